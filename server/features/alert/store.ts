// Devices and follows, alerts and deliveries in the database. Everything that grows with the audience is one statement.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Follow } from '../../../contract/follow.ts'
import type { GoalNotice, SubscribeBody } from '../../../contract/push.ts'
import type { Interest } from './decide.ts'
import { alert, type DeliveryState, delivery, device, deviceFollow } from './table.ts'

export type Device = typeof device.$inferSelect
export type Alert = typeof alert.$inferSelect
/** A database or a transaction of it. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

/** Makes or refreshes the device of an endpoint with all that it follows; the same endpoint is the same device. */
export async function putDevice(
  db: NodePgDatabase,
  id: string,
  { endpoint, keys, lang, follows, settings }: SubscribeBody,
): Promise<string> {
  return db.transaction(async (tx) => {
    const values = { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang, settings }
    const [row] = await tx
      .insert(device)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: device.endpoint, set: { ...values, seen_at: sql`now()` } })
      .returning({ id: device.id })
    const deviceId = row?.id ?? id
    await tx.delete(deviceFollow).where(eq(deviceFollow.device_id, deviceId))
    const rows = uniqueFollows(follows).map(({ kind, id: ref_id, events }) => ({ device_id: deviceId, kind, ref_id, events }))
    if (rows.length > 0) await tx.insert(deviceFollow).values(rows)
    return deviceId
  })
}

const uniqueFollows = (follows: readonly Follow[]): Follow[] => [
  ...new Map(follows.map((follow) => [`${follow.kind}:${follow.id}`, follow])).values(),
]

export async function findDevice(db: Db, id: string): Promise<Device | undefined> {
  const [row] = await db.select().from(device).where(eq(device.id, id))
  return row
}

/** Follows and deliveries of the device go with it. */
export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(device).where(inArray(device.id, [...ids]))
}

/** What of a match can be followed. */
export interface MatchReference {
  match_id: string
  home_team_id: string
  away_team_id: string
  league_id: string
}

const follows = ({ match_id, home_team_id, away_team_id, league_id }: MatchReference): SQL | undefined =>
  or(
    and(eq(deviceFollow.kind, 'match'), eq(deviceFollow.ref_id, match_id)),
    and(eq(deviceFollow.kind, 'team'), inArray(deviceFollow.ref_id, [home_team_id, away_team_id])),
    and(eq(deviceFollow.kind, 'league'), eq(deviceFollow.ref_id, league_id)),
  )

export async function listInterests(db: Db, match: MatchReference): Promise<Interest[]> {
  return db
    .select({ device_id: deviceFollow.device_id, kind: deviceFollow.kind, events: deviceFollow.events, settings: device.settings })
    .from(deviceFollow)
    .innerJoin(device, eq(device.id, deviceFollow.device_id))
    .where(follows(match))
}

export async function listDevices(db: Db, ids: readonly string[]): Promise<Device[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(device)
    .where(inArray(device.id, [...ids]))
}

/** Inserts alerts; answers the keys that were new. */
export async function insertAlerts(
  db: Db,
  alerts: readonly { key: string; notice: GoalNotice; cancels: number | null }[],
): Promise<string[]> {
  if (alerts.length === 0) return []
  const rows = alerts.map(({ key, notice, cancels }) => ({
    key,
    match_id: notice.match_id,
    seq: notice.seq,
    kind: notice.kind,
    notice,
    cancels,
  }))
  const inserted = await db.insert(alert).values(rows).onConflictDoNothing().returning({ key: alert.key })
  return inserted.map(({ key }) => key)
}

export async function findAlert(db: Db, key: string): Promise<Alert | undefined> {
  const [row] = await db.select().from(alert).where(eq(alert.key, key))
  return row
}

/** Whether a later alert of the match took this one back: then it is not worth sending any more. */
export async function isTakenBack(db: Db, { match_id, seq }: Pick<Alert, 'match_id' | 'seq'>): Promise<boolean> {
  const rows = await db
    .select({ key: alert.key })
    .from(alert)
    .where(and(eq(alert.match_id, match_id), eq(alert.cancels, seq)))
    .limit(1)
  return rows.length > 0
}

/** Devices that were told of the event `seq` of a match. */
export async function listTold(db: Db, matchId: string, seq: number): Promise<string[]> {
  const rows = await db
    .select({ id: delivery.device_id })
    .from(delivery)
    .innerJoin(alert, eq(alert.key, delivery.alert_key))
    .where(and(eq(alert.match_id, matchId), eq(alert.seq, seq), inArray(delivery.state, ['sent', 'seen'])))
  return rows.map(({ id }) => id)
}

/** Devices that this alert has reached already: a job that runs again leaves them alone. */
export async function listServed(db: Db, key: string): Promise<Set<string>> {
  const rows = await db.select({ id: delivery.device_id }).from(delivery).where(eq(delivery.alert_key, key))
  return new Set(rows.map(({ id }) => id))
}

export async function insertDeliveries(db: Db, key: string, states: ReadonlyMap<string, DeliveryState>): Promise<void> {
  if (states.size === 0) return
  const ids = [...states.keys()]
  const values = [...states.values()]
  // By unnest: any number of rows in three parameters. A device that unsubscribed meanwhile has no row to refer to.
  await db.execute(sql`
    INSERT INTO delivery (alert_key, device_id, state)
    SELECT ${key}, given.id, given.state
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(values)}::text[]) AS given (id, state)
    JOIN device ON device.id = given.id
    ON CONFLICT DO NOTHING`)
}

export async function finishAlert(db: Db, key: string): Promise<void> {
  await db.update(alert).set({ done: true }).where(eq(alert.key, key))
}

/** Devices that follow a match of these: their keys are prepared ahead. */
export async function listDevicesFollowing(db: Db, matches: readonly MatchReference[], most: number): Promise<Device[]> {
  if (matches.length === 0) return []
  const ids = db
    .selectDistinct({ id: deviceFollow.device_id })
    .from(deviceFollow)
    .where(or(...matches.map(follows)))
    .limit(most)
  return db.select().from(device).where(inArray(device.id, ids))
}
