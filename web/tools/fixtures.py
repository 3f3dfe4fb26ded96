"""Plays games by bots and writes moments of them as snapshots for the development page.

    python web/tools/fixtures.py        writes web/dev/fixtures/*.json and web/dev/warcraft.json

Each is a real position with the real list of actions, in the shape of docs/protocol.md.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from elbowroom import game
from elbowroom.conquest.bots.players.greedy import Greedy
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.events import Event
from elbowroom.protocol.views import TableView

sys.path.insert(0, str(Path(__file__).parent))

import warcraft_moments

FOLDER = Path(__file__).parents[1] / "dev" / "fixtures"
NAMES = ("Mira", "Tomáš", "Bramble", "Oyá", "Sigrún")

Wanted = Callable[[dict[str, Any]], bool]
"""Whether a snapshot is the moment that is looked for."""


def verbs(snapshot: dict[str, Any]) -> set[str]:
    """Name the verbs that are offered."""
    return {action["verb"] for action in snapshot["actions"]}


def count(snapshot: dict[str, Any], verb: str) -> int:
    """Count the offers of a verb."""
    return sum(action["verb"] == verb for action in snapshot["actions"])


def round_of(snapshot: dict[str, Any]) -> int:
    """Tell the round of a snapshot."""
    return int(snapshot["position"]["round"])


# One moment for each look of the board: name, players, what to look for.
MOMENTS: list[tuple[str, int, Wanted]] = [
    ("first", 2, lambda s: round_of(s) == 1 and count(s, "conquer") > 5),
    ("conquer", 3, lambda s: round_of(s) >= 5 and {"conquer", "attempt"} <= verbs(s)),
    ("dragon", 3, lambda s: {"dragon", "conquer"} <= verbs(s) and round_of(s) > 1),
    ("substitute", 4, lambda s: {"substitute", "conquer"} <= verbs(s)),
    ("ready", 4, lambda s: s["decision"]["kind"] == "ready" and count(s, "abandon") > 3),
    ("conquer-five", 5, lambda s: round_of(s) >= 5 and {"conquer", "attempt"} <= verbs(s)),
    ("redeploy", 3, lambda s: round_of(s) >= 3 and count(s, "redeploy") > 8 and spare(s) > 2),
    ("withdraw", 5, lambda s: "place" in verbs(s) and len(s["actions"]) > 3),
    ("take", 3, lambda s: "take" in verbs(s)),
    ("camps", 2, lambda s: "camp" in verbs(s) and round_of(s) > 1),
    ("heroes", 3, lambda s: "hero" in verbs(s)),
    ("fortress", 4, lambda s: "fortress" in verbs(s) and round_of(s) > 1),
    ("choice", 5, lambda s: s["decision"]["kind"] == "choice" and round_of(s) >= 5),
    ("end", 3, lambda s: s["decision"] is None),
]


def spare(snapshot: dict[str, Any]) -> int:
    """Count the tokens in the hand of whoever is asked."""
    player = snapshot["position"]["players"][snapshot["decision"]["player"]]
    return sum(army["hand"] for army in player["armies"])


def snapshot_of(
    state: ConquestState, entries: list[dict[str, Any]], game_id: str = "classic"
) -> dict[str, Any]:
    """Shape a moment as whoever is asked sees it."""
    decision = state.decision
    over = decision.player < 0
    seat = 0 if over else decision.player
    face = TableView(state, finished=over)
    return {
        "type": "snapshot",
        "game": game_id,
        "setup": state.setup,
        "status": "over" if over else "playing",
        "seats": [
            {"seat": number, "name": NAMES[number], "kind": "person" if number == seat else "bot"}
            for number in range(state.setup["players"])
        ],
        "yours": [seat],
        "position": face.position((seat,)),
        "decision": face.decision(),
        "actions": face.actions((seat,)),
        "income": face.income((seat,)),
        "entries": entries[-12:],
    }


def moments(players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play a game and show each moment in which somebody is asked."""
    state = game("classic").new(players=players, seed=seed)
    bots = [Greedy() for _ in range(players)]
    entries: list[dict[str, Any]] = []
    while True:
        yield snapshot_of(state, entries)
        decision = state.decision
        if decision.player < 0:
            return
        action = bots[decision.player].choose(state.view(decision.player))
        text = state.text(action)
        noted: list[Event] = []
        state.apply(action, noted)
        events = [
            {"kind": event.kind, "player": event.player, "facts": event.facts} for event in noted
        ]
        entries.append(
            {"kind": "action", "seat": decision.player, "action": text, "events": events}
        )


def write_islands() -> None:
    """Write the positions on islands that the page's tests use, one to a line."""
    told = {
        name: snapshot_of(scenario.state, [], "warcraft")
        for name, scenario in warcraft_moments.moments().items()
    }
    lines = [f'"{name}":{json.dumps(one, ensure_ascii=False)}' for name, one in told.items()]
    text = "{" + ",\n".join(lines) + "}\n"
    (FOLDER.parent / "warcraft.json").write_text(text, encoding="utf-8")
    print(f"islands: {len(told)} moments, {len(text) // 1024} KiB")


def main() -> None:
    """Look for each moment in game after game."""
    write_islands()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, players, wanted in MOMENTS:
        found = next(
            (
                snapshot
                for seed in range(200)
                for snapshot in moments(players, seed)
                if (snapshot["decision"] or name == "end") and wanted(snapshot)
            ),
            None,
        )
        if found is None:
            raise SystemExit(f"no game of 200 has the moment {name}")
        text = json.dumps(found, ensure_ascii=False, indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(
            f"{name}: {players} players, round {round_of(found)}, {len(found['actions'])} actions"
        )


if __name__ == "__main__":
    main()
