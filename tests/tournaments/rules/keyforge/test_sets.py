"""The set table (T13) and who may change it how."""

from __future__ import annotations

import doctest
from dataclasses import replace
from datetime import date

import msgspec
import pytest
from tests.tournaments.rules.keyforge.registered import codes, dated, with_line

from ludarium.testing import proves
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import check
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rules.keyforge import faults
from ludarium.tournaments.rules.keyforge import sets as st
from ludarium.tournaments.rules.keyforge.decks import ARCHON, CASUAL, SEALED, Rules, event_faults
from ludarium.tournaments.rules.keyforge.sets import (
    DEFAULT_SETS,
    EventSet,
    called,
    check_line,
    latest_two,
    line_of,
    published,
    suggested,
)

DAY = "2024-07-23"


@proves("T13.1")
def test_the_table_says_of_each_set_what_an_official_can_change() -> None:
    line = line_of(DEFAULT_SETS, "WoE")
    assert line == EventSet("WoE", "風起變奏", "Winds of Exchange", "main", "", True, "token")
    changed = with_line(DEFAULT_SETS, replace(line, released="2024-03-01"))
    assert [one.code for one in changed] == ["MM", "DT", "WoE", "MG24"]
    assert line_of(changed, "WoE") == replace(line, released="2024-03-01")
    assert msgspec.json.decode(msgspec.json.encode(changed), type=tuple[EventSet, ...]) == changed
    assert [called(line, lang) for lang in ("en", "zh-Hant", "ko")] == [
        "Winds of Exchange",
        "風起變奏",
        "교역의 바람",
    ]
    assert called(EventSet("ZZ", "甲", "Zed"), "ko") == "Zed"


@proves("T13.2")
def test_the_regulations_name_three_legal_sets_and_one_that_is_not() -> None:
    assert {one.code: one.legal for one in DEFAULT_SETS} == {
        "MM": True,
        "DT": True,
        "WoE": True,
        "MG24": False,
    }
    assert {one.name_zh for one in DEFAULT_SETS} == {"突變擴散", "潛潮闇湧", "風起變奏", "馬戲派對"}
    assert line_of(DEFAULT_SETS, "CotA") is None


@proves("T13.2")
def test_an_official_adds_a_set() -> None:
    line = suggested("GR")
    assert (line.name_zh, line.kind, line.legal, line.reference) == ("陰森殘響", "main", False, "none")
    added = with_line(DEFAULT_SETS, replace(line, legal=True))
    assert line_of(added, "GR") == replace(line, legal=True)
    assert suggested("ZZ") == EventSet("ZZ", "ZZ", "ZZ")


def test_reference_cards_of_later_sets_wait_for_the_official_side() -> None:
    """OP-18: what the publisher asks for is there to be chosen, and not chosen."""
    assert {code: suggested(code).reference for code in ("ToC", "PV", "DT", "WoE")} == {
        "ToC": "none",
        "PV": "none",
        "DT": "tide",
        "WoE": "token",
    }
    assert {code: published(code).reference for code in ("ToC", "PV", "DT", "WoE", "MM")} == {
        "ToC": "token",
        "PV": "prophecies",
        "DT": "tide",
        "WoE": "token",
        "MM": "none",
    }


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"code": ""}, "desk-set-code"),
        ({"code": "W o E"}, "desk-set-code"),
        ({"code": "x" * 1_000}, "desk-set-code"),
        ({"name_zh": " "}, "desk-set-name"),
        ({"name_en": "x" * 1_000}, "desk-set-name"),
        ({"kind": "promo"}, "desk-set-kind"),
        ({"reference": "two tokens"}, "desk-set-reference"),
        ({"released": "23/07/2024"}, "desk-day-wrong"),
        ({"released": "2024-02-30"}, "desk-day-wrong"),
        ({"released": "20240723"}, "desk-day-wrong"),
    ],
)
def test_a_wrong_line_is_refused(changes: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as error:
        check_line(replace(DEFAULT_SETS[0], **changes))  # type: ignore[arg-type]
    assert error.value.code == code


@proves("T13.1")
def test_a_set_stands_in_the_table_once() -> None:
    table = (*DEFAULT_SETS, replace(DEFAULT_SETS[0], legal=False))
    plan = msgspec.structs.replace(PRESETS["keyforge-archon"], deck_sets=table)
    with pytest.raises(Refused) as error:
        check(plan)
    assert (error.value.code, error.value.facts) == ("desk-set-twice", {"set": DEFAULT_SETS[0].code})
    assert check(plan, kept=True) == plan  # in a log from before this was asked


@proves("T13.3")
def test_the_latest_two_are_main_sets_by_their_release_in_chinese() -> None:
    table = dated("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-03-01", "MG24 2024-06-01", "GR 2024-12-01")
    assert latest_two(table, DAY) == ("WoE", "DT")
    assert latest_two(table, "2024-12-01") == ("GR", "WoE")
    assert latest_two(table, "2021-06-01") == ("MM",)
    assert latest_two(DEFAULT_SETS, DAY) == ()
    together = dated("MM 2021-01-01", "DT 2021-01-01", "WoE 2024-03-01")
    assert set(latest_two(together, DAY)) == {"MM", "DT", "WoE"}


@proves("T10.2")
@pytest.mark.parametrize(
    ("only", "told", "found"),
    [
        (("WoE",), ("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-03-01"), []),
        (("DT",), ("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-03-01"), []),
        (("MM",), ("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-03-01"), ["event-set-old"]),
        (("WoE",), (), ["event-set-undated"]),
        (("WoE",), ("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-08-01"), ["event-set-old"]),
        (("WoE", "DT"), ("MM 2021-01-01", "DT 2022-05-01", "WoE 2024-03-01"), ["event-one-set"]),
        ((), ("MM 2021-01-01",), ["event-one-set"]),
        (("MG24",), ("MG24 2024-06-01",), ["event-set-illegal"]),
        (("CotA",), (), ["event-set-illegal"]),
    ],
)
def test_a_sealed_event_names_one_of_the_latest_two(
    only: tuple[str, ...], told: tuple[str, ...], found: list[str]
) -> None:
    assert codes(event_faults(Rules(SEALED, dated(*told), only=only), DAY)) == found


@proves("T11.2")
def test_a_casual_event_may_name_several_sets_old_and_new() -> None:
    assert event_faults(Rules(CASUAL, only=("MM",)), DAY) == ()
    (found,) = event_faults(Rules(CASUAL, only=("MM", "WoE")), DAY)
    assert (codes([found]), found.warning) == (["event-mixed"], True)


@proves("T13.1", "T13.3")
def test_a_table_that_is_not_the_one_of_the_day_is_pointed_out() -> None:
    """Nothing is refused: the official side may mean it so."""
    old = tuple([one for one in DEFAULT_SETS if one.code not in ("WoE", "MG24")])
    (found,) = event_faults(Rules(ARCHON, old), "")
    assert (codes([found]), found.warning, found.facts) == (["event-sets-lack"], True, {"set": "WoE, MG24"})
    coming = dated("MM 2021-01-01", "WoE 2024-12-01")
    (found,) = event_faults(Rules(ARCHON, coming), DAY)
    assert (codes([found]), found.warning) == (["event-set-ahead"], True)
    assert found.facts == {"set": "WoE", "found": "2024-12-01", "day": DAY}
    assert event_faults(Rules(ARCHON, coming), "2024-12-01") == ()
    assert event_faults(Rules(ARCHON, coming), "") == ()
    assert event_faults(Rules(ARCHON, coming, only=("MM",)), DAY) == ()
    barred = with_line(coming, EventSet("WoE", "風起變奏", "Winds of Exchange", released="2024-12-01"))
    assert event_faults(Rules(ARCHON, barred), DAY) == ()


@proves("T10.1")
@pytest.mark.parametrize("decks", [-1, 0, 1, 2, 3, 4])
def test_sealed_players_are_given_one_to_three_decks(decks: int) -> None:
    table = dated("WoE 2024-03-01")
    found = codes(event_faults(Rules(SEALED, table, only=("WoE",), decks_each=decks), DAY))
    assert found == ([] if decks in (1, 2, 3) else ["event-decks"])


def test_the_examples_of_the_module_hold() -> None:
    assert doctest.testmod(st).failed == 0
    assert doctest.testmod(faults).failed == 0


def test_days_are_those_of_the_calendar() -> None:
    for number in range(date(1999, 1, 1).toordinal(), date(2005, 1, 1).toordinal()):
        day = date.fromordinal(number)
        assert st.is_day(day.isoformat())
        following = f"{day.year:04}-{day.month:02}-{day.day + 1:02}"
        assert st.is_day(following) == (date.fromordinal(number + 1).month == day.month)
    assert not any(
        [st.is_day(one) for one in ("2024-13-01", "2024-00-10", "2024-01-00", "２０２４-01-01", "")]
    )


def test_kinds_and_references_are_those_that_pages_can_name() -> None:
    assert set(st.SET_KINDS) == {"main", "special"}
    assert set(st.REFERENCES) == {"none", "tide", "token", "prophecies"}
