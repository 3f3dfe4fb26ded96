import type { FromThinker, Start, ToThinker } from './messages'
import { Network } from './network'
import { loadPython } from './python'

/** Whoever thinks: bots and studies, in a Python of their own, so that no table waits for them. */

type Module = { think: (question: string) => string; judge_with: (network: Network) => void }

const post = (message: FromThinker) => self.postMessage(message)

async function begin(start: Start): Promise<Module> {
  const modules = ['elbowroom.browser.worker', 'elbowroom.browser.thinker']
  const python = await loadPython(start, modules, () => {})
  const module = python.pyimport('elbowroom.browser.thinker') as unknown as Module
  module.judge_with(new Network())
  return module
}

let thinking: Promise<Module> | null = null

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const message = event.data
  if (message.kind === 'start') {
    thinking = begin(message)
    thinking.catch((error: unknown) => {
      console.error(error)
      post({ kind: 'failed', trouble: 'engine' })
    })
  } else {
    const module = await thinking
    if (module) post({ kind: 'thought', id: message.id, answer: module.think(message.question) })
  }
}
