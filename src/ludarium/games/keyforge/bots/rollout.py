"""A quick way to play: sensible at a glance, for bots that play games on in their heads thousands of times."""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.keyforge.bots.states import beneath, tide_gain
from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds
from ludarium.games.keyforge.engine.position import Position
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.fighting import FightFrame
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    HAND_LIMIT,
    NONE,
    Card,
    Flags,
    Keywords,
    Moments,
    Seat,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import WHOLE
from ludarium.games.keyforge.pool.houses import CardTypes, House
from ludarium.games.keyforge.words.effects import Capture, PlayIt, PutInPlay, Resolve, TakeAmber, Use
from ludarium.games.keyforge.words.harm import Counters, Damage, Heal, Ready, Status, Unstun
from ludarium.games.keyforge.words.moving import Archive, Return
from ludarium.games.keyforge.words.tokens import FlipFaceup

PLAYED: Final = (3.0, 2.6, 2.8, 1.8)
"""How gladly a card is played, by its type: a creature, an action, an artifact, an upgrade."""
ICON: Final = 0.5
REAP: Final = 1.2
ABILITY: Final = 0.9
ACT: Final = 1.6
OMNI: Final = 0.7
UNSTUN: Final = 1.0
DISCARD: Final = 0.2
HALF: Final = 0.3  # the other half of a gigantic creature may come
END: Final = 0.1
FOREVER: Final = -2.0
SCRAP: Final = 2.5
MAKES: Final = 0.6  # for each token creature
TIDE: Final = -1.5  # its chains, which the cards that ask for it have to be worth
TIDE_FIRST: Final = 4.0  # if they are, it is raised before they are used
TIDE_NOW: Final = 0.9
TIDE_LATER: Final = 0.3
CURSED: Final = -1.5
KEEPS: Final = 3
"""An opening hand is kept that has so many cards of one house."""
LONG: Final = 60
"""After so many turns two may be waiting for each other: what there is to do is bad for whoever does it first."""
WEARY: Final = 0.2  # how much less it is worth to do nothing, for each turn after those
NOISE: Final = 1.0
"""How far chance may lift an option over another."""


def choose_house(p: Position, seat: Seat) -> int:
    """The index of the house with most to play and to use; in a long game, now and then one after the other."""
    if p.turn > LONG and p.turn // 2 % 2:
        return p.turn // 4 % len(p.codes)
    best = 0
    high = -1.0
    for i, option in enumerate(p.codes):
        score = promise(p, seat, option >> SHIFT)
        if score > high:
            high = score
            best = i
    return best


def weariness(p: Position) -> float:
    """How much less it is worth to do nothing, in Æ."""
    return WEARY * max(0, p.turn - LONG)


def promise(p: Position, seat: Seat, house: House) -> float:
    """How much a seat could do in a turn of this house: in Æ, roughly."""
    score = 0.0
    for c in p.row(Zones.HAND, seat):
        face = p.decks.prints[p.face[c]]
        if face.houses >> house & 1:
            score += 1.0 + 0.5 * len(face.icons)
    foes = len(p.line(1 - seat)) > 0
    for c in p.line(seat):
        if p.houses(c) >> house & 1 and not p.flags[c] & Flags.STUNNED:
            # Who may not reap, and has nobody to fight, is of little use.
            score += 1.3 if foes or p.forbids(Verbs.REAP, c) is None else 0.2
    for c in p.row(Zones.ARTIFACTS, seat):
        if p.houses(c) >> house & 1 and p.abilities_of(c, Moments.ACTION):
            score += 0.8
    return score


def most_of_a_house(p: Position, seat: Seat) -> int:
    """How many cards of one house a seat holds."""
    most = 0
    for house in p.decks.houses[seat]:
        count = 0
        for c in p.row(Zones.HAND, seat):
            if p.houses(c) >> house & 1:
                count += 1
        most = max(most, count)
    return most


def strongest(p: Position, seat: Seat) -> int:
    """The index of the option that names the strongest deck a seat has brought, at a glance."""
    best = 0
    high = -1.0
    for i, option in enumerate(p.codes):
        strength = p.settings.brought[seat][option >> SHIFT].strength
        if strength > high:
            high = strength
            best = i
    return best


def sensible(p: Position) -> list[int]:
    """The indices of the options that are worth a look: of the houses that no card is of one is as good as another, and of
    names only those of these two decks."""
    if p.kind == AskKinds.A_NAME:
        names = set(p.decks.card_names())
        return [i for i, option in enumerate(p.codes) if option >> SHIFT in names] or [0]
    if p.kind != AskKinds.A_HOUSE:
        return list(range(len(p.codes)))
    about = p.houses_about()
    other = False
    found: list[int] = []
    for i, option in enumerate(p.codes):
        if about >> (option >> SHIFT) & 1:
            found.append(i)
        elif not other:
            other = True
            found.append(i)
    return found


def habit(p: Position) -> int:
    """The index of the usual answer to what rules ask between a player's doings; NONE where it should be judged."""
    kind = p.kind
    if kind == AskKinds.HOUSE:
        return choose_house(p, p.asked)
    if kind == AskKinds.MULLIGAN:
        return 0 if most_of_a_house(p, p.asked) >= KEEPS else 1
    if kind == AskKinds.ARCHIVES:  # cards of other houses would only fill the hand
        own = 0
        count = 0
        theirs = 0
        for c in p.row(Zones.ARCHIVES, p.asked):
            if p.owner(c) != p.asked:
                theirs += 1  # goes back to the opponent's hand (G130)
                continue
            own += 1
            if p.house != NONE and p.houses(c) >> p.house & 1:
                count += 1
        if theirs >= count and theirs > 0:
            return 1
        return 0 if 2 * count >= own or len(p.row(Zones.HAND, p.asked)) + own <= HAND_LIMIT else 1
    if kind == AskKinds.BID or kind == AskKinds.FIRST:
        return 0  # the lowest first bid, and none after it
    if kind == AskKinds.LOOP or kind == AskKinds.PLAYER:
        return 0  # an end to it, and oneself first
    if kind == AskKinds.BENCH or kind == AskKinds.OWN_DECK:
        return strongest(p, 1 - p.asked if kind == AskKinds.BENCH else p.asked)
    return 0 if kind == AskKinds.KEY or kind == AskKinds.SPEND or kind == AskKinds.UNFORGE else NONE


def about(p: Position, c: Card) -> float:
    """What a creature in play is worth, at a glance."""
    face = p.decks.prints[p.face[c]]
    if face.keywords[Keywords.TREACHERY]:
        return CURSED
    left = face.power + p.plus[c] - p.damage[c]
    return 1.2 + 0.25 * max(1, min(left, 8)) + 0.5 * face.boons


def clash(p: Position, a: Card, b: Card) -> float:
    """What a fight of ``a`` against ``b`` brings to who attacks."""
    if not p.flags[b] & Flags.DODGED and p.keyword(b, Keywords.ELUSIVE):
        return -0.2
    assault = p.keyword(a, Keywords.ASSAULT)
    hazard = p.keyword(b, Keywords.HAZARDOUS)
    mine = p.power(a)
    theirs = p.power(b)
    health = mine - p.damage[a] + p.armor_left(a)
    other = theirs - p.damage[b] + p.armor_left(b)
    total = 0.0
    if hazard >= health:
        return -about(p, a)
    felled = mine + assault >= other or p.keyword(a, Keywords.POISON) > 0
    if felled and not p.flags[b] & Flags.WARDED:
        total += about(p, b) + p.amber[b]  # captured Æ comes back
    else:
        total += 0.12 * min(mine, other)
    if assault >= other or p.keyword(a, Keywords.SKIRMISH):
        theirs = 0
    if (
        theirs
        and (theirs + hazard >= health or p.keyword(b, Keywords.POISON))
        and not p.flags[a] & Flags.WARDED
    ):
        total -= about(p, a) + p.amber[a]
    else:
        total -= 0.12 * theirs
    return total


def best_clash(p: Position, a: Card) -> float:
    """The best fight that a creature could have, guards left out of account."""
    best = -9.0
    for b in p.line(1 - p.ctrl[a]):
        gain = clash(p, a, b)
        if gain > best:
            best = gain
    return best


def tide_at_a_glance(p: Position, seat: Seat) -> float:
    """Whether the cards of a seat that ask for high tide are worth its chains: those that can be used this turn above all."""
    if p.tide == seat:
        return TIDE
    total = TIDE + tide_gain(p, seat, TIDE_NOW, TIDE_LATER)
    return TIDE_FIRST if total > 0.0 else TIDE


def at_a_glance(p: Position, option: Code) -> float:
    """How good an option of the main step looks."""
    what = option & WHAT
    if what == MoveKinds.END:
        return END
    if what == MoveKinds.TIDE:
        return tide_at_a_glance(p, p.active)
    c = option >> SHIFT
    if what == MoveKinds.PILE_CARD:
        # What was thrown away this turn is not taken back: it could go on for ever.
        return FOREVER if thrown_away(p, c) else OMNI
    face = p.decks.prints[p.face[c]]
    if what == MoveKinds.PLAY or what == MoveKinds.PLAY_UPGRADE:
        made = MAKES * face.asks.makes if p.decks.tokens[p.active] != NONE else 0.0
        return PLAYED[face.type] + ICON * len(face.icons) + made
    if what == MoveKinds.DISCARD:
        if face.asks.scraps:
            return SCRAP
        return DISCARD - (HALF if face.half != WHOLE else 0.0)
    if what == MoveKinds.REAP:
        return REAP + (ABILITY if p.abilities_of(c, Moments.REAP) else 0.0)
    if what == MoveKinds.FIGHT:
        return best_clash(p, c) + (ABILITY if p.abilities_of(c, Moments.FIGHT) else 0.0)
    if what == MoveKinds.ACTION:
        return ACT
    return OMNI if what == MoveKinds.OMNI else UNSTUN


def thrown_away(p: Position, c: Card) -> bool:
    """Whether a card was discarded from a hand this turn."""
    for entry in p.turn_log:
        if entry.kind == Done.DISCARDED and entry.card == c:
            return True
    return False


def target(p: Position, option: Code) -> float:
    """How good it looks to choose this card for what is asked by the words on top."""
    what = option & WHAT
    if what != MoveKinds.CARD:
        return 0.0
    node = p.stack[-1].node
    c = option >> SHIFT
    value = about(p, c) if p.zone[c] == Zones.LINE else 1.5
    if p.zone[c] == Zones.ARTIFACTS and p.decks.prints[p.face[c]].keywords[Keywords.TREACHERY]:
        value = CURSED
    friend = p.ctrl[c] == p.asked
    if isinstance(node, TakeAmber):
        return float(p.amber[c] > 0)
    if isinstance(node, Resolve) and not p.abilities_of(c, node.moment):
        return -value  # nothing would happen
    helps = isinstance(
        node, (Heal, Unstun, Ready, Counters, Use, Resolve, PutInPlay, PlayIt, Capture, Archive)
    )
    if isinstance(node, Status):
        helps = node.status == Flags.WARDED
    elif isinstance(node, Damage) and isinstance(node.amount, int) and p.zone[c] == Zones.LINE:
        left = p.power(c) - p.damage[c] + p.armor_left(c)
        value = value if node.amount >= left else 0.3 * value * node.amount / left
    elif isinstance(node, Return):
        value += p.amber[c] if not friend else -0.5
        if friend and c >= BOTH_DECKS:
            value -= beneath(p, c)
    elif isinstance(node, FlipFaceup):
        value = -value
        if c >= BOTH_DECKS:
            core = p.decks.prints[p.decks.of[p.core(c)]]
            if core.type == CardTypes.CREATURE:
                value += 1.2 + 0.25 * min(core.power, 8) + 0.5 * len(core.abilities)
        return value if friend else -value
    return value if friend == helps else -value


def quick(state: KeyForgeState, chance: Chance) -> int:
    """The index of a quick, sensible answer."""
    kind = state.kind
    codes = state.codes
    if len(codes) == 1:
        return 0
    at_once = habit(state)
    if at_once != NONE:
        return at_once
    best = 0
    high = -1e9
    if kind == AskKinds.TURN or kind == AskKinds.USE:
        for i, option in enumerate(codes):
            score = at_a_glance(state, option)
            if score > 0.5:
                score += NOISE * chance.fraction()
            if score > high:
                high = score
                best = i
        return best
    if kind == AskKinds.CARD:
        for i, option in enumerate(codes):
            score = target(state, option) + 0.3 * NOISE * chance.fraction()
            if score > high:
                high = score
                best = i
        return best
    if kind == AskKinds.ATTACK:
        f = state.stack[-1]
        if isinstance(f, FightFrame):
            for i, option in enumerate(codes):
                score = clash(state, f.attacker, option >> SHIFT)
                if score > high:
                    high = score
                    best = i
            return best
    if kind == AskKinds.YES or kind == AskKinds.TRIGGER:
        return 0
    if kind == AskKinds.A_HOUSE or kind == AskKinds.A_NAME:
        found = sensible(state)
        return found[chance.below(len(found))]
    return chance.below(len(codes))
