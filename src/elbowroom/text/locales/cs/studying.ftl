### The page on which a finished game is studied move by move.

study-title = Rozbor
study-panel = Kroky, chyby a karty
study-walk = Průchod hrou
study-whose = Čí hra?
study-tab-board = Plán
study-tab-moves = Kroky
study-tab-mistakes = Chyby
study-tab-cards = Karty
study-column-gain = mince
study-column-chance = šance
study-setting-up = Příprava
study-timeline = Hra
study-unit-wins = v %, po každém tahu
study-unit-coins = na konci hry
study-unit-points = na konci hry
study-axis-turn = { $turn }. tah
study-odds-none = Vyhlídky této hry nejsou k mání.
study-not-judged = Tuto hru tu nikdo neumí posoudit: nemá vyhlídky ani chyby.
study-next-mistake = Další chyba
study-mistakes-look-of = Hledat chyby: { $name }
study-given-away = Z tvých { $of } % přišlo nazmar { $points }.
study-given-away-by = { $name }: z { $of } % přišlo nazmar { $points }.
study-better-turn = Lepší tah
study-better-asked = krok za krokem na plánu
study-better-step = krok { $step } z { $steps } na plánu
study-show-better = Ukázat
study-step = Další krok
study-step-back = O krok zpět
study-what-if = Co kdyby? Hrát odtud
study-what-if-short = Co kdyby?
study-share = Sdílet tuto chvíli
study-shared = Odkaz na tuto chvíli je zkopírovaný.
study-moment-gone = Odkaz vede na chvíli, kterou tato hra nemá; počet jejích kroků: { $moves }. Vidíš její začátek.
study-branch-back = Zpět k rozboru

study-key-move = o krok zpět nebo dál
study-key-turn = na předchozí nebo další tah
study-key-ends = na začátek, na konec
study-key-play = přehrávat, zastavit
study-key-mistake = na další chybu
study-key-better = lepší tah krok za krokem
study-key-what-if = co kdyby? hrát odtud

## A position set up by hand

study-tab-position = Pozice
study-position = Tvoje pozice
study-position-board = Plán k postavení
study-position-how = Vyber dílek a stiskni region.
study-position-link = Odkaz
study-position-copied = Odkaz na tuto pozici je zkopírovaný.
study-position-over = Tady už nikdo nic nevolí: hra skončila.
study-position-unread = V odkazu není pozice, která by se dala přečíst.
study-count-in = { $piece }, { $region }
study-put = Postav na plán
study-put-how = stiskni dílek a pak region; Shift, pravé tlačítko nebo − ubírá
study-marker = { MARKER($marker) }
study-tribe = zapomenutý kmen
study-to-move = Na tahu
study-at-step = Krok
study-checking = Může to ve hře nastat?
study-reachable = Taková pozice může ve hře nastat.
study-unreachable = Taková pozice ve hře nastat nemůže.
study-coins-guessed = Skryté mince jsou tvůj odhad; počítají se.
study-no-drafting = Pozice této hry nelze stavět ručně.
study-from-moment = Z této chvíle
study-empty-board = Prázdný plán
study-player = Hráč
study-in-hand = v ruce
study-no-race = bez národa
study-in-decline = { RACE($race) } v úpadku
study-none-in-decline = nikdo v úpadku
study-hand-of = Žetony v ruce: { $name }
study-coins-of = Mince: { $name }
study-coins-on = Mince na kombinaci { $combo }
study-row-how = stiskem změníš kombinaci nebo její mince
study-choose-race = Národ a schopnost
study-race = Národ
study-power = Schopnost
study-take-it = Vzít

## The page from which one begins to study

study-home-record = Otevřít záznam
study-home-record-how = Soubor uložený na konci hry. Nic z něj tu nezůstane.
study-home-position = Postavit pozici
study-home-games = Tvoje hry
study-home-no-games = Až dohraješ hru na tomto zařízení, objeví se tady.
study-home-link = Rozbor
study-file-unreadable = Tento soubor nejde přečíst: není to JSON, nebo je useknutý.
study-record-none = Tohle není záznam hry.
study-record-game = Záznam je ze hry, která tu není: { $game }.
study-record-rules = Záznam vznikl podle jiné verze pravidel.
study-record-content = Záznam vznikl s plány, národy nebo balíčky, které tu nejsou.
study-record-cut = Záznam je useknutý.
study-record-edited = Záznam někdo změnil: jeho kroky nevedou tam, kam tvrdí.
study-record-unfinished = Hra tohoto záznamu neskončila.

## Best turns of a position

study-play-on = Hrát odtud dál
study-find = Najít nejlepší tahy
study-finding = Hledám nejlepší tahy…
study-best-turns = Nejlepší tahy
study-best-turns-of = Nejlepší tahy: { $name }
study-best-press = šance na vítězství; stisknutím ho ukážeš na plánu
study-best-ask = zeptej se, až bude pozice hotová
study-step-by-step = Ukázat po krocích
