"""What players, places and own inventions are called at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.text.catalogue import Texts
from elbowroom.text.words import CLASSIC


class Called(NamedTuple):
    """The names of a table, beside those of the catalogue."""

    players: Sequence[str]
    places: Mapping[str, str]
    races: Mapping[str, str] = {}
    """Names of own races, which the catalogue does not know."""
    powers: Mapping[str, str] = {}
    """Names of own powers."""
    game: str = CLASSIC
    """The game, which has its own words for some things."""

    def player(self, seat: object) -> str:
        """Name a seat; without a name its number must do."""
        if isinstance(seat, int) and 0 <= seat < len(self.players):
            return self.players[seat]
        return f"seat {seat}" if isinstance(seat, int) and seat >= 0 else "?"

    def place(self, region: object) -> str:
        """Name a region; without a name its id must do."""
        return self.places.get(str(region), str(region))

    def race(self, race: object) -> str:
        """Give what the catalogue takes for a race: its id, or the name of an own one."""
        return self.races.get(str(race), str(race))

    def power(self, power: object) -> str:
        """Give what the catalogue takes for a power: its id, or the name of an own one."""
        return self.powers.get(str(power), str(power))


def called_in(
    state: ConquestState, texts: Texts, places: Mapping[str, str] | None = None
) -> Called:
    """Collect the names of a game for its texts; regions without a name of their own go by their terrain."""
    rules = state.rules
    known = texts.names
    return Called(
        players=[str(name) for name in state.setup["names"]],
        places={
            region.id: (places or {}).get(region.id) or known.place(region.label)
            for region in rules.board.regions
        },
        races={race.id: race.name for race in rules.races if race.id not in known.races},
        powers={power.id: power.name for power in rules.powers if power.id not in known.powers},
        game=texts.game,
    )
