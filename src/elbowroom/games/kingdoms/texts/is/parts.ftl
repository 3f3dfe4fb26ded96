### Parts of a price, a war cost or a score, as they stand in a receipt.

part-price-printed = grunnverð
part-price-surcharge = álag mótherja
part-price-abilities = eigin kraftar
part-price-last = síðasta peðið
part-war-number = stillt tala
part-war-fortress = eigið virki
part-war-abilities = eigin kraftar
part-war-surcharge = kraftar mótherja
part-war-dummy = tala andstæðingsins
part-war-least = að lágmarki 0
part-war-ties = tapað jafntefli
part-resource = { RESOURCE($resource) }
part-resource-choice = að eigin vali
part-score-meeples = peð
part-score-magic = galdraþrep
part-score-tower = turn
part-score-capital = höfuðborgir
part-score-heroes = hetjur í helgum steini
part-score-fortresses = virki erlendis
part-faction = { FACTION($faction) }
part-hero = { HERO($hero) }

## What the number is

part-what-price = Verð
part-what-war = Stríðskostnaður
part-what-points = Stig
