// How the news pack loads: cached articles stay, and many new articles are one call.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewsArticle, NewsCard } from '../../../../contract/news.ts'
import { call } from '../../api/api.ts'
import { type ArticleContent, contentOf, newsPack } from './news.ts'

vi.mock('../../api/api.ts', () => ({ call: vi.fn() }))

const name = (text: string) => ({ zh: text, en: text, vi: text })
const card = (id: string, more: Partial<NewsCard> = {}): NewsCard => ({
  id,
  sport: 'football',
  topic: 'flash',
  title: name(id),
  summary: name(''),
  cover: `/news/${id}.webp`,
  author: name(''),
  published_at: '2026-11-21T12:00:00.000Z',
  league_id: null,
  team_ids: [],
  match_id: null,
  comments: 0,
  ...more,
})
const article = (one: NewsCard): NewsArticle => ({ ...one, body: [{ type: 'p', text: name('text') }] })

describe('news pack', () => {
  const cards = Array.from({ length: 8 }, (_, index) => card(`a${index}`))
  const asked: object[] = []
  beforeEach(() => {
    asked.length = 0
    vi.mocked(call).mockImplementation((async (_key: string, { query }: { query: { id?: string; whole?: string } }) => {
      asked.push(query)
      const one = cards.find(({ id }) => id === query.id)
      if (one) return { list: [], total: 0, article: article(one) }
      return { list: cards, total: 60, article: null, ...(query.whole && { articles: cards.map(article) }) }
    }) as unknown as typeof call)
  })
  const load = (saved: readonly string[]) =>
    newsPack.load({
      tz: 'UTC',
      progress: () => undefined,
      findSaved: async (key) => {
        const one = cards.find(({ id }) => key === `article ${id}`)
        return one && saved.includes(one.id) ? ({ list: [], total: 0, article: article(one) } satisfies ArticleContent) : undefined
      },
    })

  it('takes two calls on an empty device, and holds the list, texts and pictures', async () => {
    const { items, count } = await load([])
    expect(asked).toEqual([{ limit: '50' }, { limit: '50', whole: '1' }])
    expect([count, items.length]).toEqual([8, 9])
    expect(items[1]).toMatchObject({ key: 'article a0', pictures: ['/news/a0.webp'], data: { article: { id: 'a0' } } })
  })
  it('requests a few new articles individually, and none that is already stored', async () => {
    const { items } = await load(cards.slice(2).map(({ id }) => id))
    expect(asked).toEqual([{ limit: '50' }, { id: 'a0' }, { id: 'a1' }])
    expect(items).toHaveLength(9)
  })
  it('refetches an article corrected in any language or with a new picture, but not for a new comment', async () => {
    const saved = structuredClone(cards)
    const changed: Partial<NewsCard>[] = [
      { title: { ...name('a0'), vi: 'sửa' } },
      { summary: name('corrected') },
      { cover: '/news/b.webp' },
    ]
    for (const [index, change] of changed.entries()) Object.assign(cards[index] as NewsCard, change)
    ;(cards[3] as NewsCard).comments = 7
    await newsPack.load({
      tz: 'UTC',
      progress: () => undefined,
      findSaved: async (key) => {
        const one = saved.find(({ id }) => key === `article ${id}`)
        return one && { list: [], total: 0, article: article(one) }
      },
    })
    expect(asked).toEqual([{ limit: '50' }, { id: 'a0' }, { id: 'a1' }, { id: 'a2' }])
  })
})

it('lists the most closely related articles beside an article, newest first', () => {
  const about = { match_id: 'm1', league_id: 'l1', team_ids: ['t1'] }
  const cards = [
    card('other', { sport: 'tennis' }),
    card('sport'),
    card('own', about),
    card('league', { league_id: 'l1' }),
    card('team', { team_ids: ['t2', 't1'] }),
    card('match', { match_id: 'm1' }),
    card('sport too'),
  ]
  const { list, total } = contentOf(article(card('own', about)), cards)
  expect([list.map(({ id }) => id), total]).toEqual([['match', 'team', 'league', 'sport', 'sport too'], 5])
})
