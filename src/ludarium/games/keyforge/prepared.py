"""Positions set up by hand in one literal: for tests, lessons, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.core.chance import Chance
from ludarium.core.game import Value, spell
from ludarium.core.positions import (
    COUNT,
    Part,
    UnfitOption,
    WrongPosition,
    between,
    each_seat,
    one_of,
    read_position,
)
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks.deck import HOUSES
from ludarium.games.keyforge.engine.events import Clocks
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.printing import (
    add_other_sides,
    add_tokens,
    card_print,
    join_halves,
    keep_decks,
    labels_of,
)
from ludarium.games.keyforge.engine.prints import Decks, Print
from ludarium.games.keyforge.engine.settings import NO_LIMIT, Settings
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.entering import attach
from ludarium.games.keyforge.engine.steps.halves import join
from ludarium.games.keyforge.engine.steps.tokens import lay_facedown
from ludarium.games.keyforge.engine.steps.turn import MAIN, TURN, PlayerFrame, TurnSteps
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    CHAINS_MOST,
    COUNTER_NAMES,
    DECK_SIZE,
    ICON_LETTERS,
    KEY_COLOURS,
    KEY_NAMES,
    KEYS,
    KNOWN_TO_ALL,
    NONE,
    SEATS,
    Zones,
)
from ludarium.games.keyforge.lasting import lay_lasting
from ludarium.games.keyforge.options import options as all_options
from ludarium.games.keyforge.options import settings_of
from ludarium.games.keyforge.pieces import MOST, Piece
from ludarium.games.keyforge.pool.facts import BLANK, BOTTOM, POOL, WHOLE, Fact, ascii_of
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF, CardTypes, Houses
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.words.tokens import MakeTokens

Keys = int | list[str]
"""How many keys are forged, or their colours."""
PLACES = {
    "mine": (Zones.LINE, 0), "theirs": (Zones.LINE, 1), "hand": (Zones.HAND, 0), "their_hand": (Zones.HAND, 1),
    "discard": (Zones.DISCARD, 0), "their_discard": (Zones.DISCARD, 1), "deck": (Zones.DECK, 0), "their_deck": (Zones.DECK, 1),
    "archives": (Zones.ARCHIVES, 0), "their_archives": (Zones.ARCHIVES, 1), "purged": (Zones.PURGED, 0),
    "their_purged": (Zones.PURGED, 1),
}  # fmt: skip
"""The parts that name cards: where those lie, and at which seat."""
BESIDE = (Zones.ATTACHED, Zones.BENEATH, Zones.JOINED)
"""Where cards lie with another."""
FILLER = "dust-pixie"
FILLERS = (FILLER, BLANK)
"""What the rest of a deck can be made of: one is no card of the pool."""
USUAL_HOUSES = (Houses.BROBNAR, Houses.UNTAMED, Houses.DIS)
"""The houses of a deck for which none are named: the filler can be played in one of them."""
TIDES = ("neutral", "high", "low")
"""The tide of seat 0."""
KEPT = ("time", "first", "piles", "chains-0", "chains-1")
"""The options that hold for a position too."""


def board(
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    discard: Sequence[str] = (),
    their_discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    their_deck: Sequence[str] | None = None,
    archives: Sequence[str] = (),
    their_archives: Sequence[str] = (),
    purged: Sequence[str] = (),
    their_purged: Sequence[str] = (),
    amber: Sequence[int] = (0, 0),
    keys: Sequence[Keys] = (0, 0),
    chains: Sequence[int] = (0, 0),
    tide: str = "",
    active: int = 0,
    house: str = "",
    houses: Sequence[Sequence[str]] = (),
    turn: int = 5,
    first: int = 0,
    at: str = "main",
    seed: str = "board",
    minutes: int = 0,
    settings: Settings | None = None,
    token: str = "",
    their_token: str = "",
    lasting: Sequence[str] = (),
    filler: str = FILLER,
) -> KeyForgeState:
    """A position of seat 0 ("mine") and seat 1 ("theirs").

    Cards are named as in the pool, each in a text with what lies on it: ``"troll damage:2 +blood-of-titans"``;
    ``theirs`` in such a text says that the other seat owns it. ``mine`` holds creatures from left to right, and
    artifacts. A deck is listed from its top; by default it is filled with creatures that say nothing. ``keys`` are
    numbers of forged keys, or their colours: ``(1, ["yellow"])``. ``tide`` is ``high``, ``low`` or ``neutral`` for seat 0; else there is one where a card speaks
    of it. ``token`` is the token reference card beside the deck of seat 0, ``their_token`` that of seat 1, and
    ``"token:anger"`` in ``mine`` a token creature under which the card of this name lies. ``lasting`` are effects that cards
    have begun before (``Begun``). ``filler`` fills decks. ``minutes`` counts where there are no ``settings``. ``at`` is ``main`` (step 3, the house chosen) or ``start`` of the active seat's turn.
    Raises ``WrongPosition``.
    """
    lines = {"mine": mine, "theirs": theirs}
    piles = {
        "hand": hand, "their_hand": their_hand, "discard": discard, "their_discard": their_discard, "deck": deck or (),
        "their_deck": their_deck or (), "archives": archives, "their_archives": their_archives, "purged": purged,
        "their_purged": their_purged,
    }  # fmt: skip
    pieces = pieces_of({**lines, **piles}, bool(token), bool(their_token))
    check_counts("amber", amber)
    check_counts("chains", chains)
    forged = forged_keys(keys)
    between("active", active, 0, SEATS - 1)
    between("first", first, 0, SEATS - 1)
    between("turn", turn, 1, MOST)
    between("minutes", minutes, 0, MOST)
    if len(houses) > SEATS:
        raise WrongPosition("houses", len(houses), f"0–{SEATS}", COUNT)
    for names in houses:
        for name in names:
            one_of("houses", name, tuple(HOUSE_OF))
        for number in (len(names), len(set(names))):
            between("houses", number, HOUSES, HOUSES, COUNT)
    one_of("at", at, ("main", "start"))
    if tide:
        one_of("tide", tide, TIDES)
    one_of("filler", filler, FILLERS)
    if house:
        one_of("house", house, tuple(HOUSE_OF))
    facts = [_token(part, name) for part, name in (("token", token), ("their_token", their_token))]
    decks, cards = _decks(pieces, houses, house, facts, filler)
    settings = settings or Settings([0, 0], minutes, False)
    state = KeyForgeState(decks, settings, Chance.of(seed))
    state.game = 1
    state.told = []
    place(state, pieces, cards, (deck, their_deck))
    state.pool = list(amber)
    state.chains = list(chains)
    if tide:
        state.tide = TIDES.index(tide) - 1
    state.keys = forged
    state.first = first
    state.active = active
    state.turn = turn
    state.clock = Clocks.RUNNING if settings.minutes else Clocks.UNTIMED
    state.changed()
    lay_lasting(state, lasting, turn, turn if at == "main" else turn - 1)
    turn_frame = state.push_own(TURN, Scope(NONE, active))
    if at == "main":
        state.house = HOUSE_OF[house] if house else decks.houses[active][0]
        state.step = TurnSteps.MAIN
        turn_frame.step = TurnSteps.MAIN + 1
        state.add(PlayerFrame(MAIN, active), turn_frame.scope)
    elif at == "start":
        state.turn -= 1
    state.go()
    state.told = []
    return state


def pieces_of(parts: Mapping[str, Sequence[str]], *tokens: bool) -> list[Piece]:
    """The cards that the parts of a position name, each before those that lie with it. ``tokens``: whether each seat has a token
    reference card. Raises ``WrongPosition``."""
    pieces: list[Piece] = []
    for part in [name for name in PLACES if name in parts]:
        zone, seat = PLACES[part]
        for text in parts[part]:
            piece = Piece(text, seat, zone, part)
            piece.control = seat
            pieces.append(piece)
            if zone != Zones.LINE:
                continue
            if piece.fact.kind == CardTypes.ARTIFACT and not piece.token:
                piece.zone = Zones.ARTIFACTS
            if piece.token and not tokens[piece.owner]:
                raise WrongPosition(part, text, ("token", "their_token")[piece.owner], "token")
            if piece.fact.half == BOTTOM and not piece.token:
                pieces.append(piece.top_half())
            pieces += piece.beside
    said = texts()
    for piece in pieces:
        piece.lies()
        if piece.fact.id not in said and piece.fact.id not in FILLERS:
            raise WrongPosition(piece.part, piece.fact.id, "", "unplayable")
    return pieces


def check_counts(part: str, counts: Sequence[int]) -> None:
    """Raises ``WrongPosition`` unless each seat can have so much Æ, or so many chains."""
    each_seat(part, counts, SEATS)
    for count in counts:
        between(part, count, 0, MOST if part == "amber" else CHAINS_MOST)


def forged_keys(keys: Sequence[Keys]) -> list[int]:
    """The forged keys of each seat as bits; of a number the first colours."""
    each_seat("keys", keys, SEATS)
    found = []
    for one in keys:
        if isinstance(one, int):
            between("keys", one, 0, KEYS - 1)
            found.append(sum(KEY_COLOURS[:one]))
            continue
        for name in one:
            one_of("keys", name, tuple(KEY_NAMES.values()))
        between("keys", len(one), 0, KEYS - 1, COUNT)
        between("keys", len(set(one)), len(one), KEYS - 1, COUNT)
        found.append(sum([colour for colour, name in KEY_NAMES.items() if name in one]))
    return found


def _token(part: str, name: str) -> Fact | None:
    """The token reference card of this name."""
    if not name:
        return None
    if not POOL.has(name) or POOL.card(name).kind != CardTypes.TOKEN:
        raise WrongPosition(part, name, "", "card")
    if name not in texts():
        raise WrongPosition(part, name, "", "unplayable")
    return POOL.card(name)


def _decks(
    pieces: list[Piece],
    houses: Sequence[Sequence[str]],
    house: str,
    tokens: list[Fact | None],
    fills: str,
) -> tuple[Decks, list[int]]:
    """Both decks with the pieces in them, and the card that each piece is."""
    prints: list[Print] = []
    known: dict[tuple[str, int, int, str], int] = {}
    of: list[int] = []
    cards = [NONE] * len(pieces)
    for seat in (0, 1):
        mine = [i for i in range(len(pieces)) if pieces[i].owner == seat]
        if len(mine) > DECK_SIZE:
            raise WrongPosition(pieces[mine[DECK_SIZE]].part, len(mine), f"0–{DECK_SIZE}", "deck")
        for i in sorted(mine, key=lambda i: pieces[i].key()):  # the order tells nobody where a card lies
            cards[i] = len(of)
            of.append(_number(prints, known, pieces[i]))
        filler = Piece(fills, seat, Zones.DECK)
        while len(of) < DECK_SIZE * (seat + 1):
            of.append(_number(prints, known, filler))
    add_other_sides(prints)
    join_halves(prints)
    faces = add_tokens(prints, of, tokens)
    labels = labels_of(prints, of, faces)
    chosen = [[HOUSE_OF[name] for name in names] for names in houses]
    while len(chosen) < 2:
        default = [HOUSE_OF[house]] if house else []
        chosen.append([*default, *[n for n in USUAL_HOUSES if n not in default]][:HOUSES])
    words = deck_words(labels, chosen, ["" if fact is None else fact.id for fact in tokens])
    names = ["", ""]
    sets = ["CotA", "CotA"]
    decks = keep_decks(Decks(prints, of, labels, names, sets, chosen, words, tokens=faces))
    return decks, cards


def _number(prints: list[Print], known: dict[tuple[str, int, int, str], int], piece: Piece) -> int:
    """The number of a piece's print, which is made where there is none."""
    key = piece.key()
    if key not in known:
        known[key] = len(prints)
        prints.append(piece_print(prints, piece))
    return known[key]


def deck_words(labels: list[str], houses: list[list[int]], tokens: Sequence[str]) -> list[str]:
    """Each seat's deck as one word, that of a position."""
    return [
        ",".join(labels[DECK_SIZE * seat : DECK_SIZE * (seat + 1)]) + repr(houses) + (token and f"+{token}")
        for seat, token in enumerate(tokens)
    ]


def piece_print(prints: list[Print], piece: Piece) -> Print:
    """The print of a piece, the next after these."""
    fact = piece.fact
    label = ascii_of(fact.id) + ("" if piece.house == NONE else "~" + HOUSE_NAMES[piece.house])
    also = "" if piece.also == NONE else HOUSE_NAMES[piece.also]
    if piece.icons or also:
        label += "+" + piece.icons + also
    houses = 1 << (max(fact.house, 0) if piece.house == NONE else piece.house)
    if piece.also != NONE:
        houses |= 1 << piece.also
    numbers = [0] * fact.amber + [ICON_LETTERS.index(letter) for letter in piece.icons]
    return card_print(len(prints), fact, label, houses, numbers, texts().get(fact.id, ()))


def place(
    state: KeyForgeState,
    pieces: list[Piece],
    cards: list[int],
    decks: tuple[Sequence[str] | None, Sequence[str] | None],
) -> None:
    """Take the pieces, each this card, from where they lie, and lay them where they belong; of decks that are named the rest is purged."""
    for seat in (0, 1):
        if decks[seat] is not None:
            for c in state.row(Zones.DECK, seat)[:]:
                if c not in cards:
                    state.take_out(c)
                    state.put_in(c, Zones.PURGED, seat)
    last = NONE
    for i, piece in enumerate(pieces):
        c = cards[i]
        if piece.token and c < BOTH_DECKS:
            c = lay_facedown(state, c, piece.control)
        if piece.zone in BESIDE and state.zone[c] == piece.zone and state.host[c] == last:
            continue  # it lies there
        state.take_out(c)
        state.ctrl[c] = piece.control
        if piece.zone == Zones.ATTACHED:
            state.seen[c] = KNOWN_TO_ALL
            attach(state, c, last)
            continue
        if piece.zone == Zones.BENEATH:
            state.hide(c, last, piece.open)
            continue
        if piece.zone == Zones.JOINED:
            state.put_in(c, Zones.HAND, piece.owner)
            join(state, last, c)
            continue
        state.put_in(c, piece.zone, piece.control)
        if piece.zone == Zones.LINE or piece.zone == Zones.ARTIFACTS:
            last = c
            state.flags[c] |= piece.flags
            state.damage[c] = piece.numbers["damage"]
            state.amber[c] = piece.numbers["amber"]
            state.set_plus(c, piece.numbers["plus"])
            state.set_used(c, piece.numbers["used"])
            for name, number in piece.counters.items():
                state.mark(c, COUNTER_NAMES.index(name), number)
            if state.base_control(c) != piece.control:
                state.controls = [*state.controls, (c, piece.control, NONE)]


def lay_in_hand(state: KeyForgeState, fact: Fact) -> None:
    """Before anything is chosen: give seat 0 this card of its deck in the opening hand, in the place of another card, which goes
    where it lay; both halves of a gigantic creature, and of a token creature a card that makes some, where the deck has one."""
    wanted = [fact]
    if fact.half != WHOLE:
        wanted = [one for one in POOL.named(fact.name) if one.half != WHOLE and one.name == fact.name]
    if fact.kind == CardTypes.TOKEN:
        wanted = []
        for card in (*state.row(Zones.HAND, 0), *state.row(Zones.DECK, 0)):
            name = state.decks.prints[state.decks.of[card]].id
            if any([isinstance(word, MakeTokens) for word in inside(texts()[name])]):
                wanted = [POOL.card(name)]
                break
    for one in wanted:
        _to_hand(state, one, [other.id for other in wanted])


def _to_hand(state: KeyForgeState, fact: Fact, kept: list[str]) -> None:
    def named(card: int) -> str:
        return state.decks.prints[state.decks.of[card]].id

    hand = state.row(Zones.HAND, 0)
    if any([named(card) == fact.id for card in hand]):
        return
    deck = state.row(Zones.DECK, 0)
    found = next((card for card in deck if named(card) == fact.id), NONE)
    other = next((card for card in reversed(hand) if named(card) not in kept), NONE)
    if found == NONE or other == NONE:
        return
    at, there = deck.index(found), hand.index(other)
    state.take_out(found)
    state.take_out(other)
    state.put_in(found, Zones.HAND, 0, there)
    state.put_in(other, Zones.DECK, 0, at)
    state.seen[other] = 0  # nobody has looked at it


PARTS: dict[str, Part] = {
    "mine": Part(list[str], ["troll damage:2 +blood-of-titans", "bumpsy exhausted"]),
    "theirs": Part(list[str], ["urchin amber:1", "umbra stunned"]),
    **dict.fromkeys(("hand", "their_hand"), Part(list[str], ["punch", "anger"])),
    **dict.fromkeys(("discard", "their_discard"), Part(list[str], ["warsong"])),
    **dict.fromkeys(("deck", "their_deck"), Part(list[str], ["krump", "smaaash"])),
    **dict.fromkeys(("archives", "their_archives"), Part(list[str], ["dextre"])),
    **dict.fromkeys(("purged", "their_purged"), Part(list[str], ["library-access"])),
    "amber": Part(tuple[int, int], [3, 6]),
    "keys": Part(tuple[Keys, Keys], [1, ["red", "yellow"]]),
    "chains": Part(tuple[int, int], [0, 4]),
    "tide": Part(str, "high"),
    **dict.fromkeys(("token", "their_token"), Part(str, "grunt")),
    "filler": Part(str, BLANK),
    "lasting": Part(list[str], ["fogbank turn:4 theirs"]),
    "active": Part(int, 0),
    "turn": Part(int, 5),
    "first": Part(int, 0),
    "minutes": Part(int, 0),
    "house": Part(str, "brobnar"),
    "at": Part(str, "main"),
    "houses": Part(list[list[str]], [["brobnar", "logos", "untamed"], ["dis", "shadows", "mars"]]),
}
"""The parts of a position, as ``board`` takes them."""


def set_up(options: Mapping[str, Value], seed: str, position: Mapping[str, object]) -> KeyForgeState:
    """``board`` from plain JSON values, with the options that it can keep: the chains of a handicap are there where
    the position names none. Raises ``WrongPosition``, and ``UnfitOption`` for any other option."""
    for spec in all_options():
        if spec.name not in KEPT and options[spec.name] != spec.default:
            raise UnfitOption(spec.name, options[spec.name], spell(spec.default))
    settings = settings_of(options, None, [])
    parts = read_position(position, PARTS, ())
    if settings.minutes != NO_LIMIT:
        _agree(parts, "minutes", settings.minutes)
    if settings.first != NONE:
        _agree(parts, "first", settings.first)
    parts.setdefault("chains", settings.chains)
    settings.minutes = parts.get("minutes", NO_LIMIT)
    return board(**parts, seed=seed, settings=settings)


def _agree(parts: dict[str, Any], part: str, wanted: int) -> None:
    """Take a part from the options. Raises ``WrongPosition`` where the position says something else."""
    if parts.setdefault(part, wanted) != wanted:
        raise WrongPosition(part, parts[part], str(wanted))
