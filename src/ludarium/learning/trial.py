"""How well a net plays by now: games against a bot, many side by side, so that the net looks at all of them at once."""

from __future__ import annotations

import numpy as np
import torch

from ludarium.bots.arena import Estimate, mean_of
from ludarium.bots.registry import make_bot
from ludarium.environments.episode import Episode, Rules
from ludarium.learning.decisions import Decisions, starts_of
from ludarium.learning.nets import Net
from ludarium.learning.rollout import looked


def is_net(seat: int, rotation: int) -> bool:
    """Whether the net sits there: at every other seat, from the first on in rotation 0 and from the second in rotation 1."""
    return seat % 2 == rotation


def tried(net: Net, rules: Rules, bot: str, games: int, seed: str, device: str = "cpu") -> Estimate:
    """The share of games that the net wins against ``bot`` at the other seats, with its 95 % interval. Each deal is played twice, with the
    seats exchanged. The net takes the likeliest option. Who wins together counts in parts; a game that is cut short counts half."""
    deals = -(-games // 2)
    numbers = [(deal, rotation) for deal in range(deals) for rotation in range(2)]
    episodes = [Episode(rules, f"{seed}/{deal}") for deal, _ in numbers]
    bots = [make_bot(rules.game.name, bot, f"{seed}/{deal}/{rotation}") for deal, rotation in numbers]
    won = [0.0] * deals
    going = list(range(len(episodes)))
    net.eval()
    while going:
        asked: list[int] = []
        for i in going:
            episode, (deal, rotation) = episodes[i], numbers[i]
            while episode.seat is not None and not is_net(episode.seat, rotation) and not episode.is_cut:
                options = [str(option) for option in episode.options]
                episode.take(episode.actions()[options.index(bots[i].choose(episode.view(), options))])
            if episode.seat is None:
                outcome = episode.state.outcome()
                assert outcome is not None
                winners = [is_net(seat, rotation) for seat in outcome.winners]
                won[deal] += sum(winners) / len(winners) if winners else 0.5
            elif episode.is_cut:
                won[deal] += 0.5
            else:
                asked.append(i)
        going = asked
        if asked:
            _take(net, rules, [episodes[i] for i in asked], device)
    return mean_of([both / 2 for both in won])


def _take(net: Net, rules: Rules, episodes: list[Episode], device: str) -> None:
    """The net's decision in each."""
    seen = []
    actions = []
    for one in episodes:
        assert one.seat is not None
        seen.append(rules.encoding.seen(one.state, one.seat, one.view))
        actions.append(one.actions())
    counts = np.array([len(one) for one in actions], np.int64)
    every = np.array([action for one in actions for action in one], np.int64)
    with torch.inference_mode():
        logs = looked(net, Decisions(np.array(seen, np.int16), counts, every), device)[0].cpu().numpy()
    for one, start, mine in zip(episodes, starts_of(counts).tolist(), actions, strict=True):
        one.take(mine[int(logs[start : start + len(mine)].argmax())])
