import type { Answer } from '../edition'

/** What the page and its worker say to each other. */

export type Stage = 'loading' | 'ready' | 'failed'

export type Start = {
  kind: 'start'
  base: string
  engine: string
  python: string
  /** Seconds a bot waits before each decision, so that people can follow. */
  botDelay: number
}

export type ToWorker =
  | Start
  | {
      kind: 'call'
      id: number
      method: string
      path: string
      /** What was said, as JSON. */
      body: string
      secrets: string[]
    }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }

export type FromWorker =
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'told'; line: number; text: string }
  /** Whether a table is played in this tab, or only watched. */
  | { kind: 'held'; table: string; here: boolean }
  | { kind: 'loaded'; part: number }
  /** `trouble` is what the engine has to do without: `no-storage`, or nothing. */
  | { kind: 'ready'; trouble: string }
  | { kind: 'failed'; trouble: string }

/** What the worker of the tables says to the one that thinks. */
export type ToThinker = Start | { kind: 'think'; id: number; question: string }
export type FromThinker =
  { kind: 'thought'; id: number; answer: string } | { kind: 'failed'; trouble: string }
