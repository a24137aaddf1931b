import { expect, it } from 'vitest'
import type { PackRecord } from '../../core/storage/db.ts'
import { budgetParts, packFreshness } from './pack-freshness.ts'

const pack = (name: string, patch: Partial<PackRecord> = {}): PackRecord => ({
  name,
  wanted: true,
  savedAt: 1_000,
  bytes: 10,
  count: 1,
  ...patch,
})
const day = 86_400_000

it('marks a pack as stale after a day, and ignores an empty one', () => {
  expect(packFreshness(pack('news'), 1_000 + day)).toBe('good')
  expect(packFreshness(pack('news'), 1_001 + day)).toBe('old')
  expect(packFreshness(pack('news', { bytes: 0, savedAt: 0 }), 1_001 + day)).toBe('none')
  expect(packFreshness(undefined, 0)).toBe('none')
})

it('lists the parts that use storage, largest first and incidentally cached data last', () => {
  const packs = new Map(
    [pack('schedule', { bytes: 20 }), pack('news', { bytes: 50 }), pack('search', { bytes: 0 })].map((one) => [one.name, one]),
  )
  expect(budgetParts(packs, 90)).toEqual([
    { kind: 'news', bytes: 50 },
    { kind: 'schedule', bytes: 20 },
    { kind: 'other', bytes: 90 },
  ])
  expect(budgetParts(new Map(), 0)).toEqual([])
})
