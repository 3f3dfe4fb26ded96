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
board-offer-tools = Cena { $cost } (pomoc: { $tools }).
board-offer-strike = V dosahu leteckého útoku.
board-offer-champion = Může ho dobýt šampion.
board-offer-hammer = Může ho dobýt { SITE("doomhammer") }.
board-offer-swap = Portál může vyměnit, co v něm je.
board-offer-push = Odtud se dá něco vytlačit.

## What may be done with it

board-offer-steal = Odtud nebo sem lze odnést artefakt.
board-offer-lay = Sem lze položit artefakt.
board-offer-lake = Naleziště se může přesunout sem.
board-offer-bomb = Bombu zde lze otočit.
board-offer-disarm = Bombu zde lze odstranit neotočenou.
board-offer-plant = Sem lze umístit bombu.
board-act-wield = Dobýt s pomocí za { $cost }
board-act-venture = Hodit kostkou s pomocí
board-act-strike = Letecký útok
board-act-hammer = Dobýt ({ SITE("doomhammer") })
board-act-champion = Poslat šampiona
board-act-swap = Vybrat pro portál
board-act-push = Vybrat pro vytlačení
board-act-steal = Odnést
board-act-lay = Položit sem
board-act-lake = Přesunout sem
board-act-bomb = Otočit bombu
board-act-disarm = Odstranit bombu neotočenou
board-act-plant = Umístit bombu
board-count-beast = Zde: { COUNT($count, "beast") }, zbývá umístit: { $hand }.
