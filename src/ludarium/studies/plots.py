"""Plots as SVG for a page: estimates with their intervals, and histograms. They take their colours from the page, and every
figure in them stands in a table or a tooltip as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import isnan
from typing import Final

from ludarium.bots.arena import Estimate

WIDE: Final = 720
LABELS: Final = 290
"""The width of the names at the left."""
EDGE: Final = 28
"""Room at the right for half of the last mark's text."""
ROW: Final = 24
LONGEST_LABEL: Final = 36
HIGH: Final = 180
COLUMNS: Final = 36


@dataclass(frozen=True)
class Row:
    """A name, an estimate, and what a tooltip says of it."""

    label: str
    estimate: Estimate
    told: str


def intervals(
    name: str,
    rows: Sequence[Row],
    low: float,
    high: float,
    middle: float,
    marks: Sequence[float],
    form: Callable[[float], str],
) -> str:
    """A row for each estimate: a bar from ``middle`` to it, and a line over its interval, on an axis from ``low`` to ``high``
    with ``marks``. ``name`` is what the plot is called for whoever listens."""

    def x(value: float) -> float:
        return LABELS + (WIDE - LABELS - EDGE) * (min(high, max(low, value)) - low) / (high - low)

    tall = ROW * len(rows) + 26
    parts = [_svg(name, tall)]
    for mark in marks:
        kind = "middle" if mark == middle else "grid"
        parts.append(f'<line class="{kind}" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{tall - 22}"/>')
        parts.append(
            f'<text x="{x(mark):.1f}" y="{tall - 6}" text-anchor="middle">{escape(form(mark))}</text>'
        )
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        label = row.label if len(row.label) <= LONGEST_LABEL else row.label[: LONGEST_LABEL - 1] + "…"
        parts.append(f"<g><title>{escape(row.told)}</title>")
        parts.append(f'<text x="{LABELS - 10}" y="{y + 4:.0f}" text-anchor="end">{escape(label)}</text>')
        one = row.estimate
        if not isnan(one.mean):
            left, right = sorted((x(one.mean), x(middle)))
            side = "above" if one.mean >= middle else "below"
            parts.append(
                f'<rect class="{side}" x="{left:.1f}" y="{y - 7:.1f}" width="{right - left:.1f}" height="14"/>'
            )
            if not isnan(one.low):
                parts.append(
                    f'<line class="whisker" x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y}" y2="{y}"/>'
                )
            parts.append(f'<circle cx="{x(one.mean):.1f}" cy="{y}" r="3.5"/>')
        parts.append("</g>")
    return "".join([*parts, "</svg>"])


def histogram(name: str, axis: str, values: Sequence[int]) -> str:
    """How many of ``values``, which are above 0, there are of each size, in bars of equal width."""
    if not values:
        return ""
    width = max(1, -(-(max(values) - min(values) + 1) // COLUMNS))
    first = min(values) // width
    counts = Counter(value // width - first for value in values)
    bars = max(counts) + 1
    step = (WIDE - 60) / max(bars, 12)
    most = max(counts.values())
    parts = [_svg(name, HIGH + 52)]
    for bar in range(bars):
        tall = HIGH * counts[bar] / most
        begin = (first + bar) * width
        span = str(begin) if width == 1 else f"{begin}–{begin + width - 1}"
        parts.append(
            f'<g><title>{span}: {counts[bar]}</title><rect class="above" x="{44 + bar * step:.1f}"'
            f' y="{8 + HIGH - tall:.1f}" width="{max(1.0, step - 1):.1f}" height="{tall:.1f}"/></g>'
        )
        if bar % -(-bars // 9) == 0:
            middle = 44 + (bar + 0.5) * step
            parts.append(f'<text x="{middle:.1f}" y="{HIGH + 26}" text-anchor="middle">{begin}</text>')
    parts.append(f'<text x="40" y="18" text-anchor="end">{most}</text>')
    parts.append(f'<line class="middle" x1="44" x2="{WIDE - 16}" y1="{HIGH + 8}" y2="{HIGH + 8}"/>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH + 46}" text-anchor="middle">{escape(axis)}</text>')
    return "".join([*parts, "</svg>"])


def _svg(name: str, tall: float) -> str:
    return f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img" aria-label="{escape(name)}">'
