"""What the terminal says of territories, wars, prices and the compass."""

from __future__ import annotations

import io

from rich.console import Console

from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.terminal.face import KingdomsTerminal
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position


def scene(players: int) -> KingdomsScenario:
    pos = position("kingdoms", players=players)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=3, ore=3, food=4)
    pos.give(1, "dwarves", {"a2": 1, "c1": 1}, mana=3, ore=6, food=1)
    return pos


def screen(state: KingdomsState, language: str = "en") -> str:
    """The table as the first player sees it."""
    face = KingdomsTerminal(state, language)
    console = Console(file=io.StringIO(), width=200, height=60, highlight=False)
    face.show_table(console, state, 0, face.menu(state), [])
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_regions_are_shown_with_id_name_and_terrain() -> None:
    told = screen(scene(2).turn(0).state)
    assert "a1 Barleymead" in told
    assert "plains" in told


def test_a_war_is_explained_with_both_purses_flags_and_retreats() -> None:
    told = screen(scene(2).turn(select="patrol").play("patrol a1 a2").state)
    assert "War for Larkwood" in told
    assert "pays up to 9" in told
    assert "pays up to 11" in told
    assert "Two flags: the defender stays, nobody pays, the attacker goes back." in told
    assert "would need 2 food to retreat and has 1" in told


def test_two_flags_of_three_players_make_an_alliance() -> None:
    pos = scene(3).give(2, regions={"e1": 2})
    told = screen(pos.turn(select="patrol").play("patrol a1 a2").state)
    assert "Two flags: an alliance, both stay, nobody pays." in told


def test_numbers_of_the_war_die_and_actions_name_their_prices() -> None:
    at_war = scene(2).turn(select="patrol").play("patrol a1 a2").state
    assert "Set 7: 3 mana and 1 ore" in screen(at_war)
    assert "Research: 1 mana, you have 3. Reach" in screen(scene(2).turn(0).state)


def test_the_compass_shows_its_side_its_hours_and_its_number() -> None:
    pos = position("kingdoms", players=1)
    pos.give(0, "lionfolk", {"a1": 1, "a6": 1}, food=5)
    pos.give(1, "orcs", {"c1": 1, "c4": 1}, food=3)
    told = screen(pos.turn(0).state)
    assert "Day: picks the nearest; war: 2" in told
    assert "your meeples = 4; after the fifth shield: night" in told
    assert "9 Build" in told
    assert "12 Expand" in told


def test_set_up_is_called_so() -> None:
    state = scene(2).game.new(players=2, seed=3)
    assert "Round 0" not in screen(state)
    assert "Set-up" in screen(state)
