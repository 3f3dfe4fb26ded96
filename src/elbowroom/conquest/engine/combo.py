"""A race with its power, active or in decline, compiled into tables for one board."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.conquest.engine.additions import Way
from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.own_tables import OwnTables
from elbowroom.conquest.engine.situations import ALWAYS, When
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare, is_lent, situation_of
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import MOST

BASE_COST: Final = 2
NO_POWER: Final = 63
"""Stands for the badge of a race in decline that has given it up."""
NOWHERE: Final[list[tuple[int, int]]] = []
"""No number for no region; shared, because most combos have many of these."""
NOBODYS: Final[list[tuple[int, int, int]]] = []
NOTHING_MARKED: Final[list[int]] = []
EVERY_SITUATION: Final = -1
"""All effects work, whatever the position."""


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


class CoinSource(NamedTuple):
    """The coins that one effect brings at the end of a turn."""

    trait: Race | Power
    for_regions: tuple[int, int]
    each_turn: int
    per_marker: tuple[int, int]
    per_nonempty: int
    on_pick_turn: int

    @property
    def pays(self) -> bool:
        """Whether it ever brings any."""
        coins = (self.each_turn, self.per_marker[1], self.per_nonempty, self.on_pick_turn)
        return any(coins) or self.for_regions[1] != 0


def _coin_source(
    effect: Effect, trait: Race | Power, board: Board, kinds: dict[str, int]
) -> CoinSource:
    marker, coins = effect.coins_per_marker()
    return CoinSource(
        trait,
        effect.coins_for_regions(board),
        effect.coins_each_turn(),
        (kinds[marker] if coins else 0, coins),
        effect.coins_per_nonempty_conquest(),
        effect.coins_on_pick_turn(),
    )


class Combo:
    """What a race and its power can do, as numbers and region sets."""

    def __init__(
        self,
        race: Race,
        power: Power | None,
        declined: bool,
        board: Board,
        kinds: dict[str, int],
        lands_anywhere: bool,
        elsewhere: Combo | None = None,
        working: int = EVERY_SITUATION,
        copied: Power | None = None,
    ) -> None:
        self.race = race
        self.power = power
        self.declined = declined
        self.situations: list[When] = []
        """When some of the effects work; see `Rules.combo_now`."""
        self.ways: list[Way[Any]] = [] if elsewhere is None else elsewhere.ways
        """The further ways to conquer the race may use; see `Rules.combo`."""
        if elsewhere is None:
            self.sources: list[tuple[Effect, Race | Power]] = self._working_effects(working, copied)
            self.effects = [effect for effect, _ in self.sources]
            self._compile_pick()
            self._compile_coins(kinds)
            self._compile_markers(kinds)
            self._compile_permissions()
        else:
            self._share(elsewhere)
        self._compile_reach(board, lands_anywhere)
        self._compile_cost(board)
        self._compile_region_coins(board)
        self._compile_marked(board, kinds)
        self.own = OwnTables(self.sources, board)
        """What only packs do."""

    def _working_effects(
        self, working: int, copied: Power | None
    ) -> list[tuple[Effect, Race | Power]]:
        """List the effects in force, each with its trait; those of some situations may be off."""
        found: list[tuple[Effect, Race | Power]] = []
        for effect in self.race.effects:
            if self._works(effect, working):
                found.append((bare(effect), self.race))
        if self.power is not None:
            for effect in self.power.effects:
                if self._works(effect, working):
                    found.append((bare(effect), self.power))
        if copied is not None:
            for effect in copied.effects:
                if situation_of(effect) is ALWAYS and is_lent(bare(effect)):
                    found.append((bare(effect), copied))
        return found

    def _works(self, effect: Effect, working: int) -> bool:
        if self.declined and not effect.lasts():
            return False
        when = situation_of(effect)
        if when is ALWAYS:
            return True
        if when.in_decline and not self.declined:
            return False
        self.situations.append(when)
        return bool(working >> len(self.situations) - 1 & 1)

    def _compile_pick(self) -> None:
        tokens = self.race.tokens + (self.power.tokens if self.power is not None else 0)
        attack_only = 0
        lost = 1
        fewest = 1
        self.most_staying = 0
        self.tokens_for_row_coins = 0
        self.stays_put = False
        self.gathers = False
        self.copied_place = 0
        for effect in self.effects:
            self.most_staying = max(self.most_staying, effect.most_in_region())
            self.tokens_for_row_coins += effect.tokens_for_row_coins()
            self.stays_put |= effect.stays_put()
            self.gathers |= effect.gathers_at_decline()
            self.copied_place = max(self.copied_place, effect.copied_place())
            tokens += effect.tokens_at_pick()
            attack_only += effect.attack_only_tokens()
            lost += effect.tokens_lost()
            fewest = max(fewest, effect.fewest_tokens())
        self.tokens_at_pick = tokens
        self.attack_only_tokens = attack_only
        self.tokens_lost = max(0, lost)
        self.fewest_tokens = fewest

    def _compile_reach(self, board: Board, lands_anywhere: bool) -> None:
        self.enterable = board.land
        self.first = 0
        self.reach = 0
        ships_free = False
        linked: list[int] = []
        self.distance = 1
        self.immune = 0
        for effect in self.effects:
            self.distance = max(self.distance, effect.reach_distance())
            self.immune |= effect.immune_regions(board)
            self.enterable |= effect.enters(board)
            self.first |= effect.first_conquests(board)
            self.reach |= effect.reaches(board)
            ships_free = ships_free or effect.ships_free()
            group = effect.links(board)
            if group:
                linked.append(group)
        self.first |= self.reach
        self.shipped = 0
        """Landing regions that cost a passage unless the race stands beside them."""
        if lands_anywhere:
            self.shipped = 0 if ships_free else board.border & ~self.first
            self.reach |= board.border
        self.first |= board.border
        self.adjacent = _with_links(board.adjacent, linked)
        self.beside = (0, 0)
        """Some regions and those next to them, as last asked for; see `reach.near`."""

    def _compile_cost(self, board: Board) -> None:
        self.base_cost = board.same_cost(BASE_COST)
        self.cost_nonempty = 0
        self.cost_beside = NOWHERE
        self.cost_sources: list[tuple[Race | Power, int, int, int, tuple[int, int]]] = []
        """Traits that change the cost: by how much and where, if not empty, beside which regions."""
        self.cost_of: list[tuple[int, int, int]] = NOBODYS
        """Changes of cost by who holds a region: by how much, where, and whose it must be."""
        for effect, trait in self.sources:
            target = effect.conquest_cost_of(board)
            if target[1]:
                self.cost_of = [*self.cost_of, target]
            change, regions = effect.conquest_cost(board)
            if regions:
                self.base_cost = [
                    cost + change * (regions >> region & 1)
                    for region, cost in enumerate(self.base_cost)
                ]
            nonempty = effect.conquest_cost_nonempty()
            self.cost_nonempty += nonempty
            beside = effect.conquest_cost_beside(board)
            if beside[1]:
                self.cost_beside = [*self.cost_beside, beside]
            if regions or nonempty or beside[1]:
                self.cost_sources.append((trait, change, regions, nonempty, beside))

    def _compile_coins(self, kinds: dict[str, int]) -> None:
        self.coins_per_marker: list[tuple[int, int]] = []
        self.coins_each_turn = 0
        self.coins_on_pick_turn = 0
        self.coins_per_nonempty = 0
        for effect in self.effects:
            kind, coins = effect.coins_per_marker()
            if coins:
                self.coins_per_marker.append((kinds[kind], coins))
            self.coins_each_turn += effect.coins_each_turn()
            self.coins_on_pick_turn += effect.coins_on_pick_turn()
            self.coins_per_nonempty += effect.coins_per_nonempty_conquest()

    def _compile_region_coins(self, board: Board) -> None:
        self.coins_for_regions = NOWHERE
        for effect in self.effects:
            regions = effect.coins_for_regions(board)
            if regions[1]:
                self.coins_for_regions = [*self.coins_for_regions, regions]
        self.coin_sources: list[CoinSource] | None = None
        """Effects that bring coins, in their order; None until an income is explained."""

    def list_coin_sources(self, board: Board, kinds: dict[str, int]) -> list[CoinSource]:
        """List the effects that bring coins, once for all explanations."""
        every = [_coin_source(effect, trait, board, kinds) for effect, trait in self.sources]
        found = [source for source in every if source.pays]
        self.coin_sources = found
        return found

    def _compile_markers(self, kinds: dict[str, int]) -> None:
        self.marks: list[tuple[int, int]] = []
        self.spread: list[tuple[int, int]] = []
        self.standing: list[tuple[int, int]] = []
        self.built: list[tuple[int, int]] = []
        self.for_one: list[tuple[int, int]] = []
        for effect in self.effects:
            _tally(self.marks, effect.marks_conquests(), kinds)
            _tally(self.spread, effect.markers_to_spread(), kinds)
            _tally(self.standing, effect.markers_that_stand(), kinds)
            _tally(self.built, effect.markers_to_build(), kinds)
            _tally(self.for_one, effect.conquests_for_one(), kinds)
        self.places_markers = bool(self.spread or self.standing or self.built)

    def _compile_marked(self, board: Board, kinds: dict[str, int]) -> None:
        self.marked = NOTHING_MARKED
        """Per kind of marker: the regions whose conquest earns it; empty without `marks`."""
        if not self.marks:
            return
        self.marked = [0] * len(kinds)
        for effect in self.effects:
            kind, count = effect.marks_conquests()
            if count:
                self.marked[kinds[kind]] |= effect.marked_regions(board)

    def _compile_permissions(self) -> None:
        self.acts_in_decline = False
        self.keeps_tokens = False
        self.stays = False
        self.declines_after_scoring = False
        self.rolls = False
        self.names_peace = False
        self.substitutes = False
        self.gains_tokens = False
        for effect in self.effects:
            self.acts_in_decline |= effect.acts_in_decline()
            self.keeps_tokens |= effect.keeps_tokens_in_decline()
            self.stays |= effect.stays_beside_newer_decline()
            self.declines_after_scoring |= effect.declines_after_scoring()
            self.rolls |= effect.rolls_before_conquests()
            self.names_peace |= effect.names_peace()
            self.substitutes |= effect.substitutes_lone_tokens()
            self.gains_tokens |= effect.tokens_gained(MOST) > 0  # more conquests bring no fewer

    def _share(self, other: Combo) -> None:
        """Take over what is the same on every map."""
        self.sources = other.sources
        self.effects = other.effects
        self.tokens_at_pick = other.tokens_at_pick
        self.attack_only_tokens = other.attack_only_tokens
        self.tokens_lost = other.tokens_lost
        self.fewest_tokens = other.fewest_tokens
        self.most_staying = other.most_staying
        self.tokens_for_row_coins = other.tokens_for_row_coins
        self.stays_put = other.stays_put
        self.gathers = other.gathers
        self.copied_place = other.copied_place
        self.coins_per_marker = other.coins_per_marker
        self.coins_each_turn = other.coins_each_turn
        self.coins_on_pick_turn = other.coins_on_pick_turn
        self.coins_per_nonempty = other.coins_per_nonempty
        self.marks = other.marks
        self.spread = other.spread
        self.standing = other.standing
        self.built = other.built
        self.for_one = other.for_one
        self.places_markers = other.places_markers
        self.acts_in_decline = other.acts_in_decline
        self.keeps_tokens = other.keeps_tokens
        self.stays = other.stays
        self.declines_after_scoring = other.declines_after_scoring
        self.rolls = other.rolls
        self.names_peace = other.names_peace
        self.substitutes = other.substitutes
        self.gains_tokens = other.gains_tokens

    def tokens_gained(self, nonempty_conquests: int) -> int:
        """Count the tokens gained at the start of redeployment."""
        if not self.gains_tokens:
            return 0
        return sum([effect.tokens_gained(nonempty_conquests) for effect in self.effects])


def _with_links(adjacent: list[int], linked: list[int]) -> list[int]:
    """Add to every linked region the others of its group as neighbours."""
    if not linked:
        return adjacent
    widened = adjacent.copy()
    for group in linked:
        for region in members(group):
            widened[region] |= group & ~(1 << region)
    return widened


def _tally(tallies: list[tuple[int, int]], answer: tuple[str, int], kinds: dict[str, int]) -> None:
    """Add a count to those by kind of marker; nobody can count beyond what an action says."""
    name, count = answer
    if not count:
        return
    kind = kinds[name]
    for place, (other, tally) in enumerate(tallies):
        if other == kind:
            tallies[place] = (kind, min(63, tally + count))
            return
    tallies.append((kind, min(63, count)))
    tallies.sort()
