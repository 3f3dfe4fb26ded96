### The first game, step by step.

tutorial-kingdoms-title = Konungsríkin skref fyrir skref
tutorial-kingdoms-lead = Lítið ríki, sex aðgerðir og grannar sem gera það sama og þú.
tutorial-kingdoms-home = Heimaland þitt
tutorial-kingdoms-home-text = Þú byrjar með tvö peð á einu svæði á þínu eigin spjaldi. Sléttur gefa mat, skógar seiðmagn, fjöll málmgrýti. Allir eiga slíkt spjald.
tutorial-kingdoms-turn = Veldu aðgerð
tutorial-kingdoms-turn-text = Í þinni umferð leggurðu skjöld á lausa aðgerð og gerir hana. Hún er hulin þar til allir fimm skildir liggja, svo veldu það sem nýtist þér betur en hinum.
tutorial-kingdoms-follow = Fylgdu eða aflaðu
tutorial-kingdoms-follow-text = Þegar annar velur gerirðu sömu aðgerð eða aflar: ein eining af hverju svæði þar sem þú átt peð. Aðeins þeir sem fylgja afla.
tutorial-kingdoms-move = Eftirlit og leiðangur
tutorial-kingdoms-move-text = Eftirlit færir peð í næsta svæði, leiðangur af landamærasvæði að landamærum annars lands. Dreifðu þér: tvö peð á sama svæði afla aðeins einu sinni.
tutorial-kingdoms-grow = Þrjár leiðir til vaxtar
tutorial-kingdoms-grow-text = Matur gefur ný peð, málmgrýti hækkar turninn, seiðmagn kennir þjóð þinni. Allt gefur stig og hver leið getur bundið enda á leikinn.
tutorial-kingdoms-war = Stríð
tutorial-kingdoms-war-text = Farirðu á svæði óvinar stilla báðir aðilar í leyni tölu eða fána. Hærri talan vinnur, báðir borga: seiðmagn gildir 2, málmgrýti 1. Á jöfnu vinnur verjandinn.
tutorial-kingdoms-peace = Bandalag og undanhald
tutorial-kingdoms-peace-text = Tveir fánar gera bandalag: þið deilið svæðinu og báðir aðilar afla. Sá sem tapar stríði má hörfa fyrir mat, 1 einingu á hvert eigið peð í leik.
tutorial-kingdoms-places = Höfuðborgir og rústir
tutorial-kingdoms-places-text = Höfuðborg gefur engar auðlindir en stig í lokin. Í rústum liggur peð og finnur hvað sem þú vilt, en það tapast ef það er þar enn í lokin.
tutorial-kingdoms-heroes = Hetjur og virki
tutorial-kingdoms-heroes-text = Með Kalli hetjanna er eitt peð þitt hetja með spjald sem sest að lokum í helgan stein fyrir 3 stig. Hvert turnþrep setur virki sem ver svæði sitt.
tutorial-kingdoms-end = Lokin
tutorial-kingdoms-end-text = Sjö peð, toppur turnsins, galdraþrep 5 eða þriðja hetjan í helgan stein boða lokin. Umferðin er kláruð og stigin talin.
tutorial-kingdoms-alone = Einspil
tutorial-kingdoms-alone-text = Áttavitinn spilar á móti þér: kast velur aðgerð hans og áttir, dagur og nótt breyta þeim. Stríð kosta hann ekkert, svo veldu þín vel.
