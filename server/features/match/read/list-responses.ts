// List responses: finished bytes from memory, older days from the database.
import type { AllMatchBody, LeagueEntry, MatchList } from '../../../../contract/match/match.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { chooseFeatured } from '../../../../rules/match/featured.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { Context } from '../../../core/context.ts'
import type { Prepared } from '../../../core/http/envelope.ts'
import { etagOf, prepared } from '../../../core/http/envelope.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Directory } from '../directory.ts'
import { findCores, listCores } from '../store.ts'
import { dayRange } from './day-range.ts'
import { hotEntries } from './hot.ts'
import { defaultZone, inListOrder, type ListQuery, listQuery, pageOf, queryKey } from './match-list.ts'
import { createResponseCache, envelopeOf, listEnvelope } from './response-cache.ts'
import type { Snapshot, SnapshotEntry } from './snapshot.ts'

/** Maximum bytes of cached lists. */
const cacheBytes = 8_000_000

export interface ListResponses {
  list(body: AllMatchBody): Prepared | Promise<MatchList>
  hot(): Prepared
  /** The match on the home page's stage, if a stream covers it; null: none. */
  featured(): string | null
  leagues(sport: Sport | undefined): Prepared
}

export function createListResponses(context: Pick<Context, 'db' | 'clock'>, snapshot: Snapshot, directory: Directory): ListResponses {
  const { db, clock } = context
  const cache = createResponseCache(cacheBytes)
  const stamp = (): string => `${snapshot.version} ${snapshot.minute()}`
  const isHotLeague = (id: string): boolean => directory.leagues.get(id)?.hot === true

  function fromMemory(query: ListQuery): Buffer {
    const { list, total } = pageOf(snapshot.entries(), query)
    return listEnvelope(list.map(snapshot.bytesOf), total)
  }

  function hotNow(): SnapshotEntry[] {
    const weight = ({ core }: SnapshotEntry): number => (core.hot ? 2 : 0) + (isHotLeague(core.league_id) ? 1 : 0)
    return hotEntries(snapshot.entries(), clock.now(), weight)
  }

  async function fromDatabase(query: ListQuery): Promise<MatchList> {
    const { range, ids } = query
    const missing = ids ? [...ids].filter((id) => !snapshot.get(id)) : []
    const found = range
      ? await listCores(db, new Date(range.from).toISOString(), new Date(range.to).toISOString())
      : await findCores(db, missing)
    const entries = new Map<string, SnapshotEntry>()
    for (const core of found) entries.set(core.id, { core, odds: null, time: Date.parse(core.match_time), bytes: null, written: 0 })
    for (const entry of snapshot.entries()) entries.set(entry.core.id, entry)
    const { list, total } = pageOf(inListOrder(entries.values(), isHotLeague), query)
    return { list: list.map(snapshot.rowOf), total }
  }

  function leagueEntries(sport: Sport | undefined): LeagueEntry[] {
    const range = dayRange(dayIn(clock.now(), defaultZone), 1, defaultZone)
    const counts = new Map<string, { live: number; today: number }>()
    for (const { core, time } of snapshot.entries()) {
      const count = counts.get(core.league_id) ?? { live: 0, today: 0 }
      if (core.status === 'live') count.live += 1
      if (range && time >= range.from && time < range.to) count.today += 1
      counts.set(core.league_id, count)
    }
    return [...directory.leagues.values()]
      .filter((league) => !sport || league.sport === sport)
      .map(({ id, sport: of, name, short, mark, color, initial, hot }) => {
        const { live, today } = counts.get(id) ?? { live: 0, today: 0 }
        return { id, sport: of, name, short, mark, color, initial, live, today, hot }
      })
      .sort((a, b) => rankOf(a.initial) - rankOf(b.initial) || Number(b.hot) - Number(a.hot) || (a.id < b.id ? -1 : 1))
  }

  return {
    list(body) {
      const query = listQuery(body, clock.now())
      if (!query) throw fail('invalid-input', { field: body.day === undefined ? 'tz' : 'day' })
      if (query.range ? !snapshot.covers(query.range) : query.ids && [...query.ids].some((id) => !snapshot.get(id)))
        return fromDatabase(query)
      if (!query.ids && !query.followed) return cache.get(queryKey(query), stamp(), () => fromMemory(query))
      const buffer = fromMemory(query)
      return prepared(buffer, etagOf(buffer))
    },
    hot: () =>
      cache.get('hot', stamp(), () => {
        const entries = hotNow()
        return listEnvelope(entries.map(snapshot.bytesOf), entries.length)
      }),
    featured() {
      const row = chooseFeatured(hotNow().map(snapshot.rowOf))
      return row?.status === 'live' && row.streams > 0 ? row.id : null
    },
    leagues: (sport) => cache.get(`leagues ${sport ?? ''}`, stamp(), () => envelopeOf({ list: leagueEntries(sport) })),
  }
}

/** A to Z, then #. */
const rankOf = (initial: string): number => (initial === '#' ? 256 : initial.charCodeAt(0))
