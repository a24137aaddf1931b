import { eventType } from '../../core/event/events.ts'

/** `roomId` is null if the streamer has no room; `now`: real milliseconds. */
export const streamerFollowed = eventType<{ accountId: string; streamerId: string; roomId: string | null; on: boolean; now: number }>(
  'streamer followed',
)
export const broadcastReserved = eventType<{ accountId: string; broadcastId: string; now: number }>('broadcast reserved')
/** Seconds that all viewers together watched since the last event of the room. */
export const roomWatched = eventType<{ roomId: string; seconds: number; now: number }>('room watched')
