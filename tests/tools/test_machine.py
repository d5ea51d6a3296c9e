"""The checks look at the machine before they begin, and long commands say that they go on."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import machine  # noqa: E402
import progress  # noqa: E402


class Apt:
    """Stands in for apt-get: brings what it is asked for, after failing ``failures`` times."""

    def __init__(self, failures: int = 0, brings: bool = True) -> None:
        self.failures = failures
        self.brings = brings
        self.installed: set[str] = set()
        self.commands: list[list[str]] = []
        self.environment: Mapping[str, str] = {}

    def run(
        self, words: str, command: Sequence[str | Path], *, log: Path, environment: Mapping[str, str]
    ) -> int:
        self.commands.append([str(word) for word in command])
        self.environment = environment
        log.write_text("E: no route to the mirror\n")
        if "install" in command and self.failures:
            self.failures -= 1
            return 100
        if self.brings:
            self.installed.update(self.commands[-1])
        return 0


def needs(apt: Apt) -> list[machine.Need]:
    return [
        machine.Need("Chromium", "the page", ("chromium",), lambda: "chromium" in apt.installed),
        machine.Need("PostgreSQL", "the database", ("postgresql",), lambda: "postgresql" in apt.installed),
        machine.Need("git", "what is checked", ("git",), lambda: True),
    ]


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> Apt:
    one = Apt()
    use(monkeypatch, one)
    return one


def use(
    monkeypatch: pytest.MonkeyPatch, apt: Apt, *, root: bool = True, path: str | None = "/usr/bin/apt-get"
) -> None:
    monkeypatch.setattr("progress.run", apt.run)
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr("shutil.which", lambda name: path)
    monkeypatch.setattr("time.sleep", lambda seconds: None)


def test_root_gets_what_is_missing_and_nothing_else(apt: Apt, capsys: pytest.CaptureFixture[str]) -> None:
    machine.prepare(needs(apt), "make test")
    install = apt.commands[-1]
    assert install[:2] == ["/usr/bin/apt-get", "install"]
    assert install[-2:] == ["chromium", "postgresql"]
    assert "git" not in install
    assert apt.environment["RUNLEVEL"] == "1"  # PostgreSQL's own service stays off
    said = capsys.readouterr().out
    assert "lacks Chromium (the page)" in said


def test_nothing_happens_where_nothing_is_missing(apt: Apt, capsys: pytest.CaptureFixture[str]) -> None:
    apt.installed = {"chromium", "postgresql"}
    machine.prepare(needs(apt), "make test")
    assert not apt.commands
    assert capsys.readouterr().out == ""


def test_others_are_told_the_one_command(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt()
    use(monkeypatch, apt, root=False)
    with pytest.raises(machine.MachineError) as told:
        machine.prepare(needs(apt), "make test")
    assert not apt.commands
    lines = str(told.value).splitlines()
    assert "  sudo apt-get install chromium postgresql" in lines
    assert lines[0] == "make test can't begin: this machine lacks"


def test_systems_without_apt_are_told_what_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt()
    use(monkeypatch, apt, path=None)
    with pytest.raises(machine.MachineError, match="package manager") as told:
        machine.prepare(needs(apt), "make test")
    assert "sudo" not in str(told.value)


def test_a_mirror_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(failures=2)
    use(monkeypatch, apt)
    machine.prepare(needs(apt), "make test")
    assert sum("install" in command for command in apt.commands) == 3


def test_a_mirror_that_goes_on_failing_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(failures=99)
    use(monkeypatch, apt)
    with pytest.raises(machine.MachineError, match="no route to the mirror"):
        machine.prepare(needs(apt), "make test")


def test_packages_that_do_not_help_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(brings=False)
    use(monkeypatch, apt)
    with pytest.raises(machine.MachineError, match="still missing: Chromium, PostgreSQL"):
        machine.prepare(needs(apt), "make test")


def test_all_that_the_checks_need_is_looked_for() -> None:
    packages = {package for need in machine.OF_THE_CHECKS for package in need.packages}
    assert {"chromium", "fonts-noto-cjk", "postgresql", "gcc", "git", f"{machine.PYTHON}-dev"} <= packages


def test_the_checks_begin_with_the_machine() -> None:
    rule = next(
        line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("test:")
    ).partition("##")[0]
    assert rule.split()[1] == "machine"
    assert (ROOT / ".ci/run").read_text().splitlines()[-1] == "exec make test"


@pytest.mark.slow
def test_a_long_command_says_that_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "FIRST_LINE", 0.1)
    monkeypatch.setattr(progress, "TICK", 0.05)
    log = tmp_path / "log"
    code = (
        "import time; print('Downloading https://example.org/a/litestar-2.whl', flush=True); time.sleep(0.5)"
    )
    assert progress.run("installing it", [sys.executable, "-c", code], log=log) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "· installing it"
    assert any("Downloading litestar-2.whl" in line for line in said[1:])


def test_what_a_failing_command_said_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "log"
    code = "import sys; print('one'); print('two'); sys.exit(3)"
    assert progress.run("trying", [sys.executable, "-c", code], log=log) == 3
    assert progress.end_of(log) == "one\ntwo"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Collecting msgspec~=0.22\n", "Collecting msgspec~=0.22"),
        ("Get:12 http://mirror/debian bookworm/main amd64 chromium [60 MB]\n", "Downloading packages"),
        ("Installing collected packages: a, b, c\n", "Installing packages"),
        ("something else\n", ""),
        ("Installing build dependencies: done\nBuilding wheel: started\nrunning\n", ""),
    ],
)
def test_what_a_log_said_last(tmp_path: Path, written: str, read: str) -> None:
    log = tmp_path / "log"
    log.write_text(written)
    assert progress.news_in(log) == read


def test_a_log_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    assert progress.news_in(tmp_path / "none") == ""


def test_a_command_that_is_called_off_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(child: Any, *rest: Any, **more: Any) -> None:
        children.append(child)
        raise KeyboardInterrupt

    children: list[Any] = []
    monkeypatch.setattr(progress, "_watch", interrupt)
    with pytest.raises(KeyboardInterrupt):
        progress.run("waiting", [sys.executable, "-c", "import time; time.sleep(60)"], log=tmp_path / "log")
    assert children[0].poll() is not None
