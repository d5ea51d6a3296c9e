"""A drawing of the table for a terminal: three characters by three for a card."""

from __future__ import annotations

from unicodedata import east_asian_width

from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.terms import CARD_OF_ID, FACE_NAMES, Cards, E, Edges, Faces, N, S, W, turned
from ludarium.games.saboteur.view import SaboteurView

ROCK = "░"
JOINTS = {
    0: "×", 1: "╵", 2: "╶", 4: "╷", 8: "╴", 3: "└", 6: "┌", 12: "┐", 9: "┘", 5: "│", 10: "─",
    7: "├", 11: "┴", 13: "┤", 14: "┬", 15: "┼",
}  # fmt: skip
BACK = ("▒▒▒", "▒?▒", "▒▒▒")


def card_lines(edges: Edges, joined: bool, centre: str) -> tuple[str, str, str]:
    """One card, its tunnels as lines; ``centre`` overrides the middle character."""
    middle = centre or (JOINTS[edges] if joined else "×")
    return (
        f"{ROCK}{'│' if edges & N else ROCK}{ROCK}",
        f"{'─' if edges & W else ROCK}{middle}{'─' if edges & E else ROCK}",
        f"{ROCK}{'│' if edges & S else ROCK}{ROCK}",
    )


def padded(text: str, width: int) -> str:
    """``text`` cut or filled to ``width`` columns; East Asian wide characters take two."""
    taken = 0
    for at, letter in enumerate(text):
        size = 2 if east_asian_width(letter) in "WF" else 1
        if taken + size > width:
            return text[:at] + " " * (width - taken)
        taken += size
    return text + " " * (width - taken)


def draw(view: SaboteurView, names: list[str]) -> str:
    """The field with its coordinates, then a line a player. ``*`` marks the start card."""
    cells: dict[tuple[int, int], tuple[str, str, str]] = {}
    for card in view.field:
        if card.card == "start":
            cells[card.x, card.y] = card_lines(15, True, "*")
            continue
        kind = CARD_OF_ID[card.card]
        edges = ru.PATH_EDGES[kind]
        edges = turned(edges) if card.turned else edges
        cells[card.x, card.y] = card_lines(edges, kind < Cards.FIRST_DEAD_END, "")
    for goal in view.goals:
        lines = BACK
        if goal.face is not None:
            face = FACE_NAMES.index(goal.face)
            edges = ru.STONE_EDGES[face]
            if goal.up:
                edges = turned(edges) if goal.turned else edges
                lines = card_lines(edges, True, "$" if face == Faces.GOLD else "")
            else:
                lines = ("▒▒▒", f"▒{'$' if face == Faces.GOLD else 's'}▒", "▒▒▒")
        cells[goal.x, goal.y] = lines
    drawn: list[str] = []
    if cells:
        xs = [x for x, _ in cells]
        ys = [y for _, y in cells]
        columns = range(min(xs), max(xs) + 1)
        drawn.append("     " + "".join(f"{x:^3}" for x in columns))
        for y in range(min(ys), max(ys) + 1):
            for row in range(3):
                label = f"{y:>4} " if row == 1 else "     "
                blank = " · " if row == 1 else "   "
                line = "".join(cells[x, y][row] if (x, y) in cells else blank for x in columns)
                drawn.append((label + line).rstrip())
    for player in view.players:
        name = names[player.seat] if player.seat < len(names) else str(player.seat)
        mark = ">" if player.seat == view.turn else " "
        broken = " ".join(f"!{tool[0].upper()}" for tool in player.broken)
        role = player.role or ""
        drawn.append(
            f"{mark} {player.seat} {padded(name, 16)} [{player.hand}] ${player.gold:<2} {broken} {role}".rstrip()
        )
    if view.hand:
        drawn.append("  " + " ".join(view.hand))
    drawn.append(f"  [{view.round}/{view.rounds}] {view.phase} · deck {view.deck} · pile {len(view.pile)}")
    return "\n".join(drawn)
