/** So long one may think before the others' patience is mentioned. */
const PATIENCE = 30_000

/** A mild reminder that the others wait, some time after a question in their turn. */
export class Nudge {
  on = $state(false)

  /** Starts over when somebody is asked; call it from an effect. */
  watch(asked: boolean): () => void {
    this.on = false
    if (!asked) return () => {}
    const timer = setTimeout(() => (this.on = true), PATIENCE)
    return () => clearTimeout(timer)
  }
}
