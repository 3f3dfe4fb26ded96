/** What is said aloud stands so long: longer than anybody needs to have it read out. */
const STANDS = 20_000
const MOST = 60

/** What is said to whoever does not look: every sentence is a line of its own, so that none is lost in a burst. */
export class Speech {
  lines = $state.raw<readonly { id: number; text: string }[]>([])
  #count = 0

  say(text: string): void {
    if (!text) return
    const id = ++this.#count
    this.lines = [...this.lines, { id, text }].slice(-MOST)
    setTimeout(() => (this.lines = this.lines.filter((line) => line.id !== id)), STANDS)
  }
}
