"""Accounts in the browser: a guest becomes one and comes back by each way in; every page by keys alone and for axe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import CDPSession, expect
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_axe import is_sound
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "a bird in the hand"


async def makes_account(person: Person, name: str, called: str | None = None) -> None:
    """Make an account on its page, for a guest or for somebody new."""
    page = person.page
    await person.goes("/account")
    if called is not None:
        await page.get_by_label(person.say("hall-name"), exact=True).fill(called)
    await page.get_by_label(person.say("people-name"), exact=True).fill(name)
    await page.get_by_label(person.say("people-password"), exact=True).fill(PASSWORD)
    await person.press(page.locator("form button[type=submit]"))
    await expect(page.get_by_role("heading", name=person.say("people-profile"), exact=True)).to_be_visible()


async def signs_in(person: Person, name: str, password: str = PASSWORD) -> None:
    await person.goes("/sign-in")
    await person.page.get_by_label(person.say("people-name"), exact=True).fill(name)
    await person.page.get_by_label(person.say("people-password"), exact=True).fill(password)
    await person.press(person.page.locator("form button[type=submit]"))
    await expect(menu(person)).to_be_visible()


def menu(person: Person, what: str = "account") -> Any:
    """The person's menu in the header, of an account or a "guest"."""
    return person.page.locator(f"[data-me='{what}']")


async def picks(person: Person, *, of: Any, item: str) -> None:
    await person.press(of)
    await person.press(person.page.get_by_role("menuitem", name=person.say(item), exact=True))


async def authenticator(person: Person) -> tuple[CDPSession, str]:
    """A device with passkeys, whose owner always says yes."""
    session = await person.context.new_cdp_session(person.page)
    await session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = await session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, added["authenticatorId"]


async def test_a_guest_becomes_an_account_and_is_found_on_another_device(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.makes_table(seats=5)
    table = ann.page.url
    await ann.goes()
    await picks(ann, of=menu(ann, "guest"), item="people-make")
    await expect(ann.page.locator("main")).to_contain_text(ann.say("people-make-guest", name="Ann"))
    await is_sound(ann, "making an account")
    await makes_account(ann, "ann.lee")
    await is_sound(ann, "my account")
    await ann.goes()
    await expect(ann.page.locator("[data-go-on], a[href^='/table/']").first).to_be_visible()

    phone = await enter("Ann", phone=True, locale="ko-KR")
    phone.lang = "ko"
    await phone.goes()
    await fits(phone)
    await picks(
        phone,
        of=phone.page.locator("header").get_by_role("button", name=phone.say("people-sign-in")),
        item="people-sign-in",
    )
    await fits(phone)
    await is_sound(phone, "sign in")
    await phone.page.set_viewport_size(PHONE)
    with phone.forgiving():
        await phone.page.get_by_label(phone.say("people-name"), exact=True).fill("ANN.Lee")
        await phone.page.get_by_label(phone.say("people-password"), exact=True).fill("not this one")
        await phone.press(phone.page.locator("form button[type=submit]"))
        await expect(phone.page.get_by_role("alert")).to_have_text(phone.say("error-account-sign-in-wrong"))
        assert await findings(phone.page) == []
    await phone.page.get_by_label(phone.say("people-password"), exact=True).fill(PASSWORD)
    await phone.press(phone.page.locator("form button[type=submit]"))
    phone.lang = "en"  # as the account reads
    await expect(menu(phone)).to_be_visible()
    await phone.page.goto(table)
    await expect(phone.button("hall-stand")).to_be_visible()

    # Ann sees the phone, and ends its session
    await ann.goes("/account")
    await fits(ann)
    other = ann.page.locator("[data-session='other']")
    await expect(other).to_have_count(1)
    await ann.press(other.get_by_role("button"))
    await expect(other).to_have_count(0)
    with phone.forgiving():
        await phone.goes("/account")
        await expect(
            phone.page.get_by_role("heading", name=phone.say("people-make"), exact=True)
        ).to_be_visible()
    await picks(ann, of=menu(ann), item="people-sign-out")
    await expect(
        ann.page.locator("header").get_by_role("button", name=ann.say("people-sign-in"))
    ).to_be_visible()


async def test_a_guest_with_a_table_is_asked_before_it_is_left(enter: Enter) -> None:
    ann = await enter("Ann")
    await makes_account(ann, "ann.stays", called="Ann")
    bob = await enter("Bob")
    await bob.makes_table(seats=5)
    await bob.goes("/sign-in")
    await bob.page.get_by_label(bob.say("people-name"), exact=True).fill("ann.stays")
    await bob.page.get_by_label(bob.say("people-password"), exact=True).fill(PASSWORD)
    with bob.forgiving():
        await bob.press(bob.page.locator("form button[type=submit]"))
        await expect(bob.page.get_by_role("alert")).to_contain_text("Bob")
    assert await findings(bob.page) == []
    await bob.press(bob.button("people-sign-in-anyway"))
    await expect(menu(bob)).to_be_visible()


async def test_recovery_codes_are_shown_once_and_let_in(enter: Enter) -> None:
    ann = await enter("Ann")
    await makes_account(ann, "ann.codes", called="Ann")
    await ann.press(ann.button("people-codes-make"))
    listed = ann.page.locator("[data-codes] code")
    await expect(listed).to_have_count(10)
    codes = await listed.all_text_contents()
    await is_sound(ann, "recovery codes")
    await ann.page.emulate_media(media="print")
    await expect(ann.page.locator(".print-only")).to_be_visible()
    await expect(
        ann.page.get_by_role("heading", name=ann.say("people-profile"), exact=True)
    ).not_to_be_visible()
    await ann.page.emulate_media(media="screen")
    await ann.goes("/account")
    await expect(ann.page.locator("[data-codes-left='10']")).to_be_visible()
    await expect(listed).to_have_count(0)
    # codes on paper are not made worthless unasked
    await ann.press(ann.button("people-codes-make"))
    asked = ann.dialog()
    await expect(asked).to_contain_text(ann.say("people-codes-replace", count=10))
    await ann.press(asked.get_by_role("button", name=ann.say("hall-cancel")).last)
    await expect(asked).to_have_count(0)
    await expect(ann.page.locator("[data-codes-left='10']")).to_be_visible()
    await expect(listed).to_have_count(0)

    lost = await enter("Ann", locale="zh-TW")
    lost.lang = "zh-Hant"
    await lost.goes("/sign-in")
    await lost.press(lost.button("people-by-code"))
    await is_sound(lost, "recovery")
    await lost.page.get_by_label(lost.say("people-name"), exact=True).fill("ann.codes")
    await lost.page.get_by_label(lost.say("people-code"), exact=True).fill(codes[4].upper())
    await lost.page.get_by_label(lost.say("people-password-new"), exact=True).fill("two in the bush")
    await lost.press(lost.page.locator("form button[type=submit]"))
    lost.lang = "en"
    await expect(menu(lost)).to_be_visible()
    await lost.goes("/account")
    await expect(lost.page.locator("[data-codes-left='9']")).to_be_visible()


async def test_a_passkey_signs_in_without_a_name(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes()
    session, _ = await authenticator(ann)
    await makes_account(ann, "ann.keys", called="Ann")
    for name in ("My laptop",):
        await ann.page.get_by_label(ann.say("people-passkey-name"), exact=True).fill(name)
        await ann.press(ann.button("people-passkey-add"))
        await expect(ann.page.locator("[data-passkey]")).to_contain_text(name)
    await is_sound(ann, "a passkey")
    await picks(ann, of=menu(ann), item="people-sign-out")
    await expect(menu(ann)).to_have_count(0)
    await ann.goes("/sign-in")
    await ann.press(ann.button("people-by-passkey"))
    await expect(menu(ann)).to_be_visible()
    await ann.goes("/account")
    used = ann.say("people-never-used")
    await expect(ann.page.locator("[data-passkey]")).not_to_contain_text(used)

    # removed, it opens nothing
    await ann.press(ann.button("people-passkey-remove-named", name="My laptop"))
    await ann.press(ann.dialog().get_by_role("button", name=ann.say("people-passkey-remove"), exact=True))
    await expect(ann.page.locator("[data-passkey]")).to_have_count(0)
    await picks(ann, of=menu(ann), item="people-sign-out")
    await expect(menu(ann)).to_have_count(0)
    await ann.goes("/sign-in")
    with ann.forgiving():
        await ann.press(ann.button("people-by-passkey"))
        await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("error-account-passkey-unknown"))
    await session.detach()


async def test_another_device_signs_in_by_a_code_and_a_number(enter: Enter) -> None:
    ann = await enter("Ann")
    await makes_account(ann, "ann.link", called="Ann")
    await ann.press(ann.button("people-link-show"))
    picture = ann.page.locator("[data-link-path]")
    await expect(picture).to_be_visible()
    path = await picture.get_attribute("data-link-path")
    assert path is not None
    await is_sound(ann, "a QR code")
    await ann.page.set_viewport_size(PHONE)
    await fits(ann)
    await ann.page.set_viewport_size(DESKTOP)

    phone = await enter("Ann", phone=True)
    await phone.goes(path)
    await fits(phone)
    await is_sound(phone, "a link")
    await phone.page.set_viewport_size(PHONE)
    assert "#" not in phone.page.url
    with phone.forgiving():  # what fails otherwise does not use the code up
        await phone.page.route("**/api/sign-in/link", lambda route: route.abort())
        await phone.press(phone.button("people-link-go"))
        await expect(phone.page.get_by_role("alert")).to_have_text(phone.say("hall-error-offline"))
        await phone.page.unroute("**/api/sign-in/link")
    await phone.press(phone.button("people-link-go"))
    shown = phone.page.locator("[data-link-number]")
    number = await shown.get_attribute("data-link-number") or ""
    assert len(number) == 4
    await fits(phone)

    # whoever comes second with a photograph of the code comes too late
    thief = await enter("Eve")
    await thief.goes(path)
    with thief.forgiving():
        await thief.press(thief.button("people-link-go"))
        await expect(thief.page.get_by_role("alert")).to_have_text(thief.say("error-account-link-over"))

    field = ann.page.get_by_label(ann.say("people-link-its-number"), exact=True)
    await expect(field).to_be_visible()
    await is_sound(ann, "the number of a link")
    with ann.forgiving():
        await field.fill("0000" if number != "0000" else "1111")
        await ann.press(ann.button("people-link-confirm"))
        await expect(ann.page.locator("[aria-invalid]")).to_be_visible()
    await field.fill(number)
    await ann.press(ann.button("people-link-confirm"))
    await expect(menu(phone)).to_be_visible()
    await expect(ann.page.locator("[data-session]")).to_have_count(2)


async def test_an_account_takes_its_data_along_and_goes(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.makes_table(seats=5)
    await makes_account(ann, "ann.leaves")
    async with ann.page.expect_download() as saved:
        await ann.press(ann.button("people-data-save"))
    found = json.loads(Path(await (await saved.value).path()).read_text(encoding="utf-8"))
    assert (found["account"]["name"], len(found["tables"])) == ("ann.leaves", 1)
    await ann.press(ann.button("people-delete"))
    field = ann.dialog().get_by_label(ann.say("people-delete-name", name="ann.leaves"), exact=True)
    await is_sound(ann, "deleting an account")
    await field.fill("somebody else")
    with ann.forgiving():
        await ann.press(ann.button("people-delete-yes"))
        await expect(ann.dialog().locator("[aria-invalid]")).to_be_visible()
    await field.fill("ann.leaves")
    await ann.press(ann.button("people-delete-yes"))
    await expect(
        ann.page.locator("header").get_by_role("button", name=ann.say("people-sign-in"))
    ).to_be_visible()
    await ann.goes("/sign-in")
    with ann.forgiving():
        await ann.page.get_by_label(ann.say("people-name"), exact=True).fill("ann.leaves")
        await ann.page.get_by_label(ann.say("people-password"), exact=True).fill(PASSWORD)
        await ann.press(ann.page.locator("form button[type=submit]"))
        await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("error-account-sign-in-wrong"))


async def test_an_account_by_keys_alone_on_a_phone(enter: Enter) -> None:
    """Made, looked after and left without a pointer; the focus is never lost."""
    ann = await enter("Ann", viewport=PHONE)
    await ann.goes()
    keys = ann.page.keyboard

    async def reaches(what: Any) -> None:
        for _ in range(80):
            if await what.evaluate("(element) => element === document.activeElement"):
                return
            await keys.press("Tab")
        raise AssertionError(f"no way to {what}")

    header = ann.page.locator("header")
    await reaches(header.get_by_role("button", name=ann.say("people-sign-in")))
    await keys.press("Enter")
    await expect(ann.page.get_by_role("menuitem", name=ann.say("people-make"))).to_be_focused()
    await keys.press("Enter")
    fields = [("hall-name", "Ann"), ("people-name", "ann.tabs"), ("people-password", PASSWORD)]
    for label, text in fields:
        field = ann.page.get_by_label(ann.say(label), exact=True)
        await expect(field).to_be_visible()
        await reaches(field)
        await keys.press("Control+A")
        await keys.type(text)
    await keys.press("Enter")
    await expect(ann.page.get_by_role("heading", name=ann.say("people-profile"), exact=True)).to_be_visible()
    await reaches(ann.button("people-codes-make"))
    await keys.press("Enter")
    await expect(ann.page.locator("[data-codes] code")).to_have_count(10)
    await reaches(ann.page.locator("[data-session='mine']").get_by_role("button"))
    await keys.press("Enter")
    await expect(header.get_by_role("button", name=ann.say("people-sign-in"))).to_be_visible()
    assert ann.page.viewport_size == PHONE
