"""What one seat sees of a game on islands beyond the shared fields."""

from __future__ import annotations

from librt.strings import BytesWriter

from elbowroom.conquest import steps as shared
from elbowroom.conquest.position import NONE, Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs.bytewise import HIGHEST, put_flags, put_turned_flags
from elbowroom.envs.codecs.codec import Field
from elbowroom.envs.codecs.conquest_memory import ConquestMemory
from elbowroom.envs.codecs.conquest_sight import Sight
from elbowroom.envs.codecs.islands_fields import FIRST_QUESTION
from elbowroom.warcraft import steps
from elbowroom.warcraft.islands import facts
from elbowroom.warcraft.position import Islands
from elbowroom.warcraft.rules import WarcraftRules


class IslandMemory(ConquestMemory):
    """The memory of one game, with the chart of its islands."""

    def __init__(self, players: int, starting_coins: int) -> None:
        super().__init__(players, starting_coins)
        self.charted: Rules | None = None
        self.chart = b""


class IslandSight(Sight):
    """The eyes of one seat on islands: the shared fields, then those of `islands_fields`."""

    def __init__(
        self, rules: WarcraftRules, fields: list[Field], seat: int, regions: int, islands: int
    ) -> None:
        super().__init__(rules, fields, seat, regions)
        self._sites = len(rules.sites)
        self._islands = islands
        self._terrains: list[str] = list(facts()["terrains"])
        self._symbols: list[str] = list(facts()["symbols"])
        sizes = {field.name: field.size() for field in fields}
        names = list(sizes)
        own = names.index("own_question")
        chart = names.index("faces")
        self._offsets: dict[str, int] = {}
        at = 0
        for name in names[own:chart]:
            self._offsets[name] = at
            at += sizes[name]
        self._blank_own = bytes(at)
        self._blank_chart = bytes(sum([sizes[name] for name in names[chart:]]))

    def put(self, pos: Position, memory: ConquestMemory, out: BytesWriter) -> None:
        """Append all fields."""
        if not isinstance(pos, Islands) or not isinstance(memory, IslandMemory):
            raise TypeError("the position is not one of a game on islands")
        start = len(out)
        super().put(pos, memory, out)
        at = len(out)
        out.write(self._blank_own)
        if pos.stack and FIRST_QUESTION <= pos.stack[-1] >> 12 <= steps.LAST_ASKED:
            self._put_own_question(pos, out, start, at)
        self._put_own_turn(pos, out, at)
        self._put_sites(pos, out, at)
        if memory.charted is not pos.rules:
            memory.charted = pos.rules
            memory.chart = self._chart(pos)
        out.write(memory.chart)

    def _put_own_question(self, pos: Islands, out: BytesWriter, start: int, at: int) -> None:
        step = pos.stack[-1]
        kind = step >> 12
        out[start + (pos.asked_player() - self.seat) % self._players] = 1
        if kind not in steps.PLAYER_STEPS:
            slot = (step >> 6 & 63) % self._slots
            out[start + self._players + shared.FIRST_PLAYER + slot] = 1
        out[at + kind - FIRST_QUESTION] = 1
        if kind in (steps.STRIKE, steps.LAKE):
            out[at + self._offsets["about_region"] + (step & 63)] = 1
        elif kind == steps.LAY:
            out[at + self._offsets["about_site"] + (step & 63)] = 1

    def _put_own_turn(self, pos: Islands, out: BytesWriter, at: int) -> None:
        offsets = self._offsets
        _put_numbers(out, at + offsets["uses"], pos.uses)
        faction = 0 if pos.faction == NONE else pos.faction + 1
        _put_numbers(
            out,
            at + offsets["this_turn"],
            [
                min(pos.routed, HIGHEST),
                min(pos.fallen, HIGHEST),
                pos.form_discount,
                faction,
                int(pos.harmony_paid),
                int(pos.shield_paid),
                pos.tools,
                int(pos.anywhere),
            ],
        )
        _put_numbers(out, at + offsets["defeats"], pos.defeats)
        saved = pos.saved[self.seat :] + pos.saved[: self.seat]
        _put_numbers(out, at + offsets["saved"], saved)
        put_turned_flags(out, at + offsets["harmony"], pos.harmony, self.seat, self._players)
        _put_numbers(out, at + offsets["bombs"], [pos.explosive, pos.duds])

    def _put_sites(self, pos: Islands, out: BytesWriter, at: int) -> None:
        offsets = self._offsets
        put_flags(out, at + offsets["unseen"], pos.unseen)
        put_flags(out, at + offsets["used_sites"], pos.used_sites)
        put_flags(out, at + offsets["face_down"], pos.face_down)
        for site in range(self._sites):
            if pos.site_at[site] != NONE:
                out[at + offsets["sites"] + site * self._regions + pos.site_at[site]] = 1
            self._put_seat(out, at + offsets["keepers"], site, pos.keeper[site])
            self._put_seat(out, at + offsets["former_keepers"], site, pos.former[site])

    def _put_seat(self, out: BytesWriter, at: int, site: int, player: int) -> None:
        if player != NONE:
            out[at + site * self._players + (player - self.seat) % self._players] = 1

    # What differs from game to game and never changes in one.

    def _chart(self, pos: Islands) -> bytes:
        board = pos.rules.board
        regions = self._regions
        out = BytesWriter()
        out.write(self._blank_chart)
        for face in pos.drawn or _named_faces(pos):
            out[face] = 1
        at = len(pos.own.faces)
        for number, island in enumerate(board.islands[: self._islands]):
            put_flags(out, at + number * regions, island)
        at += self._islands * regions
        for name in self._terrains:
            put_flags(out, at, board.terrain.get(name, 0))
            at += regions
        for name in self._symbols:
            put_flags(out, at, board.symbol.get(name, 0))
            at += regions
        put_flags(out, at, board.border)
        at += regions
        for beside in board.adjacent:
            put_flags(out, at, beside)
            at += regions
        return out.getvalue()


def _put_numbers(out: BytesWriter, at: int, numbers: list[int]) -> None:
    """Write a list of numbers down over zeros."""
    for number in numbers:
        if number:
            out[at] = number
        at += 1


def _named_faces(pos: Islands) -> list[int]:
    """List the faces a set-up names; a map of one's own has none."""
    chosen: list[str] = pos.setup["islands"] or []
    return [pos.own.faces.index(name) for name in chosen]
