### The rules for players.

rulebook-chapter-goal = Cel gry
rulebook-chapter-box = Co leży na stole
rulebook-chapter-setup = Przygotowanie gry
rulebook-chapter-turn = Twoja tura
rulebook-chapter-pick = Wybór rasy i zdolności
rulebook-chapter-conquest = Podboje
rulebook-chapter-redeploy = Przegrupowanie oddziałów
rulebook-chapter-scoring = Monety
rulebook-chapter-decline = Schyłek
rulebook-chapter-end = Koniec gry
rulebook-chapter-races = Rasy
rulebook-chapter-powers = Zdolności specjalne
rulebook-chapter-own = Własne rasy i zdolności
rulebook-chapter-table = Przy tym stole

## The goal

rulebook-aim-title = Wygrywa najwięcej monet
rulebook-aim =
    Ten świat jest za mały dla wszystkich. Prowadzisz przez niego jedną rasę po drugiej, podbijasz regiony i zbierasz za nie **monety**.
    Gdy rasa rozproszyła się już za bardzo, wprowadzasz ją w schyłek i zaczynasz od nowa z inną. Kto na końcu ma najwięcej monet, wygrywa.

rulebook-rounds-title = Jak długo trwa gra
rulebook-rounds =
    W każdej rundzie wszyscy mają po jednej turze, zawsze w tej samej kolejności. Gra liczy
    - **10 rund** przy dwóch i trzech graczach,
    - **9 rund** przy czterech,
    - **8 rund** przy pięciu.
    Po ostatniej turze ostatniej rundy liczy się monety.

## What lies on the table

rulebook-map-title = Mapa
rulebook-map =
    Dla każdej liczby graczy jest inna mapa: im więcej graczy, tym więcej regionów, a nigdy dość dla wszystkich. Ląd to pola, lasy, wzgórza, bagna i góry; wokół niego i w środku leżą dwa morza i jezioro.
    Niektóre regiony mają symbol: **kopalnię**, **jaskinię** albo **magiczne źródło**. Same z siebie nic nie robią, ale są ważne dla pewnych ras i zdolności.

rulebook-pieces-title = Rasy, zdolności i znaczniki
rulebook-pieces =
    - 14 sztandarów ras i 20 odznak zdolności specjalnych, które spotykają się losowo.
    - Żetony każdej rasy. Te, których nikt nie używa, leżą w **zasobniku**.
    - Ginące plemiona: resztki dawnych ludów, każde to jeden żeton.
    - Znaczniki: góry, legowiska trolli, twierdze, obozowiska, norki, dwóch bohaterów i smok.

rulebook-coins-title = Monety
rulebook-coins =
    Monety są zarazem twoim wynikiem i twoimi pieniędzmi. W banku nigdy ich nie zabraknie, a rozmienić można je zawsze.

rulebook-die-title = Kość posiłków
rulebook-die =
    Trzy jej ścianki są puste, na pozostałych jest **1**, **2** i **3**. Pomaga więc co drugi rzut.

## Setup

rulebook-set-up-title = Przed pierwszą turą
rulebook-set-up =
    W każdym regionie górskim leży znacznik góry, a w każdym regionie ze znakiem plemienia żeton ginącego plemienia. Każdy dostaje **5 monet**.
    Nikt nie ma jeszcze rasy: wszystkie żetony ras czekają w zasobniku.

rulebook-first-row-title = Rząd zestawów
rulebook-first-row =
    Sztandary i odznaki tasuje się osobno i wykłada parami. Widać sześć par: to **zestawy**, z których wybierasz. Pierwszy jest za darmo, każdy następny o monetę droższy.

rulebook-first-player-title = Kto zaczyna
rulebook-first-player =
    Pierwszego gracza wskazuje los. Gra się zgodnie z kierunkiem wskazówek zegara.

## Your turn

rulebook-kinds-of-turn-title = Wybór, podboje albo schyłek
rulebook-kinds-of-turn =
    Na początku tury jest jedno pytanie:
    - **Nie masz aktywnej rasy**: wybierz zestaw i od razu nim podbijaj.
    - Masz ją i **grasz dalej**: podbijasz nią kolejne regiony.
    - Masz ją i wprowadzasz ją **w schyłek**: w tej turze nic nie podbijasz, w następnej wybierasz nowy zestaw.
    Decydujesz, zanim zrobisz cokolwiek innego. Gdy tylko ruszysz oddziały, na schyłek jest za późno.

rulebook-order-of-a-turn-title = Kroki tury
rulebook-order-of-a-turn =
    - Wybierz zestaw, jeśli nie masz aktywnej rasy.
    - Jeśli masz Ghule w schyłku, teraz one działają.
    - Weź żetony na rękę i, jeśli chcesz, opuść regiony.
    - Podbijaj, ile możesz i chcesz. Możesz też nie podbić niczego.
    - Przegrupuj żetony i rozstaw znaczniki.
    - Weź monety.
    - Ostatnie decyzje (Dyplomatyczne, Niezłomne). Potem ci, którzy stracili regiony, rozmieszczają to, co im zostało.

rulebook-no-tokens-left-title = Gdy rasa straci wszystko
rulebook-no-tokens-left =
    Rasa bez ani jednego żetonu nadal jest twoją aktywną rasą. Nowej nie wybierzesz od razu: albo rozgrywasz pustą turę (Ghule w schyłku i tak działają), albo poświęcasz turę na wejście w schyłek.

## Picking

rulebook-price-title = Ile kosztuje zestaw
rulebook-price =
    Weź dowolny widoczny zestaw. Na **każdym pominiętym** połóż 1 monetę. Monety, które leżą na wziętym, są twoje.
    Najpierw płacisz, potem bierzesz: monetami z wybranego zestawu nie można więc zapłacić.
    Przykład: masz 2 monety. Czwarty zestaw kosztowałby 3, więc nie możesz go wziąć, choćby leżało na nim nie wiadomo ile monet.

rulebook-army-title = Ile dostajesz żetonów
rulebook-army =
    Dodaj liczbę ze sztandaru do liczby z odznaki: tyle żetonów bierzesz z zasobnika. Muszą ci wystarczyć. Więcej dostaniesz tylko wtedy, gdy tak mówi cecha rasy, i nigdy więcej, niż jest w zasobniku.
    Przykład: Latający (5) Orkowie (5) to armia 10 żetonów.

rulebook-row-moves-up-title = Rząd się przesuwa
rulebook-row-moves-up =
    Zestawy za luką przesuwają się razem z monetami, a na końcu odkrywa się nowy.
    Rasa, która zniknęła z mapy, trafia pod stos sztandarów i może wrócić; zużyte odznaki tasuje się na nowo, gdy ich stos się skończy. Przy wielu graczach rząd bywa przez jakiś czas krótszy. Tego, co zakryte, nie zna nikt.

## Conquest

rulebook-ready-title = Przygotowanie oddziałów
rulebook-ready =
    Gdy grasz dalej, bierzesz żetony z powrotem na rękę, wszystkie oprócz jednego w każdym regionie, który zachowujesz. Nimi podbijasz.
    Przy tym stole dzieje się to samo z siebie; co zbędne, odłożysz przy przegrupowaniu.

rulebook-abandon-title = Opuszczanie regionów
rulebook-abandon =
    Przed pierwszym podbojem w turze możesz zabrać z regionu także ostatni żeton. Region nie jest już twój i nic nie daje, ale masz więcej żetonów do ataku. W tej samej turze można go podbić ponownie.
    Legowisko i twierdza wracają do zasobu, norka przepada na zawsze; bohaterowie, smok i obozowiska wracają ci na rękę. Możesz nawet opuścić wszystko i wejść na mapę od nowa.

rulebook-first-conquest-title = Wejście na mapę
rulebook-first-conquest =
    Rasa bez regionu zaczyna **przy brzegu planszy**: w regionie na jej skraju albo nad morzem, które ten skraj tworzy, nawet jeśli ktoś to morze zajmuje. Brzeg jeziora się nie liczy.
    Tak samo jest, gdy stracisz lub opuścisz wszystkie regiony.

rulebook-next-conquests-title = Od regionu do regionu
rulebook-next-conquests =
    Potem każdy atakowany region musi sąsiadować z regionem **tej samej rasy**. Twoja rasa w schyłku nie otwiera drogi, a nowa rasa nie musi zaczynać obok niej.
    Własne zasady mają Niziołki oraz zdolności Latające, Podziemne i Żeglujące.

rulebook-water-title = Morza i jezioro
rulebook-water =
    Wody nie można podbić. Wolno to tylko aktywnej rasie Żeglującej.

rulebook-own-regions-title = Twoje własne regiony
rulebook-own-regions =
    Tego, co zajmuje twoja aktywna rasa, nie podbija ona po raz drugi. Region **twojej rasy w schyłku** może jednak podbić: koszt jest zwykły, żeton w nim liczy się jako obrońca i przepada. Region tylko zmienia pana, a moneta z niego dalej jest twoja.

rulebook-cost-title = Ile kosztuje region
rulebook-cost =
    Region kosztuje **2 żetony i po 1 więcej za każdy** żeton w nim (rasy, aktywnej lub w schyłku, albo ginącego plemienia) oraz za każdą górę, legowisko trolli, twierdzę i obozowisko.
    - Wzgórza z ginącym plemieniem: 2 + 1 = 3.
    - Pusta góra: 2 + 1 = 3.
    - Góra z dwoma wrogimi żetonami, legowiskiem i twierdzą: 2 + 1 + 2 + 1 + 1 = 7.
    Dokładnie tyle żetonów kładziesz w regionie i zostają tam aż do przegrupowania.

rulebook-discounts-title = Zniżki
rulebook-discounts =
    Zniżki rasy i zdolności się sumują, ale podbój zawsze kosztuje **co najmniej 1 żeton**.
    Przykład: Konne Trytony za puste pola nad brzegiem zapłaciłyby 2 − 1 − 1 = 0. Płacą 1.

rulebook-one-in-hand-title = Nigdy bez żetonu
rulebook-one-in-hand =
    Żeby zacząć podbój, musisz mieć na ręce co najmniej jeden żeton, cokolwiek potrafi twoja rasa i zdolność.

rulebook-immune-title = Regiony nietykalne
rulebook-immune =
    Dzięki **norce**, **bohaterowi** lub **smokowi** region jest nietykalny: żaden inny gracz go nie podbije ani nie użyje na nim cechy rasy czy zdolności specjalnej.

rulebook-lost-tribes-title = Ginące plemiona
rulebook-lost-tribes =
    Ginące plemię nie gra dla nikogo i tylko się broni. Gdy ktoś podbije jego region, znika z gry. Region z ginącym plemieniem jest niepusty.

rulebook-losing-a-region-title = Utrata regionu
rulebook-losing-a-region =
    Gdy ktoś podbija twój region, zabierasz z niego swoje żetony: **jeden przepada** i trafia do zasobnika, pozostałe wracają ci na rękę. Samotny żeton po prostu ginie.
    Legowisko lub twierdza wracają do zasobu, obozowiska na twoją rękę. Góra zostaje i broni teraz zdobywcy.

rulebook-withdrawal-title = Dokąd idą wycofane żetony
rulebook-withdrawal =
    Na samym końcu tury atakującego, po wypłacie monet, ci, którzy stracili regiony, kładą swoje żetony w regionach, które ta sama rasa jeszcze zajmuje, w dowolnych, nie ruszając innych. Jeśli dotyczy to kilku graczy, idzie się od atakującego zgodnie z ruchem wskazówek zegara.
    Jeśli rasie nie został żaden region, żetony czekają na ręce i w następnej turze wchodzą od brzegu planszy.

rulebook-final-attempt-title = Ostatni podbój
rulebook-final-attempt =
    Raz na turę, gdy masz jeszcze żetony, ale na region to za mało, możesz wskazać taki, do którego brakuje ci **najwyżej 3**, i rzucić kością. Jeśli żetony i kość razem dają koszt, region jest twój i wszystkie te żetony idą do niego.
    Tak czy inaczej podboje się kończą; po niepowodzeniu żetony przegrupowujesz.
    Przykład: z 1 żetonem przy koszcie 4 pomoże tylko trójka. Przy koszcie 5 nie wolno nawet próbować. A na to, co możesz opłacić, się nie rzuca.

rulebook-non-empty-title = Regiony niepuste
rulebook-non-empty =
    Orkowie, Szkielety i zdolność Plądrujące pytają, czy region był w chwili podboju **niepusty**: stał w nim co najmniej jeden żeton, plemienia lub gracza, choćby twój własny w schyłku. Sama góra albo sam znacznik się nie liczy.
    Liczy się każdy sposób podboju: z kością, ze smokiem i przez zamianę. A to, co w tej turze podbijesz, liczy się, nawet jeśli przy wypłacie monet już tego nie masz.

## Redeployment

rulebook-redeploy-title = Rozmieść żetony
rulebook-redeploy =
    Po podbojach rozmieść wszystkie żetony rasy w jej regionach, jak chcesz, **w każdym co najmniej jeden**. Nie muszą zostać tam, gdzie walczyły. Dopóki masz jakiś region, niczego nie wolno zatrzymać na ręce.
    Rasa w schyłku zostaje, jak jest; tylko Ghule ruszają się nawet wtedy.

rulebook-redeploy-order-title = W tej kolejności
rulebook-redeploy-order =
    Szkielety biorą nowe żetony, rozmieszczasz oddziały, Amazonki oddają swoje cztery, a na koniec stawia się obozowiska, twierdzę i bohaterów.

## Coins

rulebook-income-title = Monety na koniec tury
rulebook-income =
    Dostajesz **1 monetę za każdy region** aktywnej rasy i ras w schyłku; woda też się liczy. Do tego premie rasy i zdolności.
    - Handlujące Szkielety z 3 regionami: 3 + 3 = 6. Gdy będą w schyłku: 3.
    - Wzgórzyste Trytony z 3 regionami, w tym jednymi wzgórzami, i 3 regiony tamtych Szkieletów: 3 + 1 + 3 = 7.

rulebook-bonuses-title = Premie się sumują
rulebook-bonuses =
    Rasa i zdolność działają obok siebie: Plądrujący Orkowie mają 2 monety za każdy niepusty podbity region. Zdolność służy jednak tylko **rasie, z którą leży**, nigdy innej twojej rasie.

rulebook-hidden-coins-title = Jak bogaci są inni?
rulebook-hidden-coins =
    Ile kto zarabia w turze, widzą wszyscy, tak jak i to, ile płaci za zestaw. Sumy pozostałych graczy są zakryte do końca, chyba że stół wybrał jawne monety.

## Decline

rulebook-go-in-decline-title = Wejście w schyłek
rulebook-go-in-decline =
    Zamiast podbijać, pozwalasz aktywnej rasie odpocząć. **W każdym jej regionie zostaje jeden żeton**, odwrócony; pozostałe wracają do zasobnika, także te z ręki. Odznakę oddajesz; obozowiska, bohaterowie, smok i norki znikają z mapy.
    W tej turze nikt z twoich nie podbija. Dostajesz monety, a w następnej turze wybierasz nowy zestaw. Rasa wybrana w tej turze może wejść w schyłek najwcześniej w następnej; tylko Niezłomne są szybsze.

rulebook-what-lasts-title = Co trwa w schyłku
rulebook-what-lasts =
    Rasa w schyłku traci swoją cechę i zdolność. Trwa tylko to:
    - Krasnoludom dalej płacą kopalnie.
    - Ghulom zostają wszystkie żetony i nadal podbijają.
    - Legowiska trolli i twierdze dalej bronią.
    - Morza i jezioro pozostają zajęte.
    - Uduchowiona rasa nigdy nie musi ustąpić miejsca.

rulebook-decline-income-title = Monety w turze schyłku
rulebook-decline-income =
    W turze, w której wchodzisz w schyłek, dostajesz 1 monetę za każdy region swoich ras w schyłku, także tej właśnie odłożonej, i za kopalnie Krasnoludów. Pozostałe premie odłożonej rasy i zdolności już się skończyły.

rulebook-one-in-decline-title = Zawsze tylko jedna
rulebook-one-in-decline =
    W schyłku możesz mieć **jedną rasę**. Gdy wchodzi w niego następna, starsza najpierw znika z mapy ze wszystkimi żetonami i znacznikami, a jej sztandar może wrócić do rzędu. Uduchowionej rasy się nie liczy.

rulebook-gone-from-the-map-title = Gdy rasa znika z mapy
rulebook-gone-from-the-map =
    Rasa w schyłku, która traci ostatni żeton, od razu znika, ktokolwiek go zabrał, choćby i ty, a jej sztandar znów jest wolny. Jeśli aktywna rasa wchodzi w schyłek bez regionów, nic po niej nie zostaje.

## End

rulebook-tie-title = Remis
rulebook-tie =
    Przy równej liczbie monet wygrywa, kto ma więcej **żetonów ras na mapie**, aktywnych i w schyłku razem. Znaczniki i żetony na ręce się nie liczą. Jeśli i to jest równe, zwycięstwo jest wspólne.

## Races

rulebook-races-title = Co daje rasa
rulebook-races =
    Liczba na sztandarze mówi, ile żetonów dostaje rasa; w zasobniku jest jeszcze kilka dla tych, którzy umieją je zdobyć. Cecha rasy działa, póki rasa jest **aktywna**, i kończy się w schyłku, chyba że mówi inaczej. Wszystkie są w tabeli poniżej; tu są te, o których trzeba powiedzieć więcej.

rulebook-paying-races-title = Krasnoludy, Ludzie, Orkowie, Czarodzieje
rulebook-paying-races =
    Na koniec tury 1 moneta więcej
    - za każdą kopalnię w rękach **Krasnoludów**, także w schyłku i już w turze, gdy w niego wchodzą;
    - za każde pola w rękach **Ludzi**;
    - za każde magiczne źródło w rękach **Czarodziejów**;
    - za każdy niepusty region podbity w tej turze przez **Orków**, a nie za te, które już mieli.

rulebook-amazons-title = Amazonki
rulebook-amazons =
    Dostajesz o cztery żetony więcej, niż mówią obie liczby, ale tylko do ataku. Po przegrupowaniu **zdejmij z mapy cztery żetony**; w następnej turze masz je znów na ręce. Nie bronią, nie liczą się przy remisie, a utraconych się nie uzupełnia.
    Dopóki się da, zostaw w każdym regionie jeden żeton. Gdy jest ich za mało, opróżnia się jak najmniej regionów i te nic nie dają.
    Przykład: 11 Amazonek w 8 regionach; bez czterech zostaje 7, więc jeden region przepada.

rulebook-elves-title = Elfy
rulebook-elves =
    Gdy ktoś podbija region Elfów, **żaden Elf nie ginie**: wszystkie wracają ci na rękę, nawet ten, który stał sam. Elfa usuwa tylko zamiana na Czarnoksiężnika. W schyłku tracą żetony jak wszyscy.

rulebook-ghouls-title = Ghule
rulebook-ghouls =
    Gdy Ghule wchodzą w schyłek, **wszystkie ich żetony zostają** na miejscu. Potem dalej podbijają, w każdej twojej turze oprócz tury schyłku: po wyborze zestawu, a zanim aktywna rasa cokolwiek zrobi. Płacą zwykły koszt, bez dawnej zdolności, idą od regionu Ghuli do regionu Ghuli i mają własny ostatni podbój.
    Na koniec przegrupowujesz je osobno. Ghule, które nic już nie zajmują, ale mają żetony, czekają na ręce i wchodzą znów od brzegu planszy.

rulebook-ghouls-at-home-title = Ghule a twoje inne rasy
rulebook-ghouls-at-home =
    Ghule w schyłku mogą zaatakować twoją własną aktywną rasę, nawet w regionach nietykalnych: co ocaleje, od razu masz na ręce i używasz tego w tej samej turze. Aktywna rasa może z kolei zabrać region twoim Ghulom; ocalałe się przegrupowuje.
    Zaatakowane przez innych Ghule tracą jeden żeton za każdy region. Ich podboje nic nie dają twojej aktywnej rasie i nie łamią słowa Dyplomatycznych.

rulebook-giants-title = Olbrzymy
rulebook-giants =
    Region obok **góry zajętej przez Olbrzymy** kosztuje je o 1 żeton mniej. Kilka gór to nadal jedna zniżka. Góra podbita przed chwilą się liczy, opuszczona w tej turze nie.

rulebook-halflings-title = Niziołki
rulebook-halflings =
    Wchodzą na mapę **gdziekolwiek**. Dwa pierwsze regiony, które podbiją, dostają norkę: póki tam jest, region jest nietykalny. Norka znika, gdy opuścisz region lub Niziołki wejdą w schyłek, i już nie wraca.

rulebook-ratmen-title = Szczuroludzie
rulebook-ratmen =
    Nie umieją nic szczególnego. Po prostu jest ich mnóstwo.

rulebook-skeletons-title = Szkielety
rulebook-skeletons =
    Przy przegrupowaniu weź z zasobnika 1 nowy żeton **za każde dwa niepuste regiony** podbite w tej turze przez Szkielety. Nieparzysty region przepada, a więcej niż istniejące 20 żetonów mieć nie możesz.
    Przykład: pięć niepustych regionów daje 2 żetony; jeśli w zasobniku został tylko jeden, to 1.

rulebook-sorcerers-title = Czarnoksiężnicy
rulebook-sorcerers =
    Raz na turę **u każdego przeciwnika** Czarnoksiężnik może zająć region przez zamianę: aktywny żeton, który stoi tam **sam**, wraca do zasobnika, a na jego miejsce wchodzi Czarnoksiężnik z zasobnika. Nic cię to nie kosztuje.
    Góra, twierdza i legowisko przed tym nie chronią, obozowisko tak. Legowisko i twierdza wracają do zasobu. W ten sposób ginie nawet Elf.

rulebook-sorcerers-limits-title = Granice zamiany
rulebook-sorcerers-limits =
    Musi to być region, który Czarnoksiężnicy mogliby zaatakować: sąsiedni (Latający: gdziekolwiek na lądzie; Podziemni: także przez jaskinie), nie nietykalny, nie objęty rozejmem z tobą, a woda tylko dla Żeglujących. Żetonów w schyłku i ginących plemion zamienić nie można.
    W zasobniku musi być Czarnoksiężnik, a na ręce co najmniej jeden żeton, którego się jednak nie zużywa. Po ostatnim podboju jest za późno. Zamiana to atak i podbój niepustego regionu.

rulebook-tritons-title = Trytony
rulebook-tritons =
    Ląd **nad brzegiem**, przy morzu lub jeziorze, kosztuje je o 1 żeton mniej. Sama woda nie jest brzegiem: Żeglujące Trytony płacą za nią w pełni.

rulebook-trolls-title = Trolle
rulebook-trolls =
    Każdy region podbity przez Trolle dostaje **legowisko**, u Żeglujących także na wodzie. Region jest przez nie o 1 droższy, w schyłku też. Znika, gdy region opuścisz lub stracisz, i nie daje monet.

## Powers

rulebook-powers-title = Co daje zdolność specjalna
rulebook-powers =
    Zdolność służy rasie, z którą ją wybierasz, i kończy się wraz z jej schyłkiem, chyba że mówi inaczej. Liczbę z odznaki dodaje się do żetonów rasy. Wszystkie są w tabeli poniżej; tu są te, o których trzeba powiedzieć więcej.

rulebook-paying-powers-title = Zdolności, które płacą
rulebook-paying-powers =
    Na koniec tury
    - **Alchemicy**: 2 monety w każdej turze, gdy rasa jest aktywna, nawet bez regionów.
    - **Leśne, Wzgórzyste, Bagienne**: 1 moneta za każdy taki region rasy.
    - **Handlujące**: 1 moneta za każdy region rasy.
    - **Plądrujące**: 1 moneta za każdy niepusty region podbity w tej turze, nawet już opuszczony.
    - **Zamożne**: 7 monet raz, w turze wyboru.

rulebook-cheaper-conquests-title = Waleczne i Konne
rulebook-cheaper-conquests =
    Rasy **Waleczne** płacą za każdy podbój o 1 żeton mniej, rasy **Konne** za wzgórza i pola. Zawsze jednak co najmniej 1 żeton.

rulebook-berserk-title = Oszalałe
rulebook-berserk =
    Przed **każdym** podbojem możesz rzucić kością; potem wskaż region, a jego koszt spada o wynik (co najmniej do 1). Do rzutu potrzebujesz żetonu na ręce.
    Rzut służy jednemu podbojowi. Jeśli nie możesz lub nie chcesz go użyć, podboje się kończą. Na co cię stać, możesz wziąć bez rzutu. Osobnego ostatniego podboju już nie ma.

rulebook-bivouacking-title = Obozujące
rulebook-bivouacking =
    Przy przegrupowaniu rozstaw w swoich regionach **pięć obozowisk**, w jednym choćby kilka. Każde podnosi koszt regionu o 1 i chroni samotny żeton przed Czarnoksiężnikami. Co turę rozstawia się je od nowa.
    Nigdy nie przepadają: gdy region padnie, obozowiska wracają ci na rękę i na koniec tej tury stają gdzie indziej. W schyłku znikają.

rulebook-diplomat-title = Dyplomatyczne
rulebook-diplomat =
    Na koniec tury możesz wskazać jednego przeciwnika, **którego aktywnej rasy twoja w tej turze nie zaatakowała**. Do twojej następnej tury jego aktywna rasa nie może w żaden sposób atakować twojej aktywnej rasy. Kogo wskażesz, widzą wszyscy; co turę może to być kto inny, nawet ktoś, kto rasę dopiero wybierze.
    Rasy w schyłku są poza rozejmem: atak na nie niczego nie psuje, a Ghule w schyłku rozejmu nie dotrzymują. Nieudana próba też jest atakiem.

rulebook-dragon-master-title = Władcy Smoków
rulebook-dragon-master =
    Raz na turę podbijasz region w zasięgu **jednym żetonem**, jakkolwiek byłby broniony, i stawiasz tam smoka. Póki tam siedzi, region jest nietykalny. W następnej turze może tak samo polecieć dalej.
    Regiony nietykalne i te w rozejmie z tobą są przed nim bezpieczne. Jeśli opuścisz jego region, smok wraca ci na rękę; w schyłku odchodzi.

rulebook-flying-title = Latające
rulebook-flying =
    Możesz podbić **dowolny region lądowy** na mapie, sąsiedni czy nie, także jako pierwszy. Morza i jezioro są wyjątkiem.

rulebook-fortified-title = Warowne
rulebook-fortified =
    Raz na turę przy przegrupowaniu możesz postawić **twierdzę** w regionie rasy: w każdym jedną, na mapie najwyżej sześć. Region jest przez nią o 1 droższy, a póki rasa jest aktywna, twierdza daje 1 monetę na turę.
    W schyłku twierdze dalej bronią, ale nie płacą i nie przybywa nowych. Utraconą lub opuszczoną można postawić ponownie; przenosić ich nie wolno.

rulebook-heroic-title = Bohaterskie
rulebook-heroic =
    Przy przegrupowaniu ustaw **dwóch bohaterów** w dwóch różnych regionach rasy: są one nietykalne. Co turę możesz ich przestawić. W schyłku odchodzą.

rulebook-seafaring-title = Żeglujące
rulebook-seafaring =
    Póki rasa jest aktywna, może podbijać **morza i jezioro** jak inne regiony, puste za 2; morze może być też jej pierwszym podbojem.
    W schyłku zachowuje wodę, którą ma, i nadal dostaje za nią monety. Odebrać ją może tylko inna aktywna rasa Żeglująca.

rulebook-spirit-title = Uduchowione
rulebook-spirit =
    Uduchowiona rasa w schyłku **się nie liczy**: wcześniejsza rasa w schyłku zostaje obok niej, a gdy w schyłek wchodzi następna, Uduchowiona też zostaje. Możesz więc mieć w schyłku dwie rasy.
    Przykład: Uduchowione Krasnoludy w schyłku zajmują kopalnię, a w schyłek wchodzą Szczuroludzie z 4 regionami: 1 + 1 + 4 = 6 monet.

rulebook-stout-title = Niezłomne
rulebook-stout =
    Możesz wprowadzić rasę w schyłek **na koniec zwykłej tury**, po wypłacie monet ze wszystkimi premiami. Monety wypłaca się tylko raz. W następnej turze wybierasz już nowy zestaw. Działa to nawet w turze wyboru rasy.

rulebook-underworld-title = Podziemne
rulebook-underworld =
    Regiony z **jaskinią** kosztują cię o 1 żeton mniej, a wszystkie jaskinie sąsiadują dla ciebie ze sobą. Na mapę wchodzisz jednak od brzegu planszy.

## Own

rulebook-own-inventions-title = Pusty sztandar i pusta odznaka
rulebook-own-inventions =
    Tak jak w pudełku jest pusty sztandar i pusta odznaka, stół może mieć **jedną własną rasę i jedną własną zdolność**, albo i więcej, jeśli tak ustalono. Wszyscy widzą je przed początkiem gry. Składa się je z działań, które gra zna, a poza tym są takie jak inne; zasady ogólne stoją ponad nimi.

rulebook-own-race-title = Własna rasa
rulebook-own-race =
    Na sztandarze ma liczbę od 1 do 10, łącznie z żetonami tylko do ataku. W zasobniku jest o pięć więcej, albo do 20, jeśli zdobywa żetony w grze. Może też pożyczyć żetony rasy, której wtedy w grze nie ma.

rulebook-own-power-title = Własna zdolność
rulebook-own-power =
    Na odznace ma liczbę od 0 do 5 i musi pasować do każdej rasy.

rulebook-own-decline-title = W schyłku
rulebook-own-decline =
    Działanie kończy się w schyłku, chyba że zapisano, że trwa. Odznaka, która trwa, zostaje przy rasie. Rasa w schyłku, która przy utracie regionu ratuje żetony, rozmieszcza je jak każda inna; bez regionów znika z gry.

## At this table

rulebook-open-questions-title = Sporne pytania
rulebook-open-questions =
    Gdzie drukowane zasady milczą lub sobie przeczą, ten stół trzyma się jednej odpowiedzi dla wszystkich, tej samej dla ludzi i botów; przy każdym haśle znajdziesz ją pod „dokładną zasadą”. Dwie uwagi o mapach: przy trzech graczach prawa góra na dolnym skraju styka się z lasem obok, a przy pięciu jasny skalisty region na dolnym skraju to góry.

rulebook-own-records-title = Zapisane gry
rulebook-own-records =
    Zapisana gra i powtórka niosą ze sobą własne rasy i zdolności, którymi grano, więc można je obejrzeć wszędzie.
