// Overlays: consecutive threes, a new lead, an unanswered run, a time-out, the end of a period.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Incident } from '../../../feed/simulator/basketball/model.ts'
import { incidentIndexAt, standingAfter } from './board.ts'
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

interface Noted {
  threes: Map<string, number>
  points: Map<string, number>
  run: { side: Side; points: number; noted: number }
}

function noteOf(noted: Noted, incident: Incident & { kind: 'points' }, before: number, margin: number): Given<Overlay> | null {
  const { side, player, count, manner } = incident
  const { id, name, number } = player
  const points = (noted.points.get(id) ?? 0) + count
  noted.points.set(id, points)
  if (noted.run.side !== side) noted.run = { side, points: 0, noted: 0 }
  noted.run.points += count
  const threes = (noted.threes.get(id) ?? 0) + (manner === 'three' ? 1 : 0)
  noted.threes.set(id, threes)
  if (manner === 'three' && threes >= manyThrees) return { type: 'threes', side, player: name, number, count: threes, points }
  if (incident.minute > leadsFrom && before <= 0 && margin > 0) return { type: 'lead', side, player: name, number, points }
  const { run } = noted
  if (run.points < longRun || run.points - run.noted < longer) return null
  run.noted = run.points
  return { type: 'run', side, own: run.points }
}

const notes = oncePerPlan((plan): Note[] => {
  const noted: Noted = { threes: new Map(), points: new Map(), run: { side: 'home', points: 0, noted: 0 } }
  return plan.play.incidents.flatMap((incident, index): Note[] => {
    const at = incident.at / 1000
    if (incident.kind === 'timeout') return [{ type: 'timeout', side: incident.side, at }]
    if (incident.kind === 'phase') {
      const isEnd = incident.phase === 'half-time' || incident.phase === 'finished' || incident.phase.endsWith('-break')
      return isEnd ? [{ type: 'period', side: 'home', phase: incident.phase, periods: standingAfter(plan, index).periods, at }] : []
    }
    if (incident.kind !== 'points') return []
    const own = incident.side === 'home' ? 1 : -1
    const margin = ([home, away]: [number, number]): number => (home - away) * own
    const note = noteOf(noted, incident, margin(standingAfter(plan, index - 1).score), margin(standingAfter(plan, index).score))
    return note ? [{ ...note, at }] : []
  })
})

/** Newest last. */
export function overlaysAt(plan: Plan, t: number): Overlay[] {
  if (incidentIndexAt(plan, t) < 0) return []
  return notes(plan).flatMap(({ at, ...note }): Overlay[] => {
    const [from, to] = spans[note.type]
    const since = t - at
    return since >= from && since < to ? [{ ...note, age: since - from, left: to - since } as Overlay] : []
  })
}
