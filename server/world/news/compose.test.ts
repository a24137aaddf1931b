import { expect, it } from 'vitest'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { composePreviews, reportTime } from './compose.ts'
import { storyOf } from './football-story.ts'
import type { Library } from './library.ts'

const now = Date.UTC(2026, 10, 21, 12)
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString()
const coming = (id: string, hours: number, patch: Partial<MatchRow> = {}): MatchRow =>
  sampleRow({ id, status: 'upcoming', match_time: inHours(hours), hot: true, league_id: 'hxcl', ...patch })
const libraryOf = (rows: MatchRow[]): Library => ({
  leagues: new Map(),
  teams: new Map(),
  players: new Map(),
  matches: rows.map((row) => ({ row, venue: null, story: storyOf([]) })),
})

it('previews hot matches in the near future, each once and no two in the same words', () => {
  const rows = [
    coming('begins', 1),
    coming('quiet', 4, { hot: false }),
    coming('first', 5),
    coming('second', 6),
    coming('far', 40),
    coming('elsewhere', 7, { league_id: 'nowhere' }),
  ]
  const made = composePreviews(libraryOf(rows), new Set(), now, 5)
  expect(made.map(({ id, topic, match_id }) => [id, topic, match_id])).toEqual([
    ['p-first', 'preview', 'first'],
    ['p-second', 'preview', 'second'],
  ])
  expect(new Set(made.map(({ body }) => body[0]?.text.zh)).size).toBe(2)
  for (const { published_at } of made) expect(Date.parse(published_at)).toBeLessThan(now)
  expect(composePreviews(libraryOf(rows), new Set(['first']), now, 1).map(({ match_id }) => match_id)).toEqual(['second'])
})

it('reports no match before its end, and nothing in the future', () => {
  const over = (start: number, end: number) => sampleRow({ status: 'over', match_time: inHours(start), updated_at: inHours(end) })
  const late = over(-4, -1)
  expect(reportTime({ row: late }, now)).toBeGreaterThan(Date.parse(late.updated_at))
  // A change on the next day was not the end.
  const corrected = over(-30, -2)
  expect(reportTime({ row: corrected }, now)).toBeLessThan(Date.parse(inHours(-24)))
  const ended = over(-2, -0.01)
  expect(reportTime({ row: ended }, now)).toBeLessThanOrEqual(now)
  expect(reportTime({ row: ended }, now)).toBeGreaterThanOrEqual(Date.parse(ended.updated_at))
})
