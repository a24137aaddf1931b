// The news route: the list, or one article with related content.
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../contract/limits/limits.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findArticle, findArticles, listNews, listRelated } from './store.ts'

/** Number of related cards beside an article. */
const relatedCards = 6

const pageOf = ({ page = '1', limit = '20' }: { page?: string; limit?: string }): { limit: number; offset: number } => {
  const size = Math.min(Math.max(Number(limit), 1), limits.pageSize)
  return { limit: size, offset: (Math.max(Number(page), 1) - 1) * size }
}

export function registerNews(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  route(app, 'GET api/Portal_post/getList2', async ({ query }) => {
    const now = clock.now()
    if (query.id === undefined) {
      const { list, total } = await listNews(db, query, now, pageOf(query))
      if (!query.whole) return { list, total, article: null }
      const ids = list.map(({ id }) => id)
      return { list, total, article: null, articles: await findArticles(db, ids, now) }
    }
    const article = await findArticle(db, query.id, now)
    if (!article) throw fail('not-found', { news: query.id })
    const list = await listRelated(db, article, now, relatedCards)
    return { list, total: list.length, article }
  })
}
