"""Formatted samples that hold Python and the page to the same words.

`python -m tests.text.samples` rewrites samples.json, and samples.GAME.json for a game with words
of its own. The tests here compare them with what Python says now; web/tests/unit/catalogue.test.ts
compares samples.json with what the page says.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from elbowroom.catalogue import game
from elbowroom.kernel.events import Event
from elbowroom.kernel.reasons import Refusal
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.locales import LANGUAGES
from elbowroom.text.names import combo_name, names
from elbowroom.text.reasons import part_name, refusal_sentence
from elbowroom.text.table_names import TableNames
from tests.text import kingdoms_events as kingdoms
from tests.text import warcraft as islands
from tests.text.ftl import game_messages, messages

COUNTS = (0, 1, 2, 5, 11, 21, 22, 101)
AMOUNTS = (0, 1, 2, 5)
OURS = ("event-", "entry-", "refusal-", "part-", "prompt-", "name-", "list-")
"""Prefixes of the messages whose every value has a sample here."""

NAMES = TableNames(
    players=["Mira", "Tomáš", "Bramble"],
    places={"r01": "Gooseham", "r02": "Foxrise", "r03": "Otterfen"},
    races={"moonmoles": "Moonmoles"},
    powers={"tidal": "Tidal"},
    game="classic",
)

WORDS = {
    "player": "Mira", "ally": "Tomáš", "loser": "Tomáš", "other": "Tomáš", "to": "Tomáš", "name": "Mira", "names": "Mira",
    "region": "Gooseham", "regions": "Gooseham", "race": "orcs", "loser_race": "halflings",
    "power": "flying", "marker": "encampment", "terrain": "sea", "symbol": "mine",
    "combo": "X", "combos": "X", "pieces": "X", "parts": "X", "part": "X", "scores": "X",
    "most": "A, B", "last": "C", "way": "attempt", "against": "player", "why": "absent", "bot": "hard",
    "place": "2.r05",
    "aim": "region", "took": "X",
}  # fmt: skip
NUMBERS = {
    "round", "price", "tokens", "coins", "count", "die", "cost", "hand", "owed", "combos",
    "needs", "faces", "sides", "tray", "left", "n", "total", "regions", "units", "times", "most",
    "beasts", "amount", "rounds", "box",
}  # fmt: skip
NUMBERS_HERE = {
    "refusal-no-combo": {"combos"},
    "refusal-recruits": {"most"},
    "prompt-recruit": {"most"},
    "prompt-decline-older": {"regions"},
    "refusal-law-row": {"most"},
    "refusal-law-row-coins": {"place"},
}
"""Where a value that is a word elsewhere is a number."""


def values_for(
    key: str, variables: frozenset[str], number: int, game: str = "classic"
) -> dict[str, str | int]:
    """Give a message something for every value it takes."""
    if game == "kingdoms":
        return _values_of_kingdoms(key, variables, number)
    words = WORDS if game == "classic" else {**WORDS, **islands.WORDS}
    numbers = (NUMBERS - set(words)) | NUMBERS_HERE.get(key, set())
    return {name: number if name in numbers else words[name] for name in sorted(variables)}


def _values_of_kingdoms(key: str, variables: frozenset[str], number: int) -> dict[str, str | int]:
    words = {**WORDS, **kingdoms.WORDS, **kingdoms.WORDS_HERE.get(key, {})}
    numbers = kingdoms.NUMBERS
    return {name: number if name in numbers else words[name] for name in sorted(variables)}


EVENTS = [
    Event("turn_began", 0, {"round": 3}),
    Event("picked", 0, {"race": "orcs", "power": "spirit", "price": 2, "coins": 1, "tokens": 10}),
    Event("picked", 1, {"race": "amazons", "power": "dragon_master", "price": 0, "coins": 0, "tokens": 11}),
    Event("picked", 2, {"race": "moonmoles", "power": "tidal", "price": 1, "coins": 5, "tokens": 9}),
    Event("revealed", 0, {"race": "elves", "power": "hill", "place": 5}),
    Event("rolled", 1, {"die": 0}),
    Event("rolled", 2, {"die": 1, "region": "r02", "needs": 2}),
    Event("revealed", 0, {"race": "trolls", "power": "stout", "place": 4}),
    Event("revealed", 0, {"race": "halflings", "power": "wealthy", "place": 5}),
    Event("abandoned", 1, {"region": "r01"}),
    Event("declined", 1, {"race": "ratmen"}),
    Event("abandoned", 1, {"region": "r01"}),
    Event("abandoned", 1, {"region": "r02"}),
    *[
        Event("conquered", seat, {
            "region": "r01", "tokens": tokens, "way": way, "race": "orcs",
            "from": loser, "from_race": race, "lost_tribe": tribe,
        })
        for seat, tokens, way, loser, race, tribe in [
            (0, 2, "conquer", None, None, False),
            (1, 5, "conquer", None, None, True),
            (0, 1, "attempt", 2, "halflings", False),
            (1, 1, "dragon", 1, "ghouls", False),
            (0, 1, "substitute", 1, "trolls", False),
        ]
    ],
    Event("attempt_failed", 2, {"region": "r03"}),
    *[
        Event("conquered", 2, {
            "region": region, "tokens": 2, "way": "conquer", "race": "elves",
            "from": None, "from_race": None, "lost_tribe": False,
        })
        for region in ("r01", "r02", "r03")
    ],
    Event("gained", 2, {"tokens": 2}),
    Event("coins_gained", 2, {"coins": 2}),
    Event("coins_handed", 2, {"coins": 1, "to": 0}),
    Event("tokens_lost", 2, {"tokens": 2}),
    Event("placed", 0, {"region": "r01", "marker": "encampment", "count": 1}),
    Event("placed", 0, {"region": "r01", "marker": "encampment", "count": 3}),
    Event("placed", 0, {"region": "r02", "marker": "fortress", "count": 1}),
    Event("scored", 0, {"coins": 8, "parts": [
        {"key": "regions.orcs", "coins": 5},
        {"key": "power.spirit", "coins": 0},
        {"key": "declined.skeletons", "coins": 2},
        {"key": "race.orcs", "coins": 1},
    ]}),
    Event("scored", 1, {"coins": 0, "parts": []}),
    Event("declined", 0, {"race": "orcs"}),
    Event("race_left", 0, {"race": "skeletons"}),
    Event("peace", 1, {"with": 0}),
    Event("game_over", 2, {"coins": [64, 58, 21]}),
]  # fmt: skip

REFUSALS = [
    Refusal("too_dear", values=(("region", "r01"), ("cost", 5), ("hand", 2))),
    Refusal("immune", values=(("region", "r02"), ("marker", "dragon"))),
    Refusal("peace", values=(("region", "r03"), ("seat", 1))),
    Refusal("no_such_key", values=(("cost", 4), ("hand", 2))),
]

PARTS = ("cost.base", "cost.tribe", "marker.lair", "race.tritons", "power.underworld",
         "regions.dwarves", "declined.ghouls", "race.moonmoles", "power.tidal", "pack.other")  # fmt: skip


class Sampled(NamedTuple):
    """What is told as a sample of one game."""

    file: str
    names: TableNames
    events: list[Event]
    refusals: list[Refusal]
    parts: tuple[str, ...]

    @property
    def game(self) -> str:
        """Its id."""
        return self.names.game

    @property
    def path(self) -> Path:
        """Where its samples are kept."""
        return Path(__file__).with_name(self.file)

    def told_keys(self) -> list[str]:
        """The messages of ours that take values; the shared ones once, with those of one game."""
        texts_of_all = messages("en", self.game)
        own = {key for language in LANGUAGES for key in game_messages(language, self.game)}
        return [
            key
            for key, message in texts_of_all.items()
            if message.variables and key.startswith(OURS) and (key in own or self.game == "classic")
        ]


SAMPLED = {
    "classic": Sampled("samples.json", NAMES, EVENTS, REFUSALS, PARTS),
    "warcraft": Sampled(
        "samples.warcraft.json", islands.NAMES, islands.EVENTS, islands.REFUSALS, islands.PARTS
    ),
    "kingdoms": Sampled(
        "samples.kingdoms.json", kingdoms.NAMES, kingdoms.EVENTS, kingdoms.REFUSALS, kingdoms.PARTS
    ),
}


def samples(of: Sampled) -> dict[str, Any]:
    """Format everything there is, in every language."""
    return {
        "tableNames": of.names._asdict(),
        "messages": [
            _message(language, key, of) for language in LANGUAGES for key in of.told_keys()
        ],
        "combos": {language: _combos(language, of.game) for language in LANGUAGES},
        "counted": {language: _counted(language, of.game) for language in LANGUAGES},
        "events": {
            "events": [event._asdict() for event in of.events],
            **{language: event_sentences(of.events, of.names, language) for language in LANGUAGES},
        },
        "refusals": [
            _refusal(language, refusal, of) for language in LANGUAGES for refusal in of.refusals
        ],
        "parts": {language: _parts(language, of) for language in LANGUAGES},
    }


def _message(language: str, key: str, of: Sampled) -> dict[str, Any]:
    variables = messages("en", of.game)[key].variables
    told = []
    for number in (0, 1, 5):
        values = values_for(key, variables, number, of.game)
        text = texts(language, of.game).format(key, **values)
        told.append({"values": values, "text": text})
        if not any(isinstance(value, int) for value in values.values()):
            break
    return {"language": language, "key": key, "told": told}


def _combos(language: str, of: str) -> dict[str, str]:
    rules = game(of).new(players=2, seed=1).rules
    if not hasattr(rules, "races"):
        return {}
    return {
        f"{race.id} {power.id}": combo_name(race.id, power.id, language, of)
        for race in rules.races
        for power in rules.powers
    }


def _counted(language: str, game: str) -> dict[str, list[str]]:
    known = names(language, game)
    return {
        f"{noun} {case}": [known.counted(count, noun, case) for count in COUNTS]
        for noun in known.nouns
        for case in ("nom", "acc")
    }


def _parts(language: str, of: Sampled) -> dict[str, list[str]]:
    """Name the parts of numbers where they stand alone, then behind some amounts."""
    words = texts(language, of.game)
    return {
        key: [part_name(key, of.names, words, amount) for amount in (None, *AMOUNTS)]
        for key in of.parts
    }


def _refusal(language: str, refusal: Refusal, of: Sampled) -> dict[str, Any]:
    return {
        "language": language,
        "refusal": {
            "key": refusal.key,
            "message": refusal.facts,
            "values": dict(refusal.values),
        },
        "text": refusal_sentence(refusal, of.names, language),
    }


def written(of: Sampled) -> str:
    """Write the samples as they are kept."""
    parts = [f"{json.dumps(name)}: {_lines(value)}" for name, value in samples(of).items()]
    return "{" + ",\n".join(parts) + "}\n"


def _lines(value: Any) -> str:
    """Write a list or an object with a line for each item."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
    items = [f"{json.dumps(key)}: {json.dumps(value[key], ensure_ascii=False)}" for key in value]
    return "{\n" + ",\n".join(items) + "\n}"


if __name__ == "__main__":
    for each in SAMPLED.values():
        each.path.write_text(written(each), encoding="utf-8")
        print(f"{each.path.stat().st_size} bytes in {each.file}")
