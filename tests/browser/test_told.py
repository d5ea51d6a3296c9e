"""Being told: push messages to those who asked for them, the icon and the title of the tab, and how loud the page is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from tests.browser.conftest import CHROMIUM, FLAGS, SEED, Enter
from tests.browser.hall import build_page, open_hall
from tests.browser.person import POLLING, Person
from tests.browser.test_axe import is_sound
from tests.push_service import PushService

pytestmark = pytest.mark.asyncio(loop_scope="session")

# The browser's own push service is far away: this one is ours. It counts how often the page asks for permission.
OURS = """
(() => {
  const told = SUBSCRIPTION;
  const KEY = "test-push";
  const one = { toJSON: () => told, unsubscribe: async () => (localStorage.removeItem(KEY), true) };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) ? one : null);
  PushManager.prototype.subscribe = async (wish) => (localStorage.setItem(KEY, JSON.stringify(wish)), one);
  globalThis.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => ((globalThis.asked += 1), ask());
})();
"""
SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
"""


@pytest_asyncio.fixture(loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """A browser for each test: one that has shown a notification draws no further pages once that one is closed.
    The headless shell shows none."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def service() -> AsyncIterator[PushService]:
    async with PushService.opened() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def telling(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a hall that sends its messages to the service."""
    await build_page()
    folder = tmp_path_factory.mktemp("telling")
    settings = {"LUDARIUM_PUSH_SERVICES": service.origin}
    async with open_hall(SEED, folder / "data", **settings) as address:
        yield address


# A test takes its hall before it lets anybody come: pages are closed first, so that none looks for a hall that has closed.
async def comes(enter: Enter, address: str, service: PushService, name: str, **settings: Any) -> Person:
    person = await enter(name, address=address, service_workers="allow", **settings)
    subscription = json.dumps(service.browser(name).subscription())
    await person.context.add_init_script(OURS.replace("SUBSCRIPTION", subscription))
    return person


async def has_worker(person: Person) -> None:
    await person.page.wait_for_function("() => navigator.serviceWorker.controller !== null", polling=POLLING)


async def is_told(person: Person) -> Any:
    return (await (await person.page.request.get(f"{person.address}/api/push")).json())["on"]


async def test_who_asked_is_told_while_the_page_is_closed(
    telling: str, service: PushService, enter: Enter
) -> None:
    ann = await comes(enter, telling, service, "Ann")
    ben = await comes(enter, telling, service, "Ben", phone=True)
    await ben.context.grant_permissions(["notifications"], origin=telling)
    link = await ann.makes_table()
    await ben.follows(link)
    await ben.sits(1)
    await has_worker(ben)
    # Nothing is asked of anybody who has not asked for it.
    offer = ben.page.locator("[data-tell-me]").get_by_role("button")
    await expect(offer).to_be_visible()
    await is_sound(ben, "an offer to be told")
    assert await ben.page.evaluate("asked") == 0
    await ben.press(offer)
    await expect(ben.page.get_by_text(ben.say("push-now-on"), exact=True)).to_be_visible()
    assert await ben.page.evaluate("asked") == 1
    wish = json.loads(await ben.page.evaluate("localStorage.getItem('test-push')"))
    key = (await (await ben.page.request.get(f"{telling}/api/push")).json())["key"]
    assert wish == {"userVisibleOnly": True, "applicationServerKey": key}

    table = ben.table()
    await ben.page.goto("about:blank")
    async with asyncio.timeout(30):
        while True:
            if not (await ann.seats(table))[1]["present"]:
                break
            await asyncio.sleep(0.05)
    await ann.starts()
    phone = service.browser("Ben")
    (message,) = await phone.gets(1)
    assert service.senders == {key}
    begins = {"title": ben.say("push-begins", game="Saboteur"), "body": ben.say("push-begins-text")}
    assert message == {**begins, "url": f"/table/{table}", "tag": f"table-{table}"}

    # The service worker shows what came, byte by byte, whatever page is open.
    await ben.goes("/rules/saboteur")
    await has_worker(ben)
    tools = await ben.context.new_cdp_session(ben.page)
    registered: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def found(event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            if not registered.done() and one["scopeURL"].startswith(telling):
                registered.set_result(one["registrationId"])

    tools.on("ServiceWorker.workerRegistrationUpdated", found)
    await tools.send("ServiceWorker.enable")
    delivery = {"origin": telling, "registrationId": await registered, "data": phone.bodies[0].decode()}
    await tools.send("ServiceWorker.deliverPushMessage", delivery)
    await ben.finds(f"async () => (await ({SHOWN})()).length > 0")
    assert await ben.page.evaluate(SHOWN) == [message]

    # It is switched off where it was switched on: in this browser.
    await ben.press(ben.button("hall-settings"))
    switch = ben.dialog().get_by_role("switch", name=ben.say("push-switch"))
    await expect(switch).to_be_checked()
    await ben.press(switch)
    await expect(switch).not_to_be_checked()
    await expect(ben.page.get_by_text(ben.say("push-now-off")).first).to_be_visible()
    assert await is_told(ben) is False
    assert await ben.page.evaluate("localStorage.getItem('test-push')") is None


async def test_a_guest_who_becomes_somebody_goes_on_being_told(
    telling: str, service: PushService, enter: Enter
) -> None:
    mei = await comes(enter, telling, service, "小美", locale="zh-TW")
    mei.lang = "zh-Hant"
    await mei.context.grant_permissions(["notifications"], origin=telling)
    await mei.makes_table()
    await has_worker(mei)
    await mei.press(mei.page.locator("[data-tell-me]").get_by_role("button"))
    await expect(mei.page.get_by_text(mei.say("push-now-on"), exact=True)).to_be_visible()
    answer = await mei.page.request.post(
        f"{telling}/api/account",
        data={"name": "mei.told", "password": "a bird in the hand"},
        headers={"origin": telling},
    )
    assert answer.status == 201
    assert await is_told(mei) is False, "it is another session"
    await mei.page.reload()
    async with asyncio.timeout(30):
        while not await is_told(mei):
            await asyncio.sleep(0.05)
    assert await mei.page.evaluate("asked") == 0


async def test_a_browser_that_says_no_says_so(telling: str, service: PushService, enter: Enter) -> None:
    ann = await comes(enter, telling, service, "Ann")
    # What a browser without a screen says to begin with depends on its version.
    await ann.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    await ann.makes_table()
    await has_worker(ann)
    await ann.page.keyboard.press(",")
    switch = ann.dialog().get_by_role("switch", name=ann.say("push-switch"))
    await expect(switch).to_be_disabled()
    await expect(ann.dialog().get_by_text(ann.say("push-denied"))).to_be_visible()
    await is_sound(ann, "the settings where nothing can be told")
    await expect(ann.page.locator("[data-tell-me]")).to_have_count(0)
    assert await ann.page.evaluate("asked") == 0


async def test_the_tab_says_whose_turn_it_is(enter: Enter) -> None:
    ann = await enter("Ann")
    # An installed page has a mark on its icon, too.
    badges = "navigator.setAppBadge = async () => void (badge = true); navigator.clearAppBadge = async () => void (badge = false);"
    await ann.context.add_init_script(f"globalThis.badge = null; {badges}")
    await ann.goes()
    icon = ann.page.locator("link[rel='icon']")
    await expect(icon).to_have_attribute("href", "/favicon.svg")
    await ann.plays_now()
    while (await ann.asked())[0] != "turn":
        await ann.press(ann.page.locator("[data-sab-ready]"))
        await expect(ann.page.locator("[data-sab-ready]")).to_have_count(0)
    await expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    await expect(ann.page).to_have_title(ann.say("hall-title-page", page=ann.say("hall-your-turn")))
    assert await ann.page.evaluate("badge") is True
    await ann.page.go_back()  # the lobby says it, too
    await expect(ann.page.locator("[data-my-turn]")).to_be_visible()
    await expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    await ann.press(ann.page.get_by_role("link", name=ann.say("hall-rules")).first)
    await expect(icon).to_have_attribute("href", "/favicon.svg")
    assert await ann.page.evaluate("badge") is False


async def test_sounds_are_as_loud_as_somebody_likes(enter: Enter) -> None:
    ann = await enter("Ann")
    # What the page's sounds go through: the gains that are set, the last of them the volume of all.
    listening = """
      globalThis.gains = [];
      const plain = GainNode;
      globalThis.GainNode = class extends plain {
        constructor(...given) { super(...given); gains.push(this); }
      };
    """
    await ann.context.add_init_script(listening)
    await ann.goes()
    await ann.press(ann.button("hall-settings"))
    slider = ann.dialog().get_by_role("slider", name=ann.say("hall-volume"))
    await expect(slider).to_have_value("100")
    await slider.focus()
    for _ in range(5):
        await ann.page.keyboard.press("ArrowLeft")
    await expect(slider).to_have_value("50")
    await expect(slider).to_have_attribute("aria-valuetext", ann.say("hall-volume-percent", percent=50))
    assert await ann.page.evaluate("gains[0].gain.value") == pytest.approx(0.25)
    heard = await ann.page.evaluate("gains.length")
    assert heard > 1, "it is heard as it is set"
    await is_sound(ann, "the settings")
    await slider.press("Home")
    await expect(slider).to_have_value("0")
    assert await ann.page.evaluate("gains.length") == heard, "and at nothing it is silent"
    await ann.page.reload()
    await ann.press(ann.button("hall-settings"))
    await expect(slider).to_have_value("0")
    await ann.press(ann.dialog().get_by_role("switch", name=ann.say("hall-sound"), exact=True))
    await expect(slider).to_have_count(0)
