// Device data beside its follows: webhook, calendar, last test, and delivery health.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { DeviceStatus, Webhook } from '../../../../contract/alert.ts'
import type { Db, Device } from '../store.ts'
import { device } from '../table.ts'

export async function updateWebhook(db: Db, id: string, webhook: Webhook | null): Promise<void> {
  await db.update(device).set({ webhook, webhook_failures: 0 }).where(eq(device.id, id))
}

/** Records the result of a webhook call. */
export async function noteWebhook(db: Db, id: string, ok: boolean): Promise<void> {
  await db
    .update(device)
    .set({ webhook_failures: ok ? 0 : sql`${device.webhook_failures} + 1` })
    .where(eq(device.id, id))
}

export async function updateCalendar(db: Db, id: string, hash: string | null): Promise<void> {
  await db.update(device).set({ calendar: hash }).where(eq(device.id, id))
}

export async function findByCalendar(db: Db, hash: string): Promise<Device | undefined> {
  const [row] = await db.select().from(device).where(eq(device.calendar, hash))
  return row
}

export async function noteTest(db: Db, id: string, at: Date): Promise<void> {
  await db.update(device).set({ last_test: at }).where(eq(device.id, id))
}

/** A subscription that the push service has ended. */
export interface EndedPush {
  id: string
  endpoint: string | null
}

/** Removes subscriptions that the push service has ended. A device with another channel stays, and so does one with a new subscription. */
export async function endPush(db: Db, ended: readonly EndedPush[]): Promise<void> {
  if (ended.length === 0) return
  const [ids, endpoints] = [ended.map(({ id }) => id), ended.map(({ endpoint }) => endpoint)]
  const isEnded = sql`(${device.id}, ${device.endpoint}) in (select * from unnest(${sql.param(ids)}::text[], ${sql.param(endpoints)}::text[]))`
  await db
    .update(device)
    .set({ endpoint: null, p256dh: null, auth: null, gone_at: sql`now()` })
    .where(and(isEnded, or(isNotNull(device.webhook), isNotNull(device.calendar))))
  await db.delete(device).where(isEnded)
}

const isoOf = (value: unknown): string | null => (value === null || value === undefined ? null : new Date(value as string).toISOString())

export async function statusOf(db: Db, one: Device): Promise<DeviceStatus> {
  const { rows } = await db.execute(sql`
    select max(at) filter (where state = 'sent') as delivered, max(at) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'failed' and at > now() - interval '7 days')::int as failures,
      count(*) filter (where state = 'quiet')::int as waiting,
      (select count(*)::int from device_follow where device_id = ${one.id}) as follows
    from delivery where device_id = ${one.id}`)
  const counted = rows[0] as { delivered: unknown; failed: unknown; failures: number; waiting: number; follows: number }
  return {
    push: one.endpoint ? 'alive' : one.gone_at ? 'gone' : 'none',
    webhook: one.webhook && { kind: one.webhook.kind, host: new URL(one.webhook.url).host, failures: one.webhook_failures },
    calendar: one.calendar !== null,
    last_test: isoOf(one.last_test),
    last_delivered: isoOf(counted.delivered),
    failures: counted.failures,
    last_failure: isoOf(counted.failed),
    waiting: counted.waiting,
    follows: counted.follows,
  }
}
