"""The games of a tournament in columns: the same games, or a clear word what is missing."""

import json
import sys
from re import escape

import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.extras import install_line
from elbowroom.lab.parquet import NoParquet, check_parquet, write_parquet
from elbowroom.lab.results import Results


def ladder(folder, *options):
    asked = ["ladder", "classic", "--bots", "greedy,random", "--players", "2", "--games", "3"]
    return CliRunner().invoke(app, [*asked, "--workers", "1", "--out", str(folder), *options])


def test_both_files_hold_the_same_games(tmp_path):
    done = ladder(tmp_path, "--parquet")
    assert done.exit_code == 0, done.output
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    plan = {}
    kept = Results(tmp_path, plan).first_games({2: 3})
    for row, column in zip(kept, table.to_pylist(), strict=True):
        assert column["failure"] is None
        for name in ("players", "number", "seed", "seats", "scores", "ranks", "income"):
            assert column[name] == row[name]
        for seat, times in zip(row["thinking"], column["thinking"], strict=True):
            assert (
                dict(zip(map(str, times["steps"]), times["decisions"], strict=True))
                == (seat["steps"])
            )
            assert times["cpu_total_ns"] == seat["cpu_total_ns"]


def test_a_match_is_written_too(tmp_path):
    place = tmp_path / "match.parquet"
    asked = ["simulate", "kingdoms", "--bots", "random", "--games", "3", "--parquet", str(place)]
    done = CliRunner().invoke(app, [*asked, "--workers", "1", "--json"])
    assert done.exit_code == 0, done.output
    rows = pyarrow.parquet.read_table(place).to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert sum(sum(row["scores"]) for row in rows) / 6 == pytest.approx(
        json.loads(done.stdout)["bots"][0]["mean_score"], abs=0.01
    )


def test_games_that_failed_are_rows_too(tmp_path):
    failure = {"game": 1, "seed": "s", "seat": 0, "bot": "mine", "message": "no"}
    rows = [
        {"players": 2, "number": 0, "seed": "s:0", "seats": ["mine"] * 2, "scores": [3, 4]},
        {"players": 2, "number": 1, "seed": "s:1", "seats": ["mine"] * 2, "failure": failure},
    ]
    write_parquet(rows, tmp_path / "games.parquet")
    read = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [each["failure"] for each in read] == [None, failure]
    assert [each["scores"] for each in read] == [[3, 4], None]


def test_without_the_library_nothing_is_played_and_the_extra_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoParquet, match=escape(install_line("parquet"))):
        check_parquet()
    refused = ladder(tmp_path / "new", "--parquet")
    assert refused.exit_code
    assert not (tmp_path / "new").exists()
