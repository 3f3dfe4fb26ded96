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
  /** Whether an answer or the map is still on its way. */
  busy: boolean
  /** The words of the open dialog or of the hand-over; null when there is none. */
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
  /** The window and the layout in it, on which alone the box of the map may depend; empty away from a table. */
  frame: string
  /** Where the box of the map lies on the page, and its size. */
  mapBox: string
  /** What no moment of a game may show: words that stick out of their zone, two main buttons. */
  faults: string[]
  sign: string
}

/** Reads the table; runs in the page. */
export function seen(): Sight {
  const look = (): Omit<Sight, 'frame' | 'mapBox' | 'faults' | 'sign'> => {
    const prompt = document.querySelector<HTMLElement>('section.prompt')
    const kind = prompt?.dataset.kind ?? ''
    const loading = document.querySelector('[data-loading]') !== null
    const busy = loading || prompt?.dataset.busy === 'true'
    const dialog =
      document.querySelector<HTMLElement>('dialog[open], main.hand-over')?.innerText ?? null
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-button]')]
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
      arranging: document.querySelector('.board .step, section.prompt .step') !== null,
      toDo: !busy && (dialog !== null || kind !== ''),
    }
  }
  window.elbowroomSign = () => JSON.stringify(look())
  const map = document.querySelector('section.map')
  const stage = document.querySelector('.app, .phone')
  if (!map || !stage)
    return { ...look(), frame: '', mapBox: '', faults: [], sign: window.elbowroomSign() }
  const layout = [...stage.classList].filter((name) => !name.startsWith('svelte'))
  if (document.querySelector('.strip[data-coach]')) layout.push('taught')
  const { x, y, width, height } = map.getBoundingClientRect()
  const mapBox = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
  const zones = 'section.prompt, section.prompt .words, .news, .goal, .chips, .chip, .tabs'
  const overfull = [...document.querySelectorAll(zones)]
    .filter((zone) => zone.scrollWidth > zone.clientWidth)
    .map((zone) => `${zone.className} is overfull: ${zone.textContent}`)
  const columns = [...document.querySelectorAll('.left')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `the column of players is overfull: ${one.textContent}`)
  const cut = [...document.querySelectorAll('.buttons .label, .phone nav span, [data-action] > b')]
    .filter((one) => !one.closest('.undo'))
    .filter(
      (one) =>
        one.scrollWidth > one.clientWidth + 1 ||
        (one.matches('.label') && one.scrollHeight > one.clientHeight + 2),
    )
    .map((one) => `a word is cut: ${one.textContent}`)
  const accented = [...document.querySelectorAll('main .button.primary')]
  const misplaced = accented.filter((one) => !one.matches('section.prompt .buttons > :last-child'))
  const faults = [
    ...overfull,
    ...columns,
    ...cut,
    ...misplaced.map((one) => `accented out of place: ${one.textContent}`),
  ]
  const frame = `${innerWidth} x ${innerHeight} ${layout.join(' ')}`
  return { ...look(), frame, mapBox, faults, sign: window.elbowroomSign() }
}

/**
 * Waits until the sign is another one, or for as long as there is patience; runs in the page. It looks
 * when something in the document has changed, not again and again.
 */
export function changed({ sign, patience }: { sign: string; patience: number }): Promise<void> {
  return new Promise((resolve) => {
    let soon = 0
    const end = () => {
      watch.disconnect()
      clearTimeout(soon)
      clearTimeout(late)
      resolve()
    }
    const look = () => {
      soon = 0
      if (window.elbowroomSign?.() !== sign) end()
    }
    const watch = new MutationObserver(() => {
      soon ||= window.setTimeout(look, 10)
    })
    const late = window.setTimeout(end, patience)
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    look()
  })
}

/** Where a region can be pressed: on its path, or on the circle that makes a small one larger. */
export type Place = { tag: 'path' | 'circle'; inside: { x: number; y: number } }

/** A place of a region where nothing else lies above it; runs in the page. */
export function regionPoint(id: string): Place | null {
  const parts = 14
  for (const tag of ['path', 'circle'] as const) {
    const region = document.querySelector(`${tag}.hit[data-region="${id}"]`)
    if (!region) continue
    const box = region.getBoundingClientRect()
    for (let row = 1; row < parts; row++)
      for (let column = 1; column < parts; column++) {
        const x = (box.width * ((column * 5) % parts || parts / 2)) / parts
        const y = (box.height * ((row * 5) % parts || parts / 2)) / parts
        if (document.elementFromPoint(box.left + x, box.top + y) === region)
          return { tag, inside: { x, y } }
      }
  }
  return null
}

/** Lets the page be drawn with all its fonts, as people see it: what only a look between two pictures finds is gone. */
export async function drawn(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => {
    setTimeout(resolve, 500) // a page that is not drawn at all
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}
