"""What an imagined position is worth to each seat: who is likely to win the round, and by whose card."""

from __future__ import annotations

from math import exp
from typing import Final

from ludarium.games.saboteur.position import Position
from ludarium.games.saboteur.routes import Routes
from ludarium.games.saboteur.terms import Cards, Faces, Roles, Seat, Statuses

ROUND_FACTS: Final = 28
SEAT_FACTS: Final = 12

# Weights of the facts below, by logistic regression over 4,800 rounds of the greedy bot with itself.
UNFOUND: Final = [
    -2.75, -1.25, -0.06, -0.06, 0.29, 0.20, -2.10, -0.91, 1.38, 0.38,
    0.49, 1.20, 0.68, 0.21, 1.13, -0.23, 0.26, -0.47, 0.10, -0.56,
    0.28, -0.13, 0.00, -0.27, -0.07, -0.06, 0.38, 0.77,
]  # fmt: skip
JOINS: Final = [
    0.23, 0.00, -0.09, 1.44, -2.04, 0.51, -0.08, 0.74, 0.80, -0.01,
    -0.18, -0.15,
]  # fmt: skip


def round_facts(state: Position, routes: Routes, suspicion: list[float]) -> list[float]:
    """What speaks for and against the gold never being found; ``suspicion`` is how likely a saboteur
    each seat is in the eyes of all."""
    gold = state.deal.faces.index(Faces.GOLD)
    m = routes.missing[gold]
    others = sum([routes.missing[g] for g in range(3) if g != gold and routes.down >> g & 1])
    down = (routes.down & 1) + (routes.down >> 1 & 1) + (routes.down >> 2 & 1)
    hidden = (others + m) / down
    left = state.piles.deck_left
    free = [0.0, 0.0, 0.0]
    bad = [0.0, 0.0, 0.0]
    tunnels = [0.0, 0.0, 0.0]
    hurt = [0.0, 0.0, 0.0]
    mend = [0.0, 0.0, 0.0]
    falls = [0.0, 0.0, 0.0]
    sus = [0.0, 0.0, 0.0]
    know = 0.0
    for seat in range(state.settings.seats):
        role = state.deal.roles[seat]
        hand = state.players.hands[seat]
        left += len(hand)
        if role < 0:
            continue
        sus[role] += suspicion[seat]
        if state.players.broken[seat]:
            bits = state.players.broken[seat]
            bad[role] += (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)
        elif hand:
            free[role] += 1.0
        peeked = state.players.peeked[seat]
        if role != Roles.SABOTEUR and (
            peeked >> gold & 1 or peeked | 1 << gold == 7 or routes.down == 1 << gold
        ):
            know += 1.0
        for kind in hand:
            if kind < Cards.FIRST_DEAD_END:
                tunnels[role] += 1.0
            elif kind < Cards.REPAIR:
                hurt[role] += 1.0
            elif kind < Cards.MAP:
                mend[role] += 1.0
            elif kind == Cards.ROCKFALL:
                falls[role] += 1.0
    turn = state.deal.roles[state.progress.turn]
    able = 1.0 if not state.players.broken[state.progress.turn] else 0.0
    t = left / 66.0
    return [
        1.0,
        1.0 if m <= 1 else 0.0,
        1.0 if m == 2 else 0.0,
        1.0 if m == 3 else 0.0,
        float(m) / 4.0,
        hidden / 4.0,
        t,
        t * t,
        min(2.0, m / (left + 1.0) * 6.0),
        free[Roles.DIGGER],
        free[Roles.SABOTEUR],
        free[Roles.SELFISH],
        bad[Roles.DIGGER],
        bad[Roles.SABOTEUR],
        bad[Roles.SELFISH],
        tunnels[Roles.DIGGER] / 4.0,
        tunnels[Roles.SABOTEUR] / 4.0,
        tunnels[Roles.SELFISH] / 4.0,
        hurt[Roles.SABOTEUR] / 4.0,
        mend[Roles.DIGGER] / 4.0,
        falls[Roles.SABOTEUR],
        falls[Roles.DIGGER],
        know,
        able if turn == Roles.DIGGER and m <= 2 else 0.0,
        able if turn == Roles.SELFISH and m <= 2 else 0.0,
        1.0 if turn == Roles.SABOTEUR and m <= 2 else 0.0,
        sus[Roles.SABOTEUR],
        sus[Roles.SELFISH],
    ]


def seat_facts(state: Position, routes: Routes, seat: Seat) -> list[float]:
    """About one who may join the gold."""
    gold = state.deal.faces.index(Faces.GOLD)
    m = routes.missing[gold]
    role = state.deal.roles[seat]
    seats = state.settings.seats
    turn = ((seat - state.progress.turn) % seats) / seats
    tunnels = 0.0
    mend = 0.0
    for kind in state.players.hands[seat]:
        if kind < Cards.FIRST_DEAD_END:
            tunnels += 1.0
        elif Cards.REPAIR <= kind < Cards.MAP:
            mend += 1.0
    bits = state.players.broken[seat]
    free = 1.0 if not bits else 0.0
    selfish = 1.0 if role == Roles.SELFISH else 0.0
    saboteur = 1.0 if role == Roles.SABOTEUR else 0.0
    near = 1.0 if m <= 1 else 0.0
    peeked = state.players.peeked[seat]
    know = 1.0 if peeked >> gold & 1 or peeked | 1 << gold == 7 or routes.down == 1 << gold else 0.0
    return [
        selfish,
        saboteur,
        free,
        free * near,
        free * near * turn,
        free * turn * (1.0 if m == 2 else 0.0),
        turn,
        tunnels / 4.0,
        free * near * tunnels / 4.0,
        mend,
        know,
        selfish * (1.0 if m <= 2 else 0.0),
    ]


def worth(state: Position, routes: Routes, suspicion: list[float]) -> list[float]:
    """The gold that each seat may expect of this round."""
    facts = round_facts(state, routes, suspicion)
    z = 0.0
    for i in range(ROUND_FACTS):
        z += facts[i] * UNFOUND[i]
    unfound = 1.0 / (1.0 + exp(-z))
    seats = state.settings.seats
    chances = [0.0] * seats
    total = 0.0
    saboteurs = 0
    for seat in range(seats):
        role = state.deal.roles[seat]
        if role == Roles.SABOTEUR:
            saboteurs += 1
        if role < 0 or role == Roles.SABOTEUR or state.players.status[seat] != Statuses.STAYS:
            continue
        about = seat_facts(state, routes, seat)
        z = 0.0
        for i in range(SEAT_FACTS):
            z += about[i] * JOINS[i]
        chances[seat] = exp(z)
        total += chances[seat]
    pay = [0.0] * seats
    dug = 0.0
    for seat in range(seats):
        if total:
            chances[seat] *= (1.0 - unfound) / total
        if state.deal.roles[seat] == Roles.DIGGER:
            dug += chances[seat]
    for seat in range(seats):
        role = state.deal.roles[seat]
        if state.players.status[seat] != Statuses.STAYS:
            continue
        if role == Roles.DIGGER:
            pay[seat] = 2.0 * dug + chances[seat]
        elif role == Roles.SELFISH:
            pay[seat] = 4.0 * chances[seat]
        elif role == Roles.SABOTEUR:
            pay[seat] = unfound * (4.0 if saboteurs == 1 else 3.0)
    return pay
