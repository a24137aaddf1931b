// Chooses the source of match data from the configuration.
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { RecordedFeed } from './recorded.ts'
import { openRecordedFeed } from './recorded.ts'

export type FeedSource = RecordedFeed

/** What must be known before the clock runs, and the feed itself. Throws StartError. */
export async function openFeed(config: Config, log: Logger, now: number): Promise<FeedSource> {
  const recorded = await openRecordedFeed(config, log, now)
  if (recorded) return recorded
  throw new Error('the simulator is not wired yet')
}
