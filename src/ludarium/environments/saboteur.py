"""Saboteur as tensors: the mine as planes, players, hand and piles as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from ludarium.core import Decision, State, View
from ludarium.environments.encoding import Encoding, See
from ludarium.environments.layout import NOTHING, Bytes, Field, Layout, Planes, Rows
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import Move, MoveKinds, code_of
from ludarium.games.saboteur.seen import CENTRE, HEIGHT, LEFT, PLAYS, REACHED, SEATS, TOP, WIDTH, place, seen
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    CARDS,
    FACE_NAMES,
    PATH_IDS,
    PATHS,
    PHASE_NAMES,
    ROLE_NAMES,
    SIDES,
    STATUS_NAMES,
    TILES,
    TOOL_LETTERS,
    TOOL_NAMES,
    TOOLS,
    Cards,
    Tiles,
    goal_tile,
    is_dead_end,
    tile_of,
)
from ludarium.games.saboteur.view import GoalView, SaboteurView

CELLS: Final = WIDTH * HEIGHT

CHANNELS: Final = [
    "a path card, face up",
    "open to the north",
    "open to the east",
    "open to the south",
    "open to the west",
    "a dead end: its open sides are not joined",
    "the start card",
    "a goal card, face down",
    "the gold, face up",
    "a stone, face up",
    "joined to the start card",
    "the centre card of this round",
]


def _table() -> Bytes:
    """The planes of each cell number."""
    table = np.zeros((4 * TILES, len(CHANNELS)), np.int8)
    for number in range(4 * TILES):
        tile = number % TILES
        if tile != Tiles.EMPTY and tile != Tiles.GOAL_DOWN:
            table[number, 1:5] = [bool(ru.TILE_EDGES[tile] & side) for side in SIDES]
        path = Tiles.EMPTY < tile < Tiles.START
        table[number, 0] = path
        table[number, 5] = path and is_dead_end(tile)
        table[number, 6] = tile == Tiles.START
        table[number, 7] = tile == Tiles.GOAL_DOWN
        table[number, 8] = tile == Tiles.GOLD_UP
        table[number, 9] = tile >= Tiles.STONE_UP
        table[number, 10] = number // TILES & 1
        table[number, 11] = number // CENTRE
    return table


FIELD: Final = Planes("field", HEIGHT, WIDTH, CHANNELS, _table())
PLAYERS: Final = Rows(
    "players",
    [
        Field("there", "whether the seat is played"),
        Field("hand", "cards in hand", scale=6),
        Field("broken", "pickaxe, lantern, mine cart are broken", TOOLS),
        Field("in_round", "takes part in the round"),
        Field("removed", "is out of nothing, of the round, of the game", kinds=len(STATUS_NAMES)),
        Field("stalling", "a referee has ruled that it stalls"),
        Field("gold", "nuggets so far", scale=12),
        Field("dealt_in", "was dealt a role this round"),
        Field("turn", "is to decide"),
        Field("start", "began the round"),
        Field("peeked", "has looked at the top, middle, bottom goal", 3),
    ],
    SEATS,
)
GOALS: Final = Rows(
    "goals",
    [
        Field("up", "lies face up"),
        Field("face", "gold, stone 1, stone 2, as far as the seat knows", kinds=len(FACE_NAMES)),
        Field("turned", "a stone that lies turned"),
        Field("pending", "its orientation is about to be chosen"),
    ],
    3,
)
TABLE: Final = Rows(
    "table",
    [
        Field("round", "number of the round", scale=3),
        Field("phase", "what is going on: " + ", ".join(PHASE_NAMES), kinds=len(PHASE_NAMES)),
        Field("role", "the seat's own role: " + ", ".join(ROLE_NAMES), kinds=len(ROLE_NAMES)),
        Field("roles_known", "roles have been looked at"),
        Field(
            "roles_in_play", "gold diggers, saboteurs, selfish dwarfs this round", len(ROLE_NAMES), scale=3
        ),
        Field("deck", "cards in the deck", scale=67),
        Field("passes", "passes in a row", scale=7),
        Field("timed", "the timed period of the round runs"),
        Field("seconds", "of the move clock", scale=60),
        Field("outside", "cards laid outside the box of the planes"),
        Field("hand", "cards of each kind in hand", CARDS, scale=3),
        Field("discards", "cards of each kind that lie open in the discard pile", CARDS, scale=3),
        Field("passed", "cards of each kind that the seat itself has put there face down", CARDS, scale=3),
        Field("unseen", "cards that others have put there face down", scale=20),
        Field("centre_card", "the centre card that is about to be laid", kinds=PATHS),
        Field("touched", "the card that must be used", kinds=CARDS),
        Field("earlier", "plays of the round before those told", scale=60),
    ],
)
PLAYED_KINDS: Final = ("path", "break", "repair", "rockfall", "map", "pass", "centre", "stone", "timeout")
HISTORY: Final = Rows(
    "plays",
    [
        Field("seat", "who played", kinds=SEATS),
        Field("kind", ", ".join(PLAYED_KINDS), kinds=len(PLAYED_KINDS)),
        Field("card", "the card, where the seat knows it", kinds=CARDS),
        Field("target", "whose tool, counted from the seat", kinds=SEATS),
        Field("goal", "which goal", kinds=3),
        Field("x", "column of the cell", scale=8),
        Field("y", "row of the cell", scale=8),
    ],
    PLAYS,
)
LAYOUT: Final = Layout([FIELD, PLAYERS, GOALS, TABLE, HISTORY])

_TILE: Final = {
    (card, turned): tile_of(number, turned)
    for number, card in enumerate(PATH_IDS)
    for turned in (False, True)
} | {("start", False): Tiles.START}
_FACE: Final = {name: face for face, name in enumerate(FACE_NAMES)}
_NO_PLAY: Final = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, 0, 0]


@lru_cache(8192)
def _play(option: str) -> tuple[int, int, int, int, int, int]:
    """A play of the history: its kind, card, target, goal and cell. A pass of somebody else names no card."""
    if option == "pass":
        return PLAYED_KINDS.index("pass"), NOTHING, NOTHING, NOTHING, 0, 0
    move = Move(code_of(option))
    what = move.what
    if what == MoveKinds.TOUCH:
        what = MoveKinds.PASS
    kind = (
        PLAYED_KINDS.index("timeout")
        if what == MoveKinds.TIMEOUT
        else what
        if what <= MoveKinds.STONE
        else NOTHING
    )
    card = move.card
    if what == MoveKinds.FALL:
        card = Cards.ROCKFALL
    elif what == MoveKinds.LOOK:
        card = Cards.MAP
    elif what > MoveKinds.PASS:
        card = NOTHING
    target = move.seat if what in (MoveKinds.BREAK_TOOL, MoveKinds.REPAIR_TOOL) else NOTHING
    goal = move.goal if what in (MoveKinds.LOOK, MoveKinds.STONE) else NOTHING
    return kind, card, target, goal, move.x, move.y


def _goal_tile(goal: GoalView) -> int:
    if not goal.up:
        return Tiles.GOAL_DOWN
    assert goal.face is not None
    return goal_tile(_FACE[goal.face], goal.turned)


def _counts(cards: Sequence[str]) -> list[int]:
    counts = [0] * CARDS
    for card in cards:
        counts[CARD_OF_ID[card]] += 1
    return counts


def _cells(view: SaboteurView) -> tuple[list[int], int]:
    """The cell numbers, and how many cards lie outside the box."""
    cells = [0] * CELLS
    outside = 0
    for laid in view.field:
        at = place(laid.x, laid.y)
        if at < 0:
            outside += 1
        else:
            cells[at] = _TILE[laid.card, laid.turned] + (CENTRE if laid.centre else 0)
    for goal in view.goals:
        cells[place(goal.x, goal.y)] = _goal_tile(goal)
    for x, y in view.reached:
        at = place(x, y)
        if at >= 0:
            cells[at] += REACHED
    return cells, outside


class SaboteurEncoding(Encoding):
    """The encoding of Saboteur."""

    game = "saboteur"
    layout = LAYOUT
    most_options = 1024

    @cached_property
    def words(self) -> list[str]:
        cells = [f"{x + LEFT},{y + TOP}" for y in range(HEIGHT) for x in range(WIDTH)]
        words = [f"{card}{mark}@{cell}" for cell in cells for card in PATH_IDS for mark in ("", "'")]
        words += [f"fall@{cell}" for cell in cells]
        for card in CARD_IDS[Cards.BREAK : Cards.MAP]:
            letters = card[1:]
            for letter in TOOL_LETTERS:
                if letter in letters:
                    chosen = f"={letter}" if len(letters) == 2 else ""
                    words += [f"{card}{chosen}>+{seat}" for seat in range(SEATS)]
        words += [f"map@{goal}" for goal in range(3)]
        words += [f"pass:{card}" for card in CARD_IDS]
        words += ["centre", "centre'"]
        words += [f"stone{mark}@{ru.GOAL_X},{y}" for y in ru.GOAL_Y for mark in ("", "'")]
        return words

    def order(self, decision: Decision) -> list[int]:
        return sorted(range(len(decision.codes)), key=decision.codes.__getitem__)

    def blocks(self) -> list[tuple[int, str]]:
        return [
            (CELLS * PATHS * 2, "`CR'@3,-1`: a path card, turned or not, in a cell; by cell, then by card"),
            (CELLS, "`fall@3,-1`: a rockfall on a cell"),
            (12 * SEATS, "`!L>+2`, `+PL=L>+2`: a tool card on the seat that many after the one that decides"),
            (3, "`map@0`: a map at a goal"),
            (CARDS, "`pass:CR`: pass with a card"),
            (2, "`centre`, `centre'`: how the centre card lies"),
            (6, "`stone@8,0`: how a stone lies"),
        ]

    @cached_property
    def _falls(self) -> int:
        return CELLS * 2 * PATHS

    @cached_property
    def _others(self) -> dict[str, int]:
        return {word: n for n, word in enumerate(self.words) if n >= self._falls + CELLS}

    def meanings(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        known = self._known.setdefault((decision.seat, seats), {})
        codes = decision.codes
        try:
            return [known[codes[i]] for i in order]
        except KeyError:
            for one in codes:
                if one not in known:
                    known[one] = self._meaning(one, decision.seat, seats)
        return [known[codes[i]] for i in order]

    @cached_property
    def _known(self) -> dict[tuple[int, int], dict[int, int]]:
        """By the seat that decides and the number of seats, the actions of the codes that have been met."""
        return {}

    def _meaning(self, one: int, me: int, seats: int) -> int:
        move = Move(one)
        what = move.what
        if what == MoveKinds.PATH or what == MoveKinds.FALL:
            at = place(move.x, move.y)
            if at < 0:
                return len(self.words)
            return self._falls + at if what == MoveKinds.FALL else (at * PATHS + move.card) * 2 + move.turned
        word = str(move)
        if what == MoveKinds.BREAK_TOOL or what == MoveKinds.REPAIR_TOOL:
            word = f"{word.partition('>')[0]}>+{(move.seat - me) % seats}"
        return self._others.get(word, len(self.words))

    def seen(self, state: State, seat: int, see: See) -> list[int]:
        assert isinstance(state, SaboteurState)
        return seen(state, seat)

    def numbers(self, view: View) -> list[int]:
        assert isinstance(view, SaboteurView)
        me = view.seat
        assert me is not None
        numbers, outside = _cells(view)
        seats = len(view.players)
        peeked = [[seat in goal.peeked_by for goal in view.goals] or [False] * 3 for seat in range(seats)]
        for n in range(seats):
            seat = (me + n) % seats
            player = view.players[seat]
            numbers += [1, player.hand, *[tool in player.broken for tool in TOOL_NAMES], player.in_round]
            numbers += [STATUS_NAMES.index(player.removed), player.stalling, player.gold, view.dealt_in[seat]]
            numbers += [view.turn == seat, view.start_player == seat, *peeked[seat]]
        absent = [0] * PLAYERS.each
        absent[6] = NOTHING
        numbers += absent * (SEATS - seats)
        pending = view.pending or {}
        for number, goal in enumerate(view.goals):
            face = NOTHING if goal.face is None else _FACE[goal.face]
            numbers += [goal.up, face, goal.turned, number == pending.get("goal")]
        numbers += [0, NOTHING, 0, 0] * (3 - len(view.goals))
        numbers += self._table(view, pending.get("card"), outside)
        last = view.history[: -PLAYS - 1 : -1]
        for played in last:
            kind, card, target, at, x, y = _play(played.option)
            target = NOTHING if target == NOTHING else (target - me) % seats
            numbers += [(played.seat - me) % seats, kind, card, target, at, x, y]
        numbers += _NO_PLAY * (PLAYS - len(last))
        return numbers

    def _table(self, view: SaboteurView, touched: str | None, outside: int) -> list[int]:
        open_pile = [entry.card for entry in view.pile if entry.by is None and entry.card]
        own = [entry.card for entry in view.pile if entry.by is not None and entry.card]
        return [
            view.round, PHASE_NAMES.index(view.phase),
            NOTHING if view.role is None else ROLE_NAMES.index(view.role), view.roles_known,
            *[view.roles_in_play[name] for name in ROLE_NAMES], view.deck, view.passes, view.clock.timed,
            view.clock.move or 0, outside, *_counts(view.hand), *_counts(open_pile), *_counts(own),
            len(view.pile) - len(open_pile) - len(own),
            NOTHING if view.centre_card is None else CARD_OF_ID[view.centre_card],
            NOTHING if touched is None else CARD_OF_ID[touched], max(0, len(view.history) - PLAYS),
        ]  # fmt: skip
