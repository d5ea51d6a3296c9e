"""Push messages on their way: encrypted for one browser (RFC 8291) and posted to its push service (RFC 8030).

Only services that the settings name are ever contacted: the address of a subscription is what a stranger has entered.
"""

from __future__ import annotations

import asyncio
import ssl
from typing import Final
from urllib.parse import urlsplit

import http_ece
import httpx
import structlog
from cryptography.hazmat.primitives.asymmetric import ec

from ludarium.server.push.vapid import Vapid, unbase64url
from ludarium.server.storage.push import Subscription

LARGEST: Final = 3000  # bytes of a message; services take at least 4096, its wrapping included
AT_ONCE: Final = 8
CONNECT: Final = 5.0  # seconds
ANSWER: Final = 10.0
TRIES: Final = (2.0, 15.0)
"""Seconds until a service that could not be reached, or was busy, is asked again."""
GONE: Final = (404, 410)
BUSY: Final = 429

log = structlog.get_logger("push")


def is_service(endpoint: str, services: list[str]) -> bool:
    """Whether an address belongs to one of these push services: origins, in which ``*.`` stands for any name before the
    rest."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:  # half a bracket, or a port that is no number
        return False
    if parts.username is not None or parts.password is not None:
        return False
    for service in services:
        known = urlsplit(service)
        name = known.hostname or ""
        same = host == name or (name.startswith("*.") and host.endswith(name[1:]) and host != name[2:])
        if same and (parts.scheme, port) == (known.scheme, known.port):
            return True
    return False


def read_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """What messages to a browser are encrypted with. Raises ``ValueError`` where it can't be."""
    point, secret = unbase64url(p256dh), unbase64url(auth)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    if len(point) != 65 or len(secret) != 16:
        raise ValueError("lengths")
    return point, secret


def encrypted(text: bytes, to: Subscription) -> bytes:
    """A message that only this browser can read."""
    point, secret = read_keys(to.p256dh, to.auth)
    mine = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(text, private_key=mine, dh=point, auth_secret=secret))


class Sender:
    """Posts messages, some at a time."""

    def __init__(self, vapid: Vapid) -> None:
        self.vapid = vapid
        self._busy = asyncio.Semaphore(AT_ONCE)
        # Nothing of this comes from the environment: no proxy, and no other certificates than those of the system.
        self._client = httpx.AsyncClient(
            verify=ssl.create_default_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=httpx.Timeout(ANSWER, connect=CONNECT),
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def send(self, text: bytes, to: Subscription, topic: str, keep: int) -> bool:
        """Post a message, which its service keeps for ``keep`` seconds, and only the latest of a ``topic`` (up to 32 letters of base64url). False where the service knows this browser no longer."""
        if len(text) > LARGEST:
            raise ValueError("a message is too long")
        for wait in (*TRIES, None):
            status = await self._post(text, to, topic, keep)
            if status in GONE:
                return False
            if status is not None and status < 500 and status != BUSY:
                if status >= 300:
                    log.warning("a push service refuses", service=urlsplit(to.endpoint).netloc, status=status)
                return True
            if wait is not None:
                await asyncio.sleep(wait)
        log.info("a push service can't be reached", service=urlsplit(to.endpoint).netloc)
        return True

    async def _post(self, text: bytes, to: Subscription, topic: str, keep: int) -> int | None:
        """The status of the answer, None where there is none."""
        body = await asyncio.to_thread(encrypted, text, to)
        headers = {
            "Authorization": self.vapid.authorization(to.endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(keep),
            "Topic": topic,
            "Urgency": "normal",
            "User-Agent": "Ludarium",
        }
        try:
            async with (
                self._busy,
                asyncio.timeout(ANSWER + CONNECT),
                self._client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
            ):
                return answer.status_code  # what else it says is left unread
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError):
            return None
