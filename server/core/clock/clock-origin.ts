// Resumes product time after a restart, so that no match runs twice or backwards.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { findSetting, putSetting } from '../setting/store.ts'
import type { ClockOrigin } from './clock.ts'

export interface KeptOrigin extends ClockOrigin {
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
export function nextOrigin(kept: KeptOrigin | null, wanted: WantedOrigin, realNow: number): KeptOrigin {
  const { source, speed, begin } = wanted
  if (kept?.source !== source) return { source, speed, feed: begin, real: realNow }
  if (kept.speed === speed) return kept
  return { source, speed, feed: Math.round(kept.feed + (realNow - kept.real) * kept.speed), real: realNow }
}

/** Identifies a feed. */
export const feedSource = ({ feed, feedSeed, feedFrom }: Pick<Config, 'feed' | 'feedSeed' | 'feedFrom'>): string =>
  feed.kind === 'simulator' ? `simulator ${feedSeed}` : `${feed.kind} ${feed.source} ${feedFrom ?? ''}`.trim()

const settingName = 'clock-origin'

/** Loads the stored origin, computes the next one and stores it. Data of an earlier feed stays in the database, with a warning. */
export async function resumeOrigin(db: NodePgDatabase, wanted: WantedOrigin, realNow: number, log: Logger): Promise<ClockOrigin> {
  const kept = await findSetting<KeptOrigin>(db, settingName)
  const origin = nextOrigin(kept, wanted, realNow)
  if (kept && kept.source !== wanted.source)
    log.warn(
      `The database also holds the matches of another feed (${kept.source}): give each feed a DATA_DIR of its own to keep them apart.`,
    )
  if (origin !== kept) await putSetting(db, settingName, origin)
  return { feed: origin.feed, real: origin.real, speed: origin.speed }
}
