### The parts of a cost or an income, as they stand in a receipt: "2 base + 1 mountain".

part-cost-base = base
part-cost-tokens = for defenders
part-cost-tribe =
    { $amount ->
        [bare] lost tribe
        [one] lost tribe
       *[other] lost tribes
    }
part-cost-mountain = mountain
part-cost-passage = shipping
part-cost-die = die
part-cost-least = up to the minimum
part-cost-substitution =
    { $amount ->
        [bare] token from hand
        [one] token from hand
       *[other] tokens from hand
    }
part-marker = { MARKER($marker, $amount) }
part-race = { RACE($race) }
part-power = { POWER($power) }
part-regions = land of the { RACE($race) }
part-declined = { RACE($race) } in decline

## What the number is

part-what-cost = Cost
part-what-tokens = Tokens
part-what-income = Income
part-total = Total
