import { own } from './device'

/** Whom this device does not want to hear: seats at a table, and names everywhere. */
const MUTED = 'elbowroom.muted'
const BLOCKED = 'elbowroom.blocked'
const MOST = 200

function read(key: string): string[] {
  try {
    const value: unknown = JSON.parse(own().getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Order {
  #muted = $state.raw<string[]>(read(MUTED))
  #blocked = $state.raw<string[]>(read(BLOCKED))

  /** The names that are blocked, as they are compared. */
  get blocked(): readonly string[] {
    return this.#blocked
  }

  isBlocked(name: string): boolean {
    return this.#blocked.includes(plain(name))
  }

  isMuted(table: string, seat: number, name: string): boolean {
    return this.#muted.includes(`${table} ${seat}`) || this.isBlocked(name)
  }

  mute(table: string, seat: number, muted: boolean): void {
    this.#muted = changed(this.#muted, `${table} ${seat}`, muted)
    own().setItem(MUTED, JSON.stringify(this.#muted))
  }

  block(name: string, blocked: boolean): void {
    this.#blocked = changed(this.#blocked, plain(name), blocked)
    own().setItem(BLOCKED, JSON.stringify(this.#blocked))
  }
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase()
}

function changed(list: string[], one: string, add: boolean): string[] {
  const others = list.filter((other) => other !== one)
  return add ? [...others, one].slice(-MOST) : others
}

export const order = new Order()
