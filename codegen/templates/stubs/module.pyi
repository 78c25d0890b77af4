"""{{ title }}"""

import builtins
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, Literal, TypeAlias, overload

from ._cuspec import Function as _Function
from ._cuspec import Integer as _Integer
from ._cuspec import Record as _Record
from ._cuspec import Value as _Value
from ._extras_{{ module }} import *
from ._typing import Address as _Address
{% for i in imports %}{% if i.names %}
from .{{ i.module }} import (
{%- for n in i.names %}
    {{ n }} as {{ n }},
{%- endfor %}
)
{% endif %}{% if i.public %}
from .{{ i.module }} import (
{%- for n in i.public %}
    {{ n }} as {{ n }},
{%- endfor %}
)
{% endif %}{% endfor %}
__all__ = [
{%- for n in all %}
    "{{ n }}",
{%- endfor %}
]

{% for c in constants -%}
{{ c.name }}: Final[{{ c.annotation }}] = {{ c.value }}
{% endfor %}
{%- for e in enums %}
class {{ e.name }}(IntEnum):
{%- if e.doc %}
    """{{ e.doc }}"""
{% endif %}
{%- for m in e.members %}
    {{ m[0] }} = {{ m[1] }}
{%- else %}
    pass
{%- endfor %}
{% endfor %}
{%- for a in aliases %}
{{ a[0] }} = {{ a[1] }}
{%- endfor %}
{% for v in values %}
{%- if v.base %}
class {{ v.name }}({{ v.base }}):
    """{{ v.doc }}"""
{% if v.stream %}
    def __cuda_stream__(self) -> tuple[int, int]:
        """The version of the protocol, 0, and the address of the stream."""
{% endif %}{% else %}
class {{ v.name }}({{ v.kind }}):
    """{{ v.doc }}"""
{% if v.stream %}
    def __cuda_stream__(self) -> tuple[int, int]:
        """The version of the protocol, 0, and the address of the stream."""
{% endif %}{% endif %}
{%- endfor %}
{%- for r in records %}
{%- if r.base %}
class {{ r.name }}({{ r.base }}):
    """{{ r.doc }}"""
{% else %}
class {{ r.name }}(_Record):
    """{{ r.doc }}"""
{% if r.fields %}
{% endif %}{%- for f in r.fields %}
{%- if f.accepted %}
    @property
    def {{ f.name }}(self) -> {{ f.value }}: ...
    @{{ f.name }}.setter
    def {{ f.name }}(self, value: {{ f.accepted }}) -> None: ...
{%- else %}
    {{ f.name }}: {{ f.value }}
{%- endif %}
{%- endfor %}
{% endif %}
{%- endfor %}
{%- for f in functions %}
{%- for o in f.overloads %}
@overload
def {{ f.name }}{{ o }}: ...
{%- endfor %}
{%- if f.overloads %}
@overload
{%- endif %}
def {{ f.name }}{{ f.signature }}:
    """{% if f.summary %}{{ f.summary }}

    {% endif %}``{{ f.prototype }}``{% if f.since %}

    Since CUDA {{ f.since }}.{% endif %}{% if f.summary or f.since %}
    {% endif %}"""
{% endfor %}
{%- if symbols %}
# The symbols behind documented names.
{%- for s in symbols %}
{{ s[0] }} = {{ s[1] }}
{%- endfor %}
{% endif %}
