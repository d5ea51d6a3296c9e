"""S19-S23 at the desk: kinds of penalty, the catalogue, what adds up, and who decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from ludarium import i18n
from ludarium.core.chance import Chance
from ludarium.testing import games_to_play, proves, seed_of_run
from ludarium.tournaments.rules.catalogue import (
    JUDGE,
    LEAVE,
    NOTHING,
    PLAYER,
    ROUND_LOSS,
    Answer,
    Given,
    Proposal,
)
from ludarium.tournaments.rules.saboteur.penalties import (
    CATALOGUE,
    DISQUALIFICATION,
    GAME_LOSS,
    INFRACTIONS,
    KINDS,
    LOSSES,
    REMINDER,
    WARNING,
    WARNINGS,
)

FIRST_OF = {REMINDER: "1-1-a", WARNING: "1-2-a", GAME_LOSS: "1-3-a", DISQUALIFICATION: "3-1-a"}
LETTERS = {"r": REMINDER, "w": WARNING, "l": GAME_LOSS, "d": DISQUALIFICATION}


def given(kinds: str, person: int = 4) -> list[Given]:
    """Penalties of one person by their first letters, entry by entry from 10 on."""
    found = [LETTERS[letter] for letter in kinds]
    return [Given(10 + at, person, FIRST_OF[kind], kind) for at, kind in enumerate(found)]


def counts(penalties: Sequence[Given], answers: Sequence[Answer] = ()) -> list[int]:
    found = CATALOGUE.counts(penalties, answers)
    return [found[kind] for kind in KINDS]


def asked(penalties: Sequence[Given], answers: Sequence[Answer] = ()) -> list[tuple[str, str]]:
    return [(one.code, one.kind) for one in CATALOGUE.proposals(penalties, answers)]


def answered(penalties: Sequence[Given], accepted: bool = True) -> list[Answer]:
    """The answers of somebody who settles each proposal as it comes up."""
    answers: list[Answer] = []
    for number in range(1, len(penalties) + 1):
        while found := CATALOGUE.proposals(penalties[:number], answers):
            answers.append(Answer(found[0].id, accepted, found[0].kind if accepted else ""))
    return answers


# --- S20: kinds ----------------------------------------------------------------------------------


@proves("S20.1", "S20.2", "S20.4", "S20.5")
def test_the_kinds_of_penalty_and_what_they_do() -> None:
    assert [(kind.name, kind.effect) for kind in KINDS.values()] == [
        (REMINDER, NOTHING),
        (WARNING, NOTHING),
        (GAME_LOSS, ROUND_LOSS),
        (DISQUALIFICATION, LEAVE),
    ]
    assert {kind.by for kind in KINDS.values()} == {JUDGE}
    assert {kind.to for kind in KINDS.values()} == {(PLAYER,)}
    assert CATALOGUE.kinds == KINDS


@proves("S20.5")
def test_before_a_disqualification_the_referees_deliberate() -> None:
    asked_before = {kind.name: kind.question for kind in KINDS.values() if kind.question}
    assert asked_before == {DISQUALIFICATION: "saboteur-deliberated"}


@proves("S20.1", "S20.6")
def test_a_reminder_is_only_counted() -> None:
    penalties = given("r")
    assert counts(penalties) == [1, 0, 0, 0]
    assert asked(penalties) == []
    assert INFRACTIONS["1-1-a"].kind == REMINDER
    assert INFRACTIONS["1-1-a"].remedies == ("saboteur-draw",)


@proves("S20.3")
def test_three_warnings_lead_to_a_game_loss() -> None:
    assert asked(given("ww")) == []
    assert asked(given("www")) == [(WARNINGS, GAME_LOSS)]


# --- S21: the catalogue --------------------------------------------------------------------------


@proves("S21.3")
def test_the_catalogue_has_29_entries() -> None:
    found = Counter((one.category, one.kind) for one in CATALOGUE.infractions.values())
    assert found == {
        ("1-1", REMINDER): 4,
        ("1-2", WARNING): 8,
        ("1-3", GAME_LOSS): 6,
        ("2-1", WARNING): 4,
        ("2-2", GAME_LOSS): 2,
        ("3-1", DISQUALIFICATION): 5,
    }
    assert len(INFRACTIONS) == 29
    assert all(name == one.id and name.startswith(f"{one.category}-") for name, one in INFRACTIONS.items())


LIKELY_ERRORS = {
    "out of turn": ["1-2-a"],
    "more than one card": ["1-2-b"],
    "discarded face up": ["1-2-d"],
    "forgot to draw": ["1-1-a"],
    "drew from the discard pile": ["1-2-e"],
    "path card with a broken tool": ["1-1-b"],
    "moved the own broken tool": ["1-2-f", "1-3-a"],
    "moved or turned a path card": ["1-2-g"],
    "took a path card without a rockfall": ["1-3-b"],
    "misused an action card": ["1-1-c"],
    "showed the hand": ["1-2-h"],
    "showed the role": ["1-3-c"],
    "showed a goal": ["1-3-d"],
    "peeked": ["1-3-e"],
    "personal attack": ["3-1-a"],
    "earlier match data": ["1-3-f"],
}


@proves("S21.2")
def test_every_likely_error_of_the_championship_is_in_the_catalogue() -> None:
    assert len(LIKELY_ERRORS) == 16
    ids = [one for ids in LIKELY_ERRORS.values() for one in ids]
    assert len(set(ids)) == 17
    assert set(ids) <= set(INFRACTIONS)
    assert (INFRACTIONS["1-2-f"].kind, INFRACTIONS["1-3-a"].kind) == (WARNING, GAME_LOSS)
    assert (INFRACTIONS["1-2-g"].kind, INFRACTIONS["1-3-b"].kind) == (WARNING, GAME_LOSS)


@proves("S21.1", "S19.1")
def test_a_card_out_of_turn_goes_back_and_the_referee_may_discard_it() -> None:
    assert INFRACTIONS["1-2-a"].remedies == ("saboteur-back-to-hand", "saboteur-discard-no-draw")
    assert INFRACTIONS["1-2-b"].remedies == ("saboteur-rest-back-to-hand", "saboteur-rest-discard-no-draw")


@proves("S19.2", "S19.3", "S19.4", "S19.6", "S19.11")
def test_a_misused_card_is_used_legally_or_discarded() -> None:
    """What to do is the referee's choice, and the penalty stands without it, too (S19.11)."""
    for name in ("1-1-c", "1-1-d"):
        assert INFRACTIONS[name].remedies == ("saboteur-use-legally", "saboteur-discard")
    assert INFRACTIONS["1-1-b"].remedies == ("saboteur-discard",)
    late = Given(5, 1, "1-1-c", REMINDER)
    assert counts([late]) == [1, 0, 0, 0]


# --- S22: accumulation ---------------------------------------------------------------------------


@proves("S22.1", "S22.2", "S22.5")
def test_three_reminders_make_a_warning() -> None:
    found = [counts(given("r" * number))[:2] for number in range(1, 8)]
    assert found == [[1, 0], [2, 0], [3, 1], [4, 1], [5, 1], [6, 2], [7, 2]]


@proves("S22.1")
def test_kinds_add_up_and_not_infractions() -> None:
    penalties = [
        Given(at, 2, name, INFRACTIONS[name].kind) for at, name in enumerate(["1-2-a", "1-2-h", "2-1-d"])
    ]
    assert asked(penalties) == [(WARNINGS, GAME_LOSS)]


@proves("S22.2", "S22.3", "B20")
def test_three_reminders_and_two_warnings_propose_a_game_loss() -> None:
    penalties = given("rwrwr")
    assert asked(penalties[:4]) == []
    (proposal,) = CATALOGUE.proposals(penalties, [])
    assert proposal == Proposal("warnings:10-11-12-13-14", WARNINGS, 4, GAME_LOSS, JUDGE, {"found": 3})


@proves("S22.3", "S22.8")
def test_each_three_warnings_are_one_proposal() -> None:
    penalties = given("w" * 7)
    ids = [one.id for one in CATALOGUE.proposals(penalties, [])]
    assert ids == ["warnings:10-11-12", "warnings:13-14-15"]
    declined = [Answer(ids[0], False)]
    assert [one.id for one in CATALOGUE.proposals(penalties, declined)] == ids[1:]
    assert counts(penalties, declined) == [0, 7, 0, 0]


@proves("S22.8")
def test_a_declined_proposal_uses_its_warnings_up() -> None:
    declined = [Answer("warnings:10-11-12", False)]
    for number in (3, 4, 5):
        assert asked(given("w" * number), declined) == []
    assert asked(given("w" * 6), declined) == [(WARNINGS, GAME_LOSS)]


@proves("S22.4", "S22.5")
def test_three_game_losses_propose_a_disqualification() -> None:
    assert asked(given("lll")) == [(LOSSES, DISQUALIFICATION)]
    mixed = given("lwwwl")
    answers = [Answer("warnings:11-12-13", True, GAME_LOSS)]
    assert counts(mixed, answers) == [0, 3, 3, 0]
    assert asked(mixed, answers) == [(LOSSES, DISQUALIFICATION)]
    assert asked(mixed) == [(WARNINGS, GAME_LOSS)], "an open proposal is no loss"
    both = [*answers, Answer("losses:10-11-12-13-14", True, DISQUALIFICATION)]
    assert counts(mixed, both) == [0, 3, 3, 1]
    assert asked(mixed, both) == []


@proves("S22.4", "S22.8")
def test_losses_are_consumed_in_threes_as_well() -> None:
    declined = [Answer("losses:10-11-12", False)]
    assert asked(given("lllll"), declined) == []
    assert asked(given("llllll"), declined) == [(LOSSES, DISQUALIFICATION)]


@proves("S22.6")
def test_reminders_alone_end_in_a_disqualification_with_the_27th() -> None:
    first: dict[str, int] = {}
    for number in range(1, 28):
        penalties = given("r" * number)
        found = CATALOGUE.counts(penalties, answered(penalties))
        for kind in (WARNING, GAME_LOSS, DISQUALIFICATION):
            if found[kind]:
                first.setdefault(kind, number)
    assert first == {WARNING: 3, GAME_LOSS: 9, DISQUALIFICATION: 27}


@proves("S22.7")
def test_the_log_tells_what_each_penalty_brought_about() -> None:
    penalties = given("rrrwwrr")
    assert CATALOGUE.triggered(penalties, []) == {12: (WARNING,), 14: (GAME_LOSS,)}
    last = given("r" * 27)
    assert CATALOGUE.triggered(last, answered(last))[36] == (WARNING, GAME_LOSS, DISQUALIFICATION)
    one = Given(31, 5, "1-2-c", WARNING, by=2, at=1_700_000_000, text="two cards")
    told = (one.entry, one.person, one.infraction, one.kind, one.by, one.at, one.text)
    assert told == (31, 5, "1-2-c", WARNING, 2, 1_700_000_000, "two cards")


@proves("S22.5")
def test_the_formula_holds_for_any_penalties() -> None:
    """Random penalties, some of them not in force, with random answers: the numbers of S22.5, and nothing is asked
    of who is out."""
    for number in range(games_to_play(200)):
        name = f"LUDARIUM_SEED={seed_of_run()}, penalties {number}"
        chance = Chance.of(f"{seed_of_run()} penalties {number}")
        penalties: list[Given] = []
        answers: list[Answer] = []
        for entry in range(chance.below(40)):
            kind = list(KINDS)[(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 0, 3)[chance.below(12)]]
            penalties.append(Given(entry, 1, FIRST_OF[kind], kind, effective=chance.below(8) > 0))
            for proposal in CATALOGUE.proposals(penalties, answers):
                if chance.below(3):
                    accepted = chance.below(2) == 0
                    answers.append(Answer(proposal.id, accepted, proposal.kind if accepted else ""))
        force = Counter(one.kind for one in penalties if one.effective)
        warnings = force[WARNING] + force[REMINDER] // 3
        confirmed = sum(one.accepted for one in answers if one.proposal.startswith(WARNINGS))
        found = CATALOGUE.counts(penalties, answers)
        assert found[REMINDER] == force[REMINDER], name
        assert found[WARNING] == warnings, name
        assert found[GAME_LOSS] == force[GAME_LOSS] + confirmed, name
        out = force[DISQUALIFICATION] > 0 or any(
            one.accepted for one in answers if one.proposal.startswith(LOSSES)
        )
        assert found[DISQUALIFICATION] == int(out), name
        open_ones = CATALOGUE.proposals(penalties, answers)
        if out:
            assert open_ones == (), name
        else:
            seen = [one.proposal for one in answers] + [one.id for one in open_ones]
            assert len(seen) == len(set(seen)), name
            assert sum(one.startswith(WARNINGS) for one in seen) == warnings // 3, name


# --- S23: permissions ------------------------------------------------------------------------------


@proves("S23.1")
def test_the_referee_may_give_another_kind_than_the_catalogue_says() -> None:
    milder = [Given(at, 1, "1-3-c", WARNING) for at in range(3)]
    assert counts(milder) == [0, 3, 0, 0]
    other = [Answer("warnings:0-1-2", True, WARNING)]
    assert counts(milder, other) == [0, 3, 0, 0]
    assert asked(milder, other) == []
    harder = [Answer("warnings:0-1-2", True, DISQUALIFICATION)]
    assert counts(milder, harder) == [0, 3, 0, 1]


@proves("S23.2")
def test_nothing_is_lost_before_a_referee_has_said_so() -> None:
    for letter in "rwl":
        penalties = given(letter * 30)
        reminders, _, losses, out = counts(penalties)
        assert out == 0
        assert losses == (30 if letter == "l" else 0)
        assert reminders == (30 if letter == "r" else 0)
        assert asked(penalties) != []
        assert counts(penalties, answered(penalties, accepted=False))[3] == 0


@proves("S23.2")
def test_an_answer_is_to_these_penalties_alone() -> None:
    """One of three warnings is taken back, and another given: that is a new question, though the first was accepted."""
    accepted = [Answer("warnings:10-11-12", True, GAME_LOSS)]
    assert counts(given("www"), accepted)[2] == 1
    changed = [given("wwww")[at] for at in (0, 2, 3)]
    assert counts(changed, accepted)[2] == 0
    assert asked(changed, accepted) == [(WARNINGS, GAME_LOSS)]


def test_what_is_not_in_force_does_not_count() -> None:
    penalties = [*given("ww"), Given(20, 4, "1-2-a", WARNING, effective=False)]
    assert counts(penalties) == [0, 2, 0, 0]
    assert asked(penalties) == asked([]) == []


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    ids = [f"infraction-saboteur-{name}" for name in INFRACTIONS]
    ids += [f"infraction-category-saboteur-{one.category}" for one in INFRACTIONS.values()]
    ids += [f"penalty-saboteur-{name}" for name in KINDS]
    ids += [f"penalty-question-{kind.question}" for kind in KINDS.values() if kind.question]
    ids += [f"remedy-{name}" for one in INFRACTIONS.values() for name in one.remedies]
    ids += [f"proposal-saboteur-{code}" for code in (WARNINGS, LOSSES)]
    assert [name for name in ids if not i18n.has(name, lang)] == []
    said = {name: i18n.say(lang, name, found=3) for name in ids}
    assert len(set(said.values())) == len(said)
    for name, one in INFRACTIONS.items():
        number = f"{one.category.replace('-', '.')}-{name[-1]}"
        assert said[f"infraction-saboteur-{name}"].startswith(f"{number} "), "it can be looked up in S21"
