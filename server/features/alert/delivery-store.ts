// Alerts and their deliveries in the database. Whatever grows with the audience is one statement.
import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AlertKind } from '../../../contract/follow.ts'
import type { GoalNotice } from '../../../contract/push.ts'
import { type Db, type Device, deleteDevices } from './store.ts'
import { alert, type DeliveryState, delivery, device } from './table.ts'

export type Alert = typeof alert.$inferSelect

export interface NewAlert {
  key: string
  kind: AlertKind
  notice: GoalNotice
  cancels: number | null
  about: number | null
  happened_at: Date
}

/** Inserts alerts; answers the keys that were new. */
export async function insertAlerts(db: Db, alerts: readonly NewAlert[]): Promise<string[]> {
  if (alerts.length === 0) return []
  const rows = alerts.map((one) => ({ ...one, match_id: one.notice.match_id, seq: one.notice.seq }))
  const inserted = await db.insert(alert).values(rows).onConflictDoNothing().returning({ key: alert.key })
  return inserted.map(({ key }) => key)
}

/** The alert, held until the transaction ends. */
export async function lockAlert(db: Db, which: SQL | undefined): Promise<Alert | undefined> {
  const [row] = await db.select().from(alert).where(which).limit(1).for('update')
  return row
}
export const byKey = (key: string): SQL => eq(alert.key, key)
export const byEvent = (matchId: string, seq: number): SQL | undefined => and(eq(alert.match_id, matchId), eq(alert.seq, seq))

/** Whether a later alert of the match takes this one back. */
export async function isTakenBack(db: Db, { match_id, seq }: Alert): Promise<boolean> {
  const rows = await db
    .select({ key: alert.key })
    .from(alert)
    .where(and(eq(alert.match_id, match_id), eq(alert.cancels, seq)))
    .limit(1)
  return rows.length > 0
}

/** Alerts that were begun, oldest first: after a crash they are gone on with. */
export async function listOpenAlerts(db: Db): Promise<string[]> {
  const rows = await db.select({ key: alert.key }).from(alert).where(sql`NOT done`).orderBy(asc(alert.created_at), asc(alert.seq))
  return rows.map(({ key }) => key)
}

export async function deleteAlertsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(alert).where(lt(alert.created_at, before))
}

/** Everyone whom an alert was meant for, whether or not it reached them. */
export async function listTold(db: Db, key: string): Promise<string[]> {
  const rows = await db.select({ id: delivery.device_id }).from(delivery).where(eq(delivery.alert_key, key))
  return rows.map(({ id }) => id)
}

/** By unnest: any number of rows in a few parameters. A device that left meanwhile has no row to refer to. */
export async function insertDeliveries(db: Db, key: string, deviceIds: readonly string[], state: DeliveryState): Promise<void> {
  if (deviceIds.length === 0) return
  await db.execute(sql`
    INSERT INTO delivery (alert_key, device_id, state)
    SELECT ${key}, device.id, ${state}
    FROM unnest(${sql.param([...deviceIds])}::text[]) AS given (id) JOIN device ON device.id = given.id
    ON CONFLICT DO NOTHING`)
}

export async function markDecided(db: Db, key: string, done: boolean): Promise<void> {
  await db.update(alert).set({ decided: true, done }).where(eq(alert.key, key))
}

/** What was not handed out yet is not sent any more. */
export async function supersedePending(db: Db, key: string, deviceIds?: readonly string[]): Promise<void> {
  const these = deviceIds ? inArray(delivery.device_id, [...deviceIds]) : isNotNull(delivery.device_id)
  await db
    .update(delivery)
    .set({ state: 'superseded', at: sql`now()` })
    .where(and(eq(delivery.alert_key, key), eq(delivery.state, 'pending'), these))
}

export async function listPending(db: Db, key: string): Promise<Device[]> {
  const rows = await db
    .select({ device })
    .from(delivery)
    .innerJoin(device, eq(device.id, delivery.device_id))
    .where(and(eq(delivery.alert_key, key), eq(delivery.state, 'pending')))
  return rows.map((row) => row.device)
}

/**
 * Takes deliveries into the sender's hands before anything leaves, so that no crash can send one twice. A device that a
 * later alert of the match has reached is left out.
 */
export async function claimDeliveries(db: Db, { key, match_id, seq }: Alert, deviceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    UPDATE delivery SET state = 'sending', at = now()
    WHERE alert_key = ${key} AND state = 'pending' AND device_id = ANY(${sql.param([...deviceIds])}::text[])
      AND NOT EXISTS (
        SELECT FROM alert newer JOIN delivery reached ON reached.alert_key = newer.key AND reached.device_id = delivery.device_id
        WHERE newer.match_id = ${match_id} AND newer.seq > ${seq} AND reached.state IN ('sending', 'sent', 'seen'))
    RETURNING device_id`)
  return new Set(rows.map((row) => row.device_id as string))
}

export interface DeliveryResult {
  key: string
  deviceId: string
  state: DeliveryState
}
/** What became of deliveries, in bulk. Devices that are gone take theirs with them. */
export async function recordResults(db: Db, results: readonly DeliveryResult[], gone: readonly string[]): Promise<void> {
  await deleteDevices(db, gone)
  if (results.length === 0) return
  const keys = results.map(({ key }) => key)
  const ids = results.map(({ deviceId }) => deviceId)
  const states = results.map(({ state }) => state)
  await db.execute(sql`
    UPDATE delivery SET state = given.state, at = now()
    FROM unnest(${sql.param(keys)}::text[], ${sql.param(ids)}::text[], ${sql.param(states)}::text[]) AS given (key, id, state)
    WHERE alert_key = given.key AND device_id = given.id AND delivery.state IN ('pending', 'sending')`)
}

/** Closes an alert of which nothing is left to be sent. */
export async function finishAlert(db: Db, key: string): Promise<void> {
  await db.execute(sql`
    UPDATE alert SET done = true
    WHERE key = ${key} AND NOT EXISTS (SELECT FROM delivery WHERE alert_key = ${key} AND state = 'pending')`)
}
