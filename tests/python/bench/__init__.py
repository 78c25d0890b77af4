"""What a Python call costs: cuspec beside the peer, on libraries whose functions are empty.

Input: an interpreter that has cuspec, the peer (``cuda-bindings``) and numpy, and a library with all symbols that does nothing.
Output: a table, and JSON. Invariant: both packages run the same statement in one process and in turn, so that noise hits both.

``cargo xtask bench python`` runs this. By hand, from ``tests/python``: ``python -m bench --stub libstub.so``.
"""
