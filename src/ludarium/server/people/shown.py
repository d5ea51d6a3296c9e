"""What goes over the wire about accounts: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludarium.core.view import one_of
from ludarium.server.ws.messages import Word

Secret = Annotated[str, Meta(max_length=4000)]
"""A password or a code: what is too long is refused in a sentence."""
Name = Annotated[str, Meta(max_length=200)]
LinkState = Annotated[str, one_of("LinkState", ["none", "open", "claimed", "done"])]
Credential = Annotated[
    dict[str, Any],
    Meta(title="Credential", description="What the browser's authenticator says (WebAuthn), as JSON."),
]


# -- what the hall reads


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account for the guest who asks, or for somebody new. ``called`` is the name that others see."""

    name: Name
    password: Secret
    called: str | None = None
    lang: Word | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """``leave``: also where this browser's guest has tables or games, which stay behind."""

    name: Name
    password: Secret
    leave: bool = False


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery code, and the password that counts from now on."""

    name: Name
    code: Secret
    password: Secret
    leave: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    """``now`` is the password so far, if there is one; ``name`` a sign-in name for an account that has none."""

    password: Secret
    now: Secret | None = None
    name: Name | None = None


class NewAccountName(Struct, forbid_unknown_fields=True):
    name: Name


class ConfirmPassword(Struct, forbid_unknown_fields=True):
    password: Secret


class NewPasskey(Struct, forbid_unknown_fields=True):
    name: Name
    credential: Credential


class PasskeyName(Struct, forbid_unknown_fields=True):
    name: Name


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """The answer to a challenge: to sign in, or to confirm that it is still the same person."""

    credential: Credential
    leave: bool = False


class LinkNumber(Struct, forbid_unknown_fields=True):
    """The number that the new device shows."""

    number: Word


class LinkCode(Struct, forbid_unknown_fields=True):
    code: Word
    leave: bool = False


class LinkClaim(Struct, forbid_unknown_fields=True):
    claim: Word


class ClubWish(Struct, forbid_unknown_fields=True):
    """``leave``: as in ``SignIn``."""

    leave: bool = False


class Goodbye(Struct, forbid_unknown_fields=True):
    """The sign-in name, or for want of one the name that others see: written once more by whoever deletes the account."""

    name: Name


# -- what the hall says


class Ways(Struct):
    """How people can sign in here besides by name and password."""

    club: str | None
    """The name of the club whose own sign-in the hall takes."""


class SessionShown(Struct):
    """A browser that is signed in. ``device`` may be empty."""

    id: str
    device: str
    created: str
    seen: str
    mine: bool
    """Whether it is the one that asks."""


class PasskeyShown(Struct):
    """``here``: whether it opens the hall under the name by which it was asked now."""

    id: str
    name: str
    created: str
    used: str | None
    here: bool


class AccountShown(Struct):
    name: str | None
    password: bool
    """Whether there is one."""
    created: str
    codes: int
    """Recovery codes that may still be used."""
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    club: bool
    """Whether the club's own sign-in leads here."""
    confirmed: bool
    """Whether this browser has just shown that its owner is there, so that nothing more is asked of it."""


class CodesShown(Struct):
    """New recovery codes, shown this once."""

    codes: list[str]


class ChallengeShown(Struct):
    """Options for the browser's authenticator (WebAuthn)."""

    options: dict[str, Any]


class LinkShown(Struct):
    """A link to sign in elsewhere. ``path`` and ``picture`` (an SVG) are there once; ``device`` is what has claimed it."""

    state: LinkState
    left: int
    """Seconds until it is worth nothing."""
    path: str | None = None
    picture: str | None = None
    device: str | None = None


class ClaimShown(Struct):
    """What the new device shows, and what it asks with."""

    claim: str
    number: str
    name: str
    """Whose account it is, as others see them."""


class WaitShown(Struct):
    """Whether the new device is signed in by now; ``over`` if it never will be."""

    done: bool
    over: bool


class ClubAddress(Struct):
    """Where the browser has to go."""

    address: str
