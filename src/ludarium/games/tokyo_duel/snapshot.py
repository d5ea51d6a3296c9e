"""A moment of a game of King of Tokyo: Duel as a position in words (``prepared.set_up``)."""

from __future__ import annotations

from ludarium.core.state import State
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import TRACK_NAMES
from ludarium.games.tokyo_duel.view import DuelView, Placed
from ludarium.games.tokyo_duel.viewer import view_of


def snapshot(state: State) -> tuple[dict[str, object], list[str]] | None:
    """The words, and the names of what they leave out; None but at the beginning of a turn. In words seat 0 is always on turn, so
    where it is seat 1 the seats change places."""
    assert isinstance(state, DuelState)
    view = view_of(state, None)
    asked = view.pending
    if asked is None or asked.kind != "pre_roll" or view.rolls or view.turn is None:
        return None
    offers = [offer.card for offer in view.market]
    markers = [view.tracks[track][view.markers[track]].spaces for track in TRACK_NAMES]
    if None in offers or any(len(spaces) > 1 for spaces in markers):
        return None  # a market without cards, or a marker on a space that a token has added
    swapped = view.turn == 1
    players = view.players[::-1] if swapped else view.players
    sign = -1 if swapped else 1
    words: dict[str, object] = {
        "monsters": [player.monster for player in players],
        "market": offers,
        "hurt": [player.most - player.health for player in players],
        "energy": [player.energy for player in players],
        "fame": sign * markers[0][0],
        "destruction": sign * markers[1][0],
        "placed": [_placed(placed, swapped) for placed in view.placed],
    }
    return words, ["seats"] * swapped + _without(view)


def _placed(placed: Placed, swapped: bool) -> str:
    covers = ru.TOKENS[ru.TOKEN_NAMES.index(placed.token)].covers
    start = -(placed.start + covers - 1) if swapped else placed.start
    turned = placed.turned != swapped
    return f"{placed.token}{chr(39) * turned}@{placed.track}:{start}"


def _without(view: DuelView) -> list[str]:
    """What the words of a position can't tell."""
    left: list[str] = []
    if any(player.keeps for player in view.players):
        left.append("keeps")
    if any(player.tokens for player in view.players):
        left.append("tokens")
    if any(player.extra_turns or player.fewer_dice or player.dominated for player in view.players):
        left.append("later")
    if view.pile:
        left.append("pile")
    return left
