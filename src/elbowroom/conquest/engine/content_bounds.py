"""The limits of content packs: sizes of texts and lists, and bounds for every effect."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.conquest.engine.vocabulary import EFFECTS

FORMAT = 1
LONGEST_NAME = 40
LONGEST_AUTHOR = 60
LONGEST_TEXT = 300
MOST_LANGUAGES = 8
MOST_EFFECTS = 8
MOST_PACKS = 16
LARGEST_OWN_LIMIT = 8
LARGEST_BANNER = 10
LARGEST_BADGE = 5
SPARE_TOKENS = 5
"""What a tray holds beyond the banner number, so that every badge can be supplied."""
LARGEST_TRAY = 20
MOST_TRAITS = 62
"""Races, or powers, in one game: what the numbers of combos have room for."""
MOST_EXEMPT = 4
"""Traits in one game whose races stay beside a newer race in decline: each keeps one more
banner out of the row, and a picking player must find a combo there."""

COUNT = "count"
MARKER = "marker"
WHERE = "where"

MAY = "may"
MUST = "must"
NEVER = "never"


class Field(NamedTuple):
    """A field of an effect: what it holds, whether it may be left out, its bounds."""

    name: str
    kind: str
    required: bool
    least: int = 0
    most: int = 0


class Shape(NamedTuple):
    """What packs may write for one type of effect."""

    fields: tuple[Field, ...]
    lasts: str
    """Whether `lasts` may be true, must be true or never is."""


_WHERE = Field("where", WHERE, required=False)
_MARKER = Field("marker", MARKER, required=True)


def _count(name: str, least: int, most: int, required: bool = True) -> Field:
    """A whole number; bounds of both signs leave zero out, which would say nothing."""
    return Field(name, COUNT, required, least, most)


SHAPES: dict[str, Shape] = {
    "acts_in_decline": Shape((), MUST),
    "attack_only_tokens": Shape((_count("tokens", 1, 9),), NEVER),
    "builds_markers": Shape((_MARKER, _count("each_turn", 1, 3, required=False)), NEVER),
    "coins_each_turn": Shape((_count("coins", 1, 5),), MAY),
    "coins_for_regions": Shape((_count("coins", 1, 3), _WHERE), MAY),
    "coins_on_pick_turn": Shape((_count("coins", 1, 20),), NEVER),
    "coins_per_marker": Shape((_MARKER, _count("coins", 1, 3)), MAY),
    "coins_per_nonempty_conquest": Shape((_count("coins", 1, 3),), NEVER),
    "conquers_for_one_token": Shape((_MARKER, _count("each_turn", 1, 3, required=False)), NEVER),
    "conquest_cost": Shape((_count("change", -3, 3), _WHERE), MAY),
    "conquest_cost_beside": Shape((_count("change", -3, 3), _WHERE), MAY),
    "declines_after_scoring": Shape((), NEVER),
    "enters": Shape((_WHERE,), MAY),
    "enters_first": Shape((_WHERE,), MAY),
    "keeps_markers_standing": Shape((_MARKER, _count("count", 1, 10)), NEVER),
    "keeps_tokens_in_decline": Shape((), NEVER),
    "links": Shape((_WHERE,), MAY),
    "marks_conquests": Shape((_MARKER, _count("conquests", 1, 63, required=False)), NEVER),
    "names_peace": Shape((), NEVER),
    "reaches": Shape((_WHERE,), MAY),
    "rolls_before_conquests": Shape((), MAY),
    "spreads_markers": Shape((_MARKER, _count("count", 1, 10)), NEVER),
    "stays_beside_newer_decline": Shape((), MUST),
    "substitutes_lone_tokens": Shape((), MAY),
    "tokens_gained": Shape((_count("conquests", 1, 10),), NEVER),
    "tokens_lost": Shape((_count("change", -1, 3),), MAY),
}
"""Every effect a pack may name, with the bounds of its fields."""

FITTING: dict[str, tuple[tuple[str, bool], ...]] = {
    # From the supply and back to it: one that returned to hand could not be built again.
    "builds_markers": (("verb", True), ("stacks", False), ("returns_to_hand", False)),
    # Regions are counted, and a stack would pay for one marker only.
    "coins_per_marker": (("stacks", False),),
    # It moves with its player's conquests, so it is kept in hand, and it guards the last one.
    "conquers_for_one_token": (
        ("verb", True),
        ("stacks", False),
        ("returns_to_hand", True),
        ("immune", True),
    ),
    # One that went back to the supply could not be stood up again.
    "keeps_markers_standing": (("verb", True), ("stacks", False), ("returns_to_hand", True)),
    # Put down by a conquest alone: one that returned to hand would be stuck there.
    "marks_conquests": (("stacks", False), ("returns_to_hand", False)),
    "spreads_markers": (("verb", True), ("stacks", True), ("returns_to_hand", True)),
}
"""Which facts of a marker an effect needs to work (the reason stands beside each)."""

COUNTED_FROM_SUPPLY = ("keeps_markers_standing", "spreads_markers")
"""Effects that take their markers at the pick, so they cannot ask for more than there are."""

GAINING = ("tokens_gained", "substitutes_lone_tokens")
"""Effects that bring tokens from the tray during play (C-CUSTOM-4)."""

CONDITIONS = ("terrain", "symbol", "coastal", "land", "water", "beside_water")
"""The fields of `where`."""


def type_name(class_name: str) -> str:
    """Turn a class name into the name packs use: CoinsEachTurn is coins_each_turn."""
    words = ""
    for letter in class_name:
        words += "_" + letter.lower() if letter.isupper() and words else letter.lower()
    return words


EFFECT_TYPES: dict[str, Any] = {type_name(effect.__name__): effect for effect in EFFECTS}
"""The class behind each name."""
