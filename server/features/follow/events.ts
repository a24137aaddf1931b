import { eventType } from '../../core/event/events.ts'

/** Follows or reservations that an account did not have before. `subjects`: kind and id of each, such as `team 7`; `now`: real milliseconds. */
export const followsAdded = eventType<{ accountId: string; as: 'follow' | 'reserve'; subjects: readonly string[]; now: number }>(
  'follows added',
)
