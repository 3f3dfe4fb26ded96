### Herní plán: co říká o regionech, pro oči i pro čtečky.

board-map = Mapa, { COUNT($count, "region") }
board-help = Šipky vedou z regionu do regionu, T a Shift T k dalšímu a předchozímu cíli, Home do tvého prvního regionu. Enter jedná, plus a minus mění počet žetonů, I přečte účet.
board-loading = Rozbaluje se mapa…
board-unknown-map = Mapa { $map } ještě není nakreslena.
board-you = Ty
board-seat = Místo { $number }

## Region

board-region = { $name }, { $land }.
board-terrain = { TERRAIN($terrain) }
board-symbol = { SYMBOL($symbol) }
board-markers = { COUNT($count, $marker) }
board-holds-nobody = Prázdný.
board-holds-tribe = { $count ->
    [1] Zapomenutý kmen.
   *[other] Zapomenutý kmen, síla { $count }.
}
board-holds-active = { $player }, { RACE($race) }: { COUNT($count, "token") }, aktivní národ.
board-holds-declined = { $player }, { RACE($race) }: { COUNT($count, "token") }, národ v úpadku.
board-holds-markers = Stojí tu: { $markers }.
board-pinned = Tvoje značka.

## Co se s ním dá dělat

board-part-first = { $amount } { $name }
board-part-plus = plus { $amount } { $name }
board-part-minus = minus { $amount } { $name }
board-offer-conquer = Lze dobýt, cena { $cost }: { $parts }.
board-offer-hand = V ruce: { $hand }.
board-offer-attempt = Jen s kostkou: cena { $cost }, { $parts }. V ruce: { $hand }; je třeba hodit aspoň { $needs }, šance { $faces } z { $sides }.
board-offer-dragon = Drak ho dobude za { $cost }.
board-offer-substitute = Osamělý žeton můžeš nahradit svým.
board-offer-abandon = Můžeš ho opustit.
board-offer-marker = Sem lze umístit: { MARKER($marker) }.
board-act-conquer = Dobýt za { $cost }
board-act-attempt = Hodit kostkou
board-act-dragon = Poslat draka
board-act-substitute = Nahradit žeton
board-act-abandon = Opustit
board-act-marker = Umístit: { MARKER($marker) }

## − počet +

board-count-redeploy = Zde: { COUNT($count, "token") }, v ruce: { $hand }.
board-count-take = Odsud odebráno: { $count }, zbývá odebrat: { $hand }.
board-count-place = Sem přidáno: { $count }, v ruce: { $hand }.
board-count-camp = Zde: { COUNT($count, "encampment") }, v ruce: { $hand }.
board-more = O jeden víc: { $region }
board-less = O jeden méně: { $region }

## Účet ceny

board-receipt-total = { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
board-receipt-left = V ruce zůstane { $left } z { $hand }
board-receipt-die = Hodit aspoň { $needs }: šance { $faces } z { $sides }

## Tabulka regionů

board-table-about = Totéž co na mapě. Vše, co se dá dělat tam, jde i tady.
board-column-name = Název
board-column-land = Terén
board-column-holder = Kdo ho drží
board-column-strength = Žetony
board-column-cost = Cena
board-column-action = Akce
board-nobody = nikdo
board-tribe = zapomenutý kmen
board-in-decline = { $player }, v úpadku
board-why-not = Proč ne?
