### Words on buttons, labels and menus.

ui-app-name = Elbowroom
ui-undo = Cofnij
ui-cancel = Anuluj
ui-close = Zamknij
ui-continue = Kontynuuj
ui-done = Gotowe
ui-bot = Bot
ui-take-seat = Zajmij miejsce
ui-table = Stół
ui-spectate = Oglądaj
ui-invite-link = Link z zaproszeniem
ui-copy-link = Kopiuj link
ui-replay = Powtórka
ui-rematch = Rewanż
ui-join = Dołącz
ui-guest = Gość
ui-nickname = Pseudonim
ui-difficulty = Poziom trudności
ui-reconnecting = Wznawianie połączenia…
ui-game-log = Dziennik gry
ui-chat = Czat
ui-settings = Ustawienia
ui-language = Język
ui-sound = Dźwięk
ui-animation-speed = Szybkość animacji
ui-keyboard-shortcuts = Skróty klawiszowe
ui-tutorial = Samouczek
ui-rules-reference = Skrót zasad
ui-time-left = Pozostały czas
ui-try-again = Spróbuj ponownie
ui-loading = Wczytywanie…
ui-game-name-classic = Small World
ui-game-name-warcraft = Small World of Warcraft
ui-game-name-kingdoms = Tiny Epic Kingdoms
ui-game-name-heroes-call = Zew bohaterów

## Errors: one for every code of the protocol.

error-malformed = Tej wiadomości nie da się zrozumieć.
error-illegal = Zasady na to nie pozwalają.
error-stale = Przy stole coś się tymczasem zmieniło. Spójrz i zdecyduj ponownie.
error-not-your-turn = To nie twoja tura.
error-not-your-seat = To miejsce nie jest twoje.
error-no-such-table = Nie ma takiego stołu. Sprawdź link.
error-no-such-call = Pod tym adresem nic nie ma.
error-seat-taken = Ktoś już tu siedzi.
error-too-large = To jest za długie.
error-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-not-now = Teraz nie można tego zrobić.
error-unavailable = Serwer nie może teraz odpowiedzieć. Nic nie przepadło, spróbuj za chwilę.
