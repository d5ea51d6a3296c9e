"""The machine: what changes a position, and the stack of what is unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.banker import Banker
from ludarium.games.keyforge.engine.codes import AskKind, Code, MoveKind, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, WinCause, WinCauses
from ludarium.games.keyforge.engine.frames import Frame, Index, Pending, Scope, among
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.steps import control as pc
from ludarium.games.keyforge.engine.steps import damage as pd
from ludarium.games.keyforge.engine.steps import drawing as pw
from ludarium.games.keyforge.engine.steps import entering as pe
from ludarium.games.keyforge.engine.steps import fighting as pf
from ludarium.games.keyforge.engine.steps import icons as pi
from ludarium.games.keyforge.engine.steps import keys as pk
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.steps import loops as po
from ludarium.games.keyforge.engine.steps import playing as pp
from ludarium.games.keyforge.engine.steps import shape as ps
from ludarium.games.keyforge.engine.steps import using as pu
from ludarium.games.keyforge.engine.steps.matches import goes_on, next_game
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, number_of
from ludarium.games.keyforge.engine.terms import (
    DRAWN,
    KEY_COLOURS,
    KEY_COST,
    KEYS,
    NONE,
    BonusIcon,
    Card,
    End,
    Ends,
    Flags,
    KeyColour,
    Moments,
    Questions,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.tie_break import tie_break
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import CardTypes

LONG: Final = 1_000
"""So many steps without a decision may be a loop."""
REPETITIONS: Final = 100
STUCK: Final = 20_000
"""So many steps without a decision are a loop that no card of the pool can make."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Machine(Banker):
    """Primitives for words and processes. Each tells what happened; those that may have to ask push a frame."""

    def decks_named(self, words: list[str]) -> Decks:
        """The decks with these words, made ready to be played."""
        raise NotImplementedError

    def go(self) -> None:
        """Run until something is asked, or the game is over."""
        steps = 0
        places: dict[int, int] | None = None
        while self.kind == NONE and self.winner == NONE:
            if self.ended != NONE:
                next_game(self)
                continue
            f = self.stack[-1]
            # Who controls a card changes together with what brings that about (G132); a key is paid for at one time (G46).
            if f.node is not pc.CONTROL and not (f.node is pk.FORGE and pk.paying(f)):
                if self.dirty:
                    self.dirty = False
                    self.look_after()
                    f = self.stack[-1]
                elif self.ix().shifting:
                    self.look_after(False)
                    f = self.stack[-1]
            f.node.run(self, f)
            steps += 1
            if steps > LONG and self.kind == NONE and self.winner == NONE:
                places = places or {}
                self._repeats(places)
            assert steps < STUCK, "the machine runs without end"
        if self.winner != NONE:
            self.stack.clear()
            self.scopes.clear()
            self.kind = NONE
            self.listed = []

    def _repeats(self, places: dict[int, int]) -> None:
        """What comes round without any choice again and again ends in a draw (G189); ``places`` counts positions.

        The table counts, and what is done next, but not how deep that lies: a chain of triggers grows the stack."""
        f = self.stack[-1]
        a, b, c, _ = f.numbers()
        place = hash((self.sight(), f.step, a, b, c))
        places[place] = places.get(place, 0) + 1
        if places[place] >= REPETITIONS:
            self.winner = DRAWN
            self.reason = WinCauses.BY_REPETITION
            self.tell(EventKinds.GAME_OVER, NONE, WinCauses.BY_REPETITION)

    def ask(self, f: Frame, seat: Seat, kind: AskKind, options: list[Code], always: bool = False) -> None:
        """Ask a seat; where there is but one answer, it is taken, unless it is ``always`` asked."""
        if len(options) == 1 and not always:
            self.note_forced(seat, kind, options)
            f.node.chosen(self, f, options[0])
            return
        assert options, "nothing to choose from"
        self.kind = kind
        self.asked = seat
        self.listed = options

    def note_forced(self, seat: Seat, kind: AskKind, options: list[Code]) -> None:
        """Note what a seat is not asked, since all of these ``options`` have to be taken: where somebody wants to know."""
        if self.forced is not None:
            self.forced.append((seat, kind, options))

    def ask_openly(self, seat: Seat, kind: AskKind) -> None:
        """Ask a seat what may have one answer only; the options are listed when somebody wants them."""
        self.kind = kind
        self.asked = seat
        self.listed = None

    def list_options(self) -> list[Code]:
        f = self.stack[-1]
        return f.node.options(self, f)

    def start(self, pending: Pending) -> None:
        """Begin to resolve an ability."""
        live = pending.live
        ability = live.ability
        assert ability is not None
        count = po.rounds(self, live.scope)
        if count >= po.ROUNDS - 1 and po.comes_round(self, pending, count):
            return  # G241
        scope = live.scope.clone()
        scope.card = pending.card
        scope.other = pending.other
        scope.amount = pending.amount
        scope.player = pending.player
        scope.ability = ability
        if live.once and live in self.lasting:
            self.end_lasting(live)
        self.tell(EventKinds.ABILITY, scope.this, number_of(live))
        self.push_words(ability.body, scope)

    # -- steps

    def hurt(
        self,
        scope: int,
        cards: list[Card],
        amounts: list[int],
        source: Card = NONE,
        pierce: bool = False,
        sources: list[Card] | None = None,
    ) -> None:
        """Deal damage to several creatures at once (G6, G86); ``sources`` says who deals it where that are several."""
        blows: list[int] = []
        for i in range(len(cards)):
            if amounts[i] > 0 and self.zone[cards[i]] == Zones.LINE:
                by = source if sources is None else sources[i]
                blows += [cards[i], amounts[i], by * 2]
        if blows:
            f = pd.DamageFrame(source, pierce)
            f.cards = blows
            self.add(f, scope)
        else:
            s = self.scopes[scope]
            s.hit = []
            s.dead = []
            s.did = False

    def destroy(self, scope: int, cards: list[Card]) -> None:
        """Tag cards and destroy them together (G91); ``scope`` learns which."""
        pl.tag(self, scope, cards)

    def leave(
        self,
        scope: int,
        cards: list[Card],
        zone: Zone,
        end: End = Ends.TOP,
        to: Seat = NONE,
        by: Seat = NONE,
    ) -> None:
        """Cards leave play together, not destroyed; wards may keep them (G103). ``by`` archives them (G203)."""
        pl.leave(self, scope, cards, zone, end, to, by)

    def play_card(self, c: Card, player: Seat, scope: int) -> bool:
        """An effect has a card played from where it lies (G61); False where it can't be (G64)."""
        return pp.play_either(self, c, player, scope)

    def resolve_icons(self, c: Card, player: Seat) -> None:
        """The bonus icons of a card are resolved as though it had been played (G216)."""
        pp.resolve_icons(self, c, player)

    def resolve_icon(self, c: Card, icon: BonusIcon, player: Seat) -> None:
        """One bonus icon of a card is resolved, unless a text replaces it (G158)."""
        pi.resolve(self, c, icon, player)

    def enter(self, c: Card, player: Seat, scope: int, at: int = NONE) -> None:
        """Put a card into play (G63), a creature at this place of the line."""
        pe.put_into_play(self, c, player, scope, at)

    def use(
        self,
        c: Card,
        player: Seat,
        scope: int,
        how: MoveKind = NONE,
        may: bool = False,
        barred: list[Card] | None = None,
    ) -> None:
        """A player uses a card by an effect (G73); ``how`` is a code of ``codes`` or NONE for any way, ``barred`` are
        creatures that it can't fight."""
        self.add(pu.UseFrame(c, player, how, may, barred), scope)

    def rescue(self, c: Card, giver: Card) -> bool:
        """A tagged card is not destroyed (``leaving.rescue``)."""
        return pl.rescue(self, c, giver)

    def call_off_key(self) -> None:
        """The key that is about to be forged is not (``keys.call_off``)."""
        pk.call_off(self)

    def key_called_off(self) -> bool:
        return pk.called_off(self)

    def call_off(self, c: Card) -> None:
        """The fight for which a creature is being used does not happen, but all that comes before it; the creature was
        used to fight and stays exhausted (G79)."""
        for i in range(len(self.stack) - 1, -1, -1):
            f = self.stack[i]
            if isinstance(f, pf.FightFrame) and f.attacker == c:
                if not f.outcome & pf.FightResults.OVER:
                    self.tell(EventKinds.CALLED_OFF, c)
                f.outcome |= pf.FightResults.OFF
                return

    def fights(self) -> bool:
        """Whether a fight is being fought: from when its creatures are known until its damage is done (G76-G80)."""
        for f in self.stack:
            if isinstance(f, pf.FightFrame) and pf.FightSteps.CHOOSES < f.step < pf.FightSteps.ENDS:
                return True
        return False

    def look_after(self, all_of_it: bool = True) -> None:
        """What constant abilities bring about as soon as it is so: lost armor (G88), creatures whose power has
        fallen to their damage or to 0 (G84), and cards that destroy themselves."""
        index = self.ix()
        if index.by[Questions.TOP_SHOWN]:
            self.show_tops()
            index = self.ix()
        if index.by[Questions.AS_CREATURE]:
            if ps.rearrange(self):
                return
            index = self.ix()
        if index.by[Questions.COPY_OF]:
            ps.copy_tokens(self)
            index = self.ix()
        dead: list[int] = []
        only = None if all_of_it else index.shifts
        sure = not index.lowers
        found = self.at_risk
        if found is None or not sure:
            found = self._at_risk(index)
        for c in found:
            if only is not None and not among(c, only):
                continue
            face = self.decks.prints[self.face[c]]
            if self.used[c]:
                self.mend_armor(c)
            if self.flags[c] & Flags.TAGGED:
                continue
            artifact = face.type == CardTypes.ARTIFACT
            power = face.power + self.plus[c]
            if sure and power > self.damage[c] and not artifact and not among(c, index.lowered):
                continue  # what is in force can only add to its power
            if index.powers or artifact:
                power = self.power(c)
            if power > self.damage[c]:  # which is never below 0
                continue
            if power <= 0 and artifact and self.animated(c) is None:
                ps.rearrange(self)  # it is no creature any more (G232)
                self.look_after()
                return
            if self.lasts_on(c):
                continue
            if pl.being_saved(self, c):
                continue  # once that is done it counts what became of it (``Holder``)
            dead.append(c)
        if len(dead) > 1:  # AP's first
            mine = [c for c in dead if self.ctrl[c] == self.active]
            dead = mine + [c for c in dead if self.ctrl[c] != self.active]
        if dead:
            self.push_own(pl.CHECKED, Scope(NONE, self.active)).cards = dead
        if not all_of_it:
            return
        for live in index.at[Moments.ALWAYS_CHECKED]:
            c = live.scope.this
            ability = live.ability
            if ability is not None and not self.flags[c] & Flags.TAGGED and c not in dead:
                if ability.when is None or ability.when.holds(self, live.scope):
                    self.start(Pending(live, c, NONE, 0, live.scope.me))

    def _at_risk(self, index: Index) -> list[Card]:
        """Look for those ``at_risk``: whoever is damaged, shows no power, or can be made weaker by what is in force."""
        if index.lowers:
            return self.rows[Zones.LINE * 2] + self.rows[Zones.LINE * 2 + 1]
        found: list[int] = []
        lowered = index.lowered
        for seat in range(2):
            for c in self.rows[Zones.LINE * 2 + seat]:
                frail = self.decks.prints[self.face[c]].frail or (len(lowered) > 0 and among(c, lowered))
                if frail or self.damage[c] or self.used[c]:
                    found.append(c)
        self.at_risk = found
        return found

    def mend_armor(self, c: Card) -> None:
        """Lost armor is taken from the used part first (G88)."""
        armor = self.armor(c)
        if armor < self.plate[c]:
            self.set_used(c, max(0, self.used[c] - (self.plate[c] - armor)))
        if armor != self.plate[c]:
            self.set_plate(c, armor)

    # -- control

    def take_control(
        self, cards: list[Card], player: Seat, while_in_play: Card = NONE, flank: int = 0
    ) -> None:
        """The latest control effect counts (G132); creatures go to this ``flank``, where the text names one."""
        self.controls = [*self.controls, *[(c, player, while_in_play) for c in cards]]
        self.settle_control(cards, flank)

    def settle_control(self, cards: list[Card], flank: int = 0) -> None:
        """Move cards to the side of whoever controls them now; of several AP says which is next (G8)."""
        moving = [c for c in cards if self.in_play(c) and self.base_control(c) != self.ctrl[c]]
        if moving:
            f = pc.PlacingFrame(pc.CONTROL)
            f.cards = moving
            f.flank = flank
            self.add_own(f, Scope(NONE, self.active))

    def base_control(self, c: Card) -> Seat:
        for i in range(len(self.controls) - 1, -1, -1):
            card, player, guard = self.controls[i]
            if card == c and (guard == NONE or self.in_play(guard)):
                return player
        return self.owner(c)

    # -- hands

    def draw_by(self, player: Seat, count: int, scope: int) -> None:
        """Draw cards, unless something may be done instead, or answers each of them; ``scope``, if there is one, learns how many."""
        answered = len(self.ix().at[Moments.AFTER_DRAWS]) > 0
        if answered or (
            self.decks.fallen >> Moments.WOULD_DRAW & 1 and pw.answers(self, Moments.WOULD_DRAW, player)
        ):
            if scope == NONE:
                self.add_own(pw.DrawFrame(player, count), Scope(NONE, player))
            else:
                self.add(pw.DrawFrame(player, count), scope)
            return
        drawn = self.draw(player, count)
        if scope != NONE:
            s = self.scopes[scope]
            s.count = drawn
            s.did = drawn == count > 0

    def refill(self, player: Seat) -> None:
        """The draw step, or what is done as if it were that (G59, G139-G141, G210)."""
        limit = self.hand_limit(player)
        hand = len(self.row(Zones.HAND, player))
        if hand >= limit:
            return
        count = limit - self.shackles(player) - hand
        if count > 0:
            self.draw_by(player, count, NONE)
        if self.chains[player]:
            self.add_chains(player, -1)

    # -- houses and keys

    def wins(self, player: Seat, reason: WinCause) -> None:
        """This game is over; in a match another may follow."""
        if self.winner != NONE or self.ended != NONE:
            return
        self.won[player] += 1
        self.last_winner = player
        self.tell(EventKinds.GAME_OVER, player, reason)
        if goes_on(self, player):
            self.ended = player
        else:
            self.winner = player
            self.reason = reason

    def turn_key(self, player: Seat, colour: KeyColour, cost: int) -> None:
        """Turn a key to its forged side; the third wins at once (G48)."""
        self.keys[player] |= colour
        self.dirty = True
        self.tell(EventKinds.FORGED, player, colour, cost, self.forged(player))
        self.note(Done.FORGED, player, NONE, colour)
        if self.forged(player) == KEYS:
            self.wins(player, WinCauses.BY_KEYS)
        else:
            self.window(WindowKinds.FORGED, NONE, NONE, cost, player)

    def unforge(self, player: Seat, colour: KeyColour) -> None:
        """Turn a key back (G49). It was forged for all that; but forged again it is not the key of that turn."""
        self.keys[player] &= ~colour
        self.dirty = True
        self.turn_log = [entry.turned_back(player, colour) for entry in self.turn_log]
        self.last_turn_log = [entry.turned_back(player, colour) for entry in self.last_turn_log]
        self.tell(EventKinds.UNFORGED, player, colour)

    def break_tie(self) -> None:
        """The end of the overtime (T6.4)."""
        creatures = [self.creatures(seat) for seat in (0, 1)]
        result = tie_break([self.forged(0), self.forged(1)], self.pool, self.chains, creatures, self.first)
        for seat in (0, 1):
            if result.forges[seat]:
                free = [colour for colour in KEY_COLOURS if not self.keys[seat] & colour]
                self.keys[seat] |= free[0]
                self.tell(EventKinds.FORGED, seat, free[0], KEY_COST, self.forged(seat))
        self.pool = result.amber
        self.tell(EventKinds.TIE_BREAK, result.winner, result.step)
        self.wins(result.winner, WinCauses.BY_TIME)

    def card_code(self, c: Card) -> Code:
        """How a card is named in an answer: by itself, or by the zone it is hidden in."""
        if self.faceup and c in self.faceup:
            return code(MoveKinds.FACEUP_CARD, c)
        return code(CARD_CODES[self.zone[c]], c)


CARD_CODES: Final[tuple[MoveKind, ...]] = (
    MoveKinds.DECK_CARD,
    MoveKinds.HAND_CARD,
    MoveKinds.PILE_CARD,
    MoveKinds.ARCHIVES_CARD,
    MoveKinds.PURGED_CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
)
