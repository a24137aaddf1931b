// Keeps offline scores consistent: a list takes the row that the match's own page cached later. Pure.
import type { MatchRow } from '../../../contract/match/match-row.ts'

type Listed = Pick<MatchRow, 'id' | 'seq' | 'status' | 'match_time'>

const isRow = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'id' in value && 'seq' in value && 'match_time' in value

/** Ids of the matches in a cached list that may have progressed since: begun by `now` (milliseconds) and not over. */
export function unsettledOf(data: unknown, now: number): string[] {
  const { list } = (data ?? {}) as { list?: unknown }
  if (!Array.isArray(list)) return []
  return list.flatMap((row) => (isRow(row) && row.status !== 'over' && Date.parse(row.match_time) <= now ? row.id : []))
}

/** Returns the list with each row replaced by that of `details` if it is newer. */
export function withNewerRows<Data>(data: Data, details: readonly unknown[]): Data {
  const { list } = data as { list?: unknown }
  if (!Array.isArray(list)) return data
  const newer = new Map<string, Listed>()
  for (const detail of details) {
    const { match } = (detail ?? {}) as { match?: unknown }
    if (isRow(match) && match.seq > (newer.get(match.id)?.seq ?? -1)) newer.set(match.id, match)
  }
  const shown = list.map((row: unknown) => {
    const found = isRow(row) ? newer.get(row.id) : undefined
    return found && isRow(row) && found.seq > row.seq ? { ...row, ...found } : row
  })
  return { ...data, list: shown }
}
