// Lead over the course of a basketball match, from its start to its latest play. Pure.
import type { MatchDetail } from '../../../../../contract/match/match-detail.ts'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { type Basket, playsOf } from './plays.ts'

/** Seconds per bar. */
const step = 30
const overtime = 300
/** Seconds of a quarter: twelve minutes if any play had more than ten minutes left. */
const quarter = { long: 720, short: 600 }
const quarters = 4

interface LeadPeriod {
  /** Q1, OT2. */
  label: string
  /** Its start along the chart, 0 to 1. */
  at: number
}
interface Lead {
  /** Home lead in points at the end of each half minute, negative if away leads; null for the future. */
  bars: (number | null)[]
  periods: LeadPeriod[]
  /** The largest lead of each side. */
  most: Record<Side, number>
  /** Number of lead changes, and of ties after a lead. */
  changes: number
  ties: number
  /** The longest scoring run of one side, in points. */
  run: { side: Side; points: number } | null
}

const secondsOf = (left: string): number => {
  const [minutes = 0, seconds = 0] = left.split(':').map(Number)
  return minutes * 60 + seconds
}
/** 0 for Q1, 4 for OT, 5 for OT2. */
function placeOf(period: string): number {
  if (period.startsWith('OT')) return quarters + Number(period.slice(2) || 1) - 1
  return Number(period.slice(1)) - 1
}
const labelOf = (place: number): string => (place < quarters ? `Q${place + 1}` : place === quarters ? 'OT' : `OT${place - quarters + 1}`)

interface Step {
  /** Seconds from the start of the match. */
  at: number
  lead: number
}

function counts(steps: readonly Step[]): Pick<Lead, 'most' | 'changes' | 'ties'> {
  const most = { home: 0, away: 0 }
  let [changes, ties, before, ahead] = [0, 0, 0, 0]
  for (const { lead } of steps) {
    most.home = Math.max(most.home, lead)
    most.away = Math.max(most.away, -lead)
    if (lead === 0 && before !== 0) ties += 1
    if (lead !== 0) {
      if (ahead !== 0 && Math.sign(lead) !== ahead) changes += 1
      ahead = Math.sign(lead)
    }
    before = lead
  }
  return { most, changes, ties }
}

function longestRun(baskets: readonly Basket[]): Lead['run'] {
  let best: Lead['run'] = null
  let run = null as { side: Side; points: number } | null
  for (const { side, count } of baskets) {
    if (side === null) continue
    run = run?.side === side ? { side, points: run.points + count } : { side, points: count }
    if (run.points > (best?.points ?? 0)) best = run
  }
  return best
}

/** Returns null until baskets are known individually: a result alone gives no lead. */
export function leadOf(
  detail: Pick<MatchDetail, 'events' | 'text'>,
  { status, periods: scored }: Pick<MatchRow, 'status' | 'periods'>,
): Lead | null {
  const periods = playsOf(detail)
  // A play during a break has no position in the chart.
  const plays = periods.flatMap((one) => (/^(Q[1-4]|OT\d*)$/.test(one.period) ? one.plays : [])).reverse()
  if (plays.length === 0) return null
  const isLong = plays.some(({ period, left }) => placeOf(period) < quarters && secondsOf(left) > quarter.short)
  const regular = isLong ? quarter.long : quarter.short
  const beginOf = (place: number): number => Math.min(place, quarters) * regular + Math.max(0, place - quarters) * overtime
  const timeOf = ({ period, left }: { period: string; left: string }): number => beginOf(placeOf(period) + 1) - secondsOf(left)
  const baskets = plays.filter((play): play is Basket => play.kind === 'basket' && !play.cancelled && play.score !== null)
  const steps = baskets.map((basket): Step => ({ at: timeOf(basket), lead: (basket.score?.[0] ?? 0) - (basket.score?.[1] ?? 0) }))
  const played = Math.max(quarters, scored.length, ...plays.map(({ period }) => placeOf(period) + 1))
  const total = beginOf(played)
  const lastTime = status === 'over' ? total : Math.max(...plays.map(timeOf))
  let next = 0
  let lead = 0
  const bars = Array.from({ length: Math.ceil(total / step) }, (_, index) => {
    const until = (index + 1) * step
    while (next < steps.length && (steps[next] as Step).at <= until) {
      lead = (steps[next] as Step).lead
      next += 1
    }
    return index * step < lastTime ? lead : null
  })
  return {
    bars,
    periods: Array.from({ length: played }, (_, place) => ({ label: labelOf(place), at: beginOf(place) / total })),
    ...counts(steps),
    run: longestRun(baskets),
  }
}
