// The tables of every league that has one, the list of leagues, and the head of each league's data page.
import type { Standings } from '../../../../contract/match/standings.ts'
import { call } from '../../api/api.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { PackItem, PackSource } from '../packs.ts'

export const tablesPack: PackSource = {
  name: 'tables',
  refreshAfter: 12 * 3_600_000,
  async load({ signal, progress }) {
    const { list: leagues } = await call('GET api/hot_match/initial_list', { query: {}, signal })
    let done = 0
    const read = await fewAtOnce(leagues, async ({ id, sport }): Promise<{ table: PackItem | null; head: PackItem | null }> => {
      const query = { league_id: id }
      const data: { list: Standings[] } = await call('GET api/hot_match/standings', { query, signal })
      const hasPage = sport === 'football' || sport === 'basketball'
      const head = hasPage ? { key: `league ${id}`, data: await call('GET api/Data/league', { query, signal }) } : null
      done += 1
      progress(done / leagues.length)
      return { table: data.list.length > 0 ? { key: `table ${id}`, data } : null, head }
    })
    const tables = read.flatMap(({ table }) => table ?? [])
    return { items: [{ key: 'leagues', data: leagues }, ...tables, ...read.flatMap(({ head }) => head ?? [])], count: tables.length }
  },
}
