"""The expert: looks ahead as long as a clock allows, and no longer."""

import pytest

from elbowroom import InvalidSetup
from elbowroom.bots import make
from elbowroom.bots.thinking_time import WAITING, WorkClock
from elbowroom.catalogue import game
from elbowroom.conquest.bots.evaluation.handmade_judge import HandJudge
from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.players.expert import Expert


class Counted:
    """A clock that moves on by one tick each time it is read."""

    def __init__(self, tick=0.01):
        self.now = 0.0
        self.tick = tick

    def __call__(self):
        self.now += self.tick
        return self.now


def opening(players=2, moves=30):
    """A position some turns into a game, at the beginning of a turn."""
    state = game("classic").new(players=players, seed="opening")
    guide = make("greedy")
    while moves > 0 or state.decision.kind not in ("choice", "pick"):
        state.apply(guide.choose(state.view(state.decision.player)))
        moves -= 1
    return state


def expert(clock, seconds=0.5):
    return Expert(7, judge=HandJudge(), seconds=seconds, clock=clock)


def test_stops_looking_ahead_when_its_time_is_over():
    state = opening()
    clock = Counted()
    bot = expert(clock)
    bot.choose(state.view(state.decision.player))
    # Every look reads the clock at least once.
    assert 0 < bot.why()["looks_ahead"] <= 50
    assert clock.now < 0.6


def test_more_time_means_more_looks():
    state = opening()
    looks = []
    for seconds in (0.1, 0.4):
        bot = expert(Counted(), seconds)
        bot.choose(state.view(state.decision.player))
        looks.append(bot.why()["looks_ahead"])
    assert looks[0] < looks[1]


def test_without_any_time_the_planner_s_choice_is_made():
    state = opening()
    view = state.view(state.decision.player)
    bot = expert(Counted(tick=10.0))
    assert bot.choose(view) in view.legal_actions()
    assert bot.why()["looks_ahead"] == 0


def test_the_same_clock_brings_the_same_choices():
    state = opening()
    player = state.decision.player
    said = []
    for _ in range(2):
        trial = state.copy()
        bot = expert(Counted())
        while not trial.over and trial.turn_player == player and trial.decision.player == player:
            trial.apply(bot.choose(trial.view(player)))
        said.append(trial.journal)
    assert said[0] == said[1]


def test_the_choice_does_not_depend_on_what_is_hidden():
    state = opening()
    player = state.decision.player
    other = state.copy()
    other.coins[1 - player] += 50
    other.rng = 12345
    chosen = [expert(Counted(0.05)).choose(each.view(player)) for each in (state, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("players", [3, 4])
def test_plays_with_more_players(players):
    state = opening(players)
    for _ in range(5):
        view = state.view(state.decision.player)
        action = expert(Counted(tick=0.1)).choose(view)
        assert action in view.legal_actions()
        state.apply(action)


def test_one_turn_never_gets_more_than_its_time():
    """What is thought again within a turn gets what is left of the turn's time."""
    state = opening()
    player = state.decision.player
    clock = Counted(tick=0.001)
    bot = expert(clock, 0.2)
    view = state.view(player)
    full = view.state.completed(0)
    full.rng = 0
    for _ in range(6):
        bot.ranked_plans(full.copy(), player)
    assert clock.now < 0.25


def test_the_time_stands_after_the_colon():
    assert Expert.configured("250ms").seconds == 0.25
    assert Expert().seconds == 0.5
    with pytest.raises(InvalidSetup, match="expert:soon"):
        Expert.configured("soon")


def test_the_work_of_the_processor_counts_and_waiting_only_when_there_is_much_of_it():
    worked, passed = [0.0], [0.0]
    clock = WorkClock(lambda: worked[0], lambda: passed[0])
    worked[0], passed[0] = 0.2, 0.25
    assert clock() == pytest.approx(0.2)
    passed[0] += WAITING
    assert clock() == pytest.approx(1.2)


def test_a_turn_far_behind_is_not_looked_at_again():
    """A judge that sees nothing but a clear difference settles the choice in one round."""

    class Clear(Judge):
        def judge_all(self, positions):
            judged = HandJudge().judge_all(positions)
            return [
                judgement._replace(coins=[100.0 * pos.held[0].bit_count(), 0.0])
                for pos, judgement in zip(positions, judged, strict=True)
            ]

    state = opening()
    looks = []
    for judge in (HandJudge(), Clear()):
        bot = Expert(7, judge=judge, clock=Counted(tick=0.0))
        bot.choose(state.view(state.decision.player))
        looks.append(bot.why()["looks_ahead"])
    assert looks[1] < looks[0]
