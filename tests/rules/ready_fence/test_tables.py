"""The card table: the two that come with the game, an organiser's file, the option and records."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from tests.rules.ready_fence.table_files import LINES, ROWS, cells, file

from ludarium.core import LudariumError, Record, RecordError, WrongOption
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence import cards_option as co
from ludarium.games.ready_fence import tables as ta
from ludarium.games.ready_fence.cards_option import EVEN, LIVELY, PROPOSED, TABLE_NAMES, CardsOption, table_of
from ludarium.games.ready_fence.table_reader import ENGLISH, read_file
from ludarium.games.ready_fence.tables import CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES, Modes
from ludarium.testing import RandomPlay, proves

OPTION = CardsOption()
DOCUMENT = Path(__file__).parents[3] / "docs" / "ready-fence-cards.md"


# -- the tables


@proves("F119", "F120", "F121", "F122")
@pytest.mark.parametrize("table", [PROPOSED, EVEN, LIVELY], ids=TABLE_NAMES)
def test_the_deck_is_the_sources(table: CardTable) -> None:
    kinds = [KIND_NAMES[kind] for kind in ta.KIND_OF]
    assert len(kinds) == 54
    counts = {kind: kinds.count(kind) for kind in KIND_NAMES}
    assert list(counts) == [line[:2] for line in LINES]
    assert list(counts.values()) == list(ta.COUNTS) == [int(line.split("|")[2]) for line in LINES]
    groups = ["ST BT DI TT GA FK FN FL", "PR CP IF", "SH", "CT FT JK AN RA FE"]
    assert [sum(counts[kind] for kind in group.split()) for group in groups] == [25, 9, 7, 13]
    assert [sum(modes >> mode & 1 for modes in table.modes) for mode in range(3)] == [41, 35, 54]
    assert [card for card in range(54) if table.names[card] == "ST3"] == [0, 1]
    assert all(table.modes[card] >> Modes.BASIC & 1 for card in (0, 1))


@proves("F119")
def test_the_proposed_table_is_the_one_of_the_rules() -> None:
    told = []
    for line in LINES:
        kind, _, count, speeds, stamina, letters = [cell.strip() for cell in line.split("|")]
        row = [""] * int(count) if speeds in ("-", "+2") else speeds.split()
        told += [(kind + speed, int(stamina), letters.replace(" ", "")) for speed in row]
    assert cells(PROPOSED) == told


@pytest.mark.parametrize("table", [PROPOSED, EVEN, LIVELY], ids=TABLE_NAMES)
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
            assert table.names[card] == KIND_NAMES[kind] + str(table.speeds[card] or "")
            assert len({table.stamina[other] for other in same}) == 1
    assert sum(table.masks) == (1 << 54) - 1


@pytest.mark.parametrize("name", TABLE_NAMES)
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
            (13, "CT | blue | 2 | - | 0 | A"),
            more=("BT | red | 1 | 4 | 0 | BA", "CT | blue | 1 | - | 0 | TA"),
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
    for name in (f"C{kind + 1:02}", str(kind + 1), ENGLISH[kind], ENGLISH[kind].upper()):
        assert cells(read_file(file((kind + 1, f"{name}|{rest}")))) == cells(PROPOSED)
    plain = unicodedata.normalize("NFKD", ENGLISH[kind]).encode("ascii", "ignore").decode()
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


# -- the option


def test_the_option_takes_names_words_and_files() -> None:
    assert (OPTION.name, OPTION.default, OPTION.choices, OPTION.text) == (
        "cards",
        "proposed",
        ["proposed", "even", "lively"],
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
    assert error.value.facts["expected"] == "proposed, even, lively"
    assert len(str(error.value.facts["value"])) <= 40


@pytest.mark.slow
def test_many_tables_do_not_fill_the_memory() -> None:
    for speeds in range(111, 999):
        if "0" not in str(speeds):
            table_of(read_file(file((8, f"FL | red | 3 | {' '.join(str(speeds))} | 2 | BA"))).text())
    assert len(co._kept) <= co.MOST_KEPT
    assert table_of("proposed") is PROPOSED
    assert table_of("even") is EVEN
    assert table_of("lively") is LIVELY


# -- records


def fast() -> str:
    return read_file(file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))).text()


@pytest.mark.slow
def test_a_record_keeps_the_table() -> None:
    options = GAME.read_options({"cards": file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))})
    play = RandomPlay(GAME, "with other cards", options=options)
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
        ("evn", "evn", "proposed, even, lively"),
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
