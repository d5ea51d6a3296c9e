"""The command `ludarium` with every shuffle fixed: ``seeded_hall.py SEED play --port 0 …``.

The hall's secret follows from SEED and its nonces are all the same, so that a game depends on the nonces
of its people and on their choices alone. Nothing else is different from the real command.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from ludarium.cli import main
from ludarium.server import fair


def fix_shuffles(seed: str) -> None:
    secret = sha256(seed.encode()).digest()
    fair.new_secret = lambda: secret
    fair.new_nonce = lambda: "0" * 2 * fair.NONCE_BYTES


if __name__ == "__main__":
    fix_shuffles(sys.argv.pop(1))
    main()
