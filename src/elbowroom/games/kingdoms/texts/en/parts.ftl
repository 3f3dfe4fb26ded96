### Parts of a price, a war cost or a score, as they stand in a receipt.

part-price-printed = printed price
part-price-surcharge = opponents' surcharge
part-price-abilities = own abilities
part-price-last = last meeple
part-war-number = number set
part-war-fortress = own fortress
part-war-abilities = own abilities
part-war-surcharge = opponent's abilities
part-war-dummy = the dummy's number
part-war-least = never below 0
part-war-ties = ties go to the dummy
part-resource = { RESOURCE($resource) }
part-resource-choice = of choice
part-score-meeples = meeples
part-score-magic = magic levels
part-score-tower = tower
part-score-capital = capitals
part-score-heroes = retired heroes
part-score-fortresses = fortresses abroad
part-faction = { FACTION($faction) }
part-hero = { HERO($hero) }

## What the number is

part-what-price = Price
part-what-war = War cost
part-what-points = Points
