// A person whose wallet has everything: bills of many kinds, orders and withdrawals in every state, and a spend guard.
import { randomUUID } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { conversionEntry, exchangeEntry, rewardEntry, spendEntry } from '../../../rules/money/ledger-entry.ts'
import { changeLimits, coolOff } from '../../../rules/money/spend-limit.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import type { PaymentNews } from '../../../server/features/money/recharge/provider/provider.ts'
import { settlePayment } from '../../../server/features/money/recharge/settle.ts'
import { rechargeOrder } from '../../../server/features/money/recharge/table.ts'
import { findSpendLimit, upsertSpendLimit } from '../../../server/features/money/wallet/spend-limit-store.ts'
import { countRecharge, spendAs } from '../../../server/features/money/wallet/store.ts'
import { apply, cancel, type Decision, decide } from '../../../server/features/money/withdrawal/decide.ts'
import { type Payout, sealPayout } from '../../../server/features/money/withdrawal/payout.ts'
import { findTerms, upsertPayoutAccount, upsertTerms } from '../../../server/features/money/withdrawal/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { endow } from './ledger-scene.ts'

interface Place {
  db: NodePgDatabase
  /** The server's own folder, with its key. */
  dataDir: string
}
const events = openEvents()
const minute = 60_000
const hour = 60 * minute

/** More than one page of each. Leaves withdrawals open on this server. */
export async function fillWallet({ db, dataDir }: Place, account: string): Promise<void> {
  const now = Date.now()
  await endow(db, [account], { coin: 8_000_000, income: 1_234_567, gold: 36_450 })
  const paid = Array.from({ length: 20 }, (): PaymentNews['state'][] => ['paid'])
  const orders: PaymentNews['state'][][] = [...paid, ['closed'], ['failed', 'paid'], ['failed'], []]
  for (const [index, states] of orders.entries()) await order(db, account, states, now - (orders.length - index) * minute)
  await move(db, account, now)
  await withdraw({ db, dataDir }, account, now)
  await inTransaction(db, async (tx) => {
    const { limitState, tz } = await findSpendLimit(tx, account)
    const strict = changeLimits(limitState, { confirm_over: 1_000, daily_cap: 2_000_000, daily_recharge_cap: 10_000_000 }, now)
    await upsertSpendLimit(tx, account, { tz, limitState: coolOff(changeLimits(strict, { daily_cap: 0 }, now), 24, now) })
  })
}

/** No job polls the provider about it. */
async function order(db: NodePgDatabase, account: string, states: readonly PaymentNews['state'][], at: number): Promise<void> {
  const id = randomUUID()
  const created_at = new Date(at)
  const price = { coin: 3_000, give: 90, money: 3_000 }
  await inMoneyTransaction(db, [account], async (tx) => {
    await tx.insert(rechargeOrder).values({
      ...price,
      id,
      account_id: account,
      package_id: 'p30',
      method: 'sandbox',
      state: 'open',
      states: [{ state: 'open', at: created_at.toISOString() }],
      day: await countRecharge(tx, account, price.money, at),
      created_at,
      ask_at: new Date(at + 24 * hour),
    })
  })
  for (const [place, state] of states.entries()) {
    const news = { eventId: `${id} ${place}`, orderId: id, ref: '', state, money: price.money, currency: 'cny' }
    await settlePayment({ db, events }, 'sandbox', news, at + (place + 1) * 10_000)
  }
}

const title = {
  zh: '中超联赛官方授权纪念围巾，二〇二六赛季珍藏版，附编号收藏证书',
  en: 'Official commemorative scarf of the Chinese Super League, numbered edition of the season of 2026',
  vi: 'Khăn quàng kỷ niệm chính thức của giải Ngoại hạng Trung Quốc, bản đánh số của mùa giải 2026',
}

async function move(db: NodePgDatabase, account: string, now: number): Promise<void> {
  const key = (): string => randomUUID()
  const moved = [
    conversionEntry(account, 5, key()),
    rewardEntry('check-in', account, 20, key()),
    rewardEntry('task', account, 120, key(), { title }),
    rewardEntry('share', account, 10, key()),
  ]
  const terms = { confirmed: true, now }
  for (const entry of moved) await inMoneyTransaction(db, [], (tx) => postEntry(tx, entry, now))
  await inMoneyTransaction(db, [account], async (tx) => {
    await spendAs(tx, spendEntry({ key: key(), type: 'gift', from: account, amount: 1_900_005, memo: { title } }), terms)
    await spendAs(tx, exchangeEntry(key(), account, { gold: 120, price: 3_000 }, { title }), terms)
  })
}

const card: Payout = { kind: 'card', number: '4539578763621486', name: '欧阳陈小明', bank: '中国工商银行北京市中关村软件园支行' }
const alipay: Payout = { kind: 'alipay', number: 'chenxiaoming.sport@example.com', name: '欧阳陈小明', bank: '' }
const approve: Decision = { act: 'approve' }
const refuse: Decision = { act: 'refuse', reason: 'name-differs', note: '请先核对收款人姓名，再重新申请，之前的申请已经退回' }
const paidOut: Decision = { act: 'paid', note: 'T20261121000000000001' }
const decisions: readonly (readonly Decision[] | 'cancelled')[] = [
  ...Array.from({ length: 8 }, () => [approve, paidOut]),
  [refuse],
  'cancelled',
  [approve],
  [],
]

/** The card is usable; the Alipay account was changed an hour ago. */
async function withdraw({ db, dataDir }: Place, account: string, now: number): Promise<void> {
  const keys = await openKeys({ secretKey: '', dataDir })
  const terms = { ...(await findTerms(db)), open: true, least: 1_000 }
  await upsertTerms(db, terms)
  for (const payout of [card, alipay]) {
    const changed_at = new Date(now - (payout === card ? 48 : 1) * hour)
    await upsertPayoutAccount(db, { account_id: account, kind: payout.kind, sealed: sealPayout(keys, account, payout), changed_at })
  }
  for (const [index, acts] of decisions.entries()) {
    const at = now - (decisions.length - index) * minute
    const { id } = await inMoneyTransaction(db, [account], (tx) => apply(tx, terms, { account, coin: 1_000 + index, kind: 'card' }, at))
    if (acts === 'cancelled') await inMoneyTransaction(db, [account], (tx) => cancel(tx, account, id, at))
    else for (const act of acts) await inMoneyTransaction(db, [account], (tx) => decide(tx, terms, 'desk', id, act, at))
  }
}
