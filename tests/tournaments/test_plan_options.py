"""The options that an event's tables are played with: checked by the game itself when the plan is made."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.rules.ready_fence.table_files import file
from tests.tournaments.desk import HOST, Desk

from ludarium import i18n
from ludarium.core import LudariumError, load_game
from ludarium.games.ready_fence.cards_option import EVEN, PROPOSED
from ludarium.tournaments import actions as act
from ludarium.tournaments.plan import Plan, StagePlan
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.tournament import Tournament

FENCE = PRESETS["ready-fence"]
FASTER = file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))


def event(plan: Plan) -> Tournament:
    return Tournament.created("Sunday", "seed", plan, HOST, 0)


def stages(plan: Plan, *options: dict[str, Any]) -> tuple[StagePlan, ...]:
    return tuple(replace(stage, options=its) for stage, its in zip(plan.stages, options, strict=True))


@pytest.mark.parametrize(
    ("preset", "options", "code", "option"),
    [
        ("ready-fence", {"mode": "advanced", "points": 10}, "option-clash", "points"),
        ("ready-fence", {"mod": "advanced"}, "option-wrong", "mod"),
        ("ready-fence", {"mode": "expert"}, "option-wrong", "mode"),
        ("ready-fence", {"points": 7}, "option-wrong", "points"),
        ("ready-fence", {"cards": "mine"}, "option-wrong", "cards"),
        ("ready-fence", {"cards": "ST | red | 6"}, "cards-columns", "cards"),
        ("tokyo-duel", {"monsters": "many"}, "option-wrong", "monsters"),
        ("saboteur-championship", {"maps": 99}, "option-wrong", "maps"),
        ("keyforge-archon", {"time": -3}, "option-wrong", "time"),
        ("keyforge-archon", {"deck-0": "random"}, "option-wrong", "deck-0"),
        ("tokyo-duel", {"lesson": "roll"}, "option-wrong", "lesson"),
    ],
)
def test_what_the_game_does_not_take_is_refused_with_the_plan(
    preset: str, options: dict[str, Any], code: str, option: str
) -> None:
    """When the event is made, and when it is changed: not at the first table. For the whole plan, and for a stage."""
    plan = PRESETS[preset]
    last = len(plan.stages) - 1
    bare: list[dict[str, Any]] = [{} for _ in plan.stages]
    for number, wrong in [
        (0, replace(plan, options=options, stages=stages(plan, *bare))),
        (last, replace(plan, options={}, stages=stages(plan, *bare[:-1], options))),
    ]:
        with pytest.raises(LudariumError) as error:
            event(wrong)
        assert (error.value.code, error.value.facts["option"]) == (code, option)
        (where,) = error.value.further()
        assert (where.code, where.facts["stage"]) == ("desk-plan-stage", number + 1)
        told = {
            lang: [i18n.refusal(lang, one.code, one.facts) for one in (error.value, where)]
            for lang in i18n.LANGUAGES
        }
        assert len({str(said) for said in told.values()}) == len(i18n.LANGUAGES)
        desk = Desk(preset, players=2, options={}, stages=stages(plan, *bare))
        before = len(desk.event.entries)
        with pytest.raises(LudariumError):
            desk.do(act.Planned(wrong))
        assert len(desk.event.entries) == before


def test_an_option_of_the_plan_meets_that_of_each_stage() -> None:
    """Ten points are no advanced bout: the stage that says so is named, though both are fine alone."""
    with pytest.raises(LudariumError) as error:
        event(replace(FENCE, options={"mode": "advanced"}))
    assert error.value.facts["option"] == "points"
    assert error.value.further()[0].facts["stage"] == 2


def test_a_table_of_cards_is_kept_as_its_word() -> None:
    found = event(replace(FENCE, options={"cards": FASTER})).plan
    word = str(found.options["cards"])
    assert "FL789.2BA" in word
    assert "\n" not in word
    desk = Desk("ready-fence", players=2)
    desk.do(act.Planned(replace(desk.event.plan, options={"cards": FASTER, "passivity": "6"})))
    assert desk.event.plan.options == {"cards": word, "passivity": 6}
    again = Tournament.of(desk.event.entries)
    assert again.plan == desk.event.plan
    stage = replace(FENCE.stages[0], options={"points": 5, "cards": FASTER})
    assert event(replace(FENCE, stages=(stage, FENCE.stages[1]))).plan.stages[0].options["cards"] == word


def test_a_log_of_before_is_read_and_its_event_goes_on() -> None:
    """Nobody asked then: what it says stands, and everything else may still be changed."""
    wrong = replace(FENCE, options={"mod": "advanced"})
    old = Tournament()
    made = event(FENCE).entries[0]
    assert isinstance(made.action, act.Created)
    old.add(replace(made, action=replace(made.action, plan=wrong)))
    assert old.plan == wrong
    old.decide(act.Planned(replace(wrong, minutes=20)), HOST, 10)
    assert (old.plan.minutes, old.plan.options) == (20, {"mod": "advanced"})
    old.decide(act.Planned(replace(wrong, options={})), HOST, 20)
    with pytest.raises(LudariumError):
        old.decide(act.Planned(replace(wrong, options={"mod": "basic"})), HOST, 30)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_by_options_that_its_game_takes(preset: str) -> None:
    plan = PRESETS[preset]
    assert event(plan).plan == plan
    for stage in plan.stages:
        load_game(plan.game).read_options({**plan.options, **stage.options})


def test_the_advanced_event_is_the_rulebooks() -> None:
    """Pools to 5 in one period, direct elimination to 15 in three."""
    plan = PRESETS["ready-fence-advanced"]
    assert plan.options == {"mode": "advanced"}
    assert [(one.structure, one.options["points"]) for one in plan.stages] == [
        ("pools", 5),
        ("elimination", 15),
    ]


def test_the_tables_that_come_with_the_game_go_by_name() -> None:
    assert PROPOSED is not EVEN
    assert event(replace(FENCE, options={"cards": "even"})).plan.options == {"cards": "even"}
