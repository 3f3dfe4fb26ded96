/** So much of the window's height a part may keep; what is taller for once grows and shrinks. */
const MOST = 0.22

/**
 * The height a part of the page keeps: once it was so tall it stays so, until the window has another
 * width. What stands beside it then keeps its size too, whatever the part says.
 */
export class KeptHeight {
  least = $state(0)
  #width = 0

  /** Takes note of how tall the part is, in a window of this size. */
  note(height: number, window: { width: number; height: number }): void {
    const resized = this.#width !== 0 && window.width !== this.#width
    this.#width = window.width
    // In another width, what was kept still makes the part as tall as it is.
    if (resized) this.least = 0
    else this.least = Math.max(this.least, Math.min(height, Math.floor(window.height * MOST)))
  }
}
