// The score board: what the match's events say by then, and the clock as it is shown in the picture.
import type { Phase } from '../../../contract/match/match-row.ts'
import { scores } from '../../feed/simulator/football/events.ts'
import type { MomentOf } from '../../feed/simulator/football/model.ts'
import type { Plan } from './plan.ts'
import type { Board } from './scene.ts'

/** Minutes on the clock when a period begins, and when its regular time is over. */
const periods: Partial<Record<Phase, [from: number, to: number]>> = {
  'first-half': [0, 45],
  'second-half': [45, 90],
  'extra-first': [90, 105],
  'extra-second': [105, 120],
}
const two = (value: number): string => String(value).padStart(2, '0')

/** Index of the last moment at or before a second, -1 before all. */
export function momentIndexAt({ moments }: Plan, t: number): number {
  const ms = Math.round(t * 1000)
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] as { at: number }).at <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

const running = new WeakMap<Plan, [number, number][]>()
function scoreAt(plan: Plan, index: number): [number, number] {
  let list = running.get(plan)
  if (!list) {
    list = scores([...plan.moments])
    running.set(plan, list)
  }
  const [home, away] = list[index] ?? [0, 0]
  return [home, away]
}

export function boardAt(plan: Plan, t: number): Board {
  const index = momentIndexAt(plan, t)
  const past = plan.moments.slice(0, index + 1)
  const phaseMoment = past.findLast((one): one is MomentOf<'phase'> => one.kind === 'phase')
  const isBroken = past.at(-1)?.kind === 'abandoned'
  const phase: Phase = isBroken ? 'finished' : (phaseMoment?.phase ?? 'not-started')
  const period = periods[phase]
  let [clock, added] = ['', '']
  if (period && phaseMoment) {
    const seconds = period[0] * 60 + Math.max(0, Math.floor(t - phaseMoment.at / 1000 + 1e-6))
    const over = seconds - period[1] * 60
    clock = over >= 0 ? `${period[1]}:00` : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
    if (over >= 0) added = `+${Math.floor(over / 60)}:${two(over % 60)}`
  }
  const since = phaseMoment?.at ?? 0
  const announced = period ? past.findLast((one): one is MomentOf<'added-time'> => one.kind === 'added-time' && one.at >= since) : undefined
  const reds: [number, number] = [0, 0]
  for (const { body, at } of plan.roster.sentOffs) if (at <= t) reds[body < 11 ? 0 : 1] += 1
  const kicks = past.filter((one): one is MomentOf<'kick'> => one.kind === 'kick')
  const isShootOut = phase === 'shoot-out' || kicks.length > 0
  const of = (side: 'home' | 'away'): boolean[] => kicks.filter((one) => one.side === side).map(({ scored }) => scored)
  const { home, away } = plan.match
  return {
    home: home.short,
    away: away.short,
    score: scoreAt(plan, index),
    phase,
    clock,
    added,
    announced: announced?.minutes ?? null,
    reds,
    kicks: isShootOut ? { home: of('home'), away: of('away') } : null,
  }
}
