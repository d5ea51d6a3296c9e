"""Where things stand at a table over a whole game: what moves that the game does not move, and what cannot be chosen without scrolling.

The page plays by itself: whatever is asked is looked at (cards are picked up and put down again) and then answered by
chance, by presses within the page, and after each change its boxes are measured.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Page, ViewportSize
from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE, Person

from ludarium.core import Value, load_game

SIZES = {
    "desktop": ViewportSize(width=1366, height=850),
    "phone": ViewportSize(width=390, height=844),
    "side": ViewportSize(width=844, height=390),
    "low": ViewportSize(width=1280, height=760),
}
TOUCHED = ("phone", "side")
NONCE = "0123456789abcdef"
SHELL = {"prompt": ".middle > .place", "stage": ".middle > .stage", "header": "header"}
"""What every table has, and where it stays for a whole game."""

BEGINS = """
(wish) => fetch("/api/play", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) })
  .then((answer) => answer.json()).then(({ id }) => id)
"""

LEARNS = """
(wish) => fetch("/api/lessons", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) })
  .then((answer) => answer.json()).then(({ id }) => id)
"""

# Plays to the end without a table to look at, and gives up after so many choices where the game lets one.
ENDS = """
([id, choices]) => new Promise((done) => {
  const wire = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  let seat = null;
  let made = 0;
  const says = (message) => wire.send(JSON.stringify(message));
  wire.onopen = () => says({ type: "hello", lang: "en" });
  wire.onmessage = ({ data }) => {
    const { type, you, number, decision, table_options: rulings } = JSON.parse(data);
    if (type !== "welcome" && type !== "game") return;
    seat = you?.seat ?? seat;
    const concedes = rulings.find((option) => option.startsWith("concede>"));
    if (!decision) done(wire.close());
    else if (made >= choices && concedes) says({ type: "table", id: `end-${number}`, number, option: concedes });
    else if (decision.seat === -1) says({ type: "ready" });
    else if (decision.seat === seat)
      says({ type: "choose", id: `choice-${number}`, number, option: decision.options[(made += 1) % decision.options.length].option });
  };
})
"""

# Boxes are [left, top, width, height] in pixels. An element's own box is where it lies: whatever rises as it is picked up
# (`lifts`) is measured without that.
MEASURES = """
(places) => {
  const asked = eval(places.asked);
  const near = (one, other) => one.every((value, at) => Math.abs(value - other[at]) <= 1);
  const inSight = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const free = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  };
  const lies = (one) => {
    if (!places.lifts || !one.matches(places.lifts)) return box(one);
    let [x, y] = [0, 0];
    for (let at = one; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft - at.scrollLeft, y + at.offsetTop - at.scrollTop];
    return [x, y, one.offsetWidth, one.offsetHeight];
  };
  const text = (boxed) => boxed.map(Math.round).join(" ");
  const called = (one) => (one.getAttribute("aria-label") || one.textContent || one.className).trim().replace(/\\s+/g, " ").slice(0, 50);
  const where = () => `step ${seen.number} (${document.querySelector(".prompt p")?.textContent.slice(0, 60)})`;

  const areas = new Map();
  let pressed = new Map();
  let decision = null;
  const moved = new Set();
  const hidden = new Set();
  const nulls = new Set();

  const measure = () => {
    const prompt = document.querySelector(".middle .prompt");
    if ((places.areas.prompt && !prompt) || (places.unless && document.querySelector(places.unless))) return;
    for (const [name, selector] of Object.entries(places.areas)) {
      const found = document.querySelector(selector);
      if (!found) {
        if (!nulls.has(name)) moved.add(`${name} is not there: ${where()}`);
        nulls.add(name);
        continue;
      }
      const now = box(found);
      const before = areas.get(name);
      if (before && !near(before, now)) moved.add(`${name}: ${text(before)} → ${text(now)} at ${where()}`);
      areas.set(name, now);
    }
    const now = prompt?.classList.contains("mine") && !prompt.classList.contains("busy") ? seen.number : null;
    if (now === null || now !== decision) pressed = new Map();
    decision = now;
    if (now === null) return;
    for (const one of document.querySelectorAll(".middle :is(button, a, [role=button]), header :is(button, a)")) {
      if (!inSight(one) || one.closest("dialog")) continue;
      const at = lies(one);
      const before = pressed.get(one);
      if (before && !near(before, at)) moved.add(`${called(one)}: ${text(before)} → ${text(at)} within ${where()}`);
      pressed.set(one, at);
    }
  };

  // Something can be pressed where any of nine points of it is its own.
  const reached = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    for (const across of [0.5, 0.15, 0.85])
      for (const down of [0.5, 0.15, 0.85]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        if (hit && (one.contains(hit) || hit.contains(one) && hit.matches("button"))) return true;
      }
    return false;
  };
  const choices = () => {
    for (const selector of places.steps) {
      const found = [...document.querySelectorAll(selector)].filter((one) => free(one) && inSight(one));
      if (found.length > 0) return found;
    }
    return [];
  };
  const finds = () => {
    if (document.querySelector("dialog[open]")) return;
    for (const selector of places.steps)
      for (const one of document.querySelectorAll(selector))
        if (free(one) && inSight(one) && !reached(one)) hidden.add(`${called(one)}: ${text(box(one))} at ${where()}`);
  };

  let waits = false;
  const later = () => {
    if (waits) return;
    waits = true;
    setTimeout(() => ((waits = false), measure()));
  };
  new MutationObserver(later).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  new ResizeObserver(later).observe(document.body);

  const rests = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const press = async (one) => {
    one.focus({ preventScroll: true });
    one.click();
    await rests();
    measure();
  };
  let lot = 1;
  const lots = (count) => ((lot = (lot * 16807) % 2147483647), lot % count);

  const answer = async (number) => {
    await rests();
    measure();
    finds();
    const looked = places.looks && lots(3) === 0 ? [...document.querySelectorAll(places.looks)].filter((one) => free(one) && inSight(one)) : [];
    if (looked.length > 0) {
      const one = looked[lots(looked.length)];
      await press(one);
      finds();
      if (one.isConnected) await press(one);
    }
    const going = () => seen.number === number && (asked(number - 1)?.what ?? places.end) !== places.end;
    for (let presses = 0, idle = 0; going() && presses < 40; presses += 1) {
      const all = choices();
      if (all.length === 0) {
        if ((idle += 1) > 20) return `nothing can be chosen at ${where()}`;
        await rests();
        continue;
      }
      await press(all[lots(all.length)]);
      if (seen.number === number && !document.querySelector(".prompt.busy")) finds();
    }
    return null;
  };

  globalThis.layout = {
    async plays(decisions) {
      for (let after = -1, count = 0; count < decisions; ) {
        const now = asked(after);
        if (!now) {
          await new Promise((go) => setTimeout(go, 15));
          continue;
        }
        if (now.what === places.end) return { count, over: true };
        const stuck = await answer(now.number);
        if (stuck) throw Error(stuck);
        count += 1;
        after = places.same.includes(now.what) ? -1 : now.number;
      }
      return { count: decisions, over: false };
    },
    // What is taller than its room, and has to be scrolled.
    scrolls: () =>
      [document.scrollingElement, ...document.querySelectorAll(".middle > .stage > .table, .middle > .stage > .table > *")]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible")
        .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`),
    told: () => ({ moved: [...moved], hidden: [...hidden] }),
  };
}
"""


@dataclass(frozen=True)
class Places:
    """A game's table: ``asked`` is a function of the page that says what is asked after a step (or null), ``end`` what it says once
    the game is over, ``same`` what it may say again at the same step. ``areas`` keep their place for the whole game, but where
    ``unless`` finds something. ``steps`` are what is pressed to answer, the first of them that there is; ``looks`` is pressed
    twice before that, which must change nothing, and ``lifts`` is what rises when it is."""

    game: str
    asked: str
    end: str
    areas: Mapping[str, str]
    steps: tuple[str, ...]
    looks: str = ""
    lifts: str = ""
    unless: str = ""
    same: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    prompt: bool = True
    """Whether it is said what is asked: a replay has no room for that everywhere."""

    def as_script(self) -> dict[str, Any]:
        return {
            "asked": self.asked,
            "end": self.end,
            "areas": {
                name: area
                for name, area in {**SHELL, **self.areas}.items()
                if self.prompt or name != "prompt"
            },
            "steps": self.steps,
            "looks": self.looks,
            "lifts": self.lifts,
            "unless": self.unless,
            "same": self.same,
        }


@dataclass
class Found:
    """What was seen of a game: how many decisions were made, what ``moved``, what could be chosen but not reached, and what is
    taller than its room at the end."""

    decisions: int
    moved: list[str]
    hidden: list[str]
    scrolls: list[str]


async def comes(enter: Enter, size: str, **settings: Any) -> Person:
    """On a screen of that size."""
    person = await enter("Ann", phone=size in TOUCHED, viewport=SIZES[size], **settings)
    await person.goes()
    return person


async def begins(person: Person, places: Places) -> str:
    """A table against bots that act at once; gives its id."""
    wish = {
        "game": places.game,
        "name": person.name,
        "options": dict(places.options),
        "bot": "random",
        "tempo": "at-once",
        "nonce": NONCE,
    }
    table: str = await person.page.evaluate(BEGINS, wish)
    return table


async def sits_down(enter: Enter, places: Places, size: str, **settings: Any) -> Person:
    """At a running table against bots, on a screen of that size."""
    person = await comes(enter, size, **settings)
    await person.goes(f"/table/{await begins(person, places)}")
    await person.page.locator(".middle .prompt").wait_for()
    return person


async def learns(enter: Enter, places: Places, size: str) -> Person:
    """In the first lesson of a game."""
    person = await comes(enter, size)
    lesson = load_game(places.game).lessons[0].name
    wish = {"game": places.game, "lesson": lesson, "name": person.name, "tempo": "at-once", "nonce": NONCE}
    await person.goes(f"/table/{await person.page.evaluate(LEARNS, wish)}")
    await person.page.locator(".middle .prompt.mine").wait_for()
    return person


async def looks_back(enter: Enter, places: Places, size: str, choices: int = 12) -> Person:
    """At the replay of a game, in which the reader has made so many choices where the game can be given up."""
    person = await comes(enter, size)
    table = await begins(person, places)
    async with asyncio.timeout(PATIENCE / 1000):
        await person.page.evaluate(ENDS, [table, choices])
    await person.goes(f"/table/{table}/replay?seat=0")
    await person.page.locator("[data-replay=play]").wait_for()
    return person


async def measures(page: Page, places: Places) -> None:
    await page.evaluate(MEASURES, places.as_script())


async def plays(person: Person, places: Places, decisions: int = 10_000) -> Found:
    """A whole game, or so many decisions of it, measured all the while."""
    await measures(person.page, places)
    async with asyncio.timeout(PATIENCE / 1000):
        played = await person.page.evaluate("(decisions) => layout.plays(decisions)", decisions)
    return await found(person.page, played["count"])


async def found(page: Page, decisions: int) -> Found:
    """What has been seen since ``measures``."""
    told = await page.evaluate("layout.told()")
    return Found(decisions, told["moved"], told["hidden"], await page.evaluate("layout.scrolls()"))


def listed(lines: list[str]) -> str:
    return json.dumps(lines[:40], ensure_ascii=False, indent=1)
