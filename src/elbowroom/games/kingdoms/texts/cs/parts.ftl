### Parts of a price, a war cost or a score, as they stand in a receipt.

part-price-printed = základní cena
part-price-surcharge = přirážka protivníků
part-price-abilities = vlastní schopnosti
part-price-last = poslední figurka
part-war-number = nastavené číslo
part-war-fortress = vlastní pevnost
part-war-abilities = vlastní schopnosti
part-war-surcharge = schopnosti protivníka
part-war-dummy = číslo protivníka
part-war-least = nejméně 0
part-war-ties = nevýhoda při shodě
part-resource = { RESOURCE($resource) }
part-resource-choice = dle výběru
part-score-meeples = figurky
part-score-magic = úrovně magie
part-score-tower = hrad
part-score-capital = hlavní města
part-score-heroes = hrdinové ve výslužbě
part-score-fortresses = pevnosti v cizině
part-faction = { FACTION($faction) }
part-hero = { HERO($hero) }

## What the number is

part-what-price = Cena
part-what-war = Cena války
part-what-points = Body
