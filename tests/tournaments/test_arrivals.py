"""The announced start of a round, who is there for it, what follows for who is late, and who sits out a round of
Saboteur (S20.4, S20.4.2, S20.4.3, OP-20)."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.i18n import LANGUAGES, say
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import Prompt, prompts
from ludarium.tournaments.rules.registry import catalogues
from ludarium.tournaments.rules.saboteur.penalties import lateness
from ludarium.tournaments.state import Table
from ludarium.tournaments.tournament import Tournament, from_json, to_json
from ludarium.tournaments.view import view

START = 5_000


def refused(desk: Desk, action: act.Action, by: str = JUDGE) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


def gathered(preset: str = "saboteur-championship-3", players: int = 12) -> Desk:
    """A published round whose start is announced, long before it."""
    desk = Desk(preset, players)
    desk.draw()
    desk.do(act.StartAnnounced(0, START), JUDGE)
    return desk


def arrives(desk: Desk, player: int, after: int) -> None:
    """A judge marks a player so many seconds after the announced start."""
    desk.now = START + after - 1  # ``do`` comes a second later
    number, table = desk.at(player)
    desk.do(act.Arrived(number.number, table.number, player), JUDGE)


def waiting(desk: Desk, now: int) -> list[Prompt]:
    return [one for one in prompts(desk.event, now) if one.code not in ("draw", "event-ends")]


def told(desk: Desk, after: int) -> list[tuple[str, int, str]]:
    """What waits so many seconds after the announced start: its code, whom it is about, the penalty proposed."""
    return [(one.code, one.person, one.kind) for one in waiting(desk, START + after)]


# --- how late is late ----------------------------------------------------------------------------


@proves("B23", "S20.4.3")
@pytest.mark.parametrize(
    ("seconds", "infraction", "kind"),
    [(-60, "", ""), (0, "", ""), (1, "2-1-d", "warning"), (299, "2-1-d", "warning"), (300, "2-1-d", "warning"),
     (301, "2-2-a", "game-loss"), (3_600, "2-2-a", "game-loss")],
)  # fmt: skip
def test_five_minutes_are_a_warning_and_a_second_more_a_game_loss(
    seconds: int, infraction: str, kind: str
) -> None:
    assert lateness(seconds) == infraction
    desk = gathered()
    player, other = desk.event.rounds[0].tables[0].players[:2]
    if seconds > 0:
        arrives(desk, other, 0)
    arrives(desk, player, seconds)
    found = [one for one in waiting(desk, START + seconds) if one.person == player]
    assert [(one.facts["infraction"], one.kind) for one in found] == ([(infraction, kind)] if kind else [])


@proves("S20.4.3")
def test_nobody_is_late_where_no_start_was_announced() -> None:
    desk = Desk("saboteur-championship-3", 12)
    table = desk.draw().tables[0]
    desk.do(act.Arrived(0, table.number, table.players[0]), JUDGE)
    assert waiting(desk, 100_000) == []
    desk.do(act.StartAnnounced(0, START), JUDGE)
    assert {one.code for one in waiting(desk, START + 301)} == {
        "set-up",
        "late-many",
        "proposal-saboteur-missing",
    }
    desk.do(act.StartAnnounced(0, 0), JUDGE)
    assert waiting(desk, START + 301) == []


@proves("S20.4.3")
def test_a_start_that_moves_moves_what_is_late() -> None:
    desk = gathered()
    player = desk.event.rounds[0].tables[0].players[0]
    arrives(desk, player, 200)
    assert ("proposal-saboteur-late", player, "warning") in told(desk, 200)
    desk.do(act.StartAnnounced(0, START + 200), HOST)
    assert told(desk, 200) == []
    desk.do(act.StartAnnounced(0, START - 101), HEAD)
    assert ("proposal-saboteur-late", player, "game-loss") in told(desk, 200)


def test_a_start_is_near_and_of_a_round_that_is_open() -> None:
    desk = gathered()
    for start in (desk.now + 24 * 3600 + 2, -1, 10**30):
        assert refused(desk, act.StartAnnounced(0, start)) == "start-far"
    assert refused(desk, act.StartAnnounced(1, START)) == "round-none"
    desk.play()
    desk.draw()
    assert refused(desk, act.StartAnnounced(0, START)) == "round-closed"
    assert refused(desk, act.Arrived(0, 0)) == "round-closed"


# --- who is there --------------------------------------------------------------------------------


def test_a_table_arrives_in_one_act_and_who_was_there_keeps_the_time() -> None:
    desk = gathered()
    first, *others = desk.event.rounds[0].tables[0].players
    arrives(desk, first, -60)
    desk.now = START + 9
    noted = desk.do(act.Arrived(0, 0), JUDGE)
    here = desk.event.rounds[0].here
    assert here == {first: START - 60} | dict.fromkeys(others, START + 10)
    assert desk.do(act.Arrived(0, 0), JUDGE) == noted  # the same once more is no second entry
    desk.do(act.Arrived(0, 0, first, here=False), JUDGE)
    assert first not in desk.event.rounds[0].here
    desk.do(act.Undone(noted))
    assert desk.event.rounds[0].here == {}


def test_a_mark_is_of_somebody_at_this_table_and_changes_something() -> None:
    desk = gathered("tokyo-duel-swiss", 5)
    tables = desk.event.rounds[0].tables
    far = tables[1].players[0]
    assert refused(desk, act.Arrived(0, 0, far)) == "arrival-elsewhere"
    last = len(desk.event.entries) - 1
    assert desk.do(act.Arrived(0, 0, tables[0].players[0], here=False), JUDGE) == last
    bye = next(table.number for table in tables if table.kind == "bye")
    assert refused(desk, act.Arrived(0, bye)) == "table-bye"
    assert refused(desk, act.Arrived(0, 9)) == "table-none"
    assert desk.event.rounds[0].here == {}


def test_only_staff_reads_who_is_there() -> None:
    desk = gathered()
    table = desk.event.rounds[0].tables[0]
    arrives(desk, table.players[0], 30)
    for account in (HOST, HEAD, JUDGE):
        (one,) = view(desk.event, account, desk.now).rounds
        assert (one.start, one.here) == (START, {table.players[0]: START + 30})
    for account in (f"a{table.players[0]}", "stranger", ""):
        (one,) = view(desk.event, account, desk.now).rounds
        assert (one.start, one.here) == (START, {})


def test_one_reminder_stands_for_arrivals_that_nobody_keeps() -> None:
    desk = gathered()
    assert told(desk, 0) == []
    assert told(desk, 1) == told(desk, 400) == [("arrivals", -1, "")]
    desk.do(act.TurnClocked(0, 0, "round", desk.event.rounds[0].tables[0].players[0]), JUDGE)
    assert told(desk, 400) == []


def test_no_reminder_comes_where_the_round_is_played() -> None:
    desk = gathered("keyforge-archon", 8)
    assert told(desk, 60) == [("arrivals", -1, "")]
    desk.now = START + 60
    desk.do(act.ClockStarted(), JUDGE)
    assert told(desk, 60) == []


@pytest.mark.parametrize("said", ["began", "reported", "resulted"])
def test_who_plays_is_there(said: str) -> None:
    """Reports, results and games that begin ask for no marks."""
    desk = gathered("tokyo-duel-swiss", 6)
    one, other = desk.event.rounds[0].tables[:2]
    arrives(desk, one.players[0], 0)  # arrivals are kept
    arrives(desk, one.players[1], 0)
    missing = [table.number for table in desk.event.rounds[0].tables[1:]]
    assert [one.table for one in waiting(desk, START + 5)] == missing
    if said == "began":
        desk.do(act.Began(0, other.number), JUDGE)
    elif said == "reported":
        for player in other.players:
            desk.do(act.Reported(0, other.number, player, other.players[0]), f"a{player}")
    else:
        desk.do(act.Resulted(0, other.number, other.players[0]), JUDGE)
    assert [one.table for one in waiting(desk, START + 5)] == missing[1:]
    assert not [one for one in waiting(desk, START + 5) if one.proposal]


def test_one_report_says_that_its_player_is_there() -> None:
    desk = gathered("tokyo-duel-swiss", 4)
    a, b = desk.event.rounds[0].tables[0].players
    desk.now = START
    desk.do(act.Reported(0, 0, a, a), f"a{a}")
    assert desk.event.rounds[0].here == {a: 0}
    assert b not in desk.event.rounds[0].here


def test_who_is_paired_later_is_there() -> None:
    desk = gathered("tokyo-duel-swiss", 3)
    desk.now = START + 100
    desk.do(act.Entered("Late", "late", missed="nothing"))
    desk.do(act.CheckedIn(3))
    desk.do(act.PairedWithBye(3))
    assert {3: 0}.items() <= desk.event.rounds[0].here.items()


def test_in_a_pool_a_player_is_there_for_all_bouts() -> None:
    desk = gathered("ready-fence", 5)
    tables = desk.event.rounds[0].tables
    player = tables[0].players[0]
    assert sum([player in table.players for table in tables]) > 1
    arrives(desk, player, 20)
    late = [one for one in waiting(desk, START + 20) if one.person == player]
    assert [one.code for one in late] == ["proposal-house-late"], "asked once, not for each bout"
    missed = [one for one in waiting(desk, START + 20) if one.code == "missing"]
    assert sum([int(one.facts["count"]) for one in missed]) == 4, "each of the others once"
    here = next(table for table in tables if player not in table.players)
    desk.do(act.Resulted(0, here.number, here.players[0], (5, 1)), JUDGE)
    missed = [one for one in waiting(desk, START + 20) if one.code == "missing"]
    assert sum([int(one.facts["count"]) for one in missed]) == 2, (
        "who has played a bout is there for the next"
    )
    other = next(t for t in tables if player in t.players and not set(t.players) & set(here.players))
    desk.do(act.Resulted(0, other.number, player, reason="no-show"), JUDGE)
    (gone,) = set(other.players) - {player}
    assert gone not in desk.event.rounds[0].here, "a no-show was not there"


# --- what follows --------------------------------------------------------------------------------


@proves("S20.4.3", "S23.2")
def test_at_five_minutes_the_table_is_set_up_without_who_is_missing() -> None:
    desk = gathered()
    table = desk.event.rounds[0].tables[0]
    *there, missing = table.players
    for player in there:
        arrives(desk, player, -30)
    for number in [one.number for one in desk.event.rounds[0].tables[1:]]:
        desk.do(act.Arrived(0, number), JUDGE)
    assert told(desk, 299) == []
    (prompt,) = waiting(desk, START + 300)
    assert (prompt.code, prompt.table, prompt.facts, prompt.urgent) == ("set-up", 0, {"count": 1}, True)
    assert told(desk, 301) == [("set-up", -1, ""), ("proposal-saboteur-missing", missing, "game-loss")]
    (asked,) = [one for one in waiting(desk, START + 301) if one.proposal]
    desk.now = START + 301
    desk.do(act.Decided(asked.proposal, True), JUDGE, "not seen")
    (found,) = view(desk.event, JUDGE, desk.now).penalties
    assert (found.infraction, found.kind, found.round, found.table, found.game, found.text) == (
        "2-2-a", "game-loss", 0, 0, 0, "not seen",
    )  # fmt: skip
    assert desk.event.people[missing].status == "in"
    assert told(desk, 302) == [], "decided: the table is set up"
    arrives(desk, missing, 420)
    assert told(desk, 420) == [], "one penalty for being late once"
    assert view(desk.event, JUDGE, 0).rounds[0].tables[0].lost == ((missing, 0),)


@proves("S22.3", "S22.7")
def test_a_warning_for_lateness_adds_up_with_others() -> None:
    desk = gathered()
    player = desk.event.rounds[0].tables[0].players[0]
    for _ in range(2):
        desk.do(act.Penalized(player, "1-2-a", "warning"), JUDGE)
    arrives(desk, player, 185)
    (asked,) = waiting(desk, START + 185)
    assert asked.facts == {"infraction": "2-1-d", "late": "3:05"}
    desk.do(act.Decided(asked.proposal, True), JUDGE)
    assert view(desk.event, JUDGE, 0).counts[player]["warning"] == 3
    assert told(desk, 190) == [("proposal-saboteur-warnings", player, "game-loss")]
    (*_, last) = view(desk.event, JUDGE, 0).penalties
    assert (last.infraction, last.game, last.triggered) == ("2-1-d", -1, ("game-loss",))


@pytest.mark.parametrize("came", [True, False])
def test_what_was_dismissed_stays_dismissed(came: bool) -> None:
    desk = gathered()
    table = desk.event.rounds[0].tables[0]
    *there, late = table.players
    for player in there:
        arrives(desk, player, -30)
    if came:
        arrives(desk, late, 100)
    desk.now = START + 301
    (asked,) = [one for one in waiting(desk, desk.now) if one.proposal]
    desk.do(act.Decided(asked.proposal, False), JUDGE)
    if not came:
        arrives(desk, late, 400)
    assert [one for one in waiting(desk, START + 500) if one.proposal] == []
    assert view(desk.event, JUDGE, 0).penalties == ()
    assert refused(desk, act.Decided(asked.proposal, True)) == "proposal-none"


@pytest.mark.parametrize("infraction", ["2-1-d", "2-2-a"])
def test_a_penalty_given_by_hand_answers_the_question(infraction: str) -> None:
    desk = gathered()
    player = desk.event.rounds[0].tables[0].players[0]
    arrives(desk, player, 250)
    kind = desk.event.catalogue.infractions[infraction].kind
    desk.do(act.Penalized(player, infraction, kind, "measured by hand"), JUDGE)
    assert told(desk, 250) == []


def test_a_referee_may_give_another_penalty_than_the_proposed_one() -> None:
    desk = gathered()
    player = desk.event.rounds[0].tables[0].players[0]
    arrives(desk, player, 2)
    (asked,) = waiting(desk, START + 2)
    desk.do(act.Decided(asked.proposal, True, "reminder"), JUDGE)
    assert view(desk.event, JUDGE, 0).counts[player] == {
        "reminder": 1, "warning": 0, "game-loss": 0, "disqualification": 0,
    }  # fmt: skip


def test_who_has_left_is_not_waited_for() -> None:
    desk = gathered()
    *there, gone = desk.event.rounds[0].tables[0].players
    for player in there:
        arrives(desk, player, -30)
    desk.do(act.Arrived(0, 1), JUDGE)
    assert ("set-up", -1, "") in told(desk, 400)
    desk.do(act.Dropped(gone, no_show=True), JUDGE)
    assert told(desk, 400) == []


@proves("T7.3")
@pytest.mark.parametrize("preset", [name for name in PRESETS if name.startswith("keyforge")])
def test_the_regulations_of_keyforge_know_no_lateness(preset: str) -> None:
    """They name a no-show as the reason of a result and say nothing of minutes: a judge decides."""
    assert catalogues()["keyforge"].late(0, 0, 3_600, True) is None
    assert catalogues()["keyforge"].late(0, 0, 3_600, False) is None
    desk = gathered(preset, 8)
    a, b = desk.event.rounds[0].tables[0].players
    arrives(desk, a, -10)
    for table in desk.event.rounds[0].tables[1:]:
        desk.do(act.Arrived(0, table.number), JUDGE)
    assert told(desk, 0) == []
    for after in (1, 300, 3_000):
        (prompt,) = waiting(desk, START + after)
        assert (prompt.code, prompt.table, prompt.facts, prompt.urgent, prompt.proposal) == (
            "missing", 0, {"count": 1}, False, "",
        )  # fmt: skip
    desk.do(act.Resulted(0, 0, a, reason="no-show"), JUDGE)
    assert told(desk, 3_000) == []
    assert desk.event.people[b].status == "in"


def test_the_house_proposes_a_warning_for_who_came_late_and_nothing_for_who_is_missing() -> None:
    desk = gathered("tokyo-duel-swiss", 2)
    a, b = desk.event.rounds[0].tables[0].players
    arrives(desk, a, 0)
    assert told(desk, 900) == [("missing", -1, "")]
    arrives(desk, b, 901)
    (asked,) = waiting(desk, START + 901)
    assert (asked.person, asked.kind, asked.facts) == (b, "warning", {"late": "15:01"})
    desk.do(act.Decided(asked.proposal, True), JUDGE)
    (found,) = view(desk.event, JUDGE, 0).penalties
    assert (found.infraction, found.round, found.table) == ("late", 0, 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_is_in_time_hears_nothing(preset: str) -> None:
    desk = gathered(preset, 12)
    desk.now = START - 100
    for table in desk.event.rounds[0].tables:
        if table.kind == "game" and not set(table.players) <= set(desk.event.rounds[0].here):
            desk.do(act.Arrived(0, table.number), JUDGE)
    assert waiting(desk, START + 10_000) == []


# --- who sits out (S20.4) ------------------------------------------------------------------------


def lost(desk: Desk, number: int = 0) -> tuple[tuple[int, int], ...]:
    """Who loses which round of a game, as a judge reads it at the first table of the event's round."""
    rounds = view(desk.event, JUDGE, 0).rounds
    return tuple([pair for table in rounds[number].tables for pair in table.lost])


def loses(desk: Desk, player: int, game: int = -1) -> None:
    desk.do(act.Penalized(player, "1-3-c", "game-loss", game=game), JUDGE)


def at_first_table(desk: Desk) -> Table:
    return desk.event.rounds[-1].tables[0]


@proves("S20.4", "S20.4.1")
def test_a_game_loss_costs_the_round_in_progress() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    first, player = at_first_table(desk).players[:2]
    for number in range(2):
        desk.do(act.TurnClocked(0, 0, "round", first), JUDGE)
        if number == 0:
            desk.do(act.TurnClocked(0, 0, "end"), JUDGE)
    loses(desk, player, game=0)  # what happened in round 1 is punished in round 2
    assert lost(desk) == ((player, 1),)


@proves("S20.4.2")
def test_between_rounds_it_is_the_round_about_to_start() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    first, player = at_first_table(desk).players[:2]
    desk.do(act.TurnClocked(0, 0, "round", first), JUDGE)
    desk.do(act.TurnClocked(0, 0, "end"), JUDGE)
    loses(desk, player)
    assert lost(desk) == ((player, 1),)


@proves("S20.4.2")
@pytest.mark.parametrize("over", ["clock", "result"])
def test_after_the_last_round_it_is_the_first_one_of_the_next_game(over: str) -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    first, player = at_first_table(desk).players[:2]
    if over == "clock":
        for _ in range(3):
            desk.do(act.TurnClocked(0, 0, "round", first), JUDGE)
            desk.do(act.TurnClocked(0, 0, "end"), JUDGE)
    else:
        desk.play()
    loses(desk, player)
    assert lost(desk) == ()
    if over == "clock":
        desk.play()
    desk.draw()
    assert lost(desk, 1) == ((player, 0),)
    again = from_json(to_json(desk.event))
    assert view(again, JUDGE, 0) == view(desk.event, JUDGE, 0)
    desk.play()
    desk.draw()
    assert lost(desk, 2) == (), "one round"


@proves("S20.4.2")
def test_without_a_next_game_it_is_recorded_only() -> None:
    desk = Desk("saboteur-championship-3", 12)
    player = 0
    for _ in range(3):
        desk.draw()
        desk.play()
    loses(desk, player)
    assert [lost(desk, number) for number in range(3)] == [(), (), ()]
    assert view(desk.event, JUDGE, 0).counts[player]["game-loss"] == 1


def test_without_a_clock_the_referee_names_the_round() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    a, b = at_first_table(desk).players[:2]
    loses(desk, a, game=2)
    loses(desk, b)
    assert set(lost(desk)) == {(a, 2), (b, -1)}


@proves("S20.4.2", "S20.4.3")
def test_lateness_costs_the_first_round_whatever_the_referee_names() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    player = at_first_table(desk).players[0]
    desk.do(act.Penalized(player, "2-2-a", "game-loss"), JUDGE)
    assert lost(desk) == ((player, 0),)


@proves("S22.3")
def test_a_game_loss_by_three_warnings_costs_a_round_once_it_is_confirmed() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    first, player = at_first_table(desk).players[:2]
    desk.do(act.TurnClocked(0, 0, "round", first), JUDGE)
    for _ in range(3):
        desk.do(act.Penalized(player, "1-2-a", "warning"), JUDGE)
    assert lost(desk) == ()
    (asked,) = [one for one in prompts(desk.event, desk.now) if one.proposal]
    desk.do(act.Decided(asked.proposal, True), JUDGE)
    assert lost(desk) == ((player, 0),)


def test_who_sits_out_is_known_to_the_table_and_the_staff() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    player, neighbour = at_first_table(desk).players[:2]
    far = desk.event.rounds[0].tables[1].players[0]
    loses(desk, player, game=0)
    for account in (HEAD, f"a{player}", f"a{neighbour}"):
        assert view(desk.event, account, 0).rounds[0].tables[0].lost == ((player, 0),)
    for account in (f"a{far}", "stranger", ""):
        assert view(desk.event, account, 0).rounds[0].tables[0].lost == ()


# --- the log -------------------------------------------------------------------------------------


def test_logs_without_starts_and_arrivals_are_read_as_before() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    again = Tournament.of(desk.event.entries, checked=True)
    (one,) = again.rounds
    assert (one.start, one.here) == (0, {})


def test_an_arrival_that_a_penalty_rests_on_is_not_taken_back() -> None:
    desk = gathered()
    player = desk.event.rounds[0].tables[0].players[0]
    arrives(desk, player, 60)
    arrival = len(desk.event.entries) - 1
    (asked,) = waiting(desk, START + 60)
    given = desk.do(act.Decided(asked.proposal, True), JUDGE)
    with pytest.raises(Refused) as error:
        desk.do(act.Undone(arrival))
    assert (error.value.code, error.value.facts["later"]) == ("desk-undo-needed", given)
    desk.do(act.Undone(given))
    desk.do(act.Undone(arrival))
    assert view(desk.event, JUDGE, 0).penalties == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_waits_is_said_in_whole_sentences(lang: str) -> None:
    found: list[Prompt] = []
    for preset in ("saboteur-championship-3", "tokyo-duel-swiss", "keyforge-archon"):
        desk = gathered(preset)
        found += waiting(desk, START + 1)
        first, second, *_ = desk.event.rounds[0].tables[0].players
        arrives(desk, first, 12)
        found += waiting(desk, START + 301)
        assert second not in desk.event.rounds[0].here
    codes = {one.code for one in found}
    assert codes == {
        "arrivals", "missing", "set-up", "late-many", "proposal-saboteur-late", "proposal-saboteur-missing",
        "proposal-house-late",
    }  # fmt: skip
    for one in found:
        sentence = say(lang, "prompt-" + one.code, **one.facts)
        assert sentence != "prompt-" + one.code
        assert "{" not in sentence


def test_no_player_reports_before_the_game_has_begun() -> None:
    """Neither before its announced start nor before the clock of its round; staff may enter any result."""
    desk = Desk("tokyo-duel-swiss", 4)
    a, b = desk.draw().tables[0].players
    desk.do(act.StartAnnounced(0, desk.now + 500), JUDGE)
    for account, person in ((f"a{a}", a), (f"a{b}", b)):
        assert refused(desk, act.Reported(0, 0, person, a), account) == "report-early"
    desk.now += 500
    desk.do(act.Reported(0, 0, a, a), f"a{a}")
    desk.do(act.Reported(0, 0, b, a), f"a{b}")
    assert desk.event.rounds[0].tables[0].winner == a

    desk = Desk("tokyo-duel-swiss", 4, minutes=45)
    one = desk.draw()
    (a, b), (c, e) = [table.players for table in one.tables]
    assert refused(desk, act.Reported(0, 0, a, a), f"a{a}") == "report-early"
    desk.do(act.Began(0, 0, a), f"a{a}")  # the game itself says so
    desk.do(act.Reported(0, 0, a, a), f"a{a}")
    assert refused(desk, act.Reported(0, 1, c, c), f"a{c}") == "report-early"
    desk.do(act.Resulted(0, 1, e, reason="no-show"), JUDGE)
    desk.do(act.ClockStarted(), JUDGE)
    desk.do(act.Reported(0, 0, b, b), f"a{b}")
    assert one.tables[0].status == "conflict"
