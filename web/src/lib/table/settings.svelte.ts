export type Speed = 0 | 1 | 2
export const SPEEDS: readonly Speed[] = [1, 2, 0]

/** What a person has set for every table on this device. */
class Settings {
  shortcuts = $state(read('shortcuts', 'on') === 'on')
  /** How fast things move: 1, 2, or 0 for not at all. */
  speed = $state<Speed>(speedOf(read('speed', '1')))

  setShortcuts(on: boolean): void {
    this.shortcuts = on
    keep('shortcuts', on ? 'on' : 'off')
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    keep('speed', `${speed}`)
  }
}

function speedOf(text: string): Speed {
  return SPEEDS.find((speed) => `${speed}` === text) ?? 1
}

function read(name: string, usual: string): string {
  return localStorage.getItem(`elbowroom.${name}`) ?? usual
}

function keep(name: string, value: string): void {
  localStorage.setItem(`elbowroom.${name}`, value)
}

export const settings = new Settings()
