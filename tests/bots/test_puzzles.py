"""Puzzles: how they are read, found, graded, confirmed, kept and judged; and those that come with the games."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from elbowroom.bots.puzzles import confirming, grading, making
from elbowroom.bots.puzzles import puzzle as reading
from elbowroom.bots.puzzles.checking import agrees, checked_again, faults_of, renewed
from elbowroom.bots.puzzles.confirming import Confirmed, confirmed
from elbowroom.bots.puzzles.finding import Decision, decisions_at, moments_of
from elbowroom.bots.puzzles.judging import daily, try_of, verdict
from elbowroom.bots.puzzles.making import Wish, make_puzzles
from elbowroom.bots.puzzles.puzzle import (
    AT_ONCE,
    GAP,
    WHOLE,
    NoSuchPuzzle,
    UnreadPuzzles,
    puzzle_named,
    puzzles_of,
    read_puzzles,
)
from elbowroom.catalogue import GAMES, game

SHIPPED = {name: puzzles_of(name) for name in GAMES}
FEW = 2
FIRST_DAY = date(2026, 11, 18)


def first_of(kind, name="classic"):
    return next(each for each in SHIPPED[name] if each.kind == kind)


# Those that come with the games.


@pytest.mark.parametrize("name", list(GAMES))
def test_shipped_puzzles_are_in_order(name):
    found = {each.id: faults_of(each) for each in SHIPPED[name]}
    assert not {key: faults for key, faults in found.items() if faults}


def test_there_is_enough_to_practise_for_months():
    assert sum(map(len, SHIPPED.values())) >= 200
    assert min(map(len, SHIPPED.values())) >= 60


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_puzzles_of_several_themes_and_grades_for_two_and_more(name):
    puzzles = SHIPPED[name]
    assert len({each.id for each in puzzles}) == len(puzzles)
    assert len({each.theme for each in puzzles}) > 1
    assert len({each.grade for each in puzzles}) > 1
    assert len({each.setup["players"] for each in puzzles}) > 1


@pytest.mark.parametrize("name", list(GAMES))
def test_each_answer_got_ten_times_the_searches_and_stayed_ahead(name):
    for each in SHIPPED[name]:
        assert each.deep["searches"] >= confirming.DEEPER
        assert each.deep["ahead"] >= confirming.CLEARLY


@pytest.mark.parametrize("name", list(GAMES))
def test_the_judge_of_hints_gives_the_same_answer(name):
    assert all(agrees(each) for each in SHIPPED[name][:FEW])


# Reading.


def test_a_broken_line_is_named():
    line = SHIPPED["classic"][0].written()
    with pytest.raises(UnreadPuzzles, match=r"Line 2 of some\.jsonl is no puzzle"):
        read_puzzles(f"{line}\n{line[:-9]}\n", "some.jsonl")


@pytest.mark.parametrize(
    "change", [{"gap": GAP - 0.01}, {"kind": "riddle"}, {"best": {"plan": []}}, {"more": 1}]
)
def test_what_is_no_puzzle_is_refused(change):
    data = {**SHIPPED["classic"][0]._asdict(), **change}
    with pytest.raises(UnreadPuzzles):
        read_puzzles(json.dumps(data), "some.jsonl")


def test_puzzles_of_other_rules_are_left_out(tmp_path, monkeypatch):
    old, new = SHIPPED["classic"][:2]
    file = tmp_path / "puzzles.jsonl"
    file.write_text("\n".join([old._replace(rules=1).written(), new.written()]) + "\n")
    monkeypatch.setattr(reading, "file_of", lambda _: file)
    assert [each.id for each in puzzles_of.__wrapped__("classic")] == [new.id]


def test_a_puzzle_that_is_gone_is_named():
    with pytest.raises(NoSuchPuzzle, match="no puzzle 'nowhere' of classic under its present"):
        puzzle_named("classic", "nowhere")


# Judging.


def test_the_best_answer_is_right_and_others_lose_what_is_told():
    puzzle = first_of(AT_ONCE)
    best = puzzle.best["plan"][0]
    told = verdict(puzzle, [(puzzle.seat, best)])
    assert (told["right"], told["lost"], told["after"]) == (True, 0.0, puzzle.now)
    for answer, lost in puzzle.losses.items():
        found = verdict(puzzle, [(puzzle.seat, answer)])
        assert found["right"] == (answer == best)
        assert found["lost"] == min(lost, puzzle.now)
        assert round(found["after"] + found["lost"], 2) == found["before"] == puzzle.now


def test_one_answer_decides_and_a_turn_is_decided_at_its_end():
    at_once, whole = first_of(AT_ONCE), first_of(WHOLE)
    state = at_once.state()
    action = state.notation.parse(at_once.best["plan"][0])
    assert try_of(at_once, []).decided is False
    assert try_of(at_once, [action]).played == [(at_once.seat, at_once.best["plan"][0])]
    begun = whole.state()
    journal = [begun.notation.parse(whole.best["plan"][0])]
    assert not try_of(whole, journal).decided


@pytest.mark.parametrize("name", ["classic", "warcraft"])
def test_who_does_what_the_answer_says_is_right(name):
    puzzle = first_of(WHOLE, name)
    assert grading.tells_all(decision_of(puzzle))


def test_an_answer_that_leaves_a_question_open_is_no_puzzle():
    puzzle = first_of(WHOLE)
    cut = {**puzzle.best, "plan": puzzle.best["plan"][:1], "then": None}
    assert not grading.tells_all(decision_of(puzzle._replace(best=cut)))


def decision_of(puzzle):
    told = (puzzle.kind, puzzle.theme, puzzle.now, puzzle.gap, puzzle.best, puzzle.others, {})
    return Decision(puzzle.state(), puzzle.seat, *told)


def test_the_puzzle_of_the_day_follows_from_the_date_and_none_comes_back_too_soon():
    puzzles = SHIPPED["classic"]
    days = [daily(puzzles, FIRST_DAY + timedelta(number)).id for number in range(len(puzzles))]
    assert len(set(days)) == len(puzzles)
    assert daily(list(reversed(puzzles)), FIRST_DAY).id == days[0]
    assert daily([], FIRST_DAY) is None


# Finding, grading, confirming.


def test_moments_are_turns_and_the_first_redeployment_of_each():
    state = game("classic").new(2, seed=3)
    while state.turns_begun < 6:
        state.apply(state.legal_actions()[0])
    kinds = Counter(pos.decision.kind for pos, _ in moments_of(state))
    assert kinds["pick"] == 2
    assert set(kinds) <= {"choice", "pick", "redeploy"}
    assert all(pos.decision.player == seat for pos, seat in moments_of(state))


def test_a_decision_tells_what_every_answer_loses():
    puzzle = first_of(AT_ONCE)
    [found] = [each for each in decisions_at(puzzle.state(), puzzle.seat) if each.kind == AT_ONCE]
    assert found.losses == puzzle.losses
    assert sorted(found.losses.values())[1] == found.gap >= GAP


def test_bots_that_fall_for_a_way_are_named_with_what_it_loses():
    puzzle = first_of(AT_ONCE)
    [decision] = [
        each for each in decisions_at(puzzle.state(), puzzle.seat) if each.kind == AT_ONCE
    ]
    found = grading.graded(decision, "any", ("random", "easy"))
    wrong = [each for each in found.decision.others if each["bots"]]
    assert bool(wrong) == (found.missed > 0)
    assert all(each["lost"] == puzzle.losses[each["plan"][0]] for each in wrong)


class Deep:
    """A deeper search whose results are given."""

    def __init__(self, monkeypatch, values):
        self.calls = []
        monkeypatch.setattr(confirming, "played_on", self.played_on)
        self.values = values

    def played_on(self, pos, seat, plan, rounds, seed):
        self.calls.append((tuple(plan), rounds, seed))
        sample = int(seed.rsplit(":", 1)[1])
        return self.values[plan[0]](sample), 3


@pytest.mark.parametrize(
    ("ahead", "noise", "clear", "stands"),
    [
        (0.1, 0.01, True, True),
        (0.01, 0.0, False, True),
        (0.05, 0.2, False, True),
        (-0.1, 0, False, False),
    ],
)
def test_an_answer_is_kept_only_if_it_stays_clearly_ahead(monkeypatch, ahead, noise, clear, stands):
    puzzle = first_of(AT_ONCE)
    others = {each["plan"][0]: lambda _: 0.3 for each in puzzle.others}
    best = {puzzle.best["plan"][0]: lambda sample: 0.3 + ahead + noise * (-1) ** sample}
    deep = Deep(monkeypatch, others | best)
    found = confirmed(puzzle, "seed")
    assert (found.clear, found.stands) == (clear, stands)
    assert found.searches >= confirming.DEEPER
    assert {len(plan) for plan, _, _ in deep.calls} == {1}


def test_what_does_not_stay_ahead_is_not_looked_at_to_the_end(monkeypatch):
    puzzle = first_of(AT_ONCE)
    values = {each["plan"][0]: lambda _: 0.5 for each in puzzle.others}
    deep = Deep(monkeypatch, values | {puzzle.best["plan"][0]: lambda _: 0.4})
    confirmed(puzzle, "seed")
    whole = len(deep.calls)
    assert not confirmed(puzzle, "seed", briefly=True).clear
    assert len(deep.calls) - whole == whole // confirming.FEWEST


def test_all_ways_meet_the_same_dice(monkeypatch):
    puzzle = first_of(AT_ONCE)
    ways = [puzzle.best, *puzzle.others]
    deep = Deep(monkeypatch, {each["plan"][0]: lambda _: 0.5 for each in ways})
    confirmed(puzzle, "seed")
    seeds = {}
    for plan, rounds, seed in deep.calls:
        seeds.setdefault(plan, []).append((rounds, seed))
    assert len({tuple(each) for each in seeds.values()}) == 1


def test_those_that_fall_are_listed(monkeypatch):
    results = {SHIPPED["classic"][0].id: -0.04}
    monkeypatch.setattr(
        "elbowroom.bots.puzzles.checking.confirmed",
        lambda puzzle, _: Confirmed(results.get(puzzle.id, 0.1), 3.0, 20),
    )
    told = []
    fallen = checked_again(SHIPPED["classic"][:3], "x", lambda done, _: told.append(done))
    assert [(each.id, each.ahead) for each in fallen] == [(SHIPPED["classic"][0].id, -0.04)]
    assert told == [1, 2, 3]


def test_a_puzzle_is_told_anew_in_the_numbers_of_the_judge_and_dropped_if_it_is_none(monkeypatch):
    puzzle = first_of(AT_ONCE)
    told = renewed(puzzle._replace(now=0.01, losses={}))
    assert (told.now, told.losses, told.deep) == (puzzle.now, puzzle.losses, puzzle.deep)
    monkeypatch.setattr("elbowroom.bots.puzzles.checking.decisions_at", lambda *_: [])
    assert renewed(puzzle) is None


# Making.


@pytest.fixture
def found_at_once(monkeypatch):
    """Every game holds one puzzle, without anybody playing it."""
    looked = []

    def of_game(_, number):
        looked.append(number)
        yield SHIPPED["classic"][number % 3]._replace(id=f"p{number}")

    monkeypatch.setattr(making.Maker, "of_game", of_game)
    return looked


def test_making_goes_on_where_it_was_stopped(tmp_path, found_at_once):
    out = tmp_path / "some.jsonl"
    told = []
    make_puzzles(Wish("classic", out, 2, "s"), told.append)
    make_puzzles(Wish("classic", out, 4, "s"), told.append)
    assert found_at_once == [0, 1, 2, 3]
    assert [each.id for each in read_puzzles(out.read_text(), "out")] == ["p0", "p1", "p2", "p3"]
    assert [(each.games, each.puzzles) for each in told] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_another_seed_begins_anew_and_a_full_file_stops(tmp_path, found_at_once):
    out = tmp_path / "some.jsonl"
    make_puzzles(Wish("classic", out, 2, "s"), lambda _: None)
    make_puzzles(Wish("classic", out, 2, "t", most=3), lambda _: None)
    assert found_at_once == [0, 1, 0]


def test_no_theme_takes_more_than_its_share(tmp_path):
    one = SHIPPED["classic"][0]
    maker = making.Maker(Wish("classic", tmp_path / "x", 1, "s"), [one] * making.SOME)
    assert not maker._missing(one.theme)
    assert maker._missing("another")


def test_no_grade_takes_more_than_its_share_unless_one_theme_is_looked_for(tmp_path):
    one = SHIPPED["classic"][0]
    kept = [one] * making.SOME
    maker = making.Maker(Wish("classic", tmp_path / "x", 1, "s"), kept)
    assert maker._too_many(one.grade)
    assert not maker._too_many(one.grade + 1)
    themed = making.Maker(Wish("classic", tmp_path / "x", 1, "s", theme=one.theme), kept)
    assert not themed._too_many(one.grade)
