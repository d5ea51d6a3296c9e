"""Documents as pages: Markdown of ``docs/rules`` and ``docs/policy``, without raw HTML."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ludarium.server.errors import refuse

_PACKAGE: Final = Path(__file__).parents[2]


def _folder(kind: str) -> Path:
    """``rules`` in an installed package, ``docs/rules`` in a checkout."""
    shipped = _PACKAGE / kind
    return shipped if shipped.is_dir() else _PACKAGE.parents[1] / "docs" / kind


def rules_file(game: str, lang: str) -> tuple[Path, int]:
    """Where the rules of a game are in a language, in English where there is no translation, and when they last changed.
    Raises ``not-found`` where there are none."""
    return _file("rules", game, lang)


def policy_file(lang: str) -> tuple[Path, int]:
    """Where it is written what happens with reports, and when that last changed."""
    return _file("policy", "reports", lang)


def _file(kind: str, document: str, lang: str) -> tuple[Path, int]:
    for name in (f"{document}.{lang}.md", f"{document}.md"):
        path = _folder(kind) / name
        if path.is_file():
            return path, path.stat().st_mtime_ns
    raise refuse("not-found")


def rendered(path: Path) -> str:
    """A document as an HTML fragment with an anchor at each heading."""
    from markdown_it import MarkdownIt  # only who reads the rules waits for it

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(path.read_text(encoding="utf-8"))
    used: dict[str, int] = {}
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _anchor(tokens[at + 1].content, used))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _anchor(heading: str, used: dict[str, int]) -> str:
    """``s7-laying-a-path`` of "S7 Laying a path"; a number behind it where that is there already."""
    name = re.sub(r"[^\w]+", "-", heading.lower()).strip("-") or "section"
    used[name] = used.get(name, 0) + 1
    return name if used[name] == 1 else f"{name}-{used[name]}"
