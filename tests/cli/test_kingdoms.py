"""Games of Kingdoms in the terminal, and the challenge of the day."""

from __future__ import annotations

import asyncio
import io
import re
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from elbowroom.catalogue import game as find_game
from elbowroom.cli import challenge as challenges
from elbowroom.cli.app import app
from elbowroom.cli.challenge import Asked, run_challenge
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.games.kingdoms.terminal.choices import heading
from elbowroom.server.store import open_store
from elbowroom.table.challenges import challenge_of, today
from elbowroom.table.fairness import verify
from elbowroom.table.replays import record_of
from elbowroom.table.table import Table as ServerTable
from elbowroom.terminal import host
from elbowroom.terminal.commands import Person
from elbowroom.terminal.lines import Gone
from elbowroom.terminal.plain_face import face_for
from elbowroom.terminal.table import Seat, Table

LANGUAGES = ("en", "cs", "pl", "is")
KINGDOMS = find_game("kingdoms")


def console_of(width=120):
    return Console(file=io.StringIO(), width=width, height=44, highlight=False)


class Chooser:
    """Someone who chooses by number, now one thing, now another, and looks around first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, asked: tuple[str, ...] = ()):
        self.rng = Random(seed)
        self.asked = list(asked)
        self.prompts = []
        self.menu = None

        def noted(table, player, menu):
            self.menu = menu
            return Person(table, player, menu)

        monkeypatch.setattr(host, "Person", noted)

    def ask(self, prompt):
        self.prompts.append(prompt)
        if self.asked and prompt:
            return self.asked.pop(0)
        return str(self.rng.randrange(len(self.menu.choices)) + 1) if self.menu else ""


def test_a_whole_game_is_played_by_number(monkeypatch: pytest.MonkeyPatch):
    console = console_of()
    looks = ("help", "board", "look a1", "rules K-SOLO-1", "income", "why", "why patrol x y")
    wishes = Wishes(players=1, names="Ann", seed="5", game="kingdoms")
    table = play_in_terminal(wishes, Chooser(monkeypatch, 1, looks), console)
    assert table.state.over
    shown = console.file.getvalue()
    assert max(len(line) for line in shown.splitlines()) <= 120
    for words in ("Action card:", "Home territory: Dummy opponent", "Final standing", "Night"):
        assert words in shown
    assert "No territory lies on the table yet." in shown
    assert "'patrol x y' cannot be read. It is written: patrol FROM REGION" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_random_games_is_explained_in_words(language: str):
    verbs, kinds = set(), set()
    for seed, (players, heroes_call) in enumerate([(1, False), (3, True)]):
        state = KINGDOMS.new(players, seed, heroes_call=heroes_call)
        shown = face_for(state, language)
        rng = Random(seed)
        for _ in range(150):
            if state.over:
                break
            shown.words.follow(state)
            menu = shown.menu(state)
            kinds.add(state.decision.kind)
            assert "{" not in heading(state, shown.words)
            for choice in menu.choices:
                verbs.add(choice.text.split()[0])
                assert choice.note, choice.text
                assert "{" not in choice.note, choice.note
            state.apply(rng.choice(state.legal_actions()))
    assert len(verbs) > 15
    assert len(kinds) > 9


def seated(state, people=2, console=None):
    return Table(
        KINGDOMS, state, [Seat(f"P{n + 1}") for n in range(people)], console or console_of()
    )


def at_war(seed=3):
    """A game of three in which the first die of a war is to be set."""
    rng = Random(seed)
    while True:
        state = KINGDOMS.new(3, seed, names=["P1", "P2", "P3"])
        while not state.over:
            if state.decision.kind == "dial" and "dial 1" in texts(state):
                return state
            state.apply(rng.choice(state.legal_actions()))
        seed += 1


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def test_a_die_is_set_behind_a_hand_over_and_never_shown_or_taken_back():
    console = console_of()
    table = seated(at_war(), 3, console)
    first = table.state.decision.player
    second = table.state.war_rival(first)

    class Writer:
        """Two people: the first sets 1, the second looks around, sets a die, then wants it back."""

        def __init__(self):
            self.lines = [f"P{first + 1}: dial 1", "undo", "log", "board", "flag", "undo", "quit"]
            self.handed = 0

        def ask(self, prompt):
            if not prompt:
                self.handed += 1
                return ""
            return self.lines.pop(0).split(": ")[-1]

    writer = Writer()
    host.play_out(table, writer)
    assert writer.handed >= 2
    shown = console.file.getvalue()
    assert f"P{second + 1}, it is your turn to decide." in shown
    before_the_reveal = shown[: shown.rindex("War for", 0, shown.index("(flag)"))]
    assert "set, still hidden" in before_the_reveal
    assert not re.search(r"\(1\)", before_the_reveal)
    assert shown.count("Nothing can be taken back: a die was rolled or set") >= 1
    assert table.state.war_revealed or table.state.war_region < 0


def test_what_is_not_allowed_is_told_in_words():
    state = at_war()
    table = seated(state, 3)
    for written, words in (
        ("dance", "No verb 'dance'"),
        ("dial 12", "dial 12 is not allowed"),
        ("select trade", "select trade is not allowed"),
    ):
        menu = table.face.menu(state)
        person = Person(table, state.decision.player, menu)
        assert not person.obey(written)
        assert words in table.console.file.getvalue()


# The challenge of the day.


def challenge(*words):
    return CliRunner().invoke(app, ["challenge", *map(str, words)])


async def kept(folder):
    store = await open_store(f"sqlite:///{folder / 'tables.db'}")
    try:
        found = await store.results_of_day("kingdoms", today().isoformat(), 9)
        return found, [await store.load(each.table_id) for each in found]
    finally:
        await store.close()


@pytest.mark.slow
def test_the_challenge_is_played_in_the_terminal_and_kept(monkeypatch, tmp_path):
    points = []
    for seed in (1, 2):
        console = console_of()
        monkeypatch.setattr(
            challenges, "play_out", lambda table, lines: noted(points, table, lines)
        )
        chooser = Chooser(monkeypatch, seed)
        run_challenge(Asked(name="Ann", data=tmp_path), chooser, console)
        shown = console.file.getvalue()
        counted = "This result is in the score table." in shown
        assert counted == (seed == 1)
        assert "1 day in a row" in shown
    (found,), ((_, entries),) = asyncio.run(kept(tmp_path))
    assert (found.points, found.name) == (points[0], "Ann")
    table = ServerTable.of(found.table_id, entries)
    assert verify(KINGDOMS, record_of(table)) > 0
    assert table.challenge["day"] == today().isoformat()
    told = challenge("--scores", "--data", tmp_path, "--name", "Ann", "--lang", "cs")
    assert told.exit_code == 0
    assert "Výzva dne" in told.output
    assert re.search(rf"1\s+Ann\s+{points[0]}", told.output)


def noted(points, table, lines):
    host.play_out(table, lines)
    points.append(table.state.scores()[0])


def test_a_challenge_that_is_left_is_no_result(tmp_path):
    class Leaver:
        def ask(self, prompt):
            raise Gone

    console = console_of()
    run_challenge(Asked(name="Ann", data=tmp_path), Leaver(), console)
    assert "the game was not saved" in console.file.getvalue()
    assert asyncio.run(kept(tmp_path)) == ((), [])


def test_the_terminal_plays_the_same_game_as_the_server():
    asked = challenge_of(KINGDOMS, today())
    setup = KINGDOMS.check_setup(**{**asked.setup, "names": ["Ann"]})
    chance = challenges.Chance(asked.seed, asked.name)
    table = challenges.ChallengeTable(
        KINGDOMS, KINGDOMS.begin(setup), [Seat("Ann")], console_of(), chance=chance
    )
    rng = Random(4)
    while not table.state.over:
        table.play(rng.choice(texts(table.state)))
    row, entries, *_, result = challenges.as_table(asked, "Ann", table.state)
    again = ServerTable.of(row.id, entries)
    assert again.play.state.digest() == table.state.digest()
    assert result.points == table.state.scores()[0]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("classic",), "There is no challenge of 'classic'. Challenges: kingdoms."),
        (("--day", "tomorrow"), "There is no day 'tomorrow'; days are YYYY-MM-DD."),
        (("--day", "2999-01-01"), "is not published yet"),
    ],
)
def test_what_is_no_challenge_is_refused_in_words(tmp_path, words, reason):
    told = challenge(*words, "--data", tmp_path)
    assert told.exit_code == 2
    assert reason in told.output
    assert "Traceback" not in told.output
