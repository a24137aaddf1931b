// Every screen as a guest: no policy report, no error, no axe violation, in both themes and three languages, and nothing that covers a
// name, a picture or a tab.
import { expect, type Page } from '@playwright/test'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { walk, walkedLangs } from '../../support/app/walk.ts'
import { sampleRow } from '../../support/match/sample-row.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { long, soak } from '../../support/soak.ts'

let matchId: string
let newsId: string
let playerId: string
let postId: string
let schemeId: string
let expertId: string
let streamerId: string
test.beforeAll(async () => {
  const post = async (path: string, init?: RequestInit) => (await (await fetch(`${app.url}/${path}`, init)).json()).data
  matchId = (await post('api/hot_match/recommend')).list[0].id
  const asked = JSON.stringify({ sport: 'tennis', status: 'over', days: 7, day: worldDay(-6), limit: 1 })
  const tennis = { method: 'POST', headers: { 'content-type': 'application/json' }, body: asked }
  playerId = (await post('api/hot_match/all_match', tennis)).list[0].home_team_id
  newsId = (await post('api/Portal_post/getList2')).list[0].id
  postId = (await post('api/anchor_dynamics/userPostList?hot=month')).list[0].id
  // The demonstration world writes its experts in parallel with the start.
  const first = async () => (await post('api/Expert/schemeList?state=over&limit=1')).list[0]
  await expect.poll(async () => (await first())?.id, { timeout: 60_000 }).toBeDefined()
  schemeId = (await first()).id
  expertId = (await first()).expert.id
  streamerId = (await post('api/Live_streaming/getRoomInfo?id=demo01')).uid
})

const paths = (): string[] => [
  '/main',
  '/football',
  '/basketball',
  '/schedule?type=4',
  `/score-detail?id=${matchId}`,
  '/base-football',
  '/base-football?league=shgb&view=bracket',
  '/base-basketball?view=leaders',
  '/base-football?team=hxcl-lj',
  `/base-other?team=${playerId}`,
  '/news',
  `/detail?id=${newsId}`,
  '/video-list',
  '/video-classify?type=3&id=football',
  `/score-detail?id=${matchId}&tab=talk`,
  '/circle',
  '/circle-detail?id=demo-live',
  `/circle-detail?post=${postId}`,
  '/new_file',
  `/comment?type=news&id=${newsId}`,
  '/foresight',
  '/specialist',
  '/specialist?by=rate',
  `/specialist-home?id=${expertId}`,
  '/specialist-info',
  `/specialist-detail?id=${schemeId}`,
  '/trophy/home',
  '/trophy/home?tab=board',
  '/attention',
  '/attention?kind=player',
  '/reserve',
  '/reserve?kind=team',
  '/member?type=6',
  '/member?type=9',
  '/login',
  '/feedback',
  '/search',
  '/search?name=linj',
  '/downLoad',
  '/about-user',
  '/404',
  '/member?type=10',
  '/anchor',
  '/live?id=demo01',
  `/score-live?id=${matchId}`,
  `/persona?id=${streamerId}`,
  '/dome',
]

for (const lang of walkedLangs) {
  test(`every screen in ${lang}: no errors, no CSP reports, no axe violations, no overflow`, async ({ page }) => {
    test.setTimeout(soak(300_000, 600_000))
    await walk(page, app.url, lang, paths())
  })
}

test('unknown addresses redirect to /404, and the root to /main', async ({ page }) => {
  await page.goto(`${app.url}/no-such-page`)
  await expect(page).toHaveURL(`${app.url}/404?path=%2Fno-such-page`)
  await expect(page.getByText('没有 /no-such-page 这个页面')).toBeVisible()
  // Navigation within the app sends no request to the server.
  await page.evaluate(() => {
    history.pushState(null, '', '/nonsense')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('没有 /nonsense 这个页面')).toBeVisible()
  await page.goto(app.url)
  await expect(page).toHaveURL(/\/main/)
})

for (const [lang, sentence] of [
  ['zh', '没有 /nonsense 这个页面，可能是链接写错了，或者它已经搬走。'],
  ['en', 'There is no page at /nonsense. The link may be mistyped, or the page has moved.'],
  ['vi', 'Không có trang /nonsense. Có thể đường dẫn bị sai hoặc trang đã chuyển đi nơi khác.'],
] as const)
  test(`an address without a page is named in a sentence, from the server and within the app: ${lang}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.goto(`${app.url}/nonsense`)
    await expect(page.locator('#content p').filter({ hasText: '/nonsense' })).toHaveText(sentence)
    await interactive(page)
    await page.goto(`${app.url}/main`)
    await interactive(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/nonsense')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.locator('#content p').filter({ hasText: '/nonsense' })).toHaveText(sentence)
  })

test('the bar starts at the left edge of a wide room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/live?id=demo01`)
  await interactive(page)
  const [head, mark] = [page.locator('#content header').first(), page.getByRole('link', { name: '看台 首页' })]
  await expect(head).toBeVisible()
  expect(Math.abs(((await head.boundingBox())?.x ?? 999) - ((await mark.boundingBox())?.x ?? 0))).toBeLessThan(8)
})

/** Tabs of the top bar with truncated text, and the active one if it is not completely in view. */
const cutTabs = (page: Page): Promise<string[]> =>
  page.locator('header nav a').evaluateAll((tabs) =>
    tabs
      .filter((tab) => tab.checkVisibility({ visibilityProperty: true }))
      .flatMap((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        const row = (tab.closest('nav') as HTMLElement).getBoundingClientRect()
        const isActive = tab.getAttribute('aria-current') === 'page'
        const isBeyond = isActive && (left < row.left - 1 || right > row.right + 1)
        return tab.scrollWidth > tab.clientWidth || isBeyond ? `${tab.textContent} ${left}-${right} in ${row.left}-${row.right}` : []
      }),
  )

/** For each row of a list, the overlaps of the league's mark and name, the teams and the tags beside them. */
const overlapsInRows = (page: Page): Promise<string[]> =>
  page.locator('#content article[data-row]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].flatMap((part) => {
        const place = getComputedStyle(part).gridRowStart
        if (!['league', 'home', 'away'].includes(place)) return []
        const seen = part.getBoundingClientRect()
        return [...part.children].map((one) => {
          const { left, right, top: boxTop, bottom: boxBottom } = one.getBoundingClientRect()
          // Padding enlarges the touch target and may overlap its neighbours.
          const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(one)
          const top = boxTop + Number.parseFloat(paddingBlockStart)
          const bottom = boxBottom - Number.parseFloat(paddingBlockEnd)
          // What does not fit beside a team wraps into an invisible line; a league has no such line.
          const isClipped = place !== 'league'
          return {
            what: `${place} ${one.textContent}`,
            left: isClipped ? Math.max(left, seen.left) : left,
            right: isClipped ? Math.min(right, seen.right) : right,
            top: isClipped ? Math.max(top, seen.top) : top,
            bottom: isClipped ? Math.min(bottom, seen.bottom) : bottom,
          }
        })
      })
      const areSeen = boxes.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
      return areSeen.flatMap((one, at) =>
        areSeen
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.what} and ${other.what}`),
      )
    }),
  )

/** Which of the stage's picture and its halfway line is visible where both overlap; null where they do not. */
const seenAtHalfway = (page: Page): Promise<'picture' | 'line' | 'neither' | null> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('#content section i[aria-hidden="true"]')]
    const line = lines.find((one) => getComputedStyle(one).position === 'absolute' && one.getBoundingClientRect().width === 2)
    const picture = line?.closest('section')?.previousElementSibling
    if (!line || !picture) throw new Error('the stage has no picture')
    picture.scrollIntoView({ block: 'center' })
    const [of, over] = [line.getBoundingClientRect(), picture.getBoundingClientRect()]
    const x = (of.left + of.right) / 2
    const [top, bottom] = [Math.max(of.top, over.top), Math.min(of.bottom, over.bottom)]
    if (x < over.left || x > over.right || bottom - top < 2) return null
    const [seen] = document.elementsFromPoint(x, (top + bottom) / 2)
    return !seen ? 'neither' : picture.contains(seen) ? 'picture' : line.contains(seen) ? 'line' : 'neither'
  })

for (const lang of ['en', 'vi'])
  test(`nothing covers a name or a picture, and no tab of the top bar is clipped: ${lang}`, { tag: lang === 'vi' ? [] : long }, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    const named = { league_name_en: 'Huaxia Women’s Super League', league_name_vi: 'Siêu giải bóng đá nữ Hoa Hạ' }
    const match = (id: string, patch: Partial<MatchRow>) =>
      sampleRow({ id, match_time: new Date().toISOString(), hot: true, ...named, ...patch })
    const list = [
      match('shown', { status: 'live', phase: 'first-half', streams: 1, rooms: 1 }),
      match('live', { status: 'live', phase: 'first-half', red_home: 1, yellow_away: 2 }),
      match('soon', { sport: 'tennis', match_time: new Date(Date.now() + 5 * 60_000).toISOString() }),
      match('later', { sport: 'basketball', match_time: new Date(Date.now() + 3 * 3_600_000).toISOString() }),
    ]
    await page.route('**/api/hot_match/recommend', async (route) => {
      const response = await fetchAnew(route)
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, list, total: list.length } } })
    })
    // The sample only: server-rendered content is not part of it.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${app.url}/about-user`)
    await interactive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.locator('header nav a[href="/main"]').click()
    await expect(page.locator('#content article[data-row]:visible')).toHaveCount(list.length - 1)
    expect(await cutTabs(page)).toEqual([])
    expect(await overlapsInRows(page)).toEqual([])
    expect(await seenAtHalfway(page)).not.toBe('line')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overlapsInRows(page)).toEqual([])
    await expect.poll(() => seenAtHalfway(page)).toBe('picture')
    // As narrow as a list beside another column.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page
      .locator('#content article[data-row]')
      .first()
      .evaluate((row) => {
        let frame: HTMLElement | null = row as HTMLElement
        while (frame && getComputedStyle(frame).containerName !== 'mixed') frame = frame.parentElement
        if (!frame) throw new Error('the list has no width of its own')
        frame.style.inlineSize = '540px'
      })
    await expect.poll(() => overlapsInRows(page)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/football', '/news']) {
      await page.goto(app.url + path)
      await interactive(page)
      const tabs = page.locator('header nav [data-key]')
      const places = await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).dataset.key ?? ''))
      expect(places.length).toBeGreaterThan(2)
      for (const place of places) {
        await page.locator(`header nav [data-key="${place}"]`).click()
        await expect(page.locator(`header nav [data-key="${place}"]`)).toHaveAttribute('aria-current', 'page')
        await expect.poll(() => cutTabs(page), { message: place }).toEqual([])
      }
    }
  })
