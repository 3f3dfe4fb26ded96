import { mergeConfig } from 'vitest/config'
import games from './vitest.e2e.config.ts'

// Whole games on the site, which no server of ours answers; see e2e/site/. Needs `make site` and Chromium.
const site = mergeConfig(games, {})
site.test = { ...site.test, include: ['e2e/site/*.site.ts'], globalSetup: ['e2e/site/setup.ts'] }

export default site
