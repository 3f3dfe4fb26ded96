"""The game in the terminal, played from scripted input."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from elbowroom import game
from elbowroom.bots import make
from elbowroom.cli.app import app
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.conquest.terminal.drawing import _grid, fitting_size
from elbowroom.games.classic.terminal import ClassicLocalizer
from elbowroom.terminal.host import play_out
from elbowroom.terminal.lines import Gone


class Script:
    """Lines that were written before; then nobody is there."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.asked: list[str] = []

    def ask(self, prompt):
        self.asked.append(prompt)
        if not self.lines:
            raise Gone
        return self.lines.pop(0)


class Player:
    """Someone who writes what a bot would choose, as numbers wherever the list has them."""

    def __init__(self, bot="greedy"):
        self.bot = make(bot, 3)
        self.table = None
        self.written: list[str] = []

    def ask(self, prompt):
        if not prompt or self.table is None:
            return ""
        state = self.table.state
        view = state.view(state.decision.player)
        text = view.text(self.bot.choose(view))
        numbered = [choice.text for choice in self.table.face.menu(view.state).choices]
        self.written.append(str(numbered.index(text) + 1) if text in numbered else text)
        return self.written[-1]


def screen(width=100, height=40):
    return Console(file=io.StringIO(), width=width, height=height, highlight=False)


def shown(console):
    return console.file.getvalue()


def sit(*lines, console=None, **wishes):
    """Play from written lines; give the table and what was shown."""
    console = console or screen()
    wishes = {"players": 2, "bots": "greedy", "names": "Ann", "seed": "4", **wishes}
    table = play_in_terminal(Wishes(**wishes), Script(*lines), console)
    return table, shown(console)


@pytest.fixture
def whole_game(monkeypatch):
    """Play a whole game through the screen."""

    def play(players, people, bot="greedy", width=100, height=40, **wishes):
        console = screen(width, height)
        player = Player(bot)
        names = ",".join(["Ann", "Bob", "Cid"][:people])
        rest = ",".join(["greedy"] * (players - people)) or ""

        def host(table, lines):
            lines.table = table
            play_out(table, lines)

        monkeypatch.setattr("elbowroom.cli.play.play_out", host)
        wishes = Wishes(players=players, bots=rest, names=names, seed="7", **wishes)
        return play_in_terminal(wishes, player, console), shown(console), player

    return play


@pytest.mark.parametrize(
    ("players", "people", "bot", "size"),
    [
        (2, 1, "greedy", (60, 20)),
        (4, 2, "random", (100, 40)),
        pytest.param(2, 1, "random", (200, 60), marks=pytest.mark.slow),
        pytest.param(3, 2, "greedy", (100, 40), marks=pytest.mark.slow),
        pytest.param(5, 3, "random", (60, 20), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_is_played_to_the_end_and_fits_the_screen(
    whole_game, players, people, bot, size
):
    width, height = size
    table, text, player = whole_game(players, people, bot, width, height)
    assert table.state.over
    assert "Final standing" in text
    assert any(line.isdecimal() for line in player.written)
    for name in table.state.setup["names"]:
        assert name in text
    hands_over = "Take the seat and press Enter" in text
    assert hands_over == (people > 1)
    assert max(len(line) for line in text.splitlines()) <= width


def test_nobody_has_to_pick_in_a_game_of_bots():
    table, text = sit(players=2, bots="greedy,random", names=None)
    assert table.state.over
    assert "Final standing" in text


def test_numbers_and_words_both_answer():
    by_number, _ = sit("1")
    by_word, _ = sit("pick 0")
    assert by_number.state.journal == by_word.state.journal


def test_a_region_alone_is_enough():
    table, _ = sit("pick 0", "r02")
    assert table.state.text(table.state.journal[-1]) == "conquer r02"


def test_the_other_players_coins_are_hidden_until_the_end():
    _, text = sit("pick 0")
    assert "coins hidden" in text
    _, text = sit("pick 0", open_coins=True)
    assert "coins hidden" not in text


def test_help_why_rules_look_board_log_income_answer_and_change_nothing():
    table, text = sit(
        "help",
        "why pick 1",
        "why conquer r02",
        "why",
        "rules orcs",
        "rules xyzzy",
        "look r02",
        "look r99",
        "board",
        "log",
        "income",
        "",
    )
    assert "What you can write" in text
    assert "tokens" in text
    assert "is not allowed" in text
    assert "C-RACE-ORCS-1" in text
    assert "Next to r01 (Whale Sound)" in text
    assert "There is no region 'r99'" in text
    assert "neighbours" in text
    assert table.state.decision.kind == "pick"


def test_nonsense_is_refused_with_what_would_be_allowed():
    table, text = sit("dance", "77", "conquer r99", "pick 44")
    assert "No verb 'dance'" in text
    assert "There is no choice 77" in text
    assert "no region 'r99'" in text
    assert "Allowed: pick 0" in text
    assert table.state.decision.kind == "pick"


def test_undo_takes_back_until_something_new_was_seen():
    table, text = sit("pick 0", "undo", "r02", "undo")
    assert "Nothing to take back" in text
    assert table.state.decision.kind == "conquer"
    assert not table.state.held[table.state.active(0)]


def test_undo_does_not_reach_into_the_last_turn():
    table, text = sit("pick 0", "r02", "done", "even", "done", "undo")
    assert "Nothing to take back" in text
    assert table.state.round == 2


def test_even_spreads_and_counts_can_be_written():
    table, _ = sit("pick 0", "r02", "done", "even", "undo", "r02 3")
    assert table.state.decision.kind == "redeploy"
    assert table.state.tokens[table.state.rules.board.number("r02")] == 3
    table, text = sit("pick 0", "even")
    assert "nothing to spread" in text
    assert table.state.decision.kind == "conquer"


def test_quit_leaves_the_table():
    table, text = sit("pick 0", "quit")
    assert table.left
    assert "not saved" in text


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path):
    file = tmp_path / "kept.json"
    left, text = sit("pick 0", "r02", f"save {file}", "quit")
    assert "Saved to" in text
    on, _ = sit("done", "even", "done", load=file)
    straight, _ = sit("pick 0", "r02", "done", "even", "done")
    assert on.seats == left.seats
    assert on.state.digest() == straight.state.digest()
    assert CliRunner().invoke(app, ["replay", str(file)]).exit_code == 0


def test_the_game_is_kept_where_asked(tmp_path):
    file = tmp_path / "kept.json"
    sit("pick 0", save=file)
    kept = json.loads(file.read_text())
    assert game("classic").replay(kept["record"]).decision.kind == "conquer"


def test_saving_to_a_place_that_is_none_is_told():
    _, text = sit("save", f"save {Path('no', 'such', 'folder', 'x.json')}")
    assert "Write where to" in text
    assert "could not be saved" in text


def test_an_edited_saved_game_is_refused(tmp_path):
    file = tmp_path / "kept.json"
    sit("pick 0", "r02", save=file)
    for change in ({"seats": 3}, {"seats": []}, {"record": 3}, {"record": {"game": "classic"}}):
        broken = tmp_path / "broken.json"
        broken.write_text(json.dumps({**json.loads(file.read_text()), **change}))
        result = CliRunner().invoke(app, ["play", "--terminal", "--load", str(broken)])
        assert result.exit_code == 1, result.output
        assert "Traceback" not in result.output


def test_the_start_menu_asks_who_plays():
    console = screen()
    lines = Script("9", "three", "3", "Ann", "", "random", "pick 0")
    table = play_in_terminal(Wishes(seed="1"), lines, console)
    assert [(seat.name, seat.bot) for seat in table.seats] == [
        ("Ann", None),
        ("greedy", "greedy"),
        ("random", "random"),
    ]
    assert shown(console).count("Write a number from 2 to 5") == 2


def test_the_command_plays_from_a_pipe():
    result = CliRunner().invoke(app, ["play", "--seed", "1"], input="2\nAnn\n\npick 0\nquit\n")
    assert result.exit_code == 0, result.output
    assert "here it is" in result.output
    assert "Pick a combo" in result.output
    nobody = CliRunner().invoke(app, ["play", "--terminal"], input="")
    assert nobody.exit_code == 0
    assert "Nobody sat down" in nobody.output


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_map_shows_every_region(players):
    board = game("classic").new(players=players, seed=1).rules.board
    columns, rows = fitting_size(board, 63, 30)
    found = {region for line in _grid(board, columns, rows) for region in line}
    assert found == set(range(len(board.regions)))


def test_every_event_of_many_games_is_told_in_words():
    dice = random.Random(2)
    kinds = set()
    for seed in range(40):
        state = game("classic").new(players=2 + seed % 4, seed=seed)
        words = ClassicLocalizer(state)
        while not state.over:
            events = []
            state.apply(dice.choice(state.legal_actions()), events)
            kinds |= {event.kind for event in events}
            told = words.events(events)
            assert len(told) <= len(events)
            assert bool(told) == bool(events)
            assert all(sentence.endswith(".") for sentence in told)
    assert {"picked", "conquered", "scored", "declined", "rolled", "peace"} <= kinds
