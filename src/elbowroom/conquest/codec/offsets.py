"""Where on the page each thing of a conquest game is written."""

from __future__ import annotations

from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.rules import ACTIVE, Rules
from elbowroom.envs.codecs.bytewise import NOWHERE
from elbowroom.envs.codecs.layout import Layout
from elbowroom.kernel.notation import MOST
from elbowroom.kernel.steps import OF_PLAYER


class ConquestOffsets:
    """The places of fields; those of seats and armies listed by seat and by army."""

    def __init__(self, rules: Rules, layout: Layout, regions: int) -> None:
        self._place_common(rules, layout.common, regions)
        self._place_seats(rules, layout)
        self._place_armies(rules, layout, regions)

    def _place_common(self, rules: Rules, at: dict[str, int], regions: int) -> None:
        self.nonempty = at["nonempty"]
        self.counts = at["round"]
        self.begun = at["begun"]
        self.lifted = at["lifted"]
        self.settled = at["settled"]
        combo = len(rules.races) + len(rules.powers)
        self.row = list(range(at["row"], at["row_coins"], combo))
        self.row_coins = at["row_coins"]
        self.row_tokens = at["row_tokens"]
        self.banners = at["banners"]
        self.returned = at["returned"]
        self.badges = at["badges"]
        self.discards = at["discards"]
        self.tray = at["tray"]
        self.supply = at["supply"]
        kinds = range(len(rules.markers))
        self.markers = [at["markers"] + kind * regions for kind in kinds]

    def _place_seats(self, rules: Rules, layout: Layout) -> None:
        kinds = len(rules.markers)
        self.turn = of_seats(layout, "turn")
        self.attacked = of_seats(layout, "attacked")
        self.substituted = of_seats(layout, "substituted")
        self.coins = of_seats(layout, "coins")
        self.aside = of_seats(layout, "aside")
        self.peace = of_seats(layout, "peace")
        self.marker_hand = of_seats(layout, "marker_hand", kinds)
        self.driven_out = of_seats(layout, "driven_out", kinds)
        self.marks_left = of_seats(layout, "marks_left", kinds)

    def _place_armies(self, rules: Rules, layout: Layout, regions: int) -> None:
        combo = len(rules.races) + len(rules.powers)
        self.hands = of_seats(layout, "hands", rules.slots)
        self.combos = of_seats(layout, "combos", rules.slots, combo)
        self.tokens = of_seats(layout, "tokens", rules.slots, regions)
        self.tokens.append(layout.common["lost_tribe"])
        """By army; the last, of no army, are those of the lost tribe."""


def of_seats(layout: Layout, name: str, each: int = 1, width: int = 1) -> list[int]:
    """List the places of a field of which every seat has so many entries, so wide."""
    return [
        layout.common_width + seat * layout.seat_width + layout.of_seat[name] + entry * width
        for seat in range(layout.players)
        for entry in range(each)
    ]


class Marks:
    """What is marked while a step asks, by its kind and first argument: places on the page."""

    def __init__(self, rules: Rules, layout: Layout) -> None:
        self._armies = rules.armies
        self._slots = rules.slots
        self._seats = of_seats(layout, "asked")
        self._slot = layout.common["slot"]
        nothing = [NOWHERE] * (MOST + 1) ** 2
        self.question = nothing.copy()
        self.asked = nothing.copy()
        self.slot = nothing

    def ask_armies(self, kind: int, question: int) -> None:
        """Add a question about an army."""
        for army in range(self._armies):
            asker = kind * (MOST + 1) + army
            self.question[asker] = question
            self.asked[asker] = self._seats[army // self._slots]
            self.slot[asker] = self._slot + army % self._slots

    def ask_players(self, kind: int, question: int, slot: int) -> None:
        """Add a question about a player's army in a slot, or about none of them."""
        for player, seat in enumerate(self._seats):
            asker = kind * (MOST + 1) + player
            self.question[asker] = question
            self.asked[asker] = seat
            self.slot[asker] = NOWHERE if slot == NOWHERE else self._slot + slot


def shared_marks(rules: Rules, layout: Layout) -> Marks:
    """Give the marks of the questions that all conquest games ask."""
    marks = Marks(rules, layout)
    mark_questions(marks, rules, range(steps.EXTRA), layout.common["question"], ACTIVE)
    return marks


def mark_questions(marks: Marks, rules: Rules, kinds: range, first: int, slot: int) -> None:
    """Add the questions to players among some kinds of step; players' own are about a slot."""
    asked = [kind for kind in kinds if rules.step_kinds[kind].asks == OF_PLAYER]
    for place, kind in enumerate(asked):
        if rules.step_kinds[kind].arguments[0] == "player":
            marks.ask_players(kind, first + place, slot)
        else:
            marks.ask_armies(kind, first + place)
