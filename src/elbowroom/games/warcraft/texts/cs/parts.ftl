### Parts of a cost or an income that only this game has, or calls otherwise.

part-cost-tribe = { RACE("murlocs") }
part-cost-least = do minima
part-income-faction = frakční bonus
part-site = { SITE($site) }
part-toll-region = poplatek za region
part-toll-harmony = harmonie
part-toll-shield = zrušení štítu
part-toll-hammer = { SITE("doomhammer") }
part-what-coins = Mince
part-what-toll = Poplatek
part-regions = území rasy { RACE($race) }
part-cost-mountain = hory
