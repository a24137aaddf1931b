// Match markers of the seek bar: the event, its server time, and where it seeks to. Pure.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { serverAt } from '../../../core/clock/product-clock.ts'
import { bounds } from '../../match/messages/minute-label.ts'

export type MarkerKind = 'home' | 'away' | 'red' | 'yellow' | 'void' | 'bound'
export interface Marker {
  seq: number
  kind: MarkerKind
  /** Server time, in milliseconds. */
  at: number
  minute: string
  event: MatchEvent
}

const goals: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal'])
const reds: ReadonlySet<string> = new Set(['red-card', 'second-yellow'])

/** Returns null for events without a marker. */
export function kindOf({ type, team, cancelled_by }: MatchEvent, isCancelled: boolean): MarkerKind | null {
  if (bounds.has(type)) return 'bound'
  const isVoid = cancelled_by !== null && isCancelled
  // Yellow cards are frequent: a cancelled one has no marker.
  if (type === 'yellow-card') return isVoid ? null : 'yellow'
  if (!goals.has(type) && !reds.has(type)) return null
  if (isVoid) return 'void'
  if (reds.has(type)) return 'red'
  return team === 'away' ? 'away' : 'home'
}

/**
 * Markers of events that the video has reached: one ahead of it would reveal a goal. `displayTime` is the match time on display;
 * `pictureOf` converts a match time to the playback time of the video.
 */
export function markersOf(events: readonly MatchEvent[], displayTime: number, pictureOf: (at: number) => number = (at) => at): Marker[] {
  const bySeq = new Map(events.map((event) => [event.seq, serverAt(Date.parse(event.at))]))
  return events.flatMap((event) => {
    const at = bySeq.get(event.seq) ?? Number.POSITIVE_INFINITY
    const cancelledAt = event.cancelled_by === null ? Number.POSITIVE_INFINITY : (bySeq.get(event.cancelled_by) ?? at)
    const kind = kindOf(event, cancelledAt <= displayTime)
    return kind && at <= displayTime ? [{ seq: event.seq, kind, at: pictureOf(at), minute: event.minute.replace("'", '′'), event }] : []
  })
}

/** Key of a marker, unique across matches: a room shows several in a row, and each numbers its events from one. */
export const markName = ({ event }: Marker): string => `${event.seq} ${event.at}`
