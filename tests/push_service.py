"""A push service to test with: it takes messages as those of browsers do (RFC 8030), checks who sends them (RFC 8292), and
reads them as a browser would (RFC 8291, RFC 8188). It shares no code with what it checks."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 30.0
LONGEST = 24 * 3600
"""Seconds that a signature may count at most (RFC 8292, section 2)."""


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser has of a subscription."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.origin}/{name}"
        self.auth = b"sixteen bytes ok"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.received: list[dict[str, Any]] = []
        self.bodies: list[bytes] = []
        """The messages as they were read, byte by byte."""
        self.topics: list[str] = []
        self.answers: list[int] = []
        """What the service answers next; 201 where there is nothing."""
        self.asked = 0

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": base64url(point(self._key.public_key())), "auth": base64url(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> bytes:
        """The text of a message (RFC 8188, with the keys of RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size, "one record"
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + point(self._key.public_key()) + theirs
        secret = derive(self._key.exchange(ec.ECDH(), public), self.auth, info, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02"), "the last record"
        return text[:-1]

    async def gets(self, count: int) -> list[dict[str, Any]]:
        """All messages so far, once there are so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.received) < count:
                await asyncio.sleep(0.01)
        return self.received


class PushService:
    """``senders`` are the public keys that messages were signed with; ``subjects`` whom they name."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.senders: set[str] = set()
        self.subjects: set[str | None] = set()
        self.problems: list[BaseException] = []
        self._server: asyncio.Server | None = None

    @property
    def origin(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, Browser(self, name))

    @staticmethod
    @asynccontextmanager
    async def opened() -> AsyncIterator[PushService]:
        service = PushService()
        service._server = await asyncio.start_server(service._serve, "127.0.0.1", 0)
        try:
            yield service
            assert not service.problems
        finally:
            service._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := (await reader.readuntil(b"\r\n\r\n")).decode():
                line, *fields = head.strip().split("\r\n")
                headers = dict(
                    field.lower().split(": ", 1)[0:1] + field.split(": ", 1)[1:] for field in fields
                )
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                try:
                    status = self._take(line, headers, body)
                except Exception as error:
                    self.problems.append(error)
                    status = 400
                writer.write(f"HTTP/1.1 {status} -\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    def _take(self, line: str, headers: dict[str, str], body: bytes) -> int:
        method, path, _ = line.split(" ")
        assert method == "POST"
        browser = self.browsers[path[1:]]
        self._check(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 28 * 24 * 3600
        assert len(headers["topic"]) <= 32
        browser.asked += 1
        status = browser.answers.pop(0) if browser.answers else 201
        if status == 201:
            text = browser.read(body)
            browser.bodies.append(text)
            browser.topics.append(headers["topic"])
            browser.received.append(json.loads(text))
        return status

    def _check(self, authorization: str) -> None:
        """That the sender has the key that it shows, and signed for this service."""
        scheme, _, rest = authorization.partition(" ")
        assert scheme == "vapid"
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = said["t"].split(".")
        assert json.loads(unbase64url(head))["alg"] == "ES256"
        raw = unbase64url(signature)
        numbers = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64url(said["k"]))
        public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        read = json.loads(unbase64url(claims))
        assert read["aud"] == self.origin
        assert time.time() < read["exp"] <= time.time() + LONGEST
        self.senders.add(said["k"])
        self.subjects.add(read.get("sub"))
