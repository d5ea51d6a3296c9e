"""How people play Ready… Fence!: with a mouse or a finger, or with keys alone."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.person import POLLING, Person

# What is asked of the reader now: the kind of the question, or "end". Steps up to `after` are not waited for, nor
# questions that the page answers itself.
ASKED = """
(after) => {
  const now = (what) => (seen.number > after ? { what, number: seen.number } : null);
  if (document.querySelector("dialog[open] [data-fence-end]")) return now("end");
  const prompt = document.querySelector(".prompt");
  if (!prompt?.classList.contains("mine") || prompt.classList.contains("busy")) return null;
  if (document.querySelector("[data-fence-auto]")) return null;
  const phase = document.querySelector("[data-fence-phase]")?.dataset.fencePhase;
  return phase ? now(phase) : null;
}
"""

# The table as everybody sees it.
SHOWN = """
() => ({
  side: [...document.querySelectorAll("[data-fence-side]")].map((one) => one.dataset.fenceSide).sort(),
  phrase: document.querySelector("[data-fence-phrase]")?.dataset.fencePhrase,
  end: document.querySelector("[data-fence-end]")?.dataset.fenceEnd,
  winner: document.querySelector("[data-fence-winner]")?.dataset.fenceWinner,
})
"""

BY_BUTTON = (
    "keep",
    "mulligan",
    "forward",
    "back",
    "retreat",
    "stall",
    "end",
    "accept",
    "parry",
    "distance",
    "no",
)


async def makes_table(person: Person, mode: str, bot: bool = True) -> str:
    """A new table of ``mode`` with this person as Green; gives its invite link."""
    await person.goes()
    await person.press(person.button("hall-play-friends"))
    dialog = person.dialog()
    await dialog.get_by_label(person.say("hall-name")).fill(person.name)
    await dialog.get_by_label(person.say("hall-game"), exact=True).select_option(
        label=person.say("ready-fence-name")
    )
    if bot:
        await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-bots")))
        seat = dialog.get_by_label(person.say("hall-seat-number", number=2), exact=True)
        await seat.select_option(label=person.say("hall-bot-greedy"))
    await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-options")))
    chosen = dialog.get_by_label(person.say("ready-fence-option-mode"), exact=True)
    await chosen.select_option(label=person.say(f"ready-fence-option-mode-{mode}"))
    await person.press(person.button("hall-new-table-create"))
    return await person.page.get_by_label(person.say("hall-invite-link"), exact=True).input_value()


async def asked(person: Person, after: int = -1) -> tuple[str, int]:
    handle = await person.page.wait_for_function(ASKED, arg=after, polling=POLLING)
    found = await handle.json_value()
    return found["what"], found["number"]


def offered(person: Person) -> list[str]:
    """What the reader may choose, but for what leads off the strip."""
    message = person.newest()
    low, high = message["view"]["ends"]
    options: list[str] = []
    for choice in message["decision"]["options"]:
        squares = [int(thing.split(":")[1]) for thing in choice["touches"] if thing.startswith("square:")]
        if all(low <= square <= high for square in squares):
            options.append(choice["option"])
    return options


def wish(person: Person, options: list[str]) -> str:
    """One of the options: to attack and to answer rather than anything else."""
    cards = [one for one in options if one[:1].isupper() or one.startswith("feint:")]
    ahead = [one for one in options if one == "forward"]
    lots = person.lots
    if cards and lots.random() < 0.9:
        return lots.choice(cards)
    if ahead and person.newest_view()["distance"] > 1 and lots.random() < 0.8:
        return ahead[0]
    return lots.choice(options)


def at(attribute: str, value: str) -> str:
    return f'[data-fence-{attribute}="{value}"]'


def presses_for(option: str) -> list[str]:
    """What is pressed, in order, to choose an option; the last one only where the page asks for it."""
    if option in BY_BUTTON:
        return [at("action", option), at("option", option)]
    word, _, card = option.partition(":")
    if word == "position":
        # On its dial, or where there is no room for one by an action that leads to it.
        return [f"{at('position', card)}, {at('action', 'position')}", at("option", option)]
    if word in ("exchange", "discard"):
        return [at("card", card)]
    if word == "feint":
        return [
            at("card", "FE"),
            at("card", card.partition("+")[0]) if card else at("option", "feint"),
            at("option", option),
        ]
    if word.startswith("parry"):
        return [at("action", "parry"), at("option", option)]
    return [at("card", option.partition("+")[0]), at("option", option)]


async def chooses(person: Person, option: str) -> None:
    """Choose an option by what stands on the page."""
    page = person.page
    before = await person.seen("number")
    if option.startswith("exchange:") and person.newest_view()["phase"] == "turn":
        await person.press(page.locator(at("action", "exchange")))
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


async def shown(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = await person.page.evaluate(SHOWN)
    return found


def result(person: Person) -> Locator:
    return person.page.locator("dialog[open] [data-fence-end]")


async def closes_the_result(person: Person) -> None:
    await person.press(person.page.locator("[data-close-end]"))
    await expect(result(person)).to_have_count(0)
