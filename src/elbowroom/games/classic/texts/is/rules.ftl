### What every race, power and piece of this game does, in at most 160 characters.

## Races

rule-race-amazons = Þú færð fjögur aukatákn til sóknar. Eftir endurröðun tekurðu fjögur tákn af kortinu; þau nýtast aftur í næstu umferð þinni.
rule-race-dwarves = Fyrir hverja námu dverganna færðu 1 skilding aukalega í lok umferðar þinnar, líka á hnignunarskeiði.
rule-race-elves = Þegar þú missir landsvæði færðu alla álfana þar aftur á hendi. Gildir hvorki gegn skiptum seiðkarla né á hnignunarskeiði.
rule-race-ghouls = Við hnignun verða allar náætur á kortinu eftir. Þær vinna áfram landsvæði, í byrjun umferðar, á undan virku þjóðinni þinni.
rule-race-giants = Landsvæði við hliðina á fjalli sem jötnarnir ráða yfir kosta einu tákni minna, þó aldrei minna en eitt.
rule-race-halflings = Þú mátt byrja hvar sem er. Fyrstu tvö landsvæðin sem þú vinnur fá jarðhýsi: aðrir geta hvorki unnið þau né beitt þar kröftum.
rule-race-humans = Fyrir hvert akurlendi sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-race-orcs = Fyrir hvert mannað landsvæði sem orkarnir unnu í umferðinni færðu 1 skilding aukalega í lok hennar.
rule-race-ratmen = Engir kraftar, en þú færð óvenju mörg tákn í staðinn.
rule-race-skeletons = Við endurröðun bætist þér 1 tákn úr bakkanum fyrir hver tvö mönnuð landsvæði sem þú vannst í umferðinni.
rule-race-sorcerers = Einu sinni í umferð á hvern mótherja máttu skipta stöku virku tákni hans í færi út fyrir seiðkarl úr bakkanum. Tjaldbúðir hindra það.
rule-race-tritons = Strandsvæði (við haf eða stöðuvatn) kosta einu tákni minna, þó aldrei minna en eitt.
rule-race-trolls = Hvert landsvæði sem tröllin vinna fær tröllabæli: +1 í vörn, líka á hnignunarskeiði. Það hverfur ef svæðið er yfirgefið eða tapast.
rule-race-wizards = Fyrir hverja töfrauppsprettu sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.

## Powers

rule-power-alchemist = Meðan þjóðin er virk skilar hver umferð þér 2 skildingum aukalega.
rule-power-berserk = Fyrir hvern landvinning máttu kasta teningnum: talan lækkar kostnaðinn (lágmark 1). Ónotað kast bindur enda á landvinninga.
rule-power-bivouacking = Við endurröðun dreifirðu fimm tjaldbúðum: hverjar gefa +1 í vörn og stöðva seiðkarla. Þær tapast ekki en hverfa við hnignun.
rule-power-commando = Hver landvinningur kostar einu tákni minna, þó aldrei minna en eitt.
rule-power-diplomat = Í lok umferðar máttu velja mótherja, hafirðu hlíft virkri þjóð hans: hún má ekki ráðast á virka þjóð þína fram að næstu umferð þinni.
rule-power-dragon-master = Einu sinni í umferð dugar eitt tákn til að vinna svæði í færi. Drekinn gerir það óvinnandi þar til hann færir sig eða þjóðinni hnignar.
rule-power-flying = Þú mátt vinna hvaða þurrlendissvæði sem er, aðliggjandi eða ekki, strax frá fyrsta landvinningi. Höf og stöðuvatn eru undanskilin.
rule-power-forest = Fyrir hvert skóglendi sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-fortified = Meðan þjóðin er virk máttu reisa virki í hverri umferð (mest 6, eitt á svæði): +1 í vörn, líka við hnignun, og fram að henni 1 skildingur í umferð.
rule-power-heroic = Eftir endurröðun seturðu hetjurnar á tvö svæði þín. Þau eru óvinnandi þar til hetjurnar færa sig eða þjóðinni hnignar.
rule-power-hill = Fyrir hvert hæðótt landsvæði sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-merchant = Hvert landsvæði þessarar þjóðar skilar þér 1 skildingi aukalega í lok umferðar þinnar.
rule-power-mounted = Hæðótt landsvæði og akurlendi kosta einu tákni minna, þó aldrei minna en eitt.
rule-power-pillaging = Ránsfengur: 1 skildingur aukalega fyrir hvert mannað landsvæði sem þjóðin vann í umferðinni.
rule-power-seafaring = Meðan þjóðin er virk getur hún líka unnið höfin og stöðuvatnið eins og önnur svæði. Þau haldast á hnignunarskeiði og gefa áfram skildinga.
rule-power-spirit = Á hnignunarskeiði telst þjóðin ekki með í hámarkinu (einni þjóð) og verður því eftir þótt önnur þjóð þín fari sömu leið.
rule-power-stout = Þegar skildingar venjulegrar umferðar eru greiddir máttu strax láta þjóðinni hnigna; það kostar ekki aðra umferð.
rule-power-swamp = Fyrir hvert mýrlendi sem þú heldur færðu 1 skilding aukalega í lok umferðar þinnar.
rule-power-underworld = Hellasvæði kosta einu tákni minna (lágmark 1) og í landvinningum þínum liggja þau öll hvert að öðru.
rule-power-wealthy = 7 skildingar aukalega, aðeins einu sinni, í lok þeirrar umferðar sem þú velur samstæðuna í.

## Pieces and symbols

rule-term-lost-tribe = Þjóð sem enginn spilar. Hún gerir svæði sitt torsóttara og hverfur úr spilinu þegar það er unnið.
rule-term-peace = Fram að næstu umferð þess sem samdi má virk þjóð hins ekki ráðast á virka þjóð hans.
rule-term-mine = Náma gefur dvergum skildinga.
rule-term-cavern = Hellar nýtast þjóð með undirheimaeiginleika.
rule-term-magic = Töfrauppspretta gefur galdramönnum skildinga.
rule-term-lair = Tröllabæli: +1 í vörn, líka á hnignunarskeiði.
rule-term-fortress = Virki: +1 í vörn og 1 skildingur í umferð meðan þjóðin er virk.
rule-term-encampment = Tjaldbúðir: hverjar gefa +1 í vörn og eru settar upp á ný í hverri umferð.
rule-term-hole = Jarðhýsi: svæðið er óvinnandi þar til smáfólkið yfirgefur það eða því hnignar.
rule-term-hero = Hetja: landsvæðið er óvinnandi meðan hetjan er þar.
rule-term-dragon = Dreki: landsvæðið er óvinnandi meðan drekinn er þar.
