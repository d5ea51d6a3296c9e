"""Rounds: dealing, turns, and pay at the end (S4, S6, S11-S13)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.events import Dealt, EventKinds, Happened, Told
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.legal import Legal
from ludarium.games.saboteur.position import CardPiles, Deal, Progress, Result
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    FACE_NAMES,
    NOBODY,
    PATHS,
    ROLE_NAMES,
    Card,
    Faces,
    Phases,
    Role,
    Roles,
    Seat,
    Statuses,
)


@mypyc_attr(acyclic=True)
class Rounds(Legal):
    """How a round begins, goes on and ends. Every change adds its events to ``told``."""

    # -- dealing

    def _deal(self, told: list[Event]) -> None:
        """Set up a round (S4) on a table that is clear."""
        seats = self.settings.seats
        chance = self.chance
        progress = self.progress
        hands = self.players.hands
        players = [seat for seat in range(seats) if self.players.status[seat] == Statuses.STAYS]
        dealt = ru.roles_for(len(players))
        chance.shuffle(dealt)
        roles = [NOBODY] * seats
        for i in range(len(players)):
            roles[players[i]] = dealt[i]
        faces = [Faces.GOLD, Faces.STONE_1, Faces.STONE_2]
        chance.shuffle(faces)
        deck = ru.draw_deck(self.settings.maps)
        chance.shuffle(deck)
        size = ru.hand_size(len(players))
        for seat in players:
            for _ in range(size):
                hands[seat].append(deck.pop())
        progress.timed = self.settings.untimed == 0
        told.append(Dealt(progress.round, len(deck), [h[:] for h in hands], sorted(dealt), None))
        if not self.settings.blind_centre:
            self._look_at_roles(roles, told)
        starter = players[chance.below(len(players))]  # who draws the 3 nuggets (S4.7)
        progress.start_player = progress.turn = starter
        told.append(Happened(EventKinds.GOLD_DRAWN, starter))
        aside: list[Card] = []
        while deck[len(deck) - 1] >= PATHS:  # S4.8
            aside.append(deck.pop())
        centre = deck.pop()
        if aside:
            told.append(Told("set_aside", {"seat": starter, "cards": [CARD_IDS[card] for card in aside]}))
        deck.extend(aside)
        chance.shuffle(deck)  # S4.10
        self.deal = Deal(roles, faces, deck, centre)
        self.piles.deck_left = len(deck)
        told.append(Happened(EventKinds.CENTRE_FOUND, starter, centre))
        self.phase = Phases.CENTRE

    def _look_at_roles(self, roles: list[Role], told: list[Event]) -> None:
        """Each player looks at the role it was dealt."""
        self.progress.roles_known = True
        for seat in range(self.settings.seats):
            if roles[seat] != NOBODY:
                told.append(Happened(EventKinds.ROLE_SEEN, seat, roles[seat]))

    def _pass_start(self, told: list[Event]) -> None:
        """The start player has gone: the next one clockwise lays the centre card and starts."""
        seats = self.settings.seats
        progress = self.progress
        for step in range(1, seats):
            seat = (progress.turn + step) % seats
            if self.players.status[seat] == Statuses.STAYS:
                progress.turn = progress.start_player = seat
                told.append(Happened(EventKinds.CENTRE_FOUND, seat, self.deal.centre_card))
                return
        self._end_round(False, told)

    # -- turns

    def _end_turn(self, told: list[Event], draws: bool) -> None:
        """Draw (S6.2), then go on to the next active player with a card (S6.4, S6.5, S11.2)."""
        seat = self.progress.turn
        piles = self.piles
        if draws and piles.deck_left and self.players.status[seat] == Statuses.STAYS:
            piles.deck_left -= 1
            card = self.deal.deck[piles.deck_left]
            self.players.hands[seat].append(card)
            told.append(Happened(EventKinds.DREW, seat, card, piles.deck_left))
        self._advance(told)

    def _advance(self, told: list[Event]) -> None:
        seats = self.settings.seats
        progress = self.progress
        players = self.players
        self.phase = Phases.TURN
        progress.clock += 1
        if self.settings.ends_when_all_pass and not self.piles.deck_left and self._all_passed():
            self._end_round(False, told)
            return
        seat = progress.turn
        skipped: list[Seat] = []
        for _ in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if players.status[seat] == Statuses.STAYS:
                if players.hands[seat]:
                    for empty in skipped:
                        told.append(Happened(EventKinds.AUTO_PASS, empty))
                    progress.turn = seat
                    return
                skipped.append(seat)
        self._end_round(False, told)

    def _all_passed(self) -> bool:
        return self.progress.passes >= self.players.status.count(Statuses.STAYS)

    # -- the end

    def _end_round(self, found: bool, told: list[Event]) -> None:
        """Turn up the roles and pay (S11.4, S12, S13)."""
        players = self.players
        roles = self.deal.roles
        faces = self.deal.faces
        connector = self.progress.turn if found else NOBODY
        winner = Roles.SABOTEUR
        if found:
            winner = Roles.SELFISH if roles[connector] == Roles.SELFISH else Roles.DIGGER
        paid = self._pay(winner, connector)
        players.gold = [nuggets + more for nuggets, more in zip(players.gold, paid, strict=True)]
        result = Result(self.progress.round, winner, connector, roles, paid, faces)
        self.results = (*self.results, result)
        told.append(
            Told(
                "round_over",
                {
                    "round": self.progress.round,
                    "winner": ROLE_NAMES[winner],
                    "connector": None if connector == NOBODY else connector,
                    "roles": [None if role == NOBODY else ROLE_NAMES[role] for role in roles],
                    "pay": paid,
                    "goals": [FACE_NAMES[face] for face in faces],
                },
            )
        )
        self._next_round(told)

    def _pay(self, winner: Role, connector: Seat) -> list[int]:
        """Nuggets by seat (S13)."""
        players = self.players
        roles = self.deal.roles
        saboteurs = roles.count(Roles.SABOTEUR)
        paid = [0] * self.settings.seats
        for seat in range(self.settings.seats):
            if roles[seat] == NOBODY or players.status[seat] != Statuses.STAYS:
                continue  # S13.7, S13.8
            if self.settings.broken_unpaid and roles[seat] == Roles.DIGGER and players.broken[seat]:
                continue
            paid[seat] = ru.pay(roles[seat], winner, seat == connector, saboteurs)
        return paid

    def _next_round(self, told: list[Event]) -> None:
        if self.progress.round == ru.ROUNDS:
            self._finish(told)
            return
        self._clear(self.progress.round + 1)
        self.players.status = [
            Statuses.OUT_OF_GAME if status == Statuses.OUT_OF_GAME else Statuses.STAYS
            for status in self.players.status
        ]
        self.phase = Phases.DEAL

    def _finish(self, told: list[Event]) -> None:
        self._clear(self.progress.round)
        self.phase = Phases.OVER
        outcome = self.outcome()
        assert outcome is not None
        told.append(Told("game_over", {"scores": outcome.scores, "winners": outcome.winners}))

    def _clear(self, round_: int) -> None:
        """Take everything off the table."""
        seats = self.settings.seats
        players = self.players
        players.hands = [[] for _ in range(seats)]
        players.broken = [0] * seats
        players.peeked = [0] * seats
        self.deal = no_deal(seats)
        self.field = Field.new(self.settings.placement)
        self.piles = CardPiles(0, [])
        self.progress = Progress(round_, [])
        self.touch_card = NOBODY
        self.stones = ()


def no_deal(seats: int) -> Deal:
    """Between rounds."""
    return Deal([NOBODY] * seats, [], [], NOBODY)
