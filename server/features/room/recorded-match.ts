// The match of a recording: the one that its room showed at its start.
import type { Playback, Recording } from '../../../contract/room/stream.ts'
import { type BroadcastRow, listBroadcastsBetween } from './broadcast-store.ts'
import type { Db } from './store.ts'

/** Maximum milliseconds by which a recording may start before its broadcast. */
const early = 60_000

/** `broadcasts` of its room, newest first. Returns null if none was on or it showed no match. */
export function recordedMatch(recordedAt: string, broadcasts: readonly BroadcastRow[]): string | null {
  const at = Date.parse(recordedAt)
  const isOf = ({ started_at, ended_at }: BroadcastRow): boolean =>
    started_at.getTime() - early <= at && at <= (ended_at?.getTime() ?? Number.POSITIVE_INFINITY)
  return broadcasts.find(isOf)?.match_id ?? null
}

export async function withMatches(db: Db, roomId: string, list: readonly Playback[]): Promise<Recording[]> {
  const startTimes = list.map(({ started_at }) => Date.parse(started_at))
  if (startTimes.length === 0) return []
  const broadcasts = await listBroadcastsBetween(db, roomId, new Date(Math.min(...startTimes)), new Date(Math.max(...startTimes) + early))
  return list.map((one) => ({ ...one, match_id: recordedMatch(one.started_at, broadcasts) }))
}
