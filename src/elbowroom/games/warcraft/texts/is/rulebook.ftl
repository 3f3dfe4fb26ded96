### The rules for players.

rulebook-chapter-goal = Um hvað spilið snýst
rulebook-chapter-words = Orð spilsins
rulebook-chapter-setup = Undirbúningur
rulebook-chapter-turn = Umferðin þín
rulebook-chapter-combos = Samstæða valin
rulebook-chapter-conquest = Landvinningar
rulebook-chapter-losses = Tap og undanhald
rulebook-chapter-crossing = Milli eyjanna
rulebook-chapter-sites = Forngripir og goðsagnastaðir
rulebook-chapter-artifacts = Forngripirnir
rulebook-chapter-places = Goðsagnastaðirnir
rulebook-chapter-pieces = Hernaðarmarkmið og aðrar skífur
rulebook-chapter-decline = Hnignun
rulebook-chapter-redeploy = Endurröðun og lok umferðar
rulebook-chapter-scoring = Skildingar
rulebook-chapter-races = Þjóðirnar
rulebook-chapter-powers = Sérstöku eiginleikarnir
rulebook-chapter-sides = Bandalagið og Hjörðin
rulebook-chapter-players = Hve mörg þið eruð
rulebook-chapter-own = Eigin þjóðir, eiginleikar og staðir
rulebook-chapter-table = Við þetta borð

## What the game is about

rulebook-about-title = Þjóð og eiginleiki
rulebook-about =
    Þú leiðir þjóð með sérstökum eiginleika um nokkrar eyjar. Þegar hún hefur gert sitt læturðu hana fara á hnignunarskeið og velur aðra. Þú átt í mesta lagi eina virka þjóð og eina á hnignunarskeiði og í öllum reglum teljast þær tvær ólíkar þjóðir.

rulebook-coins-title = Allt snýst um skildinga
rulebook-coins =
    Með skildingum borgarðu fyrir samstæður, tolla og suma eiginleika og þeir eru líka stigin þín: sá sem á flesta í lokin vinnur. Þú átt aldrei færri en 0 og getur ekki eytt skildingum sem þú átt ekki. Bankinn tæmist aldrei. Skildingar sem liggja enn á samstæðum í lokin tilheyra engum.

rulebook-game-end-title = Hvenær spilinu lýkur
rulebook-game-end =
    Spilið stendur í 8 til 10 umferðir eftir því hve mörg þið eruð. Því lýkur þegar síðasti leikmaður hefur leikið í síðustu umferð og allir hafa sett aftur niður lið sem hörfaði.

rulebook-tie-title = Ef jafnt er
rulebook-tie =
    Sá vinnur sem á fleiri þjóðartákn á eyjunum, virk og á hnignunarskeiði samanlagt. Óargadýr teljast tákn; kappinn, Murlocs, spilaskífur og það sem er á hendi telst ekki. Sé það líka jafnt deilið þið sigrinum og sætinu.

## Words of the game

rulebook-region-title = Svæði og landslag
rulebook-region =
    Eyja skiptist í svæði. Hvert þeirra hefur nákvæmlega eitt landslag: akurlendi, skóg, hæðir, mýrlendi, fjall, stöðuvatn eða haf; allt nema stöðuvötn og höf er þurrlendi. Á þurrlendissvæði getur líka verið merki um helli eða töfra. Merki eru ekki landslag.

rulebook-adjacent-title = Aðliggjandi
rulebook-adjacent =
    Svæði sömu eyju sem eiga landamæri saman eru aðliggjandi. Haf er aðliggjandi ströndinni sem það snertir.

rulebook-unit-title = Liðseiningar halda svæðum
rulebook-unit =
    Þjóðartákn, óargadýr, kappinn og Murlocs eru liðseiningar. Þjóð ræður yfir svæði meðan minnst ein liðseining hennar er þar og það eru þær sem verja það. Tvær þjóðir eru aldrei á sama svæði.

rulebook-empty-title = Ómönnuð svæði
rulebook-empty =
    Svæði er ómannað þegar engin liðseining er þar. Fjöll, virki, veggir, merkisstaðir, sprengjur og aðrar spilaskífur breyta því ekki.

rulebook-hand-and-tray-title = Hönd og bakki
rulebook-hand-and-tray =
    Á hendi eru allar liðseiningar virku þjóðarinnar þinnar sem eru hvorki á eyjunum né í bakkanum. Í bakkanum eru ónotuð tákn; hver þjóð á takmarkaðan fjölda. Tákn sem tapast fara þangað aftur.

rulebook-opponents-title = Hver á leik og gegn hverjum
rulebook-opponents =
    Virki leikmaðurinn er sá sem á leik. Allir hinir eru mótherjar hans, nema liðsfélagar í liðaspili.

rulebook-attack-title = Hvað telst árás
rulebook-attack =
    Hver landvinningur sem hafinn er telst árás, líka þótt teningurinn bregðist. Sama gildir um hvern eiginleika sem neyðir einhvern til að taka liðseiningu af kortinu. Að færa eða skipta á liðseiningum án þess að nein hverfi er ekki árás.

rulebook-murlocs-title = Murlocs
rulebook-murlocs =
    Murlocs tilheyra engum, gefa engum skildinga og eru í engri fylkingu. Þeir teljast ein þjóð á hnignunarskeiði, svo svæði með þeim er mannað. Þegar svæðið er unnið hverfur táknið fyrir fullt og allt úr spilinu. Aðeins gátt getur flutt þá annað.

## Set-up

rulebook-islands-title = Eyjarnar lagðar út
rulebook-islands =
    Í kassanum eru 6 tvíhliða spjöld: 2 stór, 2 miðlungs og 2 lítil. Fjöldi leikmanna ræður hve mörg þarf af hverri stærð; spjöld og hliðar eru dregin af handahófi. Báðar hliðar sama spjalds eru aldrei í sama spili. Engu skiptir hvernig eyjarnar liggja: þær eru aldrei aðliggjandi.

rulebook-first-pieces-title = Murlocs og fjöll
rulebook-first-pieces =
    Hvert svæði með Murlocs-merki fær Murlocs-tákn og hvert fjallasvæði fær fjall. Fjöll færast aldrei og eru aldrei tekin burt.

rulebook-hidden-sites-title = Einn hulinn merkisstaður á hverri eyju
rulebook-hidden-sites =
    Forngripirnir 5 og goðsagnastaðirnir 7 eru stokkaðir. Á hverja eyju er lagður einn á hvolfi, á svæðið með stærðartákninu. Hinir verða eftir í kassanum og enginn sér þá.

rulebook-combos-laid-out-title = Sex samstæður í boði
rulebook-combos-laid-out =
    16 þjóðarfánar og 20 eiginleikaskildir eru stokkaðir hvorir í sínu lagi. Fimm pör liggja sýnileg í röð og efstu spjöldin í báðum bunkum eru það sjötta.

rulebook-start-title = Fimm skildingar og fyrsti leikmaður
rulebook-start =
    Allir byrja með 5 skildinga. Við þetta borð er dregið um hver byrjar; leikið er réttsælis. Umferð lýkur þegar allir hafa átt leik einu sinni.

rulebook-hidden-title = Hvað er hulið
rulebook-hidden =
    Enginn þekkir merkisstaði á hvolfi, þá sem eru í kassanum, röðina í bunkunum eða hvað sprengja gerir. Hve marga skildinga þú átt sjá hinir ekki fyrr en í lokin, en hver greiðsla fer fram fyrir opnum tjöldum og skildingar á samstæðum sjást. Við borðið má líka velja að allar upphæðir sjáist.

## Your turn

rulebook-choice-title = Val, stækkun eða hnignun
rulebook-choice =
    Án virkrar þjóðar velurðu fyrst samstæðu og ferð svo í landvinninga. Eigirðu virka þjóð velurðu: **stækka veldið** eða **fara á hnignunarskeið**. Annað er ekki í boði, en í stækkunarumferð þarftu ekki að vinna neitt svæði.

rulebook-order-title = Röðin í umferð
rulebook-order =
    - **Upphaf**: samhljómstákn snúa heim, Worgen velja ham, sprengjum er snúið við.
    - **Ákvörðun**: val, stækkun eða hnignun.
    - **Liðskönnun**: óargadýr eru talin, nývaldir Worgen velja ham, hlutlaus þjóð á Battleground velur fylkingu.
    - **Hersveitum stillt upp**, síðan **landvinningar** í hvaða röð sem er, síðan **lokatilraun** með teningnum.
    - **Liðssöfnun**: Forsaken kaupa tákn, Spirit Healer gefur eitt.
    - **Endurröðun**, síðan **lokauppstilling**, síðan **skildingar taldir**.
    - **Hörfað**: mótherjar setja aftur niður liðið sem þú hraktir burt.

rulebook-at-once-title = Skildingar strax
rulebook-at-once =
    Flestar tekjur bíða loka umferðar. Strax er greitt eða tekið fyrir samstæður, ham Worgen, tolla, Doomhammer, lausnargjald, hernaðarmarkmið, keypt Forsaken-tákn og Heart of Azeroth.

rulebook-ready-title = Hersveitum stillt upp
rulebook-ready =
    Þegar þú stækkar veldi þjóðar sem þú áttir fyrir tekurðu á hendi allar liðseiningar umfram lágmark: 1 verður eftir á hverju svæði, 2 hjá Tauren. Þær sem þú tókst mega fara í landvinninga í umferðinni. Hinar bíða endurröðunar.

rulebook-abandon-title = Svæði yfirgefin
rulebook-abandon =
    Nú, og aðeins nú, máttu líka tæma svæði virku þjóðarinnar alveg. Virki, veggir og turnar þar hverfa og sprengja fer aftur í bunkann sinn; fjöll, merkisstaðir og hernaðarmarkmið verða eftir. Yfirgefið svæði má vinna aftur í sömu umferð. Ef þú yfirgefur allt er næsti landvinningur aftur sá fyrsti. Þjóð á hnignunarskeiði getur ekkert yfirgefið.

rulebook-slipped-title = Svæði sem tapast án bardaga
rulebook-slipped =
    Fari síðasta liðseining af svæði á annan hátt en við landvinning telst það líka yfirgefið: þegar óargadýr fara heim, stakt Tauren-tákn fer burt, síðasta táknið er hrakið burt eða aðeins óargadýr eða kappi stóðu þar við hnignun.

rulebook-nothing-left-title = Þegar ekkert er eftir
rulebook-nothing-left =
    Þjóð án einnar einustu liðseiningar er samt virka þjóðin þín: þú stækkar án landvinninga eða lætur hana fara á hnignunarskeið. Nýja samstæðu velurðu fyrst í umferðinni eftir hnignun. Eigirðu eldri þjóð á hnignunarskeiði á 4 svæðum gefur tóm umferð 4 skildinga en hnignun 0, því eldri þjóðin hverfur.

## Picking a combo

rulebook-price-title = Hvað samstæða kostar
rulebook-price =
    Efsta samstæðan er ókeypis; hvert sæti neðar kostar 1 skildingi meira, mest 5. Þú leggur einn skilding á hverja samstæðu sem þú hleypur yfir og tekur svo alla skildinga af þeirri sem þú velur. Þú verður að geta borgað fyrst: skildingarnir á henni hjálpa ekki. Samstæða þremur sætum neðar með 3 skildingum kostar þig 3 skildinga og gefur þér 3.

rulebook-tokens-title = Hve mörg tákn þú færð
rulebook-tokens =
    Leggðu saman tölurnar á fána og skildi og taktu jafnmörg tákn, þó ekki fleiri en eru í bakkanum. Forsaken með grasalækniseiginleika eru til dæmis 4 + 6 = 10. Fleiri bætast ekki við síðar nema regla segi það.

rulebook-column-title = Röðin færist upp
rulebook-column =
    Samstæðurnar fyrir neðan færast upp með skildingum sínum og neðst bætist við ný án skildinga. Gangi skildirnir til þurrðar eru þeir aflögðu stokkaðir á ný. Fánar ganga aldrei til þurrðar: mest 10 af 16 eru í spilinu.

rulebook-picked-title = Beint áfram
rulebook-picked =
    Eftir valið heldurðu áfram í sömu umferð með öll tákn á hendi: liðskönnun, síðan landvinningar.

## Conquest

rulebook-reach-title = Hvað er í færi
rulebook-reach =
    Þú mátt ráðast á þurrlendissvæði sem er aðliggjandi svæði virku þjóðarinnar þinnar, á hvaða lendingarsvæði sem er á hvaða eyju sem er, eða á svæði sem eiginleiki opnar þér. Svæði sem virka þjóðin ræður þegar yfir er aldrei skotmark.

rulebook-first-conquest-title = Fyrsti landvinningur
rulebook-first-conquest =
    Þjóð sem ræður hvergi yfir svæði kemur í land á lendingarsvæði eða þar sem eiginleiki leyfir henni að byrja.

rulebook-cost-title = Hvað svæði kostar
rulebook-cost =
    Hvert svæði kostar 2 tákn og meira fyrir það sem er fyrir:
    - 1 fyrir fjall, vofuvegg og virki, hvert um sig
    - 1 fyrir hverja liðseiningu þar, líka Murlocs
    - 1 fyrir sjóflutning ef þú lendir þar langt að
    Aðliggjandi fjall með virki og 1 tákni á hnignunarskeiði kostar 2 + 1 + 1 + 1 = 5.

rulebook-discounts-title = Afslættir leggjast saman
rulebook-discounts =
    Afslættir þjóðar, eiginleika, merkisstaðar og tenings leggjast allir saman. Fyrst þá gildir lágmarkið: 1 tákn, 2 hjá Tauren. Fjall sem kostar aðra 5 kostar Trolls 4, Dwarves 3 og Dwarves með járnsmiðseiginleika 2. Ómannað fjall kostar Dwarves 1, með eiginleikanum eða án hans.

rulebook-token-in-hand-title = Tákn á hendi
rulebook-token-in-hand =
    Hverjir sem eiginleikar þínir eru geturðu aðeins hafið landvinning með minnst 1 tákn eða óargadýr á hendi, sem Tauren með 2. Kappinn nýtist aðeins í sinn eigin landvinning.

rulebook-paying-title = Greiðsla og framhald
rulebook-paying =
    Nákvæmlega jafnmargar liðseiningar og þarf fara af hendi á svæðið og eru þar fram að endurröðun. Þú mátt halda áfram meðan liðið á hendi dugar en þarft þess aldrei.

rulebook-steps-title = Landvinningur skref fyrir skref
rulebook-steps =
    Nefndu svæðið og hjálpina sem þú notar, borgaðu tolla og liðseiningar. Verjandinn tapar liði og veggir og virki þar hverfa. Lið þitt kemur inn; þá afhjúpast merkisstaður eða skiptir um eiganda, hernaðarmarkmið næst og annað sem af leiðir gerist.

rulebook-own-decline-title = Gegn eigin hnignun
rulebook-own-decline =
    Þú mátt vinna svæði eigin þjóðar á hnignunarskeiði; tákn hennar þar tapast eins og venjulega. Það telst landvinningur eins og hver annar í öllum bónusum, líka fylkingarbónus ef sú þjóð er í hinni fylkingunni. Aðeins Forsaken mega ekki safna liði fyrir hann. Aðliggjandi akurlendi með 1 tákni eigin Dwarves á hnignunarskeiði kostar Orcs 3 og gefur þeim 1 + 1 skilding.

rulebook-every-way-title = Allar leiðir teljast
rulebook-every-way =
    Svæði sem vinnst með teningi, úr lofti, með kappanum, Ashes of Al'ar eða Doomhammer telst unnið í öllum reglum. Sprengja telst líka, innan sinna marka.

rulebook-last-attempt-title = Lokatilraun
rulebook-last-attempt =
    Sem síðasta landvinning máttu ráðast á svæði þar sem þig vantar 1 til 3 liðseiningar. Þú þarft minnst 1 liðseiningu á hendi (Tauren 2) og nefnir skotmark og hjálp áður en þú kastar. Á teningnum er 0, 0, 0, 1, 2 og 3; ef höndin og kastið duga saman fer allt sem er á hendi inn á svæðið. Dugi höndin ein er ekki kastað.

rulebook-attempt-fails-title = Ef teningurinn bregst
rulebook-attempt-fails =
    Liðið er áfram á hendi og er sett niður við endurröðun. Hvernig sem fer er landvinningum lokið. Ef þetta var fyrsti landvinningurinn og hann mistókst bíða táknin á hendi og aðeins þjóð á hnignunarskeiði gefur skildinga.

rulebook-tolls-title = Tollar
rulebook-tolls =
    Sumar árásir kosta skildinga sem eigandinn fær fyrir fram; þeir fást ekki aftur, ekki einu sinni ef teningurinn bregst. Allir tollar einnar árásar leggjast saman og þú þarft að eiga alla upphæðina fyrst. Þú borgar þér aldrei toll. Að ráðast á mýrlendi Pandaren með mýrabúaeiginleika undir Aegis of Aggramar með samhljómstákn kostar 2 + 2 + 1 = 5 skildinga; annað mýrlendi þeirra í sömu umferð aðeins 1.

rulebook-immunity-title = Óvinnandi svæði
rulebook-immunity =
    Varðturn gerir svæði sitt óvinnandi: ekki má ráðast á það og enginn eiginleiki mótherja má hreyfa við því sem þar er eða setja neitt þangað. Aegis of Aggramar gerir það sama en mótherji má borga eigandanum 2 skildinga og láta það þá ekki gilda út umferð sína. Talning nágranna, til dæmis fyrir Heart of Azeroth eða meirihluta, er óbreytt.

## Losses and retreat

rulebook-defeated-title = Virk þjóð bíður ósigur
rulebook-defeated =
    Þegar svæði virkrar þjóðar fellur koma tákn hennar þar aftur á hendi eigandans og eitt þeirra fer í bakkann. Stakur verjandi tapast því.

rulebook-defeated-decline-title = Þjóð á hnignunarskeiði bíður ósigur
rulebook-defeated-decline =
    Öll tákn hennar á svæðinu tapast, hversu mörg sem þau eru. Þjóð á hnignunarskeiði á aldrei neitt á hendi.

rulebook-protection-title = Hvað tapast í staðinn
rulebook-protection =
    Það fyrsta af þessu sem á við verndar táknin:
    - **Light's Hope Chapel**: ekkert tapast
    - **kappi** á svæðinu: aðeins lausnargjald er greitt
    - **óargadýr** á svæðinu: það fer í stað tákns
    - **Holy Light** hjá Draenei: fyrsta táknið í umferðinni bjargast

rulebook-retreat-title = Hörfað
rulebook-retreat =
    Allra síðast í umferðinni, eftir að skildingar eru taldir, setja allir sem voru hraktir burt liðið á hendi aftur niður á svæði sem sama þjóð ræður enn yfir, aðliggjandi eða ekki, og skipta því að vild. Allt verður að fara niður og lið á kortinu hreyfist ekki. Farið er réttsælis frá virka leikmanninum. Skildingarnir sem voru að greiðast breytast ekki.

rulebook-driven-out-title = Hrakin af öllum eyjum
rulebook-driven-out =
    Ráði þjóð þín ekki lengur yfir neinu svæði er lið hennar áfram á hendi. Í næstu umferð þinni byrjar hún aftur á fyrsta landvinningi.

## Between the islands

rulebook-landing-title = Lending
rulebook-landing =
    Svæði með akkeri eru lendingarsvæði. Þar máttu lenda í hvaða umferð sem er, eins oft og þú vilt, frá hvaða eyju sem er á hvaða eyju sem er.

rulebook-shipping-title = Sjóflutningur
rulebook-shipping =
    Á lendingarsvæði sem er ekki aðliggjandi neinu svæði þínu kemst þú með skipi: það kostar 1 tákni meira. Sé það aðliggjandi er það venjulegur nágranni án sjóflutnings. Ómannað akurlendi með akkeri kostar því oftast 3 í byrjun, með Murlocs 4. Skógur með akkeri, vegg og 2 Night Elves-táknum kostar 6 langt að, án sjóflutnings 5.

rulebook-no-shipping-title = Ókeypis sigling
rulebook-no-shipping =
    Sæfaraeiginleiki og Meeting Stone spara aðeins aukatáknið. Skotmarkið verður samt að vera lendingarsvæði.

rulebook-as-if-adjacent-title = Líkt og aðliggjandi
rulebook-as-if-adjacent =
    Hellar Kobolds, loftárás Gnomes og Ashes of Al'ar láta svæði teljast aðliggjandi við landvinning og því er aldrei sjóflutningur. Þau hjálpa ekki við neitt annað: ekki til að hrekja burt, stela, fá afslátt Ethereals, koma fyrir sprengjum, við Heart of Azeroth, fiskimenn eða meirihluta. Hellar gilda í hverjum landvinningi Kobolds, líka með kappanum (ekki sem fyrsta), Doomhammer eða teningnum.

rulebook-water-title = Höf og stöðuvötn
rulebook-water =
    Aðeins Naga vinna höf og stöðuvötn: fyrir 2 tákn og 1 fyrir hverja liðseiningu þar. Vatn gefur 1 skilding eins og hvert annað svæði og tilheyrir eyjunni sem það er teiknað á. Hvorki forngripur, kappi né loftárás kemur öðrum út á vatn. Hjá Naga nær Ashes of Al'ar til hvaða hafs eða stöðuvatns sem er og kappinn til aðliggjandi.

## Artifacts and legendary places

rulebook-site-title = Hvað merkisstaður er
rulebook-site =
    Merkisstaður er forngripur eða goðsagnastaður. Meðan hann er á hvolfi gerir hann ekkert og tilheyrir engum.

rulebook-uncovering-title = Merkisstaður afhjúpaður
rulebook-uncovering =
    Þegar liðseiningar virkrar þjóðar koma á svæðið er merkisstaðnum snúið við og hann sést það sem eftir er spils.

rulebook-whose-site-title = Hverjum hann nýtist
rulebook-whose-site =
    Merkisstaður tilheyrir þjóðinni sem ræður yfir svæði hans en aðeins virk þjóð hefur gagn af honum. Hann virkar um leið og þú nærð honum, líka í miðri umferð. Sé svæðið yfirgefið, tæmt eða á hnignunarskeiði verður hann eftir þar.

rulebook-artifacts-wander-title = Forngripir flytjast
rulebook-artifacts-wander =
    Forngripur sem notaður er í landvinningi flyst á svæðið sem vannst. Aegis of Aggramar og Heart of Azeroth flytjast í lok umferðar á svæði sem þú velur. „Einu sinni í umferð“ gildir um hvern forngrip, hvernig sem þú fékkst hann.

rulebook-artifacts-together-title = Tveir í einu eða til einskis
rulebook-artifacts-together =
    Fleiri en einn forngripur má vera á sama svæði og tveir mega nýtast í sama landvinningi. Ef teningurinn bregst er forngripurinn kyrr en notkun hans í umferðinni er búin. Sama gildir um loftárás sem hætt er við og afslátt Ethereals.

rulebook-places-stay-title = Staðir standa kyrrir
rulebook-places-stay =
    Goðsagnastaðir flytjast aldrei. Aðeins Well of Eternity flyst einu sinni, þegar hann er afhjúpaður.

## The artifacts

rulebook-site-aegis-of-aggramar-title = Aegis of Aggramar
rulebook-site-aegis-of-aggramar =
    Í lok umferðar leggurðu hann á eitt af svæðum þínum, það sama ef þú vilt. Það svæði er óvinnandi meðan þjóð þín er virk. Mótherji má borga þér 2 skildinga; þá ver hann ekki gegn þeim leikmanni út umferð hans. Sá sem vinnur svæðið fær forngripinn.

rulebook-site-ashes-of-alar-title = Ashes of Al'ar
rulebook-site-ashes-of-alar =
    Einu sinni í umferð máttu ráðast á hvaða þurrlendissvæði sem er á hvaða eyju sem er, líkt og það væri aðliggjandi. Það kostar það sama og venjulega, án sjóflutnings.

rulebook-site-doomhammer-title = Doomhammer
rulebook-site-doomhammer =
    Einu sinni í umferð máttu borga 2 skildinga og vinna svæði í færi þar sem er nákvæmlega ein liðseining. Það kostar 1 tákn (Tauren 2), hvað sem þar stendur; ómannað svæði dugar ekki en stakur kappi dugar. Skildingana fær síðasti annar leikmaður sem átti virka þjóð sem réð yfir forngripnum; hafi enginn gert það fara þeir í bankann. Hvorki Ashes of Al'ar né loftárás færa skotmark í færi fyrir hann.

rulebook-site-frostmourne-title = Frostmourne
rulebook-site-frostmourne =
    Einu sinni í umferð kostar einn landvinningur 2 táknum minna. Segðu það áður en þú borgar eða kastar.

rulebook-site-heart-of-azeroth-title = Heart of Azeroth
rulebook-site-heart-of-azeroth =
    Í lok umferðar leggurðu það á eitt af svæðum þínum. Allir aðrir sem eiga virka þjóð á aðliggjandi svæði borga þér strax 1 skilding; sá sem engan á borgar ekkert og skuldar ekkert. Í umferð þegar þú ferð á hnignunarskeið gefur það ekkert.

## The legendary places

rulebook-site-battleground-title = Battleground
rulebook-site-battleground =
    Ef þú ræður hér þegar skildingar eru taldir gefur óvinaþjóð sem þú tókst tvö eða fleiri svæði af í umferðinni fylkingarbónus 2 í stað 1; landvinningar fyrr í umferðinni teljast líka. Hlutlaus þjóð sem ræður hér velur Bandalagið eða Hjörðina fyrir umferðina, við liðskönnun eða þegar hún vinnur staðinn, og fær þá fylkingarbónus. Hún velur á ný í hverri umferð. Hlutlaus þjóð sem yfirgefur staðinn aftur fær engan bónus.

rulebook-site-dark-portal-title = Dark Portal
rulebook-site-dark-portal =
    Gefur 2 skildinga í lok umferðar þinnar.

rulebook-site-karazhan-title = Karazhan
rulebook-site-karazhan =
    Í lok umferðar gefur hvert annað svæði virku þjóðarinnar með sama landslagi og svæði Karazhan 1 skilding. Merki teljast ekki og ekki heldur þjóð á hnignunarskeiði. Ef hann er í skógi og þú ræður alls yfir 3 skógum eru það 2 skildingar.

rulebook-site-lights-hope-chapel-title = Light's Hope Chapel
rulebook-site-lights-hope-chapel =
    Meðan virka þjóðin þín ræður hér missirðu engar liðseiningar við árásir á nein svæði þín: allar koma aftur á hendi. Það gildir um landvinninga, sprengjur og tákn sem myndi tapast við að vera hrakið burt. Vörnin gildir líka þegar svæðið sjálft er unnið. Lausnargjald fyrir kappann er samt greitt.

rulebook-site-meeting-stone-title = Meeting Stone
rulebook-site-meeting-stone =
    Meðan virka þjóðin þín ræður hér borgarðu ekkert fyrir sjóflutning.

rulebook-site-spirit-healer-title = Spirit Healer
rulebook-site-spirit-healer =
    Í hverri umferð þinni tekurðu eftir landvinninga 1 tákn virku þjóðarinnar úr bakkanum, ef þar er eitthvert.

rulebook-site-well-of-eternity-title = Well of Eternity: hvert hann fer
rulebook-site-well-of-eternity =
    Þegar hann er afhjúpaður flyst hann í stöðuvatn á eyju sinni, aldrei í haf; séu þau fleiri velur finnandinn. Á eyju án stöðuvatns fer hann í kassann og annar goðsagnastaður, dreginn af handahófi úr kassanum, kemur í hans stað og virkar strax.

rulebook-well-income-title = Well of Eternity: hvað hann gefur
rulebook-well-income =
    Þegar þú telur skildinga færðu 2 skildinga ef önnur þjóða þinna, virk eða á hnignunarskeiði, ræður yfir fleiri svæðum umhverfis vatnið en nokkur önnur þjóð; Murlocs keppa líka. Jafntefli gefur ekkert og það er aldrei meira en 2. Þú þarft ekki að ráða yfir vatninu. Aðeins Naga í vatninu sjálfu ráða yfir staðnum, sem skiptir fornleifafræðinga máli.

## Objectives and other pieces

rulebook-objectives-title = Hernaðarmarkmið
rulebook-objectives =
    Humans eiga tvö hernaðarmarkmið og setja þau niður á ný í lok hverrar umferðar sinnar. Þau eru aldrei sett á vatn eða óvinnandi svæði og hækka ekki kostnað. Þau verða eftir þegar svæði er yfirgefið, fara um gáttir og hverfa þegar Humans fara á hnignunarskeið.

rulebook-walls-and-forts-title = Vofuveggir og virki
rulebook-walls-and-forts =
    Hvert um sig hækkar kostnað svæðisins um 1, líka á hnignunarskeiði. Þau hverfa þegar svæðið er unnið eða yfirgefið.

rulebook-limited-title = Skífur geta klárast
rulebook-limited =
    Til eru 10 fjöll, 10 virki, 9 vofuveggir, 6 varðturnar, 5 óargadýr, 4 samhljómstákn, 2 hernaðarmarkmið, 1 kappi og 12 sprengjur, helmingur þeirra óvirkur. Þegar tegund klárast er ekki meira sett niður. Ef fleiri svæði ættu að fá þær síðustu velur eigandinn.

rulebook-tray-sizes-title = Hve mörg tákn þjóð á
rulebook-tray-sizes =
    Þjóðartáknin eru 182 og Murlocs-táknin 15. Í bakkanum eru 20 Forsaken, 16 Tauren og 12 Draenei; Goblins, Kobolds, Naga, Orcs og Trolls eiga 11 hver; Night Elves 9 og allar hinar þjóðirnar 10.

## Decline

rulebook-declare-title = Heil umferð
rulebook-declare =
    Að fara á hnignunarskeið tekur alla umferðina: engir landvinningar, engin endurröðun, engin lokauppstilling. Það sem tilheyrir upphafi umferðar, til dæmis sprengjur, gerist samt fyrst.

rulebook-older-race-title = Eldri þjóðin fer fyrst
rulebook-older-race =
    Eigirðu þegar þjóð á hnignunarskeiði hverfa öll tákn hennar af eyjunum áður en sú nýja tekur við.

rulebook-tokens-in-decline-title = Hvað verður eftir á eyjunum
rulebook-tokens-in-decline =
    Fánanum er snúið við. Á hverju svæði verður eitt tákn eftir á hnignunarhliðinni, tvö hjá Tauren. Öll önnur tákn og öll höndin fara aftur í bakkann. Óargadýr fara fyrst, svo Tauren-tákn sem þau skilja eitt eftir fer á hendi og síðan í bakkann.

rulebook-badge-title = Skjöldurinn
rulebook-badge =
    Eiginleikaskjöldurinn er lagður til hliðar. Aðeins virkjasmiðir og mýrabúar fylgja þjóðinni þar til hún hverfur úr spilinu.

rulebook-leaving-title = Hvað hverfur strax
rulebook-leaving =
    Óargadýr, kappinn, varðturnar, hernaðarmarkmið og samhljómstákn þjóðarinnar hverfa. Svæði þar sem aðeins voru óargadýr eða aðeins kappinn tapast. Vofuveggir og virki verða eftir.

rulebook-decline-score-title = Skildingar við hnignun
rulebook-decline-score =
    Þú færð 1 skilding fyrir hvert svæði þjóðarinnar sem var að fara á hnignunarskeið, án bónuss þjóðar og eiginleika. Aðeins Well of Eternity getur gefið áfram. Blood Elves með grasalækniseiginleika á 4 svæðum, þar af einu töfrasvæði, gefa 4 skildinga.

rulebook-extinct-title = Þegar þjóð deyr út
rulebook-extinct =
    Þjóð á hnignunarskeiði sem á ekkert tákn eftir er strax útdauð, hvernig sem það gerðist. Fáni hennar fer undir bunkann eða fyllir autt sæti í röðinni, skjöldur sem hún hélt er lagður til hliðar og veggir og virki fara aftur í birgðirnar.

rulebook-after-decline-title = Næsta umferð
rulebook-after-decline =
    Í næstu umferð þinni velurðu nýja samstæðu. Upp frá því gefa báðar þjóðirnar þér skildinga.

rulebook-sites-in-decline-title = Merkisstaðir á hnignunarskeiði
rulebook-sites-in-decline =
    Þjóð á hnignunarskeiði getur ekki notað forngripi eða staði, en hún telst með hjá Well of Eternity. Þeir verða eftir á svæðum sínum.

rulebook-stacked-decline-title = Fleiri tákn á sama svæði
rulebook-stacked-decline =
    Þjóð á hnignunarskeiði getur átt fleiri en eitt tákn á svæði: Tauren, eða tákn sem ógnvaldar hröktu saman. Öll verja og öll tapast í einu.

rulebook-decline-retreat-title = Hörfað eftir sprengjur
rulebook-decline-retreat =
    Hafi sprengjur þínar hrakið einhvern burt áður en þú fórst á hnignunarskeið er það lið sett aftur niður í lok umferðar eins og venjulega.

rulebook-absent-decline-title = Hnignun án svæða
rulebook-absent-decline =
    Lið á hendi fer í bakkann. Ráði þjóðin ekki yfir neinu svæði er hún strax útdauð og eldri þjóðin á hnignunarskeiði hverfur samt.

## Redeployment and end of turn

rulebook-redeploy-title = Endurröðun
rulebook-redeploy =
    Færðu allar liðseiningar virku þjóðarinnar, af eyjunum og af hendi, að vild milli svæðanna sem hún ræður yfir. Minnst 1 verður að vera á hverju, 2 hjá Tauren. Öll tákn og óargadýr á hendi verða að fara niður; aðeins kappinn má vera áfram á hendi.

rulebook-keep-all-title = Engu er sleppt
rulebook-keep-all =
    Við endurröðun máttu ekki gefa eftir svæði. Þjóð á hnignunarskeiði er aldrei endurraðað.

rulebook-no-region-title = Án svæðis
rulebook-no-region =
    Ráði virka þjóðin ekki yfir neinu svæði er lið hennar, líka nýkeypt tákn, áfram á hendi til næstu umferðar. Þá byrjarðu á fyrsta landvinningi.

rulebook-end-placements-title = Lokauppstilling
rulebook-end-placements =
    Eftir endurröðun seturðu niður í þessari röð: virki, varðturna, Aegis of Aggramar, Heart of Azeroth með greiðslum, hernaðarmarkmið, sprengjur, samhljómstákn.

## Scoring

rulebook-region-coins-title = Skildingur fyrir hvert svæði
rulebook-region-coins =
    Í lok umferðar færðu 1 skilding fyrir hvert svæði virku þjóðarinnar og 1 fyrir hvert svæði þjóðarinnar á hnignunarskeiði, líka höf og stöðuvötn.

rulebook-bonus-coins-title = Bónusar
rulebook-bonus-coins =
    Við bætast bónusar virku þjóðarinnar, eiginleika hennar og merkisstaða sem hún ræður yfir. Þjóð á hnignunarskeiði gefur engan bónus nema tekið sé fram að eiginleikinn gildi þá líka.

rulebook-bonus-once-title = Einu sinni fyrir hvert tilefni
rulebook-bonus-once =
    Svæði gefur einu sinni fyrir hvert tilefni en getur gefið fyrir fleiri en eitt í senn.

rulebook-conquered-bonus-title = Unnið í umferðinni
rulebook-conquered-bonus =
    Bónus fyrir svæði sem vannst í umferðinni telur hvern landvinning, líka þótt þú ráðir ekki lengur yfir svæðinu þegar skildingar eru taldir.

## The races

rulebook-race-blood-elves-title = Blood Elves
rulebook-race-blood-elves = **Hjörðin, 5 tákn.** Hvert svæði með töframerki sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-race-draenei-title = Draenei
rulebook-race-draenei = **Bandalagið, 7 tákn.** Holy Light: í umferð hvers mótherja kemur fyrsta Draenei-táknið sem þú myndir missa, við landvinning eða eiginleika, aftur á hendi og hörfar með hinum. Hvert tap eftir það í sömu umferð er venjulegt; falli tvö stök tákn kemur annað aftur. Tap sem lendir á óargadýri, kappa eða Light's Hope Chapel eyðir þessu ekki. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-dwarves-title = Dwarves
rulebook-race-dwarves = **Bandalagið, 5 tákn.** Fjallasvæði kosta þig 2 táknum minna. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-ethereals-title = Ethereals
rulebook-race-ethereals = **Hlutlaus, 5 tákn.** Einu sinni í umferð, meðan á landvinningum stendur, máttu annaðhvort stela sýnilegum forngrip af svæði við hlið þíns og flytja hann þangað, strax til notkunar; eða vinna aðliggjandi svæði með sýnilegum goðsagnastað 2 táknum ódýrar. Stela má af ómönnuðum svæðum, frá Murlocs, mótherjum og eigin þjóð á hnignunarskeiði og það er ekki árás. Til að stela Aegis of Aggramar þarf fyrst að borga 2 skildinga hans. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-forsaken-title = Forsaken
rulebook-race-forsaken = **Hjörðin, 6 tákn.** Eftir landvinninga máttu kaupa 1 Forsaken-tákn á 1 skilding fyrir hvert tákn eða óargadýr sem mótherjar, virkir eða á hnignunarskeiði, misstu þín vegna í umferðinni. Þau koma með í endurröðun og mega fara í landvinninga frá næstu umferð; alls eru þau 20 og ónotuð tækifæri falla niður. Murlocs, eigin hnignun, tákn sem björguðust, kappinn, veggir og virki teljast ekki. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-gnomes-title = Gnomes
rulebook-race-gnomes = **Bandalagið, 5 tákn.** Einu sinni í umferð, með liðseiningu á hendi, nefnirðu hvaða þurrlendissvæði sem er á hvaða eyju sem er fyrir loftárás, líka sem fyrsta landvinning; borgar tolla og kastar. Kastið er afsláttur (lágmark 1 tákn) og dugi höndin verðurðu að vinna svæðið. Vanti enn 1 til 3 máttu kasta aftur sem lokatilraun; annars er árásin búin. Með 1 á hendi gegn kostnaði 6 duga köst upp á 2 og síðan 3. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-goblins-title = Goblins: sprengjum komið fyrir
rulebook-race-goblins = **Hjörðin, 6 tákn.** Þú færð bunka með öllum 12 sprengjunum á hvolfi og það fá Goblins líka ef þeir eru valdir aftur síðar. Í lok umferðar máttu koma sprengjum fyrir, án þess að skoða þær, á svæðum virkra þjóða mótherja við hlið þinna, einni á hverju. Á hnignunarskeiði er engum sprengjum komið fyrir.

rulebook-bombs-title = Goblins: sprengjum snúið við
rulebook-bombs =
    Í upphafi næstu umferðar snýrðu við hverri sprengju á svæði sem mótherji ræður yfir, hver sem það er þá og líka á hnignunarskeiði; síðan fer hún úr spilinu. Helmingur er óvirkur. Sprenging telst landvinningur þinn á mönnuðu svæði: eigandinn tapar liði eins og venjulega, veggir og virki hverfa og svæðið er ómannað. Ekkert Goblins-tákn fer inn og því afhjúpast enginn merkisstaður og ekkert markmið næst. Farir þú þá á hnignunarskeið gefur þetta engan bónus.

rulebook-bombs-back-title = Goblins: sprengjur án hvells
rulebook-bombs-back =
    Ef svæðið er yfirgefið eða enginn mótherji ræður lengur yfir því fer sprengjan aftur óséð efst í bunkann þinn. Ekki má koma sprengju fyrir á óvinnandi svæði; verði það óvinnandi síðar er sprengjan fjarlægð án áhrifa, en gegn Aegis of Aggramar máttu fyrst borga 2 skildinga. Eigirðu samhljómstákn þarftu líka að borga 2 skildinga áður en þú snýrð við sprengjum hjá Pandaren. Tollur mýrabúa er aldrei greiddur fyrir sprengjur.

rulebook-race-humans-title = Humans
rulebook-race-humans = **Bandalagið, 5 tákn.** Í lok hverrar umferðar seturðu bæði hernaðarmarkmiðin á tvö ólík þurrlendissvæði sem engin þjóð Bandalagsins ræður yfir; ómönnuð svæði og svæði með Murlocs duga. Sá sem vinnur slíkt svæði og er ekki í Hjörðinni fær strax 2 skildinga og þú líka; ef það ert þú eru það aðeins þessir 2. Markmiðið kemur aftur til þín. Þjóð Hjarðarinnar fær ekkert og markmiðið er kyrrt; það á líka við hlutlausa þjóð sem berst með Hjörðinni. Á hnignunarskeiði hverfa bæði.

rulebook-race-kobolds-title = Kobolds
rulebook-race-kobolds = **Hlutlaus, 6 tákn.** Hvert þurrlendissvæði með helli telst aðliggjandi þér, án sjóflutnings og líka í fyrsta landvinningi. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-naga-title = Naga
rulebook-race-naga = **Hlutlaus, 6 tákn.** Þú mátt vinna aðliggjandi höf og stöðuvötn fyrir 2 tákn og hvaða haf sem er á hvaða eyju sem er sem fyrsta landvinning, án sjóflutnings; ekki stöðuvatn. Af vatni heldurðu áfram á aðliggjandi strönd án sjóflutnings: haf fyrir 2, síðan ómannað lendingarsvæði við hliðina fyrir 2 í viðbót. Á hnignunarskeiði eru tákn kyrr í vatninu og gefa áfram.

rulebook-race-night-elves-title = Night Elves
rulebook-race-night-elves = **Bandalagið, 4 tákn.** Skógar kosta þig 1 tákni minna og hver skógur sem þú vinnur fær vofuvegg: árás á hann kostar 1 meira. Á hnignunarskeiði standa veggirnir þar til svæðið er unnið; afslættinum lýkur.

rulebook-race-orcs-title = Orcs
rulebook-race-orcs = **Hjörðin, 6 tákn.** Hvert svæði sem þú tókst í umferðinni af þjóð Bandalagsins, virkri eða á hnignunarskeiði, gefur 1 aukaskilding, auk fylkingarbónuss. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-pandaren-title = Pandaren
rulebook-race-pandaren = **Hlutlaus, 5 tákn.** Í lok umferðar fær hver mótherji samhljómstákn ef þú réðst ekki á virka þjóð hans, líka sá sem á enga virka þjóð. Misheppnuð tilraun telst árás; árás aðeins á þjóð á hnignunarskeiði telst ekki. Sá sem á tákn borgar þér 2 skildinga á undan fyrstu árás í umferð á virka Pandaren þína; það sem eftir er umferðar er ókeypis. Táknin koma heim í upphafi umferðar þinnar og við hnignun.

rulebook-race-tauren-title = Tauren
rulebook-race-tauren = **Hjörðin, 11 tákn.** Þú þarft minnst 2 tákn til að vinna svæði og halda því; enginn afsláttur fer niður fyrir 2 og í lokatilraun þarf 2 á hendi. Tapað svæði kostar þig samt aðeins 1 tákn. Á hnignunarskeiði verða 2 tákn eftir á hverju svæði.

rulebook-lone-tauren-title = Tauren: aldrei ein
rulebook-lone-tauren =
    Verði virkt Tauren-tákn eitt eftir fer það strax á hendi og svæðið er yfirgefið; það er sett niður með táknum sem hörfa eða notað af hendi. Óargadýr teljast með í þeim 2. Kappinn ekki, en hann má halda svæði einn; við hlið hans eru 2 tákn eða ekkert. Stakt tákn á hendi sem hefur ekkert Tauren-svæði að fara á bíður á hendi. Á hnignunarskeiði eru stök Tauren-tákn kyrr.

rulebook-race-trolls-title = Trolls
rulebook-race-trolls = **Hjörðin, 6 tákn.** Mönnuð svæði kosta þig 1 tákni minna; Murlocs og eigin þjóð á hnignunarskeiði teljast með. Á hnignunarskeiði gildir þetta ekki.

rulebook-race-worgen-title = Worgen
rulebook-race-worgen = **Bandalagið, 5 tákn.** Í upphafi hverrar umferðar, líka þeirrar fyrstu, velurðu: mannshamur gefur strax 2 skildinga; vargshamur kostar 1 skilding og hver landvinningur í umferðinni er 1 tákni ódýrari. Án skildings er það mannshamur. Þú velur líka þótt þú farir svo á hnignunarskeið. Á hnignunarskeiði er ekki valið lengur.

## The special powers

rulebook-power-archaeologist-title = Fornleifafræðingar
rulebook-power-archaeologist = **5 tákn.** Hver forngripur og hver goðsagnastaður á svæðum þínum gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-herbalist-title = Grasalæknar
rulebook-power-herbalist = **4 tákn.** Hverjar hæðir sem þú ræður yfir gefa 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-farmer-title = Bændur
rulebook-power-farmer = **4 tákn.** Hvert akurlendi sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-mountaineer-title = Fjallabúar
rulebook-power-mountaineer = **5 tákn.** Hvert fjall sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-mining-title = Námumenn
rulebook-power-mining = **4 tákn.** Hvert svæði með helli sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-ranger-title = Skógarverðir
rulebook-power-ranger = **4 tákn.** Hver skógur sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-blacksmith-title = Járnsmiðir
rulebook-power-blacksmith = **4 tákn.** Hver landvinningur kostar þig 1 tákni minna. Á hnignunarskeiði er eiginleikinn úr sögunni.

rulebook-power-beastmaster-title = Dýratemjarar
rulebook-power-beastmaster = **4 tákn.** Við liðskönnun fara öll óargadýr þín heim; síðan tekurðu á hendi óargadýr fyrir hverjar hæðir sem þú ræður yfir, mest 5. Þau vinna, halda, verja og færast eins og tákn og sé svæði þeirra unnið tapast óargadýr í stað tákns. Svæði sem aðeins óargadýr héldu er yfirgefið þegar þau fara og telst ekki með í hæðum. Í umferðinni þegar þú velur samstæðuna áttu ekkert og á hnignunarskeiði ekki heldur.

rulebook-power-seafaring-title = Sæfarar
rulebook-power-seafaring = **5 tákn.** Þú borgar aldrei fyrir sjóflutning, ekki heldur í fyrsta landvinningi. Á hnignunarskeiði er eiginleikinn úr sögunni.

rulebook-power-defensive-title = Verndarar
rulebook-power-defensive = **4 tákn.** Í lok umferðar fær hvert akurlendi þitt varðturn ef þú ræður yfir fleiri svæðum umhverfis það en hver önnur þjóð; eigin þjóð á hnignunarskeiði og Murlocs eru aðrar þjóðir, vatn telst með, svæði sem enginn ræður yfir teljast engum. Aðrir turnar þínir hverfa; alls eru þeir 6. Akurlendi með turni er óvinnandi þar til þú athugar aftur, líka þótt meirihlutinn tapist á meðan. Turninn hverfur ef akurlendið er yfirgefið eða þjóðin fer á hnignunarskeið.

rulebook-power-marsh-dweller-title = Mýrabúar
rulebook-power-marsh-dweller = **5 tákn.** Mótherji borgar þér 1 skilding á undan hverri tilraun til að vinna mýrlendi þitt, líka með kappa, Doomhammer, Ashes of Al'ar eða úr lofti; ekki við skipti eða sprengjur né þegar tákn er hrakið burt. Þetta gildir líka á hnignunarskeiði.

rulebook-power-portal-mage-title = Gáttagaldramenn: skipti
rulebook-power-portal-mage = **5 tákn.** Tvisvar í umferð, meðan á landvinningum stendur, velurðu tvö töfrasvæði hvar sem er og skiptir á öllu sem þar er: liðseiningum hvers sem er, Murlocs, virkjum, veggjum, forngripum, hernaðarmarkmiðum og sprengjum. Fjöll og goðsagnastaðir verða eftir. Á öðru þeirra verður að vera liðseining eða forngripur og hvorugt má vera óvinnandi fyrir þér. Þetta er hvorki landvinningur né árás: ekkert tap, engir tollar, enginn bónus. Á hnignunarskeiði gildir þetta ekki.

rulebook-portal-details-title = Gáttagaldramenn: hvað fylgir
rulebook-portal-details =
    Heilir hópar skipta um stað og hver þjóð heldur liði sínu; veggir og virki fylgja með og gilda á hvaða landslagi sem er. Þannig máttu líka flytja eigin hóp á ómannað töfrasvæði. Liðseiningar virkrar þjóðar sem lenda á merkisstað á hvolfi afhjúpa hann, fyrst á svæðinu sem var nefnt fyrst; hulinn merkisstaður flyst ekki sjálfur.

rulebook-power-explorer-title = Landkönnuðir
rulebook-power-explorer = **5 tákn.** Hver eyja þar sem þú ræður yfir minnst einu svæði gefur 1 aukaskilding; haf telst til sinnar eyju. Á hnignunarskeiði ekki.

rulebook-power-peat-cutter-title = Mótekjumenn
rulebook-power-peat-cutter = **4 tákn.** Hvert mýrlendi sem þú ræður yfir gefur 1 aukaskilding. Á hnignunarskeiði ekki.

rulebook-power-fishing-title = Fiskimenn
rulebook-power-fishing = **3 tákn.** Hvert svæði þitt við haf eða stöðuvatn gefur 1 aukaskilding, líka vatnasvæði ef það liggur að öðru hafi eða stöðuvatni. Á hnignunarskeiði ekki.

rulebook-power-champion-title = Kappar: landvinningur kappans
rulebook-power-champion = **4 tákn.** Kappinn byrjar á hendi. Einu sinni í umferð, ef hann er þar, vinnur hann aðliggjandi þurrlendissvæði einn og ókeypis, hvað sem þar er. Þú þarft minnst 1 tákn á hendi (Tauren 2) en eyðir því ekki. Tollar eru greiddir og óvinnandi svæði eru lokuð. Hann má ekki vinna fyrsta landvinninginn, fer ekki í sjóflutning og tekur ekki þátt í lokatilraun.

rulebook-champion-stands-title = Kappar: vörn og lausnargjald
rulebook-champion-stands =
    Hann telst 1 liðseining í vörn, má halda svæði einn, og honum er stillt upp og endurraðað eins og tákni; látir þú hann standa vinnur hann ekkert í umferðinni. Sé svæði hans unnið tapast ekkert þar: þú borgar sigurvegaranum 1 skilding, eða ekkert ef þú átt engan, og hann hörfar með hinum. Á hnignunarskeiði hverfur hann.

rulebook-power-warlord-title = Herforingjar
rulebook-power-warlord = **5 tákn.** Hvert mannað svæði sem þú vannst í umferðinni gefur 1 aukaskilding; Murlocs og eigin þjóð á hnignunarskeiði teljast með. Á hnignunarskeiði gildir þetta ekki.

rulebook-power-intimidating-title = Ógnvaldar: að hrekja burt
rulebook-power-intimidating = **4 tákn.** Þrisvar í umferð, meðan á landvinningum stendur og áður en teningnum er kastað, velurðu aðliggjandi svæði mótherja, virks eða á hnignunarskeiði, eða Murlocs; sama svæði oftar ef þú vilt. Fyrst er veggur eða virki þar rifið; annars hverfur Murlocs-tákn úr spilinu; annars fer tákn eða óargadýr að þínu vali á annað svæði sinnar þjóðar eða tapast ef ekkert er til. Þú þarft ekki að vinna svæði á eftir. Eigin þjóð á hnignunarskeiði, óvinnandi svæði og kappann er ekki hægt að hrekja. Á hnignunarskeiði gildir þetta ekki.

rulebook-push-details-title = Ógnvaldar: hvert
rulebook-push-details =
    Þú ræður hvert táknið fer: á hvaða annað svæði þeirrar þjóðar sem er ekki óvinnandi. Eigi hún önnur svæði en þau séu öll óvinnandi er ekki hægt að hrekja táknið. Þegar síðasta táknið fer er svæðið ómannað. Aðeins það að hrekja tákn svo að það tapist telst árás; þá gilda samhljómstákn, Light's Hope Chapel, Holy Light og talning Forsaken.

rulebook-power-enraged-title = Óðir
rulebook-power-enraged = **4 tákn.** Hvert svæði sem þú vannst í umferðinni og hafði minnst 2 liðseiningar gefur jafnmarga skildinga og þær voru. Fjöll, virki og veggir eru ekki liðseiningar: 3 tákn á fjalli gefa 3, 1 tákn með virki gefur 0. Á hnignunarskeiði gildir þetta ekki.

rulebook-power-garrison-title = Virkjasmiðir
rulebook-power-garrison = **3 tákn.** Í lok umferðar má hvert svæði sem þú ræður yfir fá virki, eitt á svæði og 10 alls. Virki hækkar kostnaðinn um 1; það færist ekki og gefur enga skildinga. Á hnignunarskeiði standa virkin þar til svæðið fellur.

## Alliance and Horde

rulebook-factions-title = Hver er hvar
rulebook-factions =
    - **Bandalagið**: Draenei, Dwarves, Gnomes, Humans, Night Elves, Worgen
    - **Hjörðin**: Blood Elves, Forsaken, Goblins, Orcs, Tauren, Trolls
    - **Hlutlausar**: Ethereals, Kobolds, Naga, Pandaren
    Murlocs eru í engri fylkingu.

rulebook-faction-bonus-title = Fylkingarbónus
rulebook-faction-bonus =
    Með þjóð Bandalagsins eða Hjarðarinnar færðu í lok umferðar 1 skilding fyrir hverja þjóð hinnar fylkingarinnar sem þú tókst minnst eitt svæði af í umferðinni, hversu mörg sem þau eru. Virk þjóð leikmanns og þjóð hans á hnignunarskeiði eru tvær þjóðir. Hlutlausir árásaraðilar og verjendur gefa engan slíkan bónus. Orcs sem taka tvö svæði af virkum Humans og eitt af Dwarves sama leikmanns á hnignunarskeiði fá 2 fyrir fylkinguna og 3 sem Orcs; með Battleground 3 og 3.

rulebook-team-game-title = Liðaspil
rulebook-team-game =
    Velja má að spila Bandalagið gegn Hjörðinni: 1 gegn 1 eða 2 gegn 2; séuð þið 3 eða 5 spilar einn að auki hlutlausu þjóðirnar sem sérstakt lið. Bandalagið og Hjörðin sitja til skiptis og hlutlausi leikmaðurinn síðastur. Eyjar, umferðir, skildingar og merkisstaðir eru eins og venjulega.

rulebook-team-combos-title = Samstæður liðs
rulebook-team-combos =
    Hvert lið velur aðeins úr sínum þjóðum. Það á röð með allt að 3 samstæðum á 0, 1 eða 2 skildinga; skildirnir eru sameiginlegir. Fáni sem kemur aftur fer undir bunka síns liðs eða beint í autt sæti í röð þess.

rulebook-teammates-title = Liðsfélagar
rulebook-teammates =
    Virkt lið liðsfélaga máttu ekki ráðast á, hrekja, sprengja eða flytja burt um gátt; þjóð hans á hnignunarskeiði máttu ráðast á. Liðsfélagar borga hver öðrum hvorki toll, lausnargjald né skilding vegna Heart of Azeroth og fá ekki samhljómstákn, og skildinga má ekki gefa. Annað er eins og venjulega, líka fylkingarbónus; hlutlausi leikmaðurinn fær hann aðeins með Battleground.

rulebook-team-victory-title = Hvaða lið vinnur
rulebook-team-victory =
    Skildingar besta leikmanns liðsins teljast; liðið með fleiri vinnur. Sé jafnt eru hinir leikmenn liðanna bornir saman og síðan öll tákn á eyjunum. Velja má að leggja skildinga liðsins saman.

## How many you are

rulebook-two-players-title = Tveir leikmenn
rulebook-two-players =
    Ein stór eyja og ein miðlungs, 10 umferðir. Velja má stóra og litla í staðinn.

rulebook-three-players-title = Þrír leikmenn
rulebook-three-players =
    Ein eyja af hverri stærð, 10 umferðir.

rulebook-four-players-title = Fjórir leikmenn
rulebook-four-players =
    Ein stór eyja, tvær miðlungs og ein lítil, 9 umferðir.

rulebook-five-players-title = Fimm leikmenn
rulebook-five-players =
    Tvær stórar eyjar, ein miðlungs og tvær litlar, 8 umferðir.

## At this table

rulebook-maps-title = Eyjarnar okkar
rulebook-maps =
    Eyjarnar tólf hér eru teiknaðar fyrir Elbowroom og eru ekki þær sem eru í kassanum. Stórar eyjar hafa 11 eða 12 þurrlendissvæði, miðlungs 9, litlar 6 og sumar hafa stöðuvatn. Alls eru 20 eða 21 þurrlendissvæði hjá tveimur, 26 eða 27 hjá þremur, 35 eða 36 hjá fjórum og 43 til 45 hjá fimm.

rulebook-on-the-maps-title = Hvað er á þeim
rulebook-on-the-maps =
    Stór eyja hefur 4 Murlocs-tákn, 3 fjöll og 3 lendingarsvæði; miðlungs 3 Murlocs-tákn, 2 fjöll og 2 eða 3 lendingarsvæði; lítil 2 Murlocs-tákn, 1 fjall og 1 eða 2 lendingarsvæði. Lendingarsvæði eru við ströndina og aldrei fjöll. Hver eyja hefur eitt svæði fyrir merkisstað, aldrei lendingarsvæði.

rulebook-neighbours-known-title = Hver er við hlið hvers
rulebook-neighbours-known =
    Borðið veit hvaða svæði eru aðliggjandi og sýnir þér hvað er í færi; útlit teikningarinnar skiptir ekki máli. Eyjarnar eru athugaðar í upphafi spils svo að allar skífur dugi.

rulebook-asked-in-order-title = Hvað borðið spyr um
rulebook-asked-in-order =
    Borðið fer í gegnum umferð þína í röð reglnanna og spyr aðeins um það sem þarf að ákveða: sprengjur, ham, val umferðarinnar, svæði til að yfirgefa, landvinninga, kaup, endurröðun, lokauppstillingu. Þegar hersveitum er stillt upp tekur það fyrir þig allt umfram lágmark; við endurröðun geturðu sett það aftur.

rulebook-conquest-actions-title = Meðan á landvinningum stendur
rulebook-conquest-actions =
    Þú mátt vinna svæði, gera loftárás, senda kappann, nota Doomhammer, skipta, hrekja, stela, gera lokatilraun eða hætta, eftir því sem þjóð, eiginleiki og merkisstaðir leyfa. Borðið telur það sem má aðeins einu sinni, tvisvar eða þrisvar í umferð.

rulebook-out-of-turn-title = Þegar þú átt ekki leik
rulebook-out-of-turn =
    Þú ákveður aðeins hvert hrakið lið þitt fer aftur. Tollar, lausnargjald, Holy Light og Heart of Azeroth ganga sjálfkrafa fyrir sig.

rulebook-chance-title = Tilviljun
rulebook-chance =
    Stokkun, teningur, sprengjur og staður sem dreginn er fyrir Well of Eternity koma úr einu fræi, svo hvert spil má endursýna nákvæmlega eins og það var.

rulebook-own-inventions-title = Eigin uppfinningar
rulebook-own-inventions =
    Borð getur haft **eina eigin þjóð, einn eigin eiginleika og einn eigin stað**, eða fleiri ef svo er ákveðið. Allir sjá þau áður en spilið hefst. Þau eru sett saman úr kröftum sem spilið þekkir. Eigin þjóð er í Bandalaginu, Hjörðinni eða hvorugu.

rulebook-own-site-title = Eigin staður
rulebook-own-site =
    Hann er forngripur eða goðsagnastaður og gerir eitt eða tvennt af því sem forngripir, eða staðir, kassans gera. Hann er stokkaður með hinum: jafnmargir og vant er liggja á grúfu, afgangurinn er eftir í kassanum.
