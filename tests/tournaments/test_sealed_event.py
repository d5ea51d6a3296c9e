"""A Sealed event: decks handed out, opened together, built in half an hour and rebuilt between rounds (T10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.tournaments.decked import Decked, elder, vault, word
from tests.tournaments.desk import HEAD, HOST, JUDGE
from tests.tournaments.rules.keyforge.registered import TOKENS

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.deck_view import DeckView
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.decks import deck_at
from ludarium.tournaments.plan import changed
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import log, view

PODS = ((0, "brobnar"), (1, "saurian"), (2, "unfathomable"))
OTHERS = ((2, "brobnar"), (1, "saurian"), (0, "unfathomable"))
HALF_HOUR = 1_800


def sealed(players: int = 6) -> Decked:
    """Everybody has three decks in their wrappers."""
    desk = Decked("sealed", players, sets=["WoE"])
    for player in range(players):
        for _ in range(3):
            desk.bring(player)
    return desk


def playing(players: int = 6) -> Decked:
    """Everybody has built a deck."""
    desk = sealed(players)
    desk.do(act.Opened())
    for player in range(players):
        desk.do(act.DeckBuilt(player, pods=PODS, beside=TOKENS[:1]), f"a{player}")
    return desk


def refused(desk: Decked, action: act.Action, by: str = HOST) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


def asked(desk: Decked, now: int = 0) -> list[tuple[str, int]]:
    return [(one.code, one.person) for one in prompts(desk.event, now or desk.now) if one.person >= 0]


def deck(desk: Decked, player: int, account: str) -> DeckView | None:
    return view(desk.event, account, desk.now).people[player].deck


def against(desk: Decked, player: int) -> str:
    return next(f"a{one}" for one in desk.at(player)[1].players if one != player)


@proves("T10.1", "T10.6")
def test_staff_alone_hands_out_sealed_decks_and_no_deck_goes_to_two() -> None:
    desk = Decked("sealed", 2, sets=["WoE"])
    mine = act.DeckBrought(0, word(), vault(1), sealed=True)
    with pytest.raises(NotAllowed):
        desk.do(mine, "a0")
    assert refused(desk, act.DeckBrought(0, word(), vault(1)), HOST) == "deck-sealed"
    desk.do(mine, JUDGE)
    assert log(desk.event, HOST)[-1].action == mine
    assert refused(desk, act.DeckBrought(1, word(), vault(1), sealed=True), JUDGE) == "deck-double"
    with pytest.raises(NotAllowed):
        desk.do(act.DeckTaken(0, 0), "a0")
    desk.do(act.DeckTaken(0, 0), JUDGE)


@proves("T10.4")
def test_nobody_reads_their_decks_before_they_are_opened() -> None:
    """Staff may have entered them; whose they are sees none of it before the word."""
    desk = sealed(2)
    mine = deck(desk, 0, "a0")
    assert mine is not None
    assert (mine.sources, mine.cards, mine.houses, mine.name, mine.faults) == ((), (), (), "", ())
    for account in (HOST, JUDGE):
        shown = deck(desk, 0, account)
        assert shown is not None
        assert len(shown.sources) == 3
    desk.do(act.Opened())
    mine = deck(desk, 0, "a0")
    assert mine is not None
    assert len(mine.sources) == 3


@proves("T10.1")
@pytest.mark.parametrize("each", [1, 2, 3])
def test_everybody_has_as_many_decks(each: int) -> None:
    desk = Decked("sealed", 2, sets=["WoE"], decks_each=each)
    for number in range(3):
        assert ("count-sealed T10.1" in desk.faults(0)) == (number != each)
        desk.bring(0)
    assert refused(desk, act.DeckBrought(0, word(), vault(99), sealed=True)) == "decks-many"


@proves("T10.2", "T10.3")
def test_decks_of_another_set_or_language_are_named() -> None:
    desk = sealed(2)
    desk.do(act.DeckTaken(0, 2))
    desk.bring(0, elder(), language="en")
    desk.do(act.Opened())
    desk.do(act.DeckBuilt(0, whole=0), "a0")
    assert desk.faults(0) == ["language T10.3", "set-other T10.2"]


@proves("T10.4")
def test_all_open_on_one_word_which_is_logged() -> None:
    desk = sealed()
    for account in ("a0", JUDGE):
        with pytest.raises(NotAllowed):
            desk.do(act.Opened(), account)
    assert refused(desk, act.DeckBuilt(0, whole=0), "a0") == "build-unopened"
    desk.do(act.Opened(), HEAD)
    assert desk.event.opened_at == log(desk.event, HOST)[-1].at == desk.now
    assert view(desk.event, "", 0).opened == desk.now
    desk.do(act.DeckBuilt(0, whole=0), "a0")
    assert refused(desk, act.Opened()) == "decks-opened"
    with pytest.raises(Refused):
        Decked("archon").do(act.Opened())


@proves("T10.5")
def test_a_sealed_deck_is_one_whole_deck_or_pods_of_the_own_ones() -> None:
    desk = sealed(2)
    desk.do(act.Opened())
    for action, expected in (
        (act.DeckBuilt(0, whole=1), []),
        (act.DeckBuilt(0, pods=PODS, beside=TOKENS[:1]), []),
        (act.DeckBuilt(0, pods=PODS), ["token T9.9"]),
        (act.DeckBuilt(0, pods=PODS[:2], beside=TOKENS[:1]), ["pods T9.3"]),
        (act.DeckBuilt(0, pods=((3, "brobnar"), *PODS[1:]), beside=TOKENS[:1]), ["foreign T10.6"]),
    ):
        desk.do(action, "a0")
        assert desk.faults(0) == expected


@proves("T10.7", "T15.7")
def test_who_has_no_deck_after_half_an_hour_is_a_judges_case() -> None:
    desk = sealed(3)
    desk.do(act.Opened())
    opened = desk.now
    desk.do(act.DeckBuilt(0, pods=PODS, beside=TOKENS[:1]), "a0")
    desk.do(act.BuildExtended(2, 300), JUDGE)
    with pytest.raises(NotAllowed):
        desk.do(act.BuildExtended(2, 300), "a2")
    for seconds, expected in (
        (HALF_HOUR - 1, [("deck-faulty", 1), ("deck-faulty", 2)]),
        (HALF_HOUR, [("build-late", 1), ("deck-faulty", 2)]),
        (HALF_HOUR + 300, [("build-late", 1), ("build-late", 2)]),
    ):
        assert asked(desk, opened + seconds) == expected
    desk.now = opened + HALF_HOUR - 1
    assert refused(desk, act.DeckBuilt(0, whole=0), "a0") == "build-expired"
    desk.do(act.DeckBuilt(2, whole=0), "a2")
    desk.do(act.DeckBuilt(1, whole=0), "a1")
    assert asked(desk, opened + 2 * HALF_HOUR) == []
    assert [entry.by for entry in log(desk.event, HOST)[-2:]] == ["a2", "a1"]


@proves("T10.8")
def test_nobody_is_paired_before_all_decks_are_registered() -> None:
    desk = sealed()
    desk.do(act.Opened())
    for player in range(5):
        desk.do(act.DeckBuilt(player, whole=0), f"a{player}")
    with pytest.raises(Refused) as error:
        desk.draft()
    assert (error.value.code, error.value.facts["name"]) == ("desk-deck-not-ready", "P5")
    assert desk.event.rounds == []
    desk.do(act.DeckBuilt(5, whole=0), "a5")
    desk.draw()
    desk = sealed()
    desk.do(act.DeckTaken(0, 2))
    desk.bring(0, vault="")
    desk.do(act.Opened())
    desk.do(act.DeckBuilt(0, whole=0), "a0")
    assert desk.faults(0) == ["unregistered T10.8"]


@proves("T10.9", "T3.4", "T15.4")
def test_the_opponent_sees_the_houses_and_known_spectators_what_the_owner_shows() -> None:
    desk = playing()
    desk.do(act.Entered("Eve", "eve", spectator=True))
    for account in ("a1", "eve", ""):
        assert deck(desk, 0, account) is None
    desk.draw()
    for shown in (False, True):
        desk.do(act.DeckShown(0, shown), "a0")
        found = deck(desk, 0, against(desk, 0))
        assert found is not None
        assert sorted(found.houses) == ["brobnar", "saurian", "unfathomable"]
        assert (found.cards, found.sources, found.pods, found.name) == ((), (), (), "")
        for account in ("stranger", ""):
            assert deck(desk, 0, account) is None
        seen = deck(desk, 0, "eve")
        assert (seen is not None and len(seen.cards) == 36) == shown
        for account in ("a0", HOST, HEAD, JUDGE):
            own = deck(desk, 0, account)
            assert own is not None
            assert len(own.cards) == 36
    with pytest.raises(NotAllowed):
        desk.do(act.DeckShown(0), against(desk, 0))
    desk.wins(0)
    assert deck(desk, 0, against(desk, 0)) is None


@proves("T10.10", "T15.7")
def test_decks_are_rebuilt_between_rounds_and_each_version_is_kept() -> None:
    desk = playing(12)
    desk.draw()
    again = act.DeckBuilt(0, pods=OTHERS, beside=TOKENS[:1])
    assert refused(desk, again, "a0") == "build-paired"
    desk.wins(0)
    waiting = next(player for player in range(1, 12) if not desk.at(player)[1].done)
    assert refused(desk, act.DeckBuilt(waiting, whole=0), f"a{waiting}") == "build-paired"
    desk.do(again, "a0")
    desk.play()
    desk.draft()
    desk.do(act.DeckBuilt(0, whole=2), "a0")
    desk.do(act.Published())
    assert refused(desk, again, "a0") == "build-paired"
    desk.play()
    desk.do(again, "a0")
    desk.draw()
    played = [deck_at(desk.event, 0, number) for number in range(3)]
    assert [None if one is None else (one.whole, [pod.source for pod in one.pods]) for one in played] == [
        ("", ["1", "2", "3"]),
        ("3", []),
        ("", ["3", "2", "1"]),
    ]
    assert [before for _, before, _ in desk.event.people[0].built] == [1, 2, 2, 3]
    own = deck(desk, 0, "a0")
    assert own is not None
    assert own.versions == 4


@proves("T10.10")
def test_a_faulty_rebuilt_deck_is_not_paired() -> None:
    desk = playing()
    desk.draw()
    desk.play()
    desk.do(act.DeckBuilt(0, pods=PODS), "a0")
    with pytest.raises(Refused):
        desk.draft()
    desk.do(act.DeckBuilt(0, pods=PODS, beside=TOKENS[:1]), "a0")
    desk.draft()
    desk.do(act.DeckBuilt(0, pods=PODS), "a0")
    assert refused(desk, act.Published()) == "deck-not-ready"


@proves("T10.2")
@pytest.mark.parametrize("sets", [[], ["MM", "WoE"]])
def test_the_one_set_is_named_before_a_deck_is_registered(sets: list[str]) -> None:
    """Else players come with decks of two sets, each of them allowed."""
    desk = Decked("sealed", 2, sets=sets)
    plan = desk.event.plan
    for action in (act.DeckBrought(0, word(), vault(1), sealed=True), act.Opened()):
        assert refused(desk, action) == "sealed-set"
    assert [one.code for one in prompts(desk.event, desk.now) if one.urgent] == ["plan-event-one-set"]
    desk.do(act.Planned(changed(plan, {"sets": ["WoE"]})))
    desk.bring(0)


@proves("T10.2")
def test_decks_of_two_sets_keep_an_event_from_its_first_draw() -> None:
    """Also where they are there already: the set was taken away, or an older desk let them in."""
    desk = Decked("sealed", 2, sets=["WoE"], decks_each=1)
    desk.bring(0)
    desk.do(act.Planned(changed(desk.event.plan, {"sets": ["MM"]})))
    desk.bring(1, elder())
    desk.do(act.Opened())
    for player in range(2):
        desk.do(act.DeckBuilt(player, whole=0), f"a{player}")
    assert desk.faults(0) == ["set-other T10.2"]
    draft = act.Drawn(((0, 1),))
    assert refused(desk, draft) == "deck-not-ready"
    for sets in ([], ["MM", "WoE"]):
        desk.do(act.Planned(changed(desk.event.plan, {"sets": sets})))
        assert refused(desk, draft) == "sealed-set"


@proves("T10.2")
def test_the_set_stands_once_it_is_played_with() -> None:
    desk = playing()
    desk.draw()
    plan = changed(desk.event.plan, {"sets": ["MM"]})
    assert refused(desk, act.Planned(plan)) == "sealed-set-stands"


def test_a_log_of_an_older_desk_that_named_no_set_is_read_and_played_on() -> None:
    """What is asked of new decisions keeps nobody from reading old ones."""
    desk = playing()
    desk.draw()
    created = desk.event.entries[0]
    bare = replace(created, action=replace(created.action, plan=changed(desk.event.plan, {"sets": []})))
    old = Tournament.of([bare, *desk.event.entries[1:]], checked=True)
    assert len(old.rounds) == 1
    desk.event = old
    desk.play()
    desk.draft()
    desk.do(act.Planned(changed(old.plan, {"sets": ["WoE"]})))  # and its set may still be named


@proves("T11.2")
def test_mixed_sets_of_casual_sealed_are_pointed_out() -> None:
    desk = Decked("casual-sealed", 2)
    desk.bring(0)
    assert "sets-mixed" not in [one.code for one in prompts(desk.event, desk.now)]
    desk.bring(1, elder())
    found = [one for one in prompts(desk.event, desk.now) if one.code == "sets-mixed"]
    assert [(one.facts["sets"], one.urgent) for one in found] == [("MM, WoE", False)]
    desk.draft()
