import { eventType } from '../../core/event/events.ts'

/** `now`: real milliseconds. */
export const postCreated = eventType<{ accountId: string; postId: string; now: number }>('post created')
