import subprocess

import pytest

from tests.architecture.engine import ROOT


@pytest.fixture(scope="session")
def tracked() -> dict[str, str]:
    """The text of every tracked text file, by path."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    texts = {}
    for name in filter(None, listing.stdout.split("\0")):
        try:
            texts[name] = (ROOT / name).read_text()
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture, or deleted and not yet committed
    return texts
