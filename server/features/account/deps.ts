// Shared dependencies of the account feature: created once in accounts.ts.

import type { CodePurpose } from '../../../contract/account/account.ts'
import type { VerifyState } from '../../../contract/account/member.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import type { Hasher } from '../../core/hasher.ts'
import type { Keys } from '../../core/keys.ts'
import type { FollowLink } from './follow-link.ts'
import type { DeviceTokens } from './login/device-token.ts'
import type { Sessions } from './sessions.ts'
import type { UserSigs } from './user-sig.ts'

export interface CodeInput {
  mobile: Mobile
  purpose: CodePurpose
  device_id?: string
  proof?: string
  ip: string
}
/** Verification codes, implemented by the code feature. */
export interface Codes {
  send(input: CodeInput, lang: Lang): Promise<void>
  /** `leastBits`: minimum bits of the puzzle; 0: none unless codes are being guessed. */
  take(input: CodeInput, code: string, leastBits?: number): Promise<void>
  puzzle(ip: string): { challenge: string; bits: number }
  takeProof(ip: string, proof: string | undefined, bits: number): boolean
}

export interface AccountDeps extends Pick<Context, 'db' | 'log'> {
  config: Config
  keys: Keys
  hasher: Hasher
  sessions: Sessions
  deviceTokens: DeviceTokens
  sigs: UserSigs
  codes: Codes
  follows: FollowLink
  /** Updates name and picture wherever they are shown, when the transaction commits. */
  profileChanged(tx: Tx, accountId: string): Promise<void>
  /** Whether numbers of a country code are accepted. */
  takesCountry(code: string): boolean
  /** Set by the operator: customer service, and the host for phones. */
  service(): Config['service']
  mobileUrl(): string
  siteName(): Name
  /** States of verification, by account; those without one are left out. */
  verifyStates(accountIds: readonly string[]): Promise<ReadonlyMap<string, VerifyState>>
  now: () => number
}
