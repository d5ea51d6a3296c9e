"""KeyForge as tensors: both lines with their artifacts and upgrades, hands, archives, piles and pools.

A card is its place in the pool, counted from 1 (0 is no card), with what its deck and the game have made of it. What it
says is not told: a net learns it by its place, or reads it from ``cards`` of the game's own trees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from msgspec import UNSET

from ludarium.core import Decision, State, View
from ludarium.environments.encoding import Encoding, See
from ludarium.environments.layout import NOTHING, Field, Layout, Numbers, Rows
from ludarium.games.keyforge.engine.codes import ASK_NAMES
from ludarium.games.keyforge.engine.events import STATE_NAMES
from ludarium.games.keyforge.engine.settings import MATCH_NAMES
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.turn import PHASE_NAMES
from ludarium.games.keyforge.engine.terms import (
    COUNTER_NAMES,
    DURATION_NAMES,
    ICON_LETTERS,
    KEY_NAMES,
    KEYWORD_NAMES,
    NO_TIDE,
    Zones,
)
from ludarium.games.keyforge.pool.facts import HALVES, POOL, ascii_of
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, TYPE_NAMES
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.view.view import CardView, KeyForgeView, Limit, MatchView, PlayerView, PrintView
from ludarium.games.keyforge.view.viewer import Viewer, phase_of

HOUSES: Final = len(HOUSE_NAMES)
PHASES: Final = tuple(dict.fromkeys(("bid", "mulligan", *PHASE_NAMES, "over")))
COLOURS: Final = tuple(KEY_NAMES.values())
TYPES: Final = TYPE_NAMES[:5]
"""What a card can be: those of a deck, and a token creature."""

IN_PLAY: Final = (
    ("line", "the seat's battleline, from the left", 20),
    ("rival-line", "the rival's battleline, from the left", 20),
    ("artifacts", "the seat's artifacts", 14),
    ("rival-artifacts", "the rival's artifacts", 14),
    ("others", "upgrades, and actions that are being resolved", 24),
)
PILES: Final = (
    ("hand", "the seat's hand", 24),
    ("rival-hand", "what the seat knows of the rival's hand", 16),
    ("archives", "the seat's archives", 16),
    ("rival-archives", "what the seat knows of the rival's archives", 16),
    ("discard", "the seat's discard pile", 48),
    ("rival-discard", "the rival's discard pile", 48),
    ("purged", "the seat's purged cards", 24),
    ("rival-purged", "the rival's purged cards", 24),
)
"""The blocks of rows: a name, what lies there, and how many rows it has. What has no row is counted in ``overflow``."""
CARD_ROWS: Final = sum([size for _, _, size in IN_PLAY])
PILE_ROWS: Final = sum([size for _, _, size in PILES])
LASTING: Final = 16

CARDS: Final = Rows(
    "cards",
    [
        Field("card", "its place in the pool, from 1; 0 for an empty row"),
        Field("owner", "the seat, the rival", kinds=2),
        Field("controller", "the seat, the rival", kinds=2),
        Field("type", ", ".join(TYPES), kinds=len(TYPES)),
        Field("houses", "which it belongs to: " + ", ".join(HOUSE_NAMES), HOUSES),
        Field("exhausted", "is exhausted"),
        Field("power", "power now", scale=10),
        Field("base_power", "power before counters and bonuses", scale=10),
        Field("armor", "armor", scale=5),
        Field("armor_left", "armor that still prevents damage this turn", scale=5),
        Field("damage", "damage on it", scale=10),
        Field("amber", "Æ on it", scale=5),
        Field("plus", "+1 power counters", scale=5),
        Field("stunned", "is stunned"),
        Field("warded", "has a ward"),
        Field("enraged", "is enraged"),
        Field("tagged", "is about to be destroyed"),
        Field(
            "keywords", "their numbers, 1 for those without: " + ", ".join(KEYWORD_NAMES), len(KEYWORD_NAMES)
        ),
        Field("flank", "stands on a flank"),
        Field("blank", "its text counts for nothing"),
        Field("upgrades", "upgrades on it", scale=3),
        Field("under", "cards beneath it", scale=3),
        Field(
            "core",
            "the place in the pool of the card that a token creature is, from 1, where the seat knows it",
        ),
        Field("counters", "other counters: " + ", ".join(COUNTER_NAMES), len(COUNTER_NAMES), scale=5),
        Field("notes", "lasting effects on it", scale=3),
        Field("host", "the row of what it is attached to, from 1"),
        Field("chosen", "has been chosen in the current decision"),
    ],
    CARD_ROWS,
    sparse=True,
)
PILE_TENSOR: Final = Rows(
    "piles",
    [
        Field("card", "its place in the pool, from 1; 0 for an empty row"),
        Field("type", ", ".join(TYPES), kinds=len(TYPES)),
        Field("house", "its house in the deck: " + ", ".join(HOUSE_NAMES), kinds=HOUSES),
        Field("icons", "bonus icons, as in lists: " + ", ".join(ICON_LETTERS), len(ICON_LETTERS)),
        Field("half", "of a gigantic creature: none, top, bottom", kinds=len(HALVES)),
        Field("chosen", "has been chosen in the current decision"),
    ],
    PILE_ROWS,
    sparse=True,
)
PLAYERS: Final = Rows(
    "players",
    [
        Field("amber", "Æ in the pool", scale=10),
        Field("keys", "forged: " + ", ".join(COLOURS), len(COLOURS)),
        Field("cost", "of a key now", scale=10),
        Field("chains", "chains", scale=24),
        Field("check", "can forge a key next"),
        Field("limit", "of the hand", scale=10),
        Field("haunted", "has ten or more cards in the discard pile"),
        Field("tide", "has high tide"),
        Field("houses", "of the deck: " + ", ".join(HOUSE_NAMES), HOUSES),
        Field("hand", "cards in hand", scale=10),
        Field("deck", "cards in the deck", scale=36),
        Field(
            "deck_top", "the place in the pool of the top card of the deck, from 1, where the seat knows it"
        ),
        Field("archives", "cards in the archives", scale=10),
        Field("discard", "cards in the discard pile", scale=36),
        Field("purged", "purged cards", scale=36),
        Field("token", "the place in the pool of the token creature of the deck, from 1"),
        Field("wins", "games of the match won", scale=2),
    ],
    2,
)
TABLE: Final = Rows(
    "table",
    [
        Field("turn", "number of the turn", scale=50),
        Field("phase", ", ".join(PHASES), kinds=len(PHASES)),
        Field("active", "whose turn it is: the seat's, the rival's", kinds=2),
        Field("first", "who began: the seat, the rival", kinds=2),
        Field("house", "active house: " + ", ".join(HOUSE_NAMES), kinds=HOUSES),
        Field("match", ", ".join(MATCH_NAMES), kinds=len(MATCH_NAMES)),
        Field("game", "of the match", scale=3),
        Field("limit", "of time: " + ", ".join(STATE_NAMES), kinds=len(STATE_NAMES)),
        Field("asked", "who is to decide: the seat, the rival", kinds=2),
        Field("question", ", ".join(ASK_NAMES), kinds=len(ASK_NAMES)),
        Field("source", "the place in the pool of the card that asks, from 1"),
        Field("min", "the fewest cards to choose", scale=5),
        Field("max", "the most cards to choose", scale=5),
        Field("amount", "how much is done", scale=5),
        Field("line", "into whose line a creature comes: the seat's, the rival's", kinds=2),
        Field("overflow", "cards without a row, by block of rows", len(IN_PLAY) + len(PILES)),
        Field("more_lasting", "lasting effects beyond those told"),
    ],
)
LASTS: Final = Rows(
    "lasting",
    [
        Field("source", "the place in the pool of the card that it came from, from 1"),
        Field("by", "whose effect it is: the seat's, the rival's", kinds=2),
        Field("until", "how long it lasts: " + ", ".join(DURATION_NAMES), kinds=len(DURATION_NAMES)),
        Field("house", "the house that was chosen: " + ", ".join(HOUSE_NAMES), kinds=HOUSES),
        Field("cards", "cards in play that it is about", scale=5),
    ],
    LASTING,
    sparse=True,
)
LAYOUT: Final = Layout([CARDS, PILE_TENSOR, PLAYERS, TABLE, LASTS])

_HOUSE: Final[dict[str | None, int]] = {None: NOTHING}
_HOUSE.update({name: house for house, name in enumerate(HOUSE_NAMES)})
_NO_CARD: Final = [0, NOTHING, NOTHING, NOTHING, *[0] * (CARDS.each - 4)]
_NO_PILE: Final = [0, NOTHING, NOTHING, *[0] * len(ICON_LETTERS), NOTHING, 0]
_NO_LASTING: Final = [0, NOTHING, NOTHING, NOTHING, 0]

_EMPTY: Final[Numbers] = np.array(
    [
        *_NO_CARD * CARD_ROWS,
        *_NO_PILE * PILE_ROWS,
        *[0] * (PLAYERS.size + TABLE.size),
        *_NO_LASTING * LASTING,
    ],
    np.int16,
)
"""What is told of nothing at all."""

PILE_VERBS: Final = ("play", "upgrade", "discard")
"""What is done with a row of ``piles``."""
CARD_VERBS: Final = ("reap", "fight", "action", "omni", "unstun", "amber")
"""What is done with a row of ``cards``."""
CHOICES: Final = ("choose", "trigger", "trigger:2", "trigger:3")
"""What is done with a row of either."""
PLAIN: Final = (
    "end", "no", "yes", "done", "take", "leave", "keep", "mulligan", "pass", "time", "pick", "tide", "amber:pool",
)  # fmt: skip
NUMBERED: Final = (
    ("place", 32), ("mode", 16), ("number", 64), ("bid", 64), ("deck", 4), ("bench", 4), ("loop", 64), ("seat", 2),
)  # fmt: skip
"""What is answered with a number, and how many numbers the table has."""
_BY_LABEL: Final = {"card": "choose", "pile": "choose", "purged": "choose", **dict.fromkeys(CARD_VERBS)}
_BY_PRINT: Final = {
    "hand": ("hand", "rival-hand"),
    "archives": ("archives", "rival-archives"),
    "faceup": ("archives", "rival-archives"),
}
"""Where a card that an option names by its print is looked for."""


KEPT: Final = 4096
"""Of so many pairs of decks it is kept what is told of their prints."""


@lru_cache(4096)
def _place(card: str) -> int:
    """The place of a card in the pool, from 1; 0 of what only fills decks."""
    return POOL.place(card) + 1 if POOL.has(card) else 0


@lru_cache(4096)
def _type(card: str) -> int:
    return min(POOL.card(card).kind, len(TYPES) - 1)


@lru_cache(16384)
def _pile_row(card: str, house: str, icons: str, half: str) -> tuple[int, ...]:
    """A row of ``piles``, without its last field."""
    counts = [icons.count(letter) for letter in ICON_LETTERS]
    return (_place(card), _type(card), _HOUSE[house], *counts, HALVES.index(half))


def print_of(view: KeyForgeView, label: str) -> str:
    """The print that a label names: copies of a print have a number behind a dot."""
    return label if label in view.prints else label.rpartition(".")[0]


def _known(cards: Iterable[str | None]) -> list[str]:
    return [card for card in cards if card is not None]


BLOCKS: Final = IN_PLAY + PILES
STARTS: Final = [sum([size for _, _, size in BLOCKS[:n]]) for n in range(len(BLOCKS))]
"""The first row of each block, counted through both tensors."""
NUMBER_OF: Final = {name: n for n, (name, _, _) in enumerate(BLOCKS)}
HIDDEN: Final = ("hand", "archives", "rival-hand", "rival-archives")
"""Blocks whose cards are named by their prints."""
LABELLED: Final = [n for n, (name, _, _) in enumerate(BLOCKS) if name not in HIDDEN]


class _Rows:
    """Which row each thing of a view has: in ``cards`` first, then in ``piles``."""

    def __init__(self, view: KeyForgeView) -> None:
        me = view.seat
        assert me is not None
        mine: PlayerView = view.players[me]
        theirs: PlayerView = view.players[1 - me]
        placed = {*mine.line, *theirs.line, *mine.artifacts, *theirs.artifacts}
        others = [label for label in view.cards if label not in placed]
        lying: list[Sequence[str]] = [mine.line, theirs.line, mine.artifacts, theirs.artifacts, others]
        piles: list[Sequence[str]] = [
            _known(mine.hand), _known(theirs.hand), _known(mine.archives), _known(theirs.archives), mine.discard,
            theirs.discard, mine.purged, theirs.purged,
        ]  # fmt: skip
        self.blocks = [*lying, *piles]
        self.overflow = [0] * len(BLOCKS)
        for n, block in enumerate(self.blocks):
            size = BLOCKS[n][2]
            if len(block) > size:
                self.overflow[n] = len(block) - size
                # The newest cards of a pile lie last; those are the ones that have rows.
                self.blocks[n] = block[:size] if n < len(IN_PLAY) else block[-size:]

    def labelled(self, label: str) -> int:
        """The row of a card by its label; ``NOTHING`` where it has none."""
        for n in LABELLED:
            if label in self.blocks[n]:
                return STARTS[n] + self.blocks[n].index(label)
        return NOTHING

    def printed(self, label: str, names: Iterable[str]) -> int:
        """The row of a hidden card by its print, in the first of these blocks that has one; ``NOTHING`` where none has."""
        for name in names:
            block = self.blocks[NUMBER_OF[name]]
            if label in block:
                return STARTS[NUMBER_OF[name]] + block.index(label)
        return NOTHING


class KeyForgeEncoding(Encoding):
    """The encoding of KeyForge."""

    game = "keyforge"
    layout = LAYOUT
    most_options = 4096

    @cached_property
    def words(self) -> list[str]:
        rows = [f"{name}#{n}" for name, _, size in IN_PLAY + PILES for n in range(size)]
        words = [f"{verb}:{row}" for verb in CARD_VERBS for row in rows[:CARD_ROWS]]
        words += [f"{verb}:{row}" for verb in PILE_VERBS for row in rows[CARD_ROWS:]]
        words += [f"{verb}:{row}" for verb in CHOICES for row in rows]
        words += PLAIN
        words += [f"{verb}:{n}" for verb, size in NUMBERED for n in range(size)]
        words += [f"house:{house}" for house in HOUSE_NAMES]
        words += [f"key:{colour}" for colour in COLOURS]
        words += [f"trait:{trait}" for trait in TRAITS]
        for verb in ("search", "name"):
            words += [f"{verb}:{ascii_of(fact.id)}" for fact in POOL.cards()]
        return words

    def blocks(self) -> list[tuple[int, str]]:
        both = CARD_ROWS + PILE_ROWS
        return [
            (
                len(CARD_VERBS) * CARD_ROWS,
                ", ".join([f"`{verb}:…`" for verb in CARD_VERBS]) + ": a row of `cards`",
            ),
            (
                len(PILE_VERBS) * PILE_ROWS,
                ", ".join([f"`{verb}:…`" for verb in PILE_VERBS]) + ": a row of `piles`",
            ),
            (
                len(CHOICES) * both,
                "`choose:…`: a card by its row, of `cards`, then of `piles`; `trigger:…`: an ability of it that resolves now",
            ),
            (len(PLAIN), ", ".join([f"`{word}`" for word in PLAIN])),
            (
                sum([size for _, size in NUMBERED]),
                ", ".join([f"`{verb}:0–{size - 1}`" for verb, size in NUMBERED]),
            ),
            (HOUSES, "`house:…`"),
            (len(COLOURS), "`key:…`"),
            (len(TRAITS), "`trait:…`"),
            (len(POOL.cards()), "`search:…`: a card out of a deck, by its name in the pool"),
            (len(POOL.cards()), "`name:…`: a card that is named, by its name in the pool"),
        ]

    @cached_property
    def _index(self) -> dict[str, int]:
        return {word: n for n, word in enumerate(self.words)}

    @cached_property
    def _rows(self) -> list[str]:
        return [f"{name}#{n}" for name, _, size in IN_PLAY + PILES for n in range(size)]

    @cached_property
    def _asked(self) -> list[tuple[Decision, list[str]]]:
        """The decision that was looked at last, with its options in notation."""
        return []

    def _notations(self, decision: Decision) -> list[str]:
        if not self._asked or self._asked[0][0] is not decision:
            self._asked[:] = [(decision, [str(option) for option in decision.options()])]
        return self._asked[0][1]

    def order(self, decision: Decision) -> list[int]:
        words = self._notations(decision)
        return sorted(range(len(words)), key=words.__getitem__)

    def meanings(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        view: View | None = None
        rows: _Rows | None = None
        found: list[int] = []
        words = self._notations(decision)
        for i in order:
            notation = words[i]
            word = self._index.get(notation, NOTHING)
            head, _, tail = notation.partition(":")
            if word < 0 or head == "deck":
                view = view or see()
                assert isinstance(view, KeyForgeView)
                rows = rows or self._rows_of(view)
                word = self._index.get(self._word(view, rows, head, tail), len(self.words))
                if word == len(self.words):
                    word = self._index.get(notation, word)
            found.append(word)
        return found

    def _word(self, view: KeyForgeView, rows: _Rows, head: str, tail: str) -> str:
        """The word of an option that names a card; an empty one where the card has no row."""
        if head == "deck":
            shown = view.prints.get(tail)
            return "" if shown is None else f"search:{ascii_of(shown.card)}"
        if head == "trigger":
            label, _, again = tail.partition(":")
            return self._at(rows.labelled(label), f"trigger:{again}" if again else "trigger")
        if head in _BY_LABEL:
            return self._at(rows.labelled(tail), _BY_LABEL[head] or head)
        row = rows.printed(tail, _BY_PRINT.get(head, HIDDEN))
        if row < 0:  # played or chosen from where everybody sees it, and yet named by its print
            for n in LABELLED[len(IN_PLAY) :]:
                for i, label in enumerate(rows.blocks[n]):
                    if row < 0 and print_of(view, label) == tail:
                        row = STARTS[n] + i
        return self._at(row, head if head in PILE_VERBS else "choose")

    def _at(self, row: int, verb: str) -> str:
        """What is done with a row."""
        return "" if row < 0 else f"{verb}:{self._rows[row]}"

    @cached_property
    def _latest(self) -> list[tuple[KeyForgeView, _Rows]]:
        """The rows of the view that was looked at last, with it."""
        return []

    def _rows_of(self, view: KeyForgeView) -> _Rows:
        latest = self._latest
        if not latest or latest[0][0] is not view:
            latest[:] = [(view, _Rows(view))]
        return latest[0][1]

    @cached_property
    def _told_of(self) -> dict[int, tuple[dict[str, PrintView], dict[str, list[int]]]]:
        """Rows of ``piles`` by label, for the prints of each game, which views of open lists share."""
        return {}

    def _rows_in(self, prints: dict[str, PrintView]) -> dict[str, list[int]]:
        found = self._told_of.get(id(prints))
        if found is None or found[0] is not prints:
            if len(self._told_of) >= KEPT:
                self._told_of.clear()
            found = self._told_of[id(prints)] = prints, {}
        return found[1]

    def glance(self, state: State, seat: int) -> View:
        """The view without what only pages and ``Game.sample`` read: faults, lists of the decks, the position as ints."""
        assert isinstance(state, KeyForgeState)
        viewer = Viewer(state, seat)
        m = viewer.m
        tide = UNSET if m.tide == NO_TIDE else None if m.tide < 0 else m.tide
        in_play = [
            *m.line(0),
            *m.line(1),
            *m.row(Zones.ARTIFACTS, 0),
            *m.row(Zones.ARTIFACTS, 1),
            *m.attached,
        ]
        in_play += m.revealed
        return KeyForgeView(
            game=self.game, seat=seat, phase=phase_of(m), turn=m.turn, active=m.active, first=m.first,
            house=None if m.house < 0 else HOUSE_NAMES[m.house],
            match=MatchView(MATCH_NAMES[m.settings.match], m.game, m.won[:], [1, 0] if m.exchanged else [0, 1], []),
            limit=Limit(m.settings.minutes, STATE_NAMES[m.clock]), prints=viewer.prints(),
            players=[viewer.player(0), viewer.player(1)], cards={viewer.label(c): viewer.card(c) for c in in_play},
            lasting=viewer.lasting(), resolving=[], ask=viewer.ask(), faults=[], winner=None, reason=None, words=[],
            exchanged=[], tide=tide, inside=[],
        )  # fmt: skip

    def numbers(self, view: View) -> Numbers:
        assert isinstance(view, KeyForgeView)
        me = view.seat
        assert me is not None
        rows = self._rows_of(view)
        ask = view.ask
        chosen = set() if ask is None else {card for card in ask.chosen if card is not None}
        hosts = {upgrade: label for label, card in view.cards.items() for upgrade in card.upgrades}
        told = _EMPTY.copy()
        for n in range(len(IN_PLAY)):
            numbers: list[int] = []
            for label in rows.blocks[n]:
                host = rows.labelled(hosts[label]) + 1 if label in hosts else 0
                numbers += [*_card(view, view.cards[label], me), host, label in chosen]
            if numbers:
                start = STARTS[n] * CARDS.each
                told[start : start + len(numbers)] = numbers
        known = self._rows_in(view.prints)
        for n in range(len(IN_PLAY), len(BLOCKS)):
            numbers = []
            for label in rows.blocks[n]:
                row = known.get(label)
                if row is None:
                    shown = view.prints[print_of(view, label)]
                    row = known[label] = [*_pile_row(shown.card, shown.house, shown.icons, shown.half), 0]
                numbers += row
                if label in chosen:
                    numbers[-1] = 1
            if numbers:
                start = CARDS.size + (STARTS[n] - CARD_ROWS) * PILE_TENSOR.each
                told[start : start + len(numbers)] = numbers
        start = CARDS.size + PILE_TENSOR.size
        numbers = [*_player(view, me), *_player(view, 1 - me), *_table(view, rows.overflow)]
        for lasting in view.lasting[:LASTING]:
            numbers += [
                _named(view, lasting.source),
                int(lasting.seat != me),
                DURATION_NAMES.index(lasting.until),
            ]
            numbers += [_HOUSE[lasting.house], len(lasting.cards)]
        told[start : start + len(numbers)] = numbers
        return told


def _table(view: KeyForgeView, overflow: list[int]) -> list[int]:
    ask, me = view.ask, view.seat
    assert me is not None
    source = 0 if ask is None or ask.source is None else _named(view, ask.source)
    numbers = [
        view.turn, PHASES.index(view.phase), _side(view.active, me), _side(view.first, me), _HOUSE[view.house],
        MATCH_NAMES.index(view.match.kind), view.match.game, STATE_NAMES.index(view.limit.state),
    ]  # fmt: skip
    if ask is None:
        numbers += [NOTHING, NOTHING, 0, 0, 0, 0, NOTHING]
    else:
        numbers += [int(ask.seat != me), ASK_NAMES.index(ask.kind), source, ask.min, ask.max, ask.amount or 0]
        numbers.append(NOTHING if ask.line is None else int(ask.line != me))
    return [*numbers, *overflow, max(0, len(view.lasting) - LASTING)]


def _side(seat: int, me: int) -> int:
    """0 for the seat itself, 1 for the rival."""
    return NOTHING if seat < 0 else int(seat != me)


def _named(view: KeyForgeView, label: str) -> int:
    """The place in the pool, from 1, of a card by its label or its print; 0 where the view doesn't show it."""
    if label in view.cards:
        label = view.cards[label].print
    shown = view.prints.get(print_of(view, label))
    return 0 if shown is None else _place(shown.card)


def _card(view: KeyForgeView, card: CardView, me: int) -> list[int]:
    """A row of ``cards``, without its last two fields."""
    keywords = {}
    for keyword in card.keywords:
        name, _, number = keyword.partition(":")
        keywords[name] = int(number or 1)
    core = 0 if card.core is UNSET or card.core is None else _named(view, card.core)
    return [
        _named(view, card.print), int(card.owner != me), int(card.controller != me),
        min(TYPE_NAMES.index(card.type), len(TYPES) - 1),
        *[name in card.houses for name in HOUSE_NAMES], card.exhausted, card.power or 0, card.base_power or 0, card.armor,
        card.armor_left, card.damage, card.amber, card.plus, card.stunned, card.warded, card.enraged, card.tagged,
        *[keywords.get(name, 0) for name in KEYWORD_NAMES], card.flank, card.blank, len(card.upgrades), len(card.under),
        core, *[card.counters.get(name, 0) for name in COUNTER_NAMES], len(card.notes),
    ]  # fmt: skip


def _player(view: KeyForgeView, seat: int) -> list[int]:
    player = view.players[seat]
    top = 0 if player.deck_top is None else _named(view, player.deck_top)
    token = 0 if player.token is UNSET else _named(view, player.token)
    return [
        player.amber, *[colour in player.keys for colour in COLOURS], player.cost, player.chains, player.check,
        player.limit, player.haunted, view.tide == seat, *[name in player.houses for name in HOUSE_NAMES],
        len(player.hand), player.deck, top, len(player.archives), len(player.discard), len(player.purged), token,
        view.match.wins[seat],
    ]  # fmt: skip
