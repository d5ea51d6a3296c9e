"""The outline of a page: that its tags close, and that it fetches nothing."""

from __future__ import annotations

import re
from html.parser import HTMLParser

EMPTY = ("meta", "line", "rect", "circle")


class Outline(HTMLParser):
    """The tags of a page that are open at its end, what it would fetch, and its rows."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = re.findall(r"url\(|@import", page)
        self.rows = 0
        self.unsaid: list[str] = re.findall(r"(?:studies|cli)-\w[\w-]*|\{ ?\$\w+|JOSA", page)
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.rows += tag == "tr"
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "data")]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag
