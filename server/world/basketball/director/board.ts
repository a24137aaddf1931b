// The score board: the state after the match's events at a time, and the clock as in the product's row.
import type { Phase } from '../../../../contract/match/match-row.ts'
import { clockSeconds, isPeriod, quarterLabel } from '../../../../rules/match/match-clock.ts'
import { type ClockChange, type Incident, withClockChanges } from '../../../feed/simulator/basketball/model.ts'
import type { SimTeam } from '../../../feed/simulator/model.ts'
import type { Club } from '../../director/scene.ts'
import { oncePerPlan, type Plan } from './plan.ts'
import type { Board } from './scene.ts'

interface Standing {
  score: [number, number]
  periods: [number, number][]
  phase: Phase
}
const notStarted: Standing = { score: [0, 0], periods: [], phase: 'not-started' }

function after(standing: Standing, incident: Incident): Standing {
  if (incident.kind === 'phase') {
    const { phase } = incident
    return { ...standing, phase, periods: isPeriod(phase) ? [...standing.periods, [0, 0]] : standing.periods }
  }
  if (incident.kind !== 'points') return standing
  const index = incident.side === 'home' ? 0 : 1
  const add = ([home, away]: [number, number]): [number, number] =>
    index === 0 ? [home + incident.count, away] : [home, away + incident.count]
  const last = standing.periods.at(-1) ?? [0, 0]
  return { ...standing, score: add(standing.score), periods: [...standing.periods.slice(0, -1), add(last)] }
}

const standings = oncePerPlan(({ play }): Standing[] => {
  let standing = notStarted
  return play.incidents.map((incident) => {
    standing = after(standing, incident)
    return standing
  })
})

/** The last update of the game clock: seconds left, time (milliseconds after the scheduled start), and whether it is running. */
interface GameClock {
  left: number
  at: number
  running: boolean
}
const noClock: GameClock = { left: 0, at: 0, running: false }

/** As the row applies it (server/features/match/reduce/game-clock.ts). */
function clockAfter(clock: GameClock, incident: Incident | ClockChange): GameClock {
  const { at, left } = incident
  if (incident.kind === 'phase') return isPeriod(incident.phase) ? { left, at, running: true } : { ...noClock, at }
  if (incident.kind === 'clock') return { left: Math.min(left, clock.left), at, running: incident.running }
  return incident.kind === 'points' && left <= clock.left ? { ...clock, left, at } : clock
}

const clocks = oncePerPlan(({ play }): GameClock[] => {
  const states = [noClock]
  for (const incident of withClockChanges(play)) {
    const last = states.at(-1) as GameClock
    const next = clockAfter(last, incident)
    if (next !== last) states.push(next)
  }
  return states
})

/** Index of the last entry of a chronological list at or before a time, -1 if none. */
function indexAt(list: readonly { at: number }[], t: number): number {
  const ms = Math.round(t * 1000)
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as { at: number }).at <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}
/** Index of the last event at or before a time, -1 if none. */
export const incidentIndexAt = ({ play: { incidents } }: Plan, t: number): number => indexAt(incidents, t)
/** The board after an event. */
export const standingAfter = (plan: Plan, index: number): Standing => standings(plan)[index] ?? notStarted

const two = (value: number): string => String(value).padStart(2, '0')

const clubs = oncePerPlan(({ match }): Board['clubs'] => {
  const club = ({ id, name, short, crest }: SimTeam): Club => ({ id, name, short, crest })
  return { home: club(match.home), away: club(match.away) }
})

function clockOf({ phase, periods }: Standing, { left, at, running }: GameClock, t: number): string {
  if (!isPeriod(phase)) return ''
  const clock = { elapsed: left, at: new Date(at).toISOString(), running, added: null }
  const row = { sport: 'basketball' as const, status: 'live' as const, phase, clock, periods, shootout: null, after_extra: false }
  const seconds = clockSeconds(row, Math.round(t * 1000))
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

export function boardAt(plan: Plan, t: number): Board {
  const standing = standingAfter(plan, incidentIndexAt(plan, t))
  const { score, periods, phase } = standing
  return {
    clubs: clubs(plan),
    score: [score[0], score[1]],
    periods: periods.map(([home, away]) => [home, away]),
    phase,
    period: phase === 'finished' ? '' : quarterLabel(phase === 'half-time' ? 'q2' : phase, periods.length),
    clock: clockOf(standing, clocks(plan)[indexAt(clocks(plan), t)] ?? noClock, t),
  }
}
