"""A club's own sign-in: OpenID Connect with discovery, PKCE, ``state`` and ``nonce``.

Who somebody is there is known by issuer and subject alone: names and addresses of e-mail can change hands. What the browser
brings back is taken once, within ten minutes, and only from the browser that was sent there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import httpx
import structlog

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.http import guests
from ludarium.server.http.guests import clean_name, hashed
from ludarium.server.people.accounts import Accounts, Browser
from ludarium.server.people.pending import Pending
from ludarium.server.storage.accounts import Account, Identity
from ludarium.server.storage.store import Person, Taken

if TYPE_CHECKING:
    from ludarium.server.settings import Settings

BOUND: Final = "ludarium-club"
"""The cookie of a browser that was sent to the club."""
LASTS: Final = 600.0
MOST: Final = 10_000
BACK: Final = "/api/sign-in/club/back"
TOTAL: Final = 15.0  # seconds for all that is asked there
LARGEST: Final = 256 * 1024  # bytes of an answer
KEPT: Final = 3600.0  # seconds for which what the club says of itself is believed
LONGEST: Final = 255
SIGNED_BY: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""How an ID token may be signed: by a key that only the club has."""

log = structlog.get_logger("club")


@dataclass
class Trip:
    """What belongs to a browser's way to the club and back."""

    browser: str
    verifier: str
    nonce: str
    back: str
    leave: bool
    person: str
    """Who it was on the way out; "" for nobody."""


class Club:
    def __init__(self, accounts: Accounts, settings: Settings) -> None:
        self.accounts = accounts
        self.settings = settings
        self._trips = Pending[Trip](LASTS, MOST)
        self._found: tuple[float, dict[str, Any]] | None = None
        self._keys: tuple[float, dict[str, Any]] | None = None

    async def begin(self, browser: Browser, me: Person | None, origin: str, leave: bool) -> tuple[str, str]:
        """Where to send a browser, and what binds it to this trip. Raises ``club-off``, ``club-away``, and
        ``account-confirm`` where it is on its way to link an account."""
        if not self.settings.club_issuer:
            raise refuse("club-off")
        if me is not None and await self.accounts.has(me.id) and not await self._member(me):
            self.accounts.must_be_confirmed(browser)
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        found = await self._discovered()
        state, nonce, bound = (secrets.token_urlsafe(32) for _ in range(3))
        verifier = secrets.token_urlsafe(48)
        back = origin + BACK
        client = AsyncOAuth2Client(
            self.settings.club_client, scope="openid profile", redirect_uri=back, code_challenge_method="S256"
        )
        async with client:
            address, _ = client.create_authorization_url(
                found["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        trip = Trip(hashed(bound), verifier, nonce, back, leave, "" if me is None else me.id)
        self._trips.put(state, trip)
        return str(address), bound

    async def back(
        self, browser: Browser, me: Person | None, bound: str | None, state: str, code: str, lang: str
    ) -> tuple[Person, str | None]:
        """Who comes back from the club, with a new token: whoever the club means by this subject; else the person who was
        sent there, linked from now on, who becomes an account if they have none; else somebody new. An account that was
        signed in before keeps its token, and is as confirmed as it was: a membership can be anybody's. Raises
        ``club-wrong``, ``club-away``, ``club-linked``, ``account-confirm``, ``account-guest-busy``."""
        trip = self._trips.take(state)
        mine = "" if me is None else me.id
        if trip is None or not code or not bound or hashed(bound) != trip.browser or mine != trip.person:
            raise refuse("club-wrong")
        claims = await self._claims(trip, code)
        subject = claims.get("sub")
        if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST:
            raise refuse("club-wrong")
        was_account = me is not None and await self.accounts.has(me.id)
        person = await self._person(me, subject, claims, trip, lang, browser)
        if was_account and person.id == mine:
            return person, None
        return person, await self.accounts.enter(browser, me, person, "club-wrong")

    async def _person(
        self, me: Person | None, subject: str, claims: dict[str, Any], trip: Trip, lang: str, browser: Browser
    ) -> Person:
        store, hall = self.accounts.store, self.accounts.hall
        known = await store.identity(self.settings.club_issuer, subject)
        if known is not None:
            account = await store.by_person(known.person_id)
            if account is None:
                raise refuse("club-wrong")
            if me is not None and me.id != account.person.id and await self.accounts.has(me.id):
                raise refuse("club-linked")
            await self.accounts.check_leaving(me, trip.leave, account.person)
            return account.person
        now = hall.clock.now()
        if me is None:
            if not hall.arrivals.take(browser.address) or not self.accounts.founders.take(browser.address):
                raise refuse("rate-limited")
            me = Person(secrets.token_hex(8), _name(claims, lang), lang)
            await store.add_guest(me, now)
        identity = Identity(self.settings.club_issuer, subject, me.id, now)
        has_account = await self.accounts.has(me.id)
        if has_account:
            self.accounts.must_be_confirmed(browser)
            if await self._member(me):
                raise refuse("club-linked")
        try:
            if has_account:
                if not await store.add_identity(identity, browser.proof):
                    raise refuse("need-guest")
            else:
                await store.add(Account(me, None, None, now), None, *store.adding(identity))
        except Taken:
            raise refuse("club-linked") from None
        return me

    async def _member(self, person: Person) -> bool:
        """Whether an account has a membership of this club."""
        issuers = [one.issuer for one in await self.accounts.store.identities(person.id)]
        return self.settings.club_issuer in issuers

    async def unlink(self, account: Account) -> None:
        """Raises ``account-last-way`` where nobody could sign in without it."""
        store = self.accounts.store
        if account.password is None and not await store.passkeys(account.person.id):
            raise refuse("account-last-way")
        await store.remove_identities(account.person.id, self.settings.club_issuer)

    # -- what is asked of the club

    async def _discovered(self) -> dict[str, Any]:
        if self._found is None or time.monotonic() - self._found[0] > KEPT:
            issuer = self.settings.club_issuer.rstrip("/")
            found = await self._get(f"{issuer}/.well-known/openid-configuration")
            names = ("authorization_endpoint", "token_endpoint", "jwks_uri")
            if found.get("issuer") != self.settings.club_issuer or not all(
                isinstance(found.get(name), str) and self._is_safe(found[name]) for name in names
            ):
                log.error(
                    "the club's sign-in says something else of itself", issuer=self.settings.club_issuer
                )
                raise refuse("club-away")
            self._found = (time.monotonic(), found)
        return self._found[1]

    def _is_safe(self, address: str) -> bool:
        """Whether secrets may go there: as safely as to the issuer itself."""
        return address.startswith("https://") or self.settings.club_issuer.startswith("http://")

    async def _key_set(self, anew: bool = False) -> dict[str, Any]:
        if anew or self._keys is None or time.monotonic() - self._keys[0] > KEPT:
            self._keys = (time.monotonic(), await self._get((await self._discovered())["jwks_uri"]))
        return self._keys[1]

    async def _get(self, address: str) -> dict[str, Any]:
        try:
            async with (
                asyncio.timeout(TOTAL),
                httpx.AsyncClient(trust_env=False, timeout=TOTAL) as client,
                client.stream("GET", address, headers={"accept": "application/json"}) as answer,
            ):
                answer.raise_for_status()
                body = b""
                async for piece in answer.aiter_bytes():
                    body += piece
                    if len(body) > LARGEST:
                        raise ValueError("too large")
            found = httpx.Response(200, content=body).json()
            if not isinstance(found, dict):
                raise ValueError("no object")
        except (httpx.HTTPError, ValueError, TimeoutError) as error:
            log.error("the club's sign-in does not answer", problem=type(error).__name__)
            raise refuse("club-away") from None
        return found

    async def _claims(self, trip: Trip, code: str) -> dict[str, Any]:
        """What the club says of whoever comes back, with its signature, issuer, audience, time and nonce checked."""
        token = await self._token(trip, code)
        try:
            claims = self._read(token, trip, await self._key_set())
        except LookupError:  # signed by a key that is newer than those we know
            try:
                claims = self._read(token, trip, await self._key_set(anew=True))
            except LookupError:
                raise refuse("club-wrong") from None
        return claims

    async def _token(self, trip: Trip, code: str) -> dict[str, Any]:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        endpoint = (await self._discovered())["token_endpoint"]
        client = AsyncOAuth2Client(
            self.settings.club_client,
            self.settings.club_secret or None,
            token_endpoint_auth_method="client_secret_basic" if self.settings.club_secret else "none",
            redirect_uri=trip.back,
            timeout=TOTAL,
            trust_env=False,
        )
        try:
            async with asyncio.timeout(TOTAL), client:
                token: dict[str, Any] = await client.fetch_token(
                    endpoint, grant_type="authorization_code", code=code, code_verifier=trip.verifier
                )
        except Exception as error:  # as many kinds as there are ways to answer wrongly
            log.warning("the club's sign-in gave no token", problem=type(error).__name__)
            raise refuse("club-wrong") from None
        return token

    def _read(self, token: dict[str, Any], trip: Trip, keys: dict[str, Any]) -> dict[str, Any]:
        """Raises ``LookupError`` for a key that is not among these, and ``club-wrong``."""
        from authlib.oidc.core import CodeIDToken
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError
        from joserfc.jwk import KeySet
        from joserfc.jws import JWSRegistry

        try:
            registry = JWSRegistry(algorithms=list(SIGNED_BY), strict_check_header=False)
            read = jwt.decode(token["id_token"], KeySet.import_key_set(keys), registry=registry)  # type: ignore[arg-type]
            options = {
                "iss": {"essential": True, "value": self.settings.club_issuer},
                "aud": {"essential": True, "value": self.settings.club_client},
                "nonce": {"essential": True, "value": trip.nonce},
            }
            params = {"client_id": self.settings.club_client, "nonce": trip.nonce}
            if "access_token" in token:
                params["access_token"] = token["access_token"]
            claims = CodeIDToken(read.claims, read.header, options, params)
            claims.validate(leeway=60)
        except InvalidKeyIdError:
            raise LookupError from None
        except Exception as error:
            log.warning("the club's ID token was refused", problem=type(error).__name__)
            raise refuse("club-wrong") from None
        return dict(claims)


def _name(claims: dict[str, Any], lang: str) -> str:
    """What somebody new is called at first."""
    for claim in ("nickname", "given_name", "name", "preferred_username"):
        text = claims.get(claim)
        if isinstance(text, str):
            try:
                return clean_name(text)
            except LudariumError:
                continue
    return guests.some_name(lang if i18n.speaks(lang) else "en")
