"""What is so in every position of KeyForge, whatever was done."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, code
from ludarium.games.keyforge.engine.events import FROM_SEAT, TO_SUPPLY, EventKinds, Faults, Happened
from ludarium.games.keyforge.engine.frames import ALL_KEYWORDS, NOTHING_IN_FORCE, InForce
from ludarium.games.keyforge.engine.in_force import build_index
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.entering import PUT_CARD
from ludarium.games.keyforge.engine.steps.fighting import attackable, can_fight
from ludarium.games.keyforge.engine.steps.keys import ForgeFrame
from ludarium.games.keyforge.engine.steps.leaving import DESTROY, UNCOVERED
from ludarium.games.keyforge.engine.steps.money import ReceiveFrame
from ludarium.games.keyforge.engine.steps.timing import fallen
from ludarium.games.keyforge.engine.steps.turn import MAIN, use_step_fault
from ludarium.games.keyforge.engine.steps.using import WAYS, uses_in_step
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    CHAINS_MOST,
    KEYS,
    KEYWORDS,
    KNOWN_TO_ALL,
    MOMENTS,
    NONE,
    QUESTIONS,
    ROWS,
    SEATS,
    Flags,
    Keywords,
    Questions,
    Replacements,
    Zones,
)
from ludarium.games.keyforge.pool.facts import BOTTOM, TOP, WHOLE
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.view.reader import Reader
from ludarium.games.keyforge.view.serialize import KEEPER, written
from ludarium.games.keyforge.words.amounts import Count
from ludarium.games.keyforge.words.cards import ANY, IN_PLAY_ZONES, OTHER_ZONES, Cards
from ludarium.games.keyforge.words.conditions import Controls, There

OWNERS = (Zones.DECK, Zones.HAND, Zones.DISCARD, Zones.PURGED)
"""Rows in which each player has only cards of their own (G32)."""
OPEN = (
    Zones.DISCARD,
    Zones.PURGED,
    Zones.LINE,
    Zones.ARTIFACTS,
    Zones.ATTACHED,
    Zones.REVEALED,
    Zones.JOINED,
)
"""Where every card lies open."""


def check(state: KeyForgeState) -> None:
    """Raises ``AssertionError`` for a position that can't be."""
    _check_places(state)
    _check_cards(state)
    _check_what_lasts(state)
    _check_unfinished(state)
    if state.winner == NONE and state.stack[-1].node is MAIN:
        _check_shortcuts(state)
    for seat in range(SEATS):
        assert state.pool[seat] >= 0
        assert 0 <= state.chains[seat] <= CHAINS_MOST  # G143
        assert 0 <= state.keys[seat] < 1 << KEYS
    if state.winner != NONE:
        assert not state.stack, "a game that is over has nothing unfinished"
    else:
        assert all(state.forged(seat) < KEYS for seat in range(SEATS)), "who has three keys has won (G48)"


def _check_places(state: KeyForgeState) -> None:
    """Every card is in one place, knows it, and may be there."""
    places: dict[int, int] = {}
    for zone in range(ROWS):
        for seat in range(SEATS):
            for c in state.row(zone, seat):
                assert c not in places, f"{state.decks.labels[c]} lies in two places"
                places[c] = zone
                if zone in OWNERS:
                    assert state.owner(c) == seat, "a card in a zone of who does not own it (G32)"
                elif zone != Zones.ARCHIVES:
                    assert state.ctrl[c] == seat, "a card on the side of who does not control it (G132)"
    for zone, cards in (
        (Zones.ATTACHED, state.attached),
        (Zones.BENEATH, state.beneath),
        (Zones.REVEALED, state.revealed),
        (Zones.JOINED, state.joined),
    ):
        for c in cards:
            assert c not in places, f"{state.decks.labels[c]} lies in two places"
            places[c] = zone
    assert len([c for c in places if c < BOTH_DECKS]) == BOTH_DECKS, "a card is nowhere"
    for c, zone in places.items():
        assert state.zone[c] == zone, f"{state.decks.labels[c]} does not know where it lies"
        if zone in OPEN:
            assert state.seen[c] == KNOWN_TO_ALL, (
                f"{state.decks.labels[c]} lies open, and somebody does not know it"
            )
    uncovered = [c for f in state.stack if f.node is UNCOVERED for c in f.cards]
    entering = [state.scopes[f.scope].this for f in state.stack if f.node is PUT_CARD]
    if state.outcome() is not None:
        # What the end of the game interrupts stays where it lies: a token creature that was about to enter (its place was
        # asked), cards that had just been uncovered.
        hosts = [state.host[u] for u in state.beneath]
        uncovered = [c for c in hosts if c < BOTH_DECKS]
        entering = [c for c in hosts if c >= BOTH_DECKS and state.zone[c] == Zones.ASIDE]
    for u in state.beneath:
        host = state.host[u]
        assert state.in_play(host) or host in uncovered or host in entering, (
            "a card lies under one that has left play (G202)"
        )
    for c in range(BOTH_DECKS, len(state.zone)):
        _check_token(state, c, c in places or c in entering)
    for u in state.attached:
        host = state.host[u]
        assert state.zone[host] in (Zones.LINE, Zones.ARTIFACTS), "an upgrade on nothing (G37)"


def _check_token(state: KeyForgeState, c: int, there: bool) -> None:
    """A token creature has one card, that of its owner, which it controller knows; one that is not there has nothing."""
    core = state.core(c)
    if not there:
        assert core == NONE, "a card lies under a token creature that is not there"
        lying = (
            state.damage[c],
            state.amber[c],
            state.plus[c],
            state.flags[c],
            state.used[c],
            state.plate[c],
        )
        assert (state.zone[c], *lying) == (Zones.ASIDE, 0, 0, 0, 0, 0, 0)
        return
    assert core != NONE, "a token creature is no card"
    assert state.owner(core) == state.owner(c), "a token creature of another deck"
    assert state.zone[c] in (Zones.LINE, Zones.ASIDE), "a token creature lies elsewhere than in a battleline"
    if state.zone[c] == Zones.LINE:
        assert state.seen[core] >> state.ctrl[c] & 1, (
            "who controls a token creature does not know its card (G167)"
        )


def _check_cards(state: KeyForgeState) -> None:
    """What lies on a card, and which side or half of one it is."""
    prints = state.decks.prints
    for c in range(BOTH_DECKS):
        zone = state.zone[c]
        label = state.decks.labels[c]
        assert state.amber[c] >= 0
        assert state.damage[c] >= 0
        assert state.plus[c] >= 0
        assert state.used[c] >= 0
        if not state.in_play(c):
            loose = (
                state.damage[c],
                state.amber[c],
                state.plus[c],
                state.flags[c],
                state.used[c],
                state.plate[c],
            )
            assert loose == (0,) * 6, f"something lies on {label}, which is not in play (G96)"
            if zone < ROWS:
                assert state.face[c] == state.decks.of[c], (
                    f"{label} is out of play, and not what is printed (G99)"
                )
                assert state.ctrl[c] == state.owner(c), (
                    f"{label} is out of play under the other player's control"
                )
        elif zone == Zones.ATTACHED:
            on_it = (state.damage[c], state.plus[c], state.flags[c] & ~Flags.TAGGED)
            assert on_it == (0, 0, 0), f"what only a creature has lies on the upgrade {label} (G69)"
        elif zone == Zones.ARTIFACTS:
            assert not state.flags[c] & Flags.DODGED, f"the artifact {label} has been attacked"
        half = prints[state.decks.of[c]].half
        assert half != TOP or zone not in (Zones.LINE, Zones.ARTIFACTS), (
            f"a top half is in play alone: {label} (G163)"
        )
        if zone == Zones.LINE and half != WHOLE:
            assert state.top_half(c) != NONE, "half of a creature is in play (G164)"
    for u in state.joined:
        host = state.host[u]
        assert state.zone[host] in (Zones.LINE, Zones.REVEALED), "half of a creature that is not there (G163)"
        assert state.top_half(host) == u, "a creature has two top halves"
        assert prints[state.decks.of[u]].half == TOP
        assert prints[state.decks.of[host]].half == BOTTOM
        assert prints[state.decks.of[u]].name == prints[state.decks.of[host]].name, (
            "halves of two creatures (G162)"
        )
        assert state.owner(u) == state.owner(host), "halves of two players"
    for c in state.faceup:
        assert state.zone[c] == Zones.ARCHIVES, "a card lies faceup that is in no archives"
        assert state.seen[c] == KNOWN_TO_ALL
    named = [(c, name) for c, name, _ in state.marks]
    assert len(named) == len(set(named)), "counters of one name are counted twice (G234)"
    for c, _, number in state.marks:
        assert number > 0
        assert state.in_play(c), "a counter on a card that is not in play (G96)"


def _check_what_lasts(state: KeyForgeState) -> None:
    """Lasting effects and control are about cards that are there, and what is in force is what the table says."""
    for c, _, guard in state.controls:
        assert state.in_play(c), "somebody controls a card that is not in play (G96)"
        assert guard == NONE or state.in_play(guard), "a control effect of a card that has gone (G132)"
    for live in state.lasting:
        assert live.guard == NONE or state.in_play(live.guard), "an effect outlasts the card it depends on"
        assert live.last == NONE or live.last >= state.turn - 1, "an effect has outlasted its turn (G136)"
    if state.index is None and state.stale is None:
        return
    kept = state.ix()
    fresh = build_index(state)
    state.index = kept
    for lists, others in (
        (kept.by, fresh.by),
        (kept.at, fresh.at),
        (kept.cannot, fresh.cannot),
        (kept.prices, fresh.prices),
        (kept.gained, fresh.gained),
    ):
        for number, (lives, made) in enumerate(zip(lists, others, strict=True)):
            if not lives and not made:
                continue
            assert _said(lives) == _said(made), f"what is in force is stale (question or moment {number})"
    assert sorted(kept.questions) == [which for which in range(QUESTIONS) if kept.by[which]]
    assert sorted(kept.moments) == [moment for moment in range(MOMENTS) if kept.at[moment]]
    assert kept.heard == sum([1 << moment for moment in kept.moments])
    assert (kept.rank, kept.shifts is None) == (NONE, fresh.shifts is None)
    assert sorted(kept.shifts or []) == sorted(fresh.shifts or [])
    assert (kept.shifting, kept.blank) == (fresh.shifting, fresh.blank)
    assert (kept.powers, kept.fixed, kept.worded) == (fresh.powers, fresh.fixed, fresh.worded)
    assert (kept.lowers, sorted(kept.lowered)) == (fresh.lowers, sorted(fresh.lowered))
    for lives in (*kept.by, *kept.at):
        for live in lives:
            gate: InForce | None = live
            while gate is not None:
                assert gate.nth or gate.scope.this in kept.speaking, (
                    "what hangs on a card could not be left out"
                )
                gate = gate.gate
    assert not NOTHING_IN_FORCE, "what stands where nothing is in force has changed"


def _said(lives: list[InForce]) -> list[tuple[str, int, int, int]]:
    """Abilities in force, by what tells them apart."""
    for live in lives:
        if live.nth == 0 and live.gate is None:  # one for all games of a print: nothing is kept in it
            s = live.scope
            assert [s.it, s.hit, s.dead, s.kept, s.left] == [[]] * 5
            assert (s.gone, s.lent, s.count) == (False, False, 0)
            assert (s.card, s.other, s.amount, s.player, s.house, s.number) == (
                NONE,
                NONE,
                0,
                NONE,
                NONE,
                NONE,
            )
    return [
        (REGISTRY.name(live.ability or live.constant), live.scope.this, live.scope.me, live.scope.giver)  # type: ignore[arg-type]
        for live in lives
    ]


def _check_unfinished(state: KeyForgeState) -> None:
    """What is unfinished has its scopes; who is marked for destruction is being destroyed; what is asked has answers."""
    assert sum(f.owns for f in state.stack) == len(state.scopes), "a scope without its frame"
    assert all(0 <= f.scope < len(state.scopes) for f in state.stack)
    dying = [c for f in state.stack if f.node is DESTROY for c in f.cards]
    for c in range(BOTH_DECKS):
        if state.flags[c] & Flags.TAGGED and state.winner == NONE:
            assert c in dying, f"{state.decks.labels[c]} is marked, and nothing destroys it (G91)"
    if state.kind == NONE:
        return
    assert state.codes, "nothing to choose from"
    assert len(state.codes) == len(set(state.codes)), "an option is there twice"
    assert state.stack[-1].node.options(state, state.stack[-1]) == state.codes, (
        "other answers than those told"
    )
    if state.stack[-1].node is MAIN:
        assert not state.revealed, "an action is still being resolved"
        for seat in range(SEATS):
            for c in state.line(seat):
                power = state.power(c)
                fit = state.keyword(c, Keywords.INVULNERABLE) or (power > 0 and state.damage[c] < power)
                assert fit, f"{state.decks.labels[c]} should have been destroyed (G84)"
                printed = state.decks.prints[state.face[c]].type
                assert printed == CardTypes.CREATURE or state.animated(c) is not None, (
                    "no creature in a line (G232)"
                )


def _check_shortcuts(state: KeyForgeState) -> None:
    """What is answered at a glance is what a look through everything finds."""
    index = state.ix()
    lines = [c for seat in range(SEATS) for c in state.line(seat)]
    worded = index.worded
    glance = [state.keyword(c, keyword) for c in lines for keyword in range(KEYWORDS)]
    index.worded = ALL_KEYWORDS
    assert glance == [state.keyword(c, keyword) for c in lines for keyword in range(KEYWORDS)], "a keyword"
    index.worded = worded
    for c in lines:
        face = state.decks.prints[state.face[c]]
        if not index.lowers and c not in index.lowered and face.type != CardTypes.ARTIFACT:
            assert state.power(c) >= face.power + state.plus[c], "something in force makes it weaker"
        assert can_fight(state, c, state.ctrl[c]) == bool(attackable(state, c, state.ctrl[c]))
        assert [n for n in lines if state.is_neighbour(n, c)] == state.neighbours(c)
        assert state.is_upgraded(c) == bool(state.upgrades(c))
    if state.at_risk is not None:
        risky = [
            c for c in lines if state.damage[c] or state.used[c] or state.decks.prints[state.face[c]].frail
        ]
        assert [c for c in state.at_risk if c in risky] == risky, (
            "somebody who may be dead is not looked after"
        )
        assert index.lowers or set(index.lowered) & set(lines) <= set(state.at_risk)
    for c in [*state.line(state.active), *state.row(Zones.ARTIFACTS, state.active)]:
        ways = [code(way, c) for way in WAYS if use_step_fault(state, c, state.active, way) == Faults.ALLOWED]
        assert state.flags[c] & Flags.EXHAUSTED or uses_in_step(state, c, state.active) == ways
        assert [way for way in state.codes if way & WHAT in WAYS and way >> SHIFT == c] == ways
    for seat in range(SEATS):
        for zone in (Zones.LINE, Zones.ARTIFACTS):
            assert all(state.zone[c] == zone and state.ctrl[c] == seat for c in state.row(zone, seat))
    for lives in index.by:
        for live in lives:
            for cards in _described(live):
                everywhere = [
                    c
                    for seat in (live.scope.me, 1 - live.scope.me)
                    for zone in (*IN_PLAY_ZONES, *OTHER_ZONES)
                    for c in state.row(zone, seat)
                    if cards.matches(state, live.scope, c)
                ]
                attached = [c for c in state.attached if cards.matches(state, live.scope, c)]
                found = cards.all(state, live.scope)
                assert found == everywhere + attached, "not all cards of a kind are found"
                assert cards.any(state, live.scope) == bool(found)
    for moment in range(MOMENTS):
        piles = [c for seat in range(SEATS) for c in state.row(Zones.DISCARD, seat)]
        said = [a for c in piles for a in state.decks.prints[state.face[c]].fallen if moment in a.moments]
        assert [live.ability for live in fallen(state, moment)] == said


def _described(live: InForce) -> list[Cards]:
    """The cards that a constant counts, or asks for, or is about, wherever they are."""
    k = live.constant
    assert k is not None
    found = [k.cards, k.amount.cards if isinstance(k.amount, Count) else None]
    found.append(k.when.cards if isinstance(k.when, (There, Controls)) else None)
    return [cards for cards in found if cards is not None and cards.relation == ANY]


def check_again(state: KeyForgeState) -> None:
    """A position that is written down whole and read again is the same, and asks the same."""
    twin = KeyForgeState(state.decks, state.settings, state.chance.clone())
    twin.natural = state.natural
    twin.met = state.met[:]
    twin.told = []
    reader = Reader(twin, written(state, KEEPER))
    reader.rows([[], []])
    reader.rest()
    reader.asked()
    assert twin.dump() == state.dump(), "what is written down of a position is not all of it"
    assert twin.codes == state.codes, "a position read again asks something else"


class Amber:
    """All Æ of a position, to see whether what a choice tells of it is all that happens to it (G125-G129)."""

    def __init__(self, state: KeyForgeState) -> None:
        self.pool = state.pool[:]
        self.on = state.amber[:]
        self.left = 0
        """The Æ on the card that left play last."""
        self.sure = self._plain(state)

    @staticmethod
    def _plain(state: KeyForgeState) -> bool:
        """Whether nobody is paying for a key, and nothing replaces where Æ comes from or goes to: else events tell less
        than all."""
        if (
            any(isinstance(f, (ForgeFrame, ReceiveFrame)) for f in state.stack)
            or state.ix().by[Questions.FROM_SUPPLY]
        ):
            return False
        for live in state.ix().by[Questions.REPLACES]:
            if live.constant is not None and live.constant.verb in (Replacements.GAIN, Replacements.REAP):
                return False
        return True

    def check(self, state: KeyForgeState, told: list[Event]) -> None:
        """Raises ``AssertionError`` where Æ came from nowhere, or is gone, since this was noted down."""
        for event in told:
            assert isinstance(event, Happened)
            if event.what in (EventKinds.FORGED, EventKinds.FLIPPED, EventKinds.MATCH, EventKinds.BEGAN):
                return
            self._take(event, state)
        if self.sure and self._plain(state):
            names = [state.decks.labels[c] for c in range(len(self.on)) if self.on[c] != state.amber[c]]
            assert not names, f"Æ on {names} that no event tells of"
            assert self.pool == state.pool, (
                f"Æ in the pools that no event tells of: {self.pool}, {state.pool}"
            )

    def _take(self, event: Happened, state: KeyForgeState) -> None:
        """What an event tells of Æ."""
        what, a, b, c = event.what, event.a, event.b, event.c
        if what == EventKinds.GAINED:
            self.pool[a] += b
        elif what == EventKinds.LOST:
            self.pool[a] -= b
        elif what == EventKinds.STOLE:
            self.pool[a] += b
            self.pool[1 - a] -= b
        elif what == EventKinds.PAID:
            self.pool[a] -= b
            self.pool[1 - a] += b
        elif what == EventKinds.CAPTURED:
            self.on[a] += b
            self.pool[c] -= b
        elif what == EventKinds.EXALTED:
            self.on[a] += b
        elif what == EventKinds.MOVED_AMBER:
            for place, number in ((b, -a), (c, a)):
                if place == TO_SUPPLY:
                    continue
                if place >= FROM_SEAT:
                    self.pool[place - FROM_SEAT] += number
                else:
                    self.on[place] += number
        elif what == EventKinds.MOVED or what == EventKinds.UNMASKED:
            self.left = self.on[a]
            self.on[a] = 0
        elif what == EventKinds.HID:
            for u in event.cards or []:
                if self.on[u]:  # what lay on a token creature has been noted as it was unmasked
                    self.left, self.on[u] = self.on[u], 0
        elif what == EventKinds.RETURNED_AMBER:
            # What is paid for a key is told once it is forged; a creature that gets weaker by paying can die before.
            assert self.left == b or not self.sure, "not all the Æ on a creature goes to a pool (G97)"


def between_turns(state: KeyForgeState) -> bool:
    """Whether nothing but the turn itself is unfinished: it has just begun."""
    return len(state.stack) == 1 and len(state.scopes) == 1
