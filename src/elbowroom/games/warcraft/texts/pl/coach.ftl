### The coach of a first game: the steps that only this game has, and shared ones that need other words here.

lesson-known = Znam już Small World
lesson-known-about = Tylko to, co nowe: wyspy i statki, artefakty i legendarne miejsca, cele wojskowe, Przymierze i Horda.

coach-the-goal = Na koniec twojej tury każdy twój region na dowolnej wyspie przynosi 1 monetę; po ostatniej rundzie wygrywa, kto ma ich najwięcej.
coach-goal = Świat z samych wysp
coach-goal-text = Te wyspy dzielisz z graczem { $player } przez *{ COUNT($rounds, "round", case: "acc") }*; licznik jest tutaj. Na koniec każdej twojej tury każdy twój region przynosi *1 monetę*. Oboje zaczynacie z 5 monetami. Po ostatniej rundzie wygrywa, kto ma ich najwięcej.
coach-goal-other = Zdobądź ziemię, utrzymaj ją do końca swojej tury, a dostaniesz za nią monetę. Wyspy, statki i artefakty to tylko drogi do kolejnej ziemi. Na koniec gry liczą się monety i nic więcej.
coach-goal-also = po prostu się rozejrzeć: co wskażesz, zostanie objaśnione, a „{ pages-tab-cards }” objaśniają wszystkie znaki na wyspach.
coach-pick-text = Rasa zawsze ma zdolność specjalną. Pierwszy zestaw jest *gratis*; na każdym pominiętym zostawiasz 1 monetę. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") } i dobry wybór do nauki. Naciśnij zestaw, a potem przycisk, który go bierze.
coach-peoples = Nowe rasy, dwie strony
coach-peoples-text = Wszystkie rasy i zdolności są nowe. Godło przy rasie mówi, po czyjej jest stronie: *Przymierze*, *Horda* lub neutralna. Ceny znasz, zaczynasz z 5 monetami. *{ COMBO($race, $power) }* ({ COUNT($tokens, "token") }) są gratis i pokażą ci prawie wszystko, co nowe. Naciśnij zestaw, a potem przycisk, który go bierze.
coach-peoples-other = Wybierasz, podbijasz, przegrupowujesz, zbierasz monety i wchodzisz w schyłek, jak to znasz. Nowe jest morze między wyspami, to, co na nich ukryto, i to, że rasy należą do stron.
coach-peoples-also = najpierw przeczytać inne: przytrzymaj nad nimi wskaźnik albo je naciśnij. Wszystkie opisują też „{ ui-rules-reference }”.
coach-landing = Desant
coach-landing-text = Nowa rasa przypływa statkiem do *regionu desantu*: to ten z kotwicą, na dowolnej wyspie. Chorągiewka mówi, ile kosztuje region: 2 żetony, 1 za statek i po 1 za każdą górę, żeton lub znacznik. *{ $region }*: koszt { $cost }. Naciśnij ten region.
coach-landing-other = Zacząć można tylko w regionie z kotwicą. Statek zawsze kosztuje 1 żeton więcej, szukaj więc kotwicy, przy której nikt nie mieszka.
coach-landing-also = wylądować gdziekolwiek indziej, gdzie jest chorągiewka, także na drugiej wyspie. Żadne naciśnięcie nie przegrywa gry, a „{ ui-undo }” je cofa.
coach-conquer-text = Od teraz podbijasz *obok swoich regionów*, bez statku, dopóki starcza żetonów: na ręce masz { $hand }. Najpierw tanie, bo każdy region przynosi tę samą monetę. *{ $region }*: koszt { $cost }. Naciśnij ten region.
coach-site = Coś leży zakryte
coach-site-text = W jednym regionie każdej wyspy coś ukryto: *artefakt* albo *legendarne miejsce*. Nikt nie wie co, póki nie wejdzie tam jakaś rasa. *{ $region }* to taki region, koszt { $cost }. Naciśnij ten region i zobacz.
coach-site-other = Każda wyspa ma jedną tajemnicę. Pierwsza rasa, która przyjdzie, odkrywa ją na stałe. A służy temu, kto ma ten region.
coach-site-also = wziąć najpierw inną ziemię. To, co tu ukryto, czeka jednak także na przeciwników.
coach-found = { SITE($site) }
coach-found-text =
    { $does } { $kind ->
        [artifact] To *artefakt*: wędruje do regionu, w którego podboju pomógł.
       *[place] To *legendarne miejsce*: zostaje, gdzie jest.
    } Kto zabierze ci ten region, będzie to miał. Służy tylko aktywnej rasie. Co masz, pokazuje twój panel.
coach-found-other =
    { $kind ->
        [artifact] Artefakty to narzędzia. Leżą w regionie, raz w turze pomagają jego właścicielowi i wędrują. Pilnuj regionu, w którym leży na koniec twojej tury.
       *[place] Legendarne miejsce jest jak drugi teren regionu. Służy temu, kto ma ten region aktywną rasą. Pilnuj go.
    }
coach-found-also = przeczytać jeszcze raz, co robi: powiedzą to „{ pages-tab-cards }”.
coach-murlocs = Ktoś tam mieszka
coach-murlocs-text = Rasą *Murlocs* nikt nie gra, ale broni swojego regionu: to kosztuje 1 żeton więcej. Podbita znika z gry. *{ $region }*: koszt { $cost }, na ręce masz { $hand }. Naciśnij ten region.
coach-murlocs-other = 2 za ziemię, 1 za każdego, kto na niej stoi. Tak jest z Murlocs i tak samo z żetonami innych graczy.
coach-murlocs-also = wziąć pustszą ziemię albo skończyć przyciskiem „{ stage-conquering-done }” i zostawić żetony do obrony.
coach-redeploy-text = W każdym regionie zostaje co najmniej 1 żeton, resztę rozmieść, jak chcesz. Daj je tam, gdzie grozi atak z lądu lub ze statku: każdy żeton więcej podraża region o 1. „{ prompt-redeploy-front }” zrobi to za ciebie. Potem naciśnij główny przycisk.
coach-objectives = Dwa cele wojskowe
coach-objectives-text = Rasa Humans rozmieszcza dwa *cele wojskowe*. Gdy podbijesz taki region, od razu dostajesz 2 monety. Gdy podbije go ktoś inny, dostaje 2 i ty też; Horda nic. Połóż je więc tam, gdzie chcesz być w następnej turze. Na przykład *{ $region }*: naciśnij ten region.
coach-objectives-other = Cel to obietnica: podbij ten region, a od razu dostaniesz 2 monety, oprócz tego, co region przynosi. Niech będzie tania: blisko ciebie i tam, gdzie nikogo nie ma.
coach-objectives-also = wybrać dowolną ziemię, której nie zajmuje rasa Przymierza. Daleko od ciebie mało kiedy coś przyniesie.
coach-choice-text =
    Każda tura zaczyna się wyborem. *Grasz dalej*: na rękę wracają wszystkie żetony prócz 1 w każdym regionie, teraz { $tokens }. { $prize ->
        [objective] Twój cel jest tutaj: *{ $region }*, przynosi 2 monety. Naciśnij ten region i podbijaj znowu.
       *[none] Naciśnij region *{ $region }* i podbijaj znowu.
    }
coach-sides = Przymierze i Horda
coach-sides-text =
    Godła mówią, kto za kogo walczy. Ty walczysz za { FACTION($faction, case: "acc") }, { RACE($race) } gracza { $player } za { FACTION($foes, case: "acc") }. Odbierz region rasie drugiej strony, a tura przyniesie *1 monetę więcej*, raz za każdą taką rasę. { $open ->
        [yes] Na przykład *{ $region }*: koszt { $cost }.
       *[no] Na razie są za silni albo za daleko.
    }
coach-sides-other = Ziemia własnej strony lub ras neutralnych nie przynosi nic ponad to. Ziemia drugiej strony przynosi więcej, w każdej turze od nowa.
coach-sides-also = sięgnąć po tę monetę już w tej turze. Kto traci region, traci jednak najwyżej 1 żeton i z resztą wróci.
coach-tool = { SITE($site) } pomaga
coach-tool-text =
    W każdej twojej turze pomaga w jednym podboju. { $laid ->
        [yes] Chorągiewki pokazują teraz koszt z tą pomocą: *{ $region }* tylko { $cost }. Naciśnij ten region.
       *[no] Naciśnij jego przycisk na pasku pod mapą, a chorągiewki się zmienią.
    } Potem leży w regionie, który podbijesz.
coach-tool-other = Artefakt sam nic nie robi: najpierw go przygotuj, potem podbijaj. Używaj go co turę na coś, co inaczej byłoby drogie.
coach-tool-also = nacisnąć przycisk jeszcze raz, odłożyć artefakt i podbijać bez niego.
coach-ship = Za morze
coach-ship-text = Wyspy ze sobą nie sąsiadują. Ale każdy *region desantu* jest otwarty dla twoich statków, w każdej turze i ile razy chcesz, za 1 żeton więcej. *{ $region }* ({ ISLAND($island) }): koszt { $cost }. Naciśnij ten region.
coach-ship-other = Gdy ziemia obok twojej jest droga, popatrz na kotwice gdzie indziej. Kto raz zejdzie na ląd, do sąsiadów statku już nie potrzebuje.
coach-ship-also = zostać, gdzie jesteś, jeśli ziemia obok twojej jest tańsza.
coach-decline-also = zagrać jeszcze raz dalej, jeśli jest tania ziemia, tu lub za morzem. Co zrobiłby silny gracz, powie „{ stage-show-turn }”.

coach-onward = Twoja tura się zaczyna
coach-onward-text = Graj dalej albo wejdź w schyłek: wybór każdej tury. Aby grać dalej, naciśnij region, który chcesz mieć.
coach-again-text = Bierz ziemię, która przynosi najwięcej za najmniej żetonów, lądem i statkiem, i rzuć kością, gdy na nic już nie stać. Kończysz głównym przyciskiem, kiedy chcesz.
coach-posts = Znowu cele wojskowe
coach-posts-text = Połóż je tam, gdzie chcesz być w następnej turze, blisko i tanio. Na przykład *{ $region }*.

coach-misstep-far = *{ $region }* jest w następnej turze poza twoim zasięgiem: nie sąsiaduje z tobą i statki tam nie przybijają. Twoje 2 monety poczekają, aż tam dotrzesz, a ktoś może być szybszy.
