import { describe, expect, it } from 'vitest'
import { LOOK } from '$games/classic/look'
import { regionOf } from '$lib/api/actions'
import { arrangementOf } from '$lib/board/arrangement'
import { offersOf } from '$lib/board/offers'
import { actionLabel, regionSentence, type Scene } from '$lib/board/speech'
import { mapOf, moment, speakerOf } from './load'

const MOMENTS = ['first', 'conquer', 'dragon', 'substitute', 'ready', 'conquer-five', 'redeploy']
const COUNTS = ['withdraw', 'take', 'camps', 'heroes', 'fortress', 'choice', 'end']

function sceneOf(name: string): Scene {
  const { setup, position, seats, yours, actions, decision } = moment(name)
  const armies = position.players[decision?.player ?? 0]!.armies
  return {
    look: LOOK,
    geometry: mapOf(setup.map),
    position,
    seats: seats.map((seat) => ({ ...seat, yours: yours.includes(seat.seat) })),
    offers: offersOf(actions, LOOK),
    arrangement: arrangementOf(actions, position, LOOK),
    hand: armies.find((army) => !army.declined)?.hand ?? null,
    sides: 6,
  }
}

describe.each(['en', 'cs', 'pl', 'is'] as const)('in %s', (language) => {
  const texts = speakerOf(language)

  it.each([...MOMENTS, ...COUNTS])('every region of "%s" is told in full sentences', (name) => {
    const scene = sceneOf(name)
    for (const id of scene.geometry.ids) {
      const said = regionSentence(scene, id, texts)
      expect(said, id).toMatch(/^\p{Lu}.*\.$/u)
      expect(said, id).not.toMatch(/[{}$]|undefined|null|NaN|board-|part-/)
    }
    expect(texts.missing).toEqual([])
  })

  it('every action has a name', () => {
    for (const name of MOMENTS) {
      for (const action of moment(name).actions.filter((one) => regionOf(one) !== null)) {
        expect(actionLabel(action, LOOK, texts)).not.toMatch(/board-|[{}]/)
      }
    }
  })
})

it('tells cost, reasons and hand of a target', () => {
  const scene = sceneOf('conquer')
  const texts = speakerOf('en')
  const [payable] = [...scene.offers.values()].filter((offer) => offer.primary.needs === null)
  const said = regionSentence(scene, payable!.region, texts)
  expect(said).toContain(`Legal target, costs ${payable!.primary.total}: 2 base`)
  expect(said).toContain(`You have ${scene.hand}.`)
})

it('tells the needed roll and its chance', () => {
  const scene = sceneOf('conquer')
  const texts = speakerOf('en')
  const risky = [...scene.offers.values()].find((offer) => offer.primary.needs === 1)!
  expect(regionSentence(scene, risky.region, texts)).toContain('roll 1 or more, 3 in 6.')
})

it('speaks to the person, and of others by name', () => {
  const scene = sceneOf('conquer')
  const texts = speakerOf('en')
  const held = (yours: boolean) =>
    scene.geometry.ids.find((id) => {
      const { player } = scene.position.regions[id]!
      return player !== null && scene.seats[player]!.yours === yours
    })!
  expect(regionSentence(scene, held(true), texts)).toContain('. You, ')
  const other = held(false)
  const name = scene.seats[scene.position.regions[other]!.player!]!.name
  expect(regionSentence(scene, other, texts)).toContain(`. ${name}, `)
})
