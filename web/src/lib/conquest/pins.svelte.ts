const KEY = 'elbowroom.pins.'

/** Regions a person marked while others play: a plan that never leaves this device. */
export class Pins {
  regions = $state.raw<readonly string[]>([])
  readonly #key: string

  /** Where several people share a device, each has a plan of their own. */
  constructor(table: string, seat: number | null = null) {
    this.#key = KEY + table + (seat === null ? '' : `.${seat}`)
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
