"""Each test of this folder that asks for `url` runs on SQLite and on PostgreSQL."""

import pytest

from tests.server.store.cluster import Cluster


@pytest.fixture(scope="session")
def cluster():
    server = Cluster()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The address of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("cluster").new_database()


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def postgres_url(cluster):
    return cluster.new_database()
