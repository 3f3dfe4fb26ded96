"""Study: what the best bot would do at a moment, told from what the asked seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from elbowroom.bots.bot import Bot
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.bots.hard import Hard
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.planner import Planner
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.view import View

MOST_STEPS = 60
"""A plan is told up to so many answers."""

Found = TypeVar("Found")


@cache
def studied(game: str) -> bool:
    """Whether games of this kind can be judged: hints, odds and mistakes are there for them."""
    found = find_game(game)
    return isinstance(found.begin(found.check_setup(players=found.fewest_players)), ConquestState)


def advisers() -> list[Planner]:
    """Make the bots that give advice, the best first; the second needs no weights."""
    return [Hard(0, LearnedJudge()), Planner(0)]


def by_the_best(work: Callable[[Planner], Found]) -> Found:
    """Let the best adviser that can work do so; only the last one's trouble counts."""
    *better, plain = advisers()
    for bot in better:
        try:
            return work(bot)
        except (ElbowroomError, ImportError):  # weights or numpy are missing or damaged
            continue
    return work(plain)


def advice(view: View) -> dict[str, Any]:
    """Say what to do now, the plan behind it, what it should bring, and what came second."""
    return by_the_best(lambda bot: advice_of(bot, view))


def advice_of(bot: Bot, view: View) -> dict[str, Any]:
    """Let one bot, which has not thought about this turn yet, say what it would do."""
    action = bot.choose(view)
    why = bot.why()
    if why is None or why["plan"][:1] != [view.text(action)]:
        why = {"plan": followed(bot, view, action)}
    return {
        "bot": bot.name,
        "action": view.text(action),
        "plan": why["plan"],
        "expected_coins": why.get("expected_coins"),
        "advantage": why.get("advantage"),
        "die": why.get("die"),
        "runner_up": why.get("runner_up"),
    }


def followed(bot: Bot, view: View, action: int) -> list[str]:
    """Follow a bot's answers from here until chance, another player or the next turn comes."""
    pos = view.sample(0)
    pos.rng = UNSEEDED
    turn = pos.turns_begun
    texts: list[str] = []
    while len(texts) < MOST_STEPS:
        texts.append(pos.text(action))
        pos.apply(action)
        ended = pos.over or pos.awaits_chance() or pos.turns_begun != turn
        if ended or pos.decision.player != view.player:
            break
        action = bot.choose(pos.view(view.player))
    return texts
