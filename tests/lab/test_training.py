"""A training run with tiny settings, from the first game to a bot that plays."""

import json
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from elbowroom import ElbowroomError, game
from elbowroom.bots import make
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.learned.weights import load
from elbowroom.conquest.bots.players.hard import Hard
from elbowroom.conquest.training import run as training
from elbowroom.conquest.training.__main__ import main
from elbowroom.conquest.training.run import train
from elbowroom.conquest.training.settings import Settings
from elbowroom.kernel.errors import InvalidSetup

pytestmark = pytest.mark.slow

TINY = Settings(
    seed="tiny",
    generations=1,
    first_games=8,
    games=8,
    shares=(1.0, 0.0, 0.0, 0.0),
    epochs=2,
    wide=8,
    deep=4,
    rating_games=2,
    workers=1,
)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run")
    return folder, train(TINY, folder)


def test_a_run_ends_with_weights_that_play(run):
    folder, report = run
    judge = LearnedJudge(folder / "weights.npz")
    state = game("classic").new(players=2, seed=9)
    bots = [Hard(0, judge), make("greedy")]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    assert report["fingerprint"] == load(folder / "weights.npz").fingerprint


def test_the_report_tells_every_generation_and_how_far_odds_can_be_trusted(run):
    folder, report = run
    assert json.loads((folder / "report.json").read_text("utf-8")) == report
    assert [each["generation"] for each in report["generations"]] == [0, 1]
    assert set(report["generations"][1]["ratings"]) == {"planner", "generation 0"}
    for rating in report["generations"][1]["ratings"].values():
        assert rating["ci95"][0] <= rating["win_rate"] <= rating["ci95"][1]
    table = report["reliability"]["2"]["table"]
    assert sum(row["count"] for row in table) == 2 * report["reliability"]["2"]["positions"]
    assert all(row["from"] <= row["said"] <= row["to"] for row in table)


def test_the_same_seed_makes_the_same_weights(run, tmp_path, monkeypatch):
    """The first generation here, in pieces; the test of an interrupted run repeats the second."""
    folder, _ = run
    monkeypatch.setattr(training, "PIECE", 3)
    again = train(replace(TINY, generations=0), tmp_path / "again")
    assert again["fingerprint"] == load(folder / "weights-0.npz").fingerprint


def test_an_interrupted_run_goes_on_and_ends_the_same(run, tmp_path):
    folder, report = run
    begun = tmp_path / "begun"
    begun.mkdir()
    for name in ("settings.json", "games-0.npz", "weights-0.npz", "generation-0.json"):
        (begun / name).write_bytes((folder / name).read_bytes())
    games = (begun / "games-0.npz").stat().st_mtime_ns
    assert train(TINY, begun)["fingerprint"] == report["fingerprint"]
    assert (begun / "games-0.npz").stat().st_mtime_ns == games


def test_a_folder_with_another_run_is_refused(run):
    folder, _ = run
    with pytest.raises(InvalidSetup, match="other settings"):
        train(Settings(seed="other"), folder)


def test_a_folder_with_other_things_is_refused(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear", "utf-8")
    with pytest.raises(InvalidSetup, match="not empty"):
        train(TINY, tmp_path)


@pytest.mark.parametrize(
    ("option", "told"), [("--first-games=2", "first_games"), ("--workers=0", "workers")]
)
def test_impossible_settings_are_refused_in_a_sentence(option, told, tmp_path, capsys):
    assert main([str(tmp_path / "run"), option]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("name", ["settings.json", "games-0.npz", "generation-0.json"])
def test_a_file_cut_short_is_named_and_only_that_is_made_anew(run, tmp_path, name):
    folder, report = run
    begun = tmp_path / "begun"
    begun.mkdir()
    for each in ("settings.json", "games-0.npz", "weights-0.npz", "generation-0.json"):
        (begun / each).write_bytes((folder / each).read_bytes())
    whole = (begun / name).read_bytes()
    (begun / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ElbowroomError, match=rf"{name} is damaged .*(Delete it|another folder)"):
        train(TINY, begun)
    if name != "settings.json":
        (begun / name).unlink()
        assert train(TINY, begun)["fingerprint"] == report["fingerprint"]


def test_a_worker_that_dies_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    def died(*_):
        raise BrokenProcessPool

    monkeypatch.setattr(training, "train", died)
    assert main([str(tmp_path / "run")]) == 2
    assert "The same command goes on" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_fitting_that_comes_to_no_numbers_keeps_the_games(tmp_path):
    with pytest.raises(ElbowroomError, match="Fitting came to no numbers"):
        train(replace(TINY, generations=0, rate=1e30), tmp_path / "wild")
    assert (tmp_path / "wild" / "games-0.npz").exists()
