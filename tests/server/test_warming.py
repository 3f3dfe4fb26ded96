"""Nothing is loaded while people wait for it."""

import json
import subprocess
import sys

CODE = """
import json, sys
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.http.app import Settings, make_app
from elbowroom.hosting.plans import plan_of
from elbowroom.server.ops.warming import warm_up
from elbowroom.table.clocks import now
from elbowroom.table.new_table import open_table
warm_up(make_app(Settings("sqlite://")))
before = set(sys.modules)
for game in ("classic", "warcraft", "kingdoms"):
    seats = [{"kind": "me"}, {"kind": "here"}]
    open_table(plan_of(OpenTable(game=game, players=2, seats=seats)), now())
print(json.dumps(sorted(each for each in set(sys.modules) - before if "elbowroom" in each)))
"""


def test_the_first_table_of_a_game_finds_everything_loaded():
    told = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout.splitlines()[-1]) == []
