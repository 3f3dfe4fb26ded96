const KEY = 'elbowroom.auto-place'

/** What a person has set for every table on this device where regions are conquered. */
class Options {
  /** Driven-out tokens are placed without asking. */
  autoPlace = $state(localStorage.getItem(KEY) === 'on')

  setAutoPlace(on: boolean): void {
    this.autoPlace = on
    localStorage.setItem(KEY, on ? 'on' : 'off')
  }
}

export const options = new Options()
