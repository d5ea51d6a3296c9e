"""A second statement of the phrase: sections 8 to 13 of the rules as a slow, plain model.

Written from the rules document alone; nothing of the engine is read. Options are their notations.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.ready_fence.figures import Figures, Play, Threat, Told
from tests.rules.ready_fence.oracle import OPENS_AT, OPENS_WHEN, row_of

FORWARD = (1, -1)


class Model(Figures):
    """A game turn that opens a phrase, and the phrase up to its end and its settlement, without the refill."""

    # -- what is offered

    def attacks(self, seat: int, addons: Sequence[str], purse: int, distance: int) -> dict[str, int]:
        """The attacks that could open at ``distance``, and their speeds (F39, F58-F60)."""
        found: dict[str, int] = {}
        for card in set(self.hands[seat]):
            kind = card[:2]
            if OPENS_AT.get(kind) != distance:
                continue
            if self.positions[1 - seat] not in OPENS_WHEN.get(kind, ("line", "invitation", "engagement")):
                continue
            for addon in ("", *addons):
                if self.value(card, addon) <= purse:
                    found[card + ("+" + addon if addon else "")] = self.attack(seat, card, addon)
        return found

    def row(self) -> list[str]:
        """F64 for the threat, with the options that change the table (O18, O20, O36)."""
        threat = self.threat
        row = row_of(threat.what, threat.card, self.mode)
        if threat.what == "counter":
            if self.mode == "tutorial" and self.is_set("tutorial_counter", "final"):
                row = ["JK"]
            if self.mode == "basic" and self.is_set("basic_counter", "parry"):
                row = ["PR"]
        elif threat.what == "counter-time":
            row += ["JK"] if self.is_set("joker_counter_time", True) else []
        elif threat.what == "riposte" and threat.card == "ST" and self.is_set("counter_time_parry", True):
            row += ["CT"]
        elif threat.card == "TT" and self.is_set("joker_toe_touch", False):
            row.remove("JK")
        return row

    @property
    def fleche(self) -> bool:
        return (self.plays[0].card or "")[:2] == "FL"

    def first_answer(self) -> str:
        """The role of the Defender's first answer, while nothing has been played after it."""
        return self.plays[1].role if len(self.plays) == 2 else ""

    def parries(self, seat: int) -> bool:
        """The Parry action (F84, F86-F88)."""
        threat = self.threat
        if self.mode == "tutorial" or "parry" not in self.row():
            return False
        if threat.what == "riposte" and threat.own != 1:
            return False
        again = threat.what == "renewed" and self.is_set("second_defence", True)
        return (again or not self.cardless[seat]) and self.price(seat) <= self.stamina[seat]

    def evades(self, seat: int) -> bool:
        """Defence by Distance (F84, F86, F89)."""
        if "distance" not in self.row() or self.cardless[seat] or self.stamina[seat] < 1:
            return False
        if self.mode != "tutorial" and self.seen_speed() > 5:
            return False
        return not self.is_set("partial_distance", False) or (self.timer > 0 and bool(self.hands[seat]))

    def renews(self, seat: int) -> bool:
        """Whether the moment is one for Renewed Attack (F65, F75, F77)."""
        roles = ("parry-riposte", "ceding", "parry", "distance")
        return seat == self.a and not self.fleche and self.first_answer() in roles

    def feints(self, seat: int) -> bool:
        """Whether the moment is one for Feint (F75, F77, F81)."""
        return seat == self.a and not self.fleche and self.first_answer() != ""

    def kinds_that_answer(self, seat: int) -> set[str]:
        """The kinds of cards that answer the threat, speed and SP apart."""
        if self.used[seat] == 2:
            return set()
        found = {word.rstrip("!") for word in self.row()}
        if self.distance > 1 or (self.distance == 1 and self.is_set("infighting_step", False)):
            found.discard("IF")
        if not self.renews(seat):
            found.discard("RA")
        return found

    def glides(self, seat: int) -> list[str]:
        """The cards that may be added to a parry (F73)."""
        in_line = self.positions[1 - seat] == "line" or not self.is_set("glide_in_line", True)
        return self.of(seat, "GA") if in_line and self.threat.card != "IF" else []

    def beats_ceding(self, seat: int) -> bool:
        """Whether a plain Ceding Parry has just stopped a threat of ``seat``, and a Joker may follow (O36)."""
        last = self.plays[-1]
        ceding = last.role == "ceding" and last.seat != seat
        return ceding and self.is_set("joker_ceding", True) and self.used[seat] < 2 and not self.fleche

    def offered(self) -> set[str]:
        """What the asked seat may choose: of a game turn, only the cards."""
        me = self.asked
        hand = self.hands[me]
        if self.phase == "turn":
            return set(self.attacks(me, self.of(me, "AN"), self.stamina[me], self.distance))
        if self.phase == "cost":
            return {"discard:" + card for card in hand}
        if self.phase == "press":
            found = {"no"}
            if self.renews(me):
                found |= {card for card in self.of(me, "RA") if self.value(card) <= self.stamina[me]}
            if self.beats_ceding(me):
                found |= {card for card in self.of(me, "JK") if self.value(card) <= self.stamina[me]}
            return found | self.feint_options(me)
        found = {"accept"} | self.feint_options(me)
        glides = self.glides(me)
        if self.parries(me):
            found.add("parry")
            for glide in glides:
                if self.price(me) + self.value(glide) <= self.stamina[me]:
                    found.add("parry+" + glide)
        whole = self.mode == "tutorial" or bool(self.takes(me)) or not self.is_set("partial_distance", False)
        if self.evades(me) and whole:
            found.add("distance")
        for card in set(hand):
            if card[:2] in self.kinds_that_answer(me):
                for addon in ("", *self.addons_of(me, card, glides)):
                    in_time = not self.is_compared(card) or self.defence(me, card, addon) >= self.threat.speed
                    late = self.is_set("slower_answer", True) and addon[:2] != "GA"
                    if (in_time or late) and self.value(card, addon) <= self.stamina[me]:
                        found.add(card + ("+" + addon if addon else ""))
        if self.is_set("accept", "unable") and self.threat.what == "attack" and found != {"accept"}:
            found.remove("accept")
        return found

    def is_compared(self, card: str) -> bool:
        """Whether the card has a speed that must reach the threat's (F63)."""
        return card[:2] in ("PR", "CP", "IF", "SH", "DI") and card[:2] + "!" not in self.row()

    def addons_of(self, seat: int, card: str, glides: Sequence[str]) -> list[str]:
        """F72, F73."""
        kind = card[:2]
        if not self.is_compared(card):
            return []
        found: list[str] = []
        if kind in ("SH", "DI") or not self.is_set("angulation_with", "red-cyan"):
            found += self.of(seat, "AN")
        if kind in ("PR", "CP"):
            found += glides
        return found

    def feint_options(self, seat: int) -> set[str]:
        """F81."""
        found: set[str] = set()
        for feint in self.of(seat, "FE"):
            if not self.feints(seat) or self.value(feint) > self.stamina[seat]:
                continue
            found.add("feint")
            evaded = self.first_answer() == "distance"
            if evaded and not self.is_set("feint_after_distance", True):
                continue
            spends = not self.is_set("card_stamina", "needed")
            purse = self.stamina[seat] - (self.value(feint) if spends else 0)
            addon = self.plays[0].addon
            addons = [addon] if addon else self.of(seat, "AN")
            distance = self.distance - (2 if evaded else 0)
            for attack, speed in self.attacks(seat, addons, purse, distance).items():
                if speed >= self.first_speed or self.is_set("slower_feint", "parried"):
                    found.add("feint:" + attack)
        return found

    # -- what comes of it

    def choose(self, notation: str, told: Sequence[Told] = ()) -> None:
        """Choose what is offered. ``told`` says which cards chance took and drew."""
        me = self.asked
        word, _, added = notation.partition("+")
        if self.phase == "turn":
            self.open(word, added)
        elif self.phase == "cost":
            card = word.removeprefix("discard:")
            self.hands[me].remove(card)
            self.discards.append(card)
            self.draw(me, told)
            self.evaded(me)
        elif word == "accept":
            self.plays.append(Play(me, "accept"))
            self.lands()
        elif word == "no":
            self.end("none")
        elif word.startswith("feint"):
            self.feint(me, word.removeprefix("feint").removeprefix(":"), added)
        elif word == "parry":
            self.parry(me, added)
        elif word == "distance":
            self.evade(me, told)
        else:
            self.answer(me, word, added)

    def open(self, card: str, addon: str) -> None:
        speed = self.attack(self.a, card, addon)
        self.used[self.a] = 1
        self.lay(self.a, card, addon)
        paid = self.pay_cards(self.a, card, addon)
        self.plays.append(Play(self.a, "attack", card, addon or None, speed, paid=paid))
        self.ask(Threat(self.a, "attack", card[:2], speed, 1))

    def ask(self, threat: Threat) -> None:
        """The opponent of the threat's owner answers, unless everybody sees that nothing can."""
        self.threat = threat
        self.asked = seat = 1 - threat.seat
        self.phase = "answer"
        cards = self.kinds_that_answer(seat) & {card[:2] for card in self.deck}
        may = bool(cards) or (self.feints(seat) and "FE" in self.deck)
        if not (self.parries(seat) or self.evades(seat) or (may and self.hands[seat])):
            self.lands()

    def lands(self) -> None:
        if self.threat.tie:
            self.end("double")
        else:
            self.end("touch", self.threat.seat)

    def answer(self, me: int, card: str, addon: str) -> None:
        kind, threat = card[:2], self.threat
        at_once = kind in ("JK", "FT") or kind + "!" in self.row()
        counter = threat.what == "counter"
        self.used[me] += 1
        self.lay(me, card, addon)
        paid = self.pay_cards(me, card, addon)
        own = self.used[me]
        if at_once:
            role = {"JK": "joker", "FT": "feint-in-time", "CP": "ceding-scores"}[kind]
            self.plays.append(Play(me, role, card, paid=paid))
            self.end("touch", me)
        elif kind == "CT":
            self.plays.append(Play(me, "counter-time", card, paid=paid))
            self.ask(Threat(me, "counter-time", "CT", 0, own))
        elif kind == "RA":
            speed = self.plays[0].speed + 2
            self.plays.append(Play(me, "renewed", card, speed=speed, paid=paid))
            self.ask(Threat(me, "renewed", (self.plays[0].card or "")[:2], speed, 2))
        elif self.defence(me, card, "" if addon[:2] == "GA" else addon) < self.threat.speed:
            speed = self.defence(me, card, addon)
            self.plays.append(Play(me, "late", card, addon or None, speed, self.threat.speed, paid=paid))
            self.lands()
        elif kind in ("SH", "DI"):
            assert not counter
            self.counter(me, card, addon, own, paid)
        else:
            self.blue(me, card, addon, own, paid)

    def counter(self, me: int, card: str, addon: str, own: int, paid: int) -> None:
        """F68, F94."""
        speed, need = self.defence(me, card, addon), self.threat.speed
        self.first_speed = speed
        self.plays.append(Play(me, "counter", card, addon or None, speed, need, paid=paid))
        tie = speed == need
        if self.fleche or (tie and self.is_set("equal_counter", "final")):
            self.end("double") if tie else self.end("touch", me)
        else:
            self.ask(Threat(me, "counter", card[:2], speed, own, tie))

    def blue(self, me: int, card: str, addon: str, own: int, paid: int) -> None:
        """F66, F67, F73, F83."""
        kind = card[:2]
        speed, need = self.defence(me, card, addon), self.threat.speed
        role = {"PR": "parry-riposte", "CP": "ceding", "IF": "infighting"}[kind]
        glides = addon[:2] == "GA"
        riposte = self.riposte(me, card, addon) if glides or kind != "CP" else None
        self.first_speed = speed
        self.plays.append(Play(me, role, card, addon or None, speed, need, riposte, paid))
        if kind == "IF" and self.distance == 1:
            self.squares[me] += FORWARD[me]
        if riposte is None:
            self.stopped(me)
        else:
            self.ripostes(me, "GA" if glides else "IF" if kind == "IF" else "ST", riposte, own)

    def ripostes(self, me: int, counts_as: str, speed: int, own: int) -> None:
        if self.fleche:
            self.end("touch", me)
        else:
            self.ask(Threat(me, "riposte", counts_as, speed, own))

    def parry(self, me: int, glide: str) -> None:
        """F73, F85-F87."""
        paid = self.pay(me, self.price(me))
        paid += self.pay_cards(me, glide) if glide else 0
        self.cardless[me] = True
        self.first_speed = self.plays[0].speed
        self.lay(me, glide)
        riposte = self.riposte(me, "", glide) if glide else None
        self.plays.append(Play(me, "parry", None, glide or None, 0, self.threat.speed, riposte, paid))
        if riposte is None:
            self.stopped(me)
        else:
            self.ripostes(me, "GA", riposte, min(2, self.used[me] + 1))

    def evade(self, me: int, told: Sequence[Told]) -> None:
        """F90, F91."""
        self.pay(me, 1)
        self.cardless[me] = True
        self.first_speed = 5
        self.plays.append(Play(me, "distance", need=self.threat.speed, paid=1))
        low, high = self.ends
        self.squares[me] = min(max(self.squares[me] - 2 * FORWARD[me], low - 1), high + 1)
        if self.timer > 0 and self.mode == "tutorial" and self.hands[me]:
            self.phase = "cost"
            return
        takes = self.takes(me)
        if self.timer > 0 and self.mode != "tutorial" and takes:
            (taken,) = [one.facts for one in told if one.kind == "discarded"]
            assert taken["seat"] == me
            assert taken["card"] in takes, f"{taken['card']} is not one of {takes}"
            self.hands[me].remove(taken["card"])
            self.discards.append(taken["card"])
            self.draw(me, told)
        self.evaded(me)

    def takes(self, me: int) -> list[str]:
        """What the opponent may take from the hand (F57, F90)."""
        left = list(self.hands[me])
        thrusts = [card for card in left if card[:2] == "ST"]
        if self.mode == "basic":
            last = thrusts[0] if len(thrusts) == 1 and not self.is_set("kept_thrust", "v3") else ""
            kept = "ST3" if "ST3" in thrusts else last
            if kept:
                left.remove(kept)
        return left

    def draw(self, me: int, told: Sequence[Told]) -> None:
        drawn = next(one.facts for one in told if one.kind == "drew")
        assert (drawn["seat"], drawn["count"]) == (me, 1)
        self.hands[me] += drawn["cards"]
        self.timer -= 1

    def evaded(self, me: int) -> None:
        low, high = self.ends
        if low <= self.squares[me] <= high:
            self.stopped(me)
        else:
            self.end("touch", 1 - me)

    def stopped(self, me: int) -> None:
        """F77."""
        a = self.a
        cards = {card[:2] for card in self.deck}
        goes_on = me != a and len(self.plays) == 2 and not self.fleche and bool(self.hands[a])
        prices = {kind: self.value(kind) for kind in ("RA", "FE") if kind in cards}
        rival = 1 - me
        joker = self.beats_ceding(rival) and bool(self.hands[rival]) and "JK" in cards
        if goes_on and any(price <= self.stamina[a] for price in prices.values()):
            self.phase = "press"
            self.asked = a
        elif joker and self.value("JK") <= self.stamina[rival]:
            self.phase = "press"
            self.asked = rival
        else:
            self.end("none")

    def feint(self, me: int, card: str, addon: str) -> None:
        """F81."""
        paid = self.pay_cards(me, "FE")
        self.lay(me, "FE")
        if not card:
            self.plays.append(Play(me, "break-off", "FE", paid=paid))
            self.end("none")
            return
        opened = self.plays[0]
        for back in (opened.card, opened.addon):
            if back:
                self.laid[me].remove(back)
                self.hands[me].append(back)
        speed = self.attack(me, card, addon)
        paid += self.pay_cards(me, card, addon)
        self.lay(me, card, addon)
        role = self.first_answer()
        self.plays.append(Play(me, "replace", card, addon or None, speed, self.first_speed, paid=paid))
        self.used[me] = 2
        if speed > self.first_speed:
            self.end("touch", me)
        elif speed == self.first_speed and role not in ("parry", "distance"):
            self.end("double")
        else:
            self.end("none")

    # -- the end of the phrase

    @property
    def ends(self) -> tuple[int, int]:
        return (2, 9) if self.is_set("strip_ends", "inside") else (1, 10)

    def end(self, result: str, scorer: int | None = None) -> None:
        """F97-F101 up to the refill."""
        if result == "double" and self.scores[0] == self.scores[1] == 4:
            result = "void"
        self.phase = "over"
        self.result = result
        self.scorer = scorer
        for seat in (0, 1):
            if scorer == seat or result == "double":
                self.scores[seat] += 1
        self.over = 5 in self.scores
        touched = result in ("touch", "double")
        for seat in (0, 1):
            if touched and self.mode != "tutorial" and not self.spent[seat]:
                self.stamina[seat] = min(6, self.stamina[seat] + 1)
            back = [card for card in self.laid[seat] if self.mode != "tutorial" and card != "JK"]
            self.hands[seat] += back
            self.discards += [card for card in self.laid[seat] if card not in back]
        if touched:
            self.squares = [3, 8] if self.is_set("on_guard", "3-8") else [4, 7]
            if self.is_set("positions_reset", "touch"):
                self.positions = ["line", "line"]
        elif self.fleche:
            d = 1 - self.a
            low, high = self.ends
            self.squares[d] += FORWARD[d]
            self.squares[self.a] = min(max(self.squares[d] + 3 * FORWARD[d], low), high)
