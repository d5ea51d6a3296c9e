"""Where things lie in a checkout, and a hash that tells whether they have changed."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
IGNORED = {"node_modules", "__pycache__", "dist"}
BUILT_PAGE = "src/ludarium/server/static"
IGNORED_SUFFIXES = {".pyc", ".so", ".log", ".tsbuildinfo"}


def project(root: Path = ROOT) -> dict[str, Any]:
    """The contents of pyproject.toml."""
    with (root / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def files(*places: Path) -> list[Path]:
    """Every source file in these files and folders, in a stable order; what is built is left out."""
    found: set[Path] = set()
    for place in places:
        if place.is_file():
            found.add(place)
        elif place.is_dir():
            found.update(_below(place))
    return sorted(found)


def _below(folder: Path) -> Iterable[Path]:
    for path in folder.iterdir():
        if path.name in IGNORED or (path.name.startswith(".") and path.name != ".npmrc"):
            continue
        if path.is_dir():
            if path.as_posix().endswith(BUILT_PAGE):
                continue
            yield from _below(path)
        elif path.suffix not in IGNORED_SUFFIXES:
            yield path


def digest(root: Path, paths: Iterable[Path], *more: str) -> str:
    """One hash of the names and contents of ``paths`` and of any further words."""
    whole = hashlib.sha256()
    for word in more:
        whole.update(f"{word}\0".encode())
    for path in paths:
        data = path.read_bytes()
        whole.update(f"{path.relative_to(root).as_posix()}\0{len(data)}\0".encode())
        whole.update(data)
    return whole.hexdigest()


def read_stamp(path: Path) -> str:
    """The hash that a finished piece of work left at ``path``, or nothing."""
    try:
        return path.read_text().strip()
    except OSError:
        return ""
