### Words on buttons, labels and menus.

ui-app-name = Elbowroom
ui-undo = Vrátit zpět
ui-cancel = Zrušit
ui-close = Zavřít
ui-continue = Pokračovat
ui-done = Hotovo
ui-bot = Bot
ui-take-seat = Posadit se
ui-table = Stůl
ui-spectate = Sledovat
ui-invite-link = Odkaz s pozvánkou
ui-copy-link = Kopírovat odkaz
ui-replay = Záznam hry
ui-rematch = Odveta
ui-join = Přidat se
ui-guest = Host
ui-nickname = Přezdívka
ui-difficulty = Obtížnost
ui-reconnecting = Obnovuji spojení…
ui-game-log = Záznam tahů
ui-chat = Chat
ui-settings = Nastavení
ui-language = Jazyk
ui-sound = Zvuk
ui-animation-speed = Rychlost animací
ui-keyboard-shortcuts = Klávesové zkratky
ui-tutorial = Výuka
ui-rules-reference = Přehled pravidel
ui-time-left = Zbývající čas
ui-try-again = Zkusit znovu
ui-loading = Načítání…
ui-game-name-classic = Small World
ui-game-name-warcraft = Small World of Warcraft
ui-game-name-kingdoms = Malá velká království
ui-game-name-heroes-call = Úsvit hrdinů

## Errors: one for every code of the protocol.

error-malformed = Zprávě se nedá porozumět.
error-illegal = To pravidla nedovolují.
error-stale = U stolu se mezitím něco změnilo. Podívej se a rozhodni se znovu.
error-not-your-turn = Nejsi na tahu.
error-not-your-seat = Toto místo není tvoje.
error-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz.
error-no-such-call = Na této adrese nic není.
error-seat-taken = Tady už někdo sedí.
error-too-large = Je to příliš dlouhé.
error-too-many = Je toho moc najednou. Chvilku počkej a zkus to znovu.
error-not-now = Teď to nejde.
error-unavailable = Server teď nemůže odpovědět. Nic se neztratilo, zkus to za chvíli.
