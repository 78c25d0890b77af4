"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC."""
{% for m in modules %}
from . import {{ m }} as {{ m }}
{%- endfor %}

__all__ = [{% for m in modules %}"{{ m }}"{% if not loop.last %}, {% endif %}{% endfor %}]
