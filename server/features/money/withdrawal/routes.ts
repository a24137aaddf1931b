// Routes of the caller's payout accounts and withdrawals.
import type { FastifyInstance } from 'fastify'
import type { PayoutAccount, PayoutKind } from '../../../../contract/money/withdrawal.ts'
import type { Context } from '../../../core/context.ts'
import { inOwnMoneyTransaction } from '../../../core/database/account-queue.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { moneyRoute } from '../../../core/idempotency/money-route.ts'
import type { Keys } from '../../../core/keys.ts'
import { makeTicket, takeTicket } from '../../../core/ticket/store.ts'
import type { Ledger } from '../ledger/store.ts'
import { apply, cancel, presentWithdrawal } from './decide.ts'
import { maskedNumber, openPayout, presentPayout, readDraft, sealPayout } from './payout.ts'
import { findPayoutAccount, findTerms, listWithdrawals, upsertPayoutAccount } from './store.ts'

const pageMost = 100

export function registerWithdrawals(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { ledger, keys, now = Date.now }: { ledger: Ledger; keys: Keys; now?: () => number },
): void {
  const deps = { db, now, open: () => ledger.isOpen() }

  route(app, 'POST api/Bank_card/draft', async ({ account, body }) => {
    const draft = readDraft(body)
    const made = await makeTicket(db, account.id, 'payout', sealPayout(keys, account.id, draft), now())
    return { ...made, account: maskedNumber(draft) }
  })

  /** A draft of the other kind cannot be decrypted as this one. */
  function isOf(account: string, kind: PayoutKind, sealed: string): boolean {
    try {
      return openPayout(keys, account, kind, sealed).kind === kind
    } catch {
      // Encrypted data is bound to its kind.
      return false
    }
  }
  async function bind(account: string, kind: PayoutKind, tickets: { ticket: string; pay_ticket: string }): Promise<PayoutAccount> {
    return inOwnMoneyTransaction(db, account, async (tx) => {
      const at = now()
      await takeTicket(tx, account, 'pay', tickets.pay_ticket, at)
      const sealed = await takeTicket(tx, account, 'payout', tickets.ticket, at)
      if (!isOf(account, kind, sealed)) throw fail('pay-ticket-expired')
      const row = { account_id: account, kind, sealed, changed_at: new Date(at) }
      await upsertPayoutAccount(tx, row)
      return presentPayout(keys, row)
    })
  }
  route(app, 'GET api/Bank_card/bind', async ({ account, query }) => bind(account.id, 'card', query))
  route(app, 'GET api/Bank_card/bindAliPay', async ({ account, query }) => bind(account.id, 'alipay', query))
  route(app, 'GET api/Bank_card/getInfo', async ({ account }) => presentPayout(keys, await findPayoutAccount(db, account.id, 'card')))
  route(app, 'GET api/Bank_card/getAliPayInfo', async ({ account }) =>
    presentPayout(keys, await findPayoutAccount(db, account.id, 'alipay')),
  )

  moneyRoute(app, deps, 'GET api/Balance/applyForWithdrawal', async ({ tx, account, query, now: at }) => {
    const terms = await findTerms(tx)
    // A later failure rolls this back too: the ticket stays valid for another attempt.
    await takeTicket(tx, account.id, 'pay', query.pay_ticket, at)
    const row = await apply(tx, terms, { account: account.id, coin: Number(query.money), kind: query.kind }, at)
    return presentWithdrawal(keys, row)
  })

  route(app, 'GET api/Balance/withdrawalList', async ({ account, query }) => {
    const limit = Math.min(Math.max(1, Number(query.limit ?? 20)), pageMost)
    const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * limit
    const [{ rows, total }, { open, least, most }] = await Promise.all([listWithdrawals(db, account.id, limit, offset), findTerms(db)])
    return { list: rows.map((row) => presentWithdrawal(keys, row)), total, open, least, most }
  })

  moneyRoute(app, deps, 'POST api/Balance/cancelWithdrawal', async ({ tx, account, body, now: at }) =>
    presentWithdrawal(keys, await cancel(tx, account.id, body.id, at)),
  )
}
