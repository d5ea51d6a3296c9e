"""What the cards on the table are called and what they say, a line each, for the text environment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ludarium.core import View
from ludarium.core.game import Say
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text import text
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.ready_fence.log_text import card_text
from ludarium.games.ready_fence.view import FenceView
from ludarium.games.saboteur.log_text import card_message
from ludarium.games.saboteur.view import SaboteurView
from ludarium.games.tokyo_duel.card_text import lines
from ludarium.games.tokyo_duel.cards import CARDS, INDEX
from ludarium.games.tokyo_duel.view import DuelView


def things_of(view: View, options: list[str], say: Say, lang: str) -> list[str]:
    """A line for each distinct card that the seat sees, those first that matter most: its name in options, what it is
    called, what it says. Nothing for a game by another author."""
    teller = _TELLERS.get(view.game)
    return [] if teller is None else [*teller(view, options, say, lang)]


def _line(say: Say, name: str, called: str, says: Iterable[str]) -> str:
    return say(
        "environment-thing",
        {"id": name, "name": called, "text": " ".join(says), "says": "yes" if says else "no"},
    )


def _saboteur(view: View, options: list[str], say: Say, lang: str) -> Iterator[str]:
    assert isinstance(view, SaboteurView)
    if view.role is not None:
        called = say(f"saboteur-role-{view.role}", {})
        yield _line(say, view.role, called, [say(f"saboteur-role-{view.role}-help", {})])
    for card in dict.fromkeys(view.hand):
        yield _line(say, card, say(card_message(card), {}), [])


def _duel(view: View, options: list[str], say: Say, lang: str) -> Iterator[str]:
    assert isinstance(view, DuelView)
    monsters = [player.monster for player in view.players if player.monster is not None]
    monsters += [option.partition(":")[2] for option in options if option.startswith("monster:")]
    for monster in dict.fromkeys(monsters):
        called = say(f"tokyo-duel-monster-{monster}", {})
        yield _line(say, monster, called, [say(f"tokyo-duel-power-{monster}", {})])
    cards = [offer.card for offer in view.market if offer.card is not None]
    cards += [card for player in view.players for card in player.keeps]
    for card in dict.fromkeys(cards):
        says = [say(message, arguments) for message, arguments in lines(CARDS[INDEX[card]])]
        yield _line(say, card, say(f"tokyo-duel-card-{card}", {}), says)


def _fence(view: View, options: list[str], say: Say, lang: str) -> Iterator[str]:
    assert isinstance(view, FenceView)
    rival = [] if view.seat is None else view.known[1 - view.seat]
    kinds: set[str] = set()
    for card in dict.fromkeys([*(view.hand or []), *rival]):
        says = [] if card[:2] in kinds else [say(f"ready-fence-text-{card[:2]}", {})]
        kinds.add(card[:2])
        yield _line(say, card, card_text(card, say), says)


def _keyforge(view: View, options: list[str], say: Say, lang: str) -> Iterator[str]:
    assert isinstance(view, KeyForgeView)
    mine = [] if view.seat is None else [card for card in view.players[view.seat].hand if card is not None]
    named = [option.partition(":")[2] for option in options]
    prints = [
        *mine,
        *[card.print for card in view.cards.values()],
        *[name for name in named if name in view.prints],
    ]
    told: set[str] = set()
    for label in dict.fromkeys(prints):
        card = view.prints[label].card if label in view.prints else label
        if card in told or not POOL.has(card):
            continue
        told.add(card)
        yield _line(say, label, POOL.card(card).called(lang), text(card, lang))


_TELLERS: dict[str, Callable[[View, list[str], Say, str], Iterator[str]]] = {
    "saboteur": _saboteur,
    "tokyo-duel": _duel,
    "ready-fence": _fence,
    "keyforge": _keyforge,
}
