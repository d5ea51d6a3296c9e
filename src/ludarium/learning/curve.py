"""How a net did as it learned, as a drawing: the share of games won against a bot, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludarium.learning.training import Point

LEFT: Final = 48
WIDE: Final = 640
HIGH: Final = 260
TOP: Final = 34
FOOT: Final = 44


def curve(points: Sequence[Point], bot: str) -> str:
    """An SVG: decisions from left to right, the share of games won from bottom to top."""
    most = max([point.decisions for point in points], default=1) or 1
    unit, word = (1e6, "million") if most >= 1e6 else (1e3, "thousand")

    def x(decisions: float) -> float:
        return round(LEFT + WIDE * decisions / most, 1)

    def y(share: float) -> float:
        return round(TOP + HIGH * (1 - share), 1)

    title = f"Games won against {bot}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 24} {TOP + HIGH + FOOT}"',
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14" fill="#222">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        shade = "#999" if tenth == 5 else "#ddd"
        parts.append(f'<line x1="{LEFT}" y1="{at}" x2="{LEFT + WIDE}" y2="{at}" stroke="{shade}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end" fill="#555">{tenth * 10} %</text>')
    even = y(0.5)
    parts.append(
        f'<line x1="{LEFT}" y1="{even}" x2="{LEFT + WIDE}" y2="{even}" stroke="#999" stroke-dasharray="4 4"/>'
    )
    for quarter in range(5):
        told = f"{most * quarter / 4 / unit:.3g}"
        at = x(most * quarter / 4)
        parts.append(f'<text x="{at}" y="{TOP + HIGH + 18}" text-anchor="middle" fill="#555">{told}</text>')
    below = TOP + HIGH + 36
    parts.append(
        f'<text x="{LEFT + WIDE / 2}" y="{below}" text-anchor="middle" fill="#555">decisions, {word}</text>'
    )
    if points:
        above = [f"{x(p.decisions)},{y(min(1.0, p.high))}" for p in points]
        under = [f"{x(p.decisions)},{y(max(0.0, p.low))}" for p in reversed(points)]
        parts.append(f'<polygon points="{" ".join(above + under)}" fill="#1f6fb4" opacity="0.18"/>')
        line = " ".join([f"{x(p.decisions)},{y(p.share)}" for p in points])
        parts.append(f'<polyline points="{line}" fill="none" stroke="#1f6fb4" stroke-width="2"/>')
    return "".join([*parts, "</svg>\n"])
