"""What people do at the desk of an event: organisers, judges and players, each with a device of their own.

People press what a page shows by the words of their own language. What happens at tables that nobody looks at is told
to the hall by ``decides``, with the account of the person who does it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.person import Person
from tests.rules.keyforge.deck_files import vault, with_slots
from tests.tournaments.keyforge.registered import mm

from ludarium.games.keyforge.decks import Deck, word_of_deck

Shown = dict[str, Any]

HOUSES = ("dis", "logos", "shadows", "sanctum", "untamed", "saurian", "star-alliance")
"""Of Mass Mutation."""
ATTESTED = ["genuine", "listed", "official"]


# --- the event as the hall tells it to somebody ----------------------------------------------------


async def view(person: Person, event: str) -> Shown:
    """The event, as far as this person may know it."""
    answer = await person.context.request.get(f"{person.address}/api/events/{event}")
    assert answer.ok, await answer.text()
    seen: Shown = (await answer.json())["view"]
    return seen


async def decides(person: Person, event: str, deed: str, why: str = "", **fields: Any) -> None:
    """Decide something without a page."""
    answer = await person.context.request.post(
        f"{person.address}/api/events/{event}/deeds", data={"deed": {"deed": deed, **fields}, "why": why}
    )
    assert answer.ok, await answer.text()


def number_of(seen: Shown, name: str) -> int:
    return [one["name"] for one in seen["people"]].index(name)


def name_of(seen: Shown, number: int) -> str:
    name: str = seen["people"][number]["name"]
    return name


def round_of(seen: Shown) -> Shown:
    """The newest published round."""
    newest: Shown = seen["rounds"][-1]
    return newest


def table_of(seen: Shown, player: int) -> Shown:
    """Where somebody sits in the newest round."""
    found: Shown = next(table for table in round_of(seen)["tables"] if player in table["players"])
    return found


def open_tables(seen: Shown) -> list[Shown]:
    return [table for table in round_of(seen)["tables"] if table.get("status", "open") != "done"]


async def draws_first(person: Person, event: str, table: int) -> None:
    """Keep who goes first at a table (T7.2), unless it is kept."""
    seen = await view(person, event)
    found = round_of(seen)["tables"][table]
    if found.get("first", -1) < 0:
        number = round_of(seen)["number"]
        first = found["players"][0]
        await decides(person, event, "began", round=number, table=table, first=first, method="coin")


async def brings_decks(person: Person, event: str, player: int, decks: Iterable[Deck], pods: Any) -> None:
    """As staff, register decks of a player as the Master Vault has them, and what is built of them."""
    for place, deck in enumerate(decks):
        word = word_of_deck(deck)
        await decides(
            person, event, "deck-brought",
            person=player, word=word, vault=vault_id(player, place), vault_word=word, language="zh-Hant",
        )  # fmt: skip
        await decides(person, event, "deck-attested", person=player, deck=place, attested=ATTESTED)
    await decides(person, event, "deck-built", person=player, **pods)


def vault_id(player: int, place: int) -> str:
    return f"00000000-0000-4000-8000-{player * 10 + place:012d}"


def deck_of(player: int, place: int) -> Deck:
    """A deck of Mass Mutation: the three houses from this place on."""
    houses = [HOUSES[(place + step) % len(HOUSES)] for step in range(3)]
    plain = mm(*houses)
    return with_slots(plain, list(plain.slots), f"Deck {player} {place}")


def vault_text(player: int, place: int) -> str:
    """The list of a deck as the Master Vault gives it, to be pasted."""
    told = vault(deck_of(player, place))
    told["data"]["id"] = vault_id(player, place)
    return json.dumps(told)


# --- anybody ----------------------------------------------------------------------------------------


async def opens(person: Person, event: str, *path: str | int) -> None:
    """Go to a part of the event."""
    await person.goes("/".join(["/events", event, *map(str, path)]))
    await expect(person.page.locator("main h1").first).to_be_visible()


async def tab(person: Person, name: str) -> None:
    """Press a tab of the event's page."""
    link = person.page.locator("nav").get_by_role("link", name=re.compile(f"^{person.say('desk-tab-' + name)}"))
    await person.press(link)
    await expect(link).to_have_attribute("aria-current", "page")


def field(where: Locator, label: str) -> Locator:
    return where.get_by_label(label, exact=True)


async def menu(person: Person, label: str, item: str) -> None:
    """Choose from a menu of three dots."""
    await person.press(person.page.get_by_role("button", name=label, exact=True))
    await person.press(person.page.get_by_role("menuitem", name=item, exact=True))


async def picks(where: Locator, person: Person, label: str) -> None:
    """Choose one of a row of choices."""
    await person.press(where.get_by_role("radio", name=label, exact=True))


async def confirms(person: Person, answer: str) -> None:
    """Answer the question of the dialog that is open."""
    await person.press(person.dialog().get_by_role("button", name=answer, exact=True))
    await expect(person.dialog()).to_have_count(0)


# --- the organizer ----------------------------------------------------------------------------------


async def creates(person: Person, preset: str, game: str, name: str) -> str:
    """A new event from the empty hall; gives its id."""
    await person.goes("/events")
    await person.press(person.page.get_by_role("link", name=person.say("desk-new-event"), exact=True))
    await person.press(person.page.locator(f"label:has(input[value='{game}'])"))
    await person.press(person.page.locator(f"label:has(input[value='{preset}'])"))
    await field(person.page.locator("main"), person.say("desk-event-name")).fill(name)
    await field(person.page.locator("main"), person.say("hall-name")).fill(person.name)
    await person.press(person.button("desk-create"))
    await expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    found = re.search(r"/events/(\w+)", person.page.url)
    assert found is not None
    return found[1]


async def pastes(person: Person, names: list[str]) -> None:
    """Enter a list of names at once, at the tab of players."""
    await picks(person.page.locator("main"), person, person.say("desk-add-many"))
    await field(person.page.locator("main"), person.say("desk-paste")).fill("\n".join(names))
    await expect(
        person.page.get_by_text(person.say("desk-preview-good", count=len(names)), exact=True)
    ).to_be_visible()
    await person.press(person.button("desk-add-all", count=len(names)))
    await expect(person.page.get_by_role("list", name=person.say("desk-tab-players")).get_by_role("listitem")).to_have_count(len(names))


def next_step(person: Person, code: str) -> Locator:
    return person.page.locator(f"[data-next='{code}']")


async def goes_on(person: Person, code: str) -> None:
    """Take a step that the desk offers, and wait until it is done."""
    step = next_step(person, code)
    await person.press(step)
    await expect(step).to_have_count(0)


async def ends_stage(person: Person, code: str) -> None:
    """End a stage, or the event, after a look at who goes through."""
    await person.press(next_step(person, code))
    await person.press(person.dialog().locator("footer button").last)
    await expect(person.dialog()).to_have_count(0)
    await expect(next_step(person, code)).to_have_count(0)


async def checks_in(person: Person, name: str, listed: bool) -> None:
    """Find somebody by name and check them in with Enter; ``listed``: there are points to tick off."""
    search = field(person.page.locator("main"), person.say("desk-search"))
    await search.fill(name)
    await search.press("Enter")
    if listed:
        await person.press(person.dialog().get_by_role("button", name=person.say("desk-check-all"), exact=True))
        await confirms(person, person.say("desk-check-in"))
    await expect(person.page.locator(f"[aria-label='{person.say('desk-check-in-of', player=name)}']")).to_have_count(0)


async def enters_late(person: Person, name: str, missed: str) -> None:
    """Take somebody into the running event, at the tab of players."""
    await person.press(person.button("desk-add"))
    main = person.page.locator("main")
    await field(main, person.say("desk-name")).fill(name)
    await field(main, person.say("desk-missed")).select_option(label=person.say(f"desk-missed-{missed}"))
    await person.press(person.button("desk-add-button"))
    await expect(person.page.get_by_role("list", name=person.say("desk-tab-players"))).to_contain_text(name)
    await person.press(person.button("desk-add"))


async def link_of(person: Person, name: str) -> str:
    """The link that makes a phone that of a player, by the menu of the tab of players."""
    await menu(person, person.say("desk-more-of", player=name), person.say("desk-code"))
    link = await field(person.dialog(), person.say("desk-code-link")).input_value()
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)
    return link


async def quick(person: Person, line: str, table: int) -> None:
    """Enter a result in one line, at the tab of rounds."""
    entry = field(person.page.locator("main"), person.say("desk-quick"))
    await entry.fill(line)
    await entry.press("Enter")
    await expect(person.page.locator(f"[data-table='{table}'].done")).to_be_visible()


async def corrects(person: Person, table: int, winner: str, why: str) -> None:
    """Put a result right, with its reason, at the tab of rounds."""
    number = table + 1
    await menu(person, person.say("desk-more-table", table=number), person.say("desk-correct"))
    await picks(person.dialog(), person, winner)
    await field(person.dialog(), person.say("desk-why-corrected")).fill(why)
    await confirms(person, person.say("desk-correct"))


# --- judges and players -----------------------------------------------------------------------------


async def becomes_judge(judge: Person, organizer: Person, event: str) -> None:
    """The judge shows who they are; the organizer opens that link and gives the role."""
    await judge.goes(f"/events/{event}/staff")
    await field(judge.page.locator("main"), judge.say("hall-name")).fill(judge.name)
    await judge.press(judge.button("hall-confirm"))
    link = await field(judge.page.locator("main"), judge.say("desk-helper-link")).input_value()
    await organizer.goes(re.sub(r"^https?://[^/]+", "", link))
    await expect(organizer.dialog()).to_contain_text(judge.name)
    await picks(organizer.dialog(), organizer, organizer.say("desk-role-judge"))
    await confirms(organizer, organizer.say("hall-confirm"))
    await expect(judge.page.get_by_role("status")).to_contain_text(judge.say("desk-role-judge"))


async def claims(player: Person, link: str) -> None:
    """A player opens the link of their slip on their own phone."""
    await player.goes(re.sub(r"^https?://[^/]+", "", link))
    await field(player.page.locator("main"), player.say("hall-name")).fill(player.name)
    await player.press(player.button("desk-claim"))
    await expect(player.page.locator("main")).to_contain_text(player.say("desk-mine-hello", name=player.name))
