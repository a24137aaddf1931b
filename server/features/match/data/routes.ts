// Routes of the data pages. Caches a season's leaders for one minute.
import type { FastifyInstance } from 'fastify'
import { etagOf, type Prepared, prepared } from '../../../core/http/envelope.ts'
import { route } from '../../../core/http/route.ts'
import { envelopeOf } from '../read/response-cache.ts'
import { createLeagueData, type DataDeps, type LeagueAsked } from './league.ts'
import { createTeamData } from './team.ts'

/** Maximum number of seasons with cached leaders. */
const maxEntries = 60

export function registerData(app: FastifyInstance, deps: DataDeps): void {
  const leagues = createLeagueData(deps)
  const teams = createTeamData(deps)
  const cache = new Map<string, { stamp: string; response: Promise<Prepared> }>()

  /** Recomputed at most once a minute. */
  function leaders(query: LeagueAsked): Promise<Prepared> {
    const key = JSON.stringify([query.league_id, query.season ?? null])
    const stamp = String(deps.snapshot.minute())
    const known = cache.get(key)
    if (known?.stamp === stamp) return known.response
    const response = leagues.leaders(query).then((boards) => {
      const buffer = envelopeOf(boards)
      return prepared(buffer, etagOf(buffer))
    })
    cache.delete(key)
    cache.set(key, { stamp, response })
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break
      cache.delete(oldest)
    }
    // A failed read is not cached: the next request retries.
    response.catch(() => cache.delete(key))
    return response
  }

  route(app, 'GET api/Data/league', ({ query }) => leagues.page(query))
  route(app, 'GET api/Data/fixtures', ({ query }) => leagues.fixtures(query))
  route(app, 'GET api/Data/bracket', ({ query }) => leagues.bracket(query))
  route(app, 'GET api/Data/leaders', ({ query }) => leaders(query))
  route(app, 'GET api/Data/team', ({ query }) => teams.page(query))
  route(app, 'GET api/Data/player', ({ query }) => teams.player(query))
}
