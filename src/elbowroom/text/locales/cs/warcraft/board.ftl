### What the map says about regions of the islands.

board-holds-active = { $player }, { RACE($race) }: { COUNT($count, "token") }, aktivní rasa.
board-holds-declined = { $player }, { RACE($race) }: { COUNT($count, "token") }, rasa v úpadku.
board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = rasa Murlocs
board-island = { ISLAND($island) }
board-landing = Vstupní region.
board-site = Leží tu { SITE($site) }.
board-site-hidden = Leží tu naleziště lícem dolů.
board-harmony = { $player } má žeton harmonie.
board-offer-toll = Nejdřív { COUNT($price, "coin") }, příjemce: { $player }.
board-offer-tools = S pomocí ({ $tools }) stojí { $cost }.
board-offer-strike = V dosahu leteckého útoku.
board-offer-champion = Může ho dobýt šampion.
board-offer-hammer = Může ho dobýt { SITE("doomhammer") }.
board-offer-swap = Portál může vyměnit, co v něm je.
board-offer-push = Odtud se dá něco vytlačit.
