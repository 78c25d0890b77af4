"""{{ title }}"""

import builtins
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Final, Protocol, TypeAlias

from typing_extensions import Buffer
{% if helpers %}
class _DeviceArray(Protocol):
    @property
    def __cuda_array_interface__(self) -> Mapping[str, Any]: ...

class _Exporter(Protocol):
    def __dlpack__(self, *, stream: Any = ...) -> Any: ...

class _Index(Protocol):
    def __index__(self) -> int: ...

_Address: TypeAlias = _Index | Buffer | _DeviceArray | _Exporter | None
{% else %}
from .cuda import _Address
{% endif -%}
{% for i in imports %}{% if i.names %}
from .{{ i.module }} import (
{%- for n in i.names %}
    {{ n }},
{%- endfor %}
)
{% endif %}{% if i.public %}
from .{{ i.module }} import (
{%- for n in i.public %}
    {{ n }} as {{ n }},
{%- endfor %}
)
{% endif %}{% endfor %}
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
{% elif v.callback %}
class {{ v.name }}:
    """{{ v.doc }}"""

    def __init__(self, _ptr: int = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
{% else %}
class {{ v.name }}:
    """{{ v.doc }}"""

    def __init__(self, init_value: int = 0, _ptr: int = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
{% endif %}
{%- endfor %}
{%- for r in records %}
{%- if r.base %}
class {{ r.name }}({{ r.base }}):
    """{{ r.doc }}"""
{% else %}
class {{ r.name }}:
    """{{ r.doc }}"""

    def __init__(self, _ptr: int = 0) -> None: ...
    def getPtr(self) -> int: ...
{%- for f in r.fields %}
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
def {{ f.name }}{{ f.signature }}:
    """{% if f.summary %}{{ f.summary }}

    ``{{ f.prototype }}``
    {% else %}``{{ f.prototype }}``{% endif %}"""
{% endfor %}
