import type { Locator, Page } from 'playwright-core'
import { regionPoint } from './sight'

const PATIENCE = 60_000
/** So long something is tried to be pressed, in milliseconds. */
const BRIEF = 4000
const MOST_PRESSES = 300

/** What the coach says and points at, read in one go. */
export type Lecture = {
  /** What it talks about; empty while there is none. */
  topic: string
  /** How to find what it points at; null where it points at nothing. */
  anchor: string | null
  /** Whether it only wants to be read. */
  reading: boolean
  /** What is wrong with what it points at: hidden, covered, under the arrow or under the words. */
  faults: string[]
  words: string
  /** Whether an answer is on its way. */
  busy: boolean
  sign: string
}

/** Reads what the coach says and points at, and whether everybody can see it; runs in the page. */
export function lecture(): Lecture {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const room: ParentNode = dialogs.at(-1) ?? document
  const coach = room.querySelector<HTMLElement>('[data-coach]')
  const anchor = document.querySelector<HTMLElement>('[data-anchor]')?.dataset.anchor ?? null
  const reading = coach?.querySelector('[data-button="coach-on"]') != null
  const prompt = document.querySelector<HTMLElement>('section.prompt')
  const crossing = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }
  const faults: string[] = []
  const element = anchor ? room.querySelector<HTMLElement | SVGElement>(anchor) : null
  const words = coach?.querySelector('.words')
  const arrow = document.querySelector('[data-here]')
  const ring = document.querySelector('[data-ring]')
  if (anchor && !element) faults.push('not there')
  if (element) {
    const box = element.getBoundingClientRect()
    const seen =
      box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1
    if (!seen) faults.push('beyond the edge of the window')
    const region = element.dataset.region
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!region && !element.contains(at)) faults.push(`covered by ${at?.outerHTML.slice(0, 80)}`)
    if (!arrow || !ring) faults.push('neither ringed nor pointed at')
    else {
      const pieces = region
        ? [`[data-pieces="${region}"] > g`, `[data-name="${region}"] > text`].flatMap((one) => [
            ...document.querySelectorAll(`#map ${one}`),
          ])
        : [element]
      const most = region ? 0.5 : 0
      for (const piece of pieces.map((one) => one.getBoundingClientRect()))
        if (crossing(arrow.getBoundingClientRect(), piece) > most * piece.width * piece.height)
          faults.push('the arrow lies on it')
    }
    if (words && crossing(words.getBoundingClientRect(), box)) faults.push('the words lie on it')
    if (words && arrow && !region) {
      const range = document.createRange()
      range.selectNodeContents(words)
      const lines = [...range.getClientRects()]
      if (lines.some((line) => crossing(arrow.getBoundingClientRect(), line)))
        faults.push('the arrow lies on the words')
    }
    if (words && words.scrollHeight > words.clientHeight + 2) faults.push('the words are cut')
  }
  if (coach && words) {
    const { left, right, top } = words.getBoundingClientRect()
    if (left < 0 || right > innerWidth || top < 0 || top > innerHeight - 20)
      faults.push('the words are not on the screen')
  }
  const topic = coach?.dataset.coach ?? ''
  const busy = prompt?.dataset.busy === 'true' || document.querySelector('[data-loading]') !== null
  const said = words?.textContent ?? ''
  const asked = `${prompt?.dataset.kind}/${prompt?.dataset.busy}/${prompt?.innerText}`
  return {
    topic,
    anchor,
    reading,
    faults,
    words: said,
    busy,
    sign: `${topic}/${anchor}/${said}/${asked}`,
  }
}

/** What somebody presses with. */
export type Device = 'mouse' | 'finger' | 'keys'

/** Somebody who learns: does what the coach points at, and nothing else. */
export class Pupil {
  readonly topics: string[] = []
  /** What was wrong with what the coach pointed at, by topic. */
  readonly faults: string[] = []
  readonly said: string[] = []
  presses = 0

  constructor(
    readonly page: Page,
    readonly device: Device = 'mouse',
  ) {}

  async begin(game: string, lesson: string): Promise<void> {
    await this.page.goto(`/tutorial/${game}`)
    await this.page.locator(`[data-lesson="${lesson}"]`).click()
    await this.page.locator('[data-coach]').first().waitFor()
  }

  /** Follows the coach to the end of its steps, or until it says stop. */
  async follow(stop: (now: Lecture) => Promise<boolean> | boolean = () => false): Promise<void> {
    while (this.presses < MOST_PRESSES) {
      const now = await this.#hear()
      if (now.topic === 'over' || (await stop(now))) return
      this.presses += 1
      // What was pointed at may be gone before it is pressed: then the coach is heard again.
      if (!(await this.#obey(now))) continue
      // Once more is unfolded the coach points at what lies there, a moment later.
      const part = now.anchor?.includes('more') ? 'anchor' : 'sign'
      await this.#until((next) => next[part] !== now[part], `an answer at "${now.topic}"`)
    }
    throw new Error(
      `the lesson did not end after ${this.presses} presses: ${this.topics.join(' ')}`,
    )
  }

  /** Waits until the coach wants something. */
  async #hear(): Promise<Lecture> {
    const now = await this.#until(
      (one) =>
        !one.busy &&
        (one.topic === 'over' || ((one.reading || one.anchor !== null) && !one.faults.length)),
      'something to do',
      true,
    )
    if (this.topics.at(-1) !== now.topic) this.topics.push(now.topic)
    if (now.faults.length)
      this.faults.push(`${now.topic} at ${now.anchor}: ${now.faults.join(', ')}`)
    this.said.push(now.words)
    return now
  }

  /** Does what the coach wants; false where that was gone already. */
  async #obey(now: Lecture): Promise<boolean> {
    if (now.reading) return this.#press('[data-button="coach-on"]')
    const region = /data-region="([^"]+)"/.exec(now.anchor ?? '')?.[1]
    if (!region) return this.#press(now.anchor!)
    const place = await this.page.evaluate(regionPoint, region)
    if (!place) return false
    return this.#press(`#map ${place.tag}.hit[data-region="${region}"]`, place.inside)
  }

  /** Presses what is uppermost: what stands in an open dialog before the same below it. */
  async #press(css: string, position?: { x: number; y: number }): Promise<boolean> {
    const open = await this.page.locator(`dialog[open] ${css}`).count()
    const wanted = this.page.locator(open ? `dialog[open] ${css}` : css).first()
    const options = { position, timeout: BRIEF }
    const ways: Record<Device, () => Promise<void>> = {
      mouse: () => wanted.click(options),
      finger: () => wanted.tap(options),
      keys: () => this.#type(wanted),
    }
    return ways[this.device]().then(
      () => true,
      () => false,
    )
  }

  /** Goes to what is wanted and presses Enter, as whoever has walked there by Tab or by the keys of the map. */
  async #type(wanted: Locator): Promise<void> {
    await wanted.focus({ timeout: BRIEF })
    const there = await wanted.evaluate((one) => one === document.activeElement)
    if (!there) throw new Error('what is wanted takes no focus')
    await this.page.keyboard.press('Enter')
  }

  /** Waits for what is wanted; what the eye needs a moment for may be wrong at first. */
  async #until(wanted: (now: Lecture) => boolean, what: string, patient = false): Promise<Lecture> {
    const deadline = Date.now() + PATIENCE
    const settled = Date.now() + 3000
    for (;;) {
      const now = await this.page.evaluate(lecture)
      if (wanted(now)) return now
      if (patient && Date.now() > settled && now.anchor !== null) return now
      if (Date.now() > deadline)
        throw new Error(`waited in vain for ${what}: ${JSON.stringify(now)}`)
      await this.page.waitForTimeout(40)
    }
  }
}
