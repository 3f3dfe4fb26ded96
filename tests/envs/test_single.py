"""The Gymnasium environment passes Gymnasium's own check and keeps its promises."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from elbowroom import envs
from elbowroom.envs.single_env import SingleAgent
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction


def play(env: SingleAgent, seed: int | None) -> tuple[list[float], dict[str, Any]]:
    """Play a random game; give the rewards and what was told at the end."""
    _, info = env.reset(seed=seed)
    rng = Random(seed)
    rewards: list[float] = []
    over = False
    while not over:
        _, reward, over, truncated, info = env.step(rng.choice(env.legal_actions()))
        assert not truncated
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("illegal", ["end", "random"])
@pytest.mark.parametrize("opponents", [["greedy"], ["random", "greedy", "random"]])
def test_gymnasium_check(illegal: str, opponents: list[str]):
    made = gymnasium.make("Elbowroom-classic-v0", opponents=opponents, illegal=illegal)
    check_env(made.unwrapped)


def test_gymnasium_finds_the_environment_by_its_module():
    env = gymnasium.make("elbowroom.envs:Elbowroom-classic-v0")
    assert isinstance(env.unwrapped, SingleAgent)
    _, info = env.reset(seed=1)
    assert info["seat"] in (0, 1)


def test_the_learner_is_always_the_one_asked():
    env = envs.single("classic", ["greedy", "random"])
    rng = Random(2)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        fields = env.arena.fields(seen["observation"])
        assert fields["asked"].tolist() == [1, 0, 0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.legal_actions())
        seen, _, over, _, _ = env.step(rng.choice(env.legal_actions()))


def test_only_the_last_step_pays_the_share_of_the_win():
    env = envs.single("classic", "greedy", seat=1)
    rewards, info = play(env, 4)
    assert not any(rewards[:-1])
    assert rewards[-1] == (
        1.0 if info["winners"] == [1] else 0.0 if 1 not in info["winners"] else 0.5
    )


def test_coins_add_up_to_the_score():
    env = envs.single("classic", ["greedy", "random"], reward="coins")
    rewards, info = play(env, 6)
    assert sum(rewards) == info["scores"][info["seat"]] - 5


def test_equal_seeds_give_equal_games_seats_change_from_game_to_game():
    first, second = envs.single(), envs.single()
    assert play(first, 3) == play(second, 3)
    assert {first.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_a_seat_may_be_chosen():
    env = envs.single("classic", "random", players=4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def illegal_action(env: SingleAgent) -> int:
    return next(n for n in range(env.arena.size) if n not in env.legal_actions())


def test_an_illegal_action_ends_the_game_and_says_why():
    env = envs.single()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(illegal_action(env))
    assert (reward, over) == (-1.0, True)
    assert "is not allowed" in info["illegal"]
    with pytest.raises(IllegalAction, match="reset"):
        env.step(env.legal_actions()[0])


def test_an_illegal_action_may_be_replaced():
    env = envs.single(illegal="random")
    env.reset(seed=1)
    _, _, over, _, info = env.step(illegal_action(env))
    assert not over
    assert "is not allowed" in info["illegal"]


def test_an_illegal_action_may_be_an_error_that_changes_nothing():
    env = envs.single(illegal="raise")
    env.reset(seed=1)
    before = env._contest.playing.state.to_dict()
    with pytest.raises(IllegalAction, match="is not allowed"):
        env.step(illegal_action(env))
    with pytest.raises(MalformedAction, match="numbered from 0"):
        env.step(10**6)
    with pytest.raises(MalformedAction, match="whole numbers"):
        env.step(None)
    assert env._contest.playing.state.to_dict() == before


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": ["deep thought"]}, "no bot 'deep thought'"),
        ({"opponents": []}, "At least one opponent"),
        ({"opponents": ["random", "random"], "players": 5}, "2 opponents are named for 5 players"),
        ({"opponents": ["random"] * 5}, "2 to 5 players, not 6"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": "many"}, "whole number"),
        ({"seat": 2}, "no seat 2; seats are 0 to 1"),
        ({"illegal": "ignore"}, "no way with illegal actions 'ignore'"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], message: str):
    with pytest.raises(ElbowroomError, match=message):
        envs.single(**settings)
