// What the member feature is given: of the account feature only what it needs.
import type { CodePurpose } from '../../../contract/auth.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import type { Hasher } from '../../core/hasher.ts'
import type { Keys } from '../../core/keys.ts'
import type { Words } from '../word-filter/store.ts'

export interface MemberParts extends Pick<Context, 'db' | 'log'> {
  keys: Keys
  hasher: Hasher
  codes: {
    take(asking: { mobile: Mobile; purpose: CodePurpose; device_id?: string; proof?: string; ip: string }, code: string): Promise<void>
  }
  /** Ends the other logins of an account. */
  endOthers(accountId: string, mine: string | undefined): Promise<void>
  endAll(accountId: string): Promise<void>
  /** Whether it is the account's password, counted like a login. */
  isPassword(accountId: string, phc: string | null, password: string, attempt: { ip: string; proof?: string }): Promise<boolean>
  /** What other parts keep of an account, by name: for the export. */
  keptOf: ((accountId: string) => Promise<Record<string, unknown>>)[]
  /** Whoever shows the account elsewhere learns its name and picture when the transaction commits. */
  profileChanged(tx: Tx, accountId: string): Promise<void>
  /** Why an account may not be deleted yet; null: it may. */
  mayClose: (accountId: string) => Promise<'balance-left' | null>
  /** What else is removed with an account. Each may come twice, when the first time was cut off. */
  onClose: ((accountId: string) => Promise<void>)[]
  /** What no name and no line about oneself may say. */
  words: Words
  /** What the site is called: nobody may call himself so. */
  siteName(): Name
  isOurAvatar(path: string, accountId: string): boolean
  now: () => number
}
