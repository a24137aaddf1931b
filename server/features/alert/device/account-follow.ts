// Links devices to the signed-in account: joins on sign-in, leaves on sign-out.
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { DeviceKey } from '../../../../contract/alert.ts'
import type { Follow } from '../../../../contract/follow.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import type { Context } from '../../../core/context.ts'
import { changingFollows, deleteAccountFollows, listAccountFollows, upsertAccountFollows } from '../../follow/store.ts'
import { type Db, findDevice, listFollows } from '../store.ts'
import { device } from '../table.ts'
import type { DeviceKeys } from './device-key.ts'

export interface AccountFollows {
  join(accountId: string, key: DeviceKey): Promise<Follow[] | null>
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  deleteAccountData(accountId: string): Promise<void>
}

/**
 * Unlinks devices from their account. Deletes their deliveries, so that the next account does not get them, except those that match the
 * device's own follows.
 */
async function leave(tx: Db, which: SQL | undefined): Promise<void> {
  const left = await tx.update(device).set({ account_id: null }).where(which).returning({ id: device.id })
  if (left.length === 0) return
  await tx.execute(sql`
    DELETE FROM delivery USING alert
    WHERE alert.key = delivery.alert_key AND delivery.device_id = ANY (${sql.param(left.map(({ id }) => id))}::text[]) AND NOT EXISTS (
      SELECT FROM device_follow follow WHERE follow.device_id = delivery.device_id AND CASE follow.kind
        WHEN 'match' THEN follow.ref_id = alert.match_id
        WHEN 'team' THEN follow.ref_id IN (alert.notice->>'home_team_id', alert.notice->>'away_team_id')
        WHEN 'league' THEN follow.ref_id = alert.notice->>'league_id'
        WHEN 'player' THEN alert.notice->'players' ? follow.ref_id
        WHEN 'streamer' THEN follow.ref_id = alert.notice->'room'->>'uid'
        ELSE follow.ref_id = alert.notice->'room'->>'broadcast' END)`)
}

export function openAccountFollows({ db }: Pick<Context, 'db'>, deviceKeys: DeviceKeys): AccountFollows {
  return {
    list: (accountId) => listAccountFollows(db, accountId),
    join: (accountId, key) =>
      changingFollows(db, accountId, async (tx) => {
        const one = deviceKeys.isKey(key) ? await findDevice(tx, key.device_id) : undefined
        if (!one) return null
        const known = await listAccountFollows(tx, accountId)
        await leave(tx, and(eq(device.id, one.id), isNotNull(device.account_id), ne(device.account_id, accountId)))
        // A device left by another account keeps only its own follows.
        const own = await listFollows(tx, { id: one.id, account_id: null })
        await upsertAccountFollows(tx, accountId, own.slice(0, Math.max(0, limits.followsPerDevice - known.length)), 'keep')
        await tx.update(device).set({ account_id: accountId }).where(eq(device.id, one.id))
        return listAccountFollows(tx, accountId)
      }),
    leave: (deviceId, accountId) => db.transaction((tx) => leave(tx, and(eq(device.id, deviceId), eq(device.account_id, accountId)))),
    async deleteAccountData(accountId) {
      await deleteAccountFollows(db, accountId)
      await db.transaction((tx) => leave(tx, eq(device.account_id, accountId)))
    },
  }
}
