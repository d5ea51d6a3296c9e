"""What ``make test`` needs of the machine besides Python, and how it gets there. Standard library only.

A check that is left out for want of a program looks like a check that passed, so all of it is looked for before the
first one begins: as root with apt what is missing is installed, elsewhere one command is named and nothing starts.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import compiled
import progress

FONT_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
    "~/Library/Fonts",
)
RETRIES = (10, 20, 30, 60)
"""Seconds to wait before apt is asked again: mirrors and locks of other programs come back."""


class MachineError(Exception):
    """The machine lacks something and it can't be installed from here; the text says what to type."""


@dataclass(frozen=True)
class Need:
    """One thing that the checks need: what it is for, how to see whether it is here, and Debian's packages."""

    name: str
    purpose: str
    packages: tuple[str, ...]
    is_there: Callable[[], bool]


def _can_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _on_path(*names: str) -> bool:
    return any(shutil.which(name) for name in names)


def _can_make_environments() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def _cjk_font() -> bool:
    """Whether a font with Chinese and Korean characters is installed, by fontconfig's or the usual file names."""
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(
        next(folder.rglob(pattern), None)
        for folder in folders
        if folder.is_dir()
        for pattern in ("*CJK*", "*PingFang*")
    )


def _postgresql() -> bool:
    return _on_path("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
"""Debian's name of this Python's packages."""

ENVIRONMENTS = Need(
    "the venv module", "environments of this Python", (f"{PYTHON}-venv",), _can_make_environments
)

OF_THE_CHECKS = (
    Need("git", "what is checked is what git tracks", ("git",), lambda: _on_path("git")),
    ENVIRONMENTS,
    Need("a C compiler", "the compiled build", ("gcc", "libc6-dev"), lambda: bool(compiled.c_compiler())),
    Need("Python.h", "the compiled build", (f"{PYTHON}-dev",), compiled.has_headers),
    Need("PostgreSQL", "the hall on its larger database", ("postgresql",), _postgresql),
    Need("Chromium", "the page", ("chromium",), lambda: _on_path("chromium", "chromium-browser")),
    Need(
        "Chromium's headless shell",
        "the page, in three quarters of the time",
        ("chromium-headless-shell",),
        lambda: _on_path("chromium-headless-shell") or not _can_install(),
    ),
    Need("Java", "the example client in Java", ("default-jdk-headless",), lambda: _on_path("javac")),
    Need("a font for Chinese and Korean", "the page", ("fonts-noto-cjk",), _cjk_font),
)
"""All that ``make test`` needs, in the order of its use."""


def prepare(needs: Sequence[Need], target: str) -> None:
    """See that these things are here: install what is missing, or stop with the one command that does.

    ``target`` is what was typed ("make test"). Raises ``MachineError`` where something is missing and this process may
    not install it, where apt fails, and where a package did not bring what it should (Debian's headers, say, belong to
    Debian's Python alone).
    """
    lacking = _missing(needs)
    if not lacking:
        return
    packages = [package for need in lacking for package in need.packages]
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise MachineError(_how_to(lacking, packages, target, has_apt=apt is not None))
    for need in lacking:
        progress.say(f"this machine lacks {need.name} ({need.purpose})")
    _install(apt, packages)
    importlib.invalidate_caches()
    if still := _missing(needs):
        raise MachineError(
            f"apt installed its packages, and still missing: {', '.join(need.name for need in still)}.\n"
            f"Debian's packages serve Debian's own Python, and {sys.executable} is in use.\n"
            f"Type this:  {target} PYTHON=/usr/bin/python3"
        )


def _missing(needs: Sequence[Need]) -> list[Need]:
    return [need for need in needs if not need.is_there()]


def _how_to(lacking: list[Need], packages: list[str], target: str, *, has_apt: bool) -> str:
    lines = [f"{target} can't begin: this machine lacks"]
    lines += [f"  {need.name:<30} {need.purpose}" for need in lacking]
    if has_apt:
        lines.append(f"Type this, then {target} again:\n  sudo apt-get install {' '.join(packages)}")
    else:
        lines.append(f"Install them with this system's package manager, then type {target} again.")
        lines.append(f"Debian and Ubuntu call them: {' '.join(packages)}")
    if any(need is not ENVIRONMENTS for need in lacking):
        lines.append("make test-fast needs no more than Python's venv module, and checks what takes seconds.")
    return "\n".join(lines)


def _install(apt: str, packages: list[str]) -> None:
    """Install Debian packages without starting the services they bring, and try again where a mirror fails."""
    # Run level 1: Debian's rule for "no new service is to be started".
    environment = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    log = Path(tempfile.gettempdir()) / f"ludarium-apt-{os.getpid()}.log"
    steps = {
        "asking apt what it has": [apt, "update"],
        f"installing {' '.join(packages)}": [apt, "install", "-y", "--no-install-recommends", *packages],
    }
    for wait in (*RETRIES, None):
        failed = next(
            (
                command
                for words, command in steps.items()
                if progress.run(words, command, log=log, environment=environment)
            ),
            None,
        )
        if failed is None:
            log.unlink(missing_ok=True)
            return
        end = progress.end_of(log)
        if wait is None:
            raise MachineError(f"{end}\nThis failed: {' '.join(failed)}\nThe whole log: {log}")
        progress.say(f"{end}\n· that failed; trying again in {wait} s")
        time.sleep(wait)
