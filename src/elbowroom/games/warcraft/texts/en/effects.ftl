### What effects that only this game has do, read back as sentences without their full stop.

effect-coins-per-island = Each island with a region of theirs pays { COUNT($coins, "coin", case: "acc") }
effect-coins-per-routed-unit = Each unit of a region they conquer that held at least two pays { COUNT($coins, "coin", case: "acc") }
effect-coins-per-site = Each artifact and each legendary place in their regions pays { COUNT($coins, "coin", case: "acc") }
effect-pushes-neighbours =
    { $times ->
        [one] Once a turn they drive a defence or a unit out of a neighbouring region
       *[other] Up to { $times } times a turn they drive a defence or a unit out of a neighbouring region
    }
effect-saves-tokens = In each opponent's turn they keep { COUNT($tokens, "token", case: "acc") } that would be lost
effect-ships-free = They land from afar without paying for the passage
effect-strikes-from-the-air =
    { $times ->
        [one] Once a turn they attack any land region as if adjacent, the die lowering its cost
       *[other] Up to { $times } times a turn they attack any land region as if adjacent, the die lowering its cost
    }
effect-swaps-regions =
    { $times ->
        [one] Once a turn all that lies in two regions{ $where } is exchanged
       *[other] Up to { $times } times a turn all that lies in two regions{ $where } is exchanged
    }
effect-takes-toll = Opponents pay { COUNT($coins, "coin", case: "acc") } before every attack on their regions{ $where }
effect-field-times = Times a turn
effect-field-faction = Faction
