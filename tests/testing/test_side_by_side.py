"""Tests shared among forked processes: each runs once, and none is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from tests.architecture.engine import ROOT
from tests.side_by_side import parts

SAMPLES = {
    "test_well.py": """
import pytest
@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    print("made by", __name__)
    return tmp_path_factory.mktemp("shared")
def test_one(folder): (folder / "kept").write_text("")
def test_two(folder): assert (folder / "kept").exists()
""",
    "test_wrong.py": "def test_wrong():\n    print('said before')\n    assert 1 + 1 == 3\n",
    "test_ending.py": """
import os
def test_before(): pass
def test_that_ends_its_process(): os._exit(0)
def test_after(): pass
""",
    "test_skipped.py": "import pytest\n@pytest.mark.skip(reason='so')\ndef test_no(): pass\n",
}


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    options = ("-q", "-rA", "-p", "no:cacheprovider", "-p", "tests.side_by_side", *options)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--rootdir", folder, "-c", os.devnull, *options, folder],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        check=False, capture_output=True, text=True,
    )  # fmt: skip


def test_every_test_runs_once_and_what_ends_a_process_is_told(tmp_path: Path) -> None:
    for name, source in SAMPLES.items():
        (tmp_path / name).write_text(source)
    done = run(tmp_path, "--side-by-side", "2")
    told = done.stdout
    assert done.returncode == 1, told + done.stderr
    assert "3 failed, 3 passed, 1 skipped" in told
    assert "assert (1 + 1) == 3" in told
    assert "said before" in told
    assert "the process ended in the middle of this test" in told
    assert "not run: the process that was to run it had ended" in told
    failed = [line.split("::")[-1].split()[0] for line in told.splitlines() if "FAILED " in line]
    assert sorted(failed) == ["test_after", "test_that_ends_its_process", "test_wrong"]


def item(path: str, slow: bool = False) -> SimpleNamespace:
    return SimpleNamespace(path=path, get_closest_marker=lambda _: True if slow else None)


def test_a_file_stays_together_and_those_with_slow_tests_come_first() -> None:
    quick, other, slow = [item("a"), item("a")], [item("b")], [item("c"), item("c", slow=True)]
    assert parts([*quick, *other, *slow]) == [slow, quick, other]
