from __future__ import annotations

import pytest

from elbowroom import IllegalAction, game
from elbowroom.testing import position


@pytest.mark.rule("C-END-1")
def test_the_game_ends_after_the_last_players_turn_of_the_last_game_turn() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1})
    pos.give(1, "orcs", "hill", {"r12": 1}).turn(0, round=10, phase="redeploy")
    pos.play("done")
    assert not pos.state.over
    assert pos.asked == 1
    pos.play("expand", "done", "done", "done")
    assert pos.state.over
    assert pos.legal() == []


@pytest.mark.rule("C-END-1")
def test_the_withdrawal_of_the_last_turn_is_part_of_the_game() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r10": 3, "r18": 1})
    pos.give(1, "ratmen", "spirit", {"r05": 1}, hand=5).turn(1, round=10, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert not pos.state.over
    assert (pos.asked, pos.phase) == (0, "withdraw")
    pos.play("place r18 2")
    assert pos.state.over


@pytest.mark.rule("C-END-1")
def test_the_last_player_is_the_one_before_the_first_player() -> None:
    state = game("classic").new(players=2, chance="ask")
    state.play("combo orcs spirit", "combo humans hill", "combo trolls swamp")
    state.play("combo giants forest", "combo elves wealthy", "combo ratmen merchant", "first 1")
    state.play("pick 0", "combo wizards stout", "done", "pick 0", "combo dwarves flying", "done")
    turns = 2
    while not state.over:
        last = state.decision.player
        state.play("expand", "done")
        turns += 1
    assert turns == 20
    assert last == 0


@pytest.mark.rule("C-END-1")
def test_nothing_can_be_played_after_the_end() -> None:
    pos = position("classic").give(1, "ratmen", "spirit", {"r05": 1})
    pos.turn(1, round=10, phase="redeploy").play("done")
    with pytest.raises(IllegalAction, match="the game is over"):
        pos.play("decline")


@pytest.mark.rule("C-END-2")
@pytest.mark.parametrize(("coins", "winner"), [((51, 50), 0), ((50, 51), 1)])
def test_the_highest_coin_total_wins(coins: tuple[int, int], winner: int) -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, coins=coins[0])
    pos.give(1, "orcs", "swamp", {"r12": 8}, coins=coins[1] - 1)
    pos.turn(1, round=10, phase="redeploy").play("done")
    assert pos.state.scores() == list(coins)
    assert pos.state.winners() == [winner]


@pytest.mark.rule("C-END-3")
def test_a_tie_goes_to_most_tokens_on_the_map() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=50)
    pos.give(1, "orcs", "swamp", {"r12": 3}, coins=49).turn(1, round=10, phase="redeploy")
    pos.play("done")
    assert pos.state.scores() == [50, 50]
    assert pos.state.winners() == [0]


@pytest.mark.rule("C-END-3")
def test_tokens_in_decline_count_in_the_tie_break() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=50)
    pos.give(1, "orcs", "swamp", {"r12": 3}, coins=47).declined(1, "elves", {"r10": 1, "r11": 1})
    pos.turn(1, round=10, phase="redeploy").play("done")
    assert pos.state.scores() == [50, 50]
    assert pos.state.winners() == [1]


@pytest.mark.rule("C-END-3", "C-RUL-62")
def test_encampments_do_not_count_in_the_tie_break() -> None:
    camps = {"r12": {"encampment": 5}}
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=50)
    pos.give(1, "orcs", "bivouacking", {"r12": 3}, coins=49, markers=camps)
    pos.turn(1, round=10, phase="redeploy").play("done", "done")
    assert pos.state.scores() == [50, 50]
    assert pos.state.winners() == [0]


@pytest.mark.rule("C-END-3", "C-RUL-62")
def test_amazons_in_hand_do_not_count_in_the_tie_break() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=50)
    pos.give(1, "amazons", "swamp", {"r12": 7}, coins=49).turn(1, round=10, phase="redeploy")
    pos.play("done", "take r12 4")
    assert pos.state.scores() == [50, 50]
    assert pos.state.winners() == [0]


@pytest.mark.rule("C-END-3")
def test_withdrawn_tokens_in_hand_do_not_count_in_the_tie_break() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=9, coins=50)
    pos.give(1, "orcs", "swamp", {"r12": 1}, coins=49).turn(1, round=10, phase="redeploy")
    assert pos.play("done").state.winners() == [1]


@pytest.mark.rule("C-END-4", "C-RUL-63")
def test_a_tie_after_the_tie_break_is_a_shared_victory() -> None:
    pos = position("classic", players=3).give(0, "ratmen", "spirit", {"r05": 3}, coins=50)
    pos.give(1, "orcs", "swamp", {"r12": 9}, coins=49)
    pos.give(2, "humans", "forest", {"r07": 3}, coins=49).turn(2, round=10, phase="redeploy")
    pos.play("done")
    assert pos.state.scores() == [50, 49, 50]
    assert pos.state.winners() == [0, 2]
    assert pos.state.ranks() == [1, 3, 1]
