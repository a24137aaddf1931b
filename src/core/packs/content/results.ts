// The last fifty results with their details. Cached details without later corrections are not fetched again.
import { limits } from '../../../../contract/limits/limits.ts'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { call } from '../../api/api.ts'
import { productNow } from '../../clock/product-clock.ts'
import { addDays, dayOf } from '../../text/format.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { PackItem, PackSource } from '../packs.ts'

/** How many days back to look for results: the range widens until there are fifty. */
const reach = [2, 4, 14] as const

export const resultsPack: PackSource = {
  name: 'results',
  refreshAfter: 6 * 3_600_000,
  async load({ tz, signal, findSaved, progress }) {
    const rows = await lastResults(tz, signal)
    let done = 0
    const items = await fewAtOnce(rows, async (row): Promise<PackItem> => {
      const known = (await findSaved(`detail ${row.id}`)) as MatchDetail | undefined
      // Every correction increments `seq`.
      const data = known?.match.seq === row.seq ? known : await call('GET api/hot_match/detail', { query: { id: row.id }, signal })
      done += 1
      progress(done / rows.length)
      return { key: `detail ${row.id}`, data }
    })
    return { items: [{ key: 'rows', data: rows }, ...items], count: rows.length }
  },
}

async function lastResults(tz: string, signal: AbortSignal | undefined): Promise<MatchRow[]> {
  const today = dayOf(productNow(), tz)
  let rows: MatchRow[] = []
  for (const days of reach) {
    const body = { day: addDays(today, 1 - days), days, tz, status: 'over', limit: limits.pageSizeMax } as const
    rows = (await call('POST api/hot_match/all_match', { body, signal })).list
    if (rows.length >= limits.packResults) break
  }
  return rows.sort((a, b) => Date.parse(b.match_time) - Date.parse(a.match_time)).slice(0, limits.packResults)
}
