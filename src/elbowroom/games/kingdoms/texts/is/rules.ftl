### What every action, kind of region, resource, piece and word of this game does, in at most 160 characters.

## Actions

rule-action-patrol = Færðu eitt standandi peð á aðliggjandi svæði í sama landi. Eða reistu við liggjandi peð, eða rjúfðu bandalag.
rule-action-quest = Færðu eitt standandi peð af landamærasvæði á landamærasvæði í hvaða öðru landi sem er.
rule-action-build = Borgaðu jafnmikið málmgrýti og næsta turnþrep segir og hækkaðu turninn um eitt. Með Kalli hetjanna seturðu líka virki.
rule-action-research = Borgaðu jafnmikið seiðmagn og næsta galdraþrep segir og farðu á það. Kraftur þess gildir strax.
rule-action-expand = Borgaðu jafnmikinn mat og þú átt peð í leik á eftir og bættu einu við þar sem nákvæmlega eitt þitt er eitt síns liðs.
rule-action-trade = Láttu af hendi mat, seiðmagn eða málmgrýti og fáðu jafnmikið af öðru þeirra. Aldrei er verslað með silfur.
rule-action-collect = Í stað þess að fylgja: ein eining af hverju svæði þar sem peð þitt getur aflað. Sá sem á leik aflar aldrei.

## Kinds of region

rule-terrain-plains = Gefur 1 matareiningu við öflun.
rule-terrain-mountain = Gefur 1 málmgrýtiseiningu við öflun.
rule-terrain-forest = Gefur 1 seiðmagnseiningu við öflun.
rule-terrain-ruins = Peð leggst hér og leitar: 1 auðlind að eigin vali meðan það liggur. Í lokin eru peð í rústum fjarlægð.
rule-terrain-capital = Gefur ekkert við öflun. Í lokin 2 stig ef þú ert þar án bandamanns, 1 stig hvor ef tveir bandamenn eru þar.
rule-terrain-peaks = Gefur 1 silfureiningu við öflun. Aðeins með Kalli hetjanna.
rule-terrain-tundra = Rúm fyrir eitt peð: 1 auðlind að eigin vali, ekkert stríð, ekkert virki. Við næstu eftirlitsferð eða leiðangur verður það að fara.
rule-terrain-water = Ekki má fara út í það eða yfir það nema með sérstökum krafti; það gefur ekkert.
rule-terrain-river = Svæði sitt hvorum megin ár eru ekki aðliggjandi. Á telst vatn en enginn kemst út í hana.
rule-terrain-crag = Ekki má fara inn í hann eða yfir hann nema með sérstökum krafti; hann gefur ekkert.

## Resources

rule-resource-food = Af sléttum. Borgar landnám og undanhald. Einskis virði í stríði. Mest 9.
rule-resource-mana = Úr skógum. Borgar rannsókn. Gildir 2 í stríði og ekki er gefið til baka. Mest 9.
rule-resource-ore = Af fjöllum. Borgar byggingu. Gildir 1 í stríði. Mest 9.
rule-resource-silver = Af tindum. Kemur í stað matar, seiðmagns eða málmgrýtis í landnámi, byggingu, rannsókn og undanhaldi; aldrei í stríði eða verslun. Mest 9.

## Words and pieces

rule-term-territory = Önnur hlið landspjalds: svæði og torfærur sem enginn fer inn á án krafta. Þitt er heimaland þitt.
rule-term-border-region = Svæði við jaðar spjaldsins. Þar hefjast leiðangrar og enda.
rule-term-feature = Vatn, ár og hamrar: ekkert skref liggur þangað eða yfir án krafta.
rule-term-occupy = Þú heldur svæði þar sem þú átt minnst eitt peð. Virki eitt sér nægir ekki.
rule-term-meeple = Sjö á leikmann. Mest tvö á svæði, hver sem á þau. Hvert í leik gefur 1 stig í lokin.
rule-term-action-card = Sex aðgerðir. Í hverri umferð leggur sá sem á leik skjöld á eina. Þegar allir fimm skildir liggja er spjaldið hreinsað.
rule-term-follower = Allir nema sá sem á leik, hver á eftir öðrum: hver gerir völdu aðgerðina líka eða aflar auðlinda.
rule-term-resource-of-choice = Matur, seiðmagn eða málmgrýti að vild; aldrei silfur.
rule-term-last-meeple = Eigirðu aðeins eitt peð í leik aflarðu 1 auðlindar að eigin vali aukalega. Það fellur aldrei: það hörfar ókeypis.
rule-term-tower = Sex þrep sem kosta 1 til 6 málmgrýtiseiningar. Í lokin telur aðeins þrep þitt: 1, 2, 3, 4, 6 eða 8 stig.
rule-term-magic = Fimm þrep sem kosta 1 til 5 seiðmagnseiningar. Hvert gefur þjóð þinni kraft og 1 stig í lokin; fimmta þrepið gefur bónus.
rule-term-war = Að fara á svæði með peði eða standandi virki mótherja er stríð. Hærri tala vinnur, verjandinn ef þær eru jafnar.
rule-term-war-die = Báðir aðilar stilla í leyni tölu frá 1 til 11 eða fánann. Þú verður að eiga fyrir tölunni og báðir borga.
rule-term-war-cost = Tala þín að frádregnum afsláttum. Seiðmagn borgar 2, málmgrýti 1, matur og silfur ekkert. Óþarfar einingar má ekki leggja fram.
rule-term-flag = Boð um frið: tveir fánar gera bandalag, einn fáni tapar fyrir hvaða tölu sem er. Hann kostar ekkert.
rule-term-alliance = Tveir leikmenn deila einu svæði og báðir afla þar. Annars staðar eru þeir óvinir. Eftirlitsferð má rjúfa það og það er stríð.
rule-term-retreat = Sá sem tapar má hörfa á laust aðliggjandi svæði fyrir 1 matareiningu á hvert eigið peð í leik. Annars tapast peðið.
rule-term-laid-down = Liggjandi peð getur hvorki hreyfst né aflað en verst. Eftirlitsferð reisir það við.
rule-term-searching = Liggur í rústum: einu peðin sem afla liggjandi.
rule-term-supply = Peð og virki utan borðsins. Hingað fer það sem tapast.
rule-term-lost-kingdom = Með tveimur leikmönnum þriðja land, fullt af hlutlausum peðum. Hver sigur kostar jafnmikið og hlutlausu peðin sem eftir eru.
rule-term-neutral = Hlutlaust peð býður ekki, hreyfist ekki og gefur ekki stig. Það fer úr spilinu þegar svæði þess er tekið.
rule-term-end-trigger = Sjö peð í leik, turnþrep 6, galdraþrep 5 eða þriðja hetjan sest í helgan stein. Leik lýkur þegar hreinsa ætti spjaldið.
rule-term-scoring = Stig: 1 á peð utan rústa, 1 á galdraþrep, bónus þjóðar, turn, höfuðborgir, hetjur og virki erlendis.

## Heroes' Call

rule-term-heroes-call = Bætir við hetjum, virkjum, silfri, freðlöndum og liggjandi peðum.
rule-term-hero = Peð með spjaldi og allt að þremur þrepum. Kraftarnir gilda aðeins fyrir hetjuna nema spjaldið segi annað.
rule-term-hero-level = Hetja hækkar í stað venjulegrar byggingar, rannsóknar eða landnáms fyrir verðið á spjaldinu, eða með sigri í stríði.
rule-term-retire = Á 3. þrepi sest hetja í helgan stein: venjulegt peð kemur í staðinn og spjaldið gefur 3 stig. Næsta nýja peð er aftur hetja.
rule-term-hero-death = Hetja sem tapar stríði og hörfar ekki fellur og spjald hennar fer aftur í stokkinn.
rule-term-fortress = Bætist við með hverju turnþrepi. Standandi ver það svæðið og lækkar stríðskostnað þinn þar um 1. 1 stig erlendis.
rule-term-fortress-lost = Tapirðu stríði á svæði virkis þíns missirðu virkið og eitt turnþrep.
rule-term-fortress-laid-down = Liggjandi virki ver ekki; mótherji sem kemur þangað fjarlægir það. Bygging reisir það ókeypis við.
rule-term-frozen-lands = Lönd með tindum og freðmýri.

## Playing alone

rule-term-dummy = Mótherji þinn í einspili. Hann fylgir áttavitanum, borgar ekki fyrir stríð og á aldrei hetju.
rule-term-compass = Spjaldið milli landanna tveggja. Kast frá 1 til 12 er klukkuvísir sem velur aðgerð og áttir gerviandstæðingsins.
rule-term-compass-ring = 1 og 7 rannsókn, 2 og 8 verslun, 3 og 9 bygging, 4 og 10 eftirlit, 5 og 11 leiðangur, 6 og 12 landnám. Hulin: sú næsta lausa.
rule-term-compass-region = Svæði: þau sem eru í átt vísisins frá áttavitanum; að degi það næsta, að nóttu það fjærsta. Ekkert: einni stund lengra.
rule-term-compass-meeple = Peð: eins og svæði, en alltaf það sem er næst áttavitanum.
rule-term-compass-move = Hreyfingar: vísirinn er lagður við peðið og sýnir áttina; gangi það ekki er tekin næsta mögulega átt réttsælis.
rule-term-compass-flip = Í hvert sinn sem aðgerðaspjaldið er hreinsað skiptast dagur og nótt á og gerviandstæðingurinn fær 1 einingu af hverju: mat, seiðmagni, málmgrýti.
rule-term-solo-war = Engir teningar: tala andstæðingsins er að degi tvöfaldur fjöldi peða þinna í leik, að nóttu fjöldinn. Borgaðu hana eða tapaðu ókeypis.
rule-term-solo-expand = Nýtt peð gerviandstæðingsins fer á autt svæði við hliðina á peði hans, eftir áttavitanum.
rule-term-solo-trade = Gerviandstæðingurinn verslar ekki: hann fær 1 einingu af mat, seiðmagni og málmgrýti.
rule-term-solo-collect = Geti gerviandstæðingurinn ekki gert aðgerð eða borgað hana aflar hann auðlinda í staðinn, líka þegar hann á leik.
