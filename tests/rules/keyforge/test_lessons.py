"""The lessons of KeyForge: what they teach is so, and every language names the same cards by their names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludarium import i18n
from ludarium.core import Lesson, load_game
from ludarium.core.lesson import GOING, TAUGHT
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Flags, Zones
from ludarium.games.keyforge.lessons.course import LESSONS
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.testing.lessons import Pupil

NAMED = {lesson.name: lesson for lesson in LESSONS}


def pupil(name: str, *steps: int) -> Pupil:
    """Somebody who has gone through so many choices of each of the first steps."""
    one = Pupil(load_game("keyforge"), NAMED[name])
    for step, count in zip(NAMED[name].steps, steps, strict=False):
        one.tries(step.solution[:count])
    return one


def state_of(one: Pupil) -> KeyForgeState:
    assert isinstance(one.state, KeyForgeState)
    return one.state


def test_there_are_at_least_six() -> None:
    assert len([lesson for lesson in LESSONS if lesson.kind == TAUGHT]) >= 6


@pytest.mark.parametrize("name", NAMED)
def test_the_learner_can_play_what_is_drawn(name: str) -> None:
    """The deck below is of one card: where its house is none of the learner's, a game that goes on is never over."""
    state = NAMED[name].position()
    assert isinstance(state, KeyForgeState)
    decks = state.decks
    mine = sum(1 << house for house in decks.houses[0])
    assert any(decks.prints[decks.of[card]].houses & mine for card in state.row(Zones.DECK, 0))


def test_a_whole_turn_ends_with_six_cards() -> None:
    one = pupil("keys", 9, 9, 9, 9)
    state = state_of(one)
    assert (state.forged(0), len(state.row(Zones.HAND, 0))) == (1, 6)


def test_the_elusive_thief_slips_away_once() -> None:
    one = pupil("fights", 9, 9, 9, 2)
    assert (one.attempt.status, one.attempt.said) == (GOING, "elusive")


def test_captured_amber_comes_back_to_the_learner() -> None:
    one = pupil("amber", 9, 9)
    before = state_of(one).pool[:]
    one.tries(NAMED["amber"].steps[2].solution)
    assert state_of(one).pool == [before[0] + 3, before[1] - 1]  # 2 come back, and Dodger steals 1


def test_chains_take_a_card_and_one_goes() -> None:
    one = pupil("hand", 9, 9, 9, 9)
    state = state_of(one)
    assert state.chains == [4, 0]


def test_the_check_is_stopped() -> None:
    one = pupil("check", 9, 9, 9)
    assert [state_of(one).forged(seat) for seat in (0, 1)] == [2, 2]


def named(one: Pupil, label: str) -> int:
    """The card of this label."""
    return state_of(one).decks.labels.index(label)


def offered(one: Pupil) -> list[str]:
    decision = state_of(one).decision()
    assert decision is not None
    return [str(option) for option in decision.options()]


def test_the_ward_goes_and_the_creature_stays() -> None:
    one = pupil("ward", 9, 9)
    weak = named(one, "babbling-bibliophile")
    assert state_of(one).flags[weak] & Flags.WARDED
    one.tries(NAMED["ward"].steps[2].solution)
    state = state_of(one)
    assert (state.zone[weak], state.amber[weak], state.flags[weak] & Flags.WARDED) == (Zones.LINE, 3, 0)


def test_the_enraged_creature_cannot_reap_until_it_has_fought() -> None:
    one = pupil("enrage")
    alaka = named(one, "alaka")
    assert "fight:alaka" in offered(one)
    assert "reap:alaka" not in offered(one)
    one.tries(NAMED["enrage"].steps[0].solution)
    assert not state_of(one).flags[alaka] & Flags.ENRAGED


def test_the_exalted_creatures_bring_enough_for_a_key() -> None:
    one = pupil("exalt", 9, 9)
    state = state_of(one)
    assert (state.pool[0], sum(state.amber)) == (5, 2)
    one.tries(NAMED["exalt"].steps[2].solution)
    state = state_of(one)
    assert (state.pool[0], sum(state.amber)) == (6, 1)


def test_the_icons_of_the_next_card_are_resolved_twice() -> None:
    one = pupil("icons", 9, 9, 9)
    hand = len(state_of(one).row(Zones.HAND, 0))
    one.tries(NAMED["icons"].steps[3].solution)
    state = state_of(one)
    assert (state.pool[0], len(state.row(Zones.HAND, 0))) == (6, hand - 3)  # one played, two discarded


def test_half_a_gigantic_creature_cannot_be_played() -> None:
    one = pupil("gigantic")
    one.tries(["house:logos", "leave"])
    assert "play:ultra-gravitron" not in offered(one)
    one = pupil("gigantic", 9)
    assert "play:ultra-gravitron" in offered(one)
    one.tries(NAMED["gigantic"].steps[1].solution)
    state = state_of(one)
    assert (len(state.row(Zones.LINE, 0)), len(state.row(Zones.ARCHIVES, 0))) == (1, 5)
    one.tries(NAMED["gigantic"].steps[2].solution)
    state = state_of(one)
    assert (len(state.row(Zones.LINE, 0)), len(state.row(Zones.ARCHIVES, 0))) == (0, 7)


# -- words


def messages(lesson: Lesson) -> Iterator[str]:
    id_ = f"keyforge-lesson-{lesson.name}"
    for number, step in enumerate(lesson.steps, 1):
        yield from (f"{id_}-{number}{part}" for part in ("", "-goal", "-hint"))
        yield from (f"{id_}-{number}-hint-{hint}" for hint in range(2, step.hints + 1))
        yield from (f"{id_}-{number}-{wrong.name}" for wrong in [*step.fails, *step.notes])
    yield f"{id_}-end"


def cards_of(lesson: Lesson) -> set[str]:
    """The cards that lie in the position of a lesson, by their ids in the pool."""
    state = lesson.position()
    assert isinstance(state, KeyForgeState)
    return {one.id for one in state.decks.prints}


@pytest.mark.parametrize("name", NAMED)
def test_every_language_names_the_same_cards(name: str) -> None:
    lesson = NAMED[name]
    named = 0
    for message in messages(lesson):
        texts = {lang: i18n.say(lang, message, name0="A", name1="B") for lang in i18n.LANGUAGES}
        for card in cards_of(lesson):
            fact = POOL.card(card)
            shown = {
                "en": fact.called("en"),
                "zh-Hant": f"「{fact.called('zh-Hant')}」",
                "ko": f"‘{fact.called('ko')}’",
            }
            found = {lang for lang, text in texts.items() if shown[lang] in text}
            assert found in (set(), set(i18n.LANGUAGES)), f"{message} names {card} in {found} only"
            named += bool(found)
    assert named > 0


@pytest.mark.parametrize("name", NAMED)
def test_the_coach_counts_what_the_table_shows(name: str) -> None:
    """A forced payment has been made by the time that the learner reads of it, for instance."""
    lesson = NAMED[name]
    one = pupil(name)
    for number, step in enumerate(lesson.steps, 1):
        one.wait()
        pool = state_of(one).pool
        text = i18n.say("en", f"keyforge-lesson-{name}-{number}", name0="A", name1="Rival")
        for seat, told in (
            (0, r"You have (?:\w+ keys and )?(\d+|no)(?: æmber|\.)"),
            (1, r"Rival has (?:\w+ keys and )?(\d+|no)(?: æmber|\.)"),
        ):
            for count in re.findall(told, text):
                assert pool[seat] == (0 if count == "no" else int(count)), f"{name}-{number}: {text}"
        one.tries(step.solution)


def named_by(notation: str) -> set[str]:
    """The message ids or cards that an answer is about."""
    return {f"{ref.split('.')[0]}" for ref in notation.split(":")[1:] if not ref.isdigit()}


def test_goals_leave_the_questions_of_their_steps_to_the_learner() -> None:
    """What a step asks for, or leaves to find out, is in its hint and not in the line of its goal."""
    asked = 0
    for lesson in LESSONS:
        for number, step in enumerate(lesson.steps, 1):
            id_ = f"keyforge-lesson-{lesson.name}-{number}"
            if "?" not in i18n.say("en", id_, name0="A", name1="B"):
                continue
            asked += 1
            for lang in i18n.LANGUAGES:
                text, goal = (i18n.say(lang, f"{id_}{part}", name0="A", name1="B") for part in ("", "-goal"))
                for answer in step.solution:
                    for ref in named_by(answer):
                        house = f"keyforge-house-{ref}"
                        fact = POOL.has(ref) and POOL.card(ref)
                        name = i18n.say(lang, house) if i18n.has(house, lang) else fact and fact.called(lang)
                        assert not name or name not in goal or name in text, (
                            f"{lang} {id_}-goal answers: {goal}"
                        )
    assert asked >= 4
