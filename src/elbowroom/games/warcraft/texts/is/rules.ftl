### What every race, power, site, piece and word of this game does, in at most 160 characters.

## Races

rule-race-blood-elves = Fyrir hvert töfrasvæði sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-race-draenei = Í umferð hvers mótherja kemur fyrsta Draenei-táknið sem þú myndir missa aftur á hendi í staðinn.
rule-race-dwarves = Fjallasvæði kosta tveimur táknum minna, þó aldrei minna en eitt.
rule-race-ethereals = Einu sinni í umferð: steldu sýnilegum forngrip af aðliggjandi svæði eða vinndu aðliggjandi svæði með goðsagnastað 2 táknum ódýrar.
rule-race-forsaken = Eftir landvinninga máttu kaupa 1 Forsaken-tákn á 1 skilding fyrir hvert tákn sem mótherjar misstu þín vegna í umferðinni.
rule-race-gnomes = Einu sinni í umferð: loftárás á hvaða þurrlendissvæði sem er, líkt og það væri aðliggjandi. Kastaðu fyrst, talan lækkar kostnaðinn.
rule-race-goblins = Komdu sprengjum fyrir hjá virkum grönnum. Í upphafi næstu umferðar snýrðu þeim við: helmingur springur og rekur alla burt.
rule-race-humans = Í hverri umferð seturðu tvö hernaðarmarkmið utan Bandalagsins. Hver sem vinnur þau, nema Hjörðin, fær 2 skildinga og þú líka.
rule-race-kobolds = Öll þurrlendissvæði með helli teljast aðliggjandi, strax frá fyrsta landvinningi og án sjóflutnings.
rule-race-naga = Þú mátt vinna höf og stöðuvötn fyrir 2 tákn og byrja á hvaða hafi sem er án sjóflutnings. Vatn gefur skildinga eins og land.
rule-race-night-elves = Skógar kosta einu tákni minna. Hver skógur sem þú vinnur fær vofuvegg: +1 í vörn, líka á hnignunarskeiði.
rule-race-orcs = Fyrir hvert svæði sem þú tókst af þjóð Bandalagsins í umferðinni færðu 1 skilding, auk fylkingarbónuss.
rule-race-pandaren = Mótherjar sem þú hlífðir fá samhljómstákn: fyrir fyrstu árás sína á þig í umferð borga þeir þér 2 skildinga.
rule-race-tauren = Þú þarft minnst 2 tákn til að vinna svæði og halda því. Á hnignunarskeiði verða 2 eftir á hverju svæði.
rule-race-trolls = Mönnuð svæði kosta einu tákni minna, þó aldrei minna en eitt. Murlocs og eigin þjóð á hnignunarskeiði teljast með.
rule-race-worgen = Í hverri umferð velurðu: mannshamur gefur 2 skildinga; vargshamur kostar 1 skilding og lækkar hvern landvinning um 1 tákn.

## Powers

rule-power-archaeologist = Fyrir hvern forngrip og hvern goðsagnastað sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-herbalist = Fyrir hverjar hæðir sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-farmer = Fyrir hvert akurlendi sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-mountaineer = Fyrir hvert fjall sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-mining = Fyrir hvert svæði með helli sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-ranger = Fyrir hvern skóg sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-blacksmith = Hver landvinningur kostar einu tákni minna, þó aldrei minna en eitt.
rule-power-beastmaster = Í upphafi umferðar færðu óargadýr fyrir hverjar hæðir þínar (mest 5). Þau berjast eins og tákn og tapast á undan þeim.
rule-power-seafaring = Þú borgar aldrei fyrir sjóflutning.
rule-power-defensive = Akurlendi þitt fær varðturn ef þú ræður yfir fleiri svæðum umhverfis það en nokkur önnur þjóð. Það er þá óvinnandi.
rule-power-marsh-dweller = Mótherjar borga þér 1 skilding fyrir hverja árás á mýrlendi þitt, líka á hnignunarskeiði.
rule-power-portal-mage = Tvisvar í umferð skiptirðu á öllu sem er á tveimur töfrasvæðum, hver sem ræður þar. Fjöll og staðir verða eftir.
rule-power-explorer = Fyrir hverja eyju þar sem þú heldur svæði færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-peat-cutter = Fyrir hvert mýrlendi sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-fishing = Fyrir hvert svæði þitt við haf eða stöðuvatn færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-champion = Einu sinni í umferð vinnur kappinn aðliggjandi svæði ókeypis. Hann ver eins og tákn; sé hann fangaður borgarðu 1 skilding í lausnargjald.
rule-power-warlord = Fyrir hvert mannað svæði sem þú vannst í umferðinni færðu 1 skilding aukalega.
rule-power-intimidating = Þrisvar í umferð hrekurðu vegg, virki, Murlocs eða tákn burt af aðliggjandi svæði. Tákn fara annað til þjóðar sinnar eða tapast.
rule-power-enraged = Fyrir hvert svæði sem þú vannst í umferðinni og 2 eða fleiri liðseiningar vörðu færðu jafnmarga skildinga og þær voru.
rule-power-garrison = Í lok umferðar fær hvert svæði þitt virki (mest 10): +1 í vörn, líka á hnignunarskeiði.

## Artifacts

rule-site-aegis-of-aggramar = Í lok umferðar leggurðu hann á svæði þitt: það er óvinnandi nema mótherji borgi þér 2 skildinga; þá gildir það ekki út umferð hans.
rule-site-ashes-of-alar = Einu sinni í umferð máttu ráðast á hvaða þurrlendissvæði sem er á hvaða eyju sem er, líkt og það væri aðliggjandi.
rule-site-doomhammer = Einu sinni í umferð: borgaðu fyrri eiganda 2 skildinga og vinndu með 1 tákni svæði í færi þar sem er nákvæmlega ein liðseining.
rule-site-frostmourne = Einu sinni í umferð kostar einn landvinningur tveimur táknum minna.
rule-site-heart-of-azeroth = Í lok umferðar leggurðu það á svæði þitt: hver sem á virka þjóð við hliðina á því borgar þér 1 skilding.

## Legendary places

rule-site-battleground = Tvö svæði sömu óvinaþjóðar gefa tvöfaldan fylkingarbónus. Hlutlaus þjóð sem ræður hér velur sér fylkingu í hverri umferð.
rule-site-dark-portal = Gefur 2 skildinga í lok umferðar þinnar.
rule-site-karazhan = Hvert annað svæði þitt með sama landslagi gefur 1 skilding í lok umferðar þinnar.
rule-site-lights-hope-chapel = Meðan þú ræður hér missir virk þjóð þín engin tákn við árás: öll koma aftur á hendi.
rule-site-meeting-stone = Meðan þú ræður hér borgar virk þjóð þín ekkert fyrir sjóflutning.
rule-site-spirit-healer = Eftir landvinninga tekurðu 1 tákn þjóðar þinnar úr bakkanum.
rule-site-well-of-eternity = Hann flyst í stöðuvatn á eyju sinni. Eigi þjóð þín flest svæði umhverfis það, líka á hnignunarskeiði, færðu 2 skildinga í umferð þinni.

## Words and pieces

rule-term-border-region = Svæði með akkeri. Þar lendirðu frá öðrum eyjum og þar kemur ný þjóð í land.
rule-term-conquest-cost = 2 tákn og 1 að auki fyrir hverja liðseiningu, fjall, vegg og virki á svæðinu, og 1 fyrir sjóflutning. Aldrei minna en 1.
rule-term-in-decline = Þjóð í hvíld: eitt tákn verður eftir á hverju svæði og gefur áfram skildinga. Sé svæðið unnið hverfa öll tákn hennar þar.
rule-term-lost-tribe = Enginn spilar Murlocs. Þeir gera svæði sitt torsóttara og hverfa úr spilinu þegar það er unnið.
rule-term-cavern = Hellar nýtast þjóðinni Kobolds og gefa námumönnum skildinga.
rule-term-magic = Töfrasvæði gefa þjóðinni Blood Elves skildinga og nýtast gáttagaldramönnum.
rule-term-island = Eyjar eru aldrei aðliggjandi. Á aðra eyju kemstu um lendingarsvæði hennar.
rule-term-shipping = Að lenda fjarri svæðum sínum kostar einu tákni meira.
rule-term-unit = Tákn, óargadýr, kappinn og Murlocs eru liðseiningar: þær halda svæðum og verja þau.
rule-term-site = Forngripur eða goðsagnastaður, á hvolfi þar til virk þjóð kemur á svæðið.
rule-term-artifact = Forngripir nýtast virku þjóðinni sem ræður yfir þeim og flytjast við notkun.
rule-term-legendary-place = Goðsagnastaðir nýtast virku þjóðinni sem ræður þar og standa kyrrir.
rule-term-faction = Bandalagið, Hjörðin eða hlutlaus. Murlocs eru í engri fylkingu.
rule-term-faction-bonus = 1 skildingur fyrir hverja þjóð hinnar fylkingarinnar sem þú tekur svæði af í umferðinni.
rule-term-toll = Skildingar sem eigandi svæðis fær áður en ráðist er á það, líka ef árásin mistekst.
rule-term-wall = Vofuveggur: +1 í vörn, líka á hnignunarskeiði.
rule-term-fort = Virki: +1 í vörn, líka á hnignunarskeiði.
rule-term-tower = Varðturn: akurlendi hans er óvinnandi.
rule-term-beast = Óargadýr: telst tákn í eina umferð og tapast á undan því.
rule-term-champion = Kappi: telst ein liðseining og tapast aldrei, aðeins er greitt lausnargjald.
rule-term-objective = Hernaðarmarkmið: 2 skildingar til þess sem vinnur það og 2 til Humans; ekkert til Hjarðarinnar.
rule-term-bomb = Sprengja: snúið við í upphafi umferðar Goblins; hún springur eða er óvirk.
rule-term-harmony = Samhljómstákn: 2 skildingar til Pandaren fyrir fyrstu árás á þau í umferð.
