const KEY = 'elbowroom.pins.'

/** Regions a person marked while others play: a plan that never leaves this device. */
export class Pins {
  regions = $state.raw<readonly string[]>([])
  readonly #key: string

  constructor(table: string) {
    this.#key = KEY + table
    this.regions = (localStorage.getItem(this.#key) ?? '').split(' ').filter(Boolean)
  }

  toggle(region: string): void {
    const without = this.regions.filter((one) => one !== region)
    this.#keep(without.length < this.regions.length ? without : [...this.regions, region])
  }

  clear(): void {
    this.#keep([])
  }

  #keep(regions: readonly string[]): void {
    this.regions = regions
    if (regions.length) localStorage.setItem(this.#key, regions.join(' '))
    else localStorage.removeItem(this.#key)
  }
}
