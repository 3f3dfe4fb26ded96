"""Environments are copied and pickled in the middle of a game; each copy goes on by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from elbowroom import envs


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - written in the same line


COPYING = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
GAMES = pytest.mark.parametrize("game", ["classic", "warcraft", "kingdoms"])


def played(env: Any, rng: Random, answers: int) -> list[Any]:
    """Answer at random; give all that was seen and paid."""
    seen: list[Any] = []
    for _ in range(answers):
        told, reward, over, _, _ = env.last()
        seen.append((env.agent_selection, told["observation"].tolist(), reward))
        if over:
            break
        env.step(rng.choice(env.legal_actions()))
    return seen


@COPYING
@GAMES
@pytest.mark.parametrize("reward", ["win", "coins"])
def test_the_table_of_everybody(copied: Callable[[Any], Any], game: str, reward: str):
    env = envs.aec(game, 3, reward=reward)
    env.reset(seed=5)
    played(env, Random(5), 60)
    twin = copied(env)
    assert played(twin, Random(6), 10**4) == played(env, Random(6), 10**4)


@COPYING
@GAMES
def test_a_copy_leaves_the_original_where_it_was(copied: Callable[[Any], Any], game: str):
    env = envs.aec(game, 2)
    env.reset(seed=1)
    played(env, Random(1), 30)
    before = env.last()[0]
    twin = copied(env)
    played(twin, Random(2), 10**4)
    assert any(twin.terminations.values())
    assert np.array_equal(env.last()[0]["observation"], before["observation"])
    assert np.array_equal(env.last()[0]["action_mask"], before["action_mask"])
    assert not any(env.terminations.values())


@COPYING
def test_a_step_that_paid_is_copied_with_what_it_paid(copied: Callable[[Any], Any]):
    env = envs.aec("classic", 2, reward="coins")
    env.reset(seed=2)
    rng = Random(2)
    while not any(env.rewards.values()):
        env.step(rng.choice(env.legal_actions()))
    twin = copied(env)
    assert twin.last()[1] == env.last()[1]
    assert played(twin, Random(3), 10**4) == played(env, Random(3), 10**4)


@COPYING
@GAMES
def test_one_learner_against_bots(copied: Callable[[Any], Any], game: str):
    env = envs.single(game, ["random"])
    env.reset(seed=4)
    twin = copied(env)
    for _ in range(15):
        action = env.legal_actions()[-1]
        told, reward, over, _, _ = env.step(action)
        same, paid, ended, _, _ = twin.step(action)
        assert np.array_equal(told["observation"], same["observation"])
        assert (reward, over) == (paid, ended)
        if over:
            break


@COPYING
@pytest.mark.parametrize("opponents", [None, ["random"]])
def test_many_games(copied: Callable[[Any], Any], opponents: list[str] | None):
    env = envs.vector("classic", 2, games=3, opponents=opponents)
    env.reset(seed=4)
    twin = copied(env)
    for _ in range(400):
        actions = [legal[-1] for legal in env.legal_actions()]
        told, reward, over, _, _ = env.step(actions)
        same, paid, ended, _, _ = twin.step(actions)
        assert np.array_equal(told["observation"], same["observation"])
        assert np.array_equal(told["action_mask"], same["action_mask"])
        assert np.array_equal(reward, paid)
        assert np.array_equal(over, ended)
