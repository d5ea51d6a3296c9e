"""The tables of the rules document, in every language, are those of the game, of the model and of the words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.rules.ready_fence.oracle import ANSWERS, COUNTER_TIME, COUNTERS, PRICES, RIPOSTES
from tests.rules.ready_fence.table import MODES

from ludarium.core import WrongOption
from ludarium.core.game import spell
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.cards_option import table_of
from ludarium.games.ready_fence.tables import COLOURS, COUNTS, FIRST, TOTALS
from ludarium.games.ready_fence.terms import KIND_NAMES
from ludarium.testing import proves
from ludarium.testing.proofs import statements

ROOT = Path(__file__).parents[3]
LANGUAGES = {"en": "", "zh-Hant": ".zh-Hant", "ko": ".ko"}
DEFENCES = {
    "en": ("Parry action", "Distance"),
    "zh-Hant": ("撥擋動作", "距離防守"),
    "ko": ("막기 동작", "거리 방어"),
}
AT_ONCE = {"en": "**scores at once**", "zh-Hant": "**立即得分**", "ko": "**즉시 득점**"}
ALLOWED_ENDS = re.compile(r"; |；|\. ")
"""What follows in a row of F64 is said of answers that are not allowed."""
BY_MODE = re.compile(r"T[:：](.*?)B[:：](.*?)A[:：](.*)")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def document(language: str) -> str:
    return (ROOT / f"docs/rules/ready-fence{LANGUAGES[language]}.md").read_text(encoding="utf-8")


def rows(language: str) -> list[list[str]]:
    """The rows of all tables of a document."""
    lines = document(language).splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]


def table(language: str, start: int) -> list[list[str]]:
    """The rows that follow the row ``start`` in the document, up to the head of the next table."""
    found = rows(language)
    heads = [n - 1 for n, row in enumerate(found) if set("".join(row)) == {"-"}]
    return found[heads[start] + 2 : heads[start + 1] if start + 1 < len(heads) else None]


MARKS, MODE, ANSWER, STATE, PRICE, CARD, OPTION, POINT = range(8)
"""The tables in their order."""


def said(language: str) -> dict[str, str]:
    """The short messages of the game."""
    text = (ROOT / f"locale/{language}/ready-fence.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^ready-fence-([\w-]+) = (.+)$", text, re.MULTILINE))


def card_name(language: str, kind: str) -> str:
    return re.sub(r" / ", "/", said(language)[f"card-{kind}"])


def numbers(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", cell)]


def test_the_rules_are_all_there(language: str) -> None:
    wanted = [f"F{n}" for n in range(1, 124)] + [f"FX{n}" for n in range(1, 12)]
    assert sorted(one.number for one in statements(document(language))) == sorted(wanted)


@proves("F119", "F120", "F121", "F122")
def test_the_cards_are_those_of_the_proposed_table(language: str) -> None:
    proposed = table_of("proposed")
    colours = {name: said(language)[f"colour-{name}"] for name in ("red", "blue", "cyan", "orange", "gold")}
    told = table(language, CARD)
    for n, kind in enumerate(KIND_NAMES):
        number, name, _, colour, count, speeds, stamina, _, _, *modes = told[n]
        assert number == f"C{n + 1:02} {kind}"
        assert name.replace(" / ", "/") == card_name(language, kind)
        assert colour.split("/") == [colours[one] for one in COLOURS[n].split("/")]
        cards = range(FIRST[n], FIRST[n] + COUNTS[n])
        assert count == str(len(cards))
        assert {proposed.stamina[card] for card in cards} == {int(stamina)}
        printed = [proposed.speeds[card] for card in cards]
        assert [int(one) for one in speeds.split(",") if one.isdigit()] == [one for one in printed if one]
        assert numbers(" ".join(modes)) == [
            sum(proposed.modes[card] >> mode & 1 for card in cards) for mode in range(3)
        ]
    assert numbers(" ".join(told[len(KIND_NAMES)])) == [sum(COUNTS), *TOTALS]
    assert len(told) == len(KIND_NAMES) + 1


@proves("F7", "F8", "F10", "F18")
def test_the_numbers_of_the_modes(language: str) -> None:
    told = {
        re.findall(r"F\d+", row[0])[0]: [numbers(cell) for cell in row[1:]] for row in table(language, MODE)
    }
    assert told["F7"] == [[total] for total in TOTALS]
    assert told["F8"] == [
        [points for points in (5, 10, 15) if allowed(mode, points)]
        if mode == "tutorial"
        else [n for points in (5, 10, 15) if allowed(mode, points) for n in (points, ru.PERIODS[points])]
        for mode in MODES
    ]
    left = [each for each in told["F10"][0] if each != 34]  # less the number of its open point
    assert left == [TOTALS[0] - 2 * ru.HAND]
    assert told["F10"][1:] == [[ru.TIMER], [ru.TIMER]]
    assert told["F18"] == [list(ru.PERIOD_STAMINA[0][:1]), list(ru.PERIOD_STAMINA[1][:2]), [6, 5, 4]]
    assert ru.PERIOD_STAMINA[2] == (6, 5, 4)


def allowed(mode: str, points: int) -> bool:
    """Whether a bout of this mode may be that long."""
    try:
        GAME.read_options({"mode": mode, "points": points})
    except WrongOption:
        return False
    return True


def named(language: str, cell: str) -> set[str]:
    """The cards and defences that a cell names; ``!`` behind a card that scores at once there."""
    names = {card_name(language, kind): kind for kind in KIND_NAMES}
    names |= dict(zip(DEFENCES[language], ("parry", "distance"), strict=True))
    longest_first = sorted(names, key=len, reverse=True)
    found = {names[name] for name in re.findall("|".join(map(re.escape, longest_first)), cell)}
    return {f"{kind}!" if kind == "CP" and AT_ONCE[language] in cell else kind for kind in found}


@pytest.mark.slow
@proves("F64")
def test_what_answers_what(language: str) -> None:
    told = table(language, ANSWER)
    may = [named(language, ALLOWED_ENDS.split(answers)[0]) for _, answers in told]
    straight = set(ANSWERS["ST"].split())
    attacks = ["ST", "BT", "FK", "DI", "GA", "FN", "TT", "FL", "IF"]
    for n, kind in enumerate(attacks):
        assert told[n][0].startswith(card_name(language, kind))
        answers = set(ANSWERS[kind].split())
        # "As above, and …", "as Straight Thrust"
        assert may[n] == {"BT": answers - straight, "FK": {"ST"}}.get(kind, answers), kind
    assert set(ANSWERS["BT"].split()) > straight == set(ANSWERS["FK"].split())
    in_close, of_parry, by_glide, renewed, counter, counter_time, at_once = told[len(attacks) :]
    assert named(language, in_close[0]) == {"IF"}
    assert may[9] == set(RIPOSTES["IF"].split())
    assert named(language, of_parry[0]) == {"PR"}
    assert may[10] == set(RIPOSTES["ST"].split())
    assert named(language, by_glide[0]) == {"GA"}
    assert named(language, by_glide[1]) == {"GA", "distance", "parry", "RA"}
    as_glide = set(ANSWERS["GA"].split()) - {"distance"} | {"RA"}
    assert as_glide == set(RIPOSTES["GA"].split())
    assert named(language, renewed[0]) == {"RA"}
    assert named(language, counter[0]) == {"SH", "DI"}
    by_mode = BY_MODE.fullmatch(counter[1])
    assert by_mode
    assert [named(language, answers) for answers in by_mode.groups()] == [
        set(COUNTERS[mode].split()) for mode in MODES
    ]
    assert (named(language, counter_time[0]), named(language, counter_time[1])) == ({"CT"}, {COUNTER_TIME})
    assert named(language, at_once[0]) == {"JK", "FT", "CP"}
    assert named(language, at_once[1]) == set()


@proves("F87")
def test_the_cost_of_the_parry_action(language: str) -> None:
    head = next(row for row in rows(language) if row[0] == "V")
    usual, in_invitation = table(language, PRICE)
    assert head[1:] == [str(speed) for speed in range(1, 11)]
    assert tuple(map(int, usual[1:])) == PRICES[False]
    assert tuple(map(int, in_invitation[1:])) == PRICES[True]


def test_every_option_has_its_values_and_its_open_point(language: str) -> None:
    told = table(language, OPTION)
    points = {row[0].split()[0]: row[3] for row in table(language, POINT)}
    assert list(points) == [f"O{n}" for n in range(1, 37)]
    assert [row[0] for row in told] == [f"`{spec.name}`" for spec in GAME.options]
    for (name, values, point), spec in zip(told, GAME.options, strict=True):
        assert re.findall(r"`([^`]+)`", values)[0] == spell(spec.default)
        assert set(re.findall(r"`([^`]+)`", values)) == {spell(choice) for choice in spec.choices}
        for number in re.findall(r"O\d+", point):
            assert name in points[number]
    unsettled = {number for number, option in points.items() if "`" not in option}
    settled = {number for row in told for number in re.findall(r"O\d+", row[2])}
    assert settled == set(points) - unsettled
