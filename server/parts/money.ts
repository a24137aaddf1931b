// Wires everything about money: ledger, wallet, bills, recharge, withdrawals, tasks, mall, and the exports of the admin lists.
import type { FastifyInstance } from 'fastify'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import type { DeviceHub } from '../core/live/hub.ts'
import { registerExports } from '../features/admin/export/export-routes.ts'
import { findSite } from '../features/config/store.ts'
import { registerBills } from '../features/money/bill/routes.ts'
import { registerLedgerAdmin } from '../features/money/ledger/admin-routes.ts'
import { anchorSender } from '../features/money/ledger/anchor-sender.ts'
import { openLedger } from '../features/money/ledger/ledger.ts'
import type { Ledger } from '../features/money/ledger/store.ts'
import { openPayments } from '../features/money/recharge/provider/open.ts'
import { registerRecharge } from '../features/money/recharge/recharge.ts'
import { type CheckPaymentPassword, registerWallet } from '../features/money/wallet/routes.ts'
import { registerWithdrawalAdmin } from '../features/money/withdrawal/admin-routes.ts'
import { registerWithdrawals } from '../features/money/withdrawal/routes.ts'
import { findRoom } from '../features/room/store.ts'
import { registerTaskAdmin } from '../features/task/admin-routes.ts'
import { registerMallAdmin } from '../features/task/mall/admin-routes.ts'
import { registerMall } from '../features/task/mall/routes.ts'
import { registerTasks } from '../features/task/routes.ts'
import { findMakeUpCards } from '../features/task/store.ts'
import { adminExports } from './admin-exports.ts'

export interface MoneyDeps {
  hub: DeviceHub
  checkPaymentPassword: CheckPaymentPassword
  now?: () => number
}

/** Proves the ledger, then registers all routes; returns the ledger for other paid features. */
export async function registerMoney(app: FastifyInstance, context: Context, deps: MoneyDeps, closing: Closing): Promise<Ledger> {
  const { hub, checkPaymentPassword, now = Date.now } = deps
  const keys = await openKeys(context.config)
  const place = { dataDir: context.config.dataDir, keys }
  const siteName = async (): Promise<string> => (await findSite(context.db)).name.en
  const ledger = await openLedger(context, now, { place, send: anchorSender(context.config, siteName) })
  closing.add('ledger', () => ledger.stop())
  registerWallet(app, context, { ledger, checkPaymentPassword, makeUpCards: (accountId) => findMakeUpCards(context.db, accountId), now })
  registerBills(app, context, now)
  const payments = await openPayments(context.config, context.db, keys)
  const recharge = registerRecharge(app, context, { ledger, payments, keys, hub, now })
  closing.add('recharge', () => recharge.stop())
  registerWithdrawals(app, context, { ledger, keys, now })
  registerTasks(app, context, { ledger, isRoom: async (tx, id) => (await findRoom(tx, id)) !== undefined, now })
  registerMall(app, context, { ledger, keys, now })
  registerLedgerAdmin(app, context, place)
  registerWithdrawalAdmin(app, context, { ledger, keys, now })
  registerMallAdmin(app, context, { ledger, keys, now })
  registerTaskAdmin(app, context, now)
  registerExports(app, context, adminExports({ keys, now }), now)
  return ledger
}
