"""What holds besides in every position on islands: sites, bombs, beasts, towers, objectives."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, CHAMPION, OBJECTIVE, TOWER
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.kernel.bits import members, size


def island_breaches(state: WarcraftState) -> list[str]:
    """List everything that is wrong with what lies on the islands."""
    return [
        *_sites(state),
        *_bombs(state),
        *_pieces(state),
        *_small_armies(state),
        *_defeats(state),
    ]


def _sites(state: WarcraftState) -> Iterator[str]:
    """Every site is unseen or was seen; as many lie on the islands as there are icons."""
    names = [site.id for site in state.game_rules.sites]
    for site in members(state.unseen):
        if (state.site_at[site], state.keeper[site], state.former[site]) != (NONE, NONE, NONE):
            yield f"nobody has seen {names[site]}, yet it lies somewhere or was somebody's"
    lying = [site for site, place in enumerate(state.site_at) if place != NONE]
    if size(state.face_down) > size(state.unseen):
        yield "more sites lie face down than are unseen"
    if state.face_down & ~state.game_rules.icons:
        yield "a site lies face down where none was laid"
    on_their_way = size(state.game_rules.icons) - size(state.face_down) - len(lying)
    if not 0 <= on_their_way <= 1:
        yield f"{len(lying)} sites face up, {size(state.face_down)} face down, {state.game_rules.icons}"
    for site in lying:
        place = state.site_at[site]
        if state.site(site).shore != 0 and not state.game_rules.lakes >> place & 1:
            yield f"{names[site]} is not in a lake"
        if state.keeper[site] == state.former[site] != NONE:
            yield f"{names[site]} is kept by who had it before"
        holder = state.holder[place]
        active = holder != NONE and state.is_active(holder)
        if active and state.keeper[site] != state.rules.army_player[holder]:
            yield f"{names[site]} is kept by {state.keeper[site]}, in a region of {holder}"


def _bombs(state: WarcraftState) -> Iterator[str]:
    """Bombs are in the pile, on the islands or out of the game; no more are left than unseen."""
    left = state.supply[BOMB] + size(state.standing[BOMB])
    unseen = state.explosive + state.duds
    if min(state.explosive, state.duds) < 0:
        yield f"{state.explosive} explosive bombs and {state.duds} duds"
    if left > state.rules.markers[BOMB].supply or (unseen and left > unseen):
        yield f"{left} bombs in pile and islands, {unseen} were never seen"
    if state.standing[BOMB] and not unseen:
        yield "bombs lie about, but all were seen"


def _pieces(state: WarcraftState) -> Iterator[str]:
    """Beasts, champion, towers and objectives belong to somebody whose race has them."""
    kinds = len(state.rules.markers)
    for army, held in enumerate(state.held):
        if not state.has_race(army):
            continue
        table = state.table(army)
        player = state.rules.army_player[army]
        if held & state.standing[BEAST] and not (table.most_beasts and state.is_active(army)):
            yield f"beasts among army {army}"
        for region in members(held & state.standing[BEAST]):
            if state.marker_count(BEAST, region) > state.tokens[region]:
                yield f"more beasts than tokens in {state.rules.board.ids[region]}"
        if held & state.standing[CHAMPION] and not (table.ransom and state.is_active(army)):
            yield f"a champion of army {army}"
        if held & state.standing[TOWER] & ~table.tower_regions:
            yield f"a tower of army {army} where it may have none"
        if (
            state.is_active(army)
            and not table.most_beasts
            and state.marker_hand[player * kinds + BEAST]
        ):
            yield f"seat {player} has beasts in hand"
    laying = [
        player
        for player in range(state.rules.players)
        if state.has_race(state.active(player))
        and state.table(state.active(player)).objectives.pieces
    ]
    if state.standing[OBJECTIVE] and not laying:
        yield "objectives lie about and nobody lays any"
    murlocs = [state.tokens[region] for region, army in enumerate(state.holder) if army == NONE]
    if sum(murlocs) > size(state.rules.board.lost_tribes):
        yield f"{sum(murlocs)} Murlocs, there were {size(state.rules.board.lost_tribes)}"


def _small_armies(state: WarcraftState) -> Iterator[str]:
    """Nobody holds a region with fewer tokens than the race needs, or none at all."""
    for army, held in enumerate(state.held):
        if not state.has_race(army):
            continue
        fewest = state.combo(army).fewest_tokens
        for region in members(held):
            if 0 < state.tokens[region] < fewest:
                yield f"{state.rules.board.ids[region]} is held with {state.tokens[region]} tokens"


def _defeats(state: WarcraftState) -> Iterator[str]:
    """What counts for one turn is never negative, and hardly ever large."""
    counts = [*state.uses, *state.defeats, *state.saved, state.fallen, state.routed]
    if min(counts) < 0:
        yield f"negative counts of the turn: {counts}"
    if state.tools and not state.anywhere and not state.stack:
        yield "tools are announced after the end"
