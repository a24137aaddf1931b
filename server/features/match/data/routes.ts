// Routes of the data pages. Caches a season's leaders for one minute.
import type { FastifyInstance } from 'fastify'
import { etagOf, type Prepared, prepared } from '../../../core/http/envelope.ts'
import { route } from '../../../core/http/route.ts'
import { envelopeOf } from '../read/answer-cache.ts'
import { createLeagueData, type DataParts, type LeagueAsked } from './league.ts'
import { createTeamData } from './team.ts'

/** Maximum number of seasons with cached leaders. */
const mostKept = 60

export function registerData(app: FastifyInstance, parts: DataParts): void {
  const leagues = createLeagueData(parts)
  const teams = createTeamData(parts)
  const kept = new Map<string, { stamp: string; answer: Promise<Prepared> }>()

  /** Recomputed at most once a minute. */
  function leaders(query: LeagueAsked): Promise<Prepared> {
    const key = JSON.stringify([query.league_id, query.season ?? null])
    const stamp = String(parts.snapshot.minute())
    const known = kept.get(key)
    if (known?.stamp === stamp) return known.answer
    const answer = leagues.leaders(query).then((boards) => {
      const buffer = envelopeOf(boards)
      return prepared(buffer, etagOf(buffer))
    })
    kept.delete(key)
    kept.set(key, { stamp, answer })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    // A failed read is not cached: the next request retries.
    answer.catch(() => kept.delete(key))
    return answer
  }

  route(app, 'GET api/Data/league', ({ query }) => leagues.page(query))
  route(app, 'GET api/Data/fixtures', ({ query }) => leagues.fixtures(query))
  route(app, 'GET api/Data/bracket', ({ query }) => leagues.bracket(query))
  route(app, 'GET api/Data/leaders', ({ query }) => leaders(query))
  route(app, 'GET api/Data/team', ({ query }) => teams.page(query))
  route(app, 'GET api/Data/player', ({ query }) => teams.player(query))
}
