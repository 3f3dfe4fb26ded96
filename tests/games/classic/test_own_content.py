"""Own race and own power: the rules of the blank banner and the blank badge."""

import json
from typing import Any

import pytest

from elbowroom import game
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.classic.engine.game import Classic
from elbowroom.kernel.errors import InvalidPack, InvalidRecord
from elbowroom.kernel.state import State
from elbowroom.testing import Scenario, position
from tests.conquest.content_samples import (
    content,
    faults,
    own_power,
    own_race,
    pack,
    power_faults,
    race_faults,
)
from tests.games.classic.printed import POWERS, RACES, TOKENS

CLASSIC = game("classic")
EXTRA = {"type": "attack_only_tokens", "tokens": 4}
GAINS = {"type": "tokens_gained", "conquests": 1}
CHEAPER = {"type": "conquest_cost", "change": -3}
HEROES = {"type": "keeps_markers_standing", "marker": "hero", "count": 2}
# Two hills on the edge, then a row inwards.
BOARD = tiny_board(
    {
        "a": ("hill edge", "b c"),
        "b": ("hill edge", "c d"),
        "c": ("swamp", "d"),
        "d": ("mountain mine", "e"),
        "e": ("forest", "f"),
        "f": ("farmland edge", ""),
    }
)


def own(race: Any = (), power: Any = (), tokens: int = 5, **options: Any) -> Scenario:
    """A table on the small board with an own race and an own power of these effects."""
    packs = [pack([own_race(tokens, race)], [own_power(4, power)])]
    return position("classic", players=2, board=BOARD, packs=packs, **options)


def begun(packs: list[Any], *combos: str, players: int = 2, **options: Any) -> State:
    """A game whose first combos are given and whose first player is seat 0."""
    state = CLASSIC.new(players=players, chance="ask", packs=packs, **options)
    given = list(combos)
    while state.decision.kind == "combo":
        state.apply(state.notation.parse(given.pop(0)) if given else state.legal_actions()[0])
    state.play("first 0")
    return state


def play_on(state: State, turns: int) -> None:
    """Let everybody play the first legal answer for some turns."""
    until = state.turns_begun + turns
    while not state.over and state.turns_begun < until:
        state.apply(state.legal_actions()[0])


@pytest.mark.rule("C-CUSTOM-1")
def test_the_pack_is_off_by_default():
    state = CLASSIC.new(players=2, seed=1)
    assert state.setup["packs"] == []
    assert (len(state.rules.races), len(state.rules.powers)) == (RACES, POWERS)
    assert sum(race.tray for race in state.rules.races) == TOKENS


@pytest.mark.rule("C-CUSTOM-1")
def test_every_player_sees_the_pack_before_the_start():
    given = pack([own_race()], [own_power()])
    state = CLASSIC.new(players=3, chance="ask", packs=[given])
    assert [state.view(seat).state.setup["packs"] for seat in range(3)] == [[given]] * 3


@pytest.mark.rule("C-CUSTOM-1")
def test_the_pack_stays_fixed_whoever_changes_the_original():
    given = pack([own_race(5, [{**CHEAPER}])])
    state = CLASSIC.new(players=2, seed=1, packs=[given])
    given["races"][0]["tokens"] = 9
    given["races"][0]["effects"][0]["change"] = 3
    given["races"].append(own_race())
    assert state.setup["packs"] == [pack([own_race(5, [CHEAPER])])]
    assert CLASSIC.from_dict(state.to_dict()).rules.races[-1].tokens == 5


@pytest.mark.rule("C-CUSTOM-2")
def test_one_own_race_and_one_own_power_unless_the_table_says_more():
    races = [own_race(), own_race(id="imps", name="Imps")]
    powers = [own_power(), own_power(id="sleepy", name="Sleepy")]
    assert faults(pack(races[:1])) == faults(pack(powers=powers[:1])) == []
    assert faults(pack(races, powers)) == [
        "races: 2 own races are given, this table takes 1 (own_limit, at most 8).",
        "powers: 2 own powers are given, this table takes 1 (own_limit, at most 8).",
    ]
    assert faults(pack(races[:1]), pack(races[1:])) == faults(pack(races))
    assert faults(pack(races, powers), own_limit=2) == []
    state = CLASSIC.new(players=2, seed=1, packs=[pack(races, powers)], own_limit=2)
    assert (len(state.rules.races), len(state.rules.powers)) == (RACES + 2, POWERS + 2)


@pytest.mark.rule("C-CUSTOM-2")
@pytest.mark.parametrize("limit", [0, 9, -1, True, "2", 1.5, None])
def test_the_limit_of_own_races_is_a_number_from_one_to_eight(limit: Any):
    with pytest.raises(InvalidPack, match="own_limit: a whole number from 1 to 8 is expected"):
        CLASSIC.new(players=2, seed=1, own_limit=limit)


@pytest.mark.rule("C-CUSTOM-2")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"id": "orcs"}, "races[0].id: 'orcs' is the id of the standard Orcs."),
        ({"id": "spirit"}, "races[0].id: 'spirit' is the id of the standard Spirit."),
        ({"name": "Orcs"}, "races[0].name: 'Orcs' is the name of the standard Orcs."),
        ({"name": "oRCS"}, "races[0].name: 'oRCS' is the name of the standard Orcs."),
        (
            {"name": "DRAGON  MASTER"},
            "races[0].name: 'DRAGON  MASTER' is the name of the standard Dragon Master.",
        ),
    ],
)
def test_names_and_ids_differ_from_the_standard_ones(fields: dict[str, str], told: str):
    assert race_faults(**fields) == [told]


@pytest.mark.rule("C-CUSTOM-2")
def test_names_and_ids_differ_from_each_other():
    assert faults(pack([own_race()], [own_power(id="gnomes", name="GNOMES")])) == [
        "powers[0].id: 'gnomes' is the id of races[0].",
        "powers[0].name: 'GNOMES' is the name of races[0].",
    ]


@pytest.mark.rule("C-CUSTOM-3")
@pytest.mark.parametrize("tokens", [0, 11, -3, 2.5])
def test_the_banner_number_is_whole_from_one_to_ten(tokens: Any):
    assert race_faults(tokens=1) == race_faults(tokens=10) == []
    assert race_faults(tokens=tokens) == [
        f"races[0].tokens: a whole number from 1 to 10 is expected, not {tokens}."
    ]


@pytest.mark.rule("C-CUSTOM-3")
def test_tokens_only_for_attack_count_within_the_ten():
    assert race_faults(EXTRA, tokens=6) == []
    assert race_faults(EXTRA, tokens=7) == [
        "races[0].tokens: banner number and tokens only for attack make 11, at most 10 are allowed."
    ]


@pytest.mark.rule("C-CUSTOM-4")
def test_the_tray_has_five_tokens_beyond_the_banner_number():
    assert content(pack([own_race(7)]))[0][-1].tray == 12
    assert content(pack([own_race(7, tray=12)]))[0][-1].tray == 12
    assert content(pack([own_race(6, [EXTRA])]))[0][-1].tray == 15


@pytest.mark.rule("C-CUSTOM-4")
@pytest.mark.parametrize("effect", [GAINS, {"type": "substitutes_lone_tokens"}])
def test_a_race_that_gains_tokens_may_have_up_to_twenty(effect: dict[str, Any]):
    assert content(pack([own_race(6, [effect], tray=20)]))[0][-1].tray == 20
    for tray in (10, 21):
        assert race_faults(effect, tokens=6, tray=tray) == [
            f"races[0].tray: a whole number from 11 to 20 is expected, not {tray}."
        ]


@pytest.mark.rule("C-CUSTOM-4")
@pytest.mark.parametrize("tray", [10, 12, 20, True, None])
def test_a_race_that_gains_none_has_neither_more_nor_fewer(tray: Any):
    (fault,) = race_faults(CHEAPER, tokens=6, tray=tray)
    assert fault.startswith("races[0].tray: 11 (banner number + 5; up to 20 only with ")


@pytest.mark.rule("C-CUSTOM-4")
def test_one_own_race_makes_one_banner_more():
    state = begun([pack([own_race()])])
    assert len(state.rules.races) == RACES + 1
    assert state.banners.bit_count() + len(state.row) == RACES + 1


@pytest.mark.rule("C-CUSTOM-5")
def test_a_race_with_borrowed_tokens_takes_the_place_of_their_owner():
    state = begun([pack([own_race(9, borrows="skeletons")])], "combo gnomes hill")
    ids = [race.id for race in state.rules.races]
    assert len(ids) == RACES
    assert "skeletons" not in ids
    assert state.banners.bit_count() + len(state.row) == RACES
    state.play("pick 0")
    assert state.hand[0] == 9 + 4
    assert state.tray[ids.index("gnomes")] == 20 - 13


@pytest.mark.rule("C-CUSTOM-5")
def test_borrowed_tokens_are_enough_and_borrowed_once():
    assert race_faults(tokens=6, borrows="giants") == []
    assert race_faults(tokens=7, borrows="giants") == [
        (
            "races[0].borrows: 12 tokens are needed, giants has 11; "
            "enough have: amazons, ratmen, skeletons, sorcerers."
        )
    ]
    assert race_faults(GAINS, tokens=6, tray=19, borrows="sorcerers") == [
        "races[0].borrows: 19 tokens are needed, sorcerers has 18; enough have: skeletons."
    ]
    assert "there is no race 'elephants'" in race_faults(borrows="elephants")[0]
    twins = [own_race(borrows="orcs"), own_race(id="imps", name="Imps", borrows="orcs")]
    assert faults(pack(twins), own_limit=2) == [
        "races[1].borrows: the tokens of orcs are used by races[0]."
    ]


@pytest.mark.rule("C-CUSTOM-6")
def test_the_badge_number_is_whole_from_zero_to_five():
    assert power_faults(tokens=0) == power_faults(tokens=5) == []
    for tokens in (-1, 6, 0.5, False):
        (fault,) = power_faults(tokens=tokens)
        assert fault.startswith("powers[0].tokens: a whole number from 0 to 5 is expected")


@pytest.mark.rule("C-CUSTOM-6")
def test_one_own_power_makes_one_badge_more():
    state = begun([pack(powers=[own_power()])])
    assert len(state.rules.powers) == POWERS + 1
    assert state.badges.bit_count() + len(state.row) == POWERS + 1


@pytest.mark.rule("C-CUSTOM-7")
def test_a_pack_with_a_fault_is_refused_before_the_game_starts():
    broken = pack([own_race(11)], [own_power(6)])
    with pytest.raises(InvalidPack) as refused:
        CLASSIC.new(players=2, seed=1, packs=[broken])
    assert refused.value.faults == [
        "races[0].tokens: a whole number from 1 to 10 is expected, not 11.",
        "powers[0].tokens: a whole number from 0 to 5 is expected, not 6.",
    ]


@pytest.mark.rule("C-CUSTOM-7")
def test_every_tray_can_supply_an_own_power():
    assert power_faults(EXTRA, tokens=1) == []
    assert power_faults(EXTRA, tokens=2) == [
        (
            "powers[0].tokens: badge number and tokens only for attack make 6, at most 5 are "
            "allowed: the tray of amazons has no more."
        )
    ]


@pytest.mark.rule("C-CUSTOM-8")
def test_no_effects_are_legal():
    state = begun([pack([own_race()], [own_power()])], "combo gnomes curious")
    state.play("pick 0")
    assert state.hand[0] == 5 + 4


@pytest.mark.rule("C-CUSTOM-8")
def test_an_effect_ends_at_decline_unless_it_lasts():
    hills = {"type": "coins_for_regions", "coins": 1, "where": {"terrain": "hill"}}
    swamps = {"type": "coins_for_regions", "coins": 2, "where": {"terrain": "swamp"}}
    pos = own([hills, {**swamps, "lasts": True}], [{"type": "coins_each_turn", "coins": 3}])
    pos.give(0, "gnomes", "curious", regions={"a": 2, "c": 1}, coins=0)
    pos.give(1, "orcs", "swamp", regions={"f": 2})
    pos.turn(player=0, round=2)
    assert pos.income(0) == 2 + 1 + 2 + 3
    pos.play("decline")
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-CUSTOM-8", "C-CUSTOM-11")
def test_a_power_that_lasts_keeps_its_badge_until_the_race_is_gone():
    pos = own((), [{"type": "coins_each_turn", "coins": 1, "lasts": True}])
    pos.give(0, "ratmen", "curious", regions={"a": 2}, coins=0)
    pos.give(1, "orcs", "commando", regions={"b": 1}, hand=8)
    pos.turn(player=0, round=2).play("decline")
    assert pos.coins(0) == 1 + 1
    assert "curious" not in pos.state.position_dict()["discards"]
    pos.play("expand", "conquer a")
    assert "curious" in pos.state.position_dict()["discards"]


@pytest.mark.rule("C-CUSTOM-11")
def test_a_power_of_which_nothing_lasts_is_discarded_at_decline():
    pos = own((), [{"type": "coins_each_turn", "coins": 1}])
    pos.give(0, "ratmen", "curious", regions={"a": 2}, coins=0)
    pos.give(1, "orcs", "commando", regions={"f": 1})
    pos.turn(player=0, round=2).play("decline")
    assert pos.coins(0) == 1
    assert "curious" in pos.state.position_dict()["discards"]


@pytest.mark.rule("C-CUSTOM-8")
def test_a_conquest_costs_one_token_from_hand_whatever_an_effect_says():
    pos = own([CHEAPER], [CHEAPER])
    pos.give(0, "gnomes", "curious", regions={"a": 1}, hand=1)
    pos.turn(player=0, round=2, phase="conquer")
    assert pos.cost("b") == 1
    pos.play("conquer b")
    assert not [text for text in pos.legal() if text.startswith("conquer")]
    assert "at least one token in hand" in pos.why_not("conquer c")


@pytest.mark.rule("C-CUSTOM-8")
def test_immunity_and_peace_stand_above_an_effect():
    everywhere = [{"type": "reaches"}, {"type": "substitutes_lone_tokens"}]
    dragon = [{"type": "conquers_for_one_token", "marker": "dragon"}]
    pos = own(everywhere, dragon)
    pos.give(0, "gnomes", "curious", regions={"a": 1}, hand=8)
    pos.give(
        1, "orcs", "heroic", regions={"d": 1, "e": 1, "f": 1}, markers={"d": "hero", "e": "hero"}
    )
    pos.turn(player=0, round=2, phase="conquer")
    assert {"conquer f", "dragon f", "substitute f"} <= set(pos.legal())
    for verb in ("conquer", "dragon", "substitute"):
        assert "immune" in pos.why_not(f"{verb} d")
    pos = own(everywhere, dragon)
    pos.give(0, "gnomes", "curious", regions={"a": 1}, hand=8)
    pos.give(1, "orcs", "diplomat", regions={"f": 1}).peace(1, 0)
    pos.turn(player=0, round=2, phase="conquer")
    for verb in ("conquer", "dragon", "substitute"):
        assert "peace" in pos.why_not(f"{verb} f")


@pytest.mark.rule("C-CUSTOM-8")
def test_tokens_are_gained_only_as_far_as_the_tray_has_them():
    pos = own([GAINS], tokens=5)
    pos.give(0, "gnomes", "curious", regions={"a": 1}, hand=8)
    pos.give(1, "orcs", "hill", regions={"b": 1, "c": 1})
    pos.turn(player=0, round=2, phase="conquer")
    assert pos.tray("gnomes") == 10 - 9
    pos.play("conquer b", "conquer c", "done")
    assert pos.tray("gnomes") == 0
    assert pos.hand(0) + sum(pos.tokens(region) for region in "abc") == 10


@pytest.mark.rule("C-CUSTOM-9")
def test_own_combos_are_priced_and_paid_like_others():
    state = begun([pack([own_race()], [own_power()])], "combo orcs hill", "combo gnomes curious")
    assert state.explain("pick 1").total == 9
    state.play("pick 1")
    assert state.coins[0] == 5 - 1
    assert state.row_coins[0] == 1
    assert (state.hand[0], state.tray[RACES]) == (9, 1)


@pytest.mark.rule("C-CUSTOM-9")
def test_own_combos_are_shuffled_with_the_others():
    drawn = set()
    for seed in range(60):
        state = CLASSIC.new(players=2, seed=seed, packs=[pack([own_race()], [own_power()])])
        drawn |= {key >> 7 for key in state.row if key >> 7 == RACES}
        drawn |= {("power", key >> 1 & 63) for key in state.row if key >> 1 & 63 == POWERS}
    assert drawn == {RACES, ("power", POWERS)}


@pytest.mark.rule("C-CUSTOM-9")
def test_an_own_race_declines_and_its_banner_returns():
    pos = own()
    pos.give(0, "gnomes", "curious", regions={"a": 3, "b": 2}, coins=0)
    pos.give(1, "orcs", "hill", regions={"c": 1}, hand=9)
    pos.turn(player=0, round=2).play("decline")
    assert pos.in_decline("a")
    assert (pos.tokens("a"), pos.tokens("b"), pos.tray("gnomes")) == (1, 1, 8)
    assert pos.coins(0) == 2
    assert "curious" in pos.state.position_dict()["discards"]
    pos.play("expand", "conquer a", "conquer b")
    assert pos.tray("gnomes") == 10
    assert pos.state.position_dict()["returned"] == ["gnomes"]


@pytest.mark.rule("C-CUSTOM-9")
def test_tokens_of_an_own_race_break_a_tie():
    pos = own()
    pos.give(0, "gnomes", "curious", regions={"a": 3}, coins=7)
    pos.give(1, "orcs", "hill", regions={"f": 2}, coins=7)
    pos.turn(player=0, round=2)
    assert pos.state.winners() == [0]


@pytest.mark.rule("C-CUSTOM-9")
def test_markers_come_from_the_standard_supply_until_that_is_empty():
    pos = own([HEROES])
    pos.give(0, "gnomes", "hill", regions={"a": 2, "b": 2}, markers={"a": "hero", "b": "hero"})
    pos.give(1, "orcs", "heroic", regions={"e": 2, "f": 2})
    pos.turn(player=1, round=2, phase="redeploy")
    assert (pos.supply("hero"), pos.markers_in_hand(1, "hero")) == (0, 0)
    pos.play("done")
    assert (pos.asked, pos.phase) == (0, "choice")
    assert pos.markers("e") == pos.markers("f") == {}
    pos = own([HEROES])
    pos.give(0, "gnomes", "hill", regions={"a": 2, "b": 2})
    pos.turn(player=0, round=2, phase="redeploy").play("done", "hero a", "hero b")
    assert (pos.markers("a"), pos.supply("hero")) == ({"hero": 1}, 0)


@pytest.mark.rule("C-CUSTOM-9")
def test_marks_stop_when_the_supply_is_empty():
    pos = own([{"type": "marks_conquests", "marker": "hole"}])
    pos.give(0, "gnomes", "curious", regions={"a": 1}, hand=8)
    pos.turn(player=0, round=2, phase="conquer").play("conquer b", "conquer c")
    assert [pos.markers(region) for region in "abc"] == [{"hole": 1}, {"hole": 1}, {}]


@pytest.mark.rule("C-CUSTOM-1")
@pytest.mark.parametrize(
    "changed",
    [
        pack([own_race(5, [GAINS])], [own_power(4, [{**CHEAPER, "change": -2}])]),
        pack([own_race(5, [GAINS])], [own_power(3, [CHEAPER])]),
        pack([own_race(5, [GAINS])], [own_power(4)]),
        pack([own_race(5)], [own_power(4, [CHEAPER])]),
        pack([own_race(6, [GAINS])], [own_power(4, [CHEAPER])]),
        pack([own_race(5, [GAINS], tray=12)], [own_power(4, [CHEAPER])]),
    ],
    ids=["its effect", "its badge", "no effect", "race: effect", "race: banner", "race: tray"],
)
def test_a_record_whose_own_power_or_race_was_changed_afterwards_is_refused(changed: Any):
    given = pack([own_race(5, [GAINS])], [own_power(4, [CHEAPER])])
    record = CLASSIC.record(CLASSIC.new(players=2, seed=5, packs=[given]))
    other = {**record["setup"], "packs": [changed]}
    assert CLASSIC.content_hash(other) != CLASSIC.content_hash(record["setup"])
    with pytest.raises(InvalidRecord, match="other content"):
        CLASSIC.replay({**record, "setup": other})


@pytest.mark.rule("C-CUSTOM-10")
def test_records_carry_the_definitions_and_replay_without_the_pack():
    given = pack([own_race(6, [GAINS], tray=18)], [own_power(5, [CHEAPER])])
    state = CLASSIC.new(players=3, seed=5, packs=[given])
    while not state.over:
        state.apply(state.legal_actions()[0])
    record = json.loads(json.dumps(CLASSIC.record(state)))
    assert record["setup"]["packs"] == [given]
    elsewhere = Classic()
    assert elsewhere.replay(record).digest() == state.digest()


@pytest.mark.rule("C-CUSTOM-10")
def test_saved_games_carry_the_definitions():
    given = pack([own_race(6, [GAINS])], [own_power(5, [CHEAPER])])
    state = CLASSIC.new(players=3, seed=5, packs=[given])
    play_on(state, turns=4)
    saved = json.loads(json.dumps(state.to_dict()))
    again = Classic().from_dict(saved)
    play_on(state, turns=9)
    play_on(again, turns=9)
    assert again.digest() == state.digest()


@pytest.mark.rule("C-CUSTOM-10")
def test_games_are_saved_whatever_own_content_does_in_decline():
    unharmed = {"type": "tokens_lost", "change": -1, "lasts": True}
    pos = own([unharmed], [{"type": "keeps_tokens_in_decline"}])
    pos.give(0, "ratmen", "curious", regions={"a": 3})
    pos.give(1, "gnomes", "commando", regions={"e": 1, "f": 1})
    pos.turn(player=0, round=2).play("decline")
    assert (pos.tokens("a"), pos.in_decline("a")) == (3, True)
    assert CLASSIC.from_dict(pos.state.to_dict()).digest() == pos.state.digest()
    pos = own([unharmed])
    pos.declined(0, "gnomes", regions={"a": 1, "b": 1}).give(0, "ratmen", "hill")
    pos.give(1, "orcs", "commando", regions={"c": 1}, hand=8)
    pos.turn(player=1, round=2, phase="conquer").play("conquer a")
    assert pos.hand(0, "gnomes") == 1
    assert CLASSIC.from_dict(pos.state.to_dict()).digest() == pos.state.digest()


@pytest.mark.rule("C-CUSTOM-10")
def test_a_record_with_a_changed_definition_is_refused():
    state = CLASSIC.new(players=2, seed=5, packs=[pack([own_race()])])
    play_on(state, turns=2)
    record = json.loads(json.dumps(CLASSIC.record(state)))
    record["setup"]["packs"][0]["races"][0]["tokens"] = 6
    with pytest.raises(Exception, match="other content"):
        Classic().replay(record)
