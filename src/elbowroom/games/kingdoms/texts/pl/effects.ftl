### What factions and heroes made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-action-sub = Gdy wybrano akcję { ACTION($chosen) }, możesz zamiast niej wykonać { ACTION($instead, case: "acc") }
effect-alliance-gain =
    { $for_ally ->
        [yes] Gdy zawrzesz sojusz{ $when }, sojusznik dostaje do wyboru { COUNT($amount, "resource", case: "acc") }
       *[no] Gdy zawrzesz sojusz{ $when }, dostajesz do wyboru { COUNT($amount, "resource", case: "acc") }
    }
effect-alliance-lock = Przeciwnicy nie mogą zrywać sojuszy z tobą{ $when }, ty możesz
effect-aura-discount = Wojny twoich figurek poza bohaterem{ $when } kosztują o { $amount } mniej
effect-build-adjacent = Twierdzę możesz postawić także obok bohatera, gdzie nie stoi nic cudzego
effect-charge-on = Figurka, która wygrała wojnę jako atakująca, może od razu pobiec o jeden region dalej
effect-collect-bonus = Gdy zbierasz zasoby{ $when }, dostajesz dodatkowo { COUNT($amount, $resource, case: "acc") }
effect-collect-convert = Gdy zbierasz zasoby, jeden twój region{ $when } może dać wybrany zasób
effect-collect-double =
    { $terrain_is ->
        [any] Każdy region daje dwie jednostki zamiast jednej
       *[other] Takie regiony dają dwie jednostki zamiast jednej: { TERRAIN($terrain) }{ effect-and-terrain }
    }
effect-cost-mod =
    { $priced_is ->
        [retreat] Odwrót kosztuje cię o { $less } mniej{ $when }{ effect-least }
       *[other] Akcja { ACTION($priced) } kosztuje cię o { $less } mniej{ $when }{ effect-least }
    }
effect-cost-set =
    { $priced_is ->
        [retreat] Odwrót zawsze kosztuje cię { $price }
       *[other] Akcja { ACTION($priced) } zawsze kosztuje cię { $price }
    }
effect-enter-gain =
    { $terrain_is ->
        [any] Za każdą figurkę przesuniętą do dowolnego regionu{ effect-entering } dostajesz { COUNT($amount, $resource, case: "acc") }
       *[other] Za każdą figurkę przesuniętą do takiego regionu{ effect-entering } dostajesz { COUNT($amount, $resource, case: "acc") }: { TERRAIN($terrain) }
    }
effect-expand-adjacent =
    { $of ->
        [hero] Nową figurkę możesz postawić także obok bohatera
       *[faction] Nową figurkę możesz postawić także w regionie obok twojej figurki
    }
effect-flag-gain = Jeśli twojej fladze odpowie liczba, dostajesz do wyboru { COUNT($amount, "resource", case: "acc") }
effect-flag-punish = Jeśli twojej fladze odpowie liczba, ten przeciwnik traci tyle zasobów: { $amount }
effect-fortress-kill-gain = Gdy usuniesz cudzą twierdzę, dostajesz { COUNT($amount, $resource, case: "acc") }
effect-fortress-value = Twoja twierdza obniża koszt wojny w swoim regionie o { $amount }, a nie o 1
effect-hero-action = Gdy wybrano akcję { ACTION($chosen) }, bohater może zamiast niej wykonać { ACTION($instead, case: "acc") }
effect-knock-fortress = Po każdym takim ruchu możesz przewrócić jedną cudzą twierdzę obok celu: { ACTION($action) }
effect-knock-meeple = Po każdym takim ruchu możesz przewrócić jedną cudzą figurkę obok celu: { ACTION($action) }
effect-move-extra = { ACTION($action) } może przesunąć dodatkowo { COUNT($extra, "meeple", case: "acc") }
effect-on-attacked-gain = Gdy ktoś cię zaatakuje, dostajesz { COUNT($amount, $resource, case: "acc") }
effect-on-clear-gain = Za każdym razem, gdy karta akcji jest czyszczona{ $when }, dostajesz { COUNT($amount, $resource, case: "acc") }
effect-on-follow-gain = Gdy dołączysz do akcji innego gracza ({ ACTION($action) }), dostajesz { COUNT($amount, $resource, case: "acc") }
effect-on-other-war-gain = Gdy wojują dwaj inni, dostajesz { COUNT($amount, $resource, case: "acc") }
effect-on-reach-gain = Gdy osiągniesz ten poziom, dostajesz raz { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-reach-rival-magic-loss = Gdy osiągniesz ten poziom, wybrany przeciwnik traci { COUNT($levels, "level", case: "acc") } magii
effect-on-removed-gain = Gdy stracisz figurkę w wojnie, dostajesz { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-removed-gain = Gdy w wojnie usuniesz z gry cudzą figurkę, dostajesz { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-standup-gain = Gdy przeciwnik postawi figurkę, dostajesz { COUNT($amount, $resource, case: "acc") }
effect-patrol-steps = Podczas Patrolu figurka może zrobić do tylu kroków: { $steps }
effect-quest-free =
    { $mode_is ->
        [anywhere] Twoje Wyprawy mogą zaczynać się w głębi lądu i kończyć także w tej samej krainie
       *[shore] Regiony nad wodą są dla twoich Wypraw graniczne; Wyprawa może też łączyć dwa takie w jednej krainie
    }
effect-resource-sub = Możesz płacić także zasobem { RESOURCE($use) }: { ACTION($action) }{ effect-and-action }
effect-retreat-any = Za odwrót możesz płacić dowolnymi zasobami
effect-revive = Poległą zwykłą figurkę możesz za { COUNT($amount, $resource, case: "acc") } od razu wystawić w krainie macierzystej
effect-rival-build-tax = Kto buduje poziom wieży, na którym właśnie jesteś, płaci o { $more } więcej
effect-rival-fortress-ignore = Cudze twierdze nie dają zniżki w wojnie z tobą{ $when }
effect-rival-loss = Gdy twój Patrol kończy się przy urwisku, wybrany przeciwnik odrzuca { COUNT($amount, "resource", case: "acc") }
effect-rival-quest-toll = Kto przybywa Wyprawą do twojej krainy macierzystej, oddaje ci jeden zasób
effect-ruins-free-move = Twoje figurki przeszukujące ruiny mogą odejść bez wcześniejszego postawienia
effect-ruins-scored = Na koniec: twoje figurki w ruinach zostają i punktują jak pozostałe
effect-steal =
    { $of ->
        [hero] Wejście do regionu krainy macierzystej przeciwnika zabiera mu { COUNT($amount, "resource", case: "acc") }
       *[faction] Przybycie Wyprawą do krainy macierzystej przeciwnika zabiera mu { COUNT($amount, "resource", case: "acc") }
    }
effect-terrain-cross =
    { $feature_is ->
        [water] Twój Patrol może przejść przez wodę
        [crag] Twój Patrol może przejść przez urwisko
       *[both] Twój Patrol może przejść przez wodę i urwiska
    }
effect-terrain-enter =
    { $feature_is ->
        [water] Twoje figurki mogą wchodzić do wody
        [crag] Twoje figurki mogą wchodzić na urwiska
       *[both] Twoje figurki mogą wchodzić do wody i na urwiska
    }
effect-trade-bonus = Każdy Handel daje ci dodatkowo { COUNT($amount, $resource, case: "acc") }
effect-trade-multi =
    { $into_is ->
        [any] Jednym Handlem możesz zamienić dwa rodzaje zasobów na trzeci
       *[other] Jednym Handlem możesz zamienić oba inne zasoby na ten: { RESOURCE($into) }
    }
effect-tundra-stay = Twoje figurki nigdy nie muszą opuszczać tundry
effect-vp =
    { $rule_is ->
        [copy_best_rival_bonus] Na koniec: tyle punktów, ile daje najlepsza premia 5. poziomu innego gracza, co najmniej 1, najwyżej { $most }
       *[other] Na koniec: { COUNT($each, "point") } { effect-vp-rule }, najwyżej { $most }
    }
effect-war-after-reveal =
    { $most ->
        [one] Po ujawnieniu możesz dołożyć do stawki jeszcze jedną jednostkę zasobu, nawet ponad 11
        [few] Po ujawnieniu możesz dołożyć do stawki do { $most } jednostek zasobów, nawet ponad 11
       *[many] Po ujawnieniu możesz dołożyć do stawki do { $most } jednostek zasobów, nawet ponad 11
    }
effect-war-copy = W wojnie masz też te zniżki przeciwnika, których warunki spełniasz
effect-war-discount = Wojny{ $when } kosztują cię o { $amount } mniej
effect-war-loss-free = Wojna przegrana najwyżej o { $margin } nic cię nie kosztuje
effect-war-loss-punish =
    { $amount ->
        [9] Kto wygra z tobą wojnę, traci wszystko: { RESOURCE($resource) }
       *[other] Kto wygra z tobą wojnę, traci tyle: { $amount } ({ RESOURCE($resource) })
    }
effect-war-resource-value =
    { $of_rival ->
        [yes] W wojnie z tobą jednostka zasobu { RESOURCE($resource) } u przeciwnika jest warta { $value }
       *[no] W wojnie twoja jednostka zasobu { RESOURCE($resource) } jest warta { $value }
    }
effect-war-shift-die = Po ujawnieniu możesz zmienić swoją liczbę o { $by }
effect-war-surcharge = Kto z tobą wojuje{ $when }, płaci o { $amount } więcej
effect-war-tie = Przy równych liczbach wojennych{ $when } wygrywasz ty
effect-war-win-gain =
    { $from_loser ->
        [yes] Gdy wygrasz wojnę{ $when }, zabierasz pokonanemu { COUNT($amount, $resource, case: "acc") }
       *[no] Gdy wygrasz wojnę{ $when }, dostajesz { COUNT($amount, $resource, case: "acc") }
    }

## Parts of sentences

effect-also =
    { $also_is ->
        [any] { " " }i { COUNT($amount, "any", case: "acc") }
        [food] { " " }i { COUNT($amount, "food", case: "acc") }
        [mana] { " " }i { COUNT($amount, "mana", case: "acc") }
        [ore] { " " }i { COUNT($amount, "ore", case: "acc") }
       *[none] { "" }
    }
effect-and-terrain =
    { $also_is ->
        [plains] { " " }i { TERRAIN("plains") }
        [mountain] { " " }i { TERRAIN("mountain") }
        [forest] { " " }i { TERRAIN("forest") }
        [ruins] { " " }i { TERRAIN("ruins") }
        [capital] { " " }i { TERRAIN("capital") }
        [peaks] { " " }i { TERRAIN("peaks") }
        [tundra] { " " }i { TERRAIN("tundra") }
       *[none] { "" }
    }
effect-and-action =
    { $also_is ->
        [build] { " " }i { ACTION("build") }
        [research] { " " }i { ACTION("research") }
        [expand] { " " }i { ACTION("expand") }
       *[none] { "" }
    }
effect-least =
    { $least ->
        [0] { "" }
       *[other] , ale nie mniej niż { $least }
    }
effect-entering =
    { $via_is ->
        [patrol] { $abroad ->
            [yes] { " " }w krainie macierzystej przeciwnika Patrolem
           *[no] { " " }Patrolem
        }
        [quest] { $abroad ->
            [yes] { " " }w krainie macierzystej przeciwnika Wyprawą
           *[no] { " " }Wyprawą
        }
       *[both] { $abroad ->
            [yes] { " " }w krainie macierzystej przeciwnika
           *[no] { "" }
        }
    }
effect-vp-rule =
    { $rule_is ->
        [per_forest] za każdy zajęty las
        [per_mountain] za każde zajęte góry
        [per_plains] za każde zajęte równiny
        [per_meeple_in_crag] za każdą twoją figurkę na urwiskach
        [per_meeple_in_water] za każdą twoją figurkę w wodzie
        [per_meeple_peaks_tundra] za każdą twoją figurkę na szczytach lub w tundrze
        [per_beside_crag] za każdy zajęty region przy urwisku
        [per_beside_water] za każdy zajęty region nad wodą
        [per_beside_water_foreign] za każdy zajęty region nad wodą poza domem
        [tower_top] jeśli nikt nie ma wyższej wieży niż ty
        [per_rival_fewer_meeples] za każdego przeciwnika, który ma w grze mniej figurek
        [per_rival_poor] za każdego przeciwnika, który ma łącznie najwyżej 3 żywności, many i rudy
        [per_rival_less_mana] za każdego przeciwnika, który ma mniej many niż ty
        [per_rival_laid_down] za każdą cudzą figurkę przewróconą poza ruinami
        [per_alliance] za każdy twój sojusz
        [per_two_fortresses] za każde dwie twoje twierdze w grze
        [per_two_tower_levels] za każde dwa poziomy twojej wieży
        [per_war_won] za każdą wygraną wojnę
        [per_fortress_removed] za każdą usuniętą cudzą twierdzę
        [per_track_ge4] za każdy z zasobów żywność, mana i ruda, którego masz co najmniej 4
        [per_track_ge5_with_silver] za każdy zasób (także srebro), którego masz co najmniej 5
        [home_clear] jeśli nikt inny nie ma figurki w twojej krainie macierzystej
        [per_foreign_territory] za każdą obcą krainę z twoją figurką
        [all_on_border] jeśli wszystkie twoje figurki w grze są w regionach granicznych
        [meeples_on_rival_homes_ge2] jeśli masz co najmniej dwie figurki w krainach macierzystych innych graczy
        [region_types_ge4] jeśli zajmujesz co najmniej cztery rodzaje regionów
        [capital_or_alliance] jeśli zajmujesz stolicę albo jesteś w sojuszu
       *[copy_best_rival_bonus] najlepsza premia innego gracza
    }
effect-scope-hero = tylko dla samego bohatera

## When an effect works

effect-when-role =
    { $value ->
        [attack] przy ataku
       *[defend] przy obronie
    }
effect-when-via =
    { $value ->
        [patrol] Patrolem
       *[quest] Wyprawą
    }
effect-when-terrain = { TERRAIN($value) }
effect-when-place =
    { $value ->
        [home] w krainie macierzystej
       *[abroad] poza krainą macierzystą
    }
effect-when-beside =
    { $value ->
        [water] nad wodą
       *[crag] przy urwisku
    }
effect-when-paying =
    { $value ->
        [ore] opłacone co najmniej 1 rudą
        [one_type] opłacone jednym rodzajem zasobu
       *[mana_only] opłacone samą maną
    }
effect-when-against =
    { $value ->
        [meeple] przeciw figurce
       *[lying_meeple] przeciw przewróconej figurce
    }
effect-when-fortress =
    { $value ->
        [standing] gdzie stoi cudza twierdza
       *[none] gdzie nie stoi cudza twierdza
    }
effect-when-occupies =
    { $value ->
        [border] gdy zajmujesz: region graniczny
        [beside_water] gdy zajmujesz: region nad wodą
        [beside_crag] gdy zajmujesz: region przy urwisku
        [beside_water_abroad] gdy zajmujesz: region nad wodą poza domem
       *[other] gdy zajmujesz: { TERRAIN($value) }
    }
effect-when-at-least = co najmniej { $value }
effect-when-unallied = gdy nie masz sojuszu
effect-when-near =
    { $value ->
        [beside] obok regionu z bohaterem
       *[territory] w krainie, w której jest bohater
    }
effect-when-hero-region = w regionie z bohaterem
effect-when-built-beside =
    { $value ->
        [water] z twierdzą nad wodą
       *[crag] z twierdzą przy urwisku
    }
effect-when-hero-on =
    { $value ->
        [home] gdy bohater jest w krainie macierzystej
       *[other] gdy bohater jest tu: { TERRAIN($value) }
    }
effect-when-hero-allied = gdy w regionie z bohaterem trwa sojusz

## What the fields are called

effect-field-chosen = Wybrana akcja
effect-field-instead = Zamiast niej
effect-field-amount = Ile
effect-field-for-ally = Dla sojusznika
effect-field-also = Także
effect-field-priced = Co kosztuje mniej
effect-field-less = Taniej o
effect-field-least = Co najmniej
effect-field-price = Cena
effect-field-resource = Zasób
effect-field-via = Czym
effect-field-abroad = W krainie przeciwnika
effect-field-action = Akcja
effect-field-extra = Dodatkowe figurki
effect-field-levels = Poziomy
effect-field-steps = Kroki
effect-field-mode = Skąd
effect-field-use = Płatność
effect-field-more = Drożej o
effect-field-feature = Przez co
effect-field-into = Na co
effect-field-rule = Za co są punkty
effect-field-each = Punktów za każde
effect-field-most = Najwyżej
effect-field-margin = Porażka najwyżej o
effect-field-value = Wartość
effect-field-of-rival = U przeciwnika
effect-field-by = O ile
effect-field-from-loser = Od pokonanego
effect-field-role = Atak czy obrona
effect-field-place = W domu czy poza nim
effect-field-beside = Przy czym
effect-field-against = Przeciw komu
effect-field-fortress = Cudza twierdza
effect-field-occupies = Zajęte
effect-field-at-least = Co najmniej tyle
effect-field-unallied = Bez sojuszu
effect-field-paying = Czym opłacone
effect-field-near = Blisko bohatera
effect-field-hero-region = Gdzie jest bohater
effect-field-built-beside = Twierdza przy
effect-field-hero-on = Bohater jest w
effect-field-hero-allied = Bohater w sojuszu
effect-field-second-by = Drugi poziom za
effect-field-second-for = Cena drugiego poziomu
effect-field-third-by = Odchodzi za
effect-field-third-for = Cena odejścia
effect-field-adjacency = Sąsiedzi
effect-field-features = Woda i urwiska
effect-field-type = Teren
effect-field-x = W poziomie
effect-field-y = W pionie
effect-field-border = Granica
effect-field-polygon = Rogi
effect-field-kind = Rodzaj
effect-field-adjacent = Leży przy

## What effects are about

effect-category-actions = Akcje
effect-category-collecting = Zbieranie zasobów
effect-category-moving = Ruch
effect-category-war = Wojna
effect-category-pieces = Twierdze i sojusze
effect-category-rivals = Przeciwnicy
effect-category-bonus = Premia 5. poziomu
