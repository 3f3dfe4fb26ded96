### What the words of the game mean, in at most 160 characters.

rule-term-region = Eitt svæði á kortinu. Fyrir hvert landsvæði sem þú heldur færðu 1 skilding í lok umferðar þinnar.
rule-term-border-region = Landsvæði við jaðar spilaborðsins eða við haf sem liggur að jaðrinum. Þar kemur ný þjóð inn á kortið.
rule-term-adjacent = Tvö landsvæði eru aðliggjandi ef þau eiga sameiginleg landamæri. Að horn snertist dugar ekki.
rule-term-conquest-cost = 2 tákn og 1 að auki fyrir hvert tákn, fjall og varnarskífu á svæðinu. Aldrei minna en 1.
rule-term-final-attempt = Vantar þig tákn fyrir síðasta landsvæðið? Kastaðu teningnum: talan telst sem aukatákn. Síðan lýkur landvinningum.
rule-term-reinforcement-die = Sex hliðar: 0, 0, 0, 1, 2 og 3.
rule-term-in-decline = Þjóð í hvíld: eitt tákn verður eftir á hverju svæði og gefur áfram skildinga. Hún vinnur ekki lönd og eiginleikinn fellur niður.
rule-term-redeployment = Eftir landvinninga dreifirðu táknum þínum um svæðin að vild, minnst einu á hvert.
rule-term-withdrawal = Þegar þú missir landsvæði glatast eitt tákn. Hin seturðu niður á svæði þín í lok þeirrar umferðar.
rule-term-immune = Enginn annar getur unnið óvinnandi landsvæði eða beitt þar kröftum.
rule-term-combo = Þjóð og sérstakur eiginleiki sem lentu saman. Á hverja samstæðu sem þú sleppir leggurðu 1 skilding.
rule-term-tray = Þar liggja tákn allra þjóða sem eru ekki í spilinu.
rule-term-hand = Tákn á hendi má nota til landvinninga eða setja niður.
rule-term-coin = Skildingarnir ráða úrslitum. Hve marga hinir eiga kemur ekki í ljós fyrr en í lokin.
rule-term-mountain = Fjall gerir landsvæðið einu tákni torsóttara.
