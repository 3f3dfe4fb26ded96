"""What people bring to be studied: positions set up by hand, records of games."""

import random

import pytest

from elbowroom import game
from elbowroom.bots.turns import turns_of
from elbowroom.server.http.limits import Rates
from elbowroom.table.drafts import first_position
from elbowroom.table.refused import Refused
from tests.server.test_study import answering, refusal, slow, studying_with


def first_moment():
    _, state = first_position("classic", {"players": 2})
    return state


def test_the_best_turns_of_a_position_are_looked_for_once():
    async def story(studies):
        return [await studies.best_turns(first_moment(), "here") for _ in range(2)]

    first, again = studying_with(story, target=answering, patience=60)
    assert first is again
    assert (first["status"], first["turns"][0]["plan"][0]["verb"]) == ("ready", "pick")


def test_one_network_may_not_keep_the_bots_from_everybody_else():
    async def story(studies):
        told = []
        for round_number in range(1, 5):
            state = first_moment()
            state.round = round_number
            told.append(await studies.best_turns(state, "here"))
        return told

    rates = Rates(hints=0.001, saved_hints=3)
    assert "at once" in str(refusal(story, rates=rates, target=answering, patience=60))


def test_one_network_leaves_places_for_others():
    async def story(studies):
        for round_number in range(1, 5):
            state = first_moment()
            state.round = round_number
            await studies.best_turns(state, "Eve")

    assert "so much already" in str(refusal(story, target=slow, patience=0.01))

    async def others(studies):
        told = []
        for round_number in range(1, 5):
            state = first_moment()
            state.round = round_number
            told.append(await studies.best_turns(state, f"guest {round_number // 2}"))
        return told

    assert {each["status"] for each in studying_with(others, target=slow, patience=0.01)} == {
        "making"
    }


def record_of_a_game():
    state = game("classic").new(players=2, seed=4)
    rng = random.Random(4)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    return game("classic").record(state), state


def test_the_game_of_a_record_is_judged_like_one_of_a_table():
    record, state = record_of_a_game()

    async def story(studies):
        return [await studies.record(record, "here") for _ in range(2)]

    found, again = studying_with(story, target=answering, patience=60)
    assert found is again
    assert [turn["move"] for turn in found["turns"]] == [
        turn.move for turn in turns_of(state).ended
    ]
    assert found["moments"][-1]["move"] == len(record["moves"])
    assert all(step["verb"] for turn in found["turns"] for step in turn["played"])


def test_a_bad_record_is_refused_each_time_and_not_kept():
    record, _ = record_of_a_game()
    cut = {**record, "moves": []}

    async def story(studies):
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await studies.record(cut, "here")
            assert refused.value.fault["key"] == "record_cut"

    studying_with(story, target=answering)
