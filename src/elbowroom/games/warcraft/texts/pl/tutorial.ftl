### What is different for those who know the classic game.

tutorial-islands-title = Wyspy dla znających klasyczną grę
tutorial-islands-lead = Zestawy, podboje, przegrupowanie i schyłek działają tak, jak znasz. Tu zobaczysz, co jest nowe.
tutorial-islands-land = Wyspy
tutorial-islands-land-text = Mapę tworzy kilka wysp, które ze sobą nie sąsiadują. Desant możliwy jest w regionach z kotwicą na dowolnej wyspie, i to w każdej turze, nie tylko w pierwszej.
tutorial-islands-shipping = Przeprawa
tutorial-islands-shipping-text = Region desantu, który nie sąsiaduje z żadnym twoim, kosztuje o 1 żeton więcej. Dlatego pierwszy podbój kosztuje zwykle 3.
tutorial-islands-murlocs = Murlocs
tutorial-islands-murlocs-text = Zamiast ginących plemion w niektórych regionach siedzą Murlocs. Każdy żeton podnosi koszt o 1, a po podboju znika na dobre.
tutorial-islands-sites = Artefakty i miejsca
tutorial-islands-sites-text = Każda wyspa kryje osobliwość. Odkrywa ją ten, kto pierwszy wejdzie do jej regionu. Służy aktywnej rasie, która ją zajmuje; artefakty wędrują, miejsca zostają.
tutorial-islands-factions = Przymierze i Horda
tutorial-islands-factions-text = Większość ras należy do jakiejś frakcji. Za każdą rasę drugiej frakcji, której w tej turze odbierzesz region, dostajesz 1 monetę.
tutorial-islands-tolls = Opłaty
tutorial-islands-tolls-text = Przed atakiem na niektóre regiony płacisz monety temu, kto je zajmuje. Nieudany rzut kością ich nie zwróci.
tutorial-islands-start = Początek tury
tutorial-islands-start-text = Jeszcze przed twoją decyzją wybuchają bomby rasy Goblins i wracają żetony harmonii. Potem Worgen zmieniają postać i na nowo liczy się bestie.
tutorial-islands-coins = Monety od ręki
tutorial-islands-coins-text = Opłaty, okupy, dokupione żetony i cele wojskowe rozlicza się od razu. Wszystko inne czeka na koniec tury.
tutorial-islands-immune = Wieże i tarcze
tutorial-islands-immune-text = Wieża strażnicza czyni pole nietykalnym dla ataków i zdolności. Tarczę, którą daje artefakt, można zdjąć za 2 monety.
tutorial-islands-end = Rozstawianie na koniec
tutorial-islands-end-text = Po przegrupowaniu rozmieść forty, artefakty, cele i bomby. Potem przeciwnicy odstawiają na mapę wypędzone jednostki.
tutorial-islands-decline = Schyłek
tutorial-islands-decline-text = Wraz ze schyłkiem znikają bestie, czempion, wieże i cele wojskowe; ściany i forty zostają. Kto podbija region wymierającej rasy, usuwa z niego wszystkie jej żetony.
