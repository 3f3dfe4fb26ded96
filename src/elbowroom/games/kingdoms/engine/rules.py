"""What one game is played with: territories, players, modules, and the names of its notation."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.board import Board
from elbowroom.games.kingdoms.engine.content import Content, content
from elbowroom.games.kingdoms.engine.solo.compass import Compass
from elbowroom.games.kingdoms.engine.terms import ACTIONS, NONE, RESOURCES
from elbowroom.games.kingdoms.engine.traits import THREE_OR_MORE
from elbowroom.kernel.notation import Notation

MOST_ROUNDS: Final = 60
_MOST_KEPT: Final = 256
_TWO: Final = 2
_MANY: Final = 3


class Rules:
    """Everything about a game that does not change once its territories lie there."""

    def __init__(
        self, players: int, heroes_call: bool, territories: tuple[int, ...], box: Content
    ) -> None:
        self.box = box
        self.solo = players == 1
        """One player against the dummy, which has the second seat (K-SOLO-1)."""
        self.players = players
        seats = _TWO if self.solo else players
        self.seats = seats
        self.heroes_call = heroes_call
        self.lost_kingdom = players == _TWO
        """Two players share their world with the neutral third territory."""
        self.places = seats + self.lost_kingdom
        self.has_land = NONE not in territories and len(territories) == self.places
        lands = [box.territories[number] for number in territories] if self.has_land else []
        self.board = Board(lands)
        self.compass = Compass(self.board) if self.solo else None
        self.factions = box.factions
        self.heroes = box.heroes
        self._notation: Notation | None = None

    @property
    def notation(self) -> Notation:
        """The names of this game's notation; made when first asked for, as games without a word need none."""
        if self._notation is None:
            self._notation = Notation(verbs.VERBS, self._names())
            exchanged = [exchange.split("-") for exchange in verbs.EXCHANGES]
            self._notation.name_several(verbs.EXCHANGE, exchanged)
        return self._notation

    def _names(self) -> dict[str, list[str]]:
        return {
            verbs.REGION: self.board.ids,
            verbs.FROM: self.board.ids,
            verbs.SEAT: [str(seat) for seat in range(self.seats)],
            verbs.ACTION: list(ACTIONS),
            verbs.RESOURCE: list(RESOURCES),
            verbs.EXCHANGE: verbs.EXCHANGES,
            verbs.HERO: [hero.id for hero in self.heroes],
            verbs.DIRECTION: verbs.DIRECTIONS,
            "card": list(self.box.cards),
            "territory": [territory.id for territory in self.box.territories],
            "faction": [faction.id for faction in self.factions],
        }

    def hero_deck(self) -> int:
        """Give the hero cards that are in the deck at the start (K-HC-4)."""
        few = self.seats < _MANY
        deck = 0
        for number, hero in enumerate(self.heroes):
            if not (few and THREE_OR_MORE in hero.needs):
                deck |= 1 << number
        return deck


_KEPT: OrderedDict[tuple[int, bool, tuple[int, ...], str], Rules] = OrderedDict()


def rules_for(
    players: int, heroes_call: bool, territories: list[int], box: Content | None = None
) -> Rules:
    """Find the rules of a game on these territories; recent ones are kept."""
    box = content() if box is None else box
    key = (players, heroes_call, tuple(territories), box.key)
    found = _KEPT.get(key)
    if found is None:
        found = _KEPT[key] = Rules(players, heroes_call, key[2], box)
        if len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    return found
