"""A card is tried: the sealed deck of seat 0 has it, and it lies in the opening hand."""

from __future__ import annotations

import pytest

from ludarium.core import Chance, Record, Value, WrongOption
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks.check import faults_of
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import SEATS, Zones
from ludarium.games.keyforge.options import SEALED_SETS
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.testing.play import seed_of_run

SEALED = {code: choice for choice, code in SEALED_SETS.items()}
TRIED = [fact for fact in POOL.cards() if fact.id in texts() and fact.kind <= CardTypes.TOKEN]
SPECIAL = (
    *(
        "troll",
        "ultra-gravitron",
        "ultra-gravitron2",
        "it-s-coming",
        "help-from-future-self",
        "timetraveller",
    ),
    *("horseman-of-war", "velum", "ghosthawk-evil-twin", "dark-æmber-vault", "blorb", "grunt", "cultist"),
)
"""A plain card, halves and their helper, what comes with others, a twin, a guest, and token creatures."""


def sealed(fact: Fact) -> str:
    """The choice of a set that is sealed here and has the card."""
    return str([SEALED[one.set_code] for one in fact.prints if one.set_code in SEALED][-1])


def opened(card: str, seed: str = "seed", **options: Value) -> KeyForgeState:
    deck = sealed(POOL.card(card))
    wish: dict[str, Value] = {"opening": card, "deck-0": deck, "deck-1": deck, "first": 1, **options}
    state = GAME.start(SEATS, wish, seed)
    assert isinstance(state, KeyForgeState)
    return state


def hand(state: KeyForgeState, seat: int = 0) -> list[str]:
    return [state.decks.prints[state.decks.of[card]].id for card in state.row(Zones.HAND, seat)]


def some() -> list[str]:
    chance = Chance.of(f"{seed_of_run()} opening hands")
    drawn = [TRIED[chance.below(len(TRIED))].id for _ in range(24)]
    return [*[card for card in SPECIAL if POOL.has(card) and card in texts()], *drawn]


def test_each_card_that_can_be_played_is_in_a_set_that_is_sealed() -> None:
    assert {fact.id for fact in TRIED if not any(one.set_code in SEALED for one in fact.prints)} == set()


@pytest.mark.parametrize("part", range(4))
def test_the_card_lies_in_the_opening_hand(part: int) -> None:
    """Whatever the seed, in a hand and a deck of the usual size, and its house is one of the deck's."""
    for card in some()[part::4]:
        state = opened(card, seed_of_run())
        fact = POOL.card(card)
        found = hand(state)
        assert (len(found), len(hand(state, 1))) == (6, 7), card
        assert len(state.row(Zones.DECK, 0)) == 30
        if fact.kind == CardTypes.TOKEN:
            assert state.decks.prints[state.decks.tokens[0]].id == card
            continue
        assert card in found
        if fact.half:
            assert {one.id for one in POOL.named(fact.name) if one.half} <= set(found)
        decision = state.decision()
        assert decision is not None
        assert {str(option) for option in decision.options()} == {"keep", "mulligan"}


def test_a_deck_that_holds_a_card_is_legal() -> None:
    """With all that belongs to it, in its house."""
    for card in some():
        fact = POOL.card(card)
        code = str(SEALED_SETS[sealed(fact)])
        deck = generated(code, Chance.of(f"{seed_of_run()} {card}"), frozenset(texts()), fact)
        assert faults_of(deck) == [], card
        if fact.kind == CardTypes.TOKEN:
            assert deck.token is fact
        else:
            assert card in deck.ids()


def test_nobody_can_tell_that_a_card_was_exchanged() -> None:
    """What went back into the deck has been seen by nobody, and the other seat is shown what it always is."""
    state = opened("troll")
    assert all(state.seen[card] == 0 for card in state.row(Zones.DECK, 0))
    assert all(state.seen[card] == 1 for card in state.row(Zones.HAND, 0))
    sample = GAME.sample(state.view(1), Chance.of("sample"))
    assert sample.view(1).json() == state.view(1).json()


def test_a_record_brings_it_back() -> None:
    record = Record(
        "keyforge", GAME.version, SEATS, "seed", GAME.read_options({"opening": "troll", "first": 1})
    )
    assert Record.parse(record.text()).start().dump() == record.start().dump()


@pytest.mark.parametrize(
    "options",
    [
        {"opening": "no-such-card"},
        {"opening": "siphon-maw"},
        {"opening": "the-tide"},
        {"opening": "troll", "lists": "hidden"},
        {"opening": "troll", "match": "three"},
        {"opening": "troll", "match": "triad"},
        {"opening": 3},
    ],
    ids=str,
)
def test_what_cannot_be_tried_is_refused(options: dict[str, Value]) -> None:
    with pytest.raises(WrongOption):
        GAME.read_options(options)


def test_an_ordinary_game_lays_nothing_into_a_hand() -> None:
    usual = GAME.start(SEATS, {}, "seed")
    told = GAME.start(SEATS, {"opening": "dealt"}, "seed")
    assert usual.dump() == told.dump()
