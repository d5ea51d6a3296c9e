"""Checklists for staff, and what is said to players (T2.2, T3, T4, T5, T9.13)."""

from __future__ import annotations

import pytest

from ludarium.testing import proves
from ludarium.tournaments.rules.keyforge.checklist import (
    CHECK_IN,
    DURING,
    GAME_START,
    ITEMS,
    MOMENTS,
    OVERTIME,
    checklist,
    points,
)
from ludarium.tournaments.rules.keyforge.decks import ALLIANCE, ARCHON, CASUAL, FORMATS, SEALED


def rules(format_: str, when: str = CHECK_IN) -> list[str]:
    return [item.rule for item in checklist(format_, when)]


def ids(format_: str, when: str = CHECK_IN) -> list[str]:
    return [item.id for item in checklist(format_, when)]


@proves("T3.2", "T3.5", "T4.1", "T4.2", "T4.3", "T4.5", "T4.5.1", "T4.5.2", "T4.5.3", "T4.5.4", "T15.3")
@pytest.mark.parametrize("format_", FORMATS)
def test_check_in_asks_for_everything_in_order(format_: str) -> None:
    asked = rules(format_)
    own = ["T3.2", "T8.2"] if format_ in (ARCHON, ALLIANCE) else []
    common = ["T4.1", "T4.2", "T4.3", "T4.5.1", "T4.5.2", "T4.5.3", "T4.5.4"]
    assert asked[: len(own) + 1] == [*own, "T3.5"]
    assert asked[-len(common) :] == common
    assert len(set(ids(format_))) == len(asked)


@proves("T3.2")
def test_sealed_decks_are_handed_out_and_not_shown() -> None:
    shown = {format_: "deck-shown" in ids(format_) for format_ in FORMATS}
    assert shown == {ARCHON: True, ALLIANCE: True, SEALED: False, CASUAL: False}


@proves("T2.2")
def test_players_bring_what_they_need() -> None:
    brought = [item.id for item in checklist(ARCHON, CHECK_IN) if item.rule == "T2.2"]
    assert brought == ["tokens", "markers", "reference-cards", "deck-list", "identity-card"]


@proves("T8.5", "T10.8", "T11.4")
def test_lists_are_given_to_the_organizer_in_all_formats_but_casual_sealed() -> None:
    assert {format_: "list-given" in ids(format_) for format_ in FORMATS} == {
        ARCHON: True,
        ALLIANCE: True,
        SEALED: True,
        CASUAL: False,
    }


@proves("T4.3", "T4.4", "T11.7")
@pytest.mark.parametrize("format_", FORMATS)
def test_clear_sleeves_waive_opaqueness_and_nothing_else(format_: str) -> None:
    usual, clear = checklist(format_, CHECK_IN), checklist(format_, CHECK_IN, clear_sleeves=True)
    assert [item.id for item in usual if item not in clear] == ["sleeves-opaque"]
    assert [item.notice for item in clear if item.rule in ("T4.2", "T4.3")] == [False, True]


@proves("T3.3", "T9.13", "T10.9")
def test_identity_cards_lie_visible_from_the_start_of_a_game() -> None:
    said = {format_: [one for one in ids(format_, GAME_START) if "identit" in one] for format_ in FORMATS}
    assert said == {
        ARCHON: ["identity-visible"],
        ALLIANCE: ["identities-visible"],
        SEALED: ["identities-front"],
        CASUAL: ["identity-visible"],
    }
    assert "houses-shown" in ids(SEALED, GAME_START)
    assert "houses-shown" not in ids(CASUAL, GAME_START)


@proves("T7.2", "T4.8")
@pytest.mark.parametrize("format_", FORMATS)
def test_every_game_starts_with_a_drawn_first_player_and_explained_aids(format_: str) -> None:
    assert {"T7.2", "T4.8"} <= set(rules(format_, GAME_START))


@proves("T4.6", "T4.7", "T5.1", "T5.3", "T8.6")
@pytest.mark.parametrize("format_", FORMATS)
def test_what_players_are_told_during_a_game(format_: str) -> None:
    asked = {"T4.6", "T4.7", "T5.1", "T5.3", "T8.6" if format_ in (ARCHON, ALLIANCE) else "T10.9"}
    assert set(rules(format_, DURING)) == asked
    assert all([item.notice for item in checklist(format_, DURING)])


@proves("T6.2")
@pytest.mark.parametrize("format_", FORMATS)
def test_the_overtime_is_announced(format_: str) -> None:
    assert ids(format_, OVERTIME) == ["time-is-up"]


@proves("T4.3", "T4.4", "T8.6")
@pytest.mark.parametrize("format_", FORMATS)
def test_a_page_ticks_off_at_check_in_what_is_not_only_said(format_: str) -> None:
    shown = points(format_)
    assert list(shown) == list(MOMENTS)
    assert set(ids(format_)) - set(shown[CHECK_IN]) == {"sleeves-spare"}
    assert [list(shown[when]) for when in MOMENTS[1:]] == [ids(format_, when) for when in MOMENTS[1:]]
    assert set(shown[CHECK_IN]) - set(points(format_, clear_sleeves=True)[CHECK_IN]) == {"sleeves-opaque"}


def test_other_games_have_no_checklist() -> None:
    assert points("") == {}


def test_every_item_belongs_to_a_moment() -> None:
    assert {item.when for item in ITEMS} == set(MOMENTS)
