### Why something is not allowed in this game: one sentence for every key of its refusals.

refusal-wrong-step = To nie jest odpowiedź na to pytanie.

## Setting up

refusal-bad-start = { $region }: tu dwie figurki nie mogą zacząć w krainie macierzystej.
refusal-bad-split = Rozdziel dokładnie 6 jednostek.

## The turn

refusal-covered = { ACTION($action) }: tu leży tarcza. Wybierz wolną akcję.
refusal-nobody-moves = { ACTION($action) }: żadna twoja figurka nie ma dokąd iść.
refusal-nothing-to-trade = Nie masz żywności, many ani rudy na wymianę.
refusal-no-room-for-it = { ACTION($action) }: żaden region się do tego nie nadaje.
refusal-other-action = Wybrana akcja to { ACTION($action) }. Wykonaj ją albo zbierz zasoby.
refusal-active-collects = Aktywny gracz nie zbiera zasobów. Wykonaj akcję albo nic nie rób.
refusal-follower-passes = Kto dołącza, wykonuje akcję albo zbiera zasoby.
refusal-duty = Twoja figurka musi najpierw opuścić tundrę: { $region }.

## Moving

refusal-no-meeple = W regionie { $region } nie masz zwykłej figurki.
refusal-no-hero = W regionie { $region } nie ma twojego bohatera.
refusal-lies-down = Twoja figurka w regionie { $region } leży. Najpierw ją postaw.
refusal-nobody-lies = W regionie { $region } nie leży żadna twoja figurka.
refusal-moved-already = Figurka w regionie { $region } już się ruszyła w tej akcji.
refusal-feature = { $region }: bez specjalnej zdolności nie można tu wejść.
refusal-not-adjacent = { $region } nie sąsiaduje z tą figurką.
refusal-not-border = { $region } nie jest regionem granicznym. Wyprawy zaczynają się i kończą na granicy.
refusal-same-territory = Wyprawa prowadzi do innej krainy, nie do regionu { $region }.
refusal-full = { $region }: są tu już dwie figurki.
refusal-third-player = { $region }: jest tu dwóch innych graczy, trzeci nie może wejść.
refusal-tundra-taken = Tundra { $region } jest zajęta.
refusal-neutral-too-dear = Neutralna figurka w regionie { $region } kosztuje { $price }, nie stać cię.

## Alliances

refusal-no-alliance = W regionie { $region } nie masz sojuszu.
refusal-locked = Sojuszu w regionie { $region } nie możesz zerwać.
refusal-no-breaker = Aby zerwać sojusz, w regionie { $region } musi stać twoja figurka.

## Work

refusal-too-dear = { ACTION($action) }: koszt { $price }, nie stać cię.
refusal-tower-top = Twoja wieża jest ukończona.
refusal-magic-top = Twoja magia jest na najwyższym poziomie.
refusal-all-in-play = Masz w grze siedem figurek, więcej być nie może.
refusal-no-fortress-here = { $region }: tu nie możesz postawić twierdzy.
refusal-no-expansion-here = { $region }: nie możesz tu dodać figurki, musi tu być dokładnie jedna twoja i nikt inny.
refusal-nothing-to-restore = Żadna twoja twierdza tu nie leży.
refusal-fortress-module = Twierdze stawia się z Zewem bohaterów i tylko wtedy.
refusal-bad-trade = Daj żywność, manę albo rudę, którą masz, za inny z tych zasobów.

## Heroes

refusal-no-hero-card = Nie masz w grze bohatera.
refusal-hero-needs-war = Twój bohater awansuje po wygranej wojnie.
refusal-hero-needs-action = Twój bohater awansuje inną akcją: { ACTION($action) }.
refusal-hero-too-dear = Awans bohatera kosztuje { $price }, nie stać cię.

## War

refusal-dial-too-high = Stać cię najwyżej na { $highest }. Ustaw najwyżej tyle albo flagę.
refusal-bad-payment = Zapłać dokładnie tyle, ile trzeba: bez zbędnych jednostek i tylko takimi, które się liczą.
refusal-retreat-too-dear = Odwrót kosztuje { $price }, nie stać cię.
refusal-match-too-dear = Nie stać cię na { $price }.
refusal-no-retreat-there = Do regionu { $region } nie można się wycofać.
