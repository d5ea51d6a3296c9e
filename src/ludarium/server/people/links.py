"""Signing in on another device by a QR code that a signed-in one shows.

The code is good once, for two minutes. Whoever opens it first is shown a number and gets no further until somebody types
that number in on the device that showed the code, where it also says what has opened it. Whoever only photographs the code
either comes too late, or is seen.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import segno

from ludarium.server.errors import refuse
from ludarium.server.ids import new_id
from ludarium.server.people.accounts import Accounts, Browser
from ludarium.server.people.pending import Pending
from ludarium.server.people.shown import LinkShown
from ludarium.server.storage.store import Person

LASTS: Final = 120.0
"""Seconds for which a code can be opened, and then once more for the number."""
MOST: Final = 10_000
WRONG: Final = 3
"""Wrong numbers after which a link is worth nothing."""
CODE: Final = 24
DIGITS: Final = 4


@dataclass
class Link:
    """``session`` is the hashed token of the device that shows the code."""

    code: str
    session: str
    person: Person
    device: str = ""
    claim: str = ""
    number: str = ""
    wrong: int = 0
    confirmed: bool = False


class Links:
    """In memory: whoever is cut off begins anew."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self._open = Pending[Link](LASTS, MOST)
        self._claimed = Pending[Link](LASTS, MOST)
        self._shown = Pending[Link](2 * LASTS, MOST)
        """By the session that shows the code: one at a time."""

    def begin(self, browser: Browser, person: Person, origin: str) -> LinkShown:
        """A new link; the one before, if there is one, is worth nothing any more."""
        self.accounts.must_be_confirmed(browser)
        self.end(browser)
        link = Link(new_id(CODE), browser.key, person)
        self._open.put(link.code, link)
        self._shown.put(browser.key, link)
        path = f"/sign-in/link#{link.code}"
        out = BytesIO()
        segno.make(origin + path, error="m").save(
            out, kind="svg", border=2, xmldecl=False, svgns=True, scale=4
        )
        return LinkShown("open", int(LASTS), path, out.getvalue().decode())

    def end(self, browser: Browser) -> None:
        link = self._shown.take(browser.key)
        if link is not None:
            self._open.take(link.code)
            self._claimed.take(link.claim)

    def state(self, browser: Browser) -> LinkShown:
        link = self._shown.look(browser.key)
        if link is None:
            return LinkShown("none", 0)
        if link.confirmed:
            return LinkShown("done", 0, device=link.device)
        if self._open.look(link.code) is link:
            return LinkShown("open", self._open.left(link.code))
        if self._claimed.look(link.claim) is link:
            return LinkShown("claimed", self._claimed.left(link.claim), device=link.device)
        return LinkShown("none", 0)

    def claim(self, browser: Browser, code: str) -> Link:
        """Open a link on the new device. Raises ``account-link-over``: unknown, too late, or opened by somebody else."""
        link = self._open.take(code)
        if link is None or self._shown.look(link.session) is not link:
            raise refuse("account-link-over")
        link.device = browser.device
        link.claim = secrets.token_urlsafe(32)
        link.number = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        self._claimed.put(link.claim, link)
        return link

    def confirm(self, browser: Browser, number: str) -> None:
        """Let the new device in by its number. Raises ``account-link-number``, and ``account-link-over`` where there is
        nothing to be confirmed."""
        link = self._shown.look(browser.key)
        if link is None or link.confirmed or self._claimed.look(link.claim) is not link:
            raise refuse("account-link-over")
        given = "".join(sign for sign in number if sign.isascii() and sign.isdigit())
        if not hmac.compare_digest(given, link.number):
            link.wrong += 1
            if link.wrong >= WRONG:
                self.end(browser)
                raise refuse("account-link-over")
            raise refuse("account-link-number", left=WRONG - link.wrong)
        link.confirmed = True

    def wait(self, claim: str) -> Link | None:
        """The link by which the new device may come in, once, as long as the session that showed it lasts; None as long as
        nobody has said yes. Raises ``account-link-over``."""
        link = self._claimed.look(claim)
        if link is None:
            raise refuse("account-link-over")
        if not link.confirmed:
            return None
        self._claimed.take(claim)
        return link
