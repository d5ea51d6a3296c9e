"""How people play King of Tokyo: Duel: with a mouse or a finger, or with keys alone."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.person import POLLING, Person

# What is asked of the reader now: the kind of the question, or "end". Steps up to `after` are not waited for.
ASKED = """
(after) => {
  const now = (what) => (seen.number > after ? { what, number: seen.number } : null);
  if (document.querySelector("dialog[open] [data-duel-end]")) return now("end");
  const prompt = document.querySelector(".prompt");
  if (!prompt?.classList.contains("mine") || prompt.classList.contains("busy")) return null;
  if (document.querySelector("[data-duel-monster][data-duel-option]:not([aria-disabled='true'])")) return now("monster");
  const asked = document.querySelector("[data-duel-asked]")?.dataset.duelAsked;
  return asked ? now(asked) : null;
}
"""

# The options that can be pressed in the page, each once.
OFFERED = """
() => [...new Set([...document.querySelectorAll("[data-duel-option]:not([aria-disabled='true']):not(:disabled)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.dataset.duelOption)
  .map((one) => one.dataset.duelOption))]
"""

# Everything on the table that both players and whoever watches see, from what the page shows.
SHOWN = """
() => ({
  health: [...document.querySelectorAll("[data-duel-health]")].map((one) => [one.dataset.duelHealth, one.dataset.health]).sort(),
  keeps: [...document.querySelectorAll("[data-duel-player]")]
    .map((one) => [one.dataset.duelPlayer, ...[...one.querySelectorAll("[data-duel-keep]")].map((keep) => keep.dataset.duelKeep).sort()]).sort(),
  market: [...document.querySelectorAll("[data-duel-market]")].map((one) => one.dataset.duelMarket),
  winner: document.querySelector("[data-duel-winner]")?.dataset.duelWinner,
})
"""


def option(notation: str) -> str:
    return f'[data-duel-option="{notation}"]'


async def plays_now(person: Person) -> None:
    """From the home page to a running game against a bot."""
    await person.press(person.box("tokyo-duel"))
    await person.dialog().get_by_label(person.say("hall-name")).fill(person.name)
    await person.press(person.button("hall-play-start"))
    await asked(person)


async def makes_table(person: Person, real_dice: bool = False) -> str:
    """A new table for two with this person at its first seat; gives its invite link."""
    await person.goes()
    await person.press(person.button("hall-play-friends"))
    dialog = person.dialog()
    await dialog.get_by_label(person.say("hall-name")).fill(person.name)
    await dialog.get_by_label(person.say("hall-game"), exact=True).select_option(
        label=person.say("tokyo-duel-name")
    )
    if real_dice:
        await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-options")))
        real = dialog.get_by_label(person.say("tokyo-duel-option-score-keeper"), exact=True)
        await real.select_option(label=person.say("tokyo-duel-option-score-keeper-true"))
    await person.press(person.button("hall-new-table-create"))
    return await person.page.get_by_label(person.say("hall-invite-link"), exact=True).input_value()


async def asked(person: Person, after: int = -1) -> tuple[str, int]:
    handle = await person.page.wait_for_function(ASKED, arg=after, polling=POLLING)
    found = await handle.json_value()
    return found["what"], found["number"]


async def offered(person: Person) -> list[str]:
    found: list[str] = await person.page.evaluate(OFFERED)
    return found


async def plays(person: Person, until: str = "end", turns: int = 10_000) -> str:
    """Play on until a question of kind ``until``, or for so many questions; gives the kind of the last."""
    after = -1
    while True:
        kind, number = await asked(person, after)
        if kind in (until, "end") or turns == 0:
            return kind
        turns -= 1
        if kind == "faces":
            await enters_dice(person)
        else:
            if kind == "reroll":
                await holds(person)
            await chooses(person, kind)
        after = number


async def holds(person: Person) -> None:
    """Hold the dice that strike or destroy, and only those."""
    dice = person.page.locator("[data-duel-die]")
    for index in range(await dice.count()):
        die = dice.nth(index)
        faces = await die.get_attribute("data-face")
        wanted = "true" if faces in ("A", "D") else "false"
        if await die.get_attribute("aria-pressed") not in (wanted, None) and await die.is_enabled():
            await person.press(die)


async def chooses(person: Person, kind: str) -> None:
    """One of what the page offers: to attack and to go on rather than anything else."""
    options = await offered(person)
    assert options, f"nothing can be chosen for {kind}"
    best = [one for one in options if one in ("resolve:attack", "resolve:destruction", "power:blast")]
    chosen = best[0] if best else person.lots.choice(options)
    await person.press(person.page.locator(option(chosen)).first)


async def enters_dice(person: Person, faces: str | None = None) -> None:
    """Tap in what real dice show."""
    view = person.newest_view()
    count = view["pending"]["faces"]
    for face in faces if faces is not None else person.lots.choices("AHEFDS", k=count):
        await person.press(person.page.locator(f"[data-duel-face='{face}']"))
    await person.press(person.page.locator("[data-duel-send]"))


async def plays_and_concedes(person: Person, turns: int) -> None:
    """Answer so many questions, then give up at the next."""
    if await plays(person, turns=turns) != "end":
        await person.concedes("tokyo-duel")


async def shown(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = await person.page.evaluate(SHOWN)
    return found


def result(person: Person) -> Locator:
    return person.page.locator("dialog[open] [data-duel-end]")


async def closes_the_result(person: Person) -> None:
    await person.press(person.page.locator("[data-close-end]"))
    await expect(result(person)).to_have_count(0)
