"""Golden playthroughs of Kingdoms: who was asked what, what chance said, what happened."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from elbowroom import game
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.events import Event

RARE = {"pass": 1, "collect": 3, "done": 2, "yield": 2, "trade": 1}
"""Verbs chosen less often than the usual 6, so that games are worth reading."""


class Kingdom(NamedTuple):
    """A game that is written down."""

    players: int
    seed: int
    heroes_call: bool

    @property
    def file(self) -> str:
        """The name of its file."""
        module = "-heroes" if self.heroes_call else ""
        return f"kingdoms-{self.players}-players{module}-seed-{self.seed}.txt"


KINGDOMS = [
    Kingdom(1, 1, heroes_call=False),
    Kingdom(1, 2, heroes_call=True),
    Kingdom(2, 5, heroes_call=True),
    Kingdom(3, 7, heroes_call=False),
    Kingdom(4, 5, heroes_call=True),
    Kingdom(5, 8, heroes_call=False),
]


def chosen(state: KingdomsState, name: str) -> int:
    """Choose an action by a hash of the game and the number of the answer."""
    weighted = []
    for action in sorted(state.legal_actions(), key=state.text):
        weighted += [action] * RARE.get(state.text(action).split()[0], 6)
    digest = hashlib.sha256(f"{name}/{len(state.journal)}".encode()).digest()
    return weighted[int.from_bytes(digest[:8], "big") % len(weighted)]


def playthrough_of(kingdom: Kingdom) -> str:
    """Write one game down: every decision, what followed from it, a hash for each turn."""
    state = game("kingdoms").new(
        kingdom.players, seed=kingdom.seed, heroes_call=kingdom.heroes_call
    )
    assert isinstance(state, KingdomsState)
    module = " with Heroes' Call" if kingdom.heroes_call else ""
    lines = [
        f"Kingdoms{module}, players: {kingdom.players}, seed {kingdom.seed}.",
        "seat, kind of decision, number of allowed actions: action chosen; then what happened",
        "",
    ]
    turns = 0
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            lines += ["", _turn_line(state)]
        asked = state.decision
        action = chosen(state, kingdom.file)
        allowed = len(state.legal_actions())
        lines.append(f"  {asked.player} {asked.kind} {allowed}: {state.text(action)}")
        events: list[Event] = []
        state.apply(action, events)
        lines += [f"      {_told(event)}" for event in events]
    points, winners = _listed(state.scores()), _listed(state.winners())
    lines += ["", f"End: points {points}, winners {winners}, hash {state.digest()}"]
    return "\n".join(lines) + "\n"


def _turn_line(state: KingdomsState) -> str:
    points = _listed(state.scores())
    return f"Round {state.round}, seat {state.active}: points {points}, hash {state.digest()}"


def _told(event: Event) -> str:
    facts = [f"{name}={value}" for name, value in event.facts.items()]
    return " ".join([str(event.player), event.kind, *facts])


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
