"""Sentences of the games of realms: moves between regions, resources, wars and heroes.

What they tell has other facts than the games of conquest: resources come in runs, which are
told together, and a place is named by its terrain and its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elbowroom.games.kingdoms.engine.terms import TERRAINS
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.table_names import Called

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.state import KingdomsState

Facts = dict[str, Any]
Values = dict[str, str | int]

NOBODY: Final = "nobody"
_PLACES: Final = ("region", "from", "to")
_SEATS: Final = ("by", "against", "ally")


class RealmTeller:
    """Makes sentences of events with the names of one table, in one language."""

    def __init__(self, called: Called, language: str) -> None:
        self.called = called
        self.words = texts(language, called.game)

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player."""
        if kind in {"gained", "lost"}:
            units = [(facts["resource"], facts["amount"]) for facts in run]
            return [self._sentence(kind, seat, {"units": self._units(units)})]
        if kind == "hero_drawn":
            return [self._sentence(kind, seat, {"count": len(run)})]
        values = getattr(self, f"_{kind}", self._plain)
        return [self._sentence(kind, seat, values(facts)) for facts in run]

    def _sentence(self, kind: str, seat: int, values: Values) -> str:
        return self.words.format(
            f"event-{kind.replace('_', '-')}",
            player=self.called.player(seat),
            whose=NOBODY if seat < 0 else "player",
            **values,
        )

    def _units(self, units: list[tuple[str, int]]) -> str:
        """List resources, each once with its sum."""
        sums: dict[str, int] = {}
        for resource, amount in units:
            sums[resource] = sums.get(resource, 0) + amount
        told = [
            self.words.format("event-unit", amount=amount, resource=resource)
            for resource, amount in sums.items()
        ]
        return self.words.listed(told)

    def _plain(self, facts: Facts) -> Values:
        """Take the facts as they are; regions and players by their names."""
        return {name: self._value(name, value) for name, value in facts.items()}

    def _value(self, name: str, value: Any) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in _PLACES:
            return self.called.place(value)
        if name in _SEATS and isinstance(value, int):
            return self.called.player(value)
        told: str | int = value
        return told

    def _paid(self, facts: Facts) -> Values:
        units = [(name, amount) for name, amount in facts.items() if name != "for"]
        return {"what": facts["for"], "units": self._units(units)}

    def _game_over(self, facts: Facts) -> Values:
        scores = [
            self.words.format("event-game-over-score", player=self.called.player(each), coins=score)
            for each, score in enumerate(facts["scores"])
        ]
        return {"scores": ", ".join(scores)}


def called_in_realm(state: KingdomsState, words: Texts) -> Called:
    """Collect the names of a game for its texts; a region goes by its terrain and its id."""
    players = [str(name) for name in state.setup["names"]]
    if state.rules.solo:
        players.append(words.format("pages-dummy"))
    return Called(
        players=players,
        places={
            place.id: place_name(place.id, TERRAINS[place.terrain], territory.id, words)
            for territory in state.rules.board.territories
            for place in territory.places
        },
        game=words.game,
    )


def place_name(id: str, terrain: str, territory: str, words: Texts) -> str:
    """Name a region, `Plains a1`, or a feature, `Water (Amberfold)`."""
    if "." in id:
        return words.format("name-feature", terrain=terrain, territory=territory)
    return words.format("name-place", terrain=terrain, id=id)
