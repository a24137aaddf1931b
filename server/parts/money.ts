// Wires everything about money: ledger, wallet, bills, recharge, withdrawals, tasks, mall, and the exports of the admin lists.
import type { FastifyInstance } from 'fastify'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import type { DeviceHub } from '../core/live/hub.ts'
import { registerExports } from '../features/admin/export/export-routes.ts'
import { registerBills } from '../features/bill/routes.ts'
import { findSite } from '../features/config/store.ts'
import { registerLedgerAdmin } from '../features/ledger/admin-routes.ts'
import { anchorSender } from '../features/ledger/anchor-sender.ts'
import { openLedger } from '../features/ledger/ledger.ts'
import type { Ledger } from '../features/ledger/store.ts'
import { registerMallAdmin } from '../features/mall/admin-routes.ts'
import { registerMall } from '../features/mall/routes.ts'
import { openPayments } from '../features/recharge/provider/open.ts'
import { registerRecharge } from '../features/recharge/recharge.ts'
import { registerTaskAdmin } from '../features/task/admin-routes.ts'
import { registerTasks } from '../features/task/routes.ts'
import { type CheckPaymentPassword, registerWallet } from '../features/wallet/routes.ts'
import { registerWithdrawalAdmin } from '../features/withdrawal/admin-routes.ts'
import { registerWithdrawals } from '../features/withdrawal/routes.ts'
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
  registerWallet(app, context, { ledger, checkPaymentPassword, now })
  registerBills(app, context, now)
  const payments = await openPayments(context.config, context.db, keys)
  const recharge = registerRecharge(app, context, { ledger, payments, keys, hub, now })
  closing.add('recharge', () => recharge.stop())
  registerWithdrawals(app, context, { ledger, keys, now })
  registerTasks(app, context, ledger, now)
  registerMall(app, context, { ledger, keys, now })
  registerLedgerAdmin(app, context, place)
  registerWithdrawalAdmin(app, context, { ledger, keys, now })
  registerMallAdmin(app, context, { ledger, keys, now })
  registerTaskAdmin(app, context, now)
  registerExports(app, context, adminExports({ keys, now }), now)
  return ledger
}
