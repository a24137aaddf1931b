// Resumes product time after a restart, so that no match runs twice or backwards.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { findSetting, upsertSetting } from '../setting/store.ts'
import type { ClockOrigin } from './clock.ts'

export interface StoredOrigin extends ClockOrigin {
  /** The feed that this time belongs to. */
  source: string
}
export interface WantedOrigin {
  source: string
  speed: number
  /** Product milliseconds at which this feed begins. */
  begin: number
}

/** Returns the origin to continue with. Another feed starts over; another speed counts from the current product time. */
export function nextOrigin(stored: StoredOrigin | null, wanted: WantedOrigin, realNow: number): StoredOrigin {
  const { source, speed, begin } = wanted
  if (stored?.source !== source) return { source, speed, feed: begin, real: realNow }
  if (stored.speed === speed) return stored
  return { source, speed, feed: Math.round(stored.feed + (realNow - stored.real) * stored.speed), real: realNow }
}

/** Identifies a feed. */
export const feedSource = ({ feed, feedSeed, feedFrom }: Pick<Config, 'feed' | 'feedSeed' | 'feedFrom'>): string =>
  feed.kind === 'simulator' ? `simulator ${feedSeed}` : `${feed.kind} ${feed.source} ${feedFrom ?? ''}`.trim()

const settingName = 'clock-origin'

/** Loads the stored origin, computes the next one and stores it. Data of an earlier feed stays in the database, with a warning. */
export async function resumeOrigin(db: NodePgDatabase, wanted: WantedOrigin, realNow: number, log: Logger): Promise<ClockOrigin> {
  const stored = await findSetting<StoredOrigin>(db, settingName)
  const origin = nextOrigin(stored, wanted, realNow)
  if (stored && stored.source !== wanted.source)
    log.warn(
      `The database also holds the matches of another feed (${stored.source}): give each feed a DATA_DIR of its own to keep them apart.`,
    )
  if (origin !== stored) await upsertSetting(db, settingName, origin)
  return { feed: origin.feed, real: origin.real, speed: origin.speed }
}
