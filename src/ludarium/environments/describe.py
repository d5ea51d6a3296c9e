"""The tensors and actions of all games as a page of documentation: ``python -m ludarium.environments.describe``.

``docs/environment-tensors.md`` is what this prints; a test compares them.
"""

from __future__ import annotations

from typing import Final

from ludarium.environments.encoding import SPARE, Encoding
from ludarium.environments.registry import OURS, encoding_of

TITLES: Final = {
    "keyforge": "KeyForge",
    "ready-fence": "Ready… Fence!",
    "saboteur": "Saboteur",
    "tokyo-duel": "King of Tokyo: Duel",
}
HEAD: Final = """# Tensors and actions

What observations hold and what actions mean, game by game; [environments](environments.md) says how they are used. This page
is made by `python -m ludarium.environments.describe`.

Numbers are those of the view of one seat, which is always the first of the players. A field that is one-hot is all zeros where
the view says nothing.
"""


def described(encoding: Encoding) -> str:
    """One game."""
    spaces = f"Actions by position: {encoding.most_options:,}. By meaning: {len(encoding.words) + SPARE:,}"
    lines = [
        f"\n## {TITLES[encoding.game]}\n",
        f"`{encoding.game}`, encoding {encoding.version}. {spaces}, of which the last {SPARE} are spare.\n",
        encoding.layout.described(),
        "\n| Actions | Meaning |",
        "|---|---|",
    ]
    start = 0
    for size, meaning in encoding.blocks():
        where = f"{start}" if size == 1 else f"{start}–{start + size - 1}"
        lines.append(f"| {where} | {meaning} |")
        start += size
    lines.append(f"| {start}–{start + SPARE - 1} | spare |")
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join([described(encoding_of(name)) for name in OURS]) + "\n"


if __name__ == "__main__":
    print(page(), end="")
