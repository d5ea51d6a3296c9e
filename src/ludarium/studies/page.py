"""Pages that show results: one HTML file that needs no other, in the reader's language, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isnan
from typing import Final

from ludarium.bots.arena import Estimate
from ludarium.i18n import say

STYLE: Final = """
:root{color-scheme:light dark;--ink:#23232b;--soft:#5b5b66;--paper:#fcfbf8;--line:#d9d6ce;--above:#2f7d5b;--below:#b4552d}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--soft:#a9a7b0;--paper:#191920;--line:#3a3a45;--above:#5fbf93;--below:#e08a5c}}
body{margin:0 auto;max-width:78rem;word-break:keep-all;overflow-wrap:break-word;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,"Noto Sans CJK TC","Noto Sans CJK KR",sans-serif}
h1{font-size:1.7rem}h2{font-size:1.35rem;margin-top:3rem;border-top:1px solid var(--line);padding-top:1.2rem}h3{font-size:1.05rem}
p{max-width:46rem}.note{color:var(--soft);font-size:.92rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{vertical-align:bottom;white-space:normal}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem}
svg{display:block;margin:.8rem 0;width:100%;max-width:45rem;height:auto;font-size:13px;font-family:inherit}
svg text{fill:var(--ink)}svg .above{fill:var(--above)}svg .below{fill:var(--below)}svg rect{opacity:.75}
svg line{stroke:var(--line)}svg .middle{stroke:var(--soft)}svg .whisker{stroke:var(--ink);stroke-width:1.5}svg circle{fill:var(--ink)}
"""
NOTHING: Final = "–"


class Sayer:
    """The words of one language: message ``studies-<name>``, or with another beginning."""

    def __init__(self, lang: str, begin: str = "studies-") -> None:
        self.lang = lang
        self.begin = begin

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, self.begin + message, **arguments)


def document(lang: str, title: str, parts: Sequence[str]) -> str:
    """A whole page. ``parts`` are HTML; the title is text."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def heading(text: str, level: int = 2, anchor: str = "") -> str:
    named = f' id="{escape(anchor)}"' if anchor else ""
    return f"<h{level}{named}>{escape(text)}</h{level}>"


def paragraph(text: str, note: bool = False) -> str:
    return f'<p class="note">{escape(text)}</p>' if note else f"<p>{escape(text)}</p>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts; the first column names the row."""
    top = "".join([f'<th scope="col">{escape(one)}</th>' for one in headings])
    body = "".join(
        ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>\n" for row in rows]
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>'


def number(one: Estimate, digits: int = 2) -> str:
    """An estimate with its interval, as pages and terminals write it.

    >>> number(Estimate(1500.4, 1450.2, 1551.0), 0), number(Estimate(0.5, 0.25, 0.75))
    ('1500 [1450, 1551]', '0.50 [0.25, 0.75]')
    """
    if isnan(one.mean):
        return NOTHING
    if isnan(one.low):
        return f"{one.mean:.{digits}f}"
    return f"{one.mean:.{digits}f} [{one.low:.{digits}f}, {one.high:.{digits}f}]"


def gain(one: Estimate, digits: int = 2) -> str:
    """A difference of two estimates, with its signs.

    >>> gain(Estimate(-0.5, -1.25, 0.25))
    '−0.50 [−1.25, +0.25]'
    """
    if isnan(one.mean):
        return NOTHING
    told = [f"{value:+.{digits}f}".replace("-", "−") for value in (one.mean, one.low, one.high)]
    return told[0] if isnan(one.low) else f"{told[0]} [{told[1]}, {told[2]}]"


def percent(one: Estimate, signed: bool = False) -> str:
    """A share, or the difference of two (``signed``), in per cent.

    >>> percent(Estimate(0.5, 0.25, 0.75)), percent(Estimate(-0.1, -0.2, 0.05), signed=True)
    ('50% [25, 75]', '−10% [−20, +5]')
    """
    if isnan(one.mean):
        return NOTHING
    if isnan(one.low):
        return f"{_percents(one.mean, signed)}%"
    low, high = _percents(one.low, signed), _percents(one.high, signed)
    return f"{_percents(one.mean, signed)}% [{low}, {high}]"


def _percents(share: float, signed: bool) -> str:
    whole = round(100 * share)
    return f"{whole:+d}".replace("-", "−") if signed and whole else str(whole)
