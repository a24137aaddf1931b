// The score board: the state after the match's events at a time, and the clock as shown in the picture.
import type { Phase } from '../../../contract/match/match-row.ts'
import { scores } from '../../feed/simulator/football/events.ts'
import type { SimTeam } from '../../feed/simulator/model.ts'
import { oncePerPlan, type Plan } from './plan.ts'
import type { Board, Club } from './scene.ts'

/** Minutes on the clock at the start of a period, and at the end of its regular time. */
const periods: Partial<Record<Phase, [from: number, to: number]>> = {
  'first-half': [0, 45],
  'second-half': [45, 90],
  'extra-first': [90, 105],
  'extra-second': [105, 120],
}
const two = (value: number): string => String(value).padStart(2, '0')

/** Index of the last event at or before a time, -1 if none. */
export function incidentIndexAt({ incidents }: Plan, t: number): number {
  const ms = Math.round(t * 1000)
  let low = 0
  let high = incidents.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((incidents[middle] as { at: number }).at <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

interface Standing {
  score: [number, number]
  phase: Phase
  /** Milliseconds after the scheduled start at which the phase began. */
  since: number
  announced: number | null
  kicks: Board['kicks']
}
const notStarted: Standing = { score: [0, 0], phase: 'not-started', since: 0, announced: null, kicks: null }

/** The board after each event. */
const standings = oncePerPlan(({ incidents }): Standing[] => {
  const after = scores([...incidents])
  let standing = notStarted
  return incidents.map((incident, index) => {
    standing = { ...standing, score: after[index] as [number, number] }
    if (incident.kind === 'phase') {
      standing = { ...standing, phase: incident.phase, since: incident.at, announced: null }
      if (incident.phase === 'shoot-out') standing.kicks = { home: [], away: [] }
    } else if (incident.kind === 'abandoned') standing = { ...standing, phase: 'finished', announced: null }
    else if (incident.kind === 'added-time') standing.announced = incident.minutes
    else if (incident.kind === 'kick') {
      const kicks = standing.kicks ?? { home: [], away: [] }
      standing.kicks = { ...kicks, [incident.side]: [...kicks[incident.side], incident.scored] }
    }
    return standing
  })
})

function clockOf({ phase, since }: Standing, t: number): Pick<Board, 'clock' | 'added'> {
  const period = periods[phase]
  if (!period) return { clock: '', added: '' }
  const seconds = period[0] * 60 + Math.max(0, Math.floor(t - since / 1000 + 1e-6))
  const over = seconds - period[1] * 60
  if (over < 0) return { clock: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`, added: '' }
  return { clock: `${period[1]}:00`, added: `+${Math.floor(over / 60)}:${two(over % 60)}` }
}

const clubs = oncePerPlan(({ match }): Board['clubs'] => {
  const club = ({ id, name, short, crest }: SimTeam): Club => ({ id, name, short, crest })
  return { home: club(match.home), away: club(match.away) }
})

export function boardAt(plan: Plan, t: number): Board {
  const standing = standings(plan)[incidentIndexAt(plan, t)] ?? notStarted
  const reds: [number, number] = [0, 0]
  for (const { body, at } of plan.roster.sentOffs) if (at <= t) reds[body < 11 ? 0 : 1] += 1
  const { phase, announced, kicks } = standing
  const score: [number, number] = [standing.score[0], standing.score[1]]
  return {
    clubs: clubs(plan),
    score,
    phase,
    ...clockOf(standing, t),
    announced: periods[phase] ? announced : null,
    reds,
    kicks,
  }
}
