import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MatchPatch } from '../../../../../contract/live.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../../tests/support/match/sample-row.ts'
import { currentRow } from './row-merge.ts'
import { clearRows, patchCoverage, patchRowOdds, patchRows, rowStatuses, rows, upsertRows } from './row-store.ts'

/** Versions of a match: each step increments the seq, or keeps it and advances the timestamp. */
const history = fc
  .array(fc.record({ event: fc.boolean(), home_score: fc.nat(9), yellow_home: fc.nat(5), rooms: fc.nat(9) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    const versions = [sampleRow({ status: 'live' })]
    steps.forEach(({ event, ...fields }, index) => {
      const before = versions.at(-1) as MatchRow
      const updated_at = new Date(Date.UTC(2026, 6, 18, 12, 0, index + 1)).toISOString()
      versions.push({ ...before, ...fields, seq: before.seq + (event ? 1 : 0), updated_at })
    })
    return versions
  })

const patchTo = (versions: readonly MatchRow[], index: number): MatchPatch => {
  const [before, after] = [versions[index - 1] as MatchRow, versions[index] as MatchRow]
  const changed = Object.entries(after).filter(([key, value]) => before[key as keyof MatchRow] !== value)
  return { ...Object.fromEntries(changed), id: after.id, seq: after.seq, updated_at: after.updated_at }
}

beforeEach(clearRows)

describe('row store', () => {
  it('converges to the true state for any interleaving of reads and repeated patches', () => {
    fc.assert(
      fc.property(
        history,
        fc.array(fc.record({ kind: fc.constantFrom('read', 'repeat'), of: fc.nat(12), after: fc.nat(12) })),
        (versions, noise) => {
          clearRows()
          upsertRows([versions[0] as MatchRow], 0)
          for (let index = 1; index < versions.length; index += 1) {
            patchRows([patchTo(versions, index)], 0)
            for (const { kind, of, after } of noise) {
              if (after !== index) continue
              // A read may be older than the known row or ahead of the socket; a repeat is never ahead.
              if (kind === 'read') upsertRows([versions[of % versions.length] as MatchRow], 0)
              else patchRows([patchTo(versions, 1 + (of % index))], 0)
            }
          }
          expect(rows.get('m1')).toEqual(versions.at(-1))
        },
      ),
    )
  })
  it('converges to the true state, however stale a response is that arrives during socket updates', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.nat(), fc.nat(), fc.option(fc.nat()), (versions, lost, came, written, shown) => {
        clearRows()
        const within = (value: number, from: number, to: number): number => from + (value % (to - from + 1))
        const end = versions.length - 1
        // The socket sends everything after `joined`; the shown row, if any, is from before.
        const joined = within(lost, 0, end)
        if (shown !== null) upsertRows([versions[within(shown, 0, joined)] as MatchRow], 0)
        const comes = within(came, joined, end)
        const fetched = versions[within(written, joined, comes)] as MatchRow
        for (let index = joined; index <= end; index += 1) {
          if (index > joined) patchRows([patchTo(versions, index)], 900_000)
          if (index === comes) upsertRows([fetched], 901_000)
        }
        expect(rows.get('m1')).toEqual(versions.at(-1))
      }),
    )
  })
  it('shows a goal scored while a list containing its match was being fetched', () => {
    const [before, goal] = [
      sampleRow({ seq: 4, status: 'live', home_score: 0 }),
      { id: 'm1', seq: 5, updated_at: '2026-07-18T12:00:01.000Z' },
    ]
    patchRows([{ ...goal, home_score: 1 }], 1_000)
    upsertRows([{ ...before, updated_at: '2026-07-18T12:00:00.000Z' }], 2_000)
    expect(rows.get('m1')).toMatchObject({ seq: 5, home_score: 1 })
  })
  it('uses the score of a response, even if a card was patched into a row without its goals meanwhile', () => {
    const at = (second: number): string => `2026-07-18T12:00:0${second}.000Z`
    upsertRows([sampleRow({ seq: 4, status: 'live', home_score: 0, updated_at: at(0) })], 0)
    // After a long absence the list is requested again. Its response was produced before a card.
    patchRows([{ id: 'm1', seq: 8, updated_at: at(3), yellow_home: 2 }], 900_000)
    upsertRows([sampleRow({ seq: 7, status: 'live', home_score: 3, yellow_home: 1, updated_at: at(2) })], 901_000)
    expect(rows.get('m1')).toMatchObject({ seq: 8, home_score: 3, yellow_home: 2 })
  })
  it('keeps the odds and rooms received while a list containing their match was being fetched', () => {
    const coverage = (streams: number) => ({ rooms: 2, streams, announced: 0, streamers: [] })
    const line = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 0, away_move: 0 }
    const odds = { handicap: line, total: line, win: line, updated_at: '2026-07-18T13:00:00.000Z' }
    patchRowOdds([{ id: 'm1', odds }], 1_000)
    patchCoverage([{ id: 'm1', ...coverage(1) }], 1_000)
    upsertRows([sampleRow({ odds: null })], 2_000)
    expect(rows.get('m1')).toMatchObject({ streams: 1, odds })
    // Whether or not this window knows the row.
    patchCoverage([{ id: 'm1', ...coverage(2) }], 3_000)
    upsertRows([sampleRow({ ...coverage(1), odds: null })], 4_000)
    expect(rows.get('m1')).toMatchObject({ streams: 2, odds })
  })
  it('shows odds and rooms received since a list was fetched, although they carry no seq', () => {
    const line = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 0, away_move: 0 }
    const odds = { handicap: line, total: line, win: line, updated_at: '2026-07-18T13:00:00.000Z' }
    const read = sampleRow({ odds: null })
    upsertRows([read], 0)
    patchRowOdds([{ id: 'm1', odds }], 1_000)
    patchCoverage([{ id: 'm1', rooms: 3, streams: 2, announced: 0, streamers: [] }], 1_000)
    expect(currentRow(read, rows.get('m1'))).toMatchObject({ odds, rooms: 3, streams: 2 })
    // A newer read is shown before the store has it.
    const newer = sampleRow({ seq: 9, home_score: 4 })
    expect(currentRow(newer, rows.get('m1'))).toBe(newer)
    expect(currentRow(read, undefined)).toBe(read)
  })
  it('does not apply current patches to an old copy', () => {
    patchRows([{ id: 'm1', seq: 9, updated_at: '2026-07-18T12:00:01.000Z', yellow_home: 2 }], 900_000)
    upsertRows([sampleRow({ seq: 4, status: 'live' })], 0)
    expect(rows.get('m1')?.seq).toBe(4)
  })
  it('keeps the same object when nothing newer arrives, to avoid a re-render', () => {
    const row = sampleRow({ seq: 4 })
    upsertRows([row], 0)
    let calls = 0
    rows.subscribe('m1', () => (calls += 1))
    upsertRows([sampleRow({ seq: 3, home_score: 9 })], 0)
    patchRows([{ id: 'm1', seq: 3, home_score: 9 }], 0)
    expect(rows.get('m1')).toBe(row)
    expect(calls).toBe(0)
  })
  it('returns the existing object when a put or patch has equal content, however it was created', () => {
    const coverage = { rooms: 2, streams: 1, announced: 0, streamers: [{ nickname: '一号', avatar: '' }] }
    // As parsed from the wire: it shares no object.
    const read = (): MatchRow => JSON.parse(JSON.stringify(sampleRow({ seq: 4, status: 'live', ...coverage })))
    upsertRows([read()], 1_000)
    patchRows([{ id: 'm1', seq: 5, updated_at: '2026-07-18T12:00:01.000Z', home_score: 1, periods: [[1, 0]] }], 2_000)
    patchCoverage([{ id: 'm1', ...coverage, streams: 2 }], 3_000)
    const known = rows.get('m1')
    let calls = 0
    rows.subscribe('m1', () => (calls += 1))
    // Like a screen that puts its read on each render.
    for (let drawing = 0; drawing < 3; drawing += 1) upsertRows([read()], 1_000)
    patchRows([{ id: 'm1', seq: 5, updated_at: '2026-07-18T12:00:01.000Z', home_score: 1, periods: [[1, 0]] }], 4_000)
    patchCoverage([{ id: 'm1', ...coverage, streams: 2, streamers: [{ nickname: '一号', avatar: '' }] }], 4_000)
    expect(rows.get('m1')).toBe(known)
    expect(known).toMatchObject({ home_score: 1, streams: 2 })
    expect(calls).toBe(0)
  })
  it('notifies only the readers of the changed match', () => {
    upsertRows([sampleRow(), sampleRow({ id: 'm2' })], 0)
    const calls: string[] = []
    rows.subscribe('m1', () => calls.push('m1'))
    rows.subscribe('m2', () => calls.push('m2'))
    patchRows([{ id: 'm2', seq: 1, home_score: 1 }], 0)
    expect(calls).toEqual(['m2'])
  })
  it('notifies only readers that display prices of a price, and all readers of a score', () => {
    upsertRows([sampleRow()], 0)
    const calls: string[] = []
    rows.subscribe('m1', () => calls.push('with'))
    rows.subscribe('m1', () => calls.push('without'), false)
    const line = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 0, away_move: 0 }
    const odds = { handicap: line, total: line, win: line, updated_at: '2026-07-18T13:00:00.000Z' }
    patchRowOdds([{ id: 'm1', odds }], 0)
    expect(calls).toEqual(['with'])
    expect(rows.get('m1')?.odds).toEqual(odds)
    patchRows([{ id: 'm1', seq: 1, home_score: 1 }], 0)
    expect(calls).toEqual(['with', 'with', 'without'])
  })
  it('counts a status change once per batch, and no score change', () => {
    upsertRows([sampleRow(), sampleRow({ id: 'm2' })], 0)
    const before = rowStatuses.get()
    patchRows([{ id: 'm1', seq: 1, home_score: 1 }], 0)
    expect(rowStatuses.get()).toBe(before)
    patchRows(
      [
        { id: 'm1', seq: 2, status: 'live' },
        { id: 'm2', seq: 1, status: 'live' },
      ],
      0,
    )
    expect(rowStatuses.get()).toBe(before + 1)
  })
  it('counts a changed start time, which moves the match in lists by day', () => {
    upsertRows([sampleRow({ status: 'upcoming' })], 0)
    const before = rowStatuses.get()
    patchRows([{ id: 'm1', seq: 1, match_time: '2026-07-21T12:00:00.000Z' }], 0)
    expect(rowStatuses.get()).toBe(before + 1)
    upsertRows([sampleRow({ status: 'upcoming', seq: 2, match_time: '2026-07-22T12:00:00.000Z' })], 0)
    expect(rowStatuses.get()).toBe(before + 2)
  })
  it('leaves a match not shown in any list to the next read', () => {
    patchRows([{ id: 'unknown', seq: 1, home_score: 1 }], 0)
    expect(rows.get('unknown')).toBeUndefined()
  })
})
