"""The greedy bot: the option that looks best now, by its role and by what the round tells."""

from __future__ import annotations

from typing import final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.saboteur.advice import Scene
from ludarium.games.saboteur.belief import HIDDEN, NOT_DEALT, Belief, Story, judge
from ludarium.games.saboteur.notation import MoveKinds, code_of, payload_of, played
from ludarium.games.saboteur.routes import cell_bit
from ludarium.games.saboteur.terms import (
    CARD_OF_ID,
    FACE_NAMES,
    NO_CELL,
    ROLE_NAMES,
    TOOL_NAMES,
    Goal,
    Role,
    Roles,
    Tiles,
    cell_key,
    goal_tile,
    tile_of,
)
from ludarium.games.saboteur.view import SaboteurView


def story_of(view: SaboteurView) -> Story:
    """The round so far, as the viewer may know it."""
    centre = NO_CELL
    centre_tile = Tiles.EMPTY
    for card in view.field:
        if card.centre:
            centre = cell_key(card.x, card.y)
            centre_tile = tile_of(CARD_OF_ID[card.card], card.turned)
    tiles = [
        goal_tile(FACE_NAMES.index(goal.face), goal.turned) if goal.up and goal.face else Tiles.GOAL_DOWN
        for goal in view.goals
    ]
    plays = [
        played(play.seat, MoveKinds.PASS if play.option == "pass" else code_of(play.option))
        for play in view.history
    ]
    return Story(len(view.players), centre, centre_tile, tiles, plays)


def hidden_roles(view: SaboteurView) -> tuple[list[Role], list[int]]:
    """The role of each seat as far as the viewer knows it, and the roles that are left to guess."""
    left = [view.roles_in_play[name] for name in ROLE_NAMES]
    known = [HIDDEN if dealt else NOT_DEALT for dealt in view.dealt_in]
    if view.seat is not None and view.role is not None:
        known[view.seat] = ROLE_NAMES.index(view.role)
        left[known[view.seat]] -= 1
    return known, left


def gold_places(view: SaboteurView) -> list[Goal]:
    """Where the gold may lie, for all that the viewer has seen."""
    for goal, seen in enumerate(view.goals):
        if seen.face == "gold":
            return [goal]
    return [goal for goal, seen in enumerate(view.goals) if seen.face is None]


def scene_of(view: SaboteurView) -> Scene:
    """The viewer's position with all that it can conclude."""
    story = story_of(view)
    known, left = hidden_roles(view)
    verdict = judge(Belief(len(view.players), story.plays), known, left, gold_places(view))
    me = 0 if view.seat is None else view.seat
    gold = [0.0 if goal.up else verdict.gold[i] for i, goal in enumerate(view.goals)]
    return Scene(
        story.routes,
        me,
        Roles.DIGGER if view.role is None else ROLE_NAMES.index(view.role),
        [sum([1 << TOOL_NAMES.index(tool) for tool in player.broken]) for player in view.players],
        [player.in_round for player in view.players],
        [player.hand for player in view.players],
        gold,
        verdict.odds,
    )


@final
class Greedy(Bot):
    """Plays its role by ``advice``; ties fall by chance."""

    def choose(self, view: View, options: list[str]) -> str:
        assert isinstance(view, SaboteurView)
        if len(options) == 1 or view.phase not in ("centre", "turn", "stone", "touch"):
            return options[0]
        scene = scene_of(view)
        if view.phase == "centre":
            scores = [self._centre(scene, view, option) for option in options]
        elif view.phase == "stone":
            scores = [self._stone(scene, view, option) for option in options]
        else:
            scores = scene.scores([code_of(option) for option in options])
        best = 0
        high = -1e300
        for i in range(len(options)):
            score = scores[i] + 0.01 * self.chance.fraction()
            if score > high:
                high = score
                best = i
        return options[best]

    def _centre(self, scene: Scene, view: SaboteurView, option: str) -> float:
        """Shorter is better, except to a saboteur who has seen its own role already."""
        assert view.centre_card is not None
        tile = tile_of(CARD_OF_ID[view.centre_card], option.endswith("'"))
        key = cell_key(int(view.options["middle"]), 0)
        return self._wish(scene, scene.routes.after(cell_bit(key), tile).missing)

    def _stone(self, scene: Scene, view: SaboteurView, option: str) -> float:
        payload = payload_of(code_of(option))
        goal = payload >> 1
        face = view.goals[goal].face
        assert view.pending is not None
        tile = goal_tile(FACE_NAMES.index(face), bool(payload & 1)) if face else Tiles.GOAL_DOWN
        return self._wish(scene, scene.routes.turned_up(goal, tile).missing)

    def _wish(self, scene: Scene, missing: list[int]) -> float:
        cards = scene.expected(missing)
        return cards if scene.role == Roles.SABOTEUR else -cards
