"""What games of installed packages say: the page carries the words of ours only."""

from __future__ import annotations

from typing import Any

from elbowroom.games import SHIPPED
from elbowroom.hosting.game_infos import game_info
from elbowroom.kernel.game import Game
from elbowroom.kernel.manifest import MissingFace
from elbowroom.text.locales import LANGUAGES, read_game_messages


def told_game(game: Game) -> dict[str, Any]:
    """Describe a game to a page, with the words that it cannot know."""
    return game_info(game) | {"words": words_of(game.id)}


def words_of(game: str) -> dict[str, str]:
    """Give what a game of an installed package says in each language it speaks."""
    if game in SHIPPED:
        return {}
    try:
        spoken = {each: read_game_messages(each, game).values() for each in LANGUAGES}
    except MissingFace:  # the other games go on
        return {}
    return {language: "\n".join(said) for language, said in spoken.items() if said}
