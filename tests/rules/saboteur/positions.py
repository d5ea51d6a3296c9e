"""Positions of Saboteur, written down literally, and short ways to play on from them.

Cards are written as in records: ``CR@3,-1`` lies upright, ``CR'@3,-1`` turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from tests.rules.saboteur.oracle import Card, mismatches

from ludarium.core import TABLE, Chance, Event, Outcome, State, UnknownOption, Value
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.rules import Settings
from ludarium.games.saboteur.state import SaboteurState, new_state
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    FACE_NAMES,
    NO_CELL,
    ROLE_NAMES,
    Phases,
    Tiles,
    cell_key,
)
from ludarium.games.saboteur.view import SaboteurView

TOOL_OF = {"P": 1, "L": 2, "C": 4}


def parse(text: str) -> tuple[str, bool, int, int]:
    """A laid card: its id, whether it is turned, its cell."""
    card, _, cell = text.partition("@")
    x, y = cell.split(",")
    return card.rstrip("'"), card.endswith("'"), int(x), int(y)


def table(
    seats: int = 6,
    *,
    field: Sequence[str] = (),
    centre: str | None = "IH@4,0",
    goals: Sequence[str] = ("gold", "stone1", "stone2"),
    hands: Mapping[int, Sequence[str]] | None = None,
    others: int = 5,
    deck: Sequence[str] | int | None = None,
    roles: str = "",
    broken: Mapping[int, str] | None = None,
    turn: int = 0,
    round_: int = 1,
    timed: bool = False,
    **options: Value,
) -> SaboteurState:
    """A position in which seat ``turn`` is to act.

    ``goals`` are the faces from the top; "stone1 up" and "stone1 turned" lie face up. ``hands`` says
    what seats hold, all the rest hold ``others`` cards. ``deck`` is the draw deck from its top, or how
    many cards it has, or all that is left; other cards lie on the pile. ``roles`` names them by seat
    (by default diggers first, then saboteurs, then selfish dwarfs), ``broken`` the tools by letter.
    All 67 cards are somewhere, and no more of any kind than there are.
    """
    settings = Settings(seats, GAME.read_options(options))
    state = new_state(settings, Chance.of("position"))
    left = list(ru.draw_deck(settings.maps))
    Chance.of("rest").shuffle(left)

    def take(card: str) -> int:
        left.remove(CARD_OF_ID[card])
        return CARD_OF_ID[card]

    state.field = Field.new(settings.placement)
    for text in [*field, *([centre] if centre else [])]:
        card, turned, x, y = parse(text)
        assert state.field.tile(cell_key(x, y)) == Tiles.EMPTY, f"two cards at {x},{y}"
        state.field.put(cell_key(x, y), 1 + 2 * take(card) + turned)
        if text == centre:
            state.field.centre = cell_key(x, y)
        else:
            state.field.laid.append(cell_key(x, y))
    assert (state.field.centre != NO_CELL) == bool(centre)
    state.deal.faces = [FACE_NAMES.index(goal.split()[0]) for goal in goals]
    for goal, text in enumerate(goals):
        if " " in text:
            state.field.turn_up(goal, state.deal.faces[goal], text.endswith("turned"))
    state.field.refresh()
    assert not mismatches(cards(state)), f"cards do not fit: {mismatches(cards(state))}"
    state.players.broken = [
        sum(TOOL_OF[tool] for tool in (broken or {}).get(seat, "")) for seat in range(seats)
    ]
    for tools in (broken or {}).values():
        for tool in tools:
            take(f"!{tool}")
    given = {seat: [take(card) for card in hand] for seat, hand in (hands or {}).items()}
    on_top = [take(card) for card in deck] if isinstance(deck, Sequence) else []
    state.players.hands = [
        given[seat] if seat in given else [left.pop() for _ in range(others)] for seat in range(seats)
    ]
    if isinstance(deck, Sequence):
        state.deal.deck = on_top[::-1]
    else:
        state.deal.deck = [left.pop() for _ in range(len(left) if deck is None else deck)]
    state.piles.deck_left = len(state.deal.deck)
    state.piles.pile = [kind << 4 for kind in left]
    names = roles.split() or [ROLE_NAMES[role] for role in ru.roles_for(seats)]
    state.deal.roles = [ROLE_NAMES.index(name) for name in names]
    state.progress.roles_known = True
    state.phase = Phases.TURN
    state.progress.turn = turn
    state.progress.start_player = 0
    state.progress.round = round_
    state.progress.timed = timed
    assert total(state) == 61 + settings.maps
    return state


def cards(state: SaboteurState) -> dict[tuple[int, int], Card]:
    """What lies face up, for the oracle; face-down goals are left out."""
    lying: dict[tuple[int, int], Card] = {}
    for key, tile in state.field.cells():
        cell = ((key & 127) - 64, (key >> 7) - 64)
        if tile == Tiles.START:
            lying[cell] = Card("start")
        elif tile == Tiles.GOLD_UP:
            lying[cell] = Card("gold")
        elif tile >= Tiles.STONE_UP:
            lying[cell] = Card(FACE_NAMES[(tile - Tiles.STONE_UP) // 2 + 1], tile % 2 == 1)
        elif tile < Tiles.START:
            lying[cell] = Card(CARD_IDS[(tile - 1) // 2], tile % 2 == 0)
    return lying


def total(state: SaboteurState) -> int:
    """All cards of the draw deck, wherever they are (S24.1)."""
    laid = sum(1 for _, tile in state.field.cells() if tile < Tiles.START)
    hands = sum(len(hand) for hand in state.players.hands)
    broken = sum(tools.bit_count() for tools in state.players.broken)
    loose = (state.phase == Phases.CENTRE) + (state.phase == Phases.TOUCH)
    return state.piles.deck_left + hands + laid + broken + len(state.piles.pile) + loose


def row(first: int, last: int, y: int = 0, but: Iterable[int] = (4,)) -> list[str]:
    """A tunnel from west to east, straight past the centre card at x = 4."""
    straight = iter(["X", "X", "X", "TH", "TH", "TH", "TH", "IH"])
    return [f"{next(straight)}@{x},{y}" for x in range(first, last + 1) if x not in set(but)]


def offered(state: SaboteurState) -> set[str]:
    """What the seat that decides may choose."""
    decision = state.decision()
    return set() if decision is None else {str(option) for option in decision.options()}


def ruled(state: State) -> set[str]:
    """What the table may choose from outside."""
    return {str(option) for option in state.table().options()}


def places(state: SaboteurState, card: str) -> set[str]:
    """Where and how a card of the hand may be laid, without its name: ``1,0`` or ``'1,0``."""
    found = {option[len(card) :] for option in offered(state) if option.startswith((card + "@", card + "'@"))}
    return {where.replace("@", "") for where in found}


def choose(state: SaboteurState, *notations: str) -> list[Event]:
    """Choose one after the other what the pending decision offers, or else the table."""
    told: list[Event] = []
    for notation in notations:
        decision = state.decision()
        assert decision is not None, "the game is over"
        try:
            option = decision.find(notation)
        except UnknownOption:
            option = state.table().find(notation)
        told += state.choose(option)
    return told


def facts(events: Iterable[Event], kind: str, seat: int | None = TABLE) -> list[dict[str, Any]]:
    """The facts of all events of a kind; with a seat (None: a spectator), as that seat sees them."""
    found: list[dict[str, Any]] = []
    for event in events:
        seen = event if seat == TABLE else event.seen(seat)
        if seen is not None and seen.kind() == kind:
            found.append(seen.facts())
    return found


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind() for event in events]


def view(state: SaboteurState, seat: int | None = None) -> SaboteurView:
    seen = state.view(seat)
    assert isinstance(seen, SaboteurView)
    return seen


def hand(state: SaboteurState, seat: int) -> list[str]:
    return [CARD_IDS[kind] for kind in state.players.hands[seat]]


def pile(state: SaboteurState) -> list[str]:
    """The discard pile, oldest first, as nobody sees it."""
    return [CARD_IDS[entry >> 4] for entry in state.piles.pile]


def deck(state: SaboteurState) -> list[str]:
    """The draw deck from its top."""
    return [CARD_IDS[kind] for kind in state.deal.deck[: state.piles.deck_left]][::-1]


def lying(state: SaboteurState) -> dict[str, str]:
    """The face-up cards but the start, by cell: ``{"4,0": "IH", "1,0": "CR'"}``."""
    return {
        f"{x},{y}": card.name + ("'" if card.turned else "")
        for (x, y), card in cards(state).items()
        if card.name != "start"
    }


def opening(seats: int = 6, seed: str = "1", **options: Value) -> SaboteurState:
    """A game before its first deal."""
    state = GAME.start(seats, options, seed)
    assert isinstance(state, SaboteurState)
    return state


def dealt(seats: int = 6, seed: str = "1", **options: Value) -> tuple[SaboteurState, list[Event]]:
    """A round just dealt, its centre card not laid yet."""
    state = opening(seats, seed, **options)
    return state, choose(state, "deal")


def begun(seats: int = 6, seed: str = "1", **options: Value) -> SaboteurState:
    """The first turn of a game, the centre card lying upright."""
    state, _ = dealt(seats, seed, **options)
    choose(state, "centre")
    return state


def dealt_so(
    wanted: Callable[[SaboteurState, list[Event]], bool], seats: int = 6, **options: Value
) -> tuple[SaboteurState, list[Event]]:
    """The first deal, by seed, that is as wanted."""
    return next(
        (state, events)
        for state, events in (dealt(seats, str(seed), **options) for seed in count())
        if wanted(state, events)
    )


def finish_round(state: SaboteurState) -> list[Event]:
    """Everybody passes until the round is over."""
    told: list[Event] = []
    while "round_over" not in kinds(told):
        decision = state.decision()
        assert decision is not None
        told += state.choose(next(o for o in decision.options() if str(o).startswith("pass:")))
    return told


def scores(state: SaboteurState) -> list[int]:
    outcome: Outcome | None = state.outcome()
    assert outcome is not None
    return outcome.scores
