import { beforeEach, describe, expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { network } from '../../../core/api/freshness.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { lastHeard, watchConnection } from './heard.ts'
import { clearRows, upsertRows } from './row/row-store.ts'

let time = 0
watchConnection(() => time)

beforeEach(() => {
  clearRows()
  network.set(true)
  liveConnection.set('waiting')
})

describe('row age', () => {
  it('is the age of its fetch while no socket is open', () => {
    upsertRows([sampleRow()], 1_000_000)
    expect(lastHeard('m1', 1_050_000)).toBe(1_000_000)
  })
  it('is zero while the socket is open, and counts from the moment it closed', () => {
    upsertRows([sampleRow()], 2_000_000)
    liveConnection.set('open')
    expect(lastHeard('m1', 2_500_000)).toBe(2_500_000)
    time = 2_600_000
    liveConnection.set('waiting')
    expect(lastHeard('m1', 2_700_000)).toBe(2_600_000)
  })
  it('counts from the loss of the network, even before the socket notices it', () => {
    upsertRows([sampleRow()], 3_000_000)
    liveConnection.set('open')
    time = 3_100_000
    network.set(false)
    expect(lastHeard('m1', 3_200_000)).toBe(3_100_000)
  })
  it('is the age of a cached copy opened after the connection was lost, until the match is refetched', () => {
    liveConnection.set('open')
    time = 9_000_000
    liveConnection.set('waiting')
    upsertRows([sampleRow()], 4_000_000, true)
    expect(lastHeard('m1', 9_300_000)).toBe(4_000_000)
    upsertRows([sampleRow()], 9_400_000)
    liveConnection.set('open')
    time = 9_500_000
    liveConnection.set('waiting')
    expect(lastHeard('m1', 9_600_000)).toBe(9_500_000)
  })
})
