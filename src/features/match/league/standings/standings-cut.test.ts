import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTable } from './standings-cut.ts'

const table = (count: number) => Array.from({ length: count }, (_, index) => ({ team_id: String(index + 1) }))
const ids = (rows: readonly { team_id: string }[]) => rows.map(({ team_id }) => team_id)
const shownOf = (count: number, marked: readonly string[], most: number) => cutTable(table(count), marked, most).map(({ row }) => row)
/** Renders the rows as 1 2 … 9. */
const drawn = (count: number, marked: readonly string[], most: number): string =>
  cutTable(table(count), marked, most)
    .map(({ row, jumps }) => (jumps ? `… ${row.team_id}` : row.team_id))
    .join(' ')

describe('top of the table', () => {
  it('keeps a marked team at the edge next to one below it', () => {
    expect(ids(shownOf(16, ['8', '9'], 8))).toEqual(['1', '2', '3', '4', '5', '6', '8', '9'])
    expect(ids(shownOf(16, ['2', '16'], 4))).toEqual(['1', '2', '3', '16'])
  })
  it('marks omitted rows only between two shown rows', () => {
    expect(drawn(16, ['8', '9'], 8)).toBe('1 2 3 4 5 6 … 8 9')
    expect(drawn(16, ['5', '12'], 5)).toBe('1 2 3 … 5 … 12')
    expect(drawn(16, ['2', '3'], 5)).toBe('1 2 3 4 5')
    expect(drawn(16, ['15', '16'], 2)).toBe('… 15 16')
    expect(drawn(6, [], 99)).toBe('1 2 3 4 5 6')
  })
  it('contains every marked team, in order, and as many rows as fit', () => {
    fc.assert(
      fc.property(fc.nat(24), fc.subarray(ids(table(24))), fc.nat(30), (count, marked, most) => {
        const rows = table(count)
        const shown = cutTable(rows, marked, most).map(({ row }) => row)
        const known = ids(rows).filter((id) => marked.includes(id))
        expect(shown).toEqual(rows.filter((row) => shown.includes(row)))
        for (const id of known) expect(ids(shown)).toContain(id)
        expect(shown).toHaveLength(Math.min(count, Math.max(most, known.length)))
      }),
    )
  })
})
