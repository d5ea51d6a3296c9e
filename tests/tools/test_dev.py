"""``make dev``: what is saved starts the hall again, and nothing is left running."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dev  # noqa: E402

PATIENCE = 60.0


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not asked about yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def lives(folder: Path) -> list[int]:
    """The process ids of every start of the pretended hall."""
    file = folder / "lives"
    return [int(line) for line in file.read_text().split()] if file.is_file() else []


def wait_for_lives(folder: Path, number: int) -> list[int]:
    """The process ids, once the hall has started so often."""
    deadline = time.monotonic() + PATIENCE
    while len(lives(folder)) < number:
        assert time.monotonic() < deadline, "the hall did not start"
        time.sleep(0.02)
    return lives(folder)


def pretended(folder: Path) -> tuple[dev.Program, dev.Program]:
    """A hall that notes its process, and a page that ends when a file says so."""
    hall = "import os, time; open('lives', 'a').write(f'{os.getpid()} '); time.sleep(600)"
    page = "import os, time\nwhile not os.path.exists('enough'): time.sleep(0.02)"
    return tuple(dev.Program([sys.executable, "-c", code], folder) for code in (hall, page))  # type: ignore[return-value]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "src/ludarium").mkdir(parents=True)
    (tmp_path / "src/ludarium/one.py").write_text("one = 1\n")
    return tmp_path


def test_a_saved_file_starts_the_hall_again_and_the_page_ends_all(sources: Path) -> None:
    looks = 0

    def sleep(_: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            wait_for_lives(sources, 1)
            (sources / "src/ludarium/one.py").write_text("one = 2\n")
        elif looks == 2:
            wait_for_lives(sources, 2)
            (sources / "src/ludarium/two.py").write_text("two = 2\n")
        elif looks == 3:
            wait_for_lives(sources, 3)
        elif looks == 4:
            (sources / "enough").touch()
        else:
            time.sleep(0.05)

    assert dev.watch(sources, *pretended(sources), sleep=sleep) == 0
    started = lives(sources)
    assert len(started) == 3, "it started again only where something was saved"
    assert not any(alive(pid) for pid in started)


def test_a_hall_that_fails_waits_for_the_next_save(sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistake in the sources ends the hall, not the work."""
    _, page = pretended(sources)
    code = "open('lives', 'a').write('1 '); raise SystemExit(3)"
    hall = dev.Program([sys.executable, "-c", code], sources)
    looks = 0

    def sleep(_: float) -> None:
        nonlocal looks
        looks += 1
        time.sleep(0.02)
        if looks == 1:
            wait_for_lives(sources, 1)
            assert hall.running is not None
            hall.running.wait(PATIENCE)
        elif looks == 3:
            (sources / "src/ludarium/one.py").write_text("one = 2\n")
        elif looks == 5:
            wait_for_lives(sources, 2)
            (sources / "enough").touch()

    dev.watch(sources, hall, page, sleep=sleep)
    assert len(lives(sources)) == 2
    assert "it starts again when a file is saved" in capsys.readouterr().out


def test_who_ends_it_ends_both(sources: Path) -> None:
    hall, page = pretended(sources)

    def sleep(_: float) -> None:
        wait_for_lives(sources, 1)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dev.watch(sources, hall, page, sleep=sleep)
    assert hall.running is page.running is None
    assert not alive(lives(sources)[0])


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "open('lives', 'w').write(str(child.pid)); time.sleep(600)"
    )
    program = dev.Program([sys.executable, "-c", code], tmp_path)
    program.start()
    [child] = wait_for_lives(tmp_path, 1)
    assert alive(child)
    program.stop()
    deadline = time.monotonic() + PATIENCE
    while alive(child):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    program.stop()  # nothing is left to stop


def test_the_built_page_is_not_watched(sources: Path) -> None:
    built = sources / "src/ludarium/server/static"
    built.mkdir(parents=True)
    before = dev.stamps(sources)
    (built / "index.json").write_text("{}")
    (sources / "src/ludarium/notes.tmp").write_text("")
    assert dev.changed(before, dev.stamps(sources)) == []
    (sources / "src/ludarium/one.py").unlink()
    assert dev.changed(before, dev.stamps(sources)) == [str(sources / "src/ludarium/one.py")]


def test_its_hall_is_for_this_machine_and_has_data_of_its_own() -> None:
    hall, page = dev.programs(ROOT, Path(sys.executable), "node")
    assert hall.environment["LUDARIUM_DEBUG"] == "on"
    assert "--host" not in hall.command, "the default is this machine alone"
    assert hall.command[hall.command.index("--data") + 1] == "data/dev"
    assert (
        page.environment["LUDARIUM_HALL"]
        == f"http://127.0.0.1:{hall.command[hall.command.index('--port') + 1]}"
    )
    asked = subprocess.run([*hall.command, "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert all(word in asked.stdout for word in ("--port", "--data", "--no-browser"))
