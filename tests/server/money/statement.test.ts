// The statement: for every movement and every filter, list, sums, CSV and balance agree to the tenth.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { type Bill, billTypes, type WalletName, wallets } from '../../../contract/money/bill.ts'
import { walletMessages } from '../../../rules/money/bill-messages.ts'
import type { Entry } from '../../../rules/money/ledger.ts'
import {
  conversionEntry,
  exchangeEntry,
  rechargeEntry,
  rewardEntry,
  spendEntry,
  withdrawalBackEntry,
  withdrawalEntry,
} from '../../../rules/money/ledger-entry.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { Failed } from '../../../server/core/http/fail.ts'
import { lockBalances, postEntry } from '../../../server/features/money/ledger/store.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const day = 86_400_000

const acts = ['recharge', 'earn', 'spend', 'reward', 'conversion', 'exchange', 'withdraw', 'come-back'] as const
interface Step {
  act: (typeof acts)[number]
  amount: number
  /** Hours. */
  ago: number
}
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  amount: fc.integer({ min: 1, max: 300 }),
  ago: fc.nat(100 * 24),
})

/** A returned withdrawal has two entries. */
function entriesOf({ act, amount }: Step, me: string, other: string): Entry[] {
  const key = randomUUID()
  switch (act) {
    case 'recharge':
      return [rechargeEntry({ id: key, account: me, coin: amount, give: amount % 7, money: amount })]
    case 'earn':
      return [spendEntry({ key, type: 'gift', from: other, amount, to: { owner: me, amount: Math.ceil(amount / 2) } })]
    case 'spend':
      return [spendEntry({ key, type: 'gift', from: me, amount, to: { owner: other, amount: Math.floor(amount / 2) } })]
    case 'reward':
      return [rewardEntry('task', me, amount, key)]
    case 'conversion':
      return [conversionEntry(me, amount, key)]
    case 'exchange':
      return [exchangeEntry(key, me, { gold: amount, price: amount % 3 }, {})]
    case 'withdraw':
      return [withdrawalEntry(key, me, amount)]
    case 'come-back':
      return [withdrawalEntry(key, me, amount), withdrawalBackEntry(key, me, amount)]
  }
}

/** An entry that the wallet cannot cover leaves no trace. */
async function post(entries: readonly Entry[], at: number): Promise<void> {
  try {
    await inMoneyTransaction(scene.db, [], async (tx) => {
      const legs = entries.flatMap((entry) => entry.legs)
      await lockBalances(
        tx,
        legs.map(({ account }) => account),
      )
      for (const entry of entries) await postEntry(tx, entry, at)
    })
  } catch (error) {
    if (!(error instanceof Failed) || error.code !== 'insufficient-balance') throw error
  }
}

/** Query with any of type, wallet, from, to, tz. */
type Asked = Record<string, string>
async function wholeList(as: string, asked: Asked): Promise<{ list: Bill[]; sums: ApiData<'GET api/Order/getList'>['sums'] }> {
  const list: Bill[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await call('GET api/Order/getList', { as, query: { ...asked, page: String(page), limit: '7' } })
    list.push(...data.list)
    if (list.length >= data.total || data.list.length === 0) {
      expect(list).toHaveLength(data.total)
      return { list, sums: data.sums }
    }
  }
}

const sumsOf = (moved: readonly { wallet: WalletName; amount: number }[]) =>
  Object.fromEntries(
    wallets.map((wallet) => {
      const own = moved.filter((one) => one.wallet === wallet).map(({ amount }) => amount)
      const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
      return [wallet, { in: total(own.filter((amount) => amount > 0)), out: 0 - total(own.filter((amount) => amount < 0)) }]
    }),
  )

/** Parsed from the text alone: 12.5 diamonds are 125, 20 coins are 20. */
function fromCsv(csv: string): { id: string; wallet: WalletName; amount: number; after: number }[] {
  const [, ...lines] = csv.trim().split('\r\n')
  return lines.map((line) => {
    const cells = line.split(',')
    const wallet = wallets.find((name) => walletMessages[name].en === cells[2]) as WalletName
    const units = (cell = ''): number => {
      expect(cell).toMatch(wallet === 'gold' ? /^-?\d+$/ : /^-?\d+\.\d$/)
      return Number(cell.replace('.', ''))
    }
    return { id: cells[7] ?? '', wallet, amount: units(cells[3]), after: units(cells[4]) }
  })
}

const daysOf = (ago: readonly [number, number], tz: string) => ({
  from: dayIn(scene.now() - Math.max(...ago) * day, tz),
  to: dayIn(scene.now() - Math.min(...ago) * day, tz),
})
const tz = fc.constantFrom('Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Kiritimati')
const days = fc.tuple(fc.nat(100), fc.nat(100))
const part: fc.Arbitrary<Asked> = fc
  .record({ tz, days, type: fc.constantFrom(...billTypes), wallet: fc.constantFrom(...wallets) }, { requiredKeys: ['tz'] })
  .map(({ days: ago, ...rest }) => ({ ...rest, ...(ago ? daysOf(ago, rest.tz) : {}) }) as Asked)
const isAsked = ({ type, wallet, from, to, tz: zone = 'UTC' }: Asked, bill: Bill): boolean => {
  const on = dayIn(Date.parse(bill.at), zone)
  return (!type || bill.type === type) && (!wallet || bill.wallet === wallet) && (!from || on >= from) && (!to || on <= to)
}

it('list, sums, CSV and balance agree, in total and for any requested part', async () => {
  let bills = 0
  const walk = fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(part, { maxLength: 4 }), async (steps, parts) => {
    const [me, other] = [randomUUID(), randomUUID()]
    await post([rechargeEntry({ id: randomUUID(), account: other, coin: 10_000, give: 0, money: 10_000 })], scene.now() - 101 * day)
    for (const one of steps.toSorted((a, b) => b.ago - a.ago)) await post(entriesOf(one, me, other), scene.now() - one.ago * 3_600_000)

    const all = await wholeList(me, {})
    bills += all.list.length
    const { balance, balances, gold } = (await call('GET api/Balance/getInfo', { as: me })).data
    const left = wallets.map((wallet) => all.sums[wallet].in - all.sums[wallet].out)
    expect(left).toEqual([balance, balances, gold])

    for (const asked of [{}, ...parts] as Asked[]) {
      const { list, sums } = await wholeList(me, asked)
      expect(list).toEqual(all.list.filter((bill) => isAsked(asked, bill)))
      expect(sums).toEqual(sumsOf(list))
      const { data } = await call('GET api/Order/export', { as: me, query: asked, headers: { 'accept-language': 'en' } })
      expect([data.lines, data.whole]).toEqual([list.length, true])
      expect(fromCsv(data.csv)).toEqual(list.map(({ id, wallet, amount, after }) => ({ id, wallet, amount, after })))
    }
  })
  const runs = soak(15, 500)
  await fc.assert(walk, { numRuns: runs })
  figures({ proof: 'statement', runs, bills })
})

it('names the statement file after its first day in the reader’s time zone', async () => {
  const me = randomUUID()
  await post([rewardEntry('task', me, 5, randomUUID())], Date.parse('2026-11-19T17:30:00Z'))
  const nameIn = async (zone: string) => (await call('GET api/Order/export', { as: me, query: { tz: zone } })).data.name
  expect(await nameIn('Asia/Shanghai')).toBe('grandstand-bills-2026-11-20.csv')
  expect(await nameIn('America/New_York')).toBe('grandstand-bills-2026-11-19.csv')
})
