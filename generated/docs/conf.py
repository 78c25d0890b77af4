"""Sphinx settings of the cuspec reference."""

from sphinx.domains.python import PythonDomain

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

# Names in Python signatures that are no entries. Sphinx would hold each one against every entry there is, for every mention.
BUILTINS = {"None", "int", "float", "bool", "str", "bytes", "object", "tuple", "list", "Any", "Callable", "Sequence", "_Address"}


class PythonNames(PythonDomain):
    """The Python domain, without a search for what the language has."""

    def resolve_xref(self, env, fromdocname, builder, type, target, node, contnode):
        """The link of a name; none for one of the language's own."""
        if target in BUILTINS:
            return None
        return super().resolve_xref(env, fromdocname, builder, type, target, node, contnode)


def setup(app):
    """Puts the domain in the place of Sphinx's."""
    app.add_domain(PythonNames, override=True)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
