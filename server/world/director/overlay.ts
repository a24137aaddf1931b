// Overlays: a scorer, a card, a review and its verdict, a substitution, the minutes of stoppage time.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Incident } from '../../feed/simulator/football/model.ts'
import { incidentIndexAt } from './board.ts'
import type { Plan } from './plan.ts'
import type { Overlay } from './scene.ts'

/** Seconds after its event at which each appears and disappears. */
const spans = {
  goal: [3.2, 12.6],
  card: [0.8, 6.4],
  verdict: [0, 7],
  substitution: [0.5, 9],
  added: [0.5, 8],
} as const
/** Maximum duration of overlays except reviews, which are searched separately. */
const longest = 13
const longestReview = 130

const minuteOf = ({ minute, added }: Incident): string => (added > 0 ? `${minute}+${added}′` : `${minute}′`)

function shown(type: keyof typeof spans, incident: Incident, side: Side, t: number): { side: Side; age: number; left: number } | null {
  const since = t - incident.at / 1000
  const [from, to] = spans[type]
  return since >= from && since < to ? { side, age: since - from, left: to - since } : null
}

function overlayOf(incident: Incident, t: number): Overlay | null {
  switch (incident.kind) {
    case 'goal': {
      const base = shown('goal', incident, incident.side, t)
      const { player, assist, how } = incident
      return (
        base && {
          ...base,
          type: 'goal',
          player: player.name,
          number: player.number,
          assist: assist?.name ?? null,
          minute: minuteOf(incident),
          how,
        }
      )
    }
    case 'card': {
      const base = shown('card', incident, incident.side, t)
      const { player, card } = incident
      return base && { ...base, type: 'card', player: player.name, number: player.number, card, minute: minuteOf(incident) }
    }
    case 'confirmed':
    case 'cancelled': {
      const base = shown('verdict', incident, incident.side, t)
      return base && { ...base, type: 'verdict', stands: incident.kind === 'confirmed', of: incident.of }
    }
    case 'substitution': {
      const base = shown('substitution', incident, incident.side, t)
      const { player, out } = incident
      return (
        base && {
          ...base,
          type: 'substitution',
          on: player.name,
          onNumber: player.number,
          off: out.name,
          offNumber: out.number,
          minute: minuteOf(incident),
        }
      )
    }
    case 'added-time': {
      const base = shown('added', incident, 'home', t)
      return base && { ...base, type: 'added', minutes: incident.minutes }
    }
    default:
      return null
  }
}

/** Newest last. */
export function overlaysAt(plan: Plan, t: number): Overlay[] {
  const { incidents } = plan
  const list: Overlay[] = []
  for (let index = incidentIndexAt(plan, t); index >= 0; index -= 1) {
    const incident = incidents[index] as Incident
    const since = t - incident.at / 1000
    if (since > longestReview) break
    if (incident.kind === 'review') {
      const verdict = incidents.find((one) => (one.kind === 'confirmed' || one.kind === 'cancelled') && one.target === incident.target)
      const left = verdict ? verdict.at / 1000 - t : longest - since
      if (left > 0) list.push({ type: 'review', side: incident.side, reason: incident.reason, age: since, left })
    } else if (since < longest) {
      const overlay = overlayOf(incident, t)
      if (overlay) list.push(overlay)
    }
  }
  return list.reverse()
}
