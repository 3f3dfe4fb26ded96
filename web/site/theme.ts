/** The same choice that the game remembers: light, dark, or what the system says. */
const KEY = 'elbowroom.theme'
const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const
type Choice = keyof typeof NEXT

function stored(): Choice {
  const value = localStorage.getItem(KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function show(choice: Choice, button: HTMLButtonElement): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  button.title = button.dataset[choice] ?? ''
  button.ariaLabel = button.title
}

/** Shows the remembered colours, and lets a button change them. */
export function startTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme')
  if (!button) return
  button.hidden = false
  show(stored(), button)
  button.addEventListener('click', () => {
    const choice = NEXT[stored()]
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
    show(choice, button)
  })
}
