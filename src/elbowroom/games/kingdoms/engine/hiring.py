"""Hero cards: hiring, advancing, retiring."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import Deed, OfChance, Question
from elbowroom.games.kingdoms.engine.terms import HERO, NONE, REGULAR, RETIRED
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.steps import Step

CARDS_DRAWN: Final = 2


def hire(pos: Position, player: int) -> None:
    """Draw two hero cards and keep one (K-HERO-8)."""
    drawn = min(CARDS_DRAWN, size(pos.deck))
    if drawn:
        pos.push(steps.KEEP, player)
        for _ in range(drawn):
            pos.push(steps.DRAW, player)


class Draw(OfChance):
    """Show a player one of the cards to choose from."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.DRAW, card) for card in members(pos.deck)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, card = first_of(step), first_of(action)
        pos.deck &= ~(1 << card)
        place = player * 2
        pos.offered[place + (pos.offered[place] != NONE)] = card
        pos.note("hero_drawn", player)


class Keep(Question):
    """Keep one card; the other goes back once everybody has chosen (K-HC-3)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        place = first_of(step) * 2
        offered = (pos.offered[place], pos.offered[place + 1])
        return [encode(verbs.KEEP, card) for card in offered if card != NONE]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, card = first_of(step), first_of(action)
        for place in (player * 2, player * 2 + 1):
            if pos.offered[place] not in (card, NONE):
                pos.returned[player] = pos.offered[place]
            pos.offered[place] = NONE
        pos.hero_card[player] = card
        pos.hero_level[player] = 1
        pos.note("hero_kept", player, hero=pos.rules.heroes[card].id)
        if pos.round:
            _shuffle_back(pos)


class HeroesDealt(Deed):
    """Everybody has chosen a first hero."""

    def carry_out(self, pos: Position, step: int) -> None:
        _shuffle_back(pos)


def _shuffle_back(pos: Position) -> None:
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


def lose_hero_card(pos: Position, player: int) -> None:
    """Shuffle the card of a hero that left play back into the deck (K-HERO-7)."""
    if pos.hero_card[player] != NONE:
        pos.deck |= 1 << pos.hero_card[player]
    pos.hero_card[player] = NONE
    pos.hero_level[player] = 0


STEPS: Final[dict[int, Step[Any]]] = {
    steps.DRAW: Draw("draw", "player", concealed=True),
    steps.KEEP: Keep("keep"),
    steps.HEROES_DEALT: HeroesDealt("heroes_dealt"),
}
