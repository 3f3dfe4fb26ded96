import { t, texts } from '$lib/text/texts.svelte'

/** What a bot is called in the person's language; one nobody translated keeps its own name. */
export function botLevel(bot: string): string {
  const key = `bot-${bot.replaceAll(/[_:.]/g, '-')}`
  return texts.has(key) ? t(key) : bot
}
