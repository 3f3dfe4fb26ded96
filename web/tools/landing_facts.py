"""What the first page of the site shows of the product: a game's odds, a race's worth, sealed dice.

`python web/tools/landing_facts.py` plays, judges and weighs for a minute and a half and writes
`web/site/facts.json`; nothing on the page is made up.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elbowroom import game as find_game
from elbowroom.bots import make
from elbowroom.bots.odds import judged_game
from elbowroom.kernel.state import State
from elbowroom.lab.weighing import scales
from elbowroom.table.fairness import Chance, commitment_to, verify
from elbowroom.workshop.describing import check
from elbowroom.workshop.packs import load_pack

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web/site/facts.json"
GAME, PLAYERS, BOT = "classic", 3, "planner"
SEED = "5f" * 32
TABLE = "first-page"
PACK = ROOT / "examples/packs/moonmoles.json"
SECONDS = 60.0
DICE = 5


def played() -> tuple[State, list[int]]:
    """Play a game between bots with sealed dice; give it and what the dice showed."""
    state = find_game(GAME).new(players=PLAYERS, chance="ask")
    chance, drawn = Chance(SEED, TABLE), []
    seats = [make(BOT, seat) for seat in range(PLAYERS)]
    while not state.over:
        if state.awaits_chance():
            answer = chance.draw([], len(drawn), state.chance_outcomes())
            drawn.append(answer)
            state.apply(answer)
        else:
            asked = state.decision.player
            state.apply(seats[asked].choose(state.view(asked)))
    return state, drawn


def sealed(state: State, drawn: list[int]) -> dict[str, Any]:
    """Give the seal of the dice, how many fit it, and what those that were rolled showed."""
    fairness = {"seed": SEED, "commitment": commitment_to(SEED), "table": TABLE, "words": []}
    record = {**find_game(GAME).record(state), "fairness": fairness}
    shown = [state.text(answer).split() for answer in drawn]
    dice = [int(words[-1]) for words in shown if words[0] == "die"]
    return {
        "seal": fairness["commitment"],
        "draws": verify(find_game(GAME), record),
        "dice": dice[:DICE],
    }


def odds(state: State) -> dict[str, Any]:
    """Give each seat's chance at the beginning of every turn, and the mistake that moved it most."""
    judged = judged_game(state)
    wins = [moment.wins for moment in judged.moments]
    mistakes = [place for place, turn in enumerate(judged.turns) if turn["mark"] == "??"]

    def fell(place: int) -> float:
        seat = judged.moments[place].player
        return wins[place][seat] - wins[place + 1][seat]

    worst = max(mistakes, key=fell)
    told = {"turn": worst + 1, "seat": judged.moments[worst].player}
    return {"wins": wins, "worst": {**told, "lost": judged.turns[worst]["lost"]}}


def weighed() -> dict[str, Any]:
    """Weigh a race of an example; give what was found with one number of players."""
    pack = load_pack(PACK)
    weighing = scales.weighing_of(GAME, pack, None, None)
    found = scales.weigh(weighing, SECONDS, lambda each: not check(each, GAME))
    (told,) = (each for each in found["counts"] if each["players"] == PLAYERS)
    half = (told["high"] - told["low"]) / 2
    return {
        "percent": round(100 * told["rate"]),
        "margin": round(100 * half),
        "fair": round(100 * told["fair"]),
        "word": told["word"],
        "games": told["games"],
        "players": PLAYERS,
    }


if __name__ == "__main__":
    final, answers = played()
    facts = {"odds": odds(final), "dice": sealed(final, answers), "weighed": weighed()}
    FILE.write_text(json.dumps(facts, separators=(",", ":")) + "\n")
