### Parts of a cost or an income that only this game has, or calls otherwise.

part-cost-tribe = { RACE("murlocs") }
part-cost-least = up to the minimum
part-income-faction = faction bonus
part-site = { SITE($site) }
part-toll-region = toll of the region
part-toll-harmony = harmony
part-toll-shield = lifting the shield
part-toll-hammer = { SITE("doomhammer") }
part-what-coins = Coins
part-what-toll = Toll
