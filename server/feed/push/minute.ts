// The clock of a message as the minute of a feed.
import type { FeedClock } from '../../../contract/feed/parts.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'

/** Minute 0: nobody said in which. */
export const minuteOf = ({ minute = 0, added, left, period }: FeedClock = {}): FeedMinute => ({
  minute,
  ...(added === undefined ? {} : { added }),
  ...(left === undefined ? {} : { left }),
  ...(period === undefined ? {} : { period }),
})
