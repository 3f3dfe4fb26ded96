"""The planner: what it must see in small positions, and what it must never do."""

import json
from itertools import count
from pathlib import Path

import pytest

from elbowroom.bots import make
from elbowroom.catalogue import game
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.engine.position import HIDDEN
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import position
from elbowroom.workshop import load_pack

PACKS = Path(__file__).parents[2] / "examples" / "packs"

BOARD = tiny_board(
    {
        "a": ("farmland edge", "b c"),
        "b": ("hill tribe edge", "c d"),
        "c": ("forest edge", "d e"),
        "d": ("mountain mine", "e"),
        "e": ("swamp edge", "f"),
        "f": ("farmland edge", "g"),
        "g": ("hill edge", "h"),
        "h": ("forest edge", ""),
    }
)


def here(players=2):
    return position("classic", players=players, board=BOARD)


def answer(pos, bot=None) -> str:
    """What the planner answers in this position."""
    state = pos.state
    return state.text((bot or Planner()).choose(state.view(state.decision.player)))


def whole_turn(pos, most=60) -> list[str]:
    """What one planner answers until somebody else is asked."""
    bot = Planner()
    asked = pos.asked
    said: list[str] = []
    while not pos.state.over and pos.asked == asked and len(said) < most:
        said.append(answer(pos, bot))
        pos.play(said[-1])
    return said


def conquests(said: list[str]) -> set[str]:
    return {text.split()[1] for text in said if text.startswith("conquer")}


def test_takes_two_cheap_regions_instead_of_one_dear_one():
    pos = here().give(0, "ratmen", "alchemist", {"a": 5}).turn(0, round=10)
    # Four tokens in hand: the hill with its tribe costs 3, the forest and the swamp 2 each.
    assert conquests(whole_turn(pos)) == {"c", "e"}


def test_takes_the_region_that_pays_more():
    pos = here().give(0, "dwarves", "alchemist", {"c": 4}).turn(0, round=10)
    # Three tokens in hand: the mountain costs 3 and its mine pays a coin more than a or e.
    assert conquests(whole_turn(pos)) == {"d"}


def test_declines_a_race_that_is_used_up():
    pos = (
        here()
        .give(0, "orcs", "alchemist", {"a": 1, "b": 1, "c": 1, "e": 1})
        .give(1, "humans", "merchant", {"g": 3, "h": 3})
        .turn(0, round=4)
    )
    assert answer(pos) == "decline"


def test_never_declines_in_the_last_turn_what_still_pays():
    pos = here().give(0, "orcs", "alchemist", {"a": 3, "b": 2, "c": 2}).turn(0, round=10)
    assert answer(pos) == "expand"


def test_keeps_a_strong_young_race():
    pos = (
        here()
        .give(0, "humans", "merchant", {"a": 4, "c": 4})
        .give(1, "orcs", "alchemist", {"g": 2, "h": 2})
        .turn(0, round=2)
    )
    assert answer(pos) == "expand"


def test_defends_the_region_next_to_the_enemy():
    pos = (
        here()
        .give(0, "orcs", "alchemist", {"a": 1, "b": 1, "e": 1}, hand=4)
        .give(1, "humans", "forest", {"f": 6})
        .turn(0, round=3, phase="redeploy")
    )
    whole_turn(pos)
    assert pos.tokens("e") == max(pos.tokens(region) for region in "abe")
    assert pos.tokens("e") > 1


def test_tries_the_die_when_a_region_may_still_be_won():
    pos = here().give(0, "orcs", "alchemist", {"a": 1, "b": 1, "c": 2}).turn(0, round=10)
    said = whole_turn(pos.roll(0))
    assert [text for text in said if text.startswith("attempt")]


def test_ends_a_game_with_an_army_that_holds_nothing():
    pos = here().give(0, "orcs", "merchant", {"a": 5}).give(1, "humans", "alchemist")
    pos.turn(1, round=10)
    # The race pays even without a region.
    assert whole_turn(pos) == ["expand", "done"]
    assert pos.state.over


def test_follows_its_plan_without_thinking_again():
    pos = here().give(0, "orcs", "alchemist", {"a": 6}).turn(0, round=3)
    thoughts = []

    class Counting(Planner):
        def ranked_plans(self, full, player):
            thoughts.append(full.turns)
            return super().ranked_plans(full, player)

    bot = Counting()
    while pos.asked == 0 and pos.state.round == 3:
        pos.roll(0)
        pos.play(answer(pos, bot))
    assert len(thoughts) == 1


@pytest.mark.parametrize("face", [0, 3])
def test_a_plan_knows_both_ends_of_the_die(face):
    pos = here().give(0, "orcs", "alchemist", {"a": 1, "b": 1, "c": 2}).turn(0, round=10)
    bot = Planner()
    while "attempt" not in (text := answer(pos, bot)):
        pos.play(text)
        assert pos.asked == 0
    pos.roll(face)
    pos.play(text)
    bot.ranked_plans = None
    while pos.asked == 0:
        pos.play(answer(pos, bot))


def test_why_tells_the_plan_its_coins_and_the_runner_up():
    pos = here().give(0, "orcs", "alchemist", {"a": 6}).turn(0, round=3)
    bot = Planner()
    assert bot.why() is None
    said = answer(pos, bot)
    why = bot.why()
    assert json.loads(json.dumps(why)) == why
    assert why["plan"][0] == said
    assert len(why["expected_coins"]) == 2
    assert why["runner_up"]["plan"] != why["plan"]
    assert why["runner_up"]["advantage"] <= why["advantage"]


def test_the_last_turn_expects_exactly_what_it_brings():
    pos = here().give(0, "orcs", "alchemist", {"a": 5}).purse(1, 20)
    pos.turn(1, round=10).give(1, "humans", "merchant", {"f": 4})
    bot = Planner()
    while not pos.state.over:
        pos.roll(0)
        pos.play(answer(pos, bot))
    expected = bot.why()["expected_coins"]
    assert expected[0] == 5
    # The only doubt is the die, which brought nothing.
    assert 0 <= expected[1] - pos.coins(1) <= 3


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["planner", "easy", "normal"])
def test_answers_every_question_of_a_game(name, players):
    """A drunkard leads into odd positions; the bot answers every question there."""
    state = game("classic").new(players=players, seed=f"odd {players}")
    answer_everywhere(state, make(name), 40)


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["moonmoles", "tidewalkers"])
@pytest.mark.parametrize("name", ["planner", "easy", "normal"])
def test_plays_races_and_powers_it_has_never_seen(name, pack):
    own = load_pack(PACKS / f"{pack}.json")
    games = (game("classic").new(players=2, seed=seed, packs=[own]) for seed in count())
    state = next(state for state in games if any(trait.id in owned(own) for trait in shown(state)))
    answer_everywhere(state, make(name), 60)


def owned(pack) -> set[str]:
    return {trait["id"] for trait in [*pack.get("races", []), *pack.get("powers", [])]}


def shown(state) -> list:
    combos = [state.rules.combo(key) for key in state.row]
    return [combo.race for combo in combos] + [combo.power for combo in combos]


def answer_everywhere(state, planner, questions):
    drunk = make("random", 1)
    for number in range(questions):
        if state.over:
            break
        view = state.view(state.decision.player)
        sober = planner.choose(view)
        assert sober in view.legal_actions()
        state.apply(drunk.choose(view) if number % 3 else sober)


def test_the_choice_does_not_depend_on_what_is_hidden():
    state = game("classic").new(players=3, seed=8)
    guide = make("greedy")
    for _ in range(40):
        state.apply(guide.choose(state.view(state.decision.player)))
    player = state.decision.player
    other = state.copy()
    for seat in range(3):
        if seat != player:
            other.coins[seat] += 50
    other.rng = 12345
    assert other.view(player).state.coins.count(HIDDEN) == 2
    chosen = [Planner().choose(each.view(player)) for each in (state, other)]
    assert chosen[0] == chosen[1]
