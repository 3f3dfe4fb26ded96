"""Games on many machines, with Ray."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from time import monotonic
from typing import Any

from elbowroom.extras import CLUSTER, install_line
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.lab.crew import Crew
from elbowroom.lab.one_game import Fixture, Outcome

_WISHED_SECONDS = 10.0
"""How long one piece of work should take: starting one costs Ray some milliseconds."""
_MOST_GAMES = 200


class NoCluster(ElbowroomError):
    """Ray is not there, or its machines cannot be reached."""


def check_cluster() -> None:
    """Refuse to play on a cluster where Ray is not installed."""
    if find_spec("ray") is None:
        raise NoCluster(
            "--cluster needs Ray, which is not installed. Install it with "
            f"{install_line(CLUSTER)} or leave --cluster out to play on this machine."
        )


def play_piece(fixtures: list[Fixture], limit: float) -> tuple[float, list[Outcome]]:
    """Play some games in a watched process of this machine, and tell how long they took."""
    begun = monotonic()
    with Crew(1, limit) as crew:
        outcomes = list(crew.play(fixtures))
    return monotonic() - begun, outcomes


def play_on_cluster(fixtures: Iterable[Fixture], limit: float) -> Iterator[Outcome]:
    """Play games on the cores of a Ray cluster.

    Ray connects to the cluster named by RAY_ADDRESS or running on this machine, and else
    starts one of this machine alone. The same Elbowroom and the same bots must be installed
    on every machine. Games of a machine that is lost are played again.
    """
    ray = _connected()
    piece = ray.remote(num_cpus=1, max_retries=3)(play_piece)
    hands = max(1, int(ray.cluster_resources().get("CPU", 1))) + 1
    waiting = iter(fixtures)
    size = 1
    underway: deque[Any] = deque()
    try:
        while True:
            while len(underway) < hands and (games := list(islice(waiting, size))):
                underway.append(piece.remote(games, limit))
            if not underway:
                return
            finished, rest = ray.wait(list(underway), num_returns=1)
            underway = deque(rest)
            seconds, outcomes = ray.get(finished[0])
            size = _next_size(seconds / len(outcomes))
            yield from outcomes
    finally:
        ray.shutdown()


class RayHands:
    """Processes of a cluster, each asked like one of this machine."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, work: Callable[..., Any], /, *asked: Any) -> Future[Any]:
        """Begin a piece of work; of a machine that is lost it is done again."""
        piece = self._ray.remote(num_cpus=1, max_retries=3)(work)
        begun: Future[Any] = piece.remote(*asked).future()
        return begun


@contextmanager
def cluster_hands() -> Iterator[tuple[RayHands, int]]:
    """Give the processes of the cluster that `play_on_cluster` would use, and how many there are."""
    check_cluster()
    ray = _connected()
    try:
        yield RayHands(ray), max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def _next_size(seconds_a_game: float) -> int:
    """Choose how many games make one piece of work."""
    return max(1, min(_MOST_GAMES, int(_WISHED_SECONDS / max(seconds_a_game, 0.001))))


def _connected() -> Any:
    ray: Any = importlib.import_module("ray")
    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise NoCluster(f"Ray cannot be reached or started: {fault}") from fault
    return ray
