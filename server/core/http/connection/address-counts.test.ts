import { expect, it } from 'vitest'
import { AddressCounts } from './address-counts.ts'

const take = (counts: AddressCounts, address: string): boolean => {
  const hasRoom = counts.hasRoom(address)
  if (hasRoom) counts.add(address)
  return hasRoom
}

it('bounds an address, and all of an IPv6 network by a few times as much', () => {
  const counts = new AddressCounts({ perAddress: 2 })
  expect([1, 2, 3].map(() => take(counts, '192.0.2.1'))).toEqual([true, true, false])
  const lines = Array.from({ length: 10 }, (_, line) => take(counts, `2001:db8:1:${line}`))
  expect(lines.filter(Boolean)).toHaveLength(8)
  expect([take(counts, '2001:db8:2:1'), take(counts, '192.0.2.2')]).toEqual([true, true])
  counts.remove('2001:db8:1:0')
  expect([take(counts, '2001:db8:1:9'), take(counts, '2001:db8:1:10')]).toEqual([true, false])
})

it('bounds a network by less where it is said', () => {
  const counts = new AddressCounts({ perAddress: 2, perNetwork: 3 })
  expect([0, 1, 2, 3].map((line) => take(counts, `2001:db8:1:${line}`))).toEqual([true, true, true, false])
})
