import type { Page } from 'playwright-core'

type Raw = {
  snapshot: {
    meta: {
      node_fields: string[]
      node_types: [string[], ...unknown[]]
      edge_fields: string[]
      edge_types: [string[], ...unknown[]]
    }
  }
  nodes: number[]
  edges: number[]
  strings: string[]
}

/** Known to browsers, and not yet to the types of the library. */
const WITH_NUMBERS: object = { exposeNumericValues: true }

/** Everything a page can still reach, as its browser tells it after clearing up. */
export class Memory {
  readonly #raw: Raw
  readonly #nodeSize: number
  readonly #edgeSize: number
  /** Where the ways of each thing to others begin. */
  readonly #first: Uint32Array

  constructor(raw: Raw) {
    const { node_fields: nodes, edge_fields: edges } = raw.snapshot.meta
    this.#raw = raw
    this.#nodeSize = nodes.length
    this.#edgeSize = edges.length
    const count = nodes.indexOf('edge_count')
    this.#first = new Uint32Array(raw.nodes.length / nodes.length + 1)
    for (let thing = 0; thing + 1 < this.#first.length; thing++)
      this.#first[thing + 1] = this.#first[thing]! + raw.nodes[thing * nodes.length + count]!
  }

  static async of(page: Page): Promise<Memory> {
    const session = await page.context().newCDPSession(page)
    const parts: string[] = []
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.takeHeapSnapshot', WITH_NUMBERS)
    await session.detach()
    return new Memory(JSON.parse(parts.join('')) as Raw)
  }

  get strings(): string[] {
    return this.#raw.strings
  }

  /** Walks all ways of some kinds from one thing to another, each with its name. */
  #walk(kinds: string[], see: (from: number, name: string, to: number) => void, only?: number) {
    const { edges, strings } = this.#raw
    const { edge_fields: fields, edge_types: types } = this.#raw.snapshot.meta
    const [type, named, to] = ['type', 'name_or_index', 'to_node'].map((one) => fields.indexOf(one))
    const wanted = kinds.map((one) => types[0].indexOf(one))
    const element = types[0].indexOf('element')
    const [start, end] = only === undefined ? [0, this.#first.length - 1] : [only, only + 1]
    for (let from = start; from < end; from++)
      for (let place = this.#first[from]!; place < this.#first[from + 1]!; place++) {
        const at = place * this.#edgeSize
        const kind = edges[at + type!]!
        if (!wanted.includes(kind)) continue
        const name = edges[at + named!]!
        const where = edges[at + to!]! / this.#nodeSize
        see(from, kind === element ? `${name}` : strings[name]!, where)
      }
  }

  /** The values that stand under a name anywhere, those in lists too. */
  values(name: string): string[] {
    const found = new Set<number>()
    this.#walk(['property'], (_, called, to) => called === name && found.add(to))
    const inside = new Set(found)
    for (const one of found) this.#walk(['property', 'element'], (_, __, to) => inside.add(to), one)
    return [...inside].map((one) => this.#written(one))
  }

  /** A thing as text: a number has its digits beside it. */
  #written(thing: number): string {
    let digits: number | null = null
    this.#walk(['internal'], (_, name, to) => name === 'value' && (digits = to), thing)
    const { node_fields: fields } = this.#raw.snapshot.meta
    const name = (digits ?? thing) * this.#nodeSize + fields.indexOf('name')
    return this.#raw.strings[this.#raw.nodes[name]!]!
  }

  /** How many things are of a kind, which is known by the methods it has, or of one made from it. */
  ofKind(...methods: string[]): number {
    const patterns = new Set<number>()
    const made = new Map<number, number>()
    const has = new Map<number, number>()
    this.#walk(['property'], (from, name, to) => {
      if (name === 'prototype') patterns.add(to)
      else if (name === '__proto__') made.set(from, to)
      else if (methods.includes(name)) has.set(from, (has.get(from) ?? 0) + 1)
    })
    const kinds = new Set([...patterns].filter((one) => has.get(one) === methods.length))
    for (let known = -1; known < kinds.size;) {
      known = kinds.size
      for (const one of patterns) if (kinds.has(made.get(one) ?? -1)) kinds.add(one)
    }
    return [...made].filter(([one, kind]) => kinds.has(kind) && !kinds.has(one)).length
  }
}
