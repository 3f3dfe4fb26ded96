### The words of this game's rules, as they stand inside a sentence.

term-final-attempt = ostatni podbój
term-conquest-cost = koszt podboju
term-redeployment = przegrupowanie oddziałów
term-withdrawal = straty i odwrót
term-unit = jednostka
term-island = wyspa
term-shipping = przeprawa
term-site = osobliwość
term-artifact = artefakt
term-legendary-place = legendarne miejsce
term-faction = frakcja
term-faction-bonus = premia frakcji
term-toll = opłata
term-border-region = region desantu
term-lost-tribe = żeton Murlocs
term-cavern = jaskinia
term-magic = magiczny region
term-wall = widmowa ściana
term-fort = fort
term-tower = wieża strażnicza
term-beast = bestia
term-champion = czempion
term-objective = cel wojskowy
term-bomb = bomba
term-harmony = żeton harmonii
