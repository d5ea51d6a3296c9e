"""What the suite says otherwise on three nodes. Each test is the same on every kind of hall (``LUDARIUM_TEST_HALL``); but where its subject
is what one node does by itself, it comes to the same of the three with every connection."""

from __future__ import annotations

from pathlib import Path
from typing import Final

RATES: Final = "rates, connections and files at work are counted by each node for itself"
COUNTED: Final = "what one address and everybody have is known to other nodes two seconds later; asked at once, each may give one more"
ITSELF: Final = "each node tells a monitor of itself"
DOORS: Final = "the doors of a node see who connects to it, which a proxy would hide"
MADE: Final = "what others pass on, each of them makes anew for its own lines"
MEMORY: Final = "what is in memory, and for how long, is each node's own"
CHANGED: Final = "it changes in the memory of a node what others read from the database"
USED: Final = "that a session is used at other nodes a node knows from what they write down with a heartbeat"
HEARD: Final = "that a session has ended other nodes hear of a moment later"
KEPT: Final = "each node keeps what it has read of the database for a moment"

AT_ONE: Final = {
    "desk/test_floods.py::test_new_events_are_rationed_by_account_and_by_address": RATES,
    "desk/test_floods.py::test_a_plan_that_can_t_be_costs_nobody_a_try": RATES,
    "desk/test_floods.py::test_one_address_brings_one_file_at_a_time": RATES,
    "desk/test_floods.py::test_a_file_that_never_comes_does_not_keep_its_place": RATES,
    "desk/test_floods.py::test_one_address_follows_only_so_often": RATES,
    "desk/test_floods.py::test_an_idle_event_leaves_the_memory_and_comes_back": MEMORY,
    "desk/test_floods.py::test_an_event_is_never_twice_in_memory": MEMORY,
    "desk/test_floods.py::test_an_event_that_is_followed_or_played_here_stays": MEMORY,
    "desk/test_floods.py::test_of_many_events_the_newest_stay": MEMORY,
    "desk/test_floods.py::test_reads_of_events_are_rationed_and_other_requests_are_not": RATES,
    "friends/test_friends.py::test_nobody_asks_without_end": RATES,
    "people/test_leaving.py::test_an_organizer_exports_the_seed_as_long_as_they_are_staff": CHANGED,
    "test_api.py::test_health": ITSELF,
    "test_api.py::test_new_guests_from_one_address_are_limited": RATES,
    "test_crowd.py::test_what_all_see_is_made_once": MADE,
    "test_doors.py": DOORS,
    "test_fetching.py::test_a_fetch_that_never_comes_back_is_given_up": RATES,
    "test_floods.py::test_guests_of_a_day_are_counted": COUNTED,
    "test_floods.py::test_nobody_changes_too_much_in_a_short_time": RATES,
    "test_floods.py::test_so_many_watch_and_no_more": COUNTED,
    "test_floods.py::test_tables_of_one_address_and_of_all_are_counted": COUNTED,
    "test_floods.py::test_tables_that_are_asked_for_at_once_are_counted": COUNTED,
    "test_floods.py::test_whoever_changes_within_a_64_gets_no_further_limits": RATES,
    "test_health.py": ITSELF,
    "test_here.py::test_the_list_is_asked_for_once_a_second_however_many_look": KEPT,
    "test_metrics.py": ITSELF,
    "test_my_games.py::test_reading_it_too_often_is_refused": RATES,
    "test_reads.py": RATES,
    "test_seat_options.py::test_nobody_brings_too_much_in_a_short_time": RATES,
    "test_seeks.py::test_limits_by_person_by_address_and_of_all": COUNTED,
    "test_sessions.py::test_a_session_that_is_looked_up_while_it_ends_is_not_remembered": HEARD,
    "test_sessions.py::test_a_short_session_is_renewed_more_often": USED,
    "test_sessions.py::test_whoever_has_a_line_open_stays": USED,
    "test_tables.py::test_one_person_can_not_have_any_number_of_sockets": RATES,
}
"""Tests, or whole files, of ``tests/server``, and why."""


def at_one(path: Path, name: str) -> bool:
    """Whether the test of this name, in this file, comes to one of the nodes alone."""
    file = path.relative_to(Path(__file__).parent).as_posix()
    return file in AT_ONE or f"{file}::{name}" in AT_ONE
