"""Study: advice from a view alone, and turns looked at again without their luck."""

from itertools import dropwhile, takewhile

import pytest

from elbowroom import ElbowroomError, game
from elbowroom.bots import make
from elbowroom.bots.study import advice, best_turns, chances, known, looked_at, ranked, studied
from elbowroom.conquest.bots.adviser import ConquestAdviser
from elbowroom.conquest.bots.evaluation.reckoned_odds import ReckonedOdds
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.players.hard import Hard
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.bots.study import ConquestStudy
from elbowroom.kernel.state import UNSEEDED
from tests.ledges import ledges


def positions(turns, seed=3, players=2):
    """Give the state at every question of the first turns of a game."""
    state = game("classic").new(players=players, seed=seed)
    seats = [make("greedy", seat) for seat in range(players)]
    while not state.over and state.turns_begun <= turns:
        yield state
        player = state.decision.player
        state.apply(seats[player].choose(state.view(player)))


def plain_adviser():
    return ConquestAdviser(Planner(0, ReckonedOdds()))


def plain_planner(monkeypatch):
    monkeypatch.setattr(ConquestStudy, "advisers", lambda _: [plain_adviser()])


def test_advice_is_an_allowed_action_with_the_plan_it_begins(monkeypatch):
    plain_planner(monkeypatch)
    kinds = set()
    for state in positions(6):
        view = state.view(state.decision.player)
        found = advice(view)
        allowed = [view.text(action) for action in view.legal_actions()]
        assert found["action"] in allowed
        assert found["plan"][0] == found["action"]
        kinds.add(state.decision.kind)
    assert {"pick", "choice", "ready", "conquer", "redeploy"} <= kinds


def test_a_plan_of_advice_can_be_played_to_its_end(monkeypatch):
    plain_planner(monkeypatch)
    for state in positions(4):
        view = state.view(state.decision.player)
        pos = view.sample(0)
        pos.rng = UNSEEDED
        for text in advice(view)["plan"]:
            if pos.awaits_chance():
                pos.apply(pos.chance_outcomes()[0][0])
            pos.play(text)


def test_advice_does_not_change_with_what_is_hidden():
    for state in positions(5):
        player = state.decision.player
        other = state.copy()
        other.coins[1 - player] += 30
        other.rng = 987654321
        assert advice(state.view(player)) == advice(other.view(player))


def test_without_weights_the_planner_advises_on_the_same_scale(monkeypatch, tmp_path):
    broken = tmp_path / "weights.npz"
    broken.write_bytes(b"no weights")
    advisers = [ConquestAdviser(Hard(0, LearnedJudge(broken))), plain_adviser()]
    monkeypatch.setattr(ConquestStudy, "advisers", lambda _: advisers)
    state = game("classic").new(players=2, seed=1)
    view = state.view(state.decision.player)
    found = advice(view)
    assert found["bot"] == "planner"
    assert sum(found["now"]) == pytest.approx(1)
    again = looked_at(view, [(view.player, found["action"]), (view.player, "done")])
    assert again["bot"] == "planner"
    assert 0 <= again["lost"] <= again["before"] == found["now"][view.player]


def test_only_games_that_can_be_judged_are_studied():
    assert studied("classic")
    with ledges():
        assert not studied("ledges")
        state = game("ledges").new(players=2, seed=1)
        with pytest.raises(ElbowroomError, match="positions of the game ledges"):
            advice(state.view(state.decision.player))
        with pytest.raises(ElbowroomError, match="positions of the game ledges"):
            chances(state)


def as_played(turn):
    """The whole turn, not only what can be foreseen of it."""
    return [
        (turn.player, turn.pos.text(each)) for each in [*turn.plan.line.actions, *turn.plan.closing]
    ]


@pytest.mark.slow
def test_the_best_turn_has_lost_nothing_and_every_other_what_it_is_worth_less():
    looked = 0
    turn = -1
    for state in positions(7):
        if state.turns_begun == turn:
            continue
        turn = state.turns_begun
        view = state.view(state.decision.player)
        found = ranked(ConquestStudy().advisers()[0], known(view), view.player)
        for each in (found[0], found[len(found) // 2], found[-1]):
            if each.plan.attempt >= 0 or each.written().then == "die":
                continue
            again = looked_at(view, as_played(each))
            lost = found[0].wins[view.player] - each.wins[view.player]
            assert again["lost"] == pytest.approx(lost, abs=0.015)
            looked += 1
    assert looked >= 10


def test_luck_is_left_out_of_a_turn_looked_at_again():
    """The same try with a lucky and an unlucky die has lost the same."""
    for state in positions(12, seed=5):
        view = state.view(state.decision.player)
        start = known(view)
        tries = [
            each for each in map(start.text, start.legal_actions()) if each.startswith("attempt")
        ]
        if state.decision.kind != "conquer" or not tries:
            continue
        trial = start.copy()
        trial.play(tries[0])
        lost = {
            looked_at(view, [(view.player, tries[0]), (-1, trial.text(face))])["lost"]
            for face, _ in trial.chance_outcomes()
        }
        assert len(lost) == 1
        return
    raise AssertionError("nobody could try the die")


def test_a_turn_thrown_away_is_a_mistake():
    state = game("classic").new(players=2, seed=2)
    view = state.view(state.decision.player)
    found = looked_at(view, [(view.player, "pick 0"), (view.player, "done")])
    assert found["mark"] == "??"
    assert found["lost"] == pytest.approx(found["before"] - found["after"])
    assert found["better"]["plan"][0].startswith("pick")
    assert {reason["key"] for reason in found["why"]} & {"score", "rival", "regions", "income"}


def test_a_position_has_several_best_turns_that_really_differ():
    state = game("classic").new(players=3, seed=2)
    view = state.view(state.decision.player)
    found = best_turns(view)
    picks = [turn["plan"][0] for turn in found["turns"]]
    assert len(picks) == len(set(picks)) == 5
    own = [turn["wins"][view.player] for turn in found["turns"]]
    assert own == sorted(own, reverse=True)
    assert found["now"] == found["turns"][0]["wins"] == advice(view)["now"]
    assert [turn["lost"] for turn in found["turns"]] == pytest.approx(
        [own[0] - each for each in own]
    )


def moments(which, seed, turns, players=3):
    """Give the state at every question of the first turns of a game of any kind."""
    state = game(which).new(players=players, seed=seed)
    seats = [make("greedy", seat) for seat in range(players)]
    while not state.over and state.turns_begun <= turns:
        yield state
        player = state.decision.player
        state.apply(seats[player].choose(state.view(player)))


def first_chance(view, plan):
    """Play a plan until chance is asked: how many answers that took, and what chance is asked."""
    pos = view.sample(1)
    pos.rng = UNSEEDED
    for place, text in enumerate(plan, start=1):
        pos.play(text)
        if not pos.over and pos.awaits_chance() and len(pos.chance_outcomes()) > 1:
            return place, pos.decision.kind
    return len(plan), None


def targets(plan):
    """The combo or the regions a plan is about, in order, without how the turn ends."""
    begun = list(dropwhile(lambda text: text in ("expand", "done"), plan))
    return list(takewhile(lambda text: text != "done", begun))


@pytest.mark.parametrize(("which", "turns"), [("classic", 9), ("warcraft", 7)])
def test_a_hint_plans_with_what_is_known_and_its_second_choice_differs(which, turns, monkeypatch):
    """A die, a face-down piece or a new combo ends a plan; no plan is another's but for a roll."""
    plain_planner(monkeypatch)
    ends = set()
    seconds = 0
    for state in moments(which, 4, turns):
        view = state.view(state.decision.player)
        found = advice(view)
        for plan in filter(None, (found, found["runner_up"])):
            steps, kind = first_chance(view, plan["plan"])
            assert (len(plan["plan"]), plan["then"]) == (steps, kind)
            assert plan["die"] is None or plan["then"] is not None
            ends.add(plan["then"])
        if found["runner_up"]:
            best, other = targets(found["plan"]), targets(found["runner_up"]["plan"])
            assert not set(best) <= set(other), (best, other)
            assert not set(other) <= set(best), (best, other)
            assert best[0] != other[0] or (found["die"] is not None and other[-1] != best[-1])
            seconds += 1
    assert {None, "combo"} <= ends, ends
    assert "site" in ends or which == "classic"
    assert seconds >= 4
