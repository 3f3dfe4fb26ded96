"""A game of another package as an environment, with a codec that lists its fields."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pytest

from elbowroom import envs
from elbowroom.catalogue import game
from elbowroom.envs.arena import Arena
from elbowroom.envs.codecs.codec import codec_of
from elbowroom.envs.codecs.layout import Field, Layout
from elbowroom.envs.simple_codec import SimpleCodec
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.errors import ElbowroomError
from tests.ledges import SOURCE, ledges

GUIDE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


CODEC = "elbowroom_ledges.codec:LedgesCodec"


@pytest.fixture(autouse=True)
def _installed():
    with ledges(codec=CODEC):
        yield


def test_the_guide_shows_the_codec_of_the_example():
    written = (SOURCE / "elbowroom_ledges" / "codec.py").read_text("utf-8")
    assert written[written.index("class LedgesCodec") :] in GUIDE.read_text("utf-8")


def test_a_game_without_a_codec_is_refused_with_the_face_it_lacks():
    with ledges(), pytest.raises(ElbowroomError, match=r"ledges .* names no `codec`"):
        codec_of(game("ledges").new(2, 0))


def test_fields_are_told_from_the_seat_that_looks():
    arena = Arena("ledges", 3)
    state = arena.new(5)
    state.play("land l4", "done", "rest")
    seen = [
        arena.fields(np.frombuffer(arena.codec.observation(state, seat), np.uint8))
        for seat in range(3)
    ]
    assert seen[0]["nests"][0].nonzero()[0].tolist() == [3]
    assert seen[2]["nests"][1].nonzero()[0].tolist() == [3]
    assert seen[1]["points"].tolist() == [0, 0, 1]
    homes = [int(each["home"].argmax()) for each in seen]
    assert homes == state.homes


def test_the_secrets_of_others_are_not_in_an_observation():
    codec = codec_of(game("ledges").new(2, 0))
    shown = set()
    for seed in range(20):
        state = game("ledges").new(2, seed)
        shown.add(codec.observation(state, 0)[1:10])
        other = state.copy()
        other.homes[1] = NOBODY
        assert codec.observation(state, 0) == codec.observation(other, 0)
    assert len(shown) > 3


def test_players_actions_are_numbered_without_those_of_chance():
    codec = codec_of(game("ledges").new(2, 0))
    assert [text for text, _, _ in codec.table_of_actions()] == [
        "land REGION",
        "chase REGION",
        "hop FROM REGION",
        "rest",
        "done",
    ]
    assert codec.numbering.size == 9 + 9 + 81 + 2
    assert codec.text(game("ledges").new(2, 0), 10) == "chase l2"


def test_a_learner_plays_whole_games_against_bots():
    env = envs.single("ledges", "random", players=3)
    seen, _ = env.reset(seed=4)
    rng = Random(4)
    for _ in range(500):
        assert env.observation_space.contains(seen)
        action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, _, over, _, _ = env.step(action)
        if over:
            break
    else:
        pytest.fail("the game does not end")


def test_all_seats_and_many_games_are_played():
    env = envs.aec("ledges", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "holder: - - -" in env.render()
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(seen["action_mask"].argmax()))
    many = envs.vector("ledges", 2, 4)
    many.reset(seed=1)
    masks = many.reset(seed=2)[0]["action_mask"]
    many.step(masks.argmax(axis=1))


def test_open_spiel_plays_it_with_chance_as_nodes():
    from elbowroom.envs import openspiel  # noqa: PLC0415 - knows the games of its first import

    openspiel._register("ledges")
    node = envs.open_spiel("ledges", 2).new_initial_state()
    rng = Random(3)
    while not node.is_terminal():
        if node.is_chance_node():
            actions = [action for action, _ in node.chance_outcomes()]
        else:
            actions = node.legal_actions()
        node.apply_action(rng.choice(actions))
        deepcopy(node)
    assert sum(node.returns()) == 1.0


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"hop": 2}, "The field hop takes 1 numbers from 0 to 1, not \\[2\\]"),
        ({"home": [0] * 8}, "The field home takes 9 numbers"),
        ({"eggs": 1}, "values are for .* eggs; its fields are hop, home, nests, points"),
    ],
)
def test_values_that_do_not_fit_their_fields_are_refused(wrong, told):
    state = game("ledges").new(2, 0)
    codec = codec_of(state)
    values = codec.values(state, 0)
    codec.values = lambda *_: {**values, **wrong}
    with pytest.raises(ElbowroomError, match=told):
        codec.observation(state, 0)


def test_a_field_higher_than_a_byte_is_refused():
    with pytest.raises(ElbowroomError, match="points goes up to 300; a byte holds 255"):
        Layout([Field("points", (1,), 300, "points")], 2)


class Named(SimpleCodec):
    """A notation with seats, to see them turned."""

    longest = 1

    def fields(self, state):
        return [Field("nothing", (1,), 1, "nothing")]

    def values(self, seen, player):
        return {"nothing": 0}


def test_seats_are_named_by_distance():
    codec = Named(game("kingdoms").new(3, 0))
    target = game("kingdoms").new(3, 0).notation.parse("target 2")
    assert codec.index(target, 2) == codec.index(target - (2 << 6), 0)
    assert codec.action(codec.index(target, 1), 1) == target
