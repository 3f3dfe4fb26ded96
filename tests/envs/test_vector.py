"""Many games in one call are the same games as one by one."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from elbowroom import envs
from elbowroom.envs.vector_env import Vector
from elbowroom.envs.workers import WorkerLost, Workers
from elbowroom.kernel.errors import ElbowroomError, IllegalAction


def choose(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def walk(env: Vector, seed: int, steps: int) -> list[Any]:
    """Step random games; give all that was told."""
    rngs = [Random(number) for number in range(env.num_envs)]
    seen, info = env.reset(seed=seed)
    told = [(seen, info)]
    for _ in range(steps):
        masks = seen["action_mask"]
        outcome = env.step([choose(mask, rng) for mask, rng in zip(masks, rngs, strict=True)])
        seen = outcome[0]
        assert env.observation_space.contains(seen)
        told.append(outcome)
    env.close()
    return told


def flat(told: list[Any]) -> list[bytes]:
    """The arrays of what was told, as bytes."""
    return [
        bytes(array)
        for outcome in told
        for array in (outcome[0]["observation"], outcome[0]["action_mask"], *outcome[1:-1])
    ]


def test_each_game_is_the_one_of_its_seed_and_so_are_those_that_follow():
    vector = envs.vector("classic", 3, games=4)
    told = walk(vector, 20, 500)
    for number in range(4):
        env = envs.aec("classic", 3)
        env.reset(seed=20 + number)
        rng = Random(number)
        for before, after in pairwise(told):
            assert env._seats[env.agent_selection] == before[-1]["seat"][number]
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == before[0]["observation"][number]).all()
            assert (seen["action_mask"] == before[0]["action_mask"][number]).all()
            env.step(choose(seen["action_mask"], rng))
            _, rewards, ended, truncated, info = after
            assert list(env.rewards.values()) == rewards[number].tolist()
            assert not truncated[number]
            assert all(env.terminations.values()) == ended[number]
            if ended[number]:
                scores = info["final_info"]["scores"][number]
                assert scores.tolist() == env.infos["player_0"]["scores"]
                env.reset()
    assert sum(outcome[2].sum() for outcome in told[1:]) >= 4


@pytest.mark.parametrize("opponents", [None, ["greedy", "random"]])
def test_workers_change_nothing(opponents: list[str] | None):
    alone = envs.vector("classic", 3, games=5, opponents=opponents, reward="coins")
    shared = envs.vector("classic", 3, games=5, opponents=opponents, reward="coins", workers=2)
    assert flat(walk(alone, 7, 120)) == flat(walk(shared, 7, 120))


def test_against_bots_it_is_gymnasiums_own_vector_of_single_games():
    ours = gymnasium.make_vec("Elbowroom-classic-v0", num_envs=3, opponents=["greedy"], seat=1)
    theirs = SyncVectorEnv(
        [lambda: envs.single("classic", ["greedy"], seat=1)] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    assert isinstance(ours, VectorEnv)
    assert ours.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rngs = [Random(number) for number in range(3)]
    here, there = ours.reset(seed=5)[0], theirs.reset(seed=5)[0]
    ended = 0
    for _ in range(150):
        for name in here:
            assert (here[name] == there[name]).all()
        actions = [choose(m, rng) for m, rng in zip(here["action_mask"], rngs, strict=True)]
        here, *rest, info = ours.step(np.array(actions))
        there, *expected, told = theirs.step(np.array(actions))
        for mine, others in zip(rest, expected, strict=True):
            assert mine.tolist() == others.tolist()
        ended += rest[1].sum()
        for number in np.flatnonzero(rest[1]):
            final, expected_final = info["final_obs"][number], told["final_obs"][number]
            assert (final["observation"] == expected_final["observation"]).all()
            assert info["_final_obs"][number]
            scores = told["final_info"]["scores"][number]
            assert info["final_info"]["scores"][number].tolist() == list(scores)
    assert ended >= 3
    ours.close()
    theirs.close()


@pytest.mark.parametrize("workers", [0, 2])
def test_one_illegal_action_stops_all_games_from_being_stepped(workers: int):
    env = envs.vector("classic", 2, games=3, workers=workers)
    seen, _ = env.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    for wrong in (0, -1, 10**6):
        with pytest.raises(IllegalAction, match=f"Game 2: action {wrong} is not allowed; allowed"):
            env.step([*actions[:2], wrong])
    other = envs.vector("classic", 2, games=3)
    other.reset(seed=1)
    assert flat([env.step(actions)]) == flat([other.step(actions)])
    env.close()


def test_a_changed_mask_allows_nothing_more():
    env = envs.vector("classic", 2, games=1)
    seen, _ = env.reset(seed=1)
    seen["action_mask"][:] = 1
    with pytest.raises(IllegalAction):
        env.step([0])


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([1], "each of the 2 games"),
        ([0.5, 1.0], "whole number"),
        (["a", "b"], "whole number"),
        ([None, 4], "whole number"),
    ],
)
def test_what_are_no_actions_is_refused(actions: list[Any], message: str):
    env = envs.vector("classic", 2, games=2)
    env.reset(seed=1)
    with pytest.raises(ElbowroomError, match=message):
        env.step(actions)


def test_games_must_have_begun():
    with pytest.raises(ElbowroomError, match="reset the environment first"):
        envs.vector(games=1).step([0])


def test_seeds_of_ones_own():
    env = envs.vector("classic", 2, games=2)
    seen, _ = env.reset(seed=[4, 4])
    assert (seen["observation"][0] == seen["observation"][1]).all()
    with pytest.raises(ElbowroomError, match="1 seeds are given for 2 games"):
        env.reset(seed=[4])


def test_a_lost_worker_is_an_error_that_says_so():
    env = envs.vector("classic", 2, games=2, workers=2)
    env.reset(seed=1)
    games = env._games
    assert isinstance(games, Workers)
    games._processes[0].kill()
    games._processes[0].join()
    with pytest.raises(WorkerLost, match="make a new one"):
        env.step([legal[0] for legal in env.legal_actions()])
    env.close()
    assert not any(process.is_alive() for process in games._processes)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "2 to 5 players, not 9"),
        ({"games": 0}, "at least 1"),
        ({"games": 2, "workers": 3}, "3 workers"),
        ({"workers": -1}, "-1 workers"),
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"seat": 0}, "no opponents"),
        ({"reward": "fame"}, "no reward 'fame'"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], message: str):
    with pytest.raises(ElbowroomError, match=message):
        envs.vector(**settings)
