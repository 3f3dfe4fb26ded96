import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

const FONT_OR_ICON = /\.woff2?$|\/icons\/|\/icons-[\w-]+\.js$|\/logo\.svg$/

export type Weight = { path: string; bytes: number }

/** What an address makes a new browser load, compressed; without fonts and icons unless told. */
export async function firstLoad(page: Page, address: string, all = false): Promise<Weight[]> {
  const loaded: Promise<Weight | null>[] = []
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (!all && FONT_OR_ICON.test(path)) return
    const weigh = async () => ({ path, bytes: gzipSync(await answer.body()).length })
    loaded.push(weigh().catch(() => null))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const weights = await Promise.all(loaded)
  return weights.filter((one) => one !== null).sort((one, other) => other.bytes - one.bytes)
}

export function total(weights: Weight[]): number {
  return weights.reduce((sum, one) => sum + one.bytes, 0)
}
