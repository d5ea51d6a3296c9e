"""Compiles the core and the rules with mypyc, in a copy of the sources outside the tree.

A ``.so`` beside its ``.py`` would be imported instead of it, so none is ever put into ``src``.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import sources

CACHE = Path(".tools/compiled")
PACKAGE = Path("src/ludarium")
GAMES = "ludarium.games"
"""The entry points by which games are found."""
TOOLS = ("compiled.py", "practice.py")
COPIES = "ludarium-mypyc-"
"""How the names of the folders begin in which the sources are compiled."""


QUICK = "1"
"""The level of optimisation for tests: it compiles in two thirds of the time, and the suites take as long as with all of it."""
FULL = "2"
PROFILED = "3"
"""The level of a release: games are played in a first build, and the second is laid out for what they did. Two builds take twice
as long. Where the compiler is not GCC on Linux it is the same as the full one."""
LEVELS = (QUICK, FULL, PROFILED)
WITHIN = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Our modules are one library, and nobody else calls into it: calls among them need no table."""
LINKED = ("-flto=auto",)
"""What Python lends to all modules, such as looking into lists, is made a part of whoever calls it."""
WATCHED = ("-fprofile-generate",)
REMEMBERED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch")


class CompileError(Exception):
    """The modules can't be compiled; the text says why."""


def level() -> str:
    """The C compiler's level of optimisation: ``LUDARIUM_OPTIMIZE``, or the full one."""
    chosen = os.environ.get("LUDARIUM_OPTIMIZE") or FULL
    if chosen not in LEVELS:
        raise CompileError(f"LUDARIUM_OPTIMIZE is {QUICK}, {FULL} or {PROFILED}, not {chosen!r}")
    return chosen


def modules(root: Path) -> list[Path]:
    """The modules to compile, by [tool.ludarium.compile], relative to ``src``."""
    table = sources.project(root)["tool"]["ludarium"]["compile"]
    left_out = {path for pattern in table["interpreted"] for path in _matching(root, pattern)}
    chosen = {path for pattern in table["modules"] for path in _matching(root, pattern)} - left_out
    return sorted(path.relative_to(root / "src") for path in chosen if path.name != "__init__.py")


def _matching(root: Path, pattern: str) -> list[Path]:
    found = list((root / PACKAGE).glob(pattern))
    if not found:
        raise CompileError(f"[tool.ludarium.compile]: no module matches {pattern!r}")
    return found


def requirements(root: Path) -> list[str]:
    """What the compiler needs: itself, and the packages whose types our modules use."""
    table = sources.project(root)
    typed = table["tool"]["ludarium"]["compile"]["types"]
    used = [line for line in table["project"]["dependencies"] if line.startswith(tuple(typed))]
    extra: list[str] = table["project"]["optional-dependencies"]["compile"]
    return [*extra, *used]


def has_headers() -> bool:
    """Whether Python's headers are here."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def c_compiler() -> str | None:
    """The C compiler, with Python's headers or without."""
    if os.name == "nt":
        return _microsoft_compiler()
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (configured.split()[0], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return None


def _microsoft_compiler() -> str | None:
    """Where Visual Studio or its build tools lie, which are not on the path: found as setuptools will find them."""
    if shutil.which("cl"):
        return "cl"
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    finder = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    wanted = ("-latest", "-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64")
    try:
        command = [str(finder), *wanted, "-property", "installationPath"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() or None


def is_gcc() -> bool:
    """Whether the C compiler is GCC on Linux, which all of the flags above are for."""
    name = c_compiler()
    if sys.platform != "linux" or name is None:
        return False
    said = subprocess.run([name, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def compiler() -> str | None:
    """The C compiler, where there is one and Python's headers are here too."""
    return c_compiler() if has_headers() else None


def modules_hash(root: Path) -> str:
    """The hash of all that the compiled modules depend on. Types flow between modules, so every
    module of the rooms that are compiled counts."""
    table = sources.project(root)
    rooms = sorted({path.parts[1] for path in modules(root)})
    return sources.digest(
        root,
        sources.files(*(root / PACKAGE / room for room in rooms), *(root / "tools" / name for name in TOOLS)),
        platform.python_implementation(),
        sys.version,
        sysconfig.get_platform(),
        repr(table["tool"]["ludarium"]["compile"]),
        repr(table["project"]["optional-dependencies"]["compile"]),
        level(),
    )


def libraries(root: Path) -> dict[str, str]:
    """Compile, or take the last result where nothing has changed.

    Gives each built library's path and the place in the wheel where it belongs.
    """
    home = root / CACHE / modules_hash(root)
    if not (home / "done").is_file():
        shutil.rmtree(root / CACHE, ignore_errors=True)
        home.mkdir(parents=True)
        _compile(root, home)
        (home / "done").touch()
    suffixes = (".so", ".pyd")
    return {
        str(path): path.relative_to(home).as_posix() for path in home.rglob("*") if path.suffix in suffixes
    }


def _compile(root: Path, home: Path) -> None:
    with tempfile.TemporaryDirectory(prefix=COPIES) as folder:
        copy = Path(folder)
        shutil.copytree(
            root / PACKAGE, copy / "ludarium", ignore=shutil.ignore_patterns("static", "__pycache__")
        )
        (copy / "mypy.ini").write_text(
            "[mypy]\nignore_missing_imports = True\nfollow_untyped_imports = True\n"
        )
        flags: tuple[str, ...] = ()
        if is_gcc():
            flags = WITHIN if level() == QUICK else WITHIN + LINKED
            if level() == PROFILED:
                _build(root, copy, WITHIN + WATCHED)
                _practise(root, copy)
                flags += REMEMBERED
        _build(root, copy, flags)
        shutil.copytree(copy / "out", home, dirs_exist_ok=True)


def _build(root: Path, copy: Path, flags: tuple[str, ...]) -> None:
    """Compile a copy of the sources into its folder ``out``."""
    shutil.rmtree(copy / "out", ignore_errors=True)
    optimised = QUICK if level() == QUICK else FULL
    (copy / "build.py").write_text(BUILD.format(level=optimised, flags=[*flags]))
    done = _said(
        [sys.executable, "build.py", *(path.as_posix() for path in modules(root))], copy, MYPYPATH=str(copy)
    )
    if done.returncode:
        raise CompileError(f"mypyc failed\n{done.stdout[-6000:]}")


def _practise(root: Path, copy: Path) -> None:
    """Play games in a build that watches itself; what it notes lies beside its objects."""
    played = copy / "played"
    shutil.copytree(copy / "ludarium", played / "ludarium")
    shutil.copytree(copy / "out", played, dirs_exist_ok=True)
    named = played / "ludarium-0.dist-info"  # by which the games are found
    named.mkdir()
    points = sources.project(root)["project"]["entry-points"][GAMES]
    (named / "METADATA").write_text("Metadata-Version: 2.1\nName: ludarium\nVersion: 0\n")
    lines = [f"{name} = {place}" for name, place in points.items()]
    (named / "entry_points.txt").write_text("\n".join([f"[{GAMES}]", *lines, ""]))
    done = _said([sys.executable, str(root / "tools" / "practice.py")], copy, PYTHONPATH=str(played))
    if done.returncode:
        raise CompileError(f"the build that watches itself can't play\n{done.stdout[-6000:]}")


def _said(command: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, with its errors among what it says."""
    return subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **more},
        check=False,
    )


# One extension of many files: setuptools compiles extensions side by side, and never their files.
BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext


class ParallelBuild(build_ext):
    def build_extensions(self):
        compiler = self.compiler
        if compiler.compiler_type != "unix":  # Microsoft's has another inside, and does one after the other
            return super().build_extensions()
        # A Python that lies in a place of its own tells where, for the search of libraries. Ours need none from there.
        compiler.linker_so = [word for word in compiler.linker_so if not word.startswith("-Wl,-rpath")]

        def compile(sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                    extra_postargs=None, depends=None):
            macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs)
            cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [
                    pool.submit(compiler._compile, name, *build[name], cc_args, extra_postargs, pp_opts)
                    for name in objects if name in build
                ]
            for job in jobs:
                job.result()
            return objects

        compiler.compile = compile
        super().build_extensions()


extensions = mypycify(
    ["--config-file", "mypy.ini", *sys.argv[1:]],
    opt_level="{level}",
    debug_level="0",
    group_name="ludarium",
    multi_file=True,
)
for extension in extensions:  # they share one list of arguments
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags}]
    extension.extra_link_args = [*extension.extra_link_args, *{flags}]
command = ParallelBuild(Distribution({{"name": "ludarium", "ext_modules": extensions}}))
command.build_lib = "out"
command.build_temp = "tmp"
command.ensure_finalized()
command.run()
"""


def status(root: Path) -> dict[str, Any]:
    """What would be compiled, with what: for people."""
    return {"compiler": compiler(), "modules": [path.as_posix() for path in modules(root)]}
