import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { book, checkEntry, type Entry, mayOwe, nameOfAccount, platform } from './ledger.ts'
import {
  consumptionOf,
  conversionEntry,
  envelopeEntry,
  envelopeShareEntry,
  exchangeEntry,
  goldOf,
  incomeOf,
  payoutEntry,
  platformOf,
  rechargeEntry,
  schemeLateEntry,
  schemePaidEntry,
  schemeSaleEntry,
  spendEntry,
  withdrawalBackEntry,
  withdrawalEntry,
} from './ledger-entry.ts'

const entry = (legs: Entry['legs']): Entry => ({ key: 'k', type: 'adjust', actor: 'a', legs })
const balanceOf = (balances: ReadonlyMap<string, number>, owner: string): number => balances.get(nameOfAccount(consumptionOf(owner))) ?? 0

describe('ledger entry', () => {
  it.each([
    ['has no legs', []],
    [
      'does not sum to zero',
      [
        { account: consumptionOf('a'), amount: 1 },
        { account: incomeOf('a'), amount: -2 },
      ],
    ],
    [
      'mixes assets',
      [
        { account: consumptionOf('a'), amount: 1 },
        { account: goldOf('a'), amount: -1 },
      ],
    ],
    [
      'moves nothing',
      [
        { account: consumptionOf('a'), amount: 0 },
        { account: incomeOf('a'), amount: 0 },
      ],
    ],
    [
      'moves part of a unit',
      [
        { account: consumptionOf('a'), amount: 0.5 },
        { account: incomeOf('a'), amount: -0.5 },
      ],
    ],
  ] as const)('is invalid if it %s', (_name, legs) => {
    expect(() => checkEntry(entry(legs))).toThrow(RangeError)
  })

  it('is rejected as a whole if a wallet would fall below zero, exact to the unit', () => {
    const balances = new Map([[nameOfAccount(incomeOf('a')), 10]])
    expect(book(conversionEntry('a', 11, 'k'), balances)).toBeNull()
    expect(balances).toEqual(new Map([[nameOfAccount(incomeOf('a')), 10]]))
    expect(book(conversionEntry('a', 10, 'k'), balances)).toEqual([0, 10])
  })

  it('may touch an account twice, and only the final balance must not be negative', () => {
    const account = consumptionOf('a')
    const afters = book(
      entry([
        { account, amount: -5 },
        { account, amount: 5 },
      ]),
      new Map(),
    )
    expect(afters).toEqual([-5, 0])
  })

  it('for a recharge credits coins and bonus, and clears the payment', () => {
    const { legs } = rechargeEntry({ id: 'o', account: 'a', coin: 600, give: 60, money: 600 })
    expect(legs.map(({ account, amount }) => [nameOfAccount(account), amount])).toEqual([
      ['a/consumption/diamond', 660],
      ['@house/sold/diamond', -600],
      ['@house/bonus/diamond', -60],
      ['@house/takings/fen', -600],
      ['@house/gateway/fen', 600],
    ])
  })

  it('for a payout has the same key as the return of that withdrawal', () => {
    expect(payoutEntry('w', 'op', 5).key).toBe(withdrawalBackEntry('w', 'a', 5).key)
  })

  it('for a late void refunds in full: what the expert still has, and the rest from the house', () => {
    const sale = { scheme: 's', from: 'a', amount: 300, title: undefined }
    const legs = (amount: number) =>
      schemeLateEntry(sale, { owner: 'b', amount }).legs.map(({ account, amount: moved }) => [nameOfAccount(account), moved])
    expect(legs(210)).toEqual([
      ['b/income/diamond', -210],
      ['@house/revenue/diamond', -90],
      ['a/consumption/diamond', 300],
    ])
    expect(legs(0)).toEqual([
      ['@house/revenue/diamond', -300],
      ['a/consumption/diamond', 300],
    ])
    for (const amount of [0, 1, 300]) checkEntry(schemeLateEntry(sale, { owner: 'b', amount }))
    expect(() => schemeLateEntry(sale, { owner: 'b', amount: 301 })).toThrow(RangeError)
    expect(() => schemeLateEntry(sale, { owner: 'a', amount: 1 })).toThrow(RangeError)
  })

  it('for a spend shares no more than the amount, and never with the spender', () => {
    const spend = { key: 'k', type: 'gift', from: 'a', amount: 10 } as const
    expect(() => spendEntry({ ...spend, to: { owner: 'b', amount: 11 } })).toThrow(RangeError)
    expect(() => spendEntry({ ...spend, to: { owner: 'a', amount: 1 } })).toThrow(RangeError)
    for (const amount of [0, 5, 10]) checkEntry(spendEntry({ ...spend, to: { owner: 'b', amount } }))
  })
})

const sum = fc.integer({ min: 1, max: 500 })
const person = fc.constantFrom('a', 'b', 'c')
const command = fc.oneof(
  fc
    .record({ account: person, coin: sum, give: fc.integer({ min: 0, max: 50 }) })
    .map((one) => rechargeEntry({ id: 'o', ...one, money: one.coin })),
  fc.record({ account: person, amount: sum }).map(({ account, amount }) => conversionEntry(account, amount, 'k')),
  fc.record({ account: person, amount: sum }).map(({ account, amount }) => withdrawalEntry('w', account, amount)),
  fc.record({ account: person, amount: sum }).map(({ account, amount }) => withdrawalBackEntry('w', account, amount)),
  fc.record({ amount: sum }).map(({ amount }) => payoutEntry('w', 'op', amount)),
  fc.record({ account: person, gold: sum, price: sum }).map(({ account, ...cost }) => exchangeEntry('e', account, cost, {})),
  fc
    .record({ from: person, to: person, amount: sum, share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, amount, share }) =>
      spendEntry({ key: 'k', type: 'gift', from, amount, to: { owner: to, amount: Math.floor(amount * share) } }),
    ),
)

it('any booking leaves each asset at a sum of zero and no wallet negative', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 100 }), (commands) => {
      const balances = new Map<string, number>()
      for (const one of commands) {
        const before = new Map(balances)
        if (book(one, balances) === null) expect(balances).toEqual(before)
        const sums = new Map<string, number>()
        for (const [name, balance] of balances) {
          const [owner = '', kind, asset = ''] = name.split('/')
          sums.set(asset, (sums.get(asset) ?? 0) + balance)
          if (!mayOwe({ owner, kind: kind as 'held', asset: 'diamond' })) expect(balance).toBeGreaterThanOrEqual(0)
        }
        for (const total of sums.values()) expect(total).toBe(0)
      }
    }),
    { numRuns: 300 },
  )
})

const tenths = fc.integer({ min: 1, max: 999_999_999 })
const income = nameOfAccount(incomeOf('a'))
const held = nameOfAccount(platformOf('held', 'diamond'))
const paidOut = nameOfAccount(platformOf('payouts', 'fen'))

it('a conversion of any amount moves it in full without a fee, or is rejected as a whole', () => {
  fc.assert(
    fc.property(tenths, tenths, (owned, wanted) => {
      const balances = new Map([[income, owned]])
      const isBooked = book(conversionEntry('a', wanted, 'k'), balances) !== null
      expect(isBooked).toBe(wanted <= owned)
      const moved = isBooked ? wanted : 0
      expect([balances.get(income), balanceOf(balances, 'a')]).toEqual([owned - moved, moved])
    }),
  )
})

it('a withdrawal of any amount pays one fen per tenth, without a fee, or is returned in full', () => {
  fc.assert(
    fc.property(tenths, fc.nat(1_000), fc.boolean(), (coin, rest, isPaid) => {
      const balances = new Map([[income, coin + rest]])
      book(withdrawalEntry('w', 'a', coin), balances)
      expect([balances.get(income), balances.get(held)]).toEqual([rest, coin])
      book(isPaid ? payoutEntry('w', 'op', coin) : withdrawalBackEntry('w', 'a', coin), balances)
      const end = [balances.get(income), balances.get(held), balances.get(paidOut) ?? 0]
      expect(end).toEqual(isPaid ? [rest, 0, coin] : [coin + rest, 0, 0])
    }),
  )
})

it('a recharge of any package credits coins and bonus, and clears its price to the fen', () => {
  fc.assert(
    fc.property(tenths, fc.nat(999_999_999), tenths, (coin, give, money) => {
      const balances = new Map<string, number>()
      book(rechargeEntry({ id: 'o', account: 'a', coin, give, money }), balances)
      const owed = [
        platformOf('sold', 'diamond'),
        platformOf('bonus', 'diamond'),
        platformOf('takings', 'fen'),
        platformOf('gateway', 'fen'),
      ]
      const found = owed.map((account) => balances.get(nameOfAccount(account)) ?? 0)
      expect([balanceOf(balances, 'a'), ...found]).toEqual([coin + give, -coin, 0 - give, -money, money])
    }),
  )
})

it('no envelope or scheme pays out more than was paid into it, regardless of others', () => {
  const sale = (scheme: string, amount: number) => ({ scheme, from: 'a', amount, title: undefined })
  fc.assert(
    fc.property(tenths, tenths, tenths, (paid, other, more) => {
      const balances = new Map([[nameOfAccount(consumptionOf('a')), 2 * (paid + other)]])
      for (const entry of [envelopeEntry('one', 'a', paid), envelopeEntry('two', 'a', other)]) expect(book(entry, balances)).not.toBeNull()
      for (const entry of [schemeSaleEntry(sale('one', paid)), schemeSaleEntry(sale('two', other))])
        expect(book(entry, balances)).not.toBeNull()
      expect(balanceOf(balances, 'a')).toBe(0)
      expect(book(envelopeShareEntry('one', 'b', paid + more), balances)).toBeNull()
      expect(book(schemePaidEntry(sale('one', paid + more), { owner: 'b', amount: 0 }), balances)).toBeNull()
      expect(book(envelopeShareEntry('one', 'b', paid), balances)).not.toBeNull()
      expect(book(envelopeShareEntry('one', 'c', 1), balances)).toBeNull()
    }),
  )
})

it('only house accounts may be negative, except those holding funds for others', () => {
  expect([consumptionOf('a'), incomeOf('a'), goldOf('a'), platformOf('held', 'diamond')].some(mayOwe)).toBe(false)
  expect(mayOwe(platformOf('sold', 'diamond'))).toBe(true)
  expect(mayOwe({ owner: 'held', kind: 'consumption', asset: 'diamond' })).toBe(false)
  expect(platform).toBe('@house')
  expect(balanceOf(new Map(), 'a')).toBe(0)
})
