/** What a person has set for every table on this device. */
class Settings {
  shortcuts = $state(read('shortcuts', 'on') === 'on')
  speed = $state(read('speed', '1'))

  setShortcuts(on: boolean): void {
    this.shortcuts = on
    localStorage.setItem('elbowroom.shortcuts', on ? 'on' : 'off')
  }

  setSpeed(speed: string): void {
    this.speed = speed
    localStorage.setItem('elbowroom.speed', speed)
  }
}

function read(name: string, usual: string): string {
  return localStorage.getItem(`elbowroom.${name}`) ?? usual
}

export const settings = new Settings()
