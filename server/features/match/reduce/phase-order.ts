// Order of phases per sport.
import type { Phase, Sport } from '../../../../contract/match/match-row.ts'

const football: Phase[] = [
  'not-started',
  'first-half',
  'half-time',
  'second-half',
  'extra-break',
  'extra-first',
  'extra-half-time',
  'extra-second',
  'shoot-out',
  'finished',
]
const basketball: Phase[] = [
  'not-started',
  'q1',
  'q1-break',
  'q2',
  'half-time',
  'q3',
  'q3-break',
  'q4',
  'overtime-break',
  'overtime',
  'finished',
]
const sets: Phase[] = ['not-started', 'set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6', 'set-7', 'finished']

const orderOf = (sport: Sport): Phase[] => (sport === 'football' ? football : sport === 'basketball' ? basketball : sets)

/** The first phase of a match that has begun. */
export const firstPhase = (sport: Sport): Phase => orderOf(sport)[1] as Phase

/** Position of a phase relative to the current one: another sport's, the same, later, the one just before, or older. */
export type Step = 'foreign' | 'same' | 'forward' | 'one-back' | 'back'

export function stepOf(sport: Sport, from: Phase, to: Phase, played: Phase, sets: number): Step {
  if (to === from) return 'same'
  // Breaks recur in set sports and overtimes, so they have no fixed place in the order.
  if (sport === 'basketball' && from === 'overtime' && to === 'overtime-break') return 'forward'
  const isSets = sport !== 'football' && sport !== 'basketball'
  if (isSets && to === 'set-break') return from === 'not-started' || from === 'finished' ? 'back' : 'forward'
  const order = orderOf(sport)
  const current = isSets && from === 'set-break' ? (`set-${Math.min(7, Math.max(1, sets))}` as Phase) : from
  const [here, there] = [order.indexOf(current), order.indexOf(to)]
  if (there < 0) return 'foreign'
  if (from === 'finished') return there >= Math.max(1, order.indexOf(played)) ? 'one-back' : 'back'
  if (isSets && from === 'set-break') return there > here ? 'forward' : there === here ? 'one-back' : 'back'
  return there > here ? 'forward' : there === here - 1 && there > 0 ? 'one-back' : 'back'
}
