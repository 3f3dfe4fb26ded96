"""Random games of Kingdoms under watch: `python -m tests.soak.kingdoms --games 1000`.

Every turn of every game is held against what is always true of a position. Of all games together
fewer than one in a hundred may reach the limit of rounds (K-ENG-4).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from dataclasses import dataclass

from elbowroom import game
from elbowroom.games.kingdoms.engine.checks import check_position
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.errors import InvalidPosition

MOST_UNENDED = 0.01
"""The share of games that may reach the limit of rounds."""


@dataclass
class Tally:
    """What the games of one kind of table were like."""

    games: int = 0
    rounds: int = 0
    longest: int = 0
    unended: int = 0
    answers: int = 0

    def add(self, state: KingdomsState) -> None:
        """Count a finished game."""
        self.games += 1
        self.rounds += state.round
        self.longest = max(self.longest, state.round)
        self.unended += state.round >= MOST_ROUNDS and not state.triggered
        self.answers += len(state.journal)


def play(players: int, heroes_call: bool, seed: int) -> KingdomsState:
    """Play one game at random; an unsound position is an error."""
    state = game("kingdoms").new(players, seed, heroes_call=heroes_call)
    assert isinstance(state, KingdomsState)
    rng = random.Random(seed)
    turns = 0
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            try:
                check_position(state)
            except InvalidPosition as fault:
                told = f"{players} players, seed {seed}, turn {turns}: {fault}"
                raise AssertionError(told) from fault
        state.apply(rng.choice(state.legal_actions()))
    return state


def watch(games: int) -> int:
    """Play so many games at every kind of table; give what to exit with."""
    unended = played = 0
    for players in range(1, 6):
        for heroes_call in (False, True):
            tally = Tally()
            begin = time.perf_counter()
            for seed in range(games):
                tally.add(play(players, heroes_call, seed))
            spent = time.perf_counter() - begin
            module = "with Heroes' Call" if heroes_call else "base"
            print(
                f"{players} players, {module}: {tally.games} games in {spent:.1f} s, "
                f"{tally.rounds / games:.1f} rounds on average, {tally.longest} at most, "
                f"{tally.answers / games:.0f} answers; {tally.unended} reached the limit",
                flush=True,
            )
            unended += tally.unended
            played += games
    print(f"{unended} of {played} games reached the limit")
    return 0 if unended < MOST_UNENDED * played else 1


def main() -> int:
    """Read how many games are wanted and watch them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each kind of table")
    return watch(parser.parse_args().games)


if __name__ == "__main__":
    sys.exit(main())
