"""The OpenSpiel games pass OpenSpiel's own test and are the games of the engine."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from elbowroom import envs
from elbowroom.kernel.errors import ElbowroomError
from tests.games.classic.printed import POWERS, RACES
from tests.properties.playing import CLASSIC


def walk(state: Any, seed: int, steps: int) -> Any:
    """Go on at random for so many answers, or to the end."""
    rng = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "reward"), [(2, "win"), (2, "margin"), (3, "win"), (4, "margin"), (5, "win")]
)
def test_openspiel_random_simulation(players: int, reward: str):
    game = envs.open_spiel("classic", players, reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=players < 4, verbose=False)


def test_the_game_is_registered_by_name():
    envs.open_spiel()
    game = pyspiel.load_game("elbowroom_classic(players=3,reward=margin)")
    assert game.num_players() == 3
    assert game.utility_sum() == 0


def test_chance_reveals_combos_then_the_first_player_with_equal_odds():
    state = envs.open_spiel().new_initial_state()
    assert state.is_chance_node()
    first = state.chance_outcomes()
    assert len(first) == RACES * POWERS
    assert {chance for _, chance in first} == {1 / (RACES * POWERS)}
    assert state.action_to_string(first[0][0]) == "combo amazons alchemist"
    for _ in range(6):
        state.apply_action(state.chance_outcomes()[0][0])
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]


def test_the_die_shows_nothing_half_of_the_time():
    game = envs.open_spiel()
    for seed in range(40):
        state = walk(game.new_initial_state(), seed, 0)
        rng = Random(seed)
        while not state.is_terminal():
            if state.is_chance_node() and len(state.chance_outcomes()) == 4:
                odds = [chance for _, chance in state.chance_outcomes()]
                assert odds == pytest.approx([3 / 6, 1 / 6, 1 / 6, 1 / 6])
                return
            state.apply_action(rng.choice(state.legal_actions()))
    pytest.fail("no die was rolled")


def test_a_game_of_openspiel_is_a_game_of_the_engine():
    state = walk(envs.open_spiel("classic", 3).new_initial_state(), 8, 10_000)
    assert state.is_terminal()
    same = CLASSIC.new(3, chance="ask")
    for text in str(state).split("; "):
        same.apply(same.notation.parse(text))
    assert same.over
    winners = same.winners()
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_copies_and_saved_states_go_on_alone():
    state = walk(envs.open_spiel().new_initial_state(), 3, 60)
    before = str(state)
    copy, saved = state.clone(), pickle.dumps(state)
    walk(copy, 1, 20)
    assert str(state) == before
    restored = pickle.loads(saved)  # noqa: S301 - written three lines above
    assert str(restored) == before
    assert restored.legal_actions() == state.legal_actions()
    walk(restored, 1, 20)
    assert str(restored) == str(copy)


def test_tensors_are_the_observations_of_the_other_environments():
    state = walk(envs.open_spiel("classic", 3).new_initial_state(), 5, 80)
    codec = state.held.codec
    for player in range(3):
        expected = np.frombuffer(codec.observation(state.held.state, player), np.uint8)
        assert np.array_equal(state.observation_tensor(player), expected)
        recalled = np.array(state.information_state_tensor(player))
        assert np.array_equal(recalled[: codec.width], expected)
        history = recalled[codec.width :]
        assert np.count_nonzero(history) == len(state.history())


@pytest.mark.parametrize("player", [0, 1])
def test_coins_of_others_change_nothing_a_player_is_told(player: int):
    state = walk(envs.open_spiel().new_initial_state(), 2, 70)
    before = told(state, player)
    state.held.state.coins[1 - player] += 9
    state.held.forget_looks()
    assert told(state, player) == before
    state.held.state.coins[player] += 9
    state.held.forget_looks()
    assert told(state, player) != before


def test_a_tensor_is_that_of_the_present_node():
    state = walk(envs.open_spiel().new_initial_state(), 2, 70)
    state.observation_tensor(0)
    twin = state.clone()
    assert twin.observation_tensor(0) == state.observation_tensor(0)
    before = state.information_state_tensor(0)
    twin.apply_action(twin.legal_actions()[0])
    assert twin.information_state_tensor(0) != before == state.information_state_tensor(0)


def told(state: Any, player: int) -> list[Any]:
    return [
        state.observation_string(player),
        state.information_state_string(player),
        list(state.observation_tensor(player)),
        list(state.information_state_tensor(player)),
    ]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"reward": "coins"}, "Known: win, margin"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], message: str):
    with pytest.raises(ElbowroomError, match=message):
        envs.open_spiel(**settings)


@pytest.mark.slow
def test_importing_the_environments_makes_the_games_known_by_name():
    program = "import elbowroom.envs, pyspiel; print(*pyspiel.registered_names())"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert {"elbowroom_classic", "elbowroom_warcraft", "elbowroom_kingdoms"} <= set(told.split())
