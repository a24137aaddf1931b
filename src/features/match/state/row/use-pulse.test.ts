import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleRow } from '../../../../../tests/support/match/sample-row.ts'
import { network } from '../../../../core/api/freshness.ts'
import { runNow } from '../../../../core/clock/now.ts'
import { setProductClock } from '../../../../core/clock/product-clock.ts'
import { liveConnection } from '../../../../core/socket/live-connection.ts'
import { watchConnection } from '../heard.ts'
import { clearRows, upsertRows } from './row-store.ts'
import { pulseOf } from './use-pulse.ts'

const start = Date.parse('2026-07-18T12:00:00Z')
const running = sampleRow({
  status: 'live',
  phase: 'first-half',
  match_time: new Date(start).toISOString(),
  clock: { elapsed: 0, at: new Date(start).toISOString(), running: true, added: null },
})

const at = (minutes: number): void => {
  vi.setSystemTime(start + minutes * 60_000)
}

beforeEach(() => {
  vi.useFakeTimers()
  at(0)
  setProductClock({ feed: new Date(start).toISOString(), real: new Date(start).toISOString(), speed: 1 })
  clearRows()
  network.set(true)
  liveConnection.set('open')
  upsertRows([running], start)
  return () => vi.useRealTimers()
})
watchConnection(() => Date.now())

describe('a running match', () => {
  it('is live and ticks while updates arrive', () => {
    at(12)
    runNow(true)
    expect(pulseOf(running)).toMatchObject({ live: true, minute: '13′' })
  })
  it('stops looking live the moment the network is lost, and its minute stops', () => {
    at(12)
    network.set(false)
    expect(pulseOf(running)).toMatchObject({ live: false, minute: '13′', age: 0 })
    at(14)
    expect(pulseOf(running)).toMatchObject({ live: false, minute: '13′' })
  })
  it('is not live again while a lost connection is only being retried', () => {
    liveConnection.set('waiting')
    expect(pulseOf(running).live).toBe(false)
    liveConnection.set('connecting')
    expect(pulseOf(running).live).toBe(false)
    liveConnection.set('open')
    expect(pulseOf(running).live).toBe(true)
  })
})
