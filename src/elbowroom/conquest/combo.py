"""A race with its power, active or in decline, compiled into tables for one board."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.board import Board
from elbowroom.conquest.hooks import Effect
from elbowroom.conquest.markers import Marker
from elbowroom.conquest.traits import Power, Race
from elbowroom.conquest.vocabulary.decline import bare
from elbowroom.kernel.bits import members

BASE_COST: Final = 2
NO_POWER: Final = 63
"""Stands for the badge of a race in decline that has given it up."""


def combo_key(race: int, power: int, declined: bool) -> int:
    """Pack race, power and condition into one number."""
    return race << 7 | power << 1 | declined


def race_of(key: int) -> int:
    """Read the race from a combo key."""
    return key >> 7


def power_of(key: int) -> int:
    """Read the power from a combo key."""
    return key >> 1 & 63


def declined_of(key: int) -> bool:
    """Read from a combo key whether the race is in decline."""
    return bool(key & 1)


class Combo:
    """What a race and its power can do, as numbers and region sets."""

    def __init__(
        self,
        race: Race,
        power: Power | None,
        declined: bool,
        board: Board,
        markers: list[Marker],
        lands_anywhere: bool,
    ) -> None:
        self.race = race
        self.power = power
        self.declined = declined
        self.sources: list[tuple[Effect, Race | Power]] = self._working_effects()
        effects = [effect for effect, _ in self.sources]
        kinds = {marker.id: number for number, marker in enumerate(markers)}
        self._compile_pick(effects)
        self._compile_reach(effects, board, lands_anywhere)
        self._compile_cost(effects, board)
        self._compile_coins(effects, board, kinds)
        self._compile_markers(effects, board, kinds)
        self._compile_permissions(effects)

    def _working_effects(self) -> list[tuple[Effect, Race | Power]]:
        """List the effects in force, each with its trait."""
        found: list[tuple[Effect, Race | Power]] = []
        for effect in self.race.effects:
            if effect.lasts() or not self.declined:
                found.append((bare(effect), self.race))
        if self.power is not None:
            for effect in self.power.effects:
                if effect.lasts() or not self.declined:
                    found.append((bare(effect), self.power))
        return found

    def _compile_pick(self, effects: list[Effect]) -> None:
        badge = self.power.tokens if self.power is not None else 0
        extra = sum([effect.tokens_at_pick() for effect in effects])
        self.tokens_at_pick = self.race.tokens + badge + extra
        self.attack_only_tokens = sum([effect.attack_only_tokens() for effect in effects])
        self.tokens_lost = max(0, 1 + sum([effect.tokens_lost() for effect in effects]))
        self.fewest_tokens = max([1, *[effect.fewest_tokens() for effect in effects]])
        self.growing = effects

    def _compile_reach(self, effects: list[Effect], board: Board, lands_anywhere: bool) -> None:
        self.enterable = board.land
        self.first = 0
        self.reach = 0
        linked: list[int] = []
        for effect in effects:
            self.enterable |= effect.enters(board)
            self.first |= effect.first_conquests(board)
            self.reach |= effect.reaches(board)
            if effect.links(board):
                linked.append(effect.links(board))
        self.first |= self.reach
        self.shipped = 0
        """Landing regions that cost a passage unless the race stands beside them."""
        if lands_anywhere:
            if not any([effect.ships_free() for effect in effects]):
                self.shipped = board.border & ~self.first
            self.reach |= board.border
        self.first |= board.border
        self.adjacent = _with_links(board.adjacent, linked)

    def _compile_cost(self, effects: list[Effect], board: Board) -> None:
        self.base_cost = [BASE_COST] * len(board.regions)
        self.cost_nonempty = sum([effect.conquest_cost_nonempty() for effect in effects])
        self.cost_beside: list[tuple[int, int]] = []
        for effect in effects:
            change, regions = effect.conquest_cost(board)
            for region in members(regions):
                self.base_cost[region] += change
            if effect.conquest_cost_beside(board)[1]:
                self.cost_beside.append(effect.conquest_cost_beside(board))

    def _compile_coins(self, effects: list[Effect], board: Board, kinds: dict[str, int]) -> None:
        self.coins_for_regions: list[tuple[int, int]] = []
        self.coins_per_marker: list[tuple[int, int]] = []
        for effect in effects:
            if effect.coins_for_regions(board)[1]:
                self.coins_for_regions.append(effect.coins_for_regions(board))
            kind, coins = effect.coins_per_marker()
            if coins:
                self.coins_per_marker.append((kinds[kind], coins))
        self.coins_each_turn = sum([effect.coins_each_turn() for effect in effects])
        self.coins_on_pick_turn = sum([effect.coins_on_pick_turn() for effect in effects])
        self.coins_per_nonempty = sum([effect.coins_per_nonempty_conquest() for effect in effects])

    def _compile_markers(self, effects: list[Effect], board: Board, kinds: dict[str, int]) -> None:
        self.marks = _tallied([effect.marks_conquests() for effect in effects], kinds)
        self.marked = [0] * len(kinds)
        for effect in effects:
            kind, count = effect.marks_conquests()
            if count:
                self.marked[kinds[kind]] |= effect.marked_regions(board)
        self.spread = _tallied([effect.markers_to_spread() for effect in effects], kinds)
        self.standing = _tallied([effect.markers_that_stand() for effect in effects], kinds)
        self.built = _tallied([effect.markers_to_build() for effect in effects], kinds)
        self.for_one = _tallied([effect.conquests_for_one() for effect in effects], kinds)
        self.places_markers = bool(self.spread or self.standing or self.built)

    def _compile_permissions(self, effects: list[Effect]) -> None:
        self.acts_in_decline = any([effect.acts_in_decline() for effect in effects])
        self.keeps_tokens = any([effect.keeps_tokens_in_decline() for effect in effects])
        self.stays = any([effect.stays_beside_newer_decline() for effect in effects])
        self.declines_after_scoring = any([effect.declines_after_scoring() for effect in effects])
        self.rolls = any([effect.rolls_before_conquests() for effect in effects])
        self.names_peace = any([effect.names_peace() for effect in effects])
        self.substitutes = any([effect.substitutes_lone_tokens() for effect in effects])

    def tokens_gained(self, nonempty_conquests: int) -> int:
        """Count the tokens gained at the start of redeployment."""
        return sum([effect.tokens_gained(nonempty_conquests) for effect in self.growing])


def _with_links(adjacent: list[int], linked: list[int]) -> list[int]:
    """Add to every linked region the others of its group as neighbours."""
    if not linked:
        return adjacent
    widened = adjacent.copy()
    for group in linked:
        for region in members(group):
            widened[region] |= group & ~(1 << region)
    return widened


def _tallied(answers: list[tuple[str, int]], kinds: dict[str, int]) -> list[tuple[int, int]]:
    """Add up counts by kind of marker, in the order of the kinds."""
    counts: dict[int, int] = {}
    for kind, count in answers:
        if count:
            counts[kinds[kind]] = min(63, counts.get(kinds[kind], 0) + count)
    return sorted(counts.items())
