// How logins and what devices follow are joined. The alert feature does it; a login only says when.
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow.ts'

export interface FollowLink {
  /** The device is the account's from now on, and what it follows is followed by the account. Answers all that the account
   * follows; null: there is no such device. */
  join(accountId: string, device: DeviceKey): Promise<Follow[] | null>
  /** The device is nobody's again. What it followed before stays its own. */
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  /** The account is gone. */
  forget(accountId: string): Promise<void>
}
