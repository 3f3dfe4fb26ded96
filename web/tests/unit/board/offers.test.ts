import { expect, it } from 'vitest'
import { LOOK } from '$games/classic/look'
import { regionOf } from '$lib/api/actions'
import { flagNumber, isTarget, offersOf } from '$lib/board/offers'
import { moment } from './load'

it('offers each listed action on its region, and nothing else', () => {
  for (const name of ['conquer', 'dragon', 'substitute', 'ready', 'heroes', 'fortress']) {
    const { actions } = moment(name)
    const offered = [...offersOf(actions, LOOK).values()].flatMap((offer) => [
      offer.primary,
      ...offer.others,
    ])
    const listed = actions.filter((action) => regionOf(action) !== null)
    expect(offered.map((action) => action.do).toSorted(), name).toEqual(
      listed.map((action) => action.do).toSorted(),
    )
  }
})

it('conquers by a click where the dragon or a substitution could do it too', () => {
  for (const [name, verb] of [
    ['dragon', 'dragon'],
    ['substitute', 'substitute'],
  ] as const) {
    const offers = [...offersOf(moment(name).actions, LOOK).values()]
    const both = offers.filter((offer) => offer.others.some((action) => action.verb === verb))
    for (const offer of both) expect(['conquer', 'attempt']).toContain(offer.primary.verb)
  }
})

it('does what the chosen tool does, only where it may', () => {
  const { actions } = moment('dragon')
  const offers = offersOf(actions, LOOK, 'dragon')
  const listed = actions.filter((action) => action.verb === 'dragon')
  expect([...offers.keys()].toSorted()).toEqual(listed.map(regionOf).toSorted())
  for (const offer of offers.values()) expect(flagNumber(offer.primary)).toBe(1)
})

it('gives no flag to regions that may only be abandoned', () => {
  for (const offer of offersOf(moment('ready').actions, LOOK).values())
    expect(isTarget(offer)).toBe(false)
})
