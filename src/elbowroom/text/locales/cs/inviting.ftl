pages-hand-over-away = Na obrazovce není nic ze stolu. { $left }, nedívej se, až zařízení převezme { $name }.
pages-hand-over-empty = Na obrazovce není nic ze stolu. Ostatní, prosím, nekoukejte.
pages-hand-over-hold = Tady { $name }: podrž a otevři
pages-hand-over-how = Půl vteřiny, nebo dvakrát Enter.
pages-hand-over-again = Ještě jednou, a stůl se otevře.
pages-hand-over-when = Ptáme se jen tehdy, když mají lidé u tohoto zařízení před sebou něco skrytého.
pages-give-back = Špatné ruce? Vrátit: { $name }
pages-hidden-coins = mince jsou tajné
pages-hidden-something = něco je tajné
options-at-random = náhodně
options-choose-maps = Vybrat
options-maps-missing =
    { $count ->
        [one] ještě 1 vybrat; do té doby rozdává náhoda
        [few] ještě { $count } vybrat; do té doby rozdává náhoda
       *[other] ještě { $count } vybrat; do té doby rozdává náhoda
    }
options-maps-chosen =
    { $count ->
        [one] vybráno 1
        [few] vybráno { $count }
       *[other] vybráno { $count }
    }
inviting-title = Pozvánka
inviting-by = { $name } si s tebou chce zahrát { $game }
inviting-by-nobody = Zveme tě ke hře { $game }
inviting-your-chair = Tvoje židle
inviting-watch = Jen se dívat
inviting-first-game = Poprvé? První hra, deset minut
inviting-no-account = Bez účtu. Židli ti drží tento prohlížeč; v nabídce ji přesuneš na jiné zařízení.
inviting-pace-turn = na tah: { $time }
inviting-pace-game = na celou hru každému: { $time }
inviting-open = Tvůj stůl je otevřený
inviting-send = Pošli odkaz
inviting-qr = Odkaz jako QR kód
inviting-for-network = Pro telefony a počítače v této síti
inviting-reach-computer = Tato adresa funguje jen na tomto počítači. Spusť hru s --lan, a tvoje síť se dostane dovnitř.
inviting-reach-network = Adresa tohoto počítače, 127.0.0.1, funguje jen tady; tahle je pro tvou síť.
inviting-opened-at = odkaz otevřen v { $time }
inviting-not-opened = odkaz ještě nikdo neotevřel
inviting-look-around = Rozhlédni se: pravidla si můžeš číst, než dorazí ostatní.
inviting-gone = Tento stůl už není: někdo ho zavřel, nebo dlouho nikdo nepřišel. O nic nepřicházíš; otevři nový, nebo si řekni o jiný odkaz.
options-title = { $game }: jak se hraje
