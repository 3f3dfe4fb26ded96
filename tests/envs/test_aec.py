"""The PettingZoo environment passes PettingZoo's own tests and keeps its promises."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from elbowroom import envs
from elbowroom.envs.aec_env import Aec
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction

# PettingZoo warns that observations with an action mask are no plain arrays.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def play(env: Aec, seed: int) -> dict[str, Any]:
    """Play a random game; give what each agent was paid in all and told at the end."""
    env.reset(seed=seed)
    rng = Random(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    told: dict[str, Any] = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        assert not truncated
        if terminated:
            told[agent] = info
            env.step(None)
        else:
            env.step(rng.choice(env.legal_actions()))
    return {"paid": paid, "told": told}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("reward", ["win", "margin", "coins"])
def test_pettingzoo_api(players: int, reward: str):
    api_test(envs.aec("classic", players, reward=reward), num_cycles=200)


@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_seeds(players: int):
    seed_test(lambda: envs.aec("classic", players), num_cycles=100)


def test_pettingzoo_rendering():
    render_test(lambda render_mode: envs.aec(render_mode=render_mode))


def test_whole_games_pay_the_share_of_the_win():
    env = envs.aec("classic", 3)
    for seed in range(4):
        result = play(env, seed)
        info = result["told"]["player_0"]
        winners = info["winners"]
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
        assert list(result["paid"].values()) == expected
        assert max(info["scores"]) == info["scores"][winners[0]]


def test_the_margin_adds_up_to_nothing():
    result = play(envs.aec("classic", 4, reward="margin"), 3)
    scores = result["told"]["player_2"]["scores"]
    assert sum(result["paid"].values()) == pytest.approx(0)
    others = (sum(scores) - scores[2]) / 3
    assert result["paid"]["player_2"] == pytest.approx(scores[2] - others)


def test_coins_are_paid_as_they_come():
    result = play(envs.aec("classic", 2, reward="coins"), 5)
    scores = result["told"]["player_0"]["scores"]
    assert list(result["paid"].values()) == [score - 5 for score in scores]


def test_equal_seeds_give_equal_games_and_the_next_game_differs():
    first, second = envs.aec(), envs.aec()
    assert play(first, 11) == play(second, 11)
    first.reset()
    second.reset()
    agent = first.agent_selection
    assert (first.observe(agent)["observation"] == second.observe(agent)["observation"]).all()
    again = envs.aec()
    again.reset(seed=11)
    assert (first.observe(agent)["observation"] != again.observe(agent)["observation"]).any()


@pytest.mark.parametrize("wrong", [-1, 10**6, None, 1.5, "done"])
def test_what_is_no_action_is_refused_and_changes_nothing(wrong: Any):
    env = envs.aec()
    env.reset(seed=1)
    before = env._playing.state.to_dict()
    with pytest.raises(MalformedAction, match="no action"):
        env.step(wrong)
    assert env._playing.state.to_dict() == before


def test_an_action_that_is_not_allowed_is_refused_and_changes_nothing():
    env = envs.aec()
    env.reset(seed=1)
    before = env._playing.state.to_dict()
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"'expand' is not allowed.*allowed: pick 0"):
        env.step(illegal)
    assert env._playing.state.to_dict() == before
    assert env.agent_selection == agent
    env.step(env.legal_actions()[0])


@pytest.mark.filterwarnings("ignore:.*ILLEGAL MOVE:UserWarning")
def test_pettingzoos_wrapper_ends_the_game_by_an_illegal_action():
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(envs.aec(), illegal_reward=-1))
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(0)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_after_the_end_only_none_is_an_action():
    env = envs.aec("classic", 2)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(env.legal_actions()[0])
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_a_game_may_be_left_in_the_middle_of_its_end():
    env = envs.aec("classic", 2)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(env.legal_actions()[0])
    env.step(None)
    env.reset(seed=2)
    assert env.agents == ["player_0", "player_1"]
    play(env, 2)


def test_rendering_for_people_prints_what_ansi_gives(capsys: pytest.CaptureFixture[str]):
    env = envs.aec(render_mode="human")
    env.reset(seed=1)
    text = envs.aec(render_mode="ansi")
    text.reset(seed=1)
    assert capsys.readouterr().out == f"{text.render()}\n"
    assert "is asked: pick" in str(text.render())


def test_options_go_to_the_game():
    env = envs.aec("classic", 2, open_coins=True)
    env.reset(seed=1)
    assert "5 coins" in env.arena.codec.render(env._playing.state)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game 'chess'.*classic"),
        ({"players": 7}, "2 to 5 players, not 7"),
        ({"players": "three"}, "2 to 5 players"),
        ({"reward": "fame"}, "no reward 'fame'.*win, margin, coins"),
        ({"render_mode": "rgb_array"}, "no render mode 'rgb_array'.*ansi, human"),
        ({"weather": "fine"}, "No option 'weather'"),
        ({"chance": "ask"}, "Chance is answered from the seed"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], message: str):
    with pytest.raises(ElbowroomError, match=message):
        envs.aec(**settings)
