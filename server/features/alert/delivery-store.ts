// Alerts and their deliveries in the database. Writes that grow with the audience take one statement.
import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { GoalNotice } from '../../../contract/alert.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import type { Delivered, Plan } from './decide.ts'
import { type EndedPush, endPush } from './device/device-store.ts'
import type { Db, Device } from './store.ts'
import { alert, type DeliveryState, delivery, device } from './table.ts'

export type Alert = typeof alert.$inferSelect

/** An alert to insert: from a fact, before a start, or of a streamer. */
export interface NewAlert extends Pick<AlertFact, 'key' | 'kind' | 'notice' | 'cancels'> {
  /** The seq of the event that it cancels or corrects. */
  about: number | null
  lead?: number
  happened_at: Date
}

/** Inserts alerts; returns the keys that were new. */
export async function insertAlerts(db: Db, alerts: readonly NewAlert[]): Promise<string[]> {
  if (alerts.length === 0) return []
  const rows = alerts.map((one) => ({ ...one, match_id: one.notice.match_id, seq: one.notice.seq }))
  const inserted = await db.insert(alert).values(rows).onConflictDoNothing().returning({ key: alert.key })
  return inserted.map(({ key }) => key)
}

/** Selects the alert for update: locks it until the transaction ends. */
export async function lockAlert(db: Db, which: SQL | undefined): Promise<Alert | undefined> {
  const [row] = await db.select().from(alert).where(which).limit(1).for('update')
  return row
}
export const byKey = (key: string): SQL => eq(alert.key, key)
/** Alerts before a match have no event, so they are excluded. */
export const byEvent = (matchId: string, seq: number): SQL | undefined =>
  and(eq(alert.match_id, matchId), eq(alert.seq, seq), notInArray(alert.kind, ['soon', 'line-up']))

/** Whether a later alert of the match cancels this one. */
export async function isTakenBack(db: Db, { match_id, seq, kind }: Alert): Promise<boolean> {
  if (kind === 'soon' || kind === 'line-up') return false
  const rows = await db
    .select({ key: alert.key })
    .from(alert)
    .where(and(eq(alert.match_id, match_id), eq(alert.cancels, seq)))
    .limit(1)
  return rows.length > 0
}

/**
 * Runs at the start, before open alerts are listed: resets deliveries that were cut off in progress. A push service may have received them,
 * so they are sent again as repeats.
 */
export async function reopenCutOff(db: Db): Promise<void> {
  await db.execute(sql`
    update delivery set state = 'pending', repeat = true, at = now()
    from alert where alert.key = delivery.alert_key and not alert.done and delivery.state = 'sending'`)
}

/** Open alerts, oldest first: resumed after a crash. */
export async function listOpenAlerts(db: Db): Promise<string[]> {
  const rows = await db.select({ key: alert.key }).from(alert).where(sql`not done`).orderBy(asc(alert.created_at), asc(alert.seq))
  return rows.map(({ key }) => key)
}

export async function deleteAlertsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(alert).where(lt(alert.created_at, before))
}

/** Alerts that corrected this one without cancelling it: they are about the same event. */
export async function listCorrections(db: Db, { match_id, seq }: Alert): Promise<string[]> {
  const rows = await db
    .select({ key: alert.key })
    .from(alert)
    .where(and(eq(alert.match_id, match_id), eq(alert.about, seq), isNull(alert.cancels), eq(alert.decided, true)))
  return rows.map(({ key }) => key)
}

/** All deliveries of these alerts, with their state. */
export async function listDeliveries(db: Db, keys: readonly string[]): Promise<Delivered[]> {
  const rows = await db
    .select({ device_id: delivery.device_id, state: delivery.state, digest_at: delivery.digest_at })
    .from(delivery)
    .where(inArray(delivery.alert_key, [...keys]))
  return rows.map((row) => ({ ...row, digest_at: row.digest_at?.getTime() ?? null }))
}

const isoTimes = (list: readonly (number | null)[]): (string | null)[] =>
  list.map((at) => (at === null ? null : new Date(at).toISOString()))

/** Uses unnest: any number of rows in a few parameters. Skips devices that were deleted meanwhile. */
export async function insertDeliveries(db: Db, key: string, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return
  const column = <K extends keyof Plan>(name: K): Plan[K][] => plans.map((plan) => plan[name])
  await db.execute(sql`
    insert into delivery (alert_key, device_id, state, due, digest_at, hidden)
    select ${key}, device.id, given.state, given.due, given.digest_at, given.hidden
    from unnest(${sql.param(column('device_id'))}::text[], ${sql.param(column('state'))}::text[],
      ${sql.param(isoTimes(column('due')))}::timestamptz[], ${sql.param(isoTimes(column('digest_at')))}::timestamptz[],
      ${sql.param(column('hidden'))}::boolean[]) as given (id, state, due, digest_at, hidden)
      join device on device.id = given.id
    on conflict do nothing`)
}

/** Adds the scorer to the notice of a goal, for later deliveries. */
export async function completeNotice(db: Db, key: string, { player, players, assist }: GoalNotice): Promise<void> {
  await db.execute(sql`update alert set notice = notice || ${JSON.stringify({ player, players, assist })}::jsonb where key = ${key}`)
}

export async function markDecided(db: Db, key: string): Promise<void> {
  await db.update(alert).set({ decided: true }).where(eq(alert.key, key))
}

const unsent = ['pending', 'waiting'] as const satisfies DeliveryState[]

/** Cancels deliveries that are not in progress yet. */
export async function supersedePending(db: Db, keys: readonly string[], deviceIds?: readonly string[]): Promise<void> {
  const these = deviceIds ? inArray(delivery.device_id, [...deviceIds]) : isNotNull(delivery.device_id)
  await db
    .update(delivery)
    .set({ state: 'superseded', at: sql`now()` })
    .where(and(inArray(delivery.alert_key, [...keys]), inArray(delivery.state, [...unsent]), these))
}

/** Takes overdue deliveries, including those in progress for longer than the sender tries. `now` is real time. */
export async function takeOverdue(db: Db, { key, happened_at }: Alert, now: number): Promise<string[]> {
  const latest = new Date(now - limits.pushTtl * 1_000).toISOString()
  const { rows } = await db.execute(sql`
    delete from delivery
    where alert_key = ${key} and (state in ('pending', 'waiting') or state = 'sending' and at < ${latest}::timestamptz)
      and coalesce(due, ${happened_at.toISOString()}::timestamptz) < ${latest}::timestamptz
    returning device_id`)
  return rows.map((row) => row.device_id as string)
}

/** A device with a delivery due now. */
export type Ready = Device & { due: Date | null; hidden: boolean; repeat: boolean }

/** Times are rounded to milliseconds on their way, so a held delivery may be due slightly early. */
const tolerance = 5

export async function listReady(db: Db, key: string, now: number): Promise<Ready[]> {
  const rows = await db
    .select({ device, due: delivery.due, hidden: delivery.hidden, repeat: delivery.repeat })
    .from(delivery)
    .innerJoin(device, eq(device.id, delivery.device_id))
    .where(and(eq(delivery.alert_key, key), inArray(delivery.state, [...unsent])))
  return rows.filter(({ due }) => due === null || due.getTime() <= now + tolerance).map(({ device: one, ...row }) => ({ ...one, ...row }))
}

/**
 * Marks deliveries as sending before anything leaves, so that after a crash it is known which may have been sent. Skips devices that a
 * later alert of the match has reached or may have reached.
 */
export async function claimDeliveries(db: Db, { key, match_id, seq }: Alert, deviceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    update delivery set state = 'sending', at = now()
    where alert_key = ${key} and state in ('pending', 'waiting') and device_id = any(${sql.param([...deviceIds])}::text[])
      and not exists (
        select from alert newer join delivery reached on reached.alert_key = newer.key and reached.device_id = delivery.device_id
        where newer.match_id = ${match_id} and newer.seq > ${seq} and (reached.repeat or reached.state in ('sending', 'sent', 'seen')))
    returning device_id`)
  return new Set(rows.map((row) => row.device_id as string))
}

export interface DeliveryResult {
  key: string
  deviceId: string
  state: DeliveryState
}
/** Records results in bulk. Deletes devices that are gone and have no other channel, with their deliveries. */
export async function recordResults(db: Db, results: readonly DeliveryResult[], gone: readonly EndedPush[]): Promise<void> {
  await endPush(db, gone)
  if (results.length === 0) return
  const keys = results.map(({ key }) => key)
  const ids = results.map(({ deviceId }) => deviceId)
  const states = results.map(({ state }) => state)
  await db.execute(sql`
    update delivery set state = given.state, at = now()
    from unnest(${sql.param(keys)}::text[], ${sql.param(ids)}::text[], ${sql.param(states)}::text[]) as given (key, id, state)
    where alert_key = given.key and device_id = given.id and delivery.state in ('pending', 'waiting', 'sending')`)
}

/** Closes an alert with nothing left to send or in progress. */
export async function finishAlert(db: Db, key: string): Promise<void> {
  await db.execute(sql`
    update alert set done = true
    where key = ${key} and not exists (select from delivery where alert_key = ${key} and state in ('pending', 'waiting', 'sending'))`)
}

/** Alerts of goals and cards of a match that have not been cancelled. */
export async function listStanding(tx: Db, matchId: string): Promise<Alert[]> {
  const ofMatch = await tx
    .select()
    .from(alert)
    .where(and(eq(alert.match_id, matchId), inArray(alert.kind, ['goal', 'red-card'])))
  const cancelled = new Set(ofMatch.map(({ cancels }) => cancels))
  return ofMatch.filter((one) => one.cancels === null && one.about === null && !cancelled.has(one.seq))
}
