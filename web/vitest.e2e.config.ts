import { defineConfig } from 'vitest/config'
import { LongestFirst } from './e2e/order.ts'

// Whole games in a real Chromium against the real server; see e2e/README.md for what they need.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    // Every wait has a patience of its own; a whole game takes as long as the machine lets it.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    maxWorkers: 2,
    // Files share nothing but addresses, so that a worker may go on with what it has loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A whole game is thousands of waits on a busy machine; what needed its second try is named at the end.
    retry: 1,
    reporters: ['default', 'e2e/closing.ts'],
  },
})
