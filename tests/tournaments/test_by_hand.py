"""Tables that people make themselves: who may, what is refused, what is only pointed out, and how the event goes on."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers import by_hand
from ludarium.tournaments.handlers.rounds import coming
from ludarium.tournaments.plan import StagePlan
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.structures.history import BYE, Draw, Impossible
from ludarium.tournaments.tournament import from_json, to_json
from ludarium.tournaments.view import view

Tables = tuple[tuple[int, ...], ...]
WHY = "the head referee decides"


def made(*tables: tuple[int, ...], attempt: int = 0) -> act.Drawn:
    return act.Drawn(tables, attempt, by_hand=True)


def refused(desk: Desk, action: act.Action, by: str = HOST, why: str = WHY) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by, why)
    return error.value.code.removeprefix("desk-")


def noted(desk: Desk, *tables: tuple[int, ...]) -> list[tuple[int, str]]:
    """What is pointed out, with the table that it is about."""
    stage, played = coming(desk.event)
    return [(one.table, one.note.code) for one in by_hand.notes(desk.event, stage, played, tables)]


def against(desk: Desk, *tables: tuple[int, ...]) -> list[tuple[int, str]]:
    stage, played = coming(desk.event)
    return [
        (one.table, one.why.code.removeprefix("desk-hand-"))
        for one in by_hand.refusals(desk.event, stage, played, tables)
    ]


@proves("S16.6", "S16.17")
def test_where_a_number_has_no_tables_the_head_referee_makes_them() -> None:
    desk = Desk("saboteur-championship", 9)
    assert isinstance(desk.event.next_round(), Impossible)
    tables = ((0, 2, 4, 6, 8), (1, 3, 5, 7))
    for account in (JUDGE, "a0", "stranger"):
        with pytest.raises(NotAllowed):
            desk.do(made(*tables), account, WHY)
    desk.do(made(*tables), HEAD, WHY)
    draft = view(desk.event, HEAD, 0).draft
    assert draft is not None
    assert draft.by_hand
    assert view(desk.event, "a0", 0).draft is None
    entry = desk.event.entries[-1]
    assert (entry.by, entry.why) == (HEAD, WHY)
    desk.do(act.Published())
    one = desk.event.rounds[0]
    assert tuple([table.players for table in one.tables]) == tables
    assert one.by_hand == WHY


def test_tables_made_by_hand_have_a_reason() -> None:
    desk = Desk("saboteur-championship", 9)
    assert refused(desk, made((0, 1, 2, 3, 4), (5, 6, 7, 8)), why=" ") == "why-needed"
    assert desk.event.stages == []


@proves("S3.1", "S16.17")
def test_four_may_play_saboteur_and_fewer_may_not() -> None:
    """OP-13 has roles for four: the referee who makes such a table is told them. For three there is nothing to deal."""
    desk = Desk("saboteur-championship", 8)
    four = ((0, 1, 2, 3), (4, 5, 6, 7))
    assert noted(desk, *four) == [(0, "hand-four"), (1, "hand-four")]
    assert against(desk, *four) == []
    assert against(desk, (0, 1, 2, 3, 4), (5, 6, 7)) == [(1, "small")]
    assert refused(desk, made((0, 1, 2, 3, 4), (5, 6, 7)), HEAD) == "hand-small"
    assert refused(desk, made((0, 1, 2, 3, 4, 5, 6), (7,))) == "hand-small"  # nobody has a bye among many
    assert refused(desk, made((0, 1, 2, 3, 4, 5, 6, 7))) == "hand-large"
    desk.do(made(*four), HEAD, WHY)
    few = Desk("saboteur-championship", 3)
    assert refused(few, made((0, 1, 2)), HEAD) == "hand-small"


@proves("S16.3", "S16.4", "S16.5")
def test_what_the_document_would_do_is_pointed_out() -> None:
    desk = Desk("saboteur-championship", 12)
    assert noted(desk, (0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)) == []
    assert noted(desk, (0, 1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11)) == [(-1, "hand-split")]
    assert noted(desk, (0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10)) == [(-1, "hand-sits-out")]
    small = Desk("saboteur-championship", 12, stages=[StagePlan("groups", "groups", {"tables": 1})])
    assert (-1, "hand-tables") in noted(small, (0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11))


@proves("S16.7")
def test_repeated_meetings_are_counted() -> None:
    desk = Desk("saboteur-championship-3", 10)
    desk.do(made((0, 1, 2, 3, 4), (5, 6, 7, 8, 9)), why=WHY)
    desk.do(act.Published())
    desk.play()
    assert noted(desk, (0, 1, 5, 6, 7), (2, 3, 4, 8, 9)) == [(0, "hand-repeats"), (1, "hand-repeats")]


def test_whoever_sits_out_has_nothing_of_the_round_and_plays_the_next() -> None:
    desk = Desk("saboteur-championship-3", 8)
    desk.do(made((0, 1, 2, 3, 4, 5, 6)), why=WHY)
    desk.do(act.Published())
    desk.play()
    last = next(one for one in desk.event.standings(desk.event.stages[0]) if one.player == 7)
    assert last.values["nuggets"] == 0
    stage, played = coming(desk.event)
    assert by_hand.to_seat(desk.event, stage, played) == tuple(range(8))


def test_nobody_sits_twice_or_without_being_there() -> None:
    desk = Desk(players=5)
    desk.do(act.Dropped(4))
    assert against(desk, (0, 1), (2, 4)) == [(1, "not-in")]
    assert refused(desk, made((0, 1), (2, 4))) == "hand-not-in"
    assert refused(desk, made((0, 1), (1, 2))) == "draw-twice"
    assert refused(desk, made((0, 9))) == "person-none"
    assert refused(desk, made()) == "hand-none"
    assert refused(desk, made((0, 1, 2), (3,))) == "hand-large"
    assert refused(desk, made((), (0, 1))) == "hand-small"


def test_pairs_who_have_met_and_byes_are_pointed_out() -> None:
    desk = Desk(players=5)
    desk.do(made((0, 1), (2, 3), (4,)), why=WHY)
    desk.do(act.Published())
    assert desk.event.rounds[0].tables[2].kind == BYE
    desk.play()
    assert noted(desk, (0, 1), (2, 4), (3,)) == [(0, "hand-met")]
    assert noted(desk, (0, 2), (1, 3), (4,)) == [(2, "hand-bye-again")]
    assert noted(desk, (0, 2), (1,), (3,), (4,))[0] == (-1, "hand-byes")
    assert (-1, "hand-sits-out") in noted(desk, (0, 2), (1, 4))


@proves("T12.3")
def test_who_is_out_of_a_stage_is_not_seated_again() -> None:
    desk = Desk("tokyo-duel", players=6)
    for tables in (((0, 5), (1, 4), (2, 3)), ((0, 5), (1, 4), (2, 3))):
        desk.do(made(*tables), why=WHY)
        desk.do(act.Published())
        if len(desk.event.rounds) == 1:
            desk.play()
    desk.wins(0)
    desk.wins(4)
    desk.wins(3)
    stage, played = coming(desk.event)
    assert by_hand.to_seat(desk.event, stage, played) == (0, 1, 2, 3, 4)
    assert refused(desk, made((0, 5), (1, 2), (3, 4))) == "hand-not-in"


def test_elimination_takes_those_who_are_not_seated_out() -> None:
    stages = [StagePlan("knock-out", "elimination", {"draw": "seeded"})]
    desk = Desk("tokyo-duel", players=8, stages=stages)
    desk.draw()
    desk.play()
    winners = [table.winner for table in desk.event.rounds[0].tables]
    assert noted(desk, (winners[0], winners[1])) == [(-1, "hand-out"), (-1, "hand-bracket")]
    desk.do(made((winners[0], winners[2]), (winners[1], winners[3])), why=WHY)
    desk.do(act.Published())
    assert desk.event.rounds[-1].label == "semifinal"
    desk.play()
    desk.draw()
    desk.play()
    assert refused(desk, made((winners[0], winners[1]))) == "hand-over"


def test_pools_draw_all_bouts_at_once_and_are_not_made_by_hand() -> None:
    desk = Desk("ready-fence", players=6)
    assert refused(desk, made((0, 1), (2, 3), (4, 5))) == "hand-pools"


def test_a_published_round_is_made_anew_while_nothing_is_played() -> None:
    desk = Desk(players=4)
    desk.draw()
    assert refused(desk, made((0, 3), (1, 2))) == "results-missing"
    desk.do(made((0, 3), (1, 2), attempt=1), HEAD, WHY)
    desk.do(act.Published())
    assert [table.players for table in desk.event.rounds[0].tables] == [(0, 3), (1, 2)]
    desk.wins(0)
    with pytest.raises(Refused) as error:
        coming(desk.event)
    assert error.value.code == "desk-results-missing"


def test_a_draft_made_by_hand_gives_way_to_a_draw_and_can_be_undone() -> None:
    desk = Desk(players=4)
    entry = desk.do(made((0, 1), (2, 3)), HEAD, WHY)
    desk.draft()
    stage = desk.event.stage
    assert stage is not None
    assert stage.draft is not None
    assert stage.draft.by_hand == ""
    desk.do(act.Undone(entry), HEAD)
    assert from_json(to_json(desk.event)).undone == {entry}


@pytest.mark.parametrize("preset", [name for name in PRESETS if PRESETS[name].stages[0].structure != "pools"])
def test_every_structure_goes_on_from_tables_made_by_hand(preset: str) -> None:
    """The first two rounds of a stage by hand, in order of entry; then the desk draws on to the end."""
    table = PRESETS[preset].result == "table"
    desk = Desk(preset, 12, first_player=False)
    for turn in range(2):
        stage, played = coming(desk.event)
        left = by_hand.to_seat(desk.event, stage, played)
        size = 6 if table else 2
        tables = tuple([left[at : at + size] for at in range(0, len(left), size)])
        desk.do(made(*tables), HEAD, WHY)
        desk.do(act.Published())
        assert len(desk.event.rounds) == turn + 1
        desk.play()
    while desk.event.status != "over":
        following = desk.event.next_round()
        assert not isinstance(following, Impossible)
        if hasattr(following, "through"):
            desk.do(act.StageEnded(following.through))
        else:
            desk.draw()
            desk.play()
    assert from_json(to_json(desk.event)).status == "over"


@proves("S16.2", "S16.17")
def test_who_is_left_out_of_the_first_group_game_is_an_entrant_all_the_same() -> None:
    """42 are in the event, so there are four group games, although 41 sit in the first."""
    desk = Desk("saboteur-championship", 42)
    tables = (tuple(range(5)), *[tuple(range(n, n + 6)) for n in range(5, 41, 6)])
    assert sum(map(len, tables)) == 41
    desk.do(made(*tables), HEAD, WHY)
    desk.do(act.Published())
    desk.play()
    while len(desk.event.rounds) < 4:
        desk.draw()
        desk.play()
    draw = desk.event.next_round()
    assert not isinstance(draw, Draw)
    again = from_json(to_json(desk.event))
    assert [stage.entrants for stage in again.stages] == [42]
