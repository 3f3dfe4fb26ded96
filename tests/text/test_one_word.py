"""One thing, one word: words of which the box, and so every text, has another."""

from __future__ import annotations

import re

import pytest

from elbowroom.games import SHIPPED as GAMES
from tests.text.ftl import game_messages

OTHERWISE = {
    "en": {r"\btoo dear\b": "too expensive", r"\bchoose anew\b": "choose once more"},
    "cs": {
        r"\bkám(?:en|ene|eny)\b": "dílek",
        r"\bspojenectv": "aliance",
        r"\bdes(?:ce|ku|kou)\b": "plán",
    },
    "pl": {
        r"\bw ręc[eu]\b|\bw ręku\b": "na ręce",
        r"\bbonus": "premia",
        r"\bkost(?:ka|ki|kę|ką|ce)\b": "kość",
    },
    "is": {
        r"\bkynþ[áæ]tt": "þjóð",
        r"\bþegn(?!skap)": "tákn",
        r"\btölvuleikm": "botti",
        r"\blot(?:a|u|ur)\b": "umferð",
    },
}
"""By language: what nothing is called, and what it is called instead."""
CONQUEST = ("", "classic", "warcraft")
OF_ONE_GAME = {
    ("cs", "classic"): {r"\bras[auyo]u?\b": "národ"},
    ("cs", ""): {r"\bras[auyo]u?\b": "národ"},
    ("cs", "warcraft"): {r"\bnárod(?!ní)": "rasa"},
    **{("pl", game): {r"\bmoc(?:y|ą|om|ami)?\b": "zdolność"} for game in CONQUEST},
    **{("is", game): {r"\bhæfileik": "eiginleiki"} for game in CONQUEST},
}
"""Where only some games have another word: Warcraft's box has races, the other boxes have peoples."""


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", OTHERWISE)
def test_one_thing_has_one_word(language: str, game: str) -> None:
    wrong = {**OTHERWISE[language], **OF_ONE_GAME.get((language, game), {})}
    found = {
        (key, instead)
        for key, message in game_messages(language, game).items()
        for word, instead in wrong.items()
        if re.search(word, message.text, re.IGNORECASE) and not _of_a_map(message.file)
    }
    assert found == set()


def _of_a_map(file: str) -> bool:
    """Whether a file speaks of boards as things in the box, of which maps are made."""
    return file.startswith("maps")
