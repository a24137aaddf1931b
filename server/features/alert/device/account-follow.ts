// Which devices are an account's at the moment: what a login joins and its end leaves.
import { and, eq } from 'drizzle-orm'
import type { DeviceKey } from '../../../../contract/alert.ts'
import type { Follow } from '../../../../contract/follow.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import type { Context } from '../../../core/context.ts'
import { changingFollows, forgetAccountFollows, listAccountFollows, putAccountFollows } from '../../follow/store.ts'
import { findDevice, listFollows } from '../store.ts'
import { device } from '../table.ts'
import type { DeviceKeys } from './device-key.ts'

export interface AccountFollows {
  join(accountId: string, key: DeviceKey): Promise<Follow[] | null>
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  forget(accountId: string): Promise<void>
}

export function openAccountFollows({ db }: Pick<Context, 'db'>, deviceKeys: DeviceKeys): AccountFollows {
  return {
    list: (accountId) => listAccountFollows(db, accountId),
    join: (accountId, key) =>
      changingFollows(db, accountId, async (tx) => {
        const one = deviceKeys.isKey(key) ? await findDevice(tx, key.device_id) : undefined
        if (!one) return null
        const known = await listAccountFollows(tx, accountId)
        // Of a device that another account has left behind, only its own.
        const own = await listFollows(tx, { id: one.id, account_id: null })
        await putAccountFollows(tx, accountId, own.slice(0, Math.max(0, limits.followsPerDevice - known.length)), 'keep')
        await tx.update(device).set({ account_id: accountId }).where(eq(device.id, one.id))
        return listAccountFollows(tx, accountId)
      }),
    async leave(deviceId, accountId) {
      await db
        .update(device)
        .set({ account_id: null })
        .where(and(eq(device.id, deviceId), eq(device.account_id, accountId)))
    },
    async forget(accountId) {
      await forgetAccountFollows(db, accountId)
      await db.update(device).set({ account_id: null }).where(eq(device.account_id, accountId))
    },
  }
}
