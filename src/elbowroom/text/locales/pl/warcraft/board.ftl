### What the map says about regions of the islands.

board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = rasa Murlocs
board-island = { ISLAND($island) }
board-landing = Region desantu.
board-site = Leży tu { SITE($site) }.
board-site-hidden = Leży tu zakryta osobliwość.
board-harmony = { $player } ma żeton harmonii.
board-offer-toll = Najpierw { COUNT($price, "coin") }, dostaje { $player }.
board-offer-tools = Z pomocą ({ $tools }) kosztuje { $cost }.
board-offer-strike = W zasięgu ataku z powietrza.
board-offer-champion = Może go podbić czempion.
board-offer-hammer = Może go podbić { SITE("doomhammer") }.
board-offer-swap = Portal może zamienić to, co w nim jest.
board-offer-push = Można stąd coś wyprzeć.
