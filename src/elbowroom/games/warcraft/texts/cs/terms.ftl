### The words of this game's rules, as they stand inside a sentence.

term-final-attempt = pokus o poslední dobývání
term-conquest-cost = náklady na dobývání
term-redeployment = přesun bojovníků
term-withdrawal = nepřátelské ztráty a ústup
term-unit = jednotka
term-island = ostrov
term-shipping = přeprava
term-site = naleziště
term-artifact = artefakt
term-legendary-place = legendární místo
term-faction = frakce
term-faction-bonus = frakční bonus
term-toll = poplatek
term-border-region = vstupní region
term-lost-tribe = žeton rasy Murlocs
term-cavern = jeskyně
term-magic = magický region
term-wall = přízračná stěna
term-fort = pevnost
term-tower = hlídková věž
term-beast = šelma
term-champion = šampion
term-objective = vojenský cíl
term-bomb = bomba
term-harmony = žeton harmonie
