// The marks of a match on the seek bar: what happened, when by the server's clock, and what jumping there shows. Pure.
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import { serverAt } from '../../core/clock/product-clock.ts'
import { bounds } from '../match/words/moment-minute.ts'

export type MarkerKind = 'home' | 'away' | 'red' | 'yellow' | 'void' | 'bound'
export interface Marker {
  seq: number
  kind: MarkerKind
  /** Real milliseconds of the server. */
  at: number
  minute: string
  event: MatchEvent
}

const goals: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal'])
const reds: ReadonlySet<string> = new Set(['red-card', 'second-yellow'])

/** Null: it is no mark of a seek bar. */
export function kindOf({ type, team, cancelled_by }: MatchEvent, isCancelled: boolean): MarkerKind | null {
  if (bounds.has(type)) return 'bound'
  const isVoid = cancelled_by !== null && isCancelled
  // There are many of them: a small one that is taken back leaves no trace.
  if (type === 'yellow-card') return isVoid ? null : 'yellow'
  if (!goals.has(type) && !reds.has(type)) return null
  if (isVoid) return 'void'
  if (reds.has(type)) return 'red'
  return team === 'away' ? 'away' : 'home'
}

/**
 * Those that the picture has reached: a mark that lies ahead of it would tell a goal. `shown` is the moment of the match that is
 * shown; `pictureOf` says when the picture showed a moment of the match.
 */
export function markersOf(events: readonly MatchEvent[], shown: number, pictureOf: (at: number) => number = (at) => at): Marker[] {
  const bySeq = new Map(events.map((event) => [event.seq, serverAt(Date.parse(event.at))]))
  return events.flatMap((event) => {
    const at = bySeq.get(event.seq) ?? Number.POSITIVE_INFINITY
    const cancelledAt = event.cancelled_by === null ? Number.POSITIVE_INFINITY : (bySeq.get(event.cancelled_by) ?? at)
    const kind = kindOf(event, cancelledAt <= shown)
    return kind && at <= shown ? [{ seq: event.seq, kind, at: pictureOf(at), minute: event.minute.replace("'", '′'), event }] : []
  })
}

/** Names what a mark is of, also beside those of other matches: a room shows one after another, and each counts from one. */
export const markName = ({ event }: Marker): string => `${event.seq} ${event.at}`
