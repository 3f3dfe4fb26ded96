"""Setting up, and picking a combo."""

from __future__ import annotations

import pytest

from elbowroom import game
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.warcraft.engine.islands import faces
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.bits import size
from elbowroom.kernel.errors import ElbowroomError, InvalidBoard, InvalidSetup, UnknownName
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS

WARCRAFT = game("warcraft")


def started(players: int, seed: int = 1, **options: object):
    return WARCRAFT.new(players=players, seed=seed, **options)


@pytest.mark.rule("W-SETUP-1")
@pytest.mark.parametrize(
    ("players", "sizes", "rounds"),
    [(2, "LM", 10), (3, "LMS", 10), (4, "LMMS", 9), (5, "LLMSS", 8)],
)
def test_islands_and_rounds_follow_the_player_count(players: int, sizes: str, rounds: int):
    for seed in range(12):
        state = started(players, seed)
        names = state.position_dict()["islands"]
        assert "".join(faces()[name]["size"] for name in names) == sizes
        assert len({faces()[name]["board"] for name in names}) == len(names)
        assert state.rounds == rounds


@pytest.mark.rule("W-SETUP-1")
def test_every_face_may_be_drawn():
    seen = {name for seed in range(60) for name in started(5, seed).position_dict()["islands"]}
    assert seen == set(faces())


@pytest.mark.rule("W-SETUP-2")
@pytest.mark.rule("W-MURLOC-1")
def test_murlocs_stand_where_they_are_marked():
    state = started(2)
    for number, region in enumerate(state.rules.board.regions):
        assert state.tokens[number] == (1 if region.lost_tribe else 0)


@pytest.mark.rule("W-SETUP-3")
def test_mountains_add_one_to_the_price():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a1": 1}, hand=9)
    assert pos.turn(phase="conquer").cost("a2") == 3


@pytest.mark.rule("W-SETUP-4")
@pytest.mark.rule("W-RULING-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_site_lies_face_down_on_every_island(players: int):
    state = started(players)
    islands = {state.rules.board.regions[n].island for n in range(62) if state.face_down >> n & 1}
    assert size(state.face_down) == players == len(islands)
    assert size(state.unseen) == len(SITES)


@pytest.mark.rule("W-SETUP-5")
def test_six_combos_are_shown():
    state = started(3)
    races = [entry["race"] for entry in state.position_dict()["row"]]
    powers = [entry["power"] for entry in state.position_dict()["row"]]
    assert len(set(races)) == len(set(powers)) == 6


@pytest.mark.rule("W-SETUP-6")
def test_everybody_begins_with_five_coins():
    assert started(4).coins == [5, 5, 5, 5]


@pytest.mark.rule("W-SETUP-7")
def test_any_seat_may_begin_and_play_goes_clockwise():
    assert {started(4, seed).first_player for seed in range(40)} == {0, 1, 2, 3}
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a1": 1})
    assert pos.play("decline").asked == 1


@pytest.mark.rule("W-SETUP-8")
@pytest.mark.rule("W-RULING-7")
def test_a_view_hides_coins_and_shows_no_site_that_lies_face_down():
    state = started(3)
    shown = state.view(0).to_dict()["position"]
    assert [entry["coins"] for entry in shown["players"]] == [5, None, None]
    assert shown["sites"] == {}
    assert len(shown["unseen"]) == len(SITES)
    assert shown["bombs"] == {"explosive": 0, "duds": 0}


@pytest.mark.rule("W-RULING-7")
def test_a_table_may_show_all_coins():
    shown = started(3, open_coins=True).view(0).to_dict()["position"]
    assert [entry["coins"] for entry in shown["players"]] == [5, 5, 5]


@pytest.mark.rule("W-RULING-1")
def test_two_players_may_take_a_small_island_instead():
    names = started(2, two_player_islands="L+S").position_dict()["islands"]
    assert [faces()[name]["size"] for name in names] == ["L", "S"]
    with pytest.raises(InvalidSetup, match="is for 2 players; 3 play"):
        started(3, two_player_islands="L+S")
    with pytest.raises(InvalidSetup, match="may be L\\+M or L\\+S"):
        started(2, two_player_islands="M+S")


@pytest.mark.parametrize(
    ("islands", "reason"),
    [
        (["L1A"], "sizes L are given; this game needs L, M"),
        (["L1A", "L2A"], "sizes L, L are given"),
        (["L1A", "M1A", "S1A"], "this game needs L, M"),
        ("L1A", "a list of faces"),
        ({"L1A": 1}, "a list of faces"),
        ([], "sizes none are given"),
    ],
)
def test_islands_that_do_not_fit_are_refused(islands: object, reason: str):
    with pytest.raises(InvalidSetup, match=reason):
        WARCRAFT.check_setup(players=2, islands=islands)


def test_an_island_that_is_no_text_is_refused():
    for odd in (["L1A"], 7, None, {"face": "L1A"}):
        with pytest.raises(UnknownName, match="no island"):
            WARCRAFT.check_setup(players=2, islands=["L1A", odd])


@pytest.mark.parametrize("option", ["teams", "open_coins"])
@pytest.mark.parametrize("odd", ["yes", 1, None, [0, 1]])
def test_a_flag_is_true_or_false(option: str, odd: object):
    with pytest.raises(InvalidSetup, match=f"{option} is .*; it may be true or false"):
        WARCRAFT.check_setup(players=4, **{option: odd})


def test_islands_and_a_map_of_ones_own_exclude_each_other():
    with pytest.raises(InvalidSetup, match="choose one of them"):
        WARCRAFT.check_setup(players=2, islands=["L1A", "M1A"], map=ISLANDS)


def test_a_map_cannot_bear_more_sites_than_there_are():
    regions = {
        f"r{n}": ("field landing icon", f"r{n - 1}" if n else "") for n in range(len(SITES) + 1)
    }
    wanted = f"{len(SITES) + 1} regions have a site; there are {len(SITES)}"
    with pytest.raises(InvalidBoard, match=wanted):
        WARCRAFT.check_setup(players=2, map=tiny_board(regions))


@pytest.mark.parametrize("odd", [{}, {"regions": 3}, {"regions": [{"id": "a"}]}])
def test_a_map_that_cannot_be_read_is_refused(odd: dict[str, object]):
    with pytest.raises(InvalidBoard, match="cannot be read"):
        WARCRAFT.check_setup(players=2, map=odd)


def test_how_sides_are_scored_means_nothing_without_sides():
    assert WARCRAFT.check_setup(players=4, team_scoring="sum")["team_scoring"] == "best"
    with pytest.raises(InvalidSetup, match="team_scoring is 'most'; it may be best or sum"):
        WARCRAFT.check_setup(players=4, teams=True, team_scoring="most")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"unseen": ["karazhan", "karazhan", "frostmourne"]}, "karazhan is in two places"),
        ({"unseen": ["karazhan"], "sites": {"karazhan": "L1A-01"}}, "karazhan is in two places"),
        ({"unseen": ["karazhan"]}, "2 sites lie face down; 1 are unseen"),
        ({"unseen": ["excalibur"]}, "no saved state"),
        ({"sites": {"karazhan": "L9A-01"}}, "L9A-01"),
        ({"islands": ["L1A", "L1A"]}, "sizes L, L are given; this game needs L, M"),
        ({"islands": ["L1A", "Atlantis"]}, "no island 'Atlantis'"),
    ],
)
def test_sites_in_two_places_are_refused_with_the_position(wrong: dict[str, object], reason: str):
    data = (
        started(2, islands=["L1A", "M1A"]).to_dict()
        if "islands" not in wrong
        else started(2).to_dict()
    )
    data["position"].update(wrong)
    with pytest.raises(ElbowroomError, match=reason):
        WARCRAFT.from_dict(data)


def test_two_faces_of_one_board_are_refused():
    with pytest.raises(InvalidSetup, match="Board M1 has two faces"):
        WARCRAFT.check_setup(players=4, islands=["L1A", "M1A", "M1B", "S1A"])
    with pytest.raises(UnknownName, match="no island 'X9'"):
        WARCRAFT.check_setup(players=2, islands=["X9", "M1A"])


@pytest.mark.rule("W-PICK-1")
def test_a_position_costs_its_number():
    pos = position("warcraft", board=ISLANDS).purse(0, 9)
    assert pos.play("pick 4").coins(0) == 5


@pytest.mark.rule("W-PICK-2")
def test_a_coin_is_left_on_every_combo_above():
    pos = position("warcraft", board=ISLANDS).purse(0, 2)
    assert [text for text in pos.legal() if text.startswith("pick")] == [
        "pick 0",
        "pick 1",
        "pick 2",
    ]
    assert [coins for _, _, coins in pos.play("pick 2").shown()][:3] == [1, 1, 0]


@pytest.mark.rule("W-PICK-3")
def test_the_coins_on_the_combo_are_taken():
    row = [("orcs", "farmer", 0), ("trolls", "mining", 3)]
    pos = position("warcraft", board=ISLANDS).row(row).purse(0, 1)
    assert pos.play("pick 1").coins(0) == 3


@pytest.mark.rule("W-PICK-4")
def test_banner_and_badge_add_up_to_what_the_tray_holds():
    pos = position("warcraft", board=ISLANDS).row([("tauren", "warlord")]).purse(0, 0)
    assert pos.play("pick 0").hand(0) == 16
    assert pos.tray("tauren") == 0


@pytest.mark.rule("W-PICK-5")
def test_combos_below_move_up_with_their_coins():
    row = [("orcs", "farmer"), ("trolls", "mining", 2), ("naga", "ranger"), ("gnomes", "explorer")]
    row += [("dwarves", "warlord"), ("tauren", "seafaring")]
    pos = position("warcraft", board=ISLANDS).row(row).reveal("humans", "fishing")
    shown = pos.play("pick 0").shown()
    assert shown[0] == ("trolls", "mining", 2)
    assert shown[5] == ("humans", "fishing", 0)


@pytest.mark.rule("W-PICK-6")
def test_discarded_badges_are_shuffled_into_a_new_stack():
    pos = position("warcraft", board=ISLANDS)
    shown = {power for _, power, _ in pos.shown()}
    rest = [power.id for power in pos.state.rules.powers if power.id not in shown]
    pos = position("warcraft", board=ISLANDS).row([entry[:2] for entry in pos.shown()])
    pos.discarded(*rest).play("pick 0")
    assert pos.shown()[5][1] in rest


@pytest.mark.rule("W-PICK-7")
def test_after_the_pick_the_turn_goes_on_with_all_tokens_in_hand():
    pos = position("warcraft", board=ISLANDS).row([("orcs", "farmer")]).play("pick 0")
    assert pos.phase == "conquer"
    assert pos.hand(0) == 10


@pytest.mark.rule("W-RULING-3")
def test_mining_scores_caverns_of_any_terrain():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "mining", {"a4": 1, "b3": 1, "a1": 1})
    assert pos.turn(phase="redeploy").income(0) == 3 + 2


@pytest.mark.rule("W-RULING-4")
def test_the_badge_of_herbalists_is_four_and_the_banner_of_forsaken_six():
    rules = position("warcraft", board=ISLANDS).state.rules
    assert next(race.tokens for race in rules.races if race.id == "forsaken") == 6
    assert next(power.tokens for power in rules.powers if power.id == "herbalist") == 4


@pytest.mark.rule("W-RULING-5")
def test_six_combos_can_be_shown_with_ten_banners_in_play():
    names = [
        "orcs",
        "trolls",
        "naga",
        "humans",
        "goblins",
        "worgen",
        "gnomes",
        "kobolds",
        "dwarves",
        "tauren",
    ]
    powers = ["farmer", "mining", "ranger", "fishing", "warlord"]
    regions = ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3"]
    pos = position("warcraft", board=ISLANDS, players=5)
    for seat in range(5):
        pos.give(seat, names[seat], powers[seat], {regions[seat]: 2})
    for seat in range(4):
        pos.declined(seat, names[5 + seat], {regions[5 + seat]: 1})
    assert len(pos.shown()) == 6


@pytest.mark.rule("W-RULING-6")
def test_a_returned_banner_waits_under_the_stack():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a1": 1})
    pos.declined(0, "trolls", {"a2": 1}, power="garrison")
    pos.play("decline")
    assert pos.state.position_dict()["returned"] == ["trolls"]
    assert "garrison" in pos.state.position_dict()["discards"]
    assert "trolls" not in [race for race, _, _ in pos.shown()]
