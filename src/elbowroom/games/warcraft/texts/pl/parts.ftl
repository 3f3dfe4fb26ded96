### Parts of a cost or an income that only this game has, or calls otherwise.

part-cost-tribe = { RACE("murlocs") }
part-cost-least = do minimum
part-income-faction = premia frakcji
part-site = { SITE($site) }
part-toll-region = opłata za region
part-toll-harmony = harmonia
part-toll-shield = zdjęcie tarczy
part-toll-hammer = { SITE("doomhammer") }
part-what-coins = Monety
part-what-toll = Opłata
part-regions = za regiony rasy { RACE($race) }
