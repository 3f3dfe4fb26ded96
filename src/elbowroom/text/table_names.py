"""What players, places and own inventions are called at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elbowroom.catalogue import face
from elbowroom.kernel.state import State
from elbowroom.text.catalogue import Texts


class TableNames(NamedTuple):
    """The names of a table, beside those of the catalogue."""

    players: Sequence[str]
    places: Mapping[str, str] = {}
    races: Mapping[str, str] = {}
    """Names of own races, which the catalogue does not know."""
    powers: Mapping[str, str] = {}
    """Names of own powers."""
    things: Mapping[str, str] = {}
    """Names of everything else that packs bring, by id."""
    game: str = ""
    """The game, which has its own words for some things."""

    def player(self, seat: object) -> str:
        """Name a seat; without a name its number must do."""
        if not isinstance(seat, int) or seat < 0:
            return "?"
        return self.players[seat] if seat < len(self.players) else f"seat {seat}"

    def place(self, region: object) -> str:
        """Name a region; without a name its id must do."""
        return self.places.get(str(region), str(region))

    def race(self, race: object) -> str:
        """Give what the catalogue takes for a race: its id, or the name of an own one."""
        return self.races.get(str(race), str(race))

    def power(self, power: object) -> str:
        """Give what the catalogue takes for a power: its id, or the name of an own one."""
        return self.powers.get(str(power), str(power))


def table_names(state: State, texts: Texts) -> TableNames:
    """Collect the names of a game for its texts: its teller's, or those of the players alone."""
    teller = face(state.game_id, "teller")
    if teller is None:
        return TableNames(players_of(state), game=state.game_id)
    names: TableNames = teller.table_names(state, texts)
    return names


def own_things(state: State) -> dict[str, str]:
    """Name everything that the packs of a table bring, and the parts of it that have names."""
    found: dict[str, str] = {}
    for pack in state.setup.get("packs", []):
        for listed in pack.values():
            for thing in listed if isinstance(listed, list) else []:
                found[thing["id"]] = thing["name"]
    return found


def players_of(state: State) -> list[str]:
    """List the names players sat down with; without any they go by their seats."""
    return [str(name) for name in state.setup.get("names", [])]
