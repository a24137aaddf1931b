// The search calls and the hot searches.
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../contract/limits.ts'
import type { NewsCard } from '../../../contract/news.ts'
import { countCharacters } from '../../../rules/text-fold.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/fail.ts'
import { route } from '../../core/route.ts'
import { createSearchCounter } from './counter.ts'
import { createFind, type Found } from './find.ts'
import { createHotSearches } from './hot.ts'
import type { SearchSource } from './source.ts'
import type { Searched } from './store.ts'

/** Finds news by a folded part of their titles. */
export type SearchNews = (text: string) => Promise<NewsCard[]>

/** A search that names one thing, or few, is a wish for it; one that finds half the directory is not. */
const mostMeant = 3

/**
 * Registers the search calls. `anchor` and `live` answer empty lists: streamers and their rooms come with part 4, and
 * until then there is nothing to search.
 */
export function registerSearch(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  source: SearchSource,
  searchNews: SearchNews,
): void {
  const find = createFind(source)
  const hotSearches = createHotSearches(context, source)
  const counter = createSearchCounter(context)
  app.addHook('onClose', () => counter.close())

  function asked(name: string): string {
    if (countCharacters(name) > limits.searchLength) throw fail('invalid-input', { field: 'name' })
    return name
  }
  function count({ teams, leagues }: Found): void {
    const meant = [...teams, ...leagues].map(({ kind, id }): Searched => ({ kind: kind === 'team' ? 'team' : 'league', id }))
    if (meant.length <= mostMeant) counter.count(meant)
  }

  route(app, 'GET api/Search/index', async ({ query }) => {
    const name = asked(query.name)
    const found = find(name, context.clock.now())
    count(found)
    return { ...found, news: await searchNews(name) }
  })

  route(app, 'GET api/Search/match', ({ query }) => {
    const found = find(asked(query.name), context.clock.now())
    count(found)
    return { list: found.matches }
  })

  route(app, 'GET api/Search/anchor', ({ query }) => {
    asked(query.name)
    return { list: [] }
  })
  route(app, 'GET api/Search/live', ({ query }) => {
    asked(query.name)
    return { list: [] }
  })

  route(app, 'GET api/universal/getHot', async () => ({ hot_match: await hotSearches() }))
}
