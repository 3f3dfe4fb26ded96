"""Learners in Kingdoms: the libraries' own tests, numbers, a game for one, refusals."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from elbowroom import envs
from elbowroom.bots import make as make_bot
from elbowroom.envs.arena import Arena
from elbowroom.envs.codecs.codec import codec_of
from elbowroom.games.kingdoms.engine import verbs
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import ElbowroomError, IllegalAction
from elbowroom.kernel.notation import encode
from tests.envs.kingdoms import ARENAS, TABLES, marked, played, seen

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


# The libraries' own tests.


@pytest.mark.parametrize(
    ("players", "reward", "heroes"),
    [(1, "win", False), (1, "margin", True), (2, "coins", True), (5, "win", False)],
)
def test_pettingzoo_api(players: int, reward: str, heroes: bool):
    api_test(envs.aec("kingdoms", players, reward=reward, heroes_call=heroes), num_cycles=100)


@pytest.mark.parametrize("players", [1, 3])
def test_pettingzoo_seeds(players: int):
    seed_test(lambda: envs.aec("kingdoms", players, heroes_call=True), num_cycles=60)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 1},
        {"players": 1, "opponents": [], "heroes_call": True, "difficulty": "hard"},
        {"opponents": ["greedy", "random"], "heroes_call": True},
    ],
)
def test_gymnasium_check(settings: dict[str, Any]):
    check_env(gymnasium.make("Elbowroom-kingdoms-v0", **settings).unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "reward", "options"),
    [
        (1, "margin", {"heroes_call": True, "difficulty": "easy"}),
        (2, "win", {"factions": "choose"}),
    ],
)
def test_openspiel_random_simulation(players: int, reward: str, options: dict[str, Any]):
    game = envs.open_spiel("kingdoms", players, reward=reward, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_many_games_are_those_of_their_seeds_on_maps_of_their_own():
    many = envs.vector("kingdoms", players=3, games=3, heroes_call=True)
    one = envs.aec("kingdoms", 3, heroes_call=True)
    one.reset(seed=7)
    rngs = [Random(number) for number in range(3)]
    found, info = many.reset(seed=5)
    for _ in range(80):
        expected = one.observe(one.agent_selection)
        assert f"player_{info['seat'][2]}" == one.agent_selection
        for name, value in expected.items():
            assert (found[name][2] == value).all()
        actions = [
            rng.choice(marked(mask)) for rng, mask in zip(rngs, found["action_mask"], strict=True)
        ]
        one.step(actions[2])
        found, _, _, _, info = many.step(actions)
    assert len({bytes(row) for row in many.arena.fields(found["observation"])["terrain"]}) > 1


# Numbers.


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_answers_of_random_games_map_one_to_one(players: int, heroes: bool):
    codec = ARENAS[players, heroes].codec
    words: set[str] = set()
    for state in played(players, 3, heroes_call=heroes, factions="choose" if heroes else "random"):
        actions, seat = state.legal_actions(), state.decision.player
        if seat == CHANCE:
            assert [action for action, _ in state.chance_outcomes()] == actions
            numbers = [codec.chance.index(action) for action in actions]
            assert [codec.chance.action(number) for number in numbers] == actions
        elif actions:
            assert codec.asked(state) == seat
            numbers = codec.indices(actions, seat)
            assert numbers == [codec.index(action, seat) for action in actions]
            assert [codec.action(number, seat) for number in numbers] == actions
            assert min(numbers) >= 0
        assert len(set(numbers)) == len(numbers)
        words |= {state.text(action).split()[0] for action in actions}
    assert {"side", "split", "start", "select", "patrol", "pass", "collect", "trade"} <= words
    assert ("keep" in words) == heroes


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_every_number_is_an_action_of_its_own(players: int, heroes: bool):
    arena = ARENAS[players, heroes]
    for seat in range(players):
        actions = [arena.codec.action(number, seat) for number in range(arena.size)]
        assert len(set(actions)) == arena.size
        numbers = [arena.codec.index(action, seat) for action in actions]
        assert numbers == list(range(arena.size))
    words = arena.actions()
    assert len(set(words)) == arena.size
    at = 0
    for text, first, count in arena.codec.table_of_actions():
        assert first == at
        assert {word.split()[0] for word in words[first : first + count]} == {text.split()[0]}
        at += count
    assert at == arena.size


def test_seats_are_named_by_distance_to_the_left():
    codec = ARENAS[5, False].codec
    left = codec.index(encode(verbs.TARGET, 1), 0)
    assert codec.index(encode(verbs.TARGET, 0), 4) == left
    assert codec.action(left, 3) == encode(verbs.TARGET, 4)
    knocked = codec.index(encode(verbs.KNOCK, 6, 4), 2)
    assert codec.action(knocked, 0) == encode(verbs.KNOCK, 6, 2)


def test_there_is_room_for_the_largest_territories_or_for_those_named():
    fewer = Arena("kingdoms", 3, territories=["cinderholt", "amberfold", "eldwater"])
    assert seen(fewer, fewer.new(1), 0)["border"].size == 6 + 7 + 7
    frozen = Arena("kingdoms", 3, heroes_call=True, frozen_lands=True)
    assert seen(frozen, frozen.new(1), 0)["border"].size == 7 + 8 + 8


def test_a_codec_made_in_the_middle_of_a_game_is_the_same():
    sizes = {
        (codec.width, codec.numbering.size)
        for number, state in enumerate(played(2, 1, heroes_call=True))
        if number % 60 == 0
        for codec in (codec_of(state),)
    }
    assert len(sizes) == 1


# OpenSpiel remembers what each seat was told.


def walked(players: int, until: str, **options: Any) -> Any:
    """A node of OpenSpiel at which this is asked."""
    rng = Random(4)
    state = envs.open_spiel("kingdoms", players, **options).new_initial_state()
    while state.held.state.decision.kind != until:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def recalled(state: Any, seat: int) -> list[str]:
    return str(state.information_state_string(seat)).partition(": ")[2].split("; ")


def test_a_drawn_card_is_told_to_one_seat():
    state = walked(2, "keep", heroes_call=True)
    drawn = [text for text in str(state).split("; ") if text.startswith("draw")]
    assert len(drawn) == 4
    assert recalled(state, 0)[-4:] == [*drawn[:2], "hidden", "hidden"]
    assert recalled(state, 1)[-4:] == ["hidden", "hidden", *drawn[2:]]
    history = np.array(state.information_state_tensor(1))[state.held.codec.width :]
    assert len(set(history[len(state.history()) - 4 :][:2])) == 1
    while state.held.state.decision.kind != "split":
        state.apply_action(state.legal_actions()[0])
    assert recalled(state, 0).count("hidden") == 2


def test_dice_are_told_to_all_when_both_are_set():
    state = walked(3, "dial")
    attacker = state.current_player()
    state.apply_action(state.legal_actions()[-1])
    die = str(state).split("; ")[-1]
    for seat in range(3):
        assert recalled(state, seat)[-1] == (die if seat == attacker else "hidden")
    state.apply_action(state.legal_actions()[0])
    for seat in range(3):
        assert recalled(state, seat) == str(state).split("; ")


def test_openspiel_takes_switches_and_words():
    envs.open_spiel("kingdoms")
    game = pyspiel.load_game("elbowroom_kingdoms(players=3,heroes_call=True,factions=choose)")
    state = game.new_initial_state()
    assert state.held.state.setup["heroes_call"]
    assert state.held.state.setup["factions"] == "choose"
    assert game.num_distinct_actions() == Arena("kingdoms", 3, heroes_call=True).size
    assert pyspiel.load_game("elbowroom_kingdoms").num_players() == 1


# A game for one.


def test_alone_the_dummy_has_a_page_but_no_turn_and_no_reward():
    env = envs.aec("kingdoms", 1, reward="margin")
    env.reset(seed=3)
    rng = Random(3)
    assert env.possible_agents == ["player_0"]
    paid = 0.0
    for agent in env.agent_iter():
        found, reward, over, _, info = env.last()
        assert found is not None
        paid += reward
        fields = env.arena.fields(found["observation"])
        assert fields["meeples"].shape[0] == 2
        assert agent == "player_0"
        if over:
            ours, dummys = info["scores"]
            assert paid == ours - dummys
        else:
            assert marked(fields["asked"]) == [0]
        env.step(None if over else rng.choice(env.legal_actions()))


def test_alone_a_win_is_a_win_against_the_dummy():
    env = envs.single("kingdoms", [], players=1, difficulty="easy")
    paid = set()
    for seed in range(8):
        bot = make_bot("greedy", seed)
        env.reset(seed=seed)
        over = False
        while not over:
            state = env._contest.playing.state
            action = bot.choose(state.view(0))
            _, reward, over, _, info = env.step(env.arena.codec.index(action, 0))
        assert reward == (1.0 if info["winners"] == [0] else 0.0)
        paid.add(reward)
    assert paid == {0.0, 1.0}


def test_alone_points_are_paid_as_they_come():
    env = envs.aec("kingdoms", 1, reward="coins")
    env.reset(seed=3)
    rng, paid = Random(3), 0.0
    for _ in env.agent_iter():
        _, reward, over, _, info = env.last()
        paid += reward
        env.step(None if over else rng.choice(env.legal_actions()))
    assert paid == info["scores"][0]


def test_one_game_after_the_other_alone():
    many = envs.vector("kingdoms", games=2)
    assert many.arena.players == 1
    rng = Random(1)
    many.reset(seed=1)
    ended = 0
    for _ in range(160):
        _, rewards, over, _, _ = many.step([rng.choice(legal) for legal in many.legal_actions()])
        assert rewards.shape == (2, 1)
        ended += over.sum()
    assert ended


# Pictures and refusals.


def test_a_spectators_picture():
    arena = Arena("kingdoms", 2, heroes_call=True)
    assert "is asked: side" in arena.codec.render(arena.new(1))
    for state in played(2, 8, heroes_call=True):
        shown = arena.codec.render(state)
        assert shown.count("Seat ") == 2
        assert "-2" not in shown
    assert "the game is over" in shown
    alone = Arena("kingdoms", 1)
    assert "The dummy" in alone.codec.render(alone.new(1))


def test_a_place_the_map_lacks_is_refused_in_words():
    arena = Arena("kingdoms", 2, territories=None)
    playing = arena.play(1)
    before = playing.state.to_dict()
    with pytest.raises(ElbowroomError, match="no region 20"):
        playing.step(arena.codec.index(encode(verbs.EXPAND, 20), 0))
    with pytest.raises(IllegalAction, match="'pass' is not allowed"):
        playing.step(arena.codec.index(verbs.PASS_ACTION, 0))
    with pytest.raises(ElbowroomError, match="numbered from 0"):
        playing.step(arena.size)
    assert playing.state.to_dict() == before


@pytest.mark.parametrize(
    ("make", "settings", "message"),
    [
        ("aec", {"players": 6}, "1 to 5 players, not 6"),
        ("aec", {"players": 0}, "1 to 5 players, not 0"),
        ("aec", {"frozen_lands": True}, "needs heroes_call"),
        ("aec", {"players": 3, "difficulty": "hard"}, "for one player alone"),
        ("single", {"opponents": []}, "At least one opponent"),
        ("single", {"opponents": ["greedy", "random"], "players": 1}, "2 opponents are named"),
        ("vector", {"weather": "fine"}, "No option 'weather'"),
        ("open_spiel", {"weather": "fine"}, "No option 'weather'"),
        ("open_spiel", {"territories": ["amberfold", "eldwater", "ironbarrow"]}, "OpenSpiel"),
        ("open_spiel", {"players": 1, "difficulty": [1, 2, 3]}, "a value like 'normal'"),
        ("open_spiel", {"players": 6}, "1 to 5 players, not 6"),
    ],
)
def test_what_cannot_be_made_is_refused(make: str, settings: dict[str, Any], message: str):
    with pytest.raises(ElbowroomError, match=message):
        getattr(envs, make)("kingdoms", **settings)
