"""Positions of kingdoms written by hand: meeples, resources, levels, fortresses, heroes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from elbowroom.games.kingdoms.engine.checks import check_position
from elbowroom.games.kingdoms.engine.setting_up import lay_land
from elbowroom.games.kingdoms.engine.state import KingdomsState, set_table
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    FULL,
    HERO,
    NONE,
    REGULAR,
    RESOURCES,
    RUINS,
)
from elbowroom.games.kingdoms.engine.turn import begin_turn, open_turn, select
from elbowroom.kernel.errors import InvalidPosition, InvalidSetup, unknown
from elbowroom.kernel.notation import first_of
from elbowroom.testing.scenario import Scenario

TERRITORIES = ["amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow"]
"""What lies there unless `territories` says otherwise: one home each, then the Lost Kingdom."""


class KingdomsScenario(Scenario[KingdomsState]):
    """A position that can be written, asked and played; the first question completes it."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        if "board" in options:
            raise InvalidSetup("Territories are named by 'territories', there is no 'board'.")
        places = max(players, 2) + (players == 2)  # noqa: PLR2004 - the dummy, the Lost Kingdom
        options.setdefault("territories", TERRITORIES[:places])
        super().__init__(game, players, **options)
        lands, cards = self._draft.lands, self._draft.cards
        set_table(self._draft)
        self._draft.lands, self._draft.cards = lands, cards
        lay_land(self._draft)
        self._active = 0
        self._select: int | None = None
        self._acting: int | None = None
        self._begins = False

    # Writing.

    def give(
        self,
        player: int,
        faction: str | None = None,
        regions: Mapping[str, int] | None = None,
        *,
        magic: int = 0,
        tower: int = 0,
        fortresses: Iterable[str] = (),
        lying: Iterable[str] = (),
        standing: Iterable[str] = (),
        hero: str | None = None,
        hero_in: str | None = None,
        hero_level: int = 1,
        **resources: int,
    ) -> Self:
        """Give a player faction, meeples, levels, fortresses, a hero and resources.

        Meeples in ruins lie down unless the region is among `standing`; elsewhere those of
        `lying` do. The hero of `hero_in` comes on top of the regular meeples of `regions`.
        """
        state = self._unwritten()
        self._seat(player)
        if faction is not None:
            known = [each.id for each in state.rules.factions]
            if faction not in known:
                raise unknown("faction", faction, known)
            state.faction[player] = known.index(faction)
        state.magic[player] = state.reached[player] = magic
        state.tower[player] = tower
        for name, count in (regions or {}).items():
            for _ in range(count):
                self._put(player, name, REGULAR, name in standing, name in lying)
        if hero_in is not None:
            self._put(player, hero_in, HERO, hero_in in standing, hero_in in lying)
        if hero is not None:
            cards = [each.id for each in state.rules.heroes]
            if hero not in cards:
                raise unknown("hero", hero, cards)
            state.hero_card[player] = cards.index(hero)
            state.hero_level[player] = hero_level
            state.deck &= ~(1 << cards.index(hero))
        for name in fortresses:
            state.forts[player] |= 1 << self._region(name)
            state.tower[player] += 1
        for name, units in resources.items():
            if name not in RESOURCES or not 0 <= units <= FULL:
                raise InvalidPosition(f"{name}={units}: resources are 0 to 9 of {RESOURCES}.")
            state.resources[player * 4 + RESOURCES.index(name)] = units
        return self

    def _put(self, player: int, name: str, hero: bool, stands: bool, lies: bool) -> None:
        state = self._unwritten()
        space = self._region(name)
        bit = 1 << space
        if state.second[player] & bit:
            raise InvalidPosition(f"{name} holds two meeples of seat {player} already.")
        in_ruins = bool(state.rules.board.of_terrain[RUINS] & bit)
        state.put(player, space, hero, lies or (in_ruins and not stands))

    def laid_fortress(self, player: int, *regions: str) -> Self:
        """Lay fortresses of a player down."""
        for name in regions:
            self._unwritten().forts_laid[player] |= 1 << self._region(name)
        return self

    def neutrals(self, *regions: str) -> Self:
        """Let neutral meeples stand in these regions only."""
        self._unwritten().neutral = sum([1 << self._region(name) for name in regions])
        return self

    def turn(
        self,
        active: int = 0,
        select: str | None = None,
        *,
        acting: int | None = None,
        shields: Iterable[str] = (),
        round: int = 1,
        begins: bool = False,
        triggered: bool = False,
    ) -> Self:
        """Say whose turn it is; with `select` the action is announced and `acting` is asked.

        `begins`: the turn begins before the clearing of the action card.
        """
        state = self._unwritten()
        state.round = round
        state.shields = sum([1 << ACTIONS.index(name) for name in shields])
        state.triggered = triggered
        self._active = self._seat(active)
        self._select = None if select is None else ACTIONS.index(select)
        self._acting = acting
        self._begins = begins
        return self

    def draw(self, *heroes: str) -> Self:
        """Force the next hero cards drawn."""
        return self.force(*[f"draw {hero}" for hero in heroes])

    def night(self) -> Self:
        """Let the night side of the compass be up."""
        self._unwritten().night = True
        return self

    # Asking.

    def has(self, player: int, resource: str) -> int:
        """Count a player's units of a resource."""
        return self.state.resource(player, RESOURCES.index(resource))

    def meeples(self, player: int, region: str | None = None) -> int:
        """Count a player's meeples in play, or in one region."""
        if region is None:
            return self.state.meeples(player)
        return self.state.meeples_in(player, 1 << self._region(region))

    def lying(self, player: int) -> list[str]:
        """List the regions where meeples of a player lie down."""
        return self.state.names(self.state.laid[player])

    def hero_in(self, player: int) -> str | None:
        """Name the region of a player's hero; None if it is not in play."""
        space = self.state.hero_at[player]
        return None if space == NONE else self.state.name(space)

    def fortresses(self, player: int) -> list[str]:
        """List the regions with a fortress of a player."""
        return self.state.names(self.state.forts[player])

    def allied(self, player: int) -> list[str]:
        """List the regions where a player is in an alliance."""
        return self.state.names(self.state.allied(player))

    # How it is done.

    def _unwritten(self) -> KingdomsState:
        if self._live is not None:
            raise InvalidPosition(
                "The position is in play; write it down before asking or playing."
            )
        return self._draft

    def _seat(self, player: int) -> int:
        if not 0 <= player < self._draft.rules.seats:
            raise InvalidPosition(f"There is no seat {player}.")
        return player

    def _region(self, name: str) -> int:
        known = self._draft.rules.board.numbers
        if name not in known:
            raise unknown("region", name, list(known))
        return known[name]

    def _completed(self) -> KingdomsState:
        state = self._draft.copy()
        for player, faction in enumerate(state.faction):
            if faction == NONE:
                free = [n for n in range(len(state.rules.factions)) if n not in state.faction]
                state.faction[player] = free[0]
        state.active = self._active
        state.turns = 1
        state.stack = []
        if self._begins:
            begin_turn(state, self._active)
        elif self._select is None:
            open_turn(state, self._active)
        else:
            select(state, self._active, self._select)
            while self._acting is not None and first_of(state.stack[-1]) != self._acting:
                state.stack.pop()
        state.settle()
        check_position(state)
        state.origin = state.position_dict()
        return state
