"""Positions of King of Tokyo: Duel, written down literally, and short ways to play on from them.

They are kept by a score keeper unless a test says otherwise: every roll is a question, and the test
answers it (``faces:AAHEFD``), so that nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludarium.core import Chance, Event, UnknownOption, Value
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX
from ludarium.games.tokyo_duel.notation import code_of
from ludarium.games.tokyo_duel.position import NONE, frame
from ludarium.games.tokyo_duel.rules import MONSTER_NAMES, SYMBOL_NAMES, TOKEN_NAMES, TRACK_NAMES, Settings
from ludarium.games.tokyo_duel.state import DuelState, new_state
from ludarium.games.tokyo_duel.view import Cell, DuelView

Space = int | tuple[int, int]
"""Where a marker stands: a space, or the two that an in-between cell touches; as seat 0 counts them."""

# At which frame of a turn a position begins (K18, K83).
BEGINS = {
    "start": po.START_SLEEP,
    "roll": po.ASK_PRE_ROLL,
    "reroll": po.ASK_PRE_ROLL,
    "result": po.FINAL_RESULT,
    "resolve": po.RESOLVE_BEGINS,
    "dice": po.ASK_RESOLVE,
    "buy": po.BUY_BEGINS,
    "buy ends": po.BUY_ENDS,
    "end": po.TURN_ENDING,
}
PHASES = {
    "start": po.START, "roll": po.START, "reroll": po.ROLL, "result": po.ROLL, "resolve": po.RESULT,
    "dice": po.RESOLVE, "buy": po.RESOLVE, "buy ends": po.BUY, "end": po.BUY,
}  # fmt: skip


def played(
    phase: str = "roll",
    *,
    turn: int = 0,
    monsters: tuple[str, str] = ("gigazaur", "alienoid"),
    health: tuple[int, int] | None = None,
    energy: tuple[int, int] = (0, 0),
    tokens: tuple[int, int] = (0, 0),
    keeps: tuple[str, str] = ("", ""),
    market: str | None = None,
    deck: str | None = None,
    pile: str = "",
    fame: Space = 0,
    destruction: Space = 0,
    placed: Sequence[str] = (),
    dice: str = "",
    added: str = "",
    rolls: int | None = None,
    sp_used: int = 0,
    resolved: Sequence[str] = (),
    fewer: tuple[int, int] = (0, 0),
    dominated: tuple[int, int] = (0, 0),
    extra: tuple[int, int] = (0, 0),
    lost: tuple[int, int] = (0, 0),
    used: str = "",
    bought: bool = False,
    first_turn: bool = False,
    score_keeper: bool = True,
    **settings: Value,
) -> tuple[DuelState, list[Event]]:
    """A position, and what happened by itself until somebody was asked.

    ``phase`` is where in the turn of seat ``turn`` it begins: ``start``, ``roll`` (before the first),
    ``reroll`` (``dice`` lie on the table, ``rolls`` of them are made, one if not said), ``result`` (the
    moment c of K83), ``resolve`` (d), ``dice`` (e), ``buy``, ``buy ends``, ``end`` (g). Cards are named
    ``"TD05 TD07"``; the market from left to right (``-`` an empty space), the deck from its top. What
    is not named lies in the deck; a deck that is named leaves the rest on the pile, below what ``pile``
    names. ``placed`` is written as in records: ``BZ06'@fame:3``.
    """
    options = GAME.read_options({"score_keeper": score_keeper, **settings})
    state = new_state(Settings(options), Chance.of("position"))
    state.stack.clear()
    state.monsters = [MONSTER_NAMES.index(name) for name in monsters]
    state.health = [state.most(seat) for seat in (0, 1)] if health is None else list(health)
    state.energy = list(energy)
    state.tokens = list(tokens)
    left = list(CARD_NAMES)
    state.keeps = [sum(1 << take(left, name) for name in names.split()) for names in keeps]
    thrown = [take(left, name) for name in pile.split()]
    on_top = [take(left, name) for name in (deck or "").split()]
    if market is None:  # cards that do nothing by lying there
        market = " ".join([name for name in left if name not in ("TD03", "TD24")][:3])
    state.market = [NONE if name == "-" else take(left, name) for name in market.split()]
    rest = [INDEX[name] for name in left]
    state.deck = (rest if deck is None else on_top)[::-1]
    state.deck_left = len(state.deck)
    state.pile = (rest if deck is not None else []) + thrown
    state.placed = [tr.NOT_PLACED] * len(TOKEN_NAMES)
    for notation in placed:
        payload = code_of(notation) >> 5
        state.placed[payload & 15] = payload >> 4
    reading = state.settings.reading
    state.cells = [tr.cells_of(state.placed, track, reading) for track in (0, 1)]
    state.marks = [find(state.cells[0], fame), find(state.cells[1], destruction)]
    state.starter = 0
    state.number = 4
    state.fewer = list(fewer)
    state.dominated = list(dominated)
    state.extra = list(extra)
    told: list[Event] = []
    state.first_turn = first_turn
    state._begin_turn(turn, False, told)
    while state.stack[-1] & 63 != BEGINS[phase]:
        state.stack.pop()
    state.phase = PHASES[phase]
    state.dice = di.read(dice)
    state.added = di.read(added)
    state.sp_used = sp_used
    state.groups = sum(1 << SYMBOL_NAMES.index(name) for name in resolved)
    state.lost = list(lost)
    state.used = sum(1 << INDEX[name] for name in used.split())
    state.bought = bought
    if phase not in ("start", "roll"):
        state.allowed = state.allowed_rolls()
        state.rolls = rolls if rolls is not None else 1 if phase == "reroll" else state.allowed
    if phase == "reroll":
        state.stack[-1] = frame(po.ASK_REROLL)
    told.clear()
    assert len(everywhere(state)) == len(CARD_NAMES)
    state.run(told)
    return state, told


def table(phase: str = "roll", **named: Any) -> DuelState:
    """The position alone; see ``played``."""
    return played(phase, **named)[0]


def take(left: list[str], name: str) -> int:
    left.remove(name)
    return INDEX[name]


def find(cells: list[int], at: Space) -> int:
    """The index of the cell that touches these spaces."""
    ends = (at, at) if isinstance(at, int) else at
    return [(tr.low_of(cell), tr.high_of(cell)) for cell in cells].index(ends)


def everywhere(state: DuelState) -> list[int]:
    """Every card that lies anywhere: each of the fifty once."""
    return [
        *state.deck[: state.deck_left],
        *state.pile,
        *(card for card in state.market if card != NONE),
        *(card for keeps in state.keeps for card in range(len(CARD_NAMES)) if keeps >> card & 1),
        *(held >> 6 & 255 for held in state.stack if held & 63 == po.BOUGHT),
    ]


def options(state: DuelState) -> set[str]:
    """What the seat that decides may choose."""
    decision = state.decision()
    return set() if decision is None else {str(option) for option in decision.options()}


def asked(state: DuelState) -> tuple[int, str]:
    """Who decides, and what kind of question it is."""
    decision = state.decision()
    assert decision is not None, "the game is over"
    return decision.seat, decision.kind


def choose(state: DuelState, *notations: str) -> list[Event]:
    """Choose one after the other what the pending decision offers, or else the table."""
    told: list[Event] = []
    for notation in notations:
        decision = state.decision()
        assert decision is not None, f"the game is over before {notation}"
        try:
            option = decision.find(notation)
        except UnknownOption:
            if not notation.startswith("concede"):
                raise AssertionError(f"{notation} is not in {sorted(options(state))[:40]}") from None
            option = state.table().find(notation)
        told += state.choose(option)
    return told


def facts(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.facts() for event in events if event.kind() == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind() for event in events]


def hits(events: Iterable[Event]) -> list[tuple[int, int]]:
    """Who lost HP, and how many, in their order."""
    return [(fact["seat"], fact["lost"]) for fact in facts(events, "hit")]


def steps(events: Iterable[Event], track: str | None = None) -> int:
    """How many steps markers made."""
    return sum(1 for fact in facts(events, "step") if track in (None, fact["track"]))


def view(state: DuelState, seat: int | None = None) -> DuelView:
    seen = state.view(seat)
    assert isinstance(seen, DuelView)
    return seen


def marker(state: DuelState, track: str) -> Space:
    """The space that a marker stands on, or the two that its cell touches."""
    cell = state.cell(TRACK_NAMES.index(track))
    low, high = tr.low_of(cell), tr.high_of(cell)
    return low if low == high else (low, high)


def markers(state: DuelState) -> tuple[Space, Space]:
    return marker(state, "fame"), marker(state, "destruction")


def cells(state: DuelState, track: str) -> list[Cell]:
    return view(state).tracks[track]


def cell(state: DuelState, track: str, at: Space) -> Cell:
    wanted = [at] if isinstance(at, int) else list(at)
    return next(cell for cell in cells(state, track) if cell.spaces == wanted)


def market(state: DuelState) -> str:
    return " ".join("-" if card == NONE else CARD_NAMES[card] for card in state.market)


def prices(state: DuelState) -> list[int | None]:
    return [offer.price for offer in view(state).market]


def pile(state: DuelState) -> list[str]:
    """The discard pile, oldest first."""
    return view(state).pile


def deck(state: DuelState) -> list[str]:
    """The deck from its top, as nobody sees it."""
    return [CARD_NAMES[card] for card in state.deck[: state.deck_left]][::-1]


def keeps(state: DuelState, seat: int) -> list[str]:
    return view(state).players[seat].keeps


def laid(state: DuelState) -> set[str]:
    """The tokens on the board, as records write them."""
    return {
        f"{one.token}{chr(39) if one.turned else ''}@{one.track}:{one.start}" for one in view(state).placed
    }


def places(state: DuelState, token: str) -> set[str]:
    """Where the token may be laid that is asked for now: ``fame:3``, turned round ``'fame:3``."""
    return {
        option[len(token) :].replace("@", "") for option in options(state) if option.startswith(f"{token}@")
    } | {"'" + option[len(token) + 2 :] for option in options(state) if option.startswith(f"{token}'@")}


def finish_turn(state: DuelState) -> list[Event]:
    """Do as little as can be until the turn of somebody begins."""
    told: list[Event] = []
    number = state.number
    while state.winner == NONE and state.number == number:
        offered = options(state)
        wish = next(word for word in ("stop", "done", "no", "roll", *sorted(offered)) if word in offered)
        told += choose(state, wish)
    return told


def opening(seed: str = "1", **settings: Value) -> DuelState:
    """A game before the monsters are chosen."""
    state = GAME.start(ru.SEATS, settings, seed)
    assert isinstance(state, DuelState)
    return state


def mine(seat: int, space: int) -> int:
    """The space that ``seat`` counts as ``space`` (K8)."""
    return space if seat == 0 else -space


def pair(seat: int, own: Any, other: Any) -> Any:
    """What ``seat`` and its rival have, in the order of the seats."""
    return (own, other) if seat == 0 else (other, own)
