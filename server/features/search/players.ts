// Players by name. Too many for the index on devices: only the server searches them, in a separate index that is built on first use and
// rebuilt when stale; the old one is searched meanwhile.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import { openIndex, type SearchIndex } from '../../../rules/search/search-index.ts'
import type { Context } from '../../core/context.ts'
import type { FeedTeam } from '../match/feed-message.ts'
import { listPlayers, type TeamPlayer } from '../match/players/store.ts'
import { type Named, namesOf } from './columns.ts'
import { type FoundEntries, findEntries, type Page } from './find-entries.ts'
import { createKeyCache } from './keys.ts'
import type { SearchSource } from './source.ts'

export interface PlayerFinder {
  /** Exact matches first. `near`: allows near matches if nothing matches exactly. */
  find(text: string, near: boolean, page?: Page): Promise<FoundEntries>
}

/** Real milliseconds until it is rebuilt, and the minimum between rebuilds caused by new or changed teams. */
const maxAge = 10 * 60_000
const rests = 2_000
/** Names folded before yielding to other tasks. */
const atOnce = 100
/** Maximum key length in the URL of a player's page. */
const longestKey = 80
const ofHotLeague = 100

/** Sports with player pages. */
const hasPlayers = ({ sport }: FeedTeam): boolean => sport === 'football' || sport === 'basketball'

export function createPlayerFinder(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { directory }: SearchSource,
  now: () => number = Date.now,
): PlayerFinder {
  const keys = createKeyCache()
  let made: { index: SearchIndex; at: number; teams: number } | null = null
  let making: Promise<SearchIndex> | null = null

  function namedOf({ team: id, key, name }: TeamPlayer): Named[] {
    const team = directory.teams.get(id)
    if (!team || key === '' || key.length > longestKey) return []
    const weight = directory.leagues.get(team.league_id)?.hot ? ofHotLeague : 0
    return [
      {
        id: key,
        sport: team.sport,
        name,
        short: team.short,
        keys: keys.of(Object.values(name)),
        mark: `${id},${team.crest}`,
        weight,
        at: 0,
      },
    ]
  }

  async function build(): Promise<SearchIndex> {
    const teams = [...directory.teams.values()].filter(hasPlayers).map(({ id }) => id)
    const players = await listPlayers(db, teams)
    const entries: Named[] = []
    keys.rotate()
    for (const [place, player] of players.entries()) {
      entries.push(...namedOf(player))
      if (place % atOnce === atOnce - 1) await yieldEventLoop()
    }
    return openIndex({
      format: 2,
      names: [namesOf('player', entries)],
      matches: { id: [], league: [], home: [], away: [], time: [], weight: [] },
    })
  }

  function make(): Promise<SearchIndex> {
    const teams = directory.version
    making ??= build()
      .then((index) => {
        made = { index, at: now(), teams }
        return index
      })
      .finally(() => {
        making = null
      })
    return making
  }

  async function current(): Promise<SearchIndex> {
    const age = made ? now() - made.at : Number.POSITIVE_INFINITY
    if (!made || (made.teams !== directory.version && age > rests)) return make()
    if (age > maxAge) make().catch((error: unknown) => log.error({ err: error }, 'player index rebuild failed'))
    return made.index
  }

  return { find: async (text, near, page) => findEntries(await current(), 'player', text, near, page) }
}
