import { mergeConfig } from 'vitest/config'
import games from './vitest.e2e.config.ts'

// A whole game on a server that was installed from a wheel; tests/packaging/test_wheel.py starts both.
const installed = mergeConfig(games, {})
installed.test = {
  ...installed.test,
  include: ['e2e/installed/*.installed.ts'],
  globalSetup: ['e2e/installed/setup.ts'],
  reporters: ['default'],
}

export default installed
