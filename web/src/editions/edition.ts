import type { Component } from 'svelte'
import type { TableWish } from '$lib/api/opening'
import type { Table } from '$lib/table/table.svelte'

/** Where in the page somebody is: what follows the page's own address. */
export type Place = { path: string; search: string; hash: string }

/** The answer to a call, whoever gave it. */
export type Answer = { status: number; body: unknown }

/** A connection to a table, as a WebSocket is one. */
export type Connection = {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((message: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send: (text: string) => void
  close: () => void
}

/** What differs between the page of a server and the page that is its own. */
export type Edition = {
  /** Whether games live in this browser and nowhere else. */
  readonly local: boolean
  /** Tells where games live and how far the page is loaded; nothing where that is a server's matter. */
  readonly Status: Component<{ brief?: boolean }> | null
  /** Takes in what a friend has sent; nothing where friends come to a server. */
  readonly Arrive: Component | null
  /** What is due at a table between the browsers of those who play there. */
  readonly Beside: Component<{ table: Table; inline?: boolean }> | null
  /** Invites somebody to a chair of a table that lives in this browser. */
  readonly Invite: Component<{ table: string; link: string }> | null
  /** Begins a game by letters, where nobody keeps one for others. */
  readonly openLetters: ((wish: TableWish) => Promise<string>) | null
  /** Places that only this edition has. */
  readonly pages: [RegExp, () => Promise<{ default: Component }>][]
  /** Reads the place out of the address. */
  place: () => Place
  /** The address of a place, for links. */
  href: (path: string) => string
  /** The address of a file that comes with the page. */
  file: (path: string) => string
  /** Makes a call; throws where nobody answers. */
  call: (method: string, path: string, body: unknown, secrets: string[]) => Promise<Answer>
  /** Opens a connection to a table. */
  connect: (table: string) => Connection
  /** Whether a table is played in another tab of this browser. */
  elsewhere: (table: string) => boolean
  /** Begins, before anything is shown; `go` leads the page to a place. */
  start: (go: (path: string) => void) => void
}
