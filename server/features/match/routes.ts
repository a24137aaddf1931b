// Match routes.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { registerData } from './data/routes.ts'
import { sideSupported } from './events.ts'
import { registerLeagueAdmin } from './league-admin-routes.ts'
import type { MatchDomain } from './open.ts'
import { registerRatings } from './rating-routes.ts'
import { findBattle, support } from './read/battle-store.ts'
import { listOdds } from './read/odds-store.ts'
import { findCores } from './store.ts'

export function registerMatch(
  app: FastifyInstance,
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  domain: MatchDomain,
): void {
  const { lists, details, tables, directory, snapshot, odds } = domain
  const coreOf = async (id: string) => snapshot.get(id)?.core ?? (await findCores(db, [id]))[0]

  route(app, 'POST api/hot_match/all_match', ({ body }) => lists.list(body))
  route(app, 'GET api/hot_match/recommend', () => lists.hot())
  route(app, 'GET api/hot_match/initial_list', ({ query }) => lists.leagues(query.sport))

  route(app, 'GET api/hot_match/detail', async ({ query }) => {
    const detail = await details.get(query.id)
    if (!detail) throw fail('not-found', { match: query.id })
    return detail
  })

  route(app, 'GET api/hot_match/standings', async ({ query }) => {
    if (!directory.leagues.has(query.league_id)) throw fail('not-found', { league: query.league_id })
    const { league_id, ...part } = query
    return { list: await tables.of(league_id, part) }
  })

  route(app, 'GET api/hot_match/odds', async ({ query }) => {
    if (!(await coreOf(query.id))) throw fail('not-found', { match: query.id })
    return { list: odds.on ? await listOdds(db, query.id) : [] }
  })

  route(app, 'POST api/hot_match/msgGetSimple', async ({ body, account }) => {
    const id = body.sourceid ?? body.id
    if (id === undefined || (body.id ?? id) !== id) throw fail('invalid-input')
    const core = await coreOf(id)
    if (core?.sport !== body.type) throw fail('not-found', { match: id })
    return { sourceid: id, ...(await findBattle(db, id, account?.id ?? null)) }
  })

  route(app, 'POST api/hot_match/support', async ({ body, account }) => {
    const core = await coreOf(body.id)
    if (!core) throw fail('not-found', { match: body.id })
    if (core.status === 'over' || core.status === 'cancelled') throw fail('unavailable')
    const supported = { accountId: account.id, matchId: body.id, now: Date.now() }
    await support(db, body.id, account.id, body.side, (tx) => events.publish(tx, sideSupported, supported))
    return { sourceid: body.id, ...(await findBattle(db, body.id, account.id)) }
  })

  registerRatings(app, { db, clock, coreOf })
  registerData(app, { db, clock, directory, snapshot })
  registerLeagueAdmin(app, { db }, domain)
}
