"""A table runs where nothing is installed and nothing can wait: in the browser's Python."""

import subprocess
import sys

ALONE = """
import random, sys

ALLOWED = sys.stdlib_module_names | {"elbowroom"}
REFUSED = {"asyncio", "multiprocessing", "sqlite3"}

class Refuse:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in ALLOWED or first in REFUSED:
            raise ModuleNotFoundError(f"{name} is not there")

sys.meta_path.insert(0, Refuse())

from elbowroom.catalogue import GAMES, game
from elbowroom.table import commands
from elbowroom.table.clocks import moment, now
from elbowroom.table.deciding import decide
from elbowroom.table.fairness import Chance
from elbowroom.table.new_table import Plan, SeatPlan, open_table
from elbowroom.table.replays import record_of
from elbowroom.table.views import Update, face_of, shown_seats

for name in GAMES:
    players = game(name).fewest_players
    seats = [SeatPlan("here", f"P{seat}") for seat in range(players)]
    new = open_table(Plan(name, game(name).check_setup(players=players), seats), now())
    table, chance, rng = new.table, Chance(new.secrets["seed"], new.table.drawn_as), random.Random(1)
    for _ in range(60):
        if table.finished:
            break
        before, state = face_of(table), table.playing().state
        action = state.text(rng.choice(state.legal_actions()))
        table = decide(table, commands.Act(table.asked(), table.version, action), chance, now()).table
        update = Update(table, before, face_of(table), shown_seats(table, {0}, moment(now())))
        assert update.shared["version"] == table.version and "undo" in update.own((0,))
    print(name, record_of(table)["game"])
"""


def test_a_table_of_every_game_is_played_with_the_standard_library_alone():
    done = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = [line.split() for line in done.stdout.splitlines()]
    assert len(told) >= 3
    assert all(asked == written for asked, written in told)
