"""A game that brings no screens: its position and its answers are listed."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from elbowroom.catalogue import game
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.kernel.errors import IllegalAction, MalformedAction
from elbowroom.terminal.plain_face import PlainFace, face_for
from tests.ledges import ledges


@pytest.fixture(autouse=True)
def _installed():
    with ledges():
        yield


@pytest.fixture
def state():
    return game("ledges").new(2, 5, names=["Ann", "Bob"])


@pytest.fixture
def console():
    return Console(file=io.StringIO(), width=100, height=40, highlight=False)


def test_scores_position_news_and_numbered_answers_are_shown(state, console):
    plain = face_for(state, "en")
    assert type(plain) is PlainFace
    state.play("land l4")
    seen = state.view(0).state
    plain.show_table(console, seen, 0, plain.menu(seen), ["Something happened."])
    shown = console.file.getvalue()
    for told in ("Ledges · Ann", "Bob  0", "holder: - - - 0", "Something happened.", "1 hop l4 l3"):
        assert told in shown
    homes = next(line for line in shown.splitlines() if line.startswith("homes:"))
    assert homes.split()[2] == "-", "what others hide is not shown"


def test_a_number_behind_an_answer_and_its_chance_are_told(state):
    state.play("land l4", "done", "land l5", "done")
    notes = {choice.text: choice.note for choice in face_for(state, "en").menu(state).choices}
    assert notes["chase l5"].endswith("83%")
    # Without texts of the game the keys of the parts are told.
    assert "2 = 3 roll gull - 1 nest l4" in notes["chase l5"]
    assert notes["rest"] == ""


def test_regions_are_told_of(state, console):
    plain = face_for(state, "en")
    assert plain.look(state, "l2") == ["l2: Next to l1, l3."]
    assert plain.look(state, "z") == ["There is no region 'z'. There are l1 to l9."]
    assert plain.show_board(console, state).splitlines()[8] == "l9: Next to l8."
    assert "points: 0 0" in console.file.getvalue()


def test_help_shows_how_to_write(state, console):
    face_for(state, "en").show_help(console)
    shown = console.file.getvalue()
    assert "land l1" in shown
    assert "why land l1" in shown
    assert "{" not in shown


def test_a_name_alone_is_completed_where_one_answer_ends_in_it(state):
    plain = face_for(state, "en")
    assert plain.completed(state, "l3") == "land l3"
    state.play("land l3", "done", "land l5")
    assert plain.completed(state, "l4") == "hop l5 l4"
    assert plain.completed(state, "l9") == "l9"


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("dance", "No verb 'dance'"),
        ("hop l1", "It is written: hop FROM REGION"),
        ("chase l1", "chase l1 is not allowed"),
    ],
)
def test_what_cannot_be_done_is_told(state, written, told):
    with pytest.raises((IllegalAction, MalformedAction)) as fault:
        state.play(written)
    assert told in face_for(state, "en").refused(state, written, fault.value)


def test_the_seat_is_handed_over_because_homes_are_secret(state):
    assert face_for(state, "en").hides(state)


def test_the_end_shows_the_standing(state, console):
    rng = Random(1)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    face_for(state, "en").show_end(console, state, [])
    shown = console.file.getvalue()
    assert "Final standing" in shown
    assert all(str(points) in shown for points in state.scores())


def test_turns_are_counted_around_the_table(state):
    plain = face_for(state, "en")
    assert plain.turn(state) == (1, 0)
    state.play("rest", "rest", "rest")
    assert plain.turn(state) == (2, 1)


class Chooser:
    """Someone who always takes the first answer."""

    def ask(self, prompt):
        return "1"


def test_a_whole_game_is_played_by_number(console):
    wishes = Wishes(names="Ann", bots="random", seed="1", game="ledges")
    table = play_in_terminal(wishes, Chooser(), console)
    assert table.state.over
    assert any("landed" in told for told in table.log)
