// The score board: what the match's events say by then, and the clock as the product's row tells it.
import type { Phase } from '../../../../contract/match/match-row.ts'
import { clockSeconds, quarterLabel } from '../../../../rules/match/match-clock.ts'
import type { Moment } from '../../../feed/simulator/basketball/model.ts'
import type { SimTeam } from '../../../feed/simulator/model.ts'
import type { Club } from '../../director/scene.ts'
import { oncePerPlan, type Plan } from './plan.ts'
import type { Board } from './scene.ts'

/** Seconds by which clock and watch may differ while the row takes the clock for running (server/features/match/reduce/basketball.ts). */
const drift = 3

interface Standing {
  score: [number, number]
  periods: [number, number][]
  phase: Phase
  /** Seconds left as last said, when (milliseconds after the announced start), and whether it runs on from there. */
  left: number
  at: number
  running: boolean
}
const notStarted: Standing = { score: [0, 0], periods: [], phase: 'not-started', left: 0, at: 0, running: false }
const isPlayed = (phase: Phase): boolean => phase === 'overtime' || /^q\d$/.test(phase)

/** Nobody tells the row when a clock is stopped: it stands from the next basket that shows it until one that does not. */
function after(standing: Standing, moment: Moment): Standing {
  const { at, left } = moment
  if (moment.kind === 'phase') {
    const { phase } = moment
    const running = isPlayed(phase)
    return {
      ...standing,
      phase,
      left: running ? left : 0,
      at,
      running,
      periods: running ? [...standing.periods, [0, 0]] : standing.periods,
    }
  }
  if (moment.kind !== 'points') return standing
  const index = moment.side === 'home' ? 0 : 1
  const add = ([home, away]: [number, number]): [number, number] =>
    index === 0 ? [home + moment.count, away] : [home, away + moment.count]
  const last = standing.periods.at(-1) ?? [0, 0]
  const running = Math.abs(standing.left - left - (at - standing.at) / 1000) <= drift
  const clock = left > standing.left ? {} : { left, at, running }
  return { ...standing, ...clock, score: add(standing.score), periods: [...standing.periods.slice(0, -1), add(last)] }
}

const standings = oncePerPlan(({ play }): Standing[] => {
  let standing = notStarted
  return play.moments.map((moment) => {
    standing = after(standing, moment)
    return standing
  })
})

/** Index of the last moment at or before a second, -1 before all. */
export function momentIndexAt({ play: { moments } }: Plan, t: number): number {
  const ms = Math.round(t * 1000)
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] as Moment).at <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}
/** How the board stands after a moment. */
export const standingAfter = (plan: Plan, index: number): Standing => standings(plan)[index] ?? notStarted

const two = (value: number): string => String(value).padStart(2, '0')

const clubs = oncePerPlan(({ match }): Board['clubs'] => {
  const club = ({ id, name, short, crest }: SimTeam): Club => ({ id, name, short, crest })
  return { home: club(match.home), away: club(match.away) }
})

function clockOf({ phase, left, at, running, periods }: Standing, t: number): string {
  if (!isPlayed(phase)) return ''
  const clock = { elapsed: left, at: new Date(at).toISOString(), running, added: null }
  const row = { sport: 'basketball' as const, status: 'live' as const, phase, clock, periods, shootout: null, after_extra: false }
  const seconds = clockSeconds(row, Math.round(t * 1000))
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

export function boardAt(plan: Plan, t: number): Board {
  const standing = standingAfter(plan, momentIndexAt(plan, t))
  const { score, periods, phase } = standing
  return {
    clubs: clubs(plan),
    score: [score[0], score[1]],
    periods: periods.map(([home, away]) => [home, away]),
    phase,
    period: phase === 'finished' ? '' : quarterLabel(phase === 'half-time' ? 'q2' : phase, periods.length),
    clock: clockOf(standing, t),
  }
}
