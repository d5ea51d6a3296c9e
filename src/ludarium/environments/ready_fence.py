"""Ready… Fence! as tensors: the fencers on the piste, every card of the table, the running phrase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from ludarium.core import Decision, State, View
from ludarium.environments.encoding import Encoding, See
from ludarium.environments.layout import NOTHING, Field, Layout, Rows
from ludarium.games.ready_fence.cards_option import table_of
from ludarium.games.ready_fence.notation import (
    NO_CARD,
    WORDS,
    MoveKinds,
    addon_of,
    card_of,
    is_forward,
    kind_of,
)
from ludarium.games.ready_fence.seen import NO_PHRASE, NO_PLAY, PLAYS, SQUARES, seen
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import CARDS, FIRST, KIND_OF
from ludarium.games.ready_fence.terms import (
    KIND_NAMES,
    MODE_NAMES,
    PHASE_NAMES,
    POSITION_NAMES,
    REACH_NAMES,
    RESULT_NAMES,
    ROLE_NAMES,
    THREAT_NAMES,
    Code,
    Kinds,
)
from ludarium.games.ready_fence.view import FenceView, PhraseView

RESULTS: Final = tuple([name for name in RESULT_NAMES if name])

FENCERS: Final = Rows(
    "fencers",
    [
        Field("score", "touches", scale=15),
        Field("stamina", "SP", scale=6),
        Field("position", "weapon position: " + ", ".join(POSITION_NAMES), kinds=len(POSITION_NAMES)),
        Field("square", "0 to 11, counted from the seat's own end", kinds=SQUARES),
        Field("hand", "cards in hand", scale=8),
        Field("turn", "whose game turn it is"),
        Field("asked", "who is to decide"),
        Field("opener", "opened the period"),
        Field("beside", "stands beside the other after a flèche"),
        Field("stalled", "has stalled in the last turn"),
        Field("priority", "has priority in extra time"),
        Field("fresh", "cards drawn since extra time began", scale=6),
        Field("used", "cards played in this phrase", scale=2),
        Field("cardless", "has defended without a card in this phrase"),
        Field("spent", "may not go on in this phrase"),
    ],
    2,
)
CARD_ROWS: Final = Rows(
    "cards",
    [
        Field("deck", "cards of this name in the deck of the mode", scale=7),
        Field("speed", "printed speed, 0 for none", scale=9),
        Field("stamina", "SP that it costs", scale=6),
        Field("hand", "in the seat's own hand", scale=3),
        Field("known", "in the seat's own hand, and everybody knows it", scale=3),
        Field("rival", "in the rival's hand, as everybody knows", scale=3),
        Field("discards", "in the discards", scale=3),
        Field("past", "in the discards when extra time began", scale=3),
    ],
    CARDS,
)
"""The 54 cards of the table by kind and speed; of those with one name the first stands for all, and the other rows are
empty."""
TABLE: Final = Rows(
    "table",
    [
        Field("mode", ", ".join(MODE_NAMES), kinds=len(MODE_NAMES)),
        Field("target", "touches that win", scale=15),
        Field("period", "number of the period", scale=3),
        Field("periods", "periods of the bout", scale=3),
        Field("phase", ", ".join(PHASE_NAMES), kinds=len(PHASE_NAMES)),
        Field("number", "of the game turn", scale=100),
        Field("cap", "the most SP of this period", scale=6),
        Field("distance", "empty squares between the fencers", scale=10),
        Field("reach", ", ".join(REACH_NAMES), kinds=len(REACH_NAMES)),
        Field("timer", "cards in the timer deck", scale=48),
        Field("timer_then", "cards in it when the period began", scale=48),
        Field("reserve", "cards that are in no pile yet", scale=54),
        Field("unseen", "cards discarded face down", scale=54),
        Field("acts", "actions of this game turn so far", scale=3),
        Field("changed", "the weapon position has been changed this turn"),
        Field("exchanged", "a card has been exchanged this turn"),
        Field("idle", "game turns without a touch", scale=20),
        Field("sudden", "the next touch wins"),
        Field("parry", "SP that the Parry action costs; -1 where nothing is to be answered", scale=6),
    ],
)
PHRASE: Final = Rows(
    "phrase",
    [
        Field("there", "there has been a phrase in this bout"),
        Field("attacker", "the seat, the rival", kinds=2),
        Field("result", "how it ended: " + ", ".join(RESULTS), kinds=len(RESULTS)),
        Field("scorer", "the seat, the rival", kinds=2),
        Field("threat_by", "whose threat is to be answered: the seat's, the rival's", kinds=2),
        Field("threat", ", ".join(THREAT_NAMES), kinds=len(THREAT_NAMES)),
        Field(
            "threat_card", "the kind of card it counts as: " + ", ".join(KIND_NAMES), kinds=len(KIND_NAMES)
        ),
        Field("threat_speed", "its speed", scale=9),
        Field("tie", "it hits at the same time as another"),
        Field("own", "which card of its owner it is", scale=2),
        Field("opening", "kind of the opening card", kinds=len(KIND_NAMES)),
        Field("opening_addon", "kind of what was added to it", kinds=len(KIND_NAMES)),
        Field("opening_speed", "its speed", scale=9),
        Field("first", "role of the first answer: " + ", ".join(ROLE_NAMES), kinds=len(ROLE_NAMES)),
        Field("first_speed", "its speed", scale=9),
        Field("more", "plays beyond those told"),
    ],
)
PLAY_ROWS: Final = Rows(
    "plays",
    [
        Field("seat", "the seat, the rival", kinds=2),
        Field("role", ", ".join(ROLE_NAMES), kinds=len(ROLE_NAMES)),
        Field("card", "its kind", kinds=len(KIND_NAMES)),
        Field("addon", "kind of what was added", kinds=len(KIND_NAMES)),
        Field("speed", "effective speed", scale=9),
        Field("need", "speed that it had to reach", scale=9),
        Field("riposte", "speed of the riposte that it became", scale=9),
        Field("paid", "SP spent", scale=6),
    ],
    PLAYS,
)
LAYOUT: Final = Layout([FENCERS, CARD_ROWS, TABLE, PHRASE, PLAY_ROWS])

_KIND: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
ADDONS: Final = (NO_CARD, *[card for card in range(CARDS) if KIND_OF[card] in (Kinds.AN, Kinds.GA)])
"""What may be added to a card, by its lowest number: an Angulation, a Glide, or nothing."""
_ADDON: Final = {card: n for n, card in enumerate(ADDONS)}


def _kind(card: str | None) -> int:
    """The kind of a card by its name."""
    return NOTHING if not card else _KIND[card[:2]]


def _word(card: int) -> str:
    """A card as words of actions name it: its kind, and which of those it is."""
    return "" if card == NO_CARD else f"{KIND_NAMES[KIND_OF[card]]}#{card - FIRST[KIND_OF[card]]}"


class FenceEncoding(Encoding):
    """The encoding of Ready… Fence!."""

    game = "ready-fence"
    layout = LAYOUT
    most_options = 256

    @cached_property
    def _index(self) -> dict[tuple[int, int, int], int]:
        """Each action as what it does, a card or what stands in its place, and an add-on."""
        whole = [(what, NO_CARD, NO_CARD) for what in WORDS if what != MoveKinds.DEAL]
        whole += [
            (MoveKinds.MOVE, 0, NO_CARD),
            (MoveKinds.MOVE, 1, NO_CARD),
            (MoveKinds.RETREAT, NO_CARD, NO_CARD),
        ]
        whole += [(MoveKinds.POSITION, position, NO_CARD) for position in range(len(POSITION_NAMES))]
        whole += [(MoveKinds.PARRY, NO_CARD, addon) for addon in ADDONS]
        whole.append((MoveKinds.FEINT, NO_CARD, NO_CARD))
        for what in (MoveKinds.EXCHANGE, MoveKinds.DISCARD):
            whole += [(what, card, NO_CARD) for card in range(CARDS)]
        for what in (MoveKinds.PLAY, MoveKinds.FEINT):
            whole += [(what, card, addon) for card in range(CARDS) for addon in ADDONS]
        return {one: n for n, one in enumerate(whole)}

    @cached_property
    def words(self) -> list[str]:
        return [self._say(what, card, addon) for what, card, addon in self._index]

    def order(self, decision: Decision) -> list[int]:
        return list(range(len(decision.codes)))  # the engine's: nothing that is hidden has a part in it

    def blocks(self) -> list[tuple[int, str]]:
        kinds = len(POSITION_NAMES)
        return [
            (
                len(WORDS) - 1,
                ", ".join([f"`{word}`" for what, word in WORDS.items() if what != MoveKinds.DEAL]),
            ),
            (3, "`back`, `forward`, `retreat`"),
            (kinds, "`position:…`: the weapon position"),
            (len(ADDONS), "`parry`, `parry+…`: the Parry action, with what is added to it"),
            (1, "`feint`: break the attack off"),
            (2 * CARDS, "`exchange:…`, `discard:…`: a card"),
            (2 * CARDS * len(ADDONS), "`ST#4`, `ST#4+AN#0`, `feint:…`: a card, with what is added to it"),
        ]

    def _say(self, what: int, card: int, addon: int) -> str:
        if what in WORDS:
            return WORDS[what]
        if what == MoveKinds.MOVE:
            return "forward" if card else "back"
        if what == MoveKinds.RETREAT:
            return "retreat"
        if what == MoveKinds.POSITION:
            return f"position:{POSITION_NAMES[card]}"
        added = "" if addon == NO_CARD else f"+{_word(addon)}"
        if what == MoveKinds.PARRY:
            return f"parry{added}"
        head = {MoveKinds.EXCHANGE: "exchange:", MoveKinds.DISCARD: "discard:", MoveKinds.FEINT: "feint"}.get(
            what, ""
        )
        if card == NO_CARD:
            return head
        return f"{head}{':' if head == 'feint' else ''}{_word(card)}{added}"

    def meanings(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        known = self._known
        actions: list[int] = []
        for i in order:
            one = decision.codes[i]
            action = known.get(one)
            if action is None:
                action = known[one] = self._index.get(_parts(one), len(self._index))
            actions.append(action)
        return actions

    @cached_property
    def _known(self) -> dict[Code, int]:
        """The actions of the codes that have been met."""
        return {}

    def seen(self, state: State, seat: int, see: See) -> list[int]:
        assert isinstance(state, FenceState)
        return seen(state, seat)

    def numbers(self, view: View) -> list[int]:
        assert isinstance(view, FenceView)
        me = view.seat
        assert me is not None
        numbers: list[int] = []
        phrase = view.phrase
        for seat in (me, 1 - me):
            square = view.squares[seat] if me == 0 else SQUARES - 1 - view.squares[seat]
            numbers += [
                view.scores[seat], view.stamina[seat], POSITION_NAMES.index(view.positions[seat]), square, view.hands[seat],
                view.turn == seat, view.asked == seat, view.opener == seat, view.beside == seat, view.stalled[seat],
                view.priority == seat, view.fresh[seat],
                *((0, 0, 0) if phrase is None else (phrase.used[seat], phrase.cardless[seat], phrase.spent[seat])),
            ]  # fmt: skip
        numbers += self._cards(view, me)
        numbers += [
            MODE_NAMES.index(view.mode), view.target, view.period, view.periods, PHASE_NAMES.index(view.phase),
            view.number, view.cap, view.distance, REACH_NAMES.index(view.reach), view.timer, view.timer_then,
            view.reserve, view.unseen, view.acts, view.changed, view.exchanged, view.idle, view.sudden,
            -1 if view.parry is None else view.parry,
        ]  # fmt: skip
        if phrase is None:
            return [*numbers, *NO_PHRASE, *NO_PLAY * PLAYS]
        return numbers + self._phrase(phrase, me)

    def _cards(self, view: FenceView, me: int) -> list[int]:
        table = table_of(str(view.options["cards"]))
        index = {name: card for card, name in reversed([*enumerate(table.names)])}
        numbers = [0] * CARD_ROWS.size
        each = CARD_ROWS.each
        for told in view.deck:
            name, count, stamina = told.split(":")
            at = index[name] * each
            numbers[at : at + 3] = int(count), table.speeds[index[name]], int(stamina)
        for column, cards in (
            (3, view.hand or []),
            (4, view.known[me]),
            (5, view.known[1 - me]),
            (6, view.discards),
            (7, view.past),
        ):
            for card in cards:
                numbers[index[card] * each + column] += 1
        return numbers

    def _phrase(self, phrase: PhraseView, me: int) -> list[int]:
        threat = phrase.threat
        numbers = [
            1, phrase.attacker != me, NOTHING if phrase.result is None else RESULTS.index(phrase.result),
            NOTHING if phrase.scorer is None else int(phrase.scorer != me),
        ]  # fmt: skip
        if threat is None:
            numbers += [NOTHING, NOTHING, NOTHING, 0, 0, 0]
        else:
            numbers += [threat.seat != me, THREAT_NAMES.index(threat.kind), _kind(threat.card), threat.speed]
            numbers += [threat.tie, threat.own]
        numbers += [
            _kind(phrase.opening), _kind(phrase.opening_addon), phrase.opening_speed,
            NOTHING if phrase.first is None else ROLE_NAMES.index(phrase.first), phrase.first_speed,
            max(0, len(phrase.plays) - PLAYS),
        ]  # fmt: skip
        for play in phrase.plays[:PLAYS]:
            numbers += [
                play.seat != me, ROLE_NAMES.index(play.role), _kind(play.card), _kind(play.addon), play.speed, play.need,
                play.riposte or 0, play.paid,
            ]  # fmt: skip
        return numbers + NO_PLAY * (PLAYS - len(phrase.plays[:PLAYS]))


def _parts(one: Code) -> tuple[int, int, int]:
    """What an option does, without the squares that it leads to: those are on the board."""
    what = kind_of(one)
    if what == MoveKinds.MOVE:
        return what, int(is_forward(one)), NO_CARD
    if what in (MoveKinds.RETREAT, MoveKinds.DISTANCE):
        return what, NO_CARD, NO_CARD
    return what, card_of(one), addon_of(one)
