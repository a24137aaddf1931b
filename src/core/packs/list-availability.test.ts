import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contractVersion } from '../../../contract/wire/version.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import type { CopyRecord } from '../storage/db.ts'
import type { ScheduleContent } from './content/schedule.ts'
import { saveCopy } from './copies.ts'
import { findListAvailability } from './list-availability.ts'

const copies = vi.hoisted(() => new Map<string, unknown>())
const items = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../storage/db.ts', () => {
  const copy = {
    put: async (record: CopyRecord) => void copies.set(record.key, record),
    bulkDelete: async () => undefined,
    toCollection: () => ({ primaryKeys: async () => [...copies.keys()] }),
    orderBy: () => ({ reverse: () => ({ keys: async () => [] }) }),
    where: () => ({ anyOf: (keys: string[]) => ({ primaryKeys: async () => keys.filter((key) => copies.has(key)) }) }),
  }
  const packItem = { get: async ([pack, key]: [string, string]) => items.get(`${pack} ${key}`) }
  const transaction = async (...given: unknown[]): Promise<unknown> => (given.at(-1) as () => Promise<unknown>)()
  return { db: { copy, setting: { get: async () => undefined }, packItem, transaction } }
})

const tz = 'Asia/Shanghai'
/** Query key of /schedule for a day: that day and the next. */
const listOf = (day: string) => ['POST api/hot_match/all_match', { body: { day, days: 2, tz, limit: 500 } }]
const days = ['2026-03-07', '2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13']

function storeSchedule(): void {
  const data: ScheduleContent = {
    rows: [sampleRow({ id: 'far', match_time: '2026-03-12T12:00:00Z' })],
    day: '2026-03-07',
    days: 3,
    tz,
  }
  items.set('schedule rows', { data, savedAt: 1, contract: contractVersion })
}

beforeEach(() => {
  copies.clear()
  items.clear()
})

describe('days stored on this device', () => {
  it('are complete up to the last day of the pack, and partial where only follows are stored', async () => {
    storeSchedule()
    expect(await findListAvailability(days.map(listOf))).toEqual(['whole', 'whole', 'none', 'part', 'none'])
  })
  it('are complete where the list was read, and none on an empty device', async () => {
    expect(await findListAvailability(days.map(listOf))).toEqual(days.map(() => 'none'))
    await saveCopy(listOf('2026-03-13'), { list: [], total: 0 }, 5)
    expect(await findListAvailability(days.map(listOf))).toEqual(['none', 'none', 'none', 'none', 'whole'])
  })
})
