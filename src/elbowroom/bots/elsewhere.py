"""The names of the ladder in games that are no conquest: whoever plays there by that name."""

from __future__ import annotations

from importlib import import_module

from elbowroom.bots.bot import Bot
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.view import View

FAMILIES: tuple[str, ...] = ("elbowroom.bots.realms",)
"""Modules with `knows(state)` and `answer(name, seed, view)`; imported when first needed."""


def answer_elsewhere(bot: Bot, view: View) -> int:
    """Let the player of the same name answer, who knows this family of games."""
    for place in FAMILIES:
        family = import_module(place)
        if family.knows(view.state):
            answered: int = family.answer(bot.name, bot.seed, view)
            return answered
    raise ElbowroomError(f"The bot {bot.name} does not know this game.")
