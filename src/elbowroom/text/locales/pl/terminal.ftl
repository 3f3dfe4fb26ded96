### What the game in the terminal says; the page does without.

## Sitting down

terminal-welcome = { $game }: stół w terminalu. Enter wybiera to, co stoi w nawiasach.
terminal-how-many = Ilu graczy, od { $fewest } do { $most } [{ $default }]:
terminal-write-number = Wpisz liczbę od { $fewest } do { $most }.
terminal-not-so-many = { $game }: liczba graczy to { $fewest } do { $most }, a nie { $players }.
terminal-no-bot = Nie ma bota „{ $name }”. Są: { $bots }.
terminal-no-option = { $game }: nie ma opcji „{ $name }”. Opcje: { $options }.
terminal-option-values = { $name } może być { $values }: napisz { $name }=WARTOŚĆ.
terminal-option-on-off = { $name } to „{ $value }”; może być on albo off.
terminal-option-players = { $name } jest dla liczby graczy { $counts }, a gra ich { $players }.
terminal-option-needs = { $name } wymaga { $needs }.
terminal-seats = Dla każdego miejsca wpisz imię albo bota: { $bots }.
terminal-seat = Miejsce { $number } [{ $default }]:
terminal-player = Gracz
terminal-player-number = Gracz { $number }
terminal-nobody = Nikt nie usiadł: żadna gra się nie zaczęła.
terminal-options = Te opcje należą do gry w terminalu: oto ona.
terminal-no-page = Strona nie jest zbudowana (buduje ją make web): to jest gra w terminalu.
terminal-at = Stół jest pod adresem { $address } (kończy go Ctrl-C; gry są zapisywane w { $folder }).

## The table

terminal-title = Runda { $round } z { $rounds } · kolej: { $player }
terminal-row = Zestawy (cena, żetony, monety na nim)
terminal-coins-hidden = monety ukryte
terminal-peace-with = rozejm: { $player }
terminal-in-hand = { $count } na ręce
terminal-no-race = jeszcze bez rasy
terminal-from-pack = z własnego pakietu.
terminal-tribe = plemię
terminal-more = … jeszcze { $count }: wpisz log
terminal-write = wpisz:
terminal-odds = kość { $needs }+, { $faces } na { $sides }
terminal-fullest = z najpełniejszych regionów
terminal-border = brzeg planszy
terminal-coast = wybrzeże
terminal-hand-over = Zmiana przy stole
terminal-hand-over-detail = { $player }, decyzja należy do ciebie.
terminal-hand-over-ready = Usiądź i naciśnij Enter.

## Columns

terminal-column-region = region
terminal-column-place = nazwa
terminal-column-symbols = symbole
terminal-column-holder = należy do
terminal-column-markers = znaczniki
terminal-column-cost = koszt
terminal-column-neighbours = sąsiedzi
terminal-column-rank = lokata
terminal-column-seat = miejsce
terminal-column-player = gracz
terminal-column-coins = monety
terminal-column-tokens = żetony na mapie

## The end

terminal-standing = Klasyfikacja końcowa
terminal-wins = wygrywa
terminal-shares = dzieli zwycięstwo

## Answers

terminal-no-choice = Nie ma opcji { $number }; do wyboru są od 1 do { $last }.
terminal-nothing-to-spread = Nie ma tu czego rozmieścić.
terminal-no-undo = Niczego nie można cofnąć: rzucono już kością, pokazał się nowy zestaw albo nic jeszcze nie zagrano.
terminal-save-where = Wpisz dokąd: { $example }
terminal-saved = Zapisano w { $file }. Dalej gra się poleceniem `{ $command }`.
terminal-kept = Zapisano w { $file }.
terminal-not-saved = Nie udało się zapisać gry: { $reason }.
terminal-left = Stół opuszczony; gra nie została zapisana.
terminal-why-what = Wpisz, o co pytasz: { $example }
terminal-allowed = { $action } jest dozwolone.
terminal-not-allowed = { $action } nie jest dozwolone. { $why }
terminal-instead = Dozwolone: { $actions }.
terminal-rules-what = Wpisz rasę, zdolność, ID zasady albo słowa z zasad: { $example }
terminal-neighbours = Sąsiaduje z: { $places }.
terminal-no-verb = Nie ma polecenia „{ $word }”. Co można wpisać, mówi help.
terminal-no-region = Nie ma regionu „{ $region }”. Są od { $first } do { $last }.
terminal-should-read = Nie można odczytać „{ $text }”. Pisze się: { $usage }

## The rules looked up

terminal-column-rules = zasady
terminal-column-first = od
terminal-column-last = do
terminal-rules-nothing = O „{ $text }” nic tu nie ma. Podaj numer zasady, nazwę rasy, zdolności, frakcji lub czegokolwiek, co ją ma, albo inne słowo.
terminal-rules-meant = Może: { $words }?
terminal-rules-exact = Dokładne zasady, po angielsku: { $rules }
terminal-rules-english = Dokładne zasady są po angielsku:
terminal-rules-also = Także: { $names }
terminal-rules-hint = Więcej powie `elbowroom rules` ze słowem, nazwą lub numerem zasady; w innym języku z `--lang en`, `cs` lub `is`.

## Help

terminal-help = Co możesz wpisać
terminal-help-number = wybór o tym numerze
terminal-help-action = dowolna akcja słowami; wystarczy { $short }, gdy możliwa jest tylko jedna
terminal-help-arrange = przegrupowanie: w tych regionach ma być tyle żetonów; wystarczy też { $short }
terminal-help-even = rozmieścić żetony lub obozowiska po równo
terminal-help-done = zakończyć krok
terminal-help-undo = cofnąć ostatnią odpowiedź tej tury, dopóki nie było widać kości ani nowego zestawu
terminal-help-why = dlaczego tyle kosztuje albo dlaczego nie jest dozwolone
terminal-help-look = wszystko o regionie
terminal-help-board = wszystkie regiony w tabeli
terminal-help-rules = rasa, zdolność, ID zasady albo słowa z zasad
terminal-help-log = co się dotąd stało
terminal-help-income = ile monet byłoby teraz
terminal-help-save = zapisać grę
terminal-help-quit = odejść od stołu

## A record told

terminal-replay-game = { $game }, mapa { $map }: { $names }
terminal-drawn-map = wylosowana
terminal-own-map = własna
terminal-replay-turn = Runda { $round }, { $player }
terminal-replay-checked = Odtworzone ruchy: { $checked } z { $total }; każdy krok i każda suma kontrolna się zgadza.
terminal-choose-options = Opcje, o nazwach z lobby. Napisz jedną, jako nazwa albo nazwa=wartość:
terminal-choose-option = Opcja albo Enter, by zacząć:
terminal-lan = Dla telefonów i komputerów w tej sieci: { $address }
