"""A drawing of the table for a terminal."""

from __future__ import annotations

from ludarium.games.tokyo_duel.view import CellView, DuelView

REWARDS = {"attack": "A", "heal": "H", "energy": "E", "token": "T", "stop": "X"}


def _cell(cell: CellView) -> str:
    """What a cell shows: its reward, ``=`` on a token without one, a star at the ends, a zone's colour."""
    if cell.reward is not None:
        return REWARDS[cell.reward] * cell.amount
    if cell.token is not None:
        return "="
    if cell.victory is not None:
        return "*"
    return {None: ".", 0: "+", 1: "-"}[cell.zone]


def _track(view: DuelView, track: str) -> str:
    cells = [
        f"[{_cell(cell)}]" if i == view.markers[track] else f" {_cell(cell)} "
        for i, cell in enumerate(view.tracks[track])
    ]
    return f"{track:>11} 1>{''.join(cells)}<0"


def draw(view: DuelView, names: list[str]) -> str:
    """The tracks with their markers in brackets, a line a player, the market, the dice."""
    drawn = [_track(view, track) for track in view.tracks]
    for player in view.players:
        mark = ">" if player.seat == view.turn else " "
        name = names[player.seat] if player.seat < len(names) else str(player.seat)
        keeps = " ".join(player.keeps)
        drawn.append(
            f"{mark} {player.seat} {name} · {player.monster or '?'} · HP {player.health}/{player.most}"
            f" · EN {player.energy} · T {player.tokens} {keeps}".rstrip()
        )
    market = "  ".join(f"{offer.card}({offer.price})" if offer.card else "-" for offer in view.market)
    drawn.append(f"  {market}  · deck {view.deck} · pile {len(view.pile)}")
    added = f" + {view.added}" if view.added else ""
    asked = view.pending.kind if view.pending else "over"
    drawn.append(
        f"  [{view.number}] {view.phase} · {asked} · {view.dice or '-'}{added} · {view.rolls}/{view.allowed}"
    )
    return "\n".join(drawn)
