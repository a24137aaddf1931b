// Parts of the site map: a limited number of URLs each, read in batches, and aborted when a read fails.
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readRobots } from '../../../tests/support/preview/read-robots.ts'
import { readXml } from '../../../tests/support/preview/read-xml.ts'
import { robotsText } from './robots.ts'
import { indexText, type MapPage, partAsked, partSize, partStream } from './site-map.ts'

const origin = 'https://stand.example'
const site = { origin, langs: ['zh', 'en'] as const }
function source(total: number) {
  const asked: [limit: number, offset: number][] = []
  return {
    asked,
    async pages(name: string, { limit, offset }: { limit: number; offset: number }): Promise<MapPage[] | null> {
      if (name !== 'news') return null
      asked.push([limit, offset])
      const count = Math.max(0, Math.min(limit, total - offset))
      return Array.from({ length: count }, (_, at) => ({ subject: { kind: 'article', id: `n${offset + at}` }, changedAt: 0 }))
    },
  }
}
async function read(number: number, of: ReturnType<typeof source>): Promise<string[]> {
  const stream = await partStream({ name: 'news', number }, of, site)
  if (!stream) return []
  return readXml(await text(stream)).children.map(({ children }) => children[0]?.text ?? '')
}

it('puts each page in one part, and no more pages in a part than allowed', async () => {
  const total = 2 * partSize + 1_500
  const parts = [await read(1, source(total)), await read(2, source(total)), await read(3, source(total))]
  expect(parts.map(({ length }) => length)).toEqual([partSize, partSize, 1_500])
  expect(new Set(parts.flat()).size).toBe(total)
  expect(parts[1]?.[0]).toBe(`${origin}/detail?id=n${partSize}&lang=zh`)
  expect(await read(4, source(total))).toEqual([])
})

it('is read in batches, with no more reads than needed', async () => {
  const of = source(2_500)
  expect(await read(1, of)).toHaveLength(2_500)
  expect(of.asked).toEqual([
    [1_000, 0],
    [1_000, 1_000],
    [1_000, 2_000],
  ])
})

it('aborts when a read fails', async () => {
  const of = source(3_000)
  const broken = {
    pages: async (name: string, window: { limit: number; offset: number }) => {
      if (window.offset > 0) throw new Error('no answer')
      return of.pages(name, window)
    },
  }
  const stream = await partStream({ name: 'news', number: 1 }, broken, site)
  if (!stream) throw new Error('no part')
  await expect(text(stream)).rejects.toThrow('no answer')
})

it('lists each part with its last change in the index', () => {
  const index = readXml(
    indexText(
      [
        { name: 'news', total: partSize + 1, changedAt: 0 },
        { name: 'rooms', total: 0, changedAt: null },
        { name: 'pages', total: 3, changedAt: null },
      ],
      origin,
    ),
  )
  expect(index.children.map(({ children }) => children.map((child) => child.text))).toEqual([
    [`${origin}/sitemap/news-1.xml`, '1970-01-01T00:00:00.000Z'],
    [`${origin}/sitemap/news-2.xml`, '1970-01-01T00:00:00.000Z'],
    [`${origin}/sitemap/pages-1.xml`],
  ])
})

it('maps a URL to a part, or to none', () => {
  expect(partAsked('/sitemap/matches-2026-11-21-2.xml')).toEqual({ name: 'matches-2026-11-21', number: 2 })
  const long = `/sitemap/${'a'.repeat(60)}-1.xml`
  for (const path of ['/sitemap/news-0.xml', '/sitemap/news.xml', '/sitemap/-1.xml', '/sitemap/a/b-1.xml', long])
    expect([path, partAsked(path)]).toEqual([path, null])
})

it('names no site map in robots.txt when the site does not know its URL', () => {
  expect(readRobots(robotsText('')).sitemaps).toEqual([])
  expect(readRobots(robotsText(origin)).sitemaps).toEqual([`${origin}/sitemap.xml`])
})
