"""The events of this game as sentences: moves between regions, resources, wars and heroes.

Resources come in runs, which are told together.
"""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.board import Place, Territory
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import TERRAINS
from elbowroom.text.catalogue import Texts
from elbowroom.text.events import Facts, Teller, Values
from elbowroom.text.table_names import TableNames, own_things, players_of

NOBODY: Final = "nobody"
_PLACES: Final = ("region", "from", "to")
_SEATS: Final = ("by", "against", "ally")


def _place(place: Place, territory: Territory, texts: Texts) -> str:
    """Name a region; one of a pack by the name it has there, else by its territory and terrain."""
    if not territory.is_own:
        return texts.format("name-place", place=place.id)
    terrain = texts.format("name-terrain", terrain=TERRAINS[place.terrain])
    return place.name or f"{territory.name}: {terrain}"


class KingdomsTeller(Teller):
    """Makes sentences of the events of this game."""

    @classmethod
    def table_names(cls, state: KingdomsState, texts: Texts) -> TableNames:
        """Name a table, and the dummy where somebody plays alone."""
        players = players_of(state)
        if state.rules.solo:
            players.append(texts.format("pages-dummy"))
        return TableNames(
            players=players,
            places={
                place.id: _place(place, territory, texts)
                for territory in state.rules.board.territories
                for place in territory.places
            },
            things=own_things(state),
            game=state.game_id,
        )

    def tell(self, kind: str, seat: int, run: list[Facts]) -> list[str]:
        """Tell events of one kind by one player."""
        if kind in {"gained", "lost"}:
            units = [(facts["resource"], facts["amount"]) for facts in run]
            return [self.sentence(kind, seat, {"units": self._units(units)})]
        if kind == "hero_drawn":
            return [self.sentence(kind, seat, {"count": len(run)})]
        values = getattr(self, f"_{kind}", self._plain)
        return [self.sentence(kind, seat, values(facts)) for facts in run]

    def sentence(self, kind: str, seat: int, values: Values) -> str:
        """Fill the text of a kind of event, which says whose it is."""
        return super().sentence(kind, seat, {"whose": NOBODY if seat < 0 else "player", **values})

    def _units(self, units: list[tuple[str, int]]) -> str:
        """List resources, each once with its sum."""
        sums: dict[str, int] = {}
        for resource, amount in units:
            sums[resource] = sums.get(resource, 0) + amount
        told = [
            self.texts.format("event-unit", amount=amount, resource=resource)
            for resource, amount in sums.items()
        ]
        return self.texts.listed(told)

    def _plain(self, facts: Facts) -> Values:
        """Take the facts as they are; regions and players by their names, lists left out."""
        told = [(name, value) for name, value in facts.items() if not isinstance(value, list)]
        return {name: self._value(name, value) for name, value in told}

    def _value(self, name: str, value: Any) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in _PLACES:
            return self.names.place(value)
        if name in _SEATS and isinstance(value, int):
            return self.names.player(value)
        told: str | int = value
        return told

    def _paid(self, facts: Facts) -> Values:
        units = [(name, amount) for name, amount in facts.items() if name != "for"]
        return {"what": facts["for"], "units": self._units(units)}

    def _game_over(self, facts: Facts) -> Values:
        scores = [
            self.texts.format("event-game-over-score", player=self.names.player(each), coins=score)
            for each, score in enumerate(facts["scores"])
        ]
        return {"scores": ", ".join(scores)}
