"""One bout of Ready… Fence! between two bots, watched: how long it took, how its phrases ended, and what became of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from ludarium.bots.registry import RANDOM, choice_of, make_bot
from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE
from ludarium.core.event import Event
from ludarium.core.game import Value
from ludarium.core.registry import load_game
from ludarium.games.ready_fence.notation import NO_CARD, MoveKinds, addon_of, card_of, kind_of
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import KIND_NAMES, REASON_NAMES, Kinds, Phases, bits

GAME: Final = "ready-fence"
LONGEST: Final = 50_000
"""Decisions that no bout comes near: one that takes more never ends."""
ENDINGS: Final = ("attacker", "defender", "double", "void", "none")
"""How a phrase ends: who scores. A void double touch scores for nobody."""
LEVEL: Final = ("priority", "touch", "cards", "toss")
"""What decides a bout that is level when time is over."""
FEINT: Final = KIND_NAMES[Kinds.FE]


@dataclass
class Bout:
    """What was counted in one bout. Cards are counted by their names (``ST4``)."""

    number: int
    turns: int = 0
    """Game turns, both players' counted."""
    end: str = ""
    """Why it was over: one of ``REASON_NAMES``."""
    first: bool = False
    """Whether the one who made the first game turn has won."""
    touches: int = 0
    phrases: dict[str, int] = field(default_factory=dict)
    """By their ending, one of ``ENDINGS``."""
    by: dict[str, int] = field(default_factory=dict)
    """What made the touch, or why there was none."""
    held: dict[str, int] = field(default_factory=dict)
    """Hands with the card at the beginning of a game turn."""
    offered: dict[str, int] = field(default_factory=dict)
    """Opportunities: game turns, and questions within a phrase, in which it could be played."""
    opened: dict[str, int] = field(default_factory=dict)
    """Played as the attack, add-ons counted where they are added."""
    answered: dict[str, int] = field(default_factory=dict)
    """Played against a threat, or to renew or replace an attack."""
    scored: dict[str, int] = field(default_factory=dict)
    stopped: dict[str, int] = field(default_factory=dict)
    """Played in answer, and it stopped the threat or scored."""

    @property
    def level(self) -> bool:
        """Whether it was level when time was over."""
        return self.end in LEVEL


@dataclass
class Tally:
    """The sums of many bouts."""

    turns: Counter[int] = field(default_factory=Counter)
    """Bouts by their length."""
    ends: Counter[str] = field(default_factory=Counter)
    first: int = 0
    touches: int = 0
    phrases: Counter[str] = field(default_factory=Counter)
    by: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)
    stopped: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, bouts: Iterable[Bout]) -> Self:
        found = cls()
        for bout in bouts:
            found.turns[bout.turns] += 1
            found.ends[bout.end] += 1
            found.first += bout.first
            found.touches += bout.touches
            for name in COUNTED:
                getattr(found, name).update(getattr(bout, name))
        return found

    def add(self, other: Self) -> None:
        self.first += other.first
        self.touches += other.touches
        for name in ("turns", "ends", *COUNTED):
            getattr(self, name).update(getattr(other, name))

    @property
    def bouts(self) -> int:
        return self.turns.total()

    @property
    def level(self) -> int:
        """Bouts that were level when time was over."""
        return sum(self.ends[end] for end in LEVEL)


COUNTED: Final = ("phrases", "by", "held", "offered", "opened", "answered", "scored", "stopped")


def play_bout(options: Mapping[str, Value], bot: str, seed: str, number: int, hands: bool = True) -> Bout:
    """Play one: the same options, bot, seed and number give the same bout, and the same number deals the same cards by every
    table. Without ``hands`` cards that are only held or offered are not counted, which is quicker. Raises ``UnknownBot``,
    ``BotBudget`` and what the game says of its options; ``AssertionError`` for a bout that does not end."""
    name = f"{seed} {number}"
    state = load_game(GAME).start(2, options, name)
    assert isinstance(state, FenceState)
    watch = _Watch(Bout(number), state, hands)
    chance = Chance.of("choices of " + name)
    players = [] if bot == RANDOM else [make_bot(GAME, bot, f"{name}/{seat}") for seat in (0, 1)]
    for _ in range(LONGEST):
        decision = state.decision()
        if decision is None:
            break
        if decision.seat == TABLE:
            option = decision.option(0)
        else:
            if hands:
                watch.asked(decision.seat, decision.codes)
            if players:
                option = choice_of(players[decision.seat], state, decision)
            else:
                option = decision.option(chance.below(len(decision)))
        watch.told(state.choose(option))
    assert state.outcome() is not None, f"{name} has not ended after {LONGEST} decisions"
    found = watch.bout
    found.turns = state.progress.number
    found.end = REASON_NAMES[state.reason]
    found.first = state.winner == watch.opener
    return found


class _Watch:
    """Follows a bout by its events."""

    def __init__(self, bout: Bout, state: FenceState, hands: bool) -> None:
        self.bout = bout
        self.state = state
        self.hands = hands
        self.names = state.settings.table.names
        self.opener = -1
        self._plays: list[tuple[int, str, str]] = []  # of the running phrase: seat, role, card or defence
        self._seen: set[str] = set()  # cards that could have been played in this game turn already

    def asked(self, seat: int, codes: list[int]) -> None:
        """What could be played: of the many questions of a game turn, its beginning and its end, each card counts once."""
        could: set[str] = set()
        for code in codes:
            what = kind_of(code)
            if what in (MoveKinds.PLAY, MoveKinds.FEINT):
                if card_of(code) != NO_CARD:
                    could.add(self.names[card_of(code)])
                if what == MoveKinds.FEINT:
                    could.add(FEINT)
            if what in (MoveKinds.PLAY, MoveKinds.FEINT, MoveKinds.PARRY) and addon_of(code) != NO_CARD:
                could.add(self.names[addon_of(code)])
        if self.state.phase == Phases.TURN:
            could -= self._seen
            self._seen |= could
        _count(self.bout.offered, *could)

    def told(self, events: Iterable[Event]) -> None:
        bout = self.bout
        for event in events:
            facts = event.facts()
            match event.kind():
                case "coin":
                    self.opener = int(str(facts["seat"]))
                case "turn_began":
                    self._seen.clear()
                    for fencer in self.state.fencers if self.hands else ():
                        _count(bout.held, *[self.names[card] for card in bits(fencer.hand)])
                case "played" | "cardless":
                    self._played(
                        int(str(facts["seat"])), str(facts["role"]), facts.get("card"), facts["addon"]
                    )
                case "feint":
                    _count(bout.answered, FEINT)
                case "touch" if self._plays or facts["why"] != "off-strip":
                    bout.touches += 1
                    self._ended(int(str(facts["seat"])), str(facts["why"]))
                case "touch":
                    bout.touches += 1
                    _count(bout.by, "stepped off")
                case "double_touch":
                    bout.touches += facts["counts"] is True
                    self._ended(-1, "double" if facts["counts"] else "void")
                case "no_touch":
                    self._ended(-1, "none")

    def _played(self, seat: int, role: str, card: object, addon: object) -> None:
        self._plays.append((seat, role, role if card is None else str(card)))
        played = [str(one) for one in (card, addon) if one is not None]
        _count(self.bout.opened if role == "attack" else self.bout.answered, *played)

    def _ended(self, scorer: int, why: str) -> None:
        bout = self.bout
        attacker = self._plays[0][0]
        _count(bout.phrases, why if scorer < 0 else "attacker" if scorer == attacker else "defender")
        if why == "off-strip":
            _count(bout.by, "off the strip")
        elif scorer >= 0:
            _, role, name = [play for play in self._plays if play[0] == scorer][-1]
            _count(bout.by, role)
            _count(bout.scored, name)
        else:
            _count(bout.by, f"none: {self._plays[-1][1]}" if why == "none" else why)
        for seat, role, name in self._plays:
            if role != "attack" and seat != (1 - scorer if scorer >= 0 else -1):
                _count(bout.stopped, name)
        self._plays = []


def _count(into: dict[str, int], *names: str) -> None:
    for name in names:
        into[name] = into.get(name, 0) + 1
