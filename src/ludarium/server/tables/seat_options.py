"""What players bring to their seats: those options of a game that belong to a seat (docs/core.md).

They stand among the options of the table. Until the game is over the hall tells nobody what they say: only
which choice it is or, of a text of one's own, the label that its game gives it. Where the table has agreed on
hidden lists, it tells those who sat there once the game is over, and at a table of an event only the event's staff.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from ludarium import i18n
from ludarium.core import Game, LudariumError, OptionSpec, SourceInfo, Value, games
from ludarium.core.signs import one_line
from ludarium.server.errors import refuse
from ludarium.server.storage.store import OVER, PLAYING, Person, Seat, Table
from ludarium.server.tables import fair
from ludarium.server.ws.messages import BroughtShown, OfficialShown

LONGEST_LABEL: Final = 120  # characters
LABELS_KEPT: Final = 10_000  # some 10 MB where each is of a deck
LISTS: Final = "lists"
"""The option of a game whose tables may agree that nobody is told what another seat has brought."""
LISTS_OPEN: Final = "open"
LISTS_HIDDEN: Final = "hidden"

Goods = Mapping[str, Value]
"""What somebody brings, by the stems of the options: it fits every seat."""


def hidden(table: Table) -> bool:
    """Whether this table has agreed that nobody is told what another seat has brought."""
    return table.options.get(LISTS) == LISTS_HIDDEN


def kept(table: Table) -> bool:
    """Whether what was brought, and so the record, stays with the staff of an event, the game being over or not."""
    return table.event is not None and hidden(table)


def check_bringer(seats: Sequence[Seat], number: int, person: Person, host_id: str) -> None:
    """Raise unless a person says what is brought to a seat: the player there does, and for a bot the host."""
    seat = seats[number] if number < len(seats) else Seat(number)
    bringer = {"person": seat.person_id, "bot": host_id}.get(seat.kind)
    if person.id != bringer:
        raise refuse("seat-option-not-yours")


def brought(game: Game, options: Mapping[str, Value], number: int) -> Goods:
    """What was brought to a seat."""
    return {spec.stem: _value(spec, options) for spec in game.options if spec.seat == number}


def own_texts(game: Game, options: Mapping[str, Value], seat: int | None = None) -> list[str]:
    """The texts of one's own among options, those that were brought to one seat or to any."""
    found = [
        options[spec.name]
        for spec in game.options
        if spec.text and spec.seat is not None and seat in (None, spec.seat) and spec.name in options
        if options[spec.name] not in spec.choices
    ]
    return [text for text in dict.fromkeys(found) if isinstance(text, str)]


def cleared(game: Game, options: Mapping[str, Value], *numbers: int) -> dict[str, Value]:
    """``options`` once those who brought something to these seats have left."""
    return {**options, **{spec.name: spec.default for spec in game.options if spec.seat in numbers}}


def carried(game: Game, options: Mapping[str, Value], number: int, goods: Goods) -> dict[str, Value]:
    """``options`` once ``goods`` were brought to a seat: what it does not take stays behind."""
    values = dict(options)
    for spec in game.options:
        if spec.seat == number and spec.stem in goods:
            try:
                values = game.read_options({**values, spec.name: goods[spec.stem]})
            except LudariumError:
                continue
    return values


def played_again(game: Game, before: Table, same: bool) -> dict[str, Value]:
    """The options of a rematch of a finished table: with ``same``, what chance dealt there is brought again."""
    seed = fair.game_seed(bytes.fromhex(before.secret), [seat.nonce for seat in before.seats])
    return game.rematch(before.options, seed, same)


def brought_before(game: Game, before: Table, number: int, person_id: str, same: bool = False) -> Goods:
    """What a person brought to a finished table: of several seats, to the one of this number. With the ``same``, what chance
    dealt them there."""
    mine = [seat.seat for seat in before.seats if seat.person_id == person_id]
    if not mine:
        return {}
    options = played_again(game, before, same) if same else before.options
    return brought(game, options, number if number in mine else mine[0])


def rematched(game: Game, before: Table, seats: Sequence[Seat]) -> list[tuple[int, Goods]]:
    """What is brought to ``seats`` of a rematch: by people what they had, by bots the same in their order."""
    here = {seat.person_id for seat in seats if seat.person_id is not None}
    bots = [seat for seat in before.seats if seat.kind == "bot" and seat.person_id not in here]
    told: list[tuple[int, Goods]] = []
    for seat in seats:
        if seat.person_id is not None:
            told.append((seat.seat, brought_before(game, before, seat.seat, seat.person_id)))
        elif seat.kind == "bot" and bots:
            told.append((seat.seat, brought(game, before.options, bots.pop(0).seat)))
    return told


def is_dealt(table: Table) -> bool:
    """Whether chance has dealt what one of the seats plays with: a rematch may deal anew, or take the same again."""
    specs = [spec for spec in _specs(table.game) if spec.seat is not None and spec.dealt]
    return any(_value(spec, table.options) in spec.dealt and spec.asked(table.options) for spec in specs)


def agreed(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options of a table that no seat brings; none where nobody knows any more which those are."""
    if game not in games():
        return {}
    own = {spec.name for spec in _specs(game) if spec.seat is not None}
    return {name: value for name, value in options.items() if name not in own}


def shown(game: str, options: Mapping[str, Value], number: int, lang: str) -> list[BroughtShown]:
    """What everybody may know of what was brought to a seat."""
    told: list[BroughtShown] = []
    for spec in _specs(game):
        if spec.seat == number and spec.asked(options):
            value = _value(spec, options)
            own = value not in spec.choices
            told.append(
                BroughtShown(
                    option=spec.name,
                    choice=None if own else value,
                    label=_label(game, spec.name, value, lang) if own else "",
                )
            )
    return told


def titles(game: str, options: Mapping[str, Value], number: int) -> list[str]:
    """What the things are called that were brought to a seat, where they have names."""
    found = [
        one_line(spec.title(_value(spec, options)))
        for spec in _specs(game)
        if spec.seat == number and spec.asked(options)
    ]
    return [title for title in found if title]


def official(
    table: Table, extras: Mapping[Value, SourceInfo], origins: Sequence[str], person_id: str
) -> OfficialShown:
    """What the texts say besides that a table plays with, and nothing before it does; of hidden lists the reader's
    own, since it names cards that nobody has seen yet. Pictures of these origins only, since pages load no others."""
    told = OfficialShown({}, {})
    starts = tuple(f"{origin}/" for origin in origins)
    mine = {seat.seat for seat in table.seats if seat.person_id == person_id}
    specs = [spec for spec in _specs(table.game) if not hidden(table) or spec.seat in mine]
    for spec in specs if table.status in (PLAYING, OVER) else []:
        said = extras.get(_value(spec, table.options)) if spec.text else None
        if said is not None:
            told.texts.update(said.texts)
            told.images.update(
                (name, image) for name, image in said.images.items() if image.startswith(starts)
            )
    return told


def _specs(game: str) -> list[OptionSpec]:
    """The options of a game; none of one that is not installed any more."""
    found = games().get(game)
    return [] if found is None else found.options


def _value(spec: OptionSpec, options: Mapping[str, Value]) -> Value:
    return options.get(spec.name, spec.default)


@lru_cache(maxsize=LABELS_KEPT)
def _label(game: str, option: str, value: Value, lang: str) -> str:
    """The label is asked for with every list of tables, and a text may be long to read."""
    spec = next(spec for spec in _specs(game) if spec.name == option)
    label = one_line(spec.label(value, lambda message, facts: i18n.say(lang, message, **facts)))
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
