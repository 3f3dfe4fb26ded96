"""All 280 combos, each played from its pick to the loss of its race, with its own numbers."""

from __future__ import annotations

from itertools import product

import pytest

from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position
from tests.games.classic.combo_table import BADGES, BANNERS, BOARD, FACTS, MARKERS, WATER, Reckoning

COMBOS = list(product(BANNERS, BADGES))


def first_free(names: tuple[str, ...], *used: str) -> str:
    return next(name for name in names if name not in used)


class Play:
    """One combo in the hands of seat 0, against a quiet enemy in seat 1."""

    def __init__(self, race: str, power: str) -> None:
        enemy_race = first_free(("ratmen", "wizards"), race)
        enemy_power = first_free(("wealthy", "alchemist"), power)
        self.successor = (
            first_free(("humans", "elves"), race),
            first_free(("hill", "forest"), power),
        )
        garrison = {"outpost": 1, "den": 2}
        self.pos: ConquestScenario = position("classic", players=2, board=BOARD)
        self.pos.give(1, enemy_race, enemy_power, regions=garrison)
        self.pos.row([(race, power), self.successor])
        self.pos.turn(player=0, round=1)
        self.expected = Reckoning(race, power, enemy=dict(garrison))
        self.coins = 5
        self.fortresses: list[str] = []

    def total(self) -> int:
        """Count the tokens the race should have in all."""
        return self.expected.tokens_at_pick() + self.expected.fetched

    # The turn of the pick.

    def pick(self) -> None:
        expected, pos = self.expected, self.pos
        tokens = expected.tokens_at_pick()
        assert pos.explain("pick 0").total == tokens
        pos.play("pick 0")
        assert pos.hand(0) == tokens
        assert pos.tray(expected.race) == BANNERS[expected.race][1] - tokens
        assert pos.coins(0) == self.coins
        expected.hand = tokens

    def check_conquests(self, rolled: bool = False) -> None:
        """Compare every allowed conquest and every cost."""
        expected, pos = self.expected, self.pos
        assert set(pos.legal()) == expected.actions(rolled)
        for region in sorted(expected.targets()):
            assert pos.cost(region) == expected.cost(region), region

    def conquer(self) -> None:
        self.check_conquests()
        for region in self.expected.plan():
            if region not in self.expected.targets():
                continue
            in_reach = 0 < self.expected.hand >= self.expected.cost(region) - 1
            if self.expected.has("berserk") and in_reach:
                self.roll_first()
            if self.expected.cost(region) <= self.expected.hand:
                self.conquer_region(region)
            if len(self.expected.held) == 1:
                self.use_tactics()

    def roll_first(self) -> None:
        self.pos.roll(1)
        self.pos.play("roll")
        self.expected.roll = 1
        self.check_conquests(rolled=True)

    def conquer_region(self, region: str) -> None:
        cost = self.expected.cost(region)
        self.pos.play(f"conquer {region}")
        self.expected.take(region, cost)
        self.expected.roll = 0
        assert self.pos.tokens(region) == cost
        self.check_conquests()

    def use_tactics(self) -> None:
        """Substitute the lone enemy, let the dragon take two tokens for one."""
        if self.expected.substitutable():
            self.pos.play("substitute outpost")
            self.expected.take("outpost", 0)
            self.expected.substituted = True
            self.expected.fetched += 1
            assert self.pos.tokens("outpost") == 1
            self.check_conquests()
        if self.expected.has("dragon_master"):
            self.pos.play("dragon den")
            self.expected.take("den", 1)
            self.expected.dragon = "den"
            assert self.pos.tokens("den") == 1
            self.check_conquests()

    # The end of every turn.

    def settle_down(self, first_turn: bool) -> None:
        """Redeploy, place markers, score, and answer what is asked at the end."""
        expected, pos = self.expected, self.pos
        while pos.phase in {"ready", "conquer"}:
            pos.play("done")
        if first_turn and expected.has("skeletons"):
            expected.fetched += expected.nonempty // 2
        home = expected.held[0]
        assert pos.phase == "redeploy"
        spare = self.total() - sum(pos.tokens(region) for region in expected.held)
        assert pos.hand(0) == spare
        if spare:
            pos.play(f"redeploy {home} {pos.tokens(home) + spare}")
        pos.play("done")
        if expected.has("amazons"):
            self.take_four()
        self.place_markers(first_turn)
        self.coins += expected.income(first_turn, len(self.fortresses))
        assert pos.coins(0) == self.coins
        self.answer_at_the_end(first_turn)
        self.check_markers()
        on_map = sum(pos.tokens(region) for region in expected.held)
        assert on_map == self.total() - 4 * expected.has("amazons")

    def take_four(self) -> None:
        while self.pos.state.owed:
            home = self.expected.held[0]
            most = max(self.pos.legal(), key=lambda text: (home in text, int(text.split()[-1])))
            self.pos.play(most)
        assert self.pos.aside(0) == 4

    def place_markers(self, first_turn: bool) -> None:
        first, second = self.expected.held[:2]
        asked = self.pos.phase == "place"
        assert asked == self.expected.has("bivouacking", "fortified", "heroic")
        if self.expected.has("fortified"):
            self.fortresses.append(first if first_turn else second)
            self.pos.play(f"fortress {self.fortresses[-1]}")
        elif asked and not first_turn:
            self.pos.play("done")
        elif self.expected.has("bivouacking"):
            assert f"camp {first} 6" not in self.pos.legal()
            self.pos.play(f"camp {first} 5")
        elif self.expected.has("heroic"):
            self.pos.play(f"hero {first}", f"hero {second}")

    def answer_at_the_end(self, first_turn: bool) -> None:
        expected, pos = self.expected, self.pos
        if expected.has("diplomat"):
            attacked = first_turn and expected.substituted
            assert pos.legal() == (["peace none"] if attacked else ["peace 1", "peace none"])
            pos.play(pos.legal()[0])
        elif expected.has("stout"):
            assert sorted(pos.legal()) == ["decline", "done"]
            pos.play("done")
        while pos.phase == "withdraw":
            pos.play(pos.legal()[0])
        assert pos.asked == 1

    def check_markers(self) -> None:
        expected = self.expected
        for place, region in enumerate(expected.held):
            markers = {}
            if expected.has("trolls"):
                markers["lair"] = 1
            if region in self.fortresses:
                markers["fortress"] = 1
            if expected.has("bivouacking") and place == 0:
                markers["encampment"] = 5
            if expected.has("halflings") and place < 2:
                markers["hole"] = 1
            if expected.has("heroic") and place < 2:
                markers["hero"] = 1
            if region == expected.dragon:
                markers["dragon"] = 1
            assert self.pos.markers(region) == markers

    # What the enemy sees.

    def enemy_turn(self, declined: bool) -> None:
        pos = self.pos
        pos.play("expand")
        while pos.phase == "ready":
            pos.play("done")
        for place, region in enumerate(self.expected.held):
            assert pos.cost(region) == self.cost_to_the_enemy(place, region, declined)
            refused = pos.rule_against(f"conquer {region}")
            assert (refused == "C-CONQ-4") == (region in WATER)
            if region not in WATER:
                immune = not declined and self.is_immune(place, region)
                assert (refused == "C-CONQ-11") == immune
        self.pass_turn(1)

    def cost_to_the_enemy(self, place: int, region: str, declined: bool) -> int:
        cost = 2 + self.pos.tokens(region) + ("mountain" in FACTS[region])
        cost += self.expected.has("trolls") + (region in self.fortresses)
        if place == 0 and not declined:
            cost += 5 * self.expected.has("bivouacking")
        return cost

    def is_immune(self, place: int, region: str) -> bool:
        return (place < 2 and self.expected.has("halflings", "heroic")) or (
            region == self.expected.dragon
        )

    def pass_turn(self, player: int) -> None:
        """Let a player do nothing but what must be done."""
        while self.pos.asked == player:
            legal = self.pos.legal()
            self.pos.play("done" if "done" in legal else legal[0])

    # Later turns.

    def expand_quietly(self) -> None:
        self.pos.play("expand")
        while self.pos.phase == "ready":
            self.pos.play("done")
        assert self.pos.hand(0) == self.total() - len(self.expected.held)
        self.settle_down(first_turn=False)

    def decline(self) -> None:
        expected, pos = self.expected, self.pos
        stood = {region: pos.tokens(region) for region in expected.held}
        pos.play("decline")
        self.coins += expected.income_in_decline()
        assert pos.coins(0) == self.coins
        kept = stood if expected.has("ghouls") else dict.fromkeys(stood, 1)
        assert {region: pos.tokens(region) for region in expected.held} == kept
        assert all(pos.in_decline(region) for region in expected.held)
        assert pos.tray(expected.race) == BANNERS[expected.race][1] - sum(kept.values())
        discarded = expected.power in pos.state.position_dict()["discards"]
        assert discarded != expected.has("spirit")
        left = {
            "lair": len(expected.held) * expected.has("trolls"),
            "fortress": len(self.fortresses),
        }
        for marker, supply in MARKERS.items():
            assert pos.supply(marker) == supply - left.get(marker, 0), marker
        assert pos.at_peace_with(0) is None

    def succeed(self) -> None:
        """Pick the next combo: the race in decline still pays, and Ghouls still act."""
        expected, pos = self.expected, self.pos
        assert pos.phase == "pick"
        pos.play("pick 0")
        race, power = self.successor
        assert pos.hand(0) == BANNERS[race][0] + BADGES[power]
        assert pos.phase == ("army_in_decline" if expected.has("ghouls") else "conquer")
        self.pass_turn(0)
        self.coins += expected.income_in_decline()
        assert pos.coins(0) == self.coins

    def decline_again(self) -> None:
        """The successor, without a region, declines: only a Spirit race stays beside it."""
        expected, pos = self.expected, self.pos
        pos.play("decline")
        stays = expected.has("spirit")
        assert pos.regions(0, expected.race) == (
            [region for region in FACTS if region in expected.held] if stays else []
        )
        self.coins += expected.income_in_decline() if stays else 0
        assert pos.coins(0) == self.coins


@pytest.mark.parametrize(("race", "power"), COMBOS, ids=["-".join(combo) for combo in COMBOS])
def test_each_combo_plays_by_its_own_numbers(race: str, power: str) -> None:
    play = Play(race, power)
    play.pick()
    play.conquer()
    play.settle_down(first_turn=True)
    if not play.expected.has("diplomat"):
        play.enemy_turn(declined=False)
    else:
        check_peace(play)
        play.pass_turn(1)
    play.expand_quietly()
    play.pass_turn(1)
    play.decline()
    play.enemy_turn(declined=True)
    play.succeed()
    play.pass_turn(1)
    play.decline_again()


def check_peace(play: Play) -> None:
    """The enemy not attacked is bound to peace; one attacked is not."""
    play.pos.play("expand")
    while play.pos.phase == "ready":
        play.pos.play("done")
    land = [region for region in play.expected.held[2:] if region not in WATER]
    for region in land:
        bound = play.pos.rule_against(f"conquer {region}") == "C-POWER-DIPLOMAT-2"
        assert bound == (not play.expected.substituted)


@pytest.mark.parametrize(("race", "power"), COMBOS, ids=["-".join(combo) for combo in COMBOS])
def test_each_combo_loses_its_own_tokens(race: str, power: str) -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, race, power, regions={"wood": 3, "meadow": 1})
    enemy = first_free(("ratmen", "wizards"), race), first_free(("wealthy", "alchemist"), power)
    pos.give(1, *enemy, regions={"outpost": 1}, hand=8)
    pos.turn(player=1, round=2, phase="conquer")
    tray = pos.tray(race)
    cost = 2 + 3 + (race == "trolls")
    assert pos.cost("wood") == cost
    pos.play("conquer wood")
    lost = 0 if race == "elves" else 1
    assert pos.tray(race) == tray + lost
    assert pos.hand(0) == 3 - lost
    assert pos.supply("lair") == (9 if race == "trolls" else 10)
    pos.play(f"redeploy outpost {1 + 8 - cost}", "done", f"place meadow {3 - lost}")
    assert pos.tokens("meadow") == 1 + 3 - lost


@pytest.mark.parametrize("race", BANNERS)
@pytest.mark.parametrize(
    ("power", "marker", "count"),
    [("bivouacking", "encampment", 3), ("heroic", "hero", 1), ("dragon_master", "dragon", 1)],
)
def test_markers_of_an_abandoned_region_come_to_hand(
    race: str, power: str, marker: str, count: int
) -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, race, power, regions={"wood": 2, "rise": 1}, markers={"wood": {marker: count}})
    pos.turn(player=0, round=2, phase="ready")
    before = pos.markers_in_hand(0, marker)
    pos.play("abandon wood")
    assert pos.markers("wood") == {}
    assert pos.markers_in_hand(0, marker) == before + count == MARKERS[marker]


@pytest.mark.parametrize("race", [race for race in BANNERS if race != "sorcerers"])
def test_an_encampment_protects_a_lone_token_of_any_race(race: str) -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, race, "bivouacking", regions={"wood": 1, "rise": 1}, markers={"wood": "encampment"})
    pos.give(1, "sorcerers", "hill", regions={"outpost": 1}, hand=1)
    pos.turn(player=1, round=2, phase="conquer")
    assert "substitute rise" in pos.legal()
    assert pos.rule_against("substitute wood") == "C-RUL-19"


def test_the_table_has_all_combos() -> None:
    assert len(COMBOS) == 280
    assert sum(tray for _, tray in BANNERS.values()) == 168
