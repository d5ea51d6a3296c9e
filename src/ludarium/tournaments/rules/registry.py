"""The rules of events by game, found as games are found: each by its own name, and no list names them.

The rules of a game of the house are the package ``ludarium.tournaments.rules.<game>``; another author's package names
its own with an entry point of the group ``ludarium.event_rules``. A game that has neither is run by ``DEFAULT``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludarium.tournaments import rules
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.base import DEFAULT, EventRules
from ludarium.tournaments.rules.catalogue import Catalogue


@cache
def all_rules() -> Mapping[str, EventRules]:
    """The rules of every game that has some, by its name, in the order of their names."""
    found: dict[str, object] = {
        point.name: point.load() for point in entry_points(group="ludarium.event_rules")
    }
    for room in iter_modules(rules.__path__):
        if room.ispkg:
            found[room.name.replace("_", "-")] = import_module(f"{rules.__name__}.{room.name}").RULES
    for name, one in found.items():
        if not isinstance(one, EventRules):
            raise TypeError(f"the rules of events of {name!r} are no EventRules: {one!r}")
    return {name: one for name, one in sorted(found.items()) if isinstance(one, EventRules)}


def rules_of(game: str) -> EventRules:
    """How events of a game are run."""
    return all_rules().get(game, DEFAULT)


@cache
def catalogues() -> Mapping[str, Catalogue]:
    """The catalogues of all games, and at last that of the house."""
    found = {one.catalogue.name: one.catalogue for one in all_rules().values()}
    found.pop(DEFAULT.catalogue.name, None)
    return {**found, DEFAULT.catalogue.name: DEFAULT.catalogue}


def catalogue_named(name: str) -> Catalogue:
    """Raises ``Refused``."""
    if name not in catalogues():
        raise Refused("catalogue-unknown", found=name[:60], known=", ".join(catalogues()))
    return catalogues()[name]


@cache
def formats() -> tuple[str, ...]:
    """What decks are brought and how games are played, of all games that have such formats."""
    return tuple([name for one in all_rules().values() for name in one.formats])
