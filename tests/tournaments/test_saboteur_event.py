"""The championship of Saboteur from its group games to its final, by what is decided at the desk (S16, S18.5, S20)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium import i18n
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.judging import proposals
from ludarium.tournaments.plan import StagePlan, least_players
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.rules.saboteur.standard_score import standard_scores
from ludarium.tournaments.structures.history import Draw, Impossible, Over, Place
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import log, view


def asked(desk: Desk) -> list[str]:
    return [one.code for one in prompts(desk.event, desk.now)]


def refused(desk: Desk, action: act.Action, by: str = HOST) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


def groups(desk: Desk) -> None:
    """All group games."""
    while isinstance(desk.event.next_round(), Draw):
        desk.draw()
        desk.play()


def name_finalists(desk: Desk) -> tuple[int, ...]:
    over = desk.event.next_round()
    assert isinstance(over, Over)
    desk.do(act.StageEnded(over.through))
    return over.through


def level(players: int) -> Desk:
    """Group games in which everybody always has the same."""
    desk = Desk("saboteur-championship-3", players)
    while isinstance(desk.event.next_round(), Draw):
        for table in desk.draw().tables:
            desk.do(
                act.Resulted(desk.event.rounds[-1].number, table.number, points=(2,) * len(table.players)),
                JUDGE,
            )
    return desk


def places(desk: Desk, stage: int) -> tuple[Place, ...]:
    return desk.event.standings(desk.event.stages[stage])


def final(desk: Desk, points: dict[int, int]) -> None:
    """The final is played; who is not named has nothing."""
    table = desk.draw().tables[0]
    paid = tuple([points.get(player, 0) for player in table.players])
    desk.do(act.Resulted(desk.event.rounds[-1].number, 0, points=paid), JUDGE)
    name_finalists(desk)


@proves("S16.1", "S16.2", "S16.17")
@pytest.mark.parametrize(("entrants", "games"), [(12, 3), (41, 3), (42, 4)])
def test_the_number_of_group_games_is_fixed_by_who_was_there_at_the_first(entrants: int, games: int) -> None:
    desk = Desk("saboteur-championship", entrants)
    desk.draw()
    desk.play()
    if entrants == 41:
        desk.do(act.Entered("Late", missed="nothing"))
        desk.do(act.CheckedIn(41))
    else:
        desk.do(act.Dropped(0))
    groups(desk)
    assert len(desk.event.rounds) == games
    sizes = [sorted([len(table.players) for table in one.tables]) for one in desk.event.rounds]
    there = {12: (12, [5, 6]), 41: (41, [6] * 7), 42: (42, [5, *[6] * 6])}[entrants]
    assert sum(sizes[0]) == there[0]
    assert all([one == there[1] for one in sizes[1:]])


@proves("S16.3", "S16.5", "S16.6")
@pytest.mark.parametrize(
    ("entrants", "code"), [(4, "groups-few"), (8, "groups-split"), (9, "groups-split"), (78, "groups-many")]
)
def test_a_number_without_tables_is_told_and_left_to_the_head_referee(entrants: int, code: str) -> None:
    desk = Desk("saboteur-championship", entrants)
    found = desk.event.next_round()
    assert isinstance(found, Impossible)
    assert found.code == code
    assert f"impossible-{code}" in asked(desk)
    if entrants == 9:
        desk.do(
            act.Drawn(((0, 1, 2, 3, 4), (5, 6, 7, 8)), by_hand=True), HEAD, "four sit at the second table"
        )
        desk.do(act.Published())
        assert [len(table.players) for table in desk.event.rounds[0].tables] == [5, 4]


@proves("S16.17")
def test_players_who_leave_change_the_tables_of_the_next_game_alone() -> None:
    desk = Desk("saboteur-championship-3", 10)
    desk.draw()
    desk.play()
    desk.do(act.Dropped(9))
    assert "impossible-groups-split" in asked(desk)
    desk.do(act.Entered("Late", missed="nothing"))
    desk.do(act.CheckedIn(10))
    assert sorted([len(table.players) for table in desk.draw().tables]) == [5, 5]


@proves("S16.8", "S16.9", "S16.11")
def test_the_six_with_the_most_nuggets_play_one_game() -> None:
    desk = Desk("saboteur-championship-3", 18)
    groups(desk)
    through = name_finalists(desk)
    nuggets = dict.fromkeys(range(18), 0)
    for one in desk.event.rounds:
        for table in one.tables:
            for player, paid in zip(table.players, table.points, strict=True):
                nuggets[player] += paid
    assert len(through) == 6
    least = min([nuggets[player] for player in through])
    assert all([nuggets[player] <= least for player in range(18) if player not in through])
    table = desk.draw().tables[0]
    assert sorted(table.players) == sorted(through)
    assert desk.event.rounds[-1].label == "final"


@proves("S16.10")
def test_level_players_are_ranked_by_standard_score_and_then_by_a_lot_that_is_logged() -> None:
    desk = level(12)
    assert {place.by for place in places(desk, 0)} == {"", "lot"}
    with pytest.raises(NotAllowed):
        desk.do(act.LotsDrawn(), JUDGE)
    assert asked(desk) == ["lots", "stage-ends"]
    desk.do(act.LotsDrawn(), HEAD)
    assert asked(desk) == ["stage-ends"]
    assert [place.player for place in places(desk, 0)] == [
        place.player for place in Tournament.of(desk.event.entries).standings(desk.event.stages[0])
    ]
    assert name_finalists(desk) == tuple([place.player for place in places(desk, 0)])[:6]


def order_of(desk: Desk, stage: int) -> tuple[int, ...]:
    return tuple([place.player for place in places(desk, stage)])


@proves("S16.10", "S16.13")
def test_lots_come_from_the_seed_of_the_event_and_are_drawn_again_for_a_reason_alone() -> None:
    """Nobody chooses a lot: not by the text it is drawn from, not by drawing until it fits, not by an undo."""
    desk = level(12)
    assert refused(desk, act.LotsDrawn("the deck of lots")) == "seed-wrong"
    first = desk.do(act.LotsDrawn(), HEAD)
    drawn = order_of(desk, 0)
    assert refused(desk, act.LotsDrawn()) == "lots-again"
    desk.do(act.Undone(first), HEAD)
    desk.do(act.LotsDrawn(), HEAD)
    assert order_of(desk, 0) == drawn
    desk.do(act.LotsDrawn(), HEAD, "the first lot was read out wrong")
    again = order_of(desk, 0)
    assert again != drawn
    seen = [view(desk.event, reader, desk.now).stages[0].lots for reader in (HEAD, JUDGE, "a0", "")]
    assert seen == [2, 2, 0, 0], "who may not know who is level does not hear of lots"
    entry = log(desk.event, HOST)[-1]
    assert (entry.by, entry.action, entry.why) == (HEAD, act.LotsDrawn(), "the first lot was read out wrong")
    name_finalists(desk)
    assert refused(desk, act.LotsDrawn()) == "lots-stage"


@proves("S16.13", "S16.14")
def test_the_final_draws_a_lot_of_its_own_and_leaves_the_stage_before_as_it_is() -> None:
    desk = level(12)
    desk.do(act.LotsDrawn(), HEAD)
    name_finalists(desk)
    before = order_of(desk, 0)
    table = desk.draw().tables[0]
    desk.do(act.Resulted(len(desk.event.rounds) - 1, 0, points=(2,) * len(table.players)), JUDGE)
    assert asked(desk) == ["lots-final", "event-ends"]
    unlotted = order_of(desk, 1)
    desk.do(act.LotsDrawn(), HEAD)
    assert asked(desk) == ["event-ends"]
    assert order_of(desk, 1) != unlotted
    assert order_of(desk, 0) == before
    name_finalists(desk)
    assert refused(desk, act.LotsDrawn()) == "lots-stage"


def test_lots_of_an_older_desk_stand_and_reorder_no_stage_that_has_ended() -> None:
    """Their texts were chosen, and one drawn for the final changed the order of the group games."""
    desk = level(12)

    def older(seed: str) -> None:
        desk.now += 1
        desk.event.add(Entry(len(desk.event.entries), desk.now, HEAD, act.LotsDrawn(seed)))

    older("first")
    assert asked(desk) == ["stage-ends"]
    name_finalists(desk)
    before = order_of(desk, 0)
    older("second")
    assert order_of(desk, 0) == before


@proves("S16.10", "S17.1", "S17.2")
def test_a_lot_never_outranks_nuggets_or_standard_score() -> None:
    desk = Desk("saboteur-championship-3", 14)
    groups(desk)
    desk.do(act.LotsDrawn(), HEAD)
    scores = standard_scores(
        [
            (table.players, tuple(map(float, table.points)))
            for one in desk.event.rounds
            for table in one.tables
        ]
    )
    rows = places(desk, 0)
    for above, below in pairwise(rows):
        assert above.values["nuggets"] >= below.values["nuggets"]
        if above.values["nuggets"] == below.values["nuggets"]:
            assert scores[above.player] > scores[below.player] - 1e-9


@proves("S16.12", "S16.13", "S16.14")
def test_nuggets_of_the_final_alone_count_there_and_a_tie_goes_to_the_better_group_result() -> None:
    desk = Desk("saboteur-championship-3", 18)
    groups(desk)
    before = [place.player for place in places(desk, 0)]
    through = name_finalists(desk)
    final(desk, {through[5]: 7, through[4]: 6, through[1]: 6})
    rows = places(desk, 1)
    assert [place.player for place in rows[:3]] == [through[5], through[1], through[4]]
    assert [place.rank for place in rows] == list(range(1, 19))
    assert [place.player for place in rows[6:]] == before[6:]
    assert desk.event.status == "over"


@proves("S16.13")
def test_a_lot_of_the_groups_is_not_used_again_in_the_final() -> None:
    firsts = set()
    for again in range(12):
        desk = level(12)
        for _ in range(again + 1):
            desk.do(act.LotsDrawn(), HEAD, "once more")
        through = name_finalists(desk)
        final(desk, {})
        rows = places(desk, 1)
        assert {place.by for place in rows[1:6]} == {"lot"}
        assert sorted([place.player for place in rows[:6]]) == sorted(through)
        firsts.add(through.index(rows[0].player))
    assert len(firsts) > 1


@proves("S16.15", "S20.5")
@pytest.mark.parametrize("leaves", ["disqualified", "dropped"])
def test_who_is_out_has_no_place_and_the_next_in_order_moves_up(leaves: str) -> None:
    desk = Desk("saboteur-championship-3", 18)
    groups(desk)
    through = name_finalists(desk)
    order = [place.player for place in places(desk, 0)]
    if leaves == "dropped":
        desk.do(act.Dropped(through[0]))
    else:
        desk.do(act.Penalized(through[0], "3-1-c", "disqualification", "fraud", answer="agreed"), HEAD)
    table = desk.draw().tables[0]
    assert sorted(table.players) == sorted([*through[1:], order[6]])
    assert [place.rank for place in places(desk, 0) if place.player == through[0]] == [0]
    desk.do(act.Dropped(through[1]))
    assert table.players == desk.event.rounds[-1].tables[0].players
    assert order[7] not in table.players


@proves("S16.16")
def test_five_entrants_play_a_final_of_five() -> None:
    desk = Desk("saboteur-championship-3", 5)
    groups(desk)
    assert len(name_finalists(desk)) == 5
    assert len(desk.draw().tables[0].players) == 5
    desk = Desk("saboteur-championship-3", 6)
    groups(desk)
    through = name_finalists(desk)
    for player in through[:3]:
        desk.do(act.Dropped(player))
    assert "impossible-final-few" in asked(desk)


@proves("S18.5")
def test_nobody_but_referees_learns_a_sum_before_the_finalists_are_named() -> None:
    desk = Desk("saboteur-championship-3", 12)
    groups(desk)
    mine = [next(table for table in one.tables if 0 in table.players).points for one in desk.event.rounds]
    for account in ("a0", "stranger", ""):
        found = view(desk.event, account, desk.now)
        assert [stage.standings for stage in found.stages] == [None]
        points = [table.points for one in found.rounds for table in one.tables if table.points]
        assert points == (mine if account == "a0" else [])
        assert found.prompts == ()
        assert log(desk.event, account) == []
    assert view(desk.event, JUDGE, desk.now).stages[0].standings is not None
    name_finalists(desk)
    found = view(desk.event, "", desk.now)
    assert found.stages[0].standings is not None
    assert found.stages[0].through == tuple([place.player for place in places(desk, 0)][:6])


@proves("S20.1", "S20.2", "S20.3", "S20.4", "S22.3", "S23.2")
def test_a_game_loss_is_recorded_for_its_round_and_the_table_plays_on() -> None:
    desk = Desk("saboteur-championship-3", 12)
    table = desk.draw().tables[0]
    player, far = table.players[0], desk.event.rounds[0].tables[1].players[0]
    desk.do(act.Penalized(player, "1-3-c", "game-loss", game=1, turn=4), JUDGE)
    assert (table.done, table.status, desk.event.people[player].status) == (False, "open", "in")
    (found,) = view(desk.event, HEAD, 0).penalties
    assert (found.kind, found.round, found.table, found.game, found.turn) == ("game-loss", 0, 0, 1, 4)
    assert view(desk.event, f"a{player}", 0).penalties == (found,)
    assert view(desk.event, f"a{far}", 0).penalties == ()
    for _ in range(3):
        desk.do(act.Penalized(far, "1-2-a", "warning"), JUDGE)
    (proposal,) = proposals(desk.event, far)
    assert (proposal.kind, view(desk.event, HEAD, 0).counts[far].get("game-loss", 0)) == ("game-loss", 0)
    desk.do(act.Decided(proposal.id, True), JUDGE)
    assert view(desk.event, HEAD, 0).counts[far]["game-loss"] == 1
    points = (0, *[3] * (len(table.players) - 1))
    desk.do(act.Resulted(0, 0, points=points), JUDGE)
    assert table.points == points
    desk.play()
    assert any([player in one.players for one in desk.draw().tables])


@proves("S20.4.2", "S20.4.3")
def test_lateness_before_a_game_is_recorded_and_takes_nobody_out() -> None:
    desk = Desk("saboteur-championship-3", 12)
    late = [one.id for one in desk.event.catalogue.infractions.values() if one.id.startswith("2-2-")]
    assert late
    desk.draw()
    desk.do(act.Penalized(3, late[0], "game-loss", "came after 5:00", game=0), JUDGE)
    (found,) = view(desk.event, JUDGE, 0).penalties
    assert (found.infraction, found.kind, found.game, found.text) == (
        late[0],
        "game-loss",
        0,
        "came after 5:00",
    )
    assert desk.event.people[3].status == "in"
    assert not desk.at(3)[1].done


@proves("B23")
def test_exactly_five_minutes_late_is_a_warning_and_more_a_game_loss() -> None:
    """The catalogue says where the line is, and what each side of it costs; ``test_arrivals`` measures."""
    catalogue = Desk("saboteur-championship-3", 12).event.catalogue
    assert [catalogue.infractions[one].kind for one in ("2-1-d", "2-2-a")] == ["warning", "game-loss"]
    said = {
        lang: [i18n.say(lang, f"infraction-saboteur-{one}") for one in ("2-1-d", "2-2-a")]
        for lang in i18n.LANGUAGES
    }
    assert said == {
        "en": ["2.1-d Late, up to 5 minutes", "2.2-a Late, over 5 minutes"],
        "zh-Hant": ["2.1-d 遲到（不超過 5 分鐘）", "2.2-a 遲到（多於 5 分鐘）"],
        "ko": ["2.1-d 5분 이내 지각", "2.2-a 5분 초과 지각"],
    }


@proves("S17.6")
def test_nuggets_that_no_game_pays_are_pointed_out() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    desk.do(act.Resulted(0, 0, points=(12, 6, 0, 0, 0, 0)), JUDGE)
    assert not [code for code in asked(desk) if code.startswith("doubt-")]
    desk.do(act.Resulted(0, 0, points=(13, 9, 0, 0, 0, 0)), JUDGE, "counted anew")
    assert [code for code in asked(desk) if code.startswith("doubt-")]
    assert desk.event.rounds[0].tables[0].points == (13, 9, 0, 0, 0, 0)


@proves("S23.1")
@pytest.mark.parametrize("account", ["a0", "stranger"])
def test_referees_alone_give_penalties_and_decide(account: str) -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    for _ in range(3):
        desk.do(act.Penalized(1, "1-2-a", "warning"), JUDGE)
    (proposal,) = proposals(desk.event, 1)
    for action in (act.Penalized(1, "1-2-a", "warning"), act.Decided(proposal.id, False), act.LotsDrawn()):
        with pytest.raises(NotAllowed):
            desk.do(action, account)
    desk.do(act.Penalized(1, "1-2-a", "reminder"), JUDGE)
    desk.do(act.Decided(proposal.id, False), JUDGE)
    assert proposals(desk.event, 1) == ()


@proves("S16.5")
def test_the_page_says_how_many_players_the_event_needs_to_begin() -> None:
    desk = Desk("saboteur-championship", 5)
    assert view(desk.event, "", 0).least == 5
    desk.draw()
    assert view(desk.event, "", 0).least == 0
    for preset, plan in PRESETS.items():
        assert least_players(plan) == (5 if plan.game == "saboteur" else 2), preset
    table = replace(PRESETS["saboteur-championship"], stages=(StagePlan("final", "final"),))
    assert least_players(table) == 4
