### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = Turn { $round }: the game has { COUNT($rounds, "turn", case: "acc") }.
refusal-law-coins = { $player }: { COUNT($coins, "coin") }. Nobody has less than nothing.
refusal-law-row = The row shows { COUNT($count, "combo", case: "acc") }; there are places for { $most }.
refusal-law-row-coins = Place { $place } of the row: { COUNT($coins, "coin") }. Nothing less than none can lie there.
refusal-law-race-twice = { RACE($race) }: there is one banner of them, and it lies in two places.
refusal-law-power-twice = { POWER($power) }: there is one such badge, and it lies in two places.
refusal-law-tokens = { RACE($race) }: { COUNT($count, "token") } in play, the box has { $box }.
refusal-law-markers = { MARKER($marker, letter: "capital") }: { $count } in play, the box has { $box }.
refusal-law-hand = { RACE($race) }: { COUNT($count, "token") } in hand. Nobody has less than nothing.
refusal-law-closed = { RACE($race) }: they cannot go to { $region }, so they cannot hold it.
refusal-law-decline-gone = { RACE($race) }: a race in decline without a token has left the game.
refusal-law-decline-hand = { RACE($race) }: a race in decline has no tokens in hand.
refusal-law-decline-tokens = { $region }: a race in decline ({ RACE($race) }) holds a region with one token, not with { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. That does not stay with a race in decline ({ RACE($race) }).
refusal-law-no-race = { $region }: tokens of a race that { $player } does not have.
refusal-law-marker-alone = { $region }: { MARKER($marker) }. Nobody is there whose it could be.
refusal-law-no-marker = { $region }: { MARKER($marker) }. This race with this power has none ({ RACE($race) }).
refusal-law-one-marker = { $region }: { MARKER($marker) }. A region holds one of them at most.
refusal-law-no-step = { $player } is asked nothing here: choose another player.
