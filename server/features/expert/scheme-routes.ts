// Routes of schemes: lists, detail, the public check of a hash, publishing, buying, tipping.
import type { FastifyInstance } from 'fastify'
import type { SchemeCard } from '../../../contract/expert/scheme.ts'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import { offersOf } from '../../../rules/expert/play.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { entryKeyOf } from '../../core/idempotency/key.ts'
import { moneyRoute } from '../../core/idempotency/money-route.ts'
import { buyScheme, tipScheme, titleOf } from './buy.ts'
import type { ExpertDeps } from './deps.ts'
import { isRevealed, presentScheme, presentSchemes } from './present.ts'
import { playableMatch, publish } from './publish.ts'
import { findByHash, findScheme, listForecastMatches, listForecasts, listSchemes, type SchemeFilter, sumTips } from './scheme-store.ts'
import { canonicalOf, hashOf } from './seal.ts'
import { isExpert } from './store.ts'
import { findExpertTerms } from './terms.ts'

export function registerSchemes(app: FastifyInstance, deps: ExpertDeps): void {
  const { db, matches, ledger, now } = deps
  const money = { db, now, open: () => ledger.isOpen() }

  async function page(
    filter: SchemeFilter,
    query: { page?: string; limit?: string },
    me: string,
  ): Promise<{ list: SchemeCard[]; total: number }> {
    const { rows, total } = await listSchemes(db, filter, pageOf(query))
    return { list: await presentSchemes(deps, rows, me), total }
  }
  const titleFor = async (tx: Tx, schemeId: string) => {
    const row = await findScheme(tx, schemeId)
    return row && titleOf((await matches.find([row.match_id], tx)).get(row.match_id))
  }

  route(app, 'GET api/Expert/schemeList', ({ account, query }) => {
    const { id, match, state } = query
    const reader = account?.id ?? null
    return page({ expert: id, matches: match === undefined ? undefined : [match], state, reader }, query, reader ?? '')
  })
  route(app, 'GET api/Expert/bought', ({ account, query }) => page({ buyer: account.id }, query, account.id))

  route(app, 'GET api/Expert/forecast', async ({ account, query }) => {
    const reader = account?.id ?? null
    const ids = await listForecastMatches(db, query.sport, reader)
    const { limit, offset } = pageOf(query)
    const wanted = ids.slice(offset, offset + limit)
    const cards = await presentSchemes(deps, await listForecasts(db, wanted, reader, expertLimits.forecastSchemes), account?.id ?? '')
    const list = wanted.flatMap((id) => {
      const schemes = cards.filter(({ match }) => match.id === id)
      return schemes[0] ? [{ match: schemes[0].match, schemes }] : []
    })
    return { list, total: ids.length }
  })

  route(app, 'GET api/Expert/scheme', async ({ account, query: { id } }) => {
    const row = await findScheme(db, id)
    const view = row && (await presentScheme(deps, row, account?.id ?? ''))
    if (!view) throw fail('not-found')
    return { scheme: view, terms: await findExpertTerms(db) }
  })

  route(app, 'GET api/Expert/hashCheck', async ({ query: { hash } }) => {
    const row = await findByHash(db, hash)
    if (!row) return { known: false, scheme: null, locked_at: null, match_time: null, before_start: false, canonical: null, matches: null }
    const canonical = isRevealed(row) ? canonicalOf(row) : null
    return {
      known: true,
      scheme: row.id,
      locked_at: row.locked_at.toISOString(),
      match_time: row.match_time.toISOString(),
      before_start: row.locked_at < row.match_time,
      canonical,
      matches: canonical === null ? null : hashOf(canonical) === row.hash,
    }
  })

  route(app, 'GET api/Expert/offers', async ({ account, query }) => {
    if (!(await isExpert(db, account.id))) throw fail('forbidden')
    const match = await playableMatch(deps, query.match)
    return { match, offers: offersOf(match.sport, await matches.odds(match.id)), terms: await findExpertTerms(db) }
  })

  route(app, 'POST api/Expert/publish', async ({ account, body }) => {
    const me = account.id
    const view = await presentScheme(deps, await publish(deps, me, body), me)
    if (!view) throw fail('not-found')
    return view
  })

  moneyRoute(app, money, 'POST api/Expert/buy', async ({ tx, account, body, now: at }) => {
    const buying = { scheme: body.id, account: account.id, title: await titleFor(tx, body.id), confirmed: body.confirm ?? false }
    const { row, balance } = await buyScheme(tx, buying, at)
    return { price: row.price, balance }
  })

  moneyRoute(app, money, 'POST api/Expert/tip', async ({ tx, account, body, scope, now: at }) => {
    const { id, amount } = body
    const tipping = {
      id: entryKeyOf(scope),
      scheme: id,
      account: account.id,
      title: await titleFor(tx, id),
      amount,
      confirmed: body.confirm ?? false,
    }
    const balance = await tipScheme(tx, tipping, at)
    return { amount: amount ?? 0, balance, tips: await sumTips(tx, id) }
  })
}
