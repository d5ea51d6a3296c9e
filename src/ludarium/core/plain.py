"""Plain data as tuples, so that two states can be compared field by field."""

from __future__ import annotations


def fields(thing: object) -> tuple[object, ...]:
    """Every attribute of ``thing`` as ``plain`` makes it, in the order in which they are first set.

    A state's ``dump`` is made of this, so that a field which somebody adds is compared without being listed again.
    """
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(
        thing
    )  # compiled objects have no ``__dict__``
    return tuple([plain(getattr(thing, name)) for name in names])


def plain(value: object) -> object:
    """``value`` as nested tuples: numbers, texts and None as they are, lists and tuples by their items, objects by
    their own ``dump`` where they have one, else by their fields."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple([plain(item) for item in value])
    dump = getattr(value, "dump", None)
    return fields(value) if dump is None else dump()
