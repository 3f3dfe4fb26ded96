"""The frozen baseline, pinned: these answers never change."""

import pytest

from elbowroom.bots import make
from elbowroom.catalogue import game
from elbowroom.conquest.bots.players.targets import (
    best_conquest,
    coins_of,
    paying_targets,
    planned_conquests,
)
from elbowroom.conquest.engine.battle import conquer
from elbowroom.conquest.engine.scoring import income
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.lab import simulate
from elbowroom.testing import position
from elbowroom.workshop import load_pack
from elbowroom.workshop.samples import Plan, Thing, weigher_of

BOARD = tiny_board(
    {
        "a": ("farmland edge", "b c"),
        "b": ("hill tribe edge", "c d"),
        "c": ("forest edge", "d e"),
        "d": ("mountain mine", "e"),
        "e": ("swamp edge", "f"),
        "f": ("farmland edge", ""),
    }
)


def answer(pos) -> str:
    """What greedy answers in this position."""
    state = pos.state
    return state.text(make("greedy").choose(state.view(state.decision.player)))


def here(players=2):
    return position("classic", players=players, board=BOARD)


def played(pos, most=40) -> list[str]:
    """What greedy answers until somebody else is asked."""
    asked = pos.asked
    said: list[str] = []
    while pos.asked == asked and len(said) < most:
        said.append(answer(pos))
        pos.play(said[-1])
    return said


def test_picks_most_tokens_and_coins_less_the_price():
    pos = here().purse(0, 9)
    # 5+4, 8+5-1, 6+5+3-2, 6+4+4-3: the second and third bring 12, the second comes first.
    pos.row(
        [
            ("orcs", "forest"),
            ("ratmen", "flying"),
            ("elves", "spirit", 3),
            ("amazons", "hill"),
            ("humans", "merchant"),
            ("wizards", "swamp"),
        ]
    )
    assert answer(pos) == "pick 1"


def test_picks_only_what_it_can_pay():
    pos = here().purse(0, 0).row([("dwarves", "merchant"), ("ratmen", "flying")])
    assert answer(pos) == "pick 0"


def test_takes_most_coins_per_token():
    # Hill Orcs: the tribe on the hill b pays 3 for 3, better than c and e with 1 for 2.
    pos = here().give(0, "orcs", "hill", {"d": 1}, hand=4).turn(phase="conquer")
    assert answer(pos) == "conquer b"
    # Commando Humans: the farmland f pays 2 for 1.
    pos = here().give(0, "humans", "commando", {"e": 1}, hand=5).turn(phase="conquer")
    assert answer(pos) == "conquer f"


def test_equal_merit_goes_to_the_lower_cost_then_the_lower_region():
    # Ratmen: c and e pay 1 for 2, b 1 for 3.
    pos = here().give(0, "ratmen", "spirit", {"d": 1}, hand=4).turn(phase="conquer")
    assert answer(pos) == "conquer c"
    # Dwarves: the mine d pays 2 for 4, as a and c pay 1 for 2, which is less to spend.
    pos = here().give(0, "dwarves", "spirit", {"b": 1}, hand=5).declined(1, "elves", {"d": 1})
    assert answer(pos.turn(phase="conquer")) == "conquer a"


def test_the_dragon_goes_where_one_token_brings_most():
    pos = here().give(0, "dwarves", "dragon_master", {"e": 1}, hand=4)
    pos.give(1, "elves", "forest", {"d": 3}).turn(phase="conquer")
    # d is worth 2 for the dragon's one token; everything else 1 for 2 or more.
    assert answer(pos) == "dragon d"


def test_a_substitution_counts_as_one_token_and_costs_none():
    pos = here().give(0, "sorcerers", "commando", {"e": 1}, hand=3)
    pos.give(1, "elves", "forest", {"c": 1}).turn(phase="conquer")
    # f would bring 1 for 1 as well, but takes a token from hand.
    assert answer(pos) == "substitute c"


def test_an_own_region_in_decline_that_brings_nothing_is_left_alone():
    pos = here().give(0, "ratmen", "spirit", {"f": 1}, hand=3).declined(0, "elves", {"e": 1})
    pos.turn(phase="conquer")
    assert answer(pos) == "done"
    # Orcs are paid for the conquest itself.
    pos = here().give(0, "orcs", "spirit", {"f": 1}, hand=3).declined(0, "elves", {"e": 1})
    assert answer(pos.turn(phase="conquer")) == "conquer e"


def test_the_final_attempt_goes_to_the_likeliest_target():
    pos = here().give(0, "humans", "alchemist", {"c": 1}, hand=1).turn(phase="conquer")
    # a and e miss one token, b and d two; a pays more than e.
    assert answer(pos) == "attempt a"


def test_a_berserk_race_rolls_only_when_nothing_can_be_paid():
    pos = here().give(0, "ratmen", "berserk", {"c": 1}, hand=3).turn(phase="conquer").roll(1)
    assert played(pos)[:3] == ["conquer a", "roll", "conquer e"]


@pytest.mark.parametrize(("tokens", "expected"), [(3, "decline"), (5, "expand")])
def test_declines_when_a_turn_would_bring_at_most_one_conquest(tokens, expected):
    pos = here().give(0, "ratmen", "spirit", {"f": tokens}).turn(round=3)
    assert answer(pos) == expected


def test_declines_by_the_same_rule_in_the_last_round():
    assert answer(here().give(0, "ratmen", "spirit", {"f": 2}).turn(round=10)) == "decline"


def test_conquests_with_the_dragon_or_by_substitution_do_not_put_decline_off():
    pos = here().give(0, "ratmen", "dragon_master", {"f": 4}).turn(round=3)
    # One conquest at normal cost; the dragon would make a second one.
    assert answer(pos) == "decline"


def test_ghouls_in_decline_count_for_the_turn():
    pos = here().give(0, "ratmen", "spirit", {"a": 3}).declined(0, "ghouls", {"f": 3})
    assert planned_conquests(pos.state, 0) == 2
    assert answer(pos.turn(round=3)) == "expand"


def test_spreads_evenly_with_the_rest_next_to_enemies():
    pos = here().give(0, "ratmen", "spirit", {"c": 1, "e": 4, "f": 1}, hand=2)
    pos.give(1, "elves", "forest", {"a": 2, "d": 2}).turn(phase="redeploy")
    # Eight tokens in three regions: c is next to four enemies, e to two, f to none.
    assert played(pos) == ["redeploy e 3", "redeploy c 3", "redeploy f 2", "done"]


def test_amazons_are_taken_from_the_fullest_region():
    pos = here().give(0, "amazons", "spirit", {"c": 4, "e": 3, "f": 1}).turn(phase="redeploy")
    said = played(pos)
    assert said[-4:] == ["take c 1", "take e 1", "take c 1", "take e 1"]


def test_amazons_take_no_region_they_could_not_keep():
    # Six tokens, four of them for attack only: two regions can be kept.
    pos = here().give(0, "amazons", "spirit", {"e": 1}, hand=5).turn(phase="conquer")
    assert played(pos, most=3) == ["conquer c", "done", "redeploy c 3"]
    pos = here().give(0, "amazons", "spirit", {"c": 1, "e": 1}, aside=4).turn(round=3)
    assert answer(pos) == "decline"
    # The conquest itself may pay: pillaging Amazons take the tribe in b.
    pos = here().give(0, "amazons", "pillaging", {"a": 1, "c": 1}, hand=4).turn(phase="conquer")
    assert answer(pos) == "conquer b"


def test_markers_go_next_to_most_enemy_tokens():
    pos = here().give(0, "ratmen", "fortified", {"c": 2, "e": 2, "f": 2})
    pos.give(1, "elves", "forest", {"a": 2, "d": 2}).turn(phase="place")
    assert answer(pos) == "fortress c"
    pos = here().give(0, "ratmen", "heroic", {"c": 2, "e": 2, "f": 2})
    pos.give(1, "elves", "forest", {"a": 2, "d": 2}).turn(phase="place")
    assert played(pos)[:2] == ["hero c", "hero e"]
    pos = here().give(0, "ratmen", "bivouacking", {"c": 2, "e": 2, "f": 2})
    pos.give(1, "elves", "forest", {"a": 2, "d": 2}).turn(phase="place")
    assert played(pos) == ["camp c 2", "camp e 2", "camp f 1"]


def test_peace_is_made_with_the_nearest_enemy():
    pos = here(players=3).give(0, "ratmen", "diplomat", {"c": 5})
    pos.give(1, "elves", "forest", {"f": 2}).give(2, "orcs", "hill", {"a": 2, "d": 2})
    assert answer(pos.turn(phase="end")) == "peace 2"


@pytest.mark.parametrize(
    ("tokens", "round", "expected"), [(2, 3, "decline"), (6, 3, "done"), (2, 10, "done")]
)
def test_a_stout_race_declines_a_turn_early(tokens, round, expected):
    pos = here().give(0, "ratmen", "stout", {"f": tokens}).turn(round=round, phase="end")
    assert answer(pos) == expected


def test_withdrawn_tokens_level_the_regions_out():
    pos = here().give(0, "ratmen", "spirit", {"c": 3}, hand=1)
    pos.give(1, "elves", "forest", {"d": 1, "f": 3}, hand=4).turn(phase="withdraw")
    assert played(pos)[:2] == ["place d 3", "place f 1"]


def test_no_region_is_abandoned():
    pos = here().give(0, "ratmen", "spirit", {"c": 3, "e": 3}).turn(phase="ready")
    assert answer(pos) == "done"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_coins_reckoned_are_the_coins_income_grows_by(players):
    greedy = make("greedy")
    compared = 0
    for seed in range(4):
        state = game("classic").new(players=players, seed=seed)
        while not state.over:
            player = state.decision.player
            if state.decision.kind == "conquer":
                compared += compare_coins(state, state.active(player), player)
            state.apply(greedy.choose(state.view(player)))
    assert compared > 200


def compare_coins(state: ConquestState, army: int, player: int) -> int:
    if state.combo(army).attack_only_tokens:
        return 0  # they may have to give regions up before scoring
    targets = paying_targets(state, army)
    for target in targets:
        trial = state.copy()
        conquer(trial, army, target.region, 0, "conquer")
        gained = income(trial, player) - income(state, player)
        assert gained == target.coins == coins_of(state, army, target.region)
    return len(targets)


def test_nothing_is_taken_with_an_empty_hand():
    pos = here().give(0, "ratmen", "spirit", {"c": 1}).turn(phase="conquer")
    assert best_conquest(pos.state, pos.state.active(0)) is None
    assert answer(pos) == "done"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_plays_whole_games_by_the_rules(players):
    found = simulate("classic", players=players, games=4, bots=["greedy"], seed="whole games")
    assert found["errors"] == 0


def test_greedy_beats_random_nearly_always():
    found = simulate("classic", players=2, games=40, bots=["greedy", "random"], seed="some")
    assert found["bots"][0]["wins"] >= 39


@pytest.mark.slow
def test_greedy_beats_random_in_99_of_100_games():
    found = simulate("classic", players=2, games=100, bots=["greedy", "random"], seed="many")
    assert found["bots"][0]["wins"] >= 99


@pytest.mark.parametrize("bot", ["greedy", "easy"])
def test_a_race_that_stays_put_only_adds_to_its_regions(bot: str) -> None:
    pack = load_pack("examples/packs/wayfarers.json")
    options = {"packs": [pack], "own_limit": 8}
    for number in range(4):
        plan = Plan("classic", 2 + number, Thing("races", "stormhewers"), options, bot, "put")
        assert weigher_of("classic").play(plan, number) is not None
