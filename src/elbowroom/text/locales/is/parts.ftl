### The parts of a cost or an income, as they stand in a receipt: "2 base + 1 mountain".

part-cost-base = grunnur
part-cost-tokens = tákn verjanda
part-cost-tribe =
    { $amount ->
        [bare] týndur ættbálkur
        [one] týndur ættbálkur
       *[other] týndir ættbálkar
    }
part-cost-mountain = fjall
part-cost-passage = sjóflutningur
part-cost-die = teningur
part-cost-least = upp í lágmark
part-cost-substitution =
    { $amount ->
        [bare] tákn af hendi
        [one] tákn af hendi
       *[other] tákn af hendi
    }
part-marker = { MARKER($marker, $amount) }
part-race = { RACE($race, letter: "small") }
part-power = { POWER($power, letter: "small") }
part-regions = landsvæði { RACE($race, case: "gen_def", letter: "small") }
part-declined = { RACE($race, letter: "small") } á hnignunarskeiði

## What the number is

part-what-cost = Kostnaður
part-what-tokens = Tákn
part-what-income = Tekjur
part-total = Samtals
