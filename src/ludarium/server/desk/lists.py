"""Lists of players as people have them: out of any spreadsheet, in any of the encodings that are in use here."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ludarium.server.desk.spreadsheets import FORMULAS, MARK
from ludarium.tournaments.errors import Refused

MOST_ROWS: Final = 10_000
HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": (
        "name", "player", "full name", "姓名", "名字", "名稱", "玩家", "選手", "參賽者", "이름", "성명", "선수", "플레이어",
        "참가자",
    ),
    "club": ("club", "team", "club/team", "俱樂部", "社團", "所屬", "所屬團體", "隊伍", "團隊", "클럽", "소속", "팀", "동호회"),
    "rank": ("rank", "seed", "種子", "種子序", "排名", "名次", "시드", "순위", "랭킹"),
}  # fmt: skip
"""What the columns that are read may be called, folded as ``_head`` does; the page knows the same."""
MARKS: Final = (",", ";", "\t")
"""What parts the cells."""

_HANGUL: Final = re.compile("[가-힣ㄱ-ㆎ]")
_FOREIGN: Final = re.compile("[^\\x00-\\x7f]")


@dataclass(frozen=True, slots=True)
class People:
    """Name, club and rank of each line, and the columns that were not read."""

    rows: list[tuple[str, str, int]]
    ignored: list[str]


def read_players(body: bytes) -> People:
    """The people of a table whose first line names its columns, one of them the name. Other columns than those of
    ``HEADS`` are left out. Raises ``Refused``."""
    text = decoded(body)
    mark = _mark(text)
    rows: list[tuple[int, list[str]]] = []
    for line, row in _rows(text, mark):
        rows.append((line, row))
        if len(rows) > MOST_ROWS + 1:
            raise Refused("people-many", most=MOST_ROWS)
    if not rows:
        raise Refused("csv-empty")
    head = rows[0][1]
    columns = [_column(cell) for cell in head]
    if "name" not in columns:
        raise Refused("csv-no-name", found=", ".join(head)[:80])
    for place, column in enumerate(columns):
        if column and column in columns[:place]:
            raise Refused("csv-twice", found=head[place][:40], other=head[columns.index(column)][:40])
    found = []
    for line, row in rows[1:]:
        if len(row) != len(head):
            raise Refused("csv-row", line=line, found=len(row), expected=len(head))
        cells = {column: meant(cell) for column, cell in zip(columns, row, strict=True) if column}
        rank = cells.get("rank", "")
        if rank and not (rank.isascii() and rank.isdigit() and len(rank) < 6):
            raise Refused("csv-rank", line=line, found=rank[:20])
        found.append((cells["name"], cells.get("club", ""), int(rank or 0)))
    ignored = [cell for cell, column in zip(head, columns, strict=True) if cell and not column]
    return People(found, ignored)


def decoded(body: bytes) -> str:
    """The text of a file: what its mark says, else UTF-8, else UTF-16, Big5 (with the signs of Hong Kong) or the
    Korean code page, whichever it can be. Raises ``Refused`` for none of them."""
    if body.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings: tuple[str, ...] = ("utf-16",)
    elif b"\0" in body:
        encodings = ("utf-16-be",) if body[::2].count(0) > body[1::2].count(0) else ("utf-16-le",)
    else:
        encodings = ("utf-8", "euc_kr", "big5hkscs", "cp950", "cp949")
    for encoding in encodings:
        try:
            text = body.decode(encoding)
        except UnicodeDecodeError:
            continue
        # Bytes of Big5 may be valid Korean, too; then they give hanja here and there, which no Korean list is full of.
        if encoding != "euc_kr" or all(_HANGUL.match(sign) for sign in _FOREIGN.findall(text)):
            return text.removeprefix(MARK)
    raise Refused("csv-signs")


def meant(cell: str) -> str:
    """What somebody wrote, of a cell as ``spreadsheets.plain`` wrote it."""
    cell = cell.strip()
    return cell[1:].strip() if cell.startswith("'") and cell.lstrip("'").startswith(FORMULAS) else cell


def _head(cell: str) -> str:
    return unicodedata.normalize("NFKC", cell).strip().casefold()


def _column(cell: str) -> str:
    """Which column this heading names; "" for one that is not read."""
    return next((column for column, names in HEADS.items() if _head(cell) in names), "")


def _rows(text: str, mark: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that are not empty, with their numbers. Raises ``Refused`` for a cell without an end."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark)
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            said = reader.line_num == 1 and bool(row) and text.lower().startswith("sep=")
            if any(cells) and not said:
                yield reader.line_num, cells
    except csv.Error:
        raise Refused("csv-broken", line=reader.line_num) from None


def _mark(text: str) -> str:
    """What parts the cells: that by which the first line names most of the columns."""

    def known(mark: str) -> int:
        head = next(_rows(text, mark), (0, []))[1]
        return sum([bool(_column(cell)) for cell in head])

    return max(MARKS, key=known)
