"""Bots that fail: the game ends with the error named, the match goes on."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from elbowroom.lab import simulate
from elbowroom.lab.crew import Crew
from elbowroom.lab.one_game import Match, play_game
from tests.bots.offering import installed, write_package

PATIENCE = 4
"""Seconds a bot may think here: a busy machine may leave a process alone for some of them."""

BAD = '''
import os, sys, time
from elbowroom.bots import Bot

class Bad(Bot):
    """Plays well in most games, and fails in every third of its own way."""

    name = "bad"

    def choose(self, view):
        game = int(str(self.seed).split(":")[1])
        if game % 3 == 1 and view.state.round == 2:
            return self.fail(view)
        return view.legal_actions()[0]

    def fail(self, view):
        raise KeyError("lost the plot")

class Hangs(Bad):
    name = "hangs"

    def fail(self, view):
        while True:
            pass

class HangsInC(Bad):
    name = "hangs-in-c"

    def fail(self, view):
        sum(range(10**18))

class Dies(Bad):
    name = "dies"

    def fail(self, view):
        os._exit(7)

class Leaves(Bad):
    name = "leaves"

    def fail(self, view):
        sys.exit("enough")

class Cheats(Bad):
    name = "cheats"

    def fail(self, view):
        return 123456789

class Silent(Bad):
    name = "silent"

    def fail(self, view):
        return None

class Chatty(Bad):
    name = "chatty"

    def choose(self, view):
        print("my move")
        return view.legal_actions()[0]

class NeverReady(Bad):
    name = "never-ready"

    def __init__(self, seed=0):
        super().__init__(seed)
        if str(seed).startswith("1:1:"):
            while True:
                time.sleep(1)
'''
OFFERS = {
    "bad": "Bad",
    "hangs": "Hangs",
    "hangs-in-c": "HangsInC",
    "dies": "Dies",
    "leaves": "Leaves",
    "cheats": "Cheats",
    "silent": "Silent",
    "chatty": "Chatty",
    "never-ready": "NeverReady",
}


@pytest.fixture(autouse=True)
def folder(tmp_path):
    write_package(tmp_path, "bad-bots", BAD, OFFERS)
    with installed(tmp_path):
        yield tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("bad", "KeyError: 'lost the plot'"),
        ("hangs", "No answer within 4 seconds; the bot was stopped."),
        ("hangs-in-c", "No answer within 4 seconds; the bot was stopped."),
        ("dies", "The process of the bot ended with code 7."),
        ("leaves", "SystemExit: enough"),
        ("cheats", "123456789 is no action"),
        (
            "silent",
            "WrongAnswer: the answer is None, and an action is a whole number; view.legal_actions() gave",
        ),
    ],
)
def test_a_bot_that_fails_ends_its_game_only(name, words):
    hangs = "hangs" in name
    found = simulate(
        "classic",
        players=2,
        games=3 if hangs else 6,
        bots=[name, "random"],
        seed=1,
        workers=2,
        limit=PATIENCE if hangs else 60,
    )
    failing = [1] if hangs else [1, 4]
    assert [failure["game"] for failure in found["failures"]] == failing
    first = {key: found["failures"][0][key] for key in ("game", "seed", "seat", "bot")}
    assert first == {"game": 1, "seed": "1:1", "seat": 1, "bot": name}
    assert words in found["failures"][0]["message"]
    assert found["errors"] == found["bots"][0]["errors"] == len(failing)
    finished = found["games"] - len(failing)
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(finished)


@pytest.mark.slow
def test_a_failure_leaves_all_other_games_as_they_are():
    asked = {"game": "classic", "players": 2, "games": 3, "seed": 1, "limit": PATIENCE}
    failing = simulate(bots=["hangs", "random"], workers=1, **asked)
    match = Match("classic", 2, ("hangs", "random"), seed=1, options={})
    alone = [play_game(match.fixture(number)) for number in (0, 2)]
    wins = sum(
        1 / len(outcome.winners)
        for outcome in alone
        for seat in outcome.winners
        if outcome.fixture.seats[seat] == "hangs"
    )
    assert failing["bots"][0]["wins"] == pytest.approx(wins)


def test_a_bot_that_hangs_while_it_is_made_is_stopped():
    found = simulate("classic", 2, 3, ["never-ready", "random"], seed=1, limit=PATIENCE)
    assert [(each["game"], each["bot"]) for each in found["failures"]] == [(1, "never-ready")]


def test_what_a_bot_prints_does_not_mix_with_the_figures(capfd):
    simulate("classic", 2, 1, ["chatty", "random"])
    assert capfd.readouterr().out == ""


def test_no_process_outlives_the_crew():
    with Crew(2, limit=5) as crew:
        match = Match("classic", 2, ("random", "random"), seed=1, options={})
        assert len(list(crew.play([match.fixture(number) for number in range(4)]))) == 4
        processes = [hand.process for hand in crew._hands]
        assert all(process.is_alive() for process in processes)
    assert not any(process.is_alive() for process in processes)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc")
def test_a_hanging_bot_goes_when_its_parent_was_killed(folder: Path):
    script = (
        "from elbowroom.lab import simulate\n"
        "simulate('classic', 2, 3, ['hangs', 'random'], seed=1, limit=600)\n"
    )
    marked = {**os.environ, "PYTHONPATH": str(folder), "MARK": str(folder)}
    parent = subprocess.Popen([sys.executable, "-c", script], env=marked)
    try:
        wait_for(lambda: len(marked_processes(str(folder))) == 2)
    finally:
        parent.kill()
        parent.wait()
    wait_for(lambda: not marked_processes(str(folder)))


def marked_processes(mark: str) -> list[str]:
    found = []
    for place in Path("/proc").iterdir():
        try:
            if (
                place.name.isdigit()
                and f"MARK={mark}\0".encode() in (place / "environ").read_bytes()
            ):
                found.append(place.name)
        except OSError:
            continue
    return found


def wait_for(happens) -> None:
    for _ in range(600):
        if happens():
            return
        time.sleep(0.1)
    raise AssertionError("it never happened")
