// Digest entries in the database.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GoalNotice } from '../../../contract/alert.ts'
import type { Db, Device } from './store.ts'
import { alert, delivery, device } from './table.ts'

const isDue = (at: Date) => and(eq(delivery.state, 'quiet'), lte(delivery.digest_at, at))

export async function listDigestDevices(db: Db, at: Date, most: number): Promise<Device[]> {
  const waiting = db.selectDistinct({ id: delivery.device_id }).from(delivery).where(isDue(at)).limit(most)
  return db.select().from(device).where(inArray(device.id, waiting))
}

/** Postpones this device's entries to another time. */
export async function postponeDigest(db: Db, deviceId: string, at: Date, until: Date): Promise<void> {
  await db
    .update(delivery)
    .set({ digest_at: until })
    .where(and(eq(delivery.device_id, deviceId), isDue(at)))
}

/** Claims all entries of this device, in event order. */
export const claimDigest = (db: NodePgDatabase, deviceId: string, at: Date): Promise<{ notice: GoalNotice; hidden: boolean }[]> =>
  db.transaction(async (tx) => {
    const claimed = await tx
      .update(delivery)
      .set({ state: 'digested', at: sql`now()` })
      .where(and(eq(delivery.device_id, deviceId), isDue(at)))
      .returning({ key: delivery.alert_key, hidden: delivery.hidden })
    if (claimed.length === 0) return []
    const hidden = new Map(claimed.map((row) => [row.key, row.hidden]))
    const rows = await tx
      .select({ key: alert.key, notice: alert.notice })
      .from(alert)
      .where(inArray(alert.key, [...hidden.keys()]))
      .orderBy(asc(alert.happened_at), asc(alert.seq))
    return rows.map(({ key, notice }) => ({ notice, hidden: hidden.get(key) === true }))
  })
