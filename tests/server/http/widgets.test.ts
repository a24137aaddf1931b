// Frames for other sites: headers of their own, only content that a guest may read, and no storage.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches } from '../../../server/features/match/store.ts'
import { aFixture } from '../../support/match/match-build.ts'
import { hostile, type PreviewWorld, previewWorld } from '../../support/preview/preview-world.ts'

let world: PreviewWorld
beforeAll(async () => {
  world = await previewWorld()
  const at = new Date().toISOString()
  const begun = newState(aFixture('live', { home_team_id: 't2', away_team_id: 't1', match_time: at }), at)
  const core = { ...begun.core, status: 'live' as const, phase: 'first-half' as const, home_score: 4, away_score: 3 }
  await insertMatches(world.db, [{ ...begun, core }])
})
afterAll(() => world.stop())
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  world.app.http.inject({ method, url, headers })

describe('a widget', () => {
  it('can be framed anywhere, runs its own script alone, and sets no cookie', async () => {
    for (const url of ['/widget/match?id=live', '/widget/team?id=t2', '/widget/match?id=none']) {
      const { headers } = await get(url)
      expect([url, headers['x-frame-options'], headers['set-cookie']]).toEqual([url, undefined, undefined])
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
      )
      const shared = { 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' }
      expect(headers).toMatchObject({ ...shared, 'cache-control': 'no-cache' })
    }
  })

  it('does not allow any other page to be framed', async () => {
    const pages = ['/main', '/score-detail?id=live', '/404', '/docs/api', '/feeds/site.atom']
    for (const url of [...pages, '/widget/widget.js', '/widget/none', '/api/Config/getConfig']) {
      const { headers } = await get(url, { accept: 'text/html' })
      expect([url, headers['x-frame-options']]).toEqual([url, 'DENY'])
      expect([url, String(headers['content-security-policy'])]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")])
    }
  })

  it('shows the current score, in the language of its address or else of the browser', async () => {
    const { body } = await get('/widget/match?id=live&lang=en')
    expect(body).toMatch(/<html lang="en">[\s\S]*Team t2[\s\S]*<b>4<\/b>[\s\S]*<b>3<\/b>/)
    expect((await get('/widget/match?id=live', { 'accept-language': 'vi', cookie: 'lang=en' })).body).toContain('<html lang="vi">')
    const hidden = (await get('/widget/match?id=live&spoiler=off')).body
    expect(hidden).not.toMatch(/<b>[34]</)
    // Names that contain markup are escaped.
    expect(body).not.toContain('<script>alert')
    expect(hostile).toContain('<script>alert')
  })

  it('of a team shows the running match, and follows it', async () => {
    const { body } = await get('/widget/team?id=t2&lang=en&theme=dark')
    expect(body).toContain('<html lang="en" data-theme="dark">')
    expect(body).toMatch(/Live now · [\s\S]*<b>4<\/b>/)
    expect(body).toContain('<main data-next="20">')
  })

  it('returns 304 while unchanged, HEAD without a body, 405 for writes, and a 404 page for unknown ids', async () => {
    const url = '/widget/team?id=b1&lang=zh'
    const first = await get(url)
    expect([first.statusCode, first.headers.vary]).toEqual([200, expect.stringContaining('Accept-Language')])
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    const head = await get(url, {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await get(url, {}, 'POST')).statusCode).toBe(405)
    for (const none of ['/widget/match', '/widget/match?id=', '/widget/match?id=none', '/widget/team?id=../x', '/widget/team?id=none']) {
      const { statusCode, body } = await get(`${none}${none.includes('?') ? '&' : '?'}lang=zh`)
      expect([none, statusCode]).toEqual([none, 404])
      expect(body).toContain('没有这场比赛或这支球队')
    }
  })

  it('has its style and script as separate files', async () => {
    for (const [url, type] of [
      ['/widget/widget.css', 'text/css; charset=utf-8'],
      ['/widget/widget.js', 'text/javascript; charset=utf-8'],
    ] as const) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, type])
      expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    }
  })
})
