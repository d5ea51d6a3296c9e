"""Unfinished business: a stack of frames, of which the last is the next one. A frame that asks stays until it is answered.

A frame is one int, so that a stack is copied flat: six bits for its kind and eight for each of up to five numbers. A
frame without numbers is its kind; for each of the others a class here packs its numbers and names them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ludarium.games.tokyo_duel.cards import AbilityKind
from ludarium.games.tokyo_duel.terms import (
    Card,
    Cause,
    Causes,
    PullSource,
    Purpose,
    Reward,
    Seat,
    Token,
    Track,
)

Frame: TypeAlias = int
FrameKind: TypeAlias = int


class FrameKinds:
    # What is done as soon as it comes up.
    ROLL_OFF: Final[FrameKind] = 0
    TURN: Final[FrameKind] = 1
    START_SLEEP: Final[FrameKind] = 2
    START_LAB: Final[FrameKind] = 3
    START_DOMINATED: Final[FrameKind] = 4
    FINAL_RESULT: Final[FrameKind] = 5
    RESOLVE_REBOOT: Final[FrameKind] = 6
    RESOLVE_ALIKE: Final[FrameKind] = 7
    RESOLVE_ASIDE: Final[FrameKind] = 8
    AFTER_DICE: Final[FrameKind] = 9
    BUY_BEGINS: Final[FrameKind] = 10
    BUY_ENDS: Final[FrameKind] = 11
    TURN_ENDING: Final[FrameKind] = 12
    NEXT_TURN: Final[FrameKind] = 13
    PULL: Final[FrameKind] = 14
    REWARD: Final[FrameKind] = 15
    EFFECTS: Final[FrameKind] = 16
    BOUGHT: Final[FrameKind] = 17
    CARD_DONE: Final[FrameKind] = 18
    LEAVES: Final[FrameKind] = 19
    RESOLVE_BEGINS: Final[FrameKind] = 20
    # What may ask.
    ASK_MONSTER: Final[FrameKind] = 21
    ASK_FACES: Final[FrameKind] = 22
    ASK_PRE_ROLL: Final[FrameKind] = 23
    ASK_REROLL: Final[FrameKind] = 24
    ASK_ADD: Final[FrameKind] = 25
    RESULT_MOMENT: Final[FrameKind] = 26
    ASK_RESOLVE: Final[FrameKind] = 27
    ASK_BUY: Final[FrameKind] = 28
    ASK_LAB: Final[FrameKind] = 29
    ASK_KEEPS: Final[FrameKind] = 30
    ASK_ASIDE: Final[FrameKind] = 31
    ASK_PLACE: Final[FrameKind] = 32
    ASK_KING: Final[FrameKind] = 33
    ASK_TAKE: Final[FrameKind] = 34
    ASK_SWAP: Final[FrameKind] = 35
    ASK_MAY: Final[FrameKind] = 36
    DAMAGE: Final[FrameKind] = 37
    PULLED: Final[FrameKind] = 38


FIRST_ASK: Final = FrameKinds.ASK_MONSTER

DECISION_KINDS: Final = (
    "monster", "faces", "pre_roll", "reroll", "add", "order", "resolve", "buy", "lab", "keeps", "aside",
    "place", "place", "take", "swap", "may", "prevent", "order",
)  # fmt: skip
"""What the decision of a frame is called, from ``FIRST_ASK`` on."""


def kind_of(frame: Frame) -> FrameKind:
    return frame & 63


# Where the numbers of a frame begin.
_A: Final = 6
_B: Final = 14
_C: Final = 22
_D: Final = 30
_E: Final = 38
_BYTE: Final = 255


def _frame(kind: FrameKind, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> Frame:
    """Each number is 0 to 255."""
    return kind | a << _A | b << _B | c << _C | d << _D | e << _E


class AboutSeat:
    @staticmethod
    def seat(frame: Frame) -> Seat:
        return frame >> _A & _BYTE


class AboutTrack(AboutSeat):
    @staticmethod
    def track(frame: Frame) -> Track:
        return frame >> _B & _BYTE


class AboutAbility:
    @staticmethod
    def card(frame: Frame) -> Card:
        return frame >> _A & _BYTE

    @staticmethod
    def ability(frame: Frame) -> AbilityKind:
        return frame >> _B & _BYTE

    @staticmethod
    def seat(frame: Frame) -> Seat:
        return frame >> _D & _BYTE


class SeatFrame(AboutSeat):
    """``ASK_MONSTER`` and ``ASK_KING``: a question to a seat and nothing more."""

    @staticmethod
    def of(kind: FrameKind, seat: Seat) -> Frame:
        return _frame(kind, seat)


class CardFrame:
    """``BOUGHT`` and ``LEAVES``: a card goes to its owner, or to the pile. ``ASK_TAKE`` and ``ASK_SWAP``: a
    card lets ``seat`` choose one of the rival's. ``ASK_LAB``, ``ASK_ASIDE`` and ``CARD_DONE`` have no seat: they are about
    the active player's card, or anybody's."""

    @staticmethod
    def of(kind: FrameKind, card: Card, seat: Seat = 0) -> Frame:
        return _frame(kind, card, seat)

    @staticmethod
    def card(frame: Frame) -> Card:
        return frame >> _A & _BYTE

    @staticmethod
    def seat(frame: Frame) -> Seat:
        return frame >> _B & _BYTE


class TurnFrame(AboutSeat):
    @staticmethod
    def of(seat: Seat, is_extra: bool = False) -> Frame:
        return _frame(FrameKinds.TURN, seat, 1 if is_extra else 0)

    @staticmethod
    def is_extra(frame: Frame) -> bool:
        return frame >> _B & _BYTE == 1


class PullFrame(AboutTrack):
    """The rest of a pull (K11): ``left`` steps are to be made, ``made`` have been."""

    @staticmethod
    def of(seat: Seat, track: Track, left: int, source: PullSource, made: int = 0) -> Frame:
        return _frame(FrameKinds.PULL, seat, track, left, made, source)

    @staticmethod
    def left(frame: Frame) -> int:
        return frame >> _C & _BYTE

    @staticmethod
    def made(frame: Frame) -> int:
        return frame >> _D & _BYTE

    @staticmethod
    def source(frame: Frame) -> PullSource:
        return frame >> _E & _BYTE


class PulledFrame(AboutTrack):
    """The end of a pull: cards that wait for it (TD38, TD43). What is done of them is marked in the frame."""

    @staticmethod
    def of(seat: Seat, track: Track, steps: int, source: PullSource) -> Frame:
        return _frame(FrameKinds.PULLED, seat, track, steps, source)

    @staticmethod
    def steps(frame: Frame) -> int:
        return frame >> _C & _BYTE

    @staticmethod
    def source(frame: Frame) -> PullSource:
        return frame >> _D & _BYTE

    @staticmethod
    def has_hit(frame: Frame) -> bool:
        return frame >> _E & 1 == 1

    @staticmethod
    def after_hit(frame: Frame) -> Frame:
        return frame | 1 << _E

    @staticmethod
    def has_taken_dice(frame: Frame) -> bool:
        return frame >> _E & 2 == 2

    @staticmethod
    def after_taking_dice(frame: Frame) -> Frame:
        return frame | 2 << _E


class RewardFrame(AboutSeat):
    """What a cell of a token gives (K52)."""

    @staticmethod
    def of(seat: Seat, reward: Reward, amount: int, token: Token) -> Frame:
        return _frame(FrameKinds.REWARD, seat, reward, amount, token)

    @staticmethod
    def reward(frame: Frame) -> Reward:
        return frame >> _B & _BYTE

    @staticmethod
    def amount(frame: Frame) -> int:
        return frame >> _C & _BYTE

    @staticmethod
    def token(frame: Frame) -> Token:
        return frame >> _D & _BYTE


class EffectsFrame(AboutAbility):
    """The effects of an ability from number ``first`` on (K76)."""

    @staticmethod
    def of(card: Card, ability: AbilityKind, seat: Seat, first: int = 0) -> Frame:
        return _frame(FrameKinds.EFFECTS, card, ability, first, seat)

    @staticmethod
    def first(frame: Frame) -> int:
        return frame >> _C & _BYTE


class MayFrame(AboutAbility):
    """Whether to use an ability of a card. ``amount`` is what it is about: energy to copy (TD39), times that it may
    still be used (TD19), the reward instead of which it comes (TD47)."""

    @staticmethod
    def of(card: Card, ability: AbilityKind, seat: Seat, amount: int = 0) -> Frame:
        return _frame(FrameKinds.ASK_MAY, card, ability, amount, seat)

    @staticmethod
    def amount(frame: Frame) -> int:
        return frame >> _C & _BYTE


class FacesFrame(AboutSeat):
    """What real dice show."""

    @staticmethod
    def of(seat: Seat, dice: int, purpose: Purpose) -> Frame:
        return _frame(FrameKinds.ASK_FACES, seat, dice, purpose)

    @staticmethod
    def dice(frame: Frame) -> int:
        """How many."""
        return frame >> _B & _BYTE

    @staticmethod
    def purpose(frame: Frame) -> Purpose:
        return frame >> _C & _BYTE


class PlaceFrame:
    """Where a token of a bought card is laid."""

    @staticmethod
    def of(token: Token, seat: Seat) -> Frame:
        return _frame(FrameKinds.ASK_PLACE, token, seat)

    @staticmethod
    def token(frame: Frame) -> Token:
        return frame >> _A & _BYTE

    @staticmethod
    def seat(frame: Frame) -> Seat:
        return frame >> _B & _BYTE


class DamageFrame(AboutSeat):
    """An event of damage (K79): of ``amount`` HP ``left`` are not prevented. ``cause`` and ``by`` are what and who does
    it."""

    @staticmethod
    def of(seat: Seat, amount: int, cause: Cause, by: Seat) -> Frame:
        return _frame(FrameKinds.DAMAGE, seat, amount, amount, cause - Causes.GOING_SECOND, by + 1)

    @staticmethod
    def left(frame: Frame) -> int:
        return frame >> _B & _BYTE

    @staticmethod
    def less(frame: Frame, prevented: int) -> Frame:
        """The frame with so many HP of those that are left prevented."""
        return frame - (prevented << _B)

    @staticmethod
    def amount(frame: Frame) -> int:
        return frame >> _C & _BYTE

    @staticmethod
    def cause(frame: Frame) -> Cause:
        return (frame >> _D & _BYTE) + Causes.GOING_SECOND

    @staticmethod
    def by(frame: Frame) -> Seat:
        return (frame >> _E & 15) - 1

    @staticmethod
    def is_camouflaged(frame: Frame) -> bool:
        """Whether TD07 has been used against it, or declined."""
        return frame >> _E & 16 == 16

    @staticmethod
    def camouflaged(frame: Frame) -> Frame:
        return frame | 16 << _E
