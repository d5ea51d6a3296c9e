"""Every mistake in a card table, by a file that has it: the line, and the sentence in three languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.accents import Sorted, heap
from tests.rules.ready_fence.table_files import LINES, ROWS, file

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.games.ready_fence.cards_option import TABLE_NAMES, CardsOption, table_of
from ludarium.games.ready_fence.table_reader import COLUMNS, LONGEST_LINE, read_file

OPTION = CardsOption()
READER = Path(__file__).parents[3] / "src" / "ludarium" / "games" / "ready_fence" / "table_reader.py"


class Wrong:
    """A file with a mistake: what it is about, and the error's code, line and facts. ``said`` stands in the
    English sentence."""

    def __init__(self, about: str, text: str, code: str, line: int, said: str, **facts: str | int) -> None:
        self.about, self.text = about, text
        self.code, self.line, self.said, self.facts = code, line, said, facts


WRONG = [
    Wrong("nothing", "", "empty", 1, "card | colours | count", expected=COLUMNS),
    Wrong("only comments", "# a\n#b\n\n", "empty", 2, "any cards"),
    Wrong("a single word", "hello\n", "columns", 1, "1 column", found="hello", count=1),
    Wrong("no text", file((3, "DI | r\ufffdd | 4 | 4 4 5 5 | 0 | TBA")), "encoding", 3, "UTF-8"),
    Wrong("zero bytes", "\0S\0T\n" + ROWS, "encoding", 1, "UTF-8"),
    Wrong("a bad comment", ROWS + "# Fl\ufffdche\n", "encoding", 19, "UTF-8"),
    Wrong(
        "too long",
        ROWS + ("#" * 99 + "\n") * 400,
        "too-long",
        18 + 1 + (20_000 - len(ROWS)) // 100,
        "characters",
        found=len(ROWS) + 40_000,
        expected=20_000,
    ),
    Wrong(
        "a column too few",
        file((4, "TT | red | 2 | 4 4 | 0")),
        "columns",
        4,
        "5 columns",
        count=5,
        found="TT | red | 2 | 4 4 | 0",
        expected=COLUMNS,
    ),
    Wrong("a column too many", file((4, LINES[3] + " | x")), "columns", 4, "7 columns", count=7),
    Wrong("no such card", file((5, "GB" + LINES[4][2:])), "unknown", 5, "“GB”", found="GB"),
    Wrong("no such number", file((5, "C19" + LINES[4][2:])), "unknown", 5, "C01 to C18", found="C19"),
    Wrong("no card", file((5, "  " + LINES[4][2:])), "unknown", 5, "English name", found=""),
    Wrong("a foreign card", file((5, "Sixte" + LINES[4][2:])), "unknown", 5, "“Sixte”", found="Sixte"),
    Wrong(
        "no such colour",
        file((1, LINES[0].replace("red ", "pink"))),
        "colour",
        1,
        "“pink”",
        found="pink",
        expected="red, blue, cyan, orange, gold",
    ),
    Wrong("no colour", file((1, LINES[0].replace("red", ""))), "colour", 1, "orange, gold", found=""),
    Wrong(
        "a comma",
        file((3, LINES[2].replace("red/cyan", "red, cyan"))),
        "colour",
        3,
        "Write",
        found="red, cyan",
    ),
    Wrong(
        "the wrong colour",
        file((9, LINES[8].replace("blue/red", "blue"))),
        "colours",
        9,
        "blue/red",
        card="C09 PR",
        found="blue",
        expected="blue/red",
    ),
    Wrong(
        "a colour twice",
        file((3, LINES[2].replace("red/cyan", "red/red"))),
        "colours",
        3,
        "red/cyan",
        card="C03 DI",
    ),
    Wrong(
        "no count", file((2, "BT | red | | 4 4 5 5 | 0 | TBA")), "count", 2, "C02 BT", found="", expected=4
    ),
    Wrong(
        "a word as count",
        file((2, "BT | red | four | 4 4 5 5 | 0 | TBA")),
        "count",
        2,
        "“four”",
        found="four",
    ),
    Wrong("a count of zero", file((2, "BT | red | 0 | 4 4 5 5 | 0 | TBA")), "count", 2, "“0”", found="0"),
    Wrong("a negative count", file((2, "BT | red | -4 | 4 4 5 5 | 0 | TBA")), "count", 2, "“-4”", found="-4"),
    Wrong(
        "too many of a kind",
        file((2, "BT | red | 5 | 4 4 5 5 5 | 0 | TBA")),
        "many",
        2,
        "smaller count",
        card="C02 BT",
        found=5,
        expected=4,
    ),
    Wrong(
        "too many in two lines",
        file((2, "BT | red | 3 | 4 4 5 | 0 | TBA"), more=("BT | red | 2 | 5 5 | 0 | TBA",)),
        "many",
        19,
        "line 19",
        card="C02 BT",
        found=5,
        expected=4,
    ),
    Wrong(
        "too few of a kind",
        file((12, "SH | cyan | 6 | 4 4 5 5 6 6 | 0 | TBA")),
        "few",
        12,
        "larger count",
        card="C12 SH",
        found=6,
        expected=7,
    ),
    Wrong(
        "a line twice",
        file(more=(LINES[9],)),
        "twice",
        19,
        "Remove one of the lines",
        card="C10 CP",
        first=10,
        expected=2,
    ),
    Wrong(
        "a card missing",
        file(without=17),
        "missing",
        18,
        "Renewed Attack",
        card="C17 RA",
        name="Renewed Attack",
        expected=2,
    ),
    Wrong(
        "a speed where there is none",
        file((15, "JK | gold | 2 | 9 9 | 0 | TA")),
        "no-speed",
        15,
        "Write -",
        card="C15 JK",
        found="9 9",
        expected="-",
    ),
    Wrong(
        "nothing where there is no speed",
        file((13, "CT | blue | 3 | | 0 | A")),
        "no-speed",
        13,
        "-",
        found="",
    ),
    Wrong(
        "another add-on",
        file((16, "AN | orange/cyan | 2 | +3 | 0 | TA")),
        "no-speed",
        16,
        "Write +2",
        card="C16 AN",
        found="+3",
        expected="+2",
    ),
    Wrong(
        "no speeds", file((5, "GA | red | 2 | | 0 | TBA")), "speed-missing", 5, "no speeds", expected="1–9"
    ),
    Wrong("a dash", file((1, "ST | red | 6 | - | 0 | TBA")), "speed-missing", 1, "3–6", expected="3–6"),
    Wrong(
        "a word as speed",
        file((1, "ST | red | 6 | 3 3 4 4 five 6 | 0 | TBA")),
        "speed",
        1,
        "“five”",
        card="C01 ST",
        found="five",
        expected="3–6",
    ),
    Wrong(
        "half a speed", file((6, "FK | red | 2 | 4.5 5 | 1 | TA")), "speed", 6, "not a number", found="4.5"
    ),
    Wrong(
        "too fast",
        file((1, "ST | red | 6 | 3 3 4 4 5 7 | 0 | TBA")),
        "speed-range",
        1,
        "at most 6",
        card="C01 ST",
        found="7",
        least=3,
        most=6,
        expected="3–6",
    ),
    Wrong(
        "too slow",
        file((12, "SH | cyan | 7 | 3 4 5 5 6 6 7 | 0 | TBA")),
        "speed-range",
        12,
        "least 4",
        least=4,
    ),
    Wrong("no digit", file((5, "GA | red | 2 | 5 10 | 0 | TBA")), "speed-range", 5, "10", found="10", most=9),
    Wrong("speed zero", file((5, "GA | red | 2 | 0 5 | 0 | TBA")), "speed-range", 5, "0", found="0", least=1),
    Wrong(
        "one speed for two",
        file((4, "TT | red | 2 | 4 | 0 | TBA")),
        "speeds",
        4,
        "1 speed ",
        card="C04 TT",
        found=1,
        expected=2,
    ),
    Wrong(
        "three speeds for two", file((4, "TT | red | 2 | 4 4 4 | 0 | TBA")), "speeds", 4, "3 speeds", found=3
    ),
    Wrong(
        "no SP",
        file((8, "FL | red | 3 | 5 6 7 | | BA")),
        "stamina-missing",
        8,
        "from 0 to 6",
        card="C08 FL",
        most=6,
        expected="0–6",
    ),
    Wrong("a word as SP", file((8, "FL | red | 3 | 5 6 7 | two | BA")), "stamina", 8, "“two”", found="two"),
    Wrong("too much SP", file((8, "FL | red | 3 | 5 6 7 | 7 | BA")), "stamina", 8, "“7”", found="7", most=6),
    Wrong("negative SP", file((8, "FL | red | 3 | 5 6 7 | -1 | BA")), "stamina", 8, "“-1”", found="-1"),
    Wrong(
        "one name, two SP",
        file((7, "FN | red | 1 | 5 | 1 | TA"), more=("FN | red | 1 | 5 | 2 | TA",)),
        "stamina-two",
        19,
        "line 7",
        card="FN5",
        found=2,
        first=7,
        expected=1,
    ),
    Wrong(
        "one name without speed, two SP",
        file((18, "FE | orange | 1 | - | 0 | A"), more=("FE | orange | 1 | - | 1 | A",)),
        "stamina-two",
        19,
        "gives FE 1 SP",
        card="FE",
        found=1,
        first=18,
        expected=0,
    ),
    Wrong(
        "no such mode",
        file((10, "CP | blue | 2 | 4 4 | 0 | T X A")),
        "modes",
        10,
        "“X”",
        card="C10 CP",
        found="X",
        expected="T B A",
    ),
    Wrong(
        "no modes",
        file((14, "FT | cyan | 2 | - | 0 |")),
        "advanced",
        14,
        "letter A",
        card="C14 FT",
        found="-",
    ),
    Wrong(
        "not advanced",
        file((14, "FT | cyan | 2 | - | 0 | T")),
        "advanced",
        14,
        "letter A",
        found="T",
        expected="A",
    ),
    Wrong(
        "one yellow card",
        file((1, "ST | red | 6 | 3 4 4 4 5 6 | 0 | TBA")),
        "yellow",
        1,
        "Exactly 2",
        card="C01 ST",
        found=1,
        expected=2,
    ),
    Wrong(
        "three yellow cards",
        file((1, "ST | red | 3 | 3 3 4 | 0 | TBA"), more=("C1 | red | 3 | 3 5 6 | 0 | TBA",)),
        "yellow",
        19,
        "3 Straight Thrusts",
        found=3,
        expected=2,
    ),
    Wrong(
        "a yellow card outside of basic",
        file((1, "ST | red | 5 | 3 4 4 5 6 | 0 | TBA"), more=("ST | red | 1 | 3 | 0 | TA",)),
        "yellow-basic",
        19,
        "letter B",
        card="ST3",
        expected="B",
    ),
    Wrong(
        "a Feint in the tutorial",
        file((18, "FE | orange | 1 | - | 0 | A"), more=("FE | orange | 1 | - | 0 | TA",)),
        "feint",
        19,
        "Feint is new in the advanced mode",
        card="C18 FE",
        found="TA",
        expected="A",
    ),
    Wrong("a Feint in basic", file((18, "FE | orange | 2 | - | 0 | B A")), "feint", 18, "write only A"),
    Wrong(
        "too few for the tutorial",
        file((3, "DI | red/cyan | 4 | 4 4 5 5 | 0 | BA")),
        "total-few",
        3,
        "4 more cards",
        letter="T",
        found=37,
        expected=41,
        count=4,
    ),
    Wrong(
        "one too few for basic",
        file((9, "PR | blue/red | 3 | 4 5 5 | 0 | TBA"), more=("PR | blue/red | 1 | 6 | 0 | TA",)),
        "total-few",
        6,
        "1 more card;",
        letter="B",
        found=34,
        expected=35,
        count=1,
    ),
    Wrong(
        "too many for the tutorial",
        file((13, "CT | blue | 3 | - | 0 | T A")),
        "total-many",
        16,
        "3 cards",
        letter="T",
        found=44,
        expected=41,
        count=3,
    ),
    Wrong(
        "too many for basic",
        file((15, "JK | gold | 2 | - | 0 | T B A")),
        "total-many",
        15,
        "Remove it",
        letter="B",
        found=37,
        expected=35,
        count=2,
    ),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.about)
def test_every_mistake_is_told(wrong: Wrong) -> None:
    with pytest.raises(LudariumError) as error:
        read_file(wrong.text)
    check(error.value, wrong.code, wrong.line, wrong.facts)
    assert wrong.said in sentence("en", error.value)
    with pytest.raises(LudariumError) as again:
        OPTION.read(wrong.text)
    assert again.value.facts == error.value.facts


def sentence(lang: str, error: LudariumError) -> str:
    told = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int)}
    return i18n.say(lang, f"error-{error.code}", **told)


def check(error: LudariumError, code: str, line: int, facts: Mapping[str, str | int]) -> None:
    """The code, the line and the other facts of an error, and that each language tells them."""
    assert (error.code, error.facts["line"]) == (f"cards-{code}", line)
    assert {**error.facts, **facts} == error.facts
    assert error.facts["option"] == "cards"
    assert "expected" in error.facts
    sentences = [sentence(lang, error) for lang in i18n.LANGUAGES]
    assert len(set(sentences)) == len(i18n.LANGUAGES)
    for told in sentences:
        assert re.search(rf"(?<!\d){line}(?!\d)", told), told
        assert "{" not in told
        assert "cards-" not in told
        if isinstance(facts.get("found"), str):
            assert str(facts["found"]) in told


def test_every_error_there_is_has_its_file() -> None:
    source = READER.read_text(encoding="utf-8")
    codes = set(re.findall(r'_wrong\(\s*"([a-z-]+)"', source))
    assert len(codes) > 20
    assert codes == {wrong.code for wrong in WRONG} | {"word"}
    for lang in i18n.LANGUAGES:
        assert {code for code in codes if not i18n.has(f"error-cards-{code}", lang)} == set()


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
        ("ST334456.0TBA,FE--.0TA", "feint", {"found": "TA"}),
    ],
)
def test_a_wrong_word_is_refused(word: str, code: str, facts: dict[str, str | int]) -> None:
    for read in (table_of, OPTION.read):
        with pytest.raises(LudariumError) as error:
            read(word)
        check(error.value, code, 1, facts)


@pytest.mark.parametrize(
    "line", [heap(19_000), heap(17_000) + LINES[0][2:], "ST | " + heap(17_000) + "|||| "]
)
def test_a_heap_of_accents_in_a_line_is_no_work(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    work = Sorted(monkeypatch)
    with pytest.raises(LudariumError) as error:
        read_file(line + "\n" + "\n".join(LINES[1:]))
    assert error.value.facts["line"] == 1
    assert work.most <= LONGEST_LINE


def test_a_long_line_is_read_as_it_stands() -> None:
    """Spaces and a comment may be as long as they like, also behind a wide sign."""
    long = LINES[0] + " " * 1_000 + "\uff03" + heap(1_000)
    assert read_file(long + "\n" + "\n".join(LINES[1:])).text() == read_file(ROWS).text()


# -- what the source names, and a table may lack


@pytest.mark.parametrize(
    ("line", "row", "missing"),
    [
        (1, "ST | red | 6 | 3 3 4 4 5 5 | 0 | TBA", {"ST": "6"}),
        (1, "ST | red | 6 | 3 3 6 6 6 6 | 0 | TBA", {"ST": "4, 5"}),
        (2, "BT | red | 4 | 4 4 4 4 | 0 | TBA", {"BT": "5"}),
        (6, "FK | red | 2 | 5 5 | 1 | TA", {"FK": "4"}),
        (9, "PR | blue/red | 4 | 4 4 6 6 | 0 | TBA", {"PR": "5"}),
        (12, "SH | cyan | 7 | 4 4 4 4 5 5 5 | 0 | TBA", {"SH-fast": "6–9"}),
        (12, "SH | cyan | 7 | 6 6 6 6 6 7 7 | 0 | TBA", {"SH": "4, 5"}),
        (12, "SH | cyan | 7 | 4 4 4 4 4 4 4 | 0 | TBA", {"SH": "5", "SH-fast": "6–9"}),
    ],
)
def test_what_the_source_names_and_the_table_lacks_is_told(
    line: int, row: str, missing: dict[str, str]
) -> None:
    """The table is played with; whoever brings it reads, in three languages, which sentence speaks against it."""
    word = OPTION.read(file((line, row)))
    told = OPTION.doubts(word)
    assert {str(one.facts["kind"]): one.facts["missing"] for one in told} == missing
    for one in told:
        assert one.facts["option"] == "cards"
        sentences = {sentence(lang, one) for lang in i18n.LANGUAGES}
        assert len(sentences) == len(i18n.LANGUAGES)
        for said in sentences:
            assert str(one.facts["missing"]) in said
            assert str(one.facts["card"]) in said


def test_the_tables_that_come_with_the_game_are_beyond_doubt() -> None:
    for name in TABLE_NAMES:
        assert OPTION.doubts(name) == []
