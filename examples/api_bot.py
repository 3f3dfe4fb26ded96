"""A bot in any language needs no more than this: join a table over HTTP and play it to the end.

python examples/api_bot.py http://127.0.0.1:8722                 opens a table against greedy
python examples/api_bot.py http://127.0.0.1:8722 TABLE SEAT      takes an open seat there
"""

import json
import secrets
import sys
import time
import urllib.request
from typing import Any


def call(address: str, path: str, body: Any = None, secret: str = "") -> Any:
    """Call the server; give its answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    request = urllib.request.Request(f"{address}/api{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def play(address: str, table: str, seat: int, secret: str) -> Any:
    """Answer every question put to the seat; give the result."""
    while True:
        view = call(address, f"/tables/{table}/view", secret=secret)
        if view["result"]:
            return view["result"]
        if view["actions"]:
            best = max(view["actions"], key=lambda action: action["verb"] == "conquer")
            move = {"seat": seat, "version": view["version"], "action": best["do"]}
            call(address, f"/tables/{table}/act", {**move, "key": secrets.token_hex(8)}, secret)
        else:
            time.sleep(0.05)


if __name__ == "__main__":
    address, *place = sys.argv[1:]
    if place:
        table, seat = place[0], int(place[1])
        secret = call(address, f"/tables/{table}/seats/{seat}/take", {"name": "api bot"})["secret"]
    else:
        seats = [{"kind": "me", "name": "api bot"}, {"kind": "bot", "bot": "greedy"}]
        opened = call(address, "/tables", {"game": "classic", "players": 2, "seats": seats})
        table, seat, secret = opened["table"], 0, opened["seats"][0]["secret"]
    print(f"{address}/t/{table}", play(address, table, seat, secret)["scores"])
