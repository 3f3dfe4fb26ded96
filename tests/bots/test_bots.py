import random

import pytest

from elbowroom import UnknownName, game
from elbowroom.bots import NAMES, Bot, describe, make
from elbowroom.conquest.engine.position import HIDDEN


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_made_by_name(name):
    bot = make(name)
    assert isinstance(bot, Bot)
    assert bot.name == name
    assert describe(name).endswith(".")


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownName, match=r"no bot 'deep'.*random, .*greedy"):
        make("deep")


REPEATABLE = [name for name in NAMES if not type(make(name)).timed]
"""Bots whose choices no clock has a say in; test_expert.py gives the others a clock of its own."""


def finished(name, players, coins_of_others=None):
    """A game in which every seat is this bot; others' coins may be swapped behind its back."""
    state = game("classic").new(players=players, seed=5)
    bots = [make(name, seat) for seat in range(players)]
    dice = random.Random(1)
    while not state.over:
        player = state.decision.player
        seen = state.copy()
        if coins_of_others:
            for other in range(players):
                if other != player:
                    seen.coins[other] = dice.randrange(coins_of_others)
        state.apply(bots[player].choose(seen.view(player)))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", REPEATABLE)
def test_the_same_seed_makes_the_same_choices_whatever_the_others_own(name):
    """A bot repeats itself, and never sees the coins of others."""
    plain = finished(name, 3).journal
    assert plain == finished(name, 3).journal
    assert plain == finished(name, 3, coins_of_others=99).journal


def test_a_view_holds_no_coins_of_others_no_seed_and_no_history():
    state = game("classic").new(players=3, seed=1)
    seen = state.view(1).state
    assert [seen.coins[seat] == HIDDEN for seat in range(3)] == [True, False, True]
    assert seen.rng == 0
    assert seen.journal == []


def test_random_uses_every_legal_action():
    state = game("classic").new(players=2, seed=1)
    view = state.view(state.decision.player)
    bot = make("random", seed=1)
    assert {bot.choose(view) for _ in range(200)} == set(view.legal_actions())
