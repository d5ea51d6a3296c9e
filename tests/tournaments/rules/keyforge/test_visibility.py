"""Who may see which deck list when (T3.4, T8.6, T9.10, T10.9, T11.5)."""

from __future__ import annotations

import json
from itertools import product

import msgspec
import pytest
from tests.rules.keyforge.deck_files import drawn
from tests.tournaments.rules.keyforge.registered import mm

from ludarium.games.keyforge.decks import word_of_deck
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.testing import proves
from ludarium.tournaments.rules.keyforge.decks import ALLIANCE, ARCHON, CASUAL, FORMATS, SEALED
from ludarium.tournaments.rules.keyforge.visibility import (
    ANYBODY,
    HOUSES,
    LIST,
    NOTHING,
    PLAYER,
    SPECTATOR,
    STAFF,
    VIEWERS,
    Visible,
    sight,
    visible,
)

FLAGS = list(product([False, True], repeat=3))


@proves("T3.4", "T10.9", "T11.5")
@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize(("opponent", "shown", "lists_open"), FLAGS)
def test_owner_and_staff_always_see_the_list(
    format_: str, opponent: bool, shown: bool, lists_open: bool
) -> None:
    assert sight(format_, STAFF, opponent=opponent, shown=shown, lists_open=lists_open) == LIST
    assert sight(format_, PLAYER, owner=True, shown=shown, lists_open=lists_open) == LIST


@proves("T5.2.5", "T8.6", "T9.10")
@pytest.mark.parametrize("format_", [ARCHON, ALLIANCE])
def test_public_lists_are_read_by_the_current_opponent_and_by_others_only_if_the_event_opens_them(
    format_: str,
) -> None:
    assert sight(format_, PLAYER, opponent=True) == LIST
    for viewer in (PLAYER, SPECTATOR, ANYBODY):
        assert sight(format_, viewer) == NOTHING
        assert sight(format_, viewer, shown=True) == NOTHING
        assert sight(format_, viewer, lists_open=True) == LIST


@proves("T10.9")
@pytest.mark.parametrize(("shown", "lists_open"), list(product([False, True], repeat=2)))
def test_in_sealed_the_opponent_sees_the_houses_and_never_the_list(shown: bool, lists_open: bool) -> None:
    assert sight(SEALED, PLAYER, opponent=True, shown=shown, lists_open=lists_open) == HOUSES
    assert sight(SEALED, PLAYER, shown=shown, lists_open=lists_open) == NOTHING


@proves("T10.9")
@pytest.mark.parametrize("lists_open", [False, True])
def test_in_sealed_a_spectator_sees_a_list_by_its_owners_own_act_only(lists_open: bool) -> None:
    """Whoever has not said who they are might be the opponent, and is shown nothing."""
    assert sight(SEALED, SPECTATOR, lists_open=lists_open) == NOTHING
    assert sight(SEALED, SPECTATOR, shown=True, lists_open=lists_open) == LIST
    assert sight(SEALED, ANYBODY, shown=True, lists_open=lists_open) == NOTHING


@proves("T11.5")
@pytest.mark.parametrize("viewer", [PLAYER, SPECTATOR, ANYBODY])
@pytest.mark.parametrize(("opponent", "shown", "lists_open"), FLAGS)
def test_in_casual_sealed_nobody_else_sees_a_list(
    viewer: str, opponent: bool, shown: bool, lists_open: bool
) -> None:
    found = sight(CASUAL, viewer, opponent=opponent, shown=shown, lists_open=lists_open)
    assert found == (HOUSES if opponent and viewer == PLAYER else NOTHING)  # the identity card's front (T3.3)


@proves("T3.4")
def test_no_page_shows_more_than_is_seen() -> None:
    """Two decks of the same houses look the same to who may see the houses; to others every deck does."""
    one, other = mm(cards={"dis": ["infurnace"]}), mm()
    far = drawn(1, "WoE")
    assert word_of_deck(one) != word_of_deck(other)
    assert visible(one, NOTHING) == visible(far, NOTHING) == Visible()
    assert visible(one, HOUSES) == visible(other, HOUSES) == Visible(("dis", "logos", "shadows"))
    assert visible(one, LIST) != visible(other, LIST)


@proves("T5.2.7")
@pytest.mark.parametrize(("code", "beside"), [("DT", 1), ("WoE", 1), ("PV", 0), ("MM", 0)])
def test_the_opponent_sees_the_tide_or_token_card_beside_a_hidden_list(code: str, beside: int) -> None:
    one = drawn(1, code)
    shown = visible(one, sight(SEALED, PLAYER, opponent=True))
    assert (shown.cards, shown.name, len(shown.beside)) == ((), "", beside)
    assert set(shown.beside) <= {fact.id for fact in one.beside}


@proves("T4.6", "T8.6")
def test_a_shown_list_has_names_and_numbers_and_no_card_texts() -> None:
    shown = visible(drawn(1, "WoE"), LIST)
    assert len(shown.cards) == 36
    assert len(shown.beside) == 1
    told = json.loads(msgspec.json.encode(shown))
    assert set(told) == {"houses", "name", "set_code", "cards", "beside"}
    for card in told["cards"]:
        assert set(card) == {"house", "card", "set_code", "number", "icons", "also"}
        assert POOL.has(card["card"])


def test_viewers_are_known() -> None:
    assert set(VIEWERS) == {"staff", "player", "spectator", "anybody"}
