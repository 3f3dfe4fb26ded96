"""Packs made by chance from what a game lets them say, sound ones and broken ones, and games with them."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidPack
from elbowroom.kernel.state import State
from elbowroom.workshop import check, vocabulary
from elbowroom.workshop.starting import new_thing

MOST_DECISIONS = 20_000
"""Answers after which a game is called endless; a long one takes a tenth."""
OWN = 2
"""Things of each list in a generated pack."""


def sound_pack(game: str, rng: Random) -> dict[str, Any]:
    """A pack within all limits: what breaks one is drawn again, or left out."""
    known = vocabulary(game)
    pack: dict[str, Any] = {"format": 1, "game": game, "id": "generated", "name": "Generated"}
    for kind in known["kinds"]:
        for number in range(rng.randint(0, OWN)):
            _add(pack, kind, number, known, rng)
    if not any(kind["list"] in pack and kind["kind"] != "marker" for kind in known["kinds"]):
        _add(pack, known["kinds"][0], 0, known, rng)
    return pack


def _add(
    pack: dict[str, Any], kind: dict[str, Any], number: int, known: dict[str, Any], rng: Random
) -> None:
    """Add a thing; effects are drawn until there is a sound one for each place."""
    names = ("Zorbles", "Quixlings")
    listed = pack.setdefault(kind["list"], [])
    thing = new_thing(known["game"], kind["kind"], f"{kind['kind']}_{number}", "Zorb")
    thing["name"] = f"{names[number]} {kind['kind'].title()}"
    for region in thing.get("regions", []):  # of different territories
        region["id"] += f"_{number}"
    thing.update(_renamed(thing, number))
    listed.append(thing)
    for field in kind["fields"]:
        if field["kind"] == "count" and (field["required"] or rng.random() < 0.3):
            _try(pack, thing, field["name"], rng.randint(field["least"], field["most"]))
        elif field["kind"] == "flag" and rng.random() < 0.5:
            _try(pack, thing, field["name"], value=True)
        elif "options" in field and rng.random() < 0.7:
            _try(pack, thing, field["name"], rng.choice(field["options"]))
    _draw_effects(pack, kind, thing, known, rng)
    if check(pack) and not (listed == [thing] and len(pack) == 5):
        listed.remove(thing)
        if not listed:
            del pack[kind["list"]]


def _renamed(thing: dict[str, Any], number: int) -> dict[str, Any]:
    """Let the neighbours of a territory's regions follow their new ids."""
    if "adjacency" not in thing:
        return {}
    return {
        "adjacency": [[f"{name}_{number}" for name in pair] for pair in thing["adjacency"]],
        "features": [
            {**each, "adjacent": [f"{name}_{number}" for name in each["adjacent"]]}
            for each in thing["features"]
        ],
    }


def _try(pack: dict[str, Any], holder: dict[str, Any], name: str, value: Any) -> None:
    """Change a field, and change it back where that breaks something new."""
    before = len(check(pack))
    old = holder.get(name)
    holder[name] = value
    if len(check(pack)) > before:
        if old is None:
            del holder[name]
        else:
            holder[name] = old


def _draw_effects(
    pack: dict[str, Any],
    kind: dict[str, Any],
    thing: dict[str, Any],
    known: dict[str, Any],
    rng: Random,
) -> None:
    for field in kind["fields"]:
        if field["kind"] != "effects":
            continue
        if not field.get("least"):
            thing["effects"] = []
        for place in range(rng.randint(field.get("least", 0), min(5, field["most"]))):
            for _ in range(6):
                kept = deepcopy(thing["effects"])
                effect = drawn_effect(known, kind["kind"], rng)
                thing["effects"][place : place + 1] = [effect]
                if not check(pack):
                    break
                thing["effects"] = kept


def drawn_effect(known: dict[str, Any], kind: str, rng: Random) -> dict[str, Any]:
    """Any effect of a kind of thing, its fields within their bounds."""
    shape = rng.choice([each for each in known["effects"] if kind in each["kinds"]])
    effect: dict[str, Any] = {"type": shape["type"]}
    effect |= _drawn(shape["fields"], known, rng)
    if shape.get("when") and rng.random() < 0.4:
        effect["when"] = _record("when", known, rng)
    if shape["lasts"] == "must" or (shape["lasts"] == "may" and rng.random() < 0.3):
        effect["lasts"] = True
    return effect


def _drawn(fields: list[dict[str, Any]], known: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {
        field["name"]: _value(field, known, rng)
        for field in fields
        if field["required"] or rng.random() < 0.4
    }


def _value(field: dict[str, Any], known: dict[str, Any], rng: Random) -> Any:
    if field["kind"] == "count":
        return rng.choice([n for n in range(field["least"], field["most"] + 1) if n] or [0])
    if field["kind"] == "flag":
        return True
    if field["kind"] in known["records"]:
        return _record(field["kind"], known, rng)
    return rng.choice(field.get("options") or known["names"].get(field["kind"]) or ["none"])


def _record(name: str, known: dict[str, Any], rng: Random) -> dict[str, Any]:
    fields = known["records"][name]
    return {
        field["name"]: _value(field, known, rng)
        for field in rng.sample(fields, rng.randint(0, min(2, len(fields))))
    }


def broken(pack: dict[str, Any], rng: Random) -> Any:
    """The same with something wrong in it, anywhere, of any kind."""
    changed = deepcopy(pack)
    for _ in range(rng.randint(1, 3)):
        _break(changed, rng)
    return changed


_ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 9, 10**9, 0.5, "", "a", "orcs", "forest", "\u202e", "😀", "<b>",
    "http://x", [], [[]], {}, {"type": 3}, "x" * 500, list(range(70)),
)  # fmt: skip


def _break(value: Any, rng: Random) -> None:
    """Walk to some place of plain data and change it, take it out, or put something in."""
    here = value
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(here[key], dict | list) and here[key] and rng.random() < 0.75:
            here = here[key]
            continue
        way = rng.random()
        if way < 0.6:
            here[key] = deepcopy(rng.choice(_ODD))
        elif way < 0.8:
            del here[key]
        elif isinstance(here, dict):
            here[rng.choice(["what", "when", "where", "lasts", "effects"])] = rng.choice(_ODD)
        else:
            here.append(deepcopy(here[key]))
        return


def is_answered(game: str, document: Any) -> bool:
    """Whether a document is sound, or its faults are clear: a place, a key and a sentence each."""
    try:
        faults = check(document, game)
    except InvalidPack:
        return False
    return all(
        fault["sentence"] and fault["key"] and "Traceback" not in fault["sentence"]
        for fault in faults
    ) and bool(json.dumps(faults))


def play(game: str, pack: dict[str, Any], players: int, seed: int) -> State:
    """Play a game with a pack by chance; an endless one and a broken law are refused."""
    rng = Random(f"{game}:{players}:{seed}")
    options: dict[str, Any] = {"packs": [pack], "own_limit": OWN}
    if game == "kingdoms":
        options |= {"heroes_call": bool(seed % 3), "factions": rng.choice(["random", "choose"])}
    found = find_game(game)
    state = found.new(players, seed, **options)
    for count in range(MOST_DECISIONS):
        if state.over:
            return state
        if count % 60 == 0:
            broken_laws = found.breaches(state)
            assert broken_laws == [], (broken_laws, json.dumps(pack))
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError(f"a game of {players} with seed {seed} did not end: {json.dumps(pack)}")
