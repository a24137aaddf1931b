import { expect, it } from 'vitest'
import { claimLocks, LockOrderError, type MoneyTx, requireMember } from './lock-order.ts'

const begin = (): MoneyTx => ({}) as MoneyTx

it('sorts locks claimed together', () => {
  expect(claimLocks(begin(), 'member', ['b', 'a', 'b'])).toEqual(['a', 'b'])
})

it('skips locks already held, at any position in the order', () => {
  const tx = begin()
  claimLocks(tx, 'member', ['a', 'b'])
  claimLocks(tx, 'ledger', ['diamond 0 a consumption'])
  expect(claimLocks(tx, 'member', ['b'])).toEqual([])
})

it('rejects a lock of an earlier rank, or an earlier one of the same rank', () => {
  const tx = begin()
  claimLocks(tx, 'member', ['b'])
  expect(() => claimLocks(tx, 'member', ['a'])).toThrow(LockOrderError)
  claimLocks(tx, 'goods', ['scarf'])
  expect(() => claimLocks(tx, 'parcel', ['1'])).toThrow("the lock 'parcel 1' is taken after 'goods scarf'")
  claimLocks(tx, 'ledger', ['diamond 1 @house revenue'])
  expect(() => claimLocks(tx, 'ledger', ['diamond 0 z consumption'])).toThrow(LockOrderError)
  expect(claimLocks(tx, 'ledger', ['gold 0 z gold'])).toHaveLength(1)
})

it('requires the account lock before writing its rows', () => {
  const tx = begin()
  claimLocks(tx, 'member', ['a'])
  requireMember(tx, 'a')
  expect(() => requireMember(tx, 'b')).toThrow('without the lock of the account')
})
