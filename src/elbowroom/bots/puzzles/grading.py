"""How hard a decision is: weaker bots answer it, and what they give away is counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from elbowroom.bots import registry
from elbowroom.bots.bot import Bot
from elbowroom.bots.puzzles.finding import ALIKE, MOST_OTHERS, Decision
from elbowroom.bots.puzzles.playing import Stretch
from elbowroom.bots.puzzles.puzzle import AT_ONCE, GAP, RIGHT
from elbowroom.bots.study import looked_at
from elbowroom.kernel.decisions import CHANCE

WEAKER: Final = ("random", "easy", "normal", "greedy", "planner")
"""The bots that answer, each several times."""
TIMES: Final = 2


class Graded(NamedTuple):
    """How weaker bots did."""

    decision: Decision
    """With the ways they fell for among the others."""
    missed: float


class Try(NamedTuple):
    """What a bot answered, and what that gave away."""

    bot: str
    plan: tuple[str, ...]
    lost: float


def graded(decision: Decision, seed: str, weaker: Sequence[str] = WEAKER) -> Graded | None:
    """Let weaker bots answer; None where what is right cannot be told from what is not."""
    if not tells_all(decision):
        return None
    tries: list[Try] = []
    losses: dict[tuple[tuple[int, str], ...], float] = {}
    for name in weaker:
        for number in range(TIMES):
            played = answered(decision, registry.make(name, f"{seed}:{name}:{number}"), number)
            key = tuple(played)
            if key not in losses:
                losses[key] = lost_by(decision, played)
            own = tuple(text for asked, text in played if asked == decision.seat)
            tries.append(Try(name, own, losses[key]))
    gap = decision.gap or min([each.lost for each in tries if each.lost >= GAP], default=0.0)
    if gap < GAP:
        return None
    if any(RIGHT * gap < each.lost < GAP for each in tries):
        return None  # neither right nor clearly wrong
    gap = min([gap, *[each.lost for each in tries if each.lost > RIGHT * gap]])
    missed = sum(each.lost > RIGHT * gap for each in tries) / len(tries)
    others = _with_bots(decision, [each for each in tries if each.lost > RIGHT * gap])
    return Graded(decision._replace(gap=gap, others=others), missed)


def tells_all(decision: Decision) -> bool:
    """Whether who does what the answer says has done all that is asked up to what nobody can know, rightly."""
    if decision.kind == AT_ONCE:
        return True
    stretch = Stretch(decision.pos, Random(0))
    bot = registry.make("hard", 0)
    stretch.follow(decision.seat, decision.best["plan"], lambda _: bot)
    if decision.best["then"] is None and stretch.in_part and stretch.asked == decision.seat:
        return False
    while stretch.in_part and stretch.asked != CHANCE:
        stretch.step(lambda _: bot)
    return lost_by(decision, stretch.played) <= ALIKE


def answered(decision: Decision, bot: Bot, number: int) -> list[tuple[int, str]]:
    """Let a bot decide: one answer, or the turn."""
    stretch = Stretch(decision.pos, Random(number))
    others = registry.make("greedy", number)
    seat = decision.seat
    while stretch.in_part and stretch.asked != CHANCE:
        if stretch.asked == seat and decision.kind == AT_ONCE:
            stretch.step(lambda _: bot)
            break
        stretch.step(lambda asked: bot if asked == seat else others)
    return stretch.played


def lost_by(decision: Decision, played: list[tuple[int, str]]) -> float:
    """Say what a way gives away."""
    if decision.kind == AT_ONCE:
        return decision.losses[played[0][1]]
    lost: float = looked_at(decision.pos.view(decision.seat), played)["lost"]
    return lost


def _with_bots(decision: Decision, wrong: list[Try]) -> list[dict[str, object]]:
    """List the other ways, those that most bots fall for first."""
    once = decision.kind == AT_ONCE
    ways: dict[tuple[str, ...], dict[str, object]] = {}
    for each in wrong:
        key = each.plan[:1] if once else each.plan
        way = ways.setdefault(key, {"plan": list(each.plan), "lost": each.lost, "bots": []})
        bots = way["bots"]
        if isinstance(bots, list) and each.bot not in bots:
            bots.append(each.bot)
    for other in decision.others:
        key = tuple(other["plan"][:1] if once else other["plan"])
        if key in ways:
            ways[key]["plan"] = other["plan"]
        else:
            ways[key] = dict(other)
    found = sorted(ways.values(), key=lambda way: (-len(_bots(way)), way["lost"]))
    return found[: MOST_OTHERS + 1]


def _bots(way: dict[str, object]) -> list[object]:
    bots = way["bots"]
    return bots if isinstance(bots, list) else []
