"""What a deck can do, counted from the words of its cards."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.decks import generated
from ludarium.games.keyforge.decks.counts import ABILITIES, HAND, abilities_of, counts, expected_reaps
from ludarium.games.keyforge.options import SEALED_SETS
from ludarium.games.keyforge.pool.facts import POOL, TOP

SAID = {
    "troll": [],
    "anger": [],
    "bumpsy": ["loss"],
    "punch": ["creatures"],
    "lava-ball": ["creatures"],
    "tremor": ["hold"],
    "smith": ["gain"],
    "urchin": ["steal"],
    "library-access": ["draw"],
    "barehanded": ["artifacts"],
    "pile-of-skulls": ["capture"],
    "iron-obelisk": ["keys"],
    "gateway-to-dis": ["creatures"],
    "mighty-javelin": ["creatures"],
    "screechbomb": ["loss"],
    "blood-money": [],
    "brothers-in-battle": [],
    "looter-goblin": ["gain"],
}
"""Cards read by hand: what each can do. Mighty Javelin and Screechbomb destroy themselves, which removes no enemy."""


@pytest.mark.parametrize(("card", "expected"), SAID.items())
def test_a_card_has_words_for_it(card: str, expected: list[str]) -> None:
    assert abilities_of(POOL.card(card)) == expected


def test_each_ability_is_had_by_some_cards_and_lacked_by_most() -> None:
    for name in ABILITIES:
        having = [card for card in texts() if name in abilities_of(POOL.card(card))]
        assert 10 < len(having) < len(texts()) / 3, name


@pytest.mark.parametrize("set_code", sorted(set(SEALED_SETS.values())))
def test_a_deck_adds_its_cards_up(set_code: str) -> None:
    deck = generated(set_code, Chance.of("counted"), playable())
    found = counts(deck)
    cards = [slot.fact for slot in deck.slots if slot.fact.half != TOP]
    all_of_them = list(chain.from_iterable(abilities_of(fact) for fact in cards))
    assert found["abilities"] == {name: all_of_them.count(name) for name in ABILITIES if name in all_of_them}
    assert sum(found["types"].values()) == len(cards)
    printed = sum(slot.fact.amber + slot.icons.count("A") for slot in deck.slots)
    assert found["icons"].get("A", 0) == printed
    assert found["untold"] == 0


@pytest.mark.parametrize("creatures", [[5, 6, 7], [12, 0, 0], [0, 0, 0], [12, 12, 12]])
def test_expected_reaps_are_those_of_dealt_hands(creatures: list[int]) -> None:
    """As often as one likes to deal: exact within what chance leaves of 20,000 hands."""
    deck = [house for house, number in enumerate(creatures) for _ in range(number)]
    deck += [3] * (36 - len(deck))
    chance = random.Random(1)
    hands = [chance.sample(deck, HAND) for _ in range(20_000)]
    mean = sum(max(hand.count(house) for house in range(3)) for hand in hands) / len(hands)
    assert expected_reaps(creatures) == pytest.approx(mean, abs=0.03)
