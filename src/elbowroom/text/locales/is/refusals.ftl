### Why something is not allowed: one sentence for every key of the engine's refusals.

refusal-game-over = Spilinu er lokið.
refusal-wrong-step = Það er ekki á dagskrá núna.
refusal-chance = Tilviljunin getur ekki svarað því hér.
refusal-not-held = { $region } tilheyrir ekki þjóðinni sem á leik núna.
refusal-empty-hand = Til landvinnings þarftu minnst eitt tákn á hendi.
refusal-empty-hand-of-many = Til landvinnings þarftu minnst { COUNT($tokens, "token", case: "acc") } á hendi.
refusal-too-dear = { $region } kostar { COUNT($cost, "token", case: "acc") }; á hendi áttu { $hand }.
refusal-no-final-attempt = Þessi þjóð kastar teningnum á undan landvinningi og á enga lokatilraun.
refusal-no-need-to-roll = { $region } kostar { COUNT($cost, "token", case: "acc") }; á hendi áttu { $hand } og þarft því ekki teninginn.
refusal-out-of-reach-of-die = { $region } kostar { COUNT($cost, "token", case: "acc") }; á hendi áttu { $hand } og jafnvel besta kast dugar ekki.
refusal-own-region = { $region } tilheyrir þjóðinni nú þegar.
refusal-water = { $region } ({ TERRAIN($terrain) }): þangað kemst þjóðin ekki.
refusal-immune = { $region } er óvinnandi: þar er { MARKER($marker) }.
refusal-immune-land = { $region } er óvinnandi: þjóðin sem heldur því sér til þess.
refusal-peace = { $region }: sættir eru í gildi ({ $player }).
refusal-not-border = { $region } er ekki landamærasvæði. Byrjaðu á landamærasvæði.
refusal-not-adjacent = { $region } liggur ekki að neinu landsvæði þessarar þjóðar.
refusal-cannot-substitute = Þessi þjóð getur ekki skipt út táknum.
refusal-roll-first = Notaðu kastið fyrst til landvinnings.
refusal-tray-empty = Ekkert tákn þessarar þjóðar er eftir í bakkanum.
refusal-not-an-active-enemy = Á svæðinu { $region } er ekkert virkt tákn mótherja.
refusal-not-lone = { $region }: { COUNT($tokens, "token") }. Aðeins er hægt að skipta út stöku tákni.
refusal-guarded =
    { MARKER($marker, letter: "capital") } á svæðinu { $region } { $marker ->
        [encampment] teljast
       *[other] telst
    } sem annað tákn.
refusal-once-per-enemy = { $player }: búið er að skipta út tákni í þessari umferð.
refusal-no-foothold = Án eigin landsvæðis getur þessi þjóð ekki skipt út táknum.
refusal-cannot-roll = Þessi þjóð kastar ekki teningnum á undan landvinningi.
refusal-no-target = Ekkert landsvæði er í færi.
refusal-must-take = Taktu alls { COUNT($owed, "token", case: "acc") } og tæmdu aðeins svæði ef annað er ekki hægt. Á svæðinu { $region }: { $tokens }.
refusal-must-place = Á svæðið { $region } geturðu sett minnst eitt og mest { COUNT($hand, "token", case: "acc") }.
refusal-at-least-one = Minnst eitt tákn verður að vera eftir á svæðinu { $region }.
refusal-no-change = { $region }: þar er þessi fjöldi tákna fyrir ({ $tokens }).
refusal-not-in-hand = { $region }: { COUNT($tokens, "token") }. Á hendi aðeins: { $hand }.
refusal-set-before = { $region }: í þessu skrefi er fjöldinn orðinn { $tokens } og aðeins má bæta við. Afturkallaðu til að breyta.
refusal-no-combo = Röðin geymir aðeins { COUNT($combos, "combo", case: "acc") }.
refusal-price = Þessi samstæða kostar { COUNT($price, "coin", case: "acc") } og greitt er fyrir fram.
refusal-cannot-pay = Þessi samstæða kostar { COUNT($price, "coin", case: "acc") } og greitt er fyrir fram; þú átt { $coins }.
refusal-not-an-enemy = Sættir eru gerðar við annan leikmann.
refusal-attacked = { $player }: þú réðst á virku þjóðina í þessari umferð.
refusal-tokens-left = Settu fyrst niður { COUNT($hand, "token", case: "acc") } af hendi.
refusal-withdrawn-left = Settu fyrst niður táknin sem hörfuðu, eftir: { $hand }.
refusal-markers-must-stand = Settu fyrst niður allar spilaskífur sem hægt er að koma fyrir.
refusal-no-marker-in-hand = Þú átt aðeins { COUNT($hand, $marker, case: "acc") } til að setja niður.
refusal-one-each = Á svæðinu { $region } er { MARKER($marker) } fyrir.
refusal-supply-empty = Birgðirnar eru þrotnar ({ MARKER($marker) }).
refusal-placed-already = Ekkert er eftir til að setja niður í þessari umferð ({ MARKER($marker) }).
refusal-once-per-turn = { MARKER($marker, letter: "capital") } má aðeins vinna landsvæði einu sinni í umferð.
