"""The options of a game in the terminal: declared once, with the names of the lobby."""

from __future__ import annotations

import pytest

from elbowroom.catalogue import GAMES, manifest_of
from elbowroom.catalogue import game as find
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.hosting.game_infos import game_info
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.terminal.options import told_options
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import LANGUAGES
from tests.cli.test_terminal import Script, screen, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_option_has_a_name_and_one_line_in_every_language(name, language):
    words = texts(language, name)
    for option in manifest_of(name).options:
        keys = [option.key, f"{option.key}-about", *map(option.value_key, option.values)]
        keys += [f"{option.key}-map"] if option.maps else []
        for key in keys:
            said = words.format(key, map=find(name).map_names()[0])
            assert said, key
            assert key not in said, key
        assert "\n" not in words.format(f"{option.key}-about")


@pytest.mark.parametrize("name", list(GAMES))
def test_what_the_manifest_declares_is_what_the_game_takes_and_the_lobby_offers(name):
    game = find(name)
    declared = manifest_of(name).options
    offered = [each["name"] for each in game_info(game)["choices"]]
    assert offered == [option.name for option in declared]
    assert set(offered) <= set(game.options())
    for option in declared:
        players = option.players[0] if option.players else game.most_players
        needed = [option.needs] if option.needs else []
        for value in option.values:
            chosen = told_options(game, players, [*needed, f"{option.name}={value}"])
            assert chosen[option.name] == value
            usual = game.check_setup(players=players)[option.name]
            assert (option.usual or option.values[0]) == usual


def test_options_are_written_as_in_the_lobby():
    kingdoms, islands = find("kingdoms"), find("warcraft")
    told = ["heroes_call", "frozen_lands=on", "factions=choose"]
    assert told_options(kingdoms, 3, told) == {
        "heroes_call": True,
        "frozen_lands": True,
        "factions": "choose",
    }
    lands = told_options(islands, 2, ["islands=L1A, M1A"])
    assert lands == {"islands": ["L1A", "M1A"]}


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("heros_call", "No option 'heros_call' in Tiny Epic Kingdoms. Options: heroes_call,"),
        ("heroes_call=maybe", "heroes_call is 'maybe'; it may be on or off."),
        ("factions", "factions may be random, choose"),
        ("factions=none", "factions is 'none'; it may be random or choose."),
        ("frozen_lands", "frozen_lands needs heroes_call."),
        ("difficulty=hard", "difficulty is for games of 1; 3 play."),
        ("territories=amberfold", "3 players need 3 territories, 1 are given."),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_a_sentence(told, why):
    with pytest.raises(ElbowroomError) as refused:
        told_options(find("kingdoms"), 3, [told])
    assert str(refused.value).startswith(why)


def test_who_is_asked_for_seats_is_asked_for_options_too():
    console = screen()
    lines = Script("2", "Mira", "greedy", "teams", "team_scoring=sum", "nonsense", "")
    table = play_in_terminal(Wishes(game="warcraft", seed="1"), lines, console)
    assert table is not None
    assert (table.state.setup["teams"], table.state.setup["team_scoring"]) == (True, "sum")
    assert "Alliance against Horde: a side wins together" in shown(console)
    assert "No option 'nonsense'" in shown(console)


def test_options_of_the_command_line_go_into_the_game():
    wishes = Wishes(names="Mira", bots="greedy", game="kingdoms", options=("heroes_call",))
    table = play_in_terminal(wishes, Script(), screen())
    assert table is not None
    assert table.state.setup["heroes_call"] is True
