"""What people use to help themselves stays true: hooks, the changelog, the glossary."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium import __version__
from ludarium.core import games
from ludarium.core.record import HEADER
from ludarium.engine.requests import PROTOCOL

ROOT = Path(__file__).parents[2]


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile, as a shell in the project's folder would be given them."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.MULTILINE)
    assert found, target
    return [line.strip().replace("$(python)", ".venv/bin/python") for line in found[1].splitlines()]


def test_hooks_run_the_checks_of_make_lint() -> None:
    config = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"^ +entry: (.+)$", config, re.MULTILINE) == recipe("lint")
    assert re.findall(r"^ *- repo: (.+)$", config, re.MULTILINE) == ["local"], "a hook would be downloaded"


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_changelog_knows_this_version() -> None:
    assert [*re.findall(r"^## \[([^\]]+)\]", changelog(), re.MULTILINE)][:2] == ["Unreleased", __version__]


def test_the_changelog_knows_the_versions_of_rules_and_formats() -> None:
    """Whoever raises one writes it down, with the version of Ludarium that brings it."""
    rows = re.findall(r"^\| (?:.*\(`([a-z-]+)`\)|([a-z ]+)) \| (\d+) \| [^|]+ \|$", changelog(), re.MULTILINE)
    said = {game or what: version for game, what, version in rows}
    there = {game.name: game.version for game in games().values()}
    there |= {"record": HEADER.split()[-1], "line protocol of the engine": str(PROTOCOL)}
    assert said == there


# --- the glossary ---------------------------------------------------------------------------------


def glossary() -> dict[str, list[str]]:
    """The words of each section of the glossary, as they stand in its first column."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    sections = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
    return {
        title: re.findall(r"^\| (?!Word \||-)([^|]+) \| [^|]+ \|$", body, re.MULTILINE)
        for title, body in zip(sections[::2], sections[1::2], strict=True)
    }


def english(word: str) -> str:
    """A word without its Chinese and Korean."""
    return re.sub(r"\s*[^\x00-\xff]+.*", "", word)


def test_the_glossary_says_each_word_once_and_in_order() -> None:
    words = glossary()
    assert all(words.values()), "a section without words"
    everything = [english(word).lower() for section in words.values() for word in section]
    assert sorted(set(everything)) == sorted(everything)
    for section in words.values():
        there = [re.sub(r"[^a-z ]", " ", english(word).lower().replace("æ", "ae")) for word in section]
        assert there == sorted(there)


def test_the_glossary_says_what_players_read() -> None:
    """Its Chinese and Korean stand in the catalogues of these languages."""
    for language, letters in (
        ("zh-Hant", r"[\u4e00-\u9fff]+"),
        ("ko", r"[\uac00-\ud7a3]+(?: [\uac00-\ud7a3]+)*"),
    ):
        catalogues = "".join(
            path.read_text(encoding="utf-8") for path in (ROOT / "locale" / language).glob("*.ftl")
        )
        said = [
            found[0]
            for section in glossary().values()
            for word in section
            if (found := re.search(letters, word))
        ]
        assert len(said) > 30
        assert [word for word in said if word not in catalogues] == [], language
