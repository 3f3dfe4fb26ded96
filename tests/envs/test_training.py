"""The example learns: after a little self-play it beats the random bot."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_agent.py"
STEPS = 600


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_an_agent_that_has_learned_a_little_beats_the_random_bot(example: ModuleType):
    training = example.Training(2, seed=1)
    for _ in range(STEPS):
        training.step()
    assert training.finished > 50
    wins, games = example.evaluate(training.agent, 2, games=96, seed=10**6)
    assert wins / games > 0.65


def test_the_example_measures_what_it_trained(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    options = ["train_agent.py", "--seconds", "0.1", "--evaluate", "1"]
    monkeypatch.setattr("sys.argv", options)
    example.main()
    assert "against random bots" in capsys.readouterr().out
