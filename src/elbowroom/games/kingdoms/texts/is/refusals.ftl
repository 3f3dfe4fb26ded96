### Why something is not allowed in this game: one sentence for every key of its refusals.

refusal-wrong-step = Þetta er ekki svar við þessari spurningu.

## Setting up

refusal-bad-start = { $region }: tvö peð mega ekki byrja þar í heimalandi þínu.
refusal-bad-split = Skiptu nákvæmlega 6 einingum.

## The turn

refusal-covered = { ACTION($action) }: þar liggur skjöldur. Veldu lausa aðgerð.
refusal-nobody-moves = { ACTION($action) }: ekkert peð þitt kemst neitt.
refusal-nothing-to-trade = Þú átt hvorki mat, seiðmagn né málmgrýti til að skipta.
refusal-no-room-for-it = { ACTION($action) }: ekkert svæði hentar til þess.
refusal-other-action = Valin aðgerð er { ACTION($action) }. Gerðu hana eða aflaðu auðlinda.
refusal-active-collects = Sá sem á leik aflar aldrei. Gerðu aðgerðina eða ekkert.
refusal-follower-passes = Sá sem fylgir gerir aðgerðina eða aflar auðlinda.
refusal-duty = Peð þitt verður fyrst að yfirgefa freðmýrina: { $region }.

## Moving

refusal-no-meeple = Á svæðinu { $region } áttu ekkert venjulegt peð.
refusal-no-hero = Hetja þín er ekki á svæðinu { $region }.
refusal-lies-down = Peð þitt á svæðinu { $region } liggur. Reistu það fyrst við.
refusal-nobody-lies = Á svæðinu { $region } liggur ekkert peð þitt.
refusal-moved-already = Peðið á svæðinu { $region } hefur þegar hreyfst í þessari aðgerð.
refusal-feature = { $region }: þangað kemst enginn án sérstaks krafts.
refusal-not-adjacent = { $region } er ekki við hliðina á þessu peði.
refusal-not-border = { $region } er ekki landamærasvæði. Leiðangrar hefjast og enda við landamæri.
refusal-same-territory = Leiðangur liggur til annars lands, ekki á svæðið { $region }.
refusal-full = { $region }: þar eru þegar tvö peð.
refusal-third-player = { $region }: þar eru tveir aðrir leikmenn; sá þriðji má ekki koma.
refusal-tundra-taken = Freðmýrin { $region } er setin.
refusal-neutral-too-dear = Hlutlausa peðið á svæðinu { $region } kostar { $price }; þú átt ekki fyrir því.

## Alliances

refusal-no-alliance = Á svæðinu { $region } áttu ekkert bandalag.
refusal-locked = Bandalagið á svæðinu { $region } máttu ekki rjúfa.
refusal-no-breaker = Til að rjúfa bandalagið þarf peð þitt að standa á svæðinu { $region }.

## Work

refusal-too-dear = { ACTION($action) } kostar { $price }; þú átt ekki fyrir því.
refusal-tower-top = Turn þinn er fullreistur.
refusal-magic-top = Galdrar þínir eru á hæsta þrepi.
refusal-all-in-play = Sjö peð þín eru í leik; fleiri geta þau ekki orðið.
refusal-no-fortress-here = { $region }: þar máttu ekki setja virki.
refusal-no-expansion-here = { $region }: þar má ekki bæta við peði; þar þarf nákvæmlega eitt þitt að vera eitt.
refusal-nothing-to-restore = Þar liggur ekkert virki þitt.
refusal-fortress-module = Virki eru sett með Kalli hetjanna og aðeins þá.
refusal-bad-trade = Láttu mat, seiðmagn eða málmgrýti sem þú átt fyrir annað af þessu þrennu.

## Heroes

refusal-no-hero-card = Þú átt enga hetju í leik.
refusal-hero-needs-war = Hetja þín hækkar með því að vinna stríð.
refusal-hero-needs-action = Hetja þín hækkar með annarri aðgerð: { ACTION($action) }.
refusal-hero-too-dear = Hækkun hetjunnar kostar { $price }; þú átt ekki fyrir henni.

## War

refusal-dial-too-high = Þú átt mest fyrir { $highest }. Stilltu á það eða lægra, eða á fánann.
refusal-bad-payment = Borgaðu nákvæmlega nóg: enga óþarfa einingu og aðeins þær sem gilda.
refusal-retreat-too-dear = Undanhaldið kostar { $price }; þú átt ekki fyrir því.
refusal-match-too-dear = Þú átt ekki fyrir { $price }.
refusal-no-retreat-there = Ekki er hægt að hörfa á svæðið { $region }.
