"""How long study takes: `python -m benchmarks.study` plays a game of each kind and judges it whole.

Every turn is looked at again as the server's process does it, and the time of the slowest turn, of all turns
together (what the odds and mistakes of a whole game take) and of the slowest hint is told, by the clock and by
the processor. `--check` fails where a turn takes more than 3 seconds of the processor or a game more than 10.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from elbowroom import game as find_game
from elbowroom.bots import make
from elbowroom.bots.odds import looked_at_turn
from elbowroom.bots.study import advice
from elbowroom.bots.turns import turns_of
from elbowroom.kernel.state import State

GAMES = (("classic", 3), ("classic", 5), ("warcraft", 3), ("warcraft", 5), ("kingdoms", 3))
"""The game, and how many play."""
LONGEST_TURN = 3.0
LONGEST_GAME = 10.0


class Taken(NamedTuple):
    """Seconds that something took."""

    clock: float
    processor: float


def taken(work: Callable[[], object]) -> Taken:
    """Do something and give the time it took."""
    clock, processor = time.perf_counter(), time.process_time()
    work()
    return Taken(time.perf_counter() - clock, time.process_time() - processor)


def played(name: str, players: int) -> State:
    """Play a game that is always the same."""
    state = find_game(name).new(players=players, seed=f"study {name} {players}")
    seats = [make("greedy", seat) for seat in range(players)]
    while not state.over:
        asked = state.decision.player
        state.apply(seats[asked].choose(state.view(asked)))
    return state


def measured(name: str, players: int) -> tuple[str, bool]:
    """Judge a game turn by turn; give a line of the table, and whether it was quick enough."""
    state = played(name, players)
    turns = turns_of(state).ended
    begun = [find_game(name).restore(state.setup, turn.position).view(turn.seat) for turn in turns]
    each = [taken(partial(looked_at_turn, name, state.setup, turn)) for turn in turns]
    hints = [taken(partial(advice, view)) for view in begun]
    slowest = max(each, key=lambda one: one.processor)
    hint = max(hints, key=lambda one: one.processor)
    whole = Taken(sum(one.clock for one in each), sum(one.processor for one in each))
    line = (
        f"| {name}, {players} | {len(turns)} | {_told(slowest)} | {_told(whole)} | {_told(hint)} |"
    )
    return line, slowest.processor <= LONGEST_TURN and whole.processor <= LONGEST_GAME


def _told(one: Taken) -> str:
    return f"{one.processor:.2f} ({one.clock:.2f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.study", description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail where it is too slow")
    asked = parser.parse_args(arguments)
    print("| game, players | turns | slowest turn | whole game | slowest hint |")
    print("| --- | --- | --- | --- | --- |")
    good = True
    for name, players in GAMES:
        line, quick = measured(name, players)
        print(line, flush=True)
        good &= quick
    return 0 if good or not asked.check else 1


if __name__ == "__main__":
    sys.exit(main())
