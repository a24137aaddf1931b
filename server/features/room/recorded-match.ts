// Which match a recording is of: the one that its room showed as it began.
import type { Playback, Recording } from '../../../contract/room/stream.ts'
import { type BroadcastRow, listBroadcastsBetween } from './broadcast-store.ts'
import type { Db } from './store.ts'

/** Milliseconds that the first picture of a recording may lie before the broadcast that it is of. */
const early = 60_000

/** Of `broadcasts` of its room, the newest first; null: none was on, or it showed no match. */
export function recordedMatch(recordedAt: string, broadcasts: readonly BroadcastRow[]): string | null {
  const at = Date.parse(recordedAt)
  const isOf = ({ started_at, ended_at }: BroadcastRow): boolean =>
    started_at.getTime() - early <= at && at <= (ended_at?.getTime() ?? Number.POSITIVE_INFINITY)
  return broadcasts.find(isOf)?.match_id ?? null
}

export async function withMatches(db: Db, roomId: string, list: readonly Playback[]): Promise<Recording[]> {
  const moments = list.map(({ started_at }) => Date.parse(started_at))
  if (moments.length === 0) return []
  const broadcasts = await listBroadcastsBetween(db, roomId, new Date(Math.min(...moments)), new Date(Math.max(...moments) + early))
  return list.map((one) => ({ ...one, match_id: recordedMatch(one.started_at, broadcasts) }))
}
