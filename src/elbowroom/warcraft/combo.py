"""A race with its power compiled into tables, with what only this game asks."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.board import Board
from elbowroom.conquest.combo import Combo
from elbowroom.conquest.markers import Marker
from elbowroom.conquest.traits import Power, Race
from elbowroom.warcraft import steps
from elbowroom.warcraft.hooks import NO_FORMS, NO_OBJECTIVES, WarcraftEffect
from elbowroom.warcraft.traits import NEUTRAL, WarcraftRace

_NOTHING: Final = WarcraftEffect()


class WarcraftCombo(Combo):
    """What a race and its power can do in this game."""

    def __init__(
        self, race: Race, power: Power | None, declined: bool, board: Board, markers: list[Marker]
    ) -> None:
        super().__init__(race, power, declined, board, markers, lands_anywhere=True)
        self.faction = race.faction if isinstance(race, WarcraftRace) else NEUTRAL
        own: list[WarcraftEffect] = [_NOTHING]
        for effect, _ in self.sources:
            if isinstance(effect, WarcraftEffect):
                own.append(effect)
        self.linked = 0
        """Regions that count as adjacent wherever the race stands."""
        for effect, _ in self.sources:
            self.linked |= effect.reaches(board)
        self._compile_money(own, board)
        self._compile_war(own, board)

    def _compile_money(self, own: list[WarcraftEffect], board: Board) -> None:
        self.coins_per_island = sum([effect.coins_per_island() for effect in own])
        self.coins_per_site = sum([effect.coins_per_site() for effect in own])
        self.coins_per_routed_unit = sum([effect.coins_per_routed_unit() for effect in own])
        self.coins_per_conquest_from = [
            effect.coins_per_conquest_from()
            for effect in own
            if effect.coins_per_conquest_from()[1]
        ]
        self.tolls = [effect.tolls(board) for effect in own if effect.tolls(board)[0]]
        self.harmony = sum([effect.harmony() for effect in own])
        self.recruit_price = sum([effect.recruits() for effect in own])
        self.forms = NO_FORMS
        self.objectives = NO_OBJECTIVES
        for effect in own:
            if effect.forms() != NO_FORMS:
                self.forms = effect.forms()
            if effect.objectives() != NO_OBJECTIVES:
                self.objectives = effect.objectives()

    def _compile_war(self, own: list[WarcraftEffect], board: Board) -> None:
        self.pushes = sum([effect.pushes() for effect in own])
        self.strikes = sum([effect.strikes() for effect in own])
        self.tokens_saved = sum([effect.tokens_saved() for effect in own])
        self.site_raids = sum([effect.site_raids() for effect in own])
        self.raid_discount = sum([effect.raid_discount() for effect in own])
        self.ransom = sum([effect.ransom() for effect in own])
        self.explosive = sum([effect.bombs()[0] for effect in own])
        self.duds = sum([effect.bombs()[1] for effect in own])
        self.swaps = 0
        self.swapped = 0
        self.most_beasts = 0
        self.beast_regions = 0
        self.tower_regions = 0
        for effect in own:
            self.swaps += effect.swaps(board)[0]
            self.swapped |= effect.swaps(board)[1]
            self.most_beasts += effect.beasts(board)[0]
            self.beast_regions |= effect.beasts(board)[1]
            self.tower_regions |= effect.towers(board)
        self._script()
        self.acts = bool(
            self.pushes or self.strikes or self.site_raids or self.ransom or self.swaps
        )
        """Whether the race has conquest-phase actions of its own."""

    def _script(self) -> None:
        """List the steps only some races have, those that come later first."""
        self.ends = [steps.GIVE_HARMONY] if self.harmony else []
        if self.explosive or self.duds:
            self.ends.append(steps.PLANT)
        if self.objectives.pieces:
            self.ends.append(steps.OBJECTIVES)
        self.deployments = [steps.STATION] if self.ransom else []
        if self.recruit_price:
            self.deployments.append(steps.RECRUIT)
