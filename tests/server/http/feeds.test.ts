// News and fixtures that any program may subscribe to: feeds and calendars of the site, of teams and of leagues.
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import type { NewsArticle, NewsTopic } from '../../../contract/news.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches } from '../../../server/features/match/store.ts'
import { upsertNews } from '../../../server/features/news/store.ts'
import { aFixture } from '../../support/match/match-build.ts'
import { type PreviewWorld, previewWorld, publicUrl } from '../../support/preview/preview-world.ts'
import { readAtom } from '../../support/preview/read-atom.ts'
import { readHead } from '../../support/preview/read-head.ts'

let world: PreviewWorld
/** A site without a public address and without news. */
let other: PreviewWorld
const day = 86_400_000
const texts = (text: string) => ({ zh: `${text}中`, en: text, vi: `${text} vi` })

/** An article about these teams; the world contains an earlier one. */
const article = (id: string, topic: NewsTopic, more: Partial<NewsArticle>): NewsArticle => ({
  ...{ id, topic, sport: 'football' as const, title: texts(id), summary: texts('summary'), cover: '', author: texts('Desk') },
  ...{ league_id: null, team_ids: [], match_id: null, comments: 0, body: [], published_at: '2020-01-03T00:00:00.000Z' },
  ...more,
})

beforeAll(async () => {
  world = await previewWorld()
  other = await previewWorld({ env: { PUBLIC_URL: '' }, off: ['news'] })
  const at = new Date().toISOString()
  const before = new Date(Date.now() - 5 * day).toISOString()
  const played = newState(aFixture('m0', { match_time: before }), at)
  const over = { ...played, core: { ...played.core, status: 'over' as const, phase: 'finished' as const, home_score: 7, away_score: 6 } }
  const away = newState(aFixture('m9', { home_team_id: 't2', away_team_id: 't3', match_time: at }), at)
  const elsewhere = newState(aFixture('far', { league_id: 'l9', home_team_id: 't8', away_team_id: 't9', match_time: at }), at)
  await insertMatches(world.db, [over, away, elsewhere])
  await upsertNews(world.db, [
    article('n2', 'preview', { title: texts('Tonight'), league_id: 'l1', team_ids: ['t1'] }),
    article('n3', 'transfer', { team_ids: ['b1'], published_at: '2020-01-04T00:00:00.000Z' }),
  ])
})
afterAll(async () => {
  await world.stop()
  await other.stop()
})
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  world.app.http.inject({ method, url, headers })

describe('a feed', () => {
  it('of the site, a team or a league lists its news, newest first', async () => {
    const idsOf = async (url: string) => readAtom((await get(url)).body).entries.map(({ page }) => new URL(page).searchParams.get('id'))
    expect(await idsOf('/feeds/site.atom')).toEqual(['n3', 'n2', 'n1'])
    expect(await idsOf('/feeds/team/t1.atom')).toEqual(['n2', 'n1'])
    expect(await idsOf('/feeds/team/b1.atom')).toEqual(['n3'])
    expect(await idsOf('/feeds/league/l1.atom')).toEqual(['n2', 'n1'])
    expect(await idsOf('/feeds/league/nba.atom')).toEqual([])
  })

  it('is complete in three languages, by its address alone, with links that resolve', async () => {
    for (const lang of langs) {
      const { statusCode, headers, body } = await get(`/feeds/league/l1.atom?lang=${lang}`, { cookie: 'lang=en', 'accept-language': 'vi' })
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
      const feed = readAtom(body)
      expect([feed.lang, feed.self]).toEqual([lang, `${publicUrl}/feeds/league/l1.atom?lang=${lang}`])
      for (const address of [feed.page, ...feed.entries.map(({ page }) => page)])
        expect([address, (await world.page(address.slice(publicUrl.length))).status]).toEqual([address, 200])
      expect((await get(feed.self.slice(publicUrl.length))).body).toBe(body)
    }
    expect(readAtom((await get('/feeds/site.atom', { 'accept-language': 'vi' })).body).lang).toBe('zh')
  })

  it('contains no result unless its address asks for it', async () => {
    const titles = async (url: string) => readAtom((await get(url)).body).entries.map(({ title }) => title)
    const lastTitle = (await titles('/feeds/team/t1.atom?lang=en')).at(-1)
    expect(lastTitle).toMatch(/ · Report$/)
    expect((await titles('/feeds/team/t1.atom?lang=en&scores=on')).at(-1)).toContain('3-1')
    expect((await titles('/feeds/team/t1.atom?lang=en'))[0]).toBe('Tonight')
  })

  it('returns 304 by ETag or by date, HEAD without a body, and 405 for writes', async () => {
    const url = '/feeds/league/l1.atom?lang=zh'
    const { headers } = await get(url)
    expect(headers['last-modified']).toBe('Fri, 03 Jan 2020 00:00:00 GMT')
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    const dated = await get(url, { 'if-modified-since': String(headers['last-modified']) })
    expect([dated.statusCode, dated.body, dated.headers.etag]).toEqual([304, '', headers.etag])
    expect((await get(url, { 'if-modified-since': 'Fri, 03 Jan 2020 00:00:01 GMT' })).statusCode).toBe(200)
    // The ETag takes precedence over the date.
    const both = { 'if-none-match': '"x"', 'if-modified-since': String(headers['last-modified']) }
    expect((await get(url, both)).statusCode).toBe(200)
    const head = await get(url, {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const path of [url, '/calendar/team/t1.ics']) expect([path, (await get(path, {}, 'POST')).statusCode]).toEqual([path, 405])
  })

  it('returns 404 for unknown subjects, for disabled news, and when the site’s address is unknown', async () => {
    const none = ['/feeds/team/none.atom', '/feeds/league/none.atom', '/feeds/site.xml', '/feeds/', '/feeds/team/t1.ics', '/feeds/team/t1']
    for (const url of none) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    const off = await other.app.http.inject({ url: '/feeds/site.atom', headers: { host: 'fans.example' } })
    expect(off.statusCode).toBe(404)
    const lost = await other.app.http.inject({ url: '/calendar/team/t1.ics', headers: { host: 'bad host"' } })
    expect(lost.statusCode).toBe(404)
  })
})

describe('a calendar', () => {
  const eventsOf = async (url: string) => convertIcsCalendar(undefined, (await get(url)).body).events ?? []

  it('of a team or a league lists its matches with stable ids, in UTC and without an alarm', async () => {
    const ids = async (url: string) => (await eventsOf(url)).map(({ uid }) => uid).sort()
    expect(await ids('/calendar/team/t1.ics')).toEqual(['m0@grandstand', 'm1@grandstand'])
    expect(await ids('/calendar/team/t2.ics')).toEqual(['m0@grandstand', 'm1@grandstand', 'm9@grandstand'])
    expect(await ids('/calendar/league/l1.ics')).toEqual(['m0@grandstand', 'm1@grandstand', 'm9@grandstand'])
    expect(await ids('/calendar/league/nba.ics')).toEqual([])
    const { headers, body } = await get('/calendar/team/t2.ics?lang=en')
    const shared = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', ...shared })
    expect(body).toContain('\r\nNAME:Team t2 · Fixtures · Grandstand\r\n')
    expect(body).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
    expect(body).not.toContain('VALARM')
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const [, , event] = await eventsOf('/calendar/team/t2.ics')
    expect(event?.url).toMatch(new RegExp(`^${publicUrl}/score-detail\\?id=m`))
  })

  it('contains no result unless its address asks for it, and returns 304 while unchanged', async () => {
    const summaries = async (address: string) => (await eventsOf(address)).map(({ summary }) => summary).join('\n')
    expect(await summaries('/calendar/team/t2.ics')).not.toContain('7:6')
    const url = '/calendar/team/t2.ics?scores=on'
    const first = await get(url)
    expect(await summaries(url)).toContain('7:6')
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    expect((await get(url, { 'if-modified-since': String(first.headers['last-modified']) })).statusCode).toBe(304)
  })

  it('does not include those of devices, whose addresses stay secret', async () => {
    for (const url of ['/calendar/team/none.ics', '/calendar/site.ics', '/calendar/person/u1.ics', `/calendar/${'A'.repeat(43)}.ics`])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })
})

describe('the head of a page', () => {
  it('links to the feed and the calendar of its team or league, in its language', async () => {
    for (const lang of langs) {
      const linked = async (url: string) =>
        readHead((await world.page(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)).html)
          .links.filter(({ rel, type }) => rel === 'alternate' && type !== '')
          .map(({ href }) => href)
      expect(await linked('/base-football?team=t2')).toEqual([
        `${publicUrl}/feeds/team/t2.atom?lang=${lang}`,
        `${publicUrl}/calendar/team/t2.ics?lang=${lang}`,
      ])
      expect(await linked('/base-football?league=l1')).toEqual([
        `${publicUrl}/feeds/league/l1.atom?lang=${lang}`,
        `${publicUrl}/calendar/league/l1.ics?lang=${lang}`,
      ])
      for (const url of ['/main', '/news']) expect(await linked(url)).toEqual([`${publicUrl}/feeds/site.atom?lang=${lang}`])
      expect(await linked('/rank')).toEqual([])
    }
    const { html } = await other.page('/base-football?team=t2', { host: 'fans.example' })
    expect(
      readHead(html)
        .links.filter(({ type }) => type !== '')
        .map(({ type }) => type),
    ).toEqual(['text/calendar'])
  })
})
