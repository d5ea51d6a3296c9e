"""The card table: the two that come with the game, an organiser's file, and every mistake in one."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from ludarium import words
from ludarium.core import LudariumError, Record, RecordError, WrongOption
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence import tables as ta
from ludarium.games.ready_fence.tables import EVEN, PROPOSED, CardsOption, CardTable, read_file, table_of
from ludarium.testing import Play, proves

# The table of section 14: kind, colours, count, speeds, SP, modes. Line n is card Cn.
ROWS = """\
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
LINES = ROWS.splitlines()
OPTION = CardsOption()
DOCUMENT = Path(__file__).parents[3] / "docs" / "ready-fence-cards.md"


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


# -- the tables


@proves("F119", "F120", "F121", "F122")
@pytest.mark.parametrize("table", [PROPOSED, EVEN], ids=ta.TABLE_NAMES)
def test_the_deck_is_the_sources(table: CardTable) -> None:
    kinds = [ta.KINDS[kind] for kind in ta.KIND_OF]
    assert len(kinds) == 54
    counts = {kind: kinds.count(kind) for kind in ta.KINDS}
    assert list(counts) == [line[:2] for line in LINES]
    assert list(counts.values()) == list(ta.COUNTS) == [int(line.split("|")[2]) for line in LINES]
    groups = ["ST BT DI TT GA FK FN FL", "PR CP IF", "SH", "CT FT JK AN RA FE"]
    assert [sum(counts[kind] for kind in group.split()) for group in groups] == [25, 9, 7, 13]
    assert [sum(modes >> mode & 1 for modes in table.modes) for mode in range(3)] == [41, 35, 54]
    assert [card for card in range(54) if table.names[card] == "ST3"] == [0, 1]
    assert all(table.modes[card] >> ta.BASIC & 1 for card in (0, 1))


@proves("F119")
def test_the_proposed_table_is_the_one_of_the_rules() -> None:
    told = []
    for line in LINES:
        kind, _, count, speeds, stamina, letters = [cell.strip() for cell in line.split("|")]
        row = [""] * int(count) if speeds in ("-", "+2") else speeds.split()
        told += [(kind + speed, int(stamina), letters.replace(" ", "")) for speed in row]
    assert cells(PROPOSED) == told


@pytest.mark.parametrize("table", [PROPOSED, EVEN], ids=ta.TABLE_NAMES)
def test_cards_of_one_name_stand_together_and_are_alike(table: CardTable) -> None:
    for kind, first in enumerate(ta.FIRST):
        cards = range(first, first + ta.COUNTS[kind])
        assert table.masks[kind] == sum(1 << card for card in cards)
        assert [table.speeds[card] for card in cards] == sorted(table.speeds[card] for card in cards)
        for card in cards:
            assert ta.KIND_OF[card] == kind
            same = [other for other in range(54) if table.names[other] == table.names[card]]
            assert same == list(range(same[0], same[-1] + 1))
            assert table.twin[card] == same[0]
            assert table.alike[card] == sum(1 << other for other in same)
            assert table.names[card] == ta.KINDS[kind] + str(table.speeds[card] or "")
            assert len({table.stamina[other] for other in same}) == 1
    assert sum(table.masks) == (1 << 54) - 1


@pytest.mark.parametrize("name", ta.TABLE_NAMES)
def test_the_files_say_what_the_constants_say(name: str) -> None:
    text = OPTION.template(name)
    assert cells(read_file(text)) == cells(table_of(name))
    assert f"*{name}*" in text.splitlines()[0]
    assert max(map(len, text.splitlines())) <= 110


def test_the_example_of_the_documentation_is_a_table() -> None:
    example = re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example) == 1
    table = read_file(example[0])
    assert cells(table) != cells(PROPOSED)
    assert len({line.split("|")[0] for line in example[0].splitlines() if "|" in line}) >= 18


# -- the canonical form


def test_the_word_of_a_table_reads_back() -> None:
    word = PROPOSED.text()
    assert word.split() == [word]
    assert ";" not in word
    assert word.isascii()
    assert len(word) < 200
    assert word.startswith("ST334456.0TBA,BT4455.0TBA,")
    assert word.endswith("CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A")
    assert cells(table_of(word)) == cells(PROPOSED)
    assert table_of(word) is table_of(word)


def test_one_table_has_one_word() -> None:
    split = (
        "FL | red | 1 | 7 | 3 | B A",
        "FL | red | 2 | 6, 5 | 2 | A B",
    )
    one = read_file(file(without=8, more=split))
    other = read_file("\n".join([*reversed(split), *reversed(LINES[:7] + LINES[8:])]))
    assert one.text() == other.text()
    assert "FL56.2BA,FL7.3BA" in one.text()
    assert cells(table_of(one.text())) == cells(one) == cells(other)
    backwards = ",".join(reversed(one.text().split(",")))
    assert backwards != one.text()
    assert OPTION.read(backwards) == OPTION.read(one.text()) == one.text()


def test_cards_of_one_name_may_belong_to_different_modes() -> None:
    table = read_file(
        file(
            (2, "BT | red | 3 | 4 5 5 | 0 | TBA"),
            (18, "FE | orange | 1 | - | 0 | A"),
            more=("BT | red | 1 | 4 | 0 | BA", "FE | orange | 1 | - | 0 | TA"),
        )
    )
    assert "BT455.0TBA,BT4.0BA" in table.text()
    assert [table.names[card] for card in (6, 7)] == ["BT4", "BT4"]
    assert [table.modes[card] for card in (6, 7)] == [0b111, 0b110]
    assert cells(table_of(table.text())) == cells(table)


# -- what an organiser may write


@pytest.mark.parametrize(
    "line",
    [
        "c02|RED|4|4,4,5,5|0|tba",
        "2 | red | 4 | 4 4 5 5 | 0 | A, B, T  # as printed",
        "Beat Thrust | red | 4 | 5;5;4;4 | 0 | B T A",
        "  beat-thrust\t|\tred\t|\t4\t|\t4  4  5  5\t|\t0\t|\tT B A\t",
        "ＢＴ｜ｒｅｄ｜４｜４、４、５、５｜０｜Ｔ　Ｂ　Ａ",
        "BT | red | 4 | 4，4，5，5 | 00 | TBA",
    ],
)
def test_a_line_can_be_written_in_many_ways(line: str) -> None:
    assert cells(read_file(file((2, line)))) == cells(PROPOSED)


@pytest.mark.parametrize("kind", range(18))
def test_every_card_has_three_names(kind: int) -> None:
    rest = LINES[kind].partition("|")[2]
    for name in (f"C{kind + 1:02}", str(kind + 1), ta.ENGLISH[kind], ta.ENGLISH[kind].upper()):
        assert cells(read_file(file((kind + 1, f"{name}|{rest}")))) == cells(PROPOSED)
    plain = unicodedata.normalize("NFKD", ta.ENGLISH[kind]).encode("ascii", "ignore").decode()
    assert cells(read_file(file((kind + 1, f"{plain}|{rest}")))) == cells(PROPOSED)


@pytest.mark.parametrize("text", ["\ufeff" + ROWS, ROWS.replace("\n", "\r\n"), ROWS.replace("\n", "\r")])
def test_editors_may_save_as_they_like(text: str) -> None:
    assert cells(read_file(text)) == cells(PROPOSED)
    with pytest.raises(LudariumError) as error:
        read_file(text.replace("cyan        | 7", "cyan        | 8"))
    assert (error.value.code, error.value.facts["line"]) == ("cards-many", 12)


def test_dashes_are_dashes() -> None:
    for dash in "–—−-":
        assert cells(read_file(file((13, f"CT | blue | 3 | {dash} | 0 | A")))) == cells(PROPOSED)


def test_the_order_of_lines_is_free_and_comments_are_not_read() -> None:
    text = "# first | of | all\n\n" + "\n   # and\n\n".join(reversed(LINES))
    assert cells(read_file(text)) == cells(PROPOSED)


# -- what is wrong with a file

WRONG = [
    # what it is about, the file, the code, the line, other facts, what the English sentence has to say
    ("nothing", "", "empty", 1, {"expected": ta.COLUMNS}, "card | colours | count"),
    ("only comments", "# a\n#b\n\n", "empty", 2, {}, "no cards"),
    ("a single word", "hello\n", "columns", 1, {"found": "hello", "count": 1}, "1 column"),
    ("no text", file((3, "DI | r\ufffdd | 4 | 4 4 5 5 | 0 | TBA")), "encoding", 3, {}, "UTF-8"),
    ("zero bytes", "\0S\0T\n" + ROWS, "encoding", 1, {}, "UTF-8"),
    ("a bad comment", ROWS + "# Fl\ufffdche\n", "encoding", 19, {}, "UTF-8"),
    (
        "too long",
        ROWS + ("#" * 99 + "\n") * 400,
        "too-long",
        *(
            18 + 1 + (20_000 - len(ROWS)) // 100,
            {"found": len(ROWS) + 40_000, "expected": 20_000},
            "characters",
        ),
    ),
    (
        "a column too few",
        file((4, "TT | red | 2 | 4 4 | 0")),
        *("columns", 4, {"count": 5, "found": "TT | red | 2 | 4 4 | 0", "expected": ta.COLUMNS}),
        "5 columns",
    ),
    ("a column too many", file((4, LINES[3] + " | x")), "columns", 4, {"count": 7}, "7 columns"),
    ("no such card", file((5, "GB" + LINES[4][2:])), "unknown", 5, {"found": "GB"}, "“GB”"),
    ("no such number", file((5, "C19" + LINES[4][2:])), "unknown", 5, {"found": "C19"}, "C01 to C18"),
    ("no card", file((5, "  " + LINES[4][2:])), "unknown", 5, {"found": ""}, "English name"),
    ("a foreign card", file((5, "Sixte" + LINES[4][2:])), "unknown", 5, {"found": "Sixte"}, "“Sixte”"),
    (
        "no such colour",
        file((1, LINES[0].replace("red ", "pink"))),
        *("colour", 1, {"found": "pink", "expected": "red, blue, cyan, orange, gold"}, "“pink”"),
    ),
    ("no colour", file((1, LINES[0].replace("red", ""))), "colour", 1, {"found": ""}, "orange, gold"),
    (
        "a comma",
        file((3, LINES[2].replace("red/cyan", "red, cyan"))),
        "colour",
        3,
        {"found": "red, cyan"},
        "Write",
    ),
    (
        "the wrong colour",
        file((9, LINES[8].replace("blue/red", "blue"))),
        *("colours", 9, {"card": "C09 PR", "found": "blue", "expected": "blue/red"}, "blue/red"),
    ),
    (
        "a colour twice",
        file((3, LINES[2].replace("red/cyan", "red/red"))),
        "colours",
        3,
        {"card": "C03 DI"},
        B,
    ),
    (
        "no count",
        file((2, "BT | red | | 4 4 5 5 | 0 | TBA")),
        "count",
        2,
        {"found": "", "expected": 4},
        "C02 BT",
    ),
    (
        "a word as count",
        file((2, "BT | red | four | 4 4 5 5 | 0 | TBA")),
        "count",
        2,
        {"found": "four"},
        "“four”",
    ),
    ("a count of zero", file((2, "BT | red | 0 | 4 4 5 5 | 0 | TBA")), "count", 2, {"found": "0"}, "“0”"),
    ("a negative count", file((2, "BT | red | -4 | 4 4 5 5 | 0 | TBA")), "count", 2, {"found": "-4"}, "“-4”"),
    (
        "too many of a kind",
        file((2, "BT | red | 5 | 4 4 5 5 5 | 0 | TBA")),
        *("many", 2, {"card": "C02 BT", "found": 5, "expected": 4}, "smaller count"),
    ),
    (
        "too many in two lines",
        file((2, "BT | red | 3 | 4 4 5 | 0 | TBA"), more=("BT | red | 2 | 5 5 | 0 | TBA",)),
        *("many", 19, {"card": "C02 BT", "found": 5, "expected": 4}, "line 19"),
    ),
    (
        "too few of a kind",
        file((12, "SH | cyan | 6 | 4 4 5 5 6 6 | 0 | TBA")),
        *("few", 12, {"card": "C12 SH", "found": 6, "expected": 7}, "larger count"),
    ),
    (
        "a line twice",
        file(more=(LINES[9],)),
        *("twice", 19, {"card": "C10 CP", "first": 10, "expected": 2}, "Take one of the lines away"),
    ),
    (
        "a card missing",
        file(without=17),
        *("missing", 18, {"card": "C17 RA", "name": "Renewed Attack", "expected": 2}, "Renewed Attack"),
    ),
    (
        "a speed where there is none",
        file((15, "JK | gold | 2 | 9 9 | 0 | TA")),
        *("no-speed", 15, {"card": "C15 JK", "found": "9 9", "expected": "-"}, "Write -"),
    ),
    (
        "nothing where there is no speed",
        file((13, "CT | blue | 3 | | 0 | A")),
        "no-speed",
        13,
        {"found": ""},
        "-",
    ),
    (
        "another add-on",
        file((16, "AN | orange/cyan | 2 | +3 | 0 | TA")),
        *("no-speed", 16, {"card": "C16 AN", "found": "+3", "expected": "+2"}, "Write +2"),
    ),
    (
        "no speeds",
        file((5, "GA | red | 2 | | 0 | TBA")),
        "speed-missing",
        5,
        {"expected": "1–9"},
        "no speeds",
    ),
    ("a dash", file((1, "ST | red | 6 | - | 0 | TBA")), "speed-missing", 1, {"expected": "3–6"}, "3–6"),
    (
        "a word as speed",
        file((1, "ST | red | 6 | 3 3 4 4 five 6 | 0 | TBA")),
        *("speed", 1, {"card": "C01 ST", "found": "five", "expected": "3–6"}, "“five”"),
    ),
    ("half a speed", file((6, "FK | red | 2 | 4.5 5 | 1 | TA")), "speed", 6, {"found": "4.5"}, "no number"),
    (
        "too fast",
        file((1, "ST | red | 6 | 3 3 4 4 5 7 | 0 | TBA")),
        *(
            "speed-range",
            1,
            {"card": "C01 ST", "found": "7", "least": 3, "most": 6, "expected": "3–6"},
            "at most 6",
        ),
    ),
    (
        "too slow",
        file((12, "SH | cyan | 7 | 3 4 5 5 6 6 7 | 0 | TBA")),
        "speed-range",
        12,
        {"least": 4},
        "least 4",
    ),
    (
        "no digit",
        file((5, "GA | red | 2 | 5 10 | 0 | TBA")),
        "speed-range",
        5,
        {"found": "10", "most": 9},
        "10",
    ),
    (
        "speed zero",
        file((5, "GA | red | 2 | 0 5 | 0 | TBA")),
        "speed-range",
        5,
        {"found": "0", "least": 1},
        "0",
    ),
    (
        "one speed for two",
        file((4, "TT | red | 2 | 4 | 0 | TBA")),
        *("speeds", 4, {"card": "C04 TT", "found": 1, "expected": 2}, "1 speed "),
    ),
    (
        "three speeds for two",
        file((4, "TT | red | 2 | 4 4 4 | 0 | TBA")),
        "speeds",
        4,
        {"found": 3},
        "3 speeds",
    ),
    (
        "no SP",
        file((8, "FL | red | 3 | 5 6 7 | | BA")),
        *("stamina-missing", 8, {"card": "C08 FL", "most": 6, "expected": "0–6"}, "from 0 to 6"),
    ),
    ("a word as SP", file((8, "FL | red | 3 | 5 6 7 | two | BA")), "stamina", 8, {"found": "two"}, "“two”"),
    (
        "too much SP",
        file((8, "FL | red | 3 | 5 6 7 | 7 | BA")),
        "stamina",
        8,
        {"found": "7", "most": 6},
        "“7”",
    ),
    ("negative SP", file((8, "FL | red | 3 | 5 6 7 | -1 | BA")), "stamina", 8, {"found": "-1"}, "“-1”"),
    (
        "one name, two SP",
        file((7, "FN | red | 1 | 5 | 1 | TA"), more=("FN | red | 1 | 5 | 2 | TA",)),
        *("stamina-two", 19, {"card": "FN5", "found": 2, "first": 7, "expected": 1}, "line 7"),
    ),
    (
        "one name without speed, two SP",
        file((18, "FE | orange | 1 | - | 0 | A"), more=("FE | orange | 1 | - | 1 | A",)),
        *("stamina-two", 19, {"card": "FE", "found": 1, "first": 18, "expected": 0}, "gives FE 1 SP"),
    ),
    (
        "no such mode",
        file((10, "CP | blue | 2 | 4 4 | 0 | T X A")),
        *("modes", 10, {"card": "C10 CP", "found": "X", "expected": "T B A"}, "“X”"),
    ),
    (
        "no modes",
        file((14, "FT | cyan | 2 | - | 0 |")),
        "advanced",
        14,
        {"card": "C14 FT", "found": "-"},
        "letter A",
    ),
    (
        "not advanced",
        file((14, "FT | cyan | 2 | - | 0 | T")),
        *("advanced", 14, {"found": "T", "expected": "A"}, "letter A"),
    ),
    (
        "one yellow card",
        file((1, "ST | red | 6 | 3 4 4 4 5 6 | 0 | TBA")),
        *("yellow", 1, {"card": "C01 ST", "found": 1, "expected": 2}, "Exactly 2"),
    ),
    (
        "three yellow cards",
        file((1, "ST | red | 3 | 3 3 4 | 0 | TBA"), more=("C1 | red | 3 | 3 5 6 | 0 | TBA",)),
        *("yellow", 19, {"found": 3, "expected": 2}, "3 Straight Thrusts"),
    ),
    (
        "a yellow card outside of basic",
        file((1, "ST | red | 5 | 3 4 4 5 6 | 0 | TBA"), more=("ST | red | 1 | 3 | 0 | TA",)),
        *("yellow-basic", 19, {"card": "ST3", "expected": "B"}, "letter B"),
    ),
    (
        "too few for the tutorial",
        file((3, "DI | red/cyan | 4 | 4 4 5 5 | 0 | BA")),
        *("total-few", 3, {"letter": "T", "found": 37, "expected": 41, "count": 4}, "4 more cards"),
    ),
    (
        "one too few for basic",
        file((9, "PR | blue/red | 3 | 4 5 5 | 0 | TBA"), more=("PR | blue/red | 1 | 6 | 0 | TA",)),
        *("total-few", 6, {"letter": "B", "found": 34, "expected": 35, "count": 1}, "1 more card;"),
    ),
    (
        "too many for the tutorial",
        file((13, "CT | blue | 3 | - | 0 | T A")),
        *("total-many", 16, {"letter": "T", "found": 44, "expected": 41, "count": 3}, "3 cards"),
    ),
    (
        "too many for basic",
        file((15, "JK | gold | 2 | - | 0 | T B A")),
        *("total-many", 15, {"letter": "B", "found": 37, "expected": 35, "count": 2}, "Take it away"),
    ),
]


@pytest.mark.parametrize(
    ("text", "code", "line", "facts", "said"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG]
)
def test_every_mistake_is_told(text: str, code: str, line: int, facts: dict[str, object], said: str) -> None:
    with pytest.raises(LudariumError) as error:
        read_file(text)
    check(error.value, code, line, facts, said)
    with pytest.raises(LudariumError) as again:
        OPTION.read(text)
    assert again.value.facts == error.value.facts


def check(error: LudariumError, code: str, line: int, facts: dict[str, object], said: str) -> None:
    """The code, the line and the other facts of an error, and its sentence in three languages."""
    assert (error.code, error.facts["line"]) == (f"cards-{code}", line)
    assert {**error.facts, **facts} == error.facts
    assert error.facts["option"] == "cards"
    assert "expected" in error.facts
    told = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int)}
    sentences = {lang: words.say(lang, f"error-{error.code}", **told) for lang in words.LANGUAGES}
    assert said in sentences["en"]
    assert len(set(sentences.values())) == len(words.LANGUAGES)
    for sentence in sentences.values():
        assert re.search(rf"(?<!\d){line}(?!\d)", sentence), sentence
        assert "{" not in sentence
        assert "cards-" not in sentence
        if isinstance(facts.get("found"), str):
            assert str(facts["found"]) in sentence


def test_every_error_there_is_has_its_file() -> None:
    source = Path(ta.__file__).with_name("tables.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'_wrong\(\s*"([a-z-]+)"', source))
    assert len(codes) > 20
    assert codes == {w[2] for w in WRONG} | {"word"}
    for lang in words.LANGUAGES:
        assert {code for code in codes if not words.has(f"error-cards-{code}", lang)} == set()


def test_what_was_found_is_cut_short() -> None:
    with pytest.raises(LudariumError) as error:
        read_file("x" * 5000 + "\n")
    assert error.value.facts["found"] == "x" * 40


@pytest.mark.parametrize(
    ("word", "code", "facts"),
    [
        ("ST334456.0TBA,", "word", {"found": "", "expected": "ST334456.0TBA"}),
        ("XX44.0TBA,ST334456.0TBA", "word", {"found": "XX44.0TBA"}),
        ("st334456.0TBA,BT4455.0TBA", "word", {"found": "st334456.0TBA"}),
        ("ST334406.0TBA,BT4455.0TBA", "word", {"found": "ST334406.0TBA"}),
        ("ST334456.0TBA,BT44559.0TBA", "many", {"found": 5, "card": "C02 BT"}),
        ("ST334456.0TBA,BT4459.0TBA", "speed-range", {"found": "9"}),
        ("ST334456.0TBA,BT----.0TBA", "speed", {"found": "-"}),
        ("ST334456.7TBA,BT4455.0TBA", "stamina", {"found": "7"}),
        ("ST334456.0TB,BT4455.0TBA", "advanced", {"found": "TB"}),
        ("ST334456.0TBA,BT4455.0TBA", "missing", {"card": "C03 DI"}),
    ],
)
def test_a_wrong_word_is_refused(word: str, code: str, facts: dict[str, object]) -> None:
    for read in (table_of, OPTION.read):
        with pytest.raises(LudariumError) as error:
            read(word)
        check(error.value, code, 1, facts, "")


# -- the option


def test_the_option_takes_names_words_and_files() -> None:
    assert (OPTION.name, OPTION.default, OPTION.choices, OPTION.text) == (
        "cards",
        "proposed",
        ["proposed", "even"],
        True,
    )
    assert OPTION.read("even") == "even"
    other = file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))
    word = OPTION.read(other)
    assert word == read_file(other).text() == OPTION.read(word)
    assert OPTION.read(ROWS) == PROPOSED.text()


@pytest.mark.parametrize("value", ["Even", "no such choice", "x" * 500, 3, True, None, ["proposed"]])
def test_the_option_takes_nothing_else(value: object) -> None:
    with pytest.raises(WrongOption) as error:
        OPTION.read(value)
    assert error.value.facts["expected"] == "proposed, even"
    assert len(str(error.value.facts["value"])) <= 40


def test_many_tables_do_not_fill_the_memory() -> None:
    for speeds in range(111, 999):
        if "0" not in str(speeds):
            table_of(read_file(file((8, f"FL | red | 3 | {' '.join(str(speeds))} | 2 | BA"))).text())
    assert len(ta._kept) <= ta.MOST_KEPT
    assert table_of("proposed") is PROPOSED
    assert table_of("even") is EVEN


# -- records


def fast() -> str:
    return read_file(file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))).text()


def test_a_record_keeps_the_table() -> None:
    options = GAME.read_options({"cards": file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))})
    play = Play(GAME, "with other cards", options=options)
    for _ in play.states():
        pass
    outcome = play.state.outcome()
    assert outcome is not None
    play.record.scores = outcome.scores
    text = play.record.text()
    assert f"option cards {fast()}\n" in text
    again = Record.parse(text)
    assert again.options["cards"] == fast()
    assert again.text() == text
    assert again.final().dump() == play.state.dump()


@pytest.mark.parametrize(
    ("value", "found", "expected"),
    [
        ("evn", "evn", "proposed, even"),
        ("ST334456.0TBA,BT4459.0TBA", "9", "4–5"),
        ("ST334456.0TBA,BT", "BT", "ST334456.0TBA"),
        ("ST334456.0TBA,BT4455.0TBA", "ST334456.0TBA,BT4455.0TBA", "4"),
    ],
)
def test_a_record_with_a_wrong_table_is_refused(value: str, found: str, expected: str) -> None:
    text = Record("ready-fence", GAME.version, 2, "a seed", {"cards": value}).text()
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert error.value.code == "record-option-value"
    assert error.value.facts == {"line": 4, "found": found, "expected": expected}
