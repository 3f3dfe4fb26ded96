import type { Step } from '$lib/coach/lesson'
import type { PlanKind } from '../plan'
import { OTHER, selecting, type Learner } from './reading'

type KingdomsStep = Step<Learner>

const PICKS: readonly PlanKind[] = ['meeple', 'move', 'region']
/** So many shields lie when the dummy has chosen twice. */
const TWICE = 4

const at = (session: Learner): PlanKind | null => session.plan?.step.kind ?? null

/** Who plays against somebody alone. */
const compass: KingdomsStep = {
  id: 'compass',
  begins: selecting,
  anchors: () => [{ part: 'compass' }],
}

/** The die is an hour, and the hour an action. */
const hours: KingdomsStep = {
  id: 'hours',
  begins: (session) => at(session) === 'rolled',
  anchors: () => [{ part: 'compass' }],
  values: (session) => ({ hour: session.plan?.step.hour ?? 0 }),
}

/** Which meeple, and where to: the same hand, laid on the board. */
const plan: KingdomsStep = {
  id: 'plan',
  begins: (session) => PICKS.includes(at(session)!),
  anchors: (session) => {
    const { to } = session.plan?.step ?? { to: null }
    return to ? [{ region: to }, { part: 'plan' }] : []
  },
  values: (session) => {
    const step = session.plan?.step
    return {
      hand: step?.skipped[0] ?? step?.hour ?? 0,
      hour: step?.hour ?? 0,
      region: step?.to ? session.place(step.to) : '',
    }
  },
}

/** An hour whose action is covered. */
const skipped: KingdomsStep = {
  id: 'skipped',
  begins: (session) => at(session) === 'covered',
  anchors: () => [{ part: 'compass' }],
  values: (session) => ({
    from: session.plan?.step.skipped[0] ?? 0,
    hour: session.plan?.step.hour ?? 0,
  }),
}

/** What the dummy has, and what it will score. */
const rival: KingdomsStep = {
  id: 'rival',
  begins: (session) =>
    selecting(session) && (session.position.round > 1 || session.position.shields.length >= TWICE),
  anchors: () => [{ part: 'dummy' }],
  values: (session) => ({ points: session.points(OTHER) ?? 0 }),
}

/** The five steps of a first game alone. */
export const SOLO_STEPS: readonly KingdomsStep[] = [compass, hours, plan, skipped, rival]
