shelf-title = Police
shelf-short = Police
shelf-play = Hrát
shelf-about = Národy, schopnosti a mapy, které vymysleli lidé. Balíčky jsou prostá data a před vystavením se kontrolují.
shelf-open = Otevřít soubor nebo odkaz
shelf-search = Jméno, autor nebo co to dělá
shelf-found =
    { $count ->
        [one] nalezen 1
        [few] nalezeny { $count }
       *[other] nalezeno { $count }
    }
shelf-sort = Pořadí
shelf-sort-played = Nejhranější
shelf-sort-newest = Nejnovější
shelf-sort-fairest = Nejvyváženější
shelf-filters = Filtry
shelf-filter-game = Hra
shelf-filter-what = Co
shelf-filter-verdict = Verdikt
shelf-filter-own = Moje
shelf-what-races = Národy a frakce
shelf-what-powers = Schopnosti a hrdinové
shelf-what-maps = Mapy
shelf-verdict-fair = Bez vady
shelf-verdict-unfair = Někde silné nebo slabé
shelf-verdict-none = Ještě neváženo
shelf-own-mine = Ode mě
shelf-own-played = Hrané mnou
shelf-map-for = mapa pro { $players }
shelf-of-kind = { $kind } × { $count }
shelf-fair = vyvážené
shelf-strong-with = silné při { $counts }
shelf-weak-with = slabé při { $counts }
shelf-mixed = tu silné, tu slabé
shelf-uneven = některé místo má náskok nebo ztrátu
shelf-unclear = rozdíl nezjištěn
shelf-not-weighed = ještě neváženo
shelf-games =
    { $count ->
        [one] 1 hra
        [few] { $count } hry
       *[other] { $count } her
    }
shelf-forks =
    { $count ->
        [one] 1 odnož
        [few] { $count } odnože
       *[other] { $count } odnoží
    }
shelf-add = Přidat ke stolu
shelf-fork = Odnož
shelf-from-folder = ze složky tohoto serveru
shelf-after = podle autora { $author }
shelf-credit = Podle { $name }, autor { $author } ({ $licence }).
shelf-withdrawn = Autor to stáhl. Stoly, které to používají, hrají dál.
shelf-removed = Správce to z police odstranil. Stoly, které to používají, hrají dál.
shelf-other-rules = Vzniklo pro pravidla { $made }, zde platí pravidla { $here }. Než začneš hrát, přečti si, co to dělá teď.
shelf-box = V krabici pro tvůj příští stůl
shelf-box-about = Každý pozvaný si to přečte před začátkem.
shelf-copy-link = Zkopírovat odkaz
shelf-link-copied = Zkopírováno. Kdo odkaz otevře, přečte si to a může to hrát.
shelf-link-not-copied = Tento prohlížeč stránce kopírovat nedovolí. Označ odkaz a zkopíruj ho.
shelf-link-long = Na odkaz je to příliš dlouhé. Vystav to na polici nebo ulož do souboru.
shelf-link-broken = Odkaz neobsahuje nic čitelného: cestou byl zkrácen nebo změněn. Vyžádej si ho znovu, nebo soubor.
shelf-raise-limit = Zvýšit mez na { $limit }
shelf-away = Police je na serveru a ten teď neodpovídá. Tvoje věci fungují i tady: otevři soubor nebo odkaz.
shelf-again = Zkusit znovu
shelf-nothing-fits = Těmto filtrům nic neodpovídá.
shelf-clear = Zrušit filtry
shelf-empty = Zatím tu nic není vystaveno. Vytvoř první věc.
shelf-more = Ukázat další
shelf-paste = Odkaz nebo text souboru
shelf-open-it = Otevřít
shelf-play-now = Hrát hned
shelf-how-weighed = Zvážil tento server: her { $games }, boti { $bot }, pravidla { $rules }; 95% intervaly.
shelf-versions = Verze
shelf-diff = Co se změnilo
shelf-diff-new = Nové: { $name }.
shelf-diff-gone = Zmizelo: { $name }.
shelf-diff-tokens = { $name }: žetony { $before } → { $after }.
shelf-diff-part-new = { $name }: část { $number } je nová.
shelf-diff-part-gone = { $name }: část { $number } zmizela.
shelf-diff-part-changed = { $name }: část { $number } se změnila.
shelf-diff-words = { $name }: slova nebo vzhled.
shelf-diff-other = Změnila se jen slova nebo vzhled.
shelf-take-back = Stáhnout
shelf-put-back = Vrátit na polici
shelf-take-back-about = Stoly, které to používají, hrají dál a staré záznamy se přehrají.
shelf-share-it = Sdílet
shelf-as-link = Odkaz, v němž je všechno
shelf-as-link-about = Bez účtu a nic se neukládá: balíček je v samotném odkazu.
shelf-publish-title = Na polici tohoto serveru
shelf-publish-about = Tam to najde každý, i s verdiktem z vlastních her serveru. Verze se nikdy nemění; hry s ní se přehrají navždy.
shelf-author = Autor
shelf-version = Verze
shelf-licence = Licence
shelf-licence-0 = Kdokoli s tím smí dělat cokoli.
shelf-licence-1 = Kdokoli to smí používat a měnit, když tě uvede.
shelf-licence-2 = Jako CC BY, a co z toho vznikne, si licenci ponechá.
shelf-changes = Co se změnilo
shelf-publish = Vystavit { $version }
shelf-publish-version = Vystavit verzi { $version }
shelf-published = Verze { $version } je na polici.
shelf-qr = Odkaz jako obrázek pro telefon
shelf-secret = Tvoje autorské tajemství
shelf-secret-about = Kdo ho má, vystavuje pod tvým jménem. Je v tomto prohlížeči a v souboru, který si uložíš; server zná jen jeho otisk. Nikdo ho neobnoví.
shelf-secret-save = Uložit tajemství do souboru
shelf-secret-open = Otevřít tajemství
shelf-secret-taken = Od teď vystavuješ jako { $name }.
shelf-secret-unreadable = V tomto souboru není autorské tajemství.
shelf-refused-no-secret = Autorské tajemství chybí nebo je poškozené. Otevři soubor, do kterého sis ho uložil.
shelf-refused-none = Na této adrese nic vystaveno není. Vyžádej si odkaz znovu.
shelf-refused-no-version = Taková verze není. Otevři nejnovější.
shelf-refused-not-yours = Vystavil to autor { $author } a tvoje tajemství je jiné. Otevři to, se kterým to bylo vystaveno.
shelf-refused-removed = Správce to z police odstranil.
shelf-refused-author-name = Jméno autora má písmena jednoho písma, číslice a pár znamének. Zvol jiné.
shelf-refused-author-reserved = { $name } tu jménem autora být nemůže. Zvol jiné.
shelf-refused-author-taken = Jako { $name } tu vystavuje někdo jiný. Zvol jiné jméno, nebo otevři tajemství toho autora.
shelf-refused-no-origin = To, z čeho odnož vznikla, na této polici není.
shelf-refused-licence = To, z čeho to vzniklo, žádá { $licence }. Zvol tuto licenci nebo přísnější.
shelf-refused-blocked-network = Správce tohoto serveru ti vystavovat nedovolí.
shelf-refused-blocked = Správce tohoto serveru to nedovolí.
shelf-refused-full = Police tohoto serveru je plná. Sdílej to odkazem nebo souborem.
shelf-refused-same = { $name } od autora { $author } hraje přesně takhle. Vytvoř jeho odnož, nebo to svoje změň.
shelf-refused-name-reserved = { $name } tu jménem být nemůže. Zvol jiné.
shelf-refused-name-taken = { $name } už na polici je. Zvol jiné jméno.
shelf-refused-most-packs = Máš tu tolik balíčků, kolik autor mít smí: { $most }.
shelf-refused-most-versions = Verzí je už tolik, kolik smí být: { $most }.
shelf-refused-version-taken = Verze { $version } už na polici je. Dej jí jiné číslo.
shelf-refused-not-author = Novou verzi vystavuje její autor. Vystav tu svou jako odnož.
shelf-refused-other-kind = Nová verze je pro stejnou hru a stejného druhu.
shelf-refused-words = Verze a změny jsou prostý text: žádné HTML, žádná adresa, žádné skryté znaky.
shelf-refused-too-often = Tolik se najednou nevystavuje. Chvíli počkej.
shelf-refused-endless = Nezveřejněno: hra s počtem hráčů { $players } s tím neskončí. Něco v tom živí samo sebe.
shelf-refused-unplayable = Nezveřejněno: hru s počtem hráčů { $players } s tím nejde dohrát. Řekni to správci serveru.
