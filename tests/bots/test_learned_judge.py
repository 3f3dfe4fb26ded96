"""The learned judge, the odds of a game, and the bot that plays by them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import ElbowroomError, game
from elbowroom.bots import make
from elbowroom.bots.odds import (
    Odds,
    looked_at_turn,
    odds_of_game,
    odds_of_record,
    turning_points,
)
from elbowroom.bots.turns import turns_of
from elbowroom.conquest.bots.evaluation.heuristics import SHARED
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.players.hard import SHORT, Hard, Learned
from elbowroom.kernel.state import UNSEEDED
from elbowroom.workshop.packs import own_limit_of

PACKS = sorted((Path(__file__).parents[2] / "examples" / "packs").glob("*.json"))


def finished(players, bot="greedy", seed=7, **options):
    state = game("classic").new(players=players, seed=seed, **options)
    bots = [make(bot, seat) for seat in range(players)]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_odds_are_given_for_every_turn_and_end_with_the_result(players):
    state = finished(players)
    moments = odds_of_game(state)
    rounds = state.rules.rounds
    assert [moment.turn for moment in moments] == [
        *range(1, players * rounds + 1),
        players * rounds,
    ]
    for moment in moments:
        assert sum(moment.wins) == pytest.approx(1, abs=1e-5)
        assert all(0 <= share <= 1 for share in moment.wins)
        assert len(moment.scores) == players
    winners = state.winners()
    shares = [(seat in winners) / len(winners) for seat in range(players)]
    assert moments[-1].wins == pytest.approx(shares, abs=0.01)
    assert moments[-1].scores == [float(coins) for coins in state.coins]
    assert moments[-1].move == len(state.journal)


def finished_to(kind, turns, which="classic"):
    """A game played by greedy bots up to a question some turns into it."""
    state = game(which).new(players=2, seed=f"to {kind}")
    bots = [make("greedy", seat) for seat in range(2)]
    while state.turns < turns or state.decision.kind != kind:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    return state


@pytest.mark.slow
def test_the_odds_of_a_record_are_those_of_its_game():
    state = finished(2)
    assert odds_of_record(game("classic").record(state)) == odds_of_game(state)


def test_what_is_no_record_is_refused():
    with pytest.raises(ElbowroomError):
        odds_of_record({"game": "classic"})
    with pytest.raises(ElbowroomError):
        odds_of_record([])


@pytest.mark.slow
def test_the_favourite_before_the_last_turn_mostly_wins():
    right = 0
    for seed in range(20):
        state = finished(2, seed=seed)
        last = looked_at_turn("classic", state.setup, turns_of(state).ended[-1])
        right += last["wins"].index(max(last["wins"])) in state.winners()
    assert right >= 16


def test_positions_are_judged_together_as_one_by_one():
    states = [finished(2).copy(), game("classic").new(players=2, seed=1)]
    states.append(game("classic").new(players=4, seed=1))
    for state, judged in zip(states, LearnedJudge().judge_all(states), strict=True):
        alone = LearnedJudge().judge(state)
        assert alone.wins == pytest.approx(judged.wins, abs=1e-5)
        assert alone.coins == pytest.approx(judged.coins, abs=1e-3)


def test_a_judge_knows_no_more_than_the_view():
    state = game("classic").new(players=3, seed=4)
    for _ in range(60):
        player = state.decision.player
        state.apply(make("greedy").choose(state.view(player)))
    hidden = state.copy()
    hidden.coins = [state.coins[0], 99, 0]
    judge = LearnedJudge()
    assert judge.judge(hidden.view(0).state) == judge.judge(state.view(0).state)


def moment(turn, *wins):
    return Odds(turn * 10, turn, turn // 2, (turn - 1) % 2, list(wins), [0.0, 0.0])


def test_turning_points_are_the_biggest_swings():
    moments = [
        moment(1, 0.5, 0.5),
        moment(2, 0.55, 0.45),
        moment(3, 0.2, 0.8),
        moment(4, 0.4, 0.6),
        moment(4, 1.0, 0.0),
    ]
    found = turning_points(moments)
    assert [(point.turn, point.player) for point in found] == [(4, 1), (2, 1), (3, 0)]
    assert found[0].swing == pytest.approx(0.6)
    assert turning_points(moments, most=1) == found[:1]
    assert turning_points(moments[:2]) == []
    assert turning_points([]) == []


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hard_answers_legally_on_every_map(players):
    state = finished(players, bot="hard", seed=2)
    assert state.over


@pytest.mark.slow
def test_hard_plays_with_content_packs():
    pack = json.loads(PACKS[0].read_text("utf-8"))
    state = finished(2, bot="hard", seed=2, packs=[pack], own_limit=own_limit_of([pack]))
    assert state.over


def test_hard_explains_itself():
    state = game("classic").new(players=2, seed=2)
    bot = Hard(1)
    bot.choose(state.view(state.decision.player))
    told = bot.why()
    assert told is not None
    assert told["plan"][0].startswith("pick ")
    assert len(told["expected_coins"]) == 2
    assert told["looks_ahead"] >= SHARED.looked_at
    json.dumps(told)


def test_hard_looks_at_the_answers_to_its_best_turns_and_at_no_others():
    state = finished_to("choice", turns=6)
    bot, glance = Hard(3), Learned(3)
    full = state.view(state.decision.player).state.completed(0)
    full.rng = UNSEEDED
    found = bot.ranked_plans(full.copy(), state.decision.player)
    rough = glance.ranked_plans(full.copy(), state.decision.player)
    assert len(found) == len(rough)
    ends = 2 * (SHARED.looked_at * SHORT[0] + SHARED.looked_at // 2 * SHORT[1])
    assert SHARED.looked_at <= bot.looks_ahead() <= ends
    assert {tuple(plan.line.actions) for plan in found[SHARED.looked_at :]} <= {
        tuple(plan.line.actions) for plan in rough
    }


@pytest.mark.parametrize("which", ["classic", "warcraft"])
def test_hard_chooses_the_same_from_the_same_seed(which):
    state = finished_to("choice", turns=4, which=which)
    view = state.view(state.decision.player)
    assert len({Hard(5).choose(view) for _ in range(3)}) == 1


def test_numpy_is_loaded_only_when_a_learned_bot_thinks():
    script = (
        "import sys; from elbowroom.bots import make; from elbowroom import game; "
        "bot = make('hard'); assert 'numpy' not in sys.modules; "
        "s = game('classic').new(players=2, seed=1); "
        "bot.choose(s.view(s.decision.player)); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
