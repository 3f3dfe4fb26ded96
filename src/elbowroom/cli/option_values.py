"""Reading what was written after an option."""

from __future__ import annotations

import os

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.text.locales import LANGUAGES, check_language


def listed_names(text: str) -> list[str]:
    """Read names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed_of(text: str) -> int | str:
    """Read a seed: a whole number if it is one, else the word itself."""
    return int(text) if text.lstrip("-").isdecimal() and text.isascii() else text


def counts_for(game: Game, text: str | None) -> list[int]:
    """Read numbers of players of a game; if none are told, all with whom somebody is met."""
    fewest, most = game.fewest_players, game.most_players
    return player_counts(text or f"{max(2, fewest)}-{most}", fewest, most)


def player_counts(text: str, fewest: int, most: int) -> list[int]:
    """Read numbers of players: 3, 2-5 or 2,4; those the game is not made for are refused."""
    counts: set[int] = set()
    for part in listed_names(text):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise InvalidSetup(
                f"'{text}' are no numbers of players. Write one, as in 3, or several, as in 2-5."
            )
        counts.update(range(int(first), min(int(last) if dash else int(first), most + 1) + 1))
    wrong = [count for count in sorted(counts) if not fewest <= count <= most]
    if wrong or not counts:
        raise InvalidSetup(f"'{text}': the game is for {fewest} to {most} players.")
    return sorted(counts)


def language_of(asked: str | None) -> str:
    """Take the language asked for, else that of this account if it is one of ours, else English."""
    if asked is not None:
        return check_language(asked)
    told = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    found = told.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else "en"
