// Rows of the product's tables that differ from a recount, as lines of text.
import { isSeasonPart } from '../../../rules/match/table/season-part.ts'
import type { ProductTable } from './product-tables.ts'
import { groupKey } from './raw-tables.ts'
import type { CountedRow, Recount } from './recount.ts'

/** Conferences split a single table; groups that the file does not name exist only in the product. */
function keysFor(group: string | null): string[] {
  if (group === null || group.endsWith('-conference')) return ['league']
  return isSeasonPart(group) ? [group] : [groupKey(group), 'groups', 'league']
}

const shown = (row: CountedRow): string =>
  `${row.played} played ${row.won}-${row.drawn}-${row.lost} ${row.for}:${row.against} ${row.points} points`

export function differingRows(tables: readonly ProductTable[], recounted: Recount, nameOf: (team: string) => string): string[] {
  const differing: string[] = []
  const seen = new Set<CountedRow>()
  for (const { group, rows } of tables) {
    const key = keysFor(group).find((one) => recounted.has(one)) ?? ''
    for (const row of rows) {
      const counted = recounted.get(key)?.get(row.team)
      if (counted) seen.add(counted)
      if (counted && shown(counted) === shown(row)) continue
      const other = counted ? shown(counted) : 'in no such table'
      differing.push(`${group ?? 'table'}: ${nameOf(row.team)} has ${shown(row)}, recounted ${other}`)
    }
  }
  for (const [key, rows] of recounted)
    for (const [team, row] of rows) if (!seen.has(row)) differing.push(`${key}: ${nameOf(team)} is in no table, recounted ${shown(row)}`)
  return differing
}
