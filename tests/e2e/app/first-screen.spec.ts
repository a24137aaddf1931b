// The first HTML of a page holds its subject: in the reader's language, well formed, without a result for readers who hide results. The app
// hydrates it in place and does not request any of it again.
import { expect } from '@playwright/test'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { firstScreenReads } from '../../../rules/screen/first-screen.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { drawnOf, readBody } from '../../support/preview/read-body.ts'
import { readHead } from '../../support/preview/read-head.ts'
import { watchTakeOver } from '../../support/screens/take-over.ts'
import { long } from '../../support/soak.ts'

interface PageCase {
  path: string
  /** Text of its page, by language. */
  wording: Record<Lang, string>
}
const kinds = [
  ...(['match', 'article', 'news', 'league', 'team', 'room', 'video', 'circle', 'post', 'expert'] as const),
  ...(['rooms', 'ranking', 'person', 'stands', 'videos', 'category', 'circles', 'thread', 'experts', 'scheme', 'forecasts'] as const),
  ...(['questions', 'board', 'installation', 'site', 'law'] as const),
] as const
type Kind = (typeof kinds)[number]

const screens = new Map<Kind, PageCase>()
const screenOf = (kind: Kind): PageCase => {
  const screen = screens.get(kind)
  if (!screen) throw new Error(`the world has no ${kind}`)
  return screen
}
/** A match that has ended. */
let over: { id: string; home: string; away: string; score: [number, number] }

const always = (text: string): Record<Lang, string> => ({ zh: text, en: text, vi: text })

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the data of its call.
async function read(path: string, body?: object): Promise<any> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const { code, msg, data } = await (await fetch(`${app.url}/api/${path}`, init)).json()
  if (code !== 0) throw new Error(`${path}: ${msg}`)
  return data
}

test.beforeAll(async () => {
  const days = [-1, -2, -3].map((offset) => ({ sport: 'football', day: worldDay(offset), status: 'over', limit: 50 }))
  const played = (await Promise.all(days.map((body) => read('hot_match/all_match', body)))).flatMap(({ list }) => list)
  const details = await Promise.all(played.slice(0, 40).map(({ id }: { id: string }) => read(`hot_match/detail?id=${id}`)))
  // With line-ups, the third column of a wide page is full and takes no space from the others.
  const { match } = details.find(({ lineups }) => lineups !== null)
  over = { id: match.id, home: match.home_team_name_zh, away: match.away_team_name_zh, score: [match.home_score, match.away_score] }
  screens.set('match', {
    path: `/score-detail?id=${match.id}`,
    wording: { zh: match.home_team_name_zh, en: match.home_team_name_en, vi: match.home_team_name_vi },
  })
  const [card] = (await read('Portal_post/getList2')).list
  screens.set('article', { path: `/detail?id=${card.id}`, wording: card.title })
  screens.set('news', { path: '/news', wording: card.title })
  const { team, leagues } = await read('Data/team?team_id=hxcl-lj')
  screens.set('team', { path: '/base-football?team=hxcl-lj', wording: team.name })
  screens.set('league', { path: `/base-football?league=${leagues[0].id}`, wording: leagues[0].name })
  const room = await read('Live_streaming/getRoomInfo?id=demo01')
  screens.set('room', { path: '/live?id=demo01', wording: always(room.nickname) })
  const [video] = (await read('Video/getList', {})).list
  screens.set('video', { path: `/video-player?id=${video.id}`, wording: video.title })
  const circle = await read('anchor_dynamics/circle?id=demo-live')
  screens.set('circle', { path: '/circle-detail?id=demo-live', wording: circle.name })
  const [post] = (await read('anchor_dynamics/userPostList?hot=month')).list
  screens.set('post', { path: `/circle-detail?post=${post.id}`, wording: always(post.person.nickname) })
  screens.set('rooms', { path: '/anchor', wording: always(room.nickname) })
  screens.set('person', { path: `/persona?id=${room.uid}`, wording: always(room.nickname) })
  screens.set('stands', { path: `/score-live?id=${match.id}`, wording: screenOf('match').wording })
  screens.set('videos', { path: '/video-list', wording: video.title })
  const { list: categories } = await read('Videoclassification')
  const category = categories.find(({ id }: { id: string }) => id === 'football')
  screens.set('category', { path: '/video-classify?type=3&id=football', wording: category.name })
  screens.set('circles', { path: '/circle', wording: circle.name })
  screens.set('thread', { path: `/comment?type=news&id=${card.id}`, wording: card.title })
  screens.set('installation', { path: '/downLoad', wording: always('Safari') })
  screens.set('law', { path: '/about-user?type=privacy', wording: { zh: '隐私政策', en: 'Privacy', vi: 'Chính sách' } })
  // Content that depends on the time.
  const timeDependent = always('')
  screens.set('ranking', { path: '/rank', wording: timeDependent })
  screens.set('forecasts', { path: '/foresight', wording: timeDependent })
  screens.set('questions', { path: '/trophy/home', wording: timeDependent })
  screens.set('board', { path: '/trophy/home?tab=board', wording: timeDependent })
  screens.set('site', { path: '/about-user', wording: timeDependent })
  // The demonstration world writes its experts in parallel with the start.
  const first = async () => (await read('Expert/schemeList?state=over&limit=1')).list[0]
  await expect.poll(async () => (await first())?.id, { timeout: 60_000 }).toBeDefined()
  const { id, expert } = await first()
  screens.set('expert', { path: `/specialist-home?id=${expert.id}`, wording: always(expert.nickname) })
  screens.set('experts', { path: '/specialist', wording: always(expert.nickname) })
  screens.set('scheme', { path: `/specialist-detail?id=${id}`, wording: always(expert.nickname) })
})

const zones: Record<Lang, string> = { zh: 'Asia/Shanghai', en: 'UTC', vi: 'Asia/Ho_Chi_Minh' }
/** A zone has several names; each build of Unicode's data uses one of them. */
const calledHere = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
const pageOf = (path: string, lang: Lang = 'zh', more = '') =>
  fetch(app.url + path, { headers: { cookie: `lang=${lang}; tz=${encodeURIComponent(zones[lang])}${more}`, accept: 'text/html' } })

for (const lang of langs)
  test(`the first HTML of each page contains its subject: ${lang}`, { tag: lang === 'zh' ? [] : long }, async () => {
    for (const kind of kinds) {
      const { path, wording } = screenOf(kind)
      const response = await pageOf(path, lang)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      const [head, body] = [readHead(html), readBody(html)]
      expect(head.lang, path).toBe(lang)
      expect(body.text, path).toContain(wording[lang])
      expect(
        body.headings.filter(({ level }) => level === 1),
        path,
      ).toHaveLength(1)
      const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
      expect(state, path).not.toContain('<')
      expect(JSON.parse(state), path).toMatchObject({ lang, tz: calledHere(zones[lang]) })
    }
  })

/** Lists, and the prefix of one of the links in each. */
const lists = [
  ['/main', '/score-detail?'],
  ['/football', '/score-detail?'],
  ['/basketball', '/basketball?'],
  ['/schedule?type=4', '/score-detail?'],
  ['/base-football', '/base-football?team='],
  ['/base-basketball', '/base-basketball?team='],
  ['/video-classify', '/video-classify?type=3'],
] as const

for (const [path, link] of lists)
  test(`the first HTML of ${path} is well formed and links onward`, async () => {
    const html = await (await pageOf(path)).text()
    expect(readHead(html).lang).toBe('zh')
    const { addresses, headings } = readBody(html)
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    expect(addresses.filter((address) => address.startsWith(link))).not.toEqual([])
  })

test('the first HTML contains no results when results are hidden', async () => {
  const shownOf = async (more: string): Promise<{ title: string; text: string }> => {
    const html = await (await pageOf(`/score-detail?id=${over.id}`, 'zh', more)).text()
    const body = readBody(html)
    return { title: readHead(html).title, text: [body.text, ...body.names].join('\n') }
  }
  const [left, right] = over.score
  const sentence = `${over.home} ${left} 比 ${right} ${over.away}`
  const [open, hidden] = [await shownOf(''), await shownOf('; hide=1')]
  expect(open.text).toContain(sentence)
  expect(open.title).not.toContain(' vs ')
  expect(hidden.text).not.toContain(sentence)
  expect(hidden.text).toContain('比分已隐藏')
  expect(hidden.title).toContain(' vs ')
  // Comments may reveal it as well.
  const post = await (await pageOf(screenOf('post').path, 'zh', '; hide=1')).text()
  expect(post).not.toContain('"POST api/Comment/list"')
})

test('a page for a missing item returns 404 with the app in it', async () => {
  const screens = ['/score-detail', '/detail', '/live', '/circle-detail', '/video-player', '/specialist-home', '/specialist-detail']
  const byId = [...screens, '/score-live', '/persona'].map((path) => `${path}?id=no-such-thing`)
  const others = ['/base-football?league=', '/base-football?team=', '/circle-detail?post='].map((path) => `${path}no-such-thing`)
  for (const path of [...byId, ...others, '/comment?type=post&id=no-such-thing', '/video-classify?type=3&id=no-such-thing']) {
    const response = await pageOf(path)
    expect(response.status, path).toBe(404)
    const html = await response.text()
    expect(drawnOf(html), path).toBe('')
    expect(html, path).toMatch(/\/assets\/first-[^"]+\.js/)
  }
})

test('personal content is rendered only by the app', async () => {
  for (const path of ['/video-list?tab=mine', '/circle?tab=followed', '/specialist?mine=bought', '/trophy/home?tab=records', '/dome']) {
    const response = await pageOf(path)
    expect(response.status, path).toBe(200)
    expect(drawnOf(await response.text()), path).toBe('')
  }
})

/** Paths and queries that a page at this address may not request, because the server has already read them. */
function heldAt(path: string): string[] {
  const reads = firstScreenReads(path, { tz: 'Asia/Shanghai', lang: 'zh', nowMs: Date.now(), hide: false }) ?? []
  return reads.map(({ key, params: { query } }) => `/${key.split(' ')[1]}${query ? `?${new URLSearchParams(query)}` : ''}`)
}

/** Excludes rooms, whose playback loads the talk column, and the site page, which changes once it knows its origin. */
const steady = kinds.filter((kind) => !['room', 'stands', 'site'].includes(kind))
/** One page of each kind in npm test, on a phone. */
const often = new Set<Kind>(['match', 'article', 'league', 'post', 'rooms'])

for (const kind of steady)
  for (const width of [390, 1440])
    test(`the app hydrates the ${kind} page in place at ${width}`, {
      tag: width === 390 && often.has(kind) ? [] : long,
    }, async ({ page }) => {
      const { path } = screenOf(kind)
      const calls: string[] = []
      const problems: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname + search)
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.context().addCookies([
        { name: 'tz', value: encodeURIComponent('Asia/Shanghai'), url: app.url },
        { name: 'lang', value: 'zh', url: app.url },
      ])
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      const seen = await watchTakeOver(page)
      await page.goto(app.url + path)
      await interactive(page)
      await page.waitForLoadState('networkidle')
      const { left, shift, moved, late } = await seen()
      expect(left).toEqual([])
      expect(late).toBeNull()
      expect(shift, moved.join('\n')).toBeLessThan(0.02)
      const held = heldAt(path)
      expect(calls.filter((call) => held.includes(call))).toEqual([])
      expect(problems).toEqual([])
    })

test('the app hydrates a room page in place', async ({ page }) => {
  const { path } = screenOf('room')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const seen = await watchTakeOver(page)
  await page.goto(app.url + path)
  await interactive(page)
  expect((await seen()).left).toEqual([])
  expect(calls.filter((call) => call.endsWith('/getRoomInfo'))).toEqual([])
})

test('a signed-in user first sees the guest view at once, and then personal content', async ({ page }) => {
  const { path } = screenOf('post')
  const asked = page.waitForRequest('**/api/anchor_dynamics/info?*')
  // Any token: the server refuses this one, and the page stays.
  await page.context().addCookies([{ name: 'token', value: 'ended', url: app.url }])
  await page.goto(app.url + path)
  expect((await asked).headers().token).toBe('ended')
})

test('text typed and a button tapped before hydration take effect after it', async ({ page }) => {
  const { path } = screenOf('post')
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // The first of the later modules is the app itself: src/begin.ts.
  const html = await (await pageOf(path)).text()
  const [, main = ''] = /<link rel="later" href="([^"]+)"/.exec(html) ?? []
  expect(main).not.toBe('')
  await page.route(`**${main}`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: '写评论' })
  await field.fill('先写两个字')
  await page.getByRole('button', { name: '搜球队 主播 赛事' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('先写两个字')
  // Counted, enabled: React knows the text.
  await expect(page.getByRole('button', { name: '发表' })).toBeEnabled()
})

test('text typed before any module has run is kept', async ({ page }) => {
  const { path } = screenOf('post')
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: '写评论' })
  await field.fill('先写两个字')
  release()
  await interactive(page)
  await expect(page.getByRole('button', { name: '发表' })).toBeEnabled()
  await expect(field).toHaveValue('先写两个字')
})
