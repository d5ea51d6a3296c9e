"""An authenticator made of nothing but a key: what WebAuthn wants to hear, and whatever else a test would have it say."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def makes(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to a challenge to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        flags = wrong.get("flags", PRESENT | VERIFIED) | ATTESTED
        data = self._data(wrong.get("host", options["rp"]["id"]), flags) + attested
        told = self._told("webauthn.create", options, wrong)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {"clientDataJSON": bytes_to_base64url(told), "attestationObject": bytes_to_base64url(attestation)}
        )

    def answers(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to a challenge to sign in."""
        self.count = wrong.get("count", self.count + 1)
        data = self._data(wrong.get("host", options["rpId"]), wrong.get("flags", PRESENT | VERIFIED))
        told = self._told("webauthn.get", options, wrong)
        key = wrong.get("key", self.key)
        signature = key.sign(data + sha256(told).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": told, "authenticatorData": data, "signature": signature}
        return self._credential({name: bytes_to_base64url(part) for name, part in parts.items()})

    def _data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _told(self, kind: str, options: dict[str, Any], wrong: dict[str, Any]) -> bytes:
        told = {
            "type": wrong.get("type", kind),
            "challenge": wrong.get("challenge", options["challenge"]),
            "origin": wrong.get("origin", self.origin),
        }
        return json.dumps(told).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id_ = bytes_to_base64url(self.id)
        return {
            "id": id_,
            "rawId": id_,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
