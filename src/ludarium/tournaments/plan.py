"""How an event is run: its game, its stages, its clocks, what is asked of players. Organisers start from a preset
and change it; from the first round on what has been played stands fast."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Final

import msgspec

from ludarium.core import LudariumError, WrongOption, games, load_game
from ludarium.core.chance import Chance
from ludarium.core.view import one_of
from ludarium.tournaments.errors import Refused, StageRefused, place_of
from ludarium.tournaments.rules.keyforge.restricted import RESTRICTED, RestrictedList, check_later, check_list
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS, EventSet, check_codes, check_line, is_day
from ludarium.tournaments.rules.registry import catalogue_named, formats, rules_of
from ludarium.tournaments.structures.history import History, Impossible, Structure
from ludarium.tournaments.structures.registry import STRUCTURES

Setting = Annotated[bool | int | str, msgspec.Meta(title="Setting")]

LONGEST_NAME: Final = 80
LONGEST_WORD: Final = 60
MOST_STAGES: Final = 8
MOST_PLAYERS: Final = 10_000
FEWEST_PLAYERS: Final = 2
MOST_LEAST: Final = 16
"""No structure needs more players to begin."""

# How what a player missed counts (late entry, return): a loss, a bye, or nothing at all.
AS_LOSSES: Final = "losses"
AS_BYES: Final = "byes"
AS_NOTHING: Final = "nothing"
MISSED: Final = (AS_LOSSES, AS_BYES, AS_NOTHING)

# What a result of a table says besides who won.
BY_WINNER: Final = "winner"
"""Nothing: KeyForge, King of Tokyo: Duel."""
BY_POINTS: Final = "points"
"""Points of two players and who won: touches."""
BY_TABLE: Final = "table"
"""Points of everybody at a larger table, no winner: nuggets."""
RESULTS: Final = (BY_WINNER, BY_POINTS, BY_TABLE)

Missed = Annotated[str, one_of("Missed", MISSED)]
ResultKind = Annotated[str, one_of("ResultKind", RESULTS)]


class StagePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage: a structure by name, with its settings where they are not the usual ones."""

    name: str
    """Its name in words: ``stage-<name>``."""
    structure: str
    settings: dict[str, Setting] = {}
    options: dict[str, Setting] = {}
    """Of the game at a table of the hall, where this stage differs: bouts to 15."""
    minutes: int = -1
    """The clock of a round; -1 for that of the plan, 0 for none."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is settled before the first round."""

    preset: str
    game: str
    stages: tuple[StagePlan, ...]
    format: str = ""
    """What decks are brought and how games are played, where the game has such formats (T1.4)."""
    catalogue: str = "house"
    """Whose infractions and penalties are used."""
    result: ResultKind = BY_WINNER
    options: dict[str, Setting] = {}
    """Of the game at a table of the hall."""
    minutes: int = 0
    """How long a round lasts; 0 for no clock (T6.1)."""
    overtime: bool = False
    """Whether a game that the clock stops goes on by T6.3 and T6.4."""
    first_player: bool = False
    """Whether the first player is drawn and stored before a game starts (T7.2)."""
    check_in: bool = True
    """Whether only those who have checked in are paired."""
    confirm: bool = True
    """Whether both players say the result; else one is enough."""
    secret: bool = False
    """Whether sums and standings stay with the judges until the finalists are named (S18.5)."""
    missed: Missed = AS_LOSSES
    """How missed rounds count for who comes late or comes back, where nobody says otherwise."""
    late_until: int = 0
    """The last round into which a late player may be taken; 0 for any of the first stage."""
    capacity: int = 0
    """Who enters beyond this many players waits; 0 for no limit."""
    online: bool = False
    """Whether a pairing opens a table in the hall."""
    build_minutes: int = 0
    """To build a deck from what was opened (T10.7)."""
    decks_each: int = 1
    """Sealed decks that each player opens (T10.1)."""
    deck_sets: tuple[EventSet, ...] = DEFAULT_SETS
    """Which sets may be played with at all: the table that officials keep (T13.1)."""
    restricted: RestrictedList = RESTRICTED
    """The alliance restricted list, which they keep, too (T9.14)."""
    language: str = "zh-Hant"
    """That decks must be printed in (T8.4); empty for any."""
    deadline: int = 0
    """Until when decks are registered, in seconds since 1970; 0 for the first round (T8.5)."""
    day: str = ""
    """The day of the event as ``2024-07-23``: what T10.2 counts sets by; empty for no such check."""
    sets: tuple[str, ...] = ()
    """Sets that decks may be of; empty for every legal one (T10.2, T11.2)."""
    clear_sleeves: bool = False
    """T4.4: for casual events, by leave of the official side."""
    lists_open: bool = False
    """Whether everybody may read public deck lists, not the opponent alone (T8.6)."""
    by_itself: bool = False
    """Whether the desk draws and publishes the next round as soon as the last one is over."""
    rehearsal: bool = False
    """Whether bots play it to try things out: no decks are asked for."""
    tables: int = 0
    """How many tables the venue has; 0 for as many as are needed. One warns, and refuses nothing."""

    @property
    def unit(self) -> str:
        return rules_of(self.game).shown.unit

    def minutes_of(self, stage: StagePlan) -> int:
        return self.minutes if stage.minutes < 0 else stage.minutes


def structure_of(stage: StagePlan) -> Structure:
    """The structure of a stage, with its settings. Raises ``Refused`` for settings that it does not know."""
    made = STRUCTURES.get(stage.structure)
    if made is None:
        raise Refused("structure-unknown", found=stage.structure, known=", ".join(STRUCTURES))
    fields = {field.name: field for field in dataclasses.fields(made)}
    for name, value in stage.settings.items():
        field = fields.get(name)
        if field is None:
            raise Refused("setting-unknown", setting=name, structure=stage.structure, known=", ".join(fields))
        if type(value) is not type(field.default):
            raise Refused("setting-wrong", setting=name, found=str(value)[:LONGEST_NAME])
    try:
        structure: Structure = made(**stage.settings)
    except ValueError as error:
        found = str(stage.settings.get(str(error), ""))[:LONGEST_NAME]
        raise Refused("setting-wrong", setting=str(error), found=found) from None
    return structure


def settings_of(structure: str) -> dict[str, Setting]:
    """The settings that a structure takes, with their defaults."""
    found: dict[str, Setting] = {}
    for field in dataclasses.fields(STRUCTURES[structure]):
        if isinstance(field.default, bool | int | str):
            found[field.name] = field.default
    return found


def least_players(plan: Plan) -> int:
    """The fewest players with whom the event can begin: its first stage seats them, or lets them all through."""
    structure = structure_of(plan.stages[0])
    for count in range(FEWEST_PLAYERS, MOST_LEAST):
        history = History(tuple(range(count)))
        if not isinstance(structure.next_round(history, Chance.of("least")), Impossible):
            return count
    return MOST_LEAST


def check(plan: Plan, kept: bool = False, before: Plan | None = None) -> Plan:
    """The plan, if an event can be run by it, its options as its game writes them. ``kept``: it stands in a log, which
    is read even where nobody could decide so today. ``before``: the plan that it takes the place of, whose options
    are not asked about again. Raises ``Refused``."""
    if not plan.stages:
        raise Refused("plan-no-stage")
    if len(plan.stages) > MOST_STAGES:
        raise Refused("plan-number", setting="stages", found=len(plan.stages), most=MOST_STAGES)
    if plan.game not in games():
        raise Refused("setting-wrong", setting="game", found=plan.game[:LONGEST_NAME])
    for name, text in (
        ("preset", plan.preset),
        ("language", plan.language),
        *[("name", one.name) for one in plan.stages],
    ):
        if len(text) > LONGEST_WORD:
            raise Refused("setting-wrong", setting=name, found=text[:LONGEST_NAME])
    for stage in plan.stages:
        structure_of(stage)
    for name, value, choices in (
        ("missed", plan.missed, MISSED),
        ("result", plan.result, RESULTS),
        ("format", plan.format, ("", *formats())),
    ):
        if value not in choices:
            raise Refused("setting-wrong", setting=name, found=value)
    for name, number, most in (
        *[("minutes", max(0, one.minutes), 24 * 60) for one in plan.stages],
        ("minutes", plan.minutes, 24 * 60),
        ("build_minutes", plan.build_minutes, 24 * 60),
        ("capacity", plan.capacity, MOST_PLAYERS),
        ("decks_each", plan.decks_each, 3),
        ("late_until", plan.late_until, 100),
        ("tables", plan.tables, MOST_PLAYERS),
    ):
        if not 0 <= number <= most:
            raise Refused("plan-number", setting=name, found=number, most=most, unit=plan.unit)
    if plan.day and not is_day(plan.day):
        raise Refused("day-wrong", found=plan.day[:LONGEST_NAME])
    for line in plan.deck_sets:
        check_line(line)
    if not kept:
        check_codes(plan.deck_sets)
    check_list(plan.restricted)
    catalogue_named(plan.catalogue)
    return plan if kept else _settled(plan, before)


def _settled(plan: Plan, before: Plan | None) -> Plan:
    """The plan with the options of its tables as its game writes them: a table of cards as one word. At the venue, too,
    they say what is played. Raises ``StageRefused`` where the game would not play a stage so."""
    stages: list[StagePlan] = []
    for number, stage in enumerate(plan.stages):
        if before is not None and _played_as(plan, number) == _played_as(before, number):
            stages.append(stage)
            continue
        try:
            _check_options(plan, stage)
        except LudariumError as error:
            raise StageRefused(error, number) from None
        stages.append(msgspec.structs.replace(stage, options=_as_read(plan.game, stage.options)))
    options = plan.options
    if before is None or options != before.options:
        try:
            options = _as_read(plan.game, options)
        except LudariumError as error:  # no stage has asked: each has its own value
            raise StageRefused(error, 0) from None
    return msgspec.structs.replace(plan, options=options, stages=tuple(stages))


def _played_as(plan: Plan, stage: int) -> tuple[str, dict[str, Setting], dict[str, Setting]] | None:
    """What is played in a stage; None where the plan has no such stage."""
    return (plan.game, plan.options, plan.stages[stage].options) if stage < len(plan.stages) else None


def _check_options(plan: Plan, stage: StagePlan) -> None:
    """Raises what the game says of the options at the tables of a stage. Players bring their own decks; lessons are no
    games of an event."""
    game = load_game(plan.game)
    agreed = [spec.name for spec in game.options if spec.seat is None and not spec.practice]
    wished = {**plan.options, **stage.options}
    for name, value in wished.items():
        if name not in agreed:
            raise WrongOption(name[:LONGEST_WORD], value, ", ".join(agreed))
    game.read_options(wished)


def _as_read(game: str, options: dict[str, Setting]) -> dict[str, Setting]:
    """Options as the game reads them, each for itself."""
    specs = {spec.name: spec for spec in load_game(game).options}
    return {name: specs[name].read(value) for name, value in options.items()}


def check_change(before: Plan, after: Plan, why: str) -> Plan:
    """``after``, checked, if somebody may decide now that it takes the place of ``before``. The fold does not ask this:
    logs from before it was asked stay readable. Raises ``Refused``."""
    found = check(after, before=before)
    check_later(before.restricted, after.restricted, why)
    return found


def changed(plan: Plan, changes: dict[str, Any]) -> Plan:
    """A plan with some of its fields changed, checked. Raises ``Refused``."""
    try:
        return check(msgspec.convert({**msgspec.to_builtins(plan), **changes}, type=Plan))
    except msgspec.ValidationError as error:
        raise Refused("plan-unreadable", place=place_of(error)) from None
