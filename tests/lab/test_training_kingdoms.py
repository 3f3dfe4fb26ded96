"""Learning the weights of the bots of Kingdoms."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from elbowroom.games.kingdoms.bots.facts import LAYOUT
from elbowroom.games.kingdoms.bots.value import read_weights
from elbowroom.games.kingdoms.training.__main__ import Pairs, error, fitted, gathered, main
from elbowroom.games.kingdoms.training.first_weights import starting_weights


def test_fitting_finds_what_facts_are_worth() -> None:
    chance = np.random.default_rng(1)
    sides = chance.integers(0, 6, size=(2, 4000, 2))
    worth = np.array([0.0, 1.0, -2.0, 3.0, 0.5, 2.0])
    ahead = worth[sides[0]].sum(axis=1) - worth[sides[1]].sum(axis=1)
    pairs = Pairs(sides[0], sides[1], ahead)
    found = fitted(pairs, np.zeros(LAYOUT.size), shrink=1.0)
    assert error(pairs, found) < 0.05 < error(pairs, np.zeros(LAYOUT.size))


def test_strong_shrinking_keeps_the_weights_where_they_began() -> None:
    pairs = gathered([([0], [1], 4)])
    start = np.array(starting_weights())
    assert np.abs(fitted(pairs, start, shrink=1e6) - start).max() < 0.001


def test_rows_of_different_length_are_filled_up() -> None:
    pairs = gathered([([1, 2, 3], [4], 2)])
    assert pairs.second.tolist() == [[4, LAYOUT.size, LAYOUT.size]]


def test_learning_begins_with_points_as_they_stand() -> None:
    weights = starting_weights()
    assert weights[LAYOUT.points + 2] == 2
    assert weights[LAYOUT.ore + 60] == 8


def test_a_run_writes_weights_the_bots_can_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    asked = [str(file), "--games", "2", "--generations", "1", "--tables", "0", "--workers", "1"]
    assert main(asked) == 0
    tables = read_weights(file).tables
    assert tables[0] != tables[1]


def test_an_interrupted_run_goes_on_and_shows_its_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, tables = tmp_path / "weights.json", ["--tables", "0", "4"]
    asked = [str(file), "--games", "2", "--generations", "1", "--workers", "1", *tables]
    assert main(asked) == 0
    kept, run = file.read_text(), json.loads((tmp_path / "weights.run.json").read_text())
    assert [(each["generation"], each["table"]) for each in run["points"]] == [(0, 0), (0, 4)]
    assert main(asked) == 0
    assert file.read_text() == kept, "what is done is not done again"
    run["points"].pop()
    (tmp_path / "weights.run.json").write_text(json.dumps(run))
    assert main(asked) == 0
    again = json.loads((tmp_path / "weights.run.json").read_text())
    assert [(each["generation"], each["table"]) for each in again["points"]] == [(0, 0), (0, 4)]
    capsys.readouterr()
    assert main([*asked, "--seed", "another"]) == 2
    assert "other settings" in capsys.readouterr().err.replace("\n", " ")


def test_a_run_may_begin_with_other_weights(tmp_path: Path) -> None:
    file, others = tmp_path / "new.json", tmp_path / "old.json"
    others.write_text(json.dumps({"tables": [[7000] * LAYOUT.size] * 4}))
    asked = [str(file), "--games", "2", "--generations", "1", "--workers", "1"]
    assert main([*asked, "--tables", "0", "--begin-with", str(others)]) == 0
    assert read_weights(file).tables[3] == read_weights(others).tables[3]


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--tables", "7"]])
def test_what_cannot_be_done_is_refused(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path / "weights.json"), *wrong])
    assert "tables are 0 to 5" in capsys.readouterr().err or wrong[0] == "--games"
