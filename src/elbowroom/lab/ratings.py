"""Ratings of bots: strengths fitted to the places of all their games, in whichever order they came.

The model is Plackett and Luce's: of the seats still to be placed, each comes next with a chance in
proportion to its bot's strength. With two players it is Bradley and Terry's, and so the scale of Elo:
400 points are odds of ten to one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product
from math import factorial, prod
from typing import Any, Final

import numpy as np

from elbowroom.lab.results import Row
from elbowroom.lab.statistics import Z95

START: Final = 1500.0
TENFOLD: Final = 400.0
"""Rating points for odds of ten to one between two."""
PRIOR_GAMES: Final = 1.0
"""Drawn games of each bot against one of average strength, so that who never lost is rated too."""
RESAMPLED: Final = 400
"""How often the games are drawn anew to see how far the ratings scatter."""
MOST_ROUNDS: Final = 500
CLOSE_ENOUGH: Final = 1e-6

Places = tuple[tuple[str, ...], ...]
"""The bots of a game in the order of their places; those who share one stand together."""
Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating and where it would fall 95 times in 100 if the games were played again."""

    value: float
    low: float
    high: float


def rate(rows: Iterable[Row], bots: Sequence[str]) -> dict[str, Rating]:
    """Rate the bots that met another one; who only met itself has no rating."""
    games = Counter(
        _places(row) for row in rows if "failure" not in row and len(set(row["seats"])) > 1
    )
    met = [bot for bot in bots if any(bot in tied for game in games for tied in game)]
    if not met:
        return {}
    kinds = sorted(games)
    stages = _Stages(kinds, met)
    played = np.array([games[kind] for kind in kinds])
    fitted = stages.ratings(played[np.newaxis])[0]
    reach = Z95 * stages.doubt(fitted, played)
    low, high = np.percentile(stages.ratings(_drawn_anew(played)), [2.5, 97.5], axis=0)
    # A few games that all went one way scatter little when drawn anew, and yet tell little.
    low, high = np.minimum(low, fitted - reach), np.maximum(high, fitted + reach)
    return {
        bot: Rating(float(fitted[place]), float(low[place]), float(high[place]))
        for place, bot in enumerate(met)
    }


def _places(row: Row) -> Places:
    """Give the bots by place; which seat they had does not matter here."""
    placed = sorted(zip(row["ranks"], row["seats"], strict=True))
    return tuple(
        tuple(bot for _, bot in tied) for _, tied in groupby(placed, key=lambda each: each[0])
    )


def _orders(game: Places) -> Iterator[tuple[str, ...]]:
    """List the orders a game may stand for: who shares a place came before the others half the time."""
    for order in product(*map(permutations, game)):
        yield tuple(bot for tied in order for bot in tied)


class _Stages:
    """Every choice of who comes next, in all games: who was left, and who it was."""

    def __init__(self, games: Sequence[Places], bots: Sequence[str]) -> None:
        number = {bot: place for place, bot in enumerate(bots)}
        left: list[list[int]] = []
        chosen: list[int] = []
        self._game: list[int] = []
        shares: list[float] = []
        for place, game in enumerate(games):
            share = 1 / prod(factorial(len(tied)) for tied in game)
            for order in _orders(game):
                for turn in range(len(order) - 1):
                    left.append([order[turn:].count(bot) for bot in bots])
                    chosen.append(number[order[turn]])
                    self._game.append(place)
                    shares.append(share)
        self._left: Array = np.array(left, dtype=float)
        self._chosen: Array = np.eye(len(bots))[chosen]
        self._shares: Array = np.array(shares)

    def ratings(self, played: Array) -> Array:
        """Fit strengths to games played so often, a row for each set of games.

        Each step makes the games likelier, until the top is reached.
        """
        weights = played[:, self._game] * self._shares
        came_first = weights @ self._chosen + PRIOR_GAMES / 2
        strengths: Array = np.ones(came_first.shape)
        for _ in range(MOST_ROUNDS):
            expected = (weights / (strengths @ self._left.T)) @ self._left
            better = came_first / (expected + PRIOR_GAMES / (strengths + 1.0))
            moved = float(np.max(np.abs(np.log(better / strengths))))
            strengths = better
            if moved < CLOSE_ENOUGH:
                break
        points = TENFOLD * np.log10(strengths)
        centred: Array = START + points - points.mean(axis=1, keepdims=True)
        return centred

    def doubt(self, ratings: Array, played: Array) -> Array:
        """Give the standard error of ratings that the model itself allows for so many games."""
        strengths = 10 ** ((ratings - START) / TENFOLD)
        weights = played[self._game] * self._shares
        chances = self._left * strengths / (self._left @ strengths)[:, np.newaxis]
        against_average = strengths / (strengths + 1.0)
        told = np.diag(chances.T @ weights + PRIOR_GAMES * against_average * (1 - against_average))
        told = told - (chances * weights[:, np.newaxis]).T @ chances
        centred = np.eye(len(ratings)) - 1 / len(ratings)
        scatter = centred @ np.linalg.inv(told) @ centred
        errors: Array = np.sqrt(np.diag(scatter)) * TENFOLD / np.log(10)
        return errors


def _drawn_anew(played: Array) -> Array:
    """Draw as many games from those played, many times; always the same draws."""
    games = int(played.sum())
    return np.random.default_rng(0).multinomial(games, played / games, size=RESAMPLED)
