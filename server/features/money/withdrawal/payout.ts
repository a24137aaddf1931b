// Payout accounts: drafted, encrypted, bound, shown masked. The number never appears in a URL, a log or a response.
import type { ApiBody } from '../../../../contract/api.ts'
import type { PayoutAccount, PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { isAlipayAccount, isCardNumber, maskAlipay, maskCard, maskName } from '../../../../rules/money/payout-account.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Keys } from '../../../core/keys.ts'
import type { PayoutRow } from './store.ts'

/** The encrypted content. */
export interface Payout {
  kind: PayoutKind
  number: string
  name: string
  bank: string
}
/** Hours without payouts after an account was changed, as time to notice a theft. R-WALLET-5. */
export const holdHours = 24

export function readDraft(body: ApiBody<'POST api/Bank_card/draft'>): Payout {
  if (body.kind === 'card') {
    if (!isCardNumber(body.card_no)) throw fail('card-invalid')
    return { kind: 'card', number: body.card_no, name: body.name.trim(), bank: body.bank.trim() }
  }
  const number = body.account.trim()
  if (!isAlipayAccount(number)) throw fail('card-invalid')
  return { kind: 'alipay', number, name: body.name.trim(), bank: '' }
}

/** Bound to account and kind: an encrypted text moved to another row cannot be decrypted. */
const about = (account: string, kind: PayoutKind): string => `payout ${account} ${kind}`
export const sealPayout = (keys: Keys, account: string, payout: Payout): string =>
  keys.seal(JSON.stringify(payout), about(account, payout.kind))
export const openPayout = (keys: Keys, account: string, kind: PayoutKind, sealed: string): Payout =>
  JSON.parse(keys.unseal(sealed, about(account, kind))) as Payout

export const maskedNumber = ({ kind, number }: Payout): string => (kind === 'card' ? maskCard(number) : maskAlipay(number))

export const usableAt = ({ changed_at }: Pick<PayoutRow, 'changed_at'>): number => changed_at.getTime() + holdHours * 3_600_000

const unbound: PayoutAccount = { bound: false, account: '', name: '', bank: '', usable_at: null }
export function presentPayout(keys: Keys, row: PayoutRow | undefined): PayoutAccount {
  if (!row) return unbound
  const payout = openPayout(keys, row.account_id, row.kind, row.sealed)
  return {
    bound: true,
    account: maskedNumber(payout),
    name: maskName(payout.name),
    bank: payout.bank,
    usable_at: new Date(usableAt(row)).toISOString(),
  }
}
