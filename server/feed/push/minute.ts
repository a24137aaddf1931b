// Maps a message's clock to a feed minute.
import type { FeedClock } from '../../../contract/feed/parts.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'

/** Minute 0: unknown. */
export const minuteOf = ({ minute = 0, added, left, period }: FeedClock = {}): FeedMinute => ({
  minute,
  ...(added === undefined ? {} : { added }),
  ...(left === undefined ? {} : { left }),
  ...(period === undefined ? {} : { period }),
})
