"""Bots in the game of territories, actions and secret dice."""

from __future__ import annotations

import pytest

from elbowroom.bots.registry import LEVELS, NAMES, make
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.lab import simulate
from elbowroom.testing import position

QUICK = [name for name in NAMES if name != "random"]


def at_war(mine: dict[str, int], theirs: dict[str, int]) -> KingdomsScenario:
    """Seat 0 has patrolled into a region of seat 1; its die is to be set."""
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, **mine)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, **theirs)
    pos.give(2, regions={"e1": 2})
    return pos.turn(select="patrol").play("patrol a1 a2")


def chosen(pos: KingdomsScenario, name: str = "greedy") -> str:
    """What a bot answers to the question that is open."""
    view = pos.state.view(pos.asked)
    return view.text(make(name).choose(view))


def test_greedy_sets_the_least_number_that_beats_all_the_opponent_can_pay() -> None:
    assert chosen(at_war({"mana": 4}, {"ore": 3})) == "dial 4"


def test_greedy_defends_with_what_ties() -> None:
    pos = at_war({"ore": 3}, {"mana": 4}).play("flag")
    assert chosen(pos) == "dial 3"


def test_greedy_shows_the_flag_where_no_number_is_sure_to_win() -> None:
    assert chosen(at_war({"ore": 3}, {"ore": 3})) == "flag"


def test_greedy_takes_points_before_resources() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, ore=1, food=9)
    pos.give(1, "centaurs", {"c1": 2})
    pos.give(2, regions={"e1": 2})
    assert chosen(pos.turn(active=0)) == "select patrol"
    assert chosen(pos.play("select patrol")) == "patrol a1 a4"  # the capital: two points


def test_greedy_collects_where_the_action_brings_nothing() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1})
    pos.give(1, "centaurs", {"c1": 1, "c2": 1})
    pos.give(2, regions={"e1": 2})
    pos.turn(active=0, select="research", acting=1)
    assert chosen(pos) == "collect"


def test_a_bot_answers_by_what_its_seat_knows_of_the_dice() -> None:
    answers = {
        chosen(at_war({"mana": 4}, {"mana": 4}).play(die), "planner")
        for die in ("flag", "dial 1", "dial 8")
    }
    assert len(answers) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_every_name_of_the_ladder_plays_whole_games(name: str) -> None:
    for players in (2, 5):
        company = [name, *["greedy"] * (players - 1)]
        found = simulate("kingdoms", players=players, games=1, bots=company, seed=players)
        assert not found["failures"]


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    found = simulate("kingdoms", players=2, games=10, bots=["greedy", "random"], seed=5)
    assert found["bots"][0]["win_rate"] == 1.0


def test_every_level_plays_here_too() -> None:
    pos = at_war({"mana": 4}, {"ore": 3})
    for level in LEVELS:
        assert chosen(pos, level) in pos.legal()
