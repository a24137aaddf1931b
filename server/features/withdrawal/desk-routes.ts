// Admin routes of withdrawals.
import type { FastifyInstance } from 'fastify'
import type { DeskTerms, DeskWithdrawal } from '../../../contract/desk/money-desk.ts'
import { maskName } from '../../../rules/money/payout-account.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { alone, pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { type MoneyCall, moneyRoute, ownersOf } from '../../core/idempotency/money-route.ts'
import type { Keys } from '../../core/keys.ts'
import type { Ledger } from '../ledger/store.ts'
import { notify } from '../notification/store.ts'
import { type Decision, decide, showWithdrawal } from './decide.ts'
import { openPayout } from './payout.ts'
import {
  countWithdrawals,
  findTerms,
  findWithdrawal,
  listByState,
  lockTerms,
  lockWithdrawal,
  putTerms,
  type WithdrawalRow,
  type WithdrawalTerms,
} from './store.ts'

const showTerms = ({ open, least, most, secondOver }: WithdrawalTerms): DeskTerms => ({ open, least, most, second_over: secondOver })

/** For the audit log, without payout details. */
const told = ({ account_id, state, coin, kind, approved_by, reason, note }: WithdrawalRow) => ({
  account: account_id,
  state,
  coin,
  kind,
  approved_by,
  reason,
  note,
})

export function registerWithdrawalDesk(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { ledger, keys, now }: { ledger: Ledger; keys: Keys; now: () => number },
): void {
  function masked(row: WithdrawalRow, terms: WithdrawalTerms): DeskWithdrawal {
    const { name } = openPayout(keys, row.account_id, row.kind, row.sealed)
    const { account_id, approved_by } = row
    const shown = showWithdrawal(keys, row)
    const needed = row.coin >= terms.secondOver ? 2 : 1
    return { ...shown, account_id, number: shown.account, holder: maskName(name), approved_by, needed }
  }
  /** Payout details are complete until it is paid. */
  function show(row: WithdrawalRow, terms: WithdrawalTerms): DeskWithdrawal {
    const { number, name } = openPayout(keys, row.account_id, row.kind, row.sealed)
    const isOpen = row.state === 'waiting' || row.state === 'approved'
    return { ...masked(row, terms), ...(isOpen && { number, holder: name }) }
  }

  route(app, 'GET api/Desk/withdrawals', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const terms = await findTerms(db)
    const states = query.state ? [query.state] : (['waiting', 'approved'] as const)
    const [rows, total] =
      query.id === undefined
        ? await Promise.all([listByState(db, states, limit, offset), countWithdrawals(db, states)])
        : alone(await findWithdrawal(db, query.id))
    return { list: rows.map((row) => show(row, terms)), total, terms: showTerms(terms) }
  })

  const decideOne = async ({ tx, account, body, now: at }: MoneyCall<'POST api/Desk/decideWithdrawal'>): Promise<DeskWithdrawal> => {
    const { act, reason, note = '' } = body
    if (act === 'refuse' && !reason) throw fail('invalid-input')
    const decision: Decision = act === 'refuse' ? { act, reason: reason ?? 'other', note } : act === 'paid' ? { act, note } : { act }
    const terms = await findTerms(tx)
    const before = await lockWithdrawal(tx, body.id)
    const row = await decide(tx, terms, account.id, body.id, decision, at)
    const done = { by: account.id, act: `withdrawal.${act}`, subject: `withdrawal ${row.id}`, at } as const
    await writeAudit(tx, { ...done, before: before ? told(before) : null, after: told(row) })
    if (act !== 'approve') {
      const event = act === 'paid' ? 'withdrawal-paid' : 'withdrawal-refused'
      const detail = { amount: row.coin, reason: note }
      await notify(tx, { account: row.account_id, kind: 'wallet', event, cause: `withdrawal ${row.id} ${act}`, detail }, new Date(at))
    }
    // The response is stored with its idempotency key.
    return masked(row, terms)
  }
  moneyRoute(app, { db, now, open: () => ledger.isOpen() }, 'POST api/Desk/decideWithdrawal', decideOne, {
    members: async ({ body }, tx) => ownersOf(await findWithdrawal(tx, body.id)),
  })

  route(app, 'POST api/Desk/withdrawalTerms', async ({ account, body }) => {
    const { second_over, ...rest } = body
    return db.transaction(async (tx) => {
      const known = await lockTerms(tx)
      const terms = { ...known, ...rest, ...(second_over === undefined ? {} : { secondOver: second_over }) }
      if (terms.least < 1 || terms.least > terms.most) throw fail('invalid-input')
      await putTerms(tx, terms)
      const done = { by: account.id, act: 'withdrawal.terms', subject: 'withdrawal terms', at: now() } as const
      await writeAudit(tx, { ...done, before: showTerms(known), after: showTerms(terms) })
      return showTerms(terms)
    })
  })
}
