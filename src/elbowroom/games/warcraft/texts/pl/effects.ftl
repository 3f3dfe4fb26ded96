### What effects that only this game has do, read back as sentences without their full stop.

effect-coins-per-island = Każda wyspa z ich regionem przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-per-routed-unit = Każda jednostka w podbitym regionie, gdzie były co najmniej dwie, przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-per-site = Każdy artefakt i każde legendarne miejsce w ich regionach przynosi { COUNT($coins, "coin", case: "acc") }
effect-pushes-neighbours =
    { $times ->
        [one] Raz na turę wypierają obronę lub jednostkę z sąsiedniego regionu
        [few] Do { $times } razy na turę wypierają obronę lub jednostkę z sąsiedniego regionu
       *[other] Do { $times } razy na turę wypierają obronę lub jednostkę z sąsiedniego regionu
    }
effect-saves-tokens = W turze każdego przeciwnika zachowują { COUNT($tokens, "token", case: "acc") }, które by stracili
effect-ships-free = Lądują z daleka bez opłaty za przeprawę
effect-strikes-from-the-air =
    { $times ->
        [one] Raz na turę atakują dowolny region lądowy, jakby sąsiadował, a kość obniża koszt
        [few] Do { $times } razy na turę atakują dowolny region lądowy, jakby sąsiadował, a kość obniża koszt
       *[other] Do { $times } razy na turę atakują dowolny region lądowy, jakby sąsiadował, a kość obniża koszt
    }
effect-swaps-regions =
    { $times ->
        [one] Raz na turę zamieniają wszystko, co leży w dwóch regionach{ $where }
        [few] Do { $times } razy na turę zamieniają wszystko, co leży w dwóch regionach{ $where }
       *[other] Do { $times } razy na turę zamieniają wszystko, co leży w dwóch regionach{ $where }
    }
effect-takes-toll = Przed każdym atakiem na ich regiony{ $where } przeciwnicy płacą { COUNT($coins, "coin", case: "acc") }
effect-field-times = Ile razy na turę
effect-field-faction = Frakcja
