"""What happened in a game, for statistics: combos and what they brought, income, declines."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State

_PAID_AT_ONCE: Final = ("coins_gained", "coins_handed")
"""Events that tell of coins which effects of packs bring before the scoring."""


@dataclass
class Reign:
    """One combo in one player's hands, from its pick on."""

    seat: int
    race: str
    power: str
    picked: int
    """The round of the pick; rounds count from 1."""
    price: int
    found: int
    """Coins that lay on the combo."""
    declined: int | None = None
    """The round in which it went in decline; None if it never did."""
    turns: int = 0
    """Turns it was active in."""
    coins: int = 0
    """Coins it scored, in its active time and in decline."""


@dataclass
class Story:
    """The reigns and the income of one game, filled from its events."""

    players: int
    reigns: list[Reign] = field(default_factory=list)
    income: list[list[int]] = field(default_factory=list)
    """By seat: the coins scored in each round."""
    round: int = 1

    def __post_init__(self) -> None:
        self.income = [[] for _ in range(self.players)]
        self._owner: dict[tuple[int, str], Reign] = {}
        self._active: dict[int, Reign] = {}

    def hear(self, events: list[Event]) -> None:
        """Take in what happened, in order."""
        for event in events:
            facts: dict[str, Any] = event.facts
            if event.kind == "turn_began":
                self.round = facts["round"]
            elif event.kind == "picked":
                self._picked(event.player, facts)
            elif event.kind == "declined":
                self._active.pop(event.player).declined = self.round
            elif event.kind == "scored":
                self._scored(event.player, facts)
            elif event.kind in _PAID_AT_ONCE:
                self._paid(event.player, facts)

    def _picked(self, player: int, facts: dict[str, Any]) -> None:
        reign = Reign(
            player, facts["race"], facts["power"], self.round, facts["price"], facts["coins"]
        )
        self.reigns.append(reign)
        self._active[player] = reign
        for key in ("regions", "declined", "race"):
            self._owner[player, f"{key}.{reign.race}"] = reign
        self._owner[player, f"power.{reign.power}"] = reign

    def _paid(self, player: int, facts: dict[str, Any]) -> None:
        """Count coins that came at once for the active race of whoever got them."""
        reign = self._active.get(facts.get("to", player))
        if reign is not None:
            reign.coins += facts["coins"]

    def _scored(self, player: int, facts: dict[str, Any]) -> None:
        self.income[player].append(facts["coins"])
        if player in self._active:
            self._active[player].turns += 1
        for part in facts["parts"]:
            # What neither race nor power brings, such as a site, falls to the active race.
            reign = self._owner.get((player, part["key"]), self._active.get(player))
            if reign is not None:
                reign.coins += part["coins"]

    def ended(self, state: State) -> None:
        """Look at the finished game: its events have told all."""

    def to_data(self) -> dict[str, Any]:
        """Give the story as plain data."""
        return {"combos": [asdict(reign) for reign in self.reigns], "income": self.income}
