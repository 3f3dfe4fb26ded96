"""What the players of one game of Kingdoms had and did, for statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from elbowroom.games.kingdoms.engine.scoring import score_parts
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State

BONUS: Final = "faction"
"""The source of what factions give at the top of their magic, told together."""
OUTCOMES: Final = {
    "war_won": "won",
    "allied": "allied",
    "neutral_beaten": "won",
}
"""Events that end a war, and how."""


END: Final = "end_triggered"


@dataclass
class KingdomsStory:
    """What the players of one game had and did."""

    players: int
    factions: dict[int, str] = field(default_factory=dict)
    territories: dict[int, str] = field(default_factory=dict)
    heroes: list[dict[str, Any]] = field(default_factory=list)
    """Who kept which hero, the level it reached, and whether it retired."""
    actions: list[Counter[str]] = field(default_factory=list)
    """By seat: how often each action was chosen."""
    wars: list[dict[str, Any]] = field(default_factory=list)
    """Who attacked whom, and how it ended."""
    end: dict[str, Any] = field(default_factory=dict)
    """Who brought the last round about, and by what."""
    sources: list[dict[str, int]] = field(default_factory=list)
    """By seat: points by where they come from."""

    def __post_init__(self) -> None:
        self.actions = [Counter() for _ in range(self.players)]

    def hear(self, events: list[Event]) -> None:
        """Take in what happened, in order; of what the dummy does only the end it brings counts."""
        for event in events:
            hearing = getattr(self, f"_{event.kind}", None)
            by_player = 0 <= event.player < self.players or event.kind == END
            if hearing is not None and by_player:
                hearing(event.player, event.facts)
            if event.kind in OUTCOMES and self.wars and not self.wars[-1]["outcome"]:
                self._ended(event)

    def _ended(self, event: Event) -> None:
        """Note how the last war ended: the attacker won or lost, or both are allies now."""
        war, outcome = self.wars[-1], OUTCOMES[event.kind]
        lost = outcome == "won" and event.player != war["seat"]
        war["outcome"] = "lost" if lost else outcome

    def _faction_taken(self, seat: int, facts: dict[str, Any]) -> None:
        self.factions[seat] = facts["faction"]

    def _territory_chosen(self, seat: int, facts: dict[str, Any]) -> None:
        self.territories[seat] = facts["territory"]

    def _hero_kept(self, seat: int, facts: dict[str, Any]) -> None:
        self.heroes.append({"seat": seat, "hero": facts["hero"], "level": 0, "retired": False})

    def _hero_advanced(self, seat: int, facts: dict[str, Any]) -> None:
        self._hero(seat, facts)["level"] = facts["level"]

    def _hero_retired(self, seat: int, facts: dict[str, Any]) -> None:
        self._hero(seat, facts)["retired"] = True

    def _hero(self, seat: int, facts: dict[str, Any]) -> dict[str, Any]:
        return next(
            hero for hero in self.heroes if (hero["seat"], hero["hero"]) == (seat, facts["hero"])
        )

    def _selected(self, seat: int, facts: dict[str, Any]) -> None:
        self.actions[seat][facts["action"]] += 1

    def _war_begun(self, seat: int, facts: dict[str, Any]) -> None:
        self.wars.append({"seat": seat, "against": facts["against"], "outcome": ""})

    def _end_triggered(self, seat: int, facts: dict[str, Any]) -> None:
        self.end = {"seat": seat, "reason": facts["reason"]}

    def ended(self, state: State) -> None:
        """Look at the finished game: where everybody's points come from."""
        if isinstance(state, KingdomsState):
            self.sources = [_sources(state, seat) for seat in range(self.players)]

    def to_data(self) -> dict[str, Any]:
        """Give the story as plain data."""
        seats = range(self.players)
        return {
            "factions": [self.factions.get(seat, "") for seat in seats],
            "territories": [self.territories.get(seat, "") for seat in seats],
            "heroes": self.heroes,
            "actions": [dict(sorted(counted.items())) for counted in self.actions],
            "wars": self.wars,
            "end": self.end,
            "sources": self.sources,
        }


def _sources(state: KingdomsState, seat: int) -> dict[str, int]:
    points: dict[str, int] = {}
    for part in score_parts(state, seat):
        source = BONUS if part.key.startswith(f"{BONUS}.") else part.key
        points[source] = points.get(source, 0) + part.amount
    return points
