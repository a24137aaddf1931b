// Routes of the fan ratings of players.
import type { FastifyInstance } from 'fastify'
import { ratingLimits } from '../../../contract/limits/rating-limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchRatings } from '../../../contract/match/rating.ts'
import { meanOf, playedIn, ratingWindow } from '../../../rules/match/rating.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findExtras, listEvents } from './read/detail-store.ts'
import { findEnd, setRating, sumRatings } from './read/rating-store.ts'

type Rated = Pick<MatchRow, 'id' | 'sport' | 'status'>
export interface RatingDeps extends Pick<Context, 'db' | 'clock'> {
  coreOf(id: string): Promise<Rated | undefined>
}

export function registerRatings(app: FastifyInstance, { db, clock, coreOf }: RatingDeps): void {
  async function find(id: string): Promise<Rated> {
    const core = await coreOf(id)
    if (!core) throw fail('not-found', { match: id })
    return core
  }
  const windowOf = async ({ id, status }: Rated) => ratingWindow(status, status === 'over' ? await findEnd(db, id) : null, clock.now())

  async function present(core: Rated, me: string): Promise<MatchRatings> {
    const [{ state, until }, { list, people }] = await Promise.all([windowOf(core), sumRatings(db, core.id, me)])
    return {
      id: core.id,
      state,
      until: until === null ? null : new Date(until).toISOString(),
      people,
      list: list.map(({ player, sample, sum, mine }) => ({ player, sample, mean: meanOf(sum, sample), mine })),
      fewest: ratingLimits.fewest,
    }
  }

  route(app, 'GET api/hot_match/ratings', async ({ account, query }) => present(await find(query.id), account?.id ?? ''))

  route(app, 'POST api/hot_match/rate', async ({ account, body: { id, player, points } }) => {
    const me = account.id
    const core = await find(id)
    if ((await windowOf(core)).state !== 'open') throw fail('unavailable')
    const [{ lineups }, events] = await Promise.all([findExtras(db, id), listEvents(db, id)])
    const played = lineups && playedIn(core.sport, lineups, events)
    if (!played || ![...played.home, ...played.away].some((one) => one.id === player)) throw fail('invalid-input')
    await setRating(db, { match_id: id, player_id: player, account_id: me, points })
    return present(core, me)
  })
}
