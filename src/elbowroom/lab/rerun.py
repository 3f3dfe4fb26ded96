"""One game of a finished or unfinished tournament, played again from what its folder keeps."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.crew import LIMIT, Crew
from elbowroom.lab.one_game import Outcome
from elbowroom.lab.results import PLAN, Results
from elbowroom.lab.schedule import Schedule


def rerun(
    folder: Path, players: int, number: int, record: Path, limit: float = LIMIT
) -> tuple[dict[str, Any], Outcome]:
    """Play a game again and keep its record; give the line of its first run and the outcome.

    Bots that think by the clock may choose otherwise the second time; all others repeat.
    """
    place = folder / PLAN
    if not place.is_file():
        raise InvalidSetup(f"{folder} holds no tournament: there is no {PLAN} in it.")
    plan = json.loads(place.read_text(encoding="utf-8"))
    results = Results(folder, {key: plan[key] for key in plan if key != "format"})
    if not results.has(players, number):
        counts = sorted({known for known, _ in results.rows})
        there = ", ".join(
            f"{known}:0 to {known}:{max(each for count, each in results.rows if count == known)}"
            for known in counts
        )
        raise InvalidSetup(
            f"Game {players}:{number} is not in {folder}. There: {there or 'no game yet'}."
        )
    schedule = Schedule(plan["game"], players, tuple(plan["bots"]), plan["seed"], plan["options"])
    fixture = replace(schedule.fixture(number), record=str(record))
    with Crew(1, limit) as crew:
        (outcome,) = crew.play([fixture])
    return results.rows[players, number], outcome
