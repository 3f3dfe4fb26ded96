"""Everything fixed for one game: board, traits, markers, numbers, compiled combos."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.combo import (
    NO_POWER,
    Combo,
    combo_key,
    declined_of,
    power_of,
    race_of,
)
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.verbs import make_notation
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import Verb

ACTIVE: Final = 0
"""The army slot of the active race."""
LIMITED: Final = 1
"""The army slot of the one race in decline that the limit allows."""
DRAWN: Final = -1
"""No seat: the first player is drawn."""


class Rules:
    """Board, content and numbers of one game; shared by all its states."""

    def __init__(
        self,
        board: Board,
        races: list[Race],
        powers: list[Power],
        markers: list[Marker],
        players: int,
        rounds: int,
    ) -> None:
        self.board = board
        self.races = races
        self.powers = powers
        self.markers = markers
        self.players = players
        self.rounds = rounds
        self.sides = [(1 << len(races)) - 1]
        """The races of each side; a row of combos is laid out for every side."""
        self.side_of = [0] * players
        """Per player: the side whose row the player picks from."""
        self.starting_coins = 5
        self.row_length = 6
        self.die = (0, 0, 0, 1, 2, 3)
        self.best_roll = max(self.die)
        self.open_coins = False
        self.lands_anywhere = False
        """Whether the border may be conquered from anywhere, not only first."""
        self.passage = 0
        """What landing costs beyond the region when the race does not stand beside it."""
        self.game_id = ""
        """The game these are the rules of."""
        self.bends = False
        """Whether the game has rules of its own beyond the shared ones; see `Position`."""
        self.first_player = DRAWN
        """The seat that begins."""
        self.acting_phase = "decline army"
        """What the phase of armies that act in decline is called."""
        self.citations: dict[str, str] = {}
        """The rule behind each kind of refusal and part of a number."""
        self.slots = LIMITED + 1 + self._exempt_traits()
        self.armies = self.slots * players
        self.army_player = [army // self.slots for army in range(self.armies)]
        self.notation = make_notation(
            board.ids,
            [race.id for race in races],
            [power.id for power in powers],
            markers,
            players,
            self.own_verbs(),
            self.own_names(),
        )
        self._index_markers()
        self.combos: list[Combo | None] = [None] * combo_key(len(races), 0, declined=False)
        """The combos compiled so far, by key; see `combo`."""
        self.combos_elsewhere: list[Combo | None] = []
        """Combos of the same content compiled for any map, where maps share them."""

    def own_verbs(self) -> list[Verb]:
        """List the verbs only this game has."""
        return []

    def own_names(self) -> dict[str, list[str]]:
        """List the names only this game's verbs take."""
        return {}

    def _exempt_traits(self) -> int:
        """Count the traits whose races in decline stay beside the limited one."""
        effects = [effect for race in self.races for effect in race.effects]
        effects += [effect for power in self.powers for effect in power.effects]
        return sum([effect.lasts() and _stays(effect) for effect in effects])

    def _index_markers(self) -> None:
        kinds = range(len(self.markers))
        self.kinds = {self.markers[kind].id: kind for kind in kinds}
        self.immune_kinds = [kind for kind in kinds if self.markers[kind].immune]
        self.hand_kinds = [kind for kind in kinds if self.markers[kind].returns_to_hand]
        self.stacking = [kind for kind in kinds if self.markers[kind].stacks]
        self.pile_base = [0] * len(self.markers)
        for place, kind in enumerate(self.stacking):
            self.pile_base[kind] = place * len(self.board.regions)
        self.unit_kinds = [kind for kind in kinds if self.markers[kind].counts_as_unit]
        self.guarding_kinds = [kind for kind in kinds if self.markers[kind].stands_in_for_token]

    def first_players(self) -> list[int]:
        """List the seats that may begin: the one that was set, or any."""
        return list(range(self.players)) if self.first_player == DRAWN else [self.first_player]

    def combo(self, key: int) -> Combo:
        """Give the tables of a race and power, compiled when first asked for."""
        combo = self.combos[key]
        if combo is None:
            power = power_of(key)
            shared = self.combos_elsewhere
            combo = self.make_combo(
                self.races[race_of(key)],
                None if power == NO_POWER else self.powers[power],
                declined_of(key),
                shared[key] if shared else None,
            )
            self.combos[key] = combo
            if shared:
                shared[key] = combo
        return combo

    def make_combo(
        self, race: Race, power: Power | None, declined: bool, elsewhere: Combo | None
    ) -> Combo:
        """Compile a race and a power into tables, with those for another map if there are any."""
        return Combo(race, power, declined, self.board, self.kinds, self.lands_anywhere, elsewhere)

    def citation(self, key: str) -> str:
        """Give the ID of the rule behind a refusal or a part of a number."""
        return self.citations.get(key, "")

    def army(self, player: int, slot: int) -> int:
        """Number the army in a slot of a player."""
        return player * self.slots + slot

    def names(self, regions: int) -> list[str]:
        """List the ids of a set of regions."""
        return [self.board.ids[region] for region in members(regions)]


def _stays(effect: object) -> bool:
    inner = getattr(effect, "effect", None)
    return inner is not None and bool(inner.stays_beside_newer_decline())
