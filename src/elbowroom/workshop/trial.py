"""A trial of a pack or a map: it is played by chance, so that nothing is published that breaks or never ends."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError, Fault
from elbowroom.workshop.packs import own_limit_of
from elbowroom.workshop.sharing import is_map

MOST_DECISIONS: Final = 20_000
"""Answers after which a game is called endless; a long one takes a tenth."""


def trial_faults(game: str, document: dict[str, Any]) -> list[Fault]:
    """Play a sound pack or map once with the fewest and once with the most players, and say what goes wrong."""
    found = find_game(game)
    if is_map(document):
        counts = sorted({min(document["players"]), max(document["players"])})
    else:
        counts = [max(2, found.fewest_players), found.most_players]
    for players in counts:
        try:
            if not _ends(game, document, players):
                told = f"a game of {players} with it does not end; something in it feeds itself"
                return [Fault("", told, "endless", {"players": players})]
        except (
            ElbowroomError,
            ArithmeticError,
            LookupError,
            TypeError,
            ValueError,
            AssertionError,
        ):
            told = f"a game of {players} with it cannot be played to its end"
            return [Fault("", told, "unplayable", {"players": players})]
    return []


def _ends(game: str, document: dict[str, Any], players: int) -> bool:
    options = (
        {"map": document}
        if is_map(document)
        else {"packs": [document], "own_limit": own_limit_of([document])}
    )
    rng = Random(f"trial:{players}")
    state = find_game(game).new(players, f"trial:{players}", **options)
    for _ in range(MOST_DECISIONS):
        if state.over:
            return True
        state.apply(rng.choice(state.legal_actions()))
    return False
