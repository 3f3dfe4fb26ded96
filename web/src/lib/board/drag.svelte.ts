/** Dragging a token: from the hand, or from a region, to a region. Buttons do the same. */

export type Source = 'hand' | string

/** So far a pointer may shake before it drags. */
const SLACK = 6

class Drag {
  /** What is being dragged, and where it is on the screen. */
  active = $state.raw<{ from: Source; x: number; y: number } | null>(null)
  #drop: ((from: Source, region: string) => void) | null = null

  /** The board that takes what is dropped; gives back how to stop. */
  receive(drop: (from: Source, region: string) => void): () => void {
    this.#drop = drop
    return () => {
      if (this.#drop === drop) this.#drop = null
    }
  }

  /** Watches a pressed pointer; it drags once it has moved far enough. */
  watch(from: Source, pressed: PointerEvent) {
    if (pressed.button !== 0) return
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
      if (this.active || far > SLACK) {
        this.active = { from, x: event.clientX, y: event.clientY }
        event.preventDefault()
      }
    }
    const stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', stop)
      // The click that follows a drag is not one: it still sees the drag.
      setTimeout(() => (this.active = null))
    }
    const end = (event: PointerEvent) => {
      const region = this.active && regionAt(event.clientX, event.clientY)
      if (region && region !== from) this.#drop?.(from, region)
      stop()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', stop)
  }
}

function regionAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y)
  for (const element of under) {
    const region = element.getAttribute('data-region')
    if (region) return region
  }
  return null
}

export const drag = new Drag()

/** Lets an element be the hand from which tokens are dragged: `<div use:handDrag>`. */
export function handDrag(element: HTMLElement) {
  const press = (event: PointerEvent) => drag.watch('hand', event)
  element.style.touchAction = 'none'
  element.addEventListener('pointerdown', press)
  return { destroy: () => element.removeEventListener('pointerdown', press) }
}
