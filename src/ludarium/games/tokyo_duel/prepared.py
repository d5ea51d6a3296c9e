"""Prepared positions: a turn of King of Tokyo: Duel in mid-play, written as records write dice and tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludarium.core.chance import Chance
from ludarium.core.errors import UnknownOption
from ludarium.core.event import Event
from ludarium.core.game import Value
from ludarium.core.positions import COUNT, Part, WrongPosition, between, each_seat, one_of, read_position
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel import turns
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.notation import Move, MoveKinds, code_of, placement_laid, token_laid
from ludarium.games.tokyo_duel.position import Board, Market
from ludarium.games.tokyo_duel.rules import OPTIONS, Settings
from ludarium.games.tokyo_duel.state import DuelState, new_state
from ludarium.games.tokyo_duel.terms import (
    LETTERS,
    MONSTER_NAMES,
    NOT_PLACED,
    READING_NAMES,
    TRACK_NAMES,
    CellIndex,
    Cells,
    Monsters,
    Phases,
    Space,
)

TURN: Final = 5
"""The number of the turn: some have gone before."""
PARTS: Final = {
    "monsters": Part(list[str], ["gigazaur", "the-king"]),
    "market": Part(list[str], ["TD01", "TD20", "TD50"]),
    "dice": Part(str, "AAHEFS"),
    "hurt": Part(list[int], [3, 0]),
    "energy": Part(list[int], [2, 1]),
    "fame": Part(int, 2),
    "destruction": Part(int, -1),
    "placed": Part(list[str], ["BZ03@fame:2", "BZ06'@destruction:-4"]),
}
"""What a position may say, as JSON: the words of ``prepared``."""
MOST_ENERGY: Final = 99
TOKEN: Final = "BZ03@fame:2"
"""A token and its place."""


def prepared(
    *,
    monsters: Sequence[str],
    market: Sequence[str],
    seed: str,
    dice: str = "",
    hurt: Sequence[int] = (0, 0),
    energy: Sequence[int] = (0, 0),
    fame: int = 0,
    destruction: int = 0,
    placed: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
) -> DuelState:
    """A turn of seat 0: before the first roll, or with the final result ``dice`` to be resolved. ``options`` are
    those that are not as usual.

    ``hurt`` are the HP that each has lost, ``market`` the cards from left to right, ``fame`` and ``destruction``
    the spaces of the markers (seat 0 wins at +7), ``placed`` the tokens on the board (``BZ03@fame:2``). All
    that is rolled and drawn later comes from ``seed``."""
    values = {spec.name: spec.default for spec in OPTIONS}
    values.update(options or {})
    state = new_state(Settings(values), Chance.of(seed))
    offers = [INDEX[name] for name in market]
    deck = [card for card in range(len(INDEX)) if card not in offers]
    state.chance.shuffle(deck)
    state.market = Market(deck, [], offers)
    for seat, player in enumerate(state.players):
        player.monster = MONSTER_NAMES.index(monsters[seat])
        player.health = player.most() - hurt[seat]
        player.energy = energy[seat]
    lies = [NOT_PLACED] * len(ru.TOKENS)
    for text in placed:
        laid = Move(code_of(text)).payload
        lies[token_laid(laid)] = placement_laid(laid)
    cells = [tr.cells_of(lies, track, state.settings.reading) for track in (0, 1)]
    state.board = Board(cells, [_cell(cells[0], fame), _cell(cells[1], destruction)], lies)
    state.starter = 0
    state.number = TURN - 1
    state.stack.clear()
    told: list[Event] = []
    turns.begin(state, 0, False, told)
    if dice:
        while fr.kind_of(state.stack[-1]) != FrameKinds.FINAL_RESULT:
            state.stack.pop()
        state.phase = Phases.ROLL
        state.roll.dice = di.read(dice)
        state.roll.made = state.roll.allowed = state.allowed_rolls()
    state.run(told)
    return state


def _cell(cells: Cells, space: Space) -> CellIndex:
    """The index of the cell on a space."""
    return [(tr.low_of(cell), tr.high_of(cell)) for cell in cells].index((space, space))


def set_up(options: Mapping[str, Value], seed: str, position: Mapping[str, object]) -> DuelState:
    """``prepared`` for a position in JSON, checked. Raises ``WrongPosition``."""
    words = read_position(position, PARTS, ["monsters", "market"])
    for part in ("monsters", "hurt", "energy"):
        if part in words:
            each_seat(part, words[part], ru.SEATS)
    for monster in words["monsters"]:
        one_of("monsters", monster, MONSTER_NAMES)
    if len(set(words["monsters"])) < ru.SEATS and options["same_monster"] is not True:
        raise WrongPosition("monsters", words["monsters"][1], "same_monster", "twice")
    each_seat("market", words["market"], ru.MARKET)
    for place, card in enumerate(words["market"]):
        one_of("market", card, [name for name in CARD_NAMES if name not in words["market"][:place]])
    for monster, lost in zip(words["monsters"], words.get("hurt", (0, 0)), strict=True):
        between("hurt", lost, 0, ru.HEALTH[MONSTER_NAMES.index(monster)] - 1)
    for energy in words.get("energy", []):
        between("energy", energy, 0, MOST_ENERGY)
    dice = words.get("dice", "")
    for letter in dice:
        one_of("dice", letter, LETTERS)
    if dice:
        between("dice", len(dice), ru.BASE_DICE, ru.BASE_DICE, COUNT)
    _check_board(options, words)
    return prepared(seed=seed, options=options, **words)


def _check_board(options: Mapping[str, Value], words: Mapping[str, Any]) -> None:
    """That the tokens lie side by side, and the markers on spaces that are there and not won yet."""
    names = list(ru.TOKEN_NAMES)
    if MONSTER_NAMES[Monsters.KING] not in words["monsters"]:
        names = names[: ru.FIRST_KING_TOKEN]
    placed = [NOT_PLACED] * len(ru.TOKENS)
    for text in words.get("placed", []):
        try:
            move = Move(code_of(text))
        except UnknownOption:
            raise WrongPosition("placed", text, TOKEN, "form") from None
        if move.what != MoveKinds.PLACE:
            raise WrongPosition("placed", text, TOKEN, "form")
        token, place = token_laid(move.payload), placement_laid(move.payload)
        one_of("placed", ru.TOKEN_NAMES[token], names)
        names.remove(ru.TOKEN_NAMES[token])
        body = (1 << ru.TOKENS[token].covers) - 1 << tr.start_of(place) + ru.FAR
        if body >> tr.SPACES or body & tr.covered(placed, tr.track_of(place)):
            raise WrongPosition("placed", text, f"{-ru.FAR}–{ru.FAR}", "covered")
        placed[token] = place
    for track, part in enumerate(TRACK_NAMES):
        cells = tr.cells_of(placed, track, READING_NAMES.index(str(options["zone_cells"])))
        spaces = [tr.low_of(cell) for cell in cells if tr.low_of(cell) == tr.high_of(cell)]
        one_of(part, words.get(part, 0), [space for space in spaces if abs(space) < ru.FAR])
