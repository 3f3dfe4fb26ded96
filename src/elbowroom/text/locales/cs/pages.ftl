### The pages of the table: lobby, waiting room, table, end, replay, rules.

## Everywhere

pages-home = Elbowroom, do herny
pages-theme-system = Barvy: podle systému. Stiskni pro světlé
pages-theme-light = Barvy: světlé. Stiskni pro tmavé
pages-theme-dark = Barvy: tmavé. Stiskni pro systémové
pages-away-title = Server je pryč
pages-away = Server je pryč. Nic se neztratilo, stránka se sama vrátí.
pages-back-to-lobby = Zpět do herny
pages-unknown-game = Tato stránka neumí ukázat hru „{ $game }“.
pages-copied = Zkopírováno
pages-share = Sdílet
pages-count-players = { COUNT($count, "player") }
pages-search = Hledat

## Lobby

pages-playing-as = Hraješ jako
pages-open-a-table = Otevři stůl
pages-lead = Vyber svět, obsaď židle, pošli odkaz. Ten svět je vždycky o kousek menší, než by všichni potřebovali.
pages-play-now = Hrát hned proti botům
pages-play-now-hint = Jeden stisk a sedíš u stolu. Hra se vysvětluje sama.
pages-learn = Naučit se hraním
pages-game = Hra
pages-game-about-classic = 2 až 5 hráčů · 14 národů, 20 schopností
pages-game-about-warcraft = 2 až 5 hráčů · artefakty, místa, lodě
pages-game-about-kingdoms = 1 až 5 hráčů · akce, magie, válka
pages-players = Hráči
pages-pace = Tempo
pages-pace-none = Bez hodin
pages-pace-fast = 15 minut na hráče
pages-pace-days = 2 dny na tah
pages-pace-about-none = Hraj, jak dlouho chceš; odejdi a vrať se, kdy se ti zachce.
pages-pace-about-fast = 15 minut na celou hru a 20 sekund navíc za každý tah. Když čas dojde, hraje za židli dál bot.
pages-pace-about-days = Až 2 dny na každý tah: hra na celý týden.
pages-chairs = Židle
pages-chair = Židle { $number }
pages-kind-me = Já
pages-kind-link = Přítel přes odkaz
pages-kind-here = Přítel u tohoto zařízení
pages-kind-open = Kdokoli
pages-kind-bot = Bot
pages-kind-note-me = to jsi ty
pages-kind-note-link = odkaz dostaneš u stolu
pages-kind-note-open = kdokoli z herny
pages-friends-name = Jméno přítele
bot-random = Náhodný
bot-greedy = Chamtivý
bot-planner = Plánovač
bot-easy = Lehký
bot-normal = Běžný
bot-hard = Těžký
bot-expert = Expert
pages-seat-look-0 = modrá · kruh
pages-seat-look-1 = rezavá · šestiúhelník
pages-seat-look-2 = zelená · čtverec
pages-seat-look-3 = švestková · štít
pages-seat-look-4 = zlatá · kosočtverec
pages-shape-0 = kruh
pages-shape-1 = šestiúhelník
pages-shape-2 = čtverec
pages-shape-3 = štít
pages-shape-4 = kosočtverec
pages-shapes = Židle a barvy
pages-shapes-detail = Každá židle má barvu i tvar, takže mapu přečteš i bez barev. Žetony v úpadku jsou šedé, šrafované a s čárkovaným okrajem.
pages-show-coins = Ukazovat všechny mince
pages-may-watch = Diváci se smějí dívat
pages-listed = Ukázat v herně
pages-open-the-table = Otevřít stůl
pages-your-tables = Tvoje stoly
pages-no-tables = Tady na tebe počkají stoly, u kterých hraješ.
pages-state-your-turn = jsi na tahu
pages-state-playing = čeká se
pages-state-waiting = ještě není plno
pages-state-over = dohráno
pages-state-closed = zavřeno
pages-state-away = …
pages-join-a-friend = Přidej se k příteli
pages-paste-link = Vlož odkaz
pages-open-tables = Otevřené stoly
pages-more = Další
pages-about = O hře

## Waiting room

pages-waiting-for-seats = Čeká se na obsazení židlí
pages-waiting-detail = Hra začne sama, jakmile budou všechny židle obsazené.
pages-empty-chair = Prázdná židle
pages-send-link = pošli odkaz někomu blízkému
pages-expected = čeká se na někoho s odkazem
pages-fill-with-bot = Posadit bota
pages-bad-link = Tento odkaz už žádné místo neotevírá. Jsi divák.

## Table

pages-skip-to-map = Na mapu
pages-turn = Kolo
pages-turn-of = Kolo { $round } z { $rounds }
pages-steps = Části tahu
pages-step-ready = Příprava
pages-step-conquer = Dobývání
pages-step-redeploy = Přeskupení
pages-step-score = Mince
pages-prompt = Co teď dělat
pages-parts = Části stolu
pages-tab-map = Mapa
pages-tab-combos = Kombinace
pages-tab-log = Zápis
pages-tab-cards = Karty
pages-log-empty = Zatím se nic nestalo.
pages-chat-empty = Zatím nikdo nic neřekl.
pages-say = Řekni něco…
pages-send = Poslat
pages-unread = nepřečtené
pages-combos = Kombinace v nabídce
pages-combo-said = { $number }: { COMBO($race, $power) }, cena { $price }, mincí na ní: { $coins }
pages-free = zdarma
pages-too-dear = moc drahá
pages-combo-tokens = Tolik žetonů s ní dostaneš
pages-combo-coins = Mince na ní, pro toho, kdo si ji vezme
pages-regions = Regiony jako seznam
pages-in-hand = { $tokens } v ruce
pages-in-hand-why = Žetony aktivního národa, které nestojí v žádném regionu
pages-markers-in-hand = { MARKER($marker) }: { $count }
pages-aside = { $tokens } stranou
pages-gain = +{ $coins } minule
pages-last-gain = Mince z minulého tahu; všichni je viděli
pages-coins = Mince:
pages-coins-hidden = Mince skryté do konce hry
pages-in-decline = { RACE($race) } v úpadku · { COUNT($regions, "region") }
pages-peace-until = Příměří: { $name }
pages-seat-you = ty
pages-seat-here = u tohoto zařízení
pages-seat-connected = online
pages-seat-away = pryč
pages-seat-standing-in = zastupuje bot
pages-choosing = na tahu
pages-days-left = { $days } d { $hours } h
pages-if-you-scored = Kdyby se teď počítalo
pages-scores = Získává { $name }
pages-rule-behind = Pravidlo, o které jde
pages-choice-detail = Prvním krokem je rozhodnuto.
pages-pick-detail = Stiskni kombinaci a přečti si ji. Každá přeskočená stojí 1 minci.
pages-abandon = Opustit region
pages-redeploy-detail = Použij + a − u svých regionů nebo přetahuj
pages-take-detail = Vyber, odkud odejdou; příští tah se vrátí
pages-place-optional = Stiskni svůj region, nebo to nech být
pages-place-must = Stiskni své regiony a rozmísti je
pages-peace-detail = Koho zvolíš, ten nesmí do tvého příštího tahu napadnout tvůj aktivní národ
pages-peace-attacked = { $name } (po útoku ne)
pages-replaced = už vyměněno: { $names }
pages-pins-how = stiskem si regiony označíš jen pro sebe
pages-pins-clear = Smazat značky
pages-single-keys = Jednoklávesové zkratky
pages-auto-place = Stažené žetony rozmisťovat automaticky tam, kde je hranice nejslabší
pages-nudge = Ostatní na tebe čekají.
pages-undo-how = Vracet lze, dokud nikdo jiný neodpověděl, nepadla kostka ani se neukázala nová kombinace
pages-final-die = Padne kostka: to už nejde vrátit
pages-final-eye = Ukáže se nová kombinace: to už nejde vrátit
pages-final-turn = Tím tvůj tah končí: vrátit ho jde, dokud neodpoví další hráč
pages-loudness = Hlasitost
pages-speed-off = vypnuto
pages-copy-watch = Kopírovat odkaz pro diváky
pages-seat-link = Odkaz na tvé místo
pages-seat-link-hint = Otevře tvé místo na jiném zařízení. Kdo ho má, hraje za tebe.
pages-let-bot-play = Ať za mě hraje bot
pages-take-back = Vrátit se na své místo
pages-commitment = Kostky byly zapečetěny před hrou:

## Keys

pages-key-arrows = na sousední region tím směrem
pages-key-target = další cíl podle ceny (Shift: předchozí)
pages-key-enter = udělat, co se tam nabízí
pages-key-plus = o jeden víc, o jeden míň
pages-key-receipt = přečíst rozpis ceny
pages-key-home = tvůj první region
pages-key-undo = zpět
pages-key-combos = přečíst kombinaci
pages-key-guide = rádce
pages-key-log = zápis
pages-key-cards = karty
pages-key-odds = šance
pages-key-chat = chat
pages-key-players = hráči
pages-key-map = mapa
pages-key-escape = opustit režim nebo výběr
pages-key-help = tento seznam

## End of the game

pages-see-result = Výsledek
pages-see-board = Podívat se na plán
pages-after-turns = Počet kol: { $rounds }
pages-wins-by = Vítězí { $name } o { $lead }
pages-wins-tie = Remíza v mincích, rozhodly žetony na mapě
pages-shared-victory = Společné vítězství: { $names }
pages-tie = remíza
pages-rank-1 = první místo
pages-rank-2 = druhé místo
pages-rank-3 = třetí místo
pages-rank-4 = čtvrté místo
pages-rank-5 = páté místo
pages-length = { $minutes } min · kroků: { $moves }
pages-review = Projít hru
pages-save-record = Uložit záznam
pages-share-link = Sdílet odkaz
pages-coins-by-turn = Mince kolo po kole
pages-hatched-mark = šrafovaná značka: národ přešel do úpadku
pages-coins-from = Odkud mince přišly
pages-start = začátek
pages-source-start = začátek
pages-source-active = aktivní regiony
pages-source-declined = regiony v úpadku
pages-source-race = bonus národa
pages-source-power = bonus schopnosti
pages-source-combos = kombinace, čistě
pages-fact-conquests = Dobytí: { $count }
pages-fact-most = nejvíc: { $name }
pages-fact-rolls = Hody kostkou: { $count }
pages-fact-rolls-won = úspěšné poslední pokusy: { $count }
pages-fact-declines = Úpadky: { $count }
pages-fact-best = Nejlepší tah: { $coins }
pages-fact-best-by = { $name }

## Replay

pages-replay-start = Začátek
pages-move = Krok
pages-move-of = krok { $move } z { $moves }
pages-play = Přehrát
pages-pause = Pozastavit
pages-speed = Rychlost { $speed }×
pages-step-back = O krok zpět
pages-step-on = O krok dál
pages-turn-back = Na předchozí tah
pages-turn-on = Na další tah

## Rules and about

pages-races = Národy
pages-powers = Zvláštní schopnosti
pages-rules-of = Pravidla: { $game }
pages-rules-games = Hry
pages-rules-contents = Obsah
pages-rules-words = Slova pravidel
pages-exact-rule = { $count ->
    [one] Přesné pravidlo (anglicky)
   *[other] Přesná pravidla (anglicky)
}
pages-rules-overview = Přehled: { $list }
pages-rules-tokens = { COUNT($tokens, "token") }
pages-rules-tray = V zásobníku: { COUNT($tokens, "token") }
pages-rules-more = Víc
pages-rules-found = Nalezeno: { $count }
pages-rules-nothing = Pro „{ $query }“ tu nic není.
pages-rules-meant = Co třeba:
pages-rules-show-all = Zobrazit všechna ({ $count })
pages-rules-by-number = Pravidla podle čísel
pages-rules-english = Číslovaná pravidla jsou anglicky.
pages-about-lead = Elbowroom je stůl pro hry z rodiny Small World: pro jednoho, na jedné pohovce i na dálku přes odkaz.
pages-about-icons = Ikony
pages-about-icons-text = Ikony národů, schopností a tlačítek nakreslili přispěvatelé game-icons.net (Lorc, Delapouite a další), licence Creative Commons CC BY 3.0. Změnili jsme jen velikost a barvu.
pages-about-fonts = Písma
pages-about-fonts-text = Fraunces a Nunito Sans, obě pod licencí SIL Open Font License 1.1.
pages-about-art = Mapy a žetony
pages-about-art-text = Všechny mapy, žetony, textury, zvuky a logo vznikly pro Elbowroom.
pages-about-names = Názvy
pages-about-names-text = Názvy her, jejich národů a schopností patří jejich vydavatelům. Elbowroom s nimi není spojen; všechny texty pravidel jsou naše vlastní slova.
pages-about-fair = Poctivé kostky
pages-about-fair-text = Před hrou server zapečetí své semínko a prohlížeč každého hráče svá náhodná slova; teprve když je vše zapečetěno, slova se otevřou. Každý hod i každé losování vyplývá ze semínka a slov dohromady, takže si je nikdo nemůže vybrat sám. Na konci se semínko ukáže, tato stránka ověří každou kostku podle pečetí, které si uložila, a příkaz „elbowroom verify --commitment“ totéž udělá na tvém počítači.
pages-about-private = Soukromí
pages-about-private-text = Žádný účet, žádné sledování. Tvá místa jsou uložena v tomto zařízení; kdo má odkaz na místo, má místo.

## Options of games that have them

pages-hand-over = Předej zařízení: { $name }
