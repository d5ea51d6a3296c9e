"""Fair shuffles: commit first, show after. Pure functions, for the hall and for whoever checks it.

1. When a table is made, the hall draws a secret of 32 bytes and shows its SHA-256, the commitment.
2. Each seat adds a nonce of its own when it is taken.
3. The seed of the game is the SHA-256 of the secret and all nonces in the order of the seats.
4. When the game is over, the record shows the secret and the nonces, so that everybody can check 1 to 3.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ludarium.core.record import Record

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
COMMITMENT: Final = "commitment"
SECRET: Final = "secret"
NONCE: Final = "nonce-{seat}"


@dataclass(frozen=True)
class Check:
    """One thing that a proof has to hold."""

    name: str
    holds: bool


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the seats are known: the SHA-256 of the secret, in hex."""
    return sha256(secret).hexdigest()


def game_seed(secret: bytes, nonces: Sequence[str]) -> str:
    """The seed of the game: the SHA-256, in hex, of the secret's bytes and then, for each seat in
    order, a newline and its nonce.

    >>> game_seed(bytes(32), ["aa", "bb"])[:16]
    '29335e563eb902ba'
    """
    return sha256(secret + "".join(f"\n{nonce}" for nonce in nonces).encode()).hexdigest()


def bot_seed(secret: bytes, number: int, seat: int) -> str:
    """The chance of a bot for one decision: the same when it is asked again, told to nobody before the
    secret is."""
    return sha256(secret + f"\nbot {number} {seat}".encode()).hexdigest()


def proof(secret: bytes, nonces: Sequence[str]) -> dict[str, str]:
    """The notes that a finished record carries."""
    notes = {COMMITMENT: commitment(secret), SECRET: secret.hex()}
    notes.update({NONCE.format(seat=seat): nonce for seat, nonce in enumerate(nonces)})
    return notes


def check_record(record: Record) -> list[Check]:
    """Whether a record's proof is there, fits its commitment, and gives the seed that was played."""
    notes = record.notes
    nonces = [notes.get(NONCE.format(seat=seat)) for seat in range(record.seats)]
    try:
        secret = bytes.fromhex(notes.get(SECRET, ""))
    except ValueError:
        secret = b""
    given = [nonce for nonce in nonces if nonce is not None]
    present = bool(secret) and COMMITMENT in notes and len(given) == record.seats
    return [
        Check("present", present),
        Check("commitment", present and commitment(secret) == notes[COMMITMENT]),
        Check("seed", present and game_seed(secret, given) == record.seed),
    ]
