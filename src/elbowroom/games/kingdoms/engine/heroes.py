"""Hero cards: hiring, advancing, retiring."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import HERO, NONE, REGULAR, RETIRED
from elbowroom.kernel.bits import size

CARDS_DRAWN: Final = 2


def hire(pos: Position, player: int) -> None:
    """Draw two hero cards and keep one (K-HERO-8)."""
    drawn = min(CARDS_DRAWN, size(pos.deck))
    if drawn:
        pos.push(steps.KEEP, player)
        for _ in range(drawn):
            pos.push(steps.DRAW, player)


def draw(pos: Position, player: int, card: int) -> None:
    """Show a player one of the cards to choose from."""
    pos.deck &= ~(1 << card)
    place = player * 2
    pos.offered[place + (pos.offered[place] != NONE)] = card
    pos.note("hero_drawn", player)


def keep(pos: Position, player: int, card: int) -> None:
    """Keep one card; the other goes back once everybody has chosen (K-HC-3)."""
    for place in (player * 2, player * 2 + 1):
        if pos.offered[place] not in (card, NONE):
            pos.returned[player] = pos.offered[place]
        pos.offered[place] = NONE
    pos.hero_card[player] = card
    pos.hero_level[player] = 1
    pos.note("hero_kept", player, hero=pos.rules.heroes[card].id)


def shuffle_back(pos: Position) -> None:
    """Shuffle the returned cards into the deck."""
    for player, card in enumerate(pos.returned):
        if card != NONE:
            pos.deck |= 1 << card
            pos.returned[player] = NONE


def advance(pos: Position, player: int) -> None:
    """Raise the hero by a level; at the third it retires (K-HERO-6)."""
    pos.hero_level[player] += 1
    card = pos.hero_card[player]
    level = pos.hero_level[player]
    pos.note("hero_advanced", player, hero=pos.rules.heroes[card].id, level=level)
    if level < RETIRED:
        return
    space = pos.hero_at[player]
    lies = pos.lies(player, space, HERO)
    pos.take(player, space, HERO, lies)
    pos.put(player, space, REGULAR, lies)
    if pos.mover_at == space and pos.mover_hero:
        pos.mover_hero = False
        pos.moved.append(space)
    pos.retired[player] |= 1 << card
    pos.hero_card[player] = NONE
    pos.hero_level[player] = 0
    pos.note("hero_retired", player, hero=pos.rules.heroes[card].id)


def wins_advance(pos: Position, player: int) -> bool:
    """Whether a won war advances the player's hero."""
    card = pos.hero_card[player]
    if card == NONE:
        return False
    return pos.rules.heroes[card].advances[pos.hero_level[player]].action == NONE
