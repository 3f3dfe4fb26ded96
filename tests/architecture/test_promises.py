"""Promises of the documentation name the tests that hold them, and those exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
OF_THE_PAGE = re.compile(r"`(web/[\w/]+\.test\.ts): ([^`]+)`")
PROMISING = ("operating.md", "protocol.md")


def test_every_test_that_the_documentation_names_is_there():
    named = {
        (file, name, form)
        for page in (ROOT / "docs").glob("*.md")
        for pattern, form in ((NAMED, "def {}("), (OF_THE_PAGE, "('{}'"))
        for file, name in pattern.findall(page.read_text())
    }
    assert named
    missing = [
        f"{file}: {name}"
        for file, name, form in sorted(named)
        if not (ROOT / file).is_file() or form.format(name) not in (ROOT / file).read_text()
    ]
    assert not missing


@pytest.mark.parametrize("page", PROMISING)
def test_every_promise_that_is_listed_names_a_test(page):
    _, _, listed = (ROOT / "docs" / page).read_text().partition("## What holds these promises\n")
    promises = [line for line in listed.splitlines() if line.startswith("| ")][2:]
    assert promises
    assert not [line for line in promises if not (NAMED.search(line) or OF_THE_PAGE.search(line))]
