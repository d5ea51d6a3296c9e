"""A drawing of the table for a terminal."""

from __future__ import annotations

from ludarium.games.ready_fence.view import FenceView, PlayView

FENCERS = ("G", "R")


def _strip(view: FenceView) -> str:
    """The strip from Green's zone to Red's, a fencer beside it in brackets."""
    squares = ["."] * 12
    for zone in (*range(view.ends[0]), *range(view.ends[1] + 1, 12)):
        squares[zone] = "|"
    for seat in (0, 1):
        if seat != view.beside:
            squares[view.squares[seat]] = FENCERS[seat]
    if view.beside is not None:
        squares[view.squares[1 - view.beside]] = f"({FENCERS[view.beside]}){FENCERS[1 - view.beside]}"
    return " ".join(squares)


def _played(play: PlayView) -> str:
    card = "+".join(name for name in (play.card, play.addon) if name)
    speed = f" {play.speed}" if play.speed else ""
    riposte = f" > {play.riposte}" if play.riposte else ""
    return f"{FENCERS[play.seat]} {play.role} {card}{speed}{riposte}".rstrip()


def draw(view: FenceView, names: list[str]) -> str:
    """The strip, a line a fencer, the clock, the phrase, the viewer's hand."""
    drawn = [f"  {_strip(view)}   {view.reach}"]
    for seat in (0, 1):
        mark = ">" if view.asked == seat else " "
        name = names[seat] if seat < len(names) else str(seat)
        known = " ".join(view.known[seat])
        priority = " · priority" if view.priority == seat else ""
        drawn.append(
            f"{mark} {FENCERS[seat]} {name} · {view.scores[seat]}/{view.target} · SP {view.stamina[seat]}"
            f" · {view.positions[seat]} · {view.hands[seat]} ({known}){priority}"
        )
    drawn.append(
        f"  [{view.number}] {view.mode} · {view.phase} · period {view.period}/{view.periods}"
        f" · timer {view.timer} · discards {' '.join(view.discards) or '-'}"
    )
    if view.phrase is not None:
        result = view.phrase.result or "…"
        drawn.append("  " + " · ".join([*map(_played, view.phrase.plays), result]))
    if view.hand is not None:
        drawn.append("  " + " ".join(view.hand))
    return "\n".join(drawn)
