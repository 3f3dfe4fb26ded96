"""Sites: found, taken over, moved and used."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import Listener
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.steps import AskedStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.hidden_sites import likely_sites
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, refuse
from elbowroom.games.warcraft.engine.traits import FACTIONS, NEUTRAL, SIDES
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step


class SiteStep(Step[WarcraftPosition]):
    """The face of the site in a region."""

    def outcomes(self, pos: WarcraftPosition, step: int) -> list[tuple[int, int]]:
        return [(encode(verbs.SITE, site), weight) for site, weight in likely_sites(pos)]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        turn_up(pos, first_of(step), first_of(action))


class ReplacementStep(Step[WarcraftPosition]):
    """The place that replaces a site which cannot lie in a region."""

    def outcomes(self, pos: WarcraftPosition, step: int) -> list[tuple[int, int]]:
        return [(encode(verbs.SITE, site), 1) for site in members(replacements(pos))]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        replace(pos, first_of(step), first_of(action))


class LakeStep(AskedStep[WarcraftPosition]):
    """The lake that a site found in a region moves to."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return [encode(verbs.LAKE, lake) for lake in members(lakes_near(pos, second_of(step)))]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        move_to_lake(pos, seeking_site(pos), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.LAKE:
            return None
        return refuse("no_lake", "W-PLACE-WELL-1", at(pos, first_of(action)))


class FactionStep(AskedStep[WarcraftPosition]):
    """A neutral race chooses whom it fights for."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return [encode(verbs.FACTION, side) for side in range(len(SIDES))]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        pos.faction = first_of(action)
        if pos.events is not None:
            name = pos.rules.notation.names["faction"][pos.faction]
            pos.note(Event("faction", pos.turn_player, {"faction": name}))


class SiteListener(Listener[WarcraftPosition]):
    """Who conquers a region finds or takes over what lies there."""

    def conquered(
        self, pos: WarcraftPosition, army: int, region: int, loser: int, units: int
    ) -> None:
        enter(pos, region)


def enter(pos: WarcraftPosition, region: int) -> None:
    """Let units of an active race in a region find or take over what lies there (W-SITE-2)."""
    army = pos.holder[region]
    if army == NONE or not pos.is_active(army):
        return
    if pos.face_down >> region & 1:
        pos.push(steps.SITE, region)
    if region in pos.site_at:
        for site in pos.sites_in(region):
            take_over(pos, army, site)


def may_lie_face_up(pos: WarcraftPosition, site: int) -> bool:
    """Whether a site lies on the islands, or may be found there before the turn ends."""
    return pos.site_at[site] != NONE or bool(pos.face_down and pos.unseen >> site & 1)


def any_may_lie_face_up(pos: WarcraftPosition, sites: list[int]) -> bool:
    """Whether one of some sites lies on the islands, or may be found before the turn ends."""
    for site in sites:  # noqa: SIM110 - a generator would cost more
        if may_lie_face_up(pos, site):
            return True
    return False


def take_over(pos: WarcraftPosition, army: int, site: int) -> None:
    """Let a race control a site, and remember who had it before (W-RULING-68)."""
    player = pos.rules.army_player[army]
    if pos.keeper[site] != player:
        if pos.keeper[site] != NONE:
            pos.former[site] = pos.keeper[site]
        pos.keeper[site] = player
    if pos.site(site).widens_bonus:
        ask_faction(pos, army)


def ask_faction(pos: WarcraftPosition, army: int) -> None:
    """Let a neutral race in its own turn choose whom it fights for (W-PLACE-BATTLEGROUND-2)."""
    neutral = FACTIONS[pos.game_rules.faction_of[pos.race(army)]] == NEUTRAL
    if neutral and pos.faction == NONE and army == pos.active(pos.turn_player):
        pos.push(steps.FACTION, army)


def turn_up(pos: WarcraftPosition, region: int, site: int) -> None:
    """Turn the site of a region up for the rest of the game."""
    pos.face_down &= ~(1 << region)
    pos.unseen &= ~(1 << site)
    tell(pos, "site_found", site, region)
    if pos.site(site).shore:
        _seek_lake(pos, region, site)
    else:
        settle(pos, site, region)


def settle(pos: WarcraftPosition, site: int, region: int) -> None:
    """Lay a site face up in a region; the race there controls it."""
    pos.site_at[site] = region
    army = pos.holder[region]
    if army != NONE and pos.is_active(army):
        take_over(pos, army, site)


def lakes_near(pos: WarcraftPosition, region: int) -> int:
    """Give the lakes of the island a region lies on."""
    return pos.game_rules.lakes & pos.game_rules.island_of(region)


def _seek_lake(pos: WarcraftPosition, region: int, site: int) -> None:
    """Move a site to a lake, or let another place replace it (W-PLACE-WELL-1)."""
    lakes = members(lakes_near(pos, region))
    if len(lakes) == 1:
        move_to_lake(pos, site, lakes[0])
    elif lakes:
        pos.push(steps.LAKE, pos.holder[region], region)
    else:
        pos.push(steps.REPLACEMENT, region)


def move_to_lake(pos: WarcraftPosition, site: int, lake: int) -> None:
    """Let a site lie in a lake."""
    tell(pos, "site_moved", site, lake)
    settle(pos, site, lake)


def seeking_site(pos: WarcraftPosition) -> int:
    """Give the site that moves to a lake."""
    return pos.game_rules.shores[0]


def replacements(pos: WarcraftPosition) -> int:
    """Give the places in the box that may replace one (W-PLACE-WELL-1)."""
    return pos.unseen & pos.game_rules.places


def replace(pos: WarcraftPosition, region: int, site: int) -> None:
    """Lay another place face up in a region."""
    pos.unseen &= ~(1 << site)
    tell(pos, "site_found", site, region)
    settle(pos, site, region)


def carry(pos: WarcraftPosition, site: int, region: int) -> None:
    """Move an artifact to a region (W-SITE-4)."""
    if pos.site_at[site] != region:
        tell(pos, "site_moved", site, region)
    settle(pos, site, region)


def tell(pos: WarcraftPosition, kind: str, site: int, region: int) -> None:
    """Note for those who watch what became of a site."""
    if pos.events is not None:
        facts: dict[str, object] = {
            "site": pos.game_rules.sites[site].id,
            "region": pos.rules.board.ids[region],
        }
        pos.note(Event(kind, pos.turn_player, facts))


def spares_units(pos: WarcraftPosition, army: int) -> bool:
    """Whether a site saves every unit of a race (W-PLACE-LIGHTSHOPE-1)."""
    return pos.controls_any(army, pos.game_rules.sparing)


def ships_free(pos: WarcraftPosition, army: int) -> bool:
    """Whether a site pays every passage of a race (W-PLACE-MEETINGSTONE-1)."""
    return pos.controls_any(army, pos.game_rules.shipping)


def widens_bonus(pos: WarcraftPosition, army: int) -> bool:
    """Whether a race controls the site that widens its faction bonus."""
    return pos.controls_any(army, pos.game_rules.widening)
