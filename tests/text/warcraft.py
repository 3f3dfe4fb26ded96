"""What Small World of Warcraft says, as samples: the game with words of its own."""

from __future__ import annotations

from elbowroom.kernel.events import Event
from elbowroom.kernel.reasons import Refusal
from elbowroom.text.table_names import TableNames

NAMES = TableNames(
    players=["Mira", "Tomáš", "Bramble"],
    places={"L1A-01": "Fernshade", "L1A-02": "Gooseham", "L1A-W1": "Sea 1"},
    game="warcraft",
)

WORDS = {
    "loser_race": "trolls", "power": "seafaring", "marker": "fort", "symbol": "magic",
    "site": "frostmourne", "faction": "horde", "island": "L1A", "tool": "raid", "tools": "X",
    "form": "worgen", "to": "Tomáš", "owner": "Tomáš", "goal": "Foxrise", "what": "beast",
    "whither": "region", "whose": "other", "way": "strike", "helped": "tools", "whom": "player",
}  # fmt: skip
"""What the tests fill in for values, where it is not the same as in the classic game."""


def _conquered(
    way: str,
    loser: int | None = None,
    race: str | None = None,
    *,
    murlocs: bool = False,
    tools: tuple[str, ...] = (),
) -> Event:
    facts = {
        "region": "L1A-01", "tokens": 3, "way": way, "race": "orcs",
        "from": loser, "from_race": race, "lost_tribe": murlocs, "tools": list(tools),
    }  # fmt: skip
    return Event("conquered", 0, facts)


WAYS = ("conquer", "attempt", "wield", "strike", "hammer", "champion")
"""The ways of conquering a region."""
HELP = {"wield": ("frostmourne",)}
"""What always helps in a conquest of that way."""
PUSHED = ("wall", "fort", "tribe", "beast", "token")
BOMBS = ("planted", "disarmed", "dud", "explosive")

EVENTS = [
    Event("turn_began", 0, {"round": 1}),
    Event("picked", 0, {"race": "blood_elves", "power": "seafaring", "price": 2, "coins": 1, "tokens": 10}),
    Event("revealed", 1, {"race": "humans", "power": "marsh_dweller", "place": 5}),
    *[
        event
        for way in WAYS
        for event in (
            _conquered(way, 1, "night_elves", tools=HELP.get(way, ())),
            Event("rolled", 0, {"die": 2}),
        )
    ],
    Event("toll", 0, {"region": "L1A-02", "coins": 3, "to": 2}),
    _conquered("attempt", 2, "trolls", tools=("ashes_of_alar", "frostmourne", "raid")),
    Event("site_paid", 0, {"site": "doomhammer", "coins": 2, "to": 1}),
    Event("site_paid", 0, {"site": "doomhammer", "coins": 2, "to": None}),
    _conquered("conquer", murlocs=True),
    Event("site_found", 0, {"site": "well_of_eternity", "region": "L1A-02"}),
    _conquered("conquer", 0, "dwarves"),
    Event("site_moved", 0, {"site": "ashes_of_alar", "region": "L1A-01"}),
    _conquered("conquer"),
    Event("attempt_failed", 0, {"region": "L1A-02"}),
    Event("ransom", 1, {"coins": 1, "to": 0}),
    Event("tribute", 2, {"coins": 1, "to": 0}),
    *[Event("pushed", 0, {"region": "L1A-01", "goal": "L1A-02", "what": what}) for what in PUSHED],
    *[Event("pushed", 0, {"region": "L1A-01", "goal": "L1A-01", "what": what}) for what in PUSHED],
    Event("swapped", 0, {"regions": ["L1A-01", "L1A-02"]}),
    *[Event("bomb", 1, {"region": "L1A-01", "what": what}) for what in BOMBS],
    *[
        Event(
            "bomb",
            1,
            {"region": "L1A-01", "what": "losses", "owner": 0, "tokens": tokens, "beasts": beasts},
        )
        for tokens, beasts in ((0, 0), (1, 0), (3, 0), (0, 1))
    ],
    *[Event("tamed", 1, {"beasts": beasts}) for beasts in (1, 2, 5)],
    Event("recruited", 2, {"tokens": 1, "coins": 1}),
    Event("recruited", 2, {"tokens": 3, "coins": 3}),
    Event("form", 2, {"form": "human", "coins": 2}),
    Event("form", 2, {"form": "worgen", "coins": -1}),
    Event("faction", 0, {"faction": "alliance"}),
    Event("faction", 0, {"faction": "horde"}),
    Event("objective", 0, {"region": "L1A-01", "owner": 0, "coins": 2}),
    Event("objective", 0, {"region": "L1A-01", "owner": 2, "coins": 2}),
    Event("gained", 0, {"tokens": 1}),
    Event("abandoned", 1, {"region": "L1A-W1"}),
    Event("placed", 0, {"region": "L1A-01", "marker": "fort", "count": 1}),
    Event("scored", 0, {"coins": 9, "parts": [
        {"key": "regions.orcs", "coins": 5},
        {"key": "income.faction", "coins": 1},
        {"key": "race.orcs", "coins": 1},
        {"key": "site.dark_portal", "coins": 2},
    ]}),
    Event("declined", 0, {"race": "orcs"}),
    Event("race_left", 1, {"race": "blood_elves"}),
    Event("game_over", 2, {"coins": [64, 58, 21]}),
]  # fmt: skip

REFUSALS = [
    Refusal("toll", values=(("region", "L1A-01"), ("price", 2), ("coins", 1))),
    Refusal("site_far", values=(("site", "aegis_of_aggramar"), ("region", "L1A-02"))),
    Refusal("objective_shunned", values=(("region", "L1A-01"), ("faction", "alliance"))),
    Refusal("immune", values=(("region", "L1A-01"), ("marker", "tower"))),
    Refusal("empty_hand_of_many", values=(("tokens", 2),)),
    Refusal("not_held", values=(("region", "L1A-02"),)),
]

PARTS = ("cost.base", "cost.tribe", "cost.passage", "cost.least", "marker.wall", "marker.champion",
         "race.night_elves", "power.marsh_dweller", "regions.tauren", "declined.trolls",
         "income.faction", "site.karazhan", "toll.region", "toll.harmony", "toll.shield",
         "pack.other")  # fmt: skip
