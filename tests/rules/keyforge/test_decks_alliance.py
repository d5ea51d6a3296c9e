"""Alliance decks: three pods of three houses, from decks of one set, with the reference cards of one of them (G270, G271)."""

from __future__ import annotations

import json

import pytest

from ludarium import i18n
from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import BadDeck, Deck, generated, read_deck, word_of_deck
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES


def drawn(set_code: str, count: int = 40) -> list[Deck]:
    return [generated(set_code, Chance.of(f"alliance {at}"), playable()) for at in range(count)]


def told(*pods: tuple[Deck, int], **more: object) -> str:
    rows = [[word_of_deck(deck), HOUSE_NAMES[house]] for deck, house in pods]
    return json.dumps({"alliance": rows, **more})


def three(decks: list[Deck]) -> list[tuple[Deck, int]]:
    """Pods of three decks, of three houses."""
    found: list[tuple[Deck, int]] = []
    for deck in decks:
        free = [house for house in deck.houses if house not in [one for _, one in found]]
        if free and len(found) < 3:
            found.append((deck, free[0]))
    return found


def codes(text: str) -> list[str]:
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    for one in [error.value, *error.value.further()]:
        for lang in i18n.LANGUAGES:
            assert "{ $" not in i18n.refusal(lang, one.code, one.facts)
    return [fault.code for fault in error.value.faults]


@pytest.mark.parametrize("set_code", ["CotA", "DT", "WoE"])
def test_three_pods_make_a_deck(set_code: str) -> None:
    pods = three(drawn(set_code))
    deck = read_deck(told(*pods, beside=1, name="Three friends"))
    assert (deck.name, deck.set_code) == ("Three friends", set_code)
    assert set(deck.houses) == {house for _, house in pods}
    for source, house in pods:
        own = sorted(slot.fact.id for slot in source.slots if slot.house == house)
        assert sorted(slot.fact.id for slot in deck.slots if slot.house == house) == own
    assert deck.token is pods[1][0].token
    assert (deck.token is not None) == (set_code == "WoE")
    assert deck.tide == (set_code == "DT")
    assert read_deck(word_of_deck(deck)) == deck


def test_it_is_called_as_its_decks_where_it_has_no_name() -> None:
    pods = three(drawn("CotA"))
    assert read_deck(told(*pods)).name == " / ".join(deck.name for deck, _ in pods)[:100]
    one = pods[0][0]
    whole = read_deck(told(*[(one, house) for house in one.houses]))
    assert (whole.name, whole.slots) == (one.name, one.slots)


def test_what_is_no_alliance_is_said() -> None:
    pods = three(drawn("CotA"))
    (first, house), second, _ = pods
    assert codes(told(*pods[:2])) == ["deck-alliance-pods"]
    assert "deck-alliance-twice" in codes(told((first, house), (first, house), second))
    missing = next(other for other in range(7) if other not in first.houses)
    assert "deck-alliance-house" in codes(told((first, missing), *pods[1:]))
    other = three(drawn("WC"))
    assert "deck-alliance-sets" in codes(told(pods[0], pods[1], other[2]))
    for text in (
        '{"alliance"',
        '{"alliance": 7}',
        '{"alliance": [["x"]]}',
        told(*pods, beside=3),
        told(*pods, beside="0"),
        told(*pods, name=7),
        '{"alliance": [["x", "dis"], ["y", "dis"], ["z", "dis"]]}',
        "{" + '"alliance": ' + "[" * 50_000,
    ):
        assert codes(text)
