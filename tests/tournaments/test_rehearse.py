"""Rehearsals: an event of drawn results or of bots, at the desk and by the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.test_cli import Run

from ludarium.cli import terminal
from ludarium.cli.rehearsal import played_by_bots
from ludarium.core import Record
from ludarium.i18n import LANGUAGES, say
from ludarium.tournaments.actions import Ended
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import changed
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import QUIET, ROUNDS_EACH, Incidents, Rehearsal
from ludarium.tournaments.state import OVER
from ludarium.tournaments.structures.groups import table_split
from ludarium.tournaments.structures.history import Impossible
from ludarium.tournaments.tournament import from_json, to_json

NAMED = (
    "keyforge-archon",
    "keyforge-alliance",
    "keyforge-sealed",
    "keyforge-casual-sealed",
    "saboteur-championship",
    "ready-fence",
    "tokyo-duel",
)
"""The presets that the command promises."""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(terminal.complaints, "width", 1000)
    monkeypatch.setattr(terminal.console, "width", 1000)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_is_the_same_event(preset: str) -> None:
    logs = [
        to_json(Rehearsal(PRESETS[preset], 12, seed, incidents=Incidents()).run()) for seed in ("a", "a", "b")
    ]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_rehearsal_meets_what_real_events_meet() -> None:
    often = Incidents(late=30, drop=10, back=60, penalty=30, out=5, correct=30)
    names = [
        type(one.action).__name__
        for one in Rehearsal(PRESETS["keyforge-archon"], 40, "t", incidents=often).run().entries
    ]
    for action in (
        "Dropped",
        "Returned",
        "Penalized",
        "Decided",
        "ClockStarted",
        "Began",
        "Resulted",
        "StageEnded",
    ):
        assert action in names
    assert names.count("Entered") > 40
    quiet = [
        type(one.action).__name__
        for one in Rehearsal(PRESETS["keyforge-archon"], 40, "s", incidents=QUIET).run().entries
    ]
    assert not {"Dropped", "Penalized", "Returned"} & set(quiet)


def test_an_event_that_does_not_end_is_told() -> None:
    """A rehearsal has a bound of rounds."""
    rehearsal = Rehearsal(PRESETS["tokyo-duel-swiss"], 16, "s")
    assert rehearsal.most >= 4
    rehearsal.most = 3
    with pytest.raises(Refused) as error:
        rehearsal.run()
    assert (error.value.code, error.value.facts) == ("desk-rehearsal-endless", {"rounds": 3, "unit": "round"})
    assert len(rehearsal.event.rounds) == 3


SIZES = (2, 3, 5, 8, 20, 28, 33, 64, 100, 128, 400, 1024)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_rehearsal_of_any_size_ends_or_says_why_not(preset: str) -> None:
    """All sizes in a long run (``LUDARIUM_EVENTS``)."""
    events = int(os.environ.get("LUDARIUM_EVENTS", "12"))
    most = 1024 if events > 100 else 400 if preset == "ready-fence" else 128
    for players in [size for size in SIZES if size <= most]:
        for seed in range(max(1, events // 100)):
            rehearsal = Rehearsal(PRESETS[preset], players, f"s{seed}", incidents=Incidents())
            if preset.startswith("saboteur") and isinstance(table_split(players), Impossible):
                with pytest.raises(Refused) as error:
                    rehearsal.run()
                assert error.value.code.startswith("desk-impossible-groups")
                assert not rehearsal.event.rounds
            else:
                event = rehearsal.run()
                assert event.status == OVER
                finals = [one for one in event.rounds if one.label == "final"]
                assert len(finals) <= 1, "an elimination has one final"
                assert len(event.rounds) <= len(event.stages) * (ROUNDS_EACH + players.bit_length())


@pytest.mark.slow
def test_the_bound_knows_the_rounds_of_a_plan() -> None:
    swiss = changed(
        PRESETS["tokyo-duel-swiss"],
        {"stages": [{"name": "a", "structure": "swiss", "settings": {"rounds": 60}}]},
    )
    assert len(Rehearsal(swiss, 8, "s").run().rounds) == 60
    everybody = changed(swiss, {"stages": [{"name": "a", "structure": "round-robin"}]})
    assert len(Rehearsal(everybody, 60, "s").run().rounds) == 59
    patient = {"name": "a", "structure": "two-loss-out", "settings": {"losses": 10, "cut": 1}}
    assert len(Rehearsal(changed(swiss, {"stages": [patient]}), 100, "s").run().rounds) > 20


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["tokyo-duel", "ready-fence", "saboteur-championship", "keyforge-archon"])
def test_bots_play_games_whose_records_can_be_played_again(preset: str) -> None:
    plan = PRESETS[preset]
    seats = 5 if preset.startswith("saboteur") else 2
    players = tuple(range(3, 3 + seats))
    played = played_by_bots(plan, plan.stages[0], players, "s")
    assert (played.winner in players) == (plan.result != "table")
    record = Record.parse(played.record)
    assert (record.game, record.seats) == (plan.game, seats)
    state = record.final()
    outcome = state.outcome()
    assert outcome is not None
    if plan.result == "table":
        assert played.points == tuple(outcome.scores)
    else:
        assert [players[seat] for seat in outcome.winners] == [played.winner]
    assert played_by_bots(plan, plan.stages[0], players, "s") == played


# --- the command ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_are_listed(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LANGUAGE", lang)
    assert run("tournament", "presets") == 0
    for name in NAMED:
        assert name in run.out
    assert say(lang, "structure-two-loss-out") in run.out


@pytest.mark.slow
@pytest.mark.parametrize("preset", NAMED)
def test_a_quick_rehearsal_prints_rounds_penalties_and_standings(
    run: Run, preset: str, tmp_path: Path
) -> None:
    out = tmp_path / "event.json"
    words = ("tournament", "rehearse", preset, "--players", "12", "--seed", "x", "--quick")
    assert run(*words, "--out", str(out)) == 0
    first = run.out
    event = from_json(out.read_bytes())
    assert event.status == OVER
    for one in event.rounds:
        name = say("en", "stage-" + event.plan.stages[one.stage].name)
        assert say("en", "desk-cli-round", number=one.number + 1, stage=name, unit=event.plan.unit) in first
    for stage in event.stages:
        title = say("en", "stage-" + event.plan.stages[stage.number].name)
        assert say("en", "desk-cli-standings", stage=title) in first
    assert say("en", "desk-cli-penalties" if event.penalties else "desk-cli-no-penalties") in first
    best = event.standings(event.stages[-1])[0]
    assert event.people[best.player].name in first
    assert run(*words) == 0
    assert run.out == first
    assert run(*words[:-2], "y", "--quick") == 0
    assert run.out != first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rehearsal_speaks_the_language_that_is_asked_for(run: Run, lang: str) -> None:
    assert (
        run("tournament", "rehearse", "saboteur-championship", "--players", "10", "--quick", "--lang", lang)
        == 0
    )
    assert say(lang, "desk-cli-player", number=1) in run.out
    assert say(lang, "standing-nuggets") in run.out
    assert "desk-cli-" not in run.out
    assert "standing-" not in run.out


@pytest.mark.slow
def test_a_rehearsal_of_bots_keeps_their_records(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "event.json"
    assert (
        run("tournament", "rehearse", "tokyo-duel", "--players", "5", "--seed", "x", "--out", str(out)) == 0
    )
    event = from_json(out.read_bytes())
    records = [table.record for one in event.rounds for table in one.tables if table.record]
    assert records
    for text in records:
        record = Record.parse(text)
        assert record.final().outcome() is not None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("rehearse", "chess"),
            say("en", "error-desk-preset-unknown", found="chess", known=", ".join(PRESETS)),
        ),
        (("rehearse", "tokyo-duel", "--quick", "--out", "/nowhere/event.json"), "/nowhere/event.json"),
    ],
)
def test_what_can_not_be_rehearsed_is_told_in_a_sentence(run: Run, words: tuple[str, ...], told: str) -> None:
    assert run("tournament", *words) == 2
    assert told in run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize("players", ["1", "0", "-3", "many", "10001"])
def test_a_number_of_players_that_can_not_be_is_refused(run: Run, players: str) -> None:
    assert run("tournament", "rehearse", "tokyo-duel", "--players", players, "--quick") == 2
    assert "--players" in run.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "code", "facts"),
    [
        (2, "groups-few", {"entrants": 2, "least": 5}),
        (8, "groups-split", {"entrants": 8}),
        (128, "groups-many", {"entrants": 128, "most": 77, "tables": 11}),
    ],
)
def test_a_championship_without_tables_says_why(
    run: Run, players: int, code: str, facts: dict[str, int], lang: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(terminal, "LANGUAGE", lang)
    out = tmp_path / "event.json"
    words = ("saboteur-championship", "--players", str(players), "--quick", "--out", str(out))
    assert run("tournament", "rehearse", *words) == 2
    assert say(lang, "draw-impossible-" + code, **facts) in run.err
    assert not out.exists()


def test_an_event_that_people_leave_is_ended_and_says_why(run: Run) -> None:
    """Ten can be seated, eight and nine can't: the organizer ends the event, and what was played is shown."""
    plan = PRESETS["saboteur-championship"]
    for number in range(100):
        rehearsal = Rehearsal(plan, 10, str(number), incidents=Incidents())
        event = rehearsal.run()
        if isinstance(event.entries[-1].action, Ended):
            break
    assert event.entries[-1].why == "groups-split"
    words = ("saboteur-championship", "--players", "10", "--quick", "--seed", str(number))
    assert run("tournament", "rehearse", *words) == 0
    assert say("en", "draw-impossible-groups-split", **rehearsal.impossible) in run.out
