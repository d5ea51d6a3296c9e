"""The requests about accounts. All that change something come from a page of ours (``origins``)."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.http.api import acting, known, session_cookie, shown_person, somebody
from ludarium.server.http.guests import COOKIE
from ludarium.server.http.rates import address_of
from ludarium.server.http.shelf import told
from ludarium.server.people.accounts import ID, Browser
from ludarium.server.people.club import BACK, BOUND
from ludarium.server.people.club import LASTS as TRIP
from ludarium.server.people.devices import device_of
from ludarium.server.people.exporting import exported
from ludarium.server.people.leaving import delete_account
from ludarium.server.people.marks import MARK
from ludarium.server.people.passkeys import rp_of
from ludarium.server.people.shown import (
    AccountShown,
    ChallengeShown,
    ClaimShown,
    ClubAddress,
    ClubWish,
    CodesShown,
    ConfirmPassword,
    Goodbye,
    LinkClaim,
    LinkCode,
    LinkNumber,
    LinkShown,
    NewAccount,
    NewAccountName,
    NewPasskey,
    NewPassword,
    PasskeyAnswer,
    PasskeyName,
    PasskeyShown,
    Recover,
    SessionShown,
    SignIn,
    WaitShown,
    Ways,
)
from ludarium.server.storage.accounts import Account, Proof
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.projection import when
from ludarium.server.ws.messages import PersonShown

Any_ = Request[Any, Any, Any]
AnyHall = NamedDependency[Hall]
Me = NamedDependency[Person | None]
Shown = Response[PersonShown]

HERE: Final = "/account"
"""The page to which the club's sign-in comes back."""


def browser_of(request: Any_, me: Person | None) -> Browser:
    """Who asks; a token that is nobody's is none."""
    return Browser(
        None if me is None else request.cookies.get(COOKIE),
        address_of(request),
        device_of(request.headers.get("user-agent", "")),
        request.cookies.get(MARK),
    )


def origin_of(request: Any_) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def _mark_cookie(request: Any_, mark: str, days: int = 400) -> Cookie:
    return Cookie(
        key=MARK,
        value=mark,
        path="/api/",
        max_age=days * 86_400,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def _come_in(
    request: Any_, hall: Hall, person: Person, token: str, mark: str | None = None, status: int = 200
) -> Shown:
    """The answer to whoever is somebody else from now on, or the same with another token."""
    cookies = [session_cookie(request, hall, token)]
    if mark is not None:
        cookies.append(_mark_cookie(request, mark))
    return Response(await shown_person(hall, person), cookies=cookies, status_code=status)


def _stranger(request: Any_, hall: Hall) -> None:
    """Raises ``rate-limited`` for an address from which too much comes."""
    if not hall.accounts.comers.take(address_of(request)):
        raise refuse("rate-limited")


async def _mine(request: Any_, hall: Hall, me: Person | None) -> tuple[Browser, Account]:
    """Whoever wants to change something about their account."""
    person = acting(hall, me)
    return browser_of(request, me), await hall.accounts.of(person)


# -- making an account, signing in and out


@get("/api/sign-in", summary="How people can sign in")
async def get_ways(hall: AnyHall) -> Ways:
    return Ways(hall.settings.club)


@post("/api/account", status_code=201, summary="Make an account of the guest who asks, or a new one")
async def new_account(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewAccount]) -> Shown:
    _stranger(request, hall)
    if me is None:
        # Whoever can't have this account is not to stay as a guest with a cookie.
        await hall.accounts.check_new(data.name, data.password, data.called, address_of(request))
    me, cookies = await somebody(request, hall, me, data.called or data.name, data.lang)
    browser = browser_of(request, me)
    if cookies:
        browser = Browser(cookies[0].value, browser.address, browser.device, browser.mark)
    token, mark = await hall.accounts.found(browser, acting(hall, me), data.name, data.password)
    return await _come_in(request, hall, me, token, mark, 201)


@post("/api/sign-in", status_code=200, summary="Sign in by name and password")
async def sign_in(request: Any_, hall: AnyHall, me: Me, data: JSONBody[SignIn]) -> Shown:
    _stranger(request, hall)
    browser = browser_of(request, me)
    await hall.accounts.check_leaving(me, data.leave)
    account, mark = await hall.accounts.sign_in(browser, data.name, data.password)
    token = await hall.accounts.enter(
        browser, me, account.person, "account-sign-in-wrong", Proof(account.password)
    )
    return await _come_in(request, hall, account.person, token, mark)


@post("/api/sign-out", status_code=200, summary="Sign out in this browser")
async def sign_out(request: Any_, hall: AnyHall, me: Me) -> Response[None]:
    """For accounts: a guest who signed out could never come back. The mark of the browser stays."""
    person = acting(hall, me)
    if not await hall.accounts.has(person.id):
        raise refuse("account-none")
    await hall.seeks.withdraw(person.id)
    await hall.accounts.sign_out(browser_of(request, me))
    return Response(None, cookies=[Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True)])


@post("/api/recover", status_code=200, summary="Sign in by a recovery code, with a new password")
async def recover(request: Any_, hall: AnyHall, me: Me, data: JSONBody[Recover]) -> Shown:
    _stranger(request, hall)
    browser = browser_of(request, me)
    await hall.accounts.check_leaving(me, data.leave)
    account, mark = await hall.accounts.recover(browser, data.name, data.code, data.password)
    me = None if me is not None and me.id == account.person.id else me  # that session has ended as well
    token = await hall.accounts.enter(
        browser, me, account.person, "account-recovery-wrong", Proof(account.password)
    )
    return await _come_in(request, hall, account.person, token, mark)


# -- one's own account


@get("/api/account", summary="My account")
async def get_account(request: Any_, hall: AnyHall, me: Me) -> AccountShown:
    account = await hall.accounts.of(known(me))
    browser = browser_of(request, me)
    store = hall.accounts.store
    identities = await store.identities(account.person.id)
    host = rp_of(origin_of(request))
    return AccountShown(
        name=account.name,
        password=account.password is not None,
        created=when(account.created),
        codes=await store.codes_left(account.person.id),
        passkeys=[
            PasskeyShown(
                one.id,
                one.name,
                when(one.created),
                None if one.used is None else when(one.used),
                one.host == host,
            )
            for one in await store.passkeys(account.person.id)
        ],
        sessions=[
            SessionShown(
                one.token[:ID], one.device, when(one.created), when(one.seen), one.token == browser.key
            )
            for one in await store.sessions(account.person.id)
        ],
        club=any(one.issuer == hall.settings.club_issuer for one in identities),
        confirmed=hall.accounts.is_confirmed(browser),
    )


@post("/api/account/confirm", status_code=200, summary="Show that I am still there, by my password")
async def confirm(request: Any_, hall: AnyHall, me: Me, data: JSONBody[ConfirmPassword]) -> None:
    browser, account = await _mine(request, hall, me)
    await hall.accounts.confirm_password(browser, account, data.password)


@put("/api/account/password", status_code=200, summary="Another password; all other sessions end")
async def change_password(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewPassword]) -> Shown:
    browser, account = await _mine(request, hall, me)
    token, mark = await hall.accounts.change_password(browser, account, data.password, data.now, data.name)
    return await _come_in(request, hall, account.person, token, mark)


@put("/api/account/name", status_code=200, summary="Another sign-in name")
async def change_name(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewAccountName]) -> Response[None]:
    _stranger(request, hall)
    browser, account = await _mine(request, hall, me)
    mark = await hall.accounts.change_name(browser, account, data.name)
    return Response(None, cookies=[] if mark is None else [_mark_cookie(request, mark)])


@post("/api/account/codes", status_code=201, summary="New recovery codes, shown this once")
async def new_codes(request: Any_, hall: AnyHall, me: Me) -> CodesShown:
    browser, account = await _mine(request, hall, me)
    return CodesShown(await hall.accounts.new_codes(browser, account))


@delete("/api/account/sessions/{session_id:str}", status_code=204, summary="Sign out elsewhere")
async def end_session(request: Any_, hall: AnyHall, me: Me, session_id: FromPath[str]) -> None:
    _, account = await _mine(request, hall, me)
    await hall.accounts.end_session(account.person, session_id)


@delete("/api/account/sessions", status_code=204, summary="Sign out everywhere else")
async def end_others(request: Any_, hall: AnyHall, me: Me) -> None:
    browser, account = await _mine(request, hall, me)
    await hall.accounts.end_others(browser, account.person)


@get("/api/account/export", summary="All that the hall has of me", responses=told(dict[str, Any]))
async def export(request: Any_, hall: AnyHall, me: Me) -> Response[bytes]:
    account = await hall.accounts.of(known(me))
    text = await exported(hall.accounts, browser_of(request, me), account)
    headers = {"content-disposition": 'attachment; filename="ludarium.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/api/account/delete", status_code=200, summary="Delete my account for good")
async def delete_mine(request: Any_, hall: AnyHall, me: Me, data: JSONBody[Goodbye]) -> Response[None]:
    browser, account = await _mine(request, hall, me)
    await hall.accounts.working.finish(delete_account(hall.accounts, browser, account, data.name))
    spent = [(COOKIE, "/"), (MARK, "/api/")]
    return Response(None, cookies=[Cookie(key=key, value="", path=path, max_age=0) for key, path in spent])


# -- passkeys


@post("/api/account/passkeys/options", status_code=200, summary="A challenge to make a passkey")
async def passkey_options(request: Any_, hall: AnyHall, me: Me) -> ChallengeShown:
    browser, account = await _mine(request, hall, me)
    return ChallengeShown(await hall.passkeys.options(browser, account, origin_of(request)))


@post("/api/account/passkeys", status_code=201, summary="A new passkey")
async def new_passkey(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewPasskey]) -> None:
    browser, account = await _mine(request, hall, me)
    await hall.passkeys.register(browser, account, data.name, data.credential, origin_of(request))


@patch("/api/account/passkeys/{passkey_id:str}", status_code=204, summary="Another name for a passkey")
async def rename_passkey(
    request: Any_, hall: AnyHall, me: Me, passkey_id: FromPath[str], data: JSONBody[PasskeyName]
) -> None:
    _, account = await _mine(request, hall, me)
    await hall.passkeys.rename(account, passkey_id, data.name)


@delete("/api/account/passkeys/{passkey_id:str}", status_code=204, summary="Remove a passkey")
async def remove_passkey(request: Any_, hall: AnyHall, me: Me, passkey_id: FromPath[str]) -> None:
    browser, account = await _mine(request, hall, me)
    await hall.passkeys.remove(browser, account, passkey_id)


@post("/api/sign-in/passkey/options", status_code=200, summary="A challenge for any passkey")
async def ask_passkey(request: Any_, hall: AnyHall, me: Me) -> ChallengeShown:
    _stranger(request, hall)
    return ChallengeShown(hall.passkeys.ask(browser_of(request, me), origin_of(request)))


@post("/api/sign-in/passkey", status_code=200, summary="Sign in by a passkey")
async def passkey_sign_in(request: Any_, hall: AnyHall, me: Me, data: JSONBody[PasskeyAnswer]) -> Shown:
    """An account that is signed in already is confirmed by it."""
    _stranger(request, hall)
    browser = browser_of(request, me)
    await hall.accounts.check_leaving(me, data.leave)
    account = await hall.passkeys.answered(browser, data.credential, origin_of(request))
    token = await hall.accounts.enter(browser, me, account.person, "account-passkey-unknown")
    return await _come_in(request, hall, account.person, token)


@post("/api/account/confirm/passkey", status_code=200, summary="Show that I am still there, by a passkey")
async def confirm_passkey(request: Any_, hall: AnyHall, me: Me, data: JSONBody[PasskeyAnswer]) -> None:
    browser, account = await _mine(request, hall, me)
    found = await hall.passkeys.answered(browser, data.credential, origin_of(request))
    if found.person.id != account.person.id:
        raise refuse("account-passkey-wrong")
    hall.accounts.confirm(browser.token or "")


# -- another device


@post("/api/account/link", status_code=201, summary="A QR code by which another device can sign in")
async def new_link(request: Any_, hall: AnyHall, me: Me) -> LinkShown:
    browser, account = await _mine(request, hall, me)
    return hall.links.begin(browser, account.person, origin_of(request))


@get("/api/account/link", summary="What has become of my QR code")
async def get_link(request: Any_, hall: AnyHall, me: Me) -> LinkShown:
    known(me)
    return hall.links.state(browser_of(request, me))


@post("/api/account/link/confirm", status_code=200, summary="Let the other device in, by the number on it")
async def confirm_link(request: Any_, hall: AnyHall, me: Me, data: JSONBody[LinkNumber]) -> None:
    browser, _ = await _mine(request, hall, me)
    hall.links.confirm(browser, data.number)


@delete("/api/account/link", status_code=204, summary="Take my QR code back")
async def end_link(request: Any_, hall: AnyHall, me: Me) -> None:
    browser, _ = await _mine(request, hall, me)
    hall.links.end(browser)


@post("/api/sign-in/link", status_code=200, summary="Open a link that another device shows")
async def claim_link(request: Any_, hall: AnyHall, me: Me, data: JSONBody[LinkCode]) -> ClaimShown:
    _stranger(request, hall)
    await hall.accounts.check_leaving(me, data.leave)
    link = hall.links.claim(browser_of(request, me), data.code)
    return ClaimShown(link.claim, link.number, link.person.name)


@post("/api/sign-in/link/wait", status_code=200, summary="Whether the other device has said yes")
async def wait_for_link(
    request: Any_, hall: AnyHall, me: Me, data: JSONBody[LinkClaim]
) -> Response[WaitShown]:
    """Signs in as soon as it has."""
    if not hall.accounts.waiters.take(address_of(request)):
        raise refuse("rate-limited")
    try:
        link = hall.links.wait(data.claim)
        if link is None:
            return Response(WaitShown(done=False, over=False))
        proof = Proof(session=link.session)
        token = await hall.accounts.enter(
            browser_of(request, me), me, link.person, "account-link-over", proof
        )
    except LudariumError as error:
        if error.code != "account-link-over":
            raise
        return Response(WaitShown(done=False, over=True))
    return Response(WaitShown(done=True, over=False), cookies=[session_cookie(request, hall, token)])


# -- the club


@post("/api/sign-in/club", status_code=200, summary="Where to sign in by the club")
async def to_club(request: Any_, hall: AnyHall, me: Me, data: JSONBody[ClubWish]) -> Response[ClubAddress]:
    _stranger(request, hall)
    address, bound = await hall.club.begin(browser_of(request, me), me, origin_of(request), data.leave)
    cookie = Cookie(
        key=BOUND,
        value=bound,
        path=BACK,
        max_age=int(TRIP),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(ClubAddress(address), cookies=[cookie])


@get(BACK, summary="Back from the club", include_in_schema=False)
async def from_club(request: Any_, hall: AnyHall, me: Me) -> Response[None]:
    """Nothing here is believed that ``state`` and the browser's cookie do not hold together."""
    asked = request.query_params
    lang = i18n.best(request.headers.get("accept-language", ""))
    spent = Cookie(key=BOUND, value="", path=BACK, max_age=0, httponly=True)
    try:
        _stranger(request, hall)
        _, token = await hall.club.back(
            browser_of(request, me),
            me,
            request.cookies.get(BOUND),
            asked.get("state", ""),
            asked.get("code", ""),
            lang,
        )
    except LudariumError as error:
        place = f"{HERE}?refused={quote(error.code)}"
        return Response(None, status_code=303, headers={"location": place}, cookies=[spent])
    cookies = [spent] if token is None else [spent, session_cookie(request, hall, token)]
    return Response(None, status_code=303, headers={"location": HERE}, cookies=cookies)


@delete("/api/account/club", status_code=204, summary="Sign in by the club no more")
async def leave_club(request: Any_, hall: AnyHall, me: Me) -> None:
    browser, account = await _mine(request, hall, me)
    hall.accounts.must_be_confirmed(browser)
    await hall.club.unlink(account)


HANDLERS: Final = [
    get_ways,
    new_account,
    sign_in,
    sign_out,
    recover,
    get_account,
    confirm,
    change_password,
    change_name,
    new_codes,
    export,
    delete_mine,
    end_session,
    end_others,
    passkey_options,
    new_passkey,
    rename_passkey,
    remove_passkey,
    ask_passkey,
    passkey_sign_in,
    confirm_passkey,
    new_link,
    get_link,
    confirm_link,
    end_link,
    claim_link,
    wait_for_link,
    to_club,
    from_club,
    leave_club,
]
