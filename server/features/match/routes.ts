// The calls about matches.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/fail.ts'
import { route } from '../../core/route.ts'
import { findBattle } from './detail-store.ts'
import { listOdds } from './odds-store.ts'
import type { MatchDomain } from './open.ts'
import { findCores } from './store.ts'

export function registerMatch(app: FastifyInstance, { db, config }: Pick<Context, 'db' | 'config'>, domain: MatchDomain): void {
  const { lists, details, tables, directory, snapshot } = domain
  const coreOf = async (id: string) => snapshot.get(id)?.core ?? (await findCores(db, [id]))[0]

  route(app, 'POST api/hot_match/all_match', ({ body }) => lists.list(body))
  route(app, 'GET api/hot_match/recommend', () => lists.hot())
  route(app, 'GET api/hot_match/initial_list', ({ query }) => lists.leagues(query.sport))
  route(app, 'GET api/hot_match/days', ({ query }) => lists.days(query))

  route(app, 'GET api/hot_match/detail', async ({ query }) => {
    const detail = await details.get(query.id)
    if (!detail) throw fail('not-found', { match: query.id })
    return detail
  })

  route(app, 'GET api/hot_match/standings', async ({ query }) => {
    if (!directory.leagues.has(query.league_id)) throw fail('not-found', { league: query.league_id })
    return { list: await tables.of(query.league_id) }
  })

  route(app, 'GET api/hot_match/odds', async ({ query }) => {
    if (!(await coreOf(query.id))) throw fail('not-found', { match: query.id })
    return { list: config.odds ? await listOdds(db, query.id) : [] }
  })

  route(app, 'POST api/hot_match/msgGetSimple', async ({ body }) => {
    const core = await coreOf(body.id)
    if (core?.sport !== body.type) throw fail('not-found', { match: body.id })
    return { sourceid: body.id, ...(await findBattle(db, body.id)) }
  })

  // Accounts come with part 3: until then the guard answers 700 to everyone before these are reached.
  route(app, 'POST api/Basketballuser/collect', refuseGuest)
  route(app, 'POST api/live/reserveMatch', refuseGuest)
  route(app, 'POST api/live/reserveMatch2', refuseGuest)
}

function refuseGuest(): never {
  throw fail('auth-lost')
}
