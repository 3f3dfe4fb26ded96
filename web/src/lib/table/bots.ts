import type { GameInfo } from '$lib/api/types'
import { t, texts } from '$lib/text/texts.svelte'

function keyOf(bot: string): string {
  return `bot-${bot.replaceAll(/[^A-Za-z0-9]/g, '-')}`
}

/** What a bot is called in the person's language; one nobody translated keeps its own name. */
export function botLevel(bot: string): string {
  return texts.has(keyOf(bot)) ? t(keyOf(bot)) : bot
}

/** How a bot plays, in a sentence; a bot of a package in the words of its author. */
export function botAbout(bot: string, game: GameInfo | null): string | undefined {
  const key = `${keyOf(bot)}-about`
  if (texts.has(key)) return t(key)
  return game?.added.find((one) => one.name === bot)?.about
}
