"""Passkeys: registering one with an account, and signing in by one without a name.

A challenge is kept in memory for five minutes and can be answered once, by the session that asked for it. The hall goes by the
name under which it was asked, which ``LUDARIUM_HOSTS`` limits.
"""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING, Any, Final

import structlog

from ludarium.core.signs import WrongText, read_name
from ludarium.server.errors import refuse
from ludarium.server.ids import new_id
from ludarium.server.people.accounts import Accounts, Browser
from ludarium.server.people.pending import Pending
from ludarium.server.storage.accounts import Account, Passkey
from ludarium.server.storage.store import Taken

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MOST: Final = 10
"""Passkeys of one account."""
LASTS: Final = 300.0  # seconds for which a challenge can be answered
CHALLENGES: Final = 10_000
LONGEST_NAME: Final = 40
LONGEST_CREDENTIAL: Final = 1364  # letters of base64url for 1023 bytes, the most that there may be

log = structlog.get_logger("passkeys")


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self._new = Pending[str](LASTS, CHALLENGES)
        """Who may register a passkey by answering: the session and the person."""
        self._asked = Pending[str](LASTS, CHALLENGES)
        """Challenges to sign in or to confirm."""

    # -- registering

    async def options(self, browser: Browser, account: Account, host: str) -> dict[str, Any]:
        """What the browser needs to make a passkey."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        self.accounts.must_be_confirmed(browser)
        kept = await self.store.passkeys(account.person.id)
        if len(kept) >= MOST:
            raise refuse("account-passkeys-many", most=MOST)
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=rp_of(host),
            rp_name="Ludarium",
            user_id=account.person.id.encode(),
            user_name=account.name or account.person.name,
            user_display_name=account.person.name,
            challenge=challenge,
            timeout=int(LASTS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[_descriptor(one.credential) for one in kept],
        )
        self._new.put(challenge.hex(), _bound(browser, account))
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made

    async def register(
        self, browser: Browser, account: Account, name: str, credential: dict[str, Any], origin: str
    ) -> None:
        """Keep a new passkey. Raises ``account-passkey-wrong`` where the answer fits no challenge of this session."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        self.accounts.must_be_confirmed(browser)
        shown = clean_passkey_name(name)
        challenge = _challenge_of(credential)
        if self._new.take(challenge.hex()) != _bound(browser, account):
            raise refuse("account-passkey-wrong")
        if len(await self.store.passkeys(account.person.id)) >= MOST:
            raise refuse("account-passkeys-many", most=MOST)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=rp_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except Exception as error:  # the library says so in many ways, and of half a message in others
            log.info("a passkey was refused", problem=type(error).__name__)
            raise refuse("account-passkey-wrong") from None
        id_ = bytes_to_base64url(found.credential_id)
        if len(id_) > LONGEST_CREDENTIAL:
            raise refuse("account-passkey-wrong")
        passkey = Passkey(
            id=new_id(12),
            person_id=account.person.id,
            name=shown,
            credential=id_,
            public_key=bytes_to_base64url(found.credential_public_key),
            host=rp_of(origin),
            count=found.sign_count,
            created=self.accounts.hall.clock.now(),
        )
        try:
            kept = await self.store.add_passkey(passkey, browser.proof)
        except Taken:
            raise refuse("account-passkey-wrong") from None
        if not kept:
            raise refuse("need-guest")

    async def mine(self, account: Account, id_: str) -> Passkey:
        """One of an account's passkeys. Raises ``not-found``."""
        for passkey in await self.store.passkeys(account.person.id):
            if passkey.id == id_:
                return passkey
        raise refuse("not-found")

    async def rename(self, account: Account, id_: str, name: str) -> None:
        passkey = await self.mine(account, id_)
        await self.store.change_passkey(passkey.id, name=clean_passkey_name(name))

    async def remove(self, browser: Browser, account: Account, id_: str) -> None:
        """Raises ``account-last-way`` where nobody could sign in without it."""
        self.accounts.must_be_confirmed(browser)
        passkey = await self.mine(account, id_)
        if account.password is None and not await self.store.identities(account.person.id):
            if len(await self.store.passkeys(account.person.id)) == 1:
                raise refuse("account-last-way")
        await self.store.remove_passkey(passkey.id)

    # -- signing in

    def ask(self, browser: Browser, host: str) -> dict[str, Any]:
        """What the browser needs to answer by any passkey that it has for this hall."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=rp_of(host),
            challenge=challenge,
            timeout=int(LASTS * 1000),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        self._asked.put(challenge.hex(), browser.key)
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made

    async def answered(self, browser: Browser, credential: dict[str, Any], origin: str) -> Account:
        """Whose passkey has answered a challenge. Raises ``account-passkey-wrong``."""
        from webauthn import base64url_to_bytes, verify_authentication_response

        challenge = _challenge_of(credential)
        if self._asked.take(challenge.hex()) != browser.key:
            raise refuse("account-passkey-wrong")
        id_ = credential.get("id")
        passkey = await self.store.passkey(id_) if isinstance(id_, str) else None
        if passkey is None:
            raise refuse("account-passkey-unknown")
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=rp_of(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        except Exception as error:
            log.info("a passkey was refused", problem=type(error).__name__)
            raise refuse("account-passkey-wrong") from None
        account = await self.store.by_person(passkey.person_id)
        if account is None:
            raise refuse("account-passkey-unknown")
        now = self.accounts.hall.clock.now()
        await self.store.change_passkey(passkey.id, count=found.new_sign_count, used=now)
        return account


def rp_of(host: str) -> str:
    """The name that passkeys are bound to: that of a host or an origin, without its port.

    >>> rp_of("Hall.example:8000"), rp_of("http://localhost:5173")
    ('hall.example', 'localhost')
    """
    return re.sub(r":\d+$", "", host.lower().rpartition("//")[2])


def clean_passkey_name(text: str) -> str:
    """Raises ``name-wrong``."""
    try:
        return read_name(text, LONGEST_NAME)
    except WrongText:
        raise refuse("name-wrong") from None


def _bound(browser: Browser, account: Account) -> str:
    return f"{browser.key} {account.person.id}"


def _descriptor(credential: str) -> PublicKeyCredentialDescriptor:
    from webauthn import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential))


def _challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer says it is for; whether it is, the library finds out."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        text = credential["response"]["clientDataJSON"]
        return parse_client_data_json(base64url_to_bytes(text)).challenge
    except Exception:
        raise refuse("account-passkey-wrong") from None
