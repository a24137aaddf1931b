// Routes of bills: list, types, receipts, CSV export.
import type { FastifyInstance } from 'fastify'
import type { BillRange, BillType, WalletName } from '../../../../contract/money/bill.ts'
import { billsCsv } from '../../../../rules/money/bill-csv.ts'
import { rangeDays, timeRange } from '../../../../rules/time/bill-range.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findBalances } from '../ledger/store.ts'
import { type BillFilter, countTypes, findReceipt, listBills, sumBills } from './store.ts'

const pageMost = 100
const exportMost = 10_000
const beijing = 'Asia/Shanghai'

interface Asked {
  type?: BillType
  wallet?: WalletName
  range?: BillRange
  from?: string
  to?: string
  tz?: string
}
/** An unknown time zone falls back to Beijing's. */
function zoneOf(tz: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz ?? beijing }).resolvedOptions().timeZone
  } catch {
    // Intl throws on an invalid zone.
    return beijing
  }
}

function filterOf(account: string, { type, wallet, range = 'all', from, to, tz }: Asked, now: number): BillFilter {
  const zone = zoneOf(tz)
  const days = from && to ? { from, to } : rangeDays(range, now, zone)
  if (days && days.from > days.to) throw fail('invalid-input')
  const filter = { account, ...(type ? { type } : {}), ...(wallet ? { wallet } : {}) }
  return days ? { ...filter, ...timeRange(days, zone) } : filter
}

export function registerBills(app: FastifyInstance, { db, pool }: Pick<Context, 'db' | 'pool'>, now: () => number = Date.now): void {
  route(app, 'GET api/Order/getList', async ({ account, query }) => {
    const filter = filterOf(account.id, query, now())
    const limit = Math.min(Math.max(1, Number(query.limit ?? 20)), pageMost)
    const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * limit
    const [list, { total, sums }] = await Promise.all([listBills(pool, filter, limit, offset), sumBills(pool, filter)])
    return { list, total, sums }
  })

  route(app, 'GET api/Desk/ledger', async ({ query }) => {
    const filter = { account: query.account }
    const limit = Math.min(Math.max(1, Number(query.limit ?? 20)), pageMost)
    const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * limit
    const [list, { total }, held] = await Promise.all([
      listBills(pool, filter, limit, offset),
      sumBills(pool, filter),
      findBalances(db, [query.account]),
    ])
    const { consumption = 0, income = 0, gold = 0 } = held.get(query.account) ?? {}
    return { balance: consumption, balances: income, gold, list, total }
  })

  route(app, 'GET api/order/getTypeList', async ({ account }) => ({ list: await countTypes(pool, account.id) }))

  route(app, 'GET api/Order/receipt', async ({ account, query }) => {
    const { lines, digest } = await findReceipt(pool, account.id, query.id)
    const [first] = lines
    if (!first) throw fail('not-found')
    return { id: first.id, type: first.type, lines, digest, at: first.at }
  })

  route(app, 'GET api/Order/export', async ({ account, query, lang }) => {
    const filter = filterOf(account.id, query, now())
    const found = await listBills(pool, filter, exportMost + 1, 0)
    const bills = found.slice(0, exportMost)
    const zone = zoneOf(query.tz)
    const first = bills.at(-1)
    const from = first ? `-${dayIn(Date.parse(first.at), zone)}` : ''
    return {
      name: `grandstand-bills${from}.csv`,
      csv: billsCsv(bills, lang, zone),
      lines: bills.length,
      whole: found.length <= exportMost,
    }
  })
}
