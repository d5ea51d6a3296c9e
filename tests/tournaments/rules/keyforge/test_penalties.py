"""The penalties of the regulations (T2.1, T14)."""

from __future__ import annotations

import pytest

from ludarium import i18n
from ludarium.testing import proves
from ludarium.tournaments.rules.catalogue import (
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
from ludarium.tournaments.rules.keyforge import penalties as kf

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


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_catalogue_is_there_in_words(lang: str) -> None:
    messages = [f"infraction-keyforge-{name}" for name in CATALOGUE.infractions]
    messages += [f"penalty-keyforge-{name}" for name in CATALOGUE.kinds]
    messages += [f"penalty-question-{one.question}" for one in CATALOGUE.kinds.values() if one.question]
    messages += [f"remedy-{remedy}" for one in CATALOGUE.infractions.values() for remedy in one.remedies]
    found = CATALOGUE.proposals(given(*["verbal other"] * 2, *["formal other"] * 2, "verbal other"), [])
    found = (*found, *CATALOGUE.proposals(given("verbal other", "verbal other"), []))
    assert {one.code for one in found} == {"repeated", "formals"}
    messages += [f"proposal-keyforge-{one.code}" for one in found]
    assert [one for one in messages if not i18n.has(one, lang)] == []
