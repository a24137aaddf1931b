// What a device follows, as one list for the choice of alerts: the page decides by it what the server decides by the
// same list. Pure.
import type { AlertSettings } from '../../contract/alert.ts'
import type { AlertKind, Follow } from '../../contract/follow.ts'
import { usualKinds } from '../../rules/alert/usual-kinds.ts'

/** What is said of one match beside its follow: nothing of it, or even in quiet hours. */
export interface MatchMark {
  muted?: boolean
  through?: boolean
  /** Both teams, for lists without a network. */
  name: string
  at: number
}
export type MatchMarks = Record<string, MatchMark>

/** What a reservation tells of, beside whatever else is followed. */
const reminders: readonly AlertKind[] = ['soon', 'kick-off', 'moved']

/** Follows, reservations as added reminders, and what is said of single matches: each match and team once. */
export function followsOf(
  follows: readonly Pick<Follow, 'kind' | 'id' | 'events'>[],
  reserved: readonly string[],
  marks: MatchMarks,
  settings: AlertSettings,
): Follow[] {
  const all = new Map(follows.map(({ kind, id, events }): [string, Follow] => [`${kind}:${id}`, { kind, id, events: [...events] }]))
  for (const id of reserved) {
    const known = all.get(`match:${id}`)
    // A follow names what it tells once reminders join it; without one they are added to what is inherited.
    const own = known && (known.events.length > 0 ? known.events : usualKinds('match', settings))
    const events = [...new Set([...(own ?? []), ...reminders])]
    all.set(`match:${id}`, own ? { kind: 'match', id, events } : { kind: 'match', id, events, adds: true })
  }
  for (const [id, { muted, through }] of Object.entries(marks)) {
    if (!muted && !through) continue
    const known: Follow = all.get(`match:${id}`) ?? { kind: 'match', id, events: [], adds: true }
    all.set(`match:${id}`, { ...known, ...(muted && { muted }), ...(through && { through }) })
  }
  return [...all.values()]
}
