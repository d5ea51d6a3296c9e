"""What is remembered of a turn: what was done in it, and how cards were just before they left play."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.terms import NONE, Card, Face, FlagSet, KeyColour, Seat, Zone
from ludarium.games.keyforge.pool.houses import HouseSet

DoneKind: TypeAlias = int
"""What was done."""


class Done:
    """What an entry keeps besides the player and the card, where nothing else is said: nothing."""

    PLAYED: Final[DoneKind] = 0
    """Other: the creature that an upgrade was put on; or ``AS_CREATURE``, as of ``USED``."""
    USED: Final[DoneKind] = 1
    """Other: how (``MoveKinds``), and ``AS_CREATURE`` more for an artifact that was a creature then (G232)."""
    REAPED: Final[DoneKind] = 2
    FOUGHT: Final[DoneKind] = 3
    DISCARDED: Final[DoneKind] = 4
    """From hand."""
    FORGED: Final[DoneKind] = 5
    """Other: the colour of the key, NONE once it has been unforged."""
    DESTROYED: Final[DoneKind] = 6
    """Player: its controller."""
    DESTROYED_IN_FIGHT: Final[DoneKind] = 7
    ENTERED: Final[DoneKind] = 8
    ALLOWED: Final[DoneKind] = 9
    """A permission "each turn" was used; card: the one that gives it."""
    LET: Final[DoneKind] = 10
    """A permission to use so many cards was used; card: the one that gave it, other: the one used."""
    STOLE: Final[DoneKind] = 12
    """Æ, without a card."""
    EXALTED: Final[DoneKind] = 13
    """Of one's own creatures."""
    CHOSE: Final[DoneKind] = 14
    """The active house; other: which. Noted where a card may ask for it (``Decks.remembers``)."""
    TRIED: Final[DoneKind] = 15
    """To use it, for a price that was not paid (G219); it counts as a use does for the Rule of Six, or it might go on for ever."""
    STRUCK: Final[DoneKind] = 11
    """Tagged in a fight that was fought within a destruction; other: its foe (G82)."""


AS_CREATURE: Final = 1024


@mypyc_attr(acyclic=True)
@final
class TurnEntry:
    """Something done this turn or the last, as far as a card may ask for it later."""

    def __init__(
        self,
        kind: DoneKind,
        player: Seat,
        card: Card,
        face: Face,
        houses: HouseSet,
        other: int,
        lives: int = 0,
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.face = face
        """The number of its print."""
        self.houses = houses
        self.other = other
        self.lives = lives
        """How often its card has left the table since: what comes back is another (G98)."""

    def dump(self) -> tuple[int, ...]:
        return (self.kind, self.player, self.card, self.face, self.houses, self.other, self.lives)

    def later(self) -> TurnEntry:
        """The same once its card has left play."""
        return TurnEntry(
            self.kind, self.player, self.card, self.face, self.houses, self.other, self.lives + 1
        )

    def turned_back(self, player: Seat, colour: KeyColour) -> TurnEntry:
        """The same once a key of that colour has been unforged."""
        if self.kind != Done.FORGED or self.player != player or self.other != colour:
            return self
        return TurnEntry(self.kind, self.player, self.card, self.face, self.houses, NONE, self.lives)

    def of_one_gone(self) -> TurnEntry:
        """The same once the other card has left play: what comes back is another (G98)."""
        return TurnEntry(self.kind, self.player, self.card, self.face, self.houses, NONE, self.lives)


@mypyc_attr(acyclic=True)
@final
class LastKnown:
    """A card as it was just before it left play (G99)."""

    def __init__(
        self, card: Card, control: Seat, left: Card, right: Card, power: int, damage: int, amber: int, foe: Card,
        houses: HouseSet, flags: FlagSet, row: Zone, went: Zone, traits: list[int], half_of: Card = NONE,
        face: Face = NONE, core: Card = NONE,
    ) -> None:  # fmt: skip
        self.card = card
        self.control = control
        self.left = left
        self.right = right
        self.power = power
        self.damage = damage
        self.amber = amber
        self.foe = foe
        """The creature in a fight with which it was destroyed, or NONE (G82)."""
        self.houses = houses
        self.flags = flags
        self.row = row
        """The zone it left."""
        self.went = went
        """The zone it went to, or NONE once it has been taken out of the discard pile: from there on it is as printed."""
        self.traits = traits
        """Those that it had gained, by their numbers; ``[NONE]`` where it had lost all (``Position.gained_traits``)."""
        self.half_of = half_of
        """Of the top half of a gigantic creature (G247): the other half; else NONE."""
        self.face = face
        """The print that it showed, where that is not its own; else NONE."""
        self.core = core
        """Of a token creature: the card that lay under it, and is what went (G168); else NONE."""

    def of_core(self, core: Card) -> LastKnown:
        """The same of a token creature whose card has another number now."""
        return LastKnown(
            self.card, self.control, self.left, self.right, self.power, self.damage, self.amber, self.foe,
            self.houses, self.flags, self.row, self.went, self.traits, self.half_of, self.face, core,
        )  # fmt: skip

    def elsewhere(self) -> LastKnown:
        """The same once it lies no more where it went."""
        return LastKnown(
            self.card, self.control, self.left, self.right, self.power, self.damage, self.amber, self.foe,
            self.houses, self.flags, self.row, NONE, self.traits, self.half_of,
            self.face, self.core,
        )  # fmt: skip
