"""Reads a card table as an organiser writes it: a line for cards of one kind with the same SP and modes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, final

from ludarium.core.errors import LudariumError
from ludarium.games.ready_fence.tables import COLOURS, COUNTS, LETTERS, TOTALS, YELLOW, CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES, Kind, Kinds, Mode, Modes, ModeSet, Speed, Stamina

ENGLISH: Final = (
    "Straight Thrust",
    "Beat Thrust",
    "Disengage",
    "Toe-touch",
    "Glide Attack",
    "Flick",
    "Flanconade",
    "Flèche",
    "Parry and Riposte",
    "Ceding Parry",
    "Infighting",
    "Stop Hit",
    "Counter-time",
    "Feint in Time",
    "Joker",
    "Angulation/Opposition",
    "Renewed Attack",
    "Feint",
)
PALETTE: Final = ("red", "blue", "cyan", "orange", "gold")
# What the source says of speeds: (0, 0) is none. Where it says nothing any digit will do.
RANGES: Final[tuple[tuple[Speed, Speed], ...]] = (
    *((3, 6), (4, 5), (1, 9), (1, 9), (1, 9), (4, 5), (1, 9), (1, 9), (4, 6)),
    *((4, 4), (4, 6), (4, 9), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)),
)
MOST_STAMINA: Final = 6
STAMINA: Final = f"0–{MOST_STAMINA}"
OPTION: Final = "cards"
LONGEST_FILE: Final = 20_000
LONGEST_LINE: Final = 500
"""Characters of a line whose accents and wide signs are looked at: to sort accents takes time by the square of their
number."""
LONGEST_SHOWN: Final = 40
COLUMNS: Final = "card | colours | count | speeds | SP | modes"
SAMPLE: Final = "ST334456.0TBA"
_LISTED: Final = re.compile("[ ,;、]+")
_DASHES: Final = str.maketrans("‐‑‒–—−", "------")
_HASHES: Final = str.maketrans("＃﹟", "##")
_PIECE: Final = re.compile(r"([A-Z]{2})([1-9]+|-+)\.([0-9])([TBA]+)")


@final
class TableRow:
    """A line of a table that was read: cards of one kind with the same SP and modes."""

    def __init__(self, line: int, kind: Kind, speeds: list[Speed], stamina: Stamina, modes: ModeSet) -> None:
        self.line = line
        self.kind = kind
        self.speeds = speeds
        self.stamina = stamina
        self.modes = modes


def _wrong(code: str, line: int, **facts: str | int) -> LudariumError:
    """What is wrong with ``line``, and what is ``expected``: one of ``error-cards-…`` in ``locale/``."""
    found = facts.get("found")
    if isinstance(found, str):
        facts["found"] = found[:LONGEST_SHOWN]
    return LudariumError("cards-" + code, option=OPTION, line=line, **facts)


def called(kind: Kind) -> str:
    """A kind as errors call it, by number and letters: ``C01 ST``."""
    return f"C{kind + 1:02} {KIND_NAMES[kind]}"


def _bare(name: str) -> str:
    """``name`` without accents, spaces and signs, in small letters; nothing of one that no card can have."""
    if len(name) > LONGEST_LINE:
        return ""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name).casefold() if sign.isalnum())


_NAMED: Final[dict[str, Kind]] = {
    **{_bare(name): kind for kind, name in enumerate(ENGLISH)},
    **dict.fromkeys(("angulation", "opposition"), Kinds.AN),
    **{KIND_NAMES[kind].lower(): kind for kind in range(len(KIND_NAMES))},
    **{f"c{kind + 1:02}": kind for kind in range(len(KIND_NAMES))},
    **{f"c{kind + 1}": kind for kind in range(len(KIND_NAMES))},
    **{str(kind + 1): kind for kind in range(len(KIND_NAMES))},
}


def _digit(text: str) -> int:
    """A number as tables write it, -1 where ``text`` is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


@final
class TableReader:
    """Reads the lines of a table and gives up at the first that is wrong."""

    def __init__(self) -> None:
        self.rows: list[TableRow] = []

    def line(self, number: int, line: str) -> None:
        """Read one line of six columns."""
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 6:
            raise _wrong("columns", number, found=line, count=len(cells), expected=COLUMNS)
        kind = _NAMED.get(_bare(cells[0]), -1)
        if kind < 0:
            raise _wrong("unknown", number, found=cells[0], expected=", ".join(KIND_NAMES[:6]) + "…")
        self.colours(number, kind, cells[1])
        count = self.count(number, kind, cells[2])
        speeds = self.speeds(number, kind, count, cells[3])
        stamina = self.stamina(number, kind, speeds, cells[4])
        self.rows.append(TableRow(number, kind, speeds, stamina, self.modes(number, kind, cells[5])))

    def colours(self, number: int, kind: Kind, cell: str) -> None:
        given = [colour.strip().casefold() for colour in cell.split("/")]
        for colour in given:
            if colour not in PALETTE:
                raise _wrong("colour", number, found=colour, expected=", ".join(PALETTE))
        if sorted(given) != sorted(COLOURS[kind].split("/")):
            raise _wrong("colours", number, card=called(kind), found=cell, expected=COLOURS[kind])

    def count(self, number: int, kind: Kind, cell: str) -> int:
        count = _digit(cell)
        if count < 1:
            raise _wrong("count", number, card=called(kind), found=cell, expected=COUNTS[kind])
        before = [row for row in self.rows if row.kind == kind]
        total = sum(len(row.speeds) for row in before)
        if total == COUNTS[kind]:
            raise _wrong("twice", number, card=called(kind), first=before[0].line, expected=total)
        if total + count > COUNTS[kind]:
            raise _wrong("many", number, card=called(kind), found=total + count, expected=COUNTS[kind])
        return count

    def speeds(self, number: int, kind: Kind, count: int, cell: str) -> list[Speed]:
        least, most = RANGES[kind]
        expected = str(least) if least == most else f"{least}–{most}"
        if most == 0:
            mark = "+2" if kind == Kinds.AN else "-"
            if any(word != mark for word in _LISTED.split(cell)):
                raise _wrong("no-speed", number, card=called(kind), found=cell, expected=mark)
            return [0] * count
        words = [word for word in _LISTED.split(cell) if word]
        if not words or words == ["-"]:
            raise _wrong("speed-missing", number, card=called(kind), expected=expected)
        for word in words:
            if _digit(word) < 0:
                raise _wrong("speed", number, card=called(kind), found=word, expected=expected)
            if not least <= _digit(word) <= most:
                raise _wrong(
                    "speed-range",
                    number,
                    card=called(kind),
                    found=word,
                    expected=expected,
                    least=least,
                    most=most,
                )
        if len(words) != count:
            raise _wrong("speeds", number, card=called(kind), found=len(words), expected=count)
        return sorted(_digit(word) for word in words)

    def stamina(self, number: int, kind: Kind, speeds: list[Speed], cell: str) -> Stamina:
        if not cell:
            raise _wrong("stamina-missing", number, card=called(kind), expected=STAMINA, most=MOST_STAMINA)
        stamina = _digit(cell)
        if not 0 <= stamina <= MOST_STAMINA:
            raise _wrong(
                "stamina", number, card=called(kind), found=cell, expected=STAMINA, most=MOST_STAMINA
            )
        for row in self.rows:
            shared = [speed for speed in row.speeds if speed in speeds] if row.kind == kind else []
            if shared and row.stamina != stamina:
                name = KIND_NAMES[kind] + (str(shared[0]) if shared[0] else "")
                raise _wrong(
                    "stamina-two", number, card=name, found=stamina, first=row.line, expected=row.stamina
                )
        return stamina

    def modes(self, number: int, kind: Kind, cell: str) -> ModeSet:
        modes = 0
        for letter in "".join(_LISTED.split(cell)).upper():
            if letter not in LETTERS:
                raise _wrong("modes", number, card=called(kind), found=letter, expected=" ".join(LETTERS))
            modes |= 1 << LETTERS.index(letter)
        if not modes >> Modes.ADVANCED & 1:
            raise _wrong(
                "advanced", number, card=called(kind), found=cell or "-", expected=LETTERS[Modes.ADVANCED]
            )
        if kind == Kinds.FE and modes != 1 << Modes.ADVANCED:
            raise _wrong("feint", number, card=called(kind), found=cell, expected=LETTERS[Modes.ADVANCED])
        return modes

    def table(self, last: int) -> CardTable:
        """The table of all lines, of which ``last`` was the last; raises where they don't make one."""
        for kind, count in enumerate(COUNTS):
            rows = [row for row in self.rows if row.kind == kind]
            if not rows:
                raise _wrong("missing", last, card=called(kind), name=ENGLISH[kind], expected=COUNTS[kind])
            total = sum(len(row.speeds) for row in rows)
            if total < count:
                raise _wrong("few", rows[-1].line, card=called(kind), found=total, expected=count)
        self.yellow()
        for mode in range(3):
            self.total(mode)
        speeds: list[Speed] = []
        stamina: list[Stamina] = []
        modes: list[ModeSet] = []
        for kind in range(len(KIND_NAMES)):
            cards = [
                (speed, -row.modes, row.stamina)
                for row in self.rows
                if row.kind == kind
                for speed in row.speeds
            ]
            for speed, negative, spent in sorted(cards):
                speeds.append(speed)
                stamina.append(spent)
                modes.append(-negative)
        return CardTable(speeds, stamina, modes)

    def yellow(self) -> None:
        """Two Straight Thrusts are of speed 3, and both belong to the basic mode (F26)."""
        found = last = 0
        for row in self.rows:
            if row.kind != 0:
                continue
            last = row.line
            found += row.speeds.count(YELLOW)
            if found > 2:
                break
            if YELLOW in row.speeds and not row.modes >> Modes.BASIC & 1:
                raise _wrong(
                    "yellow-basic", row.line, card=KIND_NAMES[0] + str(YELLOW), expected=LETTERS[Modes.BASIC]
                )
        if found != 2:
            raise _wrong("yellow", last, card=called(0), found=found, expected=2)

    def total(self, mode: Mode) -> None:
        """As many cards belong to a mode as the source says. The line named is the first that lacks the
        letter, or the one with which it stands on too many."""
        letter, expected = LETTERS[mode], TOTALS[mode]
        marked = [row for row in self.rows if row.modes >> mode & 1]
        found = sum(len(row.speeds) for row in marked)
        if found < expected:
            lacking = [row.line for row in self.rows if row not in marked]
            raise _wrong(
                "total-few", lacking[0], letter=letter, found=found, expected=expected, count=expected - found
            )
        seen = 0
        for row in marked:
            seen += len(row.speeds)
            if seen > expected:
                raise _wrong(
                    "total-many",
                    row.line,
                    letter=letter,
                    found=found,
                    expected=expected,
                    count=found - expected,
                )


def _plain(line: str) -> str:
    """``line`` with its wide signs as the usual ones. One that is far too long is read as it stands."""
    return line if len(line) > LONGEST_LINE else unicodedata.normalize("NFKC", line)


def read_file(text: str) -> CardTable:
    """The table in an organiser's file (docs/ready-fence-cards.md). Every error names its line."""
    if len(text) > LONGEST_FILE:
        cut = text.count("\n", 0, LONGEST_FILE) + 1
        raise _wrong("too-long", cut, found=len(text), expected=LONGEST_FILE)
    reader = TableReader()
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    last = 1
    for number, line in enumerate(lines.split("\n"), 1):
        if "\0" in line or "\ufffd" in line:
            raise _wrong("encoding", number, expected="UTF-8")
        told = _plain(line.translate(_HASHES).partition("#")[0].strip()).translate(_DASHES).strip()
        if line.strip():
            last = number
        if told:
            reader.line(number, told)
    if not reader.rows:
        raise _wrong("empty", last, expected=COLUMNS)
    return reader.table(last)


def read_word(text: str) -> CardTable:
    """The table that ``CardTable.text`` wrote."""
    reader = TableReader()
    for piece in text.split(","):
        found = _PIECE.fullmatch(piece)
        kind = _NAMED.get(piece[:2].lower(), -1)
        if found is None or kind < 0:
            raise _wrong("word", 1, found=piece, expected=SAMPLE)
        cards, stamina, modes = found.group(2), found.group(3), found.group(4)
        speeds = " ".join(cards)
        if cards[0] == "-" and RANGES[kind][1] == 0:
            speeds = "+2" if kind == Kinds.AN else "-"
        reader.line(1, f"{KIND_NAMES[kind]}|{COLOURS[kind]}|{len(cards)}|{speeds}|{stamina}|{modes}")
    return reader.table(1)
