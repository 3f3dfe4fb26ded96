"""Learners in Kingdoms: the libraries' own tests, secrets that stay secret, a game for one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from elbowroom import envs
from elbowroom import game as find_game
from elbowroom.bots import make as make_bot
from elbowroom.envs.arena import Arena
from elbowroom.envs.codecs.families import codec_of
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import ElbowroomError, IllegalAction
from elbowroom.kernel.notation import encode
from elbowroom.kingdoms import verbs
from elbowroom.kingdoms.state import KingdomsState
from elbowroom.kingdoms.words import FLAG, NONE, RESOURCES

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")

KINGDOMS = find_game("kingdoms")
TABLES = [(1, False), (1, True), (2, False), (2, True), (3, True), (5, False)]
"""How many play, and whether with Heroes' Call."""
HIDDEN_DIE = FLAG + 1


@pytest.fixture(scope="module")
def arenas() -> dict[tuple[int, bool], Arena]:
    return {
        (players, heroes): Arena("kingdoms", players, heroes_call=heroes)
        for players, heroes in TABLES
    }


def played(players: int, seed: int, **options: Any) -> Iterator[KingdomsState]:
    """Play a random game; give the state before each answer, chance's included, and the end."""
    state = KINGDOMS.new(players, chance="ask", **options)
    assert isinstance(state, KingdomsState)
    rng = Random(seed)
    while not state.over:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def seen(arena: Arena, state: KingdomsState, seat: int) -> dict[str, Any]:
    """What a seat sees, taken apart."""
    return arena.fields(np.frombuffer(arena.codec.observation(state, seat), np.uint8))


def marked(flags: Any) -> list[int]:
    return [int(place) for place in np.flatnonzero(flags)]


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
def test_answers_of_random_games_map_one_to_one(
    arenas: dict[tuple[int, bool], Arena], players: int, heroes: bool
):
    codec = arenas[players, heroes].codec
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
def test_every_number_is_an_action_of_its_own(
    arenas: dict[tuple[int, bool], Arena], players: int, heroes: bool
):
    arena = arenas[players, heroes]
    for seat in range(players):
        actions = [arena.codec.action(number, seat) for number in range(arena.size)]
        assert len(set(actions)) == arena.size
        assert arena.codec.indices(actions, seat) == list(range(arena.size))
    words = arena.actions()
    assert len(set(words)) == arena.size
    at = 0
    for text, first, count in arena.codec.table_of_actions():
        assert first == at
        assert {word.split()[0] for word in words[first : first + count]} == {text.split()[0]}
        at += count
    assert at == arena.size


def test_seats_are_named_by_distance_to_the_left(arenas: dict[tuple[int, bool], Arena]):
    codec = arenas[5, False].codec
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


# Secrets.


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_an_observation_tells_nothing_the_seat_may_not_know(
    arenas: dict[tuple[int, bool], Arena], players: int, heroes: bool
):
    """Whatever is filled in for what the seat does not know, it sees the same."""
    arena = arenas[players, heroes]
    codec, highest = arena.codec, arena.highest()
    concealed = 0
    for number, state in enumerate(played(players, 9, heroes_call=heroes)):
        secret = state.decision.concealed or state.decision.kind == "keep"
        if number % 9 and not secret:
            continue
        concealed += secret
        for seat in range(players):
            whole = codec.observation(state, seat)
            assert len(whole) == arena.width
            assert (np.frombuffer(whole, np.uint8) <= highest).all()
            assert codec.observation(state.redacted(seat), seat) == whole
            assert codec.observation(state.sample(seat, number), seat) == whole
    assert concealed or not (heroes or players > 1)


def at_war(players: int, **options: Any) -> KingdomsState:
    """A position in which the attacker of a war is to set its die, with a choice."""
    for seed in range(50):
        for state in played(players, seed, **options):
            if state.decision.kind == "dial" and len(state.legal_actions()) > 2:
                return state
    raise AssertionError("no war begins")


@pytest.mark.rule("K-WAR-2")
def test_a_die_is_told_to_its_owner_and_to_others_when_both_are_set():
    arena = Arena("kingdoms", 3)
    state = at_war(3)
    attacker, defender = state.war_attacker, state.war_defender
    told: list[list[bytes]] = []
    for answer in state.legal_actions():
        after = state.copy()
        after.apply(answer)
        number = FLAG if answer == verbs.FLAG_ACTION else answer >> 6 & 63
        assert seen(arena, after, attacker)["die"][0] == number
        assert seen(arena, after, defender)["die"][attacker - defender] == HIDDEN_DIE
        told.append([arena.codec.observation(after, s) for s in range(3) if s != attacker])
        assert f"{number} against" not in arena.codec.picture(after)
    assert all(one == other for one, other in pairwise(told))
    after.apply(after.legal_actions()[0])
    if after.war_region != NONE:
        assert [seen(arena, after, seat)["war_revealed"][0] for seat in range(3)] == [1, 1, 1]
        assert seen(arena, after, defender)["die"][attacker - defender] == number


@pytest.mark.rule("K-ENG-1")
def test_hero_cards_are_told_to_who_chooses():
    arena = Arena("kingdoms", 3, heroes_call=True)
    state = next(s for s in played(3, 2, heroes_call=True) if s.decision.kind == "keep")
    for seat in range(3):
        fields = seen(arena, state, seat)
        own = state.offered[seat * 2 : seat * 2 + 2]
        others = {card for card in state.offered if card not in own}
        assert marked(fields["offered"]) == sorted(own)
        assert others <= set(marked(fields["deck"]))
        assert not set(own) & set(marked(fields["deck"]))
        assert fields["choices"].tolist() == [2, 2, 2]
    state.apply(state.legal_actions()[0])
    mine = seen(arena, state, 0)
    assert marked(mine["given_back"]) == [state.returned[0]]
    assert mine["gave_back"].tolist() == [1, 0, 0]
    assert state.returned[0] in marked(seen(arena, state, 1)["deck"])


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


# What the fields say.


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_fields_agree_with_the_view_as_plain_data(
    arenas: dict[tuple[int, bool], Arena], players: int, heroes: bool
):
    arena = arenas[players, heroes]
    for number, state in enumerate(played(players, 5, heroes_call=heroes)):
        if number % 11:
            continue
        for seat in range(players):
            fields = seen(arena, state, seat)
            position = state.view(seat).to_dict()["position"]
            assert fields["round"][0] == position["round"]
            check_question(fields, state, seat)
            check_seats(fields, position, state, seat)
            check_map(fields, position, state, seat)


def check_question(fields: dict[str, Any], state: KingdomsState, seat: int) -> None:
    asked = state.decision.player
    if state.over or asked == CHANCE:
        assert not fields["question"].any()
        assert not fields["asked"].any()
    else:
        assert fields["question"].sum() == 1
        assert marked(fields["asked"]) == [(asked - seat) % state.rules.seats]


def check_seats(
    fields: dict[str, Any], position: dict[str, Any], state: KingdomsState, seat: int
) -> None:
    rules = state.rules
    names = {
        "faction": [faction.id for faction in rules.factions],
        "hero": [hero.id for hero in rules.heroes],
        "retired": [hero.id for hero in rules.heroes],
    }
    for distance in range(rules.seats):
        entry = position["players"][(seat + distance) % rules.seats]
        assert fields["resources"][distance].tolist() == [entry["resources"][r] for r in RESOURCES]
        for name in ("tower", "magic", "reached", "wars_won"):
            assert fields[name][distance] == entry[name]
        told = {
            name: [ids[place] for place in marked(fields[name][distance])]
            for name, ids in names.items()
            if name in fields
        }
        assert told["faction"] == ([entry["faction"]] if entry["faction"] else [])
        if rules.heroes_call:
            assert told["hero"] == ([entry["hero"]] if entry["hero"] else [])
            assert told["retired"] == entry["retired"]
            assert fields["hero_level"][distance] == entry["hero_level"]
            assert fields["fortresses_taken"][distance] == entry["fortresses_removed"]


def check_map(
    fields: dict[str, Any], position: dict[str, Any], state: KingdomsState, seat: int
) -> None:
    seats = state.rules.seats
    for space, region in enumerate(position["regions"].values()):
        assert fields["neutral"][space] == region["neutral"]
        for distance in range(seats):
            owner = (seat + distance) % seats
            meeples = [each for each in region["meeples"] if each["player"] == owner]
            assert fields["meeples"][distance, space] == len(meeples)
            assert fields["laid"][distance, space] == sum(each["laid"] for each in meeples)
            if state.rules.heroes_call:
                heroes = [each for each in meeples if each["hero"]]
                assert fields["hero_at"][distance, space] == len(heroes)
                fort = region["fortress"]
                owned = fort is not None and fort["player"] == owner
                assert fields["fortresses"][distance, space] == owned
                assert fields["fortresses_laid"][distance, space] == (owned and fort["laid"])
    if position["war"]["region"] is not None:
        assert marked(fields["war_region"]) == [state.rules.board.number(position["war"]["region"])]


def test_an_observation_tells_the_territories_of_its_game():
    arena = Arena("kingdoms", 2)
    state = next(s for s in played(2, 6) if s.decision.kind == "select")
    board = state.rules.board
    for seat in range(2):
        fields = seen(arena, state, seat)
        spaces = len(board.ids)
        terrains = [marked(fields["terrain"][:, space]) for space in range(spaces)]
        assert terrains == [[terrain] for terrain in board.terrain]
        for space in range(spaces):
            assert fields["neighbours"][space].tolist() == [
                board.adjacent[space] >> other & 1 for other in range(fields["border"].size)
            ]
        assert not fields["neighbours"][spaces:].any()
        assert marked(fields["territory"][0]) == [state.lands[seat]]
        assert marked(fields["lost_territory"]) == [state.lands[2]]
        homes = [*fields["home"], fields["lost_kingdom"]]
        assert sum(int(home.sum()) for home in homes) == spaces
        own = board.spaces_of[seat]
        assert marked(homes[0]) == [space for space in range(spaces) if own >> space & 1]


def test_what_is_asked_is_told_in_full():
    """Payments, units to choose, victims: the numbers of a question stand in its fields."""
    arena = Arena("kingdoms", 4, heroes_call=True)
    kinds: set[str] = set()
    for seed in range(4):
        for state in played(4, seed, heroes_call=True):
            kind, step = state.decision.kind, state.stack[-1] if state.stack else 0
            if kind not in ("pay", "gain", "steal", "move"):
                continue
            kinds.add(kind)
            seat = state.decision.player
            fields = seen(arena, state, seat)
            if kind == "pay":
                assert marked(fields["resource"]) == [step & 63]
                assert fields["pay_due"][0] == state.pay_due
                assert fields["paid"].tolist() == [units + 1 for units in state.paid]
            elif kind == "gain":
                assert fields["amount"][0] == step & 63
            elif kind == "steal":
                assert marked(fields["concerned"]) == [((step >> 3 & 7) - seat) % 4]
            else:
                assert fields["moves_left"].tolist() == [state.moves_left, state.moves_extra]
                assert fields["moved"].sum() == len(state.moved)
    assert kinds == {"pay", "gain", "steal", "move"}


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


@pytest.mark.xfail(strict=True, reason="rewards of each answer are still reckoned for the dummy")
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
    assert "is asked: side" in arena.codec.picture(arena.new(1))
    for state in played(2, 8, heroes_call=True):
        shown = arena.codec.picture(state)
        assert shown.count("Seat ") == 2
        assert "-2" not in shown
    assert "the game is over" in shown
    alone = Arena("kingdoms", 1)
    assert "The dummy" in alone.codec.picture(alone.new(1))


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
