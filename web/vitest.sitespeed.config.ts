import { mergeConfig } from 'vitest/config'
import speed from './vitest.speed.config.ts'

// The figures of the site; e2e/site/speed.ts says what is measured. Needs `make site` and Chromium.
const site = mergeConfig(speed, {})
site.test = { ...site.test, include: ['e2e/site/speed.ts'], globalSetup: ['e2e/site/setup.ts'] }

export default site
