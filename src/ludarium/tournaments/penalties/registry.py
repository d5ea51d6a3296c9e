"""The catalogues by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.tournaments.errors import Refused
from ludarium.tournaments.penalties import house, keyforge, saboteur
from ludarium.tournaments.penalties.base import Catalogue

CATALOGUES: Final[Mapping[str, Catalogue]] = {
    one.name: one for one in (keyforge.CATALOGUE, saboteur.CATALOGUE, house.CATALOGUE)
}


def catalogue_named(name: str) -> Catalogue:
    """Raises ``Refused``."""
    if name not in CATALOGUES:
        raise Refused("catalogue-unknown", found=name[:60], known=", ".join(CATALOGUES))
    return CATALOGUES[name]
