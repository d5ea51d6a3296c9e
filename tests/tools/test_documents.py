"""Promises about the documents: links lead somewhere, and some turns of phrase that are not English stay out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
SKIPPED = {"node_modules", "dist"}
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
ANCHOR = re.compile(r"""<a\s+(?:id|name)=["']([^"']+)["']""")
GIVEAWAYS = re.compile(
    r"\bthe own\b|\bbe it (?:that|in|a|an|after|by|the)\b|\bof late\b|\bas (?:few|many|little|far) as can be\b"
    r"|\bwho is (\w+) is \1\b|\blooks? at own\b|\b(?:is|are) to be had\b|\bcounts? no longer\b"
    r"|\btext of somebody's own\b|\bwhat nobody may know\b|\bparted by (?:commas|spaces)\b",
    re.IGNORECASE,
)
"""Another language's syntax in English words. ``docs/style.md`` quotes some of them."""


def documents() -> list[Path]:
    """Every Markdown file of the project, less what was installed or built."""
    return sorted(
        path
        for path in ROOT.rglob("*.md")
        if not any(part in SKIPPED or part.startswith(".") for part in path.relative_to(ROOT).parts)
    )


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def prose(text: str) -> str:
    """A document without its code, in which brackets and parentheses mean something else."""
    text = re.sub(r"^(```|~~~).*?^\1\s*$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text)


def links(text: str) -> Iterator[str]:
    """What a document links to, as it is written there."""
    text = prose(text)
    yield from LINK.findall(text)
    yield from REFERENCE.findall(text)


def slug(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    heading = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@cache
def anchors(path: Path) -> frozenset[str]:
    """The anchors of a document: those of its headings, numbered where one comes again, and its own."""
    text = path.read_text(encoding="utf-8")
    without_code = re.sub(r"^(```|~~~).*?^\1\s*$", "", text, flags=re.MULTILINE | re.DOTALL)
    found = set(ANCHOR.findall(without_code))
    for heading in re.findall(r"^#{1,6}\s+(.+?)\s*#*\s*$", without_code, re.MULTILINE):
        base = slug(heading)
        number = 0
        while (name := f"{base}-{number}" if number else base) in found:
            number += 1
        found.add(name)
    return frozenset(found)


def wrong(path: Path, link: str) -> str | None:
    """What is wrong with a link in the document at ``path``, or None."""
    target, _, anchor = unquote(link).partition("#")
    if ELSEWHERE.match(link):
        return None
    if target.startswith("/"):
        return "it is absolute"
    there = (path.parent / target).resolve() if target else path
    if not there.is_relative_to(ROOT):
        return "it leaves the project"
    if not there.exists():
        return "there is no such file"
    if anchor and there.suffix == ".md" and anchor not in anchors(there):
        return "there is no such heading"
    return None


@pytest.mark.parametrize("path", documents(), ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    found = {link: wrong(path, link) for link in links(path.read_text(encoding="utf-8"))}
    assert {link: why for link, why in found.items() if why} == {}


def test_broken_links_are_found(tmp_path: Path) -> None:
    """The test above can fail: on a missing file, a missing heading, and what only looks right."""
    page = ROOT / "docs" / "README.md"
    assert wrong(page, "core.md") is None
    assert wrong(page, "core.md#borders") is None
    assert wrong(page, "https://example.org/none") is None
    assert wrong(page, "none.md") == "there is no such file"
    assert wrong(page, "core.md#none") == "there is no such heading"
    assert wrong(page, "/docs/core.md") == "it is absolute"
    assert wrong(page, "../../elsewhere.md") == "it leaves the project"
    text = 'See [a](a.md), [`b`](b.md#c "title"), ![d](<d.webp>), `[no](e.md)`\n\n```\n[no](f.md)\n```\n\n[g]: g.md\n'
    assert [*links(text)] == ["a.md", "b.md#c", "d.webp", "g.md"]
    other = tmp_path / "other.md"
    other.write_text(
        "# One\n\n## One\n\n## What `x` is: a [link](y.md)\n\n```\n# no\n```\n", encoding="utf-8"
    )
    assert anchors(other) == {"one", "one-1", "what-x-is-a-link"}


def english() -> list[Path]:
    """What is written in English for people: documents, messages, and the sources with their docstrings."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "locale" / "en").glob("*.ftl")]
    sources = [path for folder in ("src", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    return [path for path in pages + sources if path != ROOT / "docs" / "style.md"]


def giveaways(text: str) -> list[str]:
    """The turns of phrase in a text that no native writer would use; a line break counts as a space."""
    return [found.group() for found in GIVEAWAYS.finditer(re.sub(r"\s+", " ", text))]


def test_nothing_reads_like_a_translation() -> None:
    found = {named(path): giveaways(path.read_text(encoding="utf-8")) for path in english()}
    assert {name: phrases for name, phrases in found.items() if phrases} == {}


def test_giveaways_are_found() -> None:
    text = "As few as\ncan be. The own hand, be it that who is level is level, looks at own cards."
    assert giveaways(text) == [
        "As few as can be",
        "The own",
        "be it that",
        "who is level is level",
        "looks at own",
    ]
    assert giveaways("Their own hand, so be it, is as large as it can be.") == []


def test_the_front_page_reaches_every_document() -> None:
    """From README.md, link by link; translations are reached from their English page."""
    seen: set[Path] = set()
    todo = [ROOT / "README.md"]
    while todo:
        path = todo.pop()
        if path in seen or path.suffix != ".md" or not path.is_file():
            continue
        seen.add(path)
        for link in links(path.read_text(encoding="utf-8")):
            if not ELSEWHERE.match(link):
                todo.append((path.parent / unquote(link).partition("#")[0]).resolve())
    assert [named(path) for path in documents() if path not in seen] == []
