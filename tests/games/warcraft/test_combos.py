"""All 320 combos, each played from its pick past its decline; every site used in a game."""

from __future__ import annotations

from random import Random

import pytest

from elbowroom.games.warcraft.engine.powers import POWERS
from elbowroom.games.warcraft.engine.races import RACES
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.events import Event
from elbowroom.testing import position
from tests.games.warcraft.combo_games import BADGES, BANNERS, BOARD, SHOWS, ComboGame

OFTEN = 0.5
"""How many of the games with a race or power show it at work, at least."""


def test_every_race_power_and_site_is_played() -> None:
    assert set(BANNERS) == {race.id for race in RACES}
    assert set(BADGES) == {power.id for power in POWERS}
    assert set(SHOWS) == set(BANNERS) | set(BADGES)
    assert set(USED) < {site.id for site in SITES}


@pytest.mark.parametrize("race", BANNERS)
def test_a_race_plays_with_every_power(race: str) -> None:
    games = {power: ComboGame(race, power).play() for power in BADGES}
    assert len(games) == 20
    assert sum(SHOWS[race] in shown for shown in games.values()) >= OFTEN * len(games)
    missing = [power for power, shown in games.items() if SHOWS[power] not in shown]
    # A toll needs an enemy who attacks a swamp; towers and crowds need some luck as well.
    assert set(missing) <= {"marsh_dweller", "defensive", "enraged", "mountaineer"}
    assert all("declined" in shown for shown in games.values())


USED = {
    "aegis_of_aggramar": "lay",
    "ashes_of_alar": "wield",
    "doomhammer": "hammer",
    "frostmourne": "wield",
    "heart_of_azeroth": "tribute",
    "battleground": "faction",
    "lights_hope_chapel": "spared",
    "meeting_stone": "free landing",
    "spirit_healer": "gained",
}
"""What shows that a site was at work, where it is not a part of the income."""


class SiteGame(ComboGame):
    """A short game of a plain race that holds a site from the start."""

    def __init__(self, site: str, seed: int) -> None:
        super().__init__("pandaren", "mining")
        pos = position("warcraft", players=2, board=BOARD)
        pos.give(0, "pandaren", "mining", {"a3": 3, "a4": 1, "b1": 1}, hand=2)
        pos.give(1, "dwarves", "warlord", {"a2": 1, "a5": 1, "b2": 2, "b3": 1}, hand=1)
        place = "lake" if site == "well_of_eternity" else "a3"
        pos.site(site, place).site("meeting_stone" if site != "meeting_stone" else "karazhan", "b2")
        self.state = pos.face_down("a4").turn(player=0, round=1, phase="conquer").state
        self.rng = Random(f"{site}/{seed}")

    def note_event(self, event: Event) -> None:
        super().note_event(event)
        state = self.state
        if event.kind == "conquered" and event.facts["from"] == 0 and state.hand[state.active(0)]:
            self.shown.add("spared")

    def play(self) -> set[str]:
        while self.state.round < 3:
            self.step()
        return self.shown


@pytest.mark.parametrize("site", [site.id for site in SITES])
def test_every_site_is_used_in_a_game(site: str) -> None:
    shown = [SiteGame(site, seed).play() for seed in range(8)]
    assert any(USED.get(site, f"site.{site}") in each for each in shown)
