"""Ratings of bots from their games, with openskill."""

from __future__ import annotations

import random
from collections.abc import Iterable

from openskill.models import PlackettLuce

from elbowroom.lab.results import Row
from elbowroom.lab.statistics import Z95

START = 1500.0
SCALE = 20.0
"""Rating points for one point of openskill; its start of 25 becomes 1500."""


class Rating:
    """A bot's rating and how sure it is."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.value = START + (mu - 25) * SCALE
        self.low = self.value - Z95 * sigma * SCALE
        self.high = self.value + Z95 * sigma * SCALE


def rate(rows: Iterable[Row], bots: Iterable[str]) -> dict[str, Rating]:
    """Rate bots by the places of all their games.

    openskill takes games one by one, so the last weigh more than the first: the games are
    taken in an order that is shuffled, and always the same.
    """
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    played = [row for row in rows if "failure" not in row and len(set(row["seats"])) > 1]
    random.Random(0).shuffle(played)
    for row in played:
        before = [[known[bot]] for bot in row["seats"]]
        after = model.rate(before, ranks=[float(rank) for rank in row["ranks"]])
        for bot in set(row["seats"]):
            places = [seat for seat, name in enumerate(row["seats"]) if name == bot]
            mu = sum(after[seat][0].mu for seat in places) / len(places)
            sigma = sum(after[seat][0].sigma for seat in places) / len(places)
            known[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return {bot: Rating(found.mu, found.sigma) for bot, found in known.items()}
