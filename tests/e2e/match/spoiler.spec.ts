// Spoiler-free mode everywhere: a reader who hides scores sees none, not in text, accessible names, titles or the first HTML.
import { expect, type Page, type Route } from '@playwright/test'
import { upsertRows } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { undrawnPage } from '../../support/app/undrawn.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { long } from '../../support/soak.ts'

/** Every score in API responses becomes one of these. Longer numbers would be shortened to 61.7万, shorter ones occur on every page. */
const figures = [6173, 8359] as const
/** The figures, also two without a gap. Within other digits, as in a five-digit number or an id, they occur by chance. */
const secret = new RegExp(`(?<!\\d)(?:${figures.join('|')})+(?!\\d)`)

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object'

/** The match that every room covers, and its title. */
let shownRoom = { match_id: '', title: '' }
test.beforeEach(async () => {
  shownRoom = { match_id: await idOf('live'), title: localized.zh }
})

/** Returns the response with every score replaced; with `all`, upcoming matches change too, so that each row has a score. */
function marked(value: unknown, all: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, all))
  if (!isObject(value)) return value
  const copy: Json = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, all)]))
  if ('home_score' in copy) {
    Object.assign(copy, { home_score: figures[0], away_score: figures[1] })
    if ('half_home_score' in copy) Object.assign(copy, { half_home_score: figures[0], half_away_score: figures[1] })
    if (Array.isArray(copy.periods)) copy.periods = copy.periods.map(() => figures)
    if (copy.shootout) copy.shootout = figures
    if (copy.aggregate) copy.aggregate = figures
    if (all && copy.status === 'upcoming') copy.status = 'over'
  }
  if (isObject(copy.detail) && 'score' in copy.detail) copy.detail.score = figures
  if ('points' in copy && 'played' in copy) Object.assign(copy, { points: figures[0], for: figures[0], against: figures[1] })
  if (typeof copy.value === 'number') copy.value = figures[0]
  if ('corner_home' in copy) Object.assign(copy, { corner_home: figures[0], corner_away: figures[1] })
  // Odds before a match reveal nothing, and are shown.
  if (all && 'home_move' in copy) Object.assign(copy, { home: figures[0], away: figures[1] })
  // Every room is live and covers a match, with the streamer's text.
  if ('viewers' in copy && 'match_id' in copy) Object.assign(copy, { is_live: true, started_at: recording.started_at, ...shownRoom })
  // Statistics of a match, or of one of its maps.
  if ('unit' in copy && 'home' in copy) Object.assign(copy, { home: figures[0], away: figures[1] })
  if ('legs' in copy && copy.total) copy.total = figures
  if ('topic' in copy && copy.topic === 'report') Object.assign(copy, texts)
  // Every post and every thread is about a match of one team, and reveals its score.
  if ('edit_until' in copy) Object.assign(copy, { ...ofTeam, text: localized.zh })
  if ('about' in copy && 'comments' in copy) Object.assign(copy, { title: localized, about: ofTeam })
  if ('answers' in copy && 'moment' in copy) Object.assign(copy, { text: localized.zh, moment: null })
  return copy
}
const localized = { zh: `${figures[0]}:${figures[1]}`, en: `${figures[0]}:${figures[1]}`, vi: `${figures[0]}:${figures[1]}` }
/** About a match of which nothing else is known. */
const ofTeam = { match_id: 'told', team_ids: ['told-team'] }
const texts = { title: localized, summary: localized }

/** A recording whose title and length, in minutes, reveal it. */
const recording = {
  id: 'told',
  title: localized.zh,
  cover: '',
  started_at: new Date(Date.now() - 86_400_000).toISOString(),
  duration_seconds: figures[0] * 60,
  url: '/hls/playback/told/index.m3u8',
}

async function markScores(route: Route): Promise<void> {
  const response = await fetchAnew(route)
  const body: unknown = await response.json().catch(() => null)
  if (route.request().url().endsWith('/getLivePlaybackList') && isObject(body))
    body.data = { list: [{ ...recording, match_id: shownRoom.match_id }], total: 1 }
  if (route.request().url().endsWith('/getReplayList') && isObject(body))
    body.data = { list: [{ room: await roomOf(), playback: recording, match_id: shownRoom.match_id }], total: 1 }
  if (body === null) return route.fulfill({ response })
  const headers = { ...response.headers() }
  delete headers.etag
  await route.fulfill({ status: response.status(), headers, body: JSON.stringify(marked(body, true)) })
}

/** Screens that contain only match lists. The app fetches the data of every other one itself. */
const drawnPaths = ['/main', '/football', '/schedule']

/** Marks the data behind the first HTML in the same way: the app takes its rows from there. */
async function markState(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await fetchAnew(route)
  const html = await response.text()
  if (!drawnPaths.includes(new URL(route.request().url()).pathname)) return route.fulfill({ response, body: undrawnPage(html) })
  const body = html.replace(/(<script type="application\/json" id="state">)(.*?)(<\/script>)/s, (_, open, state, close) => {
    const json = JSON.stringify(marked(JSON.parse(state), false)).replaceAll('<', '\\u003c')
    return `${open}${json}${close}`
  })
  await route.fulfill({ response, body })
}

/** All text that the page exposes: visible text, names and titles of elements, the document's title. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not exposed
    return [document.title, document.body.innerText, ...names].join('\n')
  })

/** From its next load on, every score that the page receives is one of the figures. */
async function mark(page: Page, hides: { hideScores?: boolean; hideFollowed?: boolean }): Promise<void> {
  await page.context().addCookies([{ name: 'hide', value: hides.hideScores || hides.hideFollowed ? '1' : '0', url: app.url }])
  await page.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, odds: true })), hides)
  await page.route('**/*', markState)
  await page.route('**/api/**', markScores)
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(app.url + path)
  await expect(page.locator('#content')).toBeVisible()
  await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
}

async function open(page: Page, path: string, hides: { hideScores?: boolean; hideFollowed?: boolean }): Promise<void> {
  await mark(page, hides)
  await visit(page, path)
}

async function idOf(status: string, sport = 'football'): Promise<string> {
  const reply = await fetch(`${app.url}/api/hot_match/all_match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sport,
      status,
      days: 2,
      day: worldDay(-1),
      limit: 1,
    }),
  })
  return (await reply.json()).data.list[0].id
}

async function roomOf(): Promise<{ id: string; uid: string }> {
  const reply = await fetch(`${app.url}/api/Live_streaming/getHotList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 1 }),
  })
  return (await reply.json()).data.list[0]
}

const surfaces: Record<string, () => Promise<string> | string> = {
  'the schedule of yesterday': () => `/schedule?day=${worldDay(-1)}`,
  basketball: () => '/basketball?status=over',
  'a match that is over': async () => `/score-detail?id=${await idOf('over')}`,
  'its table': async () => `/score-detail?id=${await idOf('over')}&tab=table`,
  'its facts and meetings': async () => `/score-detail?id=${await idOf('over')}&tab=info`,
  'its line-ups': async () => `/score-detail?id=${await idOf('over')}&tab=lineups`,
  'its odds': async () => `/score-detail?id=${await idOf('over')}&tab=odds`,
  'its statistics': async () => `/score-detail?id=${await idOf('over')}&tab=stats`,
  'its text live': async () => `/score-detail?id=${await idOf('over')}&tab=text`,
  'a match of e-sports': async () => `/score-detail?id=${await idOf('over', 'esports')}&type=esports`,
  'its maps in figures': async () => `/score-detail?id=${await idOf('over', 'esports')}&type=esports&tab=stats`,
  'the data of a league': () => '/base-football?league=hxcl',
  'the data of a team': () => '/base-football?team=hxcl-lj',
  'the live scores with odds': () => '/football?status=live',
  'the lists of rooms': () => '/anchor',
  'a room': async () => `/live?id=${(await roomOf()).id}`,
  'a recording of a room': async () => `/live?id=${(await roomOf()).id}&playback=${recording.id}`,
  "a streamer's page with recordings": async () => `/persona?id=${(await roomOf()).uid}`,
  "a match's live room": async () => `/score-live?id=${await idOf('live')}`,
  'reports in the news': () => '/news?topic=report',
  'an article that reports': async () => {
    const news = await (await fetch(`${app.url}/api/Portal_post/getList2?topic=report`)).json()
    return `/detail?id=${news.data.list[0].id}`
  },
}

test.describe('when scores are hidden', () => {
  // A browser that has already fetched the app: it opens each screen in half the time of a new one.
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await mark(page, { hideScores: true })
  })
  test.afterAll(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
  for (const [name, path] of Object.entries(surfaces))
    test(`${name} reveals no score`, async () => {
      await visit(page, await path())
      expect(await textOf(page)).not.toMatch(secret)
    })
})

for (const name of [
  'a match that is over',
  'its line-ups',
  'its odds',
  'its maps in figures',
  'the lists of rooms',
  'a room',
  "a streamer's page with recordings",
])
  test(`the same responses reveal it to everyone else: the test of ${name} can fail`, { tag: long }, async ({ page }) => {
    await open(page, await (surfaces[name] as () => Promise<string> | string)(), {})
    await expect.poll(() => textOf(page)).toMatch(secret)
  })

for (const path of ['/main', '/football', '/schedule']) {
  test(`neither the first HTML of ${path} nor the app’s rendering of it shows a score`, async ({ page }) => {
    const html = await (await fetch(app.url + path, { headers: { cookie: 'hide=1; lang=zh; tz=Asia%2FShanghai' } })).text()
    const screen = html.slice(html.indexOf('id="root"'), html.indexOf('id="state"'))
    expect(screen).toContain('/score-detail?id=')
    // 3 : 1 in a sentence or between plates; a time of day has two digits after the colon.
    const text = screen.replaceAll(/<[^>]+aria-label="([^"]*)"[^>]*>/g, ' $1 ').replaceAll(/<[^>]+>/g, ' ')
    expect(text.match(/(?<![\d:])\d{1,3}\s*[:：比]\s*\d(?!\d)/g) ?? []).toEqual([])
    await open(page, path, { hideScores: true })
    expect(await textOf(page)).not.toMatch(secret)
  })
}

test('one tap reveals one match and leaves the others covered', async ({ page }) => {
  await open(page, '/basketball?status=over', { hideScores: true })
  const eyes = page.getByRole('button', { name: /显示.*比分|显示比分/ })
  await expect(eyes.nth(1)).toBeVisible()
  const around = 'xpath=ancestor::*[.//a[contains(@href, "/score-detail?id=")]][1]'
  const href = await eyes.first().locator(`${around}//a`).first().getAttribute('href')
  // The same match may also be in the score rail, which may load later; and another one may be first by now.
  const covered = page
    .locator(`a[href="${href}"]`)
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: '显示这场的比分' })
  await covered.first().click()
  await expect.poll(() => textOf(page)).toMatch(secret)
  await expect(covered).toHaveCount(0)
  await expect(eyes.first()).toBeVisible()
})

interface FollowedSurface {
  path: () => Promise<string> | string
  /** Selector of the part of the page. */
  place: string
  /** The text shown in its place. */
  cover: RegExp
  /** The follow, by kind and id. */
  follow: (page: Page) => readonly [kind: string, id: string]
  /** The rooms' match and title, if relevant. */
  room?: { match_id: string; title: string }
}
const team = () => ['team', 'told-team'] as const
const itself = (page: Page) => ['match', new URL(page.url()).searchParams.get('id') ?? ''] as const
const firstOf = async (path: string): Promise<string> => (await (await fetch(`${app.url}/api/${path}`)).json()).data.list[0].id
const note = /这里会透露赛果/
const followedSurfaces: Record<string, FollowedSurface> = {
  'the posts of the circles': { path: () => '/circle', place: '#content', cover: note, follow: team },
  'the posts on the home page': {
    path: () => '/main',
    place: 'section[aria-labelledby=home-posts]',
    cover: /这个帖子可能透露赛果/,
    follow: team,
  },
  'the thread of a post': {
    path: async () => `/comment?type=post&id=${await firstOf('anchor_dynamics/userPostList')}`,
    place: '#content',
    cover: note,
    follow: team,
  },
  'the thread of an article': {
    path: async () => `/comment?type=news&id=${await firstOf('Portal_post/getList2')}`,
    place: '#content',
    cover: note,
    follow: team,
  },
  'the table of a match that is followed itself': {
    path: surfaces['its table'] as FollowedSurface['path'],
    place: '#content table',
    cover: note,
    follow: itself,
  },
  'a room whose match nobody knows yet': {
    path: () => '/anchor',
    place: '#content a[href^="/live?id="]',
    cover: /的直播间/,
    follow: team,
    room: { match_id: 'told', title: '复盘 7:8' },
  },
  'the recordings of a room': {
    path: surfaces["a streamer's page with recordings"] as FollowedSurface['path'],
    place: 'a[href*="playback="]',
    cover: note,
    follow: team,
  },
}

/** All text of these parts of a page. */
const textIn = async (page: Page, place: string): Promise<string> => (await page.locator(place).allInnerTexts()).join('\n')

/** Parts below the fold load once the reader moves. */
async function textAfterMove(page: Page, place: string): Promise<string> {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  return textIn(page, place)
}

/** One place of each kind in npm test. */
const oftenLooked = new Set(['the posts of the circles', 'the table of a match that is followed itself', 'the recordings of a room'])
for (const [name, { path, place, cover, follow, room }] of Object.entries(followedSurfaces))
  test(`${name} reveals no score of followed items, and every other score`, { tag: oftenLooked.has(name) ? [] : long }, async ({
    page,
  }) => {
    if (room) shownRoom = room
    // Does not match a time of day.
    const leak = room ? /7:8(?!\d)/ : secret
    await open(page, await path(), { hideScores: false, hideFollowed: true })
    await expect.poll(() => textAfterMove(page, place)).toMatch(leak)
    const [kind, id] = follow(page)
    const row = { key: `${kind}:${id}`, kind, id, events: [], name: '', at: Date.now() }
    // The app creates its database shortly after its screen.
    await expect(() => upsertRows(page, 'follow', [row])).toPass()
    await page.reload()
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    await expect.poll(() => textAfterMove(page, '#content')).toMatch(cover)
    await expect.poll(() => textIn(page, place)).not.toMatch(leak)
  })
