"""What is seen of a conquest game, written down where it has changed since it was last seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.conquest.codec.cache import ConquestMemory
from elbowroom.conquest.codec.offsets import ConquestPlaces, Marks, shared_marks
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.content_traits import tokens_only_for_attack
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    NOWHERE,
    move_mark,
    put_changed,
    put_changed_at,
    put_changed_flags,
)
from elbowroom.envs.codecs.layout import Layout
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, second_of

if TYPE_CHECKING:
    from elbowroom.envs.codecs.bytewise import Page

NO_QUESTION: Final = encode(steps.FIRST_PLAYER)
"""Stands for the step of a game that is over."""


class Sight:
    """Writes what everybody may know; what a seat has lies in that seat's part of the page.

    Every part compares a piece of the position with what the memory says is written of it.
    """

    def __init__(self, rules: Rules, layout: Layout, regions: int) -> None:
        self._rules = rules
        self._layout = layout
        self._marks = self.marks()
        self._places = ConquestPlaces(rules, layout, regions)
        self._open_coins = rules.open_coins
        self._players = rules.players
        self._slots = rules.slots
        self._races = len(rules.races)
        self._row_length = rules.row_length * len(rules.sides)
        self._tokens_of_race = [tokens_brought(race) for race in rules.races]
        self._tokens_of_power = [tokens_brought(power) for power in rules.powers]

    def marks(self) -> Marks:
        """Give what is marked while a step asks."""
        return shared_marks(self._rules, self._layout)

    def memory(self) -> ConquestMemory:
        """Make the memory of a game that begins."""
        return ConquestMemory(self._rules, self._layout, self._row_length)

    def note(self, pos: Position, memory: ConquestMemory) -> None:
        """Bring what is written up to date."""
        unread = memory.unread
        if unread == 0:
            return
        memory.unread = 0
        if unread == 1 and memory.answer >> 12 == verbs.REDEPLOY:
            self._note_redeployment(pos, memory)
        else:
            self.note_all(pos, memory)

    def _note_redeployment(self, pos: Position, memory: ConquestMemory) -> None:
        """Write down what alone changes when a region is given another number of tokens."""
        places = self._places
        page = memory.page
        region = memory.answer >> 6 & 63
        army = pos.holder[region]
        count = memory.tokens[region] = pos.tokens[region]
        page[places.tokens[army] + region] = count
        hand = memory.hand[army] = pos.hand[army]
        page[places.hands[army]] = hand
        page[places.settled + region] = 1
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
            memory.page[self._places.nonempty] = memory.nonempty = pos.nonempty
        if pos.attacked != memory.attacked:
            mark_seats(memory.page, self._places.attacked, pos.attacked, memory.attacked)
            memory.attacked = pos.attacked
        if pos.settled != memory.settled:
            put_changed_flags(memory.page, self._places.settled, pos.settled, memory.settled)
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
        )
        if lists != memory.lists:
            self._note_lists(pos, memory)

    # What is asked, and this turn so far.

    def note_question(self, step: int, memory: ConquestMemory) -> None:
        """Mark who is asked, what, and about which army; nobody if chance is."""
        memory.step = step
        marks = self._marks
        page = memory.page
        asker = step >> 6
        asked = marks.asked[asker]
        if asked != memory.asked_mark:
            move_mark(page, memory.asked_mark, asked)
            memory.asked_mark = asked
        question = marks.question[asker]
        if question != memory.question_mark:
            move_mark(page, memory.question_mark, question)
            memory.question_mark = question
        slot = marks.slot[asker]
        if slot != memory.slot_mark:
            move_mark(page, memory.slot_mark, slot)
            memory.slot_mark = slot
        begun = step >> 12 == steps.ARMY_IN_DECLINE and second_of(step) != 0
        if begun != memory.begun:
            page[self._places.begun] = 1 if begun else 0
            memory.begun = begun

    def _note_turn(self, pos: Position, memory: ConquestMemory) -> None:
        places = self._places
        counts = [
            pos.round,
            self._rules.rounds - pos.round,
            0 if pos.roll == NONE else pos.roll + 1,
            pos.owed,
            pos.built,
            pos.conquests_for_one,
            1 if pos.picked else 0,
        ]
        if counts != memory.counts:
            put_changed(memory.page, places.counts, counts, memory.counts)
        if pos.turn_player != memory.turn_player:
            move_seat(memory.page, places.turn, memory.turn_player, pos.turn_player)
            memory.turn_player = pos.turn_player
        if pos.substituted != memory.substituted:
            mark_seats(memory.page, places.substituted, pos.substituted, memory.substituted)
            memory.substituted = pos.substituted
        if pos.lifted != memory.lifted:
            put_changed_flags(memory.page, places.lifted, pos.lifted, memory.lifted)
            memory.lifted = pos.lifted

    # What seats have. Most hands that change are those of the army whose turn it is.

    def _note_coins(self, pos: Position, memory: ConquestMemory) -> None:
        """Write coins down; those that are hidden as everybody could have counted them."""
        memory.told_payments = len(pos.gains)
        counted = memory.count_coins(pos)
        coins = pos.coins if self._open_coins or not pos.stack else counted
        told = [0 if count < 0 else min(count, HIGHEST) for count in coins]
        put_changed_at(memory.page, self._places.coins, told, memory.told_coins)

    def _note_hands(self, pos: Position, memory: ConquestMemory) -> None:
        acting = pos.turn_player * self._slots
        hand = pos.hand[acting]
        if hand != memory.hand[acting]:
            memory.hand[acting] = hand
            memory.page[self._places.hands[acting]] = hand
            if pos.hand == memory.hand:
                return
        put_changed_at(memory.page, self._places.hands, pos.hand, memory.hand)

    def _note_lists(self, pos: Position, memory: ConquestMemory) -> None:
        """Write down what most answers leave as it is."""
        places = self._places
        page = memory.page
        if pos.combo_of != memory.combo_of:
            self._note_combos(pos, memory)
            self._note_stacks(pos, memory)
        if pos.tray != memory.tray:
            put_changed(page, places.tray, pos.tray, memory.tray)
        if pos.supply != memory.supply:
            put_changed(page, places.supply, pos.supply, memory.supply)
        if pos.aside != memory.aside:
            put_changed_at(page, places.aside, pos.aside, memory.aside)
        if pos.peace != memory.peace:
            self._note_peace(pos, memory)
        if pos.marker_hand != memory.marker_hand:
            put_changed_at(page, places.marker_hand, pos.marker_hand, memory.marker_hand)
        if pos.driven_out != memory.driven_out:
            put_changed_at(page, places.driven_out, pos.driven_out, memory.driven_out)
        if pos.marks_left != memory.marks_left:
            put_changed_at(page, places.marks_left, pos.marks_left, memory.marks_left)
        if pos.standing != memory.standing or pos.piles != memory.piles:
            self._note_markers(pos, memory)

    def _note_peace(self, pos: Position, memory: ConquestMemory) -> None:
        players = self._players
        for player, ally in enumerate(pos.peace):
            before = memory.peace[player]
            at = self._places.peace[player]
            if before != NONE:
                memory.page[at + (before - player) % players] = 0
            if ally != NONE:
                memory.page[at + (ally - player) % players] = 1
            memory.peace[player] = ally

    # Combos, those on show, and what is in the stacks. All of them change only when a turn
    # begins, when a combo is picked or revealed, or when an army is turned over or leaves.

    def _note_stacks(self, pos: Position, memory: ConquestMemory) -> None:
        if pos.row != memory.row or pos.row_coins != memory.row_coins:
            self._note_row(pos, memory)
        page = memory.page
        if pos.banners != memory.banners:
            put_changed_flags(page, self._places.banners, pos.banners, memory.banners)
            memory.banners = pos.banners
        if pos.badges != memory.badges:
            put_changed_flags(page, self._places.badges, pos.badges, memory.badges)
            memory.badges = pos.badges
        if pos.discards != memory.discards:
            put_changed_flags(page, self._places.discards, pos.discards, memory.discards)
            memory.discards = pos.discards
        if pos.returned != memory.returned:
            memory.returned = pos.returned.copy()
            order = [0] * self._races
            for place, race in enumerate(pos.returned):
                order[race] = place + 1
            put_changed(page, self._places.returned, order, memory.places)

    def _note_combos(self, pos: Position, memory: ConquestMemory) -> None:
        before = memory.combo_of
        for army, key in enumerate(pos.combo_of):
            if key != before[army]:
                self._put_combo(memory.page, self._places.combos[army], before[army], key)
                before[army] = key

    def _put_combo(self, page: Page, at: int, before: int, now: int) -> None:
        """Mark race and power of a combo, or of none, where those of another are marked."""
        powers = at + self._races
        if before != NONE:
            page[at + race_of(before)] = 0
            if power_of(before) != NO_POWER:
                page[powers + power_of(before)] = 0
        if now != NONE:
            page[at + race_of(now)] = 1
            if power_of(now) != NO_POWER:
                page[powers + power_of(now)] = 1

    def _tokens_at_pick(self, key: int) -> int:
        if key == NONE:
            return 0
        return self._tokens_of_race[race_of(key)] + self._tokens_of_power[power_of(key)]

    def _note_row(self, pos: Position, memory: ConquestMemory) -> None:
        """Write the combos on show down with their tokens, and their coins."""
        places = self._places
        page = memory.page
        missing = self._row_length - len(pos.row)
        row = pos.row + [NONE] * missing
        if row != memory.row:
            for place, key in enumerate(row):
                before = memory.row[place]
                if key != before:
                    self._put_combo(page, places.row[place], before, key)
                    page[places.row_tokens + place] = self._tokens_at_pick(key)
            memory.row = row
        coins = pos.row_coins + [0] * missing
        if coins != memory.row_coins:
            put_changed(page, places.row_coins, coins, memory.row_coins)

    # The map. Most answers change the region they name, and no other.

    def _note_map(self, pos: Position, memory: ConquestMemory) -> None:
        tokens = memory.tokens
        place = memory.answer >> 6 & 63
        if place < len(tokens) and (
            pos.tokens[place] != tokens[place] or pos.holder[place] != memory.holder[place]
        ):
            self._note_region(pos, memory, place)
        if pos.holder != memory.holder:
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
        before = memory.holder
        for region, army in enumerate(pos.holder):
            if army != before[region]:
                self._note_region(pos, memory, region)

    def _note_region(self, pos: Position, memory: ConquestMemory, region: int) -> None:
        at = self._places.tokens
        army = pos.holder[region]
        before = memory.holder[region]
        if army != before:
            memory.holder[region] = army
            memory.page[at[before] + region] = 0
        count = memory.tokens[region] = pos.tokens[region]
        memory.page[at[army] + region] = count

    def _note_markers(self, pos: Position, memory: ConquestMemory) -> None:
        if pos.piles != memory.piles:
            self._note_piles(pos, memory)
        for kind, standing in enumerate(pos.standing):
            before = memory.standing[kind]
            if standing != before:
                memory.standing[kind] = standing
                if not pos.rules.markers[kind].stacks:
                    at = self._places.markers[kind]
                    put_changed_flags(memory.page, at, standing, before)

    def _note_piles(self, pos: Position, memory: ConquestMemory) -> None:
        regions = len(pos.tokens)
        for kind in pos.rules.stacking:
            first = pos.rules.pile_base[kind]
            piles = pos.piles[first : first + regions]
            before = memory.piles[first : first + regions]
            put_changed(memory.page, self._places.markers[kind], piles, before)
        memory.piles[:] = pos.piles


def tokens_brought(trait: Race | Power) -> int:
    """Count the tokens that a race or a power brings when it is picked."""
    return trait.tokens + tokens_only_for_attack(trait.effects)


def move_seat(page: Page, places: list[int], before: int, now: int) -> None:
    """Take a mark from one seat and give it to another."""
    if before != NOWHERE:
        page[places[before]] = 0
    if now != NOWHERE:
        page[places[now]] = 1


def mark_seats(page: Page, places: list[int], now: int, before: int) -> None:
    """Mark a set of seats; `before` is the set that is marked."""
    for seat in members(now ^ before):
        page[places[seat]] = now >> seat & 1
