"""The libraries' own tests with every game and every number of players, alone included."""

from __future__ import annotations

from random import Random

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from elbowroom import envs
from elbowroom.catalogue import GAMES
from elbowroom.catalogue import game as find_game

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:Observation:UserWarning")]

TABLES = [
    (game, players)
    for game in GAMES
    for players in range(find_game(game).fewest_players, find_game(game).most_players + 1)
]
everywhere = pytest.mark.parametrize(("game", "players"), TABLES)


@everywhere
def test_pettingzoo(game: str, players: int):
    api_test(envs.aec(game, players, reward="coins"), num_cycles=60)
    seed_test(lambda: envs.aec(game, players), num_cycles=30)


@everywhere
def test_gymnasium(game: str, players: int):
    opponents = ["random"] * (players - 1)
    made = gymnasium.make(f"Elbowroom-{game}-v0", opponents=opponents, players=players)
    check_env(made.unwrapped, skip_render_check=True)


@everywhere
def test_openspiel(game: str, players: int):
    loaded = envs.open_spiel(game, players)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@everywhere
def test_who_leaves_forced_questions_out_is_asked_only_where_there_is_a_choice(
    game: str, players: int
):
    env = envs.vector(game, players, games=2, reward="win", skip_forced=True)
    rng = Random(players)
    seen, _ = env.reset(seed=5)
    ended = False
    while not ended:
        legal = env.legal_actions()
        assert all(len(each) > 1 for each in legal)
        assert seen["action_mask"].sum(axis=1).tolist() == [len(each) for each in legal]
        seen, _, over, _, _ = env.step([rng.choice(each) for each in legal])
        ended = bool(over.any())
