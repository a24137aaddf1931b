// A withdrawal from request to end: held, approved by one or two operators, paid, or returned.
import { randomUUID } from 'node:crypto'
import type { PayoutKind, RefusalReason, Withdrawal } from '../../../../contract/money/withdrawal.ts'
import { payoutEntry, withdrawalBackEntry, withdrawalEntry } from '../../../../rules/money/ledger-entry.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Keys } from '../../../core/keys.ts'
import { postEntry } from '../ledger/store.ts'
import { maskedNumber, openPayout, usableAt } from './payout.ts'
import { findPayoutAccount, insertWithdrawal, lockWithdrawal, setWithdrawal, type WithdrawalRow, type WithdrawalTerms } from './store.ts'

export function presentWithdrawal(keys: Keys, row: WithdrawalRow): Withdrawal {
  const payout = openPayout(keys, row.account_id, row.kind, row.sealed)
  return {
    id: row.id,
    state: row.state,
    coin: row.coin,
    // A tenth of a diamond is worth one fen, so nothing is ever rounded.
    money: row.coin,
    kind: row.kind,
    account: maskedNumber(payout),
    bank: payout.bank,
    reason: row.reason,
    note: row.note,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

export interface Application {
  account: string
  coin: number
  kind: PayoutKind
}
/** Throws if a rule forbids it; otherwise the sum is held. */
export async function apply(
  tx: MoneyTx,
  terms: WithdrawalTerms,
  { account, coin, kind }: Application,
  now: number,
): Promise<WithdrawalRow> {
  if (!terms.open) throw fail('withdrawals-off')
  const bound = await findPayoutAccount(tx, account, kind)
  if (!bound) throw fail('not-bound')
  if (now < usableAt(bound)) throw fail('card-hold')
  if (coin < terms.least || coin > terms.most) throw fail('below-minimum')
  const row: WithdrawalRow = {
    id: randomUUID(),
    account_id: account,
    state: 'waiting',
    coin,
    kind,
    sealed: bound.sealed,
    reason: null,
    note: '',
    created_at: new Date(now),
    approved_by: [],
    decided_at: null,
  }
  await insertWithdrawal(tx, row)
  await postEntry(tx, withdrawalEntry(row.id, account, coin), now)
  return row
}

async function change(tx: MoneyTx, row: WithdrawalRow, set: Partial<WithdrawalRow>): Promise<WithdrawalRow> {
  await setWithdrawal(tx, row.id, set)
  return { ...row, ...set }
}

/** Cancelled by its owner before any decision. */
export async function cancel(tx: MoneyTx, account: string, id: string, now: number): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id)
  if (row?.account_id !== account) throw fail('not-found')
  if (row.state !== 'waiting' || row.approved_by.length > 0) throw fail('already-decided')
  await postEntry(tx, withdrawalBackEntry(id, account, row.coin), now)
  return change(tx, row, { state: 'cancelled', decided_at: new Date(now) })
}

export type Decision =
  | { act: 'approve' }
  /** The money was sent. */
  | { act: 'paid'; note: string }
  | { act: 'refuse'; reason: RefusalReason; note: string }

/**
 * An operator's decision. Above the limit it takes two operators, and no one decides about their own withdrawal. Throws not-found,
 * forbidden or already-decided.
 */
export async function decide(
  tx: MoneyTx,
  terms: WithdrawalTerms,
  operator: string,
  id: string,
  decision: Decision,
  now: number,
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id)
  if (!row) throw fail('not-found')
  if (row.account_id === operator) throw fail('forbidden')
  const decided_at = new Date(now)
  const needed = row.coin >= terms.secondOver ? 2 : 1
  if (decision.act === 'approve') {
    if (row.state !== 'waiting') throw fail('already-decided')
    const approved_by = [...new Set([...row.approved_by, operator])]
    // The operator's earlier approval alone was not enough then, nor is it now, unless the limit was raised since.
    if (row.approved_by.includes(operator) && approved_by.length < needed) throw fail('forbidden')
    return change(tx, row, approved_by.length >= needed ? { approved_by, state: 'approved', decided_at } : { approved_by })
  }
  if (decision.act === 'paid') {
    if (row.state !== 'approved') throw fail('already-decided')
    // One approval was enough before the limit was lowered: a different operator has to pay it.
    if (new Set([...row.approved_by, operator]).size < needed) throw fail('forbidden')
    await postEntry(tx, payoutEntry(id, operator, row.coin), now)
    return change(tx, row, { state: 'paid', note: decision.note, decided_at })
  }
  // An approved withdrawal can still be returned: banks refuse too.
  if (row.state !== 'waiting' && row.state !== 'approved') throw fail('already-decided')
  await postEntry(tx, withdrawalBackEntry(id, row.account_id, row.coin), now)
  return change(tx, row, { state: 'refused', reason: decision.reason, note: decision.note, decided_at })
}
