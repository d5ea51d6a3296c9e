"""Lessons in the browser: whole courses with the mouse, one by touch in Korean, one with the keys alone; puzzles."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import duel, keyforge
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Enter
from tests.browser.person import POLLING, Person
from tests.browser.test_axe import is_sound
from tests.browser.test_duel import bots
from tests.browser.test_keyboard import Keys
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits
from tests.drawn import some

from ludarium.core import Lesson, load_game
from ludarium.core.lesson import PUZZLE

pytestmark = pytest.mark.asyncio(loop_scope="session")

# The learner is asked, or the lesson waits or is over, after step `after`; gives the number of the step.
READY = """
(after) => {
  const coach = document.querySelector("[data-coach]")?.dataset.coach;
  if (!coach || seen.number <= after) return false;
  const prompt = document.querySelector(".prompt");
  if (coach === "going" && (!prompt?.classList.contains("mine") || prompt.classList.contains("busy"))) return false;
  return { number: seen.number };
}
"""


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


async def is_at(person: Person, status: str, step: int) -> None:
    await expect(coach(person)).to_have_attribute("data-coach", status)
    await expect(coach(person)).to_have_attribute("data-step", str(step))


async def ready(person: Person, after: int = -1) -> int:
    handle = await person.page.wait_for_function(READY, arg=after, polling=POLLING)
    return int((await handle.json_value())["number"])


async def tries_again(person: Person) -> None:
    before = await person.seen("number")
    await person.press(person.page.locator("[data-coach-go]"))
    await ready(person, before)


async def learns(person: Person, game: str) -> None:
    """From the home page to the course of a game."""
    await person.goes()
    label = person.say("lesson-learn-game", game=person.say(f"{game}-name"))
    await person.press(person.page.get_by_role("link", name=label, exact=True))
    await expect(person.page.locator("h1")).to_have_text(
        person.say("lesson-course", game=person.say(f"{game}-name"))
    )


async def starts(person: Person, lesson: str) -> None:
    await person.press(person.page.locator(f"[data-start-lesson='{lesson}']"))
    await expect(coach(person)).to_have_attribute("data-lesson", lesson)
    await ready(person)


async def digs(person: Person, notation: str) -> None:
    """Take an option of Saboteur as people do: pick the card up, turn it if need be, and choose its target."""
    before = await person.seen("number")
    head, _, target = notation.partition(">")
    card = head.split("@")[0].split("=")[0].removeprefix("pass:").rstrip("'")
    hand: list[str] = person.messages("welcome", "game")[-1]["view"]["hand"]
    await person.picks(person.page.locator(f"[data-sab-hand='{hand.index(card)}']"))
    if head.startswith("pass:"):
        await person.press(person.page.locator("[data-sab-pass]"))
    elif target:
        await person.press(person.page.locator(f"[data-sab-aim='{target}']"))
        if await person.page.locator("[data-sab-tool]").count():
            await person.press(person.page.locator("[data-sab-tool]").first)
    else:
        spot = person.page.locator(f'[data-sab-option="{notation}"]')
        if not await spot.count():
            await person.press(person.button("saboteur-action-turn-card"))
        await person.press(spot)
    await ready(person, before)


async def decides(person: Person, notation: str) -> None:
    """Take an option of King of Tokyo: Duel."""
    before = await person.seen("number")
    await person.press(person.page.locator(duel.option(notation)).first)
    await ready(person, before)


async def follows(person: Person, notation: str) -> None:
    """Take an option of KeyForge."""
    before = await person.seen("number")
    await keyforge.chooses(person, notation)
    await ready(person, before)


def lessons_of(game: str) -> list[Lesson]:
    return load_game(game).lessons


async def test_the_course_of_saboteur_from_start_to_end(enter: Enter) -> None:
    ann = await enter("Ann")
    await learns(ann, "saboteur")
    await is_sound(ann, "course")
    lessons = lessons_of("saboteur")
    await starts(ann, lessons[0].name)
    await expect(ann.page.locator("aside.guide")).to_have_count(0)  # the coach speaks alone
    await is_sound(ann, "a step")

    # What goes wrong is explained, and the position is as it was.
    await digs(ann, "DX@1,0")
    await is_at(ann, "failed", 1)
    await expect(coach(ann)).to_contain_text(ann.say("saboteur-lesson-path-1-dead-end"))
    await is_sound(ann, "a failed step")
    await tries_again(ann)
    await is_at(ann, "going", 1)
    await ann.press(ann.page.locator("[data-coach-hint]"))
    await expect(ann.page.locator("[data-hint]")).to_have_text(ann.say("saboteur-lesson-path-1-hint"))
    assert await findings(ann.page) == []

    for number, lesson in enumerate(lessons):
        await expect(coach(ann)).to_have_attribute("data-lesson", lesson.name)
        await ready(ann)
        for step, following in zip(lesson.steps, [*lesson.steps[1:], None], strict=True):
            for notation in step.solution:
                await digs(ann, notation)
            if following is not None:
                await expect(coach(ann).locator(".praise")).to_be_visible()
                # The others have replied by now, or do so at once.
                await ready(ann)
        await is_at(ann, "done", len(lesson.steps))
        await expect(coach(ann)).to_contain_text(ann.say(f"saboteur-lesson-{lesson.name}-end"))
        if lesson.name == "gold":  # the result of the round can be looked at, and no other one follows
            await expect(ann.dialog()).to_contain_text(ann.say("saboteur-round-end-title", round=1))
            await ann.press(ann.dialog().locator("[data-sab-go]"))
            await expect(ann.dialog()).to_have_count(0)
        if number == 0:
            await is_sound(ann, "a lesson that is done")
        if number < len(lessons) - 1:
            name = ann.say(f"saboteur-lesson-{lessons[number + 1].name}")
            await ann.press(ann.button("lesson-next-named", kind="lesson", lesson=name))

    await expect(coach(ann)).to_contain_text(ann.say("lesson-course-finished", game=ann.say("saboteur-name")))
    await ann.press(coach(ann).get_by_role("link", name=ann.say("lesson-all"), exact=True))
    done = ann.page.locator("[data-lesson][data-done='true']")
    await expect(done).to_have_count(len(lessons))
    await ann.page.reload()
    await expect(done).to_have_count(len(lessons))


async def test_the_last_lesson_leads_to_a_real_game(enter: Enter) -> None:
    ann = await enter("Ann")
    await learns(ann, "tokyo-duel")
    *_, last = lessons_of("tokyo-duel")
    for lesson in lessons_of("tokyo-duel"):
        await ann.goes("/learn/tokyo-duel")
        await starts(ann, lesson.name)
        for step in lesson.steps:
            for notation in step.solution:
                if notation.startswith("reroll:"):
                    await holds_fame(ann)
                await decides(ann, notation)
        await is_at(ann, "done", len(lesson.steps))
        if ann.newest_view()["winner"] is not None:
            await duel.closes_the_result(ann)
    await expect(coach(ann)).to_have_attribute("data-lesson", last.name)
    await ann.press(ann.button("lesson-play"))
    await expect(coach(ann)).to_have_count(0)
    assert (await duel.asked(ann))[0] == "monster"


async def holds_fame(person: Person) -> None:
    for die in await person.page.locator("[data-duel-die][data-face='F']").all():
        await person.press(die)


async def test_the_lessons_and_puzzles_of_keyforge(enter: Enter) -> None:
    """Some of each, drawn by the seed."""
    ann = await enter("Ann")
    lessons = lessons_of("keyforge")
    kinds = [[one for one in lessons if (one.kind == PUZZLE) == puzzle] for puzzle in (False, True)]
    played = [*some(kinds[0], 4, "lessons of KeyForge"), *some(kinds[1], 4, "puzzles of KeyForge")]
    done = ann.page.locator("[data-lesson][data-done='true']")
    await ann.goes("/learn/keyforge")
    for number, lesson in enumerate(played):
        await expect(ann.page.locator(f"[data-start-lesson='{lesson.name}']")).to_be_visible()
        await expect(done).to_have_count(number)
        await starts(ann, lesson.name)
        for step in lesson.steps:
            for notation in step.solution:
                await follows(ann, notation)
        await is_at(ann, "done", len(lesson.steps))
        await ann.page.go_back()
    solved = len([one for one in played if one.kind == PUZZLE])
    await expect(ann.page.locator("[data-kind='puzzle'][data-done='true']")).to_have_count(solved)
    await expect(done).to_have_count(len(played))
    progress = ann.say("lesson-progress", kind="puzzle", done=solved, count=len(kinds[1]))
    await expect(ann.page.get_by_text(progress, exact=True)).to_have_count(1)
    await is_sound(ann, "a course with puzzles")


async def test_a_puzzle_in_chinese_with_both_hints(enter: Enter) -> None:
    mei = await enter("小美", locale="zh-TW")
    mei.lang = "zh-Hant"
    await learns(mei, "keyforge")
    check("zh-Hant", await texts(mei), {"小美", "Ludarium"})
    await starts(mei, "dark-key")
    hints = mei.page.locator("[data-hint]")
    for hint in ("hint", "hint-2"):
        await mei.press(mei.page.locator("[data-coach-hint]"))
        await expect(hints).to_have_text(mei.say(f"keyforge-lesson-dark-key-1-{hint}"))
    await is_sound(mei, "a puzzle with its hints")
    await follows(mei, "end")
    await is_at(mei, "failed", 1)
    await expect(coach(mei)).to_contain_text(mei.say("keyforge-lesson-dark-key-1-ended"))
    await tries_again(mei)
    await expect(hints).to_have_count(0)
    (puzzle,) = [lesson for lesson in lessons_of("keyforge") if lesson.name == "dark-key"]
    for notation in puzzle.steps[0].solution:
        await follows(mei, notation)
    await is_at(mei, "done", 1)
    await expect(coach(mei)).to_contain_text(mei.say("lesson-finished", kind="puzzle"))


async def test_a_lesson_by_touch_in_korean(enter: Enter) -> None:
    """Nothing is left in English, nothing is wider than the screen, and nothing is lost when the page is."""
    kim = await enter("민지", phone=True, locale="ko-KR")
    kim.lang = "ko"
    await learns(kim, "tokyo-duel")
    await fits(kim)
    check("ko", await texts(kim), {"민지", "Ludarium"})
    await starts(kim, "spotlight")
    names = {kim.messages("welcome")[-1]["you"]["name"], *bots(kim)}
    await fits(kim)
    check("ko", await texts(kim), names)
    await decides(kim, "resolve:fame")
    await is_at(kim, "failed", 1)
    await fits(kim)
    check("ko", await texts(kim), names)
    await kim.reopens()
    await is_at(kim, "failed", 1)
    await expect(coach(kim)).to_contain_text(kim.say("tokyo-duel-lesson-spotlight-1-left"))
    await tries_again(kim)
    await kim.press(kim.page.locator("[data-coach-hint]"))
    await fits(kim)
    await decides(kim, "resolve:destruction")
    await is_at(kim, "done", 1)
    await duel.closes_the_result(kim)
    await fits(kim)
    check("ko", await texts(kim), names)


async def test_a_lesson_with_the_keys_alone(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await expect(kim.page.locator("[data-learn]").first).to_be_visible()
    await keys.tabs_to("[data-learn][href='/learn/tokyo-duel']")
    await keys.press("Enter")
    await keys.tabs_to("[data-start-lesson='power']")
    await keys.press("Enter")
    before = await ready(kim)
    for notation, status, step in (
        ("power:fame", "failed", 1),
        ("resolve:attack", "going", 1),
        ("power:destruction", "going", 2),
        ("power:destruction", "done", 2),
    ):
        await keys.has_focus()
        await keys.tabs_to(duel.option(notation))
        await keys.press("Enter")
        before = await ready(kim, before)
        await is_at(kim, status, step)
        if status == "failed":  # the way on has the focus by itself
            await expect(kim.page.locator("[data-coach-go]")).to_be_focused()
            await keys.press("Enter")
            before = await ready(kim, before)
    await expect(duel.result(kim)).to_be_visible()
    await keys.press("Escape")
    await expect(kim.dialog()).to_have_count(0)
    await keys.tabs_to("[data-coach-go]", back=True)
    await keys.press("Enter")
    await expect(coach(kim)).to_have_attribute("data-coach", "going")
    assert await kim.seen("presses") == 0


async def test_leaving_a_lesson_leads_to_the_others(enter: Enter) -> None:
    ann = await enter("Ann")
    await learns(ann, "tokyo-duel")
    await starts(ann, "dice")
    await ann.press(ann.button("hall-table-menu"))
    await ann.press(ann.page.get_by_role("menuitem", name=ann.say("lesson-leave"), exact=True))
    await expect(ann.page.locator("[data-start-lesson='dice']")).to_be_visible()
    await ann.goes("/learn/chess")
    await expect(ann.page.get_by_text(ann.say("lesson-none"))).to_be_visible()
