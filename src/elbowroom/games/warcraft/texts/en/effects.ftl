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

## Artifacts and legendary places

effect-attacks-anywhere = Once a turn its holder attacks any land region as if it were adjacent
effect-brings-tokens = After their conquests its holder takes { COUNT($tokens, "token", case: "acc") } from the tray
effect-demands-tribute = Laid in a region at the end of the turn; each other player with an active race next to it pays { COUNT($coins, "coin", case: "acc") }
effect-discount = Once a turn one conquest costs { COUNT($tokens, "token", case: "acc") } less
effect-free-passage = Its holder pays nothing for shipping
effect-pays-each-turn = It pays { COUNT($coins, "coin", case: "acc") } at the end of its holder's turn
effect-pays-for-the-shore = It moves to a lake of its island; whoever holds most regions around that lake, even in decline, gets { COUNT($coins, "coin", case: "acc") } in their turn
effect-pays-per-like-region = Each other region of its holder with the same terrain pays { COUNT($coins, "coin", case: "acc") }
effect-shields = Laid in a region at the end of the turn, it makes it immune to everybody who does not pay { COUNT($price, "coin", case: "acc") }
effect-spares-units = Its holder's active race loses no tokens when it is attacked
effect-takes-lone-units = Once a turn its holder pays { COUNT($price, "coin", case: "acc") } to whoever had it before and takes a region within reach that holds exactly one unit, for one token
effect-widens-faction-bonus = Two regions taken from one enemy race pay the faction bonus twice, and a neutral race that holds it picks a faction each turn
effect-field-price = Price
effect-field-artifact = Artifact, not a place
effect-category-artifacts = Artifacts
effect-category-places = Legendary places
