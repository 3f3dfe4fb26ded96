"""Short games for every race with every power: the numbers of the rules, and what shows a trait.

The numbers are written down a second time here; nothing of them is read from the engine.
"""

from __future__ import annotations

from random import Random

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.games.warcraft.test_kit import WarcraftScenario
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import first_of
from elbowroom.testing import position
from tests.properties.invariants import check

BANNERS = {  # race: (banner number, tray)
    "blood_elves": (5, 10),
    "draenei": (7, 12),
    "dwarves": (5, 10),
    "ethereals": (5, 10),
    "forsaken": (6, 20),
    "gnomes": (5, 10),
    "goblins": (6, 11),
    "humans": (5, 10),
    "kobolds": (6, 11),
    "naga": (6, 11),
    "night_elves": (4, 9),
    "orcs": (6, 11),
    "pandaren": (5, 10),
    "tauren": (11, 16),
    "trolls": (6, 11),
    "worgen": (5, 10),
}
BADGES = {
    "archaeologist": 5,
    "beastmaster": 4,
    "blacksmith": 4,
    "champion": 4,
    "defensive": 4,
    "enraged": 4,
    "explorer": 5,
    "farmer": 4,
    "fishing": 3,
    "garrison": 3,
    "herbalist": 4,
    "intimidating": 4,
    "marsh_dweller": 5,
    "mining": 4,
    "mountaineer": 5,
    "peat_cutter": 4,
    "portal_mage": 5,
    "ranger": 4,
    "seafaring": 5,
    "warlord": 5,
}

BOARD = tiny_board(
    {
        "a1": ("field landing @a", "a2 a6 sea_a"),
        "a2": ("mountain cavern @a", "a3 a6"),
        "a3": ("forest magic icon @a", "a4 a6 lake"),
        "a4": ("swamp cavern icon @a", "a5 lake"),
        "a5": ("hill landing @a", "a6 lake sea_a"),
        "a6": ("hill tribe @a", ""),
        "lake": ("lake @a", ""),
        "sea_a": ("sea @a", ""),
        "b1": ("field landing magic @b", "b2 b4 sea_b"),
        "b2": ("swamp landing icon @b", "b3 b4"),
        "b3": ("forest landing cavern @b", "b4 sea_b"),
        "b4": ("mountain magic tribe @b", ""),
        "sea_b": ("sea @b", ""),
    }
)
TURNS = 5
"""Own turns of the race before it goes in decline."""
WEIGHTS = {
    "done": 1, "redeploy": 1, "abandon": 1, "decline": 0, "attempt": 2, "venture": 2,
    "steal": 30, "strike": 30, "champion": 30, "swap": 8, "push": 20, "raze": 20, "plant": 40,
    "bomb": 40, "recruit": 30, "hammer": 20, "fort": 20, "objective": 20,
}  # fmt: skip
"""How much a verb weighs against the usual 6."""


def first_free(names: tuple[str, ...], *used: str) -> str:
    return next(name for name in names if name not in used)


def scene(race: str, power: str) -> WarcraftScenario:
    """Let seat 0 pick the combo; an enemy with a fort and the Frostmourne stands on both islands."""
    pos = position("warcraft", players=2, board=BOARD)
    enemy = first_free(("dwarves", "night_elves") if race != "dwarves" else ("worgen",), race)
    pos.give(
        1,
        enemy,
        first_free(("warlord", "garrison"), power),
        {"a3": 2, "b2": 1, "b3": 2},
        markers={"b2": "fort"} if power != "garrison" else {},
    )
    pos.site("frostmourne", "a3").site("dark_portal", "b2").face_down("a4")
    pos.row(
        [
            (race, power),
            (first_free(("orcs", "trolls"), race), first_free(("mining", "ranger"), power)),
        ]
    )
    return pos.turn(player=0, round=1)


class ComboGame:
    """One short game of a combo, with everything that showed it at work."""

    def __init__(self, race: str, power: str) -> None:
        self.race = race
        self.power = power
        self.shown: set[str] = set()
        self.state = scene(race, power).state
        assert isinstance(self.state, WarcraftState)
        self.rng = Random(f"{race}/{power}")

    def play(self) -> set[str]:
        """Play from the pick past the decline; give the words that describe what was seen."""
        self.pick()
        turns = 0
        while turns < TURNS and self.active():
            turns += self.step()
        if self.active():
            while self.state.decision[:2] != (0, "choice") or not self.active():
                self.step()
                if self.state.over or not self.active():
                    return self.shown
            self.apply(self.state.notation.parse("decline"))
            assert not self.active()
            for _ in range(30):
                self.step()
        return self.shown

    def pick(self) -> None:
        tokens = BANNERS[self.race][0] + BADGES[self.power]
        state = self.state
        assert state.explain("pick 0").total == tokens
        self.apply(state.notation.parse("pick 0"))
        army = state.active(0)
        beasts = state.borrowed_tokens(army)
        number = [race.id for race in state.rules.races].index(self.race)
        assert state.hand[army] - beasts == tokens
        assert state.tray[number] == BANNERS[self.race][1] - tokens

    def active(self) -> bool:
        """Whether the combo is still seat 0's active one."""
        state = self.state
        army = state.active(0)
        return state.has_race(army) and state.rules.races[state.race(army)].id == self.race

    def step(self) -> bool:
        """Answer one question; tell whether it began a new turn of seat 0."""
        state = self.state
        actions = state.legal_actions()
        words = [state.text(action).split()[0] for action in actions]
        weights = [WEIGHTS.get(word, 6) for word in words]
        before = (state.turn_player, state.turns)
        self.apply(self.rng.choices(actions, weights if any(weights) else None)[0])
        return (state.turn_player, state.turns) != before and state.turn_player == 0

    def apply(self, action: int) -> None:
        state = self.state
        self.note_action(action)
        events: list[Event] = []
        state.apply(action, events)
        check(state)
        for event in events:
            self.note_event(event)
        self.note_position()

    def note_action(self, action: int) -> None:
        state = self.state
        if state.decision.player != 0 or not self.active():
            return
        self.shown.add(state.text(action).partition(" ")[0])
        explained = state.explain_action(action)
        if explained is not None and explained.what == "cost":
            keys = {part.key for part in explained.parts}
            self.shown |= {f"cost {key}" for key in keys}
            if state.text(action).startswith("conquer ") and "cost.passage" not in keys:
                self.note_reach(first_of(action))

    def note_reach(self, region: int) -> None:
        """Note a region taken from afar without paying for a passage."""
        board = self.state.rules.board
        held = self.state.held[self.state.active(0)]
        if held and not board.neighbours(held) >> region & 1:
            self.shown.add("free landing" if board.border >> region & 1 else "far cavern")

    def note_event(self, event: Event) -> None:
        if event.kind == "scored" and event.player == 0 and self.active():
            self.shown |= {part["key"] for part in event.facts["parts"] if part["coins"]}
        elif event.kind == "toll":
            self.shown.add(f"toll to {event.facts['to']}")
        else:
            self.shown.add(event.kind)

    def note_position(self) -> None:
        state = self.state
        army = state.active(0)
        if not self.active():
            return
        for kind, marker in enumerate(state.rules.markers):
            if state.standing[kind] & state.held[army]:
                self.shown.add(f"own {marker.id}")
        if state.held[army] & state.rules.board.water:
            self.shown.add("water")
        if state.harmony:
            self.shown.add("harmony")
        if state.saved[0]:
            self.shown.add("saved")
        if (
            state.held[army]
            and min(
                state.tokens[region]
                for region in range(len(state.tokens))
                if state.holder[region] == army
            )
            >= 2
        ):
            self.shown.add("never alone")


SHOWS = {
    "blood_elves": "race.blood_elves",
    "draenei": "saved",
    "dwarves": "cost race.dwarves",
    "ethereals": "steal",
    "forsaken": "recruited",
    "gnomes": "strike",
    "goblins": "bomb",
    "humans": "objective",
    "kobolds": "far cavern",
    "naga": "water",
    "night_elves": "own wall",
    "orcs": "race.orcs",
    "pandaren": "harmony",
    "tauren": "never alone",
    "trolls": "cost race.trolls",
    "worgen": "form",
    "archaeologist": "power.archaeologist",
    "beastmaster": "tamed",
    "blacksmith": "cost power.blacksmith",
    "champion": "champion",
    "defensive": "own tower",
    "enraged": "power.enraged",
    "explorer": "power.explorer",
    "farmer": "power.farmer",
    "fishing": "power.fishing",
    "garrison": "own fort",
    "herbalist": "power.herbalist",
    "intimidating": "pushed",
    "marsh_dweller": "toll to 0",
    "mining": "power.mining",
    "mountaineer": "power.mountaineer",
    "peat_cutter": "power.peat_cutter",
    "portal_mage": "swapped",
    "ranger": "power.ranger",
    "seafaring": "free landing",
    "warlord": "power.warlord",
}
"""What shows that a race or power was at work."""
