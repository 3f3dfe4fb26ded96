/** Light, dark, or whatever the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'elbowroom.theme'

function stored(): ThemeChoice {
  const value = localStorage.getItem(KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

class Theme {
  choice = $state<ThemeChoice>('system')

  /** Reads the remembered choice and applies it; call once before mounting. */
  start() {
    this.choose(stored())
  }

  choose(choice: ThemeChoice) {
    this.choice = choice
    const root = document.documentElement
    if (choice === 'system') {
      localStorage.removeItem(KEY)
      delete root.dataset.theme
    } else {
      localStorage.setItem(KEY, choice)
      root.dataset.theme = choice
    }
  }
}

export const theme = new Theme()
