"""Card tables as organisers write them."""

from __future__ import annotations

from typing import Final

from ludarium.games.ready_fence.tables import CardTable

# The table of section 14: kind, colours, count, speeds, SP, modes. Line n is card Cn.
ROWS: Final = """\
ST | red         | 6 | 3 3 4 4 5 6   | 0 | T B A
BT | red         | 4 | 4 4 5 5       | 0 | T B A
DI | red/cyan    | 4 | 4 4 5 5       | 0 | T B A
TT | red         | 2 | 4 4           | 0 | T B A
GA | red         | 2 | 5 5           | 0 | T B A
FK | red         | 2 | 4 5           | 1 | T A
FN | red         | 2 | 5 6           | 1 | T A
FL | red         | 3 | 5 6 7         | 2 | B A
PR | blue/red    | 4 | 4 5 5 6       | 0 | T B A
CP | blue        | 2 | 4 4           | 0 | T A
IF | blue/red    | 3 | 4 5 6         | 1 | B A
SH | cyan        | 7 | 4 4 5 5 6 6 7 | 0 | T B A
CT | blue        | 3 | -             | 0 | A
FT | cyan        | 2 | -             | 0 | A
JK | gold        | 2 | -             | 0 | T A
AN | orange/cyan | 2 | +2            | 0 | T A
RA | orange      | 2 | -             | 1 | T A
FE | orange      | 2 | -             | 0 | A
"""
LINES: Final = ROWS.splitlines()


def file(*changes: tuple[int, str], without: int = 0, more: tuple[str, ...] = ()) -> str:
    """The proposed table with other lines (by their numbers), without one, and with more at its end."""
    lines = LINES[:]
    for number, line in changes:
        lines[number - 1] = line
    if without:
        lines[without - 1] = "# here was a line"
    return "\n".join([*lines, *more]) + "\n"


def cells(table: CardTable) -> list[tuple[str, int, str]]:
    """What stands on the cards: name, SP, letters."""
    return [
        (
            table.names[card],
            table.stamina[card],
            "".join(letter for mode, letter in enumerate("TBA") if table.modes[card] >> mode & 1),
        )
        for card in range(54)
    ]
