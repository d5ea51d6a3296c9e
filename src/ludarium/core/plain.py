"""Plain data as tuples, so that two states can be compared field by field."""

from __future__ import annotations


def fields(thing: object, without: str = "") -> tuple[object, ...]:
    """Every attribute of ``thing`` as ``plain`` makes it, in the order in which they are first set; ``without`` one that follows
    from the others.

    A state's ``dump`` is made of this, so that a field which somebody adds is compared without being listed again.
    """
    return tuple([plain(getattr(thing, name)) for name in field_names(thing) if name != without])


def field_names(thing: object) -> list[str]:
    """The names of an object's attributes. A compiled class lists them, those that it inherits as well; another one has
    slots, or its objects have a dictionary."""
    names: list[str] = [*getattr(type(thing), "__mypyc_attrs__", ())]
    for cls in reversed(type(thing).__mro__):
        slots = cls.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    names += getattr(thing, "__dict__", ())
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def plain(value: object) -> object:
    """``value`` as nested tuples: numbers, texts and None as they are, lists and tuples by their items, objects by
    their own ``dump`` where they have one, else by their fields."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple([plain(item) for item in value])
    dump = getattr(value, "dump", None)
    return fields(value) if dump is None else dump()
