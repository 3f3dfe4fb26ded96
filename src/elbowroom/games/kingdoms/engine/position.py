"""The flat position of the game: who has what where, and the few moves of pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.games.kingdoms.engine.abilities import NO_ABILITIES, Abilities
from elbowroom.games.kingdoms.engine.terms import BASIC, DUMMY, FULL, NONE, RUINS, TUNDRA
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.events import Event
from elbowroom.kernel.steps import SteppedState

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.rules import Rules

ATTACKER: Final = 0
DEFENDER: Final = 1


class Position(SteppedState):
    """Where everything is. Spaces are regions and features; sets of them are bitmasks."""

    __slots__ = (
        "active",
        "added",
        "advancing",
        "both_laid",
        "cards",
        "converted",
        "deck",
        "dials",
        "duty",
        "faction",
        "first",
        "first_player",
        "forts",
        "forts_laid",
        "forts_taken",
        "fresh_roll",
        "hero_at",
        "hero_card",
        "hero_laid",
        "hero_level",
        "hero_moved",
        "laid",
        "lands",
        "magic",
        "moved",
        "mover_at",
        "mover_from",
        "mover_hero",
        "moves_extra",
        "moves_left",
        "neutral",
        "night",
        "offered",
        "only_hero",
        "paid",
        "pay_due",
        "pay_for",
        "pay_types",
        "reached",
        "resources",
        "retired",
        "retreat_to",
        "returned",
        "roll",
        "round",
        "rules",
        "second",
        "selected",
        "shields",
        "steps_left",
        "target",
        "took",
        "tower",
        "triggered",
        "turns",
        "via",
        "waiting",
        "war_attacker",
        "war_break",
        "war_defender",
        "war_heroes",
        "war_meeples",
        "war_number",
        "war_region",
        "war_revealed",
        "war_via",
        "war_winner",
        "wars_won",
    )

    rules: Rules
    round: int
    turns: int
    active: int
    first_player: int
    selected: int
    """The action announced this turn."""
    shields: int
    """The covered spaces of the action card."""
    triggered: bool
    cards: list[int]
    """The territory card of each place."""
    lands: list[int]
    """The territory of each place; places of players come first."""
    faction: list[int]
    resources: list[int]
    """Four tracks for each player."""
    tower: list[int]
    magic: list[int]
    reached: list[int]
    """The highest magic level each player ever reached."""
    first: list[int]
    """Spaces with at least one meeple of each player."""
    second: list[int]
    """Spaces with two."""
    laid: list[int]
    """Spaces with at least one meeple of each player lying down."""
    both_laid: list[int]
    hero_at: list[int]
    hero_laid: int
    """The players whose hero lies down."""
    hero_card: list[int]
    hero_level: list[int]
    retired: list[int]
    """Hero cards each player retired."""
    forts: list[int]
    forts_laid: list[int]
    neutral: int
    wars_won: list[int]
    forts_taken: list[int]
    deck: int
    """Hero cards that may be drawn."""
    offered: list[int]
    """Two hero cards for each player to choose from."""
    returned: list[int]
    """The card each player gave back and that is not yet shuffled in."""
    waiting: list[int]
    """A last meeple beside the board: 0 none, 1 regular, 2 hero, 4 more if it lies."""
    # Playing alone.
    night: bool
    """Which side of the compass card is up."""
    roll: int
    """The number that steers the dummy's choices; 0 before the die is rolled."""
    fresh_roll: int
    """The number that steers where a meeple of the dummy flees; 0 before the die is rolled."""
    # The action under way.
    took: int
    """The action the acting player carries out."""
    duty: int
    """Tundra the acting player must leave."""
    moves_left: int
    moves_extra: int
    """Further moves that need the hero among the movers."""
    only_hero: bool
    moved: list[int]
    """Where the regular meeples moved by this action are."""
    hero_moved: bool
    via: int
    """The action by which the meeple moves."""
    mover_from: int
    mover_at: int
    """Where the moving meeple is; NONE once it was beaten."""
    mover_hero: bool
    steps_left: int
    target: int
    """The region an action is for."""
    advancing: bool
    """The action advances the hero."""
    converted: int
    """The region whose yield is changed while collecting; NONE if none."""
    # A payment under way.
    pay_due: int
    pay_types: int
    pay_for: int
    """What is paid for: an action, a retreat, or NONE for war."""
    paid: list[int]
    retreat_to: int
    # A war under way.
    war_region: int
    war_attacker: int
    war_defender: int
    war_via: int
    war_break: bool
    war_heroes: int
    """Bit 0: the attacker's hero fights; bit 1: the defender's."""
    war_meeples: int
    """Bit 1: the defender has a meeple there."""
    war_revealed: bool
    war_winner: int
    war_number: int
    """The dummy's number; 0 when nobody is at war with it."""
    dials: list[int]
    """The attacker's and the defender's die: 0 not set, 12 the flag."""
    added: list[int]

    # Events.

    def note(self, kind: str, player: int, **facts: object) -> None:
        """Note a fact for those who look."""
        if self.events is not None:
            self.events.append(Event(kind, player, facts))

    def name(self, space: int) -> str:
        """Name a space."""
        return self.rules.board.ids[space]

    # Abilities.

    def abilities(self, player: int) -> Abilities:
        """Give what the player's faction can do now."""
        faction = self.faction[player]
        if faction < 0:
            return NO_ABILITIES
        return self.rules.factions[faction].levels[self.magic[player]]

    def hero_abilities(self, player: int) -> Abilities:
        """Give what the player's hero in play can do now."""
        card = self.hero_card[player]
        if card < 0 or self.hero_at[player] == NONE:
            return NO_ABILITIES
        return self.rules.heroes[card].levels[self.hero_level[player]]

    # Asking.

    def seats_from(self, player: int) -> list[int]:
        """List the seats in order from a player on."""
        seats = self.rules.seats
        return [(player + step) % seats for step in range(seats)]

    def resource(self, player: int, resource: int) -> int:
        """Count a player's units of a resource."""
        return self.resources[player * 4 + resource]

    def basic_total(self, player: int) -> int:
        """Count a player's food, mana and ore together."""
        return sum([self.resources[player * 4 + resource] for resource in BASIC])

    def meeples(self, player: int) -> int:
        """Count a player's meeples in play."""
        return size(self.first[player]) + size(self.second[player])

    def meeples_in(self, player: int, spaces: int) -> int:
        """Count a player's meeples in some spaces."""
        return size(self.first[player] & spaces) + size(self.second[player] & spaces)

    def occupied(self, player: int) -> int:
        """Give the regions with a meeple of the player (K-TERM-6)."""
        return self.first[player] & self.rules.board.regions

    def pieces(self, player: int) -> int:
        """Give the spaces with a meeple or fortress of the player."""
        return self.first[player] | self.forts[player]

    def standing(self, player: int) -> int:
        """Give the spaces with a standing meeple of the player."""
        return (
            self.first[player] & ~self.laid[player] | self.second[player] & ~self.both_laid[player]
        )

    def standing_regulars(self, player: int) -> int:
        """Give the spaces with a standing meeple that is no hero."""
        spaces = self.standing(player)
        hero = self.hero_at[player]
        if hero >= 0 and spaces >> hero & 1:
            stands = not self.hero_laid >> player & 1
            alone = not self.second[player] >> hero & 1
            if alone or (stands and self.laid[player] >> hero & 1):
                spaces &= ~(1 << hero)
        return spaces

    def laid_regulars(self, player: int) -> int:
        """Give the spaces with a lying meeple that is no hero."""
        spaces = self.laid[player]
        hero = self.hero_at[player]
        if hero >= 0 and self.hero_laid >> player & 1 and not self.both_laid[player] >> hero & 1:
            spaces &= ~(1 << hero)
        return spaces

    def has_regular(self, player: int, space: int) -> bool:
        """Whether a meeple that is no hero is in a space."""
        if self.hero_at[player] == space:
            return bool(self.second[player] >> space & 1)
        return bool(self.first[player] >> space & 1)

    def working(self, player: int) -> int:
        """Give the regions where a meeple of the player can collect (K-COLLECT-8)."""
        ruins = self.rules.board.of_terrain[RUINS]
        found = self.standing(player) & ~ruins | self.laid[player] & ruins
        return found & self.rules.board.regions

    def allied(self, player: int) -> int:
        """Give the spaces a player shares with an ally: two owners, and no war there."""
        others = 0
        for other in range(self.rules.seats):
            if other != player:
                others |= self.first[other] | self.forts[other]
        shared = others & (self.first[player] | self.forts[player])
        return shared if self.war_region < 0 else shared & ~(1 << self.war_region)

    def other_owner(self, player: int, space: int) -> int:
        """Find the other player with a piece in a space; NONE if there is none."""
        for other in range(self.rules.seats):
            if other != player and (self.first[other] | self.forts[other]) >> space & 1:
                return other
        return NONE

    def all_forts(self) -> int:
        """Give the regions with a fortress."""
        found = 0
        for forts in self.forts:
            found |= forts
        return found

    def hostile(self, player: int) -> int:
        """Give the spaces with an opposing meeple, neutral meeple or standing opposing fortress."""
        found = self.neutral
        for other in range(self.rules.seats):
            if other != player:
                found |= self.first[other] | self.forts[other] & ~self.forts_laid[other]
        return found

    def enterable(self, player: int) -> int:
        """Give the spaces with room for a meeple of the player (K-MOVE-1 to -3)."""
        one = self.neutral
        two = 0
        owned = 0
        owned_by_two = 0
        for other in range(self.rules.seats):
            theirs = self.first[other]
            two |= self.second[other] | one & theirs
            one |= theirs
            if other != player:
                theirs |= self.forts[other]
                owned_by_two |= owned & theirs
                owned |= theirs
        board = self.rules.board
        found = board.everywhere & ~(two | owned_by_two | board.of_terrain[TUNDRA] & one)
        if self.rules.solo and player == DUMMY:
            found &= ~self.first[DUMMY]  # K-SOLO-ACT-1
        return found

    def peaceful(self, player: int) -> int:
        """Give the spaces a meeple of the player may go to without war (K-RETREAT-3)."""
        return self.enterable(player) & ~(self.hostile(player) & ~self.allied(player))

    def is_rival_home(self, player: int, space: int) -> bool:
        """Whether a space is on an opponent's home territory."""
        territory = self.rules.board.territory_of[space]
        return territory != player and territory < self.rules.seats

    def came_from_abroad(self) -> bool:
        """Whether the moving meeple came from another territory."""
        territory_of = self.rules.board.territory_of
        return territory_of[self.mover_from] != territory_of[self.mover_at]

    # War.

    def war_side(self, player: int) -> int:
        """Give the side of a player at war."""
        return ATTACKER if player == self.war_attacker else DEFENDER

    def war_rival(self, player: int) -> int:
        """Give the opponent of a player at war; NONE if that is a neutral meeple."""
        return self.war_defender if player == self.war_attacker else self.war_attacker

    def hero_fights(self, player: int) -> bool:
        """Whether the player's hero is the meeple fighting."""
        return bool(self.war_heroes >> self.war_side(player) & 1)

    def meeple_fights(self, player: int) -> bool:
        """Whether a meeple fights for the player, not a fortress alone."""
        return bool(self.war_meeples >> self.war_side(player) & 1)

    # Moving pieces.

    def put(self, player: int, space: int, hero: bool, lies: bool) -> None:
        """Put a meeple into a space."""
        bit = 1 << space
        if self.first[player] & bit:
            self.second[player] |= bit
        else:
            self.first[player] |= bit
        if hero:
            self.hero_at[player] = space
        if lies:
            self.lay(player, space, hero)

    def take(self, player: int, space: int, hero: bool, lies: bool) -> None:
        """Take a meeple out of a space."""
        bit = 1 << space
        if lies:
            self.stand(player, space, hero)
        if self.second[player] & bit:
            self.second[player] &= ~bit
        else:
            self.first[player] &= ~bit
        if hero:
            self.hero_at[player] = NONE

    def lay(self, player: int, space: int, hero: bool) -> None:
        """Lay a standing meeple down."""
        bit = 1 << space
        if self.laid[player] & bit:
            self.both_laid[player] |= bit
        else:
            self.laid[player] |= bit
        if hero:
            self.hero_laid |= 1 << player

    def stand(self, player: int, space: int, hero: bool) -> None:
        """Stand a lying meeple up."""
        bit = 1 << space
        if self.both_laid[player] & bit:
            self.both_laid[player] &= ~bit
        else:
            self.laid[player] &= ~bit
        if hero:
            self.hero_laid &= ~(1 << player)

    def lies(self, player: int, space: int, hero: bool) -> bool:
        """Whether the hero, or else every regular meeple of the player there, lies down."""
        if hero:
            return bool(self.hero_laid >> player & 1)
        return not self.standing_regulars(player) >> space & 1

    # Points.

    def best_rival_bonus(self, player: int) -> int:
        """Give the best level-5 bonus of an opponent; none of them copies itself."""
        best = 0
        for other in range(self.rules.seats):
            abilities = self.abilities(other)
            if other == player or self.magic[other] < len(abilities.effects):
                continue
            if abilities.keeps_ruins:
                ruins = self.rules.board.of_terrain[RUINS]
                best = max(best, self.meeples_in(other, ruins))
            for effect in abilities.scorers:
                best = max(best, effect.victory_points(self, other))
        return best

    def room_for(self, player: int, resource: int) -> int:
        """Count the units that still fit on a track."""
        return FULL - self.resources[player * 4 + resource]

    def names(self, spaces: int) -> list[str]:
        """Name the members of a set of spaces."""
        return [self.rules.board.ids[space] for space in members(spaces)]
