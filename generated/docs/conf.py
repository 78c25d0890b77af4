"""Sphinx settings of the cuspec reference."""

project = "cuspec"
extensions = []
html_theme = "furo"
html_title = "cuspec"
highlight_language = "none"

# Entries have headings of their own; a second copy of each in the sidebar would only be noise.
toc_object_entries = False
add_module_names = False

# Long prototypes get one parameter per line.
maximum_signature_line_length = 100
