"""Setting a game for one up, and how its turns go."""

from __future__ import annotations

import random

import pytest

from elbowroom import InvalidSetup, game
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import ACTIONS
from elbowroom.kernel.decisions import CHANCE
from tests.games.kingdoms.solo.stage import DUMMY, HUMAN, alone, dummy_acts, table, where

KINGDOMS = game("kingdoms")
LAND = ["amberfold", "cinderholt"]


def begun(seed: int | str = 3, **options: object) -> KingdomsState:
    state = KINGDOMS.new(1, seed, **options)
    assert isinstance(state, KingdomsState)
    return state


def set_up(state: KingdomsState) -> list[str]:
    """Answer the setup with the first answer each; give the kinds of questions asked."""
    kinds = []
    while state.round == 0:
        kinds.append(state.decision.kind)
        state.apply(state.legal_actions()[0])
    return kinds


@pytest.mark.rule("K-SOLO-1", "K-SETUP-1")
def test_one_human_plays_against_one_dummy() -> None:
    state = begun()
    assert (state.setup["players"], state.rules.seats) == (1, 2)
    assert len(state.scores()) == 2
    assert len(state.setup["names"]) == 1


@pytest.mark.rule("K-SOLO-1")
def test_the_dummy_draws_one_of_the_suggested_factions() -> None:
    drawn = set()
    for seed in range(60):
        state = begun(seed, territories=["amberfold", "eldwater"])
        drawn.add(state.rules.factions[state.faction[DUMMY]].id)
    assert drawn == {
        "dark_elves",
        "lionfolk",
        "dwarves",
        "boarfolk",
        "orcs",
        "gnomes",
        "goblins",
        "draconians",
        "undead",
    }  # fmt: skip - Undead Knights need Heroes' Call


@pytest.mark.rule("K-SOLO-1")
def test_other_factions_may_be_named_drawn_or_chosen() -> None:
    named = begun(territories=LAND, dummy_faction="trolls")
    assert named.rules.factions[named.faction[DUMMY]].id == "trolls"
    assert named.faction[HUMAN] not in (-1, named.faction[DUMMY])
    drawn = {begun(n, territories=LAND, dummy_faction="any").faction[DUMMY] for n in range(40)}
    assert len(drawn) > 10
    chosen = begun(territories=LAND, factions="choose")
    assert (chosen.decision.player, chosen.decision.kind) == (HUMAN, "faction")
    chosen.play("faction trolls")
    assert (chosen.decision.player, chosen.decision.kind) == (HUMAN, "dummy_faction")
    assert "faction trolls" not in [chosen.text(each) for each in chosen.legal_actions()]
    chosen.play("faction elves")
    assert chosen.rules.factions[chosen.faction[DUMMY]].id == "elves"


@pytest.mark.rule("K-SOLO-2")
def test_there_are_two_territories_no_lost_kingdom_and_it_is_day() -> None:
    state = begun()
    set_up(state)
    assert len(state.rules.board.territories) == 2
    assert state.neutral == 0
    assert not state.night


@pytest.mark.rule("K-SOLO-3")
def test_the_dummy_starts_in_a_forest_and_a_mountain_the_human_picks() -> None:
    state = begun(territories=LAND)
    assert state.decision.kind == "dummy_start"
    assert [state.text(each) for each in state.legal_actions()] == ["start c3", "start c5"]
    state.play("start c5")
    assert [state.text(each) for each in state.legal_actions()] == ["start c1", "start c2"]
    state.play("start c2")
    assert set(state.names(state.first[DUMMY])) == {"c2", "c5"}
    assert state.resources[4:8] == [3, 3, 3, 0]
    assert state.decision.kind == "split"


@pytest.mark.rule("K-SOLO-3")
def test_a_single_forest_or_mountain_is_no_question() -> None:
    state = begun(territories=["cinderholt", "amberfold"])  # one mountain, a3
    state.play("start a2")
    assert set(state.names(state.first[DUMMY])) == {"a2", "a3"}


@pytest.mark.rule("K-SOLO-3")
@pytest.mark.parametrize(
    ("difficulty", "units"),
    [("easy", [1, 1, 1]), ("normal", [3, 3, 3]), ("hard", [5, 5, 5]), ([0, 9, 2], [0, 9, 2])],
)
def test_the_difficulty_is_what_the_dummy_starts_with(
    difficulty: str | list[int], units: list[int]
) -> None:
    assert begun(territories=LAND, difficulty=difficulty).resources[4:7] == units


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"difficulty": "brutal"}, "easy, normal, hard"),
        ({"difficulty": [1, 2]}, "food, mana and ore"),
        ({"difficulty": [1, 2, 10]}, "0 to 9"),
        ({"dummy_faction": "smurfs"}, "suggested"),
        ({"dummy_faction": "yeti"}, "dark_elves"),
    ],
)
def test_a_dummy_that_cannot_be_is_refused_with_what_could(
    options: dict[str, object], reason: str
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINGDOMS.new(1, 1, **options)
    assert reason in str(refused.value)


def test_only_who_plays_alone_has_a_dummy() -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINGDOMS.new(3, 1, difficulty="easy")
    assert "alone" in str(refused.value)


@pytest.mark.rule("K-SOLO-4")
def test_only_the_human_has_a_hero() -> None:
    state = begun(territories=LAND, heroes_call=True)
    kinds = set_up(state)
    assert kinds.count("keep") == 1
    assert state.hero_at[HUMAN] >= 0
    assert state.hero_at[DUMMY] == -1
    pos = dummy_acts("expand", 1, ["c2"], heroes_call=True, food=9)
    assert (pos.meeples(DUMMY), pos.hero_in(DUMMY)) == (2, None)


@pytest.mark.rule("K-SOLO-4", "K-SOLO-ACT-12")
def test_the_dummy_collects_silver_and_spends_it_last() -> None:
    pos = alone(heroes_call=True, territories=["amberfold", "silverscar"])
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1}).give(DUMMY, "humans", {"s3": 1, "s1": 1})
    pos.turn(active=DUMMY, select="research")
    assert pos.has(DUMMY, "silver") == 1
    pos = alone(heroes_call=True, territories=["amberfold", "silverscar"])
    pos.give(HUMAN, "merfolk", {"a5": 1, "a6": 1})
    pos.give(DUMMY, "humans", {"s1": 1}, magic=3, mana=3, silver=4)
    pos.turn(active=DUMMY, select="research")
    assert (pos.has(DUMMY, "mana"), pos.has(DUMMY, "silver")) == (0, 3)


@pytest.mark.rule("K-SOLO-5", "K-RUL-30")
def test_the_human_is_active_first_and_turns_alternate() -> None:
    state = begun()
    assert "first" not in set_up(state)
    actives: dict[int, int] = {}
    rng = random.Random(1)
    while not state.over:
        actives[state.turns] = state.active
        state.apply(rng.choice(state.legal_actions()))
    assert len(actives) > 8
    assert all(active == (turn - 1) % 2 for turn, active in actives.items())


@pytest.mark.rule("K-SOLO-6", "K-SOLO-10")
def test_the_dummy_follows_with_one_roll_after_the_human() -> None:
    pos = table("humans", ["c2"])
    pos.turn(active=HUMAN, select="patrol").roll(12).play("patrol a5 a1")
    rolls = [event.facts for event in pos.happened("die_rolled")]
    assert rolls[0] == {"number": 12, "purpose": "choices"}
    moves = [(event.player, event.facts["to"]) for event in pos.happened("moved")]
    assert moves[:2] == [(HUMAN, "a1"), (DUMMY, "c3")]
    assert rolls[1]["purpose"] == "action"  # the dummy's own turn begins


@pytest.mark.rule("K-SOLO-6", "K-SOLO-12")
def test_a_dummy_that_cannot_perform_the_action_collects_as_follower() -> None:
    pos = table("humans", ["c2", "c4"])  # no mana for Research
    pos.turn(active=HUMAN, select="research").play("pass")
    assert pos.happened("collected")[0].player == DUMMY
    gained = [event.facts["resource"] for event in pos.happened("gained")]
    assert sorted(gained[:2]) == ["food", "ore"]


@pytest.mark.rule("K-SOLO-7")
@pytest.mark.parametrize(
    ("roll", "covered", "action"),
    [
        (1, [], "research"),
        (12, [], "expand"),
        (12, ["expand"], "research"),
        (10, ["patrol", "quest", "expand", "research"], "trade"),
    ],
)
def test_the_die_chooses_a_free_action_clockwise(
    roll: int, covered: list[str], action: str
) -> None:
    pos = table("humans", ["c2"])
    pos.turn(active=DUMMY, shields=covered).roll(roll, 1)
    assert pos.state.shields >> ACTIONS.index(action) & 1
    assert pos.asked == HUMAN


@pytest.mark.rule("K-SOLO-7", "K-ENG-3")
def test_the_die_has_twelve_equal_faces_and_belongs_to_chance() -> None:
    state = KINGDOMS.new(1, chance="ask", territories=LAND)
    rng = random.Random(2)
    while state.decision.kind != "die":
        state.apply(rng.choice(state.legal_actions()))
    assert state.decision.player == CHANCE
    faces = [(state.text(action), weight) for action, weight in state.chance_outcomes()]
    assert faces == [(f"die {number}", 1) for number in range(1, 13)]


@pytest.mark.rule("K-SOLO-8", "K-TURN-3")
def test_an_active_dummy_that_cannot_pay_collects() -> None:
    pos = dummy_acts("build", 3, ["c3"])
    assert pos.has(DUMMY, "mana") == 1
    assert (pos.state.tower[DUMMY], pos.asked) == (0, HUMAN)


@pytest.mark.rule("K-SOLO-9")
def test_the_human_follows_the_dummy_with_the_action_or_collects() -> None:
    pos = dummy_acts("research", 1, ["c3"], mana=1)
    assert (pos.asked, pos.phase) == (HUMAN, "act")
    assert pos.legal() == ["research", "collect"]
    assert pos.state.magic[DUMMY] == 1


@pytest.mark.rule("K-SOLO-11")
def test_the_dummy_triggers_the_end_and_scores_like_anybody() -> None:
    pos = dummy_acts("research", 1, ["c3", "c1"], magic=4, mana=5)
    pos.play("collect")
    assert pos.state.triggered
    assert [event.facts["reason"] for event in pos.happened("end_triggered")] == ["magic"]
    points = {part.key: part.amount for part in pos.state.income(DUMMY).parts}
    assert (points["score.meeples"], points["score.magic"]) == (2, 5)
    assert pos.state.ranks() == [2, 1]


@pytest.mark.rule("K-SOLO-12")
@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("research", {"magic": 5, "mana": 9}),
        ("build", {"tower": 6, "ore": 9}),
        ("expand", {"food": 2}),
    ],
)
def test_what_cannot_be_performed_is_collected_for(action: str, given: dict[str, int]) -> None:
    pos = dummy_acts(action, 1, ["c4", "c2"], **given)
    before = given.get("food", 0)
    assert pos.has(DUMMY, "food") == before + 1
    assert where(pos) == {"c4", "c2"}


@pytest.mark.rule("K-SOLO-12", "K-TURN-4")
def test_collecting_nothing_is_an_outcome() -> None:
    pos = alone()
    pos.give(HUMAN, "merfolk", {"a5": 2}).give(DUMMY, "humans", {"a4": 1, "c2": 1}, ore=9)
    pos.turn(active=DUMMY, select="research")
    assert pos.state.resources[4:8] == [0, 0, 9, 0]


def test_the_same_seed_is_the_same_game_for_friends_to_compare() -> None:
    def played() -> KingdomsState:
        state = begun("a seed to share")
        rng = random.Random(4)
        while not state.over:
            state.apply(rng.choice(state.legal_actions()))
        return state

    one, other = played(), played()
    assert one.journal == other.journal
    assert one.scores() == other.scores()
