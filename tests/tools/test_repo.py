"""Promises about the files themselves: words, dependencies, lockfile, and what is not there."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "zh-Hant", "ko")
LOCALE = ROOT / "locale"


def tracked() -> list[Path]:
    """The files that belong to the repository: known to git, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:  # an unpacked sdist
        return [path for path in ROOT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def package_json() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ROOT / "client" / "package.json").read_text())
    return loaded


# --- dependencies ---------------------------------------------------------------------------------


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return found[0]


def dependencies() -> Iterator[str]:
    table = pyproject()
    lists = [table["build-system"]["requires"], table["project"]["dependencies"]]
    lists += table["project"]["optional-dependencies"].values()
    for one in lists:
        yield from (name_of(line) for line in one)
    for group in ("dependencies", "devDependencies"):
        yield from package_json().get(group, {})


def reasons() -> dict[str, str]:
    """The reason of each dependency, by its name in docs/dependencies.md: rows ``| `name` | reason |``."""
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| `([^`]+)` \| (\S.*?) \|$", text, re.MULTILINE))


@pytest.mark.parametrize("name", sorted(set(dependencies())))
def test_every_dependency_has_its_reason(name: str) -> None:
    assert name in reasons()


def test_no_reason_without_its_dependency() -> None:
    hook = (ROOT / "tools" / "client.py").read_text()
    asked_for_by_the_hook = {name_of(line) for line in re.findall(r'NODE_REQUIREMENT = "(.+)"', hook)}
    assert set(reasons()) == set(dependencies()) | asked_for_by_the_hook


_ENVIRONMENTS = (
    *("aec", "batch", "encoding", "episode", "keyforge", "layout", "ready_fence", "registry", "saboteur"),
    *("single", "tokyo_duel"),
)
_NETS = ("decisions", "inputs", "parts", "thinking", "trees")
_TRAINER = ("export", "gradients", "nets", "rollout", "teaching", "training", "trial")
OF_EXTRAS = {
    "server/telemetry.py": "traces",
    "environments/spiel.py": "openspiel",
    "studies/parquet.py": "parquet",
    "bots/cluster.py": "cluster",
    "environments/assistant.py": "mcp",
    **{f"environments/{name}.py": "environments" for name in _ENVIRONMENTS},
    **{f"learning/{name}.py": "nets" for name in _NETS},
    **{f"learning/{name}.py": "learning" for name in _TRAINER},
}
"""Modules that are imported only where somebody asks for what an extra is for."""


def imported_packages(extra: str | None = None) -> set[str]:
    """The top names of all that our modules import, less ours and Python's own: of those that need nothing but what everybody
    installs, or of those that need an ``extra``. ``ludarium.testing`` is for test suites, and may use what the extra ``test``
    brings."""
    names: set[str] = set()
    package = ROOT / "src" / "ludarium"
    for path in package.rglob("*.py"):
        if path.is_relative_to(package / "testing"):
            continue
        if OF_EXTRAS.get(path.relative_to(package).as_posix()) != extra:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.split(".")[0])
    return names - set(sys.stdlib_module_names) - {"ludarium"}


@pytest.mark.slow
def test_all_that_the_package_imports_is_declared() -> None:
    """Not merely there by the grace of another package that needs it."""
    providers = packages_distributions()
    project = pyproject()["project"]
    for extra in (None, *sorted({*OF_EXTRAS.values()})):
        lines = [*project["dependencies"], *(project["optional-dependencies"][extra] if extra else [])]
        declared = {name_of(line).lower().replace("-", "_") for line in lines}
        undeclared = {
            name
            for name in imported_packages(extra)
            if not {one.lower().replace("-", "_") for one in providers.get(name, [name])} & declared
        }
        assert undeclared == set(), extra


def test_python_dependencies_are_bounded() -> None:
    table = pyproject()
    lines = [*table["project"]["dependencies"]]
    for extra in table["project"]["optional-dependencies"].values():
        lines += extra
    assert [line for line in lines if not re.search("~=|<|==", line)] == []


def test_client_dependencies_are_exact() -> None:
    table = package_json()
    ranges = {**table.get("dependencies", {}), **table.get("devDependencies", {})}
    assert {
        name: version for name, version in ranges.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
    } == {}


def test_the_lockfile_names_no_registry() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text())
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert "integrity" in lock["packages"]["node_modules/svelte"]


def test_no_file_names_a_registry() -> None:
    hosts = re.compile(rb"registry\.(npmjs|yarnpkg)|pypi\.org|pythonhosted|index-url\s*=|registry\s*=\s*http")
    here = Path(__file__)
    assert [path for path in tracked() if path != here and hosts.search(path.read_bytes())] == []


# --- words ----------------------------------------------------------------------------------------


def word_files() -> list[str]:
    return sorted(
        {
            path.relative_to(LOCALE / language).as_posix()
            for language in LANGUAGES
            for path in (LOCALE / language).rglob("*.ftl")
        }
    )


class _Places(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's protocol)
        self.names.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages and attributes of a file, each with the arguments it takes."""
    path = LOCALE / language / file
    if not path.is_file():
        return {}
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: can't be read: {str(entry.content)[:120]!r}"
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]
            for name, pattern in parts:
                if pattern is None:
                    continue
                assert name not in found, f"{path}: {name} is there twice"
                places = _Places()
                places.visit(pattern)
                found[name] = places.names
    return found


def test_there_are_words() -> None:
    assert "hall.ftl" in word_files()


@pytest.mark.slow
@pytest.mark.parametrize("file", word_files())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same_messages(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.slow
@pytest.mark.parametrize("file", word_files())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_asks_for_an_argument_that_english_does_not_know(language: str, file: str) -> None:
    english = messages("en", file)
    extra = {name: places - english.get(name, set()) for name, places in messages(language, file).items()}
    assert {name: places for name, places in extra.items() if places} == {}


@pytest.mark.slow
def test_a_message_stands_in_one_file_only() -> None:
    seen: dict[str, str] = {}
    for file in word_files():
        for name in messages("en", file):
            assert name not in seen, f"{name} is in {seen[name]} and in {file}"
            seen[name] = file


LABELLED = re.compile(
    r"<[Bb]utton\b(?:[^<>]|=>)*?aria-label=\{((?:[^<>]|=>)*?\bt\(\"(?:[^<>]|=>)*?)>\s*(\{[^<]*\bt\([^<]*)<"
)
"""A button with a name for those who listen, and words for those who look."""


def texts_of(language: str) -> dict[str, list[str]]:
    """All that a message may say, with its arguments as their names."""
    found: dict[str, list[str]] = {}
    for file in word_files():
        for entry in parse((LOCALE / language / file).read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value:
                found[entry.id.name] = [one.strip().lower() for one in said(entry.value)]
    return found


def said(pattern: ftl.Pattern) -> list[str]:
    texts = [""]
    for part in pattern.elements:
        ways = [""]
        if isinstance(part, ftl.TextElement):
            ways = [part.value]
        elif isinstance(part.expression, ftl.SelectExpression):
            ways = [one for variant in part.expression.variants for one in said(variant.value)]
        elif isinstance(part.expression, ftl.VariableReference):
            ways = ["{" + part.expression.id.name + "}"]
        texts = [text + way for text in texts for way in ways]
    return texts


def test_a_spoken_name_contains_the_words_on_the_button() -> None:
    """Who steers a page by voice says what is written there (WCAG 2.5.3)."""
    texts = {language: texts_of(language) for language in LANGUAGES}
    wrong, seen = [], 0
    for path in sorted((ROOT / "client" / "src").rglob("*.svelte")):
        for label, words in LABELLED.findall(path.read_text(encoding="utf-8")):
            names, shown = (
                [one for one in re.findall(r'"([a-z0-9-]+)"', part) if one in texts["en"]]
                for part in (label.split(" onclick=")[0], words)
            )
            seen += len(names)
            pairs = zip(names, shown, strict=True) if len(names) == len(shown) else product(names, shown)
            for name, visible in pairs:
                for language, known in texts.items():
                    if not all(any(way in one for way in known[visible]) for one in known[name]):
                        wrong.append(f"{path.name}, {language}: {name} does not say {visible}")
    assert wrong == []
    assert seen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_documents_are_there_in_every_language(language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    games = pyproject()["project"]["entry-points"]["ludarium.games"]
    assert [game for game in games if not (ROOT / "docs" / "rules" / f"{game}{suffix}.md").is_file()] == []


# --- what is not there ----------------------------------------------------------------------------


def test_no_library_lies_in_the_source_tree() -> None:
    """A .so beside its .py would be imported instead of it."""
    assert [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")] == []


def test_nothing_built_belongs_to_the_repository() -> None:
    built = ("src/ludarium/server/static/", "client/node_modules/", ".venv", ".tools/")
    names = [path.relative_to(ROOT).as_posix() for path in tracked()]
    assert [name for name in names if name.startswith(built) or "__pycache__" in name] == []


def test_licence_and_notice_are_there() -> None:
    assert "Apache License" in (ROOT / "LICENSE").read_text()
    assert "belong to their publishers" in " ".join((ROOT / "NOTICE").read_text().split())


def test_a_game_is_written_one_way() -> None:
    """Whoever reads a page, the documents or the code finds the same name, as the source prints it."""
    three_dots = "Ready" + "... Fence"
    texts = [path for path in tracked() if path.suffix in {".md", ".ftl", ".py", ".ts", ".svelte", ".txt"}]
    assert len(texts) > 500
    assert [str(path.relative_to(ROOT)) for path in texts if three_dots in path.read_text("utf-8")] == []
