### Parts of a cost or an income that only this game has, or calls otherwise.

part-cost-tribe = { RACE("murlocs") }
part-cost-least = upp í lágmark
part-income-faction = fylkingarbónus
part-site = { SITE($site) }
part-toll-region = svæðistollur
part-toll-harmony = samhljómur
part-toll-shield = skjöldur felldur
part-toll-hammer = { SITE("doomhammer") }
part-what-coins = Skildingar
part-what-toll = Tollur
