"""What is seen of a conquest game, written down where it has changed since it was last seen."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest import steps, verbs
from elbowroom.conquest.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.position import HIDDEN, NONE, Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    put_changed,
    put_changed_flags,
    put_changed_of_seats,
)
from elbowroom.envs.codecs.codec import Parts
from elbowroom.envs.codecs.conquest_memory import NOWHERE, ConquestMemory
from elbowroom.envs.codecs.layout import Layout
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import second_of

NO_QUESTION: Final = steps.FIRST_CHANCE_STEP
"""Stands for the step of a game that is over."""


class Sight:
    """Writes what everybody may know; a seat's own part lies on a page of its own.

    Every part compares a piece of the position with what the memory says is written of it.
    """

    def __init__(self, rules: Rules, layout: Layout, regions: int, chart_width: int = 0) -> None:
        self._rules = rules
        self._layout = layout
        self._regions = regions
        self._chart_width = chart_width
        self._open_coins = rules.open_coins
        self._players = rules.players
        self._slots = rules.slots
        self._kinds = len(rules.markers)
        self._races = len(rules.races)
        self._combo = len(rules.races) + len(rules.powers)
        self._places = rules.row_length * len(rules.sides)
        self._known_combos: dict[int, bytes] = {}
        self._known_tokens: dict[int, int] = {}
        self._place_common(layout.common)
        self._place_seats(layout.of_seat)

    def _place_common(self, at: dict[str, int]) -> None:
        self._question = at["question"]
        self._slot = at["slot"]
        self._nonempty = at["nonempty"]
        self._counts = at["round"]
        self._begun = at["begun"]
        self._lifted = at["lifted"]
        self._settled = at["settled"]
        self._row = at["row"]
        self._banners = at["banners"]
        self._returned = at["returned"]
        self._badges = at["badges"]
        self._discards = at["discards"]
        self._tray = at["tray"]
        self._supply = at["supply"]
        self._lost_tribe = at["lost_tribe"]
        self._markers = at["markers"]

    def _place_seats(self, at: dict[str, int]) -> None:
        self._asked = at["asked"]
        self._turn = at["turn"]
        self._attacked = at["attacked"]
        self._substituted = at["substituted"]
        self._coins = at["coins"]
        self._aside = at["aside"]
        self._peace = at["peace"]
        self._marker_hand = at["marker_hand"]
        self._driven_out = at["driven_out"]
        self._marks_left = at["marks_left"]
        self._combos = at["combos"]
        self._hands = at["hands"]
        self._tokens = at["tokens"]

    def memory(self) -> ConquestMemory:
        """Make the memory of a game that begins."""
        return ConquestMemory(self._rules, self._layout, self._chart_width)

    def with_own_coins(self, order: Parts, own: int) -> Parts:
        """Tell the seat its own coins where nobody else could have counted them."""
        if own == HIDDEN:
            return order
        first = len(order) - self._players
        page = order[first].copy()
        page[self._coins] = min(own, HIGHEST)
        return [*order[:first], page, *order[first + 1 :]]

    def note(self, pos: Position, memory: ConquestMemory) -> None:
        """Bring what is written up to date."""
        if memory.unread == 1 and memory.answer >> 12 == verbs.REDEPLOY:
            self._note_redeployment(pos, memory)
        else:
            self.note_all(pos, memory)
        memory.unread = 0

    def _note_redeployment(self, pos: Position, memory: ConquestMemory) -> None:
        """Write down what alone changes when a region is given another number of tokens."""
        region = memory.answer >> 6 & 63
        army = pos.holder[region]
        count = memory.tokens[region] = pos.tokens[region]
        hand = memory.hand[army] = pos.hand[army]
        page = memory.seats[army // self._slots]
        slot = army % self._slots
        page[self._tokens + slot * self._regions + region] = count
        page[self._hands + slot] = hand
        memory.common[self._settled + region] = 1
        memory.settled = pos.settled

    def note_all(self, pos: Position, memory: ConquestMemory) -> None:
        """Compare everything with what is written of it."""
        step = pos.stack[-1] if pos.stack else NO_QUESTION
        if step != memory.step:
            self.note_question(step, memory)
        turn = (
            pos.turns,
            len(pos.row),
            pos.roll,
            pos.owed,
            pos.built,
            pos.conquests_for_one,
            pos.picked,
            pos.substituted,
            pos.lifted,
        )
        if turn != memory.turn:
            memory.turn = turn
            self._note_turn(pos, memory)
            self._note_stacks(pos, memory)
        if pos.nonempty != memory.nonempty:
            memory.common[self._nonempty] = memory.nonempty = pos.nonempty
        if pos.attacked != memory.attacked:
            mark_seats(memory.seats, self._attacked, pos.attacked, memory.attacked)
            memory.attacked = pos.attacked
        if pos.settled != memory.settled:
            put_changed_flags(memory.common, self._settled, pos.settled, memory.settled)
            memory.settled = pos.settled
        if len(pos.gains) != memory.told_payments or self._open_coins or step == NO_QUESTION:
            self._note_coins(pos, memory)
        if pos.hand != memory.hand:
            self._note_hands(pos, memory)
        self._note_map(pos, memory)
        lists = (
            pos.combo_of,
            pos.tray,
            pos.supply,
            pos.aside,
            pos.peace,
            pos.marker_hand,
            pos.driven_out,
            pos.marks_left,
            pos.standing,
            pos.piles,
        )
        if lists != memory.lists:
            self._note_lists(pos, memory)

    # What is asked, and this turn so far.

    def note_question(self, step: int, memory: ConquestMemory) -> None:
        """Mark who is asked, what, and about which army; nobody if chance is."""
        memory.step = step
        asked = question = slot = NOWHERE
        begun = False
        if step < steps.FIRST_CHANCE_STEP:
            question = step >> 12
            asked = step >> 6 & 63
            slot = 0
            if question not in (steps.CHOICE, steps.PICK, steps.REDEPLOY):
                slot = asked % self._slots
                asked = asked // self._slots
            begun = question == steps.ACT and second_of(step) != 0
        self.mark_asked(memory, asked, slot)
        if question != memory.question:
            move_mark(memory.common, self._question, memory.question, question)
            memory.question = question
        if begun != memory.begun:
            memory.common[self._begun] = int(begun)
            memory.begun = begun

    def mark_asked(self, memory: ConquestMemory, asked: int, slot: int) -> None:
        """Mark the seat that is asked, and the army it is asked about."""
        if asked != memory.asked:
            move_seat(memory.seats, self._asked, memory.asked, asked)
            memory.asked = asked
        if slot != memory.slot:
            move_mark(memory.common, self._slot, memory.slot, slot)
            memory.slot = slot

    def _note_turn(self, pos: Position, memory: ConquestMemory) -> None:
        counts = [
            pos.round,
            self._rules.rounds - pos.round,
            0 if pos.roll == NONE else pos.roll + 1,
            pos.owed,
            pos.built,
            pos.conquests_for_one,
            1 if pos.picked else 0,
        ]
        put_changed(memory.common, self._counts, counts, memory.counts)
        if pos.turn_player != memory.turn_player:
            move_seat(memory.seats, self._turn, memory.turn_player, pos.turn_player)
            memory.turn_player = pos.turn_player
        if pos.substituted != memory.substituted:
            mark_seats(memory.seats, self._substituted, pos.substituted, memory.substituted)
            memory.substituted = pos.substituted
        if pos.lifted != memory.lifted:
            put_changed_flags(memory.common, self._lifted, pos.lifted, memory.lifted)
            memory.lifted = pos.lifted

    # What seats have. Most hands that change are those of the army whose turn it is.

    def _note_coins(self, pos: Position, memory: ConquestMemory) -> None:
        """Write coins down; those that are hidden as everybody could have counted them."""
        memory.told_payments = len(pos.gains)
        counted = memory.count_coins(pos)
        coins = pos.coins if self._open_coins or not pos.stack else counted
        told = [0 if count < 0 else min(count, HIGHEST) for count in coins]
        put_changed_of_seats(memory.seats, self._coins, 1, told, memory.told_coins)

    def _note_hands(self, pos: Position, memory: ConquestMemory) -> None:
        player = pos.turn_player
        acting = player * self._slots
        if pos.hand[acting] != memory.hand[acting]:
            memory.hand[acting] = pos.hand[acting]
            memory.seats[player][self._hands] = pos.hand[acting]
            if pos.hand == memory.hand:
                return
        put_changed_of_seats(memory.seats, self._hands, self._slots, pos.hand, memory.hand)

    def _note_lists(self, pos: Position, memory: ConquestMemory) -> None:
        """Write down what most answers leave as it is."""
        seats = memory.seats
        kinds = self._kinds
        if pos.combo_of != memory.combo_of:
            self._note_combos(pos, memory)
            self._note_stacks(pos, memory)
        if pos.tray != memory.tray:
            put_changed(memory.common, self._tray, pos.tray, memory.tray)
        if pos.supply != memory.supply:
            put_changed(memory.common, self._supply, pos.supply, memory.supply)
        if pos.aside != memory.aside:
            put_changed_of_seats(seats, self._aside, 1, pos.aside, memory.aside)
        if pos.peace != memory.peace:
            self._note_peace(pos, memory)
        if pos.marker_hand != memory.marker_hand:
            put_changed_of_seats(
                seats, self._marker_hand, kinds, pos.marker_hand, memory.marker_hand
            )
        if pos.driven_out != memory.driven_out:
            put_changed_of_seats(seats, self._driven_out, kinds, pos.driven_out, memory.driven_out)
        if pos.marks_left != memory.marks_left:
            put_changed_of_seats(seats, self._marks_left, kinds, pos.marks_left, memory.marks_left)
        if pos.standing != memory.standing or pos.piles != memory.piles:
            self._note_markers(pos, memory)

    def _note_peace(self, pos: Position, memory: ConquestMemory) -> None:
        players = self._players
        for player, ally in enumerate(pos.peace):
            before = memory.peace[player]
            if before != NONE:
                memory.seats[player][self._peace + (before - player) % players] = 0
            if ally != NONE:
                memory.seats[player][self._peace + (ally - player) % players] = 1
            memory.peace[player] = ally

    # Combos, those on show, and what is in the stacks. All of them change only when a turn
    # begins, when a combo is picked or revealed, or when an army is turned over or leaves.

    def _note_stacks(self, pos: Position, memory: ConquestMemory) -> None:
        if pos.row != memory.row or pos.row_coins != memory.row_coins:
            self._note_row(pos, memory)
        page = memory.common
        if pos.banners != memory.banners:
            put_changed_flags(page, self._banners, pos.banners, memory.banners)
            memory.banners = pos.banners
        if pos.badges != memory.badges:
            put_changed_flags(page, self._badges, pos.badges, memory.badges)
            memory.badges = pos.badges
        if pos.discards != memory.discards:
            put_changed_flags(page, self._discards, pos.discards, memory.discards)
            memory.discards = pos.discards
        if pos.returned != memory.returned:
            memory.returned = pos.returned.copy()
            places = [0] * self._races
            for place, race in enumerate(pos.returned):
                places[race] = place + 1
            put_changed(page, self._returned, places, memory.places)

    def _note_combos(self, pos: Position, memory: ConquestMemory) -> None:
        for army, key in enumerate(pos.combo_of):
            if key != memory.combo_of[army]:
                memory.combo_of[army] = key
                at = self._combos + army % self._slots * self._combo
                page = memory.seats[army // self._slots]
                page[at : at + self._combo] = self._flags_of(key)

    def _flags_of(self, key: int) -> bytes:
        """Mark race and power of a combo, or of none."""
        known = self._known_combos.get(key)
        if known is None:
            flags = bytearray(self._combo)
            if key != NONE:
                flags[race_of(key)] = 1
                power = power_of(key)
                if power != NO_POWER:
                    flags[self._races + power] = 1
            known = self._known_combos[key] = bytes(flags)
        return known

    def _tokens_at_pick(self, pos: Position, key: int) -> int:
        known = self._known_tokens.get(key)
        if known is None:
            known = self._known_tokens[key] = pos.rules.combo(key).tokens_at_pick
        return known

    def _note_row(self, pos: Position, memory: ConquestMemory) -> None:
        """Write the combos on show down, then their coins, then their tokens."""
        row = memory.row = pos.row.copy()
        memory.row_coins = pos.row_coins.copy()
        missing = self._places - len(row)
        cells = [self._flags_of(key) for key in row]
        cells.append(bytes(missing * self._combo))
        cells.append(bytes(pos.row_coins))
        cells.append(bytes(missing))
        cells.append(bytes([self._tokens_at_pick(pos, key) for key in row]))
        cells.append(bytes(missing))
        memory.common[self._row : self._banners] = b"".join(cells)

    # The map. Most answers change the region they name, and no other.

    def _note_map(self, pos: Position, memory: ConquestMemory) -> None:
        tokens = memory.tokens
        holder = memory.holder
        place = memory.answer >> 6 & 63
        if place < len(tokens) and (
            pos.tokens[place] != tokens[place] or pos.holder[place] != holder[place]
        ):
            self._note_region(pos, memory, place)
        if pos.holder != holder:
            self._note_holders(pos, memory)
        if pos.tokens != memory.tokens:
            tokens = memory.tokens
            for region, count in enumerate(pos.tokens):
                if count != tokens[region]:
                    self._note_region(pos, memory, region)

    def _note_holders(self, pos: Position, memory: ConquestMemory) -> None:
        """Go through the regions that somebody has taken or left."""
        if not memory.holder:
            memory.unroll(pos)
        changed = 0
        for army, held in enumerate(pos.held):
            changed |= held ^ memory.held[army]
        for region in members(changed):
            self._note_region(pos, memory, region)

    def _note_region(self, pos: Position, memory: ConquestMemory, region: int) -> None:
        army = pos.holder[region]
        before = memory.holder[region]
        if army != before:
            self._put_tokens(memory, before, region, 0)
            memory.change_hands(region, before, army)
        memory.tokens[region] = pos.tokens[region]
        self._put_tokens(memory, army, region, pos.tokens[region])

    def _put_tokens(self, memory: ConquestMemory, army: int, region: int, count: int) -> None:
        if army == NONE:
            memory.common[self._lost_tribe + region] = count
        else:
            at = self._tokens + army % self._slots * self._regions + region
            memory.seats[army // self._slots][at] = count

    def _note_markers(self, pos: Position, memory: ConquestMemory) -> None:
        if pos.piles != memory.piles:
            self._note_piles(pos, memory)
        for kind, standing in enumerate(pos.standing):
            before = memory.standing[kind]
            if standing != before:
                memory.standing[kind] = standing
                if not pos.rules.markers[kind].stacks:
                    at = self._markers + kind * self._regions
                    put_changed_flags(memory.common, at, standing, before)

    def _note_piles(self, pos: Position, memory: ConquestMemory) -> None:
        regions = len(pos.tokens)
        for kind in pos.rules.stacking:
            first = pos.rules.pile_base[kind]
            piles = pos.piles[first : first + regions]
            before = memory.piles[first : first + regions]
            put_changed(memory.common, self._markers + kind * self._regions, piles, before)
        memory.piles[:] = pos.piles


def move_mark(page: bytearray, at: int, before: int, now: int) -> None:
    """Take a mark away and make it elsewhere."""
    if before != NOWHERE:
        page[at + before] = 0
    if now != NOWHERE:
        page[at + now] = 1


def move_seat(pages: list[bytearray], at: int, before: int, now: int) -> None:
    """Take a mark from one seat and give it to another."""
    if before != NOWHERE:
        pages[before][at] = 0
    if now != NOWHERE:
        pages[now][at] = 1


def mark_seats(pages: list[bytearray], at: int, now: int, before: int) -> None:
    """Mark a set of seats; `before` is the set that is marked."""
    for seat in members(now ^ before):
        pages[seat][at] = now >> seat & 1
