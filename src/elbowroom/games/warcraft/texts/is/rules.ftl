### What every piece and word of this game means, in at most 160 characters.

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
