// When a device is forgotten: neither seen nor reached for long. What it says itself and what arrives there both count.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../core/context.ts'
import type { Db, Device } from '../store.ts'
import { device } from '../table.ts'

const day = 86_400_000
/** Milliseconds that a device is kept which nobody can be told by: a browser that was cleared has left one behind. */
const unreachableFor = 90 * day
/** The same for any other: nobody has opened the app there, fetched its calendar, or been told anything. */
const silentFor = 180 * day
/** Milliseconds after which a device is noted again: shorter than alerts are kept, long enough to write seldom. */
const noteAfter = day

/** Its owner, or the program that fetches its calendar, is there. What they ask for is answered, noted or not. */
export async function noteSeen({ db, log }: Pick<Context, 'db' | 'log'>, { id, seen_at }: Device): Promise<void> {
  if (Date.now() - seen_at.getTime() < noteAfter) return
  await db
    .update(device)
    .set({ seen_at: sql`now()` })
    .where(eq(device.id, id))
    .catch((error: unknown) => log.warn({ err: error, device: id }, 'a device was not noted as seen'))
}

/** What reached devices goes with old alerts: before that it is noted. `now` is real time. */
export async function noteReached(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    UPDATE device SET seen_at = reached.at
    FROM (SELECT device_id, max(at) AS at FROM delivery WHERE state IN ('sent', 'seen', 'digested') GROUP BY device_id) reached
    WHERE device.id = reached.device_id AND device.seen_at < reached.at
      AND device.seen_at < ${new Date(now - noteAfter).toISOString()}::timestamptz`)
}

/** Follows and deliveries go with them. `now` is real time. */
export async function deleteForgotten(db: Db, now: number): Promise<void> {
  const unseenFor = (time: number) => lt(device.seen_at, new Date(now - time))
  const unreachable = and(isNull(device.endpoint), isNull(device.webhook), isNull(device.calendar), unseenFor(unreachableFor))
  await db.delete(device).where(or(unreachable, unseenFor(silentFor)))
}
