"""Cards of what is published: what is in it, what the server's games say of it, and finding some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elbowroom.catalogue import GAMES
from elbowroom.catalogue import game as find_game
from elbowroom.lab.weighing.boards import MAPS
from elbowroom.lab.weighing.verdict import FAIR, NOTHING_SEEN, TOO_STRONG, TOO_WEAK
from elbowroom.text.effects import lists_of, read_back
from elbowroom.text.locales import LANGUAGES
from elbowroom.workshop.sharing import is_map

MOST_THINGS = 16
"""Things of a pack that its card knows."""
MOST_WORDS = 4000
"""Letters of a card's words by which it is found: the names of its things, then what they say."""
LISTS = {"races": "races", "factions": "races", "maps": "maps", "territories": "maps"}
"""Which filter a list of a pack belongs to; all others are with the powers."""
UNEVEN = "uneven"
"""The word of a map on which some seat is ahead or behind."""
NOT_WEIGHED: dict[str, Any] = {"word": "none", "games": 0, "counts": []}
_FIGURES = ("players", "games", "fair", "rate", "low", "high", "word")
Card = dict[str, Any]


def about(game: str, document: Mapping[str, Any]) -> dict[str, Any]:
    """Tell what a card shows of a document, and the words by which it is found."""
    if is_map(document):
        return {
            "things": [],
            "players": document["players"],
            "words": "",
            "cells": _cells(document),
        }
    found = [
        (name, thing)
        for name, listed in document.items()
        if isinstance(listed, list) and name not in ("markers", "credits")
        for thing in listed
        if isinstance(thing, dict) and "name" in thing
    ][:MOST_THINGS]
    things = [
        {"list": name, "id": thing.get("id", "")}
        | {field: thing.get(field) for field in ("name", "icon", "colour")}
        for name, thing in found
    ]
    said = [
        " ".join([thing["name"], *thing.get("text", {}).values(), *told])
        for thing, told in ((thing, _said(game, name, thing, document)) for name, thing in found)
    ]
    words = " ".join([*[thing["name"] for thing in things], *said])[:MOST_WORDS]
    return {"things": things, "players": [], "words": words, "cells": []}


def _cells(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Sketch a map: terrain and corners of every region that is drawn."""
    return [
        {
            "terrain": region.get("terrain", ""),
            "points": [round(number) for corner in region.get("cell", []) for number in corner],
        }
        for region in document["regions"]
    ]


def _said(
    game: str, listed: str, thing: Mapping[str, Any], document: Mapping[str, Any]
) -> list[str]:
    kind = next((kind for kind, name in lists_of(game).items() if name == listed), "")
    return [
        line for language in LANGUAGES for line in read_back(thing, language, game, document, kind)
    ]


def verdict_of(reports: Sequence[Mapping[str, Any]], things: int) -> dict[str, Any]:
    """Say one word of all things of a pack, each number of players by the thing furthest from fair."""
    if not reports or len(reports) < things:
        return NOT_WEIGHED
    by_players: dict[int, list[Mapping[str, Any]]] = {}
    for report in reports:
        for count in report["counts"]:
            by_players.setdefault(count["players"], []).append(count)
    furthest = [
        max(each, key=lambda one: abs(one["rate"] - one["fair"]))
        for _, each in sorted(by_players.items())
    ]
    words = {count["word"] for each in by_players.values() for count in each}
    of_maps = any(report["list"] == MAPS for report in reports)
    counts = [{name: each[name] for name in _FIGURES} for each in furthest]
    games = sum(report["games"] for report in reports)
    return {
        "word": UNEVEN if of_maps and words & {TOO_STRONG, TOO_WEAK} else _word(words),
        "games": games,
        "counts": counts,
    }


def _word(words: set[str]) -> str:
    if {TOO_STRONG, TOO_WEAK} <= words:
        return "mixed"
    if TOO_STRONG in words:
        return "strong"
    if TOO_WEAK in words:
        return "weak"
    return "unclear" if NOTHING_SEEN in words or FAIR not in words else "fair"


def rules_of(game: str) -> int:
    """Give the version of a game's rules here; 0 for a game that is not."""
    return find_game(game).rules_version if game in GAMES else 0


@dataclass(frozen=True)
class Wish:
    """What somebody looks for."""

    text: str = ""
    games: frozenset[str] = frozenset()
    what: frozenset[str] = frozenset()
    verdict: frozenset[str] = frozenset()
    only: frozenset[str] | None = None
    """Addresses; None: all."""
    sort: str = "played"


def kinds_in(card: Card) -> set[str]:
    """Name the filters a card is found by."""
    if card["kind"] == "map":
        return {"maps"}
    return {LISTS.get(thing["list"], "powers") for thing in card["things"]}


def judged(card: Card) -> str:
    """Name the verdict a card is found by."""
    word = card["verdict"]["word"]
    return {"fair": "fair", "none": "none", "unclear": "fair"}.get(word, "unfair")


_TESTS: dict[str, Callable[[Card], set[str]]] = {
    "game": lambda card: {card["game"]},
    "what": kinds_in,
    "verdict": lambda card: {judged(card)},
}


def found_by(cards: Iterable[Card], wish: Wish) -> tuple[list[Card], dict[str, dict[str, int]]]:
    """List the cards that fit, in the order asked for, and count what each filter would give."""
    asked = {"game": wish.games, "what": wish.what, "verdict": wish.verdict}
    words = wish.text.casefold().split()
    counts: dict[str, Counter[str]] = {name: Counter() for name in asked}
    fitting: list[Card] = []
    for card in cards:
        if not _reads(card, words) or (wish.only is not None and card["address"] not in wish.only):
            continue
        told = {name: test(card) for name, test in _TESTS.items()}
        misses = [name for name, values in asked.items() if values and not values & told[name]]
        if not misses:
            fitting.append(card)
        for name in asked:
            if misses in ([], [name]):
                counts[name].update(told[name])
    fitting.sort(key=_ORDERS[wish.sort])
    return fitting, {name: dict(found) for name, found in counts.items()}


def _reads(card: Card, words: list[str]) -> bool:
    return all(word in card["words"] for word in words)


def _fairness(card: Card) -> tuple[float, float, str]:
    """Nearest to the fair line first, then the narrowest; what was not weighed comes last."""
    counts = [each for each in card["verdict"]["counts"] if each["games"]]
    if not counts:
        return (9.0, 9.0, card["address"])
    apart = max(abs(each["rate"] - each["fair"]) for each in counts)
    wide = max(each["high"] - each["low"] for each in counts)
    return (round(apart, 2), wide, card["address"])


def _newest(card: Card) -> tuple[Any, ...]:
    return (*[-ord(letter) for letter in card["at"]], card["address"])


_ORDERS: dict[str, Callable[[Card], Any]] = {
    "played": lambda card: (-card["games"], _newest(card)),
    "newest": _newest,
    "fairest": _fairness,
}
