"""What people do at a table beside playing: talk, watch, rule, leave, come back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.hall import Wire
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


def path_of(link: str) -> str:
    """The address of a table without its invitation."""
    return "/table/" + link.split("/table/")[1].split("?")[0]


async def says(person: Person, text: str) -> None:
    await person.page.locator("[data-chat]").fill(text)
    await person.press(person.button("hall-chat-send"))


async def hears(person: Person, text: str) -> None:
    await expect(person.page.locator(".chat .bubble").filter(has_text=text)).to_be_visible()


async def test_words_and_quick_phrases_go_from_one_to_the_other(enter: Enter) -> None:
    """Each reads a phrase in their own language; words stay as they were written."""
    ann = await enter("Ann")
    bora = await enter("보라", phone=True, locale="ko-KR")
    bora.lang = "ko"
    link = await ann.makes_table(seats=5)
    await bora.follows(link)
    await bora.sits(2)
    await says(ann, "Good evening <b>all</b> 🎲")
    await hears(bora, "Good evening <b>all</b> 🎲")

    # at a desktop the chat stands below the log; on a phone a notice tells of it
    await ann.starts()
    await ann.press(ann.button("hall-chat-phrases"))
    await ann.press(ann.button("saboteur-phrase-gold-middle"))
    await hears(ann, ann.say("saboteur-phrase-gold-middle"))
    said = bora.say("saboteur-phrase-gold-middle")
    await expect(bora.page.locator(".toast")).to_have_text(bora.say("hall-chat-said", name="Ann", text=said))
    unread = bora.page.locator("header").get_by_role(
        "button", name=bora.say("hall-chat-unread", count=1), exact=True
    )
    await bora.press(unread)
    await hears(bora, said)
    await expect(unread).to_have_count(0)

    await bora.press(bora.button("hall-chat-phrases"))
    await bora.press(bora.button("saboteur-phrase-distrust", name="…"))
    await bora.press(
        bora.page.get_by_role("group", name=bora.say("hall-chat-phrases")).get_by_text("Ann", exact=True)
    )
    await hears(bora, bora.say("saboteur-phrase-distrust", name="Ann"))
    await hears(ann, ann.say("saboteur-phrase-distrust", name="Ann"))
    await expect(ann.page.locator(".log li").first).to_be_visible()


def secrets_in(message: dict[str, Any]) -> list[str]:
    """What a spectator may not be told, as far as it is in this message: hands, roles, unseen cards and goals."""
    found: list[str] = []
    view = message.get("view")
    if view:
        if view["hand"] or view["role"]:
            found.append("a hand or a role")
        if view["phase"] not in ("deal", "over"):
            found += [f"role of seat {one['seat']}" for one in view["players"] if one["role"] is not None]
        found += ["a goal" for goal in view["goals"] if not goal["up"] and goal["face"] is not None]
    for step in [message, *message.get("log", [])]:
        for event in step.get("events", ()):
            kind = event["kind"]
            hidden = {
                "dealt": "hand",
                "role_seen": "role",
                "map_used": "face",
                "passed": "card",
                "drew": "card",
            }.get(kind)
            if hidden and event.get(hidden) is not None:
                found.append(f"{hidden} of {kind}")
        if step.get("option") is not None and step.get("seat", -1) >= 0:
            found.append("a choice")
    decision = message.get("decision")
    if decision and decision["options"]:
        found.append("options")
    return found


async def test_a_spectator_sees_the_table_and_no_secret(enter: Enter) -> None:
    ann = await enter("Ann")
    cid = await enter("Cid")
    link = await ann.makes_table(seats=5)
    await ann.starts()
    await cid.goes()
    await cid.page.locator("[data-lists]").wait_for()
    await expect(cid.page.locator(f"a[href='{path_of(link)}']")).to_have_count(0)  # alone with bots
    await cid.follows(link)
    await expect(cid.page.locator("header .watching")).to_have_text(cid.say("hall-watching"))
    await expect(ann.page.locator("header .spectators")).to_have_text(ann.say("hall-spectators", count=1))
    assert await ann.plays(until="round-end") == "round-end"
    number = await ann.seen("number")
    await cid.reaches(number)
    await cid.asked()
    await cid.press(cid.dialog().locator("[data-sab-go]"))
    await expect(
        cid.page.locator("[data-sab-hand], [data-sab-aim], [data-sab-option], .role .card")
    ).to_have_count(0)
    await expect(cid.page.locator("[data-chat]")).to_be_disabled()
    await expect(cid.page.locator("aside")).to_contain_text(cid.say("hall-chat-players-only"))
    heard = cid.messages("welcome", "game")
    assert len(heard) > 10
    assert [secret for message in heard for secret in secrets_in(message)] == []
    # The same look at the player's own wire finds them: it can tell.
    assert any(secrets_in(message) for message in ann.messages("welcome", "game"))
    roles = {
        json.dumps(message["view"]["role"]) for message in ann.messages("game") if message["view"]["role"]
    }
    assert roles


async def is_refused(person: Person, path: str, error: str) -> None:
    await person.goes(path)
    await expect(person.page.locator("main")).to_contain_text(person.say(error))


async def test_a_private_table_is_for_the_invited(enter: Enter) -> None:
    ann = await enter("Ann")
    dan = await enter("Dan")
    link = await ann.makes_table(seats=5, private=True)
    wrong = path_of(link) + "?invite=abcdefghjkmn"
    with dan.forgiving():  # the hall answers 403, and the console says so
        await is_refused(dan, path_of(link), "error-not-spectatable")
        await is_refused(dan, wrong, "error-wrong-invite")
    await dan.makes_table()  # the hall knows him now
    await is_refused(dan, path_of(link), "error-not-spectatable")
    await is_refused(dan, wrong, "error-wrong-invite")
    await dan.press(dan.page.get_by_role("link", name=dan.say("hall-to-lobby"), exact=True))
    await expect(dan.page.locator("#hero-title")).to_be_visible()
    await expect(dan.page.locator(f"a[href='{path_of(link)}']")).to_have_count(0)
    await dan.goes(path_of(link) + "?" + link.split("?")[1])
    await dan.sits(4)
    await expect(ann.page.locator("[data-seat='4']")).to_contain_text("Dan")


async def test_the_host_rules_that_somebody_stalls_and_takes_somebody_out_of_the_round(enter: Enter) -> None:
    ann = await enter("Ann")
    bob = await enter("Bob")
    link = await ann.makes_table(seats=6)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    while (await bob.asked())[0] != "turn":
        await bob.plays(turns=0)
    await ann.rules("saboteur-table-stall", name="Bob")
    ruled = bob.say("saboteur-event-stalling-ruled", name="Bob", seconds=45)
    await expect(bob.page.locator(".log li").filter(has_text=ruled)).to_be_visible()
    await expect(ann.page.locator("section.seats [data-seat='1'] [role=timer]")).to_be_visible()
    await expect(bob.button("hall-table-menu")).to_be_visible()
    await bob.press(bob.button("hall-table-menu"))
    await expect(bob.page.get_by_role("menuitem", name=bob.say("hall-rulings"), exact=True)).to_have_count(0)
    await bob.page.keyboard.press("Escape")

    await ann.rules("saboteur-table-lose-round", name="Bob")
    lost = bob.say("saboteur-event-lost-round", name="Bob")
    await expect(bob.page.locator(".log li").filter(has_text=lost)).to_be_visible()
    await expect(bob.page.locator("[data-sab-hand]")).to_have_count(0)


async def test_a_vote_gives_the_seat_of_somebody_who_left_to_a_bot(enter: Enter) -> None:
    """And whoever comes back takes it again."""
    ann, bob, eve = [await enter(name) for name in ("Ann", "Bob", "Eve")]
    link = await ann.makes_table(seats=5)
    for seat, person in ((1, bob), (2, eve)):
        await person.follows(link)
        await person.sits(seat)
    await ann.starts()
    await expect(eve.page.locator("[data-sab-hand]").first).to_be_visible()
    await eve.press(eve.button("hall-table-menu"))
    await eve.press(eve.page.get_by_role("menuitem", name=eve.say("hall-leave"), exact=True))
    await expect(eve.dialog()).to_contain_text(eve.say("hall-leave-text"))
    await eve.press(eve.dialog().get_by_role("button", name=eve.say("hall-leave"), exact=True))
    await expect(eve.page.locator("#hero-title")).to_be_visible()

    for person in (ann, bob):
        await expect(person.page.locator("main")).to_contain_text(person.say("hall-away", name="Eve"))
    await ann.press(ann.button("hall-away-replace"))
    await expect(bob.page.locator("main")).to_contain_text(bob.say("hall-away-votes", yes=1, needed=2))
    await expect(ann.button("hall-away-replace")).to_be_disabled()
    await bob.press(bob.button("hall-away-replace"))
    for person in (ann, bob):
        await expect(person.button("hall-away-replace")).to_have_count(0)
        await expect(person.page.locator("section.seats [data-seat='2']")).to_contain_text(
            person.say("hall-bot")
        )

    await eve.goes(path_of(link))
    await expect(eve.page.locator("main")).to_contain_text(eve.say("hall-seat-replaced"))
    await eve.press(eve.page.locator("[data-retake]"))
    await expect(eve.page.locator("[data-retake]")).to_have_count(0)
    await expect(ann.page.locator("section.seats [data-seat='2']")).not_to_contain_text(ann.say("hall-bot"))


async def test_a_seat_that_is_given_up_is_only_watched(enter: Enter) -> None:
    ann = await enter("Ann")
    bob = await enter("Bob")
    link = await ann.makes_table(seats=5)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    await expect(bob.page.locator("[data-sab-hand]").first).to_be_visible()
    await bob.press(bob.button("hall-table-menu"))
    await bob.press(bob.page.get_by_role("menuitem", name=bob.say("hall-give-up"), exact=True))
    await bob.press(bob.dialog().get_by_role("button", name=bob.say("hall-give-up"), exact=True))
    await expect(bob.page.locator("header .watching")).to_be_visible()
    await expect(bob.page.locator("[data-sab-hand]")).to_have_count(0)
    await ann.press(ann.button("hall-away-replace"))
    await expect(ann.button("hall-away-replace")).to_have_count(0)
    await ann.plays(turns=2)  # nobody has to wait for Bob


async def test_the_banner_of_a_lost_connection(enter: Enter, wire: Wire) -> None:
    ann = await enter("Ann", address=wire.address)
    await ann.goes()
    await ann.plays_now()
    with ann.forgiving():
        wire.break_off()
        banner = ann.page.locator("header [role=status]")
        await expect(banner).to_contain_text(ann.say("hall-reconnect-now"))
        wire.mend()
        await expect(banner).to_have_count(0)
    await ann.plays(turns=1)


async def test_a_rematch_takes_everybody_along(enter: Enter) -> None:
    """One press of each: Ann asks, Bob, who has gone to the lobby, accepts there, and Cid, who watches, is led along."""
    ann, bob, cid = [await enter(name) for name in ("Ann", "Bob", "Cid")]
    link = await ann.makes_table(seats=5)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    await cid.follows(link)
    await ends_after_the_round(ann, bob)
    await cid.page.keyboard.press("Escape")  # what told of the round; nothing else lies over the bar then
    await bob.press(bob.page.locator(".bar a[href='/']"))
    await ann.press(ann.page.locator(".bar [data-rematch]"))
    await expect(ann.page.locator("main")).to_contain_text(ann.say("seek-begins"))
    asked = cid.page.locator("[data-rematch-asked]")
    await expect(asked).to_contain_text(cid.say("hall-rematch-asks", name="Ann"))
    bar = bob.page.locator("[data-rematch-bar]")
    await expect(bar).to_contain_text(
        bob.say("hall-rematch-asks-game", name="Ann", game=bob.say("saboteur-name"))
    )
    await bob.press(bar.locator("[data-rematch-accept]"))
    for person in (ann, bob):
        await expect(person.page.locator("[data-sab-hand]")).to_have_count(6)
    await expect(cid.page.locator("header .watching")).to_be_visible()
    assert path_of(ann.page.url) == path_of(cid.page.url) != path_of(link)


async def ends_after_the_round(ann: Person, bob: Person) -> None:
    """Both give the first round up; then the host ends the game."""
    await ann.rules("saboteur-table-lose-round", name="Ann")
    await ann.rules("saboteur-table-lose-round", name="Bob")
    await puts_away((ann, bob), "[data-sab-go]")
    await ann.ends_the_game()
    await puts_away((ann, bob), ".end table")


async def puts_away(people: tuple[Person, ...], told: str) -> None:
    """Each waits for the dialog that tells this, and closes it."""
    for person in people:
        await expect(person.dialog().locator(told)).to_be_visible()
        await person.page.keyboard.press("Escape")
        await expect(person.dialog()).to_have_count(0)
