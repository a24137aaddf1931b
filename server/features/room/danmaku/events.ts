import { eventType } from '../../../core/event/events.ts'

/** `roomId`: the room or the video; `now`: real milliseconds. */
export const danmakuSent = eventType<{ accountId: string; roomId: string; now: number }>('danmaku sent')
