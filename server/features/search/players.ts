// Players by name. They are too many for the index of the devices: the server alone searches them, in an index of their own that is
// made when it is first asked for, and again when it is old, while the old one is still searched.
import { setImmediate as turn } from 'node:timers/promises'
import { openIndex, type SearchIndex } from '../../../rules/search/search-index.ts'
import type { Context } from '../../core/context.ts'
import type { FeedTeam } from '../match/feed-message.ts'
import { listPlayers, type TeamPlayer } from '../match/players/store.ts'
import { type Named, namesOf } from './columns.ts'
import { keptKeys } from './keys.ts'
import { type FoundEntries, lookFor, type Page } from './look.ts'
import type { SearchSource } from './source.ts'

export interface PlayerFinder {
  /** Those who are called so exactly come first. `near`: spelled nearly so, where nobody is spelled so. */
  find(text: string, near: boolean, page?: Page): Promise<FoundEntries>
}

/** Real milliseconds after which it is made again, and between two that are made because teams have come or changed. */
const keptFor = 10 * 60_000
const rests = 2_000
/** Names that are folded before others get their turn. */
const atOnce = 100
/** What the address of a player's page takes. */
const longestKey = 80
const ofHotLeague = 100

/** Sports whose players have pages. */
const hasPlayers = ({ sport }: FeedTeam): boolean => sport === 'football' || sport === 'basketball'

export function createPlayerFinder(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { directory }: SearchSource,
  now: () => number = Date.now,
): PlayerFinder {
  const keys = keptKeys()
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
    const things: Named[] = []
    keys.turn()
    for (const [place, player] of players.entries()) {
      things.push(...namedOf(player))
      if (place % atOnce === atOnce - 1) await turn()
    }
    return openIndex({
      format: 2,
      names: [namesOf('player', things)],
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
    if (age > keptFor) make().catch((error: unknown) => log.error({ err: error }, 'the index of players could not be made again'))
    return made.index
  }

  return { find: async (text, near, page) => lookFor(await current(), 'player', text, near, page) }
}
