"""The reference trainer: nets learn, checkpoints go on, ONNX says what PyTorch says, and the bot ``net`` plays by views alone."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnxruntime
import pytest
import torch
from tests.environments.test_leaks import twins

from ludarium.bots.arena import play, run_arena
from ludarium.bots.registry import bot_names, learned, make_bot
from ludarium.bots.work import Here
from ludarium.core import LudariumError, Value, load_game
from ludarium.environments.batch import Batch
from ludarium.environments.episode import Rules
from ludarium.environments.registry import OURS, encoding_of
from ludarium.learning import player
from ludarium.learning.curve import curve
from ludarium.learning.decisions import Decisions
from ludarium.learning.export import export
from ludarium.learning.gradients import Gradients
from ludarium.learning.inputs import inputs_of, ordered
from ludarium.learning.metadata import metadata_of
from ludarium.learning.nets import Net, Size, log_shares
from ludarium.learning.parts import table_of
from ludarium.learning.rollout import SelfPlay, drawn, looked
from ludarium.learning.teaching import Lecture, Lessons, lessons, study
from ludarium.learning.training import CHECKPOINT, NET, TEACHER, OtherPlan, Plan, Training

GAMES = sorted(OURS)
SMALL = Size(32, 2, 16)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A net of each game that has learned nothing yet."""
    folder = tmp_path_factory.mktemp("nets")
    found = {}
    for name in GAMES:
        torch.manual_seed(1)
        found[name] = folder / f"{name}.onnx"
        export(Net(name, SMALL), found[name], {})
    return found


# -- arrays


@pytest.mark.parametrize("name", GAMES)
def test_actions_differ_in_their_parts(name: str) -> None:
    """A net can tell any two actions apart, but for spare ones and copies of one card."""
    table = table_of(name)
    words = encoding_of(name).words
    told = np.column_stack([table.parts, table.rows, table.cards])[: len(words)]
    assert len(np.unique(told, axis=0)) == len(words)
    assert len(table.names) < 800


def test_options_are_drawn_by_their_chances() -> None:
    draw = np.random.default_rng(1)
    counts = np.tile([2, 1, 3], 4000)
    chances = np.tile([0.25, 0.75, 1.0, 0.5, 0.5, 0.0], 4000)
    found = drawn(chances, counts, draw).reshape(-1, 3)
    assert abs(found[:, 0].mean() - 0.75) < 0.03
    assert set(found[:, 1]) == {0}
    assert set(found[:, 2]) == {0, 1}


def test_shares_of_a_decision_make_one() -> None:
    owner = torch.tensor([0, 0, 1, 2, 2, 2])
    logs = log_shares(torch.tensor([100.0, 101.0, -5.0, 0.0, 0.0, 0.0]), owner, 3)
    assert torch.allclose(torch.zeros(3).index_add(0, owner, logs.exp()), torch.ones(3))
    assert logs[2] == 0.0
    assert torch.allclose(logs[3:], torch.tensor(1 / 3).log())


def test_a_decision_is_judged_by_the_end_of_its_game() -> None:
    """With lambda 1 every decision is worth what its seat had at the end, whenever that is known: also when a later
    stretch of play brings the end."""
    torch.manual_seed(1)
    net = Net("ready-fence", SMALL)
    selfplay = SelfPlay(
        Batch("ready-fence", 8, options={"mode": "tutorial"}, seed=1), np.random.default_rng(1)
    )
    decisions = 0
    for _ in range(8):
        played = selfplay.play(net, 16, 1.0)
        decisions += len(played)
    assert selfplay.games > 4
    waiting = selfplay._waiting
    assert waiting is not None
    assert len(waiting) <= 8 * 2
    assert decisions + len(waiting) == 8 * 16 * 8
    worth = played.advantages + played.values
    assert np.isin(worth.round(4), [-1.0, 0.0, 1.0]).any()
    assert np.abs(worth).max() <= 1.0 + 1e-5


# -- learning


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_net_learns_what_it_is_taught(name: str) -> None:
    """A few games of greedy: the net comes to expect its choices more than one who knows nothing."""
    torch.manual_seed(1)
    net = Net(name, SMALL)
    games = {"keyforge": 1, "saboteur": 1}.get(name, 3)
    known = Lessons.of(lessons(Lecture(name, {}, "greedy", None, "taught"), games, Here()))
    known = known.pick(np.arange(min(len(known), 160)))
    ignorant = float(np.log(known.asked.counts).mean())
    draw = np.random.default_rng(1)
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    told = study(net, optimizer, known, 8, draw, rows=32)
    assert told["policy"] < 0.8 * ignorant


@pytest.mark.slow
def test_the_search_teaches_by_its_visits() -> None:
    lecture = Lecture("ready-fence", {"mode": "tutorial"}, "search:3", None, "visits")
    known = Lessons.of(lessons(lecture, 1, Here()))
    starts = np.cumsum(known.asked.counts) - known.asked.counts
    assert np.allclose(np.add.reduceat(known.shares, starts), 1.0, atol=1e-5)
    assert ((known.shares > 0) & (known.shares < 1)).any()
    assert set(known.results.tolist()) <= {-1.0, 1.0}


@pytest.mark.slow
def test_self_play_comes_to_beat_play_at_random(tmp_path: Path) -> None:
    plan = Plan(
        "ready-fence",
        rounds=12,
        options=({"mode": "tutorial"},),
        games=64,
        steps=24,
        every=12,
        trials=60,
        against="random",
        rate=1e-2,
        size=SMALL,
        gradients=Gradients(rows=512),
    )
    training = Training(plan, tmp_path)
    training.run()
    assert training.curve[-1].low > 0.5


@pytest.mark.slow
def test_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    plan = Plan(
        "tokyo-duel", method=TEACHER, teacher="greedy", rounds=2, games=1, every=1, trials=2, against="random", size=SMALL
    )  # fmt: skip
    first = Training(replace(plan, rounds=1), tmp_path)
    first.run()
    again = Training(plan, tmp_path)
    assert (again.round, again.games, again.decisions) == (1, first.games, first.decisions)
    for name, weights in first.net.state_dict().items():
        assert torch.equal(weights, again.net.state_dict()[name])
    again.run()
    assert again.round == 2
    assert [point.round for point in again.curve] == [1, 2]
    assert {CHECKPOINT, NET, "curve.json"} <= {path.name for path in tmp_path.iterdir()}
    drawing = curve(again.curve, plan.against)
    assert "polyline" in drawing
    other = Training(replace(plan, method="gradients"), tmp_path / "other")
    other.start(tmp_path / CHECKPOINT)
    assert torch.equal(other.net.words.weight, again.net.words.weight)
    with pytest.raises(OtherPlan):
        Training(replace(plan, size=Size(16, 1, 8)), tmp_path)


class Stopped(Exception):
    """Training was stopped."""


@pytest.mark.slow
def test_a_teacher_that_was_stopped_teaches_the_same_net(tmp_path: Path) -> None:
    """Stopped in the middle of a round after its last checkpoint, training makes the net, and has the lessons, of one that ran through."""
    plan = Plan(
        "tokyo-duel", method=TEACHER, teacher="greedy", rounds=5, games=1, every=2, window=2, trials=2, against="random",
        size=SMALL,
    )  # fmt: skip

    def stop(done: int, told: dict[str, float]) -> None:
        if done == 3:
            raise Stopped

    through = Training(plan, tmp_path / "through")
    through.run()
    stopped = tmp_path / "stopped"
    with pytest.raises(Stopped):
        Training(plan, stopped).run(on_round=stop)
    assert sorted(path.name for path in stopped.glob("*.npz")) == ["lessons-0.npz", "lessons-1.npz"]
    again = Training(plan, stopped)
    assert again.round == 2
    again.run()
    assert sorted(path.name for path in stopped.glob("*.npz")) == ["lessons-3.npz", "lessons-4.npz"]
    for name, weights in through.net.state_dict().items():
        assert torch.equal(weights, again.net.state_dict()[name]), name
    assert [(one.round, one.share, one.told) for one in through.curve] == [
        (one.round, one.share, one.told) for one in again.curve
    ]
    (stopped / "lessons-4.npz").unlink()
    with pytest.raises(FileNotFoundError):
        Training(plan, stopped)


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    plan = Plan("ready-fence", rounds=1, games=4, steps=6, every=2, trials=2, against="random", size=SMALL)
    one, other = Training(plan, tmp_path / "one"), Training(plan, tmp_path / "other")
    for training in (one, other):
        training._gradients()
    for name, weights in one.net.state_dict().items():
        assert torch.equal(weights, other.net.state_dict()[name])


# -- ONNX, and the bot


@pytest.mark.parametrize("name", GAMES)
def test_both_runtimes_say_the_same(name: str, nets: dict[str, Path]) -> None:
    torch.manual_seed(1)
    net = Net(name, SMALL).eval()
    batch = Batch(name, 6, seed=3)
    draw = np.random.default_rng(3)
    for _ in range(20):
        batch.step(batch.random_actions(draw))
    rows, actions = np.nonzero(batch.mask)
    inputs = inputs_of(name, Decisions(batch.numbers, np.bincount(rows, minlength=6), actions))
    session = onnxruntime.InferenceSession(nets[name].read_bytes())
    logits, values = session.run(["logits", "values"], inputs)
    with torch.inference_mode():
        wanted = net(*[torch.from_numpy(one) for one in ordered(inputs, net.form)])
    assert np.allclose(logits, wanted[0].numpy(), atol=2e-2)  # weights are stored in 16 bits
    assert np.allclose(values, wanted[1].numpy(), atol=2e-2)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_bot_plays_whole_games(name: str, nets: dict[str, Path]) -> None:
    bots = [f"net:{nets[name]}"] + ["greedy"] * (load_game(name).default_seats - 1)
    game = play(name, bots, {}, "whole", 0, 0)
    assert game.decisions[bots[0]] > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_bot_does_not_know_what_its_seat_does_not(name: str, nets: dict[str, Path]) -> None:
    """In states that a seat can't tell apart it chooses the same, whatever its seed."""
    compared = different = 0
    for _, seat, state, twin in twins(name, "net"):
        decision = state.decision()
        assert decision is not None
        if decision.seat != seat or len(decision) == 1:
            continue
        options = [str(option) for option in decision.options()]
        other = twin.decision()
        assert other is not None
        first = make_bot(name, f"net:{nets[name]}", "1").choose(state.view(seat), options)
        again = make_bot(name, f"net:{nets[name]}", "2").choose(
            twin.view(seat), [str(one) for one in other.options()]
        )
        assert first == again
        compared += 1
        different += state.dump() != twin.dump()
        if compared == 40:
            break
    assert compared > 2
    assert different


@pytest.mark.slow
def test_the_net_that_comes_along_plays_well() -> None:
    """``net`` alone is offered where a net ships. Against play at random it loses hardly a bout."""
    assert [name for name in GAMES if "net" in bot_names(load_game(name))] == ["ready-fence"]
    result = run_arena("ready-fence", ["net", "random"], 16, seed="ships", workers=1)
    assert result.standing("net").wins > 0.8


def test_metadata_are_read_without_a_runtime(tmp_path: Path, nets: dict[str, Path]) -> None:
    """As onnxruntime reads them; and which options a net has met is what its plan named."""
    for name, file in nets.items():
        told = metadata_of(file)
        assert told["game"] == name
        assert told == onnxruntime.InferenceSession(file.read_bytes()).get_modelmeta().custom_metadata_map
    met = player.met(load_game("ready-fence"), nets["ready-fence"])
    assert met == {}
    options: tuple[dict[str, Value], ...] = ({"mode": "tutorial", "points": 10}, {"mode": "basic"})
    Training(Plan("ready-fence", options=options, size=SMALL), tmp_path).write(tmp_path / "some.onnx")
    met = player.met(load_game("ready-fence"), tmp_path / "some.onnx")
    assert met == {"mode": ["tutorial", "basic"], "points": [10, 5]}
    (tmp_path / "none.onnx").write_bytes(b"hello")
    with pytest.raises(ValueError):
        metadata_of(tmp_path / "none.onnx")


def test_listing_bots_loads_no_runtime() -> None:
    """Whoever lists games asks what a net has learned: that costs neither NumPy nor onnxruntime."""
    code = (
        "import sys; from ludarium.bots.registry import learned; from ludarium.core import load_game;"
        "assert learned(load_game('ready-fence'), 'net') == {'mode': ['basic']};"
        "print(sorted({'numpy', 'onnx', 'onnxruntime', 'torch'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_net_is_offered_for_what_it_has_learned() -> None:
    """That of Ready… Fence! for the basic mode, which is the usual one."""
    game = load_game("ready-fence")
    offered = [
        "net" in bot_names(game, options)
        for options in ({}, {"mode": "basic"}, {"mode": "tutorial"}, {"mode": "advanced"})
    ]
    assert offered == [True, True, False, False]
    for option, values in learned(game, "net").items():
        spec = next(spec for spec in game.options if spec.name == option)
        assert set(values) < set(spec.choices)
    assert learned(game, "greedy") == learned(load_game("saboteur"), "net") == {}


def test_nets_are_refused_with_their_reason(
    tmp_path: Path, nets: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LudariumError) as caught:
        make_bot("saboteur", "net", "1")
    assert caught.value.code == "net-none"
    with pytest.raises(LudariumError) as caught:
        make_bot("saboteur", "net:nowhere.onnx", "1")
    assert caught.value.code == "net-file"
    rules = Rules("tokyo-duel")
    state = rules.game.start(2, {}, "1")
    decision = state.decision()
    assert decision is not None
    options = [str(option) for option in decision.options()]
    for file, code in ((nets["saboteur"], "net-other"), (tmp_path / "none.onnx", "net-unreadable")):
        if not file.exists():
            file.write_bytes(b"hello")
        with pytest.raises(LudariumError) as caught:
            make_bot("tokyo-duel", f"net:{file}", "1").choose(state.view(decision.seat), options)
        assert caught.value.code == code
    monkeypatch.setattr(player, "find_spec", lambda name: None)
    with pytest.raises(LudariumError) as caught:
        make_bot("saboteur", "net", "1")
    assert caught.value.code == "nets-missing"
    assert all("net" not in bot_names(load_game(name)) for name in GAMES)


def test_looking_gives_a_chance_to_each_option() -> None:
    torch.manual_seed(1)
    net = Net("tokyo-duel", SMALL)
    batch = Batch("tokyo-duel", 3, seed=1)
    rows, actions = np.nonzero(batch.mask)
    asked = Decisions(batch.numbers.copy(), np.bincount(rows, minlength=3), actions)
    logs, values, owner = looked(net, asked)
    assert logs.shape == owner.shape == (len(actions),)
    assert values.shape == (3,)
