"""One codec between action numbers and their text."""

from __future__ import annotations

from itertools import product

import pytest

from elbowroom import MalformedAction, game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.notation import (
    COUNT,
    Notation,
    Verb,
    encode,
    first_of,
    second_of,
    verb_of,
)

SMALL = Notation(
    [
        Verb(0, "wait"),
        Verb(1, "go", ("place",)),
        Verb(2, "pay", (COUNT,)),
        Verb(5, "put", ("place", COUNT)),
        Verb(7, "swap", ("place", "place"), ("place", "goal")),
        Verb(8, "ask", ("ally",)),
        Verb(9, "use", ("tools",)),
    ],
    {
        "place": ["home", "shop", "well"],
        "ally": ["0", "1", "none"],
        "tools": ["bare", "axe", "rope", "axe+rope"],
    },
)
SMALL.name_several("tools", [[], ["axe"], ["rope"], ["axe", "rope"]])


def every_action(notation: Notation) -> list[int]:
    actions = []
    for verb in notation.verbs:
        values = [
            range(64) if kind == COUNT else range(len(notation.names[kind]))
            for kind in verb.arguments
        ]
        actions += [encode(verb.number, *numbers) for numbers in product(*values)]
    return actions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_round_trips_through_its_text(players: int) -> None:
    notation = game("classic").new(players, seed=0).notation
    actions = every_action(notation)
    texts = [notation.text(action) for action in actions]
    assert [notation.parse(text) for text in texts] == actions
    assert len(set(texts)) == len(texts) == len(set(actions))


@pytest.mark.parametrize(
    ("verb", "first", "second"), [(0, 0, 0), (1, 2, 3), (37, 63, 63), (4000, 0, 63), (5, 63, 0)]
)
def test_packing_loses_nothing(verb: int, first: int, second: int) -> None:
    action = encode(verb, first, second)
    assert (verb_of(action), first_of(action), second_of(action)) == (verb, first, second)


def test_an_action_is_verb_and_arguments_in_order() -> None:
    assert SMALL.text(encode(5, 1, 12)) == "put shop 12"
    assert SMALL.text(encode(7, 2, 0)) == "swap well home"
    assert SMALL.text(encode(0)) == "wait"


def test_spaces_around_words_do_not_matter() -> None:
    assert SMALL.parse("  put   shop\t12 ") == encode(5, 1, 12)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "wait, go PLACE, pay COUNT, put PLACE COUNT, swap PLACE GOAL"),
        ("   ", "put PLACE COUNT"),
        ("fly home", "No verb 'fly'"),
        ("fly home", "wait, go PLACE, pay COUNT, put PLACE COUNT"),
        ("GO home", "No verb 'GO'"),
        ("go", "'go' should read 'go PLACE'"),
        ("go home shop", "'go home shop' should read 'go PLACE'"),
        ("wait 1", "'wait 1' should read 'wait'"),
        ("put shop", "should read 'put PLACE COUNT'"),
        ("go nowhere", "There is no place 'nowhere'"),
        ("go nowhere", "Known: home, shop, well"),
        ("pay 64", "'64' in 'pay 64' is no number from 0 to 63"),
        ("pay -1", "no number from 0 to 63"),
        ("pay 1.0", "no number from 0 to 63"),
        ("pay ten", "no number from 0 to 63"),
        ("pay ²", "no number from 0 to 63"),
        ("pay ٣", "no number from 0 to 63"),
    ],
)
def test_a_malformed_text_is_refused_with_the_usage(text: str, says: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        SMALL.parse(text)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    "action",
    [
        -1,
        encode(3),
        encode(6, 1),
        encode(1, 3),
        encode(5, 3, 1),
        encode(0, 1),
        encode(0, 0, 1),
        encode(1, 1, 1),
        encode(4095),
        1 << 62,
        1 << 80,
        -(1 << 80),
    ],
)
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(MalformedAction) as refused:
        SMALL.text(action)
    assert str(action) in str(refused.value)


def test_a_number_with_many_digits_is_refused_like_any_other() -> None:
    with pytest.raises(MalformedAction):
        SMALL.parse("pay " + "9" * 5000)


@pytest.mark.parametrize("text", ["arrange", "arrange r05", "arrange r05 1 r06", "arrange r99 1"])
def test_a_malformed_arrangement_is_refused_with_its_usage(text: str) -> None:
    state = game("classic").new(2, seed=0)
    with pytest.raises(MalformedAction) as refused:
        state.play(text)
    assert "arrange REGION COUNT" in str(refused.value) or "r99" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("wait", []),
        ("go shop", [("place", "place", "shop")]),
        ("put shop 12", [("place", "place", "shop"), ("count", COUNT, 12)]),
        ("swap well home", [("place", "place", "well"), ("goal", "place", "home")]),
        ("ask 1", [("ally", "ally", 1)]),
        ("ask none", [("ally", "ally", None)]),
        ("use axe+rope", [("tools", "tools", ["axe", "rope"])]),
        ("use bare", [("tools", "tools", [])]),
    ],
)
def test_arguments_have_a_name_a_kind_and_a_value(text: str, told: list[object]) -> None:
    assert SMALL.arguments(SMALL.parse(text)) == told


@pytest.mark.parametrize(
    ("named", "text"),
    [
        ("put count=12 place=shop", "put shop 12"),
        ("swap goal=home place=well", "swap well home"),
        ("ask ally=none", "ask none"),
        ("use tools=", "use bare"),
        ("use tools=axe+rope", "use axe+rope"),
    ],
)
def test_arguments_may_be_told_by_their_names(named: str, text: str) -> None:
    assert SMALL.parse(named) == SMALL.parse(text)


@pytest.mark.parametrize("text", ["put place=shop place=well", "put shop count=12", "go goal=shop"])
def test_names_the_verb_does_not_have_are_refused_with_those_it_has(text: str) -> None:
    with pytest.raises(MalformedAction, match="should name its arguments as in '"):
        SMALL.parse(text)


@pytest.mark.parametrize("called", [(), ("place", "place"), ("place",)])
def test_every_argument_of_a_verb_has_a_name_of_its_own(called: tuple[str, ...]) -> None:
    with pytest.raises(ElbowroomError, match="The verb 'swap' needs a name of its own"):
        Notation([Verb(7, "swap", ("place", "place"), called)], {"place": ["home"]})
