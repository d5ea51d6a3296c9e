"""The penalties of the regulations (T2.1, T14)."""

from __future__ import annotations

from itertools import product

import pytest

from ludarium import words
from ludarium.testing import proves
from ludarium.tournaments.penalties import keyforge as kf
from ludarium.tournaments.penalties.base import (
    JUDGE,
    LEAVE,
    LOSS,
    NOTHING,
    ORGANIZER,
    OUT,
    PLAYER,
    SPECTATOR,
    Answer,
    Catalogue,
    Given,
)

CATALOGUE: Catalogue = kf.CATALOGUE


def given(*told: str, person: int = 3) -> list[Given]:
    """``given("verbal calculator", "formal cheating")``: entries 10, 20, …"""
    rows = [one.split() for one in told]
    return [
        Given(10 * number, person, infraction, kind, by=1, at=100 * number, text="seen by table 4")
        for number, (kind, infraction) in enumerate(rows, 1)
    ]


def asked(penalties: list[Given], *answers: str) -> list[tuple[str, str, str, str]]:
    """What is proposed: its id, what, which penalty, and who is asked."""
    found = CATALOGUE.proposals(penalties, [Answer(one, accepted=False) for one in answers])
    return [(one.id, one.code, one.kind, one.by) for one in found]


@proves("T2.1")
def test_the_infractions_are_those_of_the_regulations() -> None:
    names = "cheating damage improper_communication interference repeated_rule_calls calculator other"
    assert " ".join(CATALOGUE.infractions) == names
    assert {one.kind for one in CATALOGUE.infractions.values()} == {""}  # a judge decides


@proves("T14.1", "T14.3")
def test_the_ladder_says_who_gives_what_to_whom() -> None:
    ladder = [(one.name, one.by, one.to, one.effect, one.recorded) for one in CATALOGUE.kinds.values()]
    both = (PLAYER, SPECTATOR)
    assert ladder == [
        ("verbal", JUDGE, both, NOTHING, False),
        ("formal", JUDGE, both, NOTHING, True),
        ("auto-loss", JUDGE, (PLAYER,), LOSS, False),
        ("disqualification", ORGANIZER, (PLAYER,), OUT, False),
        ("expulsion", ORGANIZER, both, LEAVE, False),
    ]


@proves("T14.4")
def test_a_second_reminder_for_the_same_thing_suggests_a_formal_warning() -> None:
    assert asked(given("verbal calculator")) == []
    assert asked(given("verbal calculator", "verbal interference")) == []
    twice = given("verbal calculator", "verbal interference", "verbal calculator")
    assert asked(twice) == [("repeated:30", "repeated", "formal", JUDGE)]
    assert asked(twice, "repeated:30") == []  # never automatic: the judge may say no
    thrice = [*twice, *given(*["verbal calculator"] * 4)[3:]]
    assert asked(thrice, "repeated:30") == [("repeated:40", "repeated", "formal", JUDGE)]
    warned = given("verbal calculator", "verbal calculator", "formal calculator")
    assert asked(warned) == []
    assert CATALOGUE.counts(twice, []) == {
        "verbal": 3,
        "formal": 0,
        "auto-loss": 0,
        "disqualification": 0,
        "expulsion": 0,
    }


@proves("T14.5")
def test_two_formal_warnings_ask_the_organizer_who_chooses_the_penalty() -> None:
    assert asked(given("formal damage")) == []
    two = given("formal damage", "verbal other", "formal cheating")
    assert asked(two) == [("formals:30", "formals", "", ORGANIZER)]
    assert asked(two, "formals:30") == []
    assert CATALOGUE.counts(two, [Answer("formals:30", True, "expulsion")])["expulsion"] == 0  # not automatic
    three = given("formal damage", "verbal other", "formal cheating", "formal other")
    assert asked(three, "formals:30") == [("formals:40", "formals", "", ORGANIZER)]


@proves("T14.5")
def test_who_is_out_already_is_asked_about_no_more() -> None:
    for kind in ("disqualification", "expulsion"):
        assert asked(given("formal damage", "formal cheating", f"{kind} cheating")) == []


def test_penalties_that_are_not_in_force_count_for_nothing() -> None:
    first, second = given("formal damage", "formal cheating")
    waiting = Given(second.entry, 3, "cheating", "formal", effective=False)
    assert asked([first, waiting]) == []
    assert CATALOGUE.counts([first, waiting], [])["formal"] == 1


@proves("T14.6")
@pytest.mark.parametrize("kind", list(kf.KINDS))
def test_a_direct_penalty_takes_a_judge_and_an_organizer(kind: str) -> None:
    agreed = [set(), {JUDGE}, {ORGANIZER}, {JUDGE, ORGANIZER}]
    assert [kf.in_force(kind, roles, grave=True) for roles in agreed] == [False, False, False, True]


@proves("T14.3")
def test_disqualification_and_expulsion_are_the_organizers() -> None:
    judges = [kind for kind in kf.KINDS if kf.in_force(kind, {JUDGE})]
    assert judges == ["verbal", "formal", "auto-loss"]
    assert all(kf.in_force(kind, {ORGANIZER}) for kind in kf.KINDS)
    assert not any(kf.in_force(kind, set()) for kind in kf.KINDS)


@proves("T14.7", "T14.9")
def test_grave_penalties_are_asked_about_first() -> None:
    questions = {name: kind.question for name, kind in CATALOGUE.kinds.items()}
    assert questions == {
        "verbal": "",
        "formal": "",
        "auto-loss": "correctable",
        "disqualification": "warned",
        "expulsion": "warned",
    }
    assert all([kf.PUT_RIGHT in one.remedies for one in CATALOGUE.infractions.values()])


@proves("T14.9")
def test_earlier_warnings_are_shown_and_block_nothing() -> None:
    some = given("verbal other", "formal damage", "auto-loss other", "verbal other", "disqualification other")
    assert [one.entry for one in kf.warnings_before(some, 50)] == [10, 20, 40]
    assert [one.entry for one in kf.warnings_before(some, 20)] == [10]
    assert kf.in_force("disqualification", {ORGANIZER})  # without any warning before it


@proves("T14.8", "T14.10")
@pytest.mark.parametrize(("kind", "role"), list(product(kf.KINDS, (PLAYER, SPECTATOR))))
def test_what_a_penalty_does_to_a_players_and_to_a_spectators_place(kind: str, role: str) -> None:
    wanted = {"auto-loss": LOSS, "disqualification": OUT, "expulsion": LEAVE}.get(kind, NOTHING)
    assert kf.effect_on(kind, role) == (wanted if role == PLAYER or kind == "expulsion" else NOTHING)


@proves("T14.11")
def test_the_record_of_a_formal_warning_has_all_that_led_to_it() -> None:
    some = given("verbal calculator", "formal damage", "verbal other", "formal calculator")
    record = kf.record_of("Open 2024", some[3], some, SPECTATOR, "round 2, table 4")
    assert record == kf.Record(
        "Open 2024",
        3,
        SPECTATOR,
        1,
        400,
        "round 2, table 4",
        "calculator",
        (10, 30),
        "seen by table 4",
    )


@proves("T14.2")
def test_grave_cases_are_reported_to_the_official_side() -> None:
    some = given("verbal other", "formal damage", "auto-loss other", "disqualification cheating")
    assert [one.kind for one in kf.to_report(some)] == ["disqualification"]
    assert [one.kind for one in kf.to_report(given("expulsion damage"))] == ["expulsion"]
    assert kf.to_report([Given(1, 3, "damage", "expulsion", effective=False)]) == ()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_catalogue_is_there_in_words(lang: str) -> None:
    messages = [f"infraction-keyforge-{name}" for name in CATALOGUE.infractions]
    messages += [f"penalty-keyforge-{name}" for name in CATALOGUE.kinds]
    messages += [f"penalty-question-{one.question}" for one in CATALOGUE.kinds.values() if one.question]
    messages += [f"remedy-{remedy}" for one in CATALOGUE.infractions.values() for remedy in one.remedies]
    found = CATALOGUE.proposals(given(*["verbal other"] * 2, *["formal other"] * 2, "verbal other"), [])
    found = (*found, *CATALOGUE.proposals(given("verbal other", "verbal other"), []))
    assert {one.code for one in found} == {"repeated", "formals"}
    messages += [f"proposal-keyforge-{one.code}" for one in found]
    assert [one for one in messages if not words.has(one, lang)] == []
