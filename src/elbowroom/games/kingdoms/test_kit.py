"""Positions of kingdoms written by hand: meeples, resources, levels, fortresses, heroes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from elbowroom.catalogue import game as find_game
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
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import InvalidPosition, unknown
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import first_of
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.reasons import Explanation
from elbowroom.kernel.state import UNSEEDED

TERRITORIES = ["amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow"]
"""What lies there unless `territories` says otherwise: one home each, then the Lost Kingdom."""


class RealmScenario:
    """A position that can be written, asked and played; the first question completes it."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        places = max(players, 2) + (players == 2)  # noqa: PLR2004 - the dummy, the Lost Kingdom
        options.setdefault("territories", TERRITORIES[:places])
        found = find_game(game)
        self._draft = found.begin(found.check_setup(players=players, **options))
        if not isinstance(self._draft, KingdomsState):
            raise InvalidPosition(f"{game} has no kingdoms to write down.")
        self._table = self._draft
        lands, cards = self._table.lands, self._table.cards
        set_table(self._table)
        self._table.lands, self._table.cards = lands, cards
        lay_land(self._table)
        self._live: KingdomsState | None = None
        self._active = 0
        self._select: int | None = None
        self._acting: int | None = None
        self._begins = False
        self._answers: list[str] = []
        self._rng = seeded("test kit")
        self.events: list[Event] = []

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
        self._answers += [f"draw {hero}" for hero in heroes]
        return self

    def roll(self, *numbers: int) -> Self:
        """Force the next numbers of the die for the dummy."""
        self._answers += [f"die {number}" for number in numbers]
        return self

    def night(self) -> Self:
        """Let the night side of the compass be up."""
        self._unwritten().night = True
        return self

    # Asking.

    @property
    def state(self) -> KingdomsState:
        """The position itself, completed and checked."""
        if self._live is None:
            self._live = self._completed()
            self._answer_chance()
        return self._live

    @property
    def asked(self) -> int:
        """The player asked now."""
        return self.state.decision.player

    @property
    def phase(self) -> str:
        """What is asked now."""
        return self.state.decision.kind

    def play(self, *texts: str) -> Self:
        """Play actions; chance answers as forced, else at random."""
        for text in texts:
            self.state.play(text, events=self.events)
            self._answer_chance()
        return self

    def legal(self) -> list[str]:
        """List the allowed actions in text."""
        return [self.state.text(action) for action in self.state.legal_actions()]

    def why_not(self, text: str) -> str:
        """Give the reason why an action is refused; empty if it is allowed."""
        refused = self.state.why_not(self.state.notation.parse(text))
        return refused.sentence if refused else ""

    def rule_against(self, text: str) -> str:
        """Give the ID of the rule that refuses an action; empty if it is allowed."""
        refused = self.state.why_not(self.state.notation.parse(text))
        return refused.rule if refused else ""

    def explain(self, text: str) -> Explanation:
        """Take the number behind an action apart."""
        return self.state.explain(text)

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

    def happened(self, kind: str) -> list[Event]:
        """List what happened of a kind."""
        return [event for event in self.events if event.kind == kind]

    # How it is done.

    def _unwritten(self) -> KingdomsState:
        if self._live is not None:
            raise InvalidPosition(
                "The position is in play; write it down before asking or playing."
            )
        return self._table

    def _seat(self, player: int) -> int:
        if not 0 <= player < self._table.rules.seats:
            raise InvalidPosition(f"There is no seat {player}.")
        return player

    def _region(self, name: str) -> int:
        known = self._table.rules.board.numbers
        if name not in known:
            raise unknown("region", name, list(known))
        return known[name]

    def _completed(self) -> KingdomsState:
        state = self._table.copy()
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

    def _answer_chance(self) -> None:
        while self.state.decision.player == CHANCE:
            forced = self._answers.pop(0) if self._answers else None
            self.state.apply(
                self._drawn() if forced is None else self.state.notation.parse(forced), self.events
            )

    def _drawn(self) -> int:
        self.state.rng = self._rng
        action = self.state.draw()
        self._rng = self.state.rng
        self.state.rng = UNSEEDED
        return action
