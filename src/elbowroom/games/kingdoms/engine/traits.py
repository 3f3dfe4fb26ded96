"""Factions and hero cards: data made of effects."""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.games.kingdoms.engine.abilities import NO_ABILITIES, Abilities
from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.games.kingdoms.engine.vocabulary.actions import Retire

BASE: Final = "base"
HEROES_CALL: Final = "heroes_call"
OWN: Final = "own"
"""The set of what packs bring."""
THREE_OR_MORE: Final = "three_or_more_players"
"""What some traits need, besides a kind of place."""


class Faction:
    """A faction: its set, the effect of each magic level, and what it needs."""

    def __init__(
        self,
        id: str,
        name: str,
        set: str,
        *effects: Effect,
        needs: tuple[str, ...] = (),
        needs_heroes_call: bool = False,
        suits_dummy: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.set = set
        self.effects = effects
        """The effect of each level, from 1."""
        self.needs = needs
        """Terrains and features, or players, one of which must be there (K-SETUP-9)."""
        self.needs_heroes_call = needs_heroes_call
        self.suits_dummy = suits_dummy
        """Suggested for the dummy of a solo game (K-SOLO-1)."""
        self.levels = tuple([Abilities(list(effects[:n])) for n in range(len(effects) + 1)])
        """The abilities in force at each level, from 0 (K-MAGIC-1)."""


class Advance(NamedTuple):
    """How a hero reaches the next level: an action and its price, or a war won."""

    action: int
    """NONE for a war won."""
    pay: int = 0


WAR_WON: Final = Advance(NONE)


class Hero:
    """A hero card: two levels, how each is left, and what it needs; level 3 is retirement."""

    def __init__(
        self,
        id: str,
        name: str,
        first: Effect,
        to_second: Advance,
        second: Effect,
        to_third: Advance,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.effects = (first, second, Retire())
        self.needs = needs
        self.levels = (
            NO_ABILITIES,
            Abilities([first]),
            Abilities([first, second]),
            Abilities(list(self.effects)),
        )
        """The abilities in force at each level, from 0."""
        self.advances = (WAR_WON, to_second, to_third)
        """How each level is left, from 0."""
