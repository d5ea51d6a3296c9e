"""The card table: which speed, SP and modes each of the 54 cards has.

The source fixes how many cards of each kind there are, their colours, and how many belong to each mode (F7,
F119); most speeds, the SP and the marks of the modes it does not (O10, O30, O31). So the table is data, and an
organiser who has the printed cards replaces it by a file (docs/ready-fence-cards.md).

Cards are the numbers 0 to 53: by kind, then by speed. What stands in a table is never changed afterwards.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, final

from ludarium.core.errors import LudariumError, WrongOption
from ludarium.core.game import OptionSpec, Value
from ludarium.games.ready_fence.terms import KIND_NAMES, Card, Cards, Kinds, Modes

COUNTS: Final = (6, 4, 4, 2, 2, 2, 2, 3, 4, 2, 3, 7, 3, 2, 2, 2, 2, 2)
FIRST: Final = (0, 6, 10, 14, 16, 18, 20, 22, 25, 29, 31, 34, 41, 44, 46, 48, 50, 52)
"""The first card of each kind."""
CARDS: Final = 54
KIND_OF: Final[tuple[int, ...]] = tuple(kind for kind, count in enumerate(COUNTS) for _ in range(count))

LETTERS: Final = "TBA"
"""The marks of the modes, as they stand on the cards."""
TOTALS: Final = (41, 35, 54)
"""How many cards belong to each mode (F7)."""

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
COLOURS: Final = (
    *("red", "red", "red/cyan", "red", "red", "red", "red", "red", "blue/red"),
    *("blue", "blue/red", "cyan", "blue", "cyan", "gold", "orange/cyan", "orange", "orange"),
)

# What the source says of speeds: (0, 0) is none. Where it says nothing any digit will do.
RANGES: Final[tuple[tuple[int, int], ...]] = (
    *((3, 6), (4, 5), (1, 9), (1, 9), (1, 9), (4, 5), (1, 9), (1, 9), (4, 6)),
    *((4, 4), (4, 6), (4, 9), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)),
)
# Speeds that a sentence of the source names, one by one, and of Stop Hits what it says besides: one at the wrist or
# the arm is faster than 5. A table that lacks one is played with, and its organiser is told.
NAMED_SPEEDS: Final[dict[str, tuple[int, ...]]] = {
    "ST": (3, 4, 5, 6),
    "BT": (4, 5),
    "FK": (4, 5),
    "PR": (4, 5, 6),
    "SH": (4, 5),
}
SLOW_STOP_HIT: Final = 5
MOST_STAMINA: Final = 6
STAMINA: Final = f"0–{MOST_STAMINA}"
YELLOW: Final = 3
"""The speed of the two compulsory Straight Thrusts (F26)."""


@final
class CardTable:
    """The 54 cards of a bout. Cards of one name do the same and stand side by side."""

    def __init__(self, speeds: list[int], stamina: list[int], modes: list[int]) -> None:
        self.speeds = speeds
        """0 where the card has none."""
        self.stamina = stamina
        self.modes = modes
        """Bit ``1 << mode`` for each mode that the card belongs to."""
        self.names = [
            KIND_NAMES[KIND_OF[card]] + (str(speed) if speed else "") for card, speed in enumerate(speeds)
        ]
        self.masks = [((1 << count) - 1) << FIRST[kind] for kind, count in enumerate(COUNTS)]
        """The cards of each kind as a mask of 54 bits."""
        self.twin = [self.names.index(name) for name in self.names]
        """The lowest card of the same name, which need not belong to the same modes."""
        self.alike = [0] * CARDS
        """The cards of the same name as a mask of 54 bits."""
        for card in range(CARDS):
            for other in range(CARDS):
                if self.names[other] == self.names[card]:
                    self.alike[card] |= 1 << other

    def distinct(self, cards: Cards) -> list[Card]:
        """The lowest of each name among ``cards``, lowest first."""
        found: list[Card] = []
        alike = self.alike
        while cards:
            card = (cards & -cards).bit_length() - 1
            found.append(card)
            cards &= ~alike[card]
        return found

    def text(self) -> str:
        """The table in one word, ``ST334456.0TBA,…``: a kind, a character for each card, SP and modes."""
        told: list[str] = []
        for kind, first in enumerate(FIRST):
            groups: dict[str, str] = {}
            for card in range(first, first + COUNTS[kind]):
                letters = "".join(LETTERS[mode] for mode in range(3) if self.modes[card] >> mode & 1)
                key = f".{self.stamina[card]}{letters}"
                groups[key] = groups.get(key, KIND_NAMES[kind]) + (str(self.speeds[card] or "-"))
            told += [cards + key for key, cards in groups.items()]
        return ",".join(told)


@final
class Row:
    """A line of a table that was read: cards of one kind with the same SP and modes."""

    def __init__(self, line: int, kind: int, speeds: list[int], stamina: int, modes: int) -> None:
        self.line = line
        self.kind = kind
        self.speeds = speeds
        self.stamina = stamina
        self.modes = modes


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


def _wrong(code: str, line: int, **facts: str | int) -> LudariumError:
    """What is wrong with ``line``, and what is ``expected``: one of ``error-cards-…`` in ``locale/``."""
    found = facts.get("found")
    if isinstance(found, str):
        facts["found"] = found[:LONGEST_SHOWN]
    return LudariumError("cards-" + code, option=OPTION, line=line, **facts)


def _called(kind: int) -> str:
    """A kind as errors call it, by number and letters: ``C01 ST``."""
    return f"C{kind + 1:02} {KIND_NAMES[kind]}"


def _bare(name: str) -> str:
    """``name`` without accents, spaces and signs, in small letters; nothing of one that no card can have."""
    if len(name) > LONGEST_LINE:
        return ""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name).casefold() if sign.isalnum())


_NAMED: Final[dict[str, int]] = {
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
class Reader:
    """Reads the lines of a table and gives up at the first that is wrong."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

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
        self.rows.append(Row(number, kind, speeds, stamina, self.modes(number, kind, cells[5])))

    def colours(self, number: int, kind: int, cell: str) -> None:
        given = [colour.strip().casefold() for colour in cell.split("/")]
        for colour in given:
            if colour not in PALETTE:
                raise _wrong("colour", number, found=colour, expected=", ".join(PALETTE))
        if sorted(given) != sorted(COLOURS[kind].split("/")):
            raise _wrong("colours", number, card=_called(kind), found=cell, expected=COLOURS[kind])

    def count(self, number: int, kind: int, cell: str) -> int:
        count = _digit(cell)
        if count < 1:
            raise _wrong("count", number, card=_called(kind), found=cell, expected=COUNTS[kind])
        before = [row for row in self.rows if row.kind == kind]
        total = sum(len(row.speeds) for row in before)
        if total == COUNTS[kind]:
            raise _wrong("twice", number, card=_called(kind), first=before[0].line, expected=total)
        if total + count > COUNTS[kind]:
            raise _wrong("many", number, card=_called(kind), found=total + count, expected=COUNTS[kind])
        return count

    def speeds(self, number: int, kind: int, count: int, cell: str) -> list[int]:
        least, most = RANGES[kind]
        expected = str(least) if least == most else f"{least}–{most}"
        if most == 0:
            mark = "+2" if kind == Kinds.AN else "-"
            if any(word != mark for word in _LISTED.split(cell)):
                raise _wrong("no-speed", number, card=_called(kind), found=cell, expected=mark)
            return [0] * count
        words = [word for word in _LISTED.split(cell) if word]
        if not words or words == ["-"]:
            raise _wrong("speed-missing", number, card=_called(kind), expected=expected)
        for word in words:
            if _digit(word) < 0:
                raise _wrong("speed", number, card=_called(kind), found=word, expected=expected)
            if not least <= _digit(word) <= most:
                raise _wrong(
                    "speed-range",
                    number,
                    card=_called(kind),
                    found=word,
                    expected=expected,
                    least=least,
                    most=most,
                )
        if len(words) != count:
            raise _wrong("speeds", number, card=_called(kind), found=len(words), expected=count)
        return sorted(_digit(word) for word in words)

    def stamina(self, number: int, kind: int, speeds: list[int], cell: str) -> int:
        if not cell:
            raise _wrong("stamina-missing", number, card=_called(kind), expected=STAMINA, most=MOST_STAMINA)
        stamina = _digit(cell)
        if not 0 <= stamina <= MOST_STAMINA:
            raise _wrong(
                "stamina", number, card=_called(kind), found=cell, expected=STAMINA, most=MOST_STAMINA
            )
        for row in self.rows:
            shared = [speed for speed in row.speeds if speed in speeds] if row.kind == kind else []
            if shared and row.stamina != stamina:
                name = KIND_NAMES[kind] + (str(shared[0]) if shared[0] else "")
                raise _wrong(
                    "stamina-two", number, card=name, found=stamina, first=row.line, expected=row.stamina
                )
        return stamina

    def modes(self, number: int, kind: int, cell: str) -> int:
        modes = 0
        for letter in "".join(_LISTED.split(cell)).upper():
            if letter not in LETTERS:
                raise _wrong("modes", number, card=_called(kind), found=letter, expected=" ".join(LETTERS))
            modes |= 1 << LETTERS.index(letter)
        if not modes >> Modes.ADVANCED & 1:
            raise _wrong(
                "advanced", number, card=_called(kind), found=cell or "-", expected=LETTERS[Modes.ADVANCED]
            )
        if kind == Kinds.FE and modes != 1 << Modes.ADVANCED:
            raise _wrong("feint", number, card=_called(kind), found=cell, expected=LETTERS[Modes.ADVANCED])
        return modes

    def table(self, last: int) -> CardTable:
        """The table of all lines, of which ``last`` was the last; raises where they don't make one."""
        for kind, count in enumerate(COUNTS):
            rows = [row for row in self.rows if row.kind == kind]
            if not rows:
                raise _wrong("missing", last, card=_called(kind), name=ENGLISH[kind], expected=COUNTS[kind])
            total = sum(len(row.speeds) for row in rows)
            if total < count:
                raise _wrong("few", rows[-1].line, card=_called(kind), found=total, expected=count)
        self.yellow()
        for mode in range(3):
            self.total(mode)
        speeds: list[int] = []
        stamina: list[int] = []
        modes: list[int] = []
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
            raise _wrong("yellow", last, card=_called(0), found=found, expected=2)

    def total(self, mode: int) -> None:
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


def doubts(table: CardTable) -> list[LudariumError]:
    """What the source names and the table has not: speeds of a kind. Each names the kind, what is missing, and by
    ``kind`` the sentence of the source."""
    found: list[LudariumError] = []
    for name, speeds in NAMED_SPEEDS.items():
        kind = KIND_NAMES.index(name)
        there = table.speeds[FIRST[kind] : FIRST[kind] + COUNTS[kind]]
        missing = [str(speed) for speed in speeds if speed not in there]
        if missing:
            found.append(_doubt(name, _called(kind), ", ".join(missing)))
        if kind == Kinds.SH and max(there) <= SLOW_STOP_HIT:
            found.append(_doubt(name + "-fast", _called(kind), f"{SLOW_STOP_HIT + 1}–9"))
    return found


def _doubt(kind: str, card: str, missing: str) -> LudariumError:
    return LudariumError("cards-doubt", option=OPTION, kind=kind, card=card, missing=missing)


def _plain(line: str) -> str:
    """``line`` with its wide signs as the usual ones. One that is far too long is read as it stands."""
    return line if len(line) > LONGEST_LINE else unicodedata.normalize("NFKC", line)


def read_file(text: str) -> CardTable:
    """The table in an organiser's file (docs/ready-fence-cards.md). Every error names its line."""
    if len(text) > LONGEST_FILE:
        cut = text.count("\n", 0, LONGEST_FILE) + 1
        raise _wrong("too-long", cut, found=len(text), expected=LONGEST_FILE)
    reader = Reader()
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


def _read_word(text: str) -> CardTable:
    """The table that ``CardTable.text`` wrote."""
    reader = Reader()
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


# The two tables that come with the game. ``cards/`` holds each as a file; a test compares them. The even one has
# slower counter-attacks and better attacks: docs/ready-fence-balance.md says what that changes.
PROPOSED: Final[CardTable] = _read_word(
    "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA,"
    "CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
)
EVEN: Final[CardTable] = _read_word(
    "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT55.0TBA,GA66.0TBA,FK45.0TA,FN66.0TA,FL677.1BA,PR4556.0TBA,"
    "CP44.0TA,IF456.1BA,SH4444556.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
)
TABLE_NAMES: Final = ("proposed", "even")
MOST_KEPT: Final = 256
_kept: Final[dict[str, CardTable]] = {}


def table_of(option: str) -> CardTable:
    """The table that the option ``cards`` names or spells out in one word."""
    if option == TABLE_NAMES[0]:
        return PROPOSED
    if option == TABLE_NAMES[1]:
        return EVEN
    table = _kept.get(option)
    if table is None:
        table = _read_word(option)
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[option] = table
    return table


@final
class CardsOption(OptionSpec):
    """The option ``cards``: one of the two tables, or a table of one's own, as its word or as a whole file."""

    def __init__(self) -> None:
        super().__init__(OPTION, TABLE_NAMES[0], list(TABLE_NAMES), text=True)

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise WrongOption(self.name, value, ", ".join(TABLE_NAMES))
        if value in TABLE_NAMES:
            return value
        if "\n" in value or "|" in value or not value.strip():
            return read_file(value).text()
        if "," in value:
            return table_of(value).text()
        raise WrongOption(self.name, value[:LONGEST_SHOWN], ", ".join(TABLE_NAMES))

    def doubts(self, value: Value) -> Sequence[LudariumError]:
        return doubts(table_of(str(value)))

    def template(self, choice: Value) -> str:
        name = self.read(choice)
        assert name in TABLE_NAMES
        return (files("ludarium.games.ready_fence") / "cards" / f"{name}.txt").read_text(encoding="utf-8")
