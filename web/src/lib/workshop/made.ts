import { call } from '$lib/api/http'
import type { Schema } from '$lib/api/types'
import type { OwnMap } from '$lib/board/geometry'
import { KINDS, type OwnThing } from '$lib/text/ownThings'

/** What people make: a pack of own pieces, as its file holds it. */
export type Pack = {
  format: number
  id: string
  name: string
  author?: string
} & Partial<Record<string, unknown>>

/** A pack or a map that was opened and found sound, with the game it is for. */
export type Made = {
  game: string
  /** Where it lies on the shelf, and which version it is, if it comes from there. */
  from?: string
  content?: string
} & ({ kind: 'pack'; document: Pack } | { kind: 'map'; document: OwnMap })

export type Fault = Schema<'MakingFault'>

/** A file with faults: each is named with its place. */
export class Unsound extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    super(faults[0]?.message ?? '')
  }
}

/** Bytes of the largest file that is read. */
export const LARGEST = 64 * 1024

/** Why a text is no pack and no map at all, as the key of its sentence. */
export class Unreadable extends Error {}

/** Reads the text of a file as plain data. */
export function parsed(text: string): Record<string, unknown> {
  if (new Blob([text]).size > LARGEST) throw new Unreadable('workshop-file-large')
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Unreadable('workshop-file-no-json')
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Unreadable('workshop-file-no-pack')
  return found as Record<string, unknown>
}

/** Whether plain data mean to be a map. */
export function isMap(document: Record<string, unknown>): boolean {
  return 'regions' in document
}

/** Asks the server for every fault of a pack or map. */
export async function faultsOf(game: string, document: unknown): Promise<Fault[]> {
  const told = await call<Schema<'Checked'>>('POST', '/workshop/check', { game, document })
  return told.faults
}

/** Opens the text of a file for a game: sound, or every fault is told. */
export async function opened(text: string, game: string): Promise<Made> {
  const document = parsed(text)
  const wanted = typeof document.game === 'string' ? document.game : game
  const faults = await faultsOf(wanted, document)
  if (faults.length) throw new Unsound(String(document.name ?? ''), faults)
  const kind = isMap(document) ? 'map' : 'pack'
  return { game: wanted, kind, document } as unknown as Made
}

/** The things in a pack, each with its list. */
export function thingsIn(pack: Pack): { list: string; thing: OwnThing }[] {
  return Object.keys(KINDS).flatMap((list) =>
    ((pack[list] as OwnThing[] | undefined) ?? []).map((thing) => ({ list, thing })),
  )
}
