"""Thousands of generated packs in all games, and of maps: sound ones played to the end, broken ones told why.

`python -m tests.soak.packs --packs 1000` makes so many of each game, as many maps, and stops with exit code 1 at
the first that goes wrong, naming its seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from random import Random

from elbowroom.catalogue import game as find_game
from elbowroom.workshop import check
from elbowroom.workshop.packs import games_with_packs
from tests.workshop.generated import broken, is_answered, play, sound_pack
from tests.workshop.generated_maps import broken_map, play_on, sound_map
from tests.workshop.generated_maps import is_answered as map_is_answered

BROKEN_EACH = 5
"""Broken packs that are made of each sound one."""


def tried(game: str, seed: int) -> None:
    """Make a pack, play it, replay it, and break it in several ways."""
    rng = Random(f"soak:{game}:{seed}")
    pack = sound_pack(game, rng)
    if check(pack):
        raise AssertionError(f"a pack of limits is refused: {json.dumps(pack)}")
    found = find_game(game)
    players = rng.randint(found.fewest_players, found.most_players)
    state = play(game, pack, players, seed)
    record = json.loads(json.dumps(found.record(state)))
    if found.replay(record).digest() != state.digest():
        raise AssertionError(f"its record goes otherwise: {json.dumps(pack)}")
    for _ in range(BROKEN_EACH):
        document = broken(pack, rng)
        if not is_answered(game, document):
            raise AssertionError(f"no clear fault: {json.dumps(document)}")


def tried_map(seed: int) -> None:
    """Make a map, play on it, and break it in several ways."""
    rng = Random(f"soak:maps:{seed}")
    data = sound_map(rng)
    play_on(data, rng)
    for _ in range(BROKEN_EACH):
        document = broken_map(data, rng)
        if not map_is_answered(document):
            raise AssertionError(f"no clear fault: {json.dumps(document)}")


def main() -> int:
    """Try packs of every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    kinds = [(game, partial(tried, game)) for game in games_with_packs()]
    for game, try_one in [*kinds, ("maps", tried_map)]:
        begun = time.monotonic()
        for seed in range(asked.first, asked.first + asked.packs):
            try:
                try_one(seed)
            except Exception as fault:  # noqa: BLE001 - whatever goes wrong is what is looked for
                print(f"{game}, seed {seed}: {type(fault).__name__}: {fault}"[:4000])
                return 1
        seconds = time.monotonic() - begun
        print(
            f"{game}: {asked.packs} made and played, {BROKEN_EACH} broken of each, {seconds:.0f} s"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
