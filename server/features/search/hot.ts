// The hot searches: what people search for, filled up with the hot teams and leagues of today.
import type { HotSearch } from '../../../contract/config.ts'
import { limits } from '../../../contract/limits.ts'
import { dayIn } from '../../../rules/day.ts'
import type { Context } from '../../core/context.ts'
import type { SearchSource } from './source.ts'
import { listSearched, type Searched } from './store.ts'

/** Milliseconds that the list is kept. */
const keptFor = 10_000
const zone = 'Asia/Shanghai'

/** Hot teams and leagues of the day around `now`, those of hot matches first. */
function hotToday({ directory, snapshot }: SearchSource, now: number): Searched[] {
  const today = dayIn(now, zone)
  const isHot = (leagueId: string): boolean => directory.leagues.get(leagueId)?.hot === true
  const heat = (core: { hot: boolean; status: string; league_id: string }): number =>
    (core.hot ? 4 : 0) + (isHot(core.league_id) ? 2 : 0) + (core.status === 'live' ? 1 : 0)
  return snapshot
    .entries()
    .filter(({ core, time }) => core.status === 'live' || dayIn(time, zone) === today)
    .sort((a, b) => heat(b.core) - heat(a.core) || a.time - b.time || (a.core.id < b.core.id ? -1 : 1))
    .flatMap(({ core }): Searched[] => [
      { kind: 'team', id: core.home_team_id },
      { kind: 'team', id: core.away_team_id },
      { kind: 'league', id: core.league_id },
    ])
}

/** The first ten that are known, each once. */
function pickHot(candidates: readonly Searched[], directory: SearchSource['directory']): HotSearch[] {
  const picked = new Map<string, HotSearch>()
  for (const { kind, id } of candidates) {
    if (picked.size === limits.hotSearches) break
    const named = kind === 'team' ? directory.teams.get(id) : directory.leagues.get(id)
    if (!named || picked.has(`${kind} ${id}`)) continue
    const { zh, en, vi } = named.short
    picked.set(`${kind} ${id}`, { kind, id, short_name_zh: zh, short_name_en: en, short_name_vi: vi })
  }
  return [...picked.values()]
}

export function createHotSearches(context: Pick<Context, 'db' | 'clock'>, source: SearchSource): () => Promise<HotSearch[]> {
  const { directory } = source
  let kept: { until: number; list: Promise<HotSearch[]> } | null = null

  async function read(): Promise<HotSearch[]> {
    const searched = await listSearched(context.db, limits.hotSearches)
    const known = [...directory.leagues.keys()].map((id): Searched => ({ kind: 'league', id }))
    return pickHot([...searched, ...hotToday(source, context.clock.now()), ...known], directory)
  }

  return () => {
    if (kept && kept.until > Date.now()) return kept.list
    const list = read()
    kept = { until: Date.now() + keptFor, list }
    list.catch(() => {
      kept = null
    })
    return list
  }
}
