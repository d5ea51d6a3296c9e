"""An alliance deck (G270, G271) out of other decks, as the page's builder says it::

    {"alliance": [["Ann_the_Bold~CotA~…", "brobnar"], ["…", "dis"], ["…", "logos"]], "beside": 0, "name": "Three friends"}

Three pods, each the twelve cards of one house of a deck, which is given by its word: three houses, decks of one set. ``beside``
is the place of the pod whose deck gives the reference cards: its token creature or its prophecies. Decks of Dark Tidings have
the tide card. Without a name it has those of its decks. The deck that comes of it is one like all others.
"""

from __future__ import annotations

import json
from typing import Final

from ludarium.games.keyforge.decks.check import LONGEST_NAME, checked
from ludarium.games.keyforge.decks.deck import HOUSES, Deck, deck_of
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.word import deck_of_word
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF, NO_HOUSE, CardTypes

BEGINS: Final = '{"alliance"'
KEPT: Final = (CardTypes.TOKEN, CardTypes.PROPHECY)
"""The reference cards that an alliance deck takes over."""


def is_alliance(text: str) -> bool:
    return text.startswith(BEGINS)


def deck_of_alliance(text: str) -> Deck:
    """The deck of such a text; raises ``BadDeck`` with all that is wrong."""
    pods, beside, name = _read(text)
    decks = [deck_of_word(word) for word, _ in pods]
    houses = [HOUSE_OF.get(house, NO_HOUSE) for _, house in pods]
    faults = []
    if len(pods) != HOUSES:
        faults.append(Fault("deck-alliance-pods", HOUSES, found=len(pods)))
    for deck, house, (_, told) in zip(decks, houses, pods, strict=True):
        if house not in deck.houses:
            faults.append(Fault("deck-alliance-house", HOUSES, house=told, name=deck.name))
    for told in dict.fromkeys(told for _, told in pods):
        if [told for _, told in pods].count(told) > 1:
            faults.append(Fault("deck-alliance-twice", HOUSES, house=told))
    sets = list(dict.fromkeys(deck.set_code for deck in decks))
    if len(sets) > 1:
        faults.append(Fault("deck-alliance-sets", sets[0], set=sets[1]))
    if faults:
        raise BadDeck(faults)
    slots = [
        slot for deck, house in zip(decks, houses, strict=True) for slot in deck.slots if slot.house == house
    ]
    reference = [fact for fact in decks[beside].beside if fact.kind in KEPT]
    called = name or " / ".join(dict.fromkeys(deck.name for deck in decks))[:LONGEST_NAME]
    return checked(deck_of(called, POOL.set(sets[0]), slots, reference))


def _read(text: str) -> tuple[list[tuple[str, str]], int, str]:
    """The pods of a text, each the word of a deck and a house; the place of the one whose deck gives the reference cards; and a
    name or ""."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadDeck([Fault("deck-json", "}", line=1, column=1)]) from None
    told, beside, name = found.get("alliance"), found.get("beside", 0), found.get("name", "")
    rows = told if isinstance(told, list) else []
    pods = [
        (row[0], row[1])
        for row in rows
        if isinstance(row, list) and len(row) == 2 and isinstance(row[0], str) and isinstance(row[1], str)
    ]
    if not pods or len(pods) != len(rows) or len(pods) > HOUSES or not isinstance(name, str):
        raise BadDeck([Fault("deck-alliance-pods", HOUSES, found=len(rows))])
    if type(beside) is not int or not 0 <= beside < len(pods):
        raise BadDeck([Fault("deck-alliance-pods", HOUSES, found=len(pods))])
    return pods, beside, name
