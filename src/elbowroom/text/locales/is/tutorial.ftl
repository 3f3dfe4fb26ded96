### The way into first games and exercises.

tutorial-title = Fyrsta spilið: { $game }
tutorial-lead = Alvöru spil við ljúfa botta með leiðsögn sem segir eitt í einu og bendir á það.
tutorial-start = Byrja
tutorial-guided = Fyrstu spil með leiðsögn
tutorial-none = Leiðsögn er ekki enn til fyrir { $game }.
tutorial-others = Fyrstu spil hinna spilanna
lesson-first = Frá grunni
lesson-first-about = Þú hefur aldrei séð kassann. Eftir tíu mínútur tekur þú fyrstu eigin ákvörðunina.
