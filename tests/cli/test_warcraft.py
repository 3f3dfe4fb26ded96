"""The games on islands in the terminal and at the command line."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from elbowroom.catalogue import game as find_game
from elbowroom.cli.app import app
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.conquest.terminal.charts import charted
from elbowroom.conquest.terminal.choices import heading, menu_of
from elbowroom.conquest.terminal.drawing import _grid, fitting_size
from elbowroom.games.warcraft.terminal import WarcraftLocalizer
from elbowroom.terminal import host
from elbowroom.terminal.commands import Person
from elbowroom.terminal.lines import Gone
from elbowroom.terminal.table import Seat, Table
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS
from tests.properties.playing import new, played

LANGUAGES = ("en", "cs", "pl", "is")


def run(*words):
    return CliRunner().invoke(app, [str(word) for word in words])


class Chooser:
    """Someone who chooses by number, now one thing, now another, and looks around first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, asked: tuple[str, ...] = ()):
        self.rng = Random(seed)
        self.asked = list(asked)
        self.menu = None

        def noted(table, player, menu):
            self.menu = menu
            return Person(table, player, menu)

        monkeypatch.setattr(host, "Person", noted)

    def ask(self, prompt):
        if self.asked:
            return self.asked.pop(0)
        return str(self.rng.randrange(len(self.menu.choices)) + 1)


@pytest.mark.parametrize(
    "language", ["en", *[pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES[1:]]]
)
def test_a_whole_game_is_played_by_number(monkeypatch: pytest.MonkeyPatch, language: str):
    console = Console(file=io.StringIO(), width=120, height=44, highlight=False)
    looks = ("help", "board", "look L1A-01", "rules frostmourne", "income", "why")
    chooser = Chooser(monkeypatch, LANGUAGES.index(language), looks)
    wishes = Wishes(
        players=2, bots="greedy", names="Ann", seed="5", language=language, game="warcraft"
    )
    table = play_in_terminal(wishes, chooser, console)
    assert table.state.over
    shown = console.file.getvalue()
    assert max(len(line) for line in shown.splitlines()) <= 120
    assert "Frostmourne" in shown
    assert "{" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_random_games_is_explained_in_words(language: str):
    verbs = set()
    for seed in range(3):
        words = None
        for state, _ in played(2 + seed % 4, seed, "warcraft"):
            words = words or WarcraftLocalizer(state, language)
            assert heading(state, words)
            menu = menu_of(state, words)
            for choice in menu.choices:
                verbs.add(choice.text.split()[0])
                assert choice.note, choice.text
    assert len(verbs) > 10


def test_a_toll_is_told_before_it_is_paid():
    pos = (
        position("warcraft", players=2, board=ISLANDS)
        .give(0, "orcs", "mining", {"a3": 1}, hand=6, coins=9)
        .give(1, "humans", "marsh_dweller", {"a4": 1})
        .turn(phase="conquer")
    )
    words = WarcraftLocalizer(pos.state)
    notes = {choice.text: choice.note for choice in menu_of(pos.state, words).choices}
    assert "First pay 1 coin to Player 2" in notes["conquer a4"]
    assert "First" not in notes["conquer a6"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_map_shows_every_region_once(players: int):
    board = charted(new(players, 3, "warcraft").rules.board)
    columns, rows = fitting_size(board, 100, 34)
    found = {region for line in _grid(board, columns, rows) for region in line}
    assert set(range(len(board.regions))) <= found


def test_what_chance_has_shown_is_not_taken_back():
    """A site turned up stays seen: undo ends there."""
    pos = (
        position("warcraft", players=2, board=ISLANDS)
        .give(0, "orcs", "mining", {"a4": 1}, hand=5)
        .face_down("a5")
        .turn(phase="conquer")
    )
    console = Console(file=io.StringIO(), width=100, height=40)
    state = pos.state
    state.rng = 12345
    table = Table(find_game("warcraft"), state, [Seat("Ann"), Seat("greedy", "greedy")], console)
    table.play("conquer a6")
    assert table.undo()
    table.play("conquer a5")
    assert not table.undo()


def test_a_game_that_nobody_knows_is_refused():
    result = run("play", "chess", "--terminal")
    assert result.exit_code != 0
    assert "no game 'chess'" in result.output
    assert "Traceback" not in result.output


def test_nobody_sits_down_at_the_islands():
    class Nobody:
        def ask(self, prompt):
            raise Gone

    console = Console(file=io.StringIO(), width=100)
    assert play_in_terminal(Wishes(game="warcraft"), Nobody(), console) is None
    assert "Small World of Warcraft" in console.file.getvalue()


@pytest.mark.slow
def test_games_are_simulated_replayed_and_measured(tmp_path):
    played_games = run(
        "simulate", "warcraft", "--games", 2, "--bots", "greedy,normal", "--records", tmp_path
    )
    assert played_games.exit_code == 0, played_games.output
    record = tmp_path / "game-00000.json"
    told = run("replay", record)
    assert told.exit_code == 0, told.output
    assert "lands" in told.output or "conquers" in told.output
    verdict = json.loads(run("replay", record, "--json").stdout)
    assert verdict["valid"]
    assert verdict["over"]
    assert run("bench", "warcraft", "--seconds", "0.3").exit_code == 0


def test_a_ladder_reports_factions_and_sites(tmp_path):
    result = run(
        "ladder",
        "warcraft",
        "--bots",
        "greedy,random",
        "--games",
        6,
        "--players",
        "2",
        "--workers",
        1,
        "--out",
        tmp_path / "ladder",
    )
    assert result.exit_code == 0, result.output
    page = (tmp_path / "ladder" / "report.html").read_text()
    for words in ("Factions", "Sites", "Alliance", "Horde", "Blood Elves", "Wins of those who"):
        assert words in page
    found = json.loads((tmp_path / "ladder" / "results.json").read_text())
    assert set(found["by_players"]["2"]["factions"]) <= {"alliance", "horde", "neutral"}
