"""The search that knows no game, and the names of the ladder in games that bring no players."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from elbowroom import game
from elbowroom.bots import NAMES, ladder, make
from elbowroom.bots.random import Random
from elbowroom.bots.search import MOST_ANSWERS, Effort, SearchBot, standing
from elbowroom.testing import position

CLASSIC = game("classic")
QUICK = Effort(tries=8, turns=1)


def opening(seed=1, players=2):
    state = CLASSIC.new(players=players, seed=seed)
    return state.view(state.decision.player)


def played(bots, seed):
    state = CLASSIC.new(players=len(bots), seed=seed)
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    return state


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_every_name_plays_a_game_that_brings_no_players(name, monkeypatch):
    monkeypatch.setattr(ladder, "face", lambda *_: None)
    view = opening()
    bot = make(name, 3)
    assert bot.choose(view) in view.legal_actions()
    assert type(bot.player("classic")) is SearchBot
    assert bot.why() is None


def test_a_name_a_game_lacks_is_played_by_search_and_the_others_by_its_own(monkeypatch):
    monkeypatch.setattr(ladder, "face", lambda *_: {"greedy": Random})
    assert type(make("greedy").player("classic")) is Random
    assert type(make("hard").player("classic")) is SearchBot


@pytest.mark.parametrize("name", ["classic", "warcraft", "kingdoms"])
def test_the_setting_of_a_name_reaches_the_player_of_every_game(name):
    assert make("expert:2s").player(name).seconds == 2.0
    assert make("expert").player(name).seconds == 0.5


def test_a_setting_reaches_the_search_too(monkeypatch):
    monkeypatch.setattr(ladder, "face", lambda *_: None)
    assert make("expert:2s").player("classic").seconds == 2.0
    assert make("expert").player("classic").seconds == 0.5


def test_one_bot_keeps_a_player_for_each_game_it_is_asked_about():
    bot = make("hard")
    assert bot.player("classic") is bot.player("classic")
    assert bot.player("classic") is not bot.player("kingdoms")


def test_the_same_seed_chooses_the_same_whatever_is_hidden():
    state = CLASSIC.new(players=2, seed=4)
    for _ in range(30):
        player = state.decision.player
        other = state.copy()
        other.coins[1 - player] += 30
        chosen = SearchBot("s", QUICK).choose(state.view(player))
        assert chosen == SearchBot("s", QUICK).choose(other.view(player))
        state.apply(chosen)


def test_a_slip_is_any_answer():
    view = opening()
    found = {SearchBot(seed, Effort(1, 1, slips=1.0)).choose(view) for seed in range(60)}
    assert found == set(view.legal_actions())


def test_a_clock_ends_the_search():
    """Every look at this clock takes ten milliseconds."""
    looks = []

    def clock():
        looks.append(None)
        return len(looks) / 100

    view = opening()
    bot = SearchBot(0, QUICK, seconds=1.0, clock=clock)
    assert bot.choose(view) in view.legal_actions()
    spent = len(looks) / 100
    assert 0.2 < spent < 0.5
    bot.choose(view)
    assert len(looks) / 100 - spent < spent


def test_a_search_ends_in_a_game_whose_turns_do_not(monkeypatch):
    monkeypatch.setattr("elbowroom.bots.search.MOST_ANSWERS", 3)
    view = opening()
    assert SearchBot(0, Effort(tries=4, turns=10**6)).choose(view) in view.legal_actions()
    assert MOST_ANSWERS > 3


def test_a_seat_stands_by_its_lead_and_in_the_end_by_whom_it_has_beaten():
    state = CLASSIC.new(players=3, seed=1)
    state.coins = [20, 10, 5]
    assert standing(state, 0) > 0.5 > standing(state, 1) > standing(state, 2)
    over = played([make("greedy", seat) for seat in range(3)], 2)
    ranked = sorted(range(3), key=lambda seat: over.ranks()[seat])
    found = [standing(over, seat) for seat in ranked]
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.9


def test_somebody_who_plays_alone_stands_by_the_score():
    assert standing(SimpleNamespace(scores=lambda: [7]), 0) == 7.0


def test_dice_that_are_set_in_secret_are_answered_from_what_the_seat_knows():
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, mana=4)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=4)
    pos.give(2, regions={"e1": 2})
    pos.turn(select="patrol").play("patrol a1 a2")
    answers = set()
    for die in ("flag", "dial 1", "dial 8"):
        state = pos.state.copy()
        state.play(die)
        answers.add(SearchBot(0, QUICK).choose(state.view(1)))
    assert len(answers) == 1


@pytest.mark.slow
def test_the_search_beats_random_in_a_game_it_knows_nothing_of():
    won = 0
    for number in range(8):
        bots = [SearchBot(number, ladder.Greedy.effort), make("random", number)]
        me = number % 2
        state = played(bots[::-1] if me else bots, number)
        won += state.winners() == [me]
    assert won >= 7
