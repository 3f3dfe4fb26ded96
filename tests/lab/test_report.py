"""The report: one page that needs nothing else, says what the figures say, and escapes names."""

import copy
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from elbowroom.conquest.figures.naming import TraitNames
from elbowroom.lab.counting import Share, Spread
from elbowroom.lab.figures import figures
from elbowroom.lab.game_figures import GENERAL_ONLY
from elbowroom.lab.report import report
from elbowroom.lab.report.charts import Interval, bars, intervals, tone_of
from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.naming import percent, thinking
from elbowroom.lab.report.scales import Scale, covering, marks
from elbowroom.lab.tournament import Tournament, run
from tests.games.classic.printed import RACES

PACK = json.loads(Path("examples/packs/tidewalkers.json").read_text())
EMPTY = {"meta", "input", "br", "col", "link", "img"}


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The figures of a small tournament with a content pack."""
    asked = Tournament("classic", ["greedy", "random"], [2, 3], 30, 1, {"packs": [PACK]})
    return figures(asked, run(asked, tmp_path_factory.mktemp("ladder"), workers=2))


@pytest.fixture(scope="module")
def page(found):
    return report(found)


class Outline(HTMLParser):
    """Collects tags, ids and text, and notices elements that are not closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open, self.tags, self.ids, self.targets, self.text = [], [], [], [], []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        found = dict(attrs)
        if "id" in found:
            self.ids.append(found["id"])
        self.targets += [found[name] for name in ("src", "href") if name in found]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def test_the_page_is_well_formed_and_needs_nothing_from_outside(page):
    outline = Outline(page)
    assert outline.open == []
    assert len(outline.ids) == len(set(outline.ids))
    assert outline.targets == []
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)
    assert re.findall(r"https?:|url\(|@import", page) == []


def test_every_section_is_there(page):
    sections = ["short", "pack", "ladder", "duels", "races", "powers", "combos", "order"]
    for name in [*sections, "income", "declines", "length", "trust"]:
        assert f'id="{name}"' in page
    assert 'id="faults"' not in page


def test_every_race_power_and_bot_is_named(page):
    text = " ".join(Outline(page).text)
    names = TraitNames({"game": "classic", "packs": []})
    for race in ("amazons", "dwarves", "wizards"):
        assert names.race(race) in text
    for name in ("Tidewalkers", "Storied", "Dragon Master", "greedy", "random"):
        assert name in text


def test_the_rates_on_the_page_are_those_of_the_figures(found, page):
    text = " ".join(Outline(page).text)
    for players in ("2", "3"):
        for race in found["by_players"][players]["races"].values():
            assert f"{percent(race['rate'])}" in text
            assert f"{race['count']}×" in text  # noqa: RUF001 - so many times


def test_the_pack_is_judged_among_the_others(found, page):
    text = " ".join(Outline(page).text)
    assert "Tales of the Tide: tested for balance by machine" in text
    races = found["by_players"]["2"]["races"]
    assert "tidewalkers" in races
    assert len(races) == RACES + 1
    assert re.search(rf"\b\d+ of {RACES + 1}\b", text)


def test_names_are_escaped(found):
    evil = copy.deepcopy(found)
    evil["ladder"][0]["name"] = "<script>alert(1)</script>"
    evil["packs"][0]["races"][0]["name"] = '"><img src=x onerror=y>'
    outline = Outline(report(evil))
    assert not {"script", "img"} & set(outline.tags)
    assert "<script>alert(1)</script>" in " ".join(outline.text)


def test_faults_are_listed(found):
    failed = {
        **found,
        "errors": 1,
        "failures": [
            {"game": 7, "seed": "1:2:7", "seat": 1, "bot": "random", "message": "Oh <no>"}
        ],
    }
    text = " ".join(Outline(report(failed)).text)
    assert "seed 1:2:7" in text
    assert "Oh <no>" in text


def test_one_bot_alone_has_no_ladder(tmp_path):
    asked = Tournament("classic", ["random"], [2], 2, 1, {})
    page = report(figures(asked, run(asked, tmp_path, workers=1)))
    assert 'id="ladder"' not in page
    assert 'id="races"' in page
    assert "All seats were played by" in page


def test_of_a_game_that_names_nothing_to_count_only_what_every_game_has_is_shown(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("elbowroom.lab.game_figures.face", lambda *_: None)
    asked = Tournament("kingdoms", ["greedy", "random"], [2], 2, 1, {})
    found = figures(asked, run(asked, tmp_path, workers=1))
    assert not found["errors"]
    assert set(found["by_players"]["2"]) == {"games", "order", "coins", "winning_coins", "length"}
    page = report(found)
    assert GENERAL_ONLY in page
    for name in ("short", "ladder", "duels", "order", "length", "trust"):
        assert f'id="{name}"' in page
    for name in ("races", "combos", "income", "declines", "pack"):
        assert f'id="{name}"' not in page


def test_factions_and_sites_are_shown_where_a_game_has_them(tmp_path):
    asked = Tournament("warcraft", ["greedy"], [2], 2, 1, {})
    found = figures(asked, run(asked, tmp_path, workers=1))
    assert {"alliance", "horde"} >= set(found["by_players"]["2"]["factions"]) - {"neutral"}
    assert found["by_players"]["2"]["sites"]
    page = report(found)
    for name in ("races", "factions", "sites", "islands", "income", "declines"):
        assert f'id="{name}"' in page
    islands = found["by_players"]["2"]["islands"]
    assert all(each["conquests"]["mean"] > 0 for each in islands.values())
    assert (
        sum(each["conquests"]["count"] for each in islands.values()) == 2 * 2
    )  # two islands lie there, in two games
    assert "Conquests on it, a game" in page
    assert GENERAL_ONLY not in page


def test_a_tournament_in_which_every_game_failed_still_has_a_report():
    asked = Tournament("classic", ["random", "greedy"], [2], 1, 1, {})
    failure = {"game": 0, "seed": "s", "seat": 0, "bot": "random", "message": "m"}
    row = {"players": 2, "number": 0, "seed": "s", "seats": ["random", "greedy"]}
    page = report(figures(asked, [{**row, "failure": failure}]))
    assert 'id="faults"' in page
    assert 'id="races"' in page


def test_elements_escape_text_and_attributes():
    assert element("b", "a<b", title='"') == '<b title="&quot;">a&lt;b</b>'
    assert (
        element("i", Markup("<u></u>"), class_="x", data_y=1.50)
        == '<i class="x" data-y="1.5"><u></u></i>'
    )
    assert joined("<", element("br")) == "&lt;<br>"


@pytest.mark.parametrize(
    ("values", "ends"),
    [
        ([0.12, 0.48], (0.1, 0.5, 0.1)),
        ([3], (2.4, 3.6, 0.2)),
        ([0, 97], (0, 100, 20)),
        ([], (0, 1, 0.2)),
    ],
)
def test_axes_end_at_round_numbers_around_all_values(values, ends):
    low, high, step = covering(values)
    assert (low, high, step) == pytest.approx(ends)
    assert marks(low, high, step)[-1] == pytest.approx(high)


def test_a_scale_keeps_everything_on_the_drawing():
    scale = Scale(10, 20, 0, 100)
    assert [scale(10), scale(15), scale(20), scale(-5), scale(99)] == [0, 50, 100, 0, 100]
    assert Scale(3, 3)(3) == 50


def test_only_an_interval_wholly_on_one_side_is_marked():
    assert [tone_of(reach, 0.5) for reach in [(0.4, 0.6), (0.51, 0.6), (0.3, 0.49)]] == [
        "level",
        "above",
        "below",
    ]
    drawn = intervals([Interval("x", 0.7, (0.6, 0.8), "70 %")], percent, 0.5)
    assert "▲ 70 %" in drawn


def test_bars_stand_on_zero_and_their_heights_keep_the_proportion():
    heights = [
        float(each)
        for each in re.findall(r'height="([\d.]+)"', bars([10, 20], ["a", "b"], "x", "y"))
    ]
    assert heights[1] == pytest.approx(2 * heights[0], rel=0.01)


def test_shares_and_spreads():
    share = Share()
    for happened in (1, 0, 0.5, 1):
        share.add(happened)
    assert share.figures()["rate"] == 0.625
    spread = Spread()
    for value in (1, 2, 3, 4, 10):
        spread.add(value)
    told = spread.figures()
    assert (told["mean"], told["p50"], told["count"]) == (4.0, 3, 5)
    assert told["ci95"][0] < 4 < told["ci95"][1]
    assert Spread().figures()["mean"] == 0.0


@pytest.mark.parametrize(("ms", "text"), [(0.0234, "0.023 ms"), (14.6, "15 ms"), (1500, "1.5 s")])
def test_times_are_written_for_people(ms, text):
    assert thinking(ms) == text


def test_of_one_player_it_is_told_how_often_they_win_and_not_who_begins(tmp_path):
    asked = Tournament("kingdoms", ["greedy", "random"], [1, 2], 12, 1, {})
    found = figures(asked, run(asked, tmp_path, workers=2))
    page = report(found)
    text = " ".join(Outline(page).text)
    assert "1 players" not in text
    assert re.search(r"The player wins \d+ % of the games \(\d+ to \d+ %\)\.", text)
    assert text.count("who begins") + text.count("Who begins makes") <= 1
    for part in ("order", "duels"):
        assert f'id="{part}" class="of-several"' in page
    assert "body:has(#players-1:checked) .of-several{display:none}" in page
    assert 'body:has(#players-1:checked) label[for="players-1"]' in page
    ends = found["by_players"]["1"]["ends"]
    assert sum(each["rate"] for each in ends.values()) == pytest.approx(1, abs=0.01)


def test_alone_there_is_no_section_of_who_begins(tmp_path):
    asked = Tournament("kingdoms", ["random"], [1], 2, 1, {})
    page = report(figures(asked, run(asked, tmp_path, workers=1)))
    assert 'id="order"' not in page
    assert "with 1 player." in page


@pytest.mark.parametrize(("cases", "tone"), [(1, "level"), (9, "level"), (10, "above")])
def test_few_cases_bear_no_verdict(cases, tone):
    assert tone_of([0.6, 0.9], 0.5, cases) == tone
    row = Interval("orcs", 0.8, [0.6, 0.9], "80 %", cases=cases)
    assert ("▲" in intervals([row], percent, 0.5)) == (tone == "above")


def test_an_axis_begins_no_lower_than_a_count_can_be():
    row = Interval("patrol", 1.0, [-2.0, 4.0], "1.0")
    assert ">-" in intervals([row], "{:.0f}".format)
    assert ">-" not in intervals([row], "{:.0f}".format, least=0)


def test_a_fault_is_told_with_its_line(found):
    failure = {"game": 7, "seed": "s", "seat": 1, "bot": "fox", "message": "m", "where": "fox.py:3"}
    assert "fox.py:3" in report({**found, "errors": 1, "failures": [failure]})
