"""KeyForge events from registration to champion, in each format (T3, T8, T9, T11, T15)."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from tests.tournaments.decked import Decked, elder, vault, word
from tests.tournaments.desk import HOST, JUDGE, Desk
from tests.tournaments.rules.keyforge.registered import TOKENS

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.deck_view import DeckView
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.plan import Plan, changed
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.rules.keyforge.checklist import GAME_START, checklist
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS
from ludarium.tournaments.structures.history import BYE, Draw, Over
from ludarium.tournaments.view import log, view

OWN = ("archon", "alliance")
FORMATS = ("archon", "alliance", "sealed", "casual-sealed")
HOUSES = ("brobnar", "saurian", "unfathomable")


def refused(desk: Desk, action: act.Action, by: str = HOST, why: str = "") -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by, why)
    return error.value.code.removeprefix("desk-")


def asked(desk: Desk) -> list[str]:
    return [one.code for one in prompts(desk.event, desk.now)]


def deck(desk: Desk, player: int, account: str) -> DeckView | None:
    return view(desk.event, account, desk.now).people[player].deck


def opponent(desk: Desk, player: int) -> int:
    return next(one for one in desk.at(player)[1].players if one != player)


# --- the event is made ---------------------------------------------------------------------------


@proves("T1.4", "T15.1")
@pytest.mark.parametrize("kind", FORMATS)
def test_a_preset_says_all_that_the_regulations_ask_of_an_event(kind: str) -> None:
    plan = Decked(kind, 0).event.plan
    assert plan.format == kind
    assert (plan.minutes, plan.overtime, plan.first_player) == (45, True, True)
    assert plan.restricted.version == "2024-07-23"
    assert not plan.clear_sleeves
    assert plan.decks_each == (3 if kind == "sealed" else 1)
    assert plan.build_minutes == (30 if kind == "sealed" else 0)
    assert plan.language == "zh-Hant"


@proves("T10.1", "T10.2", "T15.1")
def test_the_staff_is_told_what_is_wrong_with_the_sets_of_an_event() -> None:
    dated = tuple(
        [
            replace(one, released=day)
            for one, day in zip(DEFAULT_SETS, ("2022-01-01", "2023-01-01", "2024-01-01", ""), strict=True)
        ]
    )
    table = {"deck_sets": msgspec.to_builtins(dated)}
    for changes, expected in (
        ({"sets": []}, ["plan-event-one-set"]),
        ({"sets": ["MM", "WoE"]}, ["plan-event-one-set"]),
        ({"sets": ["WoE"]}, []),
        ({"sets": ["MG24"]}, ["plan-event-set-illegal"]),
        ({"sets": ["WoE"], "day": "2024-07-23"}, ["plan-event-set-undated"]),
        ({"sets": ["WoE"], "day": "2024-07-23", **table}, []),
        ({"sets": ["MM"], "day": "2024-07-23", **table}, ["plan-event-set-old"]),
        ({"decks_each": 0}, ["plan-event-decks"]),
    ):
        desk = Decked("sealed", 2, **changes)
        assert [code for code in asked(desk) if code.startswith("plan-")] == expected, changes
    desk = Decked("casual-sealed", 2, sets=["MM", "WoE"])
    assert [one.urgent for one in prompts(desk.event, 0) if one.code == "plan-event-mixed"] == [False]


@pytest.mark.parametrize(
    "changes", [{"format": "commander"}, {"day": "tomorrow"}, {"day": "2023-02-29"}, {"decks_each": 4}]
)
def test_a_plan_that_no_event_can_have_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Refused):
        changed(PRESETS["keyforge-sealed"], changes)


@proves("T9.14", "T13.1")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"deck_sets": [{"code": "W o E", "name_zh": "甲", "name_en": "A"}]}, "set-code"),
        ({"deck_sets": [{"code": "WoE", "name_zh": "", "name_en": "A"}]}, "set-name"),
        (
            {"deck_sets": [{"code": "WoE", "name_zh": "甲", "name_en": "A", "reference": "two tokens"}]},
            "set-reference",
        ),
        ({"restricted": {"version": "tomorrow", "rows": []}}, "day-wrong"),
        (
            {"restricted": {"version": "2025-01-01", "rows": [{"name_zh": "", "name_en": "Anger"}]}},
            "restricted-name",
        ),
        (
            {
                "restricted": {
                    "version": "2025-01-01",
                    "rows": [{"name_zh": "怒火中燒", "name_en": "Anger", "copies": 37}],
                }
            },
            "restricted-copies",
        ),
    ],
)
def test_a_table_that_officials_have_mistyped_is_refused(changes: dict[str, object], code: str) -> None:
    desk = Decked("alliance", 2)
    desk.do(act.Staffed("official-account", "Olga", "official"), "")
    before = desk.event.plan
    with pytest.raises(Refused) as error:
        desk.do(
            act.Planned(msgspec.convert({**msgspec.to_builtins(before), **changes}, Plan)), "official-account"
        )
    assert error.value.code == "desk-" + code
    assert desk.event.plan == before


# --- registration --------------------------------------------------------------------------------


@proves("T8.1", "T8.3", "T8.4", "T8.5", "T15.2")
def test_archon_decks_are_registered_with_everything_in_order_or_not_paired() -> None:
    desk = Decked("archon", 5)
    for player in (2, 3, 4):
        desk.bring(player)
    assert desk.faults(0) == ["count-one T8.1", "nothing T8.3"]
    desk.bring(0)
    assert desk.faults(0) == []
    desk.bring(0)
    assert "count-one T8.1" in desk.faults(0)
    desk.do(act.DeckTaken(0, 1), "a0")
    desk.bring(1, vault="", vault_word=elder(), language="en")
    assert desk.faults(1) == ["differs T8.3", "language T8.4", "unregistered T8.5"]
    assert "deck-faulty" in asked(desk)
    with pytest.raises(Refused) as error:
        desk.draft()
    assert (error.value.code, error.value.facts["rule"]) == ("desk-deck-not-ready", "T8.3")
    desk.do(act.DeckTaken(1, 0), "a1")
    desk.bring(1)
    desk.draw()


@proves("T8.5", "T9.11")
@pytest.mark.parametrize("kind", OWN)
def test_a_deck_after_the_deadline_is_late(kind: str) -> None:
    desk = Decked(kind, 2, deadline=1_100)
    desk.bring(0)
    desk.now = 1_200
    desk.bring(1)
    assert (desk.faults(0), desk.faults(1)) == ([], ["late T8.5" if kind == "archon" else "late T9.11"])


@proves("T9.1", "T9.3", "T9.4", "T9.8", "T9.9", "T15.2")
def test_alliance_decks_are_built_from_registered_ones_with_each_fault_named() -> None:
    desk = Decked("alliance", 2)
    for text in (word(), word(), elder()):
        desk.bring(0, text)
    for action, expected in (
        (
            act.DeckBuilt(0, pods=((0, "brobnar"), (1, "saurian"), (2, "dis")), beside=TOKENS[:1]),
            ["pod-sets T9.3"],
        ),
        (
            act.DeckBuilt(0, pods=((0, "brobnar"), (1, "brobnar"), (0, "saurian")), beside=TOKENS[:1]),
            ["pod-twice T9.4"],
        ),
        (act.DeckBuilt(0, pods=((0, "brobnar"), (1, "saurian"))), ["pods T9.3"]),
        (act.DeckBuilt(0, pods=((0, "brobnar"), (1, "saurian"), (0, "unfathomable"))), ["token T9.9"]),
        (act.DeckBuilt(0, pods=((0, "brobnar"), (1, "saurian"), (7, "unfathomable"))), ["foreign T9.3"]),
        (act.DeckBuilt(0, whole=0, pods=((0, "brobnar"),)), ["both T9.1"]),
        (act.DeckBuilt(0, pods=((0, "brobnar"), (1, "saurian"), (0, "unfathomable")), beside=TOKENS[:1]), []),
        (act.DeckBuilt(0, whole=2), []),
    ):
        desk.do(action, "a0")
        assert desk.faults(0) == expected
    assert view(desk.event, "a0", 0).people[0].deck.versions == 8  # type: ignore[union-attr]


@proves("T9.5")
def test_an_alliance_deck_is_one_list_of_36_cards() -> None:
    desk = Decked("alliance", 2)
    for text in (word(), word("brobnar", "saurian", "ekwidon")):
        desk.bring(0, text)
    desk.do(act.DeckBuilt(0, pods=((0, "brobnar"), (0, "saurian"), (1, "ekwidon")), beside=TOKENS[:1]), "a0")
    assert desk.faults(0) == []
    found = deck(desk, 0, "a0")
    assert found is not None
    assert len(found.cards) == 36
    assert sorted(found.houses) == ["brobnar", "ekwidon", "saurian"]
    assert (len(found.sources), found.pods) == (2, ((0, "brobnar"), (0, "saurian"), (1, "ekwidon")))


@proves("T3.5")
def test_no_deck_is_registered_twice_however_its_number_is_written() -> None:
    desk = Decked("archon", 3)
    desk.bring(0, vault=vault(77).upper())
    again = act.DeckBrought(1, word(), "https://www.keyforgegame.com/deck-details/" + vault(77), word())
    assert refused(desk, again, "a1") == "deck-taken"
    assert refused(desk, again, JUDGE) == "deck-double"
    desk.bring(1, vault="https://www.keyforgegame.com/deck-details/" + vault(78))
    assert desk.event.people[1].sources[0].vault_id == vault(78)
    assert desk.faults(1) == []


@proves("T3.5", "T8.2", "T9.1")
@pytest.mark.parametrize("kind", OWN)
def test_staff_sees_what_nobody_has_looked_at_yet(kind: str) -> None:
    desk = Decked(kind, 2)
    desk.do(act.DeckBrought(0, word(), vault(1)), "a0")
    numbers = {
        "attest-official": "T8.2" if kind == "archon" else "T9.1",
        "attest-genuine": "T3.5",
        "not-compared": "T8.3",
    }

    def told(account: str) -> dict[str, str]:
        found = deck(desk, 0, account)
        assert found is not None
        return {one.message.removeprefix("desk-fault-"): one.rule for one in found.faults if one.warning}

    assert told(JUDGE) == numbers
    assert told("a0") == {"not-compared": "T8.3"}
    with pytest.raises(NotAllowed):
        desk.do(act.DeckAttested(0, 0, ("official",)), "a0")
    desk.do(act.DeckAttested(0, 0, ("official", "genuine", "listed")), JUDGE)
    assert told(JUDGE) == {}


@proves("T3.2", "T15.3")
def test_the_check_in_is_logged_with_staff_time_and_the_deck_that_was_shown() -> None:
    desk = Decked("archon", 2)
    desk.do(act.CheckedIn(0, ("deck-shown", "sleeves-opaque")), JUDGE)
    desk.bring(0)
    entries = log(desk.event, HOST)
    shown, brought, attested = entries[-3:]
    assert (shown.by, shown.action) == (JUDGE, act.CheckedIn(0, ("deck-shown", "sleeves-opaque")))
    assert isinstance(brought.action, act.DeckBrought)
    assert (brought.by, brought.action.vault) == ("a0", vault(1))
    assert (attested.by, type(attested.action)) == (JUDGE, act.DeckAttested)
    assert shown.at < brought.at < attested.at == desk.now
    assert view(desk.event, JUDGE, 0).people[0].checks == ("deck-shown", "sleeves-opaque")


# --- decks do not change -------------------------------------------------------------------------


@proves("T8.3", "T9.17")
@pytest.mark.parametrize("kind", OWN)
def test_decks_are_locked_with_the_first_pairing(kind: str) -> None:
    desk = Decked(kind, 6)
    desk.ready()
    desk.draft()
    desk.do(act.DeckBuilt(0, whole=0), "a0")
    desk.do(act.Published())
    changes: tuple[tuple[act.Action, str], ...] = (
        (act.DeckBuilt(0, whole=0), "a0"),
        (act.DeckBuilt(0, whole=0), HOST),
        (act.DeckTaken(0, 0), "a0"),
        (act.DeckBrought(0, word(), vault(99), word()), "a0"),
    )
    for action, by in changes:
        assert refused(desk, action, by) == "deck-locked"
    desk.play()
    for action, by in changes:
        assert refused(desk, action, by) == "deck-locked"


@proves("T9.17")
@pytest.mark.parametrize("kind", OWN)
def test_nothing_is_changed_between_the_draft_and_its_publication_unchecked(kind: str) -> None:
    desk = Decked(kind, 6)
    desk.ready()
    desk.draft()
    desk.do(act.DeckTaken(0, 0), "a0")
    assert refused(desk, act.Published()) == "deck-not-ready"
    desk.bring(0)
    desk.do(act.Published())


@proves("T8.5")
def test_a_late_player_needs_a_deck_before_the_first_game() -> None:
    desk = Decked("archon", 5)
    desk.ready()
    desk.draw()
    desk.do(act.Entered("Late", "a5", missed="losses"))
    desk.do(act.CheckedIn(5))
    assert refused(desk, act.PairedWithBye(5)) == "deck-not-ready"
    desk.bring(5)
    desk.do(act.PairedWithBye(5))
    assert desk.at(5)[1].kind == "game"


# --- who sees which list -------------------------------------------------------------------------


@proves("T3.4", "T8.6", "T9.10", "T15.4")
@pytest.mark.parametrize("kind", OWN)
def test_public_lists_are_for_the_opponent_until_the_game_is_over(kind: str) -> None:
    desk = Decked(kind, 6)
    desk.ready()
    desk.do(act.Entered("Eve", "eve", spectator=True))
    for account in ("a1", "eve", "stranger", ""):
        assert deck(desk, 0, account) is None
    desk.draw()
    against = opponent(desk, 0)
    for account, cards in ((f"a{against}", 36), ("a0", 36), (HOST, 36), (JUDGE, 36)):
        found = deck(desk, 0, account)
        assert found is not None
        assert len(found.cards) == cards
    for player in range(1, 6):
        if player != against:
            assert deck(desk, 0, f"a{player}") is None
    for account in ("eve", "stranger", ""):
        assert deck(desk, 0, account) is None
    desk.wins(0)
    assert deck(desk, 0, f"a{against}") is None


@proves("T8.6")
def test_an_event_may_open_its_lists_to_everybody() -> None:
    desk = Decked("archon", 2, lists_open=True)
    desk.ready()
    for account in ("a1", "stranger", ""):
        found = deck(desk, 0, account)
        assert found is not None
        assert len(found.cards) == 36
        assert found.sources == ()


@proves("T11.5", "T3.4", "T15.4")
def test_in_casual_sealed_the_opponent_sees_houses_and_nobody_the_list() -> None:
    desk = Decked("casual-sealed", 4)
    desk.ready()
    desk.do(act.Entered("Eve", "eve", spectator=True))
    desk.draw()
    desk.do(act.DeckShown(0), "a0")
    found = deck(desk, 0, f"a{opponent(desk, 0)}")
    assert found is not None
    assert (sorted(found.houses), found.cards, found.sources) == (sorted(HOUSES), (), ())
    others = {f"a{player}" for player in range(1, 4)} - {f"a{opponent(desk, 0)}"}
    for account in (*others, "eve", "stranger", ""):
        assert deck(desk, 0, account) is None


@proves("T2.3", "T4.6", "T15.5")
@pytest.mark.parametrize("kind", FORMATS)
def test_nothing_that_players_have_open_calculates_or_explains_a_card(kind: str) -> None:
    """What a player is sent about a game: who plays, who began, the clock; of a deck names of cards and no texts."""
    desk = Decked(kind, 6)
    desk.ready()
    one = desk.draw()
    desk.do(act.ClockStarted(), JUDGE)
    table = desk.at(0)[1]
    desk.do(act.Began(one.number, table.number, 0, "coin"), "a0")
    for step in ("", "time", "turn-ends"):
        if step:
            desk.do(act.OvertimeStepped(one.number, table.number, step, 0), JUDGE)
        for account in ("a0", f"a{opponent(desk, 0)}"):
            sent = msgspec.json.decode(msgspec.json.encode(view(desk.event, account, desk.now)))
            shown = sent["rounds"][0]["tables"][table.number]
            assert set(shown) <= {"number", "players", "status", "first", "overtime"}
            assert set(shown["overtime"]) <= {"state", "turn", "offered", "guide", "steps"}
            for person in sent["people"]:
                for card in person.get("deck", {}).get("cards", ()):
                    assert set(card) <= {"house", "card", "set", "number", "icons"}
        numbers = act.TieBroken(one.number, table.number, 0, (0, 0), (9, 9), (0, 0), (0, 0))
        assert refused(desk, numbers, "a0") == "overtime-state"


@proves("T3.3", "T9.13", "T15.4")
@pytest.mark.parametrize(
    ("kind", "reminder"),
    [
        ("archon", "identity-visible"),
        ("alliance", "identities-visible"),
        ("sealed", "identities-front"),
        ("casual-sealed", "identity-visible"),
    ],
)
def test_at_the_start_of_a_game_the_first_player_is_stored_and_the_identity_card_is_asked_for(
    kind: str, reminder: str
) -> None:
    desk = Decked(kind, 6)
    desk.ready()
    one = desk.draw()
    a, b = one.tables[0].players
    items = [item.id for item in checklist(desk.event.plan.format, GAME_START)]
    assert reminder in items
    assert "first-player" in items
    assert refused(desk, act.Reported(0, 0, a, a), f"a{a}") == "first-needed"
    for reason in ("", "keys", "time"):
        assert refused(desk, act.Resulted(0, 0, a, reason=reason), JUDGE) == "first-needed"
    assert refused(desk, act.OvertimeStepped(0, 0, "time", a), JUDGE) == "first-needed"
    assert refused(desk, act.Began(0, 0), f"a{a}") == "first-needed"
    assert refused(desk, act.Began(0, 0, a), f"a{a}") == "first-player-method"
    assert refused(desk, act.Began(0, 0, a, "\x00"), f"a{a}") == "name-sign"
    assert one.tables[0].status == "open"
    desk.do(act.Began(0, 0, b, "rock-paper-scissors"), f"a{a}")
    assert (one.tables[0].first, one.tables[0].method) == (b, "rock-paper-scissors")
    assert refused(desk, act.Began(0, 0, a, "coin"), f"a{b}") == "first-stands"
    assert log(desk.event, HOST)[-1].action == act.Began(0, 0, b, "rock-paper-scissors")


@proves("T3.5", "T8.2")
@pytest.mark.parametrize(
    ("kind", "points"), [("archon", 2), ("alliance", 2), ("sealed", 1), ("casual-sealed", 1)]
)
def test_a_deck_that_nobody_attested_is_shown_so(kind: str, points: int) -> None:
    """To its owner and the staff; the list may be right, and the cards copies."""
    desk = Decked(kind, 2, **({"decks_each": 1} if kind == "sealed" else {}))
    desk.bring(0)
    if kind == "sealed":
        desk.do(act.Opened())
        desk.do(act.DeckBuilt(0, whole=0), "a0")

    def unseen(account: str) -> int:
        deck = view(desk.event, account, desk.now).people[0].deck
        return -1 if deck is None else deck.unseen

    def waits() -> list[object]:
        return [one.facts["count"] for one in prompts(desk.event, desk.now) if one.code == "deck-unseen"]

    assert (unseen("a0"), unseen(JUDGE), waits()) == (0, 0, [])
    desk.do(act.DeckAttested(0, 0, ()), JUDGE)
    assert desk.faults(0) == []
    assert (unseen("a0"), unseen(JUDGE), waits()) == (points, points, [1])
    assert unseen("") in (0, -1)


# --- structure -----------------------------------------------------------------------------------


def finish_round(desk: Decked) -> None:
    """The higher number wins every game, so that everybody's course can be told."""
    for table in desk.event.rounds[-1].tables:
        if not table.done:
            desk.wins(max(table.players))


@pytest.mark.slow
@proves("T8.7", "T9.12", "T10.11", "T12.1", "T12.3", "T12.4", "T12.6", "T15.7")
@pytest.mark.parametrize("kind", ["archon", "alliance", "sealed"])
@pytest.mark.parametrize("players", [5, 9, 12])
def test_two_loss_out_then_elimination(kind: str, players: int) -> None:
    desk = Decked(kind, players)
    desk.ready()
    rounds = 0
    while not isinstance(following := desk.event.next_round(), Over):
        assert isinstance(following, Draw)
        rounds += 1
        one = desk.draw()
        seated = [player for table in one.tables for player in table.players]
        stage = desk.event.stages[0]
        lost = desk.event.history(stage, stage.rounds[:-1])
        assert sorted(seated) == [player for player in range(players) if lost.losses(player) < 2]
        assert sum([table.kind == BYE for table in one.tables]) == len(seated) % 2
        finish_round(desk)
        assert asked(desk)[-1] in ("draw", "stage-ends")
    history = desk.event.history(desk.event.stages[0])
    left = [player for player in range(players) if history.losses(player) < 2]
    assert sorted(following.through) == left
    assert len(left) in (3, 4)
    desk.do(act.StageEnded(following.through))
    assert desk.event.plan.stages[1].structure == "elimination"
    cuts = []
    while not isinstance(following := desk.event.next_round(), Over):
        one = desk.draw()
        cuts.append(sum([len(table.players) for table in one.tables]))
        finish_round(desk)
    assert cuts == [len(left), 2]
    desk.do(act.StageEnded(following.through))
    assert desk.event.status == "over"
    assert desk.event.standings(desk.event.stages[1])[0].player == players - 1


@proves("T12.5")
@pytest.mark.parametrize("kind", ["archon", "alliance", "sealed"])
def test_four_players_or_fewer_have_no_preliminary_round(kind: str) -> None:
    desk = Decked(kind, 4)
    desk.ready()
    following = desk.event.next_round()
    assert isinstance(following, Over)
    assert sorted(following.through) == [0, 1, 2, 3]


@proves("T11.1", "T11.4", "T11.6", "T15.7")
def test_casual_sealed_is_swiss_and_asks_for_no_registration() -> None:
    desk = Decked("casual-sealed", 6)
    wins: list[list[int]] = []
    while not isinstance(desk.event.next_round(), Over):
        history = desk.event.history(desk.event.stages[0]) if desk.event.stages else None
        one = desk.draw()
        if history is not None:
            wins += [[history.wins(player) for player in table.players] for table in one.tables]
        finish_round(desk)
    assert len(desk.event.rounds) == 3
    assert all(abs(pair[0] - pair[1]) <= 1 for pair in wins)
    assert [place.rank for place in desk.event.standings(desk.event.stages[0])][:2] == [1, 2]
    met = [tuple(sorted(table.players)) for one in desk.event.rounds for table in one.tables]
    assert len(set(met)) == len(met)
    assert desk.event.people[0].sources == []
    played = Decked("casual-sealed", 2)
    played.bring(0)
    assert played.faults(0) == []
    played.bring(0)
    assert "count-one T11.1" in played.faults(0)
    played.do(act.DeckTaken(0, 1))
    played.do(act.DeckBuilt(0, pods=((0, "brobnar"), (0, "saurian"), (0, "unfathomable"))), "a0")
    assert played.faults(0) == ["changed T11.1"]
