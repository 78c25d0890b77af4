"""Sphinx settings of the cuspec reference."""

project = "cuspec"
extensions = []
html_theme = "furo"
html_title = "cuspec"
html_static_path = ["_static"]
html_css_files = ["reference.css"]
html_js_files = ["filter.js"]
html_show_copyright = False
html_copy_source = False
html_show_sourcelink = False
highlight_language = "none"

# Entries have headings of their own; a second copy of each in the sidebar would only be noise.
toc_object_entries = False
add_module_names = False

# Long prototypes get one parameter per line.
maximum_signature_line_length = 100
