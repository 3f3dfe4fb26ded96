### The parts of a cost or an income, as they stand in a receipt: "2 base + 1 mountain".

part-cost-base = základ
part-cost-tokens = za obránce
part-cost-tribe =
    { $amount ->
        [bare] zapomenutý kmen
        [one] zapomenutý kmen
        [few] zapomenuté kmeny
       *[other] zapomenutých kmenů
    }
part-cost-mountain = pohoří
part-cost-passage = přeprava
part-cost-die = kostka
part-cost-least = do minima
part-cost-substitution =
    { $amount ->
        [bare] žeton z ruky
        [one] žeton z ruky
        [few] žetony z ruky
       *[other] žetonů z ruky
    }
part-marker = { MARKER($marker, $amount) }
part-race = { RACE($race) }
part-power = { POWER($power) }
part-regions = území { RACE($race, case: "gen") }
part-declined = { RACE($race) } v úpadku

## What the number is

part-what-cost = Cena
part-what-tokens = Žetony
part-what-income = Výnos
part-total = Celkem
