"""Checks an installed Ludarium: whether all that is to be compiled is compiled, and whether every game plays.

    python tools/installed.py

The Ludarium is that of the Python which runs this, wherever it lies; what is to be compiled is read from the checkout
(or the unpacked sdist) of this file. cibuildwheel runs it on every wheel, and `tests/wheel` on the one made here.
"""

from __future__ import annotations

import importlib
import platform
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import compiled
import sources


def not_compiled(root: Path) -> list[str]:
    """The modules that are to be compiled and are not, or that come from the checkout."""
    wrong = []
    for path in compiled.modules(root):
        name = ".".join(path.with_suffix("").parts)
        origin = importlib.import_module(name).__file__ or ""
        if not origin.endswith(tuple(EXTENSION_SUFFIXES)) or Path(origin).is_relative_to(root / "src"):
            wrong.append(f"{name} at {origin}")
    return wrong


def play() -> list[str]:
    """Play a game of each kind with bots, and give the names of those games."""
    from ludarium.bots.arena import run_arena
    from ludarium.core import games

    names = sorted(games())
    for name in names:
        run_arena(name, ["greedy", "random"], 1, workers=1)
    return names


def main() -> int:
    import ludarium

    where = (
        f"Ludarium {ludarium.__version__} on {platform.python_implementation()} {platform.python_version()}"
    )
    where += f", {sysconfig.get_platform()}"
    if wrong := not_compiled(sources.ROOT):
        print(f"{where}: not compiled are\n  " + "\n  ".join(wrong), file=sys.stderr)
        return 1
    began = time.perf_counter()
    names = play()
    seconds = time.perf_counter() - began
    number = len(compiled.modules(sources.ROOT))
    print(f"{where}: {number} modules compiled; played {', '.join(names)} in {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
