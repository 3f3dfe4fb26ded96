### What the map says about regions of the islands.

board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = þjóðin Murlocs
board-island = { ISLAND($island) }
board-landing = Lendingarsvæði.
board-site = Hér er { SITE($site) }.
board-site-hidden = Hér liggur merkisstaður á hvolfi.
board-harmony = { $player } á samhljómstákn.
board-offer-toll = Fyrst { COUNT($price, "coin") }, { $player } fær féð.
board-offer-tools = Kostnaður { $cost } (hjálp: { $tools }).
board-offer-strike = Í færi fyrir loftárás.
board-offer-champion = Kappinn getur unnið svæðið.
board-offer-hammer = { SITE("doomhammer") } getur unnið svæðið.
board-offer-swap = Gátt getur skipt á því sem hér er.
board-offer-push = Héðan má hrekja eitthvað burt.

## What may be done with it

board-offer-steal = Héðan eða hingað má flytja forngrip.
board-offer-lay = Hér má leggja forngrip.
board-offer-lake = Merkisstaðurinn getur flust hingað.
board-offer-bomb = Sprengjunni hér má snúa við.
board-offer-disarm = Sprengjuna hér má fjarlægja án þess að skoða hana.
board-offer-plant = Hér má koma fyrir sprengju.
board-act-wield = Vinna með hjálp fyrir { $cost }
board-act-venture = Kasta teningnum með hjálp
board-act-strike = Loftárás
board-act-hammer = Vinna ({ SITE("doomhammer") })
board-act-champion = Senda kappann
board-act-swap = Velja fyrir gáttina
board-act-push = Velja til að hrekja
board-act-steal = Flytja burt
board-act-lay = Leggja hér
board-act-lake = Flytja hingað
board-act-bomb = Snúa sprengjunni við
board-act-disarm = Fjarlægja sprengjuna óséða
board-act-plant = Koma fyrir sprengju
board-count-beast = Hér: { COUNT($count, "beast") }, eftir að setja niður: { $hand }.
