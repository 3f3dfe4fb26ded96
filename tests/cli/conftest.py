import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Whoever runs the tests: commands speak English unless a test says otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
