### Æfingar: þrautir, æfingaraðir og það sem leikmaður tapar mestu á.

practice-title = Æfingar
practice-lead = Ákvarðanir úr raunverulegum spilum sterkra botta. Í hverri er ein leið greinilega betri en allar aðrar: finndu hana á borðinu. Rangt svar kostar ekkert nema stig.
practice-none = Hér eru engar þrautir sem passa við reglur þessara spila.
practice-gone = Þessi þraut er ekki lengur til: hún var tekin út eða gerð fyrir aðrar reglur.
practice-all = Allar þrautir
practice-daily = Þraut dagsins
practice-daily-about = Sú sama fyrir alla í dag.
practice-days = { $count ->
    [one] { $count } dagur í röð
   *[other] { $count } dagar í röð
  }
practice-rated = Æfingar til stiga
practice-tried = { $count } af { $of } reyndar.
practice-run = Rétt í röð: { $run }, mest { $longest }.
practice-begin = Byrja
practice-look-again = Skoða aftur
practice-next = Næsta þraut
practice-grade = Þyngd { $grade }
practice-found = fundið
practice-not-found = ekki fundið
practice-untried = ekki reynt enn

practice-drills = Æfingaraðir
practice-drills-about = Ákvarðanir af einni gerð hver á eftir annarri ({ $count }); í lokin færðu að vita hvað þær kostuðu.
practice-drill-choice = Hvenær þjóð á að fara á hnignunarskeið og hvenær á að spila áfram með hana.
practice-drill-pick = Hvers virði samstæða er.
practice-drill-conquer = Hvaða svæði á að taka.
practice-drill-redeploy = Hvar táknin eiga að standa þegar aðrir koma.

practice-task-turn = Finndu verðmætustu umferðina: { $theme }
practice-task-answer = Ákveddu vel: { $theme }
practice-place = { $place } af { $of }
practice-you = Þú
practice-verdict = Hvernig fór
practice-judging = Verið er að meta umferðina þína …
practice-right = Rétt!
practice-kept = Þú heldur öllum þínum { $of } %.
practice-nearly = Jafngott og það besta: { $points } af { $of } % gefin eftir.
practice-not-best = Ekki það besta
practice-rating = Stig { $rating }
practice-series-end = Röðinni er lokið: { $right } af { $of } rétt. Að meðaltali { $points } % gefin eftir.
practice-again = Reyna aftur
practice-show = Sýna svarið
practice-play-on = Spila áfram héðan gegn bottum

practice-answer = Svarið
practice-missed = { $percent } % veikari botta missa af því.
practice-keeps = Það heldur öllum { $of } % líkunum.
practice-tempting = Freistandi en verra
practice-loses = Gefur eftir { $points } %.
practice-fallen-for = Bottar sem gera þetta: { $bots }

practice-own = Á hverju þú tapar mestu
practice-own-none = Þegar þessi vafri á spil af þessari gerð sem er lokið sérðu hér hvaða ákvarðanir kosta þig mest.
practice-own-about = Spil í þessum vafra sem er lokið: { $count }.
practice-own-look = Skoða spilin mín
practice-own-progress = Skoðuð spil: { $done } af { $total }
practice-own-fine = Engin umferð af { $turns } kostaði mikið.
practice-own-kind = Ákvörðun
practice-own-times = Skipti
practice-own-lost = Gefið eftir hverju sinni
practice-own-examples = Dæmi
practice-own-example = { $round }. umferð: { $points } %
