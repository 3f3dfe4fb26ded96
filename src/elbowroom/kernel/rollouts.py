"""Games played on from a position to their end inside one call: for searches, self-play and figures.

Nothing is kept of how a game went: no journal, no events, no check of answers that were listed a
moment ago. What the rules do is the same code as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from elbowroom.kernel.errors import ElbowroomError, MalformedAction, listed
from elbowroom.kernel.randomness import advance, seeded
from elbowroom.kernel.state import State

RANDOM: Final = "random"
"""The policy that gives every allowed answer the same chance; it is played without leaving compiled code."""

Policy = Callable[[State, list[int]], int]
"""Chooses one of the allowed answers of a position, which it may look at but not change."""


class Rollouts(NamedTuple):
    """What came of the games."""

    games: int
    decisions: int
    """Answers of players in all games; those of chance are not counted."""
    choices: int
    """Those with more than one allowed answer."""
    scores: list[list[int]]
    """Game after game, the score of each seat at the end."""
    wins: list[float]
    """By seat; a victory shared by k counts 1/k."""

    def win_rates(self) -> list[float]:
        """Give the share of the games each seat won."""
        return [won / self.games for won in self.wins]

    def mean_scores(self) -> list[float]:
        """Give the mean score of each seat."""
        return [sum(column) / self.games for column in zip(*self.scores, strict=True)]


def rollouts(
    state: State,
    policy: str | Policy = RANDOM,
    n: int = 1,
    *,
    seed: int | str = 0,
    skip_forced: bool = False,
) -> Rollouts:
    """Play a position on to its end n times, each time with other chances; the position stays as it is.

    `policy` answers for all seats: `"random"`, or a function of the position and its allowed answers.
    The same position, policy, number and seed give the same games. With `skip_forced` a function is not asked
    where a single answer is allowed.
    """
    if n < 1:
        raise ElbowroomError(f"{n} games cannot be played; at least 1 is needed.")
    if isinstance(policy, str) and policy != RANDOM:
        raise ElbowroomError(f"There is no policy '{policy}'; it is '{RANDOM}' or a function.")
    decisions = choices = 0
    scores: list[list[int]] = []
    wins = [0.0] * len(state.scores())
    rng = seeded(seed)
    for _ in range(n):
        rng = advance(rng)
        game = state.copy()
        game.journal = []
        game.journal_shared = False
        game.rng = rng
        if isinstance(policy, str):
            made, chosen = game.play_at_random()
        else:
            made, chosen = _play_by(policy, game, skip_forced=skip_forced)
        decisions += made
        choices += chosen
        scores.append(game.scores())
        winners = game.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return Rollouts(n, decisions, choices, scores, wins)


def _play_by(policy: Policy, game: State, *, skip_forced: bool) -> tuple[int, int]:
    """Answer by a policy to the end; count decisions, and those with a choice."""
    decisions = choices = 0
    ask: Any = policy  # what it answers is checked by ourselves
    _answer_chance(game)
    while not game.over:
        actions = game.legal_actions()
        decisions += 1
        choices += len(actions) > 1
        action = actions[0]
        if len(actions) > 1 or not skip_forced:
            action = _checked(ask(game, actions), game, actions)
        game.perform(action)
        _answer_chance(game)
    return decisions, choices


def _checked(answer: Any, game: State, actions: list[int]) -> int:
    """Refuse what a policy may not answer: not a number it was not given, not no number at all."""
    if answer in actions:
        return int(answer)
    if not isinstance(answer, int):
        raise MalformedAction(
            f"The policy answered {answer!r}, and an action is a whole number; it was given {listed([str(each) for each in actions])}."
        )
    raise game.refusal(answer)


def _answer_chance(game: State) -> None:
    """Let the generator answer while chance is asked."""
    while game.awaits_chance():
        game.perform(game.draw())
