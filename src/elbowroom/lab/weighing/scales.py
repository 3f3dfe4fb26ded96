"""The scales: games played in batches by processes, until a time is over; what was played stays."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.state import fingerprint
from elbowroom.lab.weighing.boards import MAPS, MapWeighing, map_key, takes_maps
from elbowroom.lab.weighing.neighbours import Neighbour, neighbours
from elbowroom.lab.weighing.verdict import FAIR, NOTHING_SEEN, weighed
from elbowroom.workshop.samples import (
    BATCH,
    BOT,
    Plan,
    Playable,
    Tally,
    Thing,
    play_some,
    weigher_of,
)
from elbowroom.workshop.sharing import is_map

NICENESS = 10
FEWEST = 2
"""Nobody is compared with anybody by playing alone."""
NOT_PLAYED = ("text", "icon", "colour", "name")
"""What a game does not follow from."""


def things_in(game: str, pack: dict[str, Any]) -> list[Thing]:
    """List what of a pack can be weighed; a map is one thing."""
    if is_map(pack):
        return [Thing(MAPS, pack["id"])] if takes_maps(game) else []
    lists = weigher_of(game).lists
    return [Thing(name, each["id"]) for name in lists for each in pack.get(name, [])]


def content_key(game: str, pack: dict[str, Any], thing: Thing) -> str:
    """Tell one content from another by what is played, not by its words and looks."""
    if thing.list == MAPS:
        return map_key(game, pack)
    played = {
        name: [
            {field: value for field, value in each.items() if field not in NOT_PLAYED}
            for each in pack.get(name, [])
        ]
        for name in weigher_of(game).lists
    }
    rules = find_game(game).rules_version
    return fingerprint({"game": game, "rules": rules, "bot": BOT, "of": thing, **played})


class Weighing:
    """One thing on the scales: its games by number of players, and those of its neighbours."""

    def __init__(self, game: str, pack: dict[str, Any], thing: Thing) -> None:
        self.game = game
        self.pack = pack
        self.thing = thing
        self.key = content_key(game, pack, thing)
        found = find_game(game)
        self.players = range(max(FEWEST, found.fewest_players), found.most_players + 1)
        self.tallies = {players: Tally() for players in self.players}
        self.given = dict.fromkeys(self.players, 0)
        """How many games were handed out; numbers go on from there."""
        self.neighbours: list[tuple[Neighbour, dict[int, Tally], dict[int, int]]] = []
        self._weigher = weigher_of(game)
        own = max([1, *[len(each) for each in pack.values() if isinstance(each, list)]])
        self._options = {"packs": [pack], "own_limit": own}
        found.check_setup(players=self.players[0], **self._options)

    def plan(self, players: int, pack: dict[str, Any] | None = None) -> Plan:
        """Plan the games with so many players, of the thing or of a neighbour."""
        options = self._options if pack is None else {**self._options, "packs": [pack]}
        return Plan(
            self.game, players, self.thing, options, BOT, f"weigh:{self.key[:12]}:{players}"
        )

    def next_batch(self) -> tuple[Plan, range, Callable[[dict[str, Any]], None]]:
        """Give the batch that is due: the number of players with fewest games by their price."""
        players = min(self.players, key=lambda count: (self.given[count] * count, count))
        numbers = range(self.given[players], self.given[players] + BATCH)
        self.given[players] += BATCH
        return (
            self.plan(players),
            numbers,
            lambda told: self.tallies[players].join(Tally.read(told)),
        )

    def look_around(self, sound: Callable[[Any], bool]) -> None:
        """Choose the neighbours that are played: where the thing was found unfair."""
        number = [each["id"] for each in self.pack[self.thing.list]].index(self.thing.id)
        unfair = self.unfair()
        if self.neighbours or not unfair:
            return
        for each in neighbours(self.pack, self.thing.list, number, sound):
            self.neighbours.append(
                (each, {players: Tally() for players in unfair}, dict.fromkeys(unfair, 0))
            )

    def unfair(self) -> list[int]:
        """List the numbers of players with which the thing is too strong or too weak."""
        told = weighed(self.tallies)["counts"]
        return [each["players"] for each in told if each["word"] not in (FAIR, NOTHING_SEEN)]

    def next_neighbour(self) -> tuple[Plan, range, Callable[[dict[str, Any]], None]] | None:
        """Give the batch of a neighbour that is due; None where none is played."""
        due = [
            (given[players] * players, number, players)
            for number, (_, _, given) in enumerate(self.neighbours)
            for players in given
        ]
        if not due:
            return None
        _, number, players = min(due)
        each, tallies, given = self.neighbours[number]
        numbers = range(given[players], given[players] + BATCH)
        given[players] += BATCH
        plan = self.plan(players, each.pack)
        return plan, numbers, lambda told: tallies[players].join(Tally.read(told))

    def report(self) -> dict[str, Any]:
        """Tell all that is known so far, as plain data."""
        return {
            "key": self.key,
            "game": self.game,
            "list": self.thing.list,
            "thing": self.thing.id,
            "earned": self._weigher.earned,
            "partner": self._weigher.partners[self.thing.list],
            "bot": BOT,
            "rules_version": find_game(self.game).rules_version,
            **weighed(self.tallies),
            "neighbours": [
                {
                    "place": list(each.place),
                    "before": each.before,
                    "after": each.after,
                    "pack": each.pack,
                    **weighed(tallies),
                }
                for each, tallies, _ in self.neighbours
            ],
        }

    def kept(self) -> dict[str, Any]:
        """Give what was played, to go on with it another time."""
        return {str(players): tally.to_data() for players, tally in self.tallies.items()}

    def go_on_from(self, kept: dict[str, Any]) -> None:
        """Take up what was played before."""
        for players in self.players:
            if str(players) in kept:
                self.tallies[players] = Tally.read(kept[str(players)])
                self.given[players] = self.tallies[players].games


OnScales = Weighing | MapWeighing


def weighing_of(game: str, pack: dict[str, Any], listed: str | None, thing: str | None) -> OnScales:
    """Put a map, or a thing of a pack, on the scales: the first, unless one is named."""
    found = [
        each
        for each in things_in(game, pack)
        if listed in (None, each.list) and thing in (None, each.id)
    ]
    if not found:
        raise InvalidSetup(f"The pack holds no {thing or 'thing'} that could be weighed.")
    if found[0].list == MAPS:
        return MapWeighing(game, pack)
    return Weighing(game, pack, found[0])


class Hands(Protocol):
    """Whoever plays: processes of this machine, or of others."""

    def submit(self, work: Callable[..., Any], /, *asked: Any) -> Future[Any]:
        """Begin a piece of work."""


def begin_to_weigh() -> None:
    """Let everybody else on this machine go first, and end with whoever asked: how a process that weighs begins."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Stop when the process that gives us games is gone: killed, it could not tell us."""
    started_by = multiprocessing.parent_process()
    if started_by is not None:
        started_by.join()
        os._exit(1)


def pool(workers: int) -> ProcessPoolExecutor:
    """Make the processes that play."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=begin_to_weigh)


def weigh(
    weighing: OnScales,
    seconds: float,
    sound: Callable[[Any], bool],
    workers: int | None = None,
    around: float | None = None,
    progress: Callable[[float, int], None] | None = None,
    hands: tuple[Hands, int] | None = None,
) -> dict[str, Any]:
    """Play for so many seconds, then for `around` seconds the neighbours; give the report.

    The processes of this machine play, or hands from elsewhere, given with their number.
    """
    around = seconds / 2 if around is None else around
    count = hands[1] if hands else workers or os.cpu_count() or 1
    with contextlib.ExitStack() as closing:
        at_work: Hands = hands[0] if hands else closing.enter_context(pool(count))
        play_for(at_work, count, seconds, weighing.next_batch, progress)
        weighing.look_around(sound)
        if weighing.neighbours:
            play_for(at_work, count, around, weighing.next_neighbour, None)
    return weighing.report()


Batch = tuple[Playable, Sequence[int], Callable[[dict[str, Any]], None]]


def play_for(
    hands: Hands,
    count: int,
    seconds: float,
    next_batch: Callable[[], Batch | None],
    progress: Callable[[float, int], None] | None,
) -> None:
    """Keep the processes at work for a time; what they have begun is finished."""
    begun = time.monotonic()
    going: dict[Future[dict[str, Any]], Callable[[dict[str, Any]], None]] = {}
    for batch in _until(begun + seconds, next_batch):
        plan, numbers, take = batch
        going[hands.submit(play_some, plan, numbers)] = take
        if len(going) > count:
            _take(going)
            if progress is not None:
                progress(min(seconds, time.monotonic() - begun), len(numbers))
    while going:
        _take(going)


def _until(end: float, next_batch: Callable[[], Batch | None]) -> Iterator[Batch]:
    while time.monotonic() < end:
        batch = next_batch()
        if batch is None:
            return
        yield batch


def _take(going: dict[Future[dict[str, Any]], Callable[[dict[str, Any]], None]]) -> None:
    """Wait for one batch and count it."""
    done, _ = wait(going, return_when=FIRST_COMPLETED)
    for future in done:
        going.pop(future)(future.result())
