### The parts of a cost or an income, as they stand in a receipt: "2 base + 1 mountain".

part-cost-base = podstawa
part-cost-tokens = za obrońców
part-cost-tribe =
    { $amount ->
        [bare] ginące plemię
        [one] ginące plemię
        [few] ginące plemiona
       *[many] ginących plemion
    }
part-cost-mountain = góra
part-cost-passage = przeprawa
part-cost-die = kość
part-cost-least = do minimum
part-cost-substitution =
    { $amount ->
        [bare] żeton z ręki
        [one] żeton z ręki
        [few] żetony z ręki
       *[many] żetonów z ręki
    }
part-marker = { MARKER($marker, $amount) }
part-race = { RACE($race) }
part-power = { POWER($power) }
part-regions = za regiony { RACE($race, case: "gen") }
part-declined = { RACE($race) } w schyłku

## What the number is

part-what-cost = Koszt
part-what-tokens = Żetony
part-what-income = Dochód
part-total = Razem
