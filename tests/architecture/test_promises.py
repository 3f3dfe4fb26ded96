"""Promises of the documentation name the tests that hold them, and those exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_test_that_the_documentation_names_is_there():
    named = {
        (file, name)
        for page in (ROOT / "docs").glob("*.md")
        for file, name in NAMED.findall(page.read_text())
    }
    assert named
    missing = [
        f"{file}::{name}"
        for file, name in sorted(named)
        if not (ROOT / file).is_file() or f"def {name}(" not in (ROOT / file).read_text()
    ]
    assert not missing
