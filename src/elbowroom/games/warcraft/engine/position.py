"""What lies on the islands of this game beyond the shared position."""

from __future__ import annotations

from typing import Final, cast

from elbowroom.conquest.engine.position import HIDDEN, NONE
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine.combo import WarcraftCombo
from elbowroom.games.warcraft.engine.rules import SiteTable, WarcraftRules

STRIKES: Final = 0
RAIDS: Final = 1
SWAPS: Final = 2
PUSHES: Final = 3
MARCHES: Final = 4
"""Conquests of the champion."""
ABILITIES: Final = ("strikes", "raids", "swaps", "pushes", "marches")
"""What is counted per turn, by number."""


class WarcraftPosition(ConquestState):
    """The position of this game: sites, bombs, factions and what happened this turn."""

    __slots__ = (
        "anywhere",
        "defeats",
        "drawn",
        "duds",
        "explosive",
        "face_down",
        "faction",
        "fallen",
        "form_discount",
        "former",
        "game_rules",
        "harmony",
        "harmony_paid",
        "keeper",
        "routed",
        "saved",
        "shield_paid",
        "site_at",
        "tools",
        "unseen",
        "used_sites",
        "uses",
    )

    game_rules: WarcraftRules
    """The rules, with what only this game has."""
    drawn: list[int]
    """The island faces drawn so far, by number."""
    unseen: int
    """The sites nobody has seen yet: face down on the islands or in the box."""
    face_down: int
    """The regions with a site that lies face down."""
    site_at: list[int]
    """Per site: the region where it lies face up, or NONE."""
    keeper: list[int]
    """Per site: the player whose active race controls it or did last, or NONE."""
    former: list[int]
    """Per site: the other player who controlled it before, or NONE."""
    explosive: int
    """Explosive bombs nobody has seen yet."""
    duds: int
    """Duds nobody has seen yet."""
    harmony: int
    """The players who hold a harmony token."""
    # What counts for one turn only.
    used_sites: int
    """The artifacts used this turn."""
    uses: list[int]
    """How often each ability was used this turn; see ABILITIES."""
    harmony_paid: bool
    shield_paid: bool
    defeats: list[int]
    """Per race: the regions conquered from it this turn."""
    routed: int
    """Units of the conquered regions that held at least two."""
    fallen: int
    """Tokens and beasts that opponents lost through this player this turn."""
    saved: list[int]
    """Per player: tokens saved from loss this turn."""
    form_discount: int
    """What every conquest costs less in the form chosen."""
    faction: int
    """The faction a neutral race fights for this turn, or NONE."""
    tools: int
    """The tools announced for the conquest under way."""
    anywhere: bool
    """Whether the attack under way comes as if from next door."""

    def __init__(self, rules: WarcraftRules) -> None:
        super().__init__(rules)
        self.game_rules = rules

    def rules_on(self, islands: list[str]) -> WarcraftRules:
        """Give the rules of the same game on other islands."""
        raise NotImplementedError

    def table(self, army: int) -> WarcraftCombo:
        """Give the tables of an army's race and power, with what only this game has."""
        known = self.game_rules.tables_of_combos[self.combo_of[army]]
        return self.game_rules.table(self.combo_of[army]) if known is None else known

    def site(self, number: int) -> SiteTable:
        """Give what a site does."""
        return self.game_rules.tables[number]

    def purse(self, player: int) -> int:
        """Count the coins a player can spend; hidden ones are taken for enough."""
        coins = self.coins[player]
        return 63 if coins == HIDDEN else coins

    def are_mates(self, player: int, other: int) -> bool:
        """Whether two seats are of one side."""
        return bool(self.game_rules.mates[player] >> other & 1)

    def is_enemy(self, player: int, army: int) -> bool:
        """Whether an army belongs to an opponent: no teammate's active race, and not one's own."""
        owner = self.rules.army_player[army]
        if owner == player:
            return False
        return not (self.is_active(army) and self.are_mates(player, owner))

    def controls(self, army: int, site: int) -> bool:
        """Whether an active race controls a site (W-SITE-3)."""
        place = self.site_at[site]
        return place != NONE and bool(self.held[army] >> place & 1) and self.is_active(army)

    def controls_any(self, army: int, sites: list[int]) -> bool:
        """Whether an active race controls one of some sites."""
        if not self.is_active(army):
            return False
        held = self.held[army]
        for site in sites:
            place = self.site_at[site]
            if place != NONE and held >> place & 1:
                return True
        return False

    def controlled(self, army: int) -> list[int]:
        """List the sites an active race controls."""
        if not self.is_active(army):
            return []
        held = self.held[army]
        return [
            site for site, place in enumerate(self.site_at) if place != NONE and held >> place & 1
        ]

    def sites_in(self, region: int) -> list[int]:
        """List the sites that lie face up in a region."""
        return [site for site, place in enumerate(self.site_at) if place == region]

    def faction_number(self, army: int) -> int:
        """Give the faction an army fights for this turn."""
        printed = self.game_rules.faction_of[self.race(army)]
        own_turn = army == self.active(self.turn_player)
        return self.faction if own_turn and self.faction != NONE else printed

    def forget_turn(self) -> None:
        super().forget_turn()
        self.used_sites = 0
        self.uses = [0] * len(ABILITIES)
        self.harmony_paid = False
        self.shield_paid = False
        self.defeats = [0] * len(self.rules.races)
        self.routed = 0
        self.fallen = 0
        self.saved = [0] * self.rules.players
        self.form_discount = 0
        self.faction = NONE
        self.tools = 0
        self.anywhere = False

    def copy_without_history(self) -> ConquestState:
        new = super().copy_without_history()
        islands = cast("WarcraftPosition", new)
        islands.drawn = self.drawn.copy()
        islands.unseen = self.unseen
        islands.face_down = self.face_down
        islands.site_at = self.site_at.copy()
        islands.keeper = self.keeper.copy()
        islands.former = self.former.copy()
        islands.explosive = self.explosive
        islands.duds = self.duds
        islands.harmony = self.harmony
        islands.used_sites = self.used_sites
        islands.uses = self.uses.copy()
        islands.harmony_paid = self.harmony_paid
        islands.shield_paid = self.shield_paid
        islands.defeats = self.defeats.copy()
        islands.routed = self.routed
        islands.fallen = self.fallen
        islands.saved = self.saved.copy()
        islands.form_discount = self.form_discount
        islands.faction = self.faction
        islands.tools = self.tools
        islands.anywhere = self.anywhere
        return new

    def spend(self, player: int, amount: int, payee: int) -> None:
        """Pay coins to another player, or to the supply (NONE)."""
        if amount:
            self.pay(player, -amount)
            if payee != NONE:
                self.pay(payee, amount)

    def take_from_box(self, army: int, kind: int, count: int) -> None:
        """Take markers of a kind into the hand of an army's player."""
        self.supply[kind] -= count
        self.marker_hand[self.rules.army_player[army] * len(self.supply) + kind] += count

    def count_conquest(self, loser: int, units: int) -> None:
        """Count a conquest for the bonuses of this turn (W-FACTION-2, W-POWER-ENRAGED-1)."""
        if loser != NONE:
            self.defeats[self.race(loser)] += 1
        if units > 1:
            self.routed += units
