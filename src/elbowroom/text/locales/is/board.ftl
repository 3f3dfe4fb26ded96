### Spilaborðið: það sem það segir um landsvæði, fyrir augu og skjálesara.

board-map = Kort, { COUNT($count, "region") }
board-help = Örvalyklar fara milli landsvæða, T og Shift T á næsta og fyrra skotmark, Home á fyrsta landsvæði þitt. Enter framkvæmir, plús og mínus breyta fjölda tákna, I les upp reikninginn.
board-loading = Verið er að breiða úr kortinu…
board-unknown-map = Kortið { $map } hefur ekki verið teiknað.
board-you = Þú
board-seat = Sæti { $number }

## Landsvæði

board-region = { $name }, { $land }.
board-terrain = { TERRAIN($terrain) }
board-symbol = { SYMBOL($symbol) }
board-markers = { COUNT($count, $marker) }
board-holds-nobody = Autt.
board-holds-tribe = { $count ->
    [1] Týndur ættbálkur.
   *[other] Týndur ættbálkur, styrkur { $count }.
}
board-holds-active = { $player }, { RACE($race) }: { COUNT($count, "token") }, virk þjóð.
board-holds-declined = { $player }, { RACE($race) }: { COUNT($count, "token") }, þjóð á hnignunarskeiði.
board-holds-markers = Hér standa: { $markers }.
board-pinned = Merkt af þér.

## Það sem má gera við það

board-part-first = { $amount } { $name }
board-part-plus = plús { $amount } { $name }
board-part-minus = mínus { $amount } { $name }
board-offer-conquer = Má vinna, kostar { $cost }: { $parts }.
board-offer-hand = Á hendi: { $hand }.
board-offer-attempt = Aðeins með teningnum: kostar { $cost }, { $parts }. Á hendi: { $hand }; kasta þarf minnst { $needs }, líkur { $faces } af { $sides }.
board-offer-dragon = Drekinn tekur það fyrir { $cost }.
board-offer-substitute = Tákn þitt getur komið í stað þess eina sem hér er.
board-offer-abandon = Þú mátt yfirgefa það.
board-offer-marker = Hér má setja: { MARKER($marker) }.
board-act-conquer = Vinna fyrir { $cost }
board-act-attempt = Kasta teningnum
board-act-dragon = Senda drekann
board-act-substitute = Skipta um tákn
board-act-abandon = Yfirgefa
board-act-marker = Setja niður: { MARKER($marker) }

## − fjöldi +

board-count-redeploy = Hér: { COUNT($count, "token") }, á hendi: { $hand }.
board-count-take = Tekið héðan: { $count }, eftir að taka: { $hand }.
board-count-place = Bætt hér við: { $count }, á hendi: { $hand }.
board-count-camp = Hér: { COUNT($count, "encampment") }, á hendi: { $hand }.
board-more = Einu fleira: { $region }
board-less = Einu færra: { $region }

## Reikningur kostnaðar

board-receipt-total = { $count ->
    [one] tákn
   *[other] tákn
}
board-receipt-left = { $left } af { $hand } verða eftir á hendi
board-receipt-die = Kasta minnst { $needs }: líkur { $faces } af { $sides }

## Tafla landsvæða

board-table-about = Það sama og á kortinu. Allt sem þar má gera má líka gera hér.
board-column-name = Heiti
board-column-land = Landslag
board-column-holder = Hver heldur
board-column-strength = Tákn
board-column-cost = Kostnaður
board-column-action = Aðgerð
board-nobody = enginn
board-tribe = týndur ættbálkur
board-in-decline = { $player }, á hnignunarskeiði
board-why-not = Hvers vegna ekki?
