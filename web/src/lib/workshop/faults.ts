import { t } from '$lib/text/texts.svelte'

/** A place in a file as people count: `races[0].effects[1].change` is “races 1, effects 2, change”. */
export function placeInWords(place: string): string {
  return place
    .split('.')
    .map((part) =>
      part.replace(
        /\[(\d+)\]/g,
        (_, number: string) => ` ${t('workshop-number', { number: Number(number) + 1 })}`,
      ),
    )
    .map((part) => part.replaceAll('_', ' '))
    .join(', ')
}
