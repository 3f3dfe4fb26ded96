### What every hero is, its two abilities, how it rises, and which of it is printed.

## Baron

rule-hero-baron = Landeigandi: styður peð sem berjast við hliðina og svæði hans gefur meira.
rule-hero-baron-1 = Stríð annarra peða þinna á svæðum við hlið barónsins kostar þig 1 minna.
up-hero-baron-1 = Á 2. þrep: borgaðu 3 málmgrýtiseiningar við byggingu.
rule-hero-baron-2 = Þegar þú aflar auðlinda gefur svæði barónsins tvær einingar.
up-hero-baron-2 = Í helgan stein: borgaðu 4 matareiningar við landnám.
source-hero-baron = Nafn og kraftar fara eftir prentaða spjaldinu; verð hækkunar er okkar eigið.

## Queen

rule-hero-queen = Dýrkeyptur sigur: sá sem sigrar hana missir matinn og naumur ósigur kostar ekkert.
rule-hero-queen-1 = Sá sem sigrar drottninguna í stríði missir á eftir allan mat sinn.
up-hero-queen-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-queen-2 = Ef drottningin tapar stríði með 2 eða minna borgarðu ekkert fyrir tölu þína.
up-hero-queen-2 = Í helgan stein: borgaðu 4 seiðmagnseiningar við rannsókn.
source-hero-queen = Nafn og kraftar fara eftir prentaða spjaldinu; verð hækkunar er okkar eigið.

## Wizard

rule-hero-wizard = Sækir seiðmagn í hvert sinn sem aðgerðaspjaldið er hreinsað, fyrst aðeins í skógi.
rule-hero-wizard-1 = Þegar aðgerðaspjaldið er hreinsað og galdramaðurinn er í skógi færðu 1 seiðmagnseiningu.
up-hero-wizard-1 = Á 2. þrep: borgaðu 3 seiðmagnseiningar við rannsókn.
rule-hero-wizard-2 = Þegar aðgerðaspjaldið er hreinsað færðu 1 seiðmagnseiningu.
up-hero-wizard-2 = Í helgan stein: borgaðu 4 seiðmagnseiningar við rannsókn.
source-hero-wizard = Nafn og kraftar fara eftir prentaða spjaldinu; verð hækkunar er okkar eigið.

## Knight

rule-hero-knight = Bardagamaður: stríð hans eru ódýrari og árásir enn ódýrari. Hann hækkar við sigra.
rule-hero-knight-1 = Stríð þar sem riddarinn berst kostar þig 1 minna.
up-hero-knight-1 = Á 2. þrep: vinndu stríð með þessari hetju.
rule-hero-knight-2 = Þegar riddarinn gerir árás kostar stríðið þig 1 minna til viðbótar.
up-hero-knight-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-knight = Allt spjaldið er okkar eigin hönnun.

## Ranger

rule-hero-ranger = Fljótur í eftirliti og á heimavelli í skóginum.
rule-hero-ranger-1 = Í eftirlitsferð má skógarvörðurinn fara tvö skref.
up-hero-ranger-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-ranger-2 = Stríð þar sem skógarvörðurinn berst í skógi kostar þig 2 minna.
up-hero-ranger-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-ranger = Allt spjaldið er okkar eigin hönnun.

## Alchemist

rule-hero-alchemist = Gerir eitthvað úr engu: betri verslun og síðar gjöf við hverja hreinsun spjaldsins.
rule-hero-alchemist-1 = Hver verslun gefur þér 1 einingu meira af því sem þú færð.
up-hero-alchemist-1 = Á 2. þrep: borgaðu 3 seiðmagnseiningar við rannsókn.
rule-hero-alchemist-2 = Þegar aðgerðaspjaldið er hreinsað færðu 1 auðlind að eigin vali.
up-hero-alchemist-2 = Í helgan stein: borgaðu 4 málmgrýtiseiningar við byggingu.
source-hero-alchemist = Allt spjaldið er okkar eigin hönnun.

## Armorer

rule-hero-armorer = Vopn úr málmgrýti: ódýrara er að borga með því og virki hans er sterkara.
rule-hero-armorer-1 = Stríð þar sem brynjusmiðurinn berst kostar þig 1 minna ef þú borgar minnst 1 málmgrýtiseiningu.
up-hero-armorer-1 = Á 2. þrep: borgaðu 3 málmgrýtiseiningar við byggingu.
rule-hero-armorer-2 = Virki þitt á svæði brynjusmiðsins lækkar stríðskostnað þar um 2 en ekki 1.
up-hero-armorer-2 = Í helgan stein: borgaðu 4 málmgrýtiseiningar við byggingu.
source-hero-armorer = Allt spjaldið er okkar eigin hönnun.

## Captain

rule-hero-captain = Leiðangursstjóri: hver leiðangur gefur mat og hann getur lagt af stað hvaðan sem er.
rule-hero-captain-1 = Fyrir hvern leiðangur kapteinsins færðu 1 matareiningu á áfangastað.
up-hero-captain-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-captain-2 = Leiðangur kapteinsins má hefjast inni í landi og líka enda í sama landi.
up-hero-captain-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-captain = Allt spjaldið er okkar eigin hönnun.

## Scout

rule-hero-scout = Alltaf erlendis: fer í leiðangur þegar aðrir fara í eftirlit og hagnast á heimalöndum annarra.
rule-hero-scout-1 = Þegar eftirlitsferð er valin má njósnarinn fara í leiðangur í staðinn.
up-hero-scout-1 = Á 2. þrep: borgaðu 2 matareiningar við landnám.
rule-hero-scout-2 = Þegar njósnarinn kemur á svæði í heimalandi annars leikmanns færðu 1 auðlind að eigin vali.
up-hero-scout-2 = Í helgan stein: borgaðu 4 seiðmagnseiningar við rannsókn.
source-hero-scout = Allt spjaldið er okkar eigin hönnun.

## Priestess

rule-hero-priestess = Aldrei innikróuð: undanhald hennar er ódýrt og síðar ókeypis.
rule-hero-priestess-1 = Undanhald hofgyðjunnar kostar þig 2 matareiningum minna.
up-hero-priestess-1 = Á 2. þrep: borgaðu 2 seiðmagnseiningar við rannsókn.
rule-hero-priestess-2 = Undanhald hofgyðjunnar kostar ekkert.
up-hero-priestess-2 = Í helgan stein: borgaðu 5 seiðmagnseiningar við rannsókn.
source-hero-priestess = Allt spjaldið er okkar eigin hönnun.

## Assassin

rule-hero-assassin = Veggir stöðva hann ekki og óvarðir eru auðveld bráð.
rule-hero-assassin-1 = Þegar launmorðinginn gerir árás fær verjandinn engan afslátt fyrir virki.
up-hero-assassin-1 = Á 2. þrep: vinndu stríð með þessari hetju.
rule-hero-assassin-2 = Þegar launmorðinginn ræðst á peð án standandi virkis kostar stríðið þig 2 minna.
up-hero-assassin-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-assassin = Allt spjaldið er okkar eigin hönnun.

## Berserker

rule-hero-berserker = Berst fyrir mat og tapar aldrei jafntefli.
rule-hero-berserker-1 = Þegar berserkurinn berst máttu líka borga með mat; hver matareining gildir 1.
up-hero-berserker-1 = Á 2. þrep: vinndu stríð með þessari hetju.
rule-hero-berserker-2 = Þegar berserkurinn berst vinnur þú ef stríðstölurnar eru jafnar.
up-hero-berserker-2 = Í helgan stein: borgaðu 4 matareiningar við landnám.
source-hero-berserker = Allt spjaldið er okkar eigin hönnun.

## Bard

rule-hero-bard = Eignast vini: bandalög þar sem skáldið er borga sig vel og halda.
rule-hero-bard-1 = Þegar þú gerir bandalag á svæði skáldsins færðu 2 auðlindir að eigin vali.
up-hero-bard-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-bard-2 = Á svæði skáldsins mega mótherjar ekki rjúfa bandalag.
up-hero-bard-2 = Í helgan stein: borgaðu 3 seiðmagnseiningar við rannsókn.
needs-hero-bard = Aðeins í stokknum ef minnst þrír leikmenn spila.
source-hero-bard = Allt spjaldið er okkar eigin hönnun.

## Druid

rule-hero-druid = Skógar og sléttur gefa honum tvöfalt og undir trjám lærir hann ódýrt.
rule-hero-druid-1 = Þegar þú aflar auðlinda gefur svæði drúídans tvær einingar ef það er skógur eða slétta.
up-hero-druid-1 = Á 2. þrep: borgaðu 3 seiðmagnseiningar við rannsókn.
rule-hero-druid-2 = Meðan drúídinn er í skógi kostar rannsókn þig 1 seiðmagnseiningu minna, þó aldrei minna en 1.
up-hero-druid-2 = Í helgan stein: borgaðu 4 matareiningar við landnám.
source-hero-druid = Allt spjaldið er okkar eigin hönnun.

## Merchant

rule-hero-merchant = Fæðir ríkið og verslar með tvær vörur í einu.
rule-hero-merchant-1 = Þegar þú aflar auðlinda færðu 1 matareiningu aukalega.
up-hero-merchant-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-merchant-2 = Í einni verslun máttu skipta tveimur tegundum auðlinda í þá þriðju.
up-hero-merchant-2 = Í helgan stein: borgaðu 4 málmgrýtiseiningar við byggingu.
source-hero-merchant = Allt spjaldið er okkar eigin hönnun.

## Architect

rule-hero-architect = Byggir ódýrt heima og líka handan girðingar.
rule-hero-architect-1 = Meðan húsameistarinn er í heimalandi þínu kostar bygging þig 1 málmgrýtiseiningu minna.
up-hero-architect-1 = Á 2. þrep: borgaðu 3 málmgrýtiseiningar við byggingu.
rule-hero-architect-2 = Þú mátt setja virkið á svæði við hlið húsameistarans.
up-hero-architect-2 = Í helgan stein: borgaðu 5 málmgrýtiseiningar við byggingu.
source-hero-architect = Allt spjaldið er okkar eigin hönnun.

## Prospector

rule-hero-prospector = Grefur tvöfalt á fjöllum og tindum og finnur málmgrýti á leiðinni.
rule-hero-prospector-1 = Þegar þú aflar auðlinda gefur svæði málmleitarmannsins tvær einingar ef það er fjall eða tindar.
up-hero-prospector-1 = Á 2. þrep: borgaðu 2 málmgrýtiseiningar við byggingu.
rule-hero-prospector-2 = Þegar málmleitarmaðurinn kemur á fjall færðu 1 málmgrýtiseiningu.
up-hero-prospector-2 = Í helgan stein: borgaðu 4 málmgrýtiseiningar við byggingu.
source-hero-prospector = Allt spjaldið er okkar eigin hönnun.

## Necromancer

rule-hero-necromancer = Sækir seiðmagn í fallna og gerir ný peð ódýrari.
rule-hero-necromancer-1 = Þegar peð mótherja fellur í stríði náseiðmannsins færðu 2 seiðmagnseiningar.
up-hero-necromancer-1 = Á 2. þrep: vinndu stríð með þessari hetju.
rule-hero-necromancer-2 = Landnám kostar þig 1 matareiningu minna, þó aldrei minna en 1.
up-hero-necromancer-2 = Í helgan stein: borgaðu 4 seiðmagnseiningar við rannsókn.
source-hero-necromancer = Allt spjaldið er okkar eigin hönnun.

## Paladin

rule-hero-paladin = Skjöldur landsins: styður alla sem verja það og sjálfan sig mest.
rule-hero-paladin-1 = Þegar önnur peð þín verjast í landi helgiriddarans kostar stríðið þig 1 minna.
up-hero-paladin-1 = Á 2. þrep: borgaðu 3 seiðmagnseiningar við rannsókn.
rule-hero-paladin-2 = Þegar helgiriddarinn verst kostar stríðið þig 2 minna.
up-hero-paladin-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-paladin = Allt spjaldið er okkar eigin hönnun.

## Thief

rule-hero-thief = Tekur úr heimalöndum annarra og af sigruðum.
rule-hero-thief-1 = Þegar þjófurinn kemur á svæði í heimalandi annars leikmanns tekurðu 1 auðlind af þeim leikmanni.
up-hero-thief-1 = Á 2. þrep: borgaðu 2 matareiningar við landnám.
rule-hero-thief-2 = Þegar þjófurinn vinnur stríð tekurðu 2 auðlindir af þeim sem tapaði.
up-hero-thief-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-thief = Allt spjaldið er okkar eigin hönnun.

## Diplomat

rule-hero-diplomat = Hagnast á friði, hvort sem hann er boðinn eða haldinn.
rule-hero-diplomat-1 = Þegar tala mætir fána diplómatans færðu 2 auðlindir að eigin vali.
up-hero-diplomat-1 = Á 2. þrep: borgaðu 2 seiðmagnseiningar við rannsókn.
rule-hero-diplomat-2 = Þegar þú aflar auðlinda og diplómatinn er á svæði með bandalagi færðu 1 auðlind að eigin vali aukalega.
up-hero-diplomat-2 = Í helgan stein: borgaðu 4 matareiningar við landnám.
needs-hero-diplomat = Aðeins í stokknum ef minnst þrír leikmenn spila.
source-hero-diplomat = Allt spjaldið er okkar eigin hönnun.

## Steward

rule-hero-steward = Kemur fólki fyrir ódýrt og skammt frá sér.
rule-hero-steward-1 = Landnám kostar þig 1 matareiningu minna, þó aldrei minna en 1.
up-hero-steward-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-steward-2 = Við landnám máttu setja nýja peðið á svæði við hlið ráðsmannsins.
up-hero-steward-2 = Í helgan stein: borgaðu 4 matareiningar við landnám.
source-hero-steward = Allt spjaldið er okkar eigin hönnun.

## Beastmaster

rule-hero-beastmaster = Fer aldrei einn í eftirlit og berst best fjarri heimahögum.
rule-hero-beastmaster-1 = Þegar dýratemjarinn fer í eftirlitsferð má eitt annað peð þitt fara líka.
up-hero-beastmaster-1 = Á 2. þrep: borgaðu 3 matareiningar við landnám.
rule-hero-beastmaster-2 = Stríð þar sem dýratemjarinn berst utan heimalands þíns kostar þig 1 minna.
up-hero-beastmaster-2 = Í helgan stein: vinndu stríð með þessari hetju.
source-hero-beastmaster = Allt spjaldið er okkar eigin hönnun.

## Oracle

rule-hero-oracle = Sér fyrir: færir tening eftir afhjúpun og lærir ódýrt.
rule-hero-oracle-1 = Eftir afhjúpun máttu færa eigin tölu um 1.
up-hero-oracle-1 = Á 2. þrep: borgaðu 3 seiðmagnseiningar við rannsókn.
rule-hero-oracle-2 = Rannsókn kostar þig 1 seiðmagnseiningu minna, þó aldrei minna en 1.
up-hero-oracle-2 = Í helgan stein: borgaðu 5 seiðmagnseiningar við rannsókn.
source-hero-oracle = Allt spjaldið er okkar eigin hönnun.

## Explorer

rule-hero-explorer = Fer yfir það sem stöðvar aðra og finnur tvöfalt í rústum.
rule-hero-explorer-1 = Í eftirlitsferð má landkönnuðurinn fara yfir vatn og hamra.
up-hero-explorer-1 = Á 2. þrep: borgaðu 2 matareiningar við landnám.
rule-hero-explorer-2 = Þegar þú aflar auðlinda gefur svæði landkönnuðarins tvær auðlindir ef þar eru rústir.
up-hero-explorer-2 = Í helgan stein: borgaðu 3 málmgrýtiseiningar við byggingu.
source-hero-explorer = Allt spjaldið er okkar eigin hönnun.
