import { ApiError, call } from './http'
import { notices } from '$lib/notices/notices.svelte'
import { author } from '$lib/shelf/author.svelte'
import { forgetTable, type KnownTable } from './seats'
import type { Snapshot } from './types'

type Held = { view: Snapshot; secrets: string[] }

/** A table as the server shows it to this device; null where it is gone. */
async function look(known: KnownTable): Promise<Held | null> {
  const secrets = known.seats.map((held) => held.secret)
  try {
    const view = await call<Snapshot>('GET', `/tables/${known.table}/view`, undefined, secrets)
    return { view, secrets }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_such_table') return null
    throw error
  }
}

/** All that the server keeps of the people whose seats this device holds. */
export async function collectData(tables: KnownTable[]): Promise<unknown> {
  const found: unknown[] = []
  for (const known of tables) {
    const held = await look(known)
    for (const seat of held?.view.yours ?? [])
      found.push(
        await call('GET', `/tables/${known.table}/seats/${seat}/data`, undefined, held!.secrets),
      )
  }
  const collected = new Date().toISOString()
  return { collected, seats: found, told: await ownNotices(), published: await ownPacks() }
}

type Published = { authors: { name: string }[] }

/** What was published from this browser, and under which names; none where nothing was. */
async function ownPacks(): Promise<Published> {
  if (!author.known) return { authors: [] }
  return call<Published>('GET', '/shelf/mine', undefined, [author.secret()])
}

/** Has the server forget the author, with all that lies on its shelf. */
async function forgetAuthor(): Promise<void> {
  for (const { name } of (await ownPacks()).authors)
    await call('POST', '/shelf/mine/forget', { name }, [author.secret()])
  author.forget()
}

/** How this browser is told of its turns, as far as it is. */
async function ownNotices(): Promise<unknown> {
  await notices.load()
  return notices.on ? notices.heard : null
}

/** Has the server forget whoever holds the seats of this device, and forgets them here. */
export async function eraseMe(tables: KnownTable[]): Promise<void> {
  await notices.stop()
  await forgetAuthor()
  for (const known of tables) {
    const held = await look(known)
    for (const seat of held?.view.yours ?? []) {
      const name = held!.view.seats[seat]!.name
      try {
        await call('POST', `/tables/${known.table}/seats/${seat}/erase`, { name }, held!.secrets)
      } catch (error) {
        // The table went with the seat before.
        if (!(error instanceof ApiError) || error.code !== 'no_such_table') throw error
      }
    }
    forgetTable(known.table)
  }
}

/** Lets the browser save something as a file. */
export function offerFile(name: string, content: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }),
  )
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
