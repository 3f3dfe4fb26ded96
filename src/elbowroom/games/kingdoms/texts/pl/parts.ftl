### Parts of a price, a war cost or a score, as they stand in a receipt.

part-price-printed = cena podstawowa
part-price-surcharge = dopłata przeciwników
part-price-abilities = własne zdolności
part-price-last = ostatnia figurka
part-war-number = ustawiona liczba
part-war-fortress = własna twierdza
part-war-abilities = własne zdolności
part-war-surcharge = zdolności przeciwnika
part-war-dummy = liczba przeciwnika
part-war-least = najmniej 0
part-war-ties = przegrany remis
part-resource = { RESOURCE($resource) }
part-resource-choice = do wyboru
part-score-meeples = figurki
part-score-magic = poziomy magii
part-score-tower = wieża
part-score-capital = stolice
part-score-heroes = bohaterowie emeryci
part-score-fortresses = twierdze za granicą
part-faction = { FACTION($faction) }
part-hero = { HERO($hero) }

## What the number is

part-what-price = Cena
part-what-war = Koszt wojny
part-what-points = Punkty
