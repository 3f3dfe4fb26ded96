### What every faction is, its five levels, what it needs, and which of it is printed.

## Dark Elves

rule-faction-dark-elves = Skógarbúar: skógar gefa þeim seiðmagn, skýla þeim í stríði og gefa stig í lokin.
rule-faction-dark-elves-1 = Fyrir hvert peð sem þú færir inn í skóg færðu 1 seiðmagnseiningu.
rule-faction-dark-elves-2 = Stríð í skógi kostar þig 1 minna.
rule-faction-dark-elves-3 = Þegar þú aflar auðlinda úr tveimur skógum eða fleiri færðu 1 seiðmagnseiningu aukalega.
rule-faction-dark-elves-4 = Þegar þú vinnur stríð tekurðu 1 auðlind af þeim sem tapaði.
rule-faction-dark-elves-5 = Í lokin: 1 stig fyrir hvern skóg þar sem þú átt peð, mest 3.
source-faction-dark-elves = 5. þrep fer eftir opinberum lýsingum; hámark þess og þrep 1 til 4 eru okkar eigin hönnun.

## Dwarves

rule-faction-dwarves = Byggingameistarar: fjöll gefa þeim málmgrýti, þeir byggja ódýrt og hinir borga meira fyrir að ná turni þeirra.
rule-faction-dwarves-1 = Sá sem byggir upp á sama turnþrep og þú ert á borgar 1 málmgrýtiseiningu meira.
rule-faction-dwarves-2 = Fyrir hvert peð sem þú færir á fjall í eftirlitsferð eða leiðangri færðu 1 málmgrýtiseiningu.
rule-faction-dwarves-3 = Bygging kostar þig 1 málmgrýtiseiningu minna.
rule-faction-dwarves-4 = Þegar verslun er valin máttu byggja í staðinn.
rule-faction-dwarves-5 = Í lokin: 1 stig ef enginn á hærri turn en þú.
source-faction-dwarves = Öll fimm þrepin fara eftir prentaða spjaldinu.

## Orcs

rule-faction-orcs = Bardagamenn: þeir vinna jafntefli, borga stríð með mat og geta hækkað boð eftir afhjúpun.
rule-faction-orcs-1 = Þegar stríðstölurnar eru jafnar vinnur þú.
rule-faction-orcs-2 = Í stríði máttu líka borga með mat; hver matareining gildir 1.
rule-faction-orcs-3 = Þegar þú vinnur stríð færðu 1 matareiningu.
rule-faction-orcs-4 = Eftir afhjúpun máttu bæta einni auðlindareiningu við boð þitt, jafnvel yfir 11.
rule-faction-orcs-5 = Í lokin: 2 stig ef enginn annar á peð í heimalandi þínu.
source-faction-orcs = Þrep 1, 2, 4 og 5 fara eftir prentaða spjaldinu, röðin að hluta getgáta; 3. þrep er okkar eigin hönnun.

## Goblins

rule-faction-goblins = Sveimur: tveir fara saman í eftirlit, undanhald er auðvelt og nýliðar setjast að við hliðina.
rule-faction-goblins-1 = Í eftirlitsferð máttu færa allt að tvö peð þín.
rule-faction-goblins-2 = Landnám kostar þig 1 matareiningu minna, þó aldrei minna en 1.
rule-faction-goblins-3 = Undanhald kostar þig 2 matareiningum minna.
rule-faction-goblins-4 = Við landnám máttu setja nýja peðið á svæði við hliðina á peði þínu.
rule-faction-goblins-5 = Í lokin: 1 stig fyrir hvert land utan heimalandsins þar sem þú átt peð, mest 3.
source-faction-goblins = 1. þrep fer eftir prentaða spjaldinu; þrep 2 til 5 eru okkar eigin hönnun.

## Undead

rule-faction-undead = Hinir eirðarlausu: dauðinn borgar sig, seiðmagn fæðir þá og rústir halda þeim ekki.
rule-faction-undead-1 = Þegar þú missir peð í stríði færðu 2 seiðmagnseiningar.
rule-faction-undead-2 = Landnám máttu borga með seiðmagni í stað matar.
rule-faction-undead-3 = Peð þín sem leita í rústum mega fara án þess að vera reist við fyrst.
rule-faction-undead-4 = Þegar þú fellir peð mótherja í stríði færðu 2 matareiningar.
rule-faction-undead-5 = Í lokin: peð þín í rústum verða eftir og gefa stig eins og önnur.
needs-faction-undead = Aðeins dregin af handahófi ef land með rústum er í leik.
source-faction-undead = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Humans

rule-faction-humans = Kaupmenn: hver verslun gefur aukalega, strendur fæða þá og fullar hirslur gefa stig.
rule-faction-humans-1 = Þegar rannsókn er valin máttu versla í staðinn.
rule-faction-humans-2 = Í hvert sinn sem þú verslar færðu 1 auðlind að eigin vali.
rule-faction-humans-3 = Stríð sem þú borgar með einni tegund auðlinda kostar þig 2 minna.
rule-faction-humans-4 = Þegar þú aflar auðlinda á svæði við vatn færðu 1 matareiningu aukalega.
rule-faction-humans-5 = Í lokin: 1 stig fyrir hvert af mat, seiðmagni og málmgrýti sem þú átt 4 eða fleiri af.
source-faction-humans = Öll fimm þrepin fara eftir prentaða blaðinu frá 2013; síðari útgáfur geta verið öðruvísi.

## Merfolk

rule-faction-merfolk = Við vatnið eiga þau heima: það gefur seiðmagn, eftirlitsferðir fara yfir það og leiðangrar af hverri strönd.
rule-faction-merfolk-1 = Þegar þú aflar auðlinda á svæði við vatn færðu 1 seiðmagnseiningu aukalega.
rule-faction-merfolk-2 = Í eftirlitsferð máttu fara yfir vatn.
rule-faction-merfolk-3 = Stríð við vatn kostar þig 1 minna.
rule-faction-merfolk-4 = Svæði við vatn teljast landamærasvæði í leiðöngrum þínum, sem mega líka tengja tvö slík í sama landi.
rule-faction-merfolk-5 = Í lokin: 1 stig fyrir hvert svæði við vatn þar sem þú átt peð, mest 3.
needs-faction-merfolk = Aðeins dregin af handahófi ef land með vatni er í leik.
source-faction-merfolk = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Shapeshifters

rule-faction-shapeshifters = Hermikrákur hamranna: þær fara yfir þá og inn í þá og fá að láni afslætti og bónusa annarra.
rule-faction-shapeshifters-1 = Í eftirlitsferð máttu fara yfir hamar.
rule-faction-shapeshifters-2 = Þegar þú aflar auðlinda má eitt svæði þitt við hamar gefa auðlind að eigin vali.
rule-faction-shapeshifters-3 = Í stríði nýturðu líka þeirra stríðsafslátta mótherjans sem eiga við þig.
rule-faction-shapeshifters-4 = Peð þín mega fara inn í hamra.
rule-faction-shapeshifters-5 = Í lokin: jafnmörg stig og besti 5. þreps bónus annars leikmanns gefur, minnst 1 og mest 3.
needs-faction-shapeshifters = Aðeins dregin af handahófi ef land með hamri er í leik.
source-faction-shapeshifters = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Elves

rule-faction-elves = Seiðmagn í allt: það borgar byggingu, landnám og ódýr stríð og dregur úr seiðmagni hinna.
rule-faction-elves-1 = Í einni verslun máttu skipta bæði málmgrýti og mat í seiðmagn.
rule-faction-elves-2 = Stríð sem þú borgar eingöngu með seiðmagni kostar þig 1 minna.
rule-faction-elves-3 = Byggingu og landnám máttu borga með seiðmagni í stað málmgrýtis og matar.
rule-faction-elves-4 = Í stríði gegn þér gildir seiðmagn mótherja aðeins 1.
rule-faction-elves-5 = Í lokin: 1 stig fyrir hvern mótherja sem á minna seiðmagn en þú.
source-faction-elves = Öll fimm þrepin fara eftir prentaða blaðinu frá 2013; röðin er að hluta getgáta.

## Halflings

rule-faction-halflings = Friðarsinnar: bandalög borga sig og verða ekki rofin, og dýrt er að svara fána þeirra með valdi.
rule-faction-halflings-1 = Ef tala mætir fána þínum missir sá mótherji 2 auðlindir.
rule-faction-halflings-2 = Þegar þú gerir bandalag fær bandamaðurinn 1 auðlind að eigin vali.
rule-faction-halflings-3 = Þegar þú gerir bandalag færðu 1 auðlind að eigin vali.
rule-faction-halflings-4 = Mótherjar mega ekki rjúfa bandalag við þig en þú mátt það.
rule-faction-halflings-5 = Í lokin: 1 stig fyrir hvert bandalag þitt.
needs-faction-halflings = Aðeins dregin af handahófi ef minnst þrír leikmenn spila.
source-faction-halflings = Öll fimm þrepin fara eftir prentuðu spjaldi; nafnið er ágiskun okkar.

## Centaurs

rule-faction-centaurs = Hlauparar sléttunnar: þeir fara tvö skref í eftirliti, nærast þar og gera eftirlitsferð að leiðangri.
rule-faction-centaurs-1 = Í eftirlitsferð má peð fara tvö skref.
rule-faction-centaurs-2 = Fyrir hvert peð sem þú færir á sléttu færðu 1 matareiningu.
rule-faction-centaurs-3 = Stríð á sléttu kostar þig 1 minna.
rule-faction-centaurs-4 = Þegar eftirlitsferð er valin máttu fara í leiðangur í staðinn.
rule-faction-centaurs-5 = Í lokin: 1 stig fyrir hverja sléttu þar sem þú átt peð, mest 3.
source-faction-centaurs = Öll fimm þrepin eru okkar eigin hönnun.

## Lizardfolk

rule-faction-lizardfolk = Erfitt að hrekja burt: árásir fæða það, vörn er ódýr og undanhald enn ódýrara.
rule-faction-lizardfolk-1 = Þegar ráðist er á þig færðu 1 matareiningu.
rule-faction-lizardfolk-2 = Stríð þar sem þú verst kostar þig 1 minna.
rule-faction-lizardfolk-3 = Undanhald kostar þig 3 matareiningum minna.
rule-faction-lizardfolk-4 = Þegar þú vinnur stríð í vörn færðu 2 auðlindir að eigin vali.
rule-faction-lizardfolk-5 = Í lokin: 2 stig ef þú átt peð á minnst fjórum tegundum svæða.
needs-faction-lizardfolk = Aðeins dregin af handahófi ef land með höfuðborg, tindum eða freðmýri er í leik.
source-faction-lizardfolk = Öll fimm þrepin eru okkar eigin hönnun.

## Valkyries

rule-faction-valkyries = Þær kjósa val: stríð annarra og eigið fallið lið gefa seiðmagn, unnin stríð stig.
rule-faction-valkyries-1 = Þegar tveir aðrir leikmenn heyja stríð færðu 1 seiðmagnseiningu.
rule-faction-valkyries-2 = Stríð þar sem þú gerir árás kostar þig 1 minna.
rule-faction-valkyries-3 = Þegar þú missir peð í stríði færðu 2 seiðmagnseiningar.
rule-faction-valkyries-4 = Þegar rannsókn er valin máttu fara í leiðangur í staðinn.
rule-faction-valkyries-5 = Í lokin: 1 stig fyrir hvert stríð sem þú vannst, mest 3.
source-faction-valkyries = Öll fimm þrepin eru okkar eigin hönnun.

## Trolls

rule-faction-trolls = Fjallverðir: fjöll gefa málmgrýti og stig og sá sem kemur í heimaland þeirra borgar toll.
rule-faction-trolls-1 = Stríð á fjalli kostar þig 1 minna.
rule-faction-trolls-2 = Fyrir hvert peð sem þú færir á fjall færðu 1 málmgrýtiseiningu.
rule-faction-trolls-3 = Sá sem kemur í heimaland þitt í leiðangri gefur þér 1 auðlind.
rule-faction-trolls-4 = Stríð þar sem þú verst í heimalandi þínu kostar þig 2 minna.
rule-faction-trolls-5 = Í lokin: 1 stig fyrir hvert fjall þar sem þú átt peð, mest 3.
source-faction-trolls = Öll fimm þrepin eru okkar eigin hönnun.

## Constructs

rule-faction-constructs = Smíðaðar úr málmgrýti: það kemur í stað matar, gerir stríð ódýrari og turninn gefur stig.
rule-faction-constructs-1 = Landnám máttu borga með málmgrýti í stað matar.
rule-faction-constructs-2 = Stríð sem þú borgar að hluta með minnst 1 málmgrýtiseiningu kostar þig 1 minna.
rule-faction-constructs-3 = Þegar þú aflar auðlinda á fjalli færðu 1 málmgrýtiseiningu aukalega.
rule-faction-constructs-4 = Þegar landnám er valið máttu byggja í staðinn.
rule-faction-constructs-5 = Í lokin: 1 stig fyrir hver tvö þrep turns þíns, mest 3.
source-faction-constructs = Öll fimm þrepin eru okkar eigin hönnun.

## Holy Order

rule-faction-holy-order = Fræðimenn heimalandsins: rannsóknir borga sig, eftirlit verður rannsókn og stríð heima eru ódýr.
rule-faction-holy-order-1 = Þegar þú fylgir rannsókn annars leikmanns færðu 1 seiðmagnseiningu á eftir.
rule-faction-holy-order-2 = Stríð í heimalandi þínu kostar þig 1 minna.
rule-faction-holy-order-3 = Þegar eftirlitsferð er valin máttu rannsaka í staðinn.
rule-faction-holy-order-4 = Þegar þú nærð þessu þrepi færðu 3 seiðmagnseiningar.
rule-faction-holy-order-5 = Í lokin: 2 stig ef þú átt peð í höfuðborg eða ert í bandalagi.
needs-faction-holy-order = Aðeins dregin af handahófi ef land með höfuðborg er í leik eða minnst þrír leikmenn spila.
source-faction-holy-order = Nafnið og öll fimm þrepin eru okkar eigin hönnun; hún kemur í stað prentaðrar riddarareglu.

## Lionfolk

rule-faction-lionfolk = Stolt hjörð: nægur matur, kýs að standa ein, sterk í árás og í fjölda.
rule-faction-lionfolk-1 = Þegar þú nærð þessu þrepi færðu 2 matareiningar.
rule-faction-lionfolk-2 = Þegar aðgerðaspjaldið er hreinsað og þú ert ekki í bandalagi færðu 1 auðlind að eigin vali.
rule-faction-lionfolk-3 = Þegar þú nærð þessu þrepi færðu 4 matareiningar.
rule-faction-lionfolk-4 = Stríð þar sem þú gerir árás kostar þig 2 minna.
rule-faction-lionfolk-5 = Í lokin: 1 stig fyrir hvern mótherja sem á færri peð í leik en þú.
source-faction-lionfolk = Þrep 1, 2, 3 og 5 fara eftir prentaða spjaldinu; 4. þrep var ólæsilegt og er okkar eigin hönnun.

## Boarfolk

rule-faction-boarfolk = Áhlaupafólk: ræðst á í eftirlitsferð, vinnur jafntefli og hleypur áfram eftir sigur.
rule-faction-boarfolk-1 = Stríð þar sem þú gerir árás í eftirlitsferð kostar þig 1 minna.
rule-faction-boarfolk-2 = Fyrir hvert peð sem þú færir inn í skóg færðu 1 matareiningu.
rule-faction-boarfolk-3 = Peð sem vann stríð í árás má strax hlaupa áfram um eitt svæði.
rule-faction-boarfolk-4 = Þegar þú gerir árás vinnur þú ef stríðstölurnar eru jafnar.
rule-faction-boarfolk-5 = Í lokin: 2 stig ef þú átt tvö peð eða fleiri í heimalöndum annarra leikmanna.
source-faction-boarfolk = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Undead Knights

rule-faction-undead-knights = Virkjadrottnar: virki þeirra gilda tvöfalt, fallnir borga sig og snúa aftur fyrir seiðmagn.
rule-faction-undead-knights-1 = Þegar þú missir peð í stríði færðu 1 málmgrýtiseiningu og 1 seiðmagnseiningu.
rule-faction-undead-knights-2 = Virki þitt lækkar stríðskostnað á svæði sínu um 2 en ekki 1.
rule-faction-undead-knights-3 = Undanhald máttu borga með hvaða auðlindum sem er.
rule-faction-undead-knights-4 = Fyrir 2 seiðmagnseiningar máttu strax setja fallið venjulegt peð aftur í heimaland þitt.
rule-faction-undead-knights-5 = Í lokin: 1 stig fyrir hver tvö virki þín í leik, mest 3.
needs-faction-undead-knights = Aðeins með Kalli hetjanna.
source-faction-undead-knights = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Gnomes

rule-faction-gnomes = Hagleiksmenn: verslun gefur meira, rannsóknir eru ódýrar og fullar hirslur gefa stig í lokin.
rule-faction-gnomes-1 = Hver verslun gefur þér 1 einingu meira af því sem þú færð.
rule-faction-gnomes-2 = Rannsókn kostar þig 1 seiðmagnseiningu minna, þó aldrei minna en 1.
rule-faction-gnomes-3 = Þegar þú aflar auðlinda á fjalli færðu 1 málmgrýtiseiningu aukalega.
rule-faction-gnomes-4 = Þegar verslun er valin máttu rannsaka í staðinn.
rule-faction-gnomes-5 = Í lokin: 1 stig fyrir hverja auðlind, silfur með talið, sem þú átt 5 eða fleiri af, mest 3.
source-faction-gnomes = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Draconians

rule-faction-draconians = Á vængjum: það fer í leiðangur hvaðan sem er, tvö peð í einu, og unir sér við landamærin.
rule-faction-draconians-1 = Leiðangrar þínir mega hefjast inni í landi og líka enda í sama landi.
rule-faction-draconians-2 = Stríð þar sem þú gerir árás í leiðangri kostar þig 1 minna.
rule-faction-draconians-3 = Þegar þú aflar auðlinda á þremur landamærasvæðum eða fleiri færðu 1 auðlind að eigin vali aukalega.
rule-faction-draconians-4 = Í leiðangri máttu færa allt að tvö peð þín.
rule-faction-draconians-5 = Í lokin: 2 stig ef öll peð þín í leik eru á landamærasvæðum.
source-faction-draconians = 5. þrep fer eftir prentaða spjaldinu; þrep 1 til 4 eru okkar eigin hönnun.

## Frost Wraiths

rule-faction-frost-wraiths = Kalt vatn: þær fara út í það, byggja og berjast við það og kæla galdra eins mótherja.
rule-faction-frost-wraiths-1 = Stríð við vatn kostar þig 1 minna.
rule-faction-frost-wraiths-2 = Peð þín mega fara út í vatn.
rule-faction-frost-wraiths-3 = Bygging kostar þig 1 málmgrýtiseiningu minna þegar virkið er reist við vatn.
rule-faction-frost-wraiths-4 = Þegar þú nærð þessu þrepi fellur mótherji að þínu vali um eitt galdraþrep.
rule-faction-frost-wraiths-5 = Í lokin: 1 stig fyrir hvert peð þitt úti í vatni, mest 3.
needs-faction-frost-wraiths = Aðeins dregin af handahófi ef land með vatni er í leik.
source-faction-frost-wraiths = Þrep 3 til 5 fara eftir prentaða spjaldinu; þrep 1 og 2 eru okkar eigin hönnun.

## Pirates

rule-faction-pirates = Ræningjar ókunnra stranda: þeir fara yfir vatn, ræna sigraða og fá stig fjarri heimahögum.
rule-faction-pirates-1 = Í eftirlitsferð máttu fara yfir vatn.
rule-faction-pirates-2 = Þegar þú vinnur stríð tekurðu 2 auðlindir af þeim sem tapaði.
rule-faction-pirates-3 = Svæði við vatn teljast landamærasvæði í leiðöngrum þínum, sem mega líka tengja tvö slík í sama landi.
rule-faction-pirates-4 = Þegar þú aflar auðlinda við vatn utan heimalandsins færðu 1 auðlind að eigin vali aukalega.
rule-faction-pirates-5 = Í lokin: 1 stig fyrir hvert svæði við vatn utan heimalandsins þar sem þú átt peð, mest 3.
needs-faction-pirates = Aðeins dregin af handahófi ef land með vatni er í leik.
source-faction-pirates = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Birdfolk

rule-faction-birdfolk = Háfleygt fólk: fer tvennt saman í leiðangur, hörfar nær ókeypis og á sér hreiður í hömrum.
rule-faction-birdfolk-1 = Í leiðangri máttu færa allt að tvö peð þín.
rule-faction-birdfolk-2 = Undanhald kostar þig 2 matareiningum minna.
rule-faction-birdfolk-3 = Peð þín mega fara inn í hamra.
rule-faction-birdfolk-4 = Undanhald kostar þig alls 4 matareiningum minna, í stað 2. þreps.
rule-faction-birdfolk-5 = Í lokin: 1 stig fyrir hvert peð þitt í hömrum, mest 3.
needs-faction-birdfolk = Aðeins dregin af handahófi ef land með hamri er í leik.
source-faction-birdfolk = Öll fimm þrepin fara eftir prentaða spjaldinu; 3. þrep var illlæsilegt.

## Bearfolk

rule-faction-bearfolk = Hellisbúar: hamrar fæða það og skýla því, hleypa því inn og gera virkin ódýr.
rule-faction-bearfolk-1 = Stríð við hamar kostar þig 1 minna.
rule-faction-bearfolk-2 = Þegar þú aflar auðlinda á svæði við hamar færðu 1 matareiningu aukalega.
rule-faction-bearfolk-3 = Peð þín mega fara inn í hamra.
rule-faction-bearfolk-4 = Bygging kostar þig 1 málmgrýtiseiningu minna þegar virkið er reist við hamar.
rule-faction-bearfolk-5 = Í lokin: 1 stig fyrir hvert svæði við hamar þar sem þú átt peð, mest 3.
needs-faction-bearfolk = Aðeins dregin af handahófi ef land með hamri er í leik.
source-faction-bearfolk = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Imps

rule-faction-imps = Hrekkjalómar: þeir smjúga yfir hamra, spilla og stela auðlindum annarra og fá stig fyrir fátækt þeirra.
rule-faction-imps-1 = Í eftirlitsferð máttu fara yfir hamar.
rule-faction-imps-2 = Þegar eftirlitsferð þín endar við hamar fleygir mótherji að þínu vali 1 auðlind.
rule-faction-imps-3 = Þegar þú kemur í heimaland mótherja í leiðangri tekurðu 1 auðlind af honum.
rule-faction-imps-4 = Mótherji sem á í stríði við þig við hamar borgar 1 meira.
rule-faction-imps-5 = Í lokin: 1 stig fyrir hvern mótherja sem á samtals mest 3 einingar af mat, seiðmagni og málmgrýti, mest 3.
needs-faction-imps = Aðeins dregin af handahófi ef land með hamri er í leik.
source-faction-imps = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Ice Giants

rule-faction-ice-giants = Þeir fella aðra: ódýrt er að sigra þá sem liggja og þeir gefa jötnunum auðlindir og stig.
rule-faction-ice-giants-1 = Fyrir hvert peð sem þú færir á tinda færðu 1 silfureiningu.
rule-faction-ice-giants-2 = Eftir hverja hreyfingu í eftirlitsferð máttu fella eitt peð mótherja á aðliggjandi svæði.
rule-faction-ice-giants-3 = Stríð gegn liggjandi peði kostar þig 2 minna.
rule-faction-ice-giants-4 = Þegar mótherji reisir peð við færðu 1 auðlind að eigin vali.
rule-faction-ice-giants-5 = Í lokin: 1 stig fyrir hvert liggjandi peð mótherja utan rústa, mest 3.
needs-faction-ice-giants = Aðeins með Kalli hetjanna. Aðeins dregin af handahófi ef land með tindum er í leik.
source-faction-ice-giants = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Yeti

rule-faction-yeti = Í kuldanum eiga þeir heima: freðmýri gefur tvöfalt og rekur þá ekki burt, tindar skýla þeim.
rule-faction-yeti-1 = Peð þitt á freðmýri aflar tveggja auðlinda.
rule-faction-yeti-2 = Peð þín þurfa aldrei að yfirgefa freðmýri.
rule-faction-yeti-3 = Eftir hvern leiðangur máttu fella eitt peð mótherja á aðliggjandi svæði.
rule-faction-yeti-4 = Stríð á tindum kostar þig 2 minna.
rule-faction-yeti-5 = Í lokin: 1 stig fyrir hvert peð þitt á tindum eða freðmýri, mest 3.
needs-faction-yeti = Aðeins með Kalli hetjanna. Aðeins dregin af handahófi ef land með tindum eða freðmýri er í leik.
source-faction-yeti = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.

## Minotaurs

rule-faction-minotaurs = Múrbrjótar: virki mótherja stöðva þá ekki, falla fyrir þeim og gefa málmgrýti og stig.
rule-faction-minotaurs-1 = Árás á svæði með standandi virki mótherja kostar þig 1 minna.
rule-faction-minotaurs-2 = Eftir hverja hreyfingu í eftirlitsferð máttu fella eitt virki mótherja á aðliggjandi svæði.
rule-faction-minotaurs-3 = Virki mótherja gefa engan afslátt í stríði gegn þér.
rule-faction-minotaurs-4 = Þegar þú fjarlægir virki mótherja færðu 2 málmgrýtiseiningar.
rule-faction-minotaurs-5 = Í lokin: 1 stig fyrir hvert virki mótherja sem þú fjarlægðir, mest 3.
needs-faction-minotaurs = Aðeins með Kalli hetjanna.
source-faction-minotaurs = Nafnið er úr prentuðum reglum; öll fimm þrepin eru okkar eigin hönnun.
