"""Tournaments: kept game by game, gone on with after a kill, nothing counted twice."""

import json
import os
import signal
import subprocess
import sys
import time
from re import escape

import pytest

from elbowroom import InvalidSetup, UnknownName
from elbowroom.bots.fingerprint import fingerprint
from elbowroom.extras import install_line
from elbowroom.lab.cluster import NoCluster
from elbowroom.lab.figures import figures
from elbowroom.lab.results import GAMES, PLAN
from elbowroom.lab.tournament import Tournament, run


def tournament(**wishes):
    asked = {"game": "classic", "bots": ["greedy", "random"], "players": [2, 3], "games": 6}
    return Tournament(**{**asked, "seed": 4, "options": {}, **wishes})


def lines(folder):
    return [json.loads(line) for line in (folder / GAMES).read_text().splitlines()]


def timeless(rows):
    return [{key: row[key] for key in row if key != "thinking"} for row in rows]


def test_every_game_is_kept_with_its_seed(tmp_path):
    rows = run(tournament(), tmp_path, workers=2)
    assert len(rows) == 12
    key = ("players", "number")
    assert sorted(tuple(row[k] for k in key) for row in lines(tmp_path)) == [
        (players, number) for players in (2, 3) for number in range(6)
    ]
    assert {row["seed"] for row in rows} == {f"4:{p}:{n}" for p in (2, 3) for n in range(6)}


def test_a_second_run_plays_nothing_again_and_a_longer_one_only_the_rest(tmp_path):
    first = run(tournament(games=4), tmp_path, workers=1)
    before = (tmp_path / GAMES).read_bytes()
    told = []
    assert run(tournament(games=4), tmp_path, workers=1, progress=told.append) == first
    assert (tmp_path / GAMES).read_bytes() == before
    assert told == [8]
    longer = run(tournament(games=6), tmp_path, workers=1)
    assert (tmp_path / GAMES).read_bytes().startswith(before)
    assert timeless(longer) == timeless(run(tournament(games=6), tmp_path / "anew", workers=2))
    assert run(tournament(games=4), tmp_path, workers=1) == first


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path):
    whole = run(tournament(), tmp_path, workers=1)
    kept = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(kept[:-25])
    again = run(tournament(), tmp_path, workers=1)
    assert timeless(again) == timeless(whole)
    assert len(lines(tmp_path)) == 12


def test_a_damaged_line_is_named(tmp_path):
    run(tournament(), tmp_path, workers=1)
    kept = (tmp_path / GAMES).read_text().splitlines()
    kept[2] = kept[2][:40]
    (tmp_path / GAMES).write_text("\n".join(kept) + "\n")
    with pytest.raises(InvalidSetup, match=r"Line 3 of .* Remove that line"):
        run(tournament(), tmp_path)


@pytest.mark.parametrize("wish", [{"seed": 5}, {"bots": ["random", "greedy"]}])
def test_another_tournament_in_the_same_folder_is_refused_and_harms_nothing(tmp_path, wish):
    run(tournament(games=1), tmp_path, workers=1)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(InvalidSetup, match=r"holds another tournament: .* was .* choose another"):
        run(tournament(**wish), tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_games_of_changed_bots_are_not_mixed_with_those_played_before(tmp_path):
    run(tournament(games=1), tmp_path, workers=1)
    plan = json.loads((tmp_path / PLAN).read_text())
    assert plan["code"] == {name: fingerprint(name, "classic") for name in plan["bots"]}
    plan["code"]["greedy"] = "of before"
    (tmp_path / PLAN).write_text(json.dumps(plan))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(InvalidSetup, match=r"code of greedy has changed .* choose another folder"):
        run(tournament(games=2), tmp_path, workers=1)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_plan_from_before_the_code_of_bots_was_told_is_not_mixed_with_new_games(tmp_path):
    run(tournament(games=1), tmp_path, workers=1)
    plan = json.loads((tmp_path / PLAN).read_text())
    del plan["code"]
    (tmp_path / PLAN).write_text(json.dumps(plan))
    with pytest.raises(InvalidSetup, match="has changed"):
        run(tournament(games=2), tmp_path, workers=1)


@pytest.mark.parametrize("text", ["{", "[]"])
def test_a_broken_plan_is_refused(tmp_path, text):
    (tmp_path / PLAN).write_text(text)
    with pytest.raises(InvalidSetup, match="choose another folder"):
        run(tournament(), tmp_path)


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        ({"game": "chess"}, UnknownName, "no game 'chess'"),
        ({"bots": ["deep"]}, UnknownName, "no bot 'deep'"),
        ({"bots": []}, InvalidSetup, "No bot"),
        ({"bots": ["random", "random"]}, InvalidSetup, "more than once: random"),
        ({"games": 0}, InvalidSetup, "At least one game"),
        ({"players": [6]}, InvalidSetup, "2 to 5"),
    ],
)
def test_what_cannot_be_played_is_refused(wish, error, words):
    with pytest.raises(error, match=words):
        tournament(**wish)


def test_without_ray_a_cluster_is_refused_before_anything_is_played(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=escape(install_line("cluster"))):
        run(tournament(), tmp_path / "new", cluster=True)
    assert not (tmp_path / "new").exists()


ENDLESS = 100_000
"""Games of a ladder that is not done before somebody stops it."""


def start_ladder(folder, games=24):
    command = [sys.executable, "-m", "elbowroom.cli", "ladder", "classic"]
    options = ["--bots", "greedy,random", "--players", "2,3", "--games", f"{games}"]
    options += ["--seed", "9"]
    return subprocess.Popen(
        [*command, *options, "--out", str(folder), "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def interruptible():
    """What runs in the background of a shell ignores interrupts, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def games_kept(folder):
    file = folder / GAMES
    return file.read_bytes().count(b"\n") if file.exists() else 0


@pytest.mark.slow
def test_a_ladder_killed_again_and_again_ends_as_if_never_killed(tmp_path):
    killed = tmp_path / "killed"
    for number in range(3):
        process = start_ladder(killed)
        before = games_kept(killed)
        while process.poll() is None and games_kept(killed) < before + 3 + number:
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert 0 < games_kept(killed) < 48
    last = start_ladder(killed)
    out, fault = last.communicate()
    assert last.returncode == 0, fault
    assert str(killed / "report.html") in out
    whole = tmp_path / "whole"
    start_ladder(whole).communicate()
    assert len(lines(killed)) == len(lines(whole)) == 48
    order = ("players", "number")
    by_number = [
        sorted(timeless(lines(folder)), key=lambda row: [row[key] for key in order])
        for folder in (killed, whole)
    ]
    assert by_number[0] == by_number[1]
    found = [json.loads((folder / "results.json").read_text()) for folder in (killed, whole)]
    assert [bot["rating"] for bot in found[0]["ladder"]] == [
        bot["rating"] for bot in found[1]["ladder"]
    ]


@pytest.mark.slow
def test_two_runs_in_one_folder_do_not_mix(tmp_path):
    first = start_ladder(tmp_path, ENDLESS)
    try:
        while first.poll() is None and not games_kept(tmp_path):
            time.sleep(0.01)
        second = start_ladder(tmp_path, ENDLESS)
        _, told = second.communicate()
        assert second.returncode == 2
        assert "Another run is at work" in told
    finally:
        first.kill()
        first.communicate()


@pytest.mark.slow
@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_ladder_says_how_to_go_on(tmp_path):
    process = start_ladder(tmp_path, ENDLESS)
    while process.poll() is None and not games_kept(tmp_path):
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGINT)
    _, told = process.communicate()
    assert process.returncode == 130
    assert (
        told.strip() == f"Stopped. What was played is kept in {tmp_path}; the same command goes on."
    )


def test_the_better_bot_stands_higher(tmp_path):
    asked = tournament(games=12)
    found = figures(asked, run(asked, tmp_path, workers=2))
    best, worst = found["ladder"]
    assert (best["name"], worst["name"]) == ("greedy", "random")
    assert best["rating_ci95"][0] > worst["rating_ci95"][1]
    assert best["wins"]["2"]["rate"] == 1.0
    assert found["duels"]["2"]["greedy"]["random"]["count"] == 12
    assert best["margin"]["mean"] > 0 > worst["margin"]["mean"]
    assert found["errors"] == 0
