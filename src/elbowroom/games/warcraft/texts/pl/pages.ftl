### What only the pages of this game say.

pages-artifacts = Artefakty
pages-places = Legendarne miejsca
pages-factions = Frakcje
pages-islands = Wyspy
pages-source-faction = premia frakcji
pages-source-sites = artefakty i miejsca
pages-source-paid = opłaty i inne wpłaty
pages-site-used = użyte w tej turze
pages-form-now = Teraz { $form ->
        [worgen] postać worgena
       *[human] ludzka postać
    }
pages-faction-now = Walczy w tej turze za { FACTION($faction, case: "acc") }
pages-island-all = Wszystkie wyspy
pages-island-open = { $count ->
    [0] { $island }
   *[other] { $island }, cele: { $count }
}
pages-site-kept = Kontroluje { SITE($site) }
pages-side = Strona: { FACTION($faction) }
pages-signs = Znaki na wyspach
pages-sites = Osobliwości
pages-step-place = Rozmieszczenie
pages-side-wins =
    { $side ->
        [alliance] Wygrywa Przymierze
        [horde] Wygrywa Horda
       *[neutral] Wygrywa strona neutralna
    }: { $score } do { $others }
pages-sides-tie = Strony dzielą zwycięstwo: { $score } do { $others }
pages-side-rule-best = Za każdą stronę liczy się najlepszy gracz.
pages-side-rule-sum = Gracze jednej strony liczą się razem.
pages-side-rule-tie-sum = Był remis: zdecydowały żetony na wyspach.
pages-side-rule-tie = Był remis: zdecydowali pozostali gracze stron, potem żetony na wyspach.
pages-side-line =
    { $side ->
        [alliance] Przymierze
        [horde] Horda
       *[neutral] Neutralni
    }: { $players } (razem { $sum })
