"""`make play` opens the quickest build that there is, and says which."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402
import compiled  # noqa: E402
import environment  # noqa: E402
import sources  # noqa: E402

THIS = f"cp{sys.version_info.major}{sys.version_info.minor}"
PAGE = "ludarium/server/static/.sources"


class Checkout:
    """A folder that the tools take for the checkout, and what they do there."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.installed: list[str] = []
        self.begun = 0
        self.fits = True
        for name, text in (
            ("pyproject.toml", ""),
            ("src/ludarium/__init__.py", "number = 1\n"),
            ("src/ludarium/core/state.py", "state = 2\n"),
        ):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        (root / "dist").mkdir()
        for name, place in (("ROOT", "."), ("DIST", "dist"), ("PLAIN", ".venv"), ("FAST", ".venv-compiled")):
            patch.setattr(environment, name, root / place)
        patch.setattr(environment, "compile_in_background", self.begin)
        patch.setattr(environment, "install_compiled", self.install)
        patch.delenv("LUDARIUM_OPTIMIZE", raising=False)

    def begin(self) -> None:
        self.begun += 1

    def install(self, wheel: Path) -> None:
        if not self.fits:
            raise environment.SetupError("no such machine")
        self.installed.append(wheel.name)
        python = environment.python_of(self.root / ".venv-compiled")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    def pack(self, tag: str = THIS, page: str | None = None, **changed: str) -> Path:
        """A wheel of these sources, some of them changed."""
        place = self.root / "dist" / f"ludarium-1.0-{tag}-{tag}-linux_x86_64.whl"
        with zipfile.ZipFile(place, "w") as packed:
            for path in (self.root / "src").rglob("*.py"):
                name = path.relative_to(self.root / "src").as_posix()
                packed.writestr(name, changed.pop(path.stem, path.read_text()))
            for name, text in changed.items():
                packed.writestr(f"ludarium/{name}.py", text)
            packed.writestr(PAGE, client.sources_hash(self.root) if page is None else page)
            packed.writestr("ludarium/core/state.so", "machine code")
        return place


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def has_compiler(patch: pytest.MonkeyPatch, there: bool) -> None:
    patch.setattr(compiled, "compiler", lambda: "cc" if there else None)


def test_a_wheel_is_taken_only_if_it_holds_these_sources(checkout: Checkout) -> None:
    checkout.pack("cp39")
    assert environment.wheel_in(environment.DIST) is None, "another Python"
    for changed in ({"state": "state = 3\n"}, {"more": ""}, {"page": "another"}):
        checkout.pack(**changed)
        assert environment.wheel_in(environment.DIST) is None, changed
    wheel = checkout.pack()
    assert environment.wheel_in(environment.DIST) == wheel
    (checkout.root / "src" / "ludarium" / "new.py").write_text("")
    assert environment.wheel_in(environment.DIST) is None
    wheel.write_text("cut off")
    assert environment.wheel_in(environment.DIST) is None


def test_without_wheel_or_compiler_it_plays_in_plain_python_and_says_why(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    has_compiler(monkeypatch, there=False)
    assert environment.quickest_build() == environment.PLAIN
    assert "neither a C compiler" in capsys.readouterr().out
    assert checkout.begun == 0


def test_with_a_compiler_the_next_start_is_compiled(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    has_compiler(monkeypatch, there=True)
    assert environment.quickest_build() == environment.PLAIN
    assert "for the next start" in capsys.readouterr().out
    assert checkout.begun == 1
    checkout.install(Path("made.whl"))
    (environment.FAST / environment.STAMP).write_text(environment.fast_stamp(compiled.FULL))
    for there in (True, False):  # what was compiled stays usable
        has_compiler(monkeypatch, there)
        assert environment.quickest_build() == environment.FAST
        assert "in the compiled build" in capsys.readouterr().out
    (checkout.root / "src" / "ludarium" / "core" / "state.py").write_text("state = 4\n")
    assert environment.quickest_build() == environment.PLAIN, "other sources than these"


def test_a_wheel_is_used_without_a_compiler_and_installed_once(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    has_compiler(monkeypatch, there=False)
    wheel = checkout.pack()
    checkout.fits = False
    assert environment.quickest_build() == environment.PLAIN, "a wheel for another kind of machine"
    checkout.fits = True
    capsys.readouterr()
    for _ in range(2):
        assert environment.quickest_build() == environment.FAST
        assert "in the compiled build" in capsys.readouterr().out
    assert checkout.installed == [wheel.name]


def test_the_wheels_of_a_release_are_of_every_python_that_is_promised() -> None:
    table = sources.project(ROOT)
    named = {line.rsplit(" ", 1)[-1] for line in table["project"]["classifiers"] if "Python :: 3." in line}
    wheels = table["tool"]["cibuildwheel"]
    assert wheels["build"].split() == [f"cp{version.replace('.', '')}-*" for version in sorted(named)]
    assert wheels["environment"] == {"LUDARIUM_COMPILE": "require", "LUDARIUM_OPTIMIZE": compiled.PROFILED}
    script = wheels["test-command"].removeprefix("python {project}/")
    assert (ROOT / script).is_file()


def test_visual_studio_is_found_where_it_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert compiled._microsoft_compiler() is None
    finder = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    finder.parent.mkdir(parents=True)
    for said, found in (("", None), ("C:\\\\VS", "C:\\VS")):
        finder.write_text(f"#!/bin/sh\nprintf '%b' '{said}'\n")
        finder.chmod(0o755)
        assert compiled._microsoft_compiler() == found
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "cl").write_text("")
    (tmp_path / "bin" / "cl").chmod(0o755)
    assert compiled._microsoft_compiler() == "cl"
