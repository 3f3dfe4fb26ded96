### What races and powers made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-acts-in-decline = W schyłku nadal podbijają i się przegrupowują, przed aktywną rasą
effect-attack-only-tokens = Do ataku mają { COUNT($tokens, "token", case: "acc") } więcej; po przegrupowaniu schodzą z mapy i wracają w następnej turze
effect-builds-markers =
    { $each_turn ->
        [one] Raz na turę mogą w regionie postawić: { $marker }
        [few] Do { $each_turn } razy na turę mogą w regionie postawić: { $marker }
       *[other] Do { $each_turn } razy na turę mogą w regionie postawić: { $marker }
    }
effect-coins-each-turn = Każda tura przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-for-regions = Każdy zajęty region{ $where } przynosi na koniec tury dodatkowo { COUNT($coins, "coin", case: "acc") }
effect-coins-on-pick-turn = Tura, w której zostaną wybrani, przynosi raz { COUNT($coins, "coin", case: "acc") }
effect-coins-per-marker = Co turę każdy taki znacznik w ich regionach przynosi { COUNT($coins, "coin", case: "acc") }: { $marker }
effect-coins-per-nonempty-conquest = Każdy podbity niepusty region przynosi { COUNT($coins, "coin", case: "acc") }
effect-conquers-for-one-token =
    { $each_turn ->
        [one] Raz na turę podbija region w zasięgu jednym żetonem i tam zostaje: { $marker }
        [few] Do { $each_turn } razy na turę podbija region w zasięgu jednym żetonem i tam zostaje: { $marker }
       *[other] Do { $each_turn } razy na turę podbija region w zasięgu jednym żetonem i tam zostaje: { $marker }
    }
effect-conquest-cost =
    { $sign ->
        [less] Region{ $where } podbijają taniej o { COUNT($change, "token", case: "acc") }, lecz zawsze co najmniej jednym
       *[more] Region{ $where } podbijają drożej o { COUNT($change, "token", case: "acc") }
    }
effect-conquest-cost-beside =
    { $sign ->
        [less] To, co sąsiaduje z ich regionem{ $where }, podbijają taniej o { COUNT($change, "token", case: "acc") }, lecz zawsze co najmniej jednym
       *[more] To, co sąsiaduje z ich regionem{ $where }, podbijają drożej o { COUNT($change, "token", case: "acc") }
    }
effect-declines-after-scoring = Po wypłacie monet mogą od razu wejść w schyłek
effect-enters = Mogą podbijać też to, co dla innych zamknięte{ $where }
effect-enters-first = Pierwszym podbojem może być dowolny region{ $where }
effect-keeps-markers-standing = Po przegrupowaniu w różnych regionach stoi ich tyle ({ $count }): { $marker }
effect-keeps-tokens-in-decline = Przy wejściu w schyłek wszystkie ich żetony zostają na mapie
effect-links = Przy podbojach wszystkie takie regiony sąsiadują ze sobą{ $where }
effect-marks-conquests =
    { $conquests ->
        [63] Każdy podbity region dostaje: { $marker }
        [one] Pierwszy podbity region dostaje: { $marker }
        [few] Pierwsze { $conquests } podbite regiony dostają: { $marker }
       *[other] Pierwszych { $conquests } podbitych regionów dostaje: { $marker }
    }
effect-names-peace = Na koniec tury mogą zawrzeć rozejm z jednym przeciwnikiem, którego aktywnej rasy nie zaatakowali
effect-reaches = Mogą podbić dowolny region{ $where }, gdziekolwiek stoją
effect-rolls-before-conquests = Przed każdym podbojem mogą rzucić kością, która obniża koszt
effect-spreads-markers = Co turę rozstawiają ich na nowo tyle ({ $count }): { $marker }
effect-stays-beside-newer-decline = W schyłku nie wliczają się do limitu jednej rasy
effect-substitutes-lone-tokens = Raz na turę u każdego przeciwnika mogą zamienić samotny aktywny żeton w zasięgu na własny z zasobnika
effect-tokens-gained =
    { $conquests ->
        [one] Każdy niepusty region podbity w turze przynosi jeden żeton z zasobnika
        [few] Każde { $conquests } niepuste regiony podbite w turze przynoszą jeden żeton z zasobnika
       *[other] Każde { $conquests } niepustych regionów podbitych w turze przynosi jeden żeton z zasobnika
    }
effect-tokens-lost =
    { $sign ->
        [less] Utrata regionu nie kosztuje ich żadnego żetonu
       *[more] Utrata regionu kosztuje ich dodatkowo { COUNT($change, "token", case: "acc") }
    }
effect-coins-at-loss =
    { $from_conqueror ->
        [yes] Kto zabierze im region, płaci im { COUNT($coins, "coin", case: "acc") }
       *[no] Każdy region stracony na rzecz innego gracza przynosi im { COUNT($coins, "coin", case: "acc") }
    }
effect-coins-at-start = Każdy region, który mają jeszcze na początku tury{ $where }, przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-beyond = Każdy zajęty region ponad liczbę { $regions } przynosi dodatkowo { COUNT($coins, "coin", case: "acc") }
effect-coins-for-abandoned = Każdy opuszczony region przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-for-conquests = Każdy podbity region{ $where } od razu przynosi { COUNT($coins, "coin", case: "acc") }
effect-coins-for-tokens =
    { $tokens ->
        [one] Każdy ich żeton na mapie przynosi co turę jedną monetę
        [few] Każde { $tokens } ich żetony na mapie przynoszą co turę jedną monetę
       *[other] Każde { $tokens } ich żetonów na mapie przynosi co turę jedną monetę
    }
effect-coins-on-decline = Wchodząc w schyłek, dostają raz { COUNT($coins, "coin", case: "acc") }
effect-copies-badge = Działa dla nich także odznaka z miejsca { $place } w rzędzie, o ile nie wymaga elementów
effect-gathers-at-decline = Przy wejściu w schyłek wszystkie ich żetony zbierają się w regionie, gdzie stoi ich najwięcej
effect-gathers-in-row = Każda moneta, która na nich leży przy wyborze, przynosi też { COUNT($tokens, "token", case: "acc") }
effect-holds-with-at-least = Region podbijają i trzymają co najmniej tyloma żetonami: { $tokens }
effect-immune = Ich regionów{ $where } inni nie mogą podbić ani na nie działać
effect-most-in-region = W regionie może zostać najwyżej tyle żetonów: { $tokens }; pozostałe w następnej turze wracają na rękę
effect-reaches-far = Mogą podbijać regiony odległe o najwyżej tyle granic: { $distance }
effect-stays-put = Nie przegrupowują się: żetony zostają tam, gdzie podbijały
effect-tokens-at-loss =
    { $by_die ->
        [yes] Za każdy region stracony na rzecz innego gracza biorą z zasobnika tyle żetonów, ile wskaże kość
       *[no] Za każdy region stracony na rzecz innego gracza biorą z zasobnika { COUNT($tokens, "token", case: "acc") }
    }
effect-tokens-at-start = Na początku każdej tury biorą z zasobnika { COUNT($tokens, "token", case: "acc") }
effect-tokens-for-conquests = Każdy podbity region{ $where } od razu przynosi z zasobnika { COUNT($tokens, "token", case: "acc") }

## What an own marker does

effect-marker-defence = Podbicie jego regionu kosztuje dodatkowo { COUNT($value, "token", case: "acc") }
effect-marker-immune = Jego regionu inni nie mogą podbić ani na niego działać
effect-marker-bounty = Inny gracz, który podbije jego region, dostaje { COUNT($value, "coin", case: "acc") }
effect-marker-harm = Wybucha: inny gracz, który podbije jego region, traci z ręki { COUNT($value, "token", case: "acc") }
effect-marker-moves = Zostaje przy swoim graczu i przenosi się z regionu do regionu
effect-marker-lasts = Zostaje, gdy jego rasa wchodzi w schyłek

## Around the sentence: where it holds, when, and whether it outlives decline

effect-whole = { $effect }{ $rest }.
effect-rest = { "; " }{ $part }
effect-where = { " " }({ $list })
effect-lasts = także w schyłku

## Kinds of regions

effect-where-terrain = { TERRAIN($value) }
effect-where-symbol = { SYMBOL($value) }
effect-where-coastal = wybrzeże
effect-where-land = ląd
effect-where-water = morze lub jezioro
effect-where-beside-water = obok morza lub jeziora
effect-where-beside-terrain = obok: { TERRAIN($value) }
effect-where-beside-symbol = obok: { SYMBOL($value) }
effect-where-held-by =
    { $value ->
        [nobody] przez nikogo niezajęty
        [tribe] z ginącym plemieniem
        [active] zajęty przez aktywną rasę innego gracza
        [decline] zajęty przez rasę innego gracza w schyłku
        [enemy] zajęty przez innego gracza
        [own] zajęty przez własną rasę w schyłku
        [attacker] gracza, który zabrał im region
       *[somebody] niepusty
    }
effect-where-apart = nie obok ich własnych

## When an effect works

effect-when-round =
    { $value ->
        [even] tylko w rundach parzystych
        [odd] tylko w rundach nieparzystych
        [first] tylko w pierwszej rundzie
       *[last] tylko w ostatniej rundzie
    }
effect-when-regions-at-most = tylko gdy mają najwyżej tyle regionów: { $value }
effect-when-regions-at-least = tylko gdy mają co najmniej tyle regionów: { $value }
effect-when-attacked-nobody = tylko jeśli w tej turze nie zaatakowali żadnej aktywnej rasy
effect-when-coins-at-most = tylko gdy gracz ma najwyżej tyle monet: { $value }
effect-when-coins-at-least = tylko gdy gracz ma co najmniej tyle monet: { $value }
effect-when-neighbours-at-least = tylko gdy obok nich stoją aktywne rasy co najmniej tylu innych graczy: { $value }
effect-when-holds-at-least = tylko gdy mają ich co najmniej { $value }: { $holds }
effect-when-first-conquests =
    { $each ->
        [yes] tylko dla tylu pierwszych podbojów w turze ({ $value }) za każdy, który mają: { $holds }
       *[no] tylko dla tylu pierwszych podbojów w turze: { $value }
    }
effect-when-in-decline = tylko w schyłku

## What the fields are called

effect-field-tokens = Żetony
effect-field-coins = Monety
effect-field-change = O ile
effect-field-conquests = Podboje
effect-field-count = Ile
effect-field-each-turn = Ile razy na turę
effect-field-marker = Znacznik
effect-field-where = Gdzie
effect-field-lasts = Trwa w schyłku
effect-field-terrain = Teren
effect-field-symbol = Symbol
effect-field-coastal = Wybrzeże
effect-field-land = Ląd
effect-field-water = Morze lub jezioro
effect-field-beside-water = Obok wody
effect-field-id = Identyfikator
effect-field-name = Nazwa
effect-field-effects = Efekty
effect-field-tray = Żetony w zasobniku
effect-field-borrows = Pożycza żetony od
effect-field-text = Własne słowa
effect-field-icon = Ikona
effect-field-colour = Kolor
effect-field-supply = Ile ich jest
effect-field-defence = Obrona
effect-field-immune = Nietykalny
effect-field-bounty = Monety dla zdobywcy
effect-field-harm = Wybucha
effect-field-moves = Przenosi się
effect-field-distance = Granice
effect-field-place = Miejsce w rzędzie
effect-field-regions = Regiony
effect-field-from-conqueror = Płaci zdobywca
effect-field-by-die = Według kości
effect-field-beside-terrain = Obok terenu
effect-field-beside-symbol = Obok symbolu
effect-field-held-by = Zajęty przez
effect-field-apart = Nie obok własnych
effect-field-round = Runda
effect-field-regions-at-most = Najwyżej tyle regionów
effect-field-regions-at-least = Co najmniej tyle regionów
effect-field-attacked-nobody = Nikogo nie zaatakowali
effect-field-coins-at-most = Najwyżej tyle monet
effect-field-coins-at-least = Co najmniej tyle monet
effect-field-neighbours-at-least = Co najmniej tylu sąsiadów
effect-field-holds-at-least = Co najmniej tyle danego rodzaju
effect-field-first-conquests = Pierwsze podboje w turze
effect-field-for-each = Za każdy danego rodzaju
effect-field-holds = Jakiego rodzaju
effect-field-in-decline = Tylko w schyłku
effect-field-when = Kiedy

## What effects are about

effect-category-coins = Monety
effect-category-tokens = Żetony
effect-category-conquest = Podbój
effect-category-defence = Obrona
effect-category-markers = Znaczniki
effect-category-choices = Decyzje
effect-category-decline = Schyłek
