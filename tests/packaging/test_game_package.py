"""A game of its own package: installed by pip, it plays in every room; one with a fault is named."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.catalogue import GAMES, GROUP, find_games, game
from elbowroom.kernel.errors import UnknownName

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "game"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder pip has installed the example into."""
    source = tmp_path_factory.mktemp("source") / "game"
    shutil.copytree(EXAMPLE, source)
    target = tmp_path_factory.mktemp("installed")
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", *options, "--target", target, source],
        check=True,
    )
    return target


def run(folder: Path, *command: str, said: str = "") -> str:
    """Run a command of Python where the packages of the folder are found, and give its output."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        input=said,
        text=True,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def elbowroom(folder: Path, *arguments: str, said: str = "") -> str:
    return run(folder, "-m", "elbowroom.cli", *arguments, said=said)


@pytest.mark.slow
def test_it_passes_every_test_that_all_games_pass(folder: Path) -> None:
    options = ["-q", "-p", "no:cacheprovider", "-k", "ledges", "tests/conformance"]
    told = run(folder, "-m", "pytest", *options)
    passed = re.search(r"^(\d+) passed, \d+ deselected", told, re.MULTILINE)
    assert passed
    assert int(passed[1]) >= 50


def test_it_is_listed_like_any_game(folder: Path) -> None:
    listed = json.loads(elbowroom(folder, "games", "--json"))
    assert [each["id"] for each in listed["games"]][-1] == "ledges"
    assert listed["faults"] == []


@pytest.mark.slow
def test_bots_play_it_and_its_records_replay(folder: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "records")
    options = ["--players", "2", "--games", "20", "--bots", "greedy,random", "--json"]
    found = json.loads(elbowroom(folder, "simulate", "ledges", *options, "--records", kept))
    assert found["errors"] == 0
    assert found["bots"][0]["win_rate"] > found["bots"][1]["win_rate"]
    record = min(Path(kept).glob("*.json"))
    assert "lands on" in elbowroom(folder, "replay", str(record))


@pytest.mark.slow
def test_a_ladder_and_a_bench_of_it_run(folder: Path, tmp_path: Path) -> None:
    options = ["--bots", "greedy,random", "--games", "8", "--out", str(tmp_path)]
    elbowroom(folder, "ladder", "ledges", *options)
    assert (tmp_path / "report.html").is_file()
    bench = elbowroom(folder, "bench", "ledges", "--players", "3", "--seconds", "0.2", "--json")
    assert json.loads(bench)["decisions_per_second"] > 0


@pytest.mark.slow
def test_a_person_plays_it_in_the_terminal(folder: Path) -> None:
    options = [
        "--terminal",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "3",
    ]
    told = elbowroom(folder, "play", "ledges", *options, said="1\n" * 60)
    assert "l4" in told


TABLE = """
import sys
from pathlib import Path
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from tests.server.conftest import served
from tests.server.people import bearer, opened, play_on
database = f"sqlite:///{Path(sys.argv[1]) / 'tables.db'}"
with served(Settings(database, Rates.of(0), bot_delay=0)) as http:
    table, secrets = opened(http, "me", "here", "greedy", game="ledges")
    seen = play_on(http, table, secrets)
    assert seen["status"] == "over", seen["status"]
    told = http.get(f"/api/tables/{table}/record", headers=bearer(*secrets.values()))
    record = told.json()
    offered = {each["id"]: each for each in http.get("/api/games").json()["games"]}
    assert "event-" in offered["ledges"]["words"]["en"], offered["ledges"]
    assert offered["classic"]["words"] == {}
    assert record["game"] == "ledges" and len(record["result"]["scores"]) == 3, record["result"]
"""


@pytest.mark.slow
def test_it_is_played_to_the_end_at_a_table_of_the_server(folder: Path, tmp_path: Path) -> None:
    run(folder, "-c", TABLE, str(tmp_path))


WRITTEN = "from elbowroom.kernel.manifest import Manifest\nMANIFEST = Manifest({})\nGAME = 5\n"
FAULTS = {
    "missing": ("", "elbowroom_nowhere", "cannot be imported (ModuleNotFoundError"),
    "odd": ("MANIFEST = 5", "", "is no Manifest"),
    "taken": (WRITTEN.format("'classic', 'x:GAME'"), "", "the id 'classic' is taken"),
    "hollow": (
        WRITTEN.format("'hollow', 'elbowroom_nowhere:GAME'"),
        "",
        "names elbowroom_nowhere:GAME, which cannot be had",
    ),
    "empty": (
        WRITTEN.format("'empty', __name__ + ':GAME'"),
        "",
        "is no Game with the id 'empty'",
    ),
}
"""A package's module, the module its entry point names if another, and what is said of it."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_package_with_a_fault_is_named_in_one_line_and_the_others_go_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, named, said = FAULTS[name]
    module = f"elbowroom_fault_{name}"
    (tmp_path / f"{module}.py").write_text(source)
    metadata = tmp_path / f"{module}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
    lines = f"[{GROUP}]\n{name} = {named or module}:MANIFEST\n"
    (metadata / "entry_points.txt").write_text(lines)
    before = list(GAMES)
    monkeypatch.syspath_prepend(str(tmp_path))
    find_games.cache_clear()
    try:
        (fault,) = find_games().faults
        assert fault.startswith(f"The game {name} of the package {name}-game cannot be used: ")
        assert said in fault
        assert "\n" not in fault
        assert list(GAMES) == before
        assert game("classic").id == "classic"
        if name not in GAMES:
            with pytest.raises(UnknownName):
                game(name)
    finally:
        monkeypatch.undo()
        find_games.cache_clear()
        sys.modules.pop(module, None)
