"""A race with its power compiled into tables, with what only this game asks."""

from __future__ import annotations

from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.combo import EVERY_SITUATION, NOWHERE, Combo
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.games.warcraft.engine import steps
from elbowroom.games.warcraft.engine.hooks import NO_FORMS, NO_OBJECTIVES, WarcraftEffect
from elbowroom.games.warcraft.engine.traits import NEUTRAL, WarcraftRace


class WarcraftCombo(Combo):
    """What a race and its power can do in this game."""

    def __init__(
        self,
        race: Race,
        power: Power | None,
        declined: bool,
        board: Board,
        kinds: dict[str, int],
        elsewhere: WarcraftCombo | None = None,
        working: int = EVERY_SITUATION,
        copied: Power | None = None,
    ) -> None:
        super().__init__(
            race,
            power,
            declined,
            board,
            kinds,
            True,  # noqa: FBT003 - it lands anywhere
            elsewhere,
            working,
            copied,
        )
        if elsewhere is None:
            self.faction = race.faction if isinstance(race, WarcraftRace) else NEUTRAL
            self.game_effects: list[WarcraftEffect] = [
                effect for effect in self.effects if isinstance(effect, WarcraftEffect)
            ]
            self._compile_money()
            self._compile_plans()
            self._compile_war()
            self._script()
        else:
            self._share_own(elsewhere)
        self._compile_regions(board)

    def _compile_money(self) -> None:
        self.coins_per_island = 0
        self.coins_per_site = 0
        self.coins_per_routed_unit = 0
        self.coins_per_conquest_from: list[tuple[str, int]] = []
        self.harmony = 0
        self.recruit_price = 0
        for effect in self.game_effects:
            self.coins_per_island += effect.coins_per_island()
            self.coins_per_site += effect.coins_per_site()
            self.coins_per_routed_unit += effect.coins_per_routed_unit()
            bounty = effect.coins_per_conquest_from()
            if bounty[1]:
                self.coins_per_conquest_from.append(bounty)
            self.harmony += effect.harmony()
            self.recruit_price += effect.recruits()

    def _compile_plans(self) -> None:
        self.forms = NO_FORMS
        self.objectives = NO_OBJECTIVES
        for effect in self.game_effects:
            forms = effect.forms()
            if forms is not NO_FORMS:
                self.forms = forms
            objectives = effect.objectives()
            if objectives is not NO_OBJECTIVES:
                self.objectives = objectives

    def _compile_war(self) -> None:
        self.pushes = 0
        self.strikes = 0
        self.tokens_saved = 0
        self.site_raids = 0
        self.raid_discount = 0
        self.ransom = 0
        self.explosive = 0
        self.duds = 0
        for effect in self.game_effects:
            self.pushes += effect.pushes()
            self.strikes += effect.strikes()
            self.tokens_saved += effect.tokens_saved()
            self.site_raids += effect.site_raids()
            self.raid_discount += effect.raid_discount()
            self.ransom += effect.ransom()
            explosive, duds = effect.bombs()
            self.explosive += explosive
            self.duds += duds

    def _compile_regions(self, board: Board) -> None:
        """Compile what depends on the map."""
        self.linked = 0
        """Regions that count as adjacent wherever the race stands."""
        self.tolls = NOWHERE
        self.swaps = 0
        self.swapped = 0
        self.most_beasts = 0
        self.beast_regions = 0
        self.tower_regions = 0
        for any_effect in self.effects:
            self.linked |= any_effect.reaches(board)
        for effect in self.game_effects:
            toll = effect.tolls(board)
            if toll[0]:
                self.tolls = [*self.tolls, toll]
            times, regions = effect.swaps(board)
            self.swaps += times
            self.swapped |= regions
            most, regions = effect.beasts(board)
            self.most_beasts += most
            self.beast_regions |= regions
            self.tower_regions |= effect.towers(board)
        self.forms_up = bool(self.most_beasts) or self.forms is not NO_FORMS
        """Whether the race has something to count or to choose when it forms up."""

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

    def _share_own(self, other: WarcraftCombo) -> None:
        """Take over what is the same on every map."""
        self.faction = other.faction
        self.game_effects = other.game_effects
        self.coins_per_island = other.coins_per_island
        self.coins_per_site = other.coins_per_site
        self.coins_per_routed_unit = other.coins_per_routed_unit
        self.coins_per_conquest_from = other.coins_per_conquest_from
        self.harmony = other.harmony
        self.recruit_price = other.recruit_price
        self.forms = other.forms
        self.objectives = other.objectives
        self.pushes = other.pushes
        self.strikes = other.strikes
        self.tokens_saved = other.tokens_saved
        self.site_raids = other.site_raids
        self.raid_discount = other.raid_discount
        self.ransom = other.ransom
        self.explosive = other.explosive
        self.duds = other.duds
        self.ends = other.ends
        self.deployments = other.deployments
