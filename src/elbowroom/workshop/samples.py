"""Games for weighing, and what they add up to: tallies that can be kept, gone on with and put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, cast

from elbowroom.catalogue import face, manifest_of
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.state import State

BOT = "greedy"
"""The quick bot that weighs; it plays any effect by what it brings this turn."""
BATCH = 20
"""Games a process is given at a time."""


class Thing(NamedTuple):
    """What is weighed: something of a pack, by the list it stands in and its id."""

    list: str
    id: str


class Begun(NamedTuple):
    """What one seat began a game with, and how it ended for it."""

    thing: str
    """The race, or whatever stands in the list of the thing that is weighed."""
    partner: str
    """The power, or whatever came with it."""
    victory: float
    """1 for a victory, its share for a shared one."""
    coins: int


class Course(NamedTuple):
    """How one game on a map went; seats in the order of their turns, the first to move first."""

    victories: Sequence[float]
    earned: Sequence[int]
    looks: int
    """How often it was looked who holds what."""
    held: dict[str, int]
    """By region of land: at how many looks somebody held it."""


class Weigher(Protocol):
    """What a game that can be weighed shows: one game whose first things are dealt by lot."""

    lists: tuple[str, ...]
    """The lists of packs whose things can be weighed."""
    earned: str
    """What decides the game, in the plural: coins, or points."""
    partners: dict[str, str]
    """What comes with a thing of each list, by its kind: a race has a power."""

    def play(self, plan: Plan, number: int) -> list[Begun] | None:
        """Play one game, its seats beginning with the one that has the thing; None: it did not end."""

    def begin(self, game: str, options: dict[str, Any], thing: Thing, seat: int) -> State:
        """Set a game up in which a seat begins and is offered the thing first."""

    def scene(
        self, game: str, options: dict[str, Any], thing: Thing, part: int, seat: int
    ) -> State:
        """Set a game up at a turn where one part of a thing is there to be tried."""


@dataclass(frozen=True)
class Plan:
    """Which games are played: everything that a game follows from besides its number."""

    game: str
    players: int
    thing: Thing
    options: dict[str, Any]
    bot: str
    seed: str

    def played(self, numbers: Iterable[int]) -> dict[str, Any]:
        """Play games by their numbers and give what they brought, as plain data."""
        weigher = weigher_of(self.game)
        tally = Tally()
        for number in numbers:
            tally.add(weigher.play(self, number))
        return tally.to_data()


class Playable(Protocol):
    """A plan of games, of a thing or of a map."""

    def played(self, numbers: Iterable[int]) -> dict[str, Any]:
        """Play games by their numbers."""


@dataclass
class Sum:
    """How many numbers there were, their sum and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count a number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Sum) -> None:
        """Add what another has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The variance of one number, as estimated from those counted."""
        if self.count < 2:  # noqa: PLR2004 - one number varies from nothing
            return 0.0
        return max(0.0, (self.squares - self.total * self.mean) / (self.count - 1))

    def to_data(self) -> list[float]:
        """Give it as plain data."""
        return [self.count, self.total, self.squares]

    @classmethod
    def read(cls, data: list[float]) -> Sum:
        """Read it back."""
        return cls(int(data[0]), data[1], data[2])


@dataclass
class Tally:
    """What the games with one number of players have brought."""

    games: int = 0
    endless: int = 0
    wins: Sum = field(default_factory=Sum)
    coins: Sum = field(default_factory=Sum)
    others: dict[str, Sum] = field(default_factory=dict)
    """Victories of each shipped thing that others began with."""
    others_coins: Sum = field(default_factory=Sum)
    with_partner: dict[str, Sum] = field(default_factory=dict)
    """Coins of the thing with each partner."""
    partners: dict[str, Sum] = field(default_factory=dict)
    """Coins of the others with each partner."""

    def add(self, begun: list[Begun] | None) -> None:
        """Count one game; the first seat told is the one with the thing."""
        self.games += 1
        if begun is None:
            self.endless += 1
            return
        ours, *others = begun
        self.wins.add(ours.victory)
        self.coins.add(ours.coins)
        self.with_partner.setdefault(ours.partner, Sum()).add(ours.coins)
        for other in others:
            self.others.setdefault(other.thing, Sum()).add(other.victory)
            self.others_coins.add(other.coins)
            self.partners.setdefault(other.partner, Sum()).add(other.coins)

    def join(self, more: Tally) -> None:
        """Add what other games have brought."""
        self.games += more.games
        self.endless += more.endless
        self.wins.join(more.wins)
        self.coins.join(more.coins)
        self.others_coins.join(more.others_coins)
        for mine, theirs in (
            (self.others, more.others),
            (self.with_partner, more.with_partner),
            (self.partners, more.partners),
        ):
            for name, counted in theirs.items():
                mine.setdefault(name, Sum()).join(counted)

    def to_data(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "games": self.games,
            "endless": self.endless,
            **{name: getattr(self, name).to_data() for name in _SUMS},
            **{
                name: {key: each.to_data() for key, each in sorted(getattr(self, name).items())}
                for name in _BY_NAME
            },
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> Tally:
        """Read it back."""
        tally = cls(data["games"], data["endless"])
        for name in _SUMS:
            setattr(tally, name, Sum.read(data[name]))
        for name in _BY_NAME:
            setattr(tally, name, {key: Sum.read(each) for key, each in data[name].items()})
        return tally


_SUMS = ("wins", "coins", "others_coins")
_BY_NAME = ("others", "with_partner", "partners")


def weigher_of(game: str) -> Weigher:
    """Find who plays a game for weighing; refuse a game whose things cannot be weighed."""
    if manifest_of(game).weighing is None:
        raise InvalidSetup(f"What packs add to {game} cannot be weighed.")
    return cast("Weigher", face(game, "weighing"))


def weighed_lists(game: str) -> list[str]:
    """List the lists of packs whose things can be weighed; none where the game has no scales."""
    return [] if manifest_of(game).weighing is None else list(weigher_of(game).lists)


def play_some(plan: Playable, numbers: Iterable[int]) -> dict[str, Any]:
    """Play games by their numbers and give what they brought, as plain data: the work of a process."""
    return plan.played(numbers)
