"""A KeyForge Alliance event of twelve players in the browser, in Chinese, from the empty hall to the certificate."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.conftest import Enter
from tests.browser.events import Story
from tests.browser.hall import later
from tests.browser.test_events_saboteur import is_chinese
from tests.browser.test_keyboard import Keys
from tests.browser.test_phone import fits

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]

LANG = "zh-Hant"
NAMES = ["安安", "本本", "秋月", "丹丹", "依雯", "飛飛", "古古", "哈哈", "愛薇", "錦程", "凱凱", "利歐"]
ANN, BEN = 0, 1
LATE = "米雅"
STAFF_TABS = ("overview", "players", "rounds", "judge", "standings", "print", "settings", "log")
ROUND = 45 * 60  # seconds of a round
WHOLE = {"whole": 0}


async def test_an_alliance_event_from_the_empty_hall_to_the_certificate(
    timed_hall: tuple[str, Path], enter: Enter
) -> None:
    address, ahead = timed_hall
    chinese = {"locale": "zh-TW"}
    story = Story(
        enter,
        address,
        organizer=await enter("主辦人", address=address, **chinese),
        judge=await enter("裁判佳穎", address=address, phone=True, **chinese),
        screen=await enter("投影", address=address, **chinese),
    )
    story.settings = chinese
    for person in (story.organizer, story.judge, story.screen):
        person.lang = LANG
    await opens_the_doors(story)
    await first_round(story)
    await second_round(story, ahead)
    await third_round(story)
    await story.plays_to_the_end(finishes_all)
    await is_crowned(story)


async def opens_the_doors(story: Story) -> None:
    """The event, its judge, its players and their decks."""
    olga = story.organizer
    story.event = await events.creates(olga, "keyforge-alliance", "keyforge", "週日聯盟賽")
    await events.becomes_judge(story.judge, olga, story.event)
    await events.is_sound(olga)
    await events.tab(olga, "players")
    await events.pastes(olga, NAMES)
    await builds_an_alliance(story)
    await registers_on_the_phone(story)
    for number in range(2, len(NAMES)):
        await events.brings_deck(olga, story.event, number, WHOLE)
    await events.opens(olga, story.event, "players")
    await events.is_sound(olga)
    for name in NAMES[:2]:
        await events.checks_in(olga, name, listed=True)
    for number in range(2, len(NAMES)):
        await events.decides(olga, story.event, "checked-in", person=number, checks=[])
    people = (await story.view())["people"]
    assert [one["name"] for one in people] == NAMES
    assert [one["deck"].get("faults", []) for one in people] == [[]] * len(NAMES)


async def builds_an_alliance(story: Story) -> None:
    """At the deck desk: three decks of Ann, and a pod of each."""
    olga = story.organizer
    await events.tab(olga, "decks")
    await olga.press(olga.page.locator(f"#deck-of-{ANN}"))
    main = olga.page.locator("main")
    for place in range(3):
        await events.brings_by_page(olga, main, events.vault_text(ANN, place), place == 0)
        await expect(main.locator("article")).to_have_count(place + 1)
    await events.attests(olga, main)
    await events.is_sound(olga)
    await events.builds(olga, main, (0, "dis"), (1, "shadows"), (2, "untamed"))
    deck = (await story.view())["people"][ANN]["deck"]
    assert deck["pods"] == [[0, "dis"], [1, "shadows"], [2, "untamed"]]
    assert len(deck["cards"]) == 36


async def registers_on_the_phone(story: Story) -> None:
    """Ben comes by the link of his slip and registers a deck himself."""
    ben = await story.phone_of(BEN)
    main = ben.page.locator("main")
    await events.brings_by_page(ben, main, events.vault_text(BEN, 0), True)
    await events.builds(ben, main, (0, "dis"), (0, "logos"), (0, "shadows"))
    await fits(ben)
    olga = story.organizer
    await events.opens(olga, story.event, "decks")
    await olga.press(olga.page.locator(f"#deck-of-{BEN}"))
    await events.attests(olga, olga.page.locator("main"))


async def first_round(story: Story) -> None:
    """A redraw, the clock, a call with a verbal warning, two reports that agree, a late entry, a drop, a correction."""
    olga, judge = story.organizer, story.judge
    await story.opens_screen()
    await events.opens(olga, story.event)
    await events.goes_on(olga, "draw")
    draft = (await story.view())["draft"]
    assert len(draft["tables"]) == 6
    await expect(story.screen.page.get_by_role("timer")).to_have_count(0)  # nobody else sees the draft
    await olga.press(olga.page.get_by_text(olga.say("desk-why"), exact=True).first)
    await olga.press(olga.button("desk-redraw"))
    await expect(olga.page.locator("[data-next='publish']")).to_be_enabled()
    assert (await story.view())["draft"]["attempt"] == 1
    await events.goes_on(olga, "publish")
    await story.is_on_screen()
    await events.goes_on(olga, "clock")
    await expect(story.screen.page.get_by_role("timer")).to_have_text(re.compile(r"^4[34]:"))
    await events.is_sound(olga)

    table = await story.table_with_phones()
    ben = await story.phone_of(BEN)
    other = await story.phone_of(next(one for one in table["players"] if one != BEN))
    await events.calls_judge(ben, "抽了兩張牌。")
    await events.opens(judge, story.event, "judge")
    await judge.press(judge.button("desk-prompt-answer"))
    await expect(ben.page.get_by_text(ben.say("desk-judge-coming", judge="裁判佳穎"))).to_be_visible()
    await judge.press(judge.button("desk-judge-table"))
    await judge.press(judge.page.get_by_role("button", name=other.name, exact=True).last)
    await events.punishes(judge, "keyforge", "improper_communication", "verbal", "與觀眾交談。")
    await expect(other.page.locator("main")).to_contain_text("與觀眾交談。")
    assert [one["kind"] for one in (await events.view(other, story.event))["penalties"]] == ["verbal"]
    await judge.press(judge.button("desk-judge-back"))
    await judge.press(judge.button("desk-judge-settle"))
    await judge.dialog().get_by_role("textbox").fill("放回一張牌。")
    await events.confirms(judge, judge.say("desk-judge-settle"))
    await expect(ben.page.locator("main")).to_contain_text("放回一張牌。")
    await events.is_sound(judge)
    await fits(judge)

    await events.draws_first_by_page(ben)
    await events.reports_win(ben)
    await other.press(other.button("desk-mine-confirm"))
    await expect(other.page.locator("main")).to_contain_text(other.say("desk-mine-outcome-lost"))
    await expect(ben.page.locator("main")).to_contain_text(ben.say("desk-mine-outcome-won"))
    await events.is_sound(ben)
    await other.press(other.button("desk-mine-drop"))
    await events.confirms(other, other.say("desk-mine-drop"))
    await expect(other.page.locator("main")).to_contain_text(other.say("desk-you-dropped", name=other.name))

    await events.opens(olga, story.event, "players")
    await events.enters_late(olga, LATE, "losses")
    late = events.number_of(await story.view(), LATE)
    await events.brings_deck(olga, story.event, late, WHOLE)
    await events.checks_in(olga, LATE, listed=True)

    await events.tab(olga, "rounds")
    first, second, *_ = events.open_tables(await story.view())
    await story.begins(first, second)
    for place, found in enumerate((first, second)):
        await events.quick(olga, f"{found['number'] + 1} {place + 1}", found["number"])
    winner = events.name_of(await story.view(), first["players"][1])
    await events.corrects(olga, first["number"], winner, "兩張成績單都看錯了。")
    tables = events.round_of(await story.view())["tables"]
    assert [tables[one["number"]]["winner"] for one in (first, second)] == [
        first["players"][1],
        second["players"][1],
    ]
    await finishes_all(story)


async def second_round(story: Story, ahead: Path) -> None:
    """Time runs out at a table: the overtime, and a tie-break that both confirm (T6.3, T6.4)."""
    judge = story.judge
    await story.draws()
    await story.is_on_screen()
    await events.opens(story.organizer, story.event)
    await events.goes_on(story.organizer, "clock")
    table = await story.table_with_phones()
    one, two = [await story.phone_of(player) for player in table["players"]]
    await events.draws_first_by_page(one)
    for each in events.open_tables(await story.view()):
        if each["number"] != table["number"]:
            await story.begins(each)
            await story.enters(each, winner=min(each["players"]))
    later(ahead, ROUND)
    await events.opens(judge, story.event, "judge")
    await expect(judge.page.locator("main")).to_contain_text(judge.say("desk-judge-why-overtime"))
    await judge.press(judge.button("desk-judge-table"))
    for step, player in (("time", two), ("turn-ends", two), ("turn-ends", one), ("turn-ends", two)):
        await judge.press(judge.button(f"desk-overtime-event-{step}", player=player.name))
        await events.confirms(judge, judge.say("hall-confirm"))
    await expect(story.screen.page.locator("body")).to_contain_text(judge.say("desk-clock-over"))
    await events.is_sound(judge)
    await fits(judge)
    for player, counts in ((one, {"keys": 2, "amber": 4}), (two, {"keys": 1, "amber": 5})):
        for count, number in counts.items():
            label = one.say("desk-tie-of", count=one.say(f"desk-tie-count-{count}"), player=player.name)
            await events.field(one.page.locator("main"), label).fill(str(number))
    await one.press(one.button("desk-tie-state"))
    await expect(two.button("desk-tie-agree")).to_be_visible()
    await events.is_sound(two)
    await fits(two)
    await two.press(two.button("desk-tie-agree"))
    await judge.press(judge.button("desk-overtime-event-decided", player=one.name))
    await events.confirms(judge, judge.say("hall-confirm"))
    await expect(two.page.locator("main")).to_contain_text(two.say("desk-mine-outcome-lost"))
    done = events.round_of(await story.view())["tables"][table["number"]]
    assert (done["winner"], done["reason"], done["step"]) == (table["players"][0], "time", "T6.4.2")


async def third_round(story: Story) -> None:
    """Draw, publish and enter results with keys alone; a disqualification by two people; a conflict that a judge
    settles."""
    olga, judge = story.organizer, story.judge
    keys = Keys(olga)
    await events.opens(olga, story.event)
    presses = await olga.seen("presses")
    for code in ("draw", "publish"):
        await keys.tabs_to(f"[data-next='{code}']")
        await keys.press("Enter")
        await expect(events.next_step(olga, code)).to_have_count(0)
        await keys.has_focus()
    assert await olga.seen("presses") == presses
    await story.is_on_screen()

    disputed = await story.table_with_phones()
    one, two = [await story.phone_of(player) for player in disputed["players"]]
    await events.draws_first_by_page(one)
    await events.reports_win(one)
    await two.press(two.button("desk-mine-differs"))
    await events.reports_win(two)
    await expect(one.page.locator("main")).to_contain_text(one.say("desk-mine-conflict"))
    await events.opens(judge, story.event, "judge")
    await judge.press(judge.button("desk-judge-table"))
    await judge.press(judge.page.locator(".report", has_text=two.name).first.get_by_role("button"))
    await expect(one.page.locator("main")).to_contain_text(one.say("desk-mine-outcome-lost"))

    found = next(
        each for each in events.open_tables(await story.view()) if each.get("kind", "game") == "game"
    )
    gone, stays = found["players"]
    name = events.name_of(await story.view(), gone)
    await judge.press(judge.button("desk-judge-back"))
    await events.looks_at_table(judge, found["number"])
    await judge.press(judge.page.get_by_role("button", name=name, exact=True).last)
    await events.punishes(
        judge, "keyforge", "cheating", "disqualification", "在卡牌上做記號。", "先前已警告。", direct=True
    )
    assert (await story.view())["people"][gone].get("status", "in") == "in"
    await events.opens(olga, story.event)
    await olga.press(olga.button("desk-prompt-agree"))
    await expect(olga.button("desk-prompt-agree")).to_have_count(0)
    seen = await story.view()
    assert seen["people"][gone]["status"] == "disqualified"
    assert events.round_of(seen)["tables"][found["number"]]["winner"] == stays

    presses = await olga.seen("presses")
    await enters_by_keys(keys, story)
    assert await olga.seen("presses") == presses


async def enters_by_keys(keys: Keys, story: Story) -> None:
    """The results of a round: to the first table with Tab, then 1 or 2 for its winner; the next table has the focus."""
    olga = keys.person
    await keys.tabs_to("[data-next='results']")
    await keys.press("Enter")
    tables = events.open_tables(await story.view())
    await story.begins(*tables)
    left = [table["number"] for table in tables]
    assert left
    await keys.tabs_to(f"[data-table='{left[0]}'] .player")
    for number in left:
        await expect(keys.focused(f"[data-table='{number}'] .player").first).to_be_visible()
        await keys.press("1")
        await expect(olga.page.locator(f"[data-table='{number}'].done")).to_be_visible()
    assert events.open_tables(await story.view()) == []


async def finishes_all(story: Story) -> None:
    """Enter what is left of a round where nobody looks."""
    for table in events.open_tables(await story.view()):
        await story.begins(table)
        await story.enters(table, winner=min(table["players"]))


async def is_crowned(story: Story) -> None:
    """A champion on every page that may say so, and on paper."""
    olga, screen = story.organizer, story.screen
    seen = await story.view()
    final = events.round_of(seen)["tables"]
    assert [len(table["players"]) for table in final] == [2]
    champion = events.name_of(seen, final[0]["winner"])
    await events.opens(olga, story.event, "standings")
    await expect(olga.page.locator("main")).to_contain_text(olga.say("desk-standings-champion"))
    await expect(olga.page.locator("main")).to_contain_text(champion)
    await events.is_sound(olga)
    await expect(screen.page.locator("body")).to_contain_text(champion)
    await events.is_sound(screen)
    sheets = await events.prints_certificates(olga, story.event)
    assert champion in sheets[0], sheets
    for part in STAFF_TABS:
        await events.opens(olga, story.event, part)
        await is_chinese(olga)
    await is_chinese(screen)
    await events.opens(olga, story.event, "log")
    await expect(olga.page.locator("main")).to_contain_text("兩張成績單都看錯了。")
