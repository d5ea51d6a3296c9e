"""The command of the proof-reader."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.games.keyforge.proof import Report, document, house_name, percent, report

DOCUMENT = Path("docs/keyforge-coverage.md")


def show(found: Report) -> None:
    """The differences, then the shares of all houses with a card that can be played."""
    for one in found.differences:
        print(f"{one.fact.id}: {one.reason() or 'NO REASON'}\n  print: {one.printed}\n  ours:  {one.ours}")
    for share in found.shares:
        if share.supported:
            told = f"{share.equal} of {share.supported} equal ({percent(share.equal, share.supported)})"
            print(
                f"{share.set_code} {house_name(share.house)}: {share.supported}/{share.cards} supported, {told}"
            )
    for whole in found.sets:
        print(f"{whole.set_code}: {whole.supported}/{whole.cards} supported, {whole.equal} equal")
    for card in found.stale():
        print(f"{card} has a reason and needs none")


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2:
        print("usage: python -m ludarium.games.keyforge.proof REFERENCE [DOCUMENT]")
        return 2
    found = report(Path(arguments[0]))
    show(found)
    into = Path(arguments[1]) if len(arguments) == 2 else DOCUMENT
    into.write_text(document(found), encoding="utf-8")
    return 1 if any(not one.reason() for one in found.differences) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
