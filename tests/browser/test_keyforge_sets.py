"""A deck file of each set that followed the first, brought and played to the end; each language has its game."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import keyforge
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits
from tests.rules.keyforge.test_decks_vault_sets import FILES, deck_of

from ludarium.games.keyforge.decks import Deck, Slot
from ludarium.games.keyforge.pool.facts import BOTTOM, TOP
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = {"en": "en-US", "zh-Hant": "zh-TW", "ko": "ko-KR"}
HALVES = {TOP: "keyforge-art-half-top", BOTTOM: "keyforge-art-half-bottom"}


@pytest.mark.drawn(4, of="games of KeyForge")
@pytest.mark.parametrize(
    ("who", "name", "rival", "lang", "read"),
    [
        ("Lia", "aoa", "momu", "en", ["bumpsy", "foggify"]),  # a maverick, and legacies
        ("Eva", "wc", "aoa", "zh-Hant", ["lateral-shift", "ghostform"]),  # anomalies
        ("Lia", "mm", "wc", "ko", ["ultra-gravitron", "ultra-gravitron2", "monument-to-faust"]),
        ("Zoe", "momu", "mm", "en", ["tormax", "tormax2", "anger", "toad"]),
        ("Eva", "dt", "dt_twins", "ko", ["omnipus", "tentaclid", "harland-mindlock"]),  # the tide, evil twins
        (
            "Lia",
            "woe",
            "dt",
            "zh-Hant",
            ["ironyx-rebel", "near-future-lens", "grey-abbess"],
        ),  # token creatures
        ("Zoe", "gr", "woe", "en", ["immortal-greking", "infiltrator", "snippy"]),  # Revenants
    ],
    ids=[
        "Age of Ascension",
        "Worlds Collide",
        "Mass Mutation",
        "More Mutation",
        "Dark Tidings",
        "Winds of Exchange",
        "Grim Reminders",
    ],
)
async def test_a_deck_file_is_brought_and_played_to_the_end(
    enter: Enter, who: str, name: str, rival: str, lang: str, read: list[str]
) -> None:
    """Against a bot with another such deck, each with the halves, icons and houses that its file gives its cards.

    On a phone: a page at a desktop costs three times as much at every step."""
    person = await enter(who, locale=LOCALES[lang], phone=True, device_scale_factor=1)
    person.lang = lang
    own, other = deck_of(name), deck_of(rival)
    await keyforge.makes_table(person, deck=FILES / f"{name}.json")
    await keyforge.brings(person, 1, FILES / f"{rival}.json")
    for deck in (own, other):
        told = person.page.locator(".brought li").filter(has_text=deck.name)
        for house in deck.houses:
            await expect(told).to_contain_text(person.say(f"keyforge-house-{HOUSE_NAMES[house]}"))
    await person.starts()
    kind, number = await keyforge.asked(person)

    await person.press(person.page.locator("[data-keyforge-decks]"))
    listed = person.dialog().locator("[data-keyforge-deck='0:0']")
    await person.press(listed.locator("summary"))
    for card in read:
        slot = next(slot for slot in own.slots if slot.fact.id == card)
        await person.press(listed.locator(keyforge.at("link", card)))
        for fact in facts_of(person, slot):
            await expect(person.page.locator("[data-keyforge-reading]")).to_contain_text(fact)
        await person.page.keyboard.press("Escape")
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)

    middle = False
    while kind != "end":
        offered = keyforge.offered(person)
        if not middle and kind == "turn" and battle(person):
            middle = True
            await in_language(person, [own, other])
            await fits(person)
        kind, number = await keyforge.answers(person, keyforge.wish(person, offered), number)
    assert middle
    result = keyforge.result(person)
    await expect(result).to_have_attribute("data-keyforge-end", "keys")
    view = person.newest_view()
    assert [player["name"] for player in view["players"]] == [own.name, other.name]
    winner = person.messages("welcome")[0]["table"]["seats"][view["winner"]]["name"]
    await expect(result).to_contain_text(person.say("keyforge-reason-keys", name=winner))
    await in_language(person, [own, other])
    await person.press(person.page.locator("[data-close-end]"))
    await person.press(
        person.page.locator("header").get_by_role("button", name=person.say("hall-log"), exact=True)
    )
    await expect(person.page.locator(".log li").last).to_contain_text(winner)
    await in_language(person, [own, other])


def battle(person: Person) -> bool:
    """Whether both have creatures."""
    return all(player["line"] for player in person.newest_view()["players"])


def facts_of(person: Person, slot: Slot) -> list[str]:
    """What a card says when it is read from the list of its deck."""
    facts = [person.say(f"keyforge-house-{HOUSE_NAMES[slot.house]}")]
    if slot.fact.half in HALVES:
        facts.append(person.say(HALVES[slot.fact.half]))
    icons = "A" * slot.fact.amber + slot.icons
    return facts + [person.say("keyforge-art-icon", icon=icon, n=icons.count(icon)) for icon in set(icons)]


async def in_language(person: Person, decks: list[Deck]) -> None:
    """Every word is the reader's, but for names: of people, of decks and sets, and of cards that have no other name."""
    seats = [seat["name"] for seat in person.messages("welcome")[0]["table"]["seats"]]
    plain = [
        fact.name
        for deck in decks
        for fact in [*[slot.fact for slot in deck.slots], *deck.beside]
        if fact.called(person.lang) == fact.name
    ]
    check(
        person.lang,
        await texts(person),
        {*seats, *[deck.name for deck in decks], *[deck.set_code for deck in decks], *plain},
    )
