"""The databases' schemas, as numbered steps.

Step n brings a database of version n - 1 to version n. A step that was released is never
changed: what comes later is a new step. Each step is a sequence of statements that run in one
transaction, all of them or none.
"""

Step = tuple[str, ...]

#: "Elbo" in ASCII: tells our SQLite files from those of other programs.
APPLICATION_ID = 0x456C626F

SQLITE: tuple[Step, ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            private INTEGER NOT NULL,
            created TEXT NOT NULL,
            host INTEGER,
            version INTEGER NOT NULL,
            live INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            summary TEXT NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX tables_in_lobby ON tables (changed) WHERE live AND NOT private",
        "CREATE INDEX tables_live ON tables (id) WHERE live",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            version INTEGER NOT NULL,
            batch INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER,
            key TEXT,
            at TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, version)
        ) WITHOUT ROWID
        """,
        """
        CREATE UNIQUE INDEX entries_by_key ON entries (table_id, ifnull(seat, -1), key)
        WHERE key IS NOT NULL
        """,
        """
        CREATE TABLE secrets (
            table_id TEXT NOT NULL REFERENCES tables (id),
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (table_id, name)
        ) WITHOUT ROWID
        """,
    ),
    ("CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL)",),
    (
        """
        CREATE TABLE results (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            player TEXT NOT NULL,
            name TEXT NOT NULL,
            won INTEGER NOT NULL,
            points INTEGER NOT NULL,
            rival INTEGER,
            at TEXT NOT NULL,
            counts INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX results_that_count ON results (game, day, player) WHERE counts",
        "CREATE INDEX results_of_player ON results (game, player, day) WHERE counts",
    ),
    # From both together the secret of a seat could be made; its hash stays, so the seat does.
    (
        "DELETE FROM secrets WHERE name = 'pepper'",
        "UPDATE entries SET key = NULL WHERE kind = 'seated'",
    ),
    ("CREATE TABLE trial (id INTEGER PRIMARY KEY CHECK (id = 1), body BLOB NOT NULL)",),
    ("CREATE INDEX secrets_of_recovery ON secrets (value) WHERE name LIKE 'recovery:_'",),
    (
        """
        CREATE TABLE reports (
            id TEXT PRIMARY KEY, at TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            by_seat INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, done INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE deeds (
            id TEXT PRIMARY KEY, at TEXT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL,
            table_id TEXT, detail TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE rules (
            kind TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (kind, text)
        )
        """,
    ),
    (
        """
        CREATE TABLE listeners (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, mark TEXT NOT NULL, body TEXT NOT NULL,
            confirmed INTEGER NOT NULL, at TEXT NOT NULL, seen TEXT NOT NULL
        )
        """,
        "CREATE INDEX listeners_by_mark ON listeners (mark)",
        """
        CREATE TABLE notices (
            listener TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            told TEXT NOT NULL, shown INTEGER NOT NULL, taken_by TEXT NOT NULL, due TEXT,
            tries INTEGER NOT NULL, PRIMARY KEY (listener, table_id, seat)
        )
        """,
        "CREATE INDEX notices_of_table ON notices (table_id)",
        "CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL",
    ),
    (
        """
        CREATE TABLE authors (
            looks TEXT PRIMARY KEY, name TEXT NOT NULL, secret TEXT NOT NULL, at TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE packs (
            address TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, looks TEXT NOT NULL,
            author TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, state TEXT NOT NULL,
            network TEXT NOT NULL
        )
        """,
        "CREATE INDEX packs_changed ON packs (changed)",
        """
        CREATE TABLE releases (
            hash TEXT PRIMARY KEY, address TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL,
            name TEXT NOT NULL, author TEXT NOT NULL, version TEXT NOT NULL, licence TEXT NOT NULL,
            rules INTEGER NOT NULL, changes TEXT NOT NULL, played TEXT NOT NULL,
            origin TEXT NOT NULL, about TEXT NOT NULL, credits TEXT NOT NULL,
            document TEXT NOT NULL, games INTEGER NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX releases_of_pack ON releases (address, number)",
        "CREATE INDEX releases_by_content ON releases (played)",
        """
        CREATE TABLE verdicts (key TEXT PRIMARY KEY, at TEXT NOT NULL, body TEXT NOT NULL)
        """,
    ),
)

POSTGRES: tuple[Step, ...] = (
    (
        """
        CREATE TABLE elbowroom_tables (
            id text COLLATE "C" PRIMARY KEY,
            game text NOT NULL,
            private boolean NOT NULL,
            created text NOT NULL,
            host integer,
            version bigint NOT NULL,
            live boolean NOT NULL,
            changed timestamptz NOT NULL,
            summary text NOT NULL
        )
        """,
        # Room in each page lets the row of a table be replaced beside its old self.
        "ALTER TABLE elbowroom_tables SET (fillfactor = 50)",
        "CREATE INDEX elbowroom_tables_changed ON elbowroom_tables (changed)",
        """
        CREATE TABLE elbowroom_entries (
            table_id text COLLATE "C" NOT NULL REFERENCES elbowroom_tables (id),
            version bigint NOT NULL,
            batch bigint NOT NULL,
            kind text NOT NULL,
            seat integer,
            key text COLLATE "C",
            at text NOT NULL,
            body text NOT NULL,
            PRIMARY KEY (table_id, version)
        )
        """,
        """
        CREATE UNIQUE INDEX elbowroom_entries_by_key
        ON elbowroom_entries (table_id, coalesce(seat, -1), key) WHERE key IS NOT NULL
        """,
        """
        CREATE TABLE elbowroom_secrets (
            table_id text COLLATE "C" NOT NULL REFERENCES elbowroom_tables (id),
            name text NOT NULL,
            value text NOT NULL,
            PRIMARY KEY (table_id, name)
        )
        """,
        # One call, one round trip, one commit. The row of the table is the lock: whoever
        # comes second waits for the first and then sees what was stored.
        """
        CREATE FUNCTION elbowroom_append(
            the_table text, expected bigint,
            kinds text[], seats integer[], keys text[], times text[], bodies text[],
            new_summary text, new_live boolean,
            secret_names text[], secret_values text[], origin text,
            OUT outcome text, OUT newest bigint
        ) LANGUAGE plpgsql AS $$
        BEGIN
            SELECT version INTO newest FROM elbowroom_tables WHERE id = the_table FOR UPDATE;
            IF NOT FOUND THEN
                outcome := 'missing';
                RETURN;
            END IF;
            FOR number IN 1 .. cardinality(keys) LOOP
                IF keys[number] IS NOT NULL THEN
                    PERFORM FROM elbowroom_entries WHERE table_id = the_table
                        AND coalesce(seat, -1) = coalesce(seats[number], -1)
                        AND key = keys[number];
                    IF FOUND THEN
                        outcome := 'repeated';
                        RETURN;
                    END IF;
                END IF;
            END LOOP;
            IF newest <> expected THEN
                outcome := 'conflict';
                RETURN;
            END IF;
            INSERT INTO elbowroom_entries
                SELECT the_table, expected + number, expected + 1, kind, seat, key, at, body
                FROM unnest(kinds, seats, keys, times, bodies)
                WITH ORDINALITY AS new (kind, seat, key, at, body, number);
            INSERT INTO elbowroom_secrets
                SELECT the_table, name, value
                FROM unnest(secret_names, secret_values) AS new (name, value)
                ON CONFLICT (table_id, name) DO UPDATE SET value = excluded.value;
            newest := expected + cardinality(kinds);
            UPDATE elbowroom_tables SET version = newest, changed = clock_timestamp(),
                summary = coalesce(new_summary, summary), live = coalesce(new_live, live)
                WHERE id = the_table;
            PERFORM pg_notify('elbowroom', the_table || ' ' || newest || ' ' || origin);
            outcome := 'appended';
        END
        $$
        """,
    ),
    (
        """
        CREATE TABLE elbowroom_heartbeat (id integer PRIMARY KEY CHECK (id = 1), at text NOT NULL)
        """,
    ),
    (
        """
        CREATE TABLE elbowroom_results (
            table_id text COLLATE "C" PRIMARY KEY REFERENCES elbowroom_tables (id),
            game text NOT NULL,
            day text COLLATE "C" NOT NULL,
            player text COLLATE "C" NOT NULL,
            name text NOT NULL,
            won boolean NOT NULL,
            points integer NOT NULL,
            rival integer,
            at text COLLATE "C" NOT NULL,
            counts boolean NOT NULL
        )
        """,
        """
        CREATE UNIQUE INDEX elbowroom_results_that_count
        ON elbowroom_results (game, day, player) WHERE counts
        """,
        """
        CREATE INDEX elbowroom_results_of_player
        ON elbowroom_results (game, player, day) WHERE counts
        """,
    ),
    (
        "DELETE FROM elbowroom_secrets WHERE name = 'pepper'",
        "UPDATE elbowroom_entries SET key = NULL WHERE kind = 'seated'",
    ),
    (
        """
        CREATE TABLE elbowroom_processes (
            id text COLLATE "C" PRIMARY KEY, seen timestamptz NOT NULL
        )
        """,
        """
        CREATE TABLE elbowroom_presence (
            table_id text COLLATE "C" NOT NULL,
            seat integer NOT NULL,
            process text COLLATE "C" NOT NULL,
            connected boolean NOT NULL,
            seen timestamptz NOT NULL,
            PRIMARY KEY (table_id, seat, process)
        )
        """,
        "CREATE INDEX elbowroom_presence_seen ON elbowroom_presence (seen)",
    ),
    (
        """
        CREATE TABLE elbowroom_trial (id integer PRIMARY KEY CHECK (id = 1), body bytea NOT NULL)
        """,
    ),
    (
        """
        CREATE INDEX elbowroom_secrets_of_recovery ON elbowroom_secrets (value)
        WHERE name LIKE 'recovery:_'
        """,
    ),
    (
        """
        CREATE TABLE elbowroom_reports (
            id TEXT PRIMARY KEY, at TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            by_seat INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, done INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE elbowroom_deeds (
            id TEXT PRIMARY KEY, at TEXT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL,
            table_id TEXT, detail TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE elbowroom_rules (
            kind TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (kind, text)
        )
        """,
    ),
    (
        """
        CREATE TABLE elbowroom_listeners (
            id TEXT COLLATE "C" PRIMARY KEY, kind TEXT NOT NULL, mark TEXT NOT NULL, body TEXT NOT NULL,
            confirmed INTEGER NOT NULL, at TEXT COLLATE "C" NOT NULL, seen TEXT COLLATE "C" NOT NULL
        )
        """,
        "CREATE INDEX elbowroom_listeners_by_mark ON elbowroom_listeners (mark)",
        """
        CREATE TABLE elbowroom_notices (
            listener TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            told TEXT NOT NULL, shown INTEGER NOT NULL, taken_by TEXT NOT NULL, due TEXT COLLATE "C",
            tries INTEGER NOT NULL, PRIMARY KEY (listener, table_id, seat)
        )
        """,
        "CREATE INDEX elbowroom_notices_of_table ON elbowroom_notices (table_id)",
        "CREATE INDEX elbowroom_notices_due ON elbowroom_notices (due) WHERE due IS NOT NULL",
    ),
    (
        """
        CREATE TABLE elbowroom_authors (
            looks TEXT COLLATE "C" PRIMARY KEY, name TEXT NOT NULL, secret TEXT NOT NULL, at TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE elbowroom_packs (
            address TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, looks TEXT NOT NULL,
            author TEXT NOT NULL, created TEXT NOT NULL, changed TEXT COLLATE "C" NOT NULL,
            state TEXT NOT NULL, network TEXT NOT NULL
        )
        """,
        "CREATE INDEX elbowroom_packs_changed ON elbowroom_packs (changed)",
        """
        CREATE TABLE elbowroom_releases (
            hash TEXT COLLATE "C" PRIMARY KEY, address TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL,
            name TEXT NOT NULL, author TEXT NOT NULL, version TEXT NOT NULL, licence TEXT NOT NULL,
            rules INTEGER NOT NULL, changes TEXT NOT NULL, played TEXT NOT NULL,
            origin TEXT NOT NULL, about TEXT NOT NULL, credits TEXT NOT NULL,
            document TEXT NOT NULL, games INTEGER NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX elbowroom_releases_of_pack ON elbowroom_releases (address, number)",
        "CREATE INDEX elbowroom_releases_by_content ON elbowroom_releases (played)",
        """
        CREATE TABLE elbowroom_verdicts (key TEXT COLLATE "C" PRIMARY KEY, at TEXT NOT NULL, body TEXT NOT NULL)
        """,
    ),
)
