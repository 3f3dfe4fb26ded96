### What every piece and word of this game means, in at most 160 characters.

## Words and pieces

rule-term-border-region = Region s kotvou. Tady se vyloďuješ z jiných ostrovů a tudy přichází nová rasa.
rule-term-conquest-cost = 2 žetony a 1 navíc za každou jednotku, hory, stěnu a pevnost, a ještě 1 za přepravu. Nikdy méně než 1.
rule-term-in-decline = Rasa na odpočinku: v každém regionu zůstane jeden žeton a dál vynáší. Už nedobývá; při dobytí přijde o všechny žetony v regionu.
rule-term-lost-tribe = Za Murlocs nikdo nehraje. Ztěžují dobytí svého regionu, a jakmile ho někdo dobude, zmizí ze hry.
rule-term-cavern = Jeskyně slouží rase Kobolds a vynášejí Horníkům.
rule-term-magic = Magické regiony vynášejí rase Blood Elves a slouží Portálovým mágům.
rule-term-island = Ostrovy spolu nikdy nesousedí. Na jiný se dostaneš přes jeho vstupní regiony.
rule-term-shipping = Vylodění daleko od tvých regionů stojí o 1 žeton víc.
rule-term-unit = Jednotky jsou žetony, šelmy, šampion a Murlocs: drží a brání regiony.
rule-term-site = Artefakt nebo legendární místo, lícem dolů, dokud do regionu nevstoupí aktivní rasa.
rule-term-artifact = Artefakty slouží aktivní rase, která je drží, a použitím se stěhují.
rule-term-legendary-place = Legendární místa slouží aktivní rase, která je drží, a zůstávají na místě.
rule-term-faction = Aliance, Horda, nebo neutrální. Murlocs nepatří nikam.
rule-term-faction-bonus = 1 mince za každou rasu druhé frakce, které v tomto tahu vezmeš region.
rule-term-toll = Mince, které se platí držiteli regionu před útokem, i když se útok nezdaří.
rule-term-wall = Přízračná stěna: obrana +1, i v úpadku.
rule-term-fort = Pevnost: obrana +1, i v úpadku.
rule-term-tower = Hlídková věž: její pole je imunní.
rule-term-beast = Šelma: na jeden tah se počítá jako žeton a ztrácí se dřív než on.
rule-term-champion = Šampion: počítá se jako jednotka a nikdy se neztrácí, jen se za něj platí výkupné.
rule-term-objective = Vojenský cíl: 2 mince pro dobyvatele a 2 pro rasu Humans; pro Hordu nic.
rule-term-bomb = Bomba: otáčí se na začátku tahu rasy Goblins; vybuchne, nebo je vadná.
rule-term-harmony = Žeton harmonie: před prvním útokem na Pandaren v tahu se jim platí 2 mince.
rule-term-combo = Rasa a zvláštní schopnost, které se právě sešly. Na každou kombinaci, kterou přeskočíš, položíš 1 minci.
rule-term-tray = Tady leží žetony všech ras, které právě nejsou ve hře.
rule-term-mountain = Hory zvyšují cenu dobytí regionu o 1 žeton.
