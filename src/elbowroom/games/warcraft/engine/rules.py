"""Everything fixed for one game: islands, sites, factions and sides."""

from __future__ import annotations

from typing import Final, cast

from elbowroom.conquest.engine.combo import EVERY_SITUATION, Combo
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.games.warcraft.engine.combo import WarcraftCombo
from elbowroom.games.warcraft.engine.hooks import WarcraftEffect
from elbowroom.games.warcraft.engine.islands import Archipelago
from elbowroom.games.warcraft.engine.traits import FACTIONS, NEUTRAL, SIDES, Site, WarcraftRace
from elbowroom.games.warcraft.engine.verbs import FUSES, VERBS
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import Verb

RAID: Final = "raid"
"""The tool that is no artifact: a race's own discount on places."""
NO_TOOLS: Final = "bare"


class SiteTable:
    """What a site does, as numbers."""

    def __init__(self, site: Site) -> None:
        effects = site.effects
        self.artifact = site.artifact
        self.discount = sum([effect.discount() for effect in effects])
        self.anywhere = any([effect.attacks_anywhere() for effect in effects])
        self.lone_units = sum([effect.takes_lone_units() for effect in effects])
        self.shield = sum([effect.shields() for effect in effects])
        self.tribute = sum([effect.tribute() for effect in effects])
        self.coins = sum([effect.coins_each_turn() for effect in effects])
        self.like_regions = sum([effect.coins_per_like_region() for effect in effects])
        self.shore = sum([effect.coins_for_the_shore() for effect in effects])
        self.spares_units = any([effect.spares_units() for effect in effects])
        self.ships_free = any([effect.ships_free() for effect in effects])
        self.tokens = sum([effect.tokens_each_turn() for effect in effects])
        self.widens_bonus = any([effect.widens_faction_bonus() for effect in effects])
        self.is_tool = bool(self.discount or self.anywhere)
        self.is_laid = bool(self.shield or self.tribute)


class WarcraftRules(Rules):
    """The content and numbers of one game on its islands."""

    def __init__(
        self,
        archipelago: Archipelago,
        faces: list[str],
        races: list[Race],
        powers: list[Power],
        markers: list[Marker],
        sites: list[Site],
        players: int,
        rounds: int,
    ) -> None:
        self.faces = faces
        """All island faces there are, for the notation."""
        self.sites = sites
        self.tables = [SiteTable(site) for site in sites]
        self.tools = [number for number, table in enumerate(self.tables) if table.is_tool]
        """The artifacts that help in one conquest; bit n of a set of tools is the n-th."""
        self.raid_bit = 1 << len(self.tools)
        super().__init__(archipelago.board, races, powers, markers, players, rounds)
        self.notation.name_several("tools", self._sets_of_tools())
        self.icons = archipelago.icons
        self.places = 0
        for number, site in enumerate(sites):
            if not site.artifact:
                self.places |= 1 << number
        self.faction_of = [
            FACTIONS.index(race.faction) if isinstance(race, WarcraftRace) else 2 for race in races
        ]
        self.lands_anywhere = True
        self.passage = 1
        self.game_id = "warcraft"
        self.tray_may_run_short = True
        self.pieces_are_moved = True
        self.mates = [1 << player for player in range(players)]
        """Per player: the seats of the same side, the own one included."""
        self.best_counts = True
        """Whether a side is worth its best player, or the sum of all."""
        self.lakes = self.board.terrain.get("lake", 0)
        self.tables_of_combos: list[WarcraftCombo | None] = [None] * len(self.combos)
        self._sort_sites()
        self.dearest = self._dearest_toll()
        """More than any one touch can cost in tolls."""

    def _sort_sites(self) -> None:
        """List the sites by what they do; most questions are about one of them."""
        sites = list(enumerate(self.tables))
        self.laid_sites = [number for number, table in sites if table.is_laid]
        self.shields = [number for number, table in sites if table.shield]
        self.hammers = [number for number, table in sites if table.lone_units]
        self.shores = [number for number, table in sites if table.shore]
        self.sparing = [number for number, table in sites if table.spares_units]
        self.shipping = [number for number, table in sites if table.ships_free]
        self.healing = [number for number, table in sites if table.tokens]
        self.widening = [number for number, table in sites if table.widens_bonus]

    def _dearest_toll(self) -> int:
        effects = [effect for race in self.races for effect in race.effects]
        effects += [effect for power in self.powers for effect in power.effects]
        own = [bare(effect) for effect in effects]
        found = [
            effect.tolls(self.board)[0] + effect.harmony()
            for effect in own
            if isinstance(effect, WarcraftEffect)
        ]
        return sum(found) + sum([table.shield for table in self.tables])

    def table(self, key: int) -> WarcraftCombo:
        """Give the tables of a race and power, with what only this game has."""
        table = self.tables_of_combos[key]
        if table is None:
            table = cast("WarcraftCombo", self.combo(key))
            self.tables_of_combos[key] = table
        return table

    def play_in_sides(self, by_sum: bool) -> None:
        """Split the seats into Alliance, Horde and the neutral player (W-TEAM-1, W-TEAM-2)."""
        names = [*SIDES, NEUTRAL] if self.players % 2 else list(SIDES)
        self.sides = []
        for name in names:
            number = FACTIONS.index(name)
            races = [1 << race for race, faction in enumerate(self.faction_of) if faction == number]
            self.sides.append(sum(races))
        last = self.players - self.players % 2
        self.side_of = [seat % 2 if seat < last else 2 for seat in range(self.players)]
        self.row_length = 3
        self.best_counts = not by_sum
        for seat in range(self.players):
            mates = [
                1 << other
                for other in range(self.players)
                if self.side_of[other] == self.side_of[seat]
            ]
            self.mates[seat] = sum(mates)

    def make_combo(
        self,
        race: Race,
        power: Power | None,
        declined: bool,
        elsewhere: Combo | None,
        working: int = EVERY_SITUATION,
        copied: Power | None = None,
    ) -> Combo:
        known = None if elsewhere is None else cast("WarcraftCombo", elsewhere)
        return WarcraftCombo(race, power, declined, self.board, self.kinds, known, working, copied)

    def extra_verbs(self) -> list[Verb]:
        return VERBS

    def extra_names(self) -> dict[str, list[str]]:
        return {
            "island": self.faces,
            "site": [site.id for site in self.sites],
            "fuse": FUSES,
            "form": ["human", "worgen"],
            "faction": list(SIDES),
            "tools": ["+".join(tools) or NO_TOOLS for tools in self._sets_of_tools()],
            "marker": [marker.id for marker in self.markers],
        }

    def _sets_of_tools(self) -> list[list[str]]:
        ids = [*[self.sites[site].id for site in self.tools], RAID]
        return [[ids[bit] for bit in members(mask)] for mask in range(1 << len(ids))]

    def island_of(self, region: int) -> int:
        """Give the regions of the island a region lies on."""
        for island in self.board.islands:
            if island >> region & 1:
                return island
        raise AssertionError(f"region {region} lies on no island")
