### What the map says about regions of the islands.

board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = þjóðin Murlocs
board-island = { ISLAND($island) }
board-landing = Lendingarsvæði.
board-site = Hér er { SITE($site) }.
board-site-hidden = Hér liggur merkisstaður á hvolfi.
board-harmony = { $player } á samhljómstákn.
board-offer-toll = Fyrst { COUNT($price, "coin") }, { $player } fær féð.
board-offer-tools = Með hjálp ({ $tools }) kostar svæðið { $cost }.
board-offer-strike = Í færi fyrir loftárás.
board-offer-champion = Kappinn getur unnið svæðið.
board-offer-hammer = { SITE("doomhammer") } getur unnið svæðið.
board-offer-swap = Gátt getur skipt á því sem hér er.
board-offer-push = Héðan má hrekja eitthvað burt.
