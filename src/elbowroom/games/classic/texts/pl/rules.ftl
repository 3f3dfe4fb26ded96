### What every race, power and piece of this game does, in at most 160 characters.

## Races

rule-race-amazons = Masz cztery dodatkowe żetony do ataku. Po przegrupowaniu zdejmij cztery żetony z mapy; wrócą w twojej następnej turze.
rule-race-dwarves = Za każdą kopalnię w rękach Krasnoludów dostajesz na koniec tury 1 monetę więcej, także w schyłku.
rule-race-elves = Gdy tracisz region, wszystkie Elfy wracają ci na rękę. Nie działa przy zamianie na Czarnoksiężnika ani w schyłku.
rule-race-ghouls = Gdy wchodzą w schyłek, wszystkie Ghule zostają na mapie. Podbijają też w schyłku: na początku tury, przed aktywną rasą.
rule-race-giants = Regiony obok góry zajętej przez Olbrzymy podbijasz o 1 żeton taniej, lecz zawsze co najmniej jednym.
rule-race-halflings = Zaczynasz w dowolnym miejscu. Dwa pierwsze podbite regiony dostają norkę: inni ich nie podbiją ani nie użyją na nich zdolności.
rule-race-humans = Za każdy zajęty region pól dostajesz na koniec tury 1 monetę więcej.
rule-race-orcs = Za każdy niepusty region podbity w tej turze przez Orków dostajesz na jej koniec 1 monetę więcej.
rule-race-ratmen = Brak cechy rasy. Za to dostajesz ich naprawdę wielu.
rule-race-skeletons = Za każde dwa niepuste regiony podbite w tej turze przy przegrupowaniu przybywa ci 1 żeton z zasobnika.
rule-race-sorcerers = Raz na turę u każdego przeciwnika możesz zamienić samotny aktywny żeton w zasięgu na Czarnoksiężnika z zasobnika. Obozowisko przed tym chroni.
rule-race-tritons = Regiony nadbrzeżne (przy morzu lub jeziorze) podbijasz o 1 żeton taniej, lecz zawsze co najmniej jednym.
rule-race-trolls = Każdy region podbity przez Trolle dostaje legowisko: obrona +1, także w schyłku. Znika, gdy region opuścisz lub stracisz.
rule-race-wizards = Za każdy zajęty region z magicznym źródłem dostajesz na koniec tury 1 monetę więcej.

## Powers

rule-power-alchemist = Póki twoja rasa jest aktywna, każda tura przynosi ci 2 monety więcej.
rule-power-berserk = Przed każdym podbojem możesz rzucić kością: wynik obniża koszt (minimum 1). Niewykorzystany rzut kończy podboje.
rule-power-bivouacking = Przy przegrupowaniu rozstaw pięć obozowisk: każde daje +1 do obrony i zatrzymuje Czarnoksiężników. Znikają dopiero w schyłku.
rule-power-commando = Każdy podbój kosztuje o 1 żeton mniej, lecz zawsze co najmniej jeden.
rule-power-diplomat = Na koniec tury możesz zawrzeć rozejm z graczem, którego aktywna rasa została oszczędzona: do twojej kolejnej tury nie zaatakuje nią twojej.
rule-power-dragon-master = Raz na turę podbijasz region w zasięgu jednym żetonem. Smok tam zostaje: region jest nietykalny, póki smok nie odleci lub nie nastanie schyłek.
rule-power-flying = Podbijasz dowolny region lądowy, także niesąsiedni, już od pierwszego podboju. Morza i jezioro są wyłączone.
rule-power-forest = Za każdy zajęty leśny region dostajesz na koniec tury 1 monetę więcej.
rule-power-fortified = Póki rasa jest aktywna, co turę możesz postawić twierdzę (maks. 6, jedna na region): obrona +1 także w schyłku, a do schyłku 1 moneta na turę.
rule-power-heroic = Po przegrupowaniu ustaw dwóch bohaterów w dwóch swoich regionach. Są nietykalne, póki bohaterowie nie odejdą lub nie nastanie schyłek.
rule-power-hill = Za każdy zajęty region wzgórz dostajesz na koniec tury 1 monetę więcej.
rule-power-merchant = Za każdy region tej rasy dostajesz na koniec tury 1 monetę więcej.
rule-power-mounted = Wzgórza i pola podbijasz o 1 żeton taniej, lecz zawsze co najmniej jednym.
rule-power-pillaging = Łup: 1 moneta więcej za każdy niepusty region podbity przez tę rasę w tej turze.
rule-power-seafaring = Póki rasa jest aktywna, może podbijać też morza i jezioro jak inne regiony. W schyłku zostają twoje i nadal dają monety.
rule-power-spirit = W schyłku ta rasa nie wlicza się do limitu jednej, więc zostaje na mapie, gdy w schyłek wchodzi kolejna.
rule-power-stout = Po wypłacie monet w zwykłej turze możesz od razu wejść w schyłek; nie kosztuje to osobnej tury.
rule-power-swamp = Za każdy zajęty bagienny region dostajesz na koniec tury 1 monetę więcej.
rule-power-underworld = Regiony z jaskinią podbijasz o 1 żeton taniej (minimum 1), a przy podbojach wszystkie sąsiadują ze sobą.
rule-power-wealthy = Jednorazowo 7 monet więcej na koniec tury, w której wybierasz ten zestaw.

## Pieces and symbols

rule-term-lost-tribe = Lud, którym nikt nie gra. Utrudnia podbój swojego regionu i znika z gry, gdy ktoś go podbije.
rule-term-peace = Do następnej tury tego, kto zawarł rozejm, aktywna rasa drugiej strony nie może atakować jego aktywnej rasy.
rule-term-mine = Kopalnia daje monety Krasnoludom.
rule-term-cavern = Jaskinie służą rasom Podziemnym.
rule-term-magic = Magiczne źródło daje monety Czarodziejom.
rule-term-lair = Legowisko trolli: obrona +1, także w schyłku.
rule-term-fortress = Twierdza: obrona +1, a póki rasa jest aktywna, 1 moneta na turę.
rule-term-encampment = Obozowisko: każde daje +1 do obrony i co turę rozstawia się je od nowa.
rule-term-hole = Norka: region jest nietykalny, póki Niziołki go nie opuszczą lub nie wejdą w schyłek.
rule-term-hero = Bohater: póki stoi w regionie, region jest nietykalny.
rule-term-dragon = Smok: póki siedzi w regionie, region jest nietykalny.
