import { eventType } from '../../core/event/events.ts'

/** `now`: real milliseconds. */
export const commentCreated = eventType<{ accountId: string; commentId: string; now: number }>('comment created')
