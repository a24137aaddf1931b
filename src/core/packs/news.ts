// The last fifty news with their texts and pictures.
import { limits } from '../../../contract/limits/limits.ts'
import type { NewsArticle, NewsCard } from '../../../contract/news.ts'
import { call } from '../api/api.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { PackItem, PackSource } from './packs.ts'

const newsKey = 'GET api/Portal_post/getList2'

/** What belongs to one article: its answer, as the page reads it. */
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

export const newsPack: PackSource = {
  name: 'news',
  refreshAfter: 6 * 3_600_000,
  async load({ signal, kept, progress }) {
    const { list } = await call(newsKey, { query: { limit: String(limits.packNews) }, signal })
    let done = 0
    const items = await fewAtOnce(list, async (card): Promise<PackItem> => {
      const known = (await kept(`article ${card.id}`)) as ArticleContent | undefined
      const isSame = known?.article?.published_at === card.published_at && known.article.title.zh === card.title.zh
      const item = known && isSame ? articleItem(known, card.id) : await loadArticle(card.id, signal)
      done += 1
      progress(done / list.length)
      return item
    })
    return { items: [{ key: 'list', data: list }, ...items], count: list.length }
  },
}
