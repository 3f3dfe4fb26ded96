"""What docs/rules prints about factions and heroes, read and turned into effects."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine import conditions
from elbowroom.games.kingdoms.engine.conditions import Condition, When
from elbowroom.games.kingdoms.engine.hooks import ALL, Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    ANY,
    BASIC,
    CRAGS,
    EVERY_TERRAIN,
    FROM_ANYWHERE,
    FROM_SHORE,
    PATROL,
    PRICED,
    QUEST,
    RECEIVED,
    RESOURCES,
    TERRAINS,
    WATERS,
)
from elbowroom.games.kingdoms.engine.traits import WAR_WON, Advance
from elbowroom.games.kingdoms.engine.vocabulary import (
    actions,
    collecting,
    moving,
    pieces,
    scoring,
    war,
)

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "kingdoms.md").read_text()
_BOX = re.compile(
    r"K-COMP-6\*\* (\d+) factions .*, (\d+) territory sides on (\d+) .*, (\d+) hero cards"
)
FACTIONS, SIDES, CARDS, HEROES = (int(number) for number in _BOX.findall(PAGE)[0])
"""How many factions, sides of territory cards, such cards and heroes the box holds."""
EFFECT = r"`(\w+)`(?: (\{.*?\}))?"
LEVEL = re.compile(rf"^\| K-FAC-([a-z_]+)-L(\d) \| (\d) \| .*? \| {EFFECT} \| [PH] \|$")
HERO = re.compile(
    rf"^\| K-HEROCARD-([a-z_]+) \| (\w+) \| [^`]*{EFFECT} \| (\w+ ?\d?) "
    rf"\| [^`]*{EFFECT} \| (\w+ ?\d?) \| [PH] \|$"
)
FACTION = re.compile(
    r"^### K-FAC-(\w+) — ([\w' ]+?)(?: \(seed: .+\))?\n\nSet (\w+); (.*)$", re.MULTILINE
)
Params = dict[str, Any]


class Level(NamedTuple):
    """A level as printed: its price (for a hero how it is left), the kind of effect, its numbers."""

    price: str
    kind: str
    params: Params


class Head(NamedTuple):
    """What is printed above a faction's levels."""

    name: str
    set: str
    needs: tuple[str, ...]
    needs_heroes_call: bool
    suits_dummy: bool


def faction_heads() -> dict[str, Head]:
    """Read what is said about each faction as a whole, in order."""
    found = {}
    for id, name, set_name, rest in FACTION.findall(PAGE):
        said = rest.partition(".")[0]
        needs = re.search(r"needs: ([\w, ]+)", said)
        found[id] = Head(
            name,
            set_name,
            tuple(needs[1].strip().split(", ")) if needs else (),
            "needs module heroes_call" in said,
            "solo suggestion" in said,
        )
    return found


def faction_levels() -> dict[str, list[Level]]:
    """Read the levels of every faction, in order."""
    found: dict[str, list[Level]] = {}
    for line in PAGE.splitlines():
        row = LEVEL.match(line)
        if row:
            levels = found.setdefault(row[1], [])
            levels.append(Level(row[3], row[4], json.loads(row[5] or "{}")))
            assert int(row[2]) == len(levels)
    return found


def hero_levels() -> dict[str, list[Level]]:
    """Read the two levels of every hero, in order."""
    rows = [HERO.match(line) for line in PAGE.splitlines()]
    return {
        row[1]: [
            Level(row[5], row[3], json.loads(row[4] or "{}")),
            Level(row[8], row[6], json.loads(row[7] or "{}")),
        ]
        for row in rows
        if row
    }


def effect_kinds() -> set[str]:
    """Read the names of all kinds of effects."""
    part = PAGE.partition("## 23. Effect kinds")[2].partition("### Condition codes")[0]
    return set(re.findall(r"^- `(\w+)` — ", part, re.MULTILINE))


def vp_rules() -> set[str]:
    """Read the names of all rules a bonus may count by."""
    return set(re.findall(r"^- vp_rule `(\w+)` — ", PAGE, re.MULTILINE))


def condition_codes() -> set[str]:
    """Read the codes of all conditions."""
    part = PAGE.partition("### Condition codes")[2].partition("### Codes for where")[0]
    return set(re.findall(r"^- `([\w:]+)` — ", part, re.MULTILINE))


# Effects.


def advance_of(text: str) -> Advance:
    """Make the way to a hero's next level."""
    action, _, pay = text.partition(" ")
    return WAR_WON if action == "war_win" else Advance(ACTIONS.index(action), int(pay))


def effect_of(level: Level) -> Effect:
    """Make the effect of a printed level."""
    return READERS[level.kind](level.params)


def _number(name: str) -> int:
    return {"any": ANY, "received": RECEIVED}.get(name) or RESOURCES.index(name)


def _resource(params: Params) -> int:
    return _number(params["resource"])


def _action(params: Params, key: str) -> int:
    return ACTIONS.index(params[key])


def _gains(params: Params) -> Gains:
    return tuple(Gain(_number(name), units) for name, units in params["gains"].items())


def _terrains(names: list[str]) -> tuple[int, ...]:
    return EVERY_TERRAIN if names == ["any"] else tuple(TERRAINS.index(name) for name in names)


def _cost_mod(params: Params) -> Effect:
    priced = PRICED.index(params["what"])
    if "set_to" in params:
        return actions.CostSet(priced, params["set_to"])
    return actions.CostMod(priced, -params["delta"], params["min"], _when(params))


def _enter_gain(params: Params) -> Effect:
    return moving.EnterGain(
        _terrains(params["terrain"]),
        _resource(params),
        params["amount"],
        tuple(ACTIONS.index(name) for name in params.get("via", ["patrol", "quest"])),
        params.get("where") == "other_home",
    )


def _collect_double(params: Params) -> Effect:
    where, _, named = params["where"].partition(":")
    if where == "hero_region":
        names = named.split(",") if named else ["any"]
        return collecting.CollectDouble(_terrains(names), only_hero=True)
    return collecting.CollectDouble(_terrains([where]))


FEATURES: Final = {"water": WATERS, "crag": CRAGS, "any": WATERS | CRAGS}
MOVES: Final = {"patrol_end": PATROL, "quest_end": QUEST}
QUESTS: Final = {"from_any": FROM_ANYWHERE, "water_port": FROM_SHORE}

READERS: Final[dict[str, Callable[[Params], Effect]]] = {
    "move_extra": lambda p: moving.MoveExtra(_action(p, "action"), p["extra"]),
    "patrol_steps": lambda p: moving.PatrolSteps(p["steps"]),
    "enter_gain": _enter_gain,
    "cost_mod": _cost_mod,
    "rival_build_tax": lambda p: actions.RivalBuildTax(p["delta"]),
    "action_sub": lambda p: actions.ActionSub(_action(p, "chosen"), _action(p, "instead")),
    "resource_sub": lambda p: actions.ResourceSub(
        _number(p["use"]),
        tuple(_number(name) for name in p["for"]),
        tuple(ACTIONS.index(name) for name in p["actions"]),
    ),
    "war_discount": lambda p: war.WarDiscount(p["amount"], _when(p)),
    "war_surcharge": lambda p: war.WarSurcharge(p["amount"], _when(p)),
    "war_resource_value": lambda p: war.WarResourceValue(
        _resource(p), p["value"], p["scope"] == "rival"
    ),
    "war_tie": lambda p: war.WarTie(_when(p)),
    "war_after_reveal": lambda p: war.WarAfterReveal(p["max"]),
    "war_shift_die": lambda p: war.WarShiftDie(p["by"]),
    "war_copy": lambda _: war.WarCopy(),
    "war_win_gain": lambda p: war.WarWinGain(
        _resource(p), p["amount"], p["from"] == "loser", _when(p)
    ),
    "war_loss_free": lambda p: war.WarLossFree(p["margin"]),
    "war_loss_punish": lambda p: war.WarLossPunish(
        _resource(p), ALL if p["amount"] == "all" else p["amount"]
    ),
    "on_removed_gain": lambda p: war.OnRemovedGain(_gains(p)),
    "on_rival_removed_gain": lambda p: war.OnRivalRemovedGain(_gains(p)),
    "on_other_war_gain": lambda p: war.OnOtherWarGain(_resource(p), p["amount"]),
    "on_reach_gain": lambda p: actions.OnReachGain(_gains(p)),
    "on_reach_rival_magic_loss": lambda p: actions.OnReachRivalMagicLoss(p["levels"]),
    "on_clear_gain": lambda p: collecting.OnClearGain(_resource(p), p["amount"], _when(p)),
    "on_attacked_gain": lambda p: war.OnAttackedGain(_resource(p), p["amount"]),
    "on_follow_gain": lambda p: actions.OnFollowGain(
        _action(p, "action"), _resource(p), p["amount"]
    ),
    "on_rival_standup_gain": lambda p: war.OnRivalStandupGain(_resource(p), p["amount"]),
    "rival_quest_toll": lambda _: moving.RivalQuestToll(),
    "rival_loss": lambda p: moving.RivalLoss(p["amount"]),
    "steal": lambda p: moving.Steal(p["amount"], p["trigger"] == "hero_enters_rival_home"),
    "collect_bonus": lambda p: collecting.CollectBonus(_resource(p), p["amount"], _when(p)),
    "collect_double": _collect_double,
    "collect_convert": lambda p: collecting.CollectConvert(_when(p)),
    "trade_bonus": lambda p: actions.TradeBonus(_resource(p), p["amount"]),
    "trade_multi": lambda p: actions.TradeMulti(
        BASIC if p["into"] == "any" else (_number(p["into"]),)
    ),
    "expand_adjacent": lambda p: actions.ExpandAdjacent(p["near"] == "hero"),
    "build_adjacent": lambda _: actions.BuildAdjacent(),
    "terrain_cross": lambda p: moving.TerrainCross(FEATURES[p["feature"]]),
    "terrain_enter": lambda p: moving.TerrainEnter(FEATURES[p["feature"]]),
    "quest_free": lambda p: moving.QuestFree(QUESTS[p["mode"]]),
    "charge_on": lambda _: moving.ChargeOn(),
    "ruins_free_move": lambda _: moving.RuinsFreeMove(),
    "ruins_scored": lambda _: scoring.RuinsScored(),
    "tundra_stay": lambda _: moving.TundraStay(),
    "knock_meeple": lambda p: moving.KnockMeeple(MOVES[p["trigger"]]),
    "knock_fortress": lambda p: moving.KnockFortress(MOVES[p["trigger"]]),
    "fortress_value": lambda p: pieces.FortressValue(p["amount"]),
    "rival_fortress_ignore": lambda p: pieces.RivalFortressIgnore(_when(p)),
    "fortress_kill_gain": lambda p: pieces.FortressKillGain(_resource(p), p["amount"]),
    "alliance_gain": lambda p: pieces.AllianceGain(p["amount"], p["who"] == "other", _when(p)),
    "alliance_lock": lambda p: pieces.AllianceLock(_when(p)),
    "flag_punish": lambda p: pieces.FlagPunish(p["amount"]),
    "flag_gain": lambda p: pieces.FlagGain(p["amount"]),
    "revive": lambda p: war.Revive(_resource(p), p["amount"]),
    "retreat_any": lambda _: war.RetreatAny(),
    "hero_action": lambda p: actions.HeroAction(_action(p, "chosen"), _action(p, "instead")),
    "aura_discount": lambda p: war.AuraDiscount(p["amount"], _when(p)),
    "vp": lambda p: scoring.Vp(p["rule"], p.get("each", 1), p.get("max", scoring.NO_CAP)),
    "retire": lambda _: actions.Retire(),
}


# Conditions.


def _when(params: Params) -> When:
    return tuple(condition_of(code) for code in params.get("when", []))


CONDITIONS: Final = {
    "role:attack": conditions.ATTACKING,
    "role:defend": conditions.DEFENDING,
    "via:patrol": conditions.BY_PATROL,
    "via:quest": conditions.BY_QUEST,
    "home:yes": conditions.AT_HOME,
    "home:no": conditions.ABROAD,
    "payment:has_ore": conditions.PAYING_ORE,
    "payment:single_type": conditions.PAYING_ONE_TYPE,
    "payment:mana_only": conditions.PAYING_MANA_ONLY,
    "rival_meeple:present": conditions.AGAINST_MEEPLE,
    "rival_meeple:laid_down": conditions.AGAINST_LYING_MEEPLE,
    "rival_fortress:standing": conditions.AGAINST_FORTRESS,
    "rival_fortress:none": conditions.AGAINST_NO_FORTRESS,
    "hero:fights": conditions.HERO_FIGHTS,
    "hero:absent": conditions.OTHER_FIGHTS,
    "hero_on:home": conditions.HERO_AT_HOME,
    "region:hero": conditions.IN_HERO_REGION,
    "hero_region:allied": conditions.HERO_ALLIED,
    "war_region:adjacent_to_hero": conditions.BESIDE_HERO,
    "war_region:hero_territory": conditions.ON_HERO_TERRITORY,
    "alliances:none": conditions.UNALLIED,
}
OF_TERRAINS: Final = {"region_type": conditions.fought_in, "hero_on": conditions.hero_in}
OF_FEATURES: Final = {"beside": conditions.beside, "build_beside": conditions.built_beside}


def condition_of(code: str) -> Condition:
    """Make a condition from its code."""
    if code in CONDITIONS:
        return CONDITIONS[code]
    word, kind, *count = code.split(":")
    if word == "occupy":
        return _occupation(kind, int(count[0]))
    if word in OF_TERRAINS:
        return OF_TERRAINS[word](TERRAINS.index(kind))
    return OF_FEATURES[word](FEATURES[kind])


def _occupation(kind: str, least: int) -> Condition:
    if kind in TERRAINS:
        return conditions.occupying(TERRAINS.index(kind), least)
    if kind == "border":
        return conditions.occupying_border(least)
    _, feature, *abroad = kind.split("_")
    where = conditions.occupying_beside_abroad if abroad else conditions.occupying_beside
    return where(FEATURES[feature], least)
