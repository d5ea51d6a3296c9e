"""Positions of King of Tokyo: Duel, written down literally, and short ways to play on from them.

They are kept by a score keeper unless a test says otherwise: every roll is a question, and the test
answers it (``faces:AAHEFD``), so that nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludarium.core import Chance, Event, UnknownOption, Value
from ludarium.games.tokyo_duel import GAME, turns
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX, bits
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.notation import code_of, payload_of, placement_laid, token_laid
from ludarium.games.tokyo_duel.position import Board, Market
from ludarium.games.tokyo_duel.rules import TOKEN_NAMES, Settings
from ludarium.games.tokyo_duel.state import DuelState, new_state
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES, NONE, NOT_PLACED, SYMBOL_NAMES, TRACK_NAMES, Phases
from ludarium.games.tokyo_duel.view import CellView, DuelView

Space = int | tuple[int, int]
"""Where a marker stands: a space, or the two that an in-between cell touches; as seat 0 counts them."""

# At which frame of a turn a position begins (K18, K83).
BEGINS = {
    "start": FrameKinds.START_SLEEP,
    "roll": FrameKinds.ASK_PRE_ROLL,
    "reroll": FrameKinds.ASK_PRE_ROLL,
    "result": FrameKinds.FINAL_RESULT,
    "resolve": FrameKinds.RESOLVE_BEGINS,
    "dice": FrameKinds.ASK_RESOLVE,
    "buy": FrameKinds.BUY_BEGINS,
    "buy ends": FrameKinds.BUY_ENDS,
    "end": FrameKinds.TURN_ENDING,
}
PHASES = {
    "start": Phases.START, "roll": Phases.START, "reroll": Phases.ROLL, "result": Phases.ROLL, "resolve": Phases.RESULT,
    "dice": Phases.RESOLVE, "buy": Phases.RESOLVE, "buy ends": Phases.BUY, "end": Phases.BUY,
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
    left = list(CARD_NAMES)
    for seat, player in enumerate(state.players):
        player.monster = MONSTER_NAMES.index(monsters[seat])
        player.health = player.most() if health is None else health[seat]
        player.energy = energy[seat]
        player.tokens = tokens[seat]
        player.keeps = sum(1 << take(left, name) for name in keeps[seat].split())
        player.fewer_dice = fewer[seat]
        player.dominated = dominated[seat]
        player.extra_turns = extra[seat]
    thrown = [take(left, name) for name in pile.split()]
    on_top = [take(left, name) for name in (deck or "").split()]
    if market is None:  # cards that do nothing by lying there
        market = " ".join([name for name in left if name not in ("TD03", "TD24")][:3])
    offers = [NONE if name == "-" else take(left, name) for name in market.split()]
    rest = [INDEX[name] for name in left]
    state.market = Market(
        (rest if deck is None else on_top)[::-1], (rest if deck is not None else []) + thrown, offers
    )
    lies = [NOT_PLACED] * len(TOKEN_NAMES)
    for notation in placed:
        payload = payload_of(code_of(notation))
        lies[token_laid(payload)] = placement_laid(payload)
    cells = [tr.cells_of(lies, track, state.settings.reading) for track in (0, 1)]
    state.board = Board(cells, [find(cells[0], fame), find(cells[1], destruction)], lies)
    state.starter = 0
    state.number = 4
    told: list[Event] = []
    state.first_turn = first_turn
    turns.begin(state, turn, False, told)
    while fr.kind_of(state.stack[-1]) != BEGINS[phase]:
        state.stack.pop()
    state.phase = PHASES[phase]
    state.roll.dice = di.read(dice)
    state.roll.added = di.read(added)
    state.roll.sp_used = sp_used
    state.roll.resolved = sum(1 << SYMBOL_NAMES.index(name) for name in resolved)
    for seat, player in enumerate(state.players):
        player.lost = lost[seat]
    state.used = sum(1 << INDEX[name] for name in used.split())
    state.bought = bought
    if phase not in ("start", "roll"):
        state.roll.allowed = state.allowed_rolls()
        state.roll.made = rolls if rolls is not None else 1 if phase == "reroll" else state.roll.allowed
    if phase == "reroll":
        state.stack[-1] = FrameKinds.ASK_REROLL
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
        *state.market.deck[: state.market.left],
        *state.market.pile,
        *(card for card in state.market.offers if card != NONE),
        *(card for player in state.players for card in bits(player.keeps)),
        *(fr.CardFrame.card(held) for held in state.stack if fr.kind_of(held) == FrameKinds.BOUGHT),
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
    cell = state.board.cell(TRACK_NAMES.index(track))
    low, high = tr.low_of(cell), tr.high_of(cell)
    return low if low == high else (low, high)


def markers(state: DuelState) -> tuple[Space, Space]:
    return marker(state, "fame"), marker(state, "destruction")


def cells(state: DuelState, track: str) -> list[CellView]:
    return view(state).tracks[track]


def cell(state: DuelState, track: str, at: Space) -> CellView:
    wanted = [at] if isinstance(at, int) else list(at)
    return next(cell for cell in cells(state, track) if cell.spaces == wanted)


def market(state: DuelState) -> str:
    return " ".join("-" if card == NONE else CARD_NAMES[card] for card in state.market.offers)


def prices(state: DuelState) -> list[int | None]:
    return [offer.price for offer in view(state).market]


def pile(state: DuelState) -> list[str]:
    """The discard pile, oldest first."""
    return view(state).pile


def deck(state: DuelState) -> list[str]:
    """The deck from its top, as nobody sees it."""
    return [CARD_NAMES[card] for card in state.market.deck[: state.market.left]][::-1]


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


def health(state: DuelState) -> list[int]:
    """The HP of both seats."""
    return [player.health for player in state.players]


def energy(state: DuelState) -> list[int]:
    return [player.energy for player in state.players]


def tokens(state: DuelState) -> list[int]:
    """The dice tokens of both seats."""
    return [player.tokens for player in state.players]


def mine(seat: int, space: int) -> int:
    """The space that ``seat`` counts as ``space`` (K8)."""
    return space if seat == 0 else -space


def pair(seat: int, own: Any, other: Any) -> Any:
    """What ``seat`` and its rival have, in the order of the seats."""
    return (own, other) if seat == 0 else (other, own)
