"""King of Tokyo: Duel as tensors: tracks, players, market, dice as counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from ludarium.core import Decision, State, View
from ludarium.environments.encoding import Encoding, See
from ludarium.environments.layout import NOTHING, Field, Layout, Rows
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX
from ludarium.games.tokyo_duel.notation import (
    OF_CARD,
    POWER_NAMES,
    SIMPLE,
    Code,
    Move,
    MoveKinds,
    add_code,
    code,
    payload_of,
    place_code,
    placement_laid,
    token_laid,
    what_of,
)
from ludarium.games.tokyo_duel.seen import CELLS, NO_CELL, NO_QUESTION, PURPOSES, QUESTIONS, seen
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import (
    LETTERS,
    MONSTER_NAMES,
    PHASE_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
    TRACK_NAMES,
)
from ludarium.games.tokyo_duel.tracks import SPACES, is_turned, placement, start_of, track_of
from ludarium.games.tokyo_duel.view import DuelView, PlayerView

CARDS: Final = len(CARD_NAMES)
TOKENS: Final = len(ru.TOKENS)
KING_TOKENS: Final = ru.TOKEN_NAMES[ru.FIRST_KING_TOKEN :]

_OWNER: Final = "the seat's own, the rival's"
TRACKS: Final = Rows(
    "tracks",
    [
        Field("there", "whether the track has this cell"),
        Field("marker", "the marker stands on it"),
        Field("space", "the middle of the spaces that it touches; the seat pulls upwards", scale=2 * ru.FAR),
        Field("token", "the token of which it is a part", kinds=TOKENS),
        Field("part", "which cell of that token", scale=3),
        Field("reward", "nothing, " + ", ".join(REWARD_NAMES[1:]), kinds=len(REWARD_NAMES)),
        Field("amount", "of the reward", scale=2),
        Field("zone", "spotlight: " + _OWNER, kinds=2),
        Field("victory", "wins the game for: " + _OWNER, kinds=2),
    ],
    2 * CELLS,
)
"""The fame track first; each from the rival's end to the seat's own."""
PLAYERS: Final = Rows(
    "players",
    [
        Field("monster", ", ".join(MONSTER_NAMES), kinds=len(MONSTER_NAMES)),
        Field("health", "HP", scale=15),
        Field("most", "the most HP", scale=15),
        Field("energy", "energy", scale=10),
        Field("tokens", "dice tokens", scale=ru.MOST_TOKENS),
        Field("extra_turns", "extra turns to come"),
        Field("fewer_dice", "dice that the next roll lacks"),
        Field("dominated", "turns of domination to come"),
        Field("immune", "loses no HP"),
        Field("lost", "HP lost this turn", scale=5),
        Field("turn", "whose turn it is"),
        Field("asked", "who is to decide"),
        Field("king", "holds The King's tokens", len(KING_TOKENS)),
        Field("keeps", "Keep cards, by number", CARDS),
        Field("used", "Keep cards whose use of this turn is spent", CARDS),
    ],
    2,
)
MARKET: Final = Rows(
    "market",
    [Field("card", "which card", kinds=CARDS), Field("price", "what it costs now, 0 for no card", scale=10)],
    ru.MARKET,
)
TABLE: Final = Rows(
    "table",
    [
        Field("number", "of the turn", scale=50),
        Field("phase", ", ".join(PHASE_NAMES), kinds=len(PHASE_NAMES)),
        Field("first_turn", "of the game"),
        Field(
            "dice", "dice of the result that show each symbol: " + ", ".join(SYMBOL_NAMES), SYMBOLS, scale=8
        ),
        Field("added", "symbols beside the dice", SYMBOLS, scale=8),
        Field("alien", "those that an Alienoid has added", SYMBOLS, scale=8),
        Field("base_dice", "dice of a roll", scale=8),
        Field("extra_dice", "dice beyond those", scale=2),
        Field("missing_dice", "dice taken from this turn", scale=2),
        Field("token_dice", "dice bought by tokens", scale=2),
        Field("rolls", "rolls made", scale=4),
        Field("allowed", "rolls allowed", scale=4),
        Field("sp_used", "special symbols used", scale=8),
        Field("resolved", "symbols that are resolved", SYMBOLS),
        Field("attacks", "attacks counted", scale=8),
        Field("lost", "HP that the rival of the active player has lost this turn", scale=5),
        Field("bought", "something has been bought"),
        Field("halted", "tracks on which a marker is stopped", len(TRACK_NAMES)),
        Field("running", "cards whose effects are under way", CARDS),
        Field("deck", "cards in the deck", scale=CARDS),
        Field("pile", "cards in the discard pile, by number", CARDS),
        Field("question", ", ".join(QUESTIONS), kinds=len(QUESTIONS)),
        Field("about", "the card that it is about", kinds=CARDS),
        Field("amount", "how much it is about", scale=5),
        Field("target", "whom it is about: the seat, the rival", kinds=2),
        Field("laid", "the token that it is about", kinds=TOKENS),
        Field("faces", "dice that were rolled and are to be told", scale=8),
        Field("purpose", "why they were rolled: " + ", ".join(PURPOSES), kinds=len(PURPOSES)),
    ],
)
LAYOUT: Final = Layout([TRACKS, PLAYERS, MARKET, TABLE])

_TOKEN: Final[dict[str | None, int]] = {None: NOTHING}
_TOKEN.update({name: token for token, name in enumerate(ru.TOKEN_NAMES)})
_CARD: Final[dict[str | None, int]] = {None: NOTHING}
_CARD.update(INDEX)
_REWARD: Final[dict[str | None, int]] = {None: 0}
_REWARD.update({name: reward for reward, name in enumerate(REWARD_NAMES)})
MOST_DICE: Final = 8
ASIDE_DICE: Final = 3
ADDED: Final = 3


def _flags(cards: Iterable[str]) -> list[int]:
    flags = [0] * CARDS
    for card in cards:
        flags[INDEX[card]] = 1
    return flags


def _symbols(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _codes() -> list[Code]:
    """Every option but those that lay tokens."""
    codes = [code(MoveKinds.MONSTER, monster) for monster in range(len(MONSTER_NAMES))]
    codes += list(SIMPLE)
    for what, most in (
        (MoveKinds.REROLL, MOST_DICE),
        (MoveKinds.FACES, MOST_DICE),
        (MoveKinds.ASIDE, ASIDE_DICE),
    ):
        codes += [code(what, dice) for number in range(1, most + 1) for dice in di.multisets(number)]
    codes += [add_code(symbol, times) for symbol in range(SYMBOLS) for times in range(1, ADDED + 1)]
    codes += [code(MoveKinds.RESOLVE, symbol) for symbol in range(SYMBOLS)]
    codes += [code(MoveKinds.POWER, use) for use in range(len(POWER_NAMES))]
    codes += [code(what, card) for what in OF_CARD for card in range(CARDS)]
    return codes


def _seen_from(token: int, start: int, turned: bool) -> tuple[int, bool]:
    """Where a token lies, and whether it is turned, as the player on the other side of the table sees it."""
    kind = ru.TOKENS[token]
    return 1 - start - kind.covers, turned != kind.turns


class DuelEncoding(Encoding):
    """The encoding of King of Tokyo: Duel."""

    game = "tokyo-duel"
    layout = LAYOUT
    most_options = 2048

    @cached_property
    def _index(self) -> dict[Code, int]:
        return {one: n for n, one in enumerate(_codes())}

    @cached_property
    def words(self) -> list[str]:
        words = [str(Move(one)) for one in self._index]
        for token in range(TOKENS):
            for track in range(len(TRACK_NAMES)):
                for start in range(-ru.FAR, ru.FAR + 1):
                    for turned in (False, True):
                        words.append(str(Move(place_code(token, placement(track, start, turned)))))
        return words

    def order(self, decision: Decision) -> list[int]:
        return list(range(len(decision.codes)))  # the engine's: nothing that is hidden has a part in it

    def blocks(self) -> list[tuple[int, str]]:
        dice = [sum([len(di.multisets(n)) for n in range(1, most + 1)]) for most in (MOST_DICE, ASIDE_DICE)]
        return [
            (len(MONSTER_NAMES), "`monster:…`: which monster to play"),
            (len(SIMPLE), ", ".join([f"`{word}`" for word in SIMPLE.values()])),
            (dice[0], "`reroll:…`: which dice to roll again, as a multiset of symbols"),
            (dice[0], "`faces:…`: what real dice show (option `score_keeper`)"),
            (dice[1], "`aside:…`: which dice to set aside"),
            (SYMBOLS * ADDED, "`add:…`: symbols that an Alienoid adds"),
            (SYMBOLS, "`resolve:…`: which symbol to resolve next"),
            (len(POWER_NAMES), "`power…`: the power of the monster"),
            (len(OF_CARD) * CARDS, "`buy:…`, `cut:…`, `do:…`, `drop:…`, `take:…`: a power card"),
            (
                TOKENS * len(TRACK_NAMES) * SPACES * 2,
                "`BZ06'@fame:3`: a buzz token, turned or not, with its lowest space there, as the seat sees the board",
            ),
        ]

    def meanings(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        opposite = decision.seat == 1
        index = self._index
        return [
            index[one] if one in index else self._laid(one, opposite)
            for one in [decision.codes[i] for i in order]
        ]

    def _laid(self, one: Code, opposite: bool) -> int:
        """The action of an option that lays a token."""
        if what_of(one) != MoveKinds.PLACE:
            return len(self.words)
        token = token_laid(payload_of(one))
        place = placement_laid(payload_of(one))
        start, turned = start_of(place), is_turned(place)
        if opposite:
            start, turned = _seen_from(token, start, turned)
        where = (token * len(TRACK_NAMES) + track_of(place)) * SPACES + start + ru.FAR
        return len(self._index) + 2 * where + turned

    def seen(self, state: State, seat: int, see: See) -> list[int]:
        assert isinstance(state, DuelState)
        return seen(state, seat)

    def numbers(self, view: View) -> list[int]:
        assert isinstance(view, DuelView)
        me = view.seat
        assert me is not None
        numbers: list[int] = []
        for track in TRACK_NAMES:
            numbers += self._track(view, track, me)
        for seat in (me, 1 - me):
            numbers += self._player(view, view.players[seat])
        for offer in view.market:
            numbers += [_CARD[offer.card], offer.price or 0]
        pending = view.pending
        numbers += [
            view.number, PHASE_NAMES.index(view.phase), view.first_turn,
            *_symbols(view.dice), *_symbols(view.added), *_symbols(view.alien),
            view.base_dice, view.extra_dice, view.missing_dice, view.token_dice, view.rolls, view.allowed,
            view.sp_used, *[name in view.resolved for name in SYMBOL_NAMES], view.attacks, view.lost, view.bought,
            *[track in view.halted for track in TRACK_NAMES], *_flags(view.running), view.deck, *_flags(view.pile),
        ]  # fmt: skip
        if pending is None:
            return [*numbers, *NO_QUESTION]
        target = NOTHING if pending.target is None else int(pending.target != me)
        purpose = NOTHING if pending.reason is None else PURPOSES.index(pending.reason)
        return [
            *numbers, QUESTIONS.index(pending.kind), _CARD[pending.card], pending.amount, target,
            _TOKEN[pending.token], pending.faces, purpose,
        ]  # fmt: skip

    def _track(self, view: DuelView, track: str, me: int) -> list[int]:
        """Its cells, from the rival's end to the seat's own."""
        numbers: list[int] = []
        cells = view.tracks[track]
        marker = view.markers[track]
        order = range(len(cells)) if me == 0 else range(len(cells) - 1, -1, -1)
        for i in order:
            cell = cells[i]
            space = cell.spaces[0] + cell.spaces[-1]
            zone = NOTHING if cell.zone is None else int(cell.zone != me)
            victory = NOTHING if cell.victory is None else int(cell.victory != me)
            numbers += [
                1, i == marker, -space if me else space, _TOKEN[cell.token], cell.part, _REWARD[cell.reward], cell.amount,
                zone, victory,
            ]  # fmt: skip
        return numbers + NO_CELL * (CELLS - len(cells))

    def _player(self, view: DuelView, player: PlayerView) -> list[int]:
        monster = NOTHING if player.monster is None else MONSTER_NAMES.index(player.monster)
        return [
            monster, player.health, player.most, player.energy, player.tokens, player.extra_turns, player.fewer_dice,
            player.dominated, player.immune, player.lost, view.turn == player.seat, view.asked == player.seat,
            *[token in player.king for token in KING_TOKENS], *_flags(player.keeps), *_flags(player.used),
        ]  # fmt: skip
