"""The numbers of docs/rules/classic.md, written down a second time for test_combos.py.

Nothing here is read from the engine: a wrong number in a race, a power, a marker or the
core makes the play of some combo differ from what these few tables and functions reckon.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position

BANNERS = {  # race: (banner number, tray)
    "amazons": (6, 15),
    "dwarves": (3, 8),
    "elves": (6, 11),
    "ghouls": (5, 10),
    "giants": (6, 11),
    "halflings": (6, 11),
    "humans": (5, 10),
    "orcs": (5, 10),
    "ratmen": (8, 13),
    "skeletons": (6, 20),
    "sorcerers": (5, 18),
    "tritons": (6, 11),
    "trolls": (5, 10),
    "wizards": (5, 10),
}
BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


def of_the_box(players: int) -> ConquestScenario:
    """Begin a position with these banners and badges only, which run out as the rules say."""
    pos: ConquestScenario = position("classic", players=players)
    names = pos.state.notation.names
    return pos.left_out(set(names["race"]) - set(BANNERS), set(names["power"]) - set(BADGES))


MARKERS = {"lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1}

FACTS = {
    "meadow": "farmland magic edge",
    "wood": "forest mine edge",
    "marsh": "swamp cavern tribe edge",
    "rise": "hill tribe edge",
    "peak": "mountain mine magic edge",
    "outpost": "farmland edge",
    "den": "forest",
    "glen": "hill cavern",
    "bay": "sea edge",
    "pond": "lake",
}
BORDERS = {
    "meadow": "wood marsh rise peak outpost den bay",
    "wood": "marsh rise peak outpost den",
    "marsh": "rise peak outpost den",
    "rise": "peak outpost den pond",
    "peak": "outpost den",
    "outpost": "den",
    "den": "glen",
    "glen": "",
    "bay": "",
    "pond": "",
}
BOARD = tiny_board({region: (FACTS[region], BORDERS[region]) for region in FACTS})
COASTAL = {"meadow", "rise"}
WATER = {"bay", "pond"}
ENTRANCES = {"meadow", "wood", "marsh", "rise", "peak", "outpost", "bay"}
CAVERNS = {"marsh", "glen"}

WANTED = {  # the regions that show what a race or power does
    "forest": ["wood"],
    "hill": ["rise"],
    "swamp": ["marsh"],
    "mounted": ["rise", "meadow"],
    "underworld": ["marsh", "glen"],
    "seafaring": ["bay", "meadow", "rise", "pond"],
    "flying": ["glen"],
    "pillaging": ["marsh", "rise"],
    "dwarves": ["wood"],
    "giants": ["peak"],
    "humans": ["meadow"],
    "orcs": ["rise", "marsh"],
    "skeletons": ["rise", "marsh"],
    "tritons": ["meadow", "rise"],
    "wizards": ["meadow"],
}
USUAL = ["meadow", "wood", "marsh", "rise", "peak"]


def are_adjacent(one: str, other: str) -> bool:
    """Whether two regions of the board share a border."""
    return other in BORDERS[one].split() or one in BORDERS[other].split()


@dataclass
class Reckoning:
    """What a combo should do, reckoned by hand."""

    race: str
    power: str
    enemy: dict[str, int]
    """Tokens of the enemy's active race."""
    hand: int = 0
    roll: int = 0
    held: list[str] = field(default_factory=list)
    """In the order of their conquest."""
    nonempty: int = 0
    substituted: bool = False
    fetched: int = 0
    """Tokens that came from the tray after the pick."""
    dragon: str = ""

    def has(self, *names: str) -> bool:
        """Whether the race or the power is one of these."""
        return self.race in names or self.power in names

    def tokens_at_pick(self) -> int:
        """C-PICK-4: banner and badge; the Amazons four more."""
        return BANNERS[self.race][0] + BADGES[self.power] + 4 * self.has("amazons")

    def plan(self) -> list[str]:
        """The regions to conquer, those that matter for this combo first."""
        wanted = WANTED.get(self.power, []) + WANTED.get(self.race, []) + USUAL
        return list(dict.fromkeys(wanted))

    def defenders(self, region: str) -> int:
        """Tokens in a region the combo does not hold."""
        return self.enemy.get(region, int("tribe" in FACTS[region]))

    def cost(self, region: str) -> int:
        """C-CONQ-7 with the discounts of section 9 and 10."""
        cost = 2 + self.defenders(region) + ("mountain" in FACTS[region])
        if self.has("tritons") and region in COASTAL:
            cost -= 1
        if self.has("giants") and "peak" in self.held and self._next_to("peak", region):
            cost -= 1
        if self.has("commando"):
            cost -= 1
        if self.has("mounted") and FACTS[region].split()[0] in {"hill", "farmland"}:
            cost -= 1
        if self.has("underworld") and region in CAVERNS:
            cost -= 1
        return max(1, cost - self.roll)

    def _next_to(self, one: str, other: str) -> bool:
        linked = self.has("underworld") and one in CAVERNS and other in CAVERNS
        return linked or are_adjacent(one, other)

    def targets(self) -> set[str]:
        """C-CONQ-2 to C-CONQ-5."""
        open_regions = set(FACTS) - set(self.held)
        if not self.has("seafaring"):
            open_regions -= WATER
        near = set(FACTS) - WATER if self.has("flying") else set()
        if not self.held:
            near |= set(FACTS) if self.has("halflings") else ENTRANCES
        for region in self.held:
            near |= {other for other in FACTS if self._next_to(region, other)}
        return open_regions & near

    def substitutable(self) -> set[str]:
        """C-RACE-SORC-2 and -3, on a board where the only lone enemy stands in one region."""
        lone = {region for region, tokens in self.enemy.items() if tokens == 1}
        if not self.has("sorcerers") or self.roll or self.substituted:
            return set()
        if not self.held and not self.has("flying"):
            return set()
        return lone & self.targets()

    def actions(self, rolled: bool = False) -> set[str]:
        """Every action allowed while conquering."""
        allowed = {"done"}
        for region in self.targets() if self.hand else ():
            if self.cost(region) <= self.hand:
                allowed.add(f"conquer {region}")
            elif self.cost(region) <= self.hand + 3 and not self.has("berserk"):
                allowed.add(f"attempt {region}")
            if self.has("dragon_master") and not self.dragon:
                allowed.add(f"dragon {region}")
        if self.has("berserk") and self.hand and not rolled:
            allowed.add("roll")
        if not rolled:
            allowed |= {f"substitute {region}" for region in self.substitutable()}
        return allowed

    def take(self, region: str, tokens: int) -> None:
        """Note a conquest made with tokens from hand."""
        self.nonempty += self.defenders(region) > 0
        self.hand -= tokens
        self.enemy.pop(region, None)
        self.held.append(region)

    def _count(self, fact: str) -> int:
        return sum(fact in FACTS[region].split() for region in self.held)

    def income(self, first_turn: bool, fortresses: int) -> int:
        """C-SCORE-1 and -2 while active."""
        coins = len(self.held)
        coins += self._count("mine") * self.has("dwarves")
        coins += self._count("farmland") * self.has("humans")
        coins += self._count("magic") * self.has("wizards")
        for terrain in ("forest", "hill", "swamp"):
            coins += self._count(terrain) * self.has(terrain)
        coins += len(self.held) * self.has("merchant")
        coins += 2 * self.has("alchemist")
        coins += fortresses * self.has("fortified")
        if first_turn:
            coins += 7 * self.has("wealthy")
            coins += self.nonempty * (self.has("orcs") + self.has("pillaging"))
        return coins

    def income_in_decline(self) -> int:
        """C-DECL-7: only the Dwarves' mines pay beside the regions."""
        return len(self.held) + self._count("mine") * self.has("dwarves")
