// What every public page declares to search engines and link previews, in three languages, whatever users wrote.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import { screenPaths } from '../../../contract/wire/route.ts'
import { hostile, type PreviewWorld, previewWorld, publicUrl } from '../../support/preview/preview-world.ts'
import { checkHead, readHead } from '../../support/preview/read-head.ts'
import { faultsOf } from '../../support/preview/schema-org.ts'

let world: PreviewWorld
/** A site without a public address, news and experts. */
let other: PreviewWorld
beforeAll(async () => {
  world = await previewWorld()
  other = await previewWorld({ env: { PUBLIC_URL: '' }, off: ['news', 'experts'] })
})
afterAll(async () => {
  await world.stop()
  await other.stop()
})

/** Every public route, and the schema.org types of its page. */
const publicPages: [url: string, types: string[]][] = [
  ['/main', ['Organization', 'WebSite']],
  ['/football', []],
  ['/football?status=live&day=2026-03-07', []],
  ['/basketball', []],
  ['/schedule', []],
  ['/score-detail?id=m1', ['SportsEvent']],
  ['/score-live?id=m1', ['BroadcastEvent']],
  ['/anchor', []],
  ['/anchor?type=3', []],
  ['/live?id=r1', ['Person']],
  ['/rank', []],
  ['/dome', []],
  ['/persona?id=u1', ['Person']],
  ['/news', []],
  ['/detail?id=n1', ['NewsArticle']],
  ['/base-football', []],
  ['/base-football?league=l1', ['SportsOrganization']],
  ['/base-football?team=t1', ['SportsTeam']],
  ['/base-basketball', []],
  ['/base-basketball?team=b1', ['SportsTeam']],
  ['/base-other', []],
  ['/video-list', []],
  ['/video-player?id=v1', ['VideoObject']],
  ['/video-classify', []],
  ['/video-classify?type=3&id=talk&name=x', ['CollectionPage']],
  ['/foresight', []],
  ['/specialist', []],
  ['/specialist-home?id=u1', ['Person']],
  ['/specialist-detail?id=s1', ['Article']],
  ['/trophy/home', []],
  ['/circle', []],
  ['/circle-detail?id=c1', ['CollectionPage']],
  ['/circle-detail?id=c1&post=p1', ['DiscussionForumPosting']],
  ['/downLoad', []],
  ['/about-user', []],
  ['/about-user?type=privacy', []],
]
const privatePages = [
  ...['/login', '/attention', '/reserve', '/member', '/chat-chat?id=1', '/new_file', '/feedback', '/specialist-info', '/desk', '/demo'],
  // The text of a search belongs to its reader.
  '/search?name=x',
]
const withLang = (url: string, lang: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`
const typesOf = (html: string): string[] =>
  readHead(html)
    .nodes.map((node) => String(node['@type']))
    .filter((type) => type !== 'BreadcrumbList')

describe('public pages', () => {
  it('are all pages of the app except the reader’s own', () => {
    const paths = new Set([...publicPages.map(([url]) => url), ...privatePages].map((url) => url.split('?')[0]))
    const others = ['/', '/404', '/comment']
    expect([...paths, ...others].sort()).toEqual([...screenPaths].sort())
  })

  it.each(publicPages)('%s describes its content', async (url, types) => {
    const titles: string[] = []
    for (const lang of langs) {
      const { status, html } = await world.page(withLang(url, lang))
      expect([url, status]).toEqual([url, 200])
      const head = readHead(html)
      checkHead(head, publicUrl, lang)
      expect(head.metas.get('robots')).toBeUndefined()
      for (const node of head.nodes) expect([node['@type'], faultsOf(node)]).toEqual([node['@type'], []])
      expect(typesOf(html)).toEqual(types)
      expect(head.nodes.some((node) => node['@type'] === 'BreadcrumbList')).toBe(url !== '/main')
      titles.push(head.title)
      // The canonical address returns the same head.
      const canonical = head.links.find(({ rel }) => rel === 'canonical')?.href ?? ''
      const again = readHead((await world.page(canonical.slice(publicUrl.length))).html)
      expect([again.title, again.links.find(({ rel }) => rel === 'canonical')?.href]).toEqual([head.title, canonical])
      expect(html).not.toContain('<script>alert')
    }
    for (const [at, name] of ['看台', 'Grandstand', 'Khán đài'].entries()) expect(titles[at]).toContain(name)
  })

  it('keep user-written text as written', async () => {
    const title = hostile.replace(/\s+/g, ' ')
    for (const url of ['/detail?id=n1', '/video-player?id=v1', '/persona?id=u1', '/live?id=r1', '/specialist-detail?id=s1'])
      expect([url, readHead((await world.page(url)).html).metas.get('og:title')]).toEqual([url, [title]])
  })

  it('use the language of the address before that of the device and the browser', async () => {
    const asked = (url: string) => world.page(url, { cookie: 'lang=vi', 'accept-language': 'zh' })
    for (const [url, lang] of [
      ['/rank?lang=en', 'en'],
      ['/rank', 'vi'],
      ['/rank?lang=fr', 'vi'],
      ['/rank?lang=en&lang=zh', 'vi'],
    ] as const)
      expect([url, readHead((await asked(url)).html).lang]).toEqual([url, lang])
    // Without this state the app would use the device's language.
    expect((await asked('/rank?lang=en')).html).toMatch(/<script type="application\/json" id="state">\{"lang":"en"/)
    expect((await asked('/rank')).html).not.toContain('id="state"')
  })

  it('leave out of the canonical address what belongs to one link alone', async () => {
    const { html } = await world.page('/score-detail?id=m1&shareCode=ABCD2345&spoiler=off&tab=stats&lang=en')
    const { links, metas } = readHead(html)
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${publicUrl}/score-detail?id=m1&lang=en`)
    // A preview service fetches og:url again: it stays without scores.
    expect(metas.get('og:url')).toEqual([`${publicUrl}/score-detail?id=m1&lang=en&spoiler=off`])
    expect(metas.get('og:image')?.[0]).toContain('spoiler=off')
  })

  it('use the requested host without PUBLIC_URL', async () => {
    const { html } = await other.page('/rank?lang=en', { host: 'fans.example:8080' })
    expect(readHead(html).links.find(({ rel }) => rel === 'canonical')?.href).toBe('http://fans.example:8080/rank?lang=en')
    const { html: bad } = await other.page('/rank?lang=en', { host: 'a"><script>' })
    expect(readHead(bad).links.some(({ rel }) => rel === 'canonical')).toBe(false)
  })
})

describe('a page of the reader’s own', () => {
  it.each(privatePages)('%s is excluded from search engines', async (url) => {
    const { status, html } = await world.page(url)
    const { metas, links } = readHead(html)
    expect([status, metas.get('robots'), links.some(({ rel }) => rel === 'canonical')]).toEqual([200, ['noindex'], false])
  })
})

describe('missing content', () => {
  it.each([
    ...['/score-detail?id=none', '/score-live?id=none', '/live?id=none', '/detail?id=none', '/persona?id=none', '/video-player?id=none'],
    ...['/base-football?league=none', '/base-football?team=none', '/base-football?team=t1&player=none', '/circle-detail?id=none'],
    ...['/circle-detail?post=none', '/specialist-home?id=none', '/specialist-detail?id=none', '/video-classify?id=none'],
    // What is not public yet, or no longer.
    ...['/detail?id=later', '/video-player?id=v2', '/circle-detail?id=off', '/circle-detail?post=hidden', '/circle-detail?post=of-gone'],
    ...['/persona?id=u3', '/live?id=r3', '/specialist-home?id=u3', '/comment?type=news&id=none'],
  ])('%s is a 404 with the app in it, and reveals nothing', async (url) => {
    const { status, html } = await world.page(url)
    expect([status, html.includes('<div id="root">')]).toEqual([404, true])
    const { metas, title, nodes } = readHead(html)
    expect([metas.get('robots'), metas.get('og:title'), nodes, title]).toEqual([['noindex'], undefined, [], '看台'])
    expect(html).not.toMatch(/alert\(1\)|kept out|what is sold/)
  })

  it.each(['/circle-detail?post=deleted', '/persona?id=u2'])('%s existed before and returns 410', async (url) => {
    expect((await world.page(url)).status).toBe(410)
  })

  it('is not reported for an address that names no content', async () => {
    for (const url of ['/score-detail', '/live?id=%3Cb%3E', '/detail?id=', '/comment?type=none&id=1']) {
      const { status, html } = await world.page(url)
      expect([url, status, readHead(html).metas.get('robots')]).toEqual([url, 200, ['noindex']])
    }
  })
})

it('a thread page points to its subject', async () => {
  const { links, metas } = readHead((await world.page('/comment?type=news&id=n1&lang=en')).html)
  expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${publicUrl}/detail?id=n1&lang=en`)
  expect(metas.get('robots')).toEqual(['noindex'])
})

it('the paid content of a scheme is never exposed', async () => {
  expect((await world.page('/specialist-detail?id=s1')).html).not.toMatch(/what is sold|"plays"|77\.25/)
})

it('a headline with a result is hidden from readers who hide scores, and in links they share', async () => {
  const asked: [url: string, headers: Record<string, string>][] = [
    ['/detail?id=n1&lang=en&spoiler=off', {}],
    ['/detail?id=n1&lang=en', { cookie: 'hide=1' }],
  ]
  for (const [url, headers] of asked) {
    const { metas, nodes } = readHead((await world.page(url, headers)).html)
    expect([metas.get('og:description'), metas.get('og:image')?.[0]?.includes('spoiler=off')]).toEqual([['Score hidden'], true])
    expect(nodes[0]).toMatchObject({ headline: 't1 vs t2 · Report', description: 'Score hidden' })
  }
})

it('a page of a disabled feature reveals nothing of its content', async () => {
  for (const url of ['/news', '/detail?id=n1', '/specialist', '/specialist-home?id=u1', '/specialist-detail?id=s1', '/foresight']) {
    const { status, html } = await other.page(url)
    const { metas, nodes } = readHead(html)
    expect([url, status, metas.get('robots'), metas.get('og:title'), nodes]).toEqual([url, 200, ['noindex'], undefined, []])
  }
  expect((await other.app.http.inject('/og/article/n1.jpg')).statusCode).toBe(404)
})
