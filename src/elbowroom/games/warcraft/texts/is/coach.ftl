### The coach of a first game: the steps that only this game has, and shared ones that need other words here.

lesson-known = Ég þekki Small World
lesson-known-about = Aðeins það sem er nýtt: eyjar og skip, forngripir og goðsagnastaðir, hernaðarmarkmið, Bandalagið og Hjörðin.

coach-the-goal = Í lok umferðar þinnar gefur hvert svæði sem þú heldur, á hvaða eyju sem er, 1 skilding; eftir síðustu umferð vinnur sá sem á flesta.
coach-goal = Heimur úr eyjum
coach-goal-text = Þú og { $player } deilið þessum eyjum í *{ COUNT($rounds, "round", case: "acc") }* sem eru taldar hér. Í lok hverrar umferðar þinnar gefur hvert svæði sem þú heldur *1 skilding*. Þið byrjið bæði með 5 skildinga. Eftir síðustu umferð vinnur sá sem á flesta.
coach-goal-other = Taktu land, haltu því til loka umferðar þinnar og þú færð skilding fyrir það. Eyjar, skip og forngripir eru aðeins leiðir að meira landi. Í lokin eru skildingarnir taldir og ekkert annað.
coach-goal-also = litast bara um: allt sem þú bendir á er skýrt, og „{ pages-tab-cards }“ skýra öll tákn á eyjunum.
coach-pick-text = Þjóð fylgir alltaf sérstakur eiginleiki. Sú fyrsta er *ókeypis*; hjá hverri sem þú sleppir skilur þú eftir 1 skilding. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") }, og gott er að læra á þær. Ýttu á fyrstu samstæðuna og svo á hnappinn sem tekur hana.
coach-peoples = Nýjar þjóðir, tvær fylkingar
coach-peoples-text = Allar þjóðir og eiginleikar eru ný. Merkið segir í hvaða fylkingu þjóðin er: *Bandalaginu*, *Hjörðinni* eða hlutlaus. Verðið þekkir þú og byrjar með 5 skildinga. *{ COMBO($race, $power) }* ({ COUNT($tokens, "token") }) kosta ekkert og sýna flest það nýja. Ýttu á samstæðuna og svo á hnappinn sem tekur hana.
coach-peoples-other = Þú velur, vinnur land, endurraðar, færð skildinga og hefur hnignun eins og þú þekkir. Nýtt er hafið milli eyjanna, það sem þar er falið og að þjóðir eru í fylkingum.
coach-peoples-also = lesa hinar fyrst: haltu bendlinum yfir þeim eða ýttu á þær. Um þær allar má líka lesa í „{ ui-rules-reference }“.
coach-landing = Í land
coach-landing-text = Ný þjóð kemur með skipi á *lendingarsvæði*: svæði með akkeri, á hvaða eyju sem er. Fáninn segir hvað svæði kostar: 2 tákn, 1 fyrir skipið og 1 fyrir hvert fjall, tákn eða skífu sem þar er. *{ $region }* kostar { $cost }. Ýttu á það.
coach-landing-other = Fyrsta svæðið verður að hafa akkeri. Skipið kostar alltaf 1 tákn í viðbót, svo leitaðu að akkeri þar sem enginn býr.
coach-landing-also = lenda hvar sem er annars staðar þar sem fáni er, líka á hinni eyjunni. Ekkert sem þú ýtir á tapar spilinu og „{ ui-undo }“ tekur það aftur.
coach-conquer-text = Héðan af tekur þú land *við hliðina á þínu*, án skips, meðan tákn endast: { $hand } eru á hendi. Ódýrt fyrst, því að öll svæði gefa sama skilding. *{ $region }* kostar { $cost }. Ýttu á það.
coach-site = Eitthvað liggur á hvolfi
coach-site-text = Á einu svæði hverrar eyju er eitthvað falið: *forngripur* eða *goðsagnastaður*. Enginn veit hvað fyrr en þjóð kemur þangað. *{ $region }* er slíkt svæði og kostar { $cost }. Ýttu á það og sjáðu til.
coach-site-other = Hver eyja á eitt leyndarmál. Fyrsta þjóðin sem kemur snýr því við fyrir fullt og allt, og það nýtist þeim sem heldur svæðinu.
coach-site-also = taka annað land fyrst. En það sem hér er falið bíður líka mótherjanna.
coach-found = { SITE($site) }
coach-found-text =
    { $does } { $kind ->
        [artifact] Þetta er *forngripur*: hann flyst á svæðið sem hann hjálpaði til að vinna.
       *[place] Þetta er *goðsagnastaður*: hann stendur kyrr.
    } Sá sem tekur svæðið af þér fær hann. Hann nýtist aðeins virkri þjóð. Spjaldið þitt sýnir hvað þú heldur.
coach-found-other =
    { $kind ->
        [artifact] Forngripir eru verkfæri. Þeir liggja á svæði, hjálpa eigandanum einu sinni í umferð og flytjast til. Gættu svæðisins þar sem hann liggur í lok umferðar þinnar.
       *[place] Goðsagnastaður er eins og annað landslag svæðisins. Hann nýtist þeim sem heldur svæðinu með virkri þjóð. Gættu hans.
    }
coach-found-also = lesa aftur hvað hann gerir: það segja „{ pages-tab-cards }“.
coach-murlocs = Þar býr einhver
coach-murlocs-text = Enginn spilar *Murlocs*, en þeir verja svæði sitt: það kostar 1 tákn í viðbót. Þegar svæðið er unnið hverfa þeir úr spilinu. *{ $region }* kostar { $cost } og þú hefur { $hand } á hendi. Ýttu á það.
coach-murlocs-other = 2 fyrir landið, 1 fyrir hvern sem á því stendur. Svo er um Murlocs og eins um tákn annarra leikmanna.
coach-murlocs-also = taka auðara land, eða hætta með „{ stage-conquering-done }“ og geyma tákn til varnar.
coach-redeploy-text = Á hverju svæði verður minnst 1 tákn eftir; hinum dreifir þú að vild. Settu þau þar sem hætta er á árás af landi eða skipi: 1 tákn í viðbót gerir svæðið 1 dýrara. „{ prompt-redeploy-front }“ gerir það fyrir þig. Ýttu svo á aðalhnappinn.
coach-objectives = Tvö hernaðarmarkmið
coach-objectives-text = Humans setja niður tvö *hernaðarmarkmið*. Vinnir þú slíkt svæði færð þú strax 2 skildinga. Vinni aðrir það fá þeir 2 og þú líka; Hjörðin fær ekkert. Settu þau því þar sem þú vilt vera í næstu umferð, til dæmis á svæðið *{ $region }*. Ýttu á það.
coach-objectives-other = Markmið er loforð: vinndu þetta svæði og 2 skildingar koma strax, auk þess sem svæðið gefur. Hafðu loforðið ódýrt: nálægt þér og þar sem enginn er.
coach-objectives-also = velja hvaða land sem er sem þjóð Bandalagsins heldur ekki. Langt í burtu gefur það varla neitt.
coach-choice-text =
    Hver umferð hefst á vali. *Spilirðu áfram* koma öll tákn nema 1 á hverju svæði aftur á hönd, nú { $tokens }. { $prize ->
        [objective] Markmið þitt er hér: *{ $region }*, og gefur 2 skildinga. Ýttu á svæðið og haltu landvinningum áfram.
       *[none] Ýttu á svæðið *{ $region }* og haltu landvinningum áfram.
    }
coach-sides = Bandalagið og Hjörðin
coach-sides-text =
    Merkin segja hver berst með hverjum. Þú berst með { FACTION($faction, case: "dat") }, { RACE($race) } ({ $player }) með { FACTION($foes, case: "dat") }. Taktu svæði af þjóð hinnar fylkingarinnar og umferðin gefur *1 skildingi meira*, einu sinni fyrir hverja slíka þjóð. { $open ->
        [yes] Til dæmis kostar *{ $region }* { $cost }.
       *[no] Enn sem komið er eru þær of sterkar eða of langt í burtu.
    }
coach-sides-other = Land eigin fylkingar eða hlutlausra þjóða gefur ekkert aukalega. Land hinnar fylkingarinnar gerir það, á ný í hverri umferð.
coach-sides-also = sækja þennan skilding strax í þessari umferð. Sá sem missir svæði missir þó í mesta lagi 1 tákn og kemur aftur með hin.
coach-tool = { SITE($site) } hjálpar
coach-tool-text =
    Í hverri umferð þinni hjálpar hann við einn landvinning. { $laid ->
        [yes] Fánarnir sýna nú kostnað með hjálp hans: *{ $region }* aðeins { $cost }. Ýttu á það.
       *[no] Ýttu á hnapp hans í línunni undir kortinu og fánarnir breytast.
    } Síðan liggur hann á svæðinu sem þú tókst.
coach-tool-other = Forngripur gerir ekkert af sjálfum sér: hafðu hann til taks og taktu svo land. Notaðu hann í hverri umferð á það sem annars væri dýrt.
coach-tool-also = ýta aftur á hnappinn, leggja hann frá þér og taka land án hans.
coach-ship = Yfir hafið
coach-ship-text = Eyjar liggja aldrei saman. En hvert *lendingarsvæði* er opið skipum þínum, í hverri umferð og eins oft og þú vilt, fyrir 1 tákn í viðbót. *{ $region }* ({ ISLAND($island) }) kostar { $cost }. Ýttu á það.
coach-ship-other = Þegar land við hliðina á þínu er dýrt skaltu líta á akkerin annars staðar. Sá sem er kominn í land þarf ekki skip til nágrannanna.
coach-ship-also = vera kyrr ef land við hliðina á þínu er ódýrara.
coach-decline-also = spila enn einu sinni áfram ef ódýrt land er eftir, hér eða handan hafsins. „{ stage-show-turn }“ segir hvað sterkur leikmaður gerði.

coach-onward = Umferð þín hefst
coach-onward-text = Spilaðu áfram eða láttu þjóðina hefja hnignun: val hverrar umferðar. Til að spila áfram ýtir þú á svæði sem þú vilt.
coach-again-text = Taktu land sem gefur mest fyrir fæst tákn, af landi eða með skipi, og kastaðu teningnum þegar þú hefur ekki ráð á neinu. Hættu með aðalhnappnum þegar þú vilt.
coach-posts = Aftur hernaðarmarkmið
coach-posts-text = Settu þau þar sem þú vilt vera í næstu umferð, nálægt þér og ódýrt: til dæmis á svæðið *{ $region }*.

coach-misstep-far = *{ $region }* er utan seilingar í næstu umferð: hvorki við hliðina á þínu landi né opið skipum. 2 skildingar þínir bíða þar til þú kemst þangað og aðrir geta orðið fyrri til.
