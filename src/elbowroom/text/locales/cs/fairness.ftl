### Kostky, které lze ověřit: co je dokázáno, a co ne.

fair-checking = Ověřuji kostky…
fair-unchecked = Kostky teď nelze ověřit: server neodpovídá.
fair-proved = { $count ->
    [one] Ověřen { $count } hod či tah: vyplývá
    [few] Ověřeny { $count } hody a tahy: vyplývají
   *[other] Ověřeno { $count } hodů a tahů: vyplývají
} ze semínka zapečetěného před hrou.
fair-unseen = { $count ->
    [one] { $count } hod či tah vyplývá
    [few] { $count } hody a tahy vyplývají
   *[other] { $count } hodů a tahů vyplývá
} ze semínka, které je teď ukázáno. Tento prohlížeč neviděl, že bylo zapečetěno před hrou, takže to zde dokázáno není.
fair-letters = { $count ->
    [one] { $count } hod či tah vyplývá
    [few] { $count } hody a tahy vyplývají
   *[other] { $count } hodů a tahů vyplývá
} z toho, co prohlížeče všech hráčů stanovily před prvním tahem; každý dopis byl při otevření ověřen.
fair-words-in = Slova tohoto prohlížeče v kostkách jsou; všechna slova byla zapečetěna dřív, než se první otevřela. Nikdo si tedy kostky nemohl sám vybrat, ani server s přítelem.
fair-words-none = Slova tohoto prohlížeče v kostkách nejsou. Že si je server nevybral spolu s ostatními, zde dokázáno není.
fair-words-left-out = Kostky byly losovány bez slov tohoto prohlížeče, protože nepřišla včas. Že si je ostatní nevybrali se serverem, zde dokázáno není.
fair-wrong-seed = Kostky nesedí: semínko není to, které bylo zapečetěno před hrou.
fair-wrong-draw = Kostky nesedí: odpověď náhody číslo { $number } ze semínka nevyplývá.
fair-wrong-words = Kostky nesedí: slova nejsou ta, která byla zapečetěna před hrou.
fair-yourself = Tato stránka je ze serveru. Jistotu bez ní získáš, když uložíš záznam a ověříš ho na svém počítači:
fair-waiting = Všichni sedí. Hra začne, jakmile slova pro kostky pošle prohlížeč těchto hráčů: { $names }.
fair-go-on = Pokračovat bez těchto slov
fair-go-on-later = Pokračovat bez těchto slov (za { $seconds } s)
fair-go-on-note = Ostatní pak přinesou nová slova. { $names }: dozví se, že se losovalo bez nich.
