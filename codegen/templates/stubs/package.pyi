"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC."""
{% for m in modules %}
from . import {{ m }} as {{ m }}
{%- endfor %}
from ._errors import Error as Error
from ._errors import LibraryNotFoundError as LibraryNotFoundError
from ._errors import MissingSymbolError as MissingSymbolError

__all__ = ["Error", "LibraryNotFoundError", "MissingSymbolError", {% for m in modules %}"{{ m }}"{% if not loop.last %}, {% endif %}{% endfor %}]
__version__: str
