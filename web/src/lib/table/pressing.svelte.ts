import type { Button } from '$games/game'

/** Which button was pressed last, by hand or by key, until what it does is done. */
class Pressing {
  id = $state<string | null>(null)

  async run(button: Pick<Button, 'id' | 'run'>): Promise<void> {
    this.id = button.id
    try {
      await button.run()
    } finally {
      if (this.id === button.id) this.id = null
    }
  }
}

export const pressing = new Pressing()
