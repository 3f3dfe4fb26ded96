### What is different for those who know the classic game.

tutorial-islands-title = Eyjarnar, fyrir þau sem þekkja upprunalega spilið
tutorial-islands-lead = Samstæður, landvinningar, endurröðun og hnignun eru eins og þú þekkir. Hér segir frá því sem er nýtt.
tutorial-islands-land = Eyjar
tutorial-islands-land-text = Kortið er nokkrar eyjar sem liggja aldrei saman. Þú lendir á svæðum með akkeri, á hvaða eyju sem er og í hverri umferð, ekki bara þeirri fyrstu.
tutorial-islands-shipping = Sjóflutningur
tutorial-islands-shipping-text = Lendingarsvæði sem liggur ekki að neinu svæði þínu kostar 1 tákni meira. Fyrsti landvinningur kostar því oftast 3.
tutorial-islands-murlocs = Murlocs
tutorial-islands-murlocs-text = Í stað týndra ættbálka sitja Murlocs á sumum svæðum. Hvert tákn hækkar kostnaðinn um 1 og hverfur fyrir fullt og allt þegar svæðið fellur.
tutorial-islands-sites = Forngripir og staðir
tutorial-islands-sites-text = Hver eyja felur merkisstað. Þau sem koma fyrst á svæðið afhjúpa hann. Hann nýtist virku þjóðinni sem ræður þar; forngripir flytjast, staðir ekki.
tutorial-islands-factions = Bandalagið og Hjörðin
tutorial-islands-factions-text = Flestar þjóðir eru í fylkingu. Þú færð 1 skilding fyrir hverja þjóð hinnar fylkingarinnar sem þú tekur svæði af í umferðinni.
tutorial-islands-tolls = Tollar
tutorial-islands-tolls-text = Sum svæði kosta skildinga áður en þú mátt ráðast á þau og eigandinn fær þá. Misheppnað teningskast skilar þeim ekki aftur.
tutorial-islands-start = Upphaf umferðar
tutorial-islands-start-text = Áður en þú velur springa sprengjur þjóðarinnar Goblins og samhljómstákn snúa heim. Síðan skipta Worgen um ham og óargadýr eru talin á ný.
tutorial-islands-coins = Skildingar strax
tutorial-islands-coins-text = Tollar, lausnargjöld, keypt tákn og hernaðarmarkmið eru greidd á stundinni. Allt annað bíður loka umferðar.
tutorial-islands-immune = Turnar og skildir
tutorial-islands-immune-text = Varðturn gerir akurlendi óvinnandi, bæði fyrir árásum og eiginleikum. Skjöld sem forngripur veitir má fella fyrir 2 skildinga.
tutorial-islands-end = Lokauppstilling
tutorial-islands-end-text = Eftir endurröðun seturðu niður virki, forngripi, markmið og sprengjur. Þá setja mótherjar aftur niður liðið sem þú hraktir burt.
tutorial-islands-decline = Hnignun
tutorial-islands-decline-text = Óargadýr, kappinn, turnar og hernaðarmarkmið hverfa við hnignun; veggir og virki verða eftir. Þegar svæði þjóðar á hnignunarskeiði er unnið hverfa öll tákn hennar þar.
