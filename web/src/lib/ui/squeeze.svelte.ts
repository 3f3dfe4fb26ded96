import { on } from 'svelte/events'
import { createSubscriber } from 'svelte/reactivity'

/** How often fonts have come: words have other widths then. */
let shaped = 0

const follow = createSubscriber((update) => {
  const resized = on(window, 'resize', update)
  const shape = () => {
    shaped += 1
    update()
  }
  // Where pages have no list of fonts, words keep the widths they have.
  const loaded = 'fonts' in document ? on(document.fonts, 'loadingdone', shape) : null
  return () => {
    resized()
    loaded?.()
  }
})

/** The page's own width, for a phone widens its window while something sticks out of the page; and its fonts. */
function page(): string {
  follow()
  return `${document.documentElement.clientWidth} ${shaped}`
}

/**
 * How far something has to give way so that all of it fits: not at all at first, then one level more as long as
 * it does not. It begins anew when the words change, their font, or the width of the page.
 */
export class Squeeze {
  readonly #words: () => string
  #tried = $state.raw({ key: '', level: 0 })

  constructor(words: () => string, most: number, overfull: () => boolean) {
    this.#words = words
    $effect(() => {
      const { level } = this
      if (level < most && overfull()) this.#tried = { key: this.#key, level: level + 1 }
    })
  }

  get #key(): string {
    return `${page()} ${this.#words()}`
  }

  get level(): number {
    return this.#tried.key === this.#key ? this.#tried.level : 0
  }
}

/** Whether something holds more than it shows. */
export function overflows(one: Element): boolean {
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
}
