// Links devices to the signed-in account: joins on sign-in, leaves on sign-out.
import type { DeviceKey } from '../../../../contract/alert.ts'
import type { Follow } from '../../../../contract/follow/follow.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import type { Context } from '../../../core/context.ts'
import { changingFollows, deleteAccountFollows, listAccountFollows, upsertAccountFollows } from '../../follow/store.ts'
import { findDevice, listFollows } from '../store.ts'
import { linkToAccount, unlinkAll, unlinkFromOthers, unlinkOne } from './account-follow-store.ts'
import type { DeviceKeys } from './device-key.ts'

export interface AccountFollows {
  join(accountId: string, key: DeviceKey): Promise<Follow[] | null>
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  deleteAccountData(accountId: string): Promise<void>
}

export function openAccountFollows({ db }: Pick<Context, 'db'>, deviceKeys: DeviceKeys): AccountFollows {
  return {
    list: (accountId) => listAccountFollows(db, accountId),
    join: (accountId, key) =>
      changingFollows(db, accountId, async (tx) => {
        const one = deviceKeys.isKey(key) ? await findDevice(tx, key.device_id) : undefined
        if (!one) return null
        const known = await listAccountFollows(tx, accountId)
        await unlinkFromOthers(tx, one.id, accountId)
        // A device left by another account keeps only its own follows.
        const own = await listFollows(tx, { id: one.id, account_id: null })
        await upsertAccountFollows(tx, accountId, own.slice(0, Math.max(0, limits.followsPerDevice - known.length)), 'keep')
        await linkToAccount(tx, one.id, accountId)
        return listAccountFollows(tx, accountId)
      }),
    leave: (deviceId, accountId) => db.transaction((tx) => unlinkOne(tx, deviceId, accountId)),
    async deleteAccountData(accountId) {
      await deleteAccountFollows(db, accountId)
      await db.transaction((tx) => unlinkAll(tx, accountId))
    },
  }
}
