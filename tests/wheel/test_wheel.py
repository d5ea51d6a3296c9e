"""The wheel of which the compiled build was made, in an environment that has no compiler: compiled, quick, and with nothing of
the machine that built it. Another wheel can be checked the same way: LUDARIUM_WHEEL=dist/….whl pytest tests/wheel
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402
import compiled  # noqa: E402
import environment  # noqa: E402
from ludarium import __version__  # noqa: E402

pytestmark = pytest.mark.slow

INTERPRETED = """
import sys
from ludarium.bots.arena import run_arena
names = set()
def seen(frame, event, argument):
    if event == "call" and frame.f_code.co_filename.endswith(".py"):
        names.add(frame.f_globals.get("__name__", ""))
sys.setprofile(seen)
run_arena("saboteur", ["random"], 2, workers=1)
sys.setprofile(None)
print(*names)
"""
"""Names the modules whose source Python itself carries out; what a data class makes for its own use has no file."""


@pytest.fixture(scope="module")
def wheel() -> Path:
    named = os.environ.get("LUDARIUM_WHEEL")
    found = [Path(named).resolve()] if named else [*environment.MADE.glob("ludarium-*.whl")]
    assert len(found) == 1, "make compiled makes it"
    return found[0]


@pytest.fixture(scope="module")
def content(wheel: Path) -> Iterator[zipfile.ZipFile]:
    with zipfile.ZipFile(wheel) as packed:
        yield packed


class Bare:
    """An environment with the packages that Ludarium needs and the wheel, and no program on the path."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home = home
        self.python = environment.python_of(home)
        self.nowhere = home / "no-programs"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
        self.nowhere.mkdir()
        here = environment.packages_of(home)
        (here / "needed.pth").write_text(f"{environment.packages_of(environment.PLAIN)}\n")
        pip = (sys.executable, "-m", "pip", "--python", str(self.python), "install")
        done = subprocess.run(
            [*pip, "--no-deps", "--no-index", "--disable-pip-version-check", "--force-reinstall", str(wheel)],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def environment(self, **more: str) -> dict[str, str]:
        return {"PATH": str(self.nowhere), "HOME": str(self.home), **more}

    def run(self, *words: str | Path, **more: str) -> str:
        """What Python says to these words, in a folder of its own."""
        done = subprocess.run(
            [self.python, *words],
            cwd=self.nowhere,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("bare"), wheel)


def test_it_is_for_this_python_and_this_kind_of_machine(wheel: Path, content: zipfile.ZipFile) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().split("-")[-1]
    assert re.fullmatch(rf"ludarium-{__version__}-{python}-{python}-\w*linux\w*_{machine}\.whl", wheel.name)
    described = content.read(f"ludarium-{__version__}.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: false" in described


def test_each_module_is_there_compiled_and_as_it_was_written(content: zipfile.ZipFile) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = set(content.namelist())
    wanted = {path.with_suffix("").as_posix() for path in compiled.modules(ROOT)}
    assert {name for name in wanted if f"{name}{suffix}" not in names} == set()
    assert {name for name in wanted if f"{name}.py" not in names} == set()
    folders = ("ludarium/server/static/", "ludarium/locale/ko/", "ludarium/rules/", "ludarium/policy/")
    assert [folder for folder in folders if not any(name.startswith(folder) for name in names)] == []


def test_it_tells_nothing_of_the_machine_that_built_it(content: zipfile.ZipFile) -> None:
    ours = [str(ROOT), compiled.COPIES, tempfile.gettempdir() + "/", str(Path.home()) + "/", sys.prefix]
    told = [
        (name, place)
        for name in content.namelist()
        if not name.startswith("ludarium/server/static/")
        for place in ours
        if place.encode() in content.read(name)
    ]
    assert told == []


def test_elsewhere_it_is_the_same_in_plain_python(content: zipfile.ZipFile, tmp_path: Path) -> None:
    """What an index is given beside the compiled wheels: the sources, which need no Node, and a wheel for any Python."""
    python = str(environment.python_of(environment.PLAIN))
    pack = [python, "-m", "hatchling", "build", "-d", str(tmp_path)]
    nothing = {**os.environ, "LUDARIUM_COMPILE": "0"}
    subprocess.run(
        [*pack, "-t", "sdist", "-t", "wheel"], cwd=ROOT, env=nothing, check=True, capture_output=True
    )
    with zipfile.ZipFile(tmp_path / f"ludarium-{__version__}-py3-none-any.whl") as plain:
        names = {name for name in plain.namelist() if ".dist-info/" not in name}
    compiled_names = {name for name in content.namelist() if ".dist-info/" not in name}
    assert {Path(name).suffix for name in compiled_names - names} == {".so"}
    assert names <= compiled_names
    with tarfile.open(tmp_path / f"ludarium-{__version__}.tar.gz") as packed:
        packed.extractall(tmp_path, filter="data")
    root = tmp_path / f"ludarium-{__version__}"
    assert client.built(root)
    assert not client.needed(root)
    assert compiled.modules(root) == compiled.modules(ROOT)


def test_it_plays_without_a_compiler(bare: Bare) -> None:
    looked = bare.run("-c", "import shutil; print([shutil.which(name) for name in ('cc', 'gcc', 'clang')])")
    assert looked.strip() == "[None, None, None]"
    said = bare.run(ROOT / "tools" / "installed.py")
    assert f"{len(compiled.modules(ROOT))} modules compiled" in said
    assert "keyforge, ready-fence, saboteur, tokyo-duel" in said
    assert "random" in bare.run("-m", "ludarium", "arena", "saboteur", "--bots", "random", "--games", "1")


def test_games_are_played_by_what_was_compiled(bare: Bare) -> None:
    """No call of theirs is Python's to carry out; how much quicker that is, benchmarks/ measure."""
    made = {".".join(path.with_suffix("").parts) for path in compiled.modules(ROOT)}
    assert made & set(bare.run("-c", INTERPRETED).split()) == set()
    plain = set(bare.run("-c", INTERPRETED, PYTHONPATH=str(ROOT / "src")).split())
    assert "ludarium.games.saboteur.state" in made & plain
