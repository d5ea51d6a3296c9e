"""The key by which push services know the hall, and what it signs with it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey

LASTS: Final = 12 * 3600
"""Seconds for which a signature counts. Services take at most a day."""


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    """Raises ``ValueError`` for what is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


class Vapid:
    """Signs for push services. ``contact`` is where they may reach whoever runs the hall; it may be empty."""

    def __init__(self, key: str, contact: str = "") -> None:
        self._key = ECKey.import_key(json.loads(key))
        self._contact = contact
        self._signed: dict[str, tuple[float, str]] = {}

    @staticmethod
    def new_key() -> str:
        """A new key pair, as it is kept."""
        return json.dumps(ECKey.generate_key("P-256").as_dict(private=True), sort_keys=True)

    @property
    def public(self) -> str:
        """The public key as browsers want it: an uncompressed point, in base64url."""
        said: dict[str, Any] = self._key.as_dict(private=False)
        return base64url(b"\x04" + unbase64url(said["x"]) + unbase64url(said["y"]))

    def authorization(self, endpoint: str) -> str:
        """The header of a message to this address."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._signed.get(audience, (0.0, ""))
        if until < time.time():
            # Signed anew long before services stop taking it, and not for each message.
            until = time.time() + LASTS / 2
            claims: dict[str, Any] = {"aud": audience, "exp": int(time.time()) + LASTS}
            if self._contact:
                claims["sub"] = self._contact
            token = jwt.encode({"alg": "ES256", "typ": "JWT"}, claims, self._key, algorithms=["ES256"])
            self._signed[audience] = until, token
        return f"vapid t={token}, k={self.public}"
