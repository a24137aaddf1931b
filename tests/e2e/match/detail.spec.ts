// A match on its own page: the reader's actions, its footer on a phone, and the page when a part fails to load.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readRows } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { long } from '../../support/soak.ts'

interface Row {
  id: string
  status: string
  match_time: string
  home_team_name_zh: string
  away_team_name_zh: string
}

let upcoming: Row
let over: Row
let withLineups: Row
test.beforeAll(async () => {
  const list = async (offset: number, status: string): Promise<Row[]> => {
    const body = JSON.stringify({ sport: 'football', day: worldDay(offset), status, limit: 50, page: 1 })
    const reply = await fetch(`${app.url}/api/hot_match/all_match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()).data.list
  }
  upcoming = (await Promise.all([1, 2, 3, 4].map((offset) => list(offset, 'upcoming')))).flat()[0] as Row
  const played = (await Promise.all([-1, -2, -3, -4].map((offset) => list(offset, 'over')))).flat()
  over = played[0] as Row
  for (const row of played) {
    const { data } = await (await fetch(`${app.url}/api/hot_match/detail?id=${row.id}`)).json()
    if (!data.lineups) continue
    withLineups = row
    break
  }
})

const open = (page: Page, id: string, more = '') => page.goto(`${app.url}/score-detail?id=${id}${more}`)
const acts = (page: Page) => page.locator('#content')

test('alerts of a match are set in words, survive a reload, and can be removed', async ({ page }) => {
  await open(page, upcoming.id)
  // Before it is enabled, it shows what it would notify.
  const choice = acts(page).getByRole('button', { name: /^提醒：进球、红牌、完场/ })
  await choice.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '这场比赛的提醒' })
  await expect(panel).toBeVisible()
  await expect(acts(page).getByRole('button', { name: '已关注' })).toHaveAttribute('aria-pressed', 'true')
  const enabled = new Set(['进球', '红牌', '完场'])
  for (const label of await panel
    .locator('label')
    .filter({ has: page.getByRole('switch', { checked: true }) })
    .allTextContents())
    if (!enabled.has(label)) await panel.getByRole('switch', { name: label, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const chosen = acts(page).getByRole('button', { name: '进球、红牌、完场', exact: true })
  await expect(chosen).toBeFocused()
  await page.reload()
  await chosen.click()
  await expect(panel.getByRole('switch', { name: '红牌' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'VAR' })).not.toBeChecked()
  await panel.getByRole('button', { name: '改回按设置提醒' }).click()
  // The settings' sentence appears again.
  await expect(acts(page).getByRole('button', { name: /^进球、红牌、完场等 \d+ 项$/ })).toBeVisible()
})

test('names link to their pages: a team, a player on the pitch, the league of a row among many', async ({ page }) => {
  await open(page, withLineups.id, '&tab=lineups')
  const team = withLineups.home_team_name_zh
  await acts(page).getByRole('link', { name: team, exact: true }).first().click()
  await expect(page).toHaveURL(/\/base-football\?team=/)
  await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible()
  await page.goBack()
  // The player's complete marker links there, including the face.
  const mark = acts(page)
    .locator('ul > li')
    .filter({ has: page.locator('a[href*="player="]') })
    .filter({ has: page.locator('img') })
    .first()
  const name = (await mark.locator('a[href*="player="]').getAttribute('title')) ?? ''
  await mark.locator('img').first().click({ force: true })
  await expect(page).toHaveURL(/player=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Each page shows what a follow would notify.
  await expect(acts(page).getByText('关注后提醒：进球、红牌', { exact: true })).toBeVisible()
  // Football rows, whatever is popular at this hour.
  await page.goto(`${app.url}/search?name=${encodeURIComponent(team)}&tab=matches`)
  const league = page.locator('article[data-row] a[href*="league="]:visible').first()
  const of = (await league.getAttribute('title')) ?? ''
  await league.click()
  await expect(page).toHaveURL(/\/base-(football|basketball)\?league=/)
  await expect(page.getByRole('heading', { level: 1, name: of })).toBeVisible()
  await expect(acts(page).getByText(/^关注后提醒：/)).toBeVisible()
})

test('the columns of a match flow independently; a phone shows the match before both teams’ form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, withLineups.id)
  await expect(acts(page).getByRole('heading', { name: '近期战绩', exact: true })).toBeVisible()
  /** Gap in pixels between the panel above the recent matches and theirs, in the same column. */
  const hole = () =>
    acts(page)
      .locator('section')
      .evaluateAll((panels) => {
        const boxes = panels.map((panel) => ({ panel, box: panel.getBoundingClientRect() }))
        const recent = boxes.find(({ panel }) => panel.querySelector('h2')?.textContent === '近期战绩')?.box
        if (!recent) return Number.NaN
        const above = boxes.filter(({ box }) => Math.abs(box.x - recent.x) < 2 && box.bottom <= recent.y + 1)
        return recent.y - Math.max(...above.map(({ box }) => box.bottom))
      })
  await expect.poll(hole).toBeLessThan(32)
  await page.setViewportSize({ width: 390, height: 844 })
  const top = async (name: string): Promise<number> =>
    (await acts(page).getByRole('heading', { name, exact: true }).first().boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await top('阵容')) - (await top('数据'))).toBeGreaterThan(0)
  await expect.poll(async () => (await top('近期战绩')) - (await top('阵容'))).toBeGreaterThan(0)
})

test('the figures of the standings are near their club on desktop, and near the top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/base-football?league=hxcl`)
  const row = acts(page).locator('table tbody tr').first()
  const left = async (part: string) => (await row.locator(part).first().boundingBox())?.x ?? Number.NaN
  // The current round and the leaders use the rest of the page.
  await expect(acts(page).locator('article[data-row]').first()).toBeVisible()
  expect((await left('td + th + td')) - (await left('th'))).toBeLessThan(380)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await acts(page).locator('table').boundingBox())?.y ?? 999).toBeLessThan(360)
})

test('a team page begins with the current match and its score', async ({ page }) => {
  let id = ''
  await undrawn(page)
  await page.route('**/api/Data/team?*', async (route) => {
    const response = await fetchAnew(route)
    const body = await response.json()
    const { upcoming, results } = body.data
    const place = upcoming.findIndex(({ status }: Row) => status === 'upcoming')
    const [next] = upcoming.splice(place, 1)
    id = next.id
    const on = { status: 'live', phase: 'second-half', home_score: 7, away_score: 3, seq: 99_999 }
    body.data.results = [{ ...next, ...on, match_time: new Date(Date.now() - 3_600_000).toISOString() }, ...results]
    await route.fulfill({ response, json: body })
  })
  await page.goto(`${app.url}/base-football?team=hxcl-lj`)
  const ground = acts(page).getByRole('region', { name: '进行中' })
  await expect(ground.locator('[aria-label*="7 比 3"]')).toBeVisible()
  await expect(ground.getByRole('link', { name: '看这场比赛' })).toHaveAttribute('href', new RegExp(`id=${id}`))
  await expect(acts(page).getByRole('region', { name: '下一场' })).toHaveCount(0)
  const played = acts(page).getByRole('region', { name: '最近比赛' })
  await expect(played.locator('article[data-row]').first()).toBeVisible()
  await expect(played.locator(`article[data-row="${id}"]`)).toHaveCount(0)
})

test('a team page shows its next match, table position, home results and news', { tag: long }, async ({ page }) => {
  const read = async (path: string) => (await (await fetch(`${app.url}/api/${path}`)).json()).data
  const { team, leagues, upcoming: coming, results } = await read('Data/team?team_id=hxcl-lj')
  const next: Row = coming.find(({ status }: Row) => status === 'upcoming')
  // The browser's own prompt would cover the next click.
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await page.goto(`${app.url}/base-football?team=${team.id}`)
  // A live match takes its place.
  const isOn = results.some(({ status }: Row) => status === 'live')
  const ground = acts(page).getByRole('region', { name: isOn ? '进行中' : '下一场' })
  const first: Row = results.find(({ status }: Row) => status === 'live') ?? next
  await expect(ground.getByTitle(first.home_team_name_zh)).toBeVisible()
  await expect(ground.getByTitle(first.away_team_name_zh)).toBeVisible()
  await expect(ground.getByRole('link', { name: '看这场比赛' })).toHaveAttribute('href', new RegExp(`/score-detail\\?.*id=${first.id}`))

  const { list } = await read(`hot_match/standings?league_id=${leagues[0].id}`)
  const own = list
    .flatMap(({ rows }: { rows: { team_id: string; rank: number }[] }) => rows)
    .find((row: { team_id: string }) => row.team_id === team.id)
  const place = acts(page)
    .locator('table tr')
    .filter({ has: page.locator(`th a[href$="team=${team.id}"]`) })
  await expect(place.getByRole('cell').first()).toContainText(String(own.rank))
  await expect(acts(page).getByRole('link', { name: '完整积分榜' })).toHaveAttribute('href', new RegExp(`league=${leagues[0].id}`))

  const played = acts(page).getByRole('region', { name: '最近比赛' })
  const ids = async () => played.locator('article[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')).sort())
  const at = (side: 'home' | 'away') =>
    results
      .filter((row: Record<string, string>) => row[`${side}_team_id`] === team.id && row.status === 'over')
      .map(({ id }: Row) => id)
      .sort()
  for (const [name, side] of [
    ['主场', 'home'],
    ['客场', 'away'],
  ] as const) {
    await played.getByRole('button', { name, exact: true }).click()
    await expect.poll(ids).toEqual(at(side))
  }

  const follow = acts(page).getByRole('button', { name: `关注 ${team.name.zh}`, exact: true })
  await expect(follow).toHaveText('关注')
  await expect(acts(page).getByText(/^关注后提醒：开赛、进球/)).toBeVisible()
  await follow.click()
  const following = acts(page).getByRole('button', { name: `已关注 ${team.name.zh}`, exact: true })
  await expect(following).toHaveText('已关注')
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await expect(acts(page).getByText(/^关注后提醒/)).toHaveCount(0)
  await expect(acts(page).getByText(/^开赛、进球/)).toBeVisible()
  await acts(page)
    .getByRole('button', { name: `选择 ${team.name.zh} 的提醒` })
    .click()
  const panel = page.getByRole('dialog', { name: team.name.zh })
  const red = panel.getByRole('switch', { name: '红牌', exact: true })
  const before = await red.isChecked()
  await red.click()
  await expect(red).toBeChecked({ checked: !before })
  await expect(panel.getByRole('button', { name: '改回按设置提醒' })).toBeVisible()
  // Shown immediately, stored a little later.
  const chosen = async () => (await readRows<{ events: string[] }>(page, 'follow')).map(({ events }) => events.includes('red-card'))
  await expect.poll(chosen).toEqual([!before])
  await page.reload()
  await acts(page)
    .getByRole('button', { name: `选择 ${team.name.zh} 的提醒` })
    .click()
  await expect(red).toBeChecked({ checked: !before })
})

test('the calendar file names the match and starts at its time', async ({ page }) => {
  await open(page, upcoming.id)
  const saving = page.waitForEvent('download')
  await acts(page).getByRole('button', { name: '加入日历' }).click()
  const download = await saving
  const { home_team_name_zh: home, away_team_name_zh: away } = upcoming
  expect(download.suggestedFilename()).toBe(`${home}-${away}.ics`)
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  // UTC, so that every calendar shows its own zone's time.
  expect(file).toContain(`\r\nDTSTART:${new Date(upcoming.match_time).toISOString().replace(/[-:]|\.\d{3}/g, '')}\r\n`)
  expect(file).toContain(`\r\nSUMMARY:${home} vs ${away}\r\n`)
  expect(file).toContain(`/score-detail?id=${upcoming.id}`)
  await expect(page.getByText('日历文件已保存')).toBeVisible()
})

test('sharing copies the address without a system share sheet, and never reveals the score', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, over.id)
  await acts(page).getByRole('button', { name: '分享' }).click()
  await page.getByRole('menuitem', { name: '分享链接' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/score-detail?id=${over.id}`)
})

test('sharing passes the match to the system share sheet where available', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        ;(window as unknown as { shared: ShareData }).shared = data
      },
    })
  })
  await open(page, over.id)
  await acts(page).getByRole('button', { name: '分享' }).click()
  await page.getByRole('menuitem', { name: '分享链接' }).click()
  const handed = await page.waitForFunction(() => (window as unknown as { shared?: ShareData }).shared)
  const shared = (await handed.jsonValue()) as ShareData
  expect(shared.url).toBe(`${app.url}/score-detail?id=${over.id}`)
  const { home_team_name_zh: home, away_team_name_zh: away } = over
  expect(shared.text).toMatch(new RegExp(`^${home} vs ${away} · \\d+ 月 \\d+ 日 \\d\\d:\\d\\d$`))
})

test('an article is shared by its address, and links back to all news', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { data } = await (await fetch(`${app.url}/api/Portal_post/getList2`)).json()
  const { id } = data.list[0]
  await page.goto(`${app.url}/detail?id=${id}`)
  const head = page.locator('#content article header').first()
  await head.getByRole('button', { name: '分享' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/detail?id=${id}`)
  await head.getByRole('link', { name: '看全部资讯' }).click()
  await expect(page).toHaveURL(`${app.url}/news`)
})

test('on a phone the actions are at the foot of the page, above its end and below any pop-up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, upcoming.id)
  const alerts = acts(page).getByRole('button', { name: /^提醒：进球、红牌、完场/ })
  // Its text shows as far as there is room, and nothing overflows.
  expect((await alerts.getByText(/^提醒：进球/).boundingBox())?.width).toBeGreaterThan(90)
  for (const name of ['关注', /^提醒：进球/, '加入日历', '分享']) {
    const box = await acts(page).getByRole('button', { name, exact: true }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), String(name)).toBeLessThanOrEqual(390)
    expect(box?.height, String(name)).toBeGreaterThanOrEqual(44)
    expect(box?.width, String(name)).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0), String(name)).toBeGreaterThan(830)
  }
  await page.keyboard.press('End')
  // It is fixed: content that loads meanwhile moves only the end of the page.
  const foot = await alerts.boundingBox()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const paragraph = await page.locator('footer p').boundingBox()
    expect((paragraph?.y ?? 0) + (paragraph?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }).toPass({ timeout: 10_000 })
  await alerts.click()
  const panel = await page.getByRole('dialog', { name: '这场比赛的提醒' }).boundingBox()
  expect(panel?.y).toBeGreaterThanOrEqual(0)
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})

test('the bar on a phone shows the score once the header is scrolled away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, over.id)
  const bar = page.getByRole('banner').locator('b:visible')
  await expect(bar).not.toHaveText(/\d:\d/)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(bar).toHaveText(/\d:\d/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).not.toHaveText(/\d:\d/)
})

test('the line-ups do not reveal a hidden score either', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ lang: 'zh', hideScores: true })))
  await open(page, withLineups.id, '&tab=lineups')
  const ground = acts(page).locator('section', { hasText: '首发' })
  await expect(ground.locator('li')).toHaveCount(22)
  const marks = ground.locator('[aria-label^="评分"], [aria-label^="进球"], [aria-label="黄牌"], [aria-label="被换下"]')
  await expect(marks).toHaveCount(0)
  await acts(page).getByRole('button', { name: '显示这场的比分' }).click()
  await expect(marks).not.toHaveCount(0)
})

test('a missing match says so, and a match that fails to load can be retried', { tag: long }, async ({ page }) => {
  await open(page, 'no-such-match')
  await expect(page.getByText('没有这场比赛，可能已被移除')).toBeVisible()
  const pattern = '**/api/hot_match/detail*'
  await undrawn(page)
  await page.route(pattern, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await open(page, over.id)
  await expect(acts(page).getByText('比赛没有加载出来')).toBeVisible({ timeout: 20_000 })
  await page.unroute(pattern)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('navigation', { name: '赛事内容' })).toBeVisible()
})

test.describe('without a worker', () => {
  test('a page whose chunk fails to load says so, and opens after a retry', async ({ page }) => {
    await page.goto(`${app.url}/main`)
    await expect(page.locator('#content')).toBeVisible()
    // This page has loaded everything: later requests belong to the next one.
    await interactive(page)
    await page.waitForLoadState('networkidle')
    const here = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    const chunks = /\/assets\/[^/]*\.js/
    let blocked = 0
    await page.route(chunks, (route) => {
      if (here.has(route.request().url())) return route.continue()
      blocked += 1
      return route.abort()
    })
    await page.locator('header nav a[href^="/news"]').first().click()
    await expect(page.getByText('页面没有打开')).toBeVisible()
    await expect(page.getByText('可能是网络中断，已保存的内容仍可查看。')).toBeVisible()
    expect(blocked).toBeGreaterThan(0)
    await expect(page.locator('header nav a[href^="/news"]').first()).toBeVisible()
    await page.unroute(chunks)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
  })

  test('a page that fails to render does not blame the network, and opens after a retry', { tag: long }, async ({ page }) => {
    await page.goto(`${app.url}/main`)
    await interactive(page)
    const lists = '**/api/Portal_post/getList2*'
    await page.route(lists, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ code: 0, msg: '', data: { list: [{ id: '1' }], total: 1, article: null } }),
      }),
    )
    await page.locator('header nav a[href^="/news"]').first().click()
    await expect(page.getByText('页面没有打开')).toBeVisible()
    await expect(page.getByText('这里出了错。重试不行时，请在意见反馈里告诉我们。')).toBeVisible()
    await expect(page.getByText('可能是网络中断')).toHaveCount(0)
    await page.unroute(lists)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('#content a[href*="/detail?id="]').first()).toBeVisible()
  })

  test('an article list keeps its items when the next page fails to load', { tag: long }, async ({ page }) => {
    await page.goto(`${app.url}/news`)
    const more = page.getByRole('button', { name: '更多资讯' })
    await expect(more).toBeVisible()
    const before = await page.locator('#content a[href*="/detail?id="]').count()
    const pattern = '**/api/Portal_post/getList2*page=2*'
    await page.route(pattern, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
    await more.click()
    await expect(page.getByText('这部分没有加载出来')).toBeVisible({ timeout: 20_000 })
    expect(await page.locator('#content a[href*="/detail?id="]').count()).toBe(before)
    await page.unroute(pattern)
    await page.getByRole('button', { name: '重试' }).click()
    await expect.poll(() => page.locator('#content a[href*="/detail?id="]').count()).toBeGreaterThan(before)
  })
})

test('an e-sports match shows gold and objectives by map, and each objective as it is taken', async ({ page }) => {
  const { data } = await (
    await fetch(`${app.url}/api/hot_match/all_match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sport: 'esports', day: worldDay(-1), status: 'over', limit: 50, page: 1 }),
    })
  ).json()
  // The others belong to the shooter, which has no gold.
  const { id, periods } = data.list.find(({ league_id }: { league_id: string }) => league_id === 'xy')
  await open(page, id, '&type=esports')
  const maps = acts(page).getByRole('region', { name: '各局数据' })
  await expect(maps.getByRole('columnheader')).toHaveText(periods.map((_: unknown, index: number) => String(index + 1)))
  const gold = maps.getByRole('rowgroup').filter({ hasText: '经济' }).getByRole('cell')
  await expect(gold).toHaveCount(2 * periods.length)
  await expect(gold.first()).toHaveText(/^\d+\.\dK$/)
  for (const name of ['推塔', '小龙', '大龙']) await expect(maps.getByRole('rowheader', { name, exact: true })).toBeVisible()
  await expect(
    acts(page)
      .getByRole('listitem')
      .filter({ hasText: /推塔.*第 \d 局\s*\d+′/ })
      .first(),
  ).toBeVisible()
})
