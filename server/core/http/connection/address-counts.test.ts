import { expect, it } from 'vitest'
import { AddressCounts } from './address-counts.ts'

const acquire = (counts: AddressCounts, address: string): boolean => {
  const hasRoom = counts.hasRoom(address)
  if (hasRoom) counts.add(address)
  return hasRoom
}

it('limits an address, and an IPv6 network to a multiple', () => {
  const counts = new AddressCounts({ perAddress: 2 })
  expect([1, 2, 3].map(() => acquire(counts, '192.0.2.1'))).toEqual([true, true, false])
  const subnets = Array.from({ length: 10 }, (_, subnet) => acquire(counts, `2001:db8:1:${subnet}`))
  expect(subnets.filter(Boolean)).toHaveLength(8)
  expect([acquire(counts, '2001:db8:2:1'), acquire(counts, '192.0.2.2')]).toEqual([true, true])
  counts.remove('2001:db8:1:0')
  expect([acquire(counts, '2001:db8:1:9'), acquire(counts, '2001:db8:1:10')]).toEqual([true, false])
})

it('limits a network to perNetwork', () => {
  const counts = new AddressCounts({ perAddress: 2, perNetwork: 3 })
  expect([0, 1, 2, 3].map((subnet) => acquire(counts, `2001:db8:1:${subnet}`))).toEqual([true, true, true, false])
})
