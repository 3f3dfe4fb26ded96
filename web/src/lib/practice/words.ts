import { t, texts } from '$lib/text/texts.svelte'

const dashed = (kind: string) => kind.replaceAll('_', '-')

/** What a puzzle is about: the kind of question that matters in it, in the words of its game. */
export function themeName(kind: string): string {
  return t(`phase-${dashed(kind)}`)
}

/** What a drill of a theme trains, in a sentence; nothing where no game has one for it. */
export function drillAbout(kind: string): string {
  const key = `practice-drill-${dashed(kind)}`
  return texts.has(key) ? t(key) : ''
}

/** What is to be done: one answer, or a whole turn. */
export function taskWords(kind: 'answer' | 'turn', theme: string): string {
  return t(`practice-task-${kind}`, { theme: themeName(theme) })
}
