"""What every game of the catalogue promises to those who call it from Python."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

import elbowroom
from elbowroom import (
    CHANCE,
    Decision,
    ElbowroomError,
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    MalformedAction,
    UnknownName,
)
from elbowroom.catalogue import GAMES, face, manifest_of
from elbowroom.games import SHIPPED
from elbowroom.kernel.game import Game
from elbowroom.kernel.manifest import FACES
from elbowroom.kernel.state import State

SETUPS = [
    (name, players)
    for name, each in GAMES.items()
    for players in range(each.fewest_players, each.most_players + 1)
]

LEAST_CHANCE = dict.fromkeys(SHIPPED, 5)
"""Chance is asked more often in whole games of ours; another game may do without."""


@pytest.fixture(params=list(GAMES))
def any_game(request: pytest.FixtureRequest) -> Game:
    return elbowroom.game(request.param)


@pytest.fixture(params=SETUPS, ids=[f"{name}-{players}" for name, players in SETUPS])
def begun(request: pytest.FixtureRequest) -> tuple[Game, State]:
    name, players = request.param
    found = elbowroom.game(name)
    return found, found.new(players=players, seed=7)


def walked(state: State, seed: int = 0) -> Iterator[State]:
    """Play at random, giving the state before every answer."""
    rng = Random(seed)
    while not state.over:
        yield state
        state.apply(rng.choice(state.legal_actions()))


def at_the_middle(state: State) -> State:
    answers = sum(1 for _ in walked(state.copy()))
    for number, current in enumerate(walked(state)):
        if number == answers // 2:
            return current
    raise AssertionError("the game is over too soon")


def test_what_is_kept_of_the_allowed_answers_is_what_would_be_listed_now(
    begun: tuple[Game, State],
) -> None:
    for state in walked(begun[1]):
        assert state.legal_actions() == state.list_actions()
        trial = state.copy()
        trial.perform(trial.legal_actions()[-1])
        assert trial.legal_actions() == trial.list_actions()


# Finding and starting games.


def test_a_game_is_found_by_its_id(any_game: Game) -> None:
    assert elbowroom.game(any_game.id) is any_game
    assert any_game.name
    assert any_game.rules_version >= 1


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName) as refused:
        elbowroom.game("no such game")
    assert all(name in str(refused.value) for name in GAMES)


def test_too_few_and_too_many_players_are_refused(any_game: Game) -> None:
    for players in (any_game.fewest_players - 1, any_game.most_players + 1, 0, -1):
        with pytest.raises(InvalidSetup) as refused:
            any_game.new(players=players, seed=1)
        assert str(players) in str(refused.value)
        assert str(any_game.most_players) in str(refused.value)


@pytest.mark.parametrize("players", [None, "3", 2.5, [2]])
def test_a_number_of_players_that_is_no_number_is_refused(any_game: Game, players: object) -> None:
    with pytest.raises(InvalidSetup):
        any_game.new(players=players, seed=1)


def test_an_unknown_option_is_refused(any_game: Game) -> None:
    with pytest.raises(InvalidSetup):
        any_game.new(players=any_game.fewest_players, seed=1, no_such_option=True)


def test_players_may_be_named(any_game: Game) -> None:
    names = [f"Guest {seat}" for seat in range(any_game.fewest_players)]
    state = any_game.new(players=any_game.fewest_players, seed=1, names=names)
    assert state.setup["names"] == names


# Playing.


def test_the_loop_of_the_contract_plays_a_whole_game(begun: tuple[Game, State]) -> None:
    _, state = begun
    answers = 0
    while not state.over:
        decision = state.decision
        assert isinstance(decision, Decision)
        assert 0 <= decision.player < state.setup["players"]
        assert decision.kind
        actions = state.legal_actions()
        assert actions
        assert all(isinstance(action, int) and action >= 0 for action in actions)
        state.apply(actions[0])
        answers += 1
        assert answers < 10_000
    assert state.legal_actions() == []
    scores, winners = state.scores(), state.winners()
    assert all(isinstance(score, int) for score in scores)
    assert winners
    assert all(scores[seat] == max(scores) for seat in winners)


def test_text_and_number_say_the_same(begun: tuple[Game, State]) -> None:
    _, state = begun
    for current in walked(state):
        by_text, by_number = current.copy(), current.copy()
        action = current.legal_actions()[-1]
        by_text.play(current.text(action))
        by_number.apply(action)
        assert by_text.journal == by_number.journal
        assert by_text.digest() == by_number.digest()


def test_a_wrong_action_is_refused_and_changes_nothing(begun: tuple[Game, State]) -> None:
    _, state = begun
    before = state.to_dict()
    with pytest.raises(IllegalAction) as refused:
        state.play("done")
    assert refused.value.allowed == [state.text(action) for action in state.legal_actions()]
    for text in ("", "no such verb", "conquer nowhere"):
        with pytest.raises(MalformedAction):
            state.play(text)
    for action in (-1, 10**12):
        with pytest.raises(ElbowroomError):
            state.apply(action)
    assert state.to_dict() == before


def test_an_answer_after_the_end_is_refused(begun: tuple[Game, State]) -> None:
    _, state = begun
    for _ in walked(state):
        pass
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.journal[-1])
    assert "over" in str(refused.value)


def test_costs_are_explained_as_named_parts(begun: tuple[Game, State]) -> None:
    _, state = begun
    explained = 0
    for current in walked(state):
        for action in current.legal_actions():
            if current.explain_action(action) is not None:
                cost = current.explain(current.text(action))
                least = 1 if current.text(action).startswith("conquer ") else 0
                assert cost.total == sum(part.amount for part in cost.parts) >= least
                assert all(part.key for part in cost.parts)
                explained += 1
    assert explained


def test_what_is_offered_at_once_is_what_each_action_says(begun: tuple[Game, State]) -> None:
    _, state = begun
    for current in walked(state):
        actions = current.legal_actions()
        assert current.offers(actions) == [current.offers([each])[0] for each in actions]
        numbers = [offer.number for offer in current.offers(actions)]
        assert numbers == [current.explain_action(each) for each in actions]


@pytest.mark.parametrize("part", FACES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_face_a_manifest_names_can_be_had(name: str, part: str) -> None:
    named = getattr(manifest_of(name), part)
    assert (face(name, part) is None) == (named is None)


# Copies, views, samples.


def test_a_copy_goes_its_own_way(begun: tuple[Game, State]) -> None:
    _, state = begun
    middle = at_the_middle(state)
    before = middle.to_dict()
    other = middle.copy()
    for _ in walked(other, seed=3):
        pass
    assert other.over
    assert middle.to_dict() == before


def test_a_view_shows_what_its_player_may_do(begun: tuple[Game, State]) -> None:
    _, state = begun
    middle = at_the_middle(state)
    for player in range(middle.setup["players"]):
        view = middle.view(player)
        assert view.player == player
        assert view.decision == middle.decision
        assert view.over == middle.over
        mine = middle.decision.player == player
        assert view.legal_actions() == (middle.legal_actions() if mine else [])
        for action in view.legal_actions():
            assert view.parse(view.text(action)) == action
        json.dumps(view.to_dict())
        assert not hasattr(view, "journal")


@pytest.mark.parametrize("player", [-1, 99])
def test_there_is_no_view_of_a_seat_that_does_not_exist(any_game: Game, player: int) -> None:
    state = any_game.new(players=any_game.fewest_players, seed=1)
    with pytest.raises(ElbowroomError):
        state.view(player)


def test_a_sample_can_be_played_to_the_end(begun: tuple[Game, State]) -> None:
    _, state = begun
    middle = at_the_middle(state)
    for player in range(middle.setup["players"]):
        sample = middle.sample(player, Random(4))
        assert sample.view(player).to_dict() == middle.view(player).to_dict()
        for _ in walked(sample):
            pass
        assert sample.over


# Plain data and records.


def test_plain_data_is_json_and_reads_back(begun: tuple[Game, State]) -> None:
    found, state = begun
    for number, current in enumerate(walked(state)):
        if number % 20 == 0:
            data = json.loads(json.dumps(current.to_dict()))
            again = found.from_dict(data)
            assert again.to_dict() == current.to_dict()
            assert again.legal_actions() == current.legal_actions()
    assert found.from_dict(state.to_dict()).over


@pytest.mark.parametrize(
    "data", [{}, [], None, 5, {"setup": {}, "position": {}}, {"setup": None, "position": None}]
)
def test_what_is_no_saved_state_is_refused(any_game: Game, data: object) -> None:
    with pytest.raises(InvalidPosition):
        any_game.from_dict(data)


def test_a_saved_state_with_a_broken_field_is_refused(begun: tuple[Game, State]) -> None:
    found, state = begun
    whole = json.dumps(at_the_middle(state).to_dict())
    for field in json.loads(whole)["position"]:
        for nonsense in (None, "nonsense", {"nonsense": []}):
            data = json.loads(whole)
            data["position"][field] = nonsense
            with pytest.raises(ElbowroomError):
                found.from_dict(data)


def test_a_record_is_json_and_replays(begun: tuple[Game, State]) -> None:
    found, state = begun
    for _ in walked(state):
        pass
    record = json.loads(json.dumps(found.record(state)))
    again = found.replay(record)
    assert again.digest() == state.digest()
    assert again.winners() == state.winners()
    record["hash"] = "0" * 32
    with pytest.raises(InvalidRecord):
        found.replay(record)


# Chance.


def test_the_same_seed_gives_the_same_game(begun: tuple[Game, State]) -> None:
    found, state = begun
    again = found.new(players=state.setup["players"], seed=7)
    for _ in walked(state):
        pass
    for _ in walked(again):
        pass
    assert again.to_dict() == state.to_dict()


def test_with_a_seed_chance_is_answered_for_the_caller(begun: tuple[Game, State]) -> None:
    _, state = begun
    for current in walked(state):
        assert current.decision.player != CHANCE


def test_chance_can_be_asked_of_the_caller(begun: tuple[Game, State]) -> None:
    found, state = begun
    asked = found.new(players=state.setup["players"], chance="ask")
    if found.id in SHIPPED:
        assert asked.decision.player == CHANCE
    answers = 0
    rng = Random(1)
    while not asked.over:
        if asked.decision.player == CHANCE:
            answers += 1
            outcomes = asked.chance_outcomes()
            assert {action for action, _ in outcomes} == set(asked.legal_actions())
        else:
            assert asked.chance_outcomes() == []
        asked.apply(rng.choice(asked.legal_actions()))
    assert answers > LEAST_CHANCE.get(found.id, -1)
    assert found.replay(found.record(asked)).digest() == asked.digest()


def test_another_way_of_chance_is_refused(any_game: Game) -> None:
    with pytest.raises(InvalidSetup):
        any_game.new(players=any_game.fewest_players, chance="maybe")


ASKED_IN_TURN = """
from elbowroom.catalogue import GAMES
starts = [each.new(each.most_players, 1) for each in GAMES.values()]
kinds = [kind for start in starts for kind in type(start).__mro__]
told = [[isinstance(start, kind) for kind in kinds] for start in starts]
assert told == [[kind in type(start).__mro__ for kind in kinds] for start in starts], told
"""


def test_a_position_is_known_as_what_it_is_whatever_else_was_asked_before() -> None:
    subprocess.run([sys.executable, "-c", ASKED_IN_TURN], check=True)
