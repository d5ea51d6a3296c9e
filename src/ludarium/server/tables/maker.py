"""New tables, wherever they come from: a wish, seeks, a rematch, a pairing at the desk."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core import Game, Value, WrongOption
from ludarium.core.game import spell
from ludarium.server.ids import new_id
from ludarium.server.storage.store import NORMAL, OPEN, Seat, Table
from ludarium.server.tables import fair


def make_table(
    game: Game,
    options: Mapping[str, Value],
    seats: list[Seat],
    *,
    host_id: str,
    private: bool,
    created: int,
    owner: int | None,
    rated: bool = False,
    again: str | None = None,
    same: bool = False,
    event: str | None = None,
    paired: bool = False,
    days: int | None = None,
    tempo: str = NORMAL,
    position: str | None = None,
) -> Table:
    """An open table, with an id, an invite and a secret for its shuffle that nobody has had before; it is not kept yet. The
    ``options`` are those that the game has read; the others are as ``Table`` has them."""
    return Table(
        id=new_id(8),
        game=game.name,
        version=game.version,
        options=dict(options),
        private=private,
        invite=new_id(12),
        host_id=host_id,
        status=OPEN,
        secret=fair.new_secret().hex(),
        created=created,
        seats=seats,
        rated=rated,
        again=again,
        same=same,
        event=event,
        paired=paired,
        days=days,
        tempo=tempo,
        position=position,
        owner=owner,
    )


def check_practice(game: Game, options: Mapping[str, object], alone: bool) -> None:
    """Raise ``WrongOption`` where something is to be tried out that favours somebody, and they are not ``alone`` with bots."""
    for spec in () if alone else game.options:
        if spec.practice and options.get(spec.name, spec.default) != spec.default:
            raise WrongOption(spec.name, options[spec.name], spell(spec.default))


def check_clocks(game: Game, options: Mapping[str, Value], days: int | None) -> None:
    """Raise ``WrongOption`` where a clock of the game is set at a table with ``days`` a move: none runs there."""
    for spec in game.options if days is not None else ():
        if spec.clock and options[spec.name] != spec.default:
            raise WrongOption(spec.name, options[spec.name], spell(spec.default))
