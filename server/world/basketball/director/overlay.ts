// Overlays: consecutive threes, a new lead, an unanswered run, a time-out, the end of a period.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Moment } from '../../../feed/simulator/basketball/model.ts'
import { momentIndexAt, standingAfter } from './board.ts'
import { oncePerPlan, type Plan } from './plan.ts'
import type { Overlay } from './scene.ts'

type Given<T> = T extends Overlay ? Omit<T, 'age' | 'left'> : never
type Note = Given<Overlay> & { at: number }

/** Seconds after its event at which each appears and disappears. */
const spans: Record<Overlay['type'], [from: number, to: number]> = {
  threes: [1.4, 7],
  lead: [1.4, 6.6],
  run: [1.6, 6.8],
  timeout: [1, 9],
  period: [1.5, 13],
}
/** Points of an unanswered run to show it, and further points to show it again. */
const longRun = 8
const longer = 4
/** Threes of one player to show them. */
const manyThrees = 3
/** Total score from which lead changes are shown: early ones are not worth it. */
const leadsFrom = 8

interface Told {
  threes: Map<string, number>
  points: Map<string, number>
  run: { side: Side; points: number; told: number }
}

function noteOf(told: Told, moment: Moment & { kind: 'points' }, before: number, margin: number): Given<Overlay> | null {
  const { side, player, count, manner } = moment
  const { id, name, number } = player
  const points = (told.points.get(id) ?? 0) + count
  told.points.set(id, points)
  if (told.run.side !== side) told.run = { side, points: 0, told: 0 }
  told.run.points += count
  const threes = (told.threes.get(id) ?? 0) + (manner === 'three' ? 1 : 0)
  told.threes.set(id, threes)
  if (manner === 'three' && threes >= manyThrees) return { type: 'threes', side, player: name, number, count: threes, points }
  if (moment.minute > leadsFrom && before <= 0 && margin > 0) return { type: 'lead', side, player: name, number, points }
  const { run } = told
  if (run.points < longRun || run.points - run.told < longer) return null
  run.told = run.points
  return { type: 'run', side, own: run.points }
}

const notes = oncePerPlan((plan): Note[] => {
  const told: Told = { threes: new Map(), points: new Map(), run: { side: 'home', points: 0, told: 0 } }
  return plan.play.moments.flatMap((moment, index): Note[] => {
    const at = moment.at / 1000
    if (moment.kind === 'timeout') return [{ type: 'timeout', side: moment.side, at }]
    if (moment.kind === 'phase') {
      const isEnd = moment.phase === 'half-time' || moment.phase === 'finished' || moment.phase.endsWith('-break')
      return isEnd ? [{ type: 'period', side: 'home', phase: moment.phase, periods: standingAfter(plan, index).periods, at }] : []
    }
    if (moment.kind !== 'points') return []
    const own = moment.side === 'home' ? 1 : -1
    const margin = ([home, away]: [number, number]): number => (home - away) * own
    const note = noteOf(told, moment, margin(standingAfter(plan, index - 1).score), margin(standingAfter(plan, index).score))
    return note ? [{ ...note, at }] : []
  })
})

/** Newest last. */
export function overlaysAt(plan: Plan, t: number): Overlay[] {
  if (momentIndexAt(plan, t) < 0) return []
  return notes(plan).flatMap(({ at, ...note }): Overlay[] => {
    const [from, to] = spans[note.type]
    const since = t - at
    return since >= from && since < to ? [{ ...note, age: since - from, left: to - since } as Overlay] : []
  })
}
