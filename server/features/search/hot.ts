// Hot searches: the operator's pins, then the most searched items, filled up with hot teams and leagues that play today.
import { limits } from '../../../contract/limits/limits.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import type { HotSearch } from '../../../contract/search.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { foldText, matcherOfAny } from '../../../rules/text/text-fold.ts'
import { dayIn } from '../../../rules/time/day.ts'
import type { Context } from '../../core/context.ts'
import { findSetting } from '../../core/setting/store.ts'
import type { SearchedRooms } from './rooms.ts'
import type { SearchSource } from './source.ts'
import { findPinned, listSearched, type Searched } from './store.ts'

/** Cache time of the list in milliseconds. */
const maxAge = 10_000
const zone = 'Asia/Shanghai'
/** The setting's key: words, a list of strings, banned in the names of hot searches. */
export const bannedSetting = 'search-banned-words'
export async function findBanned(db: Context['db']): Promise<string[]> {
  const setting = await findSetting<unknown>(db, bannedSetting)
  return Array.isArray(setting) ? setting.filter((word) => typeof word === 'string') : []
}

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

type Named = { name: Name; short: Name } & Pick<HotSearch, 'sport' | 'mark'>

/** Display names in the list: short names of teams and leagues, nicknames of streamers. */
function namesIn({ leagues, teams }: SearchSource['directory'], rooms: SearchedRooms): (one: Searched) => Named | undefined {
  let cards: Map<string, RoomCard> | null = null
  return ({ kind, id }) => {
    if (kind === 'team') {
      const team = teams.get(id)
      return team && { name: team.name, short: team.short, sport: team.sport, mark: team.crest }
    }
    if (kind === 'league') {
      const league = leagues.get(id)
      return league && { name: league.name, short: league.short, sport: league.sport, mark: `${league.mark},${league.color}` }
    }
    cards ??= new Map(rooms.cards().map((card) => [card.uid, card]))
    const card = cards.get(id)
    if (!card?.nickname) return undefined
    const name = { zh: card.nickname, en: card.nickname, vi: card.nickname }
    return { name, short: name, sport: '', mark: card.avatar }
  }
}

/** The first ten that exist and are not banned, without duplicates. */
function pickHot(
  candidates: readonly Searched[],
  nameOf: (one: Searched) => Named | undefined,
  isBanned: (name: string) => boolean,
): HotSearch[] {
  const picked = new Map<string, HotSearch>()
  for (const { kind, id } of candidates) {
    if (picked.size === limits.hotSearches) break
    const named = nameOf({ kind, id })
    if (!named || picked.has(`${kind} ${id}`)) continue
    if ([...Object.values(named.name), ...Object.values(named.short)].some(isBanned)) continue
    const { sport, mark } = named
    const { zh, en, vi } = named.short
    // Teams of two sports may share a short name: as a search they are one.
    if ([...picked.values()].some((one) => one.short_name_zh === zh)) continue
    picked.set(`${kind} ${id}`, { kind, id, short_name_zh: zh, short_name_en: en, short_name_vi: vi, sport, mark })
  }
  return [...picked.values()]
}

export interface HotSearches {
  list(): Promise<HotSearch[]>
  /** Undefined: unknown. */
  nameOf(one: Searched): Name | undefined
  /** Invalidates the list after a change of the operator's settings. */
  invalidate(): void
}

export function createHotSearches(context: Pick<Context, 'db' | 'clock'>, source: SearchSource, rooms: SearchedRooms): HotSearches {
  const { directory } = source
  let cached: { until: number; list: Promise<HotSearch[]> } | null = null

  async function read(): Promise<HotSearch[]> {
    const isBanned = matcherOfAny((await findBanned(context.db)).filter((word) => foldText(word) !== ''))
    // More than the list shows, since some may be banned or gone.
    const searched = await listSearched(context.db, limits.hotSearches * 5)
    const known = [...directory.leagues.keys()].map((id): Searched => ({ kind: 'league', id }))
    const candidates = [...(await findPinned(context.db)), ...searched, ...hotToday(source, context.clock.now()), ...known]
    return pickHot(candidates, namesIn(directory, rooms), isBanned)
  }

  return {
    list() {
      if (cached && cached.until > Date.now()) return cached.list
      const list = read()
      cached = { until: Date.now() + maxAge, list }
      list.catch(() => {
        cached = null
      })
      return list
    },
    nameOf: (one) => namesIn(directory, rooms)(one)?.name,
    invalidate() {
      cached = null
    },
  }
}
