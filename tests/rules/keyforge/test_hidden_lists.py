"""Games in which neither player may see the other's deck list: what a seat, or a spectator, learns of a deck is the
cards that it has seen, and nothing else tells of the others (T10.9, T11.5)."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.keyforge.invariants import check

from ludarium.bots.registry import make_bot
from ludarium.core import TABLE, Chance, Event, Record
from ludarium.core.errors import WrongOption
from ludarium.core.positions import UnknownThing
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks.deck import HOUSE_CARDS
from ludarium.games.keyforge.decks.generate import generated, rest_of_house
from ludarium.games.keyforge.decks.word import deck_of_word
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.hidden import (
    Key,
    decks_with,
    hidden_decks,
    imagined_decks,
    key_named,
    label_of,
)
from ludarium.games.keyforge.engine.layout import LAID_OPEN, with_at
from ludarium.games.keyforge.engine.printing import decks_of
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.state import KeyForgeState, new_state
from ludarium.games.keyforge.engine.steps.leaving import move_out
from ludarium.games.keyforge.engine.steps.tokens import lay_facedown
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    KNOWN_TO_ALL,
    NONE,
    ZONE_NAMES,
    Ends,
    Zones,
)
from ludarium.games.keyforge.options import settings_of
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF, NO_HOUSE, PLAYED_HOUSES
from ludarium.games.keyforge.view.serialize import Columns, listed
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined

VIEWERS = (0, 1, None)
HIDDEN = {"lists": "hidden"}
LABEL = re.compile(r'"(?:[a-z]+:)?([a-z0-9][a-z0-9-]*(?:~[a-z-]+)?(?:\+[A-Za-z-]+)?)\.(\d+)"')
"""A card's label in JSON; ``bumpsy.1``, as abilities are called, looks the same."""


def begin(seed: str, **options: str) -> KeyForgeState:
    state = GAME.start(2, {**HIDDEN, **options}, seed)
    assert isinstance(state, KeyForgeState)
    return state


def seen_by(state: KeyForgeState, viewer: int | None) -> list[bool]:
    """For each card, whether a viewer may know that it is in the game."""
    met = state.have_met()
    return [listed(state, met, -1 if viewer is None else viewer, c) for c in range(BOTH_DECKS)]


def play(state: KeyForgeState, dice: Chance, most: int = 10_000) -> Iterator[list[Event]]:
    """Random choices, half of them sensible ones."""
    guide = GAME.guide()
    for _ in range(most):
        decision = state.decision()
        if decision is None:
            return
        sensible = dice.below(2) == 0
        yield state.choose(
            decision.option(guide.playout(state, dice) if sensible else dice.below(len(decision)))
        )


# -- the option


def test_lists_are_hidden_only_where_each_plays_their_own_deck() -> None:
    """Who exchanges decks, bids for them or benches one has to know them."""
    assert GAME.read_options({})["lists"] == "open"
    for match in ("single", "three"):
        assert GAME.read_options({**HIDDEN, "match": match})["lists"] == "hidden"
    for match in ("adaptive", "short-adaptive", "reversal", "auction", "triad"):
        with pytest.raises(WrongOption):
            GAME.read_options({**HIDDEN, "match": match})


def test_an_open_game_is_as_it_was() -> None:
    state = GAME.start(2, {}, "open")
    assert isinstance(state, KeyForgeState)
    view = view_of(state, 0)
    assert (state.met, len(view.inside)) == ([], Columns.LISTS)
    assert all(
        len([card for cards in deck.cards for card in cards]) == DECK_SIZE for [deck] in view.match.brought
    )
    assert all(view.words)
    assert {seat for face in view.prints.values() for seat in face.owner} == {0, 1}


# -- what a view holds


@proves("T10.9", "T11.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_holds_ones_own_list_and_what_one_has_seen(viewer: int | None) -> None:
    state = begin("view")
    for _ in play(state, Chance.of("view"), 120):
        view = view_of(state, viewer)
        known = seen_by(state, viewer)
        for seat in (0, 1):
            own = viewer == seat
            mine = range(DECK_SIZE * seat, DECK_SIZE * (seat + 1))
            assert bool(view.words[seat]) == own
            deck = view.match.brought[seat][0]
            player = view.players[seat]
            assert (deck.name, deck.set, deck.houses) == (player.name, player.set, player.houses)
            assert len(deck.houses) == 3
            there = Counter([state.decks.prints[state.decks.of[c]].id for c in mine if known[c]])
            assert Counter([card for cards in deck.cards for card in cards]) == there
            assert bool(deck.word) == own
            if own:
                assert there.total() == DECK_SIZE
                assert deck_of_word(view.words[seat]).name == deck.name
            labels = {state.decks.prints[state.decks.of[c]].label for c in mine if known[c]}
            assert {label for label, each in view.prints.items() if seat in each.owner} == labels
            told = view.inside[Columns.LISTS][mine.start : mine.stop]
            cards = [state.decks.prints[state.decks.of[c]].label for c in mine if known[c]]
            assert Counter([label for label in told if label is not None]) == Counter(cards)
    assert any(known[c] for c in range(BOTH_DECKS))


@pytest.mark.slow
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_card_that_a_view_or_an_event_names_has_been_seen(viewer: int | None) -> None:
    """Labels carry the numbers of their cards, so that each name of a card can be checked."""
    named = 0
    for game in range(2):
        state = begin(f"named {game}")
        labels = state.decks.labels
        for events in play(state, Chance.of(f"named {game}")):
            known = seen_by(state, viewer)
            view = view_of(state, viewer)
            parts = [view.json().decode()]
            for event in events:
                seen = event.seen(viewer)
                if seen is not None:
                    parts.append(json.dumps([seen.kind(), seen.facts()]))
            for name, number in LABEL.findall(" ".join(parts)):
                label = f"{name}.{number}"
                if label in labels:
                    assert known[labels.index(label)], (
                        f"{label} is named, and seat {viewer} has never seen it"
                    )
                    named += 1
            prints = {event_print for event in events for event_print in _prints(event, viewer)}
            assert prints <= set(view.prints)
            for face in (card.print for card in view.cards.values()):
                assert face in view.prints
    assert named > 500


def _prints(event: Event, viewer: int | None) -> list[str]:
    seen = event.seen(viewer)
    prints = None if seen is None else seen.facts().get("prints")
    return list(prints) if isinstance(prints, list) else []


def test_a_thing_of_the_other_deck_can_be_looked_at_once_it_has_been_seen() -> None:
    state = begin("things")
    mine = state.decks.prints[state.decks.of[0]].label
    theirs = next(
        face.label
        for face in state.decks.prints
        if face.number not in state.decks.of[:DECK_SIZE] and face.number in state.decks.of[DECK_SIZE:]
    )
    assert GAME.inspect(state, f"pile:{mine}", 0)["print"] == mine
    assert GAME.inspect(state, f"pile:{theirs}", TABLE)["print"] == theirs
    for viewer in (0, None):
        with pytest.raises(UnknownThing):
            GAME.inspect(state, f"pile:{theirs}", viewer)
    state.reveal(1, [c for c in state.row(Zones.DECK, 1) if state.decks.labels[c].startswith(f"{theirs}.")])
    state.shuffle(1)
    for viewer in (0, None):
        assert GAME.inspect(state, f"pile:{theirs}", viewer)["known"] == {}


# -- nothing tells of the cards that nobody has seen


def changed(state: KeyForgeState, cards: list[int], seed: str) -> KeyForgeState:
    """The same game, but for these cards: other cards of their houses are in the decks instead."""
    decks = state.decks
    keys = [key_named(decks.prints[number].label) for number in decks.of]
    dice = Chance.of(seed)
    for c in cards:
        others = [key for key in rest_of(decks, state.owner(c), keys[c][1], dice) if key[0] != keys[c][0]]
        keys[c] = others[0]
    twin = state.clone()
    twin.decks = decks_with(keys, decks.names, decks.sets, decks.houses, decks.words)
    twin.natural = twin.decks
    twin.face = list(twin.decks.of)
    return twin


def rest_of(decks: Decks, seat: int, house: int, dice: Chance) -> list[Key]:
    found = rest_of_house(decks.sets[seat], house, [], dice, playable())
    return [(fact.id, house, "", NO_HOUSE) for fact in found]


def story(events: list[Event], viewer: int | None) -> list[tuple[str, dict[str, object]]]:
    told = [event.seen(viewer) for event in events]
    return [(event.kind(), event.facts()) for event in told if event is not None]


@pytest.mark.slow
@proves("T10.9", "T11.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_two_games_look_alike_as_long_as_what_differs_is_unseen(viewer: int | None) -> None:
    """In one of two games half of the other deck are other cards. Both take the same choices, until one of those
    cards is seen: up to then views, options in their order and what is told are the same."""
    compared = 0
    for n in range(4):
        one = begin(f"pair {n}", first="0")
        dice = Chance.of(f"pair {n} {viewer}")
        cards: list[int] = []
        for seat in (0, 1):
            if seat != viewer:
                hidden = [*one.row(Zones.DECK, seat), *one.row(Zones.HAND, seat)]
                dice.shuffle(hidden)
                cards += hidden[: DECK_SIZE // (2 if n % 2 else 6)]
        other = changed(one, cards, f"other {n}")
        while True:
            unseen = [not (seen_by(one, viewer)[c] or seen_by(other, viewer)[c]) for c in cards]
            if not all(unseen):
                break
            assert view_of(one, viewer).json() == view_of(other, viewer).json()
            asked, also = one.decision(), other.decision()
            assert (asked is None) == (also is None)
            if asked is None or also is None:
                break
            assert (asked.seat, asked.kind) == (also.seat, also.kind)
            mine, theirs = [str(each) for each in asked.options()], [str(each) for each in also.options()]
            if asked.seat == viewer:
                assert mine == theirs
            shared = [each for each in mine if each in theirs]
            known = [c for c in range(BOTH_DECKS) if c not in cards]
            safe = {one.decks.prints[one.decks.of[c]].label for c in known} & {
                other.decks.prints[other.decks.of[c]].label for c in known
            }
            shared = [each for each in shared if each.partition(":")[2] in safe or "." in each] or shared
            if dice.below(4) == 0 and "end" in mine and "end" in theirs:
                shared = ["end"]
            if not shared:
                break
            choice = shared[dice.below(len(shared))]
            told = [state.choose(also.find(choice)) for state, also in ((one, asked), (other, also))]
            both = zip(seen_by(one, viewer), seen_by(other, viewer), strict=True)
            if any(met and c in cards for c, each in enumerate(both) for met in each):
                break
            assert story(told[0], viewer) == story(told[1], viewer)
            compared += 1
    assert compared > 300


def test_the_numbers_of_cards_tell_nothing_of_the_list() -> None:
    """The same deck is numbered otherwise in each game, and its cards are called the same in each."""
    decks = [generated("CotA", Chance.of(seat), playable()) for seat in "ab"]
    one, other = hidden_decks(decks, "one"), hidden_decks(decks, "other")
    assert one.labels != other.labels
    names = [[label.split(".")[0] for label in each.labels[:DECK_SIZE]] for each in (one, other)]
    assert names[0] != names[1]
    assert Counter(names[0]) == Counter(names[1])
    assert one.labels == [f"{one.prints[number].label}.{c + 1}" for c, number in enumerate(one.of)]
    assert hidden_decks(decks, "one").labels == one.labels
    assert decks_of(decks).labels != one.labels


def test_what_a_print_is_called_depends_on_it_alone() -> None:
    """Mavericks, cards that take the house of their deck, and copies with icons say so themselves."""
    keys: list[Key] = [
        (card, house, icons, icon_house)
        for card in sorted(playable())
        for house in (0, 3, max(POOL.card(card).house, 0))
        for icons, icon_house in (("", NO_HOUSE), ("ADD", NO_HOUSE), ("", 7), ("R", 8))
    ]
    labels = {label_of(key): key for key in keys}
    assert len(labels) == len(set(keys))
    for label, key in labels.items():
        assert key_named(label) == key
        assert "." not in label
    assert label_of(("ghostform", HOUSE_OF["dis"], "", NO_HOUSE)) == "ghostform~dis"


# -- decks of one's own making


def table(mine: dict[str, str], theirs: dict[str, str], named: str = "dis logos untamed") -> KeyForgeState:
    """The first turn of seat 0, with these cards in the decks, of the named houses, and where they are said to lie."""
    keys: list[Key] = []
    houses = [[HOUSE_OF[house] for house in named.split()]] * 2
    for seat, wanted in enumerate((mine, theirs)):
        for house in houses[seat]:
            facts = [POOL.card(name.split(".")[0]) for name in wanted]
            here = [fact for fact in facts if fact.house == house]
            rest = [
                fact
                for n in range(9)
                for fact in rest_of_house("CotA", house, [], Chance.of(f"{n}"), playable())
                if fact not in facts and fact.id != "help-from-future-self" and fact.house == house
            ]
            keys += [(fact.id, house, "", NO_HOUSE) for fact in [*here, *rest][:HOUSE_CARDS]]
    words = [f"deck {seat}" for seat in (0, 1)]
    decks = decks_with(keys, ["One", "Two"], ["CotA", "CotA"], houses, words)
    values = GAME.read_options({**HIDDEN, "first": 0})
    state = new_state(decks, settings_of(values, None, []), Chance.of("table"))
    for _ in (0, 1):
        do(state, "keep")
    taken: list[int] = []
    for seat, wanted in enumerate((mine, theirs)):
        for name, zone in wanted.items():
            c = next(
                c
                for c in range(DECK_SIZE * seat, DECK_SIZE * (seat + 1))
                if c not in taken and state.decks.prints[state.decks.of[c]].id == name.split(".")[0]
            )
            taken.append(c)
            state.take_out(c)
            state.put_in(c, ZONE_NAMES.index(zone), seat)
    state.allowance = NONE
    return state


def copies(state: KeyForgeState, seat: int, card: str) -> list[int]:
    """The cards of this name in a deck."""
    mine = range(DECK_SIZE * seat, DECK_SIZE * (seat + 1))
    return [c for c in mine if state.decks.prints[state.decks.of[c]].id == card]


def number(state: KeyForgeState, seat: int, card: str) -> int:
    """The first card of this name in a deck."""
    return copies(state, seat, card)[0]


def shuffled_away(state: KeyForgeState, c: int) -> None:
    """A card has lain open, and lies somewhere in the deck of its owner now."""
    state.take_out(c)
    state.put_in(c, Zones.DECK, state.owner(c))
    state.shuffle(state.owner(c))


def do(state: KeyForgeState, *notations: str) -> None:
    for notation in notations:
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(notation))


def offered(state: KeyForgeState) -> list[str]:
    decision = state.decision()
    return [] if decision is None else [str(option) for option in decision.options()]


def seen_of(state: KeyForgeState, viewer: int | None, seat: int) -> list[str]:
    cards = view_of(state, viewer).match.brought[seat][0].cards
    return sorted([card for each in cards for card in each])


def test_a_house_is_named_among_all_there_are() -> None:
    """As where the lists are open: houses of the two decks alone would tell of house icons that nobody has seen (G261)."""
    state = table({"control-the-weak": "hand", "restringuntus": "hand"}, {})
    do(state, "house:dis", "play:restringuntus")
    assert offered(state) == [f"house:{HOUSE_NAMES[house]}" for house in PLAYED_HOUSES]
    do(state, "house:mars", "play:control-the-weak")
    assert offered(state) == ["house:dis", "house:logos", "house:untamed"]  # of the identity card


def test_a_card_that_has_gone_back_into_the_deck_stays_known() -> None:
    state = table({}, {"flaxia": "line"})
    for viewer in (0, None):
        assert "flaxia" in seen_of(state, viewer, 1)
    flaxia = number(state, 1, "flaxia")
    shuffled_away(state, flaxia)
    assert state.seen[flaxia] == 0
    label = state.decks.labels[flaxia]
    for viewer in (0, None):
        view = view_of(state, viewer)
        assert "flaxia" in seen_of(state, viewer, 1)
        assert 1 in view.prints["flaxia"].owner
        assert view.inside[Columns.LISTS][flaxia] == "flaxia"
        sample = GAME.sample(view, Chance.of("gone"))
        assert isinstance(sample, KeyForgeState)
        assert sample.decks.labels[flaxia] == label
        assert sample.zone[flaxia] in (Zones.DECK, Zones.HAND)


def test_a_look_at_a_hand_is_only_for_who_looks() -> None:
    state = table({}, {"flaxia": "hand"})
    flaxia = number(state, 1, "flaxia")
    assert "flaxia" not in seen_of(state, 0, 1)
    state.look(0, 1, [flaxia])
    assert "flaxia" in seen_of(state, 0, 1)
    assert "flaxia" not in seen_of(state, None, 1)
    assert "flaxia" not in view_of(state, None).prints
    for viewer in VIEWERS:
        imagined(GAME, state, view_of(state, viewer), Chance.of("look"))


def test_a_card_that_is_shown_out_of_a_hand_does_not_tell_its_number() -> None:
    """It is told by its print. Two games are the same but for the numbers of two cards that nobody has seen."""
    one = table({}, {"flaxia": "hand"})
    a, b = number(one, 1, "flaxia"), one.row(Zones.DECK, 1)[-1]
    keys = [key_named(one.decks.prints[each].label) for each in one.decks.of]
    keys[a], keys[b] = keys[b], keys[a]
    other = one.clone()
    other.decks = decks_with(keys, one.decks.names, one.decks.sets, one.decks.houses, one.decks.words)
    other.natural = other.decks
    other.face = list(other.decks.of)
    for c, zone in ((a, Zones.DECK), (b, Zones.HAND)):
        other.row(zone, 1)[one.row(zone, 1).index(b if c == a else a)] = c
        other.zone[c] = zone
    other.seen[a], other.seen[b] = other.seen[b], other.seen[a]
    check(other)
    for state, flaxia in ((one, a), (other, b)):
        assert state.decks.labels[flaxia].startswith("flaxia.")
        state.reveal(1, [flaxia])
    for viewer in (0, None):
        assert view_of(one, viewer).json() == view_of(other, viewer).json()
        assert "flaxia" in seen_of(one, viewer, 1)
    for state in (one, other):
        state.shuffle(1)
    for viewer in (0, None):
        assert view_of(one, viewer).json() == view_of(other, viewer).json()


def test_which_copy_comes_out_of_a_hand_shows_by_its_number_alone() -> None:
    """The one that was seen before is seen again; its owner sees the hand shrink where the first copy lay."""
    hands = []
    played = []
    for met in (False, True):
        state = table({"flaxia": "hand", "dust-pixie": "hand", "flaxia.2": "hand"}, {})
        second = [
            c for c in state.row(Zones.HAND, 0) if state.decks.prints[state.decks.of[c]].id == "flaxia"
        ][-1]
        if met:
            state.met = with_at(state.met, second, LAID_OPEN)
        do(state, "house:untamed", "play:flaxia")
        hands.append(view_of(state, 0).players[0].hand)
        played.append(state.line(0) == [second])
        check(state)
    assert played == [False, True]
    assert hands[0] == hands[1]
    assert hands[0][-2:] == ["dust-pixie", "flaxia"]


@pytest.mark.parametrize("how", ["mind-barb", "gongoozle"])
def test_of_two_copies_a_random_discard_shows_the_one_that_was_seen(how: str) -> None:
    """That it is another one would tell that there are two. Where in the hand it lay tells nothing, either."""
    picked = set()
    left = set()
    for n in range(24):
        theirs = {"flaxia": "hand", "dust-pixie": "hand", "flaxia.2": "hand", "charette": "line"}
        state = table({how: "hand"}, theirs)
        state.chance = Chance.of(f"random {n}")
        hand = state.row(Zones.HAND, 1)
        second = [c for c in hand if state.decks.prints[state.decks.of[c]].id == "flaxia"][-1]
        state.met = with_at(state.met, second, LAID_OPEN)
        do(state, "house:dis", f"play:{how}")
        check(state)
        found = state.row(Zones.DISCARD, 1)[-1]
        picked.add(state.decks.prints[state.decks.of[found]].id)
        if state.decks.prints[state.decks.of[found]].id == "flaxia":
            assert found == second
            left.add(tuple(view_of(state, 1).players[1].hand))
    assert "flaxia" in picked
    assert len(left) == 1


def test_of_two_copies_in_a_hand_that_is_looked_at_nobody_can_tell_which_was_which() -> None:
    """The one that stands first has lain open before, and bears a higher number than the other gets."""
    theirs = {"bulwark": "hand", "dust-pixie": "hand", "bulwark.2": "hand"}
    state = table({"imperial-traitor": "hand"}, theirs, "sanctum shadows untamed")
    lower, higher = [
        c for c in state.row(Zones.HAND, 1) if state.decks.prints[state.decks.of[c]].id == "bulwark"
    ]
    row = state.row(Zones.HAND, 1)
    i, j = row.index(lower), row.index(higher)
    row[i], row[j] = higher, lower
    state.met = with_at(state.met, higher, LAID_OPEN)
    do(state, "house:shadows", "play:imperial-traitor", "yes")
    for viewer in VIEWERS:
        view = state.view(viewer)
        for n in range(5):
            imagined(GAME, state, view, Chance.of(f"{n}"))


def test_who_comes_out_of_a_hand_into_play_lies_open_before_the_place_is_asked() -> None:
    cards = {"swap-widget": "artifacts", "tunk": "line", "troll": "line", "zorg": "hand"}
    state = table(cards, {}, "brobnar logos mars")
    do(state, "house:mars")
    for wanted in ("action:swap-widget", "hand:zorg"):
        do(state, next(option for option in offered(state) if option.startswith(wanted)))
    assert offered(state) == ["place:0", "place:1"]
    for viewer in VIEWERS:
        view = state.view(viewer)
        for n in range(5):
            imagined(GAME, state, view, Chance.of(f"{n}"))


@proves("G216")
def test_a_card_in_hand_lies_open_while_its_icons_resolve() -> None:
    """What is asked names it as the source: a sample has that very card in the hand."""
    state = table(
        {"ensign-el-samra": "line", "punch": "hand", "troll": "line"}, {}, "star-alliance dis brobnar"
    )
    state.pool[1] = 1
    c = number(state, 0, "punch")
    keys = [key_named(state.decks.prints[each].label) for each in state.decks.of]
    keys[c] = ("punch", keys[c][1], "C", NO_HOUSE)
    state.decks = decks_with(keys, state.decks.names, state.decks.sets, state.decks.houses, state.decks.words)
    state.natural = state.decks
    state.face = list(state.decks.of)
    unseen = [c for c in state.row(Zones.DECK, 0) if not seen_by(state, 1)[c]]
    others = [changed(state, unseen, f"other {n}") for n in range(3)]
    for each in (state, *others):
        do(each, "house:star-alliance")
        for wanted in ("action:ensign-el-samra", "hand:punch+C"):
            do(each, next(option for option in offered(each) if option.startswith(wanted)))
        assert len(offered(each)) == 2
    assert len({each.face[c] for each in (state, *others)}) > 1, "prints are numbered by what is in the decks"
    for viewer in VIEWERS:
        for n in range(8):
            imagined(GAME, state, view_of(state, viewer), Chance.of(f"{n}"))
        for other in others if viewer != 0 else []:
            assert view_of(other, viewer).json() == view_of(state, viewer).json()


def laid(state: KeyForgeState, c: int, zone: int, at: int = NONE) -> None:
    """It has come to lie there and nobody but its owner, of a hand or archives, saw that."""
    state.take_out(c)
    state.put_in(c, zone, state.owner(c), at)
    if zone == Zones.DECK:
        state.seen[c] = 0


@pytest.mark.parametrize(
    ("how", "zone"),
    [
        ("neutron-shark", "hand"),
        ("wild-wormhole", "hand"),
        ("reverse-time", "hand"),
        ("vespilon-theorist", "line"),
        ("chaos-portal", "artifacts"),
    ],
)
def test_of_copies_in_hand_and_deck_the_one_that_was_seen_comes_off_the_deck(how: str, zone: str) -> None:
    """It has been drawn since, and another copy lies on top: nobody but its owner knows that there are two."""
    state = table({"flaxia": "line", "flaxia.2": "deck", how: zone, "dust-imp": "line"}, {})
    shown = next(c for c in copies(state, 0, "flaxia") if state.zone[c] == Zones.LINE)
    other = next(c for c in copies(state, 0, "flaxia") if c != shown and state.zone[c] == Zones.DECK)
    shuffled_away(state, shown)
    laid(state, other, Zones.DECK, 0)
    laid(state, shown, Zones.HAND)
    own = view_of(state, 0).players[0].hand
    for viewer in (1, None):
        assert seen_of(state, viewer, 0).count("flaxia") == 1
    do(state, "house:logos")
    do(state, next(option for option in offered(state) if how in option and "discard" not in option))
    while "end" not in offered(state):
        do(state, offered(state)[0])
    check(state)
    assert state.seen[shown] == KNOWN_TO_ALL
    for viewer in (1, None):
        assert seen_of(state, viewer, 0).count("flaxia") == 1
    assert view_of(state, 0).players[0].hand.count("flaxia") == own.count("flaxia")


def test_archives_show_the_copy_that_was_seen_wherever_it_lies() -> None:
    state = table({"dysania": "hand"}, {"flaxia": "line", "flaxia.2": "archives"})
    [shown], [held] = state.line(1)[:], state.row(Zones.ARCHIVES, 1)[:]
    shuffled_away(state, shown)
    laid(state, shown, Zones.HAND)
    do(state, "house:logos", "play:dysania")
    check(state)
    assert (state.zone[shown], state.zone[held]) == (Zones.DISCARD, Zones.HAND)
    for viewer in (0, None):
        assert seen_of(state, viewer, 1).count("flaxia") == 1


def test_a_copy_beneath_a_card_is_as_unseen_as_one_in_hand() -> None:
    """The one that was seen lies beneath Masterplan; of the other one its owner plays, nobody can tell that."""
    state = table({"masterplan": "hand", "urchin": "line", "urchin.2": "hand"}, {}, "shadows logos untamed")
    [shown] = state.line(0)
    held = next(c for c in state.row(Zones.HAND, 0) if state.decks.of[c] == state.decks.of[shown])
    shuffled_away(state, shown)
    laid(state, held, Zones.DECK)
    laid(state, shown, Zones.HAND)
    laid(state, held, Zones.HAND)
    do(state, "house:shadows", "play:masterplan", "hand:urchin")
    assert state.beneath == [shown]
    do(state, "play:urchin")
    check(state)
    assert (state.beneath, state.line(0)) == ([held], [shown])
    for viewer in (1, None):
        assert seen_of(state, viewer, 0).count("urchin") == 1
        imagined(GAME, state, view_of(state, viewer), Chance.of("beneath"))


def test_of_two_copies_that_an_effect_moves_the_one_that_was_seen_is_shown() -> None:
    """The first is archived out of sight, the second discarded."""
    state = table({"flaxia": "line", "flaxia.2": "hand", "sloppy-labwork": "hand"}, {})
    [shown] = state.line(0)
    shuffled_away(state, shown)
    laid(state, shown, Zones.HAND)
    do(state, "house:logos", "play:sloppy-labwork", "hand:flaxia", "hand:flaxia")
    check(state)
    assert state.row(Zones.DISCARD, 0)[0] == shown
    assert len(state.row(Zones.ARCHIVES, 0)) == 1
    for viewer in (1, None):
        assert seen_of(state, viewer, 0).count("flaxia") == 1


def test_of_two_copies_in_a_hand_that_is_discarded_the_one_that_was_seen_goes_first() -> None:
    """Who discards a whole hand names one card after the other: that its known card still lies in it then, would tell that
    there are two."""
    for known in (0, 1):
        mine = {"plummet": "hand", "flaxia": "hand", "dust-pixie": "hand", "flaxia.2": "hand"}
        state = table(mine, {}, "brobnar logos untamed")
        state.settings.ask_piles = True
        state.seen[copies(state, 0, "flaxia")[known]] = KNOWN_TO_ALL
        do(state, "house:brobnar", "play:plummet")
        for viewer in (1, None):
            assert view_of(state, viewer).players[0].hand.count("flaxia") == 1
        do(state, "hand:flaxia")
        check(state)
        for viewer in (1, None):
            assert "flaxia" not in view_of(state, viewer).players[0].hand
            assert seen_of(state, viewer, 0).count("flaxia") == 1


def test_a_look_at_one_copy_counts_it_only_for_who_looked() -> None:
    """They saw it in a hand while another lay in play, and know of two; spectators don't, when it is played."""
    state = table({"flaxia": "line", "flaxia.2": "hand"}, {})
    [shown] = state.line(0)
    state.look(1, 0, state.row(Zones.HAND, 0)[:])
    shuffled_away(state, shown)
    known = [seen_of(state, viewer, 0).count("flaxia") for viewer in (1, None)]
    do(state, "house:untamed", "play:flaxia")
    check(state)
    assert state.line(0) == [shown]
    assert [seen_of(state, viewer, 0).count("flaxia") for viewer in (1, None)] == known == [2, 1]


def test_who_looks_at_a_copy_in_a_hand_has_seen_one() -> None:
    """One was seen and has been shuffled into the deck; that there is another one nobody can tell."""
    state = table({}, {"flaxia": "line", "flaxia.2": "hand"})
    [shown] = state.line(1)
    shuffled_away(state, shown)
    own = view_of(state, 1).players[1].hand
    state.look(0, 1, state.row(Zones.HAND, 1)[:])
    assert shown in state.row(Zones.HAND, 1)
    check(state)
    assert view_of(state, 1).players[1].hand == own
    for viewer in (0, None):
        assert seen_of(state, viewer, 1).count("flaxia") == 1
    # what its owner shows together are two, and everybody has seen two then
    state = table({}, {"flaxia": "line", "flaxia.2": "hand"})
    [shown] = state.line(1)
    shuffled_away(state, shown)
    laid(state, shown, Zones.HAND)
    cards = state.reveal(
        1, [c for c in state.row(Zones.HAND, 1) if state.decks.of[c] == state.decks.of[shown]]
    )
    assert cards[0] == shown
    for viewer in (0, None):
        assert seen_of(state, viewer, 1).count("flaxia") == 2


def test_who_archives_a_token_creature_finds_the_copy_that_was_seen() -> None:
    """One was seen and has been shuffled into the deck, another is a token creature of its owner's, which goes to the archives of
    the other player, who may look there (G130, G168)."""
    state = begin("token", **{"deck-0": "sealed-WoE", "deck-1": "sealed-WoE", "match": "single"})
    prints = state.decks.of[DECK_SIZE : 2 * DECK_SIZE]
    [(face, _)] = Counter(prints).most_common(1)
    shown, held = [DECK_SIZE + i for i, each in enumerate(prints) if each == face][:2]
    name = state.decks.prints[face].id
    state.reveal(1, [shown])
    shuffled_away(state, shown)
    token = lay_facedown(state, held)
    state.put_in(token, Zones.LINE, 1)
    move_out(state, token, Zones.ARCHIVES, Ends.TOP, 0)
    assert state.row(Zones.ARCHIVES, 0) == [shown]
    assert state.zone[held] == Zones.DECK
    for viewer in (0, None):
        assert seen_of(state, viewer, 1).count(name) == 1


def test_what_is_unfinished_is_about_the_card_that_lies_there() -> None:
    """What an effect has chosen goes on under the number that it is shown by; a card whose ability resolves keeps its."""
    state = table({"flaxia": "line", "flaxia.2": "hand", "dust-pixie": "hand"}, {})
    [shown] = state.line(0)
    held = next(c for c in state.row(Zones.HAND, 0) if state.decks.of[c] == state.decks.of[shown])
    pixie = number(state, 0, "dust-pixie")
    shuffled_away(state, shown)
    scope = Scope(pixie, 0)
    scope.it, scope.hit, scope.dead, scope.kept = [held, pixie], [held], [shown], [pixie]
    state.scopes.append(scope)
    assert state.shown([pixie, held]) == [pixie, shown]
    assert (scope.it, scope.hit, scope.dead, scope.kept) == ([shown, pixie], [shown], [held], [pixie])
    assert (state.zone[shown], state.zone[held]) == (Zones.HAND, Zones.DECK)
    assert state.shown([shown]) == [shown]
    scope.card = held
    laid(state, held, Zones.HAND)
    assert state.shown([held]) == [held]


def test_a_card_may_be_played_as_one_of_the_other_deck() -> None:
    """Whoever copies a card has seen it; the copy shows its print, which is no secret then."""
    state = table({"mimicry": "hand"}, {"dust-imp": "discard", "hysteria": "discard"})
    do(state, "house:untamed", "play:mimicry")
    mimicry = number(state, 0, "mimicry")
    hysteria = number(state, 1, "hysteria")
    if state.kind != NONE and f"pile:{state.decks.labels[hysteria]}" in offered(state):
        do(state, f"pile:{state.decks.labels[hysteria]}")
    assert state.decks.prints[state.decks.of[mimicry]].id == "mimicry"
    assert any(deed.card == mimicry and deed.face == state.decks.of[hysteria] for deed in state.turn_log)
    for viewer in VIEWERS:
        imagined(GAME, state, view_of(state, viewer), Chance.of("copy"))
    assert view_of(state, 0).prints["hysteria"].owner == [1]


# -- what may be imagined


def test_a_sample_has_whole_decks_with_all_that_is_known() -> None:
    state = begin("sample")
    for n, _ in enumerate(play(state, Chance.of("sample"), 160)):
        if n % 8:
            continue
        for viewer in VIEWERS:
            view = view_of(state, viewer)
            sample = GAME.sample(view, Chance.of(f"sample {n}"))
            assert isinstance(sample, KeyForgeState)
            check(sample)
            known = seen_by(state, viewer)
            open_to_all = [c for c, met in enumerate(state.have_met()) if met == LAID_OPEN]
            for c in open_to_all:
                assert sample.decks.labels[c] == state.decks.labels[c]
            for seat in (0, 1):
                cards = sample.decks.of[DECK_SIZE * seat : DECK_SIZE * (seat + 1)]
                homes = Counter([key_named(sample.decks.prints[number].label)[1] for number in cards])
                assert homes == dict.fromkeys(state.decks.houses[seat], HOUSE_CARDS)
                there = Counter([sample.decks.prints[number].label for number in cards])
                mine = range(DECK_SIZE * seat, DECK_SIZE * (seat + 1))
                assert there >= Counter(
                    [state.decks.prints[state.decks.of[c]].label for c in mine if known[c]]
                )
    assert any(state.met)


def test_samples_differ_in_what_is_unseen() -> None:
    view = view_of(begin("differ"), 0)
    lists: list[list[str]] = []
    for seed in "ab":
        sample = GAME.sample(view, Chance.of(seed))
        assert isinstance(sample, KeyForgeState)
        lists.append(sample.decks.labels)
    assert lists[0][:DECK_SIZE] == lists[1][:DECK_SIZE]
    assert lists[0][DECK_SIZE:] != lists[1][DECK_SIZE:]


def test_what_comes_with_a_card_that_was_seen_is_imagined_too() -> None:
    """Decks have the four horsemen together, and so the copies of each (G19)."""
    seen = [POOL.card("horseman-of-war"), POOL.card("timetraveller"), POOL.card("timetraveller")]
    rest = rest_of_house("CotA", HOUSE_OF["sanctum"], seen[:1], Chance.of("horse"), playable())
    assert len(rest) == HOUSE_CARDS - 1
    assert {"horseman-of-death", "horseman-of-famine", "horseman-of-pestilence"} <= {fact.id for fact in rest}
    rest = rest_of_house("CotA", HOUSE_OF["logos"], seen[1:], Chance.of("time"), playable())
    assert [fact.id for fact in rest].count("help-from-future-self") >= 2


def test_a_house_that_a_set_has_hardly_is_drawn_from_all_sets() -> None:
    for set_code, house in (
        ("CotA", "star-alliance"),
        ("CotA", "dis"),
        ("GR", "geistoid"),
        ("CotA", "ironyx"),
    ):
        rest = rest_of_house(set_code, HOUSE_OF[house], [], Chance.of(house), playable())
        assert len(rest) == HOUSE_CARDS
        assert {fact.id for fact in rest} <= playable()
    labels: list[str | None] = [None] * BOTH_DECKS
    houses = [[HOUSE_OF[name] for name in ("dis", "mars", "star-alliance")]] * 2
    decks = imagined_decks(labels, ["", ""], ["CotA", "WC"], houses, ["", ""], Chance.of("all"))
    assert len(decks.of) == BOTH_DECKS


@pytest.mark.slow
@proves("G67", "G201", "T10.9")
@pytest.mark.parametrize("set_code", ["CotA", "MM", "MoMu"])
def test_imagined_cards_have_the_icons_that_their_deck_brings(set_code: str) -> None:
    """As many as the Enhance of all its cards, known or imagined, less those that known cards show; at most five on a
    card. Known cards keep theirs, and where nothing has Enhance nobody has any."""
    brought = shown = 0
    for n in range(12):
        deck = generated(set_code, Chance.of(f"icons {n}"), playable())
        real = hidden_decks([deck, deck], f"{n}")
        known = Chance.of(f"known {n}")
        labels: list[str | None] = [
            real.prints[number].label if c < DECK_SIZE or known.below(4) == 0 else None
            for c, number in enumerate(real.of)
        ]
        houses = [list(deck.houses)] * 2
        again = imagined_decks(labels, ["", ""], [set_code] * 2, houses, ["", ""], Chance.of(f"{n}"))
        names = [again.prints[number].label for number in again.of]
        assert [name for name, label in zip(names, labels, strict=True) if label is not None] == [
            label for label in labels if label is not None
        ]
        keys = [key_named(name) for name in names[DECK_SIZE:]]
        told = [key for key, label in zip(keys, labels[DECK_SIZE:], strict=True) if label is not None]
        icons = Counter("".join(key[2] for key in keys))
        wanted = Counter("".join("".join(POOL.card(key[0]).enhance) for key in keys))
        on_known = Counter("".join(key[2] for key in told))
        assert icons == wanted | on_known, "icons are missing, or there are more than somebody brings"
        assert all(POOL.card(key[0]).amber + len(key[2]) <= 5 for key in keys)
        brought += icons.total()
        shown += on_known.total()
    assert (brought > 12 * 4, shown > 0) == ((False, False) if set_code == "CotA" else (True, True))


# -- matches, records and bots


def test_what_was_seen_in_one_game_of_a_match_is_known_in_the_next() -> None:
    state = begin("three", match="three")
    for _ in play(state, Chance.of("three"), 80):
        pass
    before = seen_of(state, 0, 1)
    labels = state.decks.labels
    assert 0 < len(before) < DECK_SIZE
    state.choose(state.table().find("concede>0"))
    assert state.game == 2
    assert all(zone in (Zones.DECK, Zones.HAND) for zone in state.zone)
    assert state.decks.labels == labels
    assert seen_of(state, 0, 1) == before
    for viewer in VIEWERS:
        imagined(GAME, state, view_of(state, viewer), Chance.of("second"))


def test_a_record_says_that_the_lists_are_hidden() -> None:
    """Whoever replays it comes to the same numbers and views."""
    state = begin("record")
    record = Record(GAME.name, GAME.version, 2, "record", GAME.read_options(HIDDEN))
    dice = Chance.of("record")
    for _ in range(60):
        decision = state.decision()
        assert decision is not None
        option = decision.option(GAME.guide().playout(state, dice))
        record.add(decision.seat, option)
        state.choose(option)
    text = record.text()
    assert "option lists hidden" in text
    again = Record.parse(text).final()
    assert again.dump() == state.dump()
    for viewer in VIEWERS:
        assert again.view(viewer).json() == state.view(viewer).json()


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "search:3"])
def test_bots_play_on_with_what_they_may_know(bot: str) -> None:
    state = begin("bots")
    bots = [make_bot(GAME.name, bot, f"bot {seat}") for seat in (0, 1)]
    for _ in range(2_000):
        decision = state.decision()
        if decision is None:
            break
        options = [str(option) for option in decision.options()]
        chosen = bots[decision.seat].choose(state.view(decision.seat), options)
        state.choose(decision.find(chosen))
    assert state.outcome() is not None
