"""Study: what the best player of a game would do, from what the asked seat may know, and the odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from elbowroom.bots.bot import Bot
from elbowroom.bots.foresight import pass_certain
from elbowroom.catalogue import face, manifest_of
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import UNSEEDED, State
from elbowroom.kernel.view import View

MOST_STEPS = 60
"""A plan is told up to so many answers."""
LEAST_LOST = 0.75
"""A turn that lost less than this advantage, in coins, is no mistake: judges are not that sure."""

Found = TypeVar("Found")


class Expected(NamedTuple):
    """What is expected of a position."""

    wins: list[float]
    """The share of the victory of each seat, summing to 1."""
    coins: list[float]
    """The score of each seat at the end of the game."""
    player: int
    """Whose turn it is; after the last turn, who had it."""


class Study(Protocol):
    """What a game brings so that its positions can be judged."""

    def advisers(self) -> list[Bot]:
        """Make the bots that give advice, the best first; the last one needs nothing learned."""

    def reviewed(self, bot: Bot, view: View, played: list[str]) -> dict[str, Any]:
        """Compare a turn with the best one an adviser finds from the same view."""

    def expected(self, positions: Sequence[State]) -> list[Expected]:
        """Judge positions, all at once."""


def studied(game: str) -> bool:
    """Whether games of this kind can be judged: hints, odds and mistakes are there for them."""
    return manifest_of(game).study is not None


def study_of(game: str) -> Study:
    """Give what judges the positions of a game."""
    found: Study | None = face(game, "study")
    if found is None:
        raise ElbowroomError(f"Nothing judges the positions of the game {game}.")
    return found


def advice(view: View) -> dict[str, Any]:
    """Say what to do now, the plan behind it, what it should bring, and what came second."""
    study = study_of(view.state.game_id)
    return by_the_best(study, lambda bot: advice_of(bot, view))


def reviewed(view: View, played: list[str]) -> dict[str, Any]:
    """Compare a turn with the best one: the view when it began, and the answers of its player and of chance."""
    study = study_of(view.state.game_id)
    return by_the_best(study, lambda bot: study.reviewed(bot, view, played))


def by_the_best(study: Study, work: Callable[[Bot], Found]) -> Found:
    """Let the best adviser that can work do so; only the last one's trouble counts."""
    *better, plain = study.advisers()
    for bot in better:
        try:
            return work(bot)
        except (ElbowroomError, ImportError):  # weights or numpy are missing or damaged
            continue
    return work(plain)


def advice_of(bot: Bot, view: View) -> dict[str, Any]:
    """Let one bot, which has not thought about this turn yet, say what it would do."""
    action = bot.choose(view)
    why = bot.why()
    if why is None or why["plan"][:1] != [view.text(action)]:
        why = followed(bot, view, action)
    return {
        "bot": bot.name,
        "action": view.text(action),
        "plan": why["plan"],
        "then": why.get("then"),
        "expected_coins": why.get("expected_coins"),
        "advantage": why.get("advantage"),
        "die": why.get("die"),
        "runner_up": why.get("runner_up"),
    }


def followed(bot: Bot, view: View, action: int) -> dict[str, Any]:
    """Follow a bot's answers from here until chance, another player or the next turn comes."""
    pos = view.sample(0)
    pos.rng = UNSEEDED
    turn = pos.turns_begun
    texts: list[str] = []
    while len(texts) < MOST_STEPS:
        texts.append(pos.text(action))
        pos.apply(action)
        pass_certain(pos)
        if not pos.over and pos.awaits_chance():
            return {"plan": texts, "then": pos.decision.kind}
        if pos.over or pos.turns_begun != turn or pos.decision.player != view.player:
            break
        action = bot.choose(pos.view(view.player))
    return {"plan": texts, "then": None}
