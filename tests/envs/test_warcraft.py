"""Learners on islands: the libraries' own tests, and observations that tell the map of a game."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from elbowroom import envs
from elbowroom.conquest.engine import verbs
from elbowroom.envs.arena import Arena
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.notation import encode
from tests.properties.playing import played

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.fixture(scope="module")
def arenas() -> dict[int, Arena]:
    return {players: Arena("warcraft", players) for players in (2, 4)}


@pytest.mark.parametrize(("players", "reward"), [(2, "win"), (5, "coins")])
def test_pettingzoo_api(players: int, reward: str):
    api_test(envs.aec("warcraft", players, reward=reward), num_cycles=100)


def test_pettingzoo_seeds():
    seed_test(lambda: envs.aec("warcraft", 3), num_cycles=60)


def test_gymnasium_check():
    check_env(gymnasium.make("Elbowroom-warcraft-v0", opponents=["greedy"]).unwrapped)


@pytest.mark.slow
def test_openspiel_random_simulation():
    game = envs.open_spiel("warcraft", 2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_draws_the_islands_first():
    state = envs.open_spiel("warcraft", 2).new_initial_state()
    assert [state.action_to_string(number) for number, _ in state.chance_outcomes()] == [
        "island L1A",
        "island L1B",
        "island L2A",
        "island L2B",
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_every_observation_lies_in_its_space_and_follows_from_the_view(
    arenas: dict[int, Arena], players: int
):
    arena = arenas[players]
    codec, highest = arena.codec, arena.highest()
    for step, (state, _) in enumerate(played(players, 7, "warcraft")):
        if step % 5:
            continue
        for seat in range(players):
            seen = codec.observation(state, seat)
            assert len(seen) == arena.width
            assert (np.frombuffer(seen, np.uint8) <= highest).all()
            assert codec.observation(state.view(seat).state, seat) == seen


@pytest.mark.parametrize("players", [2, 4])
def test_legal_actions_map_one_to_one(arenas: dict[int, Arena], players: int):
    codec = arenas[players].codec
    words = set()
    for seed in range(3):
        for state, _ in played(players, seed, "warcraft"):
            actions = state.legal_actions()
            numbers = codec.indices(actions, state.decision.player)
            assert len(set(numbers)) == len(actions)
            assert [codec.action(number, state.decision.player) for number in numbers] == actions
            words |= {state.text(action).split()[0] for action in actions}
    assert {"conquer", "redeploy", "pick"} <= words


def test_the_seat_that_is_asked_is_marked_at_every_question(arenas: dict[int, Arena]):
    arena = arenas[4]
    for state, _ in played(4, 11, "warcraft"):
        seat = state.decision.player
        seen = np.frombuffer(arena.codec.observation(state, seat), np.uint8)
        fields = arena.fields(seen)
        assert fields["asked"].tolist() == [1, 0, 0, 0]
        assert fields["question"].sum() + fields["own_question"].sum() == 1


def test_an_observation_tells_the_map_of_its_game(arenas: dict[int, Arena]):
    """Games have islands of their own; what a game lacks stays empty and is never allowed."""
    arena = arenas[2]
    sizes = set()
    for seed in range(6):
        state = arena.new(seed)
        fields = arena.fields(np.frombuffer(arena.codec.observation(state, 0), np.uint8))
        board = state.rules.board
        regions = len(board.regions)
        sizes.add(regions)
        beside = fields["neighbours"]
        for number in range(regions):
            expected = [board.adjacent[number] >> other & 1 for other in range(len(beside))]
            assert beside[number].tolist() == expected
        assert not beside[regions:].any()
        faces = [state.game_rules.faces[face] for face in np.flatnonzero(fields["faces"])]
        assert sorted(faces) == sorted({region.island for region in board.regions})
        assert np.flatnonzero(fields["landing"]).tolist() == [
            number for number in range(regions) if board.border >> number & 1
        ]
    assert len(sizes) > 1


def test_regions_a_game_lacks_are_refused_in_words(arenas: dict[int, Arena]):
    arena = arenas[2]
    names = arena.actions()
    assert len(names) == len(set(names)) == arena.size
    last = arena.fields(np.zeros(arena.width, np.uint8))["landing"].size - 1
    conquest = arena.codec.index(encode(verbs.CONQUER, last), 0)
    lacking = next(seed for seed in range(20) if len(arena.new(seed).rules.board.regions) <= last)
    playing = arena.play(lacking)
    assert conquest not in playing.legal
    with pytest.raises(ElbowroomError, match=f"no region {last}"):
        playing.step(conquest)


def test_sites_are_told_where_they_lie(arenas: dict[int, Arena]):
    arena = arenas[2]
    found = 0
    for state, _ in played(2, 3, "warcraft"):
        fields = arena.fields(np.frombuffer(arena.codec.observation(state, 0), np.uint8))
        for site, place in enumerate(state.site_at):
            told = np.flatnonzero(fields["sites"][site]).tolist()
            assert told == ([] if place < 0 else [place])
            found += place >= 0
        down = np.flatnonzero(fields["face_down"]).tolist()
        assert down == [region for region in range(64) if state.face_down >> region & 1]
    assert found


def test_many_games_on_different_islands_step_together():
    many = envs.vector("warcraft", players=2, games=3)
    rng = Random(5)
    seen, _ = many.reset(seed=5)
    for _ in range(120):
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, _, _, _, _ = many.step(np.array(actions))
    assert seen["observation"].shape == (3, many.arena.width)
