// Routes of the wallet: balances, conversion, result of a key, ticket of the payment password.
import type { FastifyInstance } from 'fastify'
import type { Conversion } from '../../../../contract/money/wallet.ts'
import { conversionEntry } from '../../../../rules/money/ledger-entry.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { entryKeyOf } from '../../../core/idempotency/key.ts'
import { completeResponse, moneyScope } from '../../../core/idempotency/money-route.ts'
import { findOutcome } from '../../../core/idempotency/store.ts'
import { makeTicket } from '../../../core/ticket/store.ts'
import type { Ledger } from '../ledger/store.ts'
import { findHeld, withdrawalsOpen } from '../withdrawal/store.ts'
import { registerSpendLimit } from './spend-limit-routes.ts'
import { findHoldings } from './store.ts'

/** Throws payment-password-missing, -wrong or -locked. Implemented by the account feature. */
export type CheckPaymentPassword = (account: string, password: string) => Promise<void>

export interface WalletDeps {
  ledger: Ledger
  checkPaymentPassword: CheckPaymentPassword
  /** The account's cards that make up for a missed check-in. */
  makeUpCards: (accountId: string) => Promise<number>
  now?: () => number
}

export function registerWallet(app: FastifyInstance, context: Pick<Context, 'db' | 'pool'>, deps: WalletDeps): void {
  const { db, pool } = context
  const { ledger, checkPaymentPassword, makeUpCards, now = Date.now } = deps
  registerSpendLimit(app, db, now)

  route(app, 'GET api/Balance/getInfo', async ({ account }) => {
    const { id } = account
    const [holdings, held, make_up_cards, withdrawals] = await Promise.all([
      findHoldings(db, id),
      findHeld(db, id),
      makeUpCards(id),
      withdrawalsOpen(db),
    ])
    return { ...holdings, held, make_up_cards, withdrawals }
  })

  // Only a transfer: it is batched with concurrent ones.
  route(app, 'GET api/Balance/conversionBalance', async (call) => {
    const scope = moneyScope(call, 'GET api/Balance/conversionBalance')
    if (!ledger.isOpen()) throw fail('unavailable')
    const money = Number(call.query.money)
    const entry = conversionEntry(call.account.id, money, entryKeyOf(scope))
    const answer = await ledger.transfers.submit({
      scope,
      entry,
      answer: ({ id, afters: [balances = 0, balance = 0], at }): Conversion => ({
        id: String(id),
        money,
        balance,
        balances,
        at: new Date(at).toISOString(),
      }),
    })
    return answer as Conversion
  })

  route(app, 'GET api/Balance/outcome', async ({ account, query }) => {
    const outcome = await findOutcome(pool, account.id, query.key)
    if (!outcome) return { known: false, path: '', answer: null }
    const { route: path, answer } = outcome
    return { known: true, path, answer: await completeResponse(app, path, answer) }
  })

  route(app, 'POST api/Balance/payTicket', async ({ account, body }) => {
    const { id } = account
    await checkPaymentPassword(id, body.password)
    return makeTicket(db, id, 'pay', '', now())
  })
}
