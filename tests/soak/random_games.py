"""Many random games held to what must always be true.

`python -m tests.soak.random_games --games 10000` plays so many of each game over all player
counts and stops with exit code 1 at the first breach, naming the game that shows it.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from random import Random

from elbowroom.catalogue import game as find_game
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.events import Event
from tests.properties.invariants import breaches
from tests.properties.playing import PLAYER_COUNTS, choose, mood_of, new

NAMES = ("classic", "warcraft")
"""The games of conquest; tests.soak.kingdoms watches those of Kingdoms."""

PATIENCE = {True: 0.5, False: 20.0}
"""Seconds between two lines of progress, on a terminal and in a log."""

VARIANTS: dict[str, list[dict[str, object]]] = {
    "warcraft": [{}, {}, {"teams": True}, {}, {"teams": True, "team_scoring": "sum"}],
}
"""The options that take turns over the seeds."""


def begin(game: str, players: int, seed: int) -> ConquestState:
    """Set a game up, in the variant whose turn it is."""
    variants = VARIANTS.get(game, [{}])
    return new(players, seed, game, **variants[seed % len(variants)])


def play(game: str, players: int, seed: int, every_move: bool) -> int:
    """Play one game, checking the position; give the number of decisions."""
    state = begin(game, players, seed)
    rng = Random(f"{players}/{seed}")
    mood = mood_of(seed)
    decisions = turns = 0
    while not state.over:
        state.apply(choose(state, rng, mood))
        decisions += 1
        if every_move or state.turns != turns or state.over:
            turns = state.turns
            found = breaches(state)
            if found:
                raise AssertionError("\n".join([f"after {decisions} decisions:", *found]))
    if seed % 50 == 0:
        record = find_game(game).record(state)
        if find_game(game).replay(record).digest() != state.digest():
            raise AssertionError(f"the record of {players} players, seed {seed} goes otherwise")
    return decisions


def watched(game: str, players: int, seed: int) -> list[str]:
    """Tell the last answers and events of a game that broke."""
    state = begin(game, players, seed)
    rng = Random(f"{players}/{seed}")
    events: list[Event] = []
    told: list[str] = []
    try:
        while not state.over and not breaches(state):
            action = choose(state, rng, mood_of(seed))
            told.append(f"{state.decision.player} {state.decision.kind}: {state.text(action)}")
            state.apply(action, events)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is the breach
        told.append(repr(fault))
    return [*told[-8:], *[str(event) for event in events[-4:]]]


def main(arguments: list[str] | None = None) -> int:
    """Play the games asked for; give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.random_games")
    parser.add_argument("--game", choices=NAMES, help="only this game")
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, help="only this count")
    parser.add_argument(
        "--every", choices=["move", "turn"], default="turn", help="when to check the position"
    )
    options = parser.parse_args(arguments)
    names = list(NAMES) if options.game is None else [options.game]
    return max([_play_all(name, options) for name in names])


def _play_all(game: str, options: argparse.Namespace) -> int:
    """Play the games of one kind; give the exit code."""
    print(f"{game}:", flush=True)
    counts = PLAYER_COUNTS if options.players is None else (options.players,)
    started = told = time.monotonic()
    decisions = 0
    for number in range(options.games):
        players = counts[number % len(counts)]
        seed = options.seed + number // len(counts)
        # One game in ten is checked after every single move in any case.
        every_move = options.every == "move" or number % 10 == 0
        try:
            decisions += play(game, players, seed, every_move)
        except Exception:  # noqa: BLE001 - a crash is a breach too
            _tell_breach(game, players, seed, traceback.format_exc())
            return 1
        if time.monotonic() - told > PATIENCE[sys.stdout.isatty()] or number + 1 == options.games:
            told = time.monotonic()
            _tell_progress(number + 1, options.games, decisions, told - started)
    print()
    return 0


def _tell_progress(games: int, total: int, decisions: int, seconds: float) -> None:
    end = "\r" if sys.stdout.isatty() and games < total else "\n"
    rate = decisions / max(seconds, 1e-9)
    print(
        f"{games} of {total} games, {decisions} decisions, {rate:,.0f} a second",
        end=end,
        flush=True,
    )


def _tell_breach(game: str, players: int, seed: int, fault: str) -> None:
    print(f"\nBroken: {game}, {players} players, seed {seed}\n{fault}", file=sys.stderr)
    for line in watched(game, players, seed):
        print(f"  {line}", file=sys.stderr)
    print(
        f"Again: python -m tests.soak.random_games --game {game} --games 1 --every move "
        f"--players {players} --seed {seed}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    sys.exit(main())
