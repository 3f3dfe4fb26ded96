### What the game in the terminal says; the page does without.

## Sitting down

terminal-welcome = { $game }: borð í skipanaglugga. Enter velur það sem stendur í hornklofum.
terminal-how-many = Hve margir spila, { $fewest } til { $most } [{ $default }]:
terminal-write-number = Skrifaðu tölu frá { $fewest } til { $most }.
terminal-not-so-many = { $game }: fjöldi leikmanna er { $fewest } til { $most }, ekki { $players }.
terminal-no-bot = Enginn botti heitir „{ $name }“. Til eru: { $bots }.
terminal-no-option = { $game }: valkosturinn „{ $name }“ er ekki til. Valkostir: { $options }.
terminal-option-values = { $name } má vera { $values }: skrifaðu { $name }=GILDI.
terminal-option-on-off = { $name } er „{ $value }“; það má vera on eða off.
terminal-option-players = { $name } er fyrir fjölda leikmanna { $counts }, en { $players } spila.
terminal-option-needs = { $name } þarf { $needs }.
terminal-seats = Skrifaðu nafn fyrir hvert sæti, eða botta: { $bots }.
terminal-seat = Sæti { $number } [{ $default }]:
terminal-player = Leikmaður
terminal-player-number = Leikmaður { $number }
terminal-nobody = Enginn settist: ekkert spil var hafið.
terminal-options = Þessir valkostir eiga við spilið í skipanaglugganum: hér er það.
terminal-no-page = Vefsíðan er ekki tilbúin (make web smíðar hana): hér er spilið í skipanaglugganum.
terminal-at = Borðið er á { $address } (Ctrl-C lokar því; spil eru geymd í { $folder }).

## The table

terminal-title = Umferð { $round } af { $rounds } · { $player } á leik
terminal-row = Samstæður (verð, tákn, skildingar)
terminal-coins-hidden = skildingar faldir
terminal-peace-with = sættir við: { $player }
terminal-in-hand = { $count } á hendi
terminal-no-race = engin þjóð enn
terminal-from-pack = úr eigin pakka.
terminal-tribe = ættbálkur
terminal-more = … { $count } í viðbót: skrifaðu log
terminal-write = skrifaðu:
terminal-odds = teningur { $needs }+, { $faces } af { $sides }
terminal-fullest = af fjölmennustu svæðunum
terminal-border = landamæri
terminal-coast = strönd
terminal-hand-over = Skipti við borðið
terminal-hand-over-detail = { $player }, nú átt þú leik.
terminal-hand-over-ready = Sestu og ýttu á Enter.

## Columns

terminal-column-region = svæði
terminal-column-place = staður
terminal-column-symbols = merki
terminal-column-holder = í eigu
terminal-column-markers = spilaskífur
terminal-column-cost = kostnaður
terminal-column-neighbours = nágrannar
terminal-column-rank = röð
terminal-column-seat = sæti
terminal-column-player = leikmaður
terminal-column-coins = skildingar
terminal-column-tokens = tákn á kortinu

## The end

terminal-standing = Lokastaða
terminal-wins = vinnur
terminal-shares = deilir sigrinum

## Answers

terminal-no-choice = Kostur { $number } er ekki til; kostirnir eru 1 til { $last }.
terminal-nothing-to-spread = Hér er engu að dreifa.
terminal-no-undo = Ekkert er hægt að taka til baka: teningur eða ný samstæða sást, eða ekkert var leikið.
terminal-save-where = Skrifaðu hvert: { $example }
terminal-saved = Vistað í { $file }. `{ $command }` heldur áfram.
terminal-kept = Vistað í { $file }.
terminal-not-saved = Ekki tókst að vista spilið: { $reason }.
terminal-left = Borðið var yfirgefið; spilið var ekki vistað.
terminal-why-what = Skrifaðu um hvað: { $example }
terminal-allowed = { $action } er leyfilegt.
terminal-not-allowed = { $action } er ekki leyfilegt. { $why }
terminal-instead = Leyfilegt: { $actions }.
terminal-rules-what = Skrifaðu þjóð, eiginleika, auðkenni reglu eða orð úr reglunum: { $example }
terminal-neighbours = Liggur að: { $places }.
terminal-no-verb = Skipunin „{ $word }“ er ekki til. Skrifaðu help til að sjá hvað er hægt að skrifa.
terminal-no-region = Landsvæðið „{ $region }“ er ekki til. Hér eru { $first } til { $last }.
terminal-should-read = Ekki er hægt að lesa „{ $text }“. Það er skrifað: { $usage }

## The rules looked up

terminal-column-rules = reglur
terminal-column-first = frá
terminal-column-last = til
terminal-rules-nothing = Ekkert fannst um „{ $text }“. Reyndu númer reglu, nafn þjóðar, eiginleika, fylkingar eða hvers sem nafn hefur, eða annað orð.
terminal-rules-meant = Áttirðu við: { $words }?
terminal-rules-exact = Nákvæmu reglurnar, á ensku: { $rules }
terminal-rules-english = Nákvæmu reglurnar eru á ensku:
terminal-rules-also = Einnig: { $names }
terminal-rules-hint = `elbowroom rules` með orði, nafni eða reglunúmeri segir meira; á öðru máli með `--lang en`, `cs` eða `pl`.

## Help

terminal-help = Þetta getur þú skrifað
terminal-help-number = kosturinn með þessu númeri
terminal-help-action = hvaða aðgerð sem er með orðum; { $short } nægir þegar aðeins ein kemur til greina
terminal-help-arrange = endurröðun: svona mörg tákn skulu vera á þessum svæðum; { $short } nægir líka
terminal-help-even = dreifa táknum eða tjaldbúðum jafnt
terminal-help-done = ljúka þessu skrefi
terminal-help-undo = taka til baka síðasta svar þessa leiks, þar til teningur eða ný samstæða sést
terminal-help-why = hvers vegna það kostar þetta, eða hvers vegna það er ekki leyfilegt
terminal-help-look = allt um landsvæði
terminal-help-board = öll landsvæði í töflu
terminal-help-rules = þjóð, eiginleiki, auðkenni reglu eða orð úr reglunum
terminal-help-log = það sem hefur gerst
terminal-help-income = hvað þú fengir núna
terminal-help-save = vista spilið
terminal-help-quit = yfirgefa borðið

## A record told

terminal-replay-game = { $game }, kort { $map }: { $names }
terminal-drawn-map = dregið af handahófi
terminal-own-map = eigið
terminal-replay-turn = Umferð { $round }, { $player }
terminal-replay-checked = Endurspilaðir leikir: { $checked } af { $total }; hvert skref og hver gátsumma er rétt.
terminal-choose-options = Valkostir, með heitum anddyrisins. Skrifaðu einn, sem heiti eða heiti=gildi:
terminal-choose-option = Valkostur, eða Enter til að byrja:
terminal-lan = Fyrir síma og tölvur á þessu neti: { $address }
