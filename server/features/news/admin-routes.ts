// Admin routes for news: drafts, edits, publishing and retracting, each with an audit log entry.
import type { FastifyInstance } from 'fastify'
import type { AdminArticle } from '../../../contract/admin/news-admin.ts'
import { isWhole } from '../../../rules/news-whole.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { findCores } from '../match/store.ts'
import { findAdminArticle, listAdminNews, lockArticle, type NewsRow, stateOf, updateNewsState, upsertArticle } from './admin-store.ts'

/** The audit log's copy of an article: without its text, which is long and stored in the article itself. */
const auditState = ({ title, state, sport, topic, published_at }: NewsRow) => ({ title: title.zh, state, sport, topic, published_at })

/** Maximum product milliseconds until a scheduled article is published. */
const longestWait = 366 * 86_400_000

export function registerNewsAdmin(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>, now: () => number = Date.now): void {
  async function one(id: string): Promise<AdminArticle> {
    const article = await findAdminArticle(db, id, clock.now())
    if (!article) throw fail('not-found')
    return article
  }
  /** League and teams of a match; empty without one. */
  async function aboutOf(matchId: string | null) {
    if (matchId === null) return { league_id: null, team_ids: [], match_id: null }
    const [core] = await findCores(db, [matchId])
    if (!core) throw fail('not-found', { field: 'match_id' })
    return { league_id: core.league_id, team_ids: [core.home_team_id, core.away_team_id], match_id: matchId }
  }

  route(app, 'GET api/Desk/news', ({ query }) => listAdminNews(db, query.state ?? 'published', clock.now(), pageOf(query)))
  route(app, 'GET api/Desk/article', ({ query }) => one(query.id))

  route(app, 'POST api/Desk/putNews', async ({ account, body }) => {
    const about = await aboutOf(body.match_id)
    await db.transaction(async (tx) => {
      const before = await lockArticle(tx, body.id)
      const state = before?.state ?? 'draft'
      if (state === 'published' && !isWhole(body)) throw fail('content-needed')
      // An article about a league or teams without a match keeps them.
      const same = before && before.match_id === body.match_id
      const after: NewsRow = {
        ...body,
        ...(same ? { league_id: before.league_id, team_ids: before.team_ids } : about),
        published_at: before?.published_at ?? new Date(clock.now()),
        state,
        edited_at: new Date(now()),
      }
      await upsertArticle(tx, after)
      const done = { by: account.id, act: 'news.put', subject: `news ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ? auditState(before) : null, after: auditState(after) })
    })
    return one(body.id)
  })

  /** The new state on publishing or retracting. */
  function turned(before: NewsRow, on: boolean, at: number | null): Pick<NewsRow, 'state' | 'published_at'> {
    const now = clock.now()
    const state = stateOf(before, now)
    if (on ? state === 'published' : state !== 'published' && state !== 'waiting') throw fail('already-decided')
    // An article that was not public yet becomes a draft again.
    if (!on && state === 'waiting') return { state: 'draft', published_at: new Date(now) }
    if (!on) return { state: 'back', published_at: before.published_at }
    if (at !== null) return { state: 'published', published_at: new Date(at) }
    // The publication time is when readers first saw it; restoring an article is not news.
    return { state: 'published', published_at: state === 'back' ? before.published_at : new Date(now) }
  }

  route(app, 'POST api/Desk/publishNews', async ({ account, body: { id, on, at: publishAt } }) => {
    const at = publishAt === undefined ? null : Date.parse(publishAt)
    const wait = at === null ? 1 : at - clock.now()
    if (Number.isNaN(wait) || wait <= 0 || wait > longestWait || (!on && at !== null)) throw fail('invalid-input', { field: 'at' })
    await db.transaction(async (tx) => {
      const before = await lockArticle(tx, id)
      if (!before) throw fail('not-found')
      if (on && !isWhole(before)) throw fail('content-needed')
      const after = { ...before, ...turned(before, on, at) }
      const { state, published_at } = after
      await updateNewsState(tx, id, { state, published_at, edited_at: new Date(now()) })
      const done = { by: account.id, act: on ? 'news.publish' : 'news.back', subject: `news ${id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: auditState(before), after: auditState(after) })
    })
    return one(id)
  })
}
