"""What Kingdoms says, as samples: the game whose events have facts of their own."""

from __future__ import annotations

from elbowroom.kernel.events import Event
from elbowroom.kernel.reasons import Refusal
from elbowroom.text.table_names import TableNames

NAMES = TableNames(
    players=["Mira", "Tomáš", "Bramble"],
    places={"a1": "Barleymead", "a2": "Larkwood", "amberfold.w1": "Stillwater"},
    game="kingdoms",
)

WORDS = {
    "faction": "dark_elves", "hero": "baron", "territory": "amberfold", "resource": "mana",
    "action": "quest", "by": "Tomáš", "against": "Tomáš", "from": "Barleymead", "to": "Larkwood", "place": "a1",
    "given": "food", "received": "ore", "units": "X", "what": "war", "gain": "X", "id": "a1",
    "terrain": "plains", "card": "C1", "whose": "player", "renewed": "no", "reason": "tower",
    "direction": "up", "purpose": "magic", "night": "yes", "passed": "yes", "several": "yes", "far": "yes",
    "there": "X", "follows": "yes", "sure": "yes",
    "feature": "water", "mode": "shore", "rule": "per_forest", "rule_is": "per_forest", "advance": "war",
}  # fmt: skip
"""What the tests fill in for values, where it is not the same as in the classic game."""

WORDS_HERE = {
    "event-moved": {"by": "quest", "hero": "yes"},
    **{
        f"event-{kind}": {"hero": "no"}
        for kind in ("charged", "expanded", "froze", "laid-down", "meeple-removed", "retreated",
                     "returned", "stood-up", "waits")
    },
}  # fmt: skip
"""Where the same name stands for something else."""

NUMBERS = {
    "level", "price", "count", "left", "most", "amount", "own", "other", "due", "number", "answer",
    "food", "mana", "ore", "highest", "cost", "round", "rounds", "die", "hand", "hour", "step", "steps",
}  # fmt: skip

_MOVED = {"from": "a1", "to": "a2", "hero": False}
_PICKED = {
    "hand": 9,
    "hour": 10,
    "far": False,
    "region": "a2",
    "candidates": ["a1", "a2"],
    "there": ["a2"],
}
_HEROES = (False, True)

EVENTS = [
    Event("card_dealt", 0, {"card": "C1"}),
    Event("card_dealt", -1, {"card": "C2"}),
    Event("territory_chosen", 0, {"territory": "amberfold"}),
    Event("territory_chosen", -1, {"territory": "cinderholt"}),
    Event("faction_taken", 0, {"faction": "merfolk"}),
    Event("faction_taken", 1, {"faction": "imps"}),
    Event("first_player", 1, {}),
    Event("hero_drawn", 0, {}),
    Event("hero_drawn", 0, {}),
    Event("hero_kept", 0, {"hero": "oracle"}),
    Event("started", 0, {"region": "a1"}),
    Event("selected", 0, {"action": "expand"}),
    *[Event("moved", 0, {**_MOVED, "hero": hero, "by": "patrol"}) for hero in _HEROES],
    Event("passed", 0, {}),
    Event("collected", 1, {}),
    Event("gained", 1, {"resource": "food", "amount": 1}),
    Event("gained", 1, {"resource": "mana", "amount": 1}),
    Event("gained", 1, {"resource": "food", "amount": 4}),
    Event("lost", 2, {"resource": "silver", "amount": 2}),
    Event("paid", 0, {"for": "build", "ore": 3, "silver": 1}),
    Event("paid", 0, {"for": "war", "mana": 2}),
    *[Event("paid", 0, {"for": what, "food": 5}) for what in ("expand", "research", "retreat")],
    Event("built", 0, {"level": 2, "region": "a1"}),
    Event("built", 0, {"level": 2, "region": None}),
    Event("researched", 0, {"level": 5}),
    Event("magic_lost", 1, {"level": 0}),
    *[Event("expanded", 0, {"region": "a1", "hero": hero}) for hero in _HEROES],
    Event("traded", 0, {"given": "ore", "received": "mana", "amount": 3}),
    *[Event("stood_up", 0, {"region": "a1", "hero": hero}) for hero in _HEROES],
    *[Event("laid_down", 1, {"region": "a1", "hero": hero, "by": 0}) for hero in _HEROES],
    Event("fortress_laid_down", 1, {"region": "a2", "by": 0}),
    Event("fortress_restored", 1, {"region": "a2"}),
    Event("fortress_removed", 1, {"region": "a2", "by": 0}),
    *[Event("froze", 0, {"region": "a1", "hero": hero}) for hero in _HEROES],
    Event("hero_advanced", 0, {"hero": "queen", "level": 2}),
    Event("hero_retired", 0, {"hero": "queen"}),
    Event("war_begun", 0, {"against": 1, "region": "a2", "broken": False}),
    Event("dial_set", 0, {}),
    Event("revealed", 0, {"against": 1, "number": 7, "answer": "flag"}),
    Event("revealed", 0, {"against": 1, "number": "flag", "answer": 11}),
    Event("dial_shifted", 0, {"number": 8}),
    Event("unit_added", 0, {"resource": "ore"}),
    Event("war_won", 0, {"against": 1, "region": "a2"}),
    *[Event("charged", 0, {**_MOVED, "hero": hero}) for hero in _HEROES],
    *[Event("allied", 0, {"ally": 1, "region": "a2", "renewed": again}) for again in _HEROES],
    Event("alliance_broken", 1, {"ally": 0, "region": "a2"}),
    *[
        Event("retreated", 1, {"from": "a2", "to": "amberfold.w1", "hero": hero})
        for hero in _HEROES
    ],
    *[Event("meeple_removed", 1, {"region": "a2", "hero": hero}) for hero in _HEROES],
    Event("revived", 1, {"region": "a1"}),
    *[Event("waits", 1, {"hero": hero}) for hero in _HEROES],
    *[Event("returned", 1, {"region": "a1", "hero": hero}) for hero in _HEROES],
    Event("neutral_beaten", 0, {"region": "a2", "price": 5}),
    Event("card_cleared", 1, {"round": 2}),
    *[
        Event("die_rolled", 1, {"number": 7, "purpose": purpose})
        for purpose in ("action", "choices", "retreat")
    ],
    *[
        Event("picked", 1, {**_PICKED, "what": what})
        for what in ("meeple", "move", "region")
    ],
    *[Event("compass_flipped", 1, {"night": night}) for night in (True, False)],
    Event("dummy_traded", 1, {}),
    Event("war_number", 1, {"number": 8, "due": 9}),
    Event("matched", 0, {}),
    Event("yielded", 0, {}),
    *[
        Event("end_triggered", 1, {"reason": reason})
        for reason in ("population", "tower", "magic", "heroes_retired")
    ],
    Event("last_round", -1, {"round": 60}),
    Event("game_over", -1, {"scores": [16, 12, 9], "winners": [0]}),
]  # fmt: skip

REFUSALS = [
    Refusal("covered", values=(("action", "patrol"),)),
    Refusal("too_dear", values=(("action", "research"), ("price", 4))),
    Refusal("neutral_too_dear", values=(("region", "a2"), ("price", 5))),
    Refusal("not_border", values=(("region", "a1"),)),
    Refusal("dial_too_high", values=(("highest", 3),)),
    Refusal("match_too_dear", values=(("price", 9),)),
    Refusal("wrong_step", values=(("verb", "patrol"),)),
]

PARTS = ("price.printed", "price.surcharge", "price.abilities", "price.last", "war.number",
         "war.fortress", "war.abilities", "war.surcharge", "war.dummy", "war.least", "war.ties",
         "resource.food", "resource.mana", "resource.ore", "resource.silver", "resource.choice", "score.meeples", "score.magic",
         "score.tower", "score.capital", "score.heroes", "score.fortresses", "faction.imps",
         "hero.queen", "pack.other")  # fmt: skip
