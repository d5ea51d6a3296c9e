"""The rules documents as pages: Markdown of ``docs/rules``, without raw HTML."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ludarium.server.errors import refuse

_PACKAGE: Final = Path(__file__).parents[2]


def _folder() -> Path:
    """``rules`` in an installed package, ``docs/rules`` in a checkout."""
    shipped = _PACKAGE / "rules"
    return shipped if shipped.is_dir() else _PACKAGE.parents[1] / "docs" / "rules"


def rules_file(game: str, lang: str) -> tuple[Path, int]:
    """Where the rules of a game are in a language, in English where there is no translation, and when they last changed.
    Raises ``not-found`` where there are none."""
    for name in (f"{game}.{lang}.md", f"{game}.md"):
        path = _folder() / name
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
