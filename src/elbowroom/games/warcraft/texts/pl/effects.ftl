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

## Artifacts and legendary places

effect-attacks-anywhere = Raz na turę posiadacz atakuje dowolny region lądowy, jakby sąsiadował
effect-brings-tokens = Po podbojach posiadacz bierze z zasobnika { COUNT($tokens, "token", case: "acc") }
effect-demands-tribute = Na koniec tury kładzie się go w regionie; każdy, czyja aktywna rasa z nim sąsiaduje, płaci { COUNT($coins, "coin", case: "acc") }
effect-discount = Raz na turę jeden podbój kosztuje mniej o { COUNT($tokens, "token", case: "acc") }
effect-free-passage = Posiadacz nie płaci za przeprawę
effect-pays-each-turn = Na koniec tury posiadacza daje { COUNT($coins, "coin", case: "acc") }
effect-pays-for-the-shore = Przenosi się do jeziora swojej wyspy; kto ma wokół niego najwięcej regionów, także w schyłku, dostaje w swojej turze { COUNT($coins, "coin", case: "acc") }
effect-pays-per-like-region = Każdy inny region posiadacza o tym samym terenie daje { COUNT($coins, "coin", case: "acc") }
effect-shields = Na koniec tury kładzie się go w regionie, który jest nietykalny dla każdego, kto nie zapłaci { COUNT($price, "coin", case: "acc") }
effect-spares-units = Aktywna rasa posiadacza nie traci żetonów w obronie
effect-takes-lone-units = Raz na turę posiadacz płaci { COUNT($price, "coin", case: "acc") } poprzedniemu i podbija jednym żetonem region w zasięgu, w którym jest dokładnie jedna jednostka
effect-widens-faction-bonus = Dwa regiony tej samej wrogiej rasy dają premię frakcji podwójnie, a neutralna rasa co turę wybiera tu frakcję
effect-field-price = Cena
effect-field-artifact = Artefakt, nie miejsce
effect-category-artifacts = Artefakty
effect-category-places = Legendarne miejsca
