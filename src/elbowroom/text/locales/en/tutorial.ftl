### The way into first games and exercises.

tutorial-title = First game: { $game }
tutorial-lead = A real game against gentle bots, with a coach who says one thing at a time and points at it.
tutorial-start = Start
tutorial-guided = Guided first games
tutorial-none = There is no guided game for { $game } yet.
tutorial-others = First games of the other games
lesson-first = From zero
lesson-first-about = You never saw the box. Ten minutes to your first own decision.
