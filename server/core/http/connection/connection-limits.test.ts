import { expect, it } from 'vitest'
import { connectionShares, connectionsWithin } from './connection-limits.ts'

it('reserves file descriptors for the database and the disk, at low and high limits', () => {
  expect([connectionsWithin(300, 40), connectionsWithin(1_024, 60), connectionsWithin(1_048_576, 60), connectionsWithin(64, 60)]).toEqual([
    160, 623, 1_048_004, 16,
  ])
})

it('gives one IPv6 network at most half of the connections', () => {
  expect([connectionShares(160), connectionShares(100_000)]).toEqual([
    { perAddress: 40, perNetwork: 80 },
    { perAddress: 2_000, perNetwork: 8_000 },
  ])
})
