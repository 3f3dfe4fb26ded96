"""The names of the ladder in games that are no conquest: whoever plays there by that name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from elbowroom.bots.bot import Bot
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.view import View

FAMILIES: tuple[str, ...] = ("elbowroom.games.kingdoms.bots.greedy",)
"""Modules with `knows(state)`, `think(bot, view)` and `FILES`; imported when first needed."""


def answer_elsewhere(bot: Bot, view: View) -> int:
    """Let the player of the same name answer, who knows this family of games."""
    return explained_elsewhere(bot, view)[0]


def explained_elsewhere(bot: Bot, view: View) -> tuple[int, dict[str, Any] | None]:
    """Let the player of the same name answer, and say why if it follows a plan."""
    for place in FAMILIES:
        family = import_module(place)
        if family.knows(view.state):
            action, why = family.think(bot, view)
            return action, why
    raise ElbowroomError(f"The bot {bot.name} does not know this game.")


def patterns_of_others(game: str | None) -> list[str]:
    """Name the files beside this one that play other families of games only; none if none is told."""
    if game is None:
        return []
    found = find_game(game)
    start = found.begin(found.check_setup(players=found.most_players))
    families = [import_module(place) for place in FAMILIES]
    return [family.FILES for family in families if not family.knows(start)]
