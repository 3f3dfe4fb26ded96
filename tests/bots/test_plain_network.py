"""The learned judge without numpy: the same numbers, and so the same moves."""

import random
from pathlib import Path

import pytest

from elbowroom import ElbowroomError, game
from elbowroom.bots import make
from elbowroom.conquest.bots.evaluation.heuristics import Heuristics
from elbowroom.conquest.bots.learned import judge, plain_network
from elbowroom.conquest.bots.learned.judge import LearnedJudge

CLOSE = 1e-5


def positions_of(which, players):
    """Some positions of a game that anybody might have played."""
    chance = random.Random(which)
    state = game(which).new(players=players, seed=f"plain {which}")
    found = []
    while not state.over:
        state.apply(chance.choice(state.legal_actions()))
        if chance.random() < 0.05:
            found.append(state.copy())
    return found


@pytest.fixture
def without_numpy(monkeypatch):
    monkeypatch.setattr(judge, "has_numpy", lambda: False)


@pytest.mark.parametrize(("which", "players"), [("classic", 2), ("classic", 4), ("warcraft", 3)])
def test_positions_are_judged_as_by_numpy(which, players, monkeypatch):
    positions = positions_of(which, players)
    by_numpy = LearnedJudge().judge_all(positions)
    monkeypatch.setattr(judge, "has_numpy", lambda: False)
    for expected, found in zip(by_numpy, LearnedJudge().judge_all(positions), strict=True):
        assert found.coins == pytest.approx(expected.coins, abs=100 * CLOSE)
        assert found.wins == pytest.approx(expected.wins, abs=CLOSE)


def test_the_learned_bot_plays_the_same_without_numpy(monkeypatch):
    def answers():
        state = game("classic").new(players=2, seed=5)
        bots = [make("hard", 0), make("greedy", 1)]
        for _ in range(40):
            seat = state.decision.player
            state.apply(bots[seat].choose(state.view(seat)))
        return state.journal

    by_numpy = answers()
    monkeypatch.setattr(judge, "has_numpy", lambda: False)
    assert answers() == by_numpy


@pytest.mark.usefixtures("without_numpy")
def test_layers_can_be_given_to_something_quicker(monkeypatch):
    asked = []

    def layers(weights, rows):
        asked.append(len(rows))
        return plain_network.layers_in_python(weights, rows)

    monkeypatch.setattr(plain_network, "_layers", plain_network._layers)
    plain_network.compute_layers_with(layers)
    state = game("classic").new(players=3, seed=1)
    LearnedJudge().judge_all([state, state])
    assert asked == [6], "all positions in one call, a row for each seat"


@pytest.mark.parametrize("harm", [lambda data: data[:-400], lambda data: b"PK" + data[40:]])
def test_damaged_weights_are_refused_with_the_name_of_their_file(tmp_path, harm):
    heuristics = Heuristics()
    path = tmp_path / "weights.npz"
    path.write_bytes(harm(Path(heuristics.weights).read_bytes()))
    heuristics.weights = str(path)
    with pytest.raises(ElbowroomError, match=r"weights\.npz: the weights"):
        plain_network.plain_weights(heuristics)
