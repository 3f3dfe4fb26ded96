"""Events as sentences."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.events import Event


def counted(count: object, word: str) -> str:
    """Say a number with its word: 1 token, 2 tokens."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


class Teller:
    """Tells what happened, with the names of this game."""

    def __init__(self, state: ConquestState) -> None:
        self.names = [str(name) for name in state.setup["names"]]
        self._places = {region.id: region.label for region in state.rules.board.regions}
        self._races = {race.id: race.name for race in state.rules.races}
        self._powers = {power.id: power.name for power in state.rules.powers}

    def sentence(self, event: Event) -> str:
        """Tell one event."""
        who = self.names[event.player] if 0 <= event.player < len(self.names) else "Chance"
        tell = getattr(self, f"_{event.kind}", None)
        if tell is None:
            return f"{who}: {event.kind}."
        return str(tell(who, event.facts))

    def place(self, region: object) -> str:
        """Name a region with its label."""
        return f"{region} ({self._places.get(str(region), '')})"

    def combo(self, facts: dict[str, Any]) -> str:
        """Name a race with its power."""
        power = self._powers.get(str(facts["power"]), "")
        return f"{power} {self._races[str(facts['race'])]}".strip()

    def _turn_began(self, who: str, facts: dict[str, Any]) -> str:
        return f"Round {facts['round']}: {who} begins a turn."

    def _picked(self, who: str, facts: dict[str, Any]) -> str:
        price = "for nothing" if not facts["price"] else f"for {counted(facts['price'], 'coin')}"
        found = f" and finds {counted(facts['coins'], 'coin')} on it" if facts["coins"] else ""
        tokens = counted(facts["tokens"], "token")
        return f"{who} picks {self.combo(facts)} {price}{found}: {tokens}."

    def _revealed(self, who: str, facts: dict[str, Any]) -> str:
        return f"New in the row: {self.combo(facts)}."

    def _conquered(self, who: str, facts: dict[str, Any]) -> str:
        ways = {
            "conquer": "conquers",
            "attempt": "conquers with the die",
            "substitute": "takes by substitution",
            "dragon": "takes with the dragon",
        }
        way = ways.get(str(facts["way"]), "conquers")
        loser = ""
        if facts["lost_tribe"]:
            loser = ", a lost tribe"
        elif facts["from"] is not None:
            race = self._races[str(facts["from_race"])]
            loser = f" from {self.names[facts['from']]}'s {race}"
        tokens = counted(facts["tokens"], "token")
        race = self._races[str(facts["race"])]
        return f"{who} ({race}) {way} {self.place(facts['region'])}{loser}: {tokens}."

    def _rolled(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} rolls the die: {facts['die']}."

    def _attempt_failed(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} fails at {self.place(facts['region'])}."

    def _abandoned(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} gives {self.place(facts['region'])} up."

    def _gained(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} gains {counted(facts['tokens'], 'token')}."

    def _placed(self, who: str, facts: dict[str, Any]) -> str:
        what = counted(facts["count"], str(facts["marker"]))
        return f"{who} has {what} in {self.place(facts['region'])}."

    def _declined(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} puts the {self._races[str(facts['race'])]} in decline."

    def _race_left(self, who: str, facts: dict[str, Any]) -> str:
        return f"The {self._races[str(facts['race'])]} of {who} leave the game."

    def _peace(self, who: str, facts: dict[str, Any]) -> str:
        return f"{who} makes peace with {self.names[facts['with']]}."

    def _scored(self, who: str, facts: dict[str, Any]) -> str:
        parts = ", ".join(f"{part['coins']} {part['name']}" for part in facts["parts"])
        return f"{who} scores {counted(facts['coins'], 'coin')}: {parts}."

    def _game_over(self, who: str, facts: dict[str, Any]) -> str:
        return "The game is over."
