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
