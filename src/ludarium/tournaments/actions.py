"""What can be decided in an event. The log is a list of these, each with who decided it, when, and why.

People are numbered in the order in which they came to the event, rounds of all stages together from 0, and tables
of a round from 0. Times are whole seconds since 1970."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, Union

import msgspec

from ludarium.tournaments.plan import Plan

ROUND = -1
"""In place of a table: all of the round."""


ON_THE_WIRE: Final = "deed"
"""What an action is called in logs and messages: the name of its field, and of the field with its kind."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field=ON_THE_WIRE):
    """Something that was decided."""


# --- the event -----------------------------------------------------------------------------------


class Created(Action, frozen=True, tag="created"):
    """The first entry of every log. ``seed`` is what every draw of the event is made from."""

    name: str
    seed: str
    plan: Plan


class Renamed(Action, frozen=True, tag="renamed"):
    """The event has another name."""

    name: str


class Planned(Action, frozen=True, tag="planned"):
    """The plan was changed. What has been played stands: stages that have begun can't be changed."""

    plan: Plan


class Staffed(Action, frozen=True, tag="staffed"):
    """An account of the hall has a role from now on; "" takes it away."""

    account: str
    name: str
    role: str


class Announced(Action, frozen=True, tag="announced"):
    """Shown on every page of the event, and on the projector."""

    text: str


class Undone(Action, frozen=True, tag="undone"):
    """An entry no longer counts; both stay in the log."""

    entry: int


class Ended(Action, frozen=True, tag="ended"):
    """The event is over before its last stage is."""


# --- people --------------------------------------------------------------------------------------


class Entered(Action, frozen=True, tag="entered"):
    """A new person: a player, or somebody who only watches (a penalty can be theirs, T1.2). ``account`` is the
    account of the hall, where there is one; ``bot`` the bot that plays at the hall's tables."""

    name: str
    account: str = ""
    club: str = ""
    rank: int = 0
    """Their seed, where players are seeded, from 1; 0 for none."""
    bot: str = ""
    spectator: bool = False
    missed: str = ""
    """In a running event: how the rounds missed count; "" as the plan says."""


class Amended(Action, frozen=True, tag="amended"):
    """What is known of a person, corrected."""

    person: int
    name: str
    account: str | None = None
    """None leaves it as it is, "" takes it away."""
    club: str = ""
    rank: int = 0


class CheckedIn(Action, frozen=True, tag="checked-in"):
    """A player is there; ``checks`` are the points of the list that staff attested (T3.2, T3.5, T4)."""

    person: int
    checks: tuple[str, ...] = ()


class Dropped(Action, frozen=True, tag="dropped"):
    """A player leaves the event; what was played stands. ``no_show``: was never there."""

    person: int
    no_show: bool = False


class Returned(Action, frozen=True, tag="returned"):
    """A player who left is back; ``missed`` says how the rounds between count."""

    person: int
    missed: str


# --- decks of KeyForge ---------------------------------------------------------------------------


class DeckBrought(Action, frozen=True, tag="deck-brought"):
    """A source deck of a player, as a word of records (T8.5, T9.11), or one opened from the seal (T10.1)."""

    person: int
    word: str
    vault: str = ""
    """Its id at the Master Vault."""
    vault_word: str = ""
    """Its list as the Master Vault has it, where that was fetched (T8.3)."""
    language: str = "zh-Hant"
    sealed: bool = False


class DeckAttested(Action, frozen=True, tag="deck-attested"):
    """Staff have seen these things of a source deck (T3.5, T8.2)."""

    person: int
    deck: int
    attested: tuple[str, ...]


class DeckTaken(Action, frozen=True, tag="deck-taken"):
    """A source deck is taken back; ``deck`` is its place among the player's."""

    person: int
    deck: int


class DeckBuilt(Action, frozen=True, tag="deck-built"):
    """What the player plays: one whole source deck, or three pods, each a source and a house, and ``beside`` them
    reference cards by id (T9.8, T9.9)."""

    person: int
    whole: int = -1
    pods: tuple[tuple[int, str], ...] = ()
    beside: tuple[str, ...] = ()
    name: str = ""


class DeckShown(Action, frozen=True, tag="deck-shown"):
    """A player lets spectators read a hidden list, or does so no longer (T10.9)."""

    person: int
    shown: bool = True


class Opened(Action, frozen=True, tag="opened"):
    """Everybody opens their sealed decks now (T10.4)."""


class BuildExtended(Action, frozen=True, tag="build-extended"):
    """A player has more time to build (OP-4)."""

    person: int
    seconds: int


# --- rounds --------------------------------------------------------------------------------------


class Drawn(Action, frozen=True, tag="drawn"):
    """A draft of the next round: nobody but staff sees it. A second draw replaces the first, also that of a
    published round in which nothing has been played. ``attempt`` is part of the seed."""

    tables: tuple[tuple[int, ...], ...]
    attempt: int = 0
    label: str = ""
    by_hand: bool = False
    """Whether somebody made the tables (S16.17), which takes a reason; else they are the desk's own draw."""


class Swapped(Action, frozen=True, tag="swapped"):
    """Two players change their tables, by hand; ``other`` may be the one who has the bye."""

    person: int
    other: int


class Published(Action, frozen=True, tag="published"):
    """The draft is the round."""


class StartAnnounced(Action, frozen=True, tag="start-announced"):
    """When the games of a round begin, in seconds since 1970: lateness is measured from then on (S20.4.3). It may be
    moved; 0 takes it back."""

    round: int
    start: int


class Arrived(Action, frozen=True, tag="arrived"):
    """A player is at the table now, or, not ``here``, is not after all; ``person`` -1 is everybody of this table, and
    with ``table`` -1 everybody whose game has not begun."""

    round: int
    table: int
    person: int = -1
    here: bool = True


class PairedWithBye(Action, frozen=True, tag="paired-with-bye"):
    """A late or returning player plays the one who had the bye of this round."""

    person: int


class Closed(Action, frozen=True, tag="closed"):
    """The round is over: what is left without a result counts as lost for both."""


class StageEnded(Action, frozen=True, tag="stage-ended"):
    """The stage is over and these go on; for a secret event this is when the finalists are named (S18.5)."""

    through: tuple[int, ...]


KEEP = "keep"
EXCHANGE = "exchange"
AGAIN = "again"


class Settled(Action, frozen=True, tag="settled"):
    """What is done about a correction on which something rests (``corrections``), with its reason. ``keep``: all stays
    as it is, and whoever had no table has the round as a bye where there are byes. ``exchange``: ``person`` and
    ``other`` change places in the last round, or in the stage that has just begun. ``again``: ``stage`` goes back to
    its first so many ``rounds``, and what came after no longer counts."""

    choice: str
    stage: int = -1
    rounds: int = -1
    person: int = -1
    other: int = -1


# --- tables --------------------------------------------------------------------------------------


class Began(Action, frozen=True, tag="began"):
    """A game begins; ``first`` was drawn to be first player, ``method`` says how (T7.2)."""

    round: int
    table: int
    first: int = -1
    method: str = ""


class Reported(Action, frozen=True, tag="reported"):
    """A player says how the game ended. Two reports that agree make the result; others go to a judge."""

    round: int
    table: int
    person: int
    winner: int = -1
    points: tuple[int, ...] = ()
    reason: str = ""
    by_round: tuple[tuple[int, ...], ...] = ()
    """Of Saboteur: what each round of the game has paid, by place at the table; ``points`` are the sums, and may be left
    out. Empty where only sums are told."""


class Resulted(Action, frozen=True, tag="resulted"):
    """Staff, or the hall's own table, say how the game ended: the first time, or to put it right."""

    round: int
    table: int
    winner: int = -1
    points: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    """Empty for whoever has not won, at a table with a winner."""
    reason: str = ""
    step: str = ""
    """The step of the tie-break that decided (T15.6)."""
    record: str = ""
    """The record of the game, where it was played in the hall."""
    by_round: tuple[tuple[int, ...], ...] = ()
    """As in ``Reported``."""


class Seated(Action, frozen=True, tag="seated"):
    """The pairing has a table in the hall."""

    round: int
    table: int
    hall: str


class LotsDrawn(Action, frozen=True, tag="lots-drawn"):
    """The head referee drew the lots that rank tied players in the stage that is being played (S16.10, S16.13). They
    come from the seed of the event, with how often they were drawn: nobody chooses them."""

    seed: str = ""
    """What an older desk drew them from."""


# --- clocks --------------------------------------------------------------------------------------


class ClockStarted(Action, frozen=True, tag="clock-started"):
    """The clock of the round runs from now on, or goes on after a pause (``table``: that one's alone)."""

    table: int = ROUND


class ClockPaused(Action, frozen=True, tag="clock-paused"):
    """The clock of the round, or that of one table, stands."""

    table: int = ROUND


class Extended(Action, frozen=True, tag="extended"):
    """More time: for the round, or for one table."""

    seconds: int
    table: int = ROUND


class OvertimeStepped(Action, frozen=True, tag="overtime-stepped"):
    """Something happened at a table that plays on after its time, confirmed by a judge (T6.3)."""

    round: int
    table: int
    event: str
    person: int = -1


class TieBroken(Action, frozen=True, tag="tie-broken"):
    """The numbers of T6.5 as one player, or a judge, states them, each by place at the table."""

    round: int
    table: int
    person: int
    """Whose statement it is; -1 for a judge's."""
    keys: tuple[int, ...]
    amber: tuple[int, ...]
    chains: tuple[int, ...]
    creatures: tuple[int, ...]


class TurnClocked(Action, frozen=True, tag="turn-clocked"):
    """At the clock of a Saboteur table: a round or a turn begins, play stops, somebody is found to stall (S15)."""

    round: int
    table: int
    event: str
    person: int = -1


# --- judges --------------------------------------------------------------------------------------


class Called(Action, frozen=True, tag="called"):
    """A table wants a judge."""

    person: int
    text: str = ""


class Answering(Action, frozen=True, tag="answering"):
    """A judge is on the way to this call."""

    call: int


class Ruled(Action, frozen=True, tag="ruled"):
    """The call is settled; what was ruled is kept (T1.3, T4.7)."""

    call: int
    text: str = ""


class Penalized(Action, frozen=True, tag="penalized"):
    """A penalty (T14, S20-S22). ``direct``: without the steps before it, so a second person has to agree (T14.6);
    ``answer`` is what was said to the question of its kind (T14.7, T14.9)."""

    person: int
    infraction: str
    kind: str
    text: str = ""
    remedy: str = ""
    answer: str = ""
    direct: bool = False
    game: int = -1
    """The round of the game, from 0, where it has several (Saboteur)."""
    turn: int = -1


class Seconded(Action, frozen=True, tag="seconded"):
    """A second person agrees to a penalty, or does not."""

    entry: int
    agreed: bool = True


class Decided(Action, frozen=True, tag="decided"):
    """An answer to what the document says may follow (S22.3, T14.4, T14.5)."""

    proposal: str
    accepted: bool
    kind: str = ""


class CaseReported(Action, frozen=True, tag="case-reported"):
    """The organizer reports a serious case to the official side (T14.2). To amend a report is to file it again: the last
    one about a person stands, those before it stay in the log."""

    person: int
    happened: str
    statements: str = ""
    """What the person, the opponent and witnesses say."""
    recommendation: str = ""
    venue: str = ""
    """Where the event took place."""


AnyAction: TypeAlias = Action
if not TYPE_CHECKING:  # a log is read as any of them
    AnyAction = Union[tuple(Action.__subclasses__())]  # noqa: UP007


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"action": ON_THE_WIRE}):
    """A line of the log."""

    number: int
    at: int
    """Seconds since 1970."""
    by: str
    """The account that decided it; "" for the desk itself."""
    action: AnyAction
    why: str = ""
    """The reason, where one was given; asked for where something is corrected."""
