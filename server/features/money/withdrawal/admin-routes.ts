// Admin routes of withdrawals.
import type { FastifyInstance } from 'fastify'
import type { AdminTerms, AdminWithdrawal } from '../../../../contract/admin/money-admin.ts'
import { maskName } from '../../../../rules/money/payout-account.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { alone, pageOf } from '../../../core/http/paging.ts'
import { route } from '../../../core/http/route.ts'
import { type MoneyCall, moneyRoute, ownersOf } from '../../../core/idempotency/money-route.ts'
import type { Keys } from '../../../core/keys.ts'
import { notify } from '../../notification/store.ts'
import type { Ledger } from '../ledger/store.ts'
import { type Decision, decide, presentWithdrawal } from './decide.ts'
import { openPayout } from './payout.ts'
import {
  countWithdrawals,
  findTerms,
  findWithdrawal,
  listByState,
  lockTerms,
  lockWithdrawal,
  upsertTerms,
  type WithdrawalRow,
  type WithdrawalTerms,
} from './store.ts'

const presentTerms = ({ open, least, most, secondOver }: WithdrawalTerms): AdminTerms => ({ open, least, most, second_over: secondOver })

/** For the audit log, without payout details. */
const auditOf = ({ account_id, state, coin, kind, approved_by, reason, note }: WithdrawalRow) => ({
  account: account_id,
  state,
  coin,
  kind,
  approved_by,
  reason,
  note,
})

export function registerWithdrawalAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { ledger, keys, now }: { ledger: Ledger; keys: Keys; now: () => number },
): void {
  function masked(row: WithdrawalRow, terms: WithdrawalTerms): AdminWithdrawal {
    const { name } = openPayout(keys, row.account_id, row.kind, row.sealed)
    const { account_id, approved_by } = row
    const view = presentWithdrawal(keys, row)
    const needed = row.coin >= terms.secondOver ? 2 : 1
    return { ...view, account_id, number: view.account, holder: maskName(name), approved_by, needed }
  }
  /** Payout details are complete until it is paid. */
  function present(row: WithdrawalRow, terms: WithdrawalTerms): AdminWithdrawal {
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
    return { list: rows.map((row) => present(row, terms)), total, terms: presentTerms(terms) }
  })

  const decideOne = async ({ tx, account, body, now: at }: MoneyCall<'POST api/Desk/decideWithdrawal'>): Promise<AdminWithdrawal> => {
    const { act, reason, note = '' } = body
    if (act === 'refuse' && !reason) throw fail('invalid-input')
    const decision: Decision = act === 'refuse' ? { act, reason: reason ?? 'other', note } : act === 'paid' ? { act, note } : { act }
    const terms = await findTerms(tx)
    const before = await lockWithdrawal(tx, body.id)
    const row = await decide(tx, terms, account.id, body.id, decision, at)
    const done = { by: account.id, act: `withdrawal.${act}`, subject: `withdrawal ${row.id}`, at } as const
    await writeAudit(tx, { ...done, before: before ? auditOf(before) : null, after: auditOf(row) })
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
      await upsertTerms(tx, terms)
      const done = { by: account.id, act: 'withdrawal.terms', subject: 'withdrawal terms', at: now() } as const
      await writeAudit(tx, { ...done, before: presentTerms(known), after: presentTerms(terms) })
      return presentTerms(terms)
    })
  })
}
