### What the map says about regions of the islands.

board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = Murlocs
board-island = { ISLAND($island) }
board-landing = Landing region.
board-site = { SITE($site) } lies here.
board-site-hidden = A face-down site lies here.
board-harmony = { $player } holds a harmony token.
board-offer-toll = First { COUNT($price, "coin") } to { $player }.
board-offer-tools = With { $tools }: costs { $cost }.
board-offer-strike = Within reach of the air strike.
board-offer-champion = The champion can take it.
board-offer-hammer = { SITE("doomhammer") } can take it.
board-offer-swap = A portal can swap what is in it.
board-offer-push = Something can be pushed out of it.
