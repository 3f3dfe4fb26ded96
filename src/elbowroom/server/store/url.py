"""Addresses of databases."""

from elbowroom.extras import POSTGRES, install_line
from elbowroom.server.store.interface import StoreUnavailable

NEEDS_PSYCOPG = f"PostgreSQL needs the package psycopg. Run: {install_line(POSTGRES)}"


def is_postgres(url: str) -> bool:
    """Whether the address is one of PostgreSQL."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> str:
    """The file of `sqlite:///path`; empty for `sqlite://`, a database in memory."""
    if url in {"sqlite://", "sqlite:///", "sqlite:///:memory:"}:
        return ""
    path = url.removeprefix("sqlite:///")
    if path == url or "\0" in path:
        # The address is not repeated: it may hold a password.
        raise StoreUnavailable(
            "a database is given as sqlite:///path/to/file, sqlite:////absolute/path, "
            "sqlite:// (in memory) or postgresql://user@host/database"
        )
    return path
