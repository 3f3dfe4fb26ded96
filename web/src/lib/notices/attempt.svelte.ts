import { t } from '$lib/text/texts.svelte'
import { unable } from './notices.svelte'

/** One wish at a time to a browser or a server that may refuse, and why it did. */
export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** Whether it was granted. */
  async at(work: () => Promise<void>): Promise<boolean> {
    this.busy = true
    this.trouble = ''
    try {
      await work()
      return true
    } catch (error) {
      this.trouble = t(unable(error))
      return false
    } finally {
      this.busy = false
    }
  }
}
