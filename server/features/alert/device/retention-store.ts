// Deletes inactive devices: neither seen nor reached for long. A request from the device and a delivery to it both count.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../core/context.ts'
import type { Db, Device } from '../store.ts'
import { device } from '../table.ts'

const day = 86_400_000
/** Milliseconds until a device without a channel is deleted: clearing a browser leaves one behind. */
const unreachableFor = 90 * day
/** The same for other devices: the app was not opened, the calendar not fetched, and nothing delivered. */
const silentFor = 180 * day
/** Minimum milliseconds between two updates of `seen_at`: shorter than alerts are stored, long enough to write rarely. */
const noteAfter = day

/** Records that the user, or a program that fetches the calendar, was here. A failure does not fail the request. */
export async function noteSeen({ db, log }: Pick<Context, 'db' | 'log'>, { id, seen_at }: Device): Promise<void> {
  if (Date.now() - seen_at.getTime() < noteAfter) return
  await db
    .update(device)
    .set({ seen_at: sql`now()` })
    .where(eq(device.id, id))
    .catch((error: unknown) => log.warn({ err: error, device: id }, 'device seen_at update failed'))
}

/** Records deliveries to devices before old alerts are deleted with them. `now` is real time. */
export async function noteReached(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    update device set seen_at = reached.at
    from (select device_id, max(at) as at from delivery where state in ('sent', 'seen', 'digested') group by device_id) reached
    where device.id = reached.device_id and device.seen_at < reached.at
      and device.seen_at < ${new Date(now - noteAfter).toISOString()}::timestamptz`)
}

/** Deletes inactive devices; follows and deliveries cascade. `now` is real time. */
export async function deleteInactiveDevices(db: Db, now: number): Promise<void> {
  const unseenFor = (time: number) => lt(device.seen_at, new Date(now - time))
  const unreachable = and(isNull(device.endpoint), isNull(device.webhook), isNull(device.calendar), unseenFor(unreachableFor))
  await db.delete(device).where(or(unreachable, unseenFor(silentFor)))
}
