"""What people do at the desk of an event: organisers, judges and players, each with a device of their own.

People press what a page shows by the words of their own language. What happens at tables that nobody looks at is told
to the hall by ``decides``, with the account of the person who does it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.pdf import Pdf
from tests.browser.person import POLLING, Person
from tests.rules.keyforge.deck_files import vault, with_slots
from tests.tournaments.rules.keyforge.registered import mm

from ludarium.games.keyforge.decks import Deck, word_of_deck

Shown = dict[str, Any]

HOUSES = ("dis", "logos", "shadows", "sanctum", "untamed", "saurian", "star-alliance")
"""Of Mass Mutation."""
FOLLOWED = """(entries) => {
  const page = document.querySelector("[data-entries]");
  return page === null || Number(page.dataset.entries) >= entries;
}"""
"""Whether a page has heard of so many entries of its event's log, or shows none."""
ATTESTED = ["genuine", "listed", "official"]


# --- the event as the hall tells it to somebody ----------------------------------------------------


async def view(person: Person, event: str) -> Shown:
    """The event, as far as this person may know it."""
    answer = await person.context.request.get(f"{person.address}/api/events/{event}")
    assert answer.ok, await answer.text()
    seen: Shown = (await answer.json())["view"]
    return seen


async def decides(who: Person, event: str, deed: str, /, why: str = "", **fields: Any) -> None:
    """Decide something without a page. A page of this event that is open has heard of it then: what is pressed there
    next is decided upon what is true."""
    answer = await who.context.request.post(
        f"{who.address}/api/events/{event}/deeds", data={"deed": {"deed": deed, **fields}, "why": why}
    )
    assert answer.ok, await answer.text()
    if f"/events/{event}" in who.page.url:
        entries = (await answer.json())["view"]["entries"]
        await who.page.wait_for_function(FOLLOWED, arg=entries, polling=POLLING)


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


async def brings_deck(person: Person, event: str, player: int, built: Shown) -> None:
    """As staff, register a deck of a player as the Master Vault has it, and what is built of it."""
    word = word_of_deck(deck_of(player, 0))
    deck = {"word": word, "vault": vault_id(player, 0), "vault_word": word, "language": "zh-Hant"}
    await decides(person, event, "deck-brought", person=player, **deck)
    await decides(person, event, "deck-attested", person=player, deck=0, attested=ATTESTED)
    await decides(person, event, "deck-built", person=player, **built)


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
    link = person.page.locator("nav").get_by_role(
        "link", name=re.compile(f"^{person.say('desk-tab-' + name)}")
    )
    await person.press(link)
    await expect(link).to_have_attribute("aria-current", "page")
    await expect(person.page.locator("main .page > nav + *")).to_be_visible()


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
    await expect(
        person.page.get_by_role("list", name=person.say("desk-tab-players")).get_by_role("listitem")
    ).to_have_count(len(names))


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
        await person.press(
            person.dialog().get_by_role("button", name=person.say("desk-check-all"), exact=True)
        )
        await confirms(person, person.say("desk-check-in"))
    await expect(
        person.page.locator(f"[aria-label='{person.say('desk-check-in-of', player=name)}']")
    ).to_have_count(0)


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


async def corrects_points(person: Person, table: int, player: str, points: int, why: str) -> None:
    """Put the points of a player right, with the reason, at the tab of rounds."""
    await menu(person, person.say("desk-more-table", table=table + 1), person.say("desk-correct"))
    await field(person.dialog(), person.say("desk-points-of", player=player)).fill(str(points))
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


async def brings_by_page(person: Person, where: Locator, text: str, first: bool) -> None:
    """Register a deck by pasting its list. The form of any further one is opened first."""
    if not first:
        await person.press(where.get_by_text(person.say("desk-decks-bring-more"), exact=True))
    await field(where, person.say("desk-decks-text")).fill(text)
    sent = where.get_by_role("button", name=person.say("desk-decks-bring"), exact=True)
    await person.press(sent)
    await expect(sent).to_be_hidden()


async def attests(person: Person, where: Locator) -> None:
    """As staff, tick off all that has to be seen of the decks that are shown, each when the list of what is missing has become
    shorter: the boxes stand below it."""
    for what in ATTESTED:
        for box in await where.get_by_label(person.say(f"desk-decks-attest-{what}"), exact=True).all():
            async with person.page.expect_response(lambda answer: answer.request.method == "POST"):
                await person.press(box)
            await expect(box).to_be_checked()
    await expect(where.locator(".advice")).to_have_count(0)


async def builds(person: Person, where: Locator, *pods: tuple[int, str]) -> None:
    """Choose three pods, each a house of a deck, and register them as what is played."""
    for place, house in pods:
        deck = where.locator("fieldset").nth(place)
        button = deck.get_by_role("button", name=person.say("keyforge-deck-house", house=house), exact=True)
        await person.press(button)
        await expect(button).to_have_attribute("aria-pressed", "true")
    await person.press(where.get_by_role("button", name=person.say("desk-decks-build"), exact=True))
    good = where.get_by_text(person.say("desk-decks-good"), exact=True)
    unseen = where.get_by_text(person.say("desk-decks-unseen"), exact=True)
    await expect(good.or_(unseen)).to_be_visible()


async def calls_judge(player: Person, text: str) -> None:
    await player.press(player.button("desk-judge-call"))
    await field(player.dialog(), player.say("desk-judge-call-text")).fill(text)
    await confirms(player, player.say("desk-judge-call"))
    await expect(player.page.get_by_text(player.say("desk-judge-called"), exact=True)).to_be_visible()


async def looks_at_table(judge: Person, table: int) -> None:
    """Choose a table from all of the round, on the judge's phone."""
    other = field(judge.page.locator("main"), judge.say("desk-judge-other-table"))
    await other.select_option(value=str(table))
    await expect(judge.page.locator("#table-sheet")).to_be_visible()


async def punishes(
    judge: Person,
    catalogue: str,
    infraction: str,
    kind: str,
    text: str = "",
    answer: str = "",
    direct: bool = False,
) -> None:
    """Fill in the penalty whose sheet is open, and give it."""
    sheet = judge.dialog()
    named = re.compile("^" + re.escape(judge.say(f"infraction-{catalogue}-{infraction}")))
    await judge.press(sheet.get_by_role("button", name=named))
    await field(sheet, judge.say("desk-penalty-kind")).select_option(
        label=judge.say(f"penalty-{catalogue}-{kind}")
    )
    if text:
        await field(sheet, judge.say("desk-penalty-text")).fill(text)
    if answer:
        await field(sheet, judge.say("desk-penalty-answer")).fill(answer)
    await confirms(judge, judge.say("desk-penalty-propose" if direct else "desk-penalty-give"))


async def draws_first_by_page(player: Person) -> None:
    """Draw who goes first at the own table (T7.2)."""
    await player.press(player.button("desk-first-menu"))
    await player.press(player.dialog().get_by_role("button", name=player.say("desk-first-draw"), exact=True))
    await confirms(player, player.say("desk-first-done"))


async def reports_win(player: Person) -> None:
    """Say that the own game was won."""
    await player.press(player.button("desk-mine-won"))
    await confirms(player, player.say("desk-mine-report"))


async def reports_points(player: Person, points: list[int]) -> None:
    """Say what everybody at the own table of Saboteur has, in the order of the table: the sums alone."""
    boxes = player.page.locator("main form input.sum")
    await expect(boxes).to_have_count(len(points))
    for box, number in zip(await boxes.all(), points, strict=True):
        await box.fill(str(number))
    await player.press(player.button("desk-mine-report"))
    await confirms(player, player.say("desk-mine-report"))


# --- the day ----------------------------------------------------------------------------------------


async def is_sound(person: Person) -> None:
    """No serious finding of axe on this page, at a desktop's size and at a phone's."""
    usual = person.page.viewport_size
    found = []
    for size in (DESKTOP, PHONE):
        await person.page.set_viewport_size(size)
        found += await findings(person.page)
    await person.page.set_viewport_size(usual or DESKTOP)
    assert not found, "\n".join(found)


async def prints_certificates(person: Person, event: str) -> list[str]:
    """Look at the certificates and print them, a page each; gives what stands on each page of paper."""
    await opens(person, event, "print", "certificates")
    sheets = person.page.locator("[data-sheet]")
    await expect(sheets.first).to_be_visible()
    paper = Pdf(await person.page.pdf(prefer_css_page_size=True))
    assert len(paper.pages) == await sheets.count()
    return paper.pages


class Story:
    """The people of an event, each with a device of their own, and what they do together."""

    def __init__(
        self, enter: Enter, address: str, *, organizer: Person, judge: Person, screen: Person
    ) -> None:
        self.enter = enter
        self.address = address
        self.organizer = organizer
        self.judge = judge
        self.screen = screen
        self.event = ""
        self.phones: dict[int, Person] = {}
        self.settings: dict[str, Any] = {}  # of a player's browser

    async def view(self) -> Shown:
        """The event as its organizer sees it."""
        return await view(self.organizer, self.event)

    async def phone_of(self, number: int) -> Person:
        """The phone of a player, who comes by the link of their slip."""
        if number not in self.phones:
            name = name_of(await self.view(), number)
            await opens(self.organizer, self.event, "players")
            link = await link_of(self.organizer, name)
            player = await self.enter(name, phone=True, address=self.address, **self.settings)
            player.lang = self.organizer.lang
            player.unit = self.organizer.unit
            await claims(player, link)
            self.phones[number] = player
        return self.phones[number]

    async def table_with_phones(self) -> Shown:
        """The open table of the round at which most players have come with a phone already."""
        games = [table for table in open_tables(await self.view()) if len(table["players"]) > 1]
        return max(games, key=lambda table: len(self.phones.keys() & set(table["players"])))

    async def draws(self) -> None:
        """Draw and publish the next round."""
        await opens(self.organizer, self.event)
        await goes_on(self.organizer, "draw")
        await goes_on(self.organizer, "publish")

    async def begins(self, *tables: Shown) -> None:
        """Keep who goes first at these tables, where nobody looks (T7.2)."""
        newest = round_of(await self.view())
        for table in tables:
            if newest["tables"][table["number"]].get("first", -1) < 0:
                place = {"round": newest["number"], "table": table["number"]}
                first = table["players"][0]
                await decides(self.organizer, self.event, "began", **place, first=first, method="coin")

    async def enters(self, table: Shown, **result: Any) -> None:
        """Enter a result of the round where nobody looks."""
        number = round_of(await self.view())["number"]
        await decides(self.organizer, self.event, "resulted", round=number, table=table["number"], **result)

    async def opens_screen(self) -> None:
        """The projector's page; nobody there is known to the hall."""
        await self.screen.goes(f"/events/{self.event}/screen")
        await expect(self.screen.page.get_by_role("heading", level=1)).to_be_visible()

    async def is_on_screen(self) -> None:
        """The projector shows the newest round by itself: its name, and who plays where."""
        seen = await self.view()
        newest = round_of(seen)
        person = self.screen
        label = newest.get("label", "")
        stage = person.say("stage-" + seen["stages"][newest["stage"]]["name"])
        name = (
            person.say("draw-label-" + label)
            if label
            else person.say("desk-round", number=newest["number"] + 1)
        )
        shown = person.page.locator("body")
        await expect(shown).to_contain_text(person.say("desk-round-of", round=name, stage=stage))
        for table in newest["tables"]:
            for player in table["players"]:
                await expect(shown).to_contain_text(name_of(seen, player))

    async def plays_to_the_end(self, finishes: Callable[[Story], Awaitable[None]]) -> None:
        """Round after round, stage after stage, as the desk offers it. ``finishes`` enters the results of a round."""
        while (await self.view())["status"] != "over":
            await opens(self.organizer, self.event)
            first = self.organizer.page.locator("[data-next]").first
            code = await first.get_attribute("data-next") or ""
            if code == "draw":
                await goes_on(self.organizer, "draw")
                await goes_on(self.organizer, "publish")
                await self.is_on_screen()
            elif code in ("stage-ends", "event-ends"):
                await ends_stage(self.organizer, code)
            else:
                await finishes(self)
