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

## What may be done with it

board-offer-steal = An artifact can be carried off from here, or to here.
board-offer-lay = An artifact can be laid here.
board-offer-lake = The site can move here.
board-offer-bomb = The bomb here can be turned over.
board-offer-disarm = The bomb here can be removed unseen.
board-offer-plant = A bomb can be planted here.
board-act-wield = Conquer with help for { $cost }
board-act-venture = Roll with help
board-act-strike = Air strike
board-act-hammer = Take it with { SITE("doomhammer") }
board-act-champion = Send the champion
board-act-swap = Choose for the portal
board-act-push = Pick for pushing
board-act-steal = Carry off
board-act-lay = Lay it here
board-act-lake = Move it here
board-act-bomb = Turn the bomb over
board-act-disarm = Remove the bomb unseen
board-act-plant = Plant a bomb
board-count-beast = { COUNT($count, "beast") } here, { $hand } still to place.
