"""The order inside a turn: which of two steps that both await comes first (W-TURN-3)."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS

AEGIS, HEART = "lay aegis_of_aggramar", "lay heart_of_azeroth"


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def asked_for(pos) -> list[str]:
    """Play a turn of seat 0 to its end by the first answers; list what was asked for, by name."""
    seen = []
    while pos.asked == 0:
        answer = pos.legal()[0]
        words = answer.split()
        seen.append(" ".join(words[: 2 if words[0] == "lay" else 1]))
        pos.play(answer)
    return seen


@pytest.mark.rule("W-TURN-3")
@pytest.mark.parametrize(
    ("race", "power", "order"),
    [
        ("orcs", "garrison", ["fort", AEGIS, HEART]),
        ("goblins", "farmer", [AEGIS, HEART, "plant"]),
        ("humans", "farmer", [AEGIS, HEART, "objective", "objective"]),
    ],
    ids=["forts", "bombs", "objectives"],
)
def test_end_placements_come_in_their_order(race: str, power: str, order: list[str]):
    pos = scene().give(0, race, power, {"a3": 1})
    pos.give(1, "trolls", "mining", {"a4": 1})
    pos.site("aegis_of_aggramar", "a3").site("heart_of_azeroth", "a3").turn(phase="redeploy")
    assert [step for step in asked_for(pos) if step not in ("redeploy", "done")] == order


@pytest.mark.rule("W-TURN-3")
def test_a_player_scores_before_opponents_retreat():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=4, coins=0)
    pos.give(1, "humans", "mining", {"a4": 2, "b1": 1}).turn(phase="conquer")
    earned = pos.play("conquer a4").income(0)
    pos.play("done", "done")
    assert (pos.asked, pos.legal()) == (1, ["place b1 1"])
    assert pos.coins(0) == earned > 0


@pytest.mark.rule("W-TURN-3", "W-RACE-FORSAKEN-2")
def test_who_recruits_does_so_before_redeployment():
    pos = scene().give(0, "forsaken", "farmer", {"a3": 1}, hand=9, coins=5)
    pos.give(1, "humans", "mining", {"a4": 1, "b1": 1}).turn(phase="conquer")
    pos.play("conquer a4", "done")
    assert pos.legal() == ["recruit 1", "done"]
    assert pos.play("done").phase == "redeploy"


@pytest.mark.rule("W-TURN-3", "W-READY-1")
def test_a_neutral_race_picks_its_faction_before_it_readies_its_troops():
    pos = scene().give(0, "naga", "champion", {"a3": 4}, markers={"a3": "champion"})
    pos.site("battleground", "a3").turn(phase="choice").play("expand")
    assert pos.legal() == ["faction alliance", "faction horde"]
    assert (pos.tokens("a3"), pos.hand(0), pos.markers("a3")) == (4, 0, {"champion": 1})
    pos.play("faction horde")
    assert (pos.tokens("a3"), pos.hand(0), pos.markers("a3")) == (1, 3, {})
