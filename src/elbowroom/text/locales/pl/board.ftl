### Plansza: co mówi o regionach, dla oczu i dla czytników ekranu.

board-map = Mapa, { COUNT($count, "region") }
board-help = Strzałki prowadzą z regionu do regionu, T i Shift T do następnego i poprzedniego celu, Home do twojego pierwszego regionu. Enter działa, plus i minus zmieniają liczbę żetonów, I odczytuje rachunek.
board-loading = Rozwijanie mapy…
board-unknown-map = Mapa { $map } nie jest jeszcze narysowana.
board-you = Ty
board-seat = Miejsce { $number }

## Region

board-region = { $name }, { $land }.
board-terrain = { TERRAIN($terrain) }
board-symbol = { SYMBOL($symbol) }
board-markers = { COUNT($count, $marker) }
board-holds-nobody = Pusty.
board-holds-tribe = { $count ->
    [1] Ginące plemię.
   *[other] Ginące plemię, siła { $count }.
}
board-holds-active = { $player }, { RACE($race) }: { COUNT($count, "token") }, rasa aktywna.
board-holds-declined = { $player }, { RACE($race) }: { COUNT($count, "token") }, rasa wymierająca.
board-holds-markers = Stoją tu: { $markers }.
board-pinned = Twój znacznik.

## Co można z nim zrobić

board-part-first = { $amount } { $name }
board-part-plus = plus { $amount } { $name }
board-part-minus = minus { $amount } { $name }
board-offer-conquer = Można podbić, koszt { $cost }: { $parts }.
board-offer-hand = Na ręce: { $hand }.
board-offer-attempt = Tylko z kością: koszt { $cost }, { $parts }. Na ręce: { $hand }; trzeba wyrzucić co najmniej { $needs }, szansa { $faces } na { $sides }.
board-offer-dragon = Smok zajmie go za { $cost }.
board-offer-substitute = Samotny żeton możesz zastąpić swoim.
board-offer-abandon = Możesz go opuścić.
board-offer-marker = Można tu umieścić: { MARKER($marker) }.
board-act-conquer = Podbij za { $cost }
board-act-attempt = Rzuć kością
board-act-dragon = Wyślij smoka
board-act-substitute = Zastąp żeton
board-act-abandon = Opuść
board-act-marker = Umieść: { MARKER($marker) }

## − liczba +

board-count-redeploy = Tutaj: { COUNT($count, "token") }, na ręce: { $hand }.
board-count-take = Zabrano stąd: { $count }, pozostało do zabrania: { $hand }.
board-count-place = Dodano tutaj: { $count }, na ręce: { $hand }.
board-count-camp = Tutaj: { COUNT($count, "encampment") }, na ręce: { $hand }.
board-more = O jeden więcej: { $region }
board-less = O jeden mniej: { $region }

## Rachunek kosztu

board-receipt-total = { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
}
board-receipt-left = Na ręce zostanie { $left } z { $hand }
board-receipt-die = Wyrzuć co najmniej { $needs }: szansa { $faces } na { $sides }

## Tabela regionów

board-table-about = To samo, co na mapie. Wszystko, co można zrobić tam, można zrobić i tu.
board-column-name = Nazwa
board-column-land = Teren
board-column-holder = Kto zajmuje
board-column-strength = Żetony
board-column-cost = Koszt
board-column-action = Akcja
board-nobody = nikt
board-tribe = ginące plemię
board-in-decline = { $player }, wymierająca rasa
board-why-not = Dlaczego nie?
