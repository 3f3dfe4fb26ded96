"""Whatever is sent as a pack, the answer is content or a list of faults."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom.conquest.engine.content import add_packs
from elbowroom.conquest.engine.content_bounds import CONDITIONS, SHAPES
from elbowroom.games.classic.engine.game import CLASSIC
from elbowroom.kernel.errors import InvalidPack
from tests.conquest.content_samples import STANDARD, faults, own_power, own_race, pack

# Drawing nested values is slow on a busy machine; reading them is not.
ANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 20),
    st.floats(),
    st.text(st.characters(), max_size=50),
    st.sampled_from([*SHAPES, "orcs", "hole", "hero", "forest", "mine", "gnomes"]),
)
FIELDS = st.sampled_from(
    [
        *CONDITIONS,
        *{field.name for shape in SHAPES.values() for field in shape.fields},
        *["type", "lasts", "id", "name", "tokens", "effects", "tray", "borrows", "text"],
        *["format", "author", "races", "powers"],
    ]
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=10),
        st.dictionaries(st.one_of(FIELDS, st.text(max_size=5)), inner, max_size=10),
    ),
    max_leaves=20,
)
EFFECTS = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(SHAPES))},
    optional={
        field: st.one_of(JSON, st.integers(-4, 5), st.sampled_from(["hero", "hole", "dragon"]))
        for field in ("marker", "coins", "count", "change", "tokens", "conquests", "where", "lasts")
    },
)


def is_answered(packs: Any, own_limit: Any) -> bool:
    """Content within the limits, or faults that can be shown and sent."""
    try:
        races, powers = add_packs(STANDARD, packs, own_limit)
    except InvalidPack as refused:
        return all(fault.encode() for fault in refused.faults)
    return 14 <= len(races) <= 62 and 20 <= len(powers) <= 62


@ANY
@given(JSON, JSON)
def test_any_value_is_content_or_faults(packs: Any, own_limit: Any):
    assert is_answered(packs, own_limit)


@ANY
@given(st.lists(JSON, max_size=3))
def test_any_list_of_values_is_content_or_faults(packs: list[Any]):
    assert is_answered(packs, 1)


@ANY
@given(st.lists(st.one_of(EFFECTS, JSON), max_size=9), JSON, st.data())
def test_any_effects_and_fields_are_content_or_faults(effects: list[Any], odd: Any, data: Any):
    race = {**own_race(effects=effects), data.draw(FIELDS): odd}
    power = {**own_power(effects=effects), data.draw(FIELDS): odd}
    assert is_answered([{**pack([race], [power]), data.draw(FIELDS): odd}], 1)


@ANY
@given(JSON, JSON)
def test_any_setup_is_a_game_or_a_refusal(packs: Any, own_limit: Any):
    try:
        setup = CLASSIC.check_setup(players=2, packs=packs, own_limit=own_limit)
    except InvalidPack:
        return
    assert setup["packs"] == (packs or [])


def test_a_value_nested_very_deep_is_refused():
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert faults(deep)
    assert faults(pack([deep], deep))
    assert faults(pack([own_race(effects=[deep, {"type": "enters", "where": deep}], text=deep)]))
    while deep:
        deep = deep[0]  # taken apart by hand: freeing it at once would recurse
