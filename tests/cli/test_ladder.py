"""`elbowroom ladder`, `study` and `rerun` from the command line."""

import json

import pytest
from typer.testing import CliRunner

from elbowroom import game
from elbowroom.cli.app import app
from elbowroom.cli.option_values import player_counts
from elbowroom.kernel.errors import InvalidSetup

runner = CliRunner()


def run(*words, code=0):
    found = runner.invoke(app, [str(word) for word in words])
    assert found.exit_code == code, found.output
    return found


LADDER = ("ladder", "classic", "--bots", "greedy,random", "--players", "2", "--games", 4)


def test_a_ladder_prints_its_table_and_names_its_files(tmp_path):
    told = run(*LADDER, "--out", tmp_path).stdout
    assert "greedy" in told
    assert "random" in told
    for name in ("report.html", "games.jsonl"):
        assert str(tmp_path / name) in told
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")


def test_the_figures_are_printed_and_kept_alike(tmp_path):
    printed = json.loads(run(*LADDER, "--out", tmp_path, "--json").stdout)
    assert printed == json.loads((tmp_path / "results.json").read_text())
    assert printed["games"] == 4
    assert [bot["name"] for bot in printed["ladder"]] == ["greedy", "random"]


def test_a_study_tests_a_pack_for_balance(tmp_path):
    pack = "examples/packs/moonmoles.json"
    run(
        "study",
        "classic",
        "--bots",
        "random",
        "--games",
        6,
        "--players",
        "5",
        "--pack",
        pack,
        "--out",
        tmp_path,
    )
    found = json.loads((tmp_path / "results.json").read_text())
    assert found["packs"][0]["name"] == "Moonmoles"
    assert "Moonmoles: tested for balance by machine" in (tmp_path / "report.html").read_text()


def test_a_game_of_a_ladder_is_played_again_with_its_record(tmp_path):
    run(*LADDER, "--out", tmp_path)
    record = tmp_path / "again.json"
    told = run("rerun", tmp_path, "2:3", "--out", record).stdout
    assert "as before" in told
    row = next(
        row
        for row in map(json.loads, (tmp_path / "games.jsonl").read_text().splitlines())
        if row["number"] == 3
    )
    assert game("classic").replay(json.loads(record.read_text())).scores() == row["scores"]


def test_a_game_that_failed_is_told_with_the_way_to_the_fault(tmp_path):
    bot = tmp_path / "fox.py"
    bot.write_text(
        "from elbowroom.bots import Bot\n\n\nclass Fox(Bot):\n    def choose(self, view):\n        1 / 0\n"
    )
    out = tmp_path / "out"
    run("ladder", "classic", "--players", "2", "--games", "1", "--bots", f"{bot}:Fox,random",
        "--out", out, code=1)  # fmt: skip
    told = run("rerun", out, "2:0", "--out", tmp_path / "again.json", code=1).stderr
    assert "ZeroDivisionError" in told
    assert f"{bot}:6 in choose" in told
    assert "Traceback" in told


def test_a_game_that_comes_out_differently_is_told(tmp_path):
    run(*LADDER, "--out", tmp_path)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    rows = [{**json.loads(line), "scores": [1, 2]} for line in lines]
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    told = run("rerun", tmp_path, "2:0", "--out", tmp_path / "again.json", code=1)
    assert "before [1, 2]" in told.stdout
    assert "have changed since" in told.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rerun", "{folder}", "2:99"), "Game 2:99 is not in"),
        (("rerun", "{folder}", "17"), "Write players:number, as in 2:17"),
        (("rerun", "{folder}/nowhere", "2:1"), "holds no tournament"),
        (("ladder", "classic", "--players", "7"), "for 2 to 5 players"),
        (("ladder", "classic", "--players", "two"), "are no numbers of players"),
        (("ladder", "classic", "--bots", "greedy,deep"), "no bot 'deep'"),
        (("ladder", "classic", "--bots", "greedy:fast"), "has no settings"),
        (("ladder", "classic", "--limit", "-1"), "more than 0"),
        (("ladder", "classic", "--workers", "0"), "At least one worker"),
        (("study", "chess"), "no game 'chess'"),
    ],
)
def test_bad_usage_is_told_in_one_message(tmp_path, words, told):
    run(*LADDER, "--out", tmp_path)
    found = run(*[word.format(folder=tmp_path) for word in words], code=2)
    assert told in found.stderr
    assert "Traceback" not in found.output


@pytest.mark.parametrize(
    ("text", "counts"), [("3", [3]), ("2-5", [2, 3, 4, 5]), ("4,2", [2, 4]), ("2-3,5", [2, 3, 5])]
)
def test_numbers_of_players_are_read(text, counts):
    assert player_counts(text, 2, 5) == counts


@pytest.mark.parametrize("text", ["", "1", "6", "2-9", "5-2", "-", "2-", "x", "2-99999999999"])
def test_other_numbers_of_players_are_refused(text):
    with pytest.raises(InvalidSetup, match=r"2 to 5 players|no numbers of players"):
        player_counts(text, 2, 5)
