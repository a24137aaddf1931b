// Routes of experts: list and rankings, profile, following, labels, applications.
import type { FastifyInstance } from 'fastify'
import type { ExpertCard } from '../../../contract/expert/expert.ts'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { applicationOf, apply } from './application.ts'
import type { ExpertDeps } from './deps.ts'
import { presentExperts } from './present.ts'
import { countFollowers, findLabels, isExpert, listExperts, setExpertFollow } from './store.ts'

type Ranked = (one: ExpertCard) => number | null

export function registerExpertPages(app: FastifyInstance, deps: ExpertDeps): void {
  const { db, records, clock, now } = deps

  route(app, 'GET api/Expert/getList', async ({ account, query }) => {
    const { by = 'recent', range = 'all', sport, followed } = query
    const [rows, snapshot] = await Promise.all([listExperts(db, account?.id ?? null), records.read()])
    const all = (await presentExperts(deps, rows, account?.id ?? '')).map((card) => ({
      ...card,
      record: snapshot.record(card.id, { range, sport }),
    }))
    // A rate without enough samples is meaningless: such experts are not ranked.
    const enough =
      (value: Ranked): Ranked =>
      (one) =>
        one.record.sample >= expertLimits.leastSample ? value(one) : null
    const ranked: Record<typeof by, Ranked> = {
      rate: enough(({ record }) => record.low),
      // Plays without a price have no known return.
      return: enough(({ record }) => (record.priced >= expertLimits.leastSample ? record.return : null)),
      followers: ({ followers }) => followers,
      recent: ({ id, open }) => (open > 0 ? Number.MAX_SAFE_INTEGER / 2 + open : snapshot.lastAt(id)),
    }
    const list = all
      .filter((one) => followed === undefined || one.followed)
      .flatMap((card) => {
        const value = ranked[by](card)
        return value === null ? [] : [{ card, value }]
      })
      .sort((a, b) => b.value - a.value || (a.card.id < b.card.id ? -1 : 1))
      .map(({ card }) => card)
    const { limit, offset } = pageOf(query)
    return {
      list: list.slice(offset, offset + limit),
      total: list.length,
      least_sample: expertLimits.leastSample,
      updated_at: new Date(clock.now()).toISOString(),
    }
  })

  route(app, 'GET api/Expert/getHome', async ({ account, query: { id } }) => {
    const me = account?.id ?? ''
    const row = (await listExperts(db, null)).find(({ account_id }) => account_id === id)
    const [[expert], snapshot] = await Promise.all([presentExperts(deps, row ? [row] : [], me), records.read()])
    if (!expert) throw fail('not-found')
    return {
      expert,
      types: {
        result: snapshot.record(id, { type: 'result' }),
        handicap: snapshot.record(id, { type: 'handicap' }),
        total: snapshot.record(id, { type: 'total' }),
      },
      calibration: snapshot.calibration(id),
      changes: snapshot.changes(id),
      me: id === me,
    }
  })

  route(app, 'GET api/Expert/labels', async ({ query: { id } }) => ({ labels: (await findLabels(db, [id])).get(id) ?? [] }))

  route(app, 'POST api/Expert/follow', async ({ account, body: { id, on } }) => {
    const me = account.id
    if (id === me) throw fail('invalid-input')
    if (on && !(await isExpert(db, id))) throw fail('not-found')
    await setExpertFollow(db, me, id, on, new Date(now()))
    return { followed: on, followers: (await countFollowers(db, [id])).get(id) ?? 0 }
  })

  route(app, 'POST api/Expert/apply', ({ account, body }) => apply(deps, account.id, body))
  route(app, 'GET api/Expert/application', ({ account }) => applicationOf(deps, account.id))
}
