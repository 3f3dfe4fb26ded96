### The rules for players.

rulebook-chapter-goal = O co chodzi w grze
rulebook-chapter-words = Pojęcia gry
rulebook-chapter-setup = Przygotowanie gry
rulebook-chapter-turn = Twoja tura
rulebook-chapter-combos = Wybór zestawu
rulebook-chapter-conquest = Podboje
rulebook-chapter-losses = Straty i odwrót
rulebook-chapter-crossing = Między wyspami
rulebook-chapter-sites = Artefakty i legendarne miejsca
rulebook-chapter-artifacts = Artefakty po kolei
rulebook-chapter-places = Legendarne miejsca po kolei
rulebook-chapter-pieces = Cele wojskowe i inne znaczniki
rulebook-chapter-decline = Schyłek
rulebook-chapter-redeploy = Przegrupowanie i koniec tury
rulebook-chapter-scoring = Zdobywanie monet
rulebook-chapter-races = Rasy
rulebook-chapter-powers = Zdolności specjalne
rulebook-chapter-sides = Przymierze i Horda
rulebook-chapter-players = Ilu was gra
rulebook-chapter-own = Własne rasy, zdolności i miejsca
rulebook-chapter-table = Przy tym stole

## What the game is about

rulebook-about-title = Rasa i zdolność
rulebook-about =
    Prowadzisz rasę ze zdolnością specjalną przez kilka wysp. Gdy zrobi swoje, wchodzisz w schyłek i wybierasz następną. Masz najwyżej jedną aktywną rasę i jedną wymierającą, a dla wszystkich zasad są to dwie różne rasy.

rulebook-coins-title = Monety to wszystko
rulebook-coins =
    Monetami płacisz za zestawy, opłaty i niektóre zdolności, a zarazem są to twoje punkty: kto ma ich na końcu najwięcej, wygrywa. Nigdy nie masz ich mniej niż 0 i nie wydasz monet, których nie masz. Bank nigdy się nie wyczerpuje. Monety, które na końcu leżą na zestawach, nie należą do nikogo.

rulebook-game-end-title = Kiedy gra się kończy
rulebook-game-end =
    Gra trwa od 8 do 10 rund, zależnie od liczby graczy. Kończy się po turze ostatniego gracza w ostatniej rundzie, gdy wszyscy odstawią na mapę wycofane jednostki.

rulebook-tie-title = W razie remisu
rulebook-tie =
    Wygrywa ten, kto ma na wyspach więcej żetonów ras, aktywnej i wymierającej razem. Bestie liczą się jak żetony; czempion, Murlocs, znaczniki i to, co na ręce, nie. Jeśli i to jest równe, dzielicie zwycięstwo i miejsce.

## Words of the game

rulebook-region-title = Regiony i teren
rulebook-region =
    Wyspa dzieli się na regiony. Każdy ma dokładnie jeden teren: pola, lasy, wzgórza, bagna, góry, jezioro albo morze; wszystko prócz jezior i mórz to ląd. Region lądowy może też mieć symbol jaskini lub magii. Symbole to nie teren.

rulebook-adjacent-title = Sąsiednie regiony
rulebook-adjacent =
    Sąsiadują ze sobą regiony jednej wyspy, które mają wspólną granicę. Morze sąsiaduje z wybrzeżem, którego dotyka.

rulebook-unit-title = Regiony zajmują jednostki
rulebook-unit =
    Jednostki to żetony ras, bestie, czempion i Murlocs. Rasa zajmuje region, póki jest w nim choć jedna jej jednostka, a jednostki go też bronią. Dwie rasy nigdy nie są w jednym regionie.

rulebook-empty-title = Puste regiony
rulebook-empty =
    Region jest pusty, gdy nie ma w nim żadnej jednostki. Góry, forty, ściany, osobliwości, bomby i inne znaczniki tego nie zmieniają.

rulebook-hand-and-tray-title = Ręka i zasobnik
rulebook-hand-and-tray =
    Na ręce masz wszystkie jednostki swojej aktywnej rasy, których nie ma ani na wyspach, ani w zasobniku. W zasobniku leżą nieużywane żetony; każda rasa ma ich ograniczoną liczbę. Odrzucone żetony tam wracają.

rulebook-opponents-title = Czyja tura i przeciw komu
rulebook-opponents =
    Aktywny gracz to ten, którego tura właśnie trwa. Wszyscy inni są jego przeciwnikami, prócz partnerów w grze drużynowej.

rulebook-attack-title = Co jest atakiem
rulebook-attack =
    Atakiem jest każdy rozpoczęty podbój, nawet jeśli potem zawiedzie kość. Jest nim też każda zdolność, która zmusza kogoś do zdjęcia jednostki z mapy. Przesunięcie albo zamiana jednostek bez usuwania atakiem nie jest.

rulebook-murlocs-title = Murlocs
rulebook-murlocs =
    Murlocs nie należą do nikogo, nikomu nie dają monet i nie są w żadnej frakcji. Liczą się jak jedna wymierająca rasa, więc region z nimi nie jest pusty. Gdy ktoś podbije region, ich żeton na dobre znika z gry. Przenieść je może tylko portal.

## Set-up

rulebook-islands-title = Rozłożenie wysp
rulebook-islands =
    W pudełku jest 6 dwustronnych plansz: 2 duże, 2 średnie i 2 małe. Liczba graczy mówi, ile plansz każdej wielkości potrzeba; plansze i strony się losuje. Obie strony jednej planszy nigdy nie trafiają do tej samej gry. Nieważne, jak wyspy leżą: nigdy ze sobą nie sąsiadują.

rulebook-first-pieces-title = Murlocs i góry
rulebook-first-pieces =
    Każdy region ze znakiem Murlocs dostaje ich żeton, a każdy region górski dostaje górę. Góry nigdy się nie przesuwają i nigdy nie znikają.

rulebook-hidden-sites-title = Na każdej wyspie zakryta osobliwość
rulebook-hidden-sites =
    Tasuje się 5 artefaktów i 7 legendarnych miejsc. Na każdej wyspie kładzie się jedną zakrytą osobliwość, w regionie z ikoną wielkości. Pozostałe zostają w pudełku i nikt ich nie widzi.

rulebook-combos-laid-out-title = Sześć zestawów do wyboru
rulebook-combos-laid-out =
    16 sztandarów ras i 20 odznak zdolności tasuje się osobno. Pięć par leży odkrytych w kolumnie, a szóstą tworzą wierzchnie z obu stosów.

rulebook-start-title = Pięć monet i pierwszy gracz
rulebook-start =
    Każdy zaczyna z 5 monetami. Przy tym stole pierwszego gracza się losuje; gra się zgodnie z ruchem wskazówek zegara. Runda kończy się, gdy każdy miał jedną turę.

rulebook-hidden-title = Co jest ukryte
rulebook-hidden =
    Nikt nie zna zakrytych osobliwości, osobliwości w pudełku, kolejności stosów ani tego, co zrobi bomba. Ile masz monet, inni zobaczą dopiero na końcu, ale każda wpłata jest jawna, a monety na zestawach widać. Stół może wybrać, że widać wszystkie sumy.

## Your turn

rulebook-choice-title = Wybór, powiększanie albo schyłek
rulebook-choice =
    Bez aktywnej rasy najpierw wybierasz zestaw i od razu nim podbijasz. Mając ją, decydujesz: **powiększasz terytorium** albo **wchodzisz w schyłek**. Nic innego nie ma, ale w turze powiększania możesz niczego nie podbić.

rulebook-order-title = Kolejność tury
rulebook-order =
    - **Początek**: wracają żetony harmonii, Worgen wybierają postać, odkrywa się bomby.
    - **Decyzja**: wybór, powiększanie albo schyłek.
    - **Zbiórka**: liczy się bestie, świeżo wybrana rasa Worgen wybiera postać, neutralna rasa w miejscu Battleground wybiera frakcję.
    - **Przygotowanie oddziałów**, potem **podboje** w dowolnej kolejności, potem **ostatni podbój** z kością.
    - **Werbunek**: Forsaken kupują żetony, Spirit Healer daje jeden.
    - **Przegrupowanie**, potem **rozstawianie na koniec tury**, potem **zdobywanie monet**.
    - **Odwrót**: przeciwnicy odstawiają na mapę wypędzone jednostki.

rulebook-at-once-title = Monety od ręki
rulebook-at-once =
    Większość dochodu czeka na koniec tury. Od razu płaci się lub bierze za zestawy, postać Worgen, opłaty, Doomhammer, okup, cele wojskowe, dokupione żetony Forsaken i Heart of Azeroth.

rulebook-ready-title = Przygotowanie oddziałów
rulebook-ready =
    Gdy powiększasz terytorium rasą, którą już masz, weź na rękę wszystkie jednostki ponad minimum: w każdym regionie zostaje 1, u Tauren 2. To, co masz na ręce, może w tej turze podbijać. Reszta czeka na przegrupowanie.

rulebook-abandon-title = Opuszczanie regionów
rulebook-abandon =
    Teraz, i tylko teraz, możesz też całkiem opróżnić regiony swojej aktywnej rasy. Ich forty, ściany i wieże znikają, a bomba wraca na swój stos; góry, osobliwości i cele wojskowe zostają. Opuszczony region możesz w tej samej turze podbić ponownie. Jeśli opuścisz wszystko, następny podbój jest znów pierwszym. Wymierająca rasa niczego opuścić nie może.

rulebook-slipped-title = Regiony stracone bez walki
rulebook-slipped =
    Jeśli ostatnia jednostka znika z regionu inaczej niż przez podbój, także uznaje się go za opuszczony: gdy odchodzą bestie, gdy odchodzi samotny żeton Tauren, gdy wyparto ostatni żeton albo gdy w chwili schyłku stały tam tylko bestie lub czempion.

rulebook-nothing-left-title = Gdy nic nie zostało
rulebook-nothing-left =
    Rasa bez jednej choćby jednostki jest nadal twoją aktywną rasą: powiększasz bez podbojów albo wchodzisz w schyłek. Nowy zestaw wybierasz dopiero w turze po schyłku. Jeśli starsza, wymierająca rasa jest w 4 regionach, pusta tura daje 4 monety, a schyłek 0, bo starsza rasa znika.

## Picking a combo

rulebook-price-title = Ile kosztuje zestaw
rulebook-price =
    Górny zestaw jest za darmo; każde miejsce niżej kosztuje o 1 monetę więcej, najwyżej 5. Na każdym pominiętym zestawie kładziesz jedną monetę, a potem bierzesz wszystkie monety z wybranego. Musisz mieć czym zapłacić z góry: leżące na nim monety nie pomogą. Zestaw trzy miejsca niżej z 3 monetami kosztuje 3 monety i daje 3.

rulebook-tokens-title = Ile dostajesz żetonów
rulebook-tokens =
    Dodaj liczby ze sztandaru i odznaki i weź tyle żetonów, lecz nie więcej, niż jest w zasobniku. Na przykład Forsaken – Zielarze to 4 + 6 = 10. Więcej później nie przybędzie, chyba że mówi tak zasada.

rulebook-column-title = Kolumna przesuwa się
rulebook-column =
    Zestawy poniżej twojego przesuwają się w górę razem z monetami, a na dole pojawia się nowy bez monet. Gdy zabraknie odznak, tasuje się odrzucone. Sztandarów nigdy nie zabraknie: w grze jest najwyżej 10 z 16.

rulebook-picked-title = Od razu dalej
rulebook-picked =
    Po wyborze grasz dalej w tej samej turze, ze wszystkimi żetonami na ręce: zbiórka, potem podboje.

## Conquest

rulebook-reach-title = Co jest w zasięgu
rulebook-reach =
    Możesz atakować region lądowy, który sąsiaduje z regionem twojej aktywnej rasy, dowolny region desantu na dowolnej wyspie albo region, który udostępnia ci zdolność. Region, który twoja aktywna rasa już zajmuje, nigdy nie jest celem.

rulebook-first-conquest-title = Pierwszy podbój
rulebook-first-conquest =
    Rasa, która nie zajmuje nigdzie żadnego regionu, ląduje w regionie desantu albo tam, gdzie pozwala jej zacząć zdolność.

rulebook-cost-title = Ile kosztuje region
rulebook-cost =
    Każdy region kosztuje 2 żetony, a więcej za to, co stoi na drodze:
    - po 1 za górę, widmową ścianę i fort
    - 1 za każdą jednostkę, także Murlocs
    - 1 za przeprawę, gdy lądujesz tam z daleka
    Sąsiednie góry z fortem i 1 żetonem w schyłku kosztują 2 + 1 + 1 + 1 = 5.

rulebook-discounts-title = Zniżki się sumują
rulebook-discounts =
    Zniżki rasy, zdolności, osobliwości i kości dodaje się do siebie. Dopiero potem obowiązuje minimum: 1 żeton, dla Tauren 2. Góry, które innych kosztują 5, rasę Trolls kosztują 4, rasę Dwarves 3, a rasę Dwarves z Kowalami 2. Puste góry kosztują rasę Dwarves 1, z Kowalami i bez nich.

rulebook-token-in-hand-title = Żeton na ręce
rulebook-token-in-hand =
    Bez względu na zdolności podbój możesz zacząć tylko z co najmniej 1 żetonem lub bestią na ręce, jako Tauren z 2. Czempion służy tylko do własnego podboju.

rulebook-paying-title = Zapłata i dalsze podboje
rulebook-paying =
    Do regionu trafia z ręki dokładnie tyle jednostek, ile trzeba, i zostają tam do przegrupowania. Możesz podbijać dalej, póki starcza ci jednostek na ręce, ale nigdy nie musisz.

rulebook-steps-title = Podbój krok po kroku
rulebook-steps =
    Wskaż region i pomoc, której użyjesz, zapłać opłaty i jednostki. Obrońca ponosi straty, a ściany i forty znikają. Twoje jednostki wchodzą; potem osobliwość się odkrywa albo zmienia posiadacza, zdobywa się cel wojskowy i dzieje się cała reszta.

rulebook-own-decline-title = Przeciw własnemu schyłkowi
rulebook-own-decline =
    Możesz podbijać też regiony własnej wymierającej rasy; jej żetony tam jak zwykle przepadają. Dla wszystkich premii to podbój jak każdy inny, także dla premii frakcji, jeśli ta rasa jest z drugiej frakcji. Tylko Forsaken nie mogą za niego werbować. Sąsiednie pola z 1 żetonem własnej wymierającej rasy Dwarves kosztują Orcs 3 i dają im 1 + 1 monety.

rulebook-every-way-title = Liczy się każdy sposób
rulebook-every-way =
    Region zdobyty kością, z powietrza, czempionem, dzięki artefaktowi Ashes of Al'ar albo Doomhammer jest podbity dla wszystkich zasad. W swoich granicach liczy się też bomba.

rulebook-last-attempt-title = Ostatni podbój
rulebook-last-attempt =
    Jako końcowy podbój możesz zaatakować region, do którego brakuje ci od 1 do 3 jednostek. Potrzebujesz na ręce co najmniej 1 jednostki (Tauren 2), a cel i pomoc wskazujesz przed rzutem. Na kości jest 0, 0, 0, 1, 2 i 3; jeśli ręka i rzut razem wystarczą, wchodzi tam wszystko, co masz na ręce. Jeśli wystarcza sama ręka, nie rzucasz.

rulebook-attempt-fails-title = Gdy kość zawiedzie
rulebook-attempt-fails =
    Jednostki zostają na ręce i rozstawiasz je przy przegrupowaniu. Udało się czy nie, podboje się kończą. Jeśli tak przepadł twój pierwszy podbój, żetony czekają na ręce, a monety daje tylko wymierająca rasa.

rulebook-tolls-title = Opłaty
rulebook-tolls =
    Niektóre ataki kosztują monety, płatne z góry posiadaczowi; nie wracają, nawet gdy zawiedzie kość. Wszystkie opłaty za jeden atak się sumują i całą kwotę musisz mieć z góry. Sobie nigdy nie płacisz. Atak na bagna rasy Pandaren z Mieszkańcami mokradeł pod Aegis of Aggramar kosztuje z żetonem harmonii 2 + 2 + 1 = 5 monet; następne jej bagna w tej samej turze już tylko 1.

rulebook-immunity-title = Nietykalne regiony
rulebook-immunity =
    Wieża strażnicza czyni region nietykalnym: nie wolno go atakować, a żadna zdolność przeciwnika nie może ruszyć tego, co w nim jest, ani nic tam położyć. To samo robi Aegis of Aggramar, lecz przeciwnik może zapłacić posiadaczowi 2 monety i do końca swojej tury jej nie uwzględniać. Liczenie sąsiadów, jak dla Heart of Azeroth czy większości, działa nadal.

## Losses and retreat

rulebook-defeated-title = Pokonana aktywna rasa
rulebook-defeated =
    Gdy pada region aktywnej rasy, jej żetony stamtąd wracają na rękę właściciela, a jeden z nich odrzuca się do zasobnika. Samotny obrońca zatem przepada.

rulebook-defeated-decline-title = Pokonana wymierająca rasa
rulebook-defeated-decline =
    Wszystkie jej żetony w regionie przepadają, ilekolwiek ich jest. Wymierająca rasa nigdy nie ma niczego na ręce.

rulebook-protection-title = Co przepada zamiast tego
rulebook-protection =
    Żetony chroni pierwsza z tych rzeczy, która pasuje:
    - **Light's Hope Chapel**: nic nie przepada
    - **czempion** w regionie: płaci się tylko okup
    - **bestia** w regionie: zamiast żetonu odchodzi bestia
    - **Holy Light** rasy Draenei: pierwszy żeton w turze ocaleje

rulebook-retreat-title = Odwrót
rulebook-retreat =
    Na samym końcu tury, po zdobyciu monet, każdy wypędzony odstawia jednostki z ręki do regionów, które ta sama rasa jeszcze zajmuje, sąsiednich lub nie, w dowolnym podziale. Trzeba odstawić wszystkie, a jednostki na mapie zostają na miejscu. Kolejność idzie od aktywnego gracza zgodnie z ruchem wskazówek zegara. Wypłaconych właśnie monet to nie zmienia.

rulebook-driven-out-title = Wypędzeni ze wszystkich wysp
rulebook-driven-out =
    Jeśli twoja rasa nie zajmuje już żadnego regionu, jej jednostki zostają na ręce. W następnej turze zaczyna znów od pierwszego podboju.

## Between the islands

rulebook-landing-title = Desant
rulebook-landing =
    Regiony z kotwicą to regiony desantu. Lądować w nich możesz w każdej turze, ile razy chcesz, z dowolnej wyspy na dowolną.

rulebook-shipping-title = Przeprawa
rulebook-shipping =
    Do regionu desantu, który nie sąsiaduje z żadnym twoim, wiedzie tylko statek: kosztuje o 1 żeton więcej. Jeśli sąsiaduje, jest zwykłym sąsiadem bez przeprawy. Puste pola z kotwicą kosztują więc na początku zwykle 3, z Murlocs 4. Lasy z kotwicą, ścianą i 2 żetonami Night Elves kosztują z daleka 6, bez przeprawy 5.

rulebook-no-shipping-title = Rejs za darmo
rulebook-no-shipping =
    Żeglarze i Meeting Stone oszczędzają tylko ten dodatkowy żeton. Celem nadal musi być region desantu.

rulebook-as-if-adjacent-title = Jakby sąsiadował
rulebook-as-if-adjacent =
    Jaskinie rasy Kobolds, atak z powietrza rasy Gnomes i Ashes of Al'ar traktują region przy podboju jak sąsiedni, więc przeprawy nigdy nie ma. Do niczego innego nie służą: ani do wypierania, kradzieży, zniżki rasy Ethereals, bomb, Heart of Azeroth, Rybaków czy większości. Jaskinie działają przy każdym podboju rasy Kobolds, także z czempionem (byle nie w pierwszym), Doomhammer lub kością.

rulebook-water-title = Morza i jeziora
rulebook-water =
    Morza i jeziora podbija tylko rasa Naga: za 2 żetony i 1 za każdą jednostkę tam. Woda daje 1 monetę jak każdy region i należy do wyspy, na której jest narysowana. Nikogo innego nie zaprowadzi na wodę ani artefakt, ani czempion, ani atak z powietrza. Rasie Naga Ashes of Al'ar otwiera każde morze i jezioro, a czempion sąsiednie.

## Artifacts and legendary places

rulebook-site-title = Czym jest osobliwość
rulebook-site =
    Osobliwość to artefakt albo legendarne miejsce. Póki leży zakryta, nic nie robi i do nikogo nie należy.

rulebook-uncovering-title = Odkrycie osobliwości
rulebook-uncovering =
    Gdy do jej regionu wejdą jednostki aktywnej rasy, osobliwość się odkrywa i pozostaje odkryta do końca gry.

rulebook-whose-site-title = Komu służy
rulebook-whose-site =
    Osobliwość należy do rasy, która zajmuje jej region, ale pożytek ma z niej tylko aktywna rasa. Działa od chwili zdobycia, nawet w środku tury. Gdy region zostaje opuszczony, opróżniony albo jest w schyłku, osobliwość w nim zostaje.

rulebook-artifacts-wander-title = Artefakty wędrują
rulebook-artifacts-wander =
    Artefakt użyty przy podboju przenosi się do podbitego regionu. Aegis of Aggramar i Heart of Azeroth przenosisz na koniec tury do wybranego regionu. „Raz na turę” dotyczy każdego artefaktu z osobna, skądkolwiek go masz.

rulebook-artifacts-together-title = Dwa naraz albo na próżno
rulebook-artifacts-together =
    W jednym regionie może leżeć kilka artefaktów, a dwa mogą pomóc w tym samym podboju. Gdy zawiedzie kość, artefakt zostaje na miejscu, ale w tej turze jest już użyty. Tak samo jest z przerwanym atakiem z powietrza i ze zniżką rasy Ethereals.

rulebook-places-stay-title = Miejsca zostają
rulebook-places-stay =
    Legendarne miejsca nigdy się nie przenoszą. Tylko Well of Eternity przenosi się raz, przy odkryciu.

## The artifacts

rulebook-site-aegis-of-aggramar-title = Aegis of Aggramar
rulebook-site-aegis-of-aggramar =
    Na koniec tury połóż ją w jednym ze swoich regionów, choćby w tym samym. Jest on nietykalny, póki twoja rasa jest aktywna. Przeciwnik może zapłacić ci 2 monety; wtedy do końca jego tury przed nim nie chroni. Kto podbije region, zdobywa też artefakt.

rulebook-site-ashes-of-alar-title = Ashes of Al'ar
rulebook-site-ashes-of-alar =
    Raz na turę zaatakuj dowolny region lądowy na dowolnej wyspie, jakby sąsiadował. Kosztuje tyle, co zwykle, bez przeprawy.

rulebook-site-doomhammer-title = Doomhammer
rulebook-site-doomhammer =
    Raz na turę zapłać 2 monety i podbij region w zasięgu, w którym jest dokładnie jedna jednostka. Kosztuje 1 żeton (Tauren 2), cokolwiek tam stoi; pusty region się nie nadaje, samotny czempion tak. Monety dostaje ostatni inny gracz, którego aktywna rasa miała ten artefakt; jeśli nie było nikogo, bank. Ani Ashes of Al'ar, ani atak z powietrza nie przybliżą mu celu.

rulebook-site-frostmourne-title = Frostmourne
rulebook-site-frostmourne =
    Raz na turę jeden podbój kosztuje o 2 żetony mniej. Zapowiedz to, zanim zapłacisz albo rzucisz kością.

rulebook-site-heart-of-azeroth-title = Heart of Azeroth
rulebook-site-heart-of-azeroth =
    Na koniec tury połóż je w jednym ze swoich regionów. Każdy inny gracz, którego aktywna rasa zajmuje sąsiedni region, od razu płaci ci 1 monetę; kto nie ma żadnej, nie płaci i nie jest nic winien. W turze schyłku nic nie daje.

## The legendary places

rulebook-site-battleground-title = Battleground
rulebook-site-battleground =
    Jeśli zajmujesz je przy zdobywaniu monet, wroga rasa, której w tej turze odbierasz dwa lub więcej regionów, daje premię frakcji 2 zamiast 1; liczą się też podboje sprzed jego zdobycia. Neutralna rasa, która je zajmuje, przy zbiórce albo przy zdobyciu wybiera na tę turę Przymierze lub Hordę i wtedy dostaje premię frakcji. Co turę wybiera od nowa. Neutralna rasa, która miejsce znów opuści, premii nie dostaje.

rulebook-site-dark-portal-title = Dark Portal
rulebook-site-dark-portal =
    Na koniec twojej tury daje 2 monety.

rulebook-site-karazhan-title = Karazhan
rulebook-site-karazhan =
    Na koniec tury każdy inny region twojej aktywnej rasy o takim samym terenie jak region tego miejsca daje 1 monetę. Symbole się nie liczą, wymierająca rasa też nie. Jeśli stoi w lasach i zajmujesz razem 3 lasy, to 2 monety.

rulebook-site-lights-hope-chapel-title = Light's Hope Chapel
rulebook-site-lights-hope-chapel =
    Póki zajmuje ją twoja aktywna rasa, w żadnym regionie nie tracisz jednostek przy atakach: wszystkie wracają na rękę. Dotyczy to podbojów, bomb i wyparcia, które odrzuciłoby żeton. Chroni nawet przy podboju jej własnego regionu. Okup za czempiona płaci się nadal.

rulebook-site-meeting-stone-title = Meeting Stone
rulebook-site-meeting-stone =
    Póki zajmuje go twoja aktywna rasa, nie płacisz za przeprawę.

rulebook-site-spirit-healer-title = Spirit Healer
rulebook-site-spirit-healer =
    W każdej swojej turze po podbojach weź z zasobnika 1 żeton swojej aktywnej rasy, o ile jakiś tam jest.

rulebook-site-well-of-eternity-title = Well of Eternity: dokąd trafia
rulebook-site-well-of-eternity =
    Po odkryciu przenosi się do jeziora swojej wyspy, nigdy do morza; jeśli jezior jest kilka, wybiera odkrywca. Na wyspie bez jeziora wraca do pudełka, a zastępuje ją inne, wylosowane z pudełka legendarne miejsce, które działa od razu.

rulebook-well-income-title = Well of Eternity: co daje
rulebook-well-income =
    Przy zdobywaniu monet dostajesz 2 monety, jeśli jedna z twoich ras, aktywna lub wymierająca, ma wokół jeziora więcej regionów niż każda inna rasa; liczą się też Murlocs. Remis nie daje nic i nigdy nie jest to więcej niż 2. Samego jeziora zajmować nie trzeba. Samo miejsce zajmuje tylko Naga w jeziorze, co jest ważne dla Archeologów.

## Objectives and other pieces

rulebook-objectives-title = Cele wojskowe
rulebook-objectives =
    Dwa cele wojskowe należą do rasy Humans, która na koniec każdej swojej tury rozmieszcza je na nowo. Nigdy nie kładzie się ich na wodzie ani w nietykalnym regionie i nie podnoszą kosztu. Zostają, gdy region jest opuszczony, przechodzą przez portale i znikają, gdy Humans wchodzą w schyłek.

rulebook-walls-and-forts-title = Widmowe ściany i forty
rulebook-walls-and-forts =
    Każde z nich podnosi koszt regionu o 1, także w schyłku. Znikają, gdy ktoś region podbije albo opuści.

rulebook-limited-title = Znaczniki mogą się skończyć
rulebook-limited =
    W grze jest 10 gór, 10 fortów, 9 widmowych ścian, 6 wież strażniczych, 5 bestii, 4 żetony harmonii, 2 cele wojskowe, 1 czempion i 12 bomb, z czego połowa to niewypały. Gdy któregoś rodzaju zabraknie, więcej się nie kładzie. Jeśli o ostatnie ubiega się kilka regionów, wybiera ich posiadacz.

rulebook-tray-sizes-title = Ile żetonów ma rasa
rulebook-tray-sizes =
    W grze są 182 żetony ras i 15 żetonów Murlocs. W zasobniku jest 20 żetonów Forsaken, 16 Tauren i 12 Draenei; po 11 mają Goblins, Kobolds, Naga, Orcs i Trolls; Night Elves mają 9, a każda inna rasa 10.

## Decline

rulebook-declare-title = Cała tura
rulebook-declare =
    Wejście w schyłek zajmuje całą turę: bez podbojów, bez przegrupowania, bez rozstawiania na koniec. To, co należy do początku tury, na przykład bomby, odbywa się przedtem.

rulebook-older-race-title = Starsza rasa odchodzi pierwsza
rulebook-older-race =
    Jeśli masz już wymierającą rasę, wszystkie jej żetony znikają z wysp, zanim nowa zajmie jej miejsce.

rulebook-tokens-in-decline-title = Co zostaje na wyspach
rulebook-tokens-in-decline =
    Sztandar się odwraca. W każdym regionie zostaje jeden żeton, odwrócony na stronę schyłku, u Tauren dwa. Wszystkie inne żetony i cała ręka wracają do zasobnika. Bestie odchodzą pierwsze, więc żeton Tauren, który zostanie po nich sam, idzie na rękę, a potem do zasobnika.

rulebook-badge-title = Odznaka
rulebook-badge =
    Odznakę zdolności się odrzuca. Tylko Fortyfikatorzy i Mieszkańcy mokradeł zostają przy rasie, póki nie zniknie z gry.

rulebook-leaving-title = Co znika od razu
rulebook-leaving =
    Znikają bestie, czempion, wieże strażnicze, cele wojskowe i żetony harmonii tej rasy. Region, w którym były tylko bestie albo tylko czempion, przepada. Widmowe ściany i forty zostają.

rulebook-decline-score-title = Monety za schyłek
rulebook-decline-score =
    Za każdy region rasy, która właśnie weszła w schyłek, dostajesz 1 monetę, bez premii rasy i zdolności. Tylko Well of Eternity może dawać monety dalej. Blood Elves – Zielarze w 4 regionach, w tym jednym magicznym, dają 4 monety.

rulebook-extinct-title = Gdy rasa ginie
rulebook-extinct =
    Wymierająca rasa, której nie został żaden żeton, od razu ginie, jakkolwiek do tego doszło. Jej sztandar idzie pod stos albo zapełnia lukę w kolumnie, zachowaną odznakę się odrzuca, a ściany i forty wracają do zasobów.

rulebook-after-decline-title = Następna tura
rulebook-after-decline =
    W następnej turze wybierasz nowy zestaw. Odtąd monety dają obie rasy.

rulebook-sites-in-decline-title = Osobliwości w schyłku
rulebook-sites-in-decline =
    Wymierająca rasa nie może używać artefaktów ani miejsc, liczy się tylko dla Well of Eternity. Zostają one w swoich regionach.

rulebook-stacked-decline-title = Kilka żetonów w regionie
rulebook-stacked-decline =
    Wymierająca rasa może mieć w regionie więcej żetonów: Tauren albo żetony wyparte tam przez Zastraszających. Wszystkie bronią i wszystkie przepadają razem.

rulebook-decline-retreat-title = Odwrót po bombach
rulebook-decline-retreat =
    Jeśli twoje bomby kogoś wypędziły, zanim nastał schyłek, jednostki te odstawia się na koniec tury jak zwykle.

rulebook-absent-decline-title = Schyłek bez regionów
rulebook-absent-decline =
    Jednostki z ręki idą do zasobnika. Jeśli rasa nie zajmuje żadnego regionu, od razu ginie, a starsza wymierająca rasa i tak znika.

## Redeployment and end of turn

rulebook-redeploy-title = Przegrupowanie
rulebook-redeploy =
    Rozstaw dowolnie wszystkie jednostki swojej aktywnej rasy, z wysp i z ręki, między regiony, które zajmuje. W każdym musi zostać co najmniej 1, u Tauren 2. Żetony i bestie z ręki trzeba rozstawić wszystkie; na ręce może zostać tylko czempion.

rulebook-keep-all-title = Niczego się nie oddaje
rulebook-keep-all =
    Przy przegrupowaniu nie możesz oddać żadnego regionu. Wymierającej rasy nigdy się nie przegrupowuje.

rulebook-no-region-title = Bez regionu
rulebook-no-region =
    Jeśli twoja aktywna rasa nie zajmuje żadnego regionu, jej jednostki, także świeżo kupione, zostają na ręce do następnej tury. Wtedy zaczynasz od pierwszego podboju.

rulebook-end-placements-title = Rozstawianie na koniec tury
rulebook-end-placements =
    Po przegrupowaniu rozstaw w tej kolejności: forty, wieże strażnicze, Aegis of Aggramar, Heart of Azeroth razem z wpłatami, cele wojskowe, bomby, żetony harmonii.

## Scoring

rulebook-region-coins-title = Moneta za każdy region
rulebook-region-coins =
    Na koniec tury dostajesz 1 monetę za każdy region swojej aktywnej rasy i 1 za każdy region swojej wymierającej rasy, także za morza i jeziora.

rulebook-bonus-coins-title = Premie
rulebook-bonus-coins =
    Do tego dochodzą premie aktywnej rasy, jej zdolności i osobliwości, które zajmuje. Wymierająca rasa premii nie daje, chyba że jej zdolność wyraźnie działa w schyłku.

rulebook-bonus-once-title = Raz z każdego powodu
rulebook-bonus-once =
    Region daje premię z każdego powodu tylko raz, ale powodów może być kilka naraz.

rulebook-conquered-bonus-title = Podbite w tej turze
rulebook-conquered-bonus =
    Premie za regiony podbite w tej turze liczą każdy podbój, nawet jeśli przy zdobywaniu monet regionu już nie zajmujesz.

## The races

rulebook-race-blood-elves-title = Blood Elves
rulebook-race-blood-elves = **Horda, 5 żetonów.** Każdy zajęty region z symbolem magii daje 1 monetę więcej. W schyłku już nie.

rulebook-race-draenei-title = Draenei
rulebook-race-draenei = **Przymierze, 7 żetonów.** Holy Light: w turze każdego przeciwnika pierwszy żeton Draenei, który miałby przepaść przez podbój lub zdolność, wraca na rękę i wycofuje się z innymi. Każda następna strata w tej turze jest zwykła; gdy padną dwa samotne żetony, wraca jeden. Strata, którą bierze na siebie bestia, czempion albo Light's Hope Chapel, jej nie zużywa. W schyłku nie działa.

rulebook-race-dwarves-title = Dwarves
rulebook-race-dwarves = **Przymierze, 5 żetonów.** Regiony górskie kosztują cię o 2 żetony mniej. W schyłku cecha nie działa.

rulebook-race-ethereals-title = Ethereals
rulebook-race-ethereals = **Neutralna, 5 żetonów.** Raz na turę, podczas podbojów, zrób jedno z dwojga: ukradnij odkryty artefakt z regionu obok swojego i przenieś go do siebie, od razu gotowy; albo podbij sąsiedni region z odkrytym legendarnym miejscem o 2 żetony taniej. Kraść możesz z pustych regionów, od Murlocs, przeciwników i własnej wymierającej rasy, i nie jest to atak. By ukraść Aegis of Aggramar, zapłać najpierw jej 2 monety. W schyłku nie działa.

rulebook-race-forsaken-title = Forsaken
rulebook-race-forsaken = **Horda, 6 żetonów.** Po podbojach możesz kupić za 1 monetę 1 żeton Forsaken za każdy żeton lub bestię, które przeciwnicy musieli przez ciebie w tej turze odrzucić, z aktywnej rasy lub wymierającej. Dołączają do przegrupowania, a podbijać mogą od następnej tury; jest ich razem 20, a niewykorzystane okazje przepadają. Nie liczą się Murlocs, własna wymierająca rasa, ocalone żetony, czempion, ściany ani forty. W schyłku nie działa.

rulebook-race-gnomes-title = Gnomes
rulebook-race-gnomes = **Przymierze, 5 żetonów.** Raz na turę, mając jednostkę na ręce, wskaż do ataku z powietrza dowolny region lądowy na dowolnej wyspie, nawet jako pierwszy podbój; uiść opłaty i rzuć kością. Rzut to zniżka (minimum 1 żeton), a jeśli ręka wystarcza, musisz region podbić. Gdy brakuje jeszcze od 1 do 3, możesz rzucić ponownie jako ostatni podbój; inaczej atak przepada. Z 1 na ręce wobec kosztu 6 wystarczy rzut 2, a potem 3. W schyłku nie działa.

rulebook-race-goblins-title = Goblins: podkładanie bomb
rulebook-race-goblins = **Horda, 6 żetonów.** Dostajesz zakryty stos wszystkich 12 bomb; dostaje go też rasa Goblins wybrana później ponownie. Na koniec tury możesz, nie patrząc, podłożyć bomby w regionach aktywnych ras przeciwników obok swoich, po jednej na region. W schyłku bomb się już nie podkłada.

rulebook-bombs-title = Goblins: odkrywanie bomb
rulebook-bombs =
    Na początku następnej tury odkryj każdą bombę, której region zajmuje przeciwnik, ktokolwiek nim teraz jest, także w schyłku; potem opuszcza ona grę. Połowa to niewypały. Wybuch liczy się jak twój podbój niepustego regionu: posiadacz ponosi zwykłe straty, ściany i forty znikają, a region jest pusty. Żaden żeton Goblins tam nie wchodzi, więc nie odkrywa się osobliwości ani nie zdobywa celu. Jeśli potem wejdziesz w schyłek, premii to nie da.

rulebook-bombs-back-title = Goblins: bomby bez wybuchu
rulebook-bombs-back =
    Gdy region zostaje opuszczony albo nie zajmuje go już przeciwnik, bomba wraca nieodkryta na wierzch stosu. W nietykalnym regionie bomby podłożyć nie wolno; jeśli stał się nietykalny później, bombę usuwa się bez skutku, ale wobec Aegis of Aggramar możesz najpierw zapłacić 2 monety. Mając żeton harmonii, przed odkryciem bomb u Pandaren też musisz zapłacić 2 monety. Opłaty Mieszkańców mokradeł za bomby nigdy się nie płaci.

rulebook-race-humans-title = Humans
rulebook-race-humans = **Przymierze, 5 żetonów.** Na koniec każdej tury połóż oba cele wojskowe w dwóch różnych regionach lądowych, których nie zajmuje rasa Przymierza; mogą być puste albo z Murlocs. Kto podbije taki region, byle nie z Hordy, dostaje od razu 2 monety i ty tak samo; jeśli to ty, są tylko te 2. Cel wraca do ciebie. Rasa Hordy nie dostaje nic, a cel zostaje; dotyczy to też neutralnej rasy walczącej za Hordę. W schyłku oba znikają.

rulebook-race-kobolds-title = Kobolds
rulebook-race-kobolds = **Neutralna, 6 żetonów.** Każdy region lądowy z jaskinią liczy się dla ciebie jak sąsiedni, bez przeprawy i już przy pierwszym podboju. W schyłku nie działa.

rulebook-race-naga-title = Naga
rulebook-race-naga = **Neutralna, 6 żetonów.** Możesz podbijać sąsiednie morza i jeziora za 2 żetony, a jako pierwszy podbój każde morze na dowolnej wyspie bez przeprawy; jeziora nie. Z wody idziesz dalej na sąsiedni brzeg bez przeprawy: morze za 2, potem pusty region desantu obok za następne 2. W schyłku żetony zostają w wodzie i dalej dają monety.

rulebook-race-night-elves-title = Night Elves
rulebook-race-night-elves = **Przymierze, 4 żetony.** Lasy kosztują cię o 1 żeton mniej, a każdy podbity las dostaje widmową ścianę: atak na niego kosztuje o 1 więcej. W schyłku ściany zostają, póki ktoś nie podbije regionu; zniżka się kończy.

rulebook-race-orcs-title = Orcs
rulebook-race-orcs = **Horda, 6 żetonów.** Każdy region odebrany w tej turze rasie Przymierza, aktywnej lub wymierającej, daje 1 monetę więcej, oprócz premii frakcji. W schyłku nie działa.

rulebook-race-pandaren-title = Pandaren
rulebook-race-pandaren = **Neutralna, 5 żetonów.** Na koniec tury żeton harmonii dostaje każdy przeciwnik, którego aktywna rasa nie została przez ciebie w tej turze zaatakowana, także przeciwnik bez aktywnej rasy. Nieudana próba to atak; atak tylko na wymierającą rasę się nie liczy. Kto go ma, płaci ci 2 monety przed pierwszym w turze atakiem na twoją aktywną rasę Pandaren; dalsze ataki w tej turze są za darmo. Żetony wracają na początku twojej tury i przy schyłku.

rulebook-race-tauren-title = Tauren
rulebook-race-tauren = **Horda, 11 żetonów.** Do podboju i utrzymania regionu potrzebujesz co najmniej 2 żetonów; żadna zniżka nie schodzi poniżej 2, a do ostatniego podboju musisz mieć 2 na ręce. Stracony region kosztuje cię mimo to tylko 1 żeton. W schyłku w każdym regionie zostają 2 żetony.

rulebook-lone-tauren-title = Tauren: nigdy sami
rulebook-lone-tauren =
    Jeśli aktywny żeton Tauren zostaje sam, od razu wraca na rękę, a region jest opuszczony; odstawiasz go z wycofującymi się żetonami albo używasz z ręki. Bestie liczą się do tych 2. Czempion nie, ale może sam utrzymać region; obok niego są 2 żetony albo żaden. Jedyny żeton na ręce czeka na niej, jeśli nie ma regionu Tauren, do którego mógłby dołączyć. W schyłku samotne żetony Tauren zostają na miejscu.

rulebook-race-trolls-title = Trolls
rulebook-race-trolls = **Horda, 6 żetonów.** Niepuste regiony kosztują cię o 1 żeton mniej; liczą się też Murlocs i własna wymierająca rasa. W schyłku cecha nie działa.

rulebook-race-worgen-title = Worgen
rulebook-race-worgen = **Przymierze, 5 żetonów.** Na początku każdej tury, także pierwszej, wybierz: ludzka postać od razu daje 2 monety; postać worgena kosztuje 1 monetę, a każdy podbój w tej turze jest o 1 żeton tańszy. Bez monety jest to ludzka postać. Wybierasz także wtedy, gdy potem wchodzisz w schyłek. W schyłku już się nie wybiera.

## The special powers

rulebook-power-archaeologist-title = Archeolodzy
rulebook-power-archaeologist = **5 żetonów.** Każdy artefakt i każde legendarne miejsce w twoich regionach daje 1 monetę więcej. W schyłku już nie.

rulebook-power-herbalist-title = Zielarze
rulebook-power-herbalist = **4 żetony.** Każdy zajęty region wzgórz daje 1 monetę więcej. W schyłku już nie.

rulebook-power-farmer-title = Rolnicy
rulebook-power-farmer = **4 żetony.** Każdy zajęty region pól daje 1 monetę więcej. W schyłku już nie.

rulebook-power-mountaineer-title = Górale
rulebook-power-mountaineer = **5 żetonów.** Każdy zajęty region górski daje 1 monetę więcej. W schyłku już nie.

rulebook-power-mining-title = Górnicy
rulebook-power-mining = **4 żetony.** Każdy zajęty region z jaskinią daje 1 monetę więcej. W schyłku już nie.

rulebook-power-ranger-title = Tropiciele
rulebook-power-ranger = **4 żetony.** Każdy zajęty leśny region daje 1 monetę więcej. W schyłku już nie.

rulebook-power-blacksmith-title = Kowale
rulebook-power-blacksmith = **4 żetony.** Każdy podbój kosztuje cię o 1 żeton mniej. W schyłku zdolność przepada.

rulebook-power-beastmaster-title = Poskramiacze
rulebook-power-beastmaster = **4 żetony.** Przy zbiórce wszystkie twoje bestie odchodzą; potem bierzesz na rękę bestię za każdy zajęty region wzgórz, najwyżej 5. Podbijają, zajmują, bronią i przegrupowują się jak żetony, a gdy ich region padnie, zamiast żetonu przepada bestia. Region zajęty tylko przez bestie opuszczasz z ich odejściem i nie liczy się jako wzgórza. W turze wyboru zestawu nie masz żadnej, w schyłku też nie.

rulebook-power-seafaring-title = Żeglarze
rulebook-power-seafaring = **5 żetonów.** Nigdy nie płacisz za przeprawę, nawet przy pierwszym podboju. W schyłku zdolność przepada.

rulebook-power-defensive-title = Obrońcy
rulebook-power-defensive = **4 żetony.** Na koniec tury każde twoje pole dostaje wieżę strażniczą, jeśli wokół niego masz więcej regionów niż każda inna rasa; inne rasy to także twoja wymierająca i Murlocs, woda się liczy, regiony niczyje nie liczą się nikomu. Pozostałe twoje wieże znikają; razem jest ich 6. Pole z wieżą jest nietykalne do następnego sprawdzenia, nawet jeśli większość tymczasem przepadnie. Opuszczenie pola albo schyłek usuwa wieżę.

rulebook-power-marsh-dweller-title = Mieszkańcy mokradeł
rulebook-power-marsh-dweller = **5 żetonów.** Przeciwnik płaci ci 1 monetę przed każdą próbą podboju twoich bagien, także czempionem, artefaktem Doomhammer lub Ashes of Al'ar albo z powietrza; nie za zamiany, wyparcia i bomby. Działa także w schyłku.

rulebook-power-portal-mage-title = Magowie portali: zamiana
rulebook-power-portal-mage = **5 żetonów.** Dwa razy na turę, podczas podbojów, wybierz gdziekolwiek dwa magiczne regiony i zamień wszystko, co w nich jest: czyjekolwiek jednostki, Murlocs, forty, ściany, artefakty, cele wojskowe i bomby. Góry i legendarne miejsca zostają. W jednym z nich musi być jednostka albo artefakt i żaden nie może być wobec ciebie nietykalny. To ani podbój, ani atak: bez strat, opłat i premii. W schyłku nie działa.

rulebook-portal-details-title = Magowie portali: co dalej
rulebook-portal-details =
    Miejscami zamieniają się całe grupy i każda rasa zachowuje swoje jednostki; ściany i forty wędrują z nimi i działają na każdym terenie. Tak możesz też przenieść własną grupę do pustego magicznego regionu. Jednostki aktywnej rasy, które trafią na zakrytą osobliwość, odkrywają ją, najpierw w regionie wskazanym jako pierwszy; sama zakryta osobliwość się nie przenosi.

rulebook-power-explorer-title = Odkrywcy
rulebook-power-explorer = **5 żetonów.** Każda wyspa, na której zajmujesz choć jeden region, daje 1 monetę więcej; morze liczy się do swojej wyspy. W schyłku już nie.

rulebook-power-peat-cutter-title = Torfiarze
rulebook-power-peat-cutter = **4 żetony.** Każdy zajęty bagienny region daje 1 monetę więcej. W schyłku już nie.

rulebook-power-fishing-title = Rybacy
rulebook-power-fishing = **3 żetony.** Każdy twój region przy morzu lub jeziorze daje 1 monetę więcej, także region wodny, jeśli styka się z innym morzem lub jeziorem. W schyłku już nie.

rulebook-power-champion-title = Czempioni: podbój
rulebook-power-champion = **4 żetony.** Czempion zaczyna na ręce. Raz na turę, jeśli jest na ręce, sam i za darmo podbija sąsiedni region lądowy, cokolwiek w nim jest. Musisz mieć na ręce co najmniej 1 żeton (Tauren 2), ale go nie wydajesz. Opłaty i nietykalność obowiązują. Nie może wykonać pierwszego podboju, nie przeprawia się i nie bierze udziału w ostatnim podboju.

rulebook-champion-stands-title = Czempioni: obrona i okup
rulebook-champion-stands =
    W obronie liczy się jak 1 jednostka, może sam utrzymać region, a przygotowuje się i przegrupowuje jak żeton; jeśli go zostawisz na miejscu, w tej turze nie podbija. Gdy jego region padnie, nic tam nie przepada: płacisz zdobywcy 1 monetę, albo nic, jeśli nie masz żadnej, a on wycofuje się z innymi. W schyłku znika.

rulebook-power-warlord-title = Wodzowie
rulebook-power-warlord = **5 żetonów.** Każdy niepusty region podbity w tej turze daje 1 monetę więcej; liczą się też Murlocs i własna wymierająca rasa. W schyłku nie działa.

rulebook-power-intimidating-title = Zastraszający: wyparcie
rulebook-power-intimidating = **4 żetony.** Trzy razy na turę, podczas podbojów i przed kością, wybierz sąsiedni region przeciwnika, z rasą aktywną lub wymierającą, albo Murlocs, choćby kilka razy ten sam. Najpierw burzy się tamtejszą ścianę lub fort; jeśli ich nie ma, żeton Murlocs znika z gry; a jeśli i jego nie ma, wybrany przez ciebie żeton lub bestia idzie do innego regionu swojej rasy, a gdy takiego brak, przepada. Podbijać potem nie musisz. Własnej wymierającej rasy, nietykalnych regionów i czempiona wyprzeć nie można. W schyłku nie działa.

rulebook-push-details-title = Zastraszający: dokąd
rulebook-push-details =
    Dokąd trafi żeton, decydujesz ty: do dowolnego innego regionu tej rasy, który nie jest nietykalny. Jeśli ma inne regiony, ale wszystkie nietykalne, wyprzeć nie można. Gdy odejdzie ostatni żeton, region jest pusty. Atakiem jest tylko wyparcie, przy którym żeton przepada; wtedy obowiązuje harmonia, Light's Hope Chapel, Holy Light i liczenie dla Forsaken.

rulebook-power-enraged-title = Furiaci
rulebook-power-enraged = **4 żetony.** Każdy region podbity w tej turze, w którym były co najmniej 2 jednostki, daje tyle monet, ile ich było. Góry, forty i ściany to nie jednostki: 3 żetony w górach dają 3, 1 żeton z fortem daje 0. W schyłku nie działa.

rulebook-power-garrison-title = Fortyfikatorzy
rulebook-power-garrison = **3 żetony.** Na koniec tury każdy zajęty region może dostać fort, jeden na region, razem 10. Fort podnosi koszt podboju o 1; nie przesuwa się i nie daje monet. W schyłku forty zostają, póki region nie padnie.

## Alliance and Horde

rulebook-factions-title = Kto do której frakcji należy
rulebook-factions =
    - **Przymierze**: Draenei, Dwarves, Gnomes, Humans, Night Elves, Worgen
    - **Horda**: Blood Elves, Forsaken, Goblins, Orcs, Tauren, Trolls
    - **Neutralne**: Ethereals, Kobolds, Naga, Pandaren
    Murlocs nie należą do żadnej frakcji.

rulebook-faction-bonus-title = Premia frakcji
rulebook-faction-bonus =
    Z rasą Przymierza albo Hordy dostajesz na koniec tury 1 monetę za każdą rasę drugiej frakcji, której w tej turze odbierasz choć jeden region, bez względu na ich liczbę. Aktywna i wymierająca rasa jednego gracza to dwie rasy. Neutralni atakujący i obrońcy premii nie dają. Orcs, którzy odbiorą dwa regiony aktywnej rasie Humans i jeden wymierającej rasie Dwarves tego samego gracza, dostają 2 za frakcję i 3 jako Orcs; z miejscem Battleground 3 i 3.

rulebook-team-game-title = Gra drużynowa
rulebook-team-game =
    Do wyboru jest gra Przymierza przeciw Hordzie: 1 na 1 albo 2 na 2; przy 3 lub 5 graczach ktoś jeszcze gra neutralnymi rasami jako osobna strona. Przy stole Przymierze i Horda siedzą na przemian, neutralny gracz ostatni. Wyspy, rundy, monety i osobliwości są jak w zwykłej grze.

rulebook-team-combos-title = Zestawy strony
rulebook-team-combos =
    Każda strona wybiera tylko spośród swoich ras. Ma kolumnę najwyżej 3 zestawów za 0, 1 lub 2 monety; odznaki są wspólne. Sztandar, który wraca, idzie pod stos swojej strony albo od razu w lukę jej kolumny.

rulebook-teammates-title = Partnerzy
rulebook-teammates =
    Aktywnych jednostek partnera nie wolno atakować, wypierać, bombardować ani zamieniać; jego wymierającą rasę atakować wolno. Partnerzy nie płacą sobie opłat, okupu ani monety za Heart of Azeroth, nie dostają harmonii, a monet nie można oddawać. Reszta jest jak zwykle, także premia frakcji; neutralny gracz zdobywa ją tylko dzięki miejscu Battleground.

rulebook-team-victory-title = Która strona wygrywa
rulebook-team-victory =
    Za stronę liczą się monety jej najlepszego gracza; wygrywa strona, która ma więcej. Przy remisie porównuje się pozostałych graczy stron, a potem wszystkie żetony na wyspach. Można wybrać, że monety strony się sumuje.

## How many you are

rulebook-two-players-title = Dwoje graczy
rulebook-two-players =
    Jedna duża i jedna średnia wyspa, 10 rund. Do wyboru są też duża i mała.

rulebook-three-players-title = Troje graczy
rulebook-three-players =
    Po jednej wyspie każdej wielkości, 10 rund.

rulebook-four-players-title = Czworo graczy
rulebook-four-players =
    Jedna duża, dwie średnie i jedna mała wyspa, 9 rund.

rulebook-five-players-title = Pięcioro graczy
rulebook-five-players =
    Dwie duże, jedna średnia i dwie małe wyspy, 8 rund.

## At this table

rulebook-maps-title = Nasze wyspy
rulebook-maps =
    Dwanaście tutejszych wysp narysowano dla Elbowroom i nie są to wyspy z pudełka. Duże mają 11 lub 12 regionów lądowych, średnie 9, małe 6, a niektóre mają jezioro. Razem przy dwojgu graczach jest 20 lub 21 regionów lądowych, przy trojgu 26 lub 27, przy czworgu 35 lub 36, a przy pięciorgu od 43 do 45.

rulebook-on-the-maps-title = Co na nich jest
rulebook-on-the-maps =
    Duża wyspa ma 4 żetony Murlocs, 3 góry i 3 regiony desantu; średnia 3 żetony Murlocs, 2 góry i 2 lub 3 regiony desantu; mała 2 żetony Murlocs, 1 górę i 1 lub 2 regiony desantu. Regiony desantu leżą na wybrzeżu i nigdy nie są górami. Każda wyspa ma jeden region dla osobliwości, nigdy region desantu.

rulebook-neighbours-known-title = Kto z kim sąsiaduje
rulebook-neighbours-known =
    Stół wie, które regiony sąsiadują, i pokazuje ci, co jest w zasięgu; wygląd rysunku nie decyduje. Wyspy sprawdza się na początku gry, żeby starczyło wszystkich znaczników.

rulebook-asked-in-order-title = O co pyta stół
rulebook-asked-in-order =
    Stół przechodzi twoją turę w kolejności zasad i pyta tylko o to, o czym trzeba zdecydować: bomby, postać, wybór na turę, opuszczane regiony, podboje, zakupy, przegrupowanie, rozstawianie na koniec. Przy przygotowaniu oddziałów bierze za ciebie na rękę wszystko ponad minimum; przy przegrupowaniu możesz to odstawić.

rulebook-conquest-actions-title = Podczas podbojów
rulebook-conquest-actions =
    Możesz podbijać, atakować z powietrza, wysłać czempiona, użyć Doomhammer, zamieniać, wypierać, kraść, spróbować ostatniego podboju albo skończyć, na ile pozwalają rasa, zdolność i osobliwości. Stół pilnuje, co działa tylko raz, dwa lub trzy razy na turę.

rulebook-out-of-turn-title = Gdy to nie twoja tura
rulebook-out-of-turn =
    Decydujesz tylko, dokąd wrócą twoje wypędzone jednostki. Opłaty, okup, Holy Light i Heart of Azeroth rozliczają się same.

rulebook-chance-title = Przypadek
rulebook-chance =
    Tasowanie, kość, bomby i miejsce losowane za Well of Eternity biorą się z jednego ziarna, więc każdą grę można odtworzyć dokładnie tak, jak przebiegła.

rulebook-own-inventions-title = Własne pomysły
rulebook-own-inventions =
    Stół może mieć **jedną własną rasę, jedną własną zdolność i jedno własne miejsce**, albo i więcej, jeśli tak ustalono. Wszyscy widzą je przed początkiem gry. Składa się je z działań, które gra zna. Własna rasa należy do Przymierza, do Hordy albo do nikogo.

rulebook-own-site-title = Własne miejsce
rulebook-own-site =
    To artefakt albo legendarne miejsce, które robi jedną lub dwie rzeczy, jakie robią artefakty, albo miejsca, z pudełka. Wtasowuje się je między inne: zakrytych wykłada się tyle co zwykle, reszta zostaje w pudełku.
