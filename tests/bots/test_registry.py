"""Bots by name: own ones, settings, and those of installed packages."""

import shutil

import pytest

from elbowroom import InvalidSetup, UnknownName, game
from elbowroom.bots import LEVELS, NAMES, describe, make, names, plugin_faults, plugin_names
from elbowroom.bots.fingerprint import fingerprint, players_of
from elbowroom.bots.plugins import BrokenPlugin
from elbowroom.bots.registry import package_of, split_name
from elbowroom.bots.thinking_time import read_time
from elbowroom.catalogue import GAMES
from tests.bots.offering import installed, write_package

FIRST = '''
from elbowroom.bots import Bot

class First(Bot):
    """Takes the first action."""

    name = "first"

    def choose(self, view):
        return view.legal_actions()[0]

class Second(First):
    name = "second"

    @classmethod
    def configured(cls, setting, seed=0):
        made = cls(seed)
        made.place = int(setting)
        return made

class NoChoice(Bot):
    name = "no-choice"

def make_first(seed):
    return First(seed)
'''


@pytest.fixture
def offer(tmp_path):
    """Offer bots of a package: several times in one test if need be."""
    with installed(tmp_path):
        yield lambda package, source, offers: write_package(tmp_path, package, source, offers)


def test_levels_are_bots_in_the_same_order():
    assert [name for name in NAMES if name in LEVELS] == list(LEVELS)


def test_a_name_is_parted_from_its_setting():
    assert split_name("expert:500ms") == ("expert", "500ms")
    assert split_name("expert") == ("expert", None)
    assert split_name("expert:") == ("expert", "")


@pytest.mark.parametrize(("text", "seconds"), [("500ms", 0.5), ("2s", 2.0), ("1.5s", 1.5)])
def test_a_time_is_read(text, seconds):
    assert read_time("expert", text) == seconds


@pytest.mark.parametrize(
    "text", ["", "500", "0ms", "-1s", "601s", "fast", "5 s", "1e3ms", "\u0665s"]
)
def test_what_is_no_time_is_refused_with_an_example(text):
    with pytest.raises(InvalidSetup, match="expert:500ms or expert:2s"):
        read_time("expert", text)


def test_a_bot_without_settings_says_so():
    with pytest.raises(InvalidSetup, match=r"greedy has no settings; 'greedy:fast'"):
        make("greedy:fast")


def test_an_unknown_name_lists_all_names_and_how_to_add_one(offer):
    offer("bots-of-ann", FIRST, {"first": "First"})
    with pytest.raises(UnknownName) as refused:
        make("deep:3")
    for word in ["no bot 'deep'", *NAMES, "first", "pip", "write-a-bot.md"]:
        assert word in str(refused.value)


def test_a_bot_of_an_installed_package_plays(offer):
    offer("bots-of-ann", FIRST, {"first": "First", "second": "Second"})
    assert names() == [*NAMES, "first", "second"]
    assert describe("first") == "Takes the first action."
    assert package_of("first") == "bots-of-ann 1.0"
    assert make("second:4").place == 4
    state = game("classic").new(players=2, seed=1)
    bots = [make("first"), make("random")]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    assert plugin_faults() == []


def test_a_fingerprint_tells_one_state_of_a_bot_from_another(offer, tmp_path):
    offer("bots-of-ann", FIRST, {"first": "First"})
    before = fingerprint("first")
    assert before == fingerprint("first") != fingerprint("greedy")
    module = next(tmp_path.rglob("bots_of_ann.py"))
    module.write_text(FIRST.replace("[0]", "[-1]"))
    assert fingerprint("first") != before
    assert fingerprint("expert:2s") == fingerprint("expert")


def test_a_fingerprint_leaves_out_what_plays_other_games_only():
    found = {fingerprint("greedy", name) for name in (*GAMES, None)}
    assert len(found) == len(list(GAMES)) + 1
    assert players_of("classic") == ["elbowroom.conquest.bots"]
    assert players_of("warcraft") == ["elbowroom.conquest.bots", "elbowroom.games.warcraft.bots"]
    assert players_of("kingdoms") == ["elbowroom.games.kingdoms.bots"]


@pytest.mark.parametrize(
    ("source", "kind", "words"),
    [
        ("import no_such_module_anywhere", "First", "ModuleNotFoundError"),
        ("raise SystemExit('not today')", "First", "not today"),
        ("def (", "First", "SyntaxError"),
        (FIRST, "Third", "AttributeError"),
        (FIRST, "make_first", "no subclass of elbowroom.bots.Bot"),
        (FIRST, "Second", "must have name = 'broken', not 'second'"),
        (FIRST, "NoChoice", "no method choose"),
    ],
)
def test_a_broken_plugin_is_named_and_hurts_nobody_else(offer, source, kind, words):
    offer("bots-of-bob", source, {"broken": kind})
    offer("bots-of-ann", FIRST, {"first": "First"})
    with pytest.raises(BrokenPlugin, match=r"bots-of-bob 1\.0 cannot be used") as refused:
        make("broken")
    assert words in str(refused.value)
    assert plugin_names() == ["first"]
    assert plugin_faults() == [str(refused.value)]
    assert make("greedy").name == "greedy"
    assert make("first").name == "first"


def test_a_name_that_is_taken_stays_with_its_owner(offer):
    offer("bots-of-ann", FIRST, {"first": "First", "greedy": "First", "Odd:name": "First"})
    offer("bots-of-bob", FIRST, {"first": "First"})
    assert type(make("greedy")).__module__ == "elbowroom.bots.ladder"
    assert package_of("first") == "bots-of-ann 1.0"
    told = "\n".join(plugin_faults())
    assert "'greedy' of the package bots-of-ann 1.0 cannot be used. Elbowroom has" in told
    assert "'first' of the package bots-of-bob 1.0 cannot be used. The package bots-of-ann" in told
    assert "'Odd:name' of the package bots-of-ann 1.0" in told


def test_a_bot_installed_while_somebody_runs_is_known_and_gone_when_removed(tmp_path):
    with installed(tmp_path):
        assert "first" not in names()
        write_package(tmp_path, "bots-of-ann", FIRST, {"first": "First"})
        assert "first" in names()
        assert make("first", 3).seed == 3
        shutil.rmtree(tmp_path / "bots_of_ann-1.0.dist-info")
        assert "first" not in names()


def test_a_bot_installed_to_be_edited_is_known_to_whoever_runs(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    folder = tmp_path / "packages"
    folder.mkdir()
    with installed(folder):
        assert "first" not in names()
        write_package(elsewhere, "bots-of-bea", FIRST, {"first": "First"})
        (folder / "__editable__.bots_of_bea.pth").write_text(f"{elsewhere}\n")
        assert make("first", 3).seed == 3
