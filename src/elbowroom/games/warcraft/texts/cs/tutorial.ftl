### What is different for those who know the classic game.

tutorial-islands-title = Ostrovy pro ty, kdo znají klasickou hru
tutorial-islands-lead = Kombinace, dobývání, přesuny i úpadek fungují, jak je znáš. Tady je, co je nového.
tutorial-islands-land = Ostrovy
tutorial-islands-land-text = Mapu tvoří několik ostrovů, které spolu nesousedí. Vylodit se můžeš v regionech s kotvou na kterémkoli ostrově, a to v každém tahu, nejen v prvním.
tutorial-islands-shipping = Přeprava
tutorial-islands-shipping-text = Vstupní region, který nesousedí s žádným tvým, stojí o 1 žeton víc. První dobývání proto obvykle stojí 3.
tutorial-islands-murlocs = Murlocs
tutorial-islands-murlocs-text = Místo zapomenutých kmenů sedí v některých regionech Murlocs. Každý žeton zdražuje dobytí o 1 a po něm nadobro zmizí.
tutorial-islands-sites = Artefakty a místa
tutorial-islands-sites-text = Každý ostrov skrývá naleziště. Odhalí ho ten, kdo do jeho regionu vstoupí první. Slouží aktivní rase, která ho drží; artefakty se stěhují, místa zůstávají.
tutorial-islands-factions = Aliance a Horda
tutorial-islands-factions-text = Většina ras patří k některé frakci. Za každou rasu druhé frakce, které v tomto tahu vezmeš region, dostaneš 1 minci.
tutorial-islands-tolls = Poplatky
tutorial-islands-tolls-text = Před útokem na některé regiony zaplatíš mince tomu, kdo je drží. Ani nezdařený hod kostkou ti je nevrátí.
tutorial-islands-start = Začátek tahu
tutorial-islands-start-text = Ještě před rozhodnutím vybuchují bomby rasy Goblins a vracejí se žetony harmonie. Pak Worgen mění podobu a znovu se počítají šelmy.
tutorial-islands-coins = Mince hned
tutorial-islands-coins-text = Poplatky, výkupné, přikoupené žetony a vojenské cíle se platí okamžitě. Všechno ostatní počká na konec tahu.
tutorial-islands-immune = Věže a štíty
tutorial-islands-immune-text = Hlídková věž dělá pole imunní proti útokům i schopnostem. Štít, který dává artefakt, se dá zrušit za 2 mince.
tutorial-islands-end = Závěrečné umisťování
tutorial-islands-end-text = Po přesunu rozmísti pevnosti, artefakty, cíle a bomby. Soupeři pak vrátí na mapu jednotky, které museli stáhnout.
tutorial-islands-decline = Úpadek
tutorial-islands-decline-text = S úpadkem mizí šelmy, šampion, věže a vojenské cíle; stěny a pevnosti zůstávají. Kdo dobude region rasy v úpadku, odstraní odtamtud všechny její žetony.
