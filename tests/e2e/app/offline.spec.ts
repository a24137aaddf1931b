// The installed app offline: the shell immediately, cached content with its age, a follow that is queued and sent once.
import { expect, type Page } from '@playwright/test'
import { placePushService } from '../../support/alert/fake-push-manager.ts'
import { type PushService, startPushService } from '../../support/alert/push-service.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { clearTable, countRows, readKeys, readRows, readSetting } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { interactive, moveAbout } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { faultHttp } from '../../support/hostile/fault-http.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { isShort, long, soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

let app: AppProcess
let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
  app = await startApp({ env: { PUSH_ALLOW_HOSTS: service.host } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
  await service.close()
})

/** Keys of the responses cached on the device. */
const savedKeys = async (page: Page): Promise<string> => (await readKeys(page, 'copy')).join(' ')

/** Skips the eight seconds that packs wait after a start, while the screen loads. Requires `page.clock` to be installed. */
async function pastTheStart(page: Page): Promise<void> {
  await interactive(page)
  await page.clock.fastForward(8_000)
}

/** Opens every screen and waits until its responses are cached on the device: `[path, part of the key]`. */
async function readAll(page: Page, reads: readonly (readonly [string, string])[]): Promise<void> {
  for (const [path, key] of reads) {
    await page.goto(app.url + path)
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    // A server-rendered first screen is fetched when the socket first joins.
    await expect.poll(() => savedKeys(page), { message: path }).toContain(key)
  }
}

/** One of each kind in npm test: a list, a day, a match, an article, and one that has read nothing. npm run soak runs all. */
const often = ['/main', '/schedule', '/score-detail?', '/detail?', '/404']
const isLooked = (path: string): boolean => !isShort || often.some((one) => path.startsWith(one))

test('every screen of this section opens offline with its last content and its age', async ({ page, context }) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  const { list } = (await (await fetch(`${app.url}/api/hot_match/recommend`)).json()).data
  const news = (await (await fetch(`${app.url}/api/Portal_post/getList2`)).json()).data.list
  const reads: [path: string, key: string, heading: string][] = [
    ['/main', 'hot_match/recommend', '首页'],
    ['/football', '"football"', '足球比分'],
    ['/basketball', '"basketball"', '篮球比分'],
    ['/schedule', '"days":2', '赛程'],
    [`/score-detail?id=${list[0].id}`, list[0].id, list[0].home_team_name_zh],
    ['/news', 'getList2', '资讯'],
    [`/detail?id=${news[0].id}`, news[0].id, news[0].title.zh],
  ]
  await readAll(
    page,
    reads.filter(([path]) => isLooked(path)).map(([path, key]): [string, string] => [path, key]),
  )
  const screens: [path: string, heading: string][] = [
    ...reads.map(([path, , heading]): [string, string] => [path, heading]),
    ['/downLoad', '把看台装进手机'],
    ['/about-user', '关于看台'],
    ['/404', '这里没有座位'],
  ]
  await context.setOffline(true)
  for (const [path, heading] of screens.filter(([path]) => isLooked(path))) {
    await page.goto(app.url + path)
    await expect(page.locator('#content'), path).toBeVisible()
    await expect(page.locator('header').first(), path).toBeVisible()
    await expect(page.getByText('当前离线').first(), path).toBeVisible()
    await expect(page.locator('#content h1').first(), path).toContainText(heading)
    if (path === '/football') await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
    if (path.startsWith('/detail?')) await expect(page.locator('article h1')).toBeVisible()
  }
  expect(problems).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('当前离线')).toHaveCount(0)
})

/** Visible elements that use a colour for live content. */
const liveElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colours = ['--red', '--red-fill', '--on-stand-red'].map((name) => {
      probe.style.color = `var(${name})`
      return getComputedStyle(probe).color
    })
    probe.remove()
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { color, backgroundColor, visibility } = getComputedStyle(element)
      const isRed = element.textContent?.trim() ? colours.includes(color) : false
      const isSeen = visibility === 'visible' && element.getClientRects().length > 0
      return isSeen && (isRed || colours.includes(backgroundColor))
        ? [`${element.tagName} ${element.className} ${element.textContent}`]
        : []
    })
  })

test('nothing looks live when offline, and a phone indicates it, scrolled or not', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/football?status=live', '/anchor', ...soak([], ['/schedule', '/main'])]) {
    await page.goto(app.url + path)
    await workerReady(page)
    await expect(page.locator('#content').locator('a[href*="/score-detail?"], a[href*="/live?"]').first()).toBeVisible()
    // This world has live matches around the clock.
    await expect.poll(() => liveElements(page), { message: path }).not.toEqual([])
    await context.setOffline(true)
    const chip = page.locator('[data-chip="offline"]')
    await expect(chip).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(chip).toBeInViewport()
    await expect.poll(() => liveElements(page), { message: path }).toEqual([])
    await context.setOffline(false)
    await expect(chip).toHaveCount(0)
  }
})

test('streamers in the ranking no longer look live when offline', { tag: long }, async ({ page, context }) => {
  await context.route('**/api/Live_streaming/roomRanking?*', async (route) => {
    const one = { room_id: 'r', uid: 'u', place: 1, before: 1, nickname: '主播甲', avatar: '', value: 9, parts: [], is_live: true }
    const response = await fetchAnew(route)
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list: [one] } } })
  })
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  await moveAbout(page)
  const rank = page.getByRole('region', { name: '主播榜' })
  await rank.scrollIntoViewIfNeeded()
  await expect(rank.getByText('正在直播')).toBeVisible()
  const isShownLive = async (): Promise<boolean> => (await liveElements(page)).some((shown) => shown.includes('正在直播'))
  await expect.poll(isShownLive).toBe(true)
  await context.setOffline(true)
  await expect.poll(isShownLive).toBe(false)
  await expect(rank.getByText('刚才在播')).toBeVisible()
  await expect(page.locator('#content').getByText('正在直播')).toHaveCount(0)
})

test('a match followed offline is sent once when back online', async ({ page, context }) => {
  const proxy = await faultHttp(app.url)
  const subscriber = service.subscribe('offline')
  await placePushService(context, proxy.url, { endpoint: subscriber.endpoint, ...subscriber.keys })
  await page.goto(`${proxy.url}/football`)
  await workerReady(page)
  const stars = page.locator('#content article button[aria-pressed="false"][aria-label^="关注"]')
  /** Idempotency keys of requests with this many follows, from page or worker: a retry without a response keeps its key. */
  const keysOf = (follows: number): (string | string[] | undefined)[] => {
    const subscribed = proxy.calls.filter(
      ({ path, body }) => path.endsWith('api/Push/subscribe') && JSON.parse(body).follows.length === follows,
    )
    return [...new Set(subscribed.map(({ headers }) => headers['idempotency-key']))]
  }
  await stars.first().click()
  await expect.poll(() => keysOf(1)).not.toEqual([])
  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  await context.setOffline(true)
  await expect(page.getByText('当前离线').first()).toBeVisible()
  await stars.first().click()
  await expect(page.locator('#content article button[aria-pressed="true"]')).toHaveCount(2)
  await expect.poll(() => countRows(page, 'follow')).toBe(2)
  await expect.poll(() => countRows(page, 'outbox')).toBe(1)
  await context.setOffline(false)
  // By the page or the worker, whichever is first; a failed attempt is retried some seconds later.
  await expect.poll(() => countRows(page, 'outbox'), { timeout: 20_000 }).toBe(0)
  const device = await readSetting(page, 'push-device-key')
  const status = await page.request.post(`${proxy.url}/api/Push/status`, { data: { device } })
  expect((await status.json()).data.follows).toBe(2)
  expect(keysOf(2)).toEqual([expect.any(String)])
  await page.reload()
  await expect(page.locator('#content article button[aria-pressed="true"]')).toHaveCount(2)
  await page.close()
  await proxy.close()
})

test('the schedule shows what is cached, and what is queued until it is sent', { tag: long }, async ({ page, context }) => {
  await page.goto(`${app.url}/schedule?day=${worldDay(1)}`)
  await workerReady(page)
  await moveAbout(page)
  const packs = page.getByRole('region', { name: '离线包' })
  await expect(packs.getByRole('listitem').filter({ hasText: '赛程' })).toBeVisible()
  const waiting = page.getByRole('region', { name: '待同步' })
  await expect(waiting).toHaveCount(0)
  await context.setOffline(true)
  await page.locator('#content').getByRole('button', { name: /^预约/ }).first().click()
  await expect.poll(() => countRows(page, 'outbox')).toBe(1)
  await expect(waiting.getByRole('listitem')).toHaveText(/预约 .+ vs .+记下/)
  await context.setOffline(false)
  await expect.poll(() => countRows(page, 'outbox'), { timeout: 20_000 }).toBe(0)
  await expect(waiting).toHaveCount(0)
  await packs.getByRole('link', { name: '管理' }).click()
  await expect(page.locator('#offline')).toBeInViewport()
})

test('a visited tab has tomorrow, a followed match ten days ahead and the news available offline', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  const later = worldDay(10)
  const reply = await fetch(`${app.url}/api/hot_match/all_match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sport: 'football', day: later, days: 1, tz: 'Asia/Shanghai', limit: 500 }),
  })
  const [far] = (await reply.json()).data.list
  await page.goto(`${app.url}/score-detail?id=${far.id}`)
  await page.getByRole('button', { name: /^关注/ }).first().click()
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  await page.goto(`${app.url}/schedule`)
  await pastTheStart(page)
  const { list: news } = (await (await fetch(`${app.url}/api/Portal_post/getList2?limit=50`)).json()).data
  const packed = async (): Promise<string> => JSON.stringify(await readRows(page, 'packItem'))
  await expect.poll(packed, { timeout: 60_000 }).toContain(far.id)
  await expect.poll(packed, { timeout: 60_000 }).toContain(`article ${news[40].id}`)
  await clearTable(page, 'copy')
  await context.setOffline(true)
  await page.goto(`${app.url}/schedule?day=${worldDay(1)}`)
  await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
  await page.goto(`${app.url}/schedule?day=${later}`)
  await expect(page.locator(`#content [data-row="${far.id}"]`)).toBeVisible()
  await page.goto(`${app.url}/detail?id=${news[40].id}`)
  await expect(page.locator('article h1')).toHaveText(news[40].title.zh)
})

test('each legal text is readable offline even if never opened before', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  await pastTheStart(page)
  const readLegalKeys = async (): Promise<string[]> =>
    (await readRows<{ pack: string; key: string }>(page, 'packItem')).filter(({ pack }) => pack === 'legal').map(({ key }) => key)
  await expect.poll(readLegalKeys, { timeout: 60_000 }).toHaveLength(4)
  expect(await savedKeys(page)).not.toContain('Legal/text')
  await context.setOffline(true)
  for (const [kind, title] of [
    ['agreement', '用户协议'],
    ['privacy', '隐私政策'],
    ['conduct', '行为准则'],
    ['disclaimer', '免责声明'],
  ] as const) {
    await page.goto(`${app.url}/about-user?type=${kind}`)
    const article = page.locator('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(article.getByText(/离线副本 · .*保存/)).toBeVisible()
    await expect(article.locator('p').nth(1)).not.toBeEmpty()
  }
})

test('the day strip shows which days are cached and, offline, which are not; such a day can be requested for later', {
  tag: long,
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  const day = worldDay(8)
  await page.clock.install()
  await page.goto(`${app.url}/schedule`)
  await workerReady(page)
  await moveAbout(page)
  await pastTheStart(page)
  const content = page.locator('#content')
  const days = page.getByRole('navigation', { name: '日期' }).getByRole('link')
  await expect(days.nth(1)).toHaveAccessibleName(/已保存/, { timeout: 60_000 })
  await expect(days.nth(2)).toHaveAccessibleName(/已保存/)
  await expect(days.nth(8)).not.toHaveAccessibleName(/保存/)
  // The legend explains the marks, also online.
  const meanings = page.locator('[data-marks]').filter({ visible: true })
  await expect(meanings).toHaveText(/^日期下的标记：已保存/)
  await expect(meanings).not.toContainText('没有保存')
  await page.goto(`${app.url}/football`)
  await moveAbout(page)
  await expect(meanings).toHaveText(/^日期下的标记：已保存/)
  await page.goto(`${app.url}/schedule`)
  await moveAbout(page)
  await expect(days.nth(1)).toHaveAccessibleName(/已保存/)
  await context.setOffline(true)
  await expect(meanings).toHaveCount(0)
  await expect(content.locator('[data-legend]')).toHaveText(/已保存.*只存了关注的.*没有保存/)
  await expect(days.nth(8)).toHaveAccessibleName(/没有保存/)
  await expect(days.nth(1)).toHaveAccessibleName(/已保存/)

  await days.nth(8).click()
  await expect(days.nth(8)).toHaveAttribute('data-lit', 'true')
  await expect(content.getByText('没有存在这台设备上')).toBeVisible()
  await content.getByRole('button', { name: '联网后存这天' }).click()
  const requestButton = content.getByRole('button', { name: '联网后会存' })
  await expect(requestButton).toHaveAttribute('aria-pressed', 'true')
  const waiting = page.getByRole('region', { name: '待同步' })
  await expect(waiting.getByRole('listitem')).toHaveText(/存下赛程.*记下/)
  // Cancelled, then requested again.
  await requestButton.click()
  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  await content.getByRole('button', { name: '联网后存这天' }).click()
  await expect.poll(() => countRows(page, 'outbox')).toBe(1)
  // Leaves the day's page, so that the page itself does not fetch the day.
  await days.nth(0).click()
  await expect(days.nth(0)).toHaveAttribute('data-lit', 'true')
  expect(await savedKeys(page)).not.toContain(`"day":"${day}"`)
  await context.setOffline(false)
  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  await expect.poll(() => savedKeys(page)).toContain(`"day":"${day}"`)
  await expect(content.locator('[data-legend]')).toHaveCount(0)
  await expect(days.nth(8)).toHaveAccessibleName(/已保存/)
  await context.setOffline(true)
  await days.nth(8).click()
  await expect(days.nth(8)).toHaveAttribute('data-lit', 'true')
  await expect(content.locator('article[data-row]').first()).toBeVisible()
  await expect(content.getByText('没有存在这台设备上')).toHaveCount(0)
})

test('content that was never cached says so, without a count, an error or a saved time', { tag: long }, async ({ page, context }) => {
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  await context.setOffline(true)
  // Days that no pack contains.
  for (const path of [`/football?day=${worldDay(-40)}`, `/basketball?day=${worldDay(-40)}`, `/schedule?day=${worldDay(40)}`]) {
    await page.goto(app.url + path)
    const unsaved = path.startsWith('/schedule') ? '没有存在这台设备上' : '这部分没有存在本机'
    await expect(page.locator('#content').getByText(unsaved), path).toBeVisible()
    await expect(page.locator('#content').getByRole('alert'), path).toHaveCount(0)
    await expect(page.getByText('这一页只存下了一部分'), path).toBeVisible()
    await expect(page.getByText('保存的内容'), path).toHaveCount(0)
    const tabs = page.locator('#content nav[aria-label="状态"]')
    if (!path.startsWith('/schedule')) await expect(tabs, path).toContainText('完场')
    for (const text of await tabs.allInnerTexts()) expect(text, path).not.toMatch(/\d/)
  }
  await context.setOffline(false)
  await expect(page.getByText('没有存在这台设备上')).toHaveCount(0)
})

test('packs contain content that was never opened, show their age, and can be deleted', { tag: long }, async ({ page, context }) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${app.url}/member?type=6`)
  await workerReady(page)
  const packs = page.locator('#offline')
  // Matches that have ended by now: one that ends while the packs are fetched may be in none of them.
  const results = await (
    await fetch(`${app.url}/api/hot_match/all_match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'over', day: worldDay(-1), days: 2, limit: 500 }),
    })
  ).json()
  const [last] = results.data.list.sort((a: { match_time: string }, b: { match_time: string }) => (a.match_time < b.match_time ? 1 : -1))
  await packs.getByRole('button', { name: '全部更新' }).click()
  for (const name of ['赛程', '积分榜', '赛果', '资讯'])
    await expect(packs.getByRole('button', { name: `删除${name}的离线内容` }), name).toBeEnabled({ timeout: 30_000 })
  const news = (await (await fetch(`${app.url}/api/Portal_post/getList2?limit=50`)).json()).data.list
  await context.setOffline(true)
  await page.goto(`${app.url}/football?day=${worldDay(1)}`)
  await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
  await page.goto(`${app.url}/detail?id=${news[35].id}`)
  await expect(page.locator('article h1')).toHaveText(news[35].title.zh)
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true)
  expect(
    await page
      .locator('article img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expect(page.getByText('离线副本').first()).toBeVisible()
  await page.goto(`${app.url}/score-detail?id=${last.id}`)
  await expect(page.locator('h1')).toContainText(last.home_team_name_zh)
  await page.goto(`${app.url}/base-football?league=hxcl`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(17)
  await page.goto(`${app.url}/member?type=6`)
  await packs.getByRole('button', { name: '删除资讯的离线内容' }).click()
  await expect(packs.getByRole('button', { name: '删除资讯的离线内容' })).toHaveCount(0)
  await page.goto(`${app.url}/detail?id=${news[35].id}`)
  await expect(page.locator('article h1')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a saved article stays available, offline too', { tag: long }, async ({ page, context }) => {
  const { list } = (await (await fetch(`${app.url}/api/Portal_post/getList2`)).json()).data
  await page.goto(`${app.url}/detail?id=${list[3].id}`)
  await workerReady(page)
  await page.getByRole('button', { name: '离线保存' }).click()
  await expect(page.getByRole('button', { name: '已离线保存' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('article h1')).toHaveText(list[3].title.zh)
  await expect(page.getByRole('button', { name: '已离线保存' })).toHaveAttribute('aria-pressed', 'true')
})
