import { defineConfig } from 'vitest/config'

// Whole games in a real Chromium against the real server; see e2e/server.ts for what they need.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
})
