import { defineConfig } from 'vitest/config'

// The figures of the page; e2e/speed.ts says what is measured.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/speed.ts'],
    globalSetup: ['e2e/setup.ts'],
    // Each game has its own time: beside other work eighty presses may take minutes.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
})
