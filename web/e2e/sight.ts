declare global {
  interface Window {
    /** One text that differs whenever something to act on differs; set by `seen`. */
    elbowroomSign?: () => string
  }
}

/** A region that can be pressed now. */
export type Target = { id: string; die: boolean }

/** What a player sees of a table, read in one go. */
export type Sight = {
  /** Whether the end of the game is shown. */
  over: boolean
  /** The question on the prompt; empty while others are asked. */
  kind: string
  busy: boolean
  /** The words of the open dialog; null when none is open. */
  dialog: string | null
  /** The words of the prompt. */
  words: string
  /** The buttons of the prompt that can be pressed. */
  buttons: string[]
  targets: Target[]
  /** Whether tokens are being spread. */
  arranging: boolean
  /** Whether it is up to this person now. */
  toDo: boolean
  sign: string
}

/** Reads the table; runs in the page. */
export function seen(): Sight {
  const look = (): Omit<Sight, 'sign'> => {
    const prompt = document.querySelector<HTMLElement>('section.prompt')
    const kind = prompt?.dataset.kind ?? ''
    const busy = prompt?.dataset.busy === 'true'
    const dialog = document.querySelector<HTMLElement>('dialog[open]')?.innerText ?? null
    const buttons = [...(prompt?.querySelectorAll<HTMLButtonElement>('[data-button]') ?? [])]
      .filter((one) => !one.disabled)
      .map((one) => one.dataset.button ?? '')
    const targets = [...document.querySelectorAll<SVGElement>('path.hit.open')].map((one) => ({
      id: one.dataset.region ?? '',
      die: / die\b/.test(one.getAttribute('aria-label') ?? ''),
    }))
    return {
      over: document.querySelector('.podium') !== null,
      kind,
      busy,
      dialog,
      words: prompt?.innerText ?? '',
      buttons,
      targets,
      arranging: document.querySelector('.board .step') !== null,
      toDo: !busy && (dialog !== null || kind !== ''),
    }
  }
  window.elbowroomSign = () => JSON.stringify(look())
  return { ...look(), sign: window.elbowroomSign() }
}

type Point = { x: number; y: number }

/** A point of a region on the screen where nothing else lies above it; runs in the page. */
export function regionPoint(id: string): Point | null {
  const region = document.querySelector(`path.hit[data-region="${id}"]`)
  if (!region) return null
  const box = region.getBoundingClientRect()
  const parts = 14
  for (let row = 1; row < parts; row++)
    for (let column = 1; column < parts; column++) {
      const x = box.left + (box.width * ((column * 5) % parts || parts / 2)) / parts
      const y = box.top + (box.height * ((row * 5) % parts || parts / 2)) / parts
      const hit = document.elementFromPoint(x, y)
      if (hit?.classList.contains('hit') && hit.getAttribute('data-region') === id) return { x, y }
    }
  return null
}

/** The middle of an element if it can be pressed there now; runs in the page. */
export function pressPoint(css: string): Point | null {
  const element = document.querySelector<HTMLButtonElement>(css)
  if (!element || element.disabled) return null
  const box = element.getBoundingClientRect()
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit !== null && element.contains(hit) ? point : null
}
