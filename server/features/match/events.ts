import { eventType } from '../../core/event/events.ts'

/** An account supports a side of a match, or changes sides. `now`: real milliseconds. */
export const sideSupported = eventType<{ accountId: string; matchId: string; now: number }>('side supported')
