"""The alliance restricted list (T9.6, T9.7, T9.14-T9.16)."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.rules.keyforge.registered import codes, mm, pods, source, woe, wrong

from ludarium.games.keyforge.decks import BadDeck
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.testing import proves
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.keyforge.decks import (
    ALLIANCE,
    ARCHON,
    SEALED,
    Entry,
    Rules,
    event_faults,
    faults,
)
from ludarium.tournaments.rules.keyforge.restricted import (
    ANY,
    RESTRICTED,
    Restricted,
    RestrictedList,
    check_later,
    check_list,
    counted,
    restricted_faults,
    row_for,
)

NAMES = [
    "陷入混亂",
    "訪問機",
    "控制弱者",
    "漆黑琥魄秘庫",
    "FOF收發器",
    "幽靈形態",
    "蠻荒樂隊",
    "燃爐魔",
    "兵團教練",
    "圖書館通行證",
    "火星人式慷慨",
    "潛行模式",
    "時間旅行者",
    "聯合行動",
]
ONCE = {"漆黑琥魄秘庫", "蠻荒樂隊", "圖書館通行證", "火星人式慷慨"}


@proves("T9.14")
def test_the_list_has_fourteen_names_each_a_card_of_the_pool() -> None:
    assert RESTRICTED.version == "2024-07-23"
    assert [row.name_zh.replace(" ", "") for row in RESTRICTED.rows] == NAMES
    for row in RESTRICTED.rows:
        fact = POOL.card(row.card)
        assert fact.names["zh-Hant"] == row.name_zh
        assert fact.name == row.name_en
        assert row.copies == (1 if row.name_zh in ONCE else ANY)
        assert row_for(RESTRICTED, fact) == row


def printed(name: str, zh: str) -> Fact:
    """A card with these names that the list can't know by its id."""
    plain = POOL.card("anger")
    return Fact(
        "some-new-card", name, plain.house, plain.kind, 0, 0, 0, {}, (), 0, False, {"zh-Hant": zh} if zh else {}, ()
    )  # fmt: skip


@proves("T9.14")
@pytest.mark.parametrize("zh", ["FOF 收發器", "FOF收發器", "fof　收發器"])
def test_names_match_as_printed_whatever_their_spaces(zh: str) -> None:
    row = row_for(RESTRICTED, printed("Another", zh))
    assert row is not None
    assert row.name_en == "FOF Transponder"


@proves("T9.14")
def test_the_chinese_name_counts_and_the_english_one_only_without_it() -> None:
    assert row_for(RESTRICTED, printed("Befuddle", "另一張")) is None
    assert row_for(RESTRICTED, printed("Befuddle", "")) == RESTRICTED.rows[0]


def cards(*told: str) -> list[Fact]:
    """``cards("hallafest 2", …)``."""
    return [POOL.card(one.split()[0]) for one in told for _ in range(int(one.split()[1]))]


@proves("T9.6", "T9.15")
@pytest.mark.parametrize(
    ("told", "found"),
    [
        (["anger 36"], []),
        (["befuddle 1"], []),
        (["befuddle 12"], []),
        (["hallafest 1"], []),
        (["hallafest 2"], ["restricted-copies"]),
        (["library-access 2"], ["restricted-copies"]),
        (["hallafest 1", "befuddle 1"], ["restricted-names"]),
        (["hallafest 2", "befuddle 1"], ["restricted-names", "restricted-copies"]),
        (["chronus 3", "infurnace 3", "ghostform 1"], ["restricted-names"]),
    ],
)
def test_at_most_one_name_and_no_more_copies_than_it_allows(told: list[str], found: list[str]) -> None:
    said = restricted_faults(RESTRICTED, cards(*told))
    assert [one.message.removeprefix("desk-fault-") for one in said] == found
    assert all([one.rule == "T9.6" and one.facts["version"] == "2024-07-23" for one in said])


@proves("T9.15")
def test_the_legal_decks_are_those_of_the_formula() -> None:
    """Every pair of rows with 0 to 2 copies each, against the formula itself."""
    for first in RESTRICTED.rows:
        for second in RESTRICTED.rows:
            for numbers in ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1)):
                both = cards(f"{first.card} {numbers[0]}", f"{second.card} {numbers[1]}")
                counts = {row: sum(fact.id == row.card for fact in both) for row in RESTRICTED.rows}
                names = {row for row, count in counts.items() if count}
                legal = len(names) <= 1 and all(not row.copies or counts[row] <= row.copies for row in names)
                assert (not restricted_faults(RESTRICTED, both)) == legal
                assert counted(RESTRICTED, both) == {row: counts[row] for row in names}


LISTED = {
    "brobnar": ["hallafest"],
    "saurian": ["legionary-trainer"],
    "unfathomable": ["befuddle", "befuddle"],
}
RULES = Rules(ALLIANCE)
BESIDE = ("trooper",)


@proves("T9.16", "T9.16.1")
def test_example_1_three_names_together_are_illegal_and_any_one_alone_is_legal() -> None:
    full = source("full", woe("brobnar", "saurian", "unfathomable", cards=LISTED))
    other = source("other", woe("brobnar", "saurian", "unfathomable", cards=LISTED, token="cleric"))
    plain = source("plain", woe("brobnar", "saurian", "unfathomable"))
    together = pods("full:brobnar", "full:saurian", "other:unfathomable", beside=BESIDE)
    assert wrong(RULES, together, full, other, plain) == ["restricted-names"]
    for house in LISTED:
        chosen = [f"{'full' if one == house else 'plain'}:{one}" for one in LISTED]
        assert wrong(RULES, pods(*chosen, beside=BESIDE), full, plain) == []


@proves("T9.16", "T9.16.2")
def test_example_2_two_copies_of_a_name_that_is_allowed_once_are_illegal() -> None:
    dis = source("a", mm("dis", "logos", "sanctum", cards={"dis": ["dark-æmber-vault"]}))
    shadows = source("b", mm("shadows", "logos", "sanctum", cards={"shadows": ["dark-æmber-vault"]}))
    assert wrong(RULES, pods("a:dis", "b:shadows", "a:logos"), dis, shadows) == ["restricted-copies"]
    assert wrong(RULES, pods("a:dis", "b:sanctum", "b:logos"), dis, shadows) == []


@proves("T9.7", "T9.16", "T9.16.3")
def test_example_3_an_unmodified_archon_deck_is_exempt() -> None:
    listed = {"brobnar": ["hallafest"], "unfathomable": ["befuddle", "befuddle"]}
    own = source("own", woe("brobnar", "saurian", "unfathomable", cards=listed))
    assert wrong(RULES, Entry(whole="own"), own) == []
    by_pods = pods("own:brobnar", "own:saurian", "own:unfathomable", beside=BESIDE)
    assert wrong(RULES, by_pods, own) == []


@proves("T9.7")
def test_the_exemption_is_lost_with_a_pod_or_a_token_of_another_deck() -> None:
    listed = {"brobnar": ["hallafest"], "unfathomable": ["befuddle", "befuddle"]}
    own = source("own", woe("brobnar", "saurian", "unfathomable", cards=listed))
    other = source("other", woe("brobnar", "saurian", "unfathomable", token="cleric"))
    mixed = pods("own:brobnar", "other:saurian", "own:unfathomable", beside=BESIDE)
    assert wrong(RULES, mixed, own, other) == ["restricted-names"]
    foreign = pods("own:brobnar", "own:saurian", "own:unfathomable", beside=("cleric",))
    assert wrong(RULES, foreign, own, other) == ["restricted-names", "token-foreign"]


@proves("T9.7")
def test_the_exemption_is_from_the_list_and_from_nothing_else() -> None:
    own = source("own", woe("brobnar", "saurian", "unfathomable", cards=LISTED), language="en")
    assert wrong(RULES, Entry(whole="own"), own) == ["language"]
    with pytest.raises(BadDeck, match="deck-token-missing"):  # its token card is part of it (T9.9)
        source("own", woe("brobnar", "saurian", "unfathomable", cards=LISTED, token=""))


@proves("T10.5")
def test_sealed_knows_no_restricted_list() -> None:
    full = source("full", woe("brobnar", "saurian", "unfathomable", cards=LISTED))
    other = source("other", woe("brobnar", "saurian", "unfathomable", cards=LISTED, token="cleric"))
    together = pods("full:brobnar", "full:saurian", "other:unfathomable", beside=BESIDE)
    assert wrong(Rules(SEALED, only=("WoE",), decks_each=2), together, full, other) == []


def listed(*rows: Restricted, version: str = "2025-01-01") -> RestrictedList:
    """The list of a later day: with these rows, or the old ones where it has none."""
    return RestrictedList(version, rows or RESTRICTED.rows)


@proves("T9.14")
def test_decks_are_held_against_the_list_that_officials_have_made() -> None:
    shorter = listed(*[row for row in RESTRICTED.rows if row.name_zh != "訪問機"])
    check_list(shorter)
    assert msgspec.json.decode(msgspec.json.encode(shorter), type=RestrictedList) == shorter
    full = source("a", mm("dis", "logos", "sanctum", cards={"dis": ["infurnace"], "logos": ["chronus"]}))
    other = source("b", mm("dis", "shadows", "sanctum"))
    entry = pods("a:dis", "a:logos", "b:sanctum")
    assert wrong(RULES, entry, full, other) == ["restricted-names"]
    assert faults(Rules(ALLIANCE, restricted=shorter), entry, (full, other)) == ()


@proves("T9.14")
def test_an_earlier_list_comes_back_for_a_reason_alone() -> None:
    later = listed()
    check_later(RESTRICTED, later, "")
    check_later(later, later, "")
    check_later(later, RESTRICTED, "The new one is for the next season.")
    with pytest.raises(Refused) as error:
        check_later(later, RESTRICTED, " ")
    assert error.value.code == "desk-restricted-version"
    assert error.value.facts == {"found": "2024-07-23", "expected": "2025-01-01"}


@proves("T9.14")
@pytest.mark.parametrize(
    ("version", "day", "found"),
    [
        ("2024-07-23", "", []),
        ("2024-07-23", "2024-07-23", []),
        ("2024-07-22", "2024-07-23", ["event-list-old"]),
        ("2024-07-22", "", ["event-list-old"]),
        ("2025-01-01", "2024-12-31", ["event-list-ahead"]),
        ("2025-01-01", "2025-01-01", []),
        ("2025-01-01", "", []),
    ],
)
def test_a_list_that_is_not_the_one_of_the_day_is_pointed_out(
    version: str, day: str, found: list[str]
) -> None:
    said = event_faults(Rules(ALLIANCE, restricted=listed(version=version)), day)
    assert codes(said) == found
    assert all([one.warning and one.rule == "T9.14" for one in said])
    assert event_faults(Rules(ARCHON, restricted=listed(version=version)), day) == ()


@pytest.mark.parametrize(
    ("row", "version", "code"),
    [
        (Restricted("", "Anger"), "2025-01-01", "desk-restricted-name"),
        (Restricted("怒" * 1_000, "Anger"), "2025-01-01", "desk-restricted-name"),
        (Restricted("怒火中燒", "Anger", -1), "2025-01-01", "desk-restricted-copies"),
        (Restricted("怒火中燒", "Anger", 37), "2025-01-01", "desk-restricted-copies"),
        (Restricted("怒火中燒", "Anger", 1, "no-such-card"), "2025-01-01", "desk-restricted-card"),
        (Restricted("怒火中燒", "Anger"), "tomorrow", "desk-day-wrong"),
    ],
)
def test_a_wrong_row_is_refused(row: Restricted, version: str, code: str) -> None:
    with pytest.raises(Refused) as error:
        check_list(listed(row, version=version))
    assert error.value.code == code
