// Which account a device belongs to.
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../store.ts'
import { device } from '../table.ts'

/**
 * Unlinks devices from their account. Deletes their deliveries, so that the next account does not get them, except those that match the
 * device's own follows.
 */
async function unlink(tx: Db, which: SQL | undefined): Promise<void> {
  const left = await tx.update(device).set({ account_id: null }).where(which).returning({ id: device.id })
  if (left.length === 0) return
  await tx.execute(sql`
    delete from delivery using alert
    where alert.key = delivery.alert_key and delivery.device_id = any (${sql.param(left.map(({ id }) => id))}::text[]) and not exists (
      select from device_follow follow where follow.device_id = delivery.device_id and case follow.kind
        when 'match' then follow.ref_id = alert.match_id
        when 'team' then follow.ref_id in (alert.notice->>'home_team_id', alert.notice->>'away_team_id')
        when 'league' then follow.ref_id = alert.notice->>'league_id'
        when 'player' then alert.notice->'players' ? follow.ref_id
        when 'streamer' then follow.ref_id = alert.notice->'room'->>'uid'
        else follow.ref_id = alert.notice->'room'->>'broadcast' end)`)
}

export const unlinkOne = (tx: Db, deviceId: string, accountId: string): Promise<void> =>
  unlink(tx, and(eq(device.id, deviceId), eq(device.account_id, accountId)))
/** Unlinks a device from the account that it belongs to, unless it is this one. */
export const unlinkFromOthers = (tx: Db, deviceId: string, accountId: string): Promise<void> =>
  unlink(tx, and(eq(device.id, deviceId), isNotNull(device.account_id), ne(device.account_id, accountId)))
export const unlinkAll = (tx: Db, accountId: string): Promise<void> => unlink(tx, eq(device.account_id, accountId))

export async function linkToAccount(tx: Db, deviceId: string, accountId: string): Promise<void> {
  await tx.update(device).set({ account_id: accountId }).where(eq(device.id, deviceId))
}
