### The stage of the table: what is asked before something is given up, and the words of its zones.

stage-ask-nothing =
    { $hand ->
        [0] Ljúka umferð án þess að hafa unnið neitt?
        [1] Ljúka umferð með 1 tákn á hendi og án þess að hafa unnið neitt?
       *[other] Ljúka umferð án landvinninga? Á hendi: { $hand } { RACE($race, letter: "small") }
    }
stage-ask-pieces = Ljúka umferð þótt eitthvað sé ónotað? { MARKER($marker, letter: "capital") }: { $left }
stage-would-score = Þú fengir { COUNT($coins, "coin", case: "acc") }
stage-undo-until = Afturkalla má þar til næsti leikmaður svarar.
stage-keep-playing = Spila áfram
stage-not-yet = Ekki strax
stage-end-turn = Ljúka umferð
stage-end-unused = Ljúka umferð, { $left } ónotað
stage-end-without = Ljúka umferð án landvinninga
stage-conquering-done = Landvinningum lokið
stage-conquer-first = Vinndu fyrst eitthvað
stage-choose-combo = Veldu samstæðu
stage-press-region = Ýttu á landsvæði
stage-ready-how = Ýttu á landsvæði til að vinna það
stage-spread-touch = Snertu landsvæði, síðan + eða −
stage-more = Meira
stage-pending = Sent, beðið eftir svari

## Zones

stage-news = Það sem gerðist
stage-news-since = Frá síðustu umferð þinni
stage-news-begins = Spilið hefst
stage-pointer = Það sem þú bendir á
stage-tab-place = Raða
stage-tab-guide = Ráð
stage-tab-odds = Líkur
stage-panel = Ráð, dagbók, spil og spjall
stage-show-turn = Sýndu mér umferð
stage-guide-none = Ekkert að segja í bili. Bentu á landsvæði eða samstæðu til að lesa um það.
stage-back-to-map = Aftur á kortið
stage-in-region = Á svæðinu { $region }
stage-beside = grannar: { $players }
stage-colours = Litir
stage-colours-system = Kerfi
stage-colours-light = Ljósir
stage-colours-dark = Dökkir
