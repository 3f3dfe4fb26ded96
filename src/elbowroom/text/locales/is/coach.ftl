### The coach of a first game: what it says in every game, and the steps of all games of conquest.

coach-name = Leiðsögnin þín
coach-here = hér
coach-step = skref { $step } af { $steps }
coach-on = Áfram
coach-back = Til baka
coach-otherwise = Með öðrum orðum
coach-alone = Spila án ráða
coach-more = Allt sem leiðsögnin segir
coach-goal-heading = Markmiðið í einni setningu
coach-also-heading = Þú mátt líka…
coach-wait = Hinir eiga leik
coach-wait-text = Fylgstu með þeim; „{ pages-tab-log }“ segir frá í setningum. Næsta skref kemur þegar þú átt leik.
coach-asked = Spilið spyr þig
coach-asked-text = Lestu línuna undir kortinu: þar stendur hvað spurt er um og hvað hvert svar gerir. Öll svör eru leyfð og „{ ui-undo }“ tekur aftur það sem tilviljun hefur ekki ráðið.
coach-over = Nú kanntu spilið
coach-over-text = Þetta var síðasta skrefið: afgangurinn af spilinu er þinn. Eftir hnignun velur þú nýja samstæðu og færð skildingana sem á henni liggja. „{ stage-show-turn }“ er til taks ef þú vilt ráð.

coach-the-goal = Í lok umferðar þinnar gefur hvert landsvæði sem þú heldur 1 skilding; eftir síðustu umferð vinnur sá sem á flesta.
coach-goal = Of lítill heimur
coach-goal-text = Þú og { $player } deilið þessu korti í *{ COUNT($rounds, "turn", case: "acc") }* sem eru taldar hér. Í lok hverrar umferðar þinnar gefur hvert landsvæði sem þú heldur *1 skilding*. Eftir síðustu umferð vinnur sá sem á flesta skildinga.
coach-goal-other = Taktu land, haltu því til loka umferðar þinnar og þú færð skilding fyrir það. Hér er rúm fyrir tákn allra en ekki fyrir óskir allra. Í lokin eru skildingarnir taldir og ekkert annað.
coach-goal-also = litast bara um: dökka spjaldið skýrir allt sem þú bendir á.
coach-pick = Þjóð og eiginleiki hennar
coach-pick-text = Þjóð fylgir alltaf sérstakur eiginleiki. Sú fyrsta er *ókeypis*; lengra til hægri skilur þú eftir 1 skilding hjá hverri sem þú sleppir. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") }, mikill styrkur og einföld spilun. Ýttu á fyrstu samstæðuna og svo á hnappinn sem tekur hana.
coach-pick-other = Þú velur hver þú ert næstu umferðirnar. Fleiri tákn taka meira land. Það sem þú borgar núna þarftu að vinna aftur, svo að fyrsta samstæðan er góð til að læra á.
coach-pick-also = lesa hinar fyrst: haltu bendlinum yfir þeim eða ýttu á þær.
coach-enter = Fyrsta landsvæðið þitt
coach-enter-text = Ný þjóð kemur inn frá *jaðri kortsins*. Fáninn segir hve mörg tákn landsvæði kostar: 2, og 1 í viðbót fyrir hvert fjall, tákn eða skífu sem þar er. *{ $region }* kostar { $cost }. Ýttu á það.
coach-enter-other = Fyrsta landsvæðið verður að vera við jaðarinn. Autt land er ódýrt; fjöll og íbúar gera það dýrara. Finndu fána með lágri tölu og ýttu.
coach-enter-also = byrja hvar sem er annars staðar þar sem fáni er. Ekkert sem þú ýtir á tapar spilinu og „{ ui-undo }“ tekur það aftur.
coach-conquer = Ódýrt land
coach-conquer-text = Héðan af tekur þú land *við hliðina á þínu*, meðan tákn endast: { $hand } eru á hendi. Ódýrt fyrst, því að öll landsvæði gefa sama skilding. *{ $region }* kostar { $cost }. Ýttu á það og haltu svo áfram.
coach-conquer-other = Landið þitt vex eins og pollur: alltaf út frá jaðrinum. Þrjú landsvæði fyrir 2 tákn hvert gefa 3 skildinga, tvö fyrir 3 tákn hvert gefa bara 2.
coach-conquer-also = taka land sem þjóðin eða eiginleikinn gefur meira fyrir: „{ pages-tab-cards }“ segja hvert. Eða hætta með „{ stage-conquering-done }“ og geyma tákn til varnar.
coach-die = Ein lokatilraun
coach-die-text = Þú hefur ekki ráð á meiru, en tákn er eftir og *teningurinn* getur bætt við. Dökki fáninn segir hvað þarf: { $region } þarf minnst *{ $needs }*. Hvernig sem fer lýkur kastið landvinningum. Ýttu á svæðið, svo á „{ prompt-attempt-roll }“.
coach-die-other = Teningurinn hefur þrjár auðar hliðar og svo 1, 2 og 3. Það sem upp kemur gildir sem aukatákn, einu sinni í umferð, í síðasta landvinningnum. Mistakist það heldur þú táknunum.
coach-die-also = láta teninginn vera og ýta á „{ stage-conquering-done }“.
coach-redeploy = Áður en hinir koma
coach-redeploy-text = Á hverju landsvæði verður minnst 1 tákn eftir; hinum dreifir þú að vild. Settu þau þar sem hætta er á árás: 1 tákn í viðbót gerir svæðið 1 dýrara. „{ prompt-redeploy-front }“ gerir það fyrir þig. Ýttu svo á aðalhnappinn og umferðin gefur skildinga.
coach-redeploy-other = Sá sem ræðst á þig borgar 2 og 1 í viðbót fyrir hvert tákn þitt. Inni í landinu nægir eitt, við jaðarinn er betra að hafa félagsskap.
coach-redeploy-also = setja táknin niður með því að ýta á landsvæði þín og færa þau með − og +.
coach-score = Skildingar fyrir umferðina
coach-score-text = Umferðin gaf þér *{ COUNT($coins, "coin", case: "acc") }*: 1 fyrir hvert landsvæði, afgangurinn kom frá þjóð og eiginleika. Svo lék { $player }; „{ pages-tab-log }“ segir hvernig. Taki einhver landsvæði af þér er 1 tákn farið fyrir fullt og allt en hin koma aftur til þín.
coach-score-other = Þú færð skildinga í lok hverrar umferðar þinnar fyrir það sem þú heldur þá. Fyrir það sem tekið er af þér síðar hefur þú þegar fengið skildinga.
coach-score-also = horfa aftur á það sem { $player } gerði: hnappur til þess er í línunni yfir kortinu.
coach-choice = Spilaðu áfram
coach-choice-text = Hver umferð hefst á vali. *Spilirðu áfram* koma öll tákn nema 1 á hverju landsvæði aftur á hönd, nú { $tokens }. Þjóðin er enn sterk. Ýttu á landsvæði sem þú vilt og haltu landvinningum áfram.
coach-choice-other = Taktu upp það sem þú mátt missa og haltu áfram þar sem frá var horfið. Því meira land sem þú heldur, þeim mun færri tákn eru laus, og einn daginn eru þau of fá.
coach-choice-also = ýta á eigið landsvæði ef þú vilt yfirgefa það og fá síðasta tákn þess líka.
coach-decline = Þín eigin ákvörðun
coach-decline-text = Spilirðu áfram færðu { COUNT($tokens, "token", case: "acc") } aftur á hönd, færri með hverri umferð. *Hefji þjóðin hnignun* vinnur þú ekkert núna, en landsvæði hennar gefa áfram skildinga og næst velur þú óþreytta þjóð. Hnignun eða halda áfram? Þú ræður.
coach-decline-other = Þjóð á hnignunarskeiði kostar þig ekkert: hún er áfram á kortinu með 1 tákn á hverju landsvæði og gefur 1 skilding fyrir hvert. Þú afsalar þér bara landvinningum þessarar umferðar. Heldur of snemma er ódýrara en allt of seint.
coach-decline-also = spila enn einu sinni áfram ef ódýrt land er eftir. „{ stage-show-turn }“ segir hvað sterkur leikmaður gerði.

coach-withdraw = Einhver tók land af þér
coach-withdraw-text =
    { $tokens ->
        [0] Öll táknin þín eru aftur komin á kortið: ýttu á aðalhnappinn.
       *[other] 1 tákn þaðan er farið fyrir fullt og allt; { COUNT($tokens, "token", case: "acc") } setur þú nú á landsvæði sem þú heldur enn. „{ prompt-redeploy-front }“ gerir það fyrir þig.
    }
coach-fresh = Ný þjóð
coach-fresh-text = Gamla þjóðin er áfram á kortinu og gefur 1 skilding fyrir hvert landsvæði. Veldu óþreytta: skildingar sem liggja á samstæðu fylgja henni.
coach-again = Taktu meira land
coach-again-text = Eins og áður: fyrst ódýrt land við hliðina á þínu og teningurinn þegar þú hefur ekki ráð á neinu. Hættu með aðalhnappnum þegar þú vilt.
coach-spread = Dreifðu táknunum
coach-spread-text = Eins og áður: þar sem hætta er á árás gerir 1 tákn í viðbót svæðið dýrara. Svo lýkur aðalhnappurinn umferðinni og hún gefur skildinga.

coach-misstep-dear = *{ $region }* kostaði { $cost }; *{ $other }* hefði kostað { $least } og gefur sama skilding. Haltu því eða taktu það aftur.
coach-misstep-early = Þú hættir þótt *{ $other }* fengist fyrir { $least }: það er 1 skildingi minna í hverri umferð sem þú hefðir haldið því.
coach-misstep-paid = Það kostaði þig { COUNT($price, "coin", case: "acc") }: jafnmikið og { COUNT($price, "region") } { $price ->
        [one] gefur
       *[other] gefa
    } í umferð. Það getur borgað sig fyrir sterka þjóð.
coach-misstep-hasty = Þjóðin hefði enn getað unnið mikið land. Hnignun kostar þig nú heila umferð af landvinningum.
