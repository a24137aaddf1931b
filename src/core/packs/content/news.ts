// The latest fifty news with their texts and pictures.
import { limits } from '../../../../contract/limits/limits.ts'
import type { NewsArticle, NewsCard } from '../../../../contract/news.ts'
import { call } from '../../api/api.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { PackItem, PackSource } from '../packs.ts'

const newsKey = 'GET api/Portal_post/getList2'

/** One article in the shape of the response that its page reads. */
export interface ArticleContent {
  list: NewsCard[]
  total: number
  article: NewsArticle | null
}

export const picturesOf = (article: NewsArticle): string[] => [
  ...new Set([article.cover, ...article.body.flatMap((block) => (block.src ? [block.src] : []))].filter((path) => path.startsWith('/'))),
]

export async function loadArticle(id: string, signal?: AbortSignal): Promise<PackItem> {
  const data: ArticleContent = await call(newsKey, { query: { id }, signal })
  return articleItem(data, id)
}

const articleItem = (data: ArticleContent, id: string): PackItem => ({
  key: `article ${id}`,
  data,
  pictures: data.article ? picturesOf(data.article) : [],
})

/** Cards beside an article. */
const beside = 6
/** Maximum number of new articles that are requested one by one. */
const mostSingle = 5

/** Content of an article's page: the article and the most related cards of the pack, by the server's criteria. */
export function contentOf(article: NewsArticle, cards: readonly NewsCard[]): ArticleContent {
  const shared = (card: NewsCard): number =>
    (card.match_id !== null && card.match_id === article.match_id ? 8 : 0) +
    (card.team_ids.some((id) => article.team_ids.includes(id)) ? 4 : 0) +
    (card.league_id !== null && card.league_id === article.league_id ? 2 : 0) +
    (card.sport === article.sport ? 1 : 0)
  const list = cards
    .filter((card) => card.id !== article.id && shared(card) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, beside)
  return { list, total: list.length, article }
}

/** Whether a cached article matches its listed card; a change of the comment count alone is no correction. */
const isAsListed = (article: NewsArticle, card: NewsCard): boolean =>
  Object.entries(card).every(
    ([name, value]) => name === 'comments' || JSON.stringify(article[name as keyof NewsCard]) === JSON.stringify(value),
  )

export const newsPack: PackSource = {
  name: 'news',
  refreshAfter: 6 * 3_600_000,
  async load({ signal, findSaved, progress }) {
    const query = { limit: String(limits.packNews) }
    const { list } = await call(newsKey, { query, signal })
    const known = new Map<string, ArticleContent>()
    for (const card of list) {
      const content = (await findSaved(`article ${card.id}`)) as ArticleContent | undefined
      if (content?.article && isAsListed(content.article, card)) known.set(card.id, content)
    }
    // Many new articles are one call: one call each would exceed the rate limit of an address.
    if (list.length - known.size > mostSingle) {
      const { articles = [] } = await call(newsKey, { query: { ...query, whole: '1' }, signal })
      for (const article of articles) if (!known.has(article.id)) known.set(article.id, contentOf(article, list))
    }
    let done = 0
    const items = await fewAtOnce(list, async ({ id }): Promise<PackItem> => {
      const content = known.get(id)
      const item = content ? articleItem(content, id) : await loadArticle(id, signal)
      done += 1
      progress(done / list.length)
      return item
    })
    return { items: [{ key: 'list', data: list }, ...items], count: list.length }
  },
}
