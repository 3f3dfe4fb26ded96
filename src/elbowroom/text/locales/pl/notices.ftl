### Klepnięcie w ramię: czego ludzie się dowiadują, gdy ich nie ma, i jak o to proszą.

## Co się mówi: nigdy nic, co jest ukryte

notice-turn-title = Twoja tura: { $table }
notice-invited-title = Kolejna gra: { $table }
notice-over-title = Koniec gry: { $table }
notice-closed-title = Stół zamknięty: { $table }
notice-played = { $name } ma swój ruch za sobą.
notice-begun = Gra się zaczęła.
notice-turn = Runda { $turn } z { $turns }.
notice-turn-left = Runda { $turn } z { $turns }, masz jeszcze { $time }.
notice-left = Masz jeszcze { $time }.
notice-invited = { $name } zaprasza cię do kolejnej gry.
notice-won = Zwycięstwo jest twoje!
notice-won-shared = Dzielisz zwycięstwo!
notice-winner =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
        [many] Wygrywają { $names }.
       *[other] Wygrywają { $names }.
    }
notice-over = Zobacz, jak to się skończyło.
notice-closed = Nikt tam już nie gra.

## Listy

notice-letter =
    { $said }

    Do stołu: { $address }

    Żadnych więcej listów: { $stop }
notice-confirm-title = Czy Elbowroom ma do ciebie pisać?
notice-confirm-letter =
    Ktoś, pewnie ty, chce dostawać na ten adres listy od { $server }: gdy jest twoja tura, gdy ktoś cię zaprasza, gdy gra się kończy.

    Jeśli ich chcesz, otwórz ten link: { $address }

    Jeśli nie, nie rób nic: nic więcej nie zostanie wysłane. Albo powiedz to: { $stop }

## Jak o to poprosić

notices-title = Powiedz mi, gdy jest moja tura
notices-browser = W tej przeglądarce
notices-browser-hint = także gdy strona jest zamknięta
notices-mail = E-mailem
notices-mail-hint = najwyżej jeden list na turę
notices-mail-waiting = { $address }: otwórz link z listu, wtedy będziesz wiedzieć.
notices-mail-on = { $address }
notices-quiet-from = Cisza od
notices-quiet-to = do
notices-secret = W tekście nigdy nie ma nic ukrytego.
notices-ask = Czy przeglądarka ma ci mówić?
notices-ask-lead = Gdy jest twoja tura, gdy ktoś cię zaprasza, gdy gra się kończy. Nigdy tego, co ukryte. Cisza od { $from } do { $to }.
notices-yes = Tak, mów mi
notices-by-mail = E-mailem
notices-no = Nie
notices-address = Twój adres e-mail
notices-send = Wyślij mi link
notices-on = Będziesz wiedzieć, co się dzieje przy tym stole. Wyłączysz to w lobby.
notices-denied = Przeglądarka na to nie pozwala. Zmienisz to w jej ustawieniach dla tej strony.
notices-no-service = Ta przeglądarka nie ma usługi powiadomień, która by odpowiadała.
notices-bad-address = To nie jest adres e-mail.
notices-mail-away = Serwer poczty nie odpowiada. Spróbuj później.
notices-mail-refused = Serwer poczty nie przyjmuje tego adresu.
notices-mail-often = O ten adres pytano dziś już dość razy. Zajrzyj do jego poczty.
notices-trouble = Nie udało się. Spróbuj później.
notices-confirm = Czy Elbowroom ma do ciebie pisać, gdy jest twoja tura?
notices-confirm-yes = Tak, piszcie do mnie
notices-confirmed = Gotowe: od teraz będziesz wiedzieć.
notices-stopped = Gotowe: na ten adres nic więcej nie zostanie wysłane.
notices-old-link = Ten link jest za stary albo niepełny. Poproś w lobby o kolejny list.

## Własne stoły

notices-your-turns = Twoje tury
notices-others = Kolej innych
notices-finished = Zakończone
notices-turns-wait =
    { $count ->
        [one] Czeka na ciebie { $count } tura
        [few] Czekają na ciebie { $count } tury
        [many] Czeka na ciebie { $count } tur
       *[other] Czeka na ciebie { $count } tury
    }
notices-no-clock = bez zegara
notices-waiting-for = kolej: { $name }
notices-waiting-chairs =
    { $count ->
        [one] czeka na { $count } krzesło
        [few] czeka na { $count } krzesła
        [many] czeka na { $count } krzeseł
       *[other] czeka na { $count } krzesła
    }
