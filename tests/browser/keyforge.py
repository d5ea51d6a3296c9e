"""How people play KeyForge: with a mouse or a finger, or with keys alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.person import PATIENCE, POLLING, Person
from tests.rules.keyforge.deck_files import vault

from ludarium.core import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import Deck, generated

# What is asked of the reader now: the kind of the question, or "end". Steps up to `after` are not waited for, nor
# questions that the page answers itself, in an order that was chosen before.
ASKED = """
(after) => {
  const now = (what) => (seen.number > after ? { what, number: seen.number } : null);
  if (document.querySelector("dialog[open] [data-keyforge-end]")) return now("end");
  const prompt = document.querySelector(".prompt");
  if (!prompt?.classList.contains("mine") || prompt.classList.contains("busy")) return null;
  if (document.querySelector("[data-keyforge-running]")) return null;
  const asked = document.querySelector("[data-keyforge-asked]")?.dataset.keyforgeAsked;
  return asked ? now(asked) : null;
}
"""

# Presses what stands on the page for one option, and waits for the next question: all of it within the page, so that a game
# costs little. What is covered by something else can't be pressed here either.
PRESSES = """
async ([places, number, patience, polling]) => {
  const asked = ASKED;
  const until = performance.now() + patience;
  const when = async (what) => {
    for (;;) {
      const found = what();
      if (found) return found;
      if (performance.now() > until) throw new Error(`nothing came of ${places}`);
      await new Promise((done) => setTimeout(done, polling));
    }
  };
  const going = () => seen.number > number || document.querySelector(".prompt.busy");
  const width = (one) => one.getBoundingClientRect().width;
  for (const one of document.querySelectorAll("[data-keyforge-asked] .card[data-keyforge-option]"))
    if (width(one) < width(one.firstElementChild) - 1) throw new Error(`${one.title} is narrower than its card`);
  for (const place of places) {
    await when(() => going() || document.querySelector(place));
    const one = document.querySelector(place);
    if (going() || !one) break;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!one.contains(there)) throw new Error(`${place} is covered by ${there?.outerHTML}`);
    one.click();
  }
  return when(() => asked(number));
}
""".replace("ASKED", ASKED.strip().removesuffix(";"))

# Words of options about a card of the hand, and about one on the table or a place there.
IN_HAND = ("play", "upgrade", "discard", "hand")
ON_TABLE = ("reap", "fight", "action", "omni", "unstun", "card")
# What somebody does who knows little of the game: the sooner in this list, the rather.
RATHER = ("keep", "play", "reap", "action", "omni", "unstun", "fight", "upgrade", "yes", "take", "done")


def deck_of(name: str) -> Deck:
    return generated("CotA", Chance.of(f"deck of {name}"), playable())


def deck_file(name: str, folder: Path) -> Path:
    """The file of somebody's deck, as the Master Vault gives it."""
    place = folder / f"{name}.json"
    place.write_text(json.dumps(vault(deck_of(name))), encoding="utf-8")
    return place


async def makes_table(
    person: Person, bot: str | None = "greedy", deck: Path | None = None, **options: str | int
) -> str:
    """A new table with this person at its first seat, who may bring a deck; gives its invite link."""
    await person.goes()
    await person.press(person.button("hall-play-friends"))
    dialog = person.dialog()
    await dialog.get_by_label(person.say("hall-name")).fill(person.name)
    game = dialog.get_by_label(person.say("hall-game"), exact=True)
    await game.select_option(label=person.say("keyforge-name"))
    if deck is not None:
        brought = dialog.locator("[data-option='deck-0']")
        async with person.page.expect_file_chooser() as chooser:
            await brought.get_by_label(person.say("keyforge-option-deck"), exact=True).select_option(
                label=person.say("hall-option-file")
            )
        await (await chooser.value).set_files(deck)
        await expect(brought.locator("output")).to_have_text(deck.name)
    if bot is not None:
        await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-bots")))
        seat = dialog.get_by_label(person.say("hall-seat-number", number=2), exact=True)
        await seat.select_option(label=person.say(f"hall-bot-{bot}"))
    if options:
        await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-options")))
    for option, choice in options.items():
        chosen = dialog.get_by_label(person.say(f"keyforge-option-{option}"), exact=True)
        await chosen.select_option(label=person.say(f"keyforge-option-{option}-{choice}"))
    await person.press(person.button("hall-new-table-create"))
    return await person.page.get_by_label(person.say("hall-invite-link"), exact=True).input_value()


async def brings(person: Person, seat: int, deck: Path) -> None:
    """Before the game, paste the text of a file for a seat."""
    await person.press(person.page.locator(f"[data-bring='deck-{seat}']"))
    dialog = person.dialog()
    await person.press(dialog.get_by_role("radio", name=person.say("hall-option-paste"), exact=True))
    text = dialog.get_by_label(person.say("hall-option-paste-text"), exact=True)
    await text.fill(deck.read_text(encoding="utf-8"))
    await person.press(dialog.locator("[type=submit]"))
    await expect(dialog).to_have_count(0)


async def asked(person: Person, after: int = -1) -> tuple[str, int]:
    handle = await person.page.wait_for_function(ASKED, arg=after, polling=POLLING)
    found = await handle.json_value()
    return found["what"], found["number"]


def offered(person: Person) -> list[str]:
    return [choice["option"] for choice in person.newest()["decision"]["options"]]


def wish(person: Person, options: list[str]) -> str:
    """One of the options: to do something with every card, rather than to end the turn; the house with most cards."""

    def worth(option: str) -> int:
        word, _, ref = option.partition(":")
        if word == "house":
            return cards_of(person.newest_view(), ref)
        return -RATHER.index(word) if word in RATHER else -50 if word in ("end", "no") else -40

    best = max(worth(option) for option in options)
    return person.lots.choice([option for option in options if worth(option) == best])


def cards_of(view: dict[str, Any], house: str) -> int:
    """How many cards of a house the reader has in hand and in play."""
    mine = view["players"][view["seat"]]
    held = [print_ for print_ in mine["hand"] if view["prints"][print_]["house"] == house]
    there = [card for card in mine["line"] + mine["artifacts"] if house in view["cards"][card]["houses"]]
    return len(held) + len(there)


def at(attribute: str, value: str) -> str:
    return f'[data-keyforge-{attribute}="{value}"]'


def presses_for(option: str) -> list[str]:
    """What is pressed, in order, to choose an option; the last one only where the page asks for it."""
    word, _, ref = option.partition(":")
    button = at("option", option)
    if option == "end":  # a turn in which something could still be done is asked about
        return [button, "[data-confirm]"]
    if word in IN_HAND:
        return [at("hand", ref), button]
    if word in ON_TABLE:
        # A card that doesn't lie on the table is shown beside the question.
        return [f"[data-keyforge-side] {at('card', ref)}, {button}", button]
    if word == "place":
        return [f"{at('place', ref)}, {button}"]
    return [button]


async def chooses(person: Person, option: str) -> None:
    """Choose an option by what stands on the page."""
    page = person.page
    before = await person.seen("number")
    first, *more = presses_for(option)
    await person.press(page.locator(first).first)
    for where in more:
        await page.wait_for_function(
            "([before, where]) => seen.number > before || document.querySelector('.prompt.busy') || document.querySelector(where)",
            arg=[before, where],
            polling=POLLING,
        )
        if await person.seen("number") > before or not await page.locator(where).count():
            return
        await person.press(page.locator(where).first)


async def answers(person: Person, option: str, number: int) -> tuple[str, int]:
    """Choose an option of the question at a step, by single presses; gives what is asked next, as ``asked`` does."""
    found = await person.page.evaluate(PRESSES, [presses_for(option), number, PATIENCE, POLLING])
    return found["what"], found["number"]


async def plays(person: Person, until: str = "end", questions: int = 10_000) -> str:
    """Play on until a question of kind ``until``, or for so many questions; gives the kind of the last."""
    after = -1
    while True:
        kind, number = await asked(person, after)
        if kind in (until, "end") or questions == 0:
            return kind
        questions -= 1
        await chooses(person, wish(person, offered(person)))
        after = number


def result(person: Person) -> Locator:
    return person.page.locator("dialog[open] [data-keyforge-end]")
