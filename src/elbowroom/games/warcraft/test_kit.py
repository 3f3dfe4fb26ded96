"""Positions of Warcraft written by hand: sites, bombs, beasts, the champion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.test_kit.draft import Markers
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.games.warcraft.drafts import push_phase
from elbowroom.games.warcraft.engine.game import first_islands
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, OBJECTIVE
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition, unknown


class WarcraftScenario(ConquestScenario[WarcraftState]):
    """A position of Warcraft; without `islands` or `board` the first ones lie there."""

    fewest_tokens = 0

    def __init__(
        self, game: str, players: int, board: dict[str, Any] | None = None, **options: Any
    ) -> None:
        if board is None and "islands" not in options:
            options["islands"] = first_islands(players, str(options.get("two_player_islands", "")))
        super().__init__(game, players, board, **options)

    # Writing.

    def give(
        self,
        player: int,
        race: str,
        power: str,
        regions: Mapping[str, int] | None = None,
        hand: int = 0,
        coins: int | None = None,
        markers: Markers | None = None,
        aside: int = 0,
    ) -> Self:
        """Give a player an active race; beasts are some of the tokens of their region."""
        super().give(player, race, power, regions, hand, coins, aside=aside)
        state = self._draft
        army = state.active(player)
        for listener in state.rules.listeners:
            listener.picked(state, army)
        self._stand_markers(army, markers or {})
        for region in members(state.held[army]):
            state.tray[state.race(army)] += state.marker_count(BEAST, region)
            if not state.units(region):
                raise InvalidPosition(f"{self._rules.board.ids[region]} is held by nothing.")
        return self

    def site(self, site: str, region: str, keeper: int | None = None) -> Self:
        """Let a site lie face up in a region; `keeper` is who controlled it last."""
        state = self._unwritten()
        number = self._site(site)
        place = self._region(region)
        state.site_at[number] = place
        state.unseen &= ~(1 << number)
        holder = state.holder[place]
        if keeper is not None:
            state.keeper[number] = self._seat(keeper)
        elif holder != NONE and state.is_active(holder):
            state.keeper[number] = self._rules.army_player[holder]
        return self

    def face_down(self, *regions: str) -> Self:
        """Let sites lie face down in these regions only."""
        state = self._unwritten()
        state.face_down = sum([1 << self._region(region) for region in regions])
        return self

    def find(self, *sites: str) -> Self:
        """Force the next sites turned up."""
        return self.force(*[f"site {site}" for site in sites])

    def bomb(self, *regions: str) -> Self:
        """Let bombs lie in these regions."""
        state = self._unwritten()
        for region in regions:
            state.supply[BOMB] -= 1
            state.put_marker(BOMB, self._region(region))
        return self

    def fuse(self, *faces: str) -> Self:
        """Force the faces of the next bombs: explosive or dud."""
        return self.force(*[f"fuse {face}" for face in faces])

    def objective(self, *regions: str) -> Self:
        """Let objectives lie in these regions."""
        state = self._unwritten()
        for region in regions:
            for player in range(self._rules.players):
                place = player * len(state.supply) + OBJECTIVE
                if state.marker_hand[place]:
                    state.marker_hand[place] -= 1
                    state.put_marker(OBJECTIVE, self._region(region))
                    break
            else:
                raise InvalidPosition("Nobody has an objective left to lie there.")
        return self

    def harmony(self, *players: int) -> Self:
        """Let these players hold a harmony token."""
        self._unwritten().harmony = sum([1 << self._seat(player) for player in players])
        return self

    # Asking.

    def site_in(self, region: str) -> list[str]:
        """List the sites that lie face up in a region."""
        found = self.state.sites_in(self._region(region))
        return [self.state.game_rules.sites[site].id for site in found]

    def is_face_down(self, region: str) -> bool:
        """Whether a site lies face down in a region."""
        return bool(self.state.face_down >> self._region(region) & 1)

    def holds_harmony(self, player: int) -> bool:
        """Whether a player holds a harmony token."""
        return bool(self.state.harmony >> player & 1)

    # How it is done.

    def _site(self, name: str) -> int:
        known = [site.id for site in self._draft.game_rules.sites]
        if name not in known:
            raise unknown("site", name, known)
        return known.index(name)

    def _push_phase(self, state: WarcraftState, phase: str) -> None:
        push_phase(state, self._player, phase)
