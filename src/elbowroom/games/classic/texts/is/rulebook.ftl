### The rules for players.

rulebook-chapter-goal = Markmið spilsins
rulebook-chapter-box = Það sem liggur á borðinu
rulebook-chapter-setup = Undirbúningur
rulebook-chapter-turn = Umferð þín
rulebook-chapter-pick = Val á þjóð og eiginleika
rulebook-chapter-conquest = Landvinningar
rulebook-chapter-redeploy = Endurröðun hersveita
rulebook-chapter-scoring = Skildingar
rulebook-chapter-decline = Hnignun
rulebook-chapter-end = Leikslok
rulebook-chapter-races = Þjóðir
rulebook-chapter-powers = Sérstakir eiginleikar
rulebook-chapter-own = Eigin þjóðir og eiginleikar
rulebook-chapter-table = Við þetta borð

## The goal

rulebook-aim-title = Flestir skildingar vinna
rulebook-aim =
    Þessi heimur er of lítill fyrir alla. Þú leiðir hverja þjóðina á fætur annarri um hann, leggur undir þig landsvæði og færð **skildinga** fyrir þau.
    Þegar þjóð er orðin of dreifð læturðu henni hnigna og byrjar upp á nýtt með aðra. Sá sem á flesta skildinga í lokin vinnur.

rulebook-rounds-title = Hve lengi spilið stendur
rulebook-rounds =
    Í hverri umferð eiga allir leik einu sinni, alltaf í sömu röð. Í spili eru
    - **10 umferðir** með tveimur eða þremur leikmönnum,
    - **9 umferðir** með fjórum,
    - **8 umferðir** með fimm.
    Þegar sá síðasti hefur leikið í síðustu umferðinni eru skildingarnir taldir.

## What lies on the table

rulebook-map-title = Kortið
rulebook-map =
    Til er kort fyrir hvern fjölda leikmanna: því fleiri leikmenn, þeim mun fleiri landsvæði, en aldrei nóg handa öllum. Á landi eru akurlendi, skógar, hæðir, mýrlendi og fjöll; umhverfis það og inni á milli eru tvö höf og stöðuvatn.
    Sum landsvæði bera merki: **námu**, **helli** eða **töfrauppsprettu**. Merki gerir ekkert eitt og sér en skiptir máli fyrir sumar þjóðir og eiginleika.

rulebook-pieces-title = Þjóðir, eiginleikar og skífur
rulebook-pieces =
    - 14 þjóðarfánar og 20 eiginleikaskildir sem lenda saman af handahófi.
    - Tákn hverrar þjóðar. Þau sem enginn notar liggja í **bakkanum**.
    - Týndir ættbálkar: leifar eldri þjóða, eitt tákn hver.
    - Spilaskífur: fjöll, tröllabæli, virki, tjaldbúðir, jarðhýsi, tvær hetjur og dreki.

rulebook-coins-title = Skildingar
rulebook-coins =
    Skildingarnir eru bæði stigin þín og fé þitt. Bankinn tæmist aldrei og alltaf má skipta þeim.

rulebook-die-title = Liðsaukateningurinn
rulebook-die =
    Þrjár hliðar hans eru auðar; á hinum standa **1**, **2** og **3**. Annað hvert kast hjálpar því.

## Setup

rulebook-set-up-title = Áður en spilið hefst
rulebook-set-up =
    Á hvert fjallendi fer fjall og á hvert svæði með merki ættbálks fer tákn týnds ættbálks. Allir fá **5 skildinga**.
    Enginn á þjóð enn þá: öll þjóðartákn bíða í bakkanum.

rulebook-first-row-title = Samstæðuröðin
rulebook-first-row =
    Þjóðarfánar og eiginleikaskildir eru stokkaðir hvorir í sínu lagi og lagðir saman tveir og tveir. Sex pör eru sýnileg: það eru **samstæðurnar** sem þú velur úr. Sú fyrsta er ókeypis og hver næsta einum skildingi dýrari.

rulebook-first-player-title = Hver byrjar
rulebook-first-player =
    Dregið er um fyrsta leikmanninn. Spilað er réttsælis.

## Your turn

rulebook-kinds-of-turn-title = Velja, vinna lönd eða hnigna
rulebook-kinds-of-turn =
    Í byrjun umferðar þinnar er aðeins ein spurning:
    - Þú átt **enga virka þjóð**: veldu samstæðu og hefðu strax landvinninga með henni.
    - Þú átt hana og **heldur áfram**: leggðu undir þig fleiri landsvæði.
    - Þú átt hana og lætur hana fara **á hnignunarskeið**: þá vinnurðu engin lönd núna en velur nýja samstæðu næst.
    Þú ákveður þetta á undan öllu öðru. Um leið og þú hreyfir herinn er of seint að láta honum hnigna.

rulebook-order-of-a-turn-title = Skref umferðarinnar
rulebook-order-of-a-turn =
    - Veldu samstæðu ef þú átt enga virka þjóð.
    - Náætur á hnignunarskeiði leika, ef þú átt þær.
    - Taktu tákn upp á hendi og yfirgefðu landsvæði ef þú vilt.
    - Leggðu undir þig svæði eins oft og þú getur og vilt. Þú mátt líka sleppa því.
    - Endurraðaðu táknunum og settu niður skífur.
    - Fáðu skildingana þína.
    - Síðustu ákvarðanir (Diplómatinn, Heljarmennið). Síðan setja þeir sem misstu svæði það niður sem eftir er.

rulebook-no-tokens-left-title = Þegar þjóðin missir allt
rulebook-no-tokens-left =
    Þjóð sem á ekki eitt einasta tákn er samt virk þjóð þín. Þú getur ekki strax valið nýja: annaðhvort leikurðu tóma umferð (náætur á hnignunarskeiði leika samt) eða notar umferðina til að láta þjóðinni hnigna.

## Picking

rulebook-price-title = Hvað samstæða kostar
rulebook-price =
    Taktu hvaða sýnilegu samstæðu sem er. Á **hverja sem þú sleppir** leggurðu 1 skilding. Skildingar sem liggja á þinni verða þínir.
    Fyrst er borgað og síðan tekið: þú getur því ekki borgað með skildingunum á samstæðunni sem þú velur.
    Dæmi: þú átt 2 skildinga. Fjórða samstæðan myndi kosta 3, svo að þú getur ekki tekið hana, hversu margir skildingar sem liggja á henni.

rulebook-army-title = Hve mörg tákn þú færð
rulebook-army =
    Leggðu saman töluna á þjóðarfánanum og töluna á eiginleikaskildinum: svo mörg tákn tekurðu úr bakkanum. Þau verða að duga. Fleiri færðu aðeins ef kraftar þjóðarinnar leyfa það og aldrei fleiri en bakkinn geymir.
    Dæmi: orkar (5) með flugeiginleika (5) eru 10 tákna her.

rulebook-row-moves-up-title = Röðin færist fram
rulebook-row-moves-up =
    Samstæðurnar aftan við bilið færast fram með skildingunum sem á þeim liggja og nýrri er snúið við aftast.
    Þjóð sem er horfin af kortinu fer undir fánabunkann og getur komið aftur; notaðir eiginleikaskildir eru stokkaðir á ný þegar bunki þeirra er búinn. Séu leikmenn margir getur röðin verið styttri um hríð. Það sem er hulið veit enginn.

## Conquest

rulebook-ready-title = Hersveitum stillt upp
rulebook-ready =
    Þegar þú heldur áfram tekurðu tákn þín aftur upp á hendi, öll nema eitt á hverju svæði sem þú ætlar að halda. Með þeim vinnurðu lönd.
    Við þetta borð gerist það af sjálfu sér; það sem þú þarft ekki seturðu aftur niður við endurröðun.

rulebook-abandon-title = Að yfirgefa landsvæði
rulebook-abandon =
    Á undan fyrsta landvinningi umferðarinnar máttu líka taka síðasta táknið af svæði. Þá er svæðið ekki lengur þitt og gefur ekkert, en þú hefur fleiri tákn til sóknar. Það má vinna aftur í sömu umferð.
    Bæli og virki fara aftur í birgðirnar og jarðhýsi er glatað fyrir fullt og allt; hetjur, dreki og tjaldbúðir koma aftur á hönd. Þú mátt jafnvel yfirgefa allt og koma inn á kortið á ný.

rulebook-first-conquest-title = Komið inn á kortið
rulebook-first-conquest =
    Þjóð sem á ekkert landsvæði byrjar á **landamærasvæði**: við jaðar spilaborðsins eða á strönd hafs sem liggur að jaðrinum, jafnvel þótt einhver ráði yfir því hafi. Strönd stöðuvatnsins telst ekki með.
    Þetta gildir líka hafirðu misst eða yfirgefið öll svæði þín.

rulebook-next-conquests-title = Frá svæði til svæðis
rulebook-next-conquests =
    Eftir það verður hvert svæði sem þú ræðst á að liggja að svæði **sömu þjóðar**. Þjóð þín á hnignunarskeiði opnar enga leið og nýja þjóðin þarf ekki að byrja við hlið hennar.
    Smáfólk og eiginleikarnir Flug, Undirheimar og Sæfarar hafa eigin reglur.

rulebook-water-title = Höf og stöðuvatn
rulebook-water =
    Vatn er ekki hægt að leggja undir sig. Það getur aðeins virk þjóð með sæfaraeiginleika.

rulebook-own-regions-title = Þín eigin landsvæði
rulebook-own-regions =
    Virk þjóð þín vinnur ekki aftur það sem hún ræður yfir. Svæði **þjóðar þinnar á hnignunarskeiði** má hún hins vegar vinna: kostnaðurinn er sá venjulegi, táknið þar telst til varnar og glatast. Svæðið skiptir um herra og skildingurinn verður áfram þinn.

rulebook-cost-title = Hvað landsvæði kostar
rulebook-cost =
    Landsvæði kostar **2 tákn og 1 að auki fyrir hvert** tákn þar (virkrar þjóðar, þjóðar á hnignunarskeiði eða týnds ættbálks) og fyrir hvert fjall, tröllabæli, virki og tjaldbúðir.
    - Hæðir með týndum ættbálki: 2 + 1 = 3.
    - Ómannað fjall: 2 + 1 = 3.
    - Fjall með tveimur óvinatáknum, bæli og virki: 2 + 1 + 2 + 1 + 1 = 7.
    Nákvæmlega svo mörg tákn fara á svæðið og eru þar fram að endurröðun.

rulebook-discounts-title = Afslættir
rulebook-discounts =
    Afslættir þjóðar og eiginleika leggjast saman, en landvinningur kostar alltaf **minnst 1 tákn**.
    Dæmi: tritonar með reiðmannseiginleika myndu borga 2 − 1 − 1 = 0 fyrir ómannað akurlendi við strönd. Þeir borga 1.

rulebook-one-in-hand-title = Aldrei án tákns
rulebook-one-in-hand =
    Til að hefja landvinning þarftu minnst eitt tákn á hendi, hvað sem þjóð þín og eiginleiki geta.

rulebook-immune-title = Óvinnandi landsvæði
rulebook-immune =
    Svæði með **jarðhýsi**, **hetju** eða **dreka** er óvinnandi: enginn annar leikmaður getur unnið það eða beitt þar kröftum þjóðar eða sérstökum eiginleika.

rulebook-lost-tribes-title = Týndir ættbálkar
rulebook-lost-tribes =
    Týndur ættbálkur leikur fyrir engan og ver aðeins svæði sitt. Þegar það er unnið hverfur hann úr spilinu. Svæði með týndum ættbálki telst mannað.

rulebook-losing-a-region-title = Að missa landsvæði
rulebook-losing-a-region =
    Þegar svæði þitt er unnið tekurðu tákn þín þaðan: **eitt glatast** og fer í bakkann en hin koma á hönd þína. Tákn sem stóð eitt er einfaldlega farið.
    Bæli eða virki fer aftur í birgðirnar og tjaldbúðir á hönd þína. Fjallið verður eftir og ver nú sigurvegarann.

rulebook-withdrawal-title = Hvert tákn hörfa
rulebook-withdrawal =
    Allra síðast í umferð árásaraðilans, eftir skildingana, setja þeir sem misstu svæði tákn sín á svæði sem sama þjóð ræður enn yfir, hvaða svæði sem er, án þess að hreyfa önnur tákn. Eigi það við um fleiri er farið réttsælis frá árásaraðilanum.
    Eigi þjóðin ekkert svæði eftir bíða táknin á hendi og koma næst inn frá jaðrinum.

rulebook-final-attempt-title = Lokatilraun
rulebook-final-attempt =
    Einu sinni í umferð, þegar þú átt enn tákn en of fá fyrir landsvæði, máttu nefna svæði þar sem þig vantar **mest 3** og kasta teningnum. Nái tákn og teningur saman kostnaðinum er svæðið þitt og öll þessi tákn fara þangað.
    Hvernig sem fer er landvinningum lokið; mistakist tilraunin er táknunum endurraðað.
    Dæmi: með 1 tákn gegn kostnaði 4 dugar aðeins þristur. Gegn 5 máttu ekki einu sinni reyna. Og ekki er kastað fyrir það sem þú getur borgað.

rulebook-non-empty-title = Mönnuð landsvæði
rulebook-non-empty =
    Orkar, beinagrindur og ránsferðaeiginleiki spyrja hvort svæði hafi verið **mannað** þegar það var unnið: þar stóð minnst eitt tákn, ættbálks eða leikmanns, jafnvel þitt eigið á hnignunarskeiði. Bert fjall eða stök skífa dugar ekki.
    Allar leiðir til að vinna svæði teljast með: með teningi, dreka eða skiptum. Og það sem þú vinnur í umferðinni telst með þótt þú ráðir ekki lengur yfir því þegar greitt er.

## Redeployment

rulebook-redeploy-title = Dreifðu táknunum
rulebook-redeploy =
    Eftir landvinninga dreifirðu öllum táknum þjóðarinnar um svæði hennar að vild, **minnst einu á hvert**. Þau þurfa ekki að vera þar sem þau börðust. Meðan þú ræður yfir svæði máttu engu halda eftir á hendi.
    Þjóð á hnignunarskeiði er kyrr; aðeins náætur hreyfa sig jafnvel þá.

rulebook-redeploy-order-title = Í þessari röð
rulebook-redeploy-order =
    Beinagrindur fá nýju táknin sín, þú dreifir táknunum, skjaldmeyjar láta frá sér sín fjögur og að lokum eru tjaldbúðir, virki og hetjur settar niður.

## Coins

rulebook-income-title = Skildingar í lok umferðar
rulebook-income =
    Þú færð **1 skilding fyrir hvert landsvæði** virkrar þjóðar þinnar og þjóða þinna á hnignunarskeiði; vatn telst líka með. Við það bætist bónus þjóðar og eiginleika.
    - Beinagrindur með kaupmannseiginleika á 3 svæðum: 3 + 3 = 6. Á hnignunarskeiði: 3.
    - Tritonar með hæðaeiginleika á 3 svæðum, þar af einum hæðum, og 3 svæði beinagrindanna: 3 + 1 + 3 = 7.

rulebook-bonuses-title = Bónusar leggjast saman
rulebook-bonuses =
    Þjóð og eiginleiki virka hlið við hlið: orkar með ránsferðaeiginleika fá 2 skildinga fyrir hvert mannað svæði sem þeir vinna. En eiginleiki nýtist aðeins **þjóðinni sem hann fylgdi**, aldrei annarri þjóð þinni.

rulebook-hidden-coins-title = Hve ríkir eru hinir?
rulebook-hidden-coins =
    Allir sjá hvað hver fær í umferð og hvað borgað er fyrir samstæðu. Heildareign hinna er hulin til leiksloka, nema borðið hafi kosið sýnilega skildinga.

## Decline

rulebook-go-in-decline-title = Þjóð send á hnignunarskeið
rulebook-go-in-decline =
    Í stað landvinninga læturðu virku þjóðina hvílast. **Eitt tákn verður eftir á hverju svæði hennar**, á hvolfi; öll hin fara í bakkann, líka þau sem eru á hendi. Eiginleikaskildinum skilarðu; tjaldbúðir, hetjur, dreki og jarðhýsi hverfa af kortinu.
    Enginn á þínum vegum vinnur lönd í þessari umferð. Þú færð skildinga og velur nýja samstæðu næst. Þjóð sem er valin nú getur fyrst hnignað í næstu umferð; aðeins Heljarmennið er fljótara.

rulebook-what-lasts-title = Hvað endist á hnignunarskeiði
rulebook-what-lasts =
    Þjóð á hnignunarskeiði missir krafta sína og eiginleika. Þetta endist:
    - Dvergar fá áfram skildinga fyrir námur.
    - Náætur halda öllum táknum og vinna áfram lönd.
    - Tröllabæli og virki verja áfram.
    - Höf og stöðuvatn haldast.
    - Þjóð með andaeiginleika þarf aldrei að víkja.

rulebook-decline-income-title = Skildingar hnignunarumferðar
rulebook-decline-income =
    Í umferðinni þegar þjóðinni hnignar færðu 1 skilding fyrir hvert svæði þjóða þinna á hnignunarskeiði, líka þeirrar sem var að hnigna, og fyrir námur dverga. Aðrir bónusar þjóðarinnar og eiginleikans eru úr sögunni.

rulebook-one-in-decline-title = Aðeins ein í einu
rulebook-one-in-decline =
    Þú getur átt **eina þjóð á hnignunarskeiði**. Þegar þeirri næstu hnignar hverfur sú eldri fyrst af kortinu með öllum táknum og skífum og fáni hennar getur komið aftur í röðina. Þjóð með andaeiginleika telst ekki með.

rulebook-gone-from-the-map-title = Þegar þjóð hverfur af kortinu
rulebook-gone-from-the-map =
    Þjóð á hnignunarskeiði sem missir síðasta tákn sitt er þegar í stað horfin, hver sem tók það, líka þú, og fáni hennar er aftur laus. Eigi virka þjóðin ekkert svæði þegar henni hnignar verður ekkert eftir af henni.

## End

rulebook-tie-title = Jafntefli
rulebook-tie =
    Séu skildingar jafnmargir vinnur sá sem á fleiri **þjóðartákn á kortinu**, virk og á hnignunarskeiði samanlagt. Skífur og tákn á hendi teljast ekki með. Sé það líka jafnt er sigurinn sameiginlegur.

## Races

rulebook-races-title = Það sem þjóð færir þér
rulebook-races =
    Talan á þjóðarfánanum segir hve mörg tákn þjóðin gefur; í bakkanum eru nokkur í viðbót handa þeim sem geta fengið fleiri. Kraftar þjóðar gilda meðan hún er **virk** og falla niður við hnignun, nema annað sé tekið fram. Allar þjóðirnar eru í töflunni hér að neðan; hér koma þær sem meira er um að segja.

rulebook-paying-races-title = Dvergar, menn, orkar, galdramenn
rulebook-paying-races =
    Í lok umferðar 1 skildingur aukalega
    - fyrir hverja námu **dverga**, líka á hnignunarskeiði og strax í umferðinni þegar þeim hnignar;
    - fyrir hvert akurlendi **manna**;
    - fyrir hverja töfrauppsprettu **galdramanna**;
    - fyrir hvert mannað svæði sem **orkar** unnu í þessari umferð, ekki þau sem þeir áttu fyrir.

rulebook-amazons-title = Skjaldmeyjar
rulebook-amazons =
    Þú færð fjórum táknum fleira en fáni og skjöldur segja, en aðeins til sóknar. Eftir endurröðun **tekurðu fjögur tákn af kortinu**; í næstu umferð eru þau aftur á hendi. Þau verja ekki, teljast ekki með í jafntefli og ekki er bætt upp fyrir glötuð tákn.
    Skildu eitt tákn eftir á hverju svæði meðan hægt er. Séu þau of fá eru eins fá svæði tæmd og unnt er og þau gefa ekkert.
    Dæmi: 11 skjaldmeyjar á 8 svæðum; án þeirra fjögurra eru 7 eftir, svo að eitt svæði er gefið upp.

rulebook-elves-title = Álfar
rulebook-elves =
    Þegar svæði álfa er unnið **glatast enginn álfur**: allir koma aftur á hönd þína, jafnvel sá sem stóð einn. Aðeins skipti seiðkarla fjarlægja álf. Á hnignunarskeiði missa þeir tákn eins og aðrir.

rulebook-ghouls-title = Náætur
rulebook-ghouls =
    Þegar náætum hnignar **verða öll tákn þeirra eftir** á sínum stað. Síðan vinna þær áfram lönd í hverri umferð þinni nema hnignunarumferð: eftir val á samstæðu en áður en virka þjóðin gerir nokkuð. Þær borga venjulegan kostnað, án eiginleikans sem þær höfðu, fara frá náætusvæði til náætusvæðis og eiga sína eigin lokatilraun.
    Að lokum er þeim endurraðað sér. Náætur sem ráða ekki yfir neinu en eiga enn tákn bíða á hendi og koma aftur inn frá jaðrinum.

rulebook-ghouls-at-home-title = Náætur og aðrar þjóðir þínar
rulebook-ghouls-at-home =
    Náætur á hnignunarskeiði mega ráðast á virka þjóð þína, jafnvel á óvinnandi svæðum: það sem lifir af kemur strax á hönd þína og nýtist í sömu umferð. Virka þjóðin má líka taka svæði af náætum þínum; þeim sem lifa er endurraðað.
    Ráðist aðrir á náætur missa þær eitt tákn fyrir hvert svæði. Landvinningar þeirra gefa virku þjóðinni þinni ekkert og rjúfa ekki orð Diplómatans.

rulebook-giants-title = Jötnar
rulebook-giants =
    Svæði við hliðina á **fjalli sem jötnar ráða yfir** kostar þá 1 tákni minna. Fleiri fjöll gefa samt aðeins einn afslátt. Fjall sem var unnið rétt áðan telst með, fjall sem var yfirgefið í umferðinni ekki.

rulebook-halflings-title = Smáfólk
rulebook-halflings =
    Það kemur inn á kortið **hvar sem er**. Fyrstu tvö svæðin sem það vinnur fá jarðhýsi: meðan það er þar er svæðið óvinnandi. Jarðhýsi hverfur ef svæðið er yfirgefið eða smáfólkinu hnignar og kemur aldrei aftur.

rulebook-ratmen-title = Rottumenn
rulebook-ratmen =
    Þeir geta ekkert sérstakt. Þeir eru bara alveg óskaplega margir.

rulebook-skeletons-title = Beinagrindur
rulebook-skeletons =
    Við endurröðun tekurðu 1 nýtt tákn úr bakkanum **fyrir hver tvö mönnuð svæði** sem beinagrindurnar unnu í umferðinni. Stakt svæði fellur niður og fleiri en þau 20 sem til eru geturðu ekki átt.
    Dæmi: fimm mönnuð svæði gefa 2 tákn; sé aðeins eitt eftir í bakkanum, þá 1.

rulebook-sorcerers-title = Seiðkarlar
rulebook-sorcerers =
    Einu sinni í umferð **á hvern mótherja** má seiðkarl taka svæði með skiptum: virkt tákn sem stendur þar **eitt** fer í bakkann og seiðkarl úr bakkanum kemur í þess stað. Það kostar þig ekkert.
    Fjall, virki og bæli verja ekki gegn þessu en tjaldbúðir gera það. Bæli og virki fara aftur í birgðirnar. Jafnvel álfur glatast á þennan hátt.

rulebook-sorcerers-limits-title = Takmörk skiptanna
rulebook-sorcerers-limits =
    Svæðið verður að vera eitt þeirra sem seiðkarlarnir gætu ráðist á: aðliggjandi (með flugeiginleika hvar sem er á landi, með undirheimaeiginleika líka um hella), ekki óvinnandi, ekki í sáttum við þig og vatn aðeins með sæfaraeiginleika. Táknum á hnignunarskeiði og týndum ættbálkum verður ekki skipt út.
    Seiðkarl þarf að vera í bakkanum og minnst eitt tákn á hendi, en það eyðist ekki. Eftir lokatilraun er það of seint. Skiptin teljast árás og landvinningur á mönnuðu svæði.

rulebook-tritons-title = Tritonar
rulebook-tritons =
    Land **við strönd**, hvort sem er hafs eða stöðuvatns, kostar þá 1 tákni minna. Vatnið sjálft er ekki strönd: tritonar með sæfaraeiginleika borga fullt verð fyrir það.

rulebook-trolls-title = Tröll
rulebook-trolls =
    Hvert svæði sem tröllin vinna fær **bæli**, líka á vatni hafi þau sæfaraeiginleika. Svæðið verður 1 dýrara, einnig á hnignunarskeiði. Bælið hverfur ef svæðið er yfirgefið eða tapast og gefur enga skildinga.

## Powers

rulebook-powers-title = Það sem eiginleiki færir þér
rulebook-powers =
    Eiginleiki nýtist þjóðinni sem hann var valinn með og fellur niður þegar henni hnignar, nema annað sé tekið fram. Talan á eiginleikaskildinum bætist við tákn þjóðarinnar. Allir eiginleikar eru í töflunni hér að neðan; hér koma þeir sem meira er um að segja.

rulebook-paying-powers-title = Eiginleikar sem gefa skildinga
rulebook-paying-powers =
    Í lok umferðar
    - **Gullgerðarmaður**: 2 skildingar í hverri umferð sem þjóðin er virk, jafnvel án svæða.
    - **Skógur, Hæð, Mýrar**: 1 skildingur fyrir hvert slíkt svæði þjóðarinnar.
    - **Kaupmaður**: 1 skildingur fyrir hvert svæði þjóðarinnar.
    - **Ránsferðir**: 1 skildingur fyrir hvert mannað svæði sem var unnið í umferðinni, líka þótt það hafi verið yfirgefið.
    - **Auðlegð**: 7 skildingar einu sinni, í umferðinni þegar þú velur hana.

rulebook-cheaper-conquests-title = Skyndiárásarsveit og Reiðmaður
rulebook-cheaper-conquests =
    Með **Skyndiárásarsveit** kostar hver landvinningur 1 tákni minna, með **Reiðmanni** hæðir og akurlendi. Þó er alltaf borgað minnst 1 tákn.

rulebook-berserk-title = Berserkur
rulebook-berserk =
    Á undan **hverjum** landvinningi máttu kasta teningnum; síðan nefnirðu svæði og kostnaður þess lækkar um töluna sem upp kom (þó minnst 1). Til að kasta þarftu tákn á hendi.
    Kast gildir fyrir einn landvinning. Ef þú getur ekki eða vilt ekki nýta það lýkur landvinningunum. Það sem þú getur borgað að fullu máttu taka án þess að kasta. Önnur lokatilraun er ekki í boði.

rulebook-bivouacking-title = Tjaldbúðalíf
rulebook-bivouacking =
    Við endurröðun seturðu **fimm tjaldbúðir** upp á svæðum þínum, jafnvel nokkrar á sama svæði. Hverjar þeirra hækka kostnað svæðisins um 1 og verja stakt tákn fyrir seiðkörlum. Þær eru settar upp á ný í hverri umferð.
    Þær tapast aldrei: falli svæðið koma tjaldbúðirnar á hönd þína og rísa annars staðar í lok þeirrar umferðar. Við hnignun hverfa þær.

rulebook-diplomat-title = Diplómatinn
rulebook-diplomat =
    Í lok umferðar þinnar máttu nefna einn mótherja **hafi virk þjóð þín ekki ráðist á virka þjóð hans** í umferðinni. Fram að næstu umferð þinni má virk þjóð hans ekki ráðast á virka þjóð þína á nokkurn hátt. Allir sjá hvern þú nefnir; það má vera nýr í hverri umferð, jafnvel einhver sem á eftir að velja sér þjóð.
    Þjóðir á hnignunarskeiði eru utan sáttanna: árás á þær spillir engu og náætur á hnignunarskeiði virða ekki sættir. Misheppnuð tilraun er líka árás.

rulebook-dragon-master-title = Drekatemjarinn
rulebook-dragon-master =
    Einu sinni í umferð vinnurðu svæði í færi með **einu tákni**, hversu vel sem það er varið, og setur drekann þar. Meðan hann er þar er svæðið óvinnandi. Í næstu umferð getur hann flogið áfram á sama hátt.
    Óvinnandi svæði og svæði í sáttum við þig eru óhult fyrir honum. Yfirgefirðu svæði hans kemur hann aftur á hönd; við hnignun hverfur hann.

rulebook-flying-title = Flug
rulebook-flying =
    Þú mátt vinna **hvaða þurrlendissvæði sem er** á kortinu, hvort sem það er aðliggjandi eða ekki, líka sem fyrsta landvinning. Höf og stöðuvatn eru undanskilin.

rulebook-fortified-title = Virki
rulebook-fortified =
    Einu sinni í umferð, við endurröðun, máttu reisa **virki** á svæði þjóðarinnar: eitt á hverju, mest sex á öllu kortinu. Svæðið verður 1 dýrara og virkið gefur 1 skilding í umferð meðan þjóðin er virk.
    Á hnignunarskeiði verja virkin áfram en gefa ekkert og ný eru ekki reist. Virki sem tapast eða er yfirgefið má reisa aftur; þau verða ekki færð.

rulebook-heroic-title = Hetjur
rulebook-heroic =
    Við endurröðun seturðu **hetjurnar tvær** á tvö ólík svæði þjóðarinnar: þau eru óvinnandi. Í hverri umferð máttu færa þær. Við hnignun hverfa þær.

rulebook-seafaring-title = Sæfarar
rulebook-seafaring =
    Meðan þjóðin er virk má hún vinna **höf og stöðuvatn** eins og önnur svæði, ómönnuð fyrir 2; haf má líka vera fyrsti landvinningur hennar.
    Á hnignunarskeiði heldur hún vatninu sem hún á og fær áfram skildinga fyrir það. Aðeins önnur virk þjóð með sæfaraeiginleika getur tekið það.

rulebook-spirit-title = Andar
rulebook-spirit =
    Þjóð með andaeiginleika **telst ekki með** á hnignunarskeiði: eldri þjóð á hnignunarskeiði verður áfram við hlið hennar, og þegar þeirri næstu hnignar verður hún líka eftir. Þú getur því átt tvær þjóðir á hnignunarskeiði.
    Dæmi: dvergar með andaeiginleika á hnignunarskeiði ráða yfir námu og nú hnignar rottumönnum á 4 svæðum: 1 + 1 + 4 = 6 skildingar.

rulebook-stout-title = Heljarmennið
rulebook-stout =
    Þú mátt láta þjóðinni hnigna **í lok venjulegrar umferðar**, eftir að skildingar hafa verið greiddir með öllum bónusum. Aðeins er greitt einu sinni. Í næstu umferð velurðu strax nýja samstæðu. Þetta má jafnvel í umferðinni þegar þjóðin er valin.

rulebook-underworld-title = Undirheimar
rulebook-underworld =
    Svæði með **helli** kosta þig 1 tákni minna og fyrir þér liggja allir hellar hver að öðrum. Inn á kortið kemurðu þó frá jaðrinum.

## Own

rulebook-own-inventions-title = Auður fáni og auður skjöldur
rulebook-own-inventions =
    Eins og kassanum fylgja auður þjóðarfáni og auður eiginleikaskjöldur getur borð haft **eina eigin þjóð og einn eigin eiginleika**, eða fleiri ef svo er ákveðið. Allir sjá þau áður en spilið hefst. Þau eru sett saman úr kröftum sem spilið þekkir og gilda að öðru leyti eins og hin; almennu reglurnar standa þeim ofar.

rulebook-own-race-title = Eigin þjóð
rulebook-own-race =
    Á fána hennar er tala frá 1 til 10, tákn sem aðeins sækja meðtalin. Í bakkanum eru fimm í viðbót, eða allt að 20 ef hún fær tákn í spilinu. Hún getur líka fengið lánuð tákn þjóðar sem er þá ekki með í spilinu.

rulebook-own-power-title = Eigin eiginleiki
rulebook-own-power =
    Á skildi hans er tala frá 0 til 5 og hann verður að geta fylgt hvaða þjóð sem er.

rulebook-own-decline-title = Á hnignunarskeiði
rulebook-own-decline =
    Kraftur fellur niður við hnignun nema sagt sé að hann endist. Skjöldur sem endist verður eftir hjá þjóðinni. Þjóð á hnignunarskeiði sem bjargar táknum þegar hún missir svæði setur þau niður eins og aðrar; eigi hún ekkert svæði hverfur hún úr spilinu.

## At this table

rulebook-open-questions-title = Vafamál
rulebook-open-questions =
    Þar sem prentaðar reglur þegja eða stangast á fylgir þetta borð einu svari fyrir alla, því sama fyrir fólk og botta; við hverja grein er það að finna undir „nákvæmu reglunni“. Tvennt um kortin: með þremur leikmönnum snertir hægra fjallið við neðri jaðarinn skóginn við hliðina og með fimm er ljósa klettasvæðið við neðri jaðarinn fjall.

rulebook-own-records-title = Vistuð spil
rulebook-own-records =
    Vistað spil og endursýning geyma þær eigin þjóðir og eiginleika sem spilað var með, svo að horfa má á þau hvar sem er.
