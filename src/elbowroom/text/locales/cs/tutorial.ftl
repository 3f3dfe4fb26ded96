### The way into first games and exercises.

tutorial-title = První hra: { $game }
tutorial-lead = Skutečná hra proti mírným botům s průvodcem, který říká jednu věc po druhé a ukáže na ni.
tutorial-start = Začít
tutorial-guided = První hry s průvodcem
tutorial-none = Hra { $game } zatím průvodce nemá.
tutorial-others = První hry ostatních her
lesson-first = Od nuly
lesson-first-about = Krabici vidíš poprvé. Za deset minut se poprvé rozhoduješ po svém.
