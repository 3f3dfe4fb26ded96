"""Who is connected, as the processes at one PostgreSQL database tell each other.

Each process has a row that says when it was last at work, and a row for each seat somebody has
been connected for; so a process that was killed takes its people with it after a while.
"""

from collections.abc import Mapping, Sequence

from elbowroom.server.store.connections import Connections
from elbowroom.server.store.interface import Seen

GONE_AFTER = "15 seconds"
"""A process not heard of for so long is gone."""
REMEMBERED = "8 days"
"""For so long it is known when somebody was last there."""

AT_WORK = """
INSERT INTO elbowroom_processes VALUES (%s, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""
CHANGED = """
INSERT INTO elbowroom_presence
SELECT table_id, seat, %s, connected, clock_timestamp()
FROM unnest(%s::text[], %s::integer[], %s::boolean[]) AS new (table_id, seat, connected)
ON CONFLICT (table_id, seat, process)
DO UPDATE SET connected = excluded.connected, seen = excluded.seen
"""
TELL = "SELECT pg_notify('elbowroom_presence', %s || ' ' || id) FROM unnest(%s::text[]) AS ids (id)"
FORGET = f"""
DELETE FROM elbowroom_presence
WHERE seen < clock_timestamp() - interval '{REMEMBERED}'
AND NOT (connected AND process IN (
    SELECT id FROM elbowroom_processes WHERE seen > clock_timestamp() - interval '{GONE_AFTER}'
))
"""  # noqa: S608 - words of our own
ELSEWHERE = f"""
SELECT table_id, seat,
    bool_or(connected AND at_work.seen > clock_timestamp() - interval '{GONE_AFTER}'),
    extract(epoch FROM clock_timestamp() - max(
        CASE WHEN connected THEN at_work.seen ELSE here.seen END
    ))::double precision
FROM elbowroom_presence AS here JOIN elbowroom_processes AS at_work ON at_work.id = process
WHERE table_id = ANY(%s) AND process <> %s
GROUP BY table_id, seat
"""  # noqa: S608 - words of our own


class SharedPresence:
    """Who is connected at the processes of one database."""

    def __init__(self, connections: Connections, process: str) -> None:
        self._connections = connections
        self._process = process
        self._tidied = False

    async def note(self, changed: Mapping[tuple[str, int], bool]) -> None:
        """Note that this process is at work, and who came and went."""
        async with self._connections.use() as connection, connection.transaction():
            await connection.execute(AT_WORK.encode(), (self._process,))
            if changed:
                tables, seats = zip(*changed, strict=True)
                values = (self._process, list(tables), list(seats), list(changed.values()))
                await connection.execute(CHANGED.encode(), values)
                await connection.execute(TELL.encode(), (self._process, sorted(set(tables))))
            if not self._tidied:
                await connection.execute(FORGET.encode())
                self._tidied = True

    async def elsewhere(self, table_ids: Sequence[str]) -> dict[str, dict[int, Seen]]:
        """Tell who was seen at other processes."""
        found: dict[str, dict[int, Seen]] = {}
        async with self._connections.use() as connection:
            asked = await connection.execute(ELSEWHERE.encode(), (list(table_ids), self._process))
            for table_id, seat, connected, ago in await asked.fetchall():
                found.setdefault(table_id, {})[seat] = Seen(connected, ago)
        return found
