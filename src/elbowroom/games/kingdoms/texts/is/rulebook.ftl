### The rules for players.

rulebook-chapter-goal = Um hvað spilið snýst
rulebook-chapter-words = Orð spilsins
rulebook-chapter-setup = Undirbúningur
rulebook-chapter-turn = Umferð
rulebook-chapter-collecting = Öflun auðlinda
rulebook-chapter-moving = Hreyfing og rúm
rulebook-chapter-actions = Aðgerðirnar sex
rulebook-chapter-war = Stríð
rulebook-chapter-retreat = Undanhald
rulebook-chapter-alliances = Bandalög
rulebook-chapter-places = Rústir, höfuðborgir, vatn, hamrar
rulebook-chapter-factions = Þjóðirnar og galdrar þeirra
rulebook-chapter-heroes = Kall hetjanna: hetjur
rulebook-chapter-fortresses = Kall hetjanna: virki
rulebook-chapter-frozen = Kall hetjanna: freðlönd
rulebook-chapter-lying = Liggjandi peð
rulebook-chapter-players = Tveir eða fimm leikmenn
rulebook-chapter-solo = Einspil
rulebook-chapter-own = Eigin þjóðir, hetjur og lönd
rulebook-chapter-table = Við þetta borð

## What the game is about

rulebook-about-title = Lítið konungsríki
rulebook-about =
    Þú leiðir þjóð út úr heimalandi hennar. Matur gefur ný peð, málmgrýti hækkar turninn, seiðmagn kennir þjóðinni galdra. Það sem þjóðin lærir gildir fyrir öll peð þín, hetjuna líka; það sem hetjan kann gildir aðeins fyrir hana nema spjaldið segi annað.

rulebook-points-title = Hvaðan stigin koma
rulebook-points =
    Flest sigurstig vinna. Í lokin teljast:
    - 1 fyrir hvert peð í leik utan rústa, líka liggjandi peð og hetju
    - 1 fyrir hvert galdraþrep og bónus þjóðarinnar á þrepi 5
    - turnþrepið: 1, 2, 3, 4, 6 eða 8
    - höfuðborgir: 2 ef þú ert þar án bandamanns, 1 hvor með bandamanni
    - með Kalli hetjanna 3 fyrir hverja hetju í helgum steini og 1 fyrir hvert virki utan heimalandsins

rulebook-triggers-title = Hvernig spilinu lýkur
rulebook-triggers =
    Í lok umferðar er athugað hvort einhver á 7 peð í leik, turnþrep 6 eða galdraþrep 5, og með Kalli hetjanna þriðju hetjuna í helgum steini. Þá eru lokin boðuð og ekki aftur tekin. Leikið er áfram þar til hreinsa ætti aðgerðaspjaldið; þá er spilinu strax lokið og ekki er hreinsað. Gerist það í umferð fimmta skjaldarins var sú umferð hin síðasta.

rulebook-trigger-check-title = Aðeins í lok umferðar
rulebook-trigger-check =
    Markmið sem næst og tapast í sömu umferð boðar ekki lokin. Það sem gerist þegar spjaldið er hreinsað eða peð sem bíður snýr aftur er athugað í lok næstu umferðar.

rulebook-tie-title = Ef jafnt er
rulebook-tie =
    Fleiri peð í leik ráða, síðan hærri turn, síðan hærra galdraþrep, síðan fleiri auðlindir alls, silfur meðtalið. Sé það líka jafnt deilið þið sigrinum.

## Words of the game

rulebook-active-and-followers-title = Sá sem á leik og fylgjendur
rulebook-active-and-followers =
    Sá sem á leik velur aðgerð umferðarinnar. Allir hinir fylgja í þeirri umferð og hver annar leikmaður er mótherji þinn; í einspili er það gerviandstæðingurinn.

rulebook-territory-title = Lönd og landamæri
rulebook-territory =
    Land er önnur hlið spjalds: svæði þar sem peð geta verið og torfærur, það er vatn, ár og hamrar, þar sem þau geta ekki verið án krafta. Þitt er heimaland þitt. Svæði við jaðar spjaldsins er landamærasvæði.

rulebook-kinds-title = Tegundir svæða
rulebook-kinds =
    Sléttur, fjöll, skógar, rústir og höfuðborgir; með Kalli hetjanna líka tindar og freðmýri.

rulebook-adjacent-title = Aðliggjandi
rulebook-adjacent =
    Svæði sama lands sem eiga landamæri saman eru aðliggjandi; horn dugar ekki og svæði sitt hvorum megin ár eru það ekki. Við vatn og hamra dugar horn. Svæði ólíkra landa eru aldrei aðliggjandi.

rulebook-pieces-title = Hlutir og svæði
rulebook-pieces =
    Peð, hetjur og virki eru hlutir þínir. Þú heldur svæði þar sem þú átt minnst eitt peð; virki eitt sér nægir ekki. Hlutur stendur eða liggur; peð sem liggur í rústum leitar. Í leik er það sem er á einhverju landi; annað er í birgðum.

rulebook-round-title = Umferð spjaldsins
rulebook-round =
    Ein umferð spjaldsins stendur frá því að aðgerðaspjaldið er hreinsað þar til það er hreinsað næst. Henni lýkur um leið og hreinsað er.

rulebook-of-choice-title = Auðlind að eigin vali
rulebook-of-choice =
    Þú velur mat, seiðmagn eða málmgrýti þegar þú færð hana. Hún er aldrei silfur.

## Set-up

rulebook-what-you-get-title = Hvað er á borðinu
rulebook-what-you-get =
    Allir eiga 7 peð og skífur fyrir mat, seiðmagn, málmgrýti, rannsóknir og turn. Í miðjunni er aðgerðaspjaldið með sex aðgerðum og 5 skjöldum, turnspjaldið og tveir stríðsteningar með tölunum 1 til 11 og hvítum fána. Þjóðirnar eru 29, tvíhliða landspjöld 8 og hetjur 25.

rulebook-tracks-title = Mest 9
rulebook-tracks =
    Þú getur átt mest 9 af hverri auðlind; það sem er umfram tapast. Allir sjá hvað allir eiga.

rulebook-home-card-title = Leikmenn og heimalönd
rulebook-home-card =
    2 til 5 spila, eða einn. Allir draga landspjald og velja hlið; ekkert spjald er notað tvisvar. Án Kalls hetjanna eru fimm af átta spjöldum gefin; með því öll átta, eða að vild aðeins þrjú spjöld freðlandanna og tvö í viðbót ef fleiri þarf. Dregið er um hver byrjar; leikið er réttsælis.

rulebook-your-faction-title = Þjóðin þín
rulebook-your-faction =
    Þjóðir eru gefnar af handahófi eða valdar í sætaröð ef borðið vill. Sumar þjóðir þurfa vatn, hamra, rústir, tinda, freðmýri, höfuðborg eða þrjá leikmenn; af handahófi eru þær aðeins gefnar ef það er í spilinu. Af fleiri þörfum dugar ein og á ein sér telst ekki vatn. Sá sem velur þarf ekki að hugsa um það. Með Kalli hetjanna má borðið gefa úr þeim kassa einum.

rulebook-start-title = Byrjunin þín
rulebook-start =
    Skiptu 6 einingum milli matar, seiðmagns og málmgrýtis að vild, í fyrsta spili til dæmis 3 matareiningum, 2 seiðmagnseiningum og 1 málmgrýtiseiningu; silfur er ekki í boði. Settu 2 peð á eitt svæði heimalandsins, ekki á freðmýri; í rústum leggjast þau strax. Turn og galdrar byrja á 0 og aðgerðaspjaldið er autt.

rulebook-order-of-setup-title = Í hvaða röð
rulebook-order-of-setup =
    - landspjöld, síðan hliðar þeirra í sætaröð
    - með tveimur leikmönnum Týnda konungsríkið
    - þjóðir, síðan hver byrjar
    - með Kalli hetjanna heldur hver einu af tveimur hetjuspjöldum
    - í sætaröð auðlindir og upphafssvæði
    Það sem þú velur sést strax; aðeins hetjuspjöldin eru leynileg meðan valið er.

## A turn

rulebook-choose-action-title = Veldu aðgerð
rulebook-choose-action =
    Sá sem á leik leggur skjöld á lausa aðgerð spjaldsins; það verður að gera þótt enginn geti notað hana. Einn reitur er alltaf laus. Síðan gerir hann aðgerðina eða ekkert. Sá sem á leik aflar aldrei auðlinda.

rulebook-follow-title = Fylgdu eða aflaðu
rulebook-follow =
    Síðan fylgja allir hinir réttsælis, hver á eftir öðrum. Hver verður annaðhvort að gera sömu aðgerð eða afla auðlinda. Sé engin leið fyrir þig að gera aðgerðina aflarðu, líka þótt það gefi ekkert. Önnur aðgerð sem kraftur leyfir í staðinn telst með.

rulebook-once-title = Einu sinni
rulebook-once =
    Að gera aðgerð þýðir að gera hana einu sinni, auk aukahreyfinga sem kraftar veita.

rulebook-clearing-title = Næsta umferð og hreinsun
rulebook-clearing =
    Þegar allir hafa leikið er athugað hvort spilinu ljúki og næsti leikmaður réttsælis á leik. Liggi þá allir 5 skildirnir er spjaldið fyrst hreinsað og allt sem gerist „þegar spjaldið er hreinsað“ gerist, byrjað á þeim sem á leik. Hafi lokin verið boðuð lýkur spilinu í staðinn.

rulebook-no-meeple-title = Án peðs í leik
rulebook-no-meeple =
    Þú velur samt aðgerðir, mátt rannsaka og versla og án Kalls hetjanna líka byggja; öflun gefur ekkert. Peð sem bíður utan borðsins snýr aftur í upphafi umferðar um leið og rúm er í heimalandinu.

## Collecting

rulebook-yields-title = Ein eining af hverju svæði
rulebook-yields =
    Hvert svæði sem þú heldur gefur eina einingu, líka þótt þú eigir tvö peð þar:
    - slétta mat, fjall málmgrýti, skógur seiðmagn, tindar silfur
    - rústir og freðmýri auðlind að eigin vali
    - höfuðborg ekkert
    Vatn, hamrar og svæði þar sem aðeins er virki þitt gefa ekkert.

rulebook-who-collects-title = Hver getur aflað
rulebook-who-collects =
    Í rústum aflar peð aðeins meðan það liggur; alls staðar annars verður það að standa. Geti annað tveggja peða aflað gefur svæðið einingu sína; tvö peð sem leita gefa samt eina. Bandamenn á sama svæði afla báðir.

rulebook-last-meeple-title = Síðasta peðið
rulebook-last-meeple =
    Eigirðu nákvæmlega eitt peð í leik aflarðu 1 auðlindar að eigin vali aukalega.

rulebook-collecting-abilities-title = Kraftar við öflun
rulebook-collecting-abilities =
    Fyrst gefur hvert svæði sitt, tvöfaldað eða breytt af kröftum; þá kemur bónus síðasta peðsins og síðan aðrir bónusar. Í bónus fyrir svæði telst svæði aðeins ef peð þitt þar getur aflað. Tvöfalt ekkert er ekkert, svo höfuðborg gefur ekkert. Eftir hverja öflun gildir hámarkið 9.

## Moving and room

rulebook-room-title = Hve margir komast fyrir
rulebook-room =
    Mest 2 peð eru á svæði, hver sem á þau, á freðmýri 1; virki teljast ekki. Mest tveir leikmenn eiga hluti þar. Enginn kemst á svæði með 2 peðum og því er heldur ekki hægt að ráðast á það.

rulebook-entering-is-war-title = Innganga er stríð
rulebook-entering-is-war =
    Að fara á svæði með peði eða standandi virki mótherja er strax stríð nema þið eigið þegar bandalag þar.

rulebook-who-moves-title = Hver hreyfist og hvað hindrar
rulebook-who-moves =
    Aðeins standandi peð hreyfast, nema burt af freðmýri eða með krafti. Ár, vatn og hamrar hindra hvert skref nema kraftur segi annað.

rulebook-arriving-title = Koma
rulebook-arriving =
    Í þessari röð: tollur, þjófnaður, stríð; síðan, ef peðið er enn þar, leggst það í rústum, fær það sem koman gefur og aðrir kraftar fylgja. Aðeins svæðið þar sem hreyfingin endar telst. Liggjandi virki mótherja án peðs hverfur þegar einhver fer þar um.

## The six actions

rulebook-patrol-title = Eftirlitsferð
rulebook-patrol =
    Færðu eitt standandi peð á aðliggjandi svæði í sama landi, heima eða erlendis. Í staðinn máttu reisa við eitt liggjandi peð eða rjúfa eitt bandalag.

rulebook-patrol-more-title = Fleiri eftirlitsferðir
rulebook-patrol-more =
    Ef kraftur gefur þér fleiri hreyfingar í eftirlitsferð má hver vera hver þessara þriggja en hver með sitt peð. Það sem eftirlitsferð gefur fæst aðeins fyrir peð sem færðist í raun.

rulebook-quest-title = Leiðangur
rulebook-quest =
    Færðu eitt standandi peð af landamærasvæði á landamærasvæði í hvaða öðru landi sem er. Hægt er að komast til allra landa. Leiðangur hvorki reisir peð við né rýfur bandalag.

rulebook-build-title = Bygging
rulebook-build =
    Borgaðu jafnmikið málmgrýti og næsta turnþrep, 1 til 6, og hækkaðu turninn um eitt. Aðeins þrepið sem þú endar á gefur stig: 1, 2, 3, 4, 6 eða 8 stig. Með Kalli hetjanna seturðu líka virki.

rulebook-research-title = Rannsókn
rulebook-research =
    Borgaðu jafnmikið seiðmagn og næsta galdraþrep, 1 til 5, og farðu á það. Kraftur þess gildir strax, hvert þrep gefur 1 stig og þrep 5 bætir við bónus þjóðarinnar.

rulebook-expand-title = Landnám
rulebook-expand =
    Borgaðu jafnmikinn mat og þú átt peð í leik á eftir og bættu einu við: það þriðja kostar 3, það sjöunda 7. Það fer á svæði þar sem er nákvæmlega eitt peð þitt og ekkert annað, aldrei á freðmýri, vatn eða hamra. Standi öll peð þín tvö og tvö saman geturðu ekki numið land. Fleiri en 7 eru aldrei í leik. Með 5 í leik kostar það næsta 6, hjá dríslum á þrepi 2 aðeins 5.

rulebook-trade-title = Verslun
rulebook-trade =
    Láttu af hendi mat, seiðmagn eða málmgrýti að vild og fáðu jafnmikið af öðru þeirra. Það sem fer yfir 9 tapast. Silfur er hvorki látið né tekið.

rulebook-prices-title = Verð
rulebook-prices =
    Fyrst bætast álögur við, síðan dragast afslættir frá. Verð fer aldrei niður fyrir 0 eða uppgefið lágmark. Þú þarft að geta borgað allt áður en þú byrjar.

## War

rulebook-who-fights-title = Árásaraðili og verjandi
rulebook-who-fights =
    Sá sem fer inn eða rýfur bandalag gerir árás; eigandi hlutanna þar verst. Árásaraðilinn berst með peðinu sem færðist, við bandalagsrof með einu standandi peði; verjandinn með peðinu þar og standandi virki við hlið þess, eða með virkinu einu. Liggjandi peð verst líka. Árás verður ekki afturkölluð.

rulebook-setting-title = Teningar stilltir
rulebook-setting =
    Báðir stilla í leyni tölu frá 1 til 11 eða fánann. Þú mátt aðeins stilla á tölu sem þú átt nú fyrir: oftast tvöfalt seiðmagn að viðbættu málmgrýti og afsláttum. Eigirðu ekkert til að borga með er aðeins fáninn eftir.

rulebook-winner-title = Hver vinnur
rulebook-winner =
    Hærri tala vinnur, verjandinn ef þær eru jafnar, og hvaða tala sem er vinnur fána. Tveir fánar gera bandalag og enginn borgar. Annars borgar hvor fyrir sína tölu, hvernig sem fer; fáni kostar ekkert. Stilli báðir á 5 vinnur verjandinn og báðir borga.

rulebook-war-price-title = Greitt fyrir tölu
rulebook-war-price =
    Þú skuldar töluna þína að frádregnum afsláttum og viðbættum álögum. Seiðmagn borgar 2, málmgrýti 1, matur og silfur ekkert; ekki er gefið til baka. Ekki má bæta við óþarfri einingu eða einingu sem er einskis virði. Með 2 seiðmagnseiningum og 1 málmgrýtiseiningu máttu mest stilla á 5; fyrir 4 borgarðu 2 seiðmagnseiningar, fyrir 3 annaðhvort 1 seiðmagnseiningu og 1 málmgrýtiseiningu eða 2 seiðmagnseiningar.

rulebook-war-discounts-title = Afslættir í stríði
rulebook-war-discounts =
    Afslættir koma af kröftum og 1 af standandi virki þínu þar; með þeim máttu líka stilla hærra. Verjandi með virki og 2 málmgrýtiseiningar má stilla á 3 og borgar 2. Afsláttur sem bundinn er greiðslumáta gildir aðeins ef þú borgar þannig og sé ekkert borgað gildir enginn slíkur afsláttur. Menn á þrepi 3 borga 1 seiðmagnseiningu eða 2 málmgrýtiseiningar fyrir 4; fyrir 2 borga þeir samt 1 einingu. Afslættir nýtast líka virki einu sér ef þeir eiga við.

rulebook-war-order-title = Röðin í stríði
rulebook-war-order =
    Fyrst kemur það sem fæst við að verða fyrir árás; þá eru teningar stilltir og sýndir. Tveir fánar ljúka stríðinu. Þá eru tölur færðar eða hækkaðar, árásaraðilinn fyrst; sigurvegari finnst, árásaraðili og verjandi borga, ávinningur og refsing fylgja. Sá sem tapar missir virki sitt þar og hörfar eða fer burt. Sigurvegarinn er kyrr eða fer inn, líka gegn virki einu sér; hetja getur hækkað.

rulebook-changing-numbers-title = Tölu breytt eftir á
rulebook-changing-numbers =
    Aðeins tölu má breyta, aldrei fána. Með völvunni máttu færa tölu þína um 1, á tölu sem þú átt fyrir. Orkar á þrepi 4 mega strax bæta við einni einingu umfram verðið og nóg verður að vera eftir fyrir verðinu: með 2 seiðmagnseiningum er ekki hægt að hækka 3, með 3 seiðmagnseiningum er það hægt.

rulebook-last-stand-title = Enginn dettur út
rulebook-last-stand =
    Tapi síðasta peð þitt verður það að hörfa og borgar ekkert: á aðliggjandi svæði þar sem það má vera, annars á hvaða slíkt svæði heimalandsins sem er nema freðmýri. Sé ekkert til bíður það utan borðsins og snýr aftur um leið og svæði losnar. Það telst ekki fjarlægt: hetja heldur spjaldi og þrepi.

rulebook-breaking-is-patrol-title = Bandalagsrof telst eftirlitsferð
rulebook-breaking-is-patrol =
    Stríð sem hefst með bandalagsrofi telst árás í eftirlitsferð.

## Retreat

rulebook-retreating-title = Að hörfa
rulebook-retreating =
    Eftir tapað stríð máttu færa peðið á aðliggjandi svæði í sama landi fyrir 1 matareiningu á hvert peð sem þú átt í leik, það sjálft meðtalið; silfur má koma í stað matar. Þú þarft þess ekki. Gerirðu það ekki fer peðið í birgðir. Með 4 peð í leik kostar það 4, til dæmis 2 matareiningar og 2 silfureiningar.

rulebook-where-to-title = Hvert
rulebook-where-to =
    Á svæði sem fara má á, er ekki svæði stríðsins og hefur ekki nýtt stríð í för með sér; hlutir bandamanns á því svæði eru í lagi og auð freðmýri líka. Sá sem kom í leiðangri hörfar innan landsins sem ráðist var á, aldrei aftur á annað spjald.

rulebook-retreat-details-title = Liggjandi, tvö saman, án áhrifa
rulebook-retreat-details =
    Liggjandi peð hörfar liggjandi. Tvö peð sem töpuðu saman fara hvort á eftir öðru: með 4 í leik kostar það fyrra 4, það síðara aftur 4 ef það fyrra hörfaði, annars 3. Undanhald er hvorki eftirlitsferð né leiðangur; á áfangastað hafa aðeins rústir og liggjandi virki áhrif.

## Alliances

rulebook-alliance-title = Tveir á einu svæði
rulebook-alliance =
    Bandalag er milli tveggja leikmanna á einu svæði. Báðir halda hlutum sínum og afla þar og fleiri peð beggja mega koma án stríðs meðan rúm er. Annars staðar berjist þið eins og áður. Bandalagið sjálft gefur engin stig.

rulebook-breaking-title = Lok og rof
rulebook-breaking =
    Því lýkur þegar annar ykkar á engan hlut þar lengur. Eftirlitsferð rýfur það: þú gerir árás með standandi peði á svæðinu og tveir fánar endurnýja bandalagið. Sá sem á aðeins virki þar getur ekki rofið það en má fyrst koma með peð.

rulebook-alliance-fortress-title = Með virki
rulebook-alliance-fortress =
    Bandalag má gera við virki eitt sér: peð þitt verður eftir og virkið líka. Eigi bandamaðurinn aðeins liggjandi virki þar fjarlægir rof það án stríðs; innganga gerir það ekki meðan bandalagið stendur. Endurnýjun bandalags er ekki nýtt bandalag og gefur ekkert.

## Ruins, capitals, water, crags

rulebook-ruins-title = Rústir
rulebook-ruins =
    Peð sem fer í rústir leggst og leitar; það hreyfist fyrst aftur þegar eftirlitsferð hefur reist það við og standandi finnur það ekkert. Í lokin eru öll peð í rústum fjarlægð áður en nokkuð er talið.

rulebook-capital-title = Höfuðborgir
rulebook-capital =
    Höfuðborg gefur ekkert við öflun. Í lokin gefur hún 2 stig ef þú heldur henni án peðs bandamanns og 1 hvorum ef tveir bandamenn eru þar. Virki bandamanns eitt sér tekur ekkert af þér.

rulebook-water-and-crags-title = Vatn og hamrar
rulebook-water-and-crags =
    Enginn fer út í vatn eða inn í hamra eða yfir þau án krafta og þau gefa ekkert. Á sem rennur í vatn er hluti þess; önnur á er sérstakt vatn. Hvert svæði sem snertir þau, líka aðeins á horni, liggur að þeim.

rulebook-in-features-title = Í vatni og hömrum
rulebook-in-features =
    Frostvofur mega fara út í vatn í eftirlitsferð en hamhleypur, fuglafólk og bjarnafólk inn í hamra. Tvö peð komast fyrir og stríð og bandalög gilda þar. Torfæra er ekki landamærasvæði, gefur ekkert og tekur ekki virki; peð þar gefur stig en leiðangur og landnám hefjast ekki þaðan. Út í á án eigin flatar er ekki hægt að fara.

rulebook-crossing-title = Skref yfir
rulebook-crossing =
    Sæfólk og sjóræningjar fara yfir vatn, hamhleypur og púkar yfir hamra, landkönnuðurinn yfir hvort tveggja: eitt skref í eftirlitsferð af einu svæði við þau á annað, líka sem árás. Ár teljast vatn.

## Factions and their magic

rulebook-magic-levels-title = Hvað þjóð lærir
rulebook-magic-levels =
    Hver þjóð á fimm þrep og öll sem þú hefur náð gilda saman. Það sem þrep leyfir þér er þitt val; það sem það gefur kemur sjálfkrafa. Allar þjóðirnar með þrepum sínum eru í yfirlitinu hér að neðan; hér segir hvernig kraftarnir virka nákvæmlega.

rulebook-losing-magic-title = Þrep tapast
rulebook-losing-magic =
    Frostvofur sem ná þrepi 4 láta einn mótherja falla um eitt þrep. Krafturinn hættir; að læra hann aftur kostar venjulegt verð og það sem hann gaf einu sinni fæst ekki aftur.

rulebook-same-moment-title = Á sama augnabliki
rulebook-same-moment =
    Ef kraftar fleiri leikmanna eiga við á sama augnabliki gilda þeir í sætaröð, byrjað á þeim sem á leik.

rulebook-substitutes-title = Önnur aðgerð í staðinn
rulebook-substitutes =
    Sumar þjóðir mega gera aðra aðgerð í stað þeirrar völdu: dvergar byggingu fyrir verslun, menn verslun fyrir rannsókn, kentárar leiðangur fyrir eftirlitsferð, valkyrjur leiðangur fyrir rannsókn, smíðaverur byggingu fyrir landnám, hin helga regla rannsókn fyrir eftirlitsferð, gnómar rannsókn fyrir verslun. Það kostar það sama og alltaf, gildir bæði þegar þú átt leik og fylgir og losar engan reit spjaldsins.

rulebook-extra-moves-title = Fleiri og lengri hreyfingar
rulebook-extra-moves =
    Dríslar fara í eftirlitsferð og drekafólk og fuglafólk í leiðangur með allt að tvö ólík peð; með dýratemjaranum má eitt annað peð fara líka í eftirlitsferð. Hverri hreyfingu lýkur, stríð meðtalið, áður en sú næsta hefst. Kentárar og skógarvörðurinn mega fara tvö skref í eftirlitsferð: svæðið á milli verður að vera laust við óvini og rústir, freðmýri, vatn og hamrar stöðva hreyfinguna.

rulebook-entering-earns-title = Fæst við komu
rulebook-entering-earns =
    Það sem þú færð fyrir að koma á svæði fæst í hverri hreyfingu í eftirlitsferð eða leiðangri sem endar þar ef peðið er enn þar eftir stríð.

rulebook-wider-quests-title = Víðari leiðangrar
rulebook-wider-quests =
    Drekafólk og kapteinninn á þrepi 2 mega hefja leiðangur inni í landi og líka enda hann á landamærum sama lands. Fyrir sæfólk og sjóræningja telst svæði við vatn, ár meðtaldar, landamærasvæði og þau mega fara í leiðangur milli tveggja slíkra svæða sama lands.

rulebook-paying-otherwise-title = Borgað með öðru
rulebook-paying-otherwise =
    Uppvakningar borga landnám með seiðmagni, smíðaverur með málmgrýti, álfar byggingu og landnám með seiðmagni, eina fyrir eina og blandað að vild. Uppvaktir riddarar borga undanhald með hvaða blöndu auðlinda sem er. Gegn dvergum: sá sem byggir upp á turnþrepið sem þeir standa á borgar 1 málmgrýtiseiningu meira.

rulebook-war-abilities-title = Kraftar í stríði
rulebook-war-abilities =
    Vinni báðir aðilar jafntefli vinnur verjandinn. Gegn álfum á þrepi 4 gildir seiðmagn mótherja aðeins 1; hjá orkum gildir matur 1. Hamhleypur fá líka afslætti mótherja sem þær uppfylla, en ekki fyrir virki eða hetju í grennd. Fyrir álögum verður þú að eiga þegar talan er stillt.

rulebook-war-rewards-title = Hvað stríð gefur
rulebook-war-rewards =
    Það sem þú tekur af þeim sem tapar velur þú, aldrei silfur og aðeins það sem er til. Peð telst tapað eða fellt aðeins ef það fer í birgðir vegna stríðsins. Valkyrjur fá seiðmagn af stríðum annarra, ekki af bandalögum. Uppvaktir riddarar á þrepi 4 mega borga 2 seiðmagnseiningar og fá venjulegt peð, ekki það síðasta, beint heim. Galtafólk sem vann árás má hlaupa áfram eitt skref þangað sem enginn óvinur er.

rulebook-thefts-and-tolls-title = Tollar og þjófnaður
rulebook-thefts-and-tolls =
    Mótherji sem kemur í leiðangri úr öðru landi inn í heimaland trölla gefur þeim á undan stríði 1 auðlind að eigin vali. Púkar og þjófurinn taka það sem þeir velja, líka á undan stríði; það sem púkar láta einhvern fleygja velur hann sjálfur. Aðeins mat, seiðmagn og málmgrýti og aðeins það sem er til.

rulebook-trading-abilities-title = Kraftar í verslun
rulebook-trading-abilities =
    Menn fá 1 auðlind að eigin vali í hverri verslun, gnómar og gullgerðarmaðurinn 1 einingu meira af því sem þeir fá. Álfar mega í einni verslun breyta bæði málmgrýti og mat í seiðmagn; kaupmaðurinn á þrepi 2 hvaða tveimur tegundum sem er í þá þriðju.

rulebook-placing-abilities-title = Sett við hliðina
rulebook-placing-abilities =
    Dríslar á þrepi 4 mega setja nýtt peð á svæði við hlið peðs síns, ráðsmaðurinn við hlið sér: án hluta óvinar og ef rúm er; auð freðmýri dugar. Húsameistarinn má setja virkið við hlið sér þar sem hvorki er virki né hlutur óvinar og ekki er freðmýri. Frostvofur byggja ódýrar við vatn og bjarnafólk við hamra: virkið verður að fara þangað, eða án Kalls hetjanna þarftu að halda slíku svæði.

rulebook-cheaper-title = Ódýrari aðgerðir
rulebook-cheaper =
    Afslættir á byggingu, rannsókn, landnám og undanhald leggjast saman; þar sem segir aldrei minna en 1 verður 1 eftir. Fuglafólk á þrepi 4 hörfar alls 4 matareiningum ódýrar, ekki 6.

rulebook-gained-once-title = Við þrep, hreinsun, fylgd
rulebook-gained-once =
    Það sem fæst við að ná þrepi kemur einu sinni. Ljónafólk fær við hverja hreinsun spjaldsins ef það er í engu bandalagi. Hin helga regla fær seiðmagn þegar hún fylgir rannsókn með rannsókn, hækkun hetju meðtalin.

rulebook-alliance-abilities-title = Kraftar í bandalögum
rulebook-alliance-abilities =
    Smáfólk og skáldið fá við nýtt bandalag, ekki við endurnýjun. Bandalög við smáfólk á þrepi 4 eða á svæði skáldsins á þrepi 2 geta aðrir ekki rofið, aðeins eigandinn. Þegar tala mætir fána missir sá mótherji 2 auðlindir gegn smáfólki og diplómatinn fær 2.

rulebook-ruins-abilities-title = Kraftar í rústum og freðmýri
rulebook-ruins-abilities =
    Uppvakningar á þrepi 3 fara úr rústum í eftirlitsferð eða leiðangri án þess að rísa fyrst og koma standandi. Á þrepi 5 eru peð þeirra í rústum kyrr og gefa stig. Snjómenn á þrepi 2 þurfa aldrei að yfirgefa freðmýri.

rulebook-knocking-title = Að fella
rulebook-knocking =
    Eftir hverja hreyfingu í eftirlitsferð mega ísjötnar fella eitt peð óvinar á svæði við áfangastaðinn, snjómenn eftir hvern leiðangur, mínótárar eitt standandi virki eftir hverja hreyfingu í eftirlitsferð; peð í rústum eru óhult. Ísjötnar á þrepi 4 fá þegar mótherji reisir peð við. Mínótárar á þrepi 4 fá fyrir virki sem þeir fjarlægja með sigri eða með því að ganga inn.

rulebook-level-five-title = Bónus þreps 5
rulebook-level-five =
    Hann er talinn einu sinni, í lokin, og flestir gefa mest 3 stig. Aðeins svæði sem þú heldur teljast og hlutlaus peð eru ekki mótherjar. Í tegundum svæða teljast rústir, vatn og hamrar ekki; með landamærum verður hvert peð þitt að vera á landamærasvæði. Hamhleypur fá jafnmikið og besti bónus mótherja á þrepi 5 gefur, minnst 1 og mest 3.

## Heroes' Call: heroes

rulebook-heroes-call-title = Hverju Kall hetjanna bætir við
rulebook-heroes-call =
    Allir fá líka 6 virki, hetjupeð og skífur fyrir hetjuþrep og silfur og sumar þjóðir koma aðeins nú við sögu. Þú dregur 2 hetjuspjöld og heldur 1, sýnilegu og á þrepi 1; hin fara aftur í stokkinn. Annað af tveimur fyrstu peðum þínum er hetjan.

rulebook-hero-title = Hetjan
rulebook-hero =
    Hetja hreyfist, berst, aflar, telst og gefur stig eins og hvert peð og hefur krafta þreps síns og þess neðra. Þú átt aldrei fleiri en eina í leik og mest 7 peð með henni. Liggjandi hetja heldur kröftum sínum.

rulebook-hero-cards-title = Hetjuspjöldin
rulebook-hero-cards =
    Hetjurnar eru 25; í yfirlitinu hér að neðan eru þær allar með kröftum og því sem hækkun kostar. Skáldið og diplómatinn eru aðeins með þegar þrír eða fleiri spila. Séu færri en tvö spjöld eftir er dregið það sem til er; án spjalds hefur hetja enga krafta og hækkar ekki.

rulebook-rising-title = Hækkun
rulebook-rising =
    Hetja hækkar um eitt þrep eftir skilyrði spjaldsins: í stað galdraþreps við rannsókn, í stað nýs peðs við landnám, í stað turnþreps við byggingu, fyrir verðið á spjaldinu; eða sjálfkrafa þegar hún barðist og vann stríð, líka við hlutlaust peð. Afslættir þínir á aðgerðina gilda og silfur má nota. Það sem nýja þrepið gefur gildir upp frá því.

rulebook-retiring-title = Í helgan stein
rulebook-retiring =
    Á þrepi 3 sest hetja strax í helgan stein: venjulegt peð kemur í staðinn, standandi eða liggjandi eins og hún var, og spjaldið gefur 3 stig til frambúðar. Þriðja hetja þín í helgum steini boðar lokin. Sé ekkert venjulegt peð eftir er hetjan aðeins tekin burt.

rulebook-hero-lost-title = Hetja fellur, hetja kemur
rulebook-hero-lost =
    Hetja sem tapar stríði og hörfar ekki eða verður að fara af freðmýri fer í birgðir og spjaldið er stokkað aftur inn. Eigirðu enga hetju í leik verður næsta peð sem þú bætir við með landnámi að vera hetja, á venjulegu verði; þá dregurðu 2 spjöld og heldur 1.

rulebook-hero-scope-title = Fyrir hvern kraftur gildir
rulebook-hero-scope =
    Kraftar um hreyfingu, komu, bardaga, undanhald og afrakstur svæðis gilda aðeins fyrir hetjupeðið. Þeir sem snúast um verslun, byggingu, rannsókn, landnám, hreinsun spjaldsins og bónus við öflun gilda fyrir þig meðan hetjan er í leik. Baróninn og helgiriddarinn hjálpa öðrum peðum þínum, ekki sjálfum sér.

## Heroes' Call: fortresses

rulebook-fortress-placing-title = Virki sett niður
rulebook-fortress-placing =
    Hvert turnþrep sem þú byggir setur virki á svæði með peði þínu, ekki á freðmýri, þar sem ekkert virki er; rústir, höfuðborgir og svæði með bandamanni duga. Sé ekkert slíkt svæði geturðu ekki hækkað turninn. Turnþrepið er alltaf fjöldi virkja þinna. Þau færast aldrei og standa áfram án peðs.

rulebook-fortress-in-war-title = Virki í stríði
rulebook-fortress-in-war =
    Standandi virki ver svæði sitt með eða án peðs: sá sem kemur inn berst við það. Það gerir stríð þar 1 ódýrari fyrir þig en bætir engu við töluna; líka fyrir virki eitt sér stillirðu tölu og borgar hana. Það tekur ekkert rúm en telst þegar aðeins tveir leikmenn mega eiga hluti á svæði.

rulebook-fortress-lost-title = Virki tapast
rulebook-fortress-lost =
    Sá sem tapar stríði á svæði með eigin virki, líka sem árásaraðili, missir virkið og eitt turnþrep. Af turni 3 ferðu niður á 2 og næsta bygging kostar aftur 3.

rulebook-fortress-lying-title = Liggjandi virki
rulebook-fortress-lying =
    Liggjandi virki hvorki ver né lækkar neitt en telst áfram og gefur stig. Óvinur sem kemur þangað sem ekkert annað er fjarlægir það án stríðs; sé peð þitt þar er það venjulegt stríð. Bygging má reisa það við ókeypis í stað þreps.

## Heroes' Call: frozen lands

rulebook-silver-title = Silfur
rulebook-silver =
    Tindar gefa 1 silfureiningu við öflun og mest máttu eiga 9. Silfur kemur í stað matar, seiðmagns og málmgrýtis, eina fyrir eina og blandað að vild, í landnámi, byggingu, rannsókn, hækkun hetju og undanhaldi. Það borgar aldrei stríð, aldrei er verslað með það, það er aldrei auðlind að eigin vali og ekki til í byrjun.

rulebook-tundra-title = Freðmýri
rulebook-tundra =
    Rúm fyrir eitt peð; enginn má koma meðan það er þar. Ekkert stríð, ekkert virki. Það aflar einnar auðlindar að eigin vali.

rulebook-leaving-tundra-title = Af freðmýri
rulebook-leaving-tundra =
    Þegar eftirlitsferð eða leiðangur er valinn verður peð á freðmýri að fara með fyrstu hreyfingu þinni, líka sem árás eða á aðra auða freðmýri; þú mátt ekki afla í staðinn. Komist það hvergi fer það í birgðir og þú leikur eins og venjulega. Síðasta peð þitt er kyrrt.

rulebook-tundra-details-title = Fleiri á freðmýri
rulebook-tundra-details =
    Séu hreyfingarnar færri en peðin á freðmýri velurðu hver fara; hin verða eftir. Aðgerð sem þú mátt gera í stað eftirlitsferðar eða leiðangurs leysir þig ekki undan skyldunni. Liggjandi peð sem fer liggur áfram, líka þótt það vinni stríð.

## Lying meeples

rulebook-lying-meeple-title = Hvað liggjandi peð getur
rulebook-lying-meeple =
    Peð sem kraftur felldi hvorki hreyfist né aflar en verst og telst með í hámörkum, verði og stigum. Mótherji má koma inn og berjast við það. Eftirlitsferð reisir það við í stað hreyfingar; leiðangur ekki.

rulebook-lying-limits-title = Liggjandi í bardaga
rulebook-lying-limits =
    Liggjandi peð geta ekki gert árás eða rofið bandalag nema þegar þau fara af freðmýri eða með krafti úr rústum. Af freðmýri fara þau og liggja áfram; úr rústum með þeim krafti koma þau standandi. Liggjandi sigurvegari er eins og hann var. Peð í rústum er ekki hægt að fella.

## Two or five players

rulebook-lost-kingdom-title = Tveir: Týnda konungsríkið
rulebook-lost-kingdom =
    Með tveimur leikmönnum er þriðja landið, með hlið sem dregin er, Týnda konungsríkið. Hlutlaust peð stendur á hverju svæði þess nema freðmýri. Hlutlaus peð hreyfast ekki, bjóða ekki, gera ekki bandalög og hörfa ekki. Það er heimaland einskis og ókunnugt báðum.

rulebook-neutrals-title = Tveir: hlutlaust peð
rulebook-neutrals =
    Farðu inn og borgaðu jafnmikið og hlutlausu peðin sem eftir eru, að frádregnum afsláttum, án teninga; sá sem getur ekki borgað má ekki fara inn. Séu 5 eftir kostar það fyrsta 5, það næsta 4. Það telst unnið stríð, líka fyrir hækkun hetju, en ekki fyrir það sem þarf einhvern sem tapar, boð eða fallinn óvin. Annars hindra þau eins og óvinir en eru ekki mótherjar.

rulebook-two-flags-title = Tveir: engin bandalög
rulebook-two-flags =
    Stillið þið bæði á fánann vinnur verjandinn og enginn borgar; árásaraðilinn hörfar eða fer. Það telst að öllu leyti unnið stríð.

rulebook-five-title = Fimm: umferð sleppt
rulebook-five =
    Með fimm leikmönnum hreinsar sá spjaldið sem ætti leik þegar það er hreinsað og honum er sleppt; næsti leikmaður velur. Því byrjar ekki alltaf sá sami.

## Playing alone

rulebook-solo-setup-title = Þú gegn gerviandstæðingi
rulebook-solo-setup =
    Hvor á þjóð og land; áttavitaspjaldið liggur á milli með daghliðina upp og Týnda konungsríkið er ekki með. Andstæðingurinn byrjar með peð í skógi og á fjalli og með 3 matareiningar, 3 seiðmagnseiningar og 3 málmgrýtiseiningar; létt er 1 af hverju, erfitt 5. Hann á aldrei hetju. Með Kalli hetjanna notar hann virki og silfur.

rulebook-solo-turns-title = Umferð eftir umferð
rulebook-solo-turns =
    Þú byrjar og síðan leikið þið til skiptis. Eftir aðgerð þína gerir andstæðingurinn hana líka ef hann getur, annars aflar hann. Í sinni umferð kastar hann teningi 1 til 12, áttavitinn nefnir aðgerðina og þú fylgir eins og venjulega. Það sem hann getur ekki gert eða borgað gerir hann ekki; hann aflar, líka þegar hann á leik. Lok og stig eru eins og alltaf.

rulebook-compass-ring-title = Hringur áttavitans
rulebook-compass-ring =
    - 1 og 7 rannsókn
    - 2 og 8 verslun
    - 3 og 9 bygging
    - 4 og 10 eftirlitsferð
    - 5 og 11 leiðangur
    - 6 og 12 landnám
    Sé sú aðgerð hulin gildir næsta lausa tala réttsælis; fáninn er 12.

rulebook-day-and-night-title = Dagur og nótt
rulebook-day-and-night =
    Í hvert sinn sem aðgerðaspjaldið er hreinsað er áttavitaspjaldinu snúið við og andstæðingurinn fær 1 matareiningu, 1 seiðmagnseiningu og 1 málmgrýtiseiningu.

rulebook-picking-title = Hvernig andstæðingurinn velur
rulebook-picking =
    Talan sem upp kemur er klukkuvísir fyrir allt val hans, líka ef aðgerðin færðist. Af mögulegum svæðum tekur hann þau í átt vísisins frá áttavitanum, að degi það næsta, að nóttu það fjærsta; sé ekkert þar er farið einni stund lengra. Af peðum tekur hann það næsta. Fyrir hreyfingu er vísirinn lagður við peðið. Séu kostir á 1, 5, 6 og 12 velur kast 2 til 5 fimmuna og 7 til 12 velur 12.

rulebook-compass-sums-title = Hvernig áttavitinn mælir
rulebook-compass-sums =
    Hver stund er 30 gráðu geiri, mældur að miðju svæðis; borðið reiknar hann og sýnir. Á jöfnu gildir svæðið sem er fyrr á listanum. Fyrir nýtt peð og fyrir virki er leitað í báðum löndum.

rulebook-dummy-moves-title = Eftirlitsferð og leiðangur andstæðingsins
rulebook-dummy-moves =
    Hann færir peð eftir áttavitanum eitt skref, aldrei að eigin peði en í stríð við þig. Geti ekkert farið í eftirlitsferð reisir hann liggjandi peð við. Leiðangur liggur af landamærum á landamæri hins landsins. Peð hans á freðmýri verða að fara fyrst; það sem getur það ekki er fjarlægt.

rulebook-dummy-grows-title = Hvernig andstæðingurinn vex
rulebook-dummy-grows =
    Hann byggir og rannsakar ef hann á fyrir því og notar krafta þjóðar sinnar; virki fer þangað sem áttavitinn segir og geti hann ekki hækkað turninn reisir hann liggjandi virki við. Nýtt peð hans fer á autt svæði við hlið peðs hans. Hann verslar ekki: hann fær 1 matareiningu, 1 seiðmagnseiningu og 1 málmgrýtiseiningu. Hann aflar eins og aðrir.

rulebook-dummy-choices-title = Frjálst val andstæðingsins
rulebook-dummy-choices =
    Hann tekur auðlindina sem hann á minnst af og af þér þá sem þú átt mest af; á jöfnu málmgrýti, síðan seiðmagn, síðan mat. Hann borgar fyrst með réttri auðlind, þá því sem kraftar leyfa og silfri síðast. Aukahreyfingar fylgja sama kasti, hann fellir alltaf það sem hann má fella og gerir aðra aðgerð aðeins ef hann getur ekki gert þá völdu.

rulebook-solo-war-title = Stríð í einspili
rulebook-solo-war =
    Engir teningar, fánar eða bandalög. Tala andstæðingsins er að degi tvöfaldur fjöldi peða þinna í leik, að nóttu fjöldinn, án hámarksins 11; hann borgar aldrei. Þú vinnur með því að borga hana að frádregnum afsláttum; annars taparðu ókeypis. Að degi með 4 peð er talan 8; með virki þínu þar borgarðu 7, til dæmis 3 seiðmagnseiningar og 1 málmgrýtiseiningu.

rulebook-solo-war-abilities-title = Kraftar í stríði í einspili
rulebook-solo-war-abilities =
    Afslættir andstæðingsins og standandi virki hans bætast við tölu hans; vinni hann jafntefli borgarðu 1 meira. Afslættir þínir og álögur gilda fyrir þig; talan fer aldrei niður fyrir 1. Það sem snertir fána eða greiðslu hins gerir ekkert. Að nóttu með 3 peð er talan 3; með virki hans 4, hjá uppvöktum riddurum á þrepi 2 er hún 5.

rulebook-solo-retreat-title = Undanhald í einspili
rulebook-solo-retreat =
    Tapi andstæðingurinn hörfar hann alltaf ef hann getur, eftir nýju kasti og fyrir venjulegan mat; annars er peð hans fjarlægt. Tapir þú máttu hörfa eins og venjulega.

## At this table

rulebook-own-design-title = Löndin og okkar eigin hönnun
rulebook-own-design =
    Löndin og það sem er merkt þannig í yfirlitinu hér að neðan var hannað fyrir Elbowroom því ekki fundust öll prentuð spjöld. Könnunarskífur eru ekki notaðar.

rulebook-secrets-title = Hvað er leynilegt
rulebook-secrets =
    Stríðsteningur þar til báðir eru stilltir, röð hetjustokksins og hetjuspjöldin tvö sem einhver velur úr. Allt annað er sýnilegt.

rulebook-decisions-title = Hvað borðið spyr um
rulebook-decisions =
    Borðið spyr aðeins um það sem þarf að ákveða: hlið, auðlindir og byrjun, hetju, aðgerð, hreyfingar og skotmörk, stríðstölu og greiðslu, viðbót, undanhald, virki, verslun og val auðlinda. Allt annað gerist af sjálfu sér.

rulebook-chance-title = Tilviljun
rulebook-chance =
    Gjöf spjalda, fyrsti leikmaður, hetjustokkur og teningur andstæðingsins koma úr einu fræi, svo hvert spil má endursýna nákvæmlega eins og það var.

rulebook-sixty-title = Mest sextíu umferðir
rulebook-sixty =
    Spili sem stendur enn eftir 60 umferðir lýkur þá og síðasta umferðin er boðuð.

rulebook-own-inventions-title = Eigin uppfinningar
rulebook-own-inventions =
    Borð getur haft **eina eigin þjóð, eina eigin hetju og eitt eigið land**, eða fleiri ef svo er ákveðið. Allir sjá þau áður en spilið hefst. Þau eru sett saman úr því sem spilið þekkir og vistuð spil geyma þau.

rulebook-own-faction-title = Eigin þjóð
rulebook-own-faction =
    Hún hefur fimm galdraþrep eins og aðrar; aðeins það fimmta er bónus í lokin, mest 4 stiga virði. Þar sem galdrar hennar gætu ekki nýst, af því að vatn eða hamra, landtegund, leikmenn eða Kall hetjanna vantar, er hún ekki með.

rulebook-own-hero-title = Eigin hetja
rulebook-own-hero =
    Hún hefur tvo krafta sem hetjur kassans geta haft. Hvorum um sig lýkur með byggingu, rannsókn eða landnámi fyrir 1 til 6 einingar, eða með unnu stríði.

rulebook-own-territory-title = Eigið land
rulebook-own-territory =
    Það er fimm til sjö samtengd svæði, minnst tvö þeirra við landamærin, og í því eru slétta, fjall og skógur. Það er spjald út af fyrir sig og gefið með hinum; með tindum eða freðmýri aðeins með Kalli hetjanna.
