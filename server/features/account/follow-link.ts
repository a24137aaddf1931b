// Links logins to device follows. The alert feature implements it; a login only triggers it.
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'

export interface FollowLink {
  /**
   * Links the device to the account, and adds the device's follows to the account's. Returns all follows of the account; null: there is no
   * such device.
   */
  join(accountId: string, device: DeviceKey): Promise<Follow[] | null>
  /** Unlinks the device. It keeps the follows it had before. */
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  /** Deletes the follows of a deleted account. */
  deleteAccountData(accountId: string): Promise<void>
}
