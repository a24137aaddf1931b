// Overlays: a scorer, a card, a review and its verdict, a substitution, the minutes of stoppage time.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Moment } from '../../feed/simulator/football/model.ts'
import { momentIndexAt } from './board.ts'
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

const minuteOf = ({ minute, added }: Moment): string => (added > 0 ? `${minute}+${added}′` : `${minute}′`)

function shown(type: keyof typeof spans, moment: Moment, side: Side, t: number): { side: Side; age: number; left: number } | null {
  const since = t - moment.at / 1000
  const [from, to] = spans[type]
  return since >= from && since < to ? { side, age: since - from, left: to - since } : null
}

function overlayOf(moment: Moment, t: number): Overlay | null {
  switch (moment.kind) {
    case 'goal': {
      const base = shown('goal', moment, moment.side, t)
      const { player, assist, how } = moment
      return (
        base && {
          ...base,
          type: 'goal',
          player: player.name,
          number: player.number,
          assist: assist?.name ?? null,
          minute: minuteOf(moment),
          how,
        }
      )
    }
    case 'card': {
      const base = shown('card', moment, moment.side, t)
      const { player, card } = moment
      return base && { ...base, type: 'card', player: player.name, number: player.number, card, minute: minuteOf(moment) }
    }
    case 'confirmed':
    case 'cancelled': {
      const base = shown('verdict', moment, moment.side, t)
      return base && { ...base, type: 'verdict', stands: moment.kind === 'confirmed', of: moment.of }
    }
    case 'substitution': {
      const base = shown('substitution', moment, moment.side, t)
      const { player, out } = moment
      return (
        base && {
          ...base,
          type: 'substitution',
          on: player.name,
          onNumber: player.number,
          off: out.name,
          offNumber: out.number,
          minute: minuteOf(moment),
        }
      )
    }
    case 'added-time': {
      const base = shown('added', moment, 'home', t)
      return base && { ...base, type: 'added', minutes: moment.minutes }
    }
    default:
      return null
  }
}

/** Newest last. */
export function overlaysAt(plan: Plan, t: number): Overlay[] {
  const { moments } = plan
  const list: Overlay[] = []
  for (let index = momentIndexAt(plan, t); index >= 0; index -= 1) {
    const moment = moments[index] as Moment
    const since = t - moment.at / 1000
    if (since > longestReview) break
    if (moment.kind === 'review') {
      const verdict = moments.find((one) => (one.kind === 'confirmed' || one.kind === 'cancelled') && one.target === moment.target)
      const left = verdict ? verdict.at / 1000 - t : longest - since
      if (left > 0) list.push({ type: 'review', side: moment.side, reason: moment.reason, age: since, left })
    } else if (since < longest) {
      const overlay = overlayOf(moment, t)
      if (overlay) list.push(overlay)
    }
  }
  return list.reverse()
}
