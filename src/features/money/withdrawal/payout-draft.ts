// Validates and normalises the details of a payout account for the one request that accepts them. The number is sent nowhere else.
import type { ApiBody } from '../../../../contract/api.ts'
import type { PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { isAlipayAccount, isCardNumber } from '../../../../rules/money/payout-account.ts'

export type Draft = ApiBody<'POST api/Bank_card/draft'>
export interface Typed {
  number: string
  name: string
  bank: string
}
export type DraftFault = 'number' | 'name' | 'bank'

/** The digits of a card without grouping, or a trimmed Alipay account. */
const numberOf = (kind: PayoutKind, text: string): string => {
  const plain = text.normalize('NFKC')
  return kind === 'card' ? plain.replace(/[\s-]/g, '') : plain.trim()
}
const isWord = (text: string): boolean => text.length >= 2 && text.length <= 40

export function draftOf(kind: PayoutKind, typed: Typed): { draft: Draft; fault: null } | { draft: null; fault: DraftFault } {
  const number = numberOf(kind, typed.number)
  const name = typed.name.trim()
  const bank = typed.bank.trim()
  if (!(kind === 'card' ? isCardNumber(number) : isAlipayAccount(number))) return { draft: null, fault: 'number' }
  if (!isWord(name)) return { draft: null, fault: 'name' }
  if (kind === 'alipay') return { draft: { kind, account: number, name }, fault: null }
  return isWord(bank) ? { draft: { kind, card_no: number, name, bank }, fault: null } : { draft: null, fault: 'bank' }
}

/** Groups digits as on a card: 4539 5787 6362 1486. */
export const groupedCard = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
