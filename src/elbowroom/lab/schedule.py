"""Who meets whom in a tournament: every field of bots, seated in every order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from elbowroom.lab.one_game import Fixture


@dataclass(frozen=True)
class Schedule:
    """The endless list of games for one number of players; game n is the same in every run.

    The games go through all fields once, then once more with everybody moved on one seat,
    and so on through all orders: wherever the list is cut, fields and seats are level.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def fields(self) -> list[tuple[str, ...]]:
        """All fields: different bots where there are enough, else every bot at least once."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        repeated = combinations_with_replacement(self.bots, self.players)
        return [seats for seats in repeated if set(seats) == set(self.bots)]

    @cached_property
    def orders(self) -> dict[tuple[str, ...], list[tuple[str, ...]]]:
        """All orders in which each field can sit, rotations of one circle together."""
        return {seats: _orders(seats) for seats in self.fields}

    def fixture(self, number: int) -> Fixture:
        """Plan game number n; its seed is "SEED:PLAYERS:n"."""
        seats = self.fields[number % len(self.fields)]
        orders = self.orders[seats]
        order = orders[number // len(self.fields) % len(orders)]
        seed = f"{self.seed}:{self.players}:{number}"
        return Fixture(self.game, number, order, seed, self.options, told=True)


def _orders(seats: Sequence[str]) -> list[tuple[str, ...]]:
    found: dict[tuple[str, ...], None] = {}
    for rest in permutations(seats[1:]):
        circle = (seats[0], *rest)
        for shift in range(len(circle)):
            found[circle[-shift:] + circle[:-shift]] = None
    return list(found)
