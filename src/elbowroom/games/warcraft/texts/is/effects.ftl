### What effects that only this game has do, read back as sentences without their full stop.

effect-coins-per-island = Hver eyja með landsvæði þjóðarinnar gefur { COUNT($coins, "coin", case: "acc") }
effect-coins-per-routed-unit = Hver eining á unnu landsvæði þar sem voru minnst tvær gefur { COUNT($coins, "coin", case: "acc") }
effect-coins-per-site = Hver forngripur og hver sögustaður á svæðum þjóðarinnar gefur { COUNT($coins, "coin", case: "acc") }
effect-pushes-neighbours =
    { $times ->
        [one] Einu sinni í umferð rekur þjóðin vörn eða einingu af grannsvæði
       *[other] Allt að { $times } sinnum í umferð rekur þjóðin vörn eða einingu af grannsvæði
    }
effect-saves-tokens = Í umferð hvers mótherja heldur þjóðin eftir { COUNT($tokens, "token", case: "acc") } sem annars töpuðust
effect-ships-free = Þjóðin lendir úr fjarska án þess að greiða fyrir siglinguna
effect-strikes-from-the-air =
    { $times ->
        [one] Einu sinni í umferð ræðst þjóðin á hvaða þurrlendissvæði sem er eins og aðliggjandi og teningurinn lækkar kostnaðinn
       *[other] Allt að { $times } sinnum í umferð ræðst þjóðin á hvaða þurrlendissvæði sem er eins og aðliggjandi og teningurinn lækkar kostnaðinn
    }
effect-swaps-regions =
    { $times ->
        [one] Einu sinni í umferð er skipt á öllu á tveimur landsvæðum{ $where }
       *[other] Allt að { $times } sinnum í umferð er skipt á öllu á tveimur landsvæðum{ $where }
    }
effect-takes-toll = Mótherjar greiða { COUNT($coins, "coin", case: "acc") } fyrir hverja árás á svæði þjóðarinnar{ $where }
effect-field-times = Sinnum í umferð
effect-field-faction = Fylking

## Artifacts and legendary places

effect-attacks-anywhere = Einu sinni í umferð ræðst eigandinn á hvaða þurrlendissvæði sem er, líkt og það væri aðliggjandi
effect-brings-tokens = Eftir landvinninga tekur eigandinn { COUNT($tokens, "token", case: "acc") } úr bakkanum
effect-demands-tribute = Í lok umferðar er hann lagður á svæði; hver sem á virka þjóð við hliðina borgar { COUNT($coins, "coin", case: "acc") }
effect-discount = Einu sinni í umferð er einn landvinningur ódýrari um þetta: { COUNT($tokens, "token", case: "acc") }
effect-free-passage = Eigandinn borgar ekkert fyrir sjóflutning
effect-pays-each-turn = Það gefur { COUNT($coins, "coin", case: "acc") } í lok umferðar eigandans
effect-pays-for-the-shore = Það flyst í stöðuvatn á eyju sinni; sá sem á flest svæði umhverfis það, líka á hnignunarskeiði, fær { COUNT($coins, "coin", case: "acc") } í umferð sinni
effect-pays-per-like-region = Hvert annað svæði eigandans með sama landslagi gefur { COUNT($coins, "coin", case: "acc") }
effect-shields = Í lok umferðar er hann lagður á svæði sem er þá óvinnandi þeim sem ekki borga { COUNT($price, "coin", case: "acc") }
effect-spares-units = Virk þjóð eigandans missir engin tákn við árás
effect-takes-lone-units = Einu sinni í umferð borgar eigandinn fyrri eiganda { COUNT($price, "coin", case: "acc") } og vinnur með einu tákni svæði í færi þar sem er nákvæmlega ein liðseining
effect-widens-faction-bonus = Tvö svæði sömu óvinaþjóðar gefa tvöfaldan fylkingarbónus og hlutlaus þjóð velur sér hér fylkingu í hverri umferð
effect-field-price = Verð
effect-field-artifact = Forngripur en ekki staður
effect-category-artifacts = Forngripir
effect-category-places = Goðsagnastaðir
