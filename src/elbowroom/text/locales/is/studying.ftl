### The page on which a finished game is studied move by move.

study-title = Greining
study-panel = Leikir, mistök og spjöld
study-walk = Í gegnum spilið
study-whose = Spil hvers?
study-tab-board = Borð
study-tab-moves = Leikir
study-tab-mistakes = Mistök
study-tab-cards = Spjöld
study-column-gain = skildingar
study-column-chance = líkur
study-setting-up = Undirbúningur
study-timeline = Spilið
study-unit-wins = í %, eftir hverja umferð
study-unit-coins = í lok spilsins
study-unit-points = í lok spilsins
study-axis-turn = { $turn }. umferð
study-odds-none = Líkur þessa spils er ekki hægt að fá.
study-not-judged = Enginn hér kann að meta þetta spil: það hefur hvorki líkur né mistök.
study-next-mistake = Næstu mistök
study-mistakes-look-of = Leita að mistökum: { $name }
study-given-away = { $points } af þínum { $of } % fóru forgörðum.
study-given-away-by = { $name }: { $points } af { $of } % fóru forgörðum.
study-better-turn = Betri umferð
study-better-asked = skref fyrir skref á borðinu
study-better-step = skref { $step } af { $steps } á borðinu
study-show-better = Sýna
study-step = Skref
study-step-back = Eitt skref til baka
study-what-if = Hvað ef? Spila áfram héðan
study-what-if-short = Hvað ef?
study-share = Deila þessu augnabliki
study-shared = Hlekkur á þetta augnablik hefur verið afritaður.
study-moment-gone = Hlekkurinn vísar á augnablik sem er ekki í þessu spili; fjöldi leikja þess: { $moves }. Þú sérð upphaf þess.
study-branch-back = Aftur í greininguna

study-key-move = einn leik til baka eða áfram
study-key-turn = í fyrri eða næstu umferð
study-key-ends = á upphafið, á lokin
study-key-play = spila sjálfkrafa, stöðva
study-key-mistake = á næstu mistök
study-key-better = betri umferð, skref fyrir skref
study-key-what-if = hvað ef? spila áfram héðan

## A position set up by hand

study-tab-position = Staða
study-position = Þín staða
study-position-board = Borð til að stilla upp
study-position-how = Veldu mann og ýttu svo á svæði.
study-position-link = Hlekkur
study-position-copied = Hlekkur á þessa stöðu hefur verið afritaður.
study-position-over = Hér er enginn spurður neins: spilinu er lokið.
study-position-unread = Í hlekknum er engin staða sem hægt er að lesa.
study-count-in = { $piece }, { $region }
study-put = Setja á borðið
study-put-how = ýttu á mann og svo á svæði; Shift, hægri hnappur eða − tekur burt
study-marker = { MARKER($marker) }
study-tribe = týndur ættbálkur
study-to-move = Á leik
study-at-step = Skref
study-checking = Getur þetta komið upp í spili?
study-reachable = Þessi staða getur komið upp í spili.
study-unreachable = Þessi staða getur ekki komið upp í spili.
study-coins-guessed = Faldir skildingar eru þín ágiskun; þeir teljast með.
study-no-drafting = Stöðum þessa spils er ekki hægt að stilla upp í höndunum.
study-from-moment = Frá þessu augnabliki
study-empty-board = Autt borð
study-player = Leikmaður
study-in-hand = á hendi
study-no-race = engin þjóð
study-in-decline = { RACE($race) } á hnignunarskeiði
study-none-in-decline = engin á hnignunarskeiði
study-hand-of = Tákn á hendi: { $name }
study-coins-of = Skildingar: { $name }
study-coins-on = Skildingar á samstæðunni { $combo }
study-row-how = ýttu á samstæðu til að breyta henni eða skildingum hennar
study-choose-race = Þjóð og eiginleiki
study-race = Þjóð
study-power = Eiginleiki
study-take-it = Taka

## The page from which one begins to study

study-home-record = Opna spilaskrá
study-home-record-how = Skrá sem var vistuð í lok spils. Ekkert úr henni er geymt hér.
study-home-position = Stilla upp stöðu
study-home-games = Spilin þín
study-home-no-games = Spil sem þú hefur spilað á þessu tæki birtast hér þegar þeim er lokið.
study-home-link = Greining
study-file-unreadable = Þessa skrá er ekki hægt að lesa: hún er ekki JSON eða hefur verið klippt.
study-record-none = Þetta er ekki spilaskrá.
study-record-game = Þetta er skrá um spil sem er ekki hér: { $game }.
study-record-rules = Þessi skrá varð til eftir annarri útgáfu reglnanna.
study-record-content = Þessi skrá varð til með borðum, þjóðum eða pökkum sem eru ekki hér.
study-record-cut = Þessi skrá hefur verið klippt.
study-record-edited = Þessari skrá hefur verið breytt: leikir hennar leiða ekki þangað sem hún segir.
study-record-unfinished = Spilinu í þessari skrá var ekki lokið.

## Best turns of a position

study-play-on = Spila áfram héðan
study-find = Finna bestu umferðirnar
study-finding = Leita að bestu umferðunum…
study-best-turns = Bestu umferðirnar
study-best-turns-of = Bestu umferðirnar: { $name }
study-best-press = líkur á sigri; ýttu á eina til að sjá hana á borðinu
study-best-ask = spurðu um þá þegar staðan er tilbúin
study-step-by-step = Sýna skref fyrir skref
