// robots.txt, the site map with its parts, and link images, as crawlers fetch them.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import { type PreviewWorld, previewWorld, publicUrl } from '../../support/preview/preview-world.ts'
import { readHead } from '../../support/preview/read-head.ts'
import { mayFetch, readRobots } from '../../support/preview/read-robots.ts'
import { type Element, readXml } from '../../support/preview/read-xml.ts'

let world: PreviewWorld
beforeAll(async () => {
  world = await previewWorld()
})
afterAll(() => world.stop())
const get = (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') => world.app.http.inject({ method, url, headers })
const inside = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name)
const textIn = (element: Element, name: string): string => inside(element, name)[0]?.text ?? ''

async function xml(url: string): Promise<Element> {
  const { statusCode, headers, body } = await get(url)
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/xml; charset=utf-8'])
  return readXml(body)
}
const isInstant = (text: string): boolean => text === '' || new Date(text).toISOString() === text

describe('robots.txt', () => {
  it('excludes the desk, the reader’s own pages and the calls, and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const robots = readRobots(body)
    expect(robots.sitemaps).toEqual([`${publicUrl}/sitemap.xml`])
    for (const path of ['/desk', '/member?type=1', '/chat-chat', '/login', '/api/Config/getConfig', '/hls/r1/index.m3u8'])
      expect([path, mayFetch(robots, path)]).toEqual([path, false])
    for (const path of ['/main', '/score-detail?id=m1', '/og/match/m1.jpg', '/sitemap.xml', '/assets/a.js', '/avatars/v1/u1.svg', '/rank'])
      expect([path, mayFetch(robots, path)]).toEqual([path, true])
  })

  it('returns 304 when unchanged, HEAD without a body, and 405 for writes', async () => {
    const { headers } = await get('/robots.txt')
    expect((await get('/robots.txt', { 'if-none-match': headers.etag })).statusCode).toBe(304)
    const head = await get('/robots.txt', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap/news-1.xml', '/og/match/m1.jpg'])
      expect([url, (await get(url, {}, 'POST')).statusCode]).toEqual([url, 405])
  })
})

describe('the sitemap', () => {
  it('is an index of parts with the canonical addresses of existing pages', async () => {
    const index = await xml('/sitemap.xml')
    expect([index.name, index.attributes.xmlns]).toEqual(['sitemapindex', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
    const parts = inside(index, 'sitemap').map((part) => textIn(part, 'loc'))
    expect(parts.every((part) => part.startsWith(`${publicUrl}/sitemap/`))).toBe(true)
    const named = (start: string) => parts.filter((part) => part.startsWith(`${publicUrl}/sitemap/${start}`))
    for (const name of ['pages', 'leagues', 'teams', 'news', 'rooms', 'circles', 'posts', 'experts', 'videos'])
      expect([name, named(`${name}-1.xml`).length]).toEqual([name, 1])
    expect(named('matches-2')).toHaveLength(1)
    const listed: string[] = []
    for (const part of parts) {
      const urls = inside(await xml(part.slice(publicUrl.length)), 'url')
      expect(urls.length).toBeGreaterThan(0)
      for (const url of urls) {
        expect(isInstant(textIn(url, 'lastmod'))).toBe(true)
        const others = inside(url, 'xhtml:link').map(({ attributes }) => [attributes.rel, attributes.hreflang])
        expect(others).toEqual(langs.map((lang) => ['alternate', lang]))
        listed.push(textIn(url, 'loc'))
      }
    }
    expect(new Set(listed).size).toBe(listed.length)
    for (const address of listed) {
      const { status, html } = await world.page(address.slice(publicUrl.length))
      const { links, metas } = readHead(html)
      expect([address, status, metas.get('robots')]).toEqual([address, 200, undefined])
      expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(address)
    }
    const ids = listed.map((address) => new URL(address).search)
    for (const id of ['id=m1', 'id=n1', 'id=r1', 'post=p1', 'id=v1', 'id=c1', 'id=u1', 'league=l1', 'team=t1'])
      expect([id, ids.some((search) => search.includes(id))]).toEqual([id, true])
    // What is not public yet, or no longer.
    expect(listed.filter((address) => /later|hidden|deleted|of-gone|=off|=v2|=u2|=u3|=r3/.test(address))).toEqual([])
  })

  it('has no part that it does not list', async () => {
    const none = ['news-2.xml', 'none-1.xml', 'constructor-1.xml', 'matches-2026-99-99-1.xml', '']
    for (const url of none.map((name) => `/sitemap/${name}`)) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })
})

describe('the preview image of a link', () => {
  const pictures = [
    ...['/og/match/m1.jpg', '/og/score-live/m1.jpg', '/og/room/r1.jpg', '/og/article/n1.jpg', '/og/person/u1.jpg', '/og/expert/u1.jpg'],
    ...['/og/team/t1.jpg', '/og/league/l1.jpg', '/og/video/v1.jpg', '/og/post/p1.jpg', '/og/circle/c1.jpg', '/og/scheme/s1.jpg'],
    ...['/og/category/talk.jpg', '/og/list/main.jpg', '/og/list/football.jpg', '/og/thread/n1.jpg?of=news'],
  ]
  it.each(pictures)('%s is drawn in each language, and is not blank', async (url) => {
    for (const lang of langs) {
      const { statusCode, headers, rawPayload } = await get(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/jpeg'])
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=300' })
      const { format, width, height } = await sharp(rawPayload).metadata()
      expect([format, width, height]).toEqual(['jpeg', 1_200, 630])
      // The text contrasts with its background, above the line with the site's name.
      const above = await sharp(rawPayload).extract({ left: 0, top: 0, width: 1_200, height: 540 }).greyscale().png().toBuffer()
      const [spread] = (await sharp(above).stats()).channels
      expect([url, (spread?.stdev ?? 0) > 8]).toEqual([url, true])
    }
  })

  it('is the one that its page names, and is identified by its ETag', async () => {
    const { html } = await world.page('/score-detail?id=m1&lang=en')
    const [image = ''] = readHead(html).metas.get('og:image') ?? []
    const first = await get(image.slice(publicUrl.length))
    expect(first.statusCode).toBe(200)
    expect((await get(image.slice(publicUrl.length), { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
    const other = await get('/og/match/m1.jpg?lang=zh')
    expect(other.headers.etag).not.toBe(first.headers.etag)
  })

  it('of deleted content is the site’s own, and an invalid address has none', async () => {
    const gone = await get('/og/match/none.jpg')
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(gone.headers.etag).toBe((await get('/og/post/deleted.jpg')).headers.etag)
    const none = ['/og/', '/og/match/m1.png', '/og/none/1.jpg', '/og/list/toString.jpg', '/og/match/..%2f..%2fa.jpg', '/og/player/t1.jpg']
    for (const url of none) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })
})
