"""A Saboteur championship of twelve players in the browser, all of it in Traditional Chinese: three group games,
standings that nobody but judges sees until the finalists are named, the final of six, the certificate."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.conftest import Enter
from tests.browser.events import Shown, Story
from tests.browser.person import Person
from tests.browser.test_keyboard import Keys
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]

LANG = "zh-Hant"
NAMES = ["美玲", "志明", "春嬌", "家豪", "淑芬", "俊傑", "雅婷", "建宏", "怡君", "宗翰", "佩珊", "冠宇"]
LATE = "文雄"
STAFF_TABS = ("overview", "players", "rounds", "judge", "standings", "print", "settings", "log")
SHEETS = ("pairings", "names", "slips", "standings", "blank")
# What a Chinese page has in Latin letters: the house's name, the codes that phones read, a key of the keyboard, a
# structure that the regulations name so.
LATIN = {"Ludarium", "QR", "Enter", "2LO"}


async def test_a_championship_in_chinese_from_the_empty_hall_to_the_certificate(
    enter: Enter, hall: str
) -> None:
    chinese = {"locale": "zh-TW"}
    story = Story(
        enter,
        hall,
        organizer=await enter("主辦人", **chinese),
        judge=await enter("佳穎", phone=True, **chinese),
        screen=await enter("投影", **chinese),
    )
    story.settings = chinese
    for person in (story.organizer, story.judge, story.screen):
        person.lang = LANG
        person.unit = "game"
    await opens_the_doors(story)
    await first_game(story)
    await second_game(story)
    await third_game(story)
    await final(story)
    await is_crowned(story)


async def is_chinese(person: Person) -> None:
    """Nothing on the page is left in another language. Links and codes are no words."""
    check(LANG, {text for text in await texts(person) if "http" not in text}, LATIN)


async def opens_the_doors(story: Story) -> None:
    boss = story.organizer
    story.event = await events.creates(boss, "saboteur-championship", "saboteur", "週日錦標賽")
    await events.becomes_judge(story.judge, boss, story.event)
    await is_chinese(story.judge)
    await events.tab(boss, "players")
    await events.pastes(boss, NAMES)
    for name in NAMES[:2]:
        await events.checks_in(boss, name, listed=False)
    for number in range(2, len(NAMES)):
        await events.decides(boss, story.event, "checked-in", person=number)
    await story.opens_screen()
    await is_chinese(story.screen)


async def first_game(story: Story) -> None:
    """Two players report the nuggets of their table; a late entry; a drop; a correction."""
    boss = story.organizer
    await story.draws()
    await story.is_on_screen()
    assert [len(table["players"]) for table in events.round_of(await story.view())["tables"]] == [6, 6]
    table = await story.table_with_phones()
    one, two = [await story.phone_of(player) for player in table["players"][:2]]
    await events.reports_points(one, [7, 6, 5, 4, 3, 2])
    await two.press(two.button("desk-mine-confirm"))
    await expect(two.page.locator("main")).to_contain_text(two.say("desk-mine-outcome-points"))
    await is_chinese(two)
    await fits(two)
    await events.is_sound(two)

    await events.opens(boss, story.event, "players")
    await events.enters_late(boss, LATE, "nothing")
    await events.checks_in(boss, LATE, listed=False)
    await is_chinese(boss)
    await events.tab(boss, "rounds")
    other = next(each for each in events.open_tables(await story.view()))
    number = other["number"]
    await events.quick(boss, f"{number + 1} 6 5 4 3 2 1", number)
    await is_chinese(boss)
    third = events.name_of(await story.view(), other["players"][2])
    await events.corrects_points(boss, number, third, 8, "金塊數錯了。")
    points = events.round_of(await story.view())["tables"][number]["points"]
    assert points == [6, 5, 8, 3, 2, 1]
    await is_secret(story, one)

    gone = await story.phone_of(table["players"][1])
    await gone.press(gone.button("desk-mine-drop"))
    await events.confirms(gone, gone.say("desk-mine-drop"))
    await expect(gone.page.locator("main")).to_contain_text(gone.say("desk-you-dropped", name=gone.name))


async def is_secret(story: Story, player: Person) -> None:
    """Neither a player nor the projector knows how anybody stands (S18.5); judges do."""
    for person in (player, story.screen):
        seen = await events.view(person, story.event)
        assert [stage.get("standings") for stage in seen["stages"]] == [None] * len(seen["stages"])
    await events.tab(player, "standings")
    await expect(player.page.locator("main")).to_contain_text(player.say("desk-standings-secret"))
    await is_chinese(player)
    await events.tab(player, "mine")
    assert (await story.view())["stages"][-1]["standings"]


async def second_game(story: Story) -> None:
    """A call and a warning; the clocks of a table; a conflict that the judge settles; a disqualification."""
    boss, judge = story.organizer, story.judge
    await story.draws()
    await story.is_on_screen()
    sizes = [len(table["players"]) for table in events.round_of(await story.view())["tables"]]
    assert sizes == [6, 6]
    table = await story.table_with_phones()
    caller = await story.phone_of(next(one for one in table["players"] if one in story.phones))
    rival = await story.phone_of(next(one for one in table["players"] if one not in story.phones))
    await events.calls_judge(caller, "有人忘記抽牌。")
    await events.opens(judge, story.event, "judge")
    await judge.press(judge.button("desk-prompt-answer"))
    await expect(caller.page.locator("main")).to_contain_text(caller.say("desk-judge-coming", judge="佳穎"))
    await is_chinese(judge)
    await judge.press(judge.button("desk-judge-table"))
    await judge.press(judge.page.get_by_role("button", name=rival.name, exact=True).last)
    await is_chinese(judge)
    await events.punishes(judge, "saboteur", "1-1-a", "reminder", "已補抽。")
    await expect(rival.page.locator("main")).to_contain_text("已補抽。")
    await is_chinese(rival)

    await judge.press(judge.button("desk-saboteur-clock-event-round"))
    after = judge.page.get_by_role("button", name=judge.say("desk-saboteur-clock-event-end"), exact=True)
    await expect(after).to_be_visible()
    await is_chinese(judge)
    await judge.press(after)
    await events.confirms(judge, judge.say("desk-saboteur-clock-event-end"))

    size = len(table["players"])
    await events.reports_points(caller, [5] * size)
    await rival.press(rival.button("desk-mine-differs"))
    await events.reports_points(rival, [4] * size)
    await expect(caller.page.locator("main")).to_contain_text(caller.say("desk-mine-conflict"))
    await is_chinese(caller)
    await judge.press(judge.page.locator(".report", has_text=caller.name).first.get_by_role("button"))
    await expect(rival.page.locator("main")).to_contain_text(rival.say("desk-mine-outcome-points"))
    await judge.press(judge.button("desk-judge-back"))
    await judge.press(judge.button("desk-judge-settle"))
    await judge.dialog().get_by_role("textbox").fill("補抽一張。")
    await events.confirms(judge, judge.say("desk-judge-settle"))

    await finishes_all(story)
    gone = next(one for one in table["players"] if one not in story.phones)
    await judge.page.get_by_label(judge.say("desk-search"), exact=True).fill(
        events.name_of(await story.view(), gone)
    )
    await judge.press(judge.button("desk-penalty-give").first)
    await events.punishes(judge, "saboteur", "3-1-c", "disqualification", "偷換手牌。", "已與主辦方商議。")
    assert (await story.view())["people"][gone]["status"] in ("disqualified", "expelled")
    await events.opens(boss, story.event)
    await is_chinese(boss)


async def third_game(story: Story) -> None:
    """Of eleven players, drawn, published and entered with keys alone. Then the finalists are named."""
    boss = story.organizer
    keys = Keys(boss)
    await events.opens(boss, story.event)
    presses = await boss.seen("presses")
    for code in ("draw", "publish"):
        await keys.tabs_to(f"[data-next='{code}']")
        await keys.press("Enter")
        await expect(events.next_step(boss, code)).to_have_count(0)
        await keys.has_focus()
    await story.is_on_screen()
    tables = events.round_of(await story.view())["tables"]
    assert sorted([len(table["players"]) for table in tables]) == [5, 6]
    for table in tables:
        number = table["number"]
        await keys.tabs_to(f"[data-table='{number}'] input")
        for place in range(len(table["players"])):
            await boss.page.keyboard.type(str(9 - place - number))
            await keys.press("Tab" if place + 1 < len(table["players"]) else "Enter")
        await expect(boss.page.locator(f"[data-table='{number}'].done")).to_be_visible()
    assert await boss.seen("presses") == presses
    for name in STAFF_TABS:
        await events.tab(boss, name)
        if name == "log":
            await expect(boss.page.locator("main ol li").first).to_be_visible()
        await is_chinese(boss)
        await events.is_sound(boss)
    player = next(
        one for number, one in story.phones.items() if number in tables[0]["players"] + tables[1]["players"]
    )
    await is_secret(story, player)
    await draws_lots_again(story)
    await events.opens(boss, story.event)
    await events.ends_stage(boss, "stage-ends")
    await events.opens(boss, story.event, "standings")
    await expect(boss.button("desk-lots-again")).to_be_disabled()
    await expect(boss.page.locator("main")).to_contain_text(boss.say("desk-lots-again-ended"))
    await is_chinese(boss)
    await events.tab(player, "standings")
    await expect(player.page.locator("main table").first).to_be_visible()
    await is_chinese(player)
    assert (await events.view(player, story.event))["stages"][0]["standings"]


async def draws_lots_again(story: Story) -> None:
    """The lots were drawn, and read out wrong: the organizer draws them again, for a reason; a judge can't."""
    boss, judge = story.organizer, story.judge
    await events.decides(boss, story.event, "lots-drawn")
    await events.opens(judge, story.event, "standings")
    await expect(judge.button("desk-lots-again")).to_be_disabled()
    await expect(judge.page.locator("main")).to_contain_text(judge.say("desk-lots-again-heads"))
    await events.opens(boss, story.event, "standings")
    await boss.press(boss.button("desk-lots-again"))
    sure = boss.dialog().get_by_role("button", name=boss.say("desk-lots-again"), exact=True)
    await expect(sure).to_be_disabled()
    await is_chinese(boss)
    await events.is_sound(boss)
    await boss.dialog().get_by_role("textbox").fill("籤讀錯了。")
    await events.confirms(boss, boss.say("desk-lots-again"))
    await expect(boss.page.locator("main")).to_contain_text(boss.say("desk-lots", count=2))
    assert (await story.view())["stages"][0]["lots"] == 2
    await events.tab(boss, "log")
    await expect(boss.page.locator("main ol li").first).to_contain_text("籤讀錯了。")


async def finishes_all(story: Story) -> None:
    """Enter what is left of a round where nobody looks: no two players of a table have as many nuggets."""
    for table in events.open_tables(await story.view()):
        await story.enters(table, points=[9 - place for place in range(len(table["players"]))])


async def final(story: Story) -> None:
    """The best six at one table."""
    boss = story.organizer
    through = (await story.view())["stages"][0]["through"]
    assert len(through) == 6
    await story.draws()
    await story.is_on_screen()
    (table,) = events.round_of(await story.view())["tables"]
    assert sorted(table["players"]) == sorted(through)
    await is_chinese(story.screen)
    await finishes_all(story)
    await story.plays_to_the_end(finishes_all)
    assert (await story.view())["status"] == "over"
    await is_chinese(boss)


async def is_crowned(story: Story) -> None:
    """The champion on the pages and on paper."""
    boss, screen = story.organizer, story.screen
    seen = await story.view()
    champion = events.name_of(seen, champion_of(seen))
    await events.opens(boss, story.event, "standings")
    await expect(boss.page.locator("main")).to_contain_text(boss.say("desk-standings-champion"))
    await is_chinese(boss)
    await expect(screen.page.locator("body")).to_contain_text(screen.say("desk-standings-champion"))
    await is_chinese(screen)
    sheets = await events.prints_certificates(boss, story.event)
    assert champion in sheets[0], sheets
    await is_chinese(boss)


def champion_of(seen: Shown) -> int:
    first: int = seen["stages"][-1]["standings"][0]["player"]
    return first
