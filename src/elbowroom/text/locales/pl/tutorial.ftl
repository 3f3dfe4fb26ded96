### The way into first games and exercises.

tutorial-title = Pierwsza gra: { $game }
tutorial-lead = Prawdziwa gra z łagodnymi botami i przewodnikiem, który mówi jedną rzecz naraz i ją pokazuje.
tutorial-start = Zacznij
tutorial-guided = Pierwsze gry z przewodnikiem
tutorial-none = Gra { $game } nie ma jeszcze przewodnika.
tutorial-others = Pierwsze gry pozostałych gier
lesson-first = Od zera
lesson-first-about = Pudełko widzisz pierwszy raz. Po dziesięciu minutach pierwsza własna decyzja.
