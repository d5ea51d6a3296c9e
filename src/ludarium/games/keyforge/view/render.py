"""A drawing of the table for a terminal."""

from __future__ import annotations

from msgspec import UNSET

from ludarium.games.keyforge.engine.settings import MATCH_NAMES, Matches
from ludarium.games.keyforge.view.view import CardView, KeyForgeView, PlayerView


def _card(name: str, card: CardView) -> str:
    marks = "".join(
        [
            sign
            for sign, there in (
                ("z", card.exhausted), ("s", card.stunned), ("w", card.warded), ("e", card.enraged),
            )
            if there
        ]
    )  # fmt: skip
    numbers = "" if card.power is None else f" {card.power}"
    if card.damage:
        numbers += f"-{card.damage}"
    if card.armor:
        numbers += f"/{card.armor_left}"
    if card.amber:
        numbers += f" {card.amber}Æ"
    if card.core is not UNSET:
        name += f" ({card.core or '?'})"  # what lies facedown
    upgrades = "".join([f" +{upgrade}" for upgrade in card.upgrades])
    return f"[{name}{numbers}{' ' + marks if marks else ''}{upgrades}]"


def _player(view: KeyForgeView, seat: int, name: str) -> list[str]:
    player: PlayerView = view.players[seat]
    mark = ">" if view.active == seat else " "
    chains = f" · {player.chains} chains" if player.chains else ""
    deck = f" · {player.name} ({', '.join(player.houses)})" if player.name else ""
    if isinstance(view.tide, int):
        chains += f" · tide {'high' if view.tide == seat else 'low'}"
    if isinstance(player.token, str):
        deck += f" · token {player.token}"
    head = (
        f"{mark} {name}{deck} · {player.amber}Æ"
        f" · keys {' '.join(player.keys) or '-'} ({player.cost}Æ){chains} · hand {len(player.hand)}"
        f" · deck {player.deck} · discard {len(player.discard)} · archives {len(player.archives)}"
    )
    drawn = [head]
    for row in (player.artifacts, player.line):
        if row:
            drawn.append("    " + " ".join([_card(card, view.cards[card]) for card in row]))
    return drawn


def _brought(view: KeyForgeView, seat: int) -> list[str]:
    """The decks of a Triad, by their numbers in notation, and how each stands."""
    drawn: list[str] = []
    for number, deck in enumerate(
        view.match.brought[seat] if view.match.kind == MATCH_NAMES[Matches.TRIAD] else []
    ):
        marks = [
            word
            for word, there in (("benched", deck.benched), ("won", deck.won), ("playing", deck.playing))
            if there
        ]
        drawn.append(f"    {number} · {' · '.join([deck.name, ', '.join(deck.houses), *marks])}")
    return drawn


def draw(view: KeyForgeView, names: list[str]) -> str:
    """Both sides of the table, the viewer's below, and the viewer's hand."""
    near = view.seat if view.seat is not None else 0
    drawn = [f"  [{view.turn}] {view.phase} · {view.house or '-'}"]
    for seat in (1 - near, near):
        drawn += _player(view, seat, names[seat] if seat < len(names) else str(seat))
        drawn += _brought(view, seat)
    if view.seat is not None:
        drawn.append("  " + " ".join([card or "?" for card in view.players[view.seat].hand]))
    return "\n".join(drawn)
