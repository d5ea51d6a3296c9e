"""The page as an app: what it keeps for times without a network, what it never keeps, and how a new version comes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.hall import ROOT, Wire
from tests.browser.person import Person
from tests.browser.test_axe import is_sound
from tests.server.running import hall_in

pytestmark = pytest.mark.asyncio(loop_scope="session")

STATIC = ROOT / "src" / "ludarium" / "server" / "static"
# Everything that is kept, by cache.
CACHES = """
async () => {
  const found = {};
  for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return found;
}
"""
# Until the service worker has this page, and has kept what can be read in a language.
READY = """
async (language) => {
  if (!navigator.serviceWorker.controller) return false;
  const games = ["keyforge", "ready-fence", "saboteur", "tokyo-duel"];
  const all = await Promise.all(games.map((game) => caches.match(`/api/rules/${game}/${language}`, { ignoreVary: true })));
  return all.every(Boolean);
}
"""


async def arrives(enter: Enter, address: str, **settings: Any) -> Person:
    """Somebody whose browser keeps the page."""
    person = await enter("Ann", address=address, service_workers="allow", **settings)
    await person.goes()
    await expect(person.page.locator("[data-lists]")).to_be_visible()
    return person


async def has_kept(person: Person, language: str = "en") -> None:
    await person.finds(READY, language)


async def loses_network(person: Person, wire: Wire) -> None:
    await person.context.set_offline(True)
    wire.break_off()


@pytest.mark.parametrize(("phone", "locale", "lang"), [(False, "en-US", "en"), (True, "ko-KR", "ko")])
async def test_what_can_be_read_and_counted_without_a_network(
    enter: Enter, wire: Wire, phone: bool, locale: str, lang: str
) -> None:
    ann = await arrives(enter, wire.address, phone=phone, locale=locale)
    ann.lang = lang
    await has_kept(ann, lang)
    page = ann.page
    with ann.forgiving():
        await loses_network(ann, wire)
        for path in ("/", "/table/abc", "/events", "/account"):
            await ann.goes(path)
            await expect(page.get_by_role("heading", level=1)).to_have_text(ann.say("app-offline"))
        await is_sound(ann, "the page without a network")
        await ann.press(ann.button("hall-try-again"))
        await expect(page.get_by_text(ann.say("app-offline-still"))).to_be_visible()

        name = ann.say("saboteur-name")
        await ann.press(page.get_by_role("link", name=ann.say("hall-rules-of", game=name)))
        await expect(page.locator("article #S7\\.4")).to_be_visible()
        await ann.goes("/rules/keyforge")
        await expect(page.locator("article h1")).to_be_visible()

        await ann.goes("/learn/saboteur")
        lesson = page.locator("[data-lesson]").first
        await expect(lesson.get_by_role("button")).to_be_disabled()
        await ann.press(lesson.locator("summary"))
        await expect(lesson.locator("details p").first).to_be_visible()
        assert "{" not in await lesson.inner_text()
        await is_sound(ann, "lessons to be read")

        await ann.goes("/score/tokyo-duel")
        first = page.locator("[data-pad='0']")
        await first.get_by_role("textbox").fill("Ann")
        energy = first.locator("[data-counter='energy']")
        for _ in range(3):
            await ann.press(energy.get_by_role("button").last)
        await ann.press(energy.get_by_role("button").first)
        await ann.press(ann.button("app-score-add"))
        await is_sound(ann, "a score pad")
        await page.reload()
        await expect(energy.locator("output")).to_have_text("2")
        await expect(first.get_by_role("textbox")).to_have_value("Ann")
        await expect(page.locator("[data-pad]")).to_have_count(3)
        await ann.press(ann.button("app-score-anew"))
        await ann.press(ann.dialog().get_by_role("button", name=ann.say("app-score-anew")))
        await expect(energy.locator("output")).to_have_text("0")

        await ann.goes()
        wire.mend()
        await ann.context.set_offline(False)
    # Nobody has to do anything: the page sees that the network is back.
    await expect(page.locator("[data-lists]")).to_be_visible()


async def test_what_the_hall_answers_is_never_an_old_answer(enter: Enter, wire: Wire) -> None:
    ann = await arrives(enter, wire.address)
    await has_kept(ann)
    await ann.press(ann.box())
    await ann.press(ann.button("hall-play-start"))
    await ann.asked()
    kept = await ann.page.evaluate(CACHES)
    (version,) = [name for name in kept if name.startswith("ludarium-")]
    assert set(kept) == {version, "documents"}
    of_build = re.compile(r"/|/assets/.+|/icons/.+|/favicon.*|/manifest-.+")
    assert [path for path in kept[version] if not of_build.fullmatch(path)] == []
    of_hall = re.compile(r"/languages|/api/games|/api/lessons|/api/rules/[a-z-]+/en")
    assert [path for path in kept["documents"] if not of_hall.fullmatch(path)] == [], "nothing of a person"
    # What is kept of the hall's own answers is shown only where there is none.
    put = """async (text) => {
      const documents = await caches.open("documents");
      await documents.put("/api/rules/saboteur/en", new Response(text, { headers: { "content-type": "text/html" } }));
    }"""
    await ann.page.evaluate(put, "<h1>Of yesterday</h1>")
    await ann.goes("/rules/saboteur")
    await expect(ann.page.locator("article #S7\\.4")).to_be_visible()
    fresh = """async () => {
      const kept = await (await caches.open("documents")).match("/api/rules/saboteur/en", { ignoreVary: true });
      return (await kept.text()).includes("S7.4");
    }"""
    await ann.finds(fresh)  # and what was read takes the place of what was kept
    await ann.page.evaluate(put, "<h1>Of yesterday</h1>")
    with ann.forgiving():
        await loses_network(ann, wire)
        await ann.page.reload()
        await expect(ann.page.locator("article h1")).to_have_text("Of yesterday")
        wire.mend()
        await ann.context.set_offline(False)


async def test_a_new_version_asks_nothing_and_loses_nothing(enter: Enter, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    worker = (folder / "sw.js").read_text()
    (version,) = re.findall(r'version\\":\\"([0-9a-f]{16})', worker)
    async with hall_in(tmp_path, page=folder) as running:
        ann = await arrives(enter, running.url.replace("127.0.0.1", "localhost"))
        await has_kept(ann)
        await ann.press(ann.button("hall-settings"))
        await ann.page.evaluate("globalThis.here = true")
        for number, new in enumerate(("a" * 16, "b" * 16)):
            (folder / "sw.js").write_text(worker.replace(version, new))
            # A look for a new version while the last one settles in finds nothing: it looks again, as browsers do.
            done = """async (name) => {
              const found = await navigator.serviceWorker.ready;
              await found.update();
              return (await caches.keys()).includes(name) && !found.waiting;
            }"""
            await ann.finds(done, f"ludarium-{new}")
            # The page stands as it stood, and what it may still need of its version is there.
            assert await ann.page.evaluate("globalThis.here")
            await expect(ann.dialog()).to_be_visible()
            gone = ["ludarium-" + version] if number else []
            await ann.finds(
                "async (gone) => !(await caches.keys()).some((name) => gone.includes(name))", gone
            )
            before = "ludarium-" + ("a" * 16 if number else version)
            assert before in await ann.page.evaluate("caches.keys()")
        kept = await ann.page.evaluate(CACHES)
        words = [path for path in kept["ludarium-" + "b" * 16] if "words-first-en" in path]
        assert words, "the language that is read here"
        await ann.page.close()


async def test_the_page_can_be_installed(enter: Enter, hall: str) -> None:
    """Chromium finds nothing missing, in each language."""
    for locale, lang in (("en-US", "en"), ("zh-TW", "zh-Hant"), ("ko-KR", "ko")):
        ann = await arrives(enter, hall, locale=locale)
        ann.lang = lang
        await has_kept(ann, lang)
        tools = await ann.context.new_cdp_session(ann.page)
        manifest = await tools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith(f"/manifest-{lang}.webmanifest")
        assert ann.say("app-about") in manifest["data"]
        found = await tools.send("Page.getInstallabilityErrors")
        # A window of a test has no profile to install into.
        assert [
            one["errorId"] for one in found["installabilityErrors"] if one["errorId"] != "in-incognito"
        ] == []
