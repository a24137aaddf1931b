// What a device follows, as one list for alert decisions: page and server decide from the same list. Pure.
import type { AlertSettings } from '../../contract/alert.ts'
import type { AlertKind, Follow } from '../../contract/follow/follow.ts'
import { usualKinds } from '../../rules/alert/usual-kinds.ts'

/** Alert options of a single match: muted, or alerts even in quiet hours. */
export interface MatchMark {
  muted?: boolean
  through?: boolean
  /** Both teams, for lists shown offline. */
  name: string
  at: number
}
export type MatchMarks = Record<string, MatchMark>

/** Alerts that a reservation adds to those of other follows. */
const reminders: readonly AlertKind[] = ['soon', 'kick-off', 'moved']

/** Merges follows, reservations as added reminders, and match marks: each match and team once. */
export function followsOf(
  follows: readonly Pick<Follow, 'kind' | 'id' | 'events'>[],
  reserved: readonly string[],
  marks: MatchMarks,
  settings: AlertSettings,
): Follow[] {
  const all = new Map(follows.map(({ kind, id, events }): [string, Follow] => [`${kind}:${id}`, { kind, id, events: [...events] }]))
  for (const id of reserved) {
    const known = all.get(`match:${id}`)
    // A followed match gets explicit alert kinds when reminders join it; without a follow they are added to the inherited ones.
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
