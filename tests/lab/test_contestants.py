"""Bots in files of one's own, and what is told of those that fail."""

import pytest

from elbowroom.bots import Bot
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.contestants import fingerprint, make, named
from elbowroom.lab.simulation import simulate
from elbowroom.lab.tournament import Tournament

SOURCE = """
from elbowroom.bots import Bot
from beside import first


class First(Bot):
    def choose(self, view):
        return first(view)


class Stumbling(Bot):
    def choose(self, view):
        return 1 // (view.decision.player - view.decision.player)


class Dreaming(Bot):
    def choose(self, view):
        return 123456789
"""


@pytest.fixture
def file(tmp_path):
    (tmp_path / "beside.py").write_text("def first(view):\n    return view.legal_actions()[0]\n")
    place = tmp_path / "my_bots.py"
    place.write_text(SOURCE)
    return place


def match(*bots, **options):
    return simulate("classic", players=2, games=2, bots=bots, **options)


def test_a_bot_in_a_file_plays_without_being_installed(file):
    found = match(f"{file}:First", "random")
    assert found["errors"] == 0
    assert found["bots"][0]["name"] == f"{file}:First"


def test_a_class_plays_too(file):
    kind = type(make(f"{file}:First"))
    assert match(kind, "random")["errors"] == 0


class Elsewhere:
    class Inner(Bot):
        name = "inner"

        def choose(self, view):
            return view.legal_actions()[0]


def test_a_class_that_no_other_process_finds_is_refused():
    with pytest.raises(InvalidSetup, match=r"top level of a \.py file"):
        named([Elsewhere.Inner])


def test_a_fault_is_told_with_its_line_and_the_way_there(file):
    failure = match(f"{file}:Stumbling", "random")["failures"][0]
    assert failure["message"].startswith("ZeroDivisionError")
    assert failure["where"] == f"{file}:13 in choose"
    assert "return 1 // (view.decision" in failure["traceback"]


def test_a_wrong_answer_is_told_what_was_allowed(file):
    failure = match(f"{file}:Dreaming", "random")["failures"][0]
    assert "123456789" in failure["message"]
    assert "view.legal_actions() gave" in failure["message"]
    assert "(pick 1)" in failure["message"]
    assert "traceback" not in failure


def test_in_debug_games_are_played_in_this_process(file, monkeypatch):
    stopped = []
    monkeypatch.setattr("sys.breakpointhook", lambda: stopped.append(True))
    file.write_text(SOURCE.replace("return first(view)", "breakpoint(); return first(view)"))
    other = file.rename(file.with_name("stopping.py"))
    match(f"{other}:First", "random", debug=True)
    assert stopped


def test_who_leaves_the_debugger_wants_no_more_games(file):
    source = SOURCE.replace("return first(view)", "import bdb; raise bdb.BdbQuit")
    leaving = file.with_name("leaving.py")
    leaving.write_text(source)
    found = simulate("classic", players=2, games=5, bots=[f"{leaving}:First"], debug=True)
    assert (found["games"], found["errors"]) == (0, 0)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("{folder}/nobody.py:First", "There is no file"),
        ("{folder}/my_bots.py:Second", "It has: Dreaming, First, Stumbling"),
        ("{folder}/beside.py:First", "no subclass of elbowroom.bots.Bot"),
        ("{folder}/broken.py:First", "SyntaxError"),
    ],
)
def test_what_cannot_play_is_named_before_any_game(file, name, told):
    file.with_name("broken.py").write_text("def")
    with pytest.raises(InvalidSetup, match=told):
        match(name.format(folder=file.parent), "random")


def test_a_tournament_knows_when_the_file_changes(file):
    name = f"{file}:First"
    assert Tournament("classic", [name, "random"], [2], 1, 0, {}).plan()["bots"] == [name, "random"]
    before = fingerprint(name, "classic")
    file.write_text(SOURCE + "\n# changed\n")
    assert fingerprint(name, "classic") != before
