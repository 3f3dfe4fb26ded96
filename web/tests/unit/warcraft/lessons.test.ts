import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LESSONS } from '$games/warcraft/lessons'
import { isEnemy, isNear, overseas, wishes } from '$games/warcraft/lessons/reading'
import type { WarcraftSession } from '$games/warcraft/session.svelte'
import { regionOf } from '$lib/api/actions'
import type { Entry } from '$lib/api/types'
import type { Moment, Step } from '$lib/coach/lesson'
import { texts } from '$lib/text/texts.svelte'
import { at } from './moments'

beforeEach(async () => {
  localStorage.clear()
  await texts.enter('warcraft')
  await texts.choose('en')
})

/** A session whose islands are drawn. */
async function drawn(moment: string): Promise<WarcraftSession> {
  const { session } = at(moment)
  await vi.waitUntil(() => session.geometry)
  return session
}

function stepOf(lesson: string, id: string): Step<WarcraftSession> {
  const found = LESSONS.find((one) => one.id === lesson)
  return found!.steps.find((one) => one.id === id)!
}

/** What the coach answers to something that just happened. */
function answered(session: WarcraftSession, id: string, kind: string, facts: object) {
  const { table } = session
  const before: Moment = {
    position: table.position,
    snapshot: table.snapshot!,
    actions: table.actions,
  }
  const entries = [{ kind: 'action', seat: 0, events: [{ kind, player: 0, facts }] }]
  const misstep = LESSONS[0]!.missteps.find((one) => one.id === id)!
  return misstep.seen(entries as unknown as Entry[], before, session)
}

describe('objectives', () => {
  test('are advised where one can be next turn, the second overseas', async () => {
    const session = await drawn('islands-objectives')
    const [first] = wishes(session).map((one) => regionOf(one)!)
    expect(wishes(session).every((one) => isNear(session, regionOf(one)!))).toBe(true)
    expect(first).toMatch(/^L1A/)
    session.position.regions[first!]!.markers = { objective: 1 }
    expect(regionOf(wishes(session)[0]!)).toMatch(/^M1A/)
  })

  test('out of reach are answered by what that means', async () => {
    const session = await drawn('islands-objectives')
    const open = session.table.actions.map((one) => regionOf(one)!)
    const far = open.find((region) => !isNear(session, region))!
    const near = open.find((region) => isNear(session, region))!
    const placed = (region: string) =>
      answered(session, 'far', 'placed', { marker: 'objective', region })
    expect(placed(far)).toEqual({ region: session.where.place(far) })
    expect(placed(near)).toBeNull()
  })
})

test('an artifact is laid ready first, and then helps where it saves most', async () => {
  const session = await drawn('islands-tools')
  const tool = stepOf('known', 'tool')
  expect(tool.begins(session)).toBe(true)
  expect(tool.anchors(session)[0]).toEqual({ button: 'tool-frostmourne' })
  expect(tool.values!(session)).toMatchObject({ site: 'frostmourne', laid: 'no', cost: 1 })
  session.play.toggle('frostmourne')
  expect(tool.anchors(session)[0]).toHaveProperty('region')
  expect(tool.values!(session)).toMatchObject({ laid: 'yes' })
})

test.each(['murlocs', 'tool', 'ship'])(
  'nothing waits for what cannot be pressed any more: %s',
  async (id) => {
    const step = stepOf('first', id)
    expect(step.done!(await drawn('islands-forts'))).toBe(true)
    const session = await drawn('islands-tools')
    expect([step.begins(session), step.done!(session)]).toEqual([true, false])
    session.play.toggle('frostmourne')
    expect(step.done!(session)).toBe(false)
  },
)

test('the other side is told from one’s own and from nobody', async () => {
  const session = await drawn('islands-sides')
  const regions = Object.values(session.position.regions)
  const enemies = regions.filter((region) => isEnemy(session, region))
  expect(enemies.length).toBeGreaterThan(0)
  const beaten = new Set(enemies.map(({ player }) => player))
  for (const { player } of enemies) expect(player).not.toBeNull()
  const races = [...beaten].map((seat) => session.position.players[seat!]!.armies[0]!.race)
  expect(races).not.toContain('gnomes')
})

test('land that pays more than others is no misstep, however dear', async () => {
  const session = await drawn('islands-tools')
  const offers = session.table.actions.filter((one) => one.verb === 'conquer')
  const cheapest = Math.min(...offers.map((one) => one.total!))
  const dear = offers.find((one) => one.total! > cheapest && !overseas(session).includes(one))!
  const region = regionOf(dear)!
  const state = session.position.regions[region]!
  const taken = (tools: string[] = []) =>
    answered(session, 'dear', 'conquered', { region, way: 'conquer', tools })
  expect(taken()).toMatchObject({ cost: dear.total })
  expect(taken(['frostmourne'])).toBeNull()
  state.markers = { ...state.markers, objective: 1 }
  expect(taken()).toBeNull()
})
