"""Every rule of the traced games is proved by a test that cites it."""

import pytest

from tests.architecture.rule_ids import (
    RULES,
    TRACED,
    Report,
    cited_in,
    defined_in,
    report,
)


@pytest.fixture(scope="module")
def state() -> Report:
    return report()


def test_every_rule_is_cited_by_a_test(state: Report):
    missing = state.uncited
    assert not missing, f"{len(missing)} rules without a test: " + ", ".join(missing)


def test_no_test_cites_an_unknown_rule(state: Report):
    assert not state.unknown, "\n".join(state.unknown)


def test_no_test_cites_more_than_three_rules(state: Report):
    assert not state.overloaded, "\n".join(state.overloaded)


def test_rules_are_cited_in_the_open(state: Report):
    assert not state.faults, "\n".join(state.faults)


def test_every_rule_page_is_traced():
    pages = {page.stem for page in RULES.glob("*.md")}
    assert pages == set(TRACED)


@pytest.mark.parametrize("game", TRACED)
def test_every_rule_is_defined_once(game: str):
    defined = defined_in((RULES / f"{game}.md").read_text())
    assert defined
    assert len(defined) == len(set(defined))


def test_definitions_are_the_bold_starts_of_points():
    page = """
    - **C-CONQ-1a** A region costs two, see **C-CONQ-2**.
    - **C-RACE-LOST-TRIBES-12** Text.
    - **combo**: a word. C-CONQ-3 is only mentioned.
    - **W-DEF-2 Island.** With a title (**W-DEF-3 Region.** has one too).
    1. **K-RUL-1** A numbered point.
    - **K-2P-1** A number among the letters.
    **C-CONQ-4** is no point.
    """
    points = ["C-CONQ-1a", "C-RACE-LOST-TRIBES-12", "W-DEF-2", "K-RUL-1", "K-2P-1"]
    assert defined_in(page) == points


def test_rows_about_a_named_thing_define_it():
    page = """
| ID | Cost |
|---|---|
| K-FAC-dark_elves-L1 | 1 |
| K-HEROCARD-baron | Baron, see K-HEROCARD-queen |
"""
    assert defined_in(page) == ["K-FAC-dark_elves-L1", "K-HEROCARD-baron"]


def cited(source: str, name: str = "tests/test_sample.py") -> list[tuple[str, ...]]:
    citations, faults = cited_in(source, name)
    assert not faults
    return [citation.ids for citation in citations]


def faults(source: str, name: str = "tests/test_sample.py") -> list[str]:
    return cited_in(source, name)[1]


def test_marks_on_functions_and_methods_count():
    source = """
@pytest.mark.rule("A-B-1", "A-B-2")
@pytest.mark.rule("A-B-3")
def test_one(): ...

class TestMore:
    @pytest.mark.rule("A-B-4")
    async def test_two(self): ...
"""
    assert cited(source) == [("A-B-1", "A-B-2", "A-B-3"), ("A-B-4",)]


def test_each_case_is_counted_with_the_marks_of_its_test():
    source = """
@pytest.mark.rule("A-B-1")
@pytest.mark.parametrize("x", [
    pytest.param(1, marks=pytest.mark.rule("A-B-2")),
    pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("A-B-3")]),
    pytest.param(3),
])
def test_one(x): ...
"""
    assert cited(source) == [("A-B-1",), ("A-B-1", "A-B-2"), ("A-B-1", "A-B-3")]


@pytest.mark.parametrize("switch", ["skip", 'skip("later")', "skipif(True)", "xfail"])
def test_a_test_that_does_not_run_proves_nothing(switch: str):
    source = f'@pytest.mark.{switch}\n@pytest.mark.rule("A-B-1")\ndef test_one(): ...'
    assert cited(source) == []


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule(RULE)\ndef test_one(): ...",
        "@pytest.mark.rule(*RULES)\ndef test_one(): ...",
        '@pytest.mark.rule(f"A-B-{1}")\ndef test_one(): ...',
        "@pytest.mark.rule\ndef test_one(): ...",
        '@pytest.mark.rule("A-B-1")\nclass TestOne: ...',
        '@pytest.mark.rule("A-B-1")\ndef helper(): ...',
        'pytestmark = pytest.mark.rule("A-B-1")',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("A-B-1"))]',
    ],
)
def test_other_ways_to_cite_are_refused(source: str):
    assert cited_in(source, "tests/test_sample.py")[0] == []
    assert faults(source)


def test_a_file_that_pytest_does_not_collect_cannot_cite():
    assert faults('@pytest.mark.rule("A-B-1")\ndef test_one(): ...', "tests/helper.py")


def test_the_report_names_what_is_wrong():
    source = """
@pytest.mark.rule("A-B-1", "A-B-2", "A-B-3", "A-B-9")
def test_one(): ...
"""
    state = Report(["A-B-1", "A-B-2", "A-B-3", "A-B-4"])
    state.citations, state.faults = cited_in(source, "tests/test_sample.py")
    assert state.uncited == ["A-B-4"]
    assert len(state.unknown) == 1
    assert "A-B-9" in state.unknown[0]
    assert len(state.overloaded) == 1
    assert "test_one" in state.overloaded[0]
