"""Own races in decline that save tokens without acting."""

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import Scenario, position
from tests.conquest.content_samples import own_power, own_race, pack

ROW = tiny_board(
    {
        "a": ("hill edge", "b"),
        "b": ("hill edge", "c"),
        "c": ("swamp", "d"),
        "d": ("farmland edge", ""),
    }
)
KEEPS = {"type": "keeps_tokens_in_decline"}


def keepers() -> Scenario:
    """A table with an own race that keeps all tokens on the map in decline."""
    packs = [pack([own_race(5, [KEEPS])], [own_power(4, [])])]
    return position("classic", players=2, board=ROW, packs=packs)


@pytest.mark.rule("C-CUSTOM-12")
def test_tokens_saved_in_decline_withdraw_like_any_others():
    pos = keepers().declined(0, "gnomes", regions={"a": 1, "b": 3}).give(0, "ratmen", "hill")
    pos.give(1, "orcs", "commando", regions={"c": 1, "d": 1}, hand=4)
    pos.turn(player=1, round=2, phase="conquer").play("conquer b", "done", "done")
    assert (pos.asked, pos.phase, pos.legal()) == (0, "withdraw", ["place a 2"])
    pos.play("place a 2")
    assert pos.tokens("a") == 3


@pytest.mark.rule("C-CUSTOM-12")
def test_tokens_the_owner_drove_out_himself_are_placed_in_his_redeployment():
    pos = keepers().declined(0, "gnomes", regions={"a": 2, "b": 3})
    pos.give(0, "ratmen", "hill", regions={"c": 1}, hand=5)
    pos.turn(player=0, round=2, phase="conquer").play("conquer b")
    assert pos.hand(0, "gnomes") == 2
    pos.play("done")
    assert [text for text in pos.legal() if text.startswith("redeploy a")] == [
        "redeploy a 3",
        "redeploy a 4",
    ]
    assert "done" not in pos.legal()
    pos.play("redeploy a 4", "done")
    assert pos.tokens("a") == 4


@pytest.mark.rule("C-CUSTOM-12")
def test_without_a_region_they_go_to_the_tray_and_the_race_leaves():
    pos = keepers().declined(0, "gnomes", regions={"b": 3}).give(0, "ratmen", "hill")
    pos.give(1, "orcs", "commando", regions={"c": 1, "d": 1}, hand=4)
    pos.turn(player=1, round=2, phase="conquer").play("conquer b")
    assert pos.races(0) == ["ratmen"]
    assert pos.tray("gnomes") == 10
