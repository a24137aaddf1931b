import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { setProductClock } from '../clock/product-clock.ts'
import { emptyDetail, findNews, hotRows, isComplete, matchRows } from './find.ts'

const row = (id: string, match_time: string, more: Partial<MatchRow> = {}): MatchRow => sampleRow({ id, match_time, ...more })
const tz = 'Asia/Shanghai'
/** 23:30 and 00:30 in Shanghai are two days; in UTC they are one. */
const rows = [
  row('late', '2026-03-07T15:30:00Z', { sport: 'football', status: 'over' }),
  row('night', '2026-03-07T16:30:00Z', { sport: 'football', league_id: 'cup' }),
  row('basket', '2026-03-08T02:00:00Z', { sport: 'basketball', home_team_id: 'lions' }),
]
const ids = (body: Parameters<typeof matchRows>[1]): string[] => matchRows(rows, body).map(({ id }) => id)

describe('reads from stored packs', () => {
  beforeAll(() => {
    const at = '2026-03-07T12:00:00Z'
    setProductClock({ feed: at, real: new Date().toISOString(), speed: 1 })
  })

  it('use the days of the requested time zone', () => {
    expect(ids({ day: '2026-03-07', tz })).toEqual(['late'])
    expect(ids({ day: '2026-03-08', tz })).toEqual(['night', 'basket'])
    expect(ids({ day: '2026-03-07', tz: 'UTC' })).toEqual(['late', 'night'])
    expect(ids({ day: '2026-03-07', days: 2, tz })).toEqual(['late', 'night', 'basket'])
    expect(ids({ tz })).toEqual(['late'])
  })

  it('filter like the server', () => {
    expect(ids({ day: '2026-03-07', days: 2, tz, sport: 'basketball' })).toEqual(['basket'])
    expect(ids({ day: '2026-03-07', days: 2, tz, status: 'over' })).toEqual(['late'])
    expect(ids({ league_id: 'cup' })).toEqual(['night'])
    expect(ids({ ids: ['basket', 'gone'] })).toEqual(['basket'])
    expect(ids({ day: '2026-03-07', days: 2, tz, team_ids: ['lions'], league_ids: ['cup'] })).toEqual(['night', 'basket'])
    expect(ids({ day: '2026-03-07', days: 2, tz, limit: 1 })).toEqual(['late'])
  })

  it('report whether the requested days are stored completely', () => {
    const packed = { rows, day: '2026-03-07', days: 3, tz }
    expect(isComplete(packed, { day: '2026-03-08', days: 2, tz })).toBe(true)
    expect(isComplete(packed, { day: '2026-03-09', days: 2, tz })).toBe(false)
    expect(isComplete(packed, { day: '2026-03-06', tz })).toBe(false)
    expect(isComplete(packed, { day: '2026-03-08', tz: 'UTC' })).toBe(false)
    expect(isComplete(packed, { ids: ['late'] })).toBe(false)
    expect(isComplete(undefined, { day: '2026-03-08', tz })).toBe(false)
  })

  it('sort the nearest hot matches first', () => {
    const hot = rows.map((one) => ({ ...one, hot: one.id !== 'basket' }))
    expect(hotRows(hot).map(({ id }) => id)).toEqual(['late', 'night'])
  })

  it('build the detail of an upcoming match with the table of its own group', () => {
    const table = (team_id: string) => ({ league_id: 'cup', group: null, provisional: false, rows: [{ team_id }], updated_at: '' })
    const tables = [table('other'), table('lions')] as unknown as Parameters<typeof emptyDetail>[1]
    expect(emptyDetail(rows[2] as MatchRow, tables).standings).toBe(tables[1])
    expect(emptyDetail(rows[0] as MatchRow, tables)).toMatchObject({ events: [], standings: null })
  })

  it('page and filter the news', () => {
    const card = (id: number, topic: string) => ({ id: String(id), topic, sport: 'football', league_id: null })
    const cards = Array.from({ length: 30 }, (_, index) => card(index, index % 3 === 0 ? 'transfer' : 'report')) as unknown as Parameters<
      typeof findNews
    >[0]
    expect(findNews(cards, { page: '2' }).list.map(({ id }) => id)).toEqual(cards.slice(20).map(({ id }) => id))
    expect(findNews(cards, { topic: 'transfer', limit: '50' })).toMatchObject({ total: 10, article: null })
  })
})
