"""The example clients play a whole game of KeyForge over the line protocol."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402

CLIENTS = {
    "KeyForge.java": ("java", "examples/KeyForge.java"),
    "keyforge.mjs": (client.node_programs()[0], "examples/keyforge.mjs"),
}
LONGEST = 100
"""Lines of a client: what has to be read to write another one."""


@pytest.mark.parametrize("name", sorted(CLIENTS))
def test_a_client_plays_to_the_end(name: str) -> None:
    engine = f"{sys.executable} -m ludarium"
    done = subprocess.run(
        [*CLIENTS[name], "a game of the tests"],
        cwd=ROOT,
        env={**os.environ, "LUDARIUM": engine},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] in ("won", "lost", "drawn")


@pytest.mark.parametrize("name", sorted(CLIENTS))
def test_a_client_says_what_the_engine_refuses(name: str) -> None:
    engine = f"{sys.executable} -m ludarium"
    done = subprocess.run(
        [*CLIENTS[name], "no  seed"],  # two spaces
        cwd=ROOT,
        env={**os.environ, "LUDARIUM": engine, "LUDARIUM_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode != 0
    assert "seed" in done.stderr


def test_clients_are_short() -> None:
    listed = {path.name for path in (ROOT / "examples").iterdir()}
    assert listed == set(CLIENTS)
    for name in CLIENTS:
        assert len((ROOT / "examples" / name).read_text().splitlines()) <= LONGEST, name
