### What the coach of a first game says: ten steps against a bot, five alone.

lesson-solo = Í einspili gegn áttavitanum
lesson-solo-about = Þú þekkir spilið. Fimm skref: hvernig gerviandstæðingurinn hugsar.

coach-the-goal = Flest stig vinna, fyrir peð, galdra, turn og höfuðborgir, þegar einhver hefur fyllt eina braut og fimmti skjöldurinn liggur.
coach-goal = Vaxa, læra, byggja
coach-goal-text = *Flest stig vinna.* Hvert peð þitt gefur 1, hvert galdraþrep 1, turninn allt að 8, höfuðborg 2. Um leið og einhver á *7 peð, turn 6 eða galdra 5* er síðasta umferðin hafin. Þessi lína sýnir hver er næstur. { $player } leikur gegn þér.
coach-goal-other = Þú leiðir litla þjóð. Stækkaðu hana, kenndu henni galdra, hækkaðu turninn. Sá sem lýkur einu af þessu þrennu tilkynnir öllum: þetta er síðasta umferðin.
coach-goal-also = litast bara um: dökka spjaldið skýrir allt sem þú bendir á.
coach-card = Aðgerðaspjaldið
coach-card-text = Í hverjum leik leggur einhver *skjöld á eina af sex aðgerðum*. Sá sem valdi gerir hana fyrst, svo má hinn líka. Hulin aðgerð er lokuð þar til fimm skildir liggja; þá losnar spjaldið. Byrjaðu á aðgerðinni *{ ACTION("patrol") }*: ýttu á hana og svo á aðalhnappinn.
coach-card-other = Þetta er eins og að panta fyrir allt borðið: einn velur réttinn og allir mega borða. Veldu því það sem hjálpar þér meira en hinum.
coach-card-also = ýta fyrst á hinar fimm: hver segir hvað hún kostar og gefur. Ekkert er valið fyrr en ýtt er á aðalhnappinn.
coach-patrol = Eitt skref
coach-patrol-text = Bæði peð þín standa á einu svæði og afla þar aðeins einu sinni. Sendu *annað þeirra eitt skref* á nágrannasvæði: ýttu á svæðið *{ $region }*. Eftir það næra þig tvö svæði.
coach-patrol-other = Eftirlitsferð færir eitt peð á næsta svæði í sama landi. Hún kostar ekkert. Þar sem einhver annar stendur yrði stríð.
coach-patrol-also = fara annað: merkið fyrir framan nafnið segir hvað svæðið gefur. Höfuðborg gefur ekkert núna en 2 stig í lokin.
coach-collect = Fylgja eða afla
coach-collect-text = { $player } valdi aðgerðina *{ ACTION($action) }*. Sá sem fylgir á tvo kosti: *gera hið sama* og greiða fyrir, eða *afla* 1 einingar af hverju svæði: sléttur gefa mat, skógar seiðmagn, fjöll málmgrýti. Aflaðu núna, þess verður þörf: hnappurinn segir hvað þú færð.
coach-collect-other = Í eigin leik aflar þú aldrei: leikir hinna næra þig. Fylgdu aðeins þar sem aðgerðin er meira virði en uppskeran.
coach-collect-also = gera aðgerðina líka ef þú hefur ráð á henni.
coach-expand = Eitt peð í viðbót
coach-expand-text = *{ ACTION("expand") }* gefur nýtt peð: 1 stig og brátt annað svæði. Það kostar jafn mikinn *mat* og peð þín verða þá mörg: { $price }. Ýttu á aðgerðina, svo á aðalhnappinn og loks á svæði þar sem eitt peð þitt stendur einsamalt.
coach-expand-other = Þriðja peðið kostar 3 matareiningar, það sjöunda 7. Það kemur til peðs þíns sem stendur einsamalt og gengur þaðan áfram.
coach-expand-also = velja hvaða aðra lausa aðgerð sem er; það sem þú getur ekki nýtt núna er merkt með rauðu.
coach-magic = Galdrar
coach-magic-text = { $follows ->
        [yes] { $player } valdi aðgerðina *{ ACTION("research") }*: fylgdu í þetta sinn.
       *[no] Veldu *{ ACTION("research", case: "acc") }*.
    } Þrep kostar jafn mikið *seiðmagn* og númer þess og er 1 stigs virði. Það gefur þjóð þinni líka *hæfileika til frambúðar*: hvern, segir blaðið þitt. Ýttu á aðalhnappinn.
coach-magic-other = Það sem er náð glatast ekki. Fyrsta þrepið er ódýrt; hið fimmta kostar 5 seiðmagnseiningar, á sinn eigin bónus og kallar fram síðustu umferð.
coach-magic-also = afla heldur: fyrsta þrepið bíður.
coach-quest = Yfir landamærin
coach-quest-text = *{ ACTION("quest") }* leiðir peð af landamærasvæði að landamærum *hvaða annars lands sem er*. Þar sem peð andstæðings stendur einsamalt þýðir það *stríð* um svæðið. Veldu aðgerðina; ýttu svo á peð þitt og þá á svæðið með stríðsmerkinu.
coach-quest-other = Í leiðangri liggja öll landamæri hvert sem er. Ekki er hægt að ráðast á svæði með tveimur peðum, en á eitt er það hægt.
coach-quest-also = fara á autt svæði og berjast við engan, eða greiða fyrir hlutlaust peð í Týnda konungsríkinu.
coach-war = Leyniteningurinn
coach-war-text = Báðir stilla tening *í leyni*. Hærri talan vinnur, jafntefli vinnur sá sem verst. *Hvor greiðir fyrir sína tölu*: seiðmagn gildir 2, málmgrýti 1. { $player } getur greitt allt að { $most }. { $sure ->
        [yes] Því getur *{ $number }* ekki tapað: ýttu á töluna og svo á hnappinn sem stillir hana.
       *[no] Sigurinn er ekki vís: *fáninn* kostar ekkert.
    }
coach-war-other = Þetta er uppboð þar sem sá sem tapar greiðir líka. Sjáðu hvað hinn getur greitt og stilltu á það sem svæðið er þér virði.
coach-war-also = giska á að { $player } stilli á lægra og spara eitthvað. Eða stilla á fánann: hann er ókeypis og tapar fyrir hvaða tölu sem er.
coach-tower = Turninn
coach-tower-text = { $follows ->
        [yes] { $player } valdi aðgerðina *{ ACTION("build") }*: fylgdu.
       *[no] Veldu *{ ACTION("build", case: "acc") }*.
    } Næsta þrep kostar jafn mikið *málmgrýti* og númer þess. Turninn er 1, 2, 3, 4, 6 og loks *8 stiga* virði: efstu þrepin borga sig best. Ýttu á aðalhnappinn.
coach-tower-other = Matur verður að peðum, seiðmagn að göldrum, málmgrýti að turni. Vanti eitthvað breytir { ACTION("trade") } einni auðlind í aðra að vild.
coach-tower-also = afla heldur og byggja þegar meira er til af málmgrýti.
coach-points = Þín eigin ákvörðun
coach-points-text = Stig núna: þú *{ $points }*, { $player } *{ $theirs }*; þau standa á hverju blaði. Vanti eitthvað breytir *{ ACTION("trade") }* einni auðlind í aðra. Hvaða aðgerð gefur þér meira en andstæðingnum? Sú í hringnum kemur þér að gagni, en *þú ræður*.
coach-points-other = Líttu á þrennt: hvað þú getur greitt, hvað hinn gæti gert með sömu aðgerð og hvað er enn laust á spjaldinu.
coach-points-also = velja hvaða lausa aðgerð sem er. „{ stage-show-turn }“ sýnir hvað sterkur leikmaður gerði.

coach-compass = Áttavitinn
coach-compass-text = Enginn situr á móti: *áttaviti* liggur milli lands gerviandstæðingsins og þíns. Teningur ræður hvað hann gerir, áttavitinn hvar. Á *daginn* velur hann það næsta, á *nóttunni* það fjærsta. Þegar fimm skildir liggja skiptast dagur og nótt á.
coach-compass-other = Þú leikur eins og alltaf. Gerviandstæðingurinn vill ekkert: teningi er kastað og sá sem kann að lesa áttavitann veit hvað af því hlýst.
coach-compass-also = skoða löndin: frá áttavitanum skiptast þau eins og klukkuskífa.
coach-hours = Tólf stundir
coach-hours-text = Teningurinn sýnir *{ $hour }*: stund á hringnum. Hver stund er aðgerð og hver aðgerð er þar tvisvar: 1 og 7 { ACTION("research") }, 2 og 8 { ACTION("trade") } og svo áfram hringinn. Upplýsta stundin er það sem andstæðingurinn gerir. „{ compass-plan-next }“ leiðir áfram um áætlun hans.
coach-hours-other = Klukka án mínútna: vísirinn fellur á stund og myndin þar er aðgerðin.
coach-hours-also = lesa áætlunina aftur: skref hennar standa í lista.
coach-plan = Vísirinn á borðinu
coach-plan-text = Hvaða peð og hvert? *Sami vísir* ræður, lagður á áttavitann og svo á peðið. Hann bendir á { $hand }; þar sem ekkert er hægt gildir *næsta stund* réttsælis, hér { $hour }. Útlínuðu svæðin komu til greina; *{ $region }* varð fyrir valinu.
coach-plan-other = Snúðu vísinum hægt réttsælis þar til hann mætir einhverju mögulegu. Meira hugsar andstæðingurinn ekki.
coach-plan-also = bera útlínuðu svæðin saman við upplýstu stundina.
coach-skipped = Stundin sem er sleppt
coach-skipped-text = Teningurinn sýnir { $from }, en á þeirri aðgerð *liggur skjöldur*. Andstæðingurinn fer því réttsælis á *næstu lausu stund*: { $hour }. Aðeins aðgerðin breytist við það. Fyrir peð og leiðir bendir vísirinn áfram á { $from }.
coach-skipped-other = Hver skjöldur lokar tveimur stundum hringsins. Með skjöldum þínum stýrir þú því sem eftir er handa andstæðingnum.
coach-skipped-also = telja hvaða stundir eru enn lausar.
coach-rival = Hvað andstæðingurinn fær stig fyrir
coach-rival-text = Stig gerviandstæðingsins: *{ $points }*, talin eins og þín: peð, galdrar, turn, höfuðborgir. Hann greiðir eins og þú; geti hann ekki eitthvað *aflar* hann. Þegar dagur og nótt skiptast á fær hann 1 af hverju. Í stríði er tala hans fjöldi peða þinna, *á daginn tvöfaldur*. Sigraðu hann!
coach-rival-other = Hann þreytist aldrei og áætlar aldrei. Vertu fljótari og taktu af honum það sem hann rakst á af tilviljun.
coach-rival-also = láta hann leika hraðar: „{ ui-settings }“ bjóða þrjá hraða handa honum.

coach-again = Þú átt leik
coach-again-text = Veldu lausa aðgerð og leggðu skjöld á hana. Hver segir hvað hún kostar og hvað þú átt.
coach-acts = Gerðu hana
coach-acts-text = Á kortinu eru útlínuð svæðin þar sem eitthvað er hægt; annars gerir aðalhnappurinn það.
coach-follow = Þú fylgir
coach-follow-text = { $player } valdi aðgerðina *{ ACTION($action) }*. Gerðu hið sama ef hún er þér verðsins virði, eða aflaðu auðlinda.
coach-retreat = Stríð tapaðist
coach-retreat-text = Peð þitt getur hörfað á nágrannasvæði fyrir 1 matareiningu fyrir hvert peð þitt. Annars er það glatað.
coach-match = Stríð við andstæðinginn
coach-match-text = Tala hans er þekkt. Jafnaðu hana og þú vinnur: þú greiðir með seiðmagni og málmgrýti eins og alltaf. Eða tapaðu og greiddu ekkert.
coach-stepping = Skref fyrir skref
coach-stepping-text = „{ compass-plan-next }“ leiðir áfram um áætlun andstæðingsins, „{ compass-plan-all }“ sýnir afganginn af sjálfu sér.

coach-misstep-idle = *{ ACTION($action) }* nýtist þér ekki núna: aðeins { $player } græðir á henni.
coach-misstep-wasted = Aðgerðin *{ ACTION($action) }* var möguleg og þó gerðir þú ekkert: leikur án ávinnings.
coach-misstep-overbid = Þú greiðir fyrir { $number } en { $least } hefði ekki heldur getað tapað.
coach-misstep-yielded = Fáninn tapar fyrir hvaða tölu sem er; { $least } hefði ekki getað tapað.

coach-over-text = Þetta var síðasta skrefið: afgangurinn af spilinu er þinn. „{ stage-show-turn }“ er til taks ef þú vilt ráð.
