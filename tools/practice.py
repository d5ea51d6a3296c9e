"""Games that a build plays while it watches itself (``compiled.PROFILED``): what they do often is what the next one does quickest."""

from __future__ import annotations

from ludarium.bots.registry import RANDOM, SEARCH, choice_of, make_bot
from ludarium.core import Chance, Game, State, Value
from ludarium.core.registry import games
from ludarium.games.keyforge.options import SEALED_SETS

AT_RANDOM = 12
"""So many games of each kind are played at random."""
BY_BOTS = 2
"""So many by the bots of the game, and one by the search."""
SEARCHED = f"{SEARCH}:10"


def kinds(game: Game) -> list[dict[str, Value]]:
    """Options of the games to play: decks of each set of KeyForge, all modes of Ready… Fence!."""
    if game.name == "keyforge":
        return [{"deck-0": word, "deck-1": word} for word in SEALED_SETS]
    if game.name == "ready-fence":
        return [{"mode": mode} for mode in ("tutorial", "basic", "advanced")]
    return [{}]


def play(game: Game, state: State, bots: list[str], seed: str) -> None:
    """One game to its end, with a copy, a view and a sample now and then."""
    chance = Chance.of(seed)
    players = [make_bot(game.name, name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    taken = 0
    while (decision := state.decision()) is not None:
        if taken % 20 == 0:
            game.sample(state.view(decision.seat), chance)
            state = state.clone()
        if bots[decision.seat] == RANDOM:
            state.choose(decision.option(chance.below(len(decision))))
        else:
            state.choose(choice_of(players[decision.seat], state, decision))
        taken += 1


def main() -> None:
    for game in games().values():
        seats = max(game.seats)
        for kind in kinds(game):
            own = [*game.bots()][-1]
            for n in range(AT_RANDOM + BY_BOTS + 1):
                name = RANDOM if n < AT_RANDOM else own if n < AT_RANDOM + BY_BOTS else SEARCHED
                play(
                    game,
                    game.start(seats, kind, f"{n}"),
                    [name] + [own if n >= AT_RANDOM else RANDOM] * (seats - 1),
                    f"{n}",
                )


if __name__ == "__main__":
    main()
