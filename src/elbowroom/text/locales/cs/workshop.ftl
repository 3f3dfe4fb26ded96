workshop-own-title = Vlastní díly a mapy
workshop-own-limit = nejvýše vlastních od jednoho druhu
workshop-file-or-link = Soubor, odkaz nebo text
workshop-read = Přečíst
workshop-take-out = Vyndat: { $name }
workshop-too-many =
    { $limit ->
        [one] Vejde se jen jeden vlastní díl od každého druhu. Jeden vyndej, nebo zvyš mez.
        [few] Vejdou se jen { $limit } vlastní díly od každého druhu. Jeden vyndej, nebo zvyš mez.
       *[other] Vejde se jen { $limit } vlastních dílů od každého druhu. Jeden vyndej, nebo zvyš mez.
    }
workshop-map-unfit = { $name } je mapa pro tyto počty hráčů: { $players }. Zvol jeden z nich, nebo mapu vyndej.
workshop-in-the-box = V krabici
workshop-by = autor: { $author }
workshop-map-about = Mapa, počet oblastí: { $regions }, počet hráčů: { $players }
workshop-kind-race = národ
workshop-kind-power = schopnost
workshop-kind-site = místo
workshop-kind-faction = národ
workshop-kind-hero = hrdina
workshop-kind-territory = území
workshop-kind-map = mapa
workshop-open-title = Otevřít balíček nebo mapu
workshop-open-file = Soubor (.json)
workshop-file-large = Soubor je větší než 64 KiB; balíček i mapa jsou menší.
workshop-file-no-json = Soubor není JSON, nejde přečíst. Ulož ho z dílny znovu.
workshop-file-no-pack = V souboru není balíček ani mapa.
workshop-faults =
    { $count ->
        [one] 1 chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
workshop-number = č. { $number }

workshop-title = Dílna
workshop-steps = Kroky
workshop-say-it = Řekni to
workshop-weigh-it = Zvaž to
workshop-make = Vymyslet vlastní
workshop-drafts = Tvoje návrhy
workshop-no-drafts = Zatím tu nic není. Začni prázdným národem nebo schopností.
workshop-forget = Zahodit návrh { $name }
workshop-start = Začít od
workshop-blank-race = Prázdný národ
workshop-blank-power = Prázdná schopnost
workshop-blank-site = Prázdné místo
workshop-blank-faction = Prázdný národ
workshop-blank-hero = Prázdný hrdina
workshop-blank-territory = Území
workshop-replace-part = Jiný
workshop-not-weighable = Kdo místo najde, je věc náhody, a proto se neváží. Zkus je u stolu.
workshop-saved = Uloženo v tomto prohlížeči
workshop-not-saved = Neuloženo: tento prohlížeč tu nic neuchová. Než odejdeš, ulož si návrh do souboru.
workshop-elsewhere = Tento návrh je otevřený v jiné kartě. Tady ho lze jen číst.
workshop-full-store = V tomto prohlížeči už není místo. Ulož do souboru.
workshop-save-file = Uložit do souboru
workshop-blank-title = Prázdný prapor je tvůj
workshop-blank-text = Řekni, co tvůj národ nebo schopnost umí, podívej se na prapor, zjisti, kolik to vydá, a zahraj si s tím.
workshop-name = Jméno
workshop-start-with = Začínají a mají
workshop-tokens =
    { $count ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
workshop-redo = Znovu
workshop-parts = Části
workshop-part = Část { $number }
workshop-nothing-special = { $name }: zatím nic zvláštního. Přidej účinek.
workshop-lasts = trvá i v úpadku
workshop-ends = v úpadku končí
workshop-only-decline = jen v úpadku
workshop-move-up = Posunout nahoru
workshop-move-down = Posunout dolů
workshop-remove-part = Odebrat tuto část
workshop-less = méně
workshop-more = více
workshop-condition = + podmínka
workshop-add-condition = Přidat podmínku
workshop-condition-said = Podmínka: { $condition }. Stisknutím ji odebereš.
workshop-use = Použít { $value }
workshop-add-effect = Přidat účinek
workshop-search-effects = Hledat účinky
workshop-found = účinky: { $found } z { $all }
workshop-categories = Čeho se účinky týkají
workshop-all = Vše
workshop-no-effect = Žádný účinek neodpovídá. Zkus jiné slovo.
workshop-full = Víc částí se nevejde.
workshop-stands = Už tu je.
workshop-read-back = Přečteno zpět
workshop-read-back-why = složeno z částí, ne z tvých slov
workshop-waits = Část s chybou čeká na opravu.
workshop-own-words = Vlastními slovy
workshop-piece = Díl a verdikt
workshop-in-the-row = Jak leží v řadě
workshop-try = Vyzkoušet hned
workshop-try-part = Zkusit tuto část
workshop-try-part-why = Boti hrají až do tahu, v němž na ní záleží; pak hraješ ty.
workshop-to-table = Ke stolu
workshop-icon = Obrázek
workshop-icons = obrázky: { $count }
workshop-colour = Barva
workshop-cloth-amber = jantarová
workshop-cloth-rust = rezavá
workshop-cloth-brick = cihlová
workshop-cloth-rose = růžová
workshop-cloth-plum = švestková
workshop-cloth-violet = fialová
workshop-cloth-indigo = indigová
workshop-cloth-blue = modrá
workshop-cloth-teal = modrozelená
workshop-cloth-jade = nefritová
workshop-cloth-leaf = listová
workshop-cloth-moss = mechová
workshop-cloth-slate = břidlicová
workshop-cloth-stone = kamenná
workshop-verdict = Verdikt
workshop-not-weighed = Zatím nezváženo. Boti to asi minutu hrají proti dílům z krabice.
workshop-weigh = Zvážit
workshop-weigh-again = Zvážit znovu
workshop-stop = Zastavit
workshop-mend-first = Nejdřív oprav chyby.
workshop-stale = O verzi před { $minutes } min
workshop-whole-verdict = Celý verdikt
workshop-status-waiting = čeká
workshop-status-playing = hraje se
workshop-status-around = hledá se vyvážená podoba
workshop-status-done = hotovo
workshop-status-stopped = zastaveno
workshop-not-settled = Ještě není rozhodnuto.
workshop-endless = Nedohrané hry: { $games } z { $all }. Změň to, co živí samo sebe.
workshop-too-strong = Příliš silné při počtu hráčů: { $counts }
workshop-too-weak = Příliš slabé při počtu hráčů: { $counts }
workshop-strong-and-weak = Příliš silné při počtu hráčů: { $strong }, příliš slabé: { $weak }
workshop-fair = Vyvážené při každém počtu hráčů
workshop-nothing-seen = Žádný rozdíl nebyl vidět
workshop-fair-line = vyvážené
workshop-rates = Podíl vítězství podle počtu hráčů, s intervaly 95 %
workshop-count-said = Při počtu hráčů { $players }: { $rate } procent, plus minus { $reach }; vyvážené je { $fair }.
workshop-how-weighed = Her: { $games }, boti { $bot }, pravidla { $rules }. První kombinace se losují a { $name } obchází místa; intervaly 95 %.
workshop-wins-of = Vítězství toho, kdo s tímto začal ({ $name }), v bodech od spravedlivého podílu
workshop-smallest = Jak malý rozdíl je vidět
workshop-place = Místo mezi těmi z krabice
workshop-place-line = { $place }. z { $all }, mohlo by být { $best }. až { $worst }.
workshop-with-powers = S kterými schopnostmi
workshop-with-races = S kterými národy
workshop-with-territorys = S kterými územími
workshop-with-factions = S kterými národy
workshop-points = Body za hru
workshop-partner-too-strong =
    { $earned ->
        [points] bodů
       *[other] mincí
    } na hru proti tomu, co s tím získají jiní: příliš silné
workshop-partner-too-weak =
    { $earned ->
        [points] bodů
       *[other] mincí
    } na hru proti tomu, co s tím získají jiní: příliš slabé
workshop-other-partners = U ostatních ({ $count }) nebyl vidět žádný rozdíl. Intervaly jsou rozšířené, protože se jich hledí naráz { $all }.
workshop-coins = Mince za hru
workshop-shipped-mean = ty z krabice
workshop-difference = rozdíl
workshop-make-fair = Co by to vyvážilo
workshop-no-neighbours = Nevyvážené to nebylo, žádné změny se proto nezkoušely.
workshop-neighbours-later = Změny se zkoušejí po první minutě tam, kde se ukáže nevyváženost.
workshop-no-single-step = Žádný jednotlivý krok to nevyváží. Nejblíž je:
workshop-without-part = Bez části { $number }
workshop-changed-to =
    { $part ->
        [0] { $field }: { $after }, ne { $before }
       *[other] Část { $part }, { $field }: { $after }, ne { $before }
    }
workshop-use-this = Použít
workshop-bots-do-not-see = Boti nevidí, že se ostatní spojí proti silnému národu. Lidé ano: než to budeš sdílet, zahraj si to.
workshop-no-words = Vynálezce k tomu nic nenapsal.
workshop-would-show = Počet hráčů: { $players }. Nejmenší rozdíl v bodech, který by tyto hry ukázaly čtyřikrát z pěti: { $points }. Menší rozdíly mohou zůstat skryté.
workshop-step = bodů: počet her { $games }
workshop-minutes = { $count } min
workshop-too-long = tady příliš dlouho
workshop-save-report = Uložit zprávu
workshop-weighed-before = Váženo dříve
workshop-ago = před { $minutes } min
workshop-go-back = Vrátit se k ní
workshop-go-on = Pokračovat
workshop-paused = Pozastaveno, dokud se na stránku nikdo nedívá.
workshop-stopped-after = Zastaveno po { $seconds } s. Co se odehrálo, zůstává.
