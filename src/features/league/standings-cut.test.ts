import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTable } from './standings-cut.ts'

const table = (count: number) => Array.from({ length: count }, (_, index) => ({ team_id: String(index + 1) }))
const ids = (rows: readonly { team_id: string }[]) => rows.map(({ team_id }) => team_id)

describe('the top of a table', () => {
  it('keeps a marked team that stands right at the edge beside one below it', () => {
    expect(ids(cutTable(table(16), ['8', '9'], 8))).toEqual(['1', '2', '3', '4', '5', '6', '8', '9'])
    expect(ids(cutTable(table(16), ['2', '16'], 4))).toEqual(['1', '2', '3', '16'])
  })
  it('holds every marked team, in order, and as many rows as there is room for', () => {
    fc.assert(
      fc.property(fc.nat(24), fc.subarray(ids(table(24))), fc.nat(30), (count, marked, most) => {
        const rows = table(count)
        const shown = cutTable(rows, marked, most)
        const known = ids(rows).filter((id) => marked.includes(id))
        expect(shown).toEqual(rows.filter((row) => shown.includes(row)))
        for (const id of known) expect(ids(shown)).toContain(id)
        expect(shown).toHaveLength(Math.min(count, Math.max(most, known.length)))
      }),
    )
  })
})
