"""Reading own artifacts and own legendary places from a pack (W-CUSTOM)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from elbowroom.conquest.engine.content_bounds import type_name
from elbowroom.conquest.engine.content_further import Further
from elbowroom.games.warcraft.engine.hooks import SiteEffect
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.games.warcraft.engine.traits import Site
from elbowroom.games.warcraft.engine.vocabulary import (
    AttacksAnywhere,
    BringsTokens,
    DemandsTribute,
    Discount,
    FreePassage,
    PaysEachTurn,
    PaysForTheShore,
    PaysPerLikeRegion,
    Shields,
    SparesUnits,
    TakesLoneUnits,
    WidensFactionBonus,
)
from elbowroom.kernel.content_fields import (
    COUNT,
    FLAG,
    LONGEST_TEXT,
    LOOKED_AT,
    MOST_LANGUAGES,
    Field,
    dashed,
    described,
    named,
)
from elbowroom.kernel.content_head import LONGEST_NAME, read_looks
from elbowroom.kernel.content_names import Named
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_flag,
    read_id,
    read_line,
    read_list,
    read_object,
    read_texts,
)

RULE: Final = "W-CUSTOM-2"
LIST: Final = "sites"
KIND: Final = "site"
MOST_EFFECTS: Final = 2
MOST_TOOLS: Final = 5
"""Artifacts that help in a conquest: what the notation has room for."""
MOST_PLACES: Final = 12
"""Legendary places in one game: what the weights of those not yet seen are made for."""
ARTIFACTS: Final = "artifacts"
PLACES: Final = "places"
CATEGORIES: Final = (ARTIFACTS, PLACES)
_BELONGS: Final = {ARTIFACTS: "site-artifacts", PLACES: "site-places"}
ALONE: Final = "pays_for_the_shore"
"""It moves into a lake, where nobody holds what else it might do."""
_TOOLS: Final = ("discount", "attacks_anywhere")


def _count(name: str, least: int, most: int) -> Field:
    return Field(name, COUNT, required=True, least=least, most=most)


SHAPES: Final[dict[str, tuple[str, Any, tuple[Field, ...]]]] = {
    "attacks_anywhere": (ARTIFACTS, AttacksAnywhere, ()),
    "brings_tokens": (PLACES, BringsTokens, (_count("tokens", 1, 2),)),
    "demands_tribute": (ARTIFACTS, DemandsTribute, (_count("coins", 1, 2),)),
    "discount": (ARTIFACTS, Discount, (_count("tokens", 1, 3),)),
    "free_passage": (PLACES, FreePassage, ()),
    "pays_each_turn": (PLACES, PaysEachTurn, (_count("coins", 1, 3),)),
    "pays_for_the_shore": (PLACES, PaysForTheShore, (_count("coins", 1, 3),)),
    "pays_per_like_region": (PLACES, PaysPerLikeRegion, (_count("coins", 1, 2),)),
    "shields": (ARTIFACTS, Shields, (_count("price", 1, 4),)),
    "spares_units": (PLACES, SparesUnits, ()),
    "takes_lone_units": (ARTIFACTS, TakesLoneUnits, (_count("price", 1, 4),)),
    "widens_faction_bonus": (PLACES, WidensFactionBonus, ()),
}
"""Every effect of a site: what it goes with, its class, the bounds of its fields."""

FIELDS: Final = (
    *named(),
    Field("artifact", FLAG, required=False),
    Field("effects", "effects", required=True, least=1, most=MOST_EFFECTS),
    *LOOKED_AT,
)


def read_site(faults: Faults, place: str, value: Any) -> Site | None:
    """Read an own site (W-CUSTOM-2); None if anything in it is wrong."""
    before = len(faults.found)
    required = [field.name for field in FIELDS if field.required]
    optional = [field.name for field in FIELDS if not field.required]
    entry = read_object(faults, place, value, required, optional)
    if not all([field in entry for field in required]):
        return None
    ident = read_id(faults, at(place, "id"), entry["id"])
    name = read_line(faults, at(place, "name"), entry["name"], LONGEST_NAME, name=True)
    artifact = read_flag(faults, at(place, "artifact"), entry.get("artifact", False))
    effects = _read_effects(faults, at(place, "effects"), entry["effects"], artifact)
    read_looks(faults, place, entry)
    if "text" in entry:
        read_texts(faults, at(place, "text"), entry["text"], LONGEST_TEXT, MOST_LANGUAGES)
    if len(faults.found) > before:
        return None
    return Site(ident, name, artifact, effects, RULE)


def _read_effects(faults: Faults, place: str, value: Any, artifact: bool) -> tuple[SiteEffect, ...]:
    given = read_list(faults, place, value, MOST_EFFECTS)
    if value == []:
        faults.add(place, "at least one effect is expected", "site-empty")
    effects: list[SiteEffect] = []
    types: list[str] = []
    for number, entry in enumerate(given):
        here = f"{place}[{number}]"
        effect = _read_effect(faults, here, entry, artifact)
        if effect is not None:
            types.append(entry["type"])
            effects.append(effect)
    if len(set(types)) < len(types):
        told = f"it repeats {place}[0]: same type, so write it once"
        faults.add(f"{place}[1]", told, "repeats", number=1)
    if ALONE in types and len(types) > 1:
        told = f"{ALONE} moves the site into a lake, so it stands alone"
        faults.add(place, told, "site-alone")
    return tuple(effects)


def _read_effect(faults: Faults, place: str, value: Any, artifact: bool) -> SiteEffect | None:
    """Read one effect; those of artifacts and of places differ (W-CUSTOM-2)."""
    before = len(faults.found)
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value, "object")
        return None
    if "type" not in value:
        told = f"this field is missing; types: {', '.join(SHAPES)}"
        faults.add(at(place, "type"), told, "missing")
        return None
    name = read_choice(faults, at(place, "type"), value["type"], "effect", list(SHAPES))
    if not name:
        return None
    category, made, shape = SHAPES[name]
    entry = read_object(faults, place, value, ["type", *[field.name for field in shape]], [])
    values = {
        field.name: read_count(
            faults, at(place, field.name), entry[field.name], field.least, field.most
        )
        for field in shape
        if field.name in entry
    }
    if (category == ARTIFACTS) != artifact:
        told = f"{name} belongs to {category}"
        faults.add(at(place, "type"), told, _BELONGS[category])
    effect: SiteEffect | None = made(**values) if len(faults.found) == before else None
    return effect


def check_sites(faults: Faults, own: list[Site]) -> None:
    """There is room for all sites of a game (W-CUSTOM-3)."""
    sites = [*SITES, *own]
    tools = sum([any([_name(effect) in _TOOLS for effect in site.effects]) for site in sites])
    places = sum([not site.artifact for site in sites])
    limits = ((tools, MOST_TOOLS, "site-many-tools"), (places, MOST_PLACES, "site-many-places"))
    for count, most, key in limits:
        if count > most:
            told = f"with those of the box there are {count} of them, at most {most}"
            faults.add(LIST, told, key, count=count, most=most)


def own_sites(packs: Any) -> list[Site]:
    """Give the own sites of packs that were checked."""
    found = [read_site(Faults(), LIST, site) for pack in packs or [] for site in pack.get(LIST, [])]
    return [site for site in found if site is not None]


def site_dict(site: Site) -> dict[str, Any]:
    """Give a site as plain data, the way packs write it."""
    return {
        "id": site.id,
        "name": site.name,
        "artifact": site.artifact,
        "effects": [_written(effect) for effect in site.effects],
    }


def _name(effect: SiteEffect) -> str:
    return type_name(type(effect).__name__)


def _written(effect: Any) -> dict[str, Any]:
    values = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return {"type": _name(effect), **values}


def _described() -> list[dict[str, Any]]:
    """Describe the effects of sites as the vocabulary of packs does."""
    told = []
    for name, (category, made, shape) in SHAPES.items():
        owners = [(site, one) for site in SITES for one in site.effects if type(one) is made]
        told.append(
            {
                "type": name,
                "category": category,
                "kinds": [KIND],
                "sentence": f"effect-{dashed(name)}",
                "fields": [described(field) for field in shape],
                "lasts": "",
                "when": False,
                "owners": [{"kind": KIND, "id": site.id} for site, _ in owners],
                "example": _written(owners[0][1]),
            }
        )
    return told


FURTHER: Final = Further(
    LIST,
    KIND,
    FIELDS,
    CATEGORIES,
    _described(),
    tuple([Named(site.id, site.name) for site in SITES]),
    read_site,
    check_sites,
    {"artifact": True},
)
