"""What one seat sees of a conquest game, written field by field."""

from __future__ import annotations

from librt.strings import BytesWriter

from elbowroom.conquest import steps
from elbowroom.conquest.combo import NO_POWER
from elbowroom.conquest.position import HIDDEN, NONE, Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    put_flags,
    put_numbers,
    put_turned_flags,
    put_turned_numbers,
)
from elbowroom.envs.codecs.codec import Field
from elbowroom.envs.codecs.conquest_memory import ConquestMemory, Pieces, Stacks
from elbowroom.kernel.notation import second_of


class Sight:
    """The eyes of one seat: other seats are told by their distance to the left of it.

    Fields are written in parts, each over zeros; the order is that of `conquest_fields`.
    """

    def __init__(self, rules: Rules, fields: list[Field], seat: int, regions: int) -> None:
        self.seat = seat
        self._players = rules.players
        self._slots = rules.slots
        self._kinds = len(rules.markers)
        self._races = len(rules.races)
        self._powers = len(rules.powers)
        self._combo = len(rules.races) + len(rules.powers)
        self._places = rules.row_length * len(rules.sides)
        self._regions = regions
        self._holders = rules.armies + 1
        self._channels = self._channel_table(rules)
        self._draft = BytesWriter()
        sizes = {field.name: field.size() for field in fields}
        self._make_blanks(sizes)

    def _channel_table(self, rules: Rules) -> list[int]:
        """Give the place of each army among the holders of a region; the lost tribe is last."""
        found: list[int] = []
        for army in range(rules.armies):
            distance = (rules.army_player[army] - self.seat) % rules.players
            found.append(1 + distance * rules.slots + army % rules.slots)
        return [*found, 0]

    def _make_blanks(self, sizes: dict[str, int]) -> None:
        names = list(sizes)

        def blank(first: str, last: str) -> bytes:
            between = names[names.index(first) : names.index(last) + 1]
            return bytes(sum([sizes[name] for name in between]))

        self._blank_moment = blank("asked", "settled")
        self._blank_pieces = blank("aside", "marks_left")
        self._blank_combos = blank("combos", "combos")
        self._blank_hands = blank("hands", "hands")
        self._blank_stacks = blank("row", "supply")
        self._blank_map = blank("tokens", "markers")

    def put(self, pos: Position, memory: ConquestMemory, out: BytesWriter) -> None:
        """Append all fields."""
        self._put_moment(pos, out)
        self._put_coins(pos, memory, out)
        pieces = memory.pieces[self.seat]
        self._put_pieces(pos, pieces, out)
        self._put_combos(pos, pieces, out)
        at = len(out)
        out.write(self._blank_hands)
        put_turned_numbers(out, at, pos.hand, self.seat * self._slots)
        self._put_stacks(pos, memory.stacks, out)
        self._put_map(pos, out)

    # What is asked, and this turn so far: asked … settled.

    def _put_moment(self, pos: Position, out: BytesWriter) -> None:
        at = len(out)
        out.write(self._blank_moment)
        if pos.stack and pos.stack[-1] < steps.FIRST_CHANCE_STEP:
            self._put_question(pos.stack[-1], out, at)
        at += self._players + steps.FIRST_PLAYER + self._slots
        out[at + (pos.turn_player - self.seat) % self._players] = 1
        self._put_turn(pos, out, at + self._players)

    def _put_question(self, step: int, out: BytesWriter, at: int) -> None:
        kind = step >> 12
        asked = step >> 6 & 63
        slot = 0
        if kind not in (steps.CHOICE, steps.PICK, steps.REDEPLOY):
            slot = asked % self._slots
            asked = asked // self._slots
        out[at + (asked - self.seat) % self._players] = 1
        out[at + self._players + kind] = 1
        out[at + self._players + steps.FIRST_PLAYER + slot] = 1
        if kind == steps.ACT and second_of(step):
            out[at + self._players * 2 + steps.FIRST_PLAYER + self._slots + 8] = 1

    def _put_turn(self, pos: Position, out: BytesWriter, at: int) -> None:
        out[at] = pos.round
        out[at + 1] = pos.rules.rounds - pos.round
        if pos.roll != NONE:
            out[at + 2] = pos.roll + 1
        if pos.owed:
            out[at + 3] = pos.owed
        if pos.nonempty:
            out[at + 4] = pos.nonempty
        if pos.built:
            out[at + 5] = pos.built
        if pos.conquests_for_one:
            out[at + 6] = pos.conquests_for_one
        if pos.picked:
            out[at + 7] = 1
        at += 9
        if pos.attacked:
            put_turned_flags(out, at, pos.attacked, self.seat, self._players)
        if pos.substituted:
            put_turned_flags(out, at + self._players, pos.substituted, self.seat, self._players)
        at += self._players * 2
        if pos.lifted:
            put_flags(out, at, pos.lifted)
        if pos.settled:
            put_flags(out, at + self._kinds, pos.settled)

    def _put_coins(self, pos: Position, memory: ConquestMemory, out: BytesWriter) -> None:
        """Write coins down; those that are hidden as everybody could have counted them."""
        kept = memory.pieces[self.seat]
        own = pos.coins[self.seat]
        if not pos.stack or pos.rules.open_coins:
            out.write(self._coins(pos.coins, own))
            return
        if kept.payments != len(pos.gains) or kept.own_coins != own:
            kept.payments = len(pos.gains)
            kept.own_coins = own
            kept.written_coins = self._coins(memory.count_coins(pos), own)
        out.write(kept.written_coins)

    def _coins(self, coins: list[int], own: int) -> bytes:
        told = coins[self.seat :] + coins[: self.seat]
        if own != HIDDEN:
            told[0] = own
        return bytes([max(0, min(count, HIGHEST)) for count in told])

    # What seats have beside their coins: aside … marks_left.

    def _put_pieces(self, pos: Position, kept: Pieces, out: BytesWriter) -> None:
        if not kept.fit(pos):
            kept.note(pos)
            kept.written = self._pieces(pos)
        out.write(kept.written)

    def _pieces(self, pos: Position) -> bytes:
        out = self._draft
        out.truncate(0)
        out.write(self._blank_pieces)
        players = self._players
        put_turned_numbers(out, 0, pos.aside, self.seat)
        for player in range(players):
            ally = pos.peace[player]
            if ally != NONE:
                distance = (player - self.seat) % players
                out[players + distance * players + (ally - self.seat) % players] = 1
        at = players + players * players
        first = self.seat * self._kinds
        size = players * self._kinds
        put_turned_numbers(out, at, pos.marker_hand, first)
        put_turned_numbers(out, at + size, pos.driven_out, first)
        put_turned_numbers(out, at + size * 2, pos.marks_left, first)
        return out.getvalue()

    def _put_combos(self, pos: Position, kept: Pieces, out: BytesWriter) -> None:
        if pos.combo_of != kept.combo_of:
            kept.combo_of = pos.combo_of.copy()
            kept.written_combos = self._combos(pos)
        out.write(kept.written_combos)

    def _combos(self, pos: Position) -> bytes:
        out = self._draft
        out.truncate(0)
        out.write(self._blank_combos)
        for army, key in enumerate(pos.combo_of):
            if key != NONE:
                self._put_combo(key, out, (self._channels[army] - 1) * self._combo)
        return out.getvalue()

    def _put_combo(self, key: int, out: BytesWriter, at: int) -> None:
        out[at + (key >> 7)] = 1
        power = key >> 1 & 63
        if power != NO_POWER:
            out[at + self._races + power] = 1

    # The row and what nobody has: row … supply.

    def _put_stacks(self, pos: Position, kept: Stacks, out: BytesWriter) -> None:
        if not kept.fit(pos):
            kept.note(pos)
            kept.written = self._stacks(pos)
        out.write(kept.written)

    def _stacks(self, pos: Position) -> bytes:
        out = self._draft
        out.truncate(0)
        out.write(self._blank_stacks)
        at = self._places * self._combo
        for place, key in enumerate(pos.row):
            self._put_combo(key, out, place * self._combo)
            out[at + place] = pos.row_coins[place]
            out[at + self._places + place] = pos.rules.combo(key).tokens_at_pick
        at += self._places * 2
        put_flags(out, at, pos.banners)
        at += self._races
        for place, race in enumerate(pos.returned):
            out[at + race] = place + 1
        at += self._races
        put_flags(out, at, pos.badges)
        put_flags(out, at + self._powers, pos.discards)
        at += self._powers * 2
        put_numbers(out, at, pos.tray)
        put_numbers(out, at + self._races, pos.supply)
        return out.getvalue()

    def _put_map(self, pos: Position, out: BytesWriter) -> None:
        start = len(out)
        at = start
        out.write(self._blank_map)
        channels = self._channels
        holders = self._holders
        for count, army in zip(pos.tokens, pos.holder, strict=True):
            if count:
                out[at + channels[army]] = count
            at += holders
        at = start + self._regions * holders
        for kind, regions in enumerate(pos.standing):
            if regions:
                if pos.rules.markers[kind].stacks:
                    first = pos.rules.pile_base[kind]
                    put_numbers(out, at, pos.piles[first : first + len(pos.tokens)])
                else:
                    put_flags(out, at, regions)
            at += self._regions
