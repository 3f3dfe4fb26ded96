"""Statements that both databases share: the lobby, and taking away tables, words and secrets."""

from elbowroom.server.store.rows import ROW_COLUMNS

OLDEST_FIRST = "SELECT id FROM {prefix}tables WHERE live = {mark} AND changed < {mark} ORDER BY changed LIMIT {mark}"
REMOVE = (
    "DELETE FROM {prefix}notices WHERE table_id = {mark}",
    "DELETE FROM {prefix}results WHERE table_id = {mark}",
    "DELETE FROM {prefix}secrets WHERE table_id = {mark}",
    "DELETE FROM {prefix}entries WHERE table_id = {mark}",
    "DELETE FROM {prefix}tables WHERE id = {mark}",
)
REPLACE_BODY = (
    "UPDATE {prefix}entries SET body = {mark} WHERE table_id = {mark} AND version = {mark}"
)
FORGET = "DELETE FROM {prefix}secrets WHERE table_id = {mark} AND name = {mark}"
RECOVERED = """
SELECT table_id, name FROM {prefix}secrets
WHERE value = {mark} AND name LIKE 'recovery:_' ORDER BY table_id, name LIMIT {mark}
"""
LOBBY = f"""
SELECT version, summary, {ROW_COLUMNS} FROM (
    SELECT listed.*, row_number() OVER (
        PARTITION BY coalesce(opener.value, listed.id) ORDER BY created DESC, id
    ) AS place
    FROM {{prefix}}tables AS listed LEFT JOIN {{prefix}}secrets AS opener
    ON opener.table_id = listed.id AND opener.name = 'opener'
    WHERE live AND NOT private AND (CAST({{mark}} AS text) IS NULL OR game = {{mark}})
) AS ranked WHERE place = 1
ORDER BY CASE WHEN summary LIKE '%%"status":"waiting"%%' THEN 0 ELSE 1 END, created DESC, id
LIMIT {{mark}}
"""  # noqa: S608 - names of our own


def in_sqlite(statement: str) -> str:
    """Write a statement for SQLite."""
    return statement.format(prefix="", mark="?").replace("%%", "%")


def in_postgres(statement: str) -> str:
    """Write a statement for PostgreSQL, where our tables have a first name."""
    return statement.format(prefix="elbowroom_", mark="%s")


def seat_in(name: str) -> int:
    """Read the number of the seat in the name of a secret."""
    return int(name.rpartition(":")[2])
