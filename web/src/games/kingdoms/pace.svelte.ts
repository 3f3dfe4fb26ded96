/** How the dummy plays on this device: a press for every step, by itself, or at once. */
export const PACES = ['steps', 'flow', 'once'] as const
export type Pace = (typeof PACES)[number]

const KEY = 'elbowroom.kingdoms.dummy'

class Paces {
  dummy = $state<Pace>(PACES.find((one) => one === localStorage.getItem(KEY)) ?? 'steps')

  choose(one: Pace): void {
    this.dummy = one
    localStorage.setItem(KEY, one)
  }
}

export const pace = new Paces()
