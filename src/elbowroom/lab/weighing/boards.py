"""Maps on the scales: how every seat fares, what is earned beside the board of the box, what lies idle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, NamedTuple, Protocol, cast

from elbowroom.catalogue import game as find_game
from elbowroom.catalogue import manifest_of
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.state import fingerprint
from elbowroom.lab.statistics import smallest_seen, wilson
from elbowroom.lab.weighing.verdict import STEPS, difference, games_for, word_of
from elbowroom.workshop.samples import BATCH, BOT, Course, Sum, Thing, weigher_of
from elbowroom.workshop.sharing import played_mark

MAPS = "maps"
"""The list a map would stand in; it is a document by itself."""
BOX_EVERY = 3
"""One batch of so many is played on the board of the box, to compare with."""
IDLE = 0.01
"""The share of rounds up to which a region is said to be never held, and the rest of those always held."""

_IN_SHORT = ("players", "games", "fair", "rate", "low", "high", "word")


class MapPlan(NamedTuple):
    """Which games are played on a map; None for the board of the box."""

    game: str
    players: int
    map: dict[str, Any] | None
    bot: str
    seed: str

    def played(self, numbers: Iterable[int]) -> dict[str, Any]:
        """Play games by their numbers and give what they brought, as plain data: the work of a process."""
        weigher = _walker_of(self.game)
        tally = MapTally(self.players)
        for number in numbers:
            tally.add(weigher.walk(self, number))
        return tally.to_data()


class Walker(Protocol):
    """A weigher of a game that takes maps of one's own."""

    earned: str

    def walk(self, plan: MapPlan, number: int) -> Course | None:
        """Play one game on the map; None: it did not end."""


@dataclass
class MapTally:
    """What the games on a map with one number of players have brought."""

    players: int
    games: int = 0
    endless: int = 0
    seats: list[Sum] = field(default_factory=list)
    earned: Sum = field(default_factory=Sum)
    """What all seats of a game earned together."""
    looks: int = 0
    held: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = self.seats or [Sum() for _ in range(self.players)]

    def add(self, course: Course | None) -> None:
        """Count one game."""
        self.games += 1
        if course is None:
            self.endless += 1
            return
        for seat, victory in zip(self.seats, course.victories, strict=True):
            seat.add(victory)
        self.earned.add(sum(course.earned))
        self.looks += course.looks
        for region, times in course.held.items():
            self.held[region] = self.held.get(region, 0) + times

    def join(self, more: MapTally) -> None:
        """Add what other games have brought."""
        self.games += more.games
        self.endless += more.endless
        for seat, other in zip(self.seats, more.seats, strict=True):
            seat.join(other)
        self.earned.join(more.earned)
        self.looks += more.looks
        for region, times in more.held.items():
            self.held[region] = self.held.get(region, 0) + times

    def to_data(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "endless": self.endless,
            "seats": [seat.to_data() for seat in self.seats],
            "earned": self.earned.to_data(),
            "looks": self.looks,
            "held": dict(sorted(self.held.items())),
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> MapTally:
        """Read it back."""
        seats = [Sum.read(each) for each in data["seats"]]
        earned = Sum.read(data["earned"])
        return cls(data["players"], data["games"], data["endless"], seats, earned, data["looks"], dict(data["held"]))  # fmt: skip


class MapWeighing:
    """A map on the scales: its games, and those on the board of the box, by number of players."""

    neighbours: Sequence[Any] = ()
    """A map has none: it is drawn otherwise, not numbered otherwise."""

    def __init__(self, game: str, document: dict[str, Any]) -> None:
        self.game = game
        self.pack = document
        self.thing = Thing(MAPS, document["id"])
        self.key = map_key(game, document)
        self.players = sorted(document["players"])
        self.tallies = {count: MapTally(count) for count in self.players}
        self.box = {count: MapTally(count) for count in self.players}
        self.given = {(count, own): 0 for count in self.players for own in (True, False)}
        self._earned = _walker_of(game).earned
        for count in self.players:
            find_game(game).check_setup(players=count, map=document)

    def next_batch(self) -> tuple[MapPlan, range, Callable[[dict[str, Any]], None]]:
        """Give the batch that is due: the number of players, and the board, with fewest games by their price."""
        count, own = min(self.given, key=lambda key: (self.given[key] * key[0] * _price(*key), key))
        first = self.given[count, own]
        self.given[count, own] += BATCH
        seed = f"weigh:{self.key[:12] if own else 'box'}:{count}"
        plan = MapPlan(self.game, count, self.pack if own else None, BOT, seed)
        tally = (self.tallies if own else self.box)[count]
        return plan, range(first, first + BATCH), lambda told: tally.join(MapTally.read(told))

    def look_around(self, sound: Callable[[Any], bool]) -> None:
        """Nothing is one step away from a map."""

    def next_neighbour(self) -> None:
        """There is none."""

    def report(self) -> dict[str, Any]:
        """Tell all that is known so far, as plain data."""
        played = [*self.tallies.values(), *self.box.values()]
        return {
            "key": self.key,
            "game": self.game,
            "list": MAPS,
            "thing": self.thing.id,
            "earned": self._earned,
            "partner": "",
            "bot": BOT,
            "rules_version": find_game(self.game).rules_version,
            "games": sum(tally.games for tally in self.tallies.values()),
            "endless": sum(tally.endless for tally in played),
            "counts": [],
            "partners": [],
            "neighbours": [],
            "grounds": [_ground(self.tallies[count], self.box[count]) for count in self.players],
        }


def _price(_players: int, own: bool) -> int:
    """Say how much sooner a batch is due on the map itself than on the board of the box."""
    return 1 if own else BOX_EVERY - 1


def map_key(game: str, document: dict[str, Any]) -> str:
    """Tell one map from another by what is played, not by its names."""
    rules = find_game(game).rules_version
    played = played_mark({"regions": document["regions"], "players": document["players"]})
    return fingerprint({"game": game, "rules": rules, "bot": BOT, "of": MAPS, "played": played})


def takes_maps(game: str) -> bool:
    """Whether maps of one's own can be weighed in a game."""
    manifest = manifest_of(game)
    return manifest.maps is not None and manifest.weighing is not None


def _walker_of(game: str) -> Walker:
    if not takes_maps(game):
        raise InvalidSetup(f"Maps of {game} cannot be weighed.")
    return cast("Walker", weigher_of(game))


def _ground(ours: MapTally, box: MapTally) -> dict[str, Any]:
    """Say what the games with one number of players tell; intervals are widened for the number of seats."""
    fair = 1 / ours.players
    games = ours.seats[0].count
    apart, reach = difference(ours.earned, box.earned)
    shares = {region: times / max(1, ours.looks) for region, times in ours.held.items()}
    return {
        "players": ours.players,
        "games": games,
        "fair": fair,
        "seats": [_seat(number, ours, box, fair) for number in range(ours.players)],
        "smallest": smallest_seen(fair, games),
        "more": [{"difference": step, "games": games_for(fair, step)} for step in STEPS],
        "coins": ours.earned.mean / ours.players,
        "box_coins": box.earned.mean / ours.players,
        "coins_apart": apart / ours.players,
        "coins_reach": reach / ours.players,
        "never": sorted(region for region, share in shares.items() if share <= IDLE),
        "always": sorted(region for region, share in shares.items() if share >= 1 - IDLE),
    }


def furthest_seats(grounds: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give by number of players how the seat fares that is furthest from its fair share: a map in short."""
    seats = [
        max(each["seats"], key=lambda seat: abs(seat["rate"] - seat["fair"])) for each in grounds
    ]
    return [{name: seat[name] for name in _IN_SHORT} for seat in seats]


def _seat(number: int, ours: MapTally, box: MapTally, fair: float) -> dict[str, Any]:
    z = NormalDist().inv_cdf(1 - 0.025 / ours.players)
    low, high = wilson(ours.seats[number].total, ours.seats[number].count, z)
    return {
        "seat": number + 1,
        "players": ours.players,
        "games": ours.seats[number].count,
        "fair": fair,
        "rate": ours.seats[number].mean,
        "low": low,
        "high": high,
        "word": word_of(low, high, fair),
        "box_rate": box.seats[number].mean if box.seats[number].count else None,
    }
