// Dependencies of the member feature: only what it needs of the account feature.
import type { CodePurpose } from '../../../../contract/account/account.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Hasher } from '../../../core/hasher.ts'
import type { Keys } from '../../../core/keys.ts'
import type { Words } from '../../word-filter/store.ts'

export interface MemberDeps extends Pick<Context, 'db' | 'log'> {
  keys: Keys
  hasher: Hasher
  codes: {
    take(asking: { mobile: Mobile; purpose: CodePurpose; device_id?: string; proof?: string; ip: string }, code: string): Promise<void>
  }
  /** Ends the other sessions of an account. */
  endOthers(accountId: string, mine: string | undefined): Promise<void>
  endAll(accountId: string): Promise<void>
  /** Whether the password is the account's; counted like a login attempt. */
  isPassword(accountId: string, phc: string | null, password: string, attempt: { ip: string; proof?: string }): Promise<boolean>
  /** Data that other features store about an account, by name: for the export. */
  personalData: ((accountId: string) => Promise<Record<string, unknown>>)[]
  /** Updates name and picture wherever they are shown, when the transaction commits. */
  profileChanged(tx: Tx, accountId: string): Promise<void>
  /** Why an account may not be deleted yet; null: it may. */
  mayClose: (accountId: string) => Promise<'balance-left' | null>
  /** Cleanup of other features on deletion. Each must be idempotent: an interrupted deletion calls it again. */
  onClose: ((accountId: string) => Promise<void>)[]
  /** Words banned in names and bios. */
  words: Words
  /** The site's name, which nobody may use as their own. */
  siteName(): Name
  isOurAvatar(path: string, accountId: string): boolean
  now: () => number
}
