"""Makes the views of KeyForge: what each seat knows of a position, in names; for bots in ints (``serialize``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, final

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.games.keyforge.engine.codes import ASK_NAMES, AskKinds, MoveKinds
from ludarium.games.keyforge.engine.events import FAULT_NAMES, REASON_NAMES, STATE_NAMES, Faults
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Scope
from ludarium.games.keyforge.engine.hidden import key_named
from ludarium.games.keyforge.engine.machine import Machine
from ludarium.games.keyforge.engine.printing import brought_named, keep_decks
from ludarium.games.keyforge.engine.prints import Brought, Decks, Print
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.settings import MATCH_NAMES
from ludarium.games.keyforge.engine.steps import entering as pe
from ludarium.games.keyforge.engine.steps import permission as pm
from ludarium.games.keyforge.engine.steps import playing as pp
from ludarium.games.keyforge.engine.steps import turn as pt
from ludarium.games.keyforge.engine.steps import using as pu
from ludarium.games.keyforge.engine.steps.control import CONTROL, PlacingFrame
from ludarium.games.keyforge.engine.steps.icons import IconFrame
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    COUNTER_NAMES,
    DECK_SIZE,
    DRAWN,
    DURATION_NAMES,
    ICON_LETTERS,
    KEY_COLOURS,
    KEY_NAMES,
    KEYS,
    KEYWORD_NAMES,
    NO_TIDE,
    NONE,
    NUMBERED,
    SEATS,
    Flags,
    Questions,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.pool.facts import HALVES, POOL
from ludarium.games.keyforge.pool.houses import (
    HOUSE_NAMES,
    HOUSE_OF,
    TYPE_NAMES,
    CardTypes,
)
from ludarium.games.keyforge.view.notation import Move
from ludarium.games.keyforge.view.serialize import KEEPER, as_tuple, knows, listed, written
from ludarium.games.keyforge.view.view import (
    Ask,
    CardView,
    DeckView,
    FaultView,
    KeyForgeView,
    Lasts,
    Limit,
    MatchView,
    PlayerView,
    PrintView,
    Resolving,
)
from ludarium.games.keyforge.words.base import number_of
from ludarium.games.keyforge.words.choosing import OnCards
from ludarium.games.keyforge.words.effects import Capture, Exalt, Redistribute, Use
from ludarium.games.keyforge.words.harm import FULLY, Counters, Damage, Destroy, Heal, Status
from ludarium.games.keyforge.words.lasting import lasts_until
from ludarium.games.keyforge.words.moving import Return


def known_first(cards: list[str | None]) -> list[str | None]:
    """Cards in an order that tells nothing."""
    known = sorted([card for card in cards if card is not None])
    return [*known, *[None] * (len(cards) - len(known))]


def names_of(houses: int) -> list[str]:
    return [name for house, name in enumerate(HOUSE_NAMES) if houses >> house & 1]


def base_power(p: Machine, c: int) -> int:
    """The power of a creature before counters and bonuses; of an artifact, what made it one says it (G232)."""
    face = p.decks.prints[p.face[c]]
    live = p.animated(c) if face.type == CardTypes.ARTIFACT else None
    power = face.power if live is None or live.constant is None else p.worth(live.constant, live, c)
    for like in p.ix().by[Questions.LIKENESS]:
        if p.gained_text(like, c) is not None:
            power = like.scope.count
    return power


def shown_print(face: Print, owner: list[int]) -> PrintView:
    added = face.label.partition("+")[2].strip(ICON_LETTERS + "'")
    rest = face.houses & ~(1 << HOUSE_OF[added]) if added else face.houses
    own = rest or face.houses
    house = (own & -own).bit_length() - 1  # the lowest of its bits
    return PrintView(
        face.id,
        HOUSE_NAMES[house],
        "".join([ICON_LETTERS[icon] for icon in face.icons]),
        HALVES[face.half],
        owner,
        added if rest and added else None,
    )


def owners_of(decks: Decks, cards: Iterable[int]) -> list[list[int]]:
    """For each print the seats in whose decks it is among these cards."""
    owners: list[list[int]] = [[] for _ in decks.prints]
    for c in cards:
        seat = c // DECK_SIZE & 1
        if seat not in owners[decks.of[c]]:
            owners[decks.of[c]].append(seat)
    return owners


@final
class Told:
    """What every view of a game says alike of two decks whose lists are open."""

    def __init__(self, decks: Decks) -> None:
        owners = owners_of(decks, range(len(decks.of)))
        self.prints = {face.label: shown_print(face, owners[face.number]) for face in decks.prints}
        self.words = decks.words
        self._lists: list[list[DeckView]] | None = None

    def lists(self) -> list[list[DeckView]]:
        """Both lists: what a batch observes has none, and reads no deck's word for them."""
        if self._lists is None:
            self._lists = lists_of(self.words)
        return self._lists


def told_of(decks: Decks) -> Told:
    """It is made once, and kept as long as the decks are: a hall has more games than any cache of them has places."""
    told = decks.told
    if not isinstance(told, Told):
        told = decks.told = Told(decks)
    return told


def lists_of(words: list[str]) -> list[list[DeckView]]:
    """The decks with these words, one for each seat; none where cards were set up that are no decks."""
    try:
        brought = [brought_named(word) for word in words]
    except LudariumError:
        return []
    return [[shown_deck(deck, playing=True)] for deck in brought]


def shown_deck(deck: Brought, playing: bool, benched: bool = False, won: bool = False) -> DeckView:
    """A deck with its list."""
    houses = [HOUSE_NAMES[house] for house in deck.houses]
    token = deck.token or msgspec.UNSET
    return DeckView(deck.name, deck.set, houses, deck.cards, benched, won, playing, deck.word, token)


class Viewer:
    """Makes the view of one seat (-1: a spectator)."""

    def __init__(self, m: Machine, seat: int) -> None:
        self.m = m
        self.seat = seat
        self.met = m.have_met() if m.met else []

    def listed(self, c: int) -> bool:
        return listed(self.m, self.met, self.seat, c)

    def label(self, c: int) -> str:
        return self.m.decks.labels[c]

    def hidden(self, c: int) -> str | None:
        """A hidden card by its print, if it is known."""
        m = self.m
        return m.decks.prints[m.decks.of[c]].label if knows(m, self.seat, c) else None

    def held(self, zone: int, seat: int) -> list[str | None]:
        """A hand or archives; in what order the other player holds them nobody knows."""
        cards = [self.hidden(c) for c in self.m.row(zone, seat)]
        return cards if seat == self.seat else known_first(cards)

    def prints(self) -> dict[str, PrintView]:
        """The prints of both decks; of hidden lists those that are known, and in no order of the lists."""
        decks = self.m.decks
        if not self.met:
            return told_of(decks).prints
        owners = owners_of(decks, [c for c in range(len(decks.of)) if self.listed(c)])
        known = [
            face
            for face in decks.prints
            if owners[face.number] or (face.other != NONE and owners[face.other])
        ]
        for bottom in known[:] if decks.gigantic else []:
            for top, whole in bottom.wholes:  # what both halves are in play
                if owners[top] and decks.prints[whole] not in known:
                    known.append(decks.prints[whole])
                    owners[whole] = owners[bottom.number]
        known.sort(key=lambda face: face.label)
        return {face.label: shown_print(face, owners[face.number]) for face in known}

    def may_read(self, seat: int) -> bool:
        """Whether the viewer may see the deck list of a seat."""
        return not self.met or self.seat in (seat, KEEPER)

    def words(self) -> list[str]:
        m = self.m
        decks = m.decks if m.natural is None else m.natural
        if self.met:
            return [word if self.may_read(seat) else "" for seat, word in enumerate(decks.words)]
        keep_decks(decks)  # those of a position can be told by their words only as long as they are kept
        return decks.words

    def hidden_list(self, seat: int) -> DeckView:
        """What the viewer knows of a deck whose list is hidden."""
        m = self.m
        cards: list[list[str]] = [[] for _ in m.decks.houses[seat]]
        for c in range(DECK_SIZE * seat, DECK_SIZE * (seat + 1)):
            if self.listed(c):
                face = m.decks.prints[m.decks.of[c]]
                cards[m.decks.houses[seat].index(key_named(face.label)[1])].append(face.id)
        return DeckView(
            name=m.decks.names[seat],
            set=m.decks.sets[seat],
            houses=[HOUSE_NAMES[house] for house in m.decks.houses[seat]],
            cards=[sorted(each) for each in cards],
            benched=False,
            won=False,
            playing=True,
            word=self.words()[seat],
            token=self.token(seat, "id"),
        )

    def token(self, seat: int, how: str) -> str | msgspec.UnsetType:
        """The token reference card of a seat, by its ``label`` or by its ``id`` in the pool."""
        face = self.m.decks.tokens[seat]
        if face == NONE:
            return msgspec.UNSET
        return self.m.decks.prints[face].label if how == "label" else self.m.decks.prints[face].id

    def brought(self) -> list[list[DeckView]]:
        """The decks by seat, as far as the viewer may know them; once decks are exchanged, whoever plays each."""
        m = self.m
        if self.met:
            return [[self.hidden_list(seat)] for seat in range(SEATS)]
        if not m.settings.brought:
            return told_of(m.decks).lists()
        return [
            [
                shown_deck(
                    deck,
                    playing=m.playing[seat] == number,
                    benched=m.benched[seat] == number,
                    won=m.proven[seat] >> number & 1 == 1,
                )
                for number, deck in enumerate(m.settings.brought[seat])
            ]
            for seat in range(SEATS)
        ]

    def player(self, seat: int) -> PlayerView:
        m = self.m
        picked = not m.settings.brought or m.playing[seat] != NONE
        deck = m.row(Zones.DECK, seat)
        cost = m.key_cost(seat)
        return PlayerView(
            name=m.decks.names[seat] if picked else "",
            set=m.decks.sets[seat] if picked else "",
            houses=[HOUSE_NAMES[house] for house in m.decks.houses[seat]] if picked else [],
            amber=m.pool[seat],
            keys=[KEY_NAMES[colour] for colour in KEY_COLOURS if m.keys[seat] & colour],
            cost=cost,
            chains=m.chains[seat],
            check=m.means(seat) >= cost and m.forged(seat) < KEYS and m.may_forge(seat),
            limit=m.hand_limit(seat),
            haunted=m.haunted(seat),
            hand=self.held(Zones.HAND, seat),
            deck=len(deck),
            deck_top=self.hidden(deck[0]) if deck else None,
            archives=self.held(Zones.ARCHIVES, seat),
            discard=[self.label(c) for c in m.row(Zones.DISCARD, seat)],
            purged=[self.label(c) for c in m.row(Zones.PURGED, seat)],
            line=[self.label(c) for c in m.line(seat)],
            artifacts=[self.label(c) for c in m.row(Zones.ARTIFACTS, seat)],
            token=self.token(seat, "label") if picked else msgspec.UNSET,
        )

    def card(self, c: int) -> CardView:
        m = self.m
        face = m.decks.prints[m.face[c]]
        creature = face.type == CardTypes.CREATURE or m.zone[c] == Zones.LINE
        flipped = m.decks.prints[m.decks.of[c]].other == face.number
        flags = m.flags[c]
        token = flags & Flags.FACEDOWN != 0
        keywords: list[str] = []
        for keyword, name in enumerate(KEYWORD_NAMES):
            value = m.keyword(c, keyword)
            if value:
                keywords.append(f"{name}:{value}" if keyword in NUMBERED else name)
        return CardView(
            print=face.label if flipped or token or c >= BOTH_DECKS else m.decks.prints[m.decks.of[c]].label,
            owner=m.owner(c),
            controller=m.ctrl[c],
            type=TYPE_NAMES[CardTypes.CREATURE if creature else face.type],
            houses=names_of(m.houses(c)),
            exhausted=flags & Flags.EXHAUSTED != 0,
            power=m.power(c) if creature else None,
            base_power=base_power(m, c) if creature else None,
            armor=m.armor(c),
            armor_left=m.armor_left(c),
            damage=m.damage[c],
            amber=m.amber[c],
            plus=m.plus[c],
            stunned=flags & Flags.STUNNED != 0,
            warded=flags & Flags.WARDED != 0,
            enraged=flags & Flags.ENRAGED != 0,
            tagged=flags & Flags.TAGGED != 0,
            keywords=keywords,
            traits=m.traits(c),
            top=None if m.top_half(c) == NONE else m.decks.prints[m.decks.of[m.top_half(c)]].label,
            upgrades=[self.label(u) for u in m.upgrades(c)],
            under=[self.hidden(u) for u in m.under(c)],
            flank=m.is_flank(c),
            counters={COUNTER_NAMES[name]: number for card, name, number in m.marks if card == c},
            blank=c in m.ix().blank,
            notes=[
                {"source": self.label(live.scope.this), "id": REGISTRY.name(live.constant)}
                for live in m.lasting
                if live.constant is not None and live.cards is not None and c in live.cards
            ],
            core=self.hidden(m.core(c) if c >= BOTH_DECKS else c) if token else msgspec.UNSET,
        )

    def lasting(self) -> list[Lasts]:
        m = self.m
        found: list[Lasts] = []
        for live in m.lasting:
            word = live.ability or live.constant
            assert word is not None
            house = live.scope.house
            found.append(
                Lasts(
                    source=self.label(live.scope.this),
                    ability=REGISTRY.name(word),
                    until=DURATION_NAMES[lasts_until(m, live)],
                    seat=live.scope.me,
                    cards=[self.label(c) for c in live.cards or [] if m.in_play(c)],
                    house=None if house == NONE else HOUSE_NAMES[house],
                    named=named_by(live),
                )
            )
        return found

    def resolving(self) -> list[Resolving]:
        m = self.m
        found: list[Resolving] = []
        for s in m.scopes:
            if s.this != NONE and s.ability is not None:
                found.append(Resolving(self.label(s.this), REGISTRY.name(s.ability)))
        return found

    def ask(self) -> Ask | None:
        m = self.m
        if m.kind == NONE or not m.stack:
            return None
        f = m.stack[-1]
        s = m.scopes[f.scope]
        choosing = isinstance(f.node, OnCards)
        least, most, _, _ = f.numbers()
        source = None
        if s.this != NONE:  # which copy is about to be played nobody can tell
            source = self.named(s.this) if f.node is pp.PLAY_CARD else self.label(s.this)
        return Ask(
            seat=m.asked,
            kind=ASK_NAMES[m.kind],
            source=source,
            ability=None if s.ability is None else REGISTRY.name(s.ability),
            verb=verb_of(f.node),
            min=least if choosing else 1,
            max=most if choosing else 1,
            chosen=self.chosen(f.cards) if choosing else [],
            amount=amount_of(m, f, s),
            effects=self.effects(f),
            line=line_of(m, f) if m.kind == AskKinds.PLACE else None,
        )

    def effects(self, f: Frame) -> dict[str, str]:
        """What the options of a choice among abilities resolve."""
        m = self.m
        found: dict[str, str] = {}
        for i, live in enumerate(f.node.offered(m, f)):
            word = live.ability or live.constant
            assert word is not None
            name = REGISTRY.name(word)
            if name:
                found[Move(m.codes[i], m.decks).notation()] = name
        return found

    def chosen(self, cards: list[int]) -> list[str | None]:
        """Cards in the order in which they were chosen; where some are unknown, it would tell which those are."""
        told = [self.named(c) for c in cards]
        return known_first(told) if None in told else told

    def named(self, c: int) -> str | None:
        zone = self.m.zone[c]
        return (
            self.hidden(c)
            if zone in (Zones.DECK, Zones.HAND, Zones.ARCHIVES, Zones.BENEATH)
            else self.label(c)
        )

    def faults(self) -> list[FaultView]:
        """Why the asked seat can't use what it can't use now."""
        m = self.m
        if m.kind != AskKinds.TURN or m.asked != self.seat:
            return []
        found: list[FaultView] = []
        done: list[int] = []
        for c in m.row(Zones.HAND, self.seat):
            if m.face[c] in done:
                continue
            done.append(m.face[c])
            name = m.decks.prints[m.face[c]].label
            self._fault(found, name, "play", pt.play_step_fault(m, c, self.seat), c)
            self._fault(found, name, "discard", pt.discard_fault(m, c, self.seat), c)
        for zone in (Zones.LINE, Zones.ARTIFACTS):
            for c in m.row(zone, self.seat):
                for what, how in (
                    ("reap", MoveKinds.REAP),
                    ("fight", MoveKinds.FIGHT),
                    ("action", MoveKinds.ACTION),
                    ("omni", MoveKinds.OMNI),
                ):
                    fault = pt.use_step_fault(m, c, self.seat, how)
                    if fault != Faults.NO_ABILITY:
                        self._fault(found, self.label(c), what, fault, c)
        return found

    def _fault(self, found: list[FaultView], name: str, what: str, fault: int, c: int) -> None:
        if fault == Faults.ALLOWED:
            return
        by = None
        if fault == Faults.CANNOT and what == "discard":
            by = self.named(c)  # only a card itself says so
        elif fault == Faults.CANNOT:
            if what == "play":
                live = m_forbids_play(self.m, self.seat, c)
            else:
                live = self.m.forbids(Verbs.USE, c) or self.m.forbids(pu.verb_of(_HOWS[what]), c)
                live = live or self.m.forbids_player(Verbs.USE, self.seat, NONE)
            if (
                live is not None
            ):  # what forbids has been seen, wherever it lies now; the card itself may be in hand
                by = self.named(c) if live.scope.this == c else self.label(live.scope.this)
        found.append(FaultView(name, what, FAULT_NAMES[fault], by))

    def whole(self) -> KeyForgeView:
        m = self.m
        in_play = [
            *m.line(0),
            *m.line(1),
            *m.row(Zones.ARTIFACTS, 0),
            *m.row(Zones.ARTIFACTS, 1),
            *m.attached,
            *m.revealed,
        ]
        return KeyForgeView(
            game="keyforge",
            seat=None if self.seat < 0 else self.seat,
            phase=phase_of(m),
            turn=m.turn,
            active=m.active,
            first=m.first,
            house=None if m.house == NONE else HOUSE_NAMES[m.house],
            match=MatchView(
                MATCH_NAMES[m.settings.match],
                m.game,
                m.won[:],
                [1, 0] if m.exchanged else [0, 1],
                self.brought(),
            ),
            limit=Limit(m.settings.minutes, STATE_NAMES[m.clock]),
            prints=self.prints(),
            players=[self.player(0), self.player(1)],
            cards={self.label(c): self.card(c) for c in in_play},
            lasting=self.lasting(),
            resolving=self.resolving(),
            ask=self.ask(),
            faults=self.faults(),
            winner=None if m.winner == NONE or m.winner == DRAWN else m.winner,
            reason=None if m.reason == NONE else REASON_NAMES[m.reason],
            words=self.words(),
            exchanged=[] if m.settings.exchanged is None else m.settings.exchanged.words,
            tide=msgspec.UNSET if m.tide == NO_TIDE else None if m.tide == NONE else m.tide,
            inside=written(m, self.seat),
        )


_HOWS = {"reap": MoveKinds.REAP, "fight": MoveKinds.FIGHT, "action": MoveKinds.ACTION, "omni": MoveKinds.OMNI}


def m_forbids_play(m: Machine, seat: int, c: int) -> Any:
    """What forbids to play a card: something in play, or the card itself."""
    live = m.forbids_player(Verbs.PLAY, seat, c)
    if live is not None:
        return live
    for own in pm.own_constants(m, c, seat, Questions.CANNOT):
        return own
    return None


def verb_of(node: Node) -> str:
    """What is done with the chosen card, as prompts name it: ``take-control``, ``stun``."""
    if isinstance(node, Status):
        return STATUS_VERBS[node.status]
    if isinstance(node, Return) and node.zone == Zones.DECK:
        return "return-to-deck"
    if isinstance(node, Use) and node.how in USE_VERBS:
        return USE_VERBS[node.how]
    if isinstance(node, Destroy) and node.sacrifice:
        return "sacrifice"
    if isinstance(node, Redistribute) and node.damage:
        return "redistribute-damage"
    out = ""
    for i, sign in enumerate(type(node).__name__):
        out += ("-" if i and sign.isupper() else "") + sign.lower()
    return out


def line_of(m: Machine, f: Frame) -> int:
    """In whose battleline a creature is about to be placed: not always in that of who is asked (G117, G132)."""
    if isinstance(f, PlacingFrame):
        return m.base_control(f.card) if f.node is CONTROL else m.ctrl[f.card]
    if isinstance(f, pe.EnterFrame):
        return pe.controller(m, m.scopes[f.scope].this, f.player)
    return m.ctrl[f.cards[0]]


def amount_of(m: Machine, f: Frame, s: Scope) -> int | None:
    """How much is done to the chosen card, where that is a number; of a bonus icon, its own."""
    if isinstance(f, IconFrame):
        return f.icon
    node = f.node
    if not isinstance(node, (Damage, Heal, Capture, Counters, Exalt)):
        return None
    amount = number_of(m, s, node.amount)
    return None if amount >= FULLY else amount


STATUS_VERBS = {Flags.STUNNED: "stun", Flags.WARDED: "ward", Flags.ENRAGED: "enrage"}
USE_VERBS = {
    MoveKinds.REAP: "reap",
    MoveKinds.FIGHT: "fight",
    MoveKinds.ACTION: "action",
    MoveKinds.OMNI: "omni",
}


def phase_of(m: Machine) -> str:
    if m.winner != NONE:
        return "over"
    if m.turn == 0:
        return "mulligan" if m.kind == AskKinds.MULLIGAN else "bid"
    return pt.PHASE_NAMES[m.step]


def named_by(live: InForce) -> str | msgspec.UnsetType:
    """The card that was named for a lasting effect."""
    k = live.constant
    if k is None or k.cards is None or not k.cards.chosen_name or live.scope.number == NONE:
        return msgspec.UNSET
    return POOL.at(live.scope.number).id


def view_of(m: Machine, seat: int | None) -> KeyForgeView:
    return Viewer(m, -1 if seat is None else seat).whole()


def dump_of(m: Machine) -> tuple[object, ...]:
    """Everything, as nested tuples."""
    met = (tuple(m.met),) if m.met else ()
    return (tuple(m.decks.words), m.chance.dump(), as_tuple(written(m, KEEPER)), tuple(m.seen), *met)
