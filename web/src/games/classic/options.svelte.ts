const KEY = 'elbowroom.classic.auto-place'

/** What a person has set for every table of this game on this device. */
class Options {
  /** Driven-out tokens are placed without asking. */
  autoPlace = $state(localStorage.getItem(KEY) === 'on')

  setAutoPlace(on: boolean): void {
    this.autoPlace = on
    localStorage.setItem(KEY, on ? 'on' : 'off')
  }
}

export const options = new Options()
