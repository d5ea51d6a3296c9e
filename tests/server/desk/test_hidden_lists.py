"""Sealed and Casual Sealed at the hall's own tables: nobody is told of cards that nobody has seen (T10.9, T11.5)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from typing import Final

import pytest
from tests.server.desk.scene import LANGUAGES, Scene, scene
from tests.server.desk.test_leaks import all_of
from tests.server.desk.test_online import halls, room_of, until
from tests.server.running import Guest, Message, Player, RunningServer, Wire
from tests.tournaments.decked import vault
from tests.tournaments.rules.keyforge.registered import deck

from ludarium.core import Record, load_game
from ludarium.games.keyforge.decks import deck_of_word, word_of_deck
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.view.serialize import knows
from ludarium.server.desk import tables
from ludarium.server.storage.store import OVER
from ludarium.server.tables.room import Room
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.rules.keyforge.decks import ATTESTS

PRESETS: Final = ("keyforge-sealed", "keyforge-casual-sealed")
STEPS: Final = 60
"""Steps of a game that are played before somebody gives up."""

CARDS: Final = """
dis: dance-of-doom gateway-to-dis guilty-hearts pandemonium red-hot-armor dominator-bauble screaming-cave
  gabos-longarms snudge truebaru shadow-of-dis
logos: bouncing-deathquark dimension-door effervescent-principle neuro-syphon positron-bolt reverse-time
  sloppy-labwork mobius-scroll the-howling-pit quixo-the-adventurer research-smoko skippy-timehog q-mechs
  causal-loop
sanctum: cleansing-wave honorable-claim mighty-lance one-stood-against-many radiant-truth
  the-spirit-s-way gorm-of-omm potion-of-invulnerability champion-anaphiel lord-golgotha the-vaultkeeper
  veemos-lightbringer armageddon-cloak shoulder-armor
shadows: booby-trap finishing-blow imperial-traitor lights-out one-last-job masterplan safe-place
  seeker-needle the-sting macis-asp old-bruno smiling-ruth
untamed: fertility-chant lost-in-the-woods stampede troop-call word-of-returning ritual-of-the-hunt
  niffle-ape niffle-queen fandangle resurgence
"""
"""By house, cards of Mass Mutation that the engine plays; their names stand nowhere else, such as on the restricted
list of a plan."""
DIS, LOGOS, SANCTUM, SHADOWS, UNTAMED = [
    line.partition(":")[2].split() for line in CARDS.replace("\n  ", " ").splitlines() if line
]

OPENED: Final = [
    word_of_deck(deck("MM", houses))
    for houses in (
        {"dis": DIS[:5], "logos": LOGOS[:7], "sanctum": SANCTUM[:7]},
        {"dis": DIS[5:], "logos": LOGOS[7:], "shadows": SHADOWS[:6]},
        {"sanctum": SANCTUM[7:], "shadows": SHADOWS[6:], "untamed": UNTAMED},
    )
]
"""What three players have opened: hardly a card is in two of them."""
SECOND: Final = [
    word_of_deck(deck("MM", {"logos": LOGOS[place::3], "shadows": SHADOWS[place::3], "dis": DIS[place::3]}))
    for place in range(3)
]
"""What they have opened beside it, for another round."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk looks after its tables as soon as it can."""
    monkeypatch.setattr(tables, "EVERY", 0.02)


def cards_of(word: str) -> set[str]:
    """The ids of the cards of a deck."""
    return {slot.fact.id for slot in deck_of_word(word).slots}


def named_in(text: str, cards: set[str]) -> set[str]:
    """Those of these cards that a text names, copies with a number behind their name included."""
    return cards & set(re.findall(r"(?<![\w-])[\w-]+(?![\w-])", text))


async def opened(running: RunningServer, preset: str, **changes: object) -> Scene:
    """An event of three players with accounts, their decks in order, as staff and players enter them."""
    sealed = preset == "keyforge-sealed"
    usual: dict[str, object] = {"decks_each": 2, "sets": ["MM"]} if sealed else {"decks_each": 1}
    found = await scene(running, preset, players=3, online=True, **{**usual, **changes})
    await found.hire("judge")
    for player in range(3):
        for number, word in enumerate([OPENED[player], SECOND[player]][: 2 if sealed else 1]):
            id_ = vault(player * 2 + number + 1)
            await found.must(act.DeckBrought(player, word, id_, word, sealed=True))
            await found.must(act.DeckAttested(player, number, ATTESTS), found.staff["judge"])
    if sealed:
        await found.must(act.Opened())
        for player in range(3):
            await found.must(act.DeckBuilt(player, whole=0), found.players[player])
    await found.post("next")
    if not found.live.event.stages or found.live.event.stages[-1].draft is None:
        await found.post("next")  # the first stage of so few players needs no round
    await found.must(act.Published())
    return found


def pairing(found: Scene) -> tuple[int, tuple[int, ...]]:
    """The number and the players of the table of the round that is no bye."""
    current = found.live.event.current
    assert current is not None
    table = next(one for one in current.tables if len(one.players) == 2)
    return table.number, table.players


def known_of(room: Room, seat: int | None) -> list[set[str]]:
    """By step, the cards of the others that a seat, or who watches, has been shown up to then."""
    play = room.play
    assert play is not None
    choices = [step.choice for step in play.steps]
    again = room.begin(room.table.started or 0)
    known: set[str] = set()
    told: list[set[str]] = []

    def look() -> None:
        state = again.state
        assert isinstance(state, KeyForgeState)
        for card in range(len(state.zone)):
            if state.owner(card) != seat and knows(state, -1 if seat is None else seat, card):
                known.add(state.decks.prints[state.decks.of[card]].id)
        told.append(set(known))

    look()
    for choice in choices:
        again.take(again.propose(choice.seat, choice.number - 1, choice.option), choice, 0)
        look()
    return told


def check_heard(wire: Wire, seat: int | None, known: list[set[str]], decks: Mapping[int, str]) -> None:
    """All that somebody has heard at a table, message by message: cards that they had been shown, their own, and
    none of the others'."""
    own = cards_of(decks[seat]) if seat is not None else set()
    others = set().union(*[cards_of(word) for place, word in decks.items() if place != seat]) - own
    number = 0
    hidden = 0
    for text in wire.heard:
        message: Message = json.loads(text)
        number = message["number"] if message["type"] in ("game", "welcome") else number
        unseen = others - known[number]
        hidden += len(unseen)
        assert not named_in(text, unseen), (seat, number, named_in(text, unseen))
        for place, word in decks.items():
            assert place == seat or word not in text
    assert hidden > len(wire.heard), "there were cards to be kept"


def pool_of(found: Scene, guest: Guest) -> set[str]:
    """The cards that somebody has opened."""
    if guest not in found.players:
        return set()
    sources = found.live.event.people[found.players.index(guest)].sources
    return set().union(*[cards_of(source.word) for source in sources])


async def everything(found: Scene, guest: Guest, room: Room) -> str:
    """All that the routes of the event and of the hall's table tell somebody."""
    told = [await all_of(found, guest)]
    for path in ("", "/record", "/official"):
        told.append((await guest.http.get(f"/api/tables/{room.id}{path}")).text)
        told.append((await guest.http.get(f"/api/tables/{room.id}{path}?invite={room.table.invite}")).text)
    again = await guest.http.post(
        "/api/tables", json={"game": "keyforge", "seats": 2, "again": room.id, "bots": [None, "random"]}
    )
    return "\n".join([*told, again.text])


@proves("T3.4", "T10.9", "T11.5")
@pytest.mark.parametrize("preset", PRESETS)
async def test_a_game_of_hidden_lists_is_played_here_and_tells_nothing_else(
    running: RunningServer, preset: str
) -> None:
    """From the draw to the result: what the players, the third one, somebody who watches, staff and strangers hear."""
    found = await opened(running, preset)
    sue = await running.guest("Sue")
    await found.invite("Sue", sue)
    number, players = pairing(found)
    room = await room_of(found, number)
    assert room.table.options["lists"] == "hidden"
    assert room.table.event == found.id
    assert not room.table.private
    decks = {seat: OPENED[player] for seat, player in enumerate(players)}
    assert [room.table.options[f"deck-{seat}"] for seat in decks] == list(decks.values())
    third = next(player for player in range(3) if player not in players)
    readers: list[tuple[Guest, int | None]] = [
        *[(found.players[player], seat) for seat, player in enumerate(players)],
        (found.players[third], None),
        (sue, None),
        (found.staff["judge"], None),
        (found.host, None),
    ]
    wires = [await guest.wire(room.id) for guest, _ in readers]
    await asyncio.gather(*[Player(wires[seat], f"{preset} {seat}").play(STEPS) for seat in decks])
    before = {guest: await everything(found, guest, room) for guest, _ in readers}
    if room.status != OVER:
        await wires[0].send("table", id="end", number=room.number, option="concede>0")
    await until(lambda: found.live.event.rounds[0].tables[number].done)
    late = await sue.wire(room.id)
    await late.next("votes")
    known = {seat: known_of(room, seat) for seat in (0, 1, None)}
    for (_, seat), wire in zip(readers, wires, strict=True):
        await wire.next("table", where=lambda m: m["table"]["status"] == "over")
        check_heard(wire, seat, known[seat], decks)
    check_heard(late, None, known[None], decks)

    staff = (found.host, found.staff["judge"])
    strangers = [(found.nobody, None), (await running.guest("Tom"), None)]
    for guest, seat in [*readers, *strangers]:
        texts = [before.get(guest, ""), await everything(found, guest, room)]
        for place, word in decks.items():
            own = set() if place == seat else pool_of(found, guest)
            for text in texts:
                told = (word in text, bool(named_in(text, cards_of(word) - own)))
                if place == seat or (guest in staff and text):
                    assert told == (True, True)
                else:
                    assert told == (False, False), (guest.me, place)
    assert set(running.hall.rooms) == {room.id}, "no rematch has been opened"
    await check_record(found, room, number, decks)


async def check_record(found: Scene, room: Room, number: int, decks: Mapping[int, str]) -> None:
    """The record is for the staff, and says how the game ended."""
    others = [found.nobody, await found.running.guest("Tom"), *found.players]
    for guest in others:
        answer = await guest.http.get(f"/api/tables/{room.id}/record")
        assert (answer.status_code, answer.json()["code"]) == (403, "record-kept")
        answer = await found.get(f"record/0/{number}", guest)
        assert (answer.status_code, answer.json()["code"]) == (409, "record-not-ready")
    for guest in (found.host, found.staff["judge"]):
        text = (await guest.http.get(f"/api/tables/{room.id}/record")).text
        assert text == (await found.get(f"record/0/{number}", guest)).text
        record = Record.parse(text)
        assert [record.options[f"deck-{seat}"] for seat in decks] == list(decks.values())
        outcome = record.final().outcome()
        assert outcome is not None
        table = found.live.event.rounds[0].tables[number]
        assert [table.players[seat] for seat in outcome.winners] == [table.winner]
    said = set()
    for lang in LANGUAGES:
        asked = await found.nobody.http.get(
            f"/api/tables/{room.id}/record", headers={"accept-language": lang}
        )
        said.add(asked.json()["message"])
    assert len(said) == len(LANGUAGES)
    shown = await found.players[0].get(f"/api/tables/{room.id}")
    assert (shown["event"], shown["kept"], shown["options"]["lists"]) == (found.id, True, "hidden")


async def give_up(found: Scene, room: Room, player: int) -> None:
    """A player ends the game of the current round."""
    number, players = pairing(found)
    table = found.live.event.current.tables[number] if found.live.event.current else None
    assert table is not None
    wire = await found.players[player].wire(room.id)
    welcome = await wire.next("welcome")
    seat = players.index(player)
    await wire.send("table", id="end", number=welcome["number"], option=f"concede>{seat}")
    await until(lambda: table.done)


@proves("T10.10", "T10.9")
async def test_the_next_round_is_played_with_what_was_rebuilt(running: RunningServer) -> None:
    found = await opened(running, "keyforge-sealed")
    number, (loser, winner) = pairing(found)
    room = await room_of(found, number)
    late = await found.send(act.DeckBuilt(winner, whole=1), found.players[winner])
    assert late.json()["code"] == "desk-build-paired"
    await give_up(found, room, loser)
    await found.must(act.DeckBuilt(winner, whole=1), found.players[winner])
    view = await found.draw()
    assert len(view["rounds"]) == 2
    number, players = pairing(found)
    assert set(players) == {0, 1, 2} - {loser}
    last = await room_of(found, number)
    played = {player: last.table.options[f"deck-{seat}"] for seat, player in enumerate(players)}
    assert played == {player: (SECOND if player == winner else OPENED)[player] for player in players}
    assert last.table.options["lists"] == "hidden"
    assert room.table.options[f"deck-{room.table.seats[1].seat}"] == OPENED[winner], "and what was is kept"
    other = next(player for player in players if player != winner)
    wire = await found.players[other].wire(last.id)
    await wire.next("votes")
    seat = players.index(other)
    check_heard(
        wire, seat, known_of(last, seat), {place: str(played[one]) for place, one in enumerate(players)}
    )


@proves("T10.9", "T11.5", "T8.6")
@pytest.mark.parametrize(
    ("preset", "lists"),
    [("keyforge-sealed", "hidden"), ("keyforge-casual-sealed", "hidden"), ("keyforge-archon", "open")],
)
@pytest.mark.parametrize("people", [0, 1, 2])
async def test_no_option_of_a_plan_opens_or_hides_lists(
    running: RunningServer, preset: str, lists: str, people: int
) -> None:
    """Whoever sits there, and whatever the event and its stages wish."""
    wrong = "open" if lists == "hidden" else "hidden"
    found = await scene(
        running,
        preset,
        players=people,
        online=True,
        rehearsal=True,
        options={"lists": wrong},
        build_minutes=0,
    )
    plan = found.live.event.plan
    stages = [
        {"name": one.name, "structure": one.structure, "options": {"lists": wrong}} for one in plan.stages
    ]
    changed = await scene(
        running, preset, players=people, online=True, rehearsal=True, options={"lists": wrong}, stages=stages
    )
    for event in (found, changed):
        await event.post("fill", players=2)
        await event.post("next")
        if not event.live.event.stages or event.live.event.stages[-1].draft is None:
            await event.post("next")
        await event.must(act.Published())
        room = await room_of(event)
        assert [seat.kind for seat in room.table.seats].count("bot") == 2 - people
        assert room.table.options["lists"] == lists
        assert (await event.host.get(f"/api/tables/{room.id}"))["kept"] == (lists == "hidden")


@proves("T10.9")
async def test_nothing_is_taken_from_here_to_another_table(running: RunningServer) -> None:
    """Not by a rematch, in which somebody's deck would lie open, nor by bringing another deck."""
    found = await opened(running, "keyforge-sealed")
    number, (loser, winner) = pairing(found)
    room = await room_of(found, number)
    room.table.status = "open"  # as between the desk's opening it and the start
    path = f"/api/tables/{room.id}/seats/0"
    answer = await found.players[loser].http.patch(path, json={"options": {"deck-0": SECOND[loser]}})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-option-late")
    room.table.status = "playing"
    await give_up(found, room, loser)
    said = set()
    for player, lang in zip((loser, winner, winner), LANGUAGES, strict=True):
        await found.players[player].http.patch("/api/me", json={"lang": lang})
        wish = {"game": "keyforge", "seats": 2, "options": {"lists": "open"}, "again": room.id}
        answer = await found.players[player].http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "rematch-kept")
        said.add(answer.json()["message"])
    assert len(said) == len(LANGUAGES)
    assert set(running.hall.rooms) == {room.id}


async def test_no_player_comes_to_rule_at_a_table_of_an_event(running: RunningServer) -> None:
    """The organizer may look in and go again: the table's rulings stay with the staff."""
    found = await opened(running, "keyforge-casual-sealed")
    number, players = pairing(found)
    room = await room_of(found, number)
    wire = await found.players[players[0]].wire(room.id)
    await wire.next("welcome")
    host = await found.host.wire(room.id)
    await host.next("welcome")
    await host.close()
    await asyncio.sleep(0.5)  # beyond the time after which another table gets another host
    assert room.table.host_id == found.host.id


async def test_a_card_that_can_t_be_played_here_is_in_no_log(
    running: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pairing stays at the venue; what the hall writes down of it names no card."""
    keyforge = load_game("keyforge")
    odd = word_of_deck(deck("AS", {"ekwidon": [], "skyborn": [], "mars": []}))
    with pytest.raises(Exception, match="deck-unsupported"):
        keyforge.read_options({"deck-0": odd})
    found = await scene(
        running, "keyforge-casual-sealed", players=2, online=True, rehearsal=True, build_minutes=0
    )
    for player in range(2):
        await found.must(act.DeckBrought(player, odd, sealed=True))
    await found.draw()
    await until(lambda: running.hall.events.told)
    assert halls(found.live.event) == [""]
    assert [line[2] for line in running.hall.events.told] == ["deck-unsupported"]
    text = str(running.hall.events.told) + capsys.readouterr().out
    names = {slot.fact.name for slot in deck_of_word(odd).slots}
    assert not [name for name in names if name in text]
