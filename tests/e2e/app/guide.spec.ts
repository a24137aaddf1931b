// The guide of a first visit: offered in the slot that the first HTML reserves, left at any step, completed, and offline; and the home page
// behind it.
import { expect, type Locator, type Page } from '@playwright/test'
import type { LeagueEntry } from '../../../contract/match/match.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { choose } from '../../support/app/choose.ts'
import { countRows, readRows, readSetting } from '../../support/app/device-storage.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
// All other tests start with the guide completed (playwright.config.ts).
test.use({ storageState: { cookies: [], origins: [] } })

const place = (page: Page): Locator => page.locator('[data-guide]')
const card = (page: Page): Locator => page.getByRole('region', { name: '选球队和联赛' })
const guide = (page: Page): Locator => page.getByRole('dialog')
const title = (page: Page): Locator => guide(page).locator('h2')
const next = (page: Page): Locator => guide(page).locator('[data-next]')
const teams = (page: Page): Locator => guide(page).getByRole('group', { name: '球队' }).getByRole('button')

async function openGuide(page: Page): Promise<void> {
  await page.goto(`${app.url}/main`)
  await interactive(page)
  await place(page).getByRole('button').first().click()
  await expect(title(page)).toBeVisible()
}

/** Denies the browser's permission prompt; the result returns how often it was requested. */
async function watchQuestion(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = { times: 0 }
    ;(window as unknown as { asked: typeof asked }).asked = asked
    Notification.requestPermission = async () => {
      asked.times += 1
      return 'denied'
    }
    Object.defineProperty(Notification, 'permission', { get: () => (asked.times > 0 ? 'denied' : 'default') })
  })
  return () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
}

async function read<T>(path: string): Promise<T[]> {
  return (await (await fetch(`${app.url}/api/hot_match/${path}`)).json()).data.list
}

test('the first HTML reserves space for the guide invitation only for a person who has not dismissed it', async () => {
  const html = async (headers: Record<string, string>): Promise<string> => (await fetch(`${app.url}/main`, { headers })).text()
  expect(await html({ 'user-agent': person })).toContain('data-guide')
  expect(await html({ 'user-agent': person, cookie: 'guided=0; lang=zh' })).toContain('data-guide')
  expect(await html({ 'user-agent': person, cookie: 'guided=1; lang=zh' })).not.toContain('data-guide')
  expect(await html({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).not.toContain('data-guide')
})

for (const [lang, width] of [
  ['zh', 390],
  ['en', 390],
  ['vi', 390],
  ['zh', 1440],
  ['vi', 1440],
] as const)
  test(`the guide invitation is as high as its reserved space: ${lang}, ${width}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.setViewportSize({ width, height: 844 })
    const height = (): Promise<number> => place(page).evaluate((element) => element.getBoundingClientRect().height)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${app.url}/main`)
    const reserved = await height()
    expect(reserved).toBeGreaterThan(0)
    await page.unroute('**/*.js')
    await page.goto(`${app.url}/main`)
    await expect(place(page).getByRole('button').first()).toBeVisible()
    expect(await height()).toBe(reserved)
  })

test('the guide closes by its button or Escape, does not reappear, and opens from the settings', async ({ page }) => {
  await openGuide(page)
  await expect(guide(page).getByRole('img', { name: '第 1 步，共 3 步' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toHaveCount(0)
  await expect(place(page)).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await interactive(page)
  await expect(place(page)).toHaveCount(0)
  await page.goto(`${app.url}/member?type=6`)
  await interactive(page)
  const again = page.getByRole('button', { name: '打开引导' })
  await again.click()
  await expect(title(page)).toHaveText('先选语言和外观')
  await guide(page).getByRole('button', { name: '跳过' }).click()
  await expect(guide(page)).toHaveCount(0)
  await expect(again).toBeFocused()
})

test('the guide invitation can be dismissed by itself too', async ({ page }) => {
  await page.goto(`${app.url}/main`)
  await card(page).getByRole('button', { name: '不用了' }).click()
  await expect(place(page)).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await interactive(page)
  await expect(place(page)).toHaveCount(0)
})

test('switching the language takes effect at once and keeps the focus', async ({ page }) => {
  await openGuide(page)
  await choose(guide(page), 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(title(page)).toHaveText(/^[\x20-\x7e]+$/)
  await expect(guide(page).getByRole('radio', { name: 'English' })).toBeFocused()
  await choose(guide(page), '简体中文')
  await expect(title(page)).toHaveText('先选语言和外观')
  // The element that opened it was re-rendered meanwhile.
  await page.keyboard.press('Escape')
  await expect(page.locator('#content')).toBeFocused()
})

test('completing the guide personalizes the home page', async ({ page, context }) => {
  const asked = await watchQuestion(page)
  const hot = await read<MatchRow>('recommend')
  // Offered in every language, and with its own teams: no cup.
  const leagues = (await read<LeagueEntry>('initial_list')).filter((one) => one.hot && /ball$/.test(one.sport) && /联赛$/.test(one.name.zh))
  // At some hours of the day none of them has a match among the hot ones, and the order of the home page has nothing to move.
  const playing = leagues.find(({ id }) => hot.some((row) => row.league_id === id))
  const league = playing ?? (leagues[0] as LeagueEntry)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGuide(page)
  await choose(guide(page), '夜场')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await next(page).click()

  await expect(title(page)).toHaveText('你坐哪一边？')
  await expect(title(page)).toBeFocused()
  const chip = guide(page).getByRole('group', { name: '联赛' }).getByRole('button', { name: league.short.zh, exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  for (const team of [teams(page).nth(0), teams(page).nth(1)]) {
    await team.click()
    await expect(team).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(guide(page).getByText('已选 2 队 · 1 个联赛')).toBeVisible()
  await expect.poll(() => countRows(page, 'follow')).toBe(3)
  await next(page).click()

  await expect(title(page)).toBeFocused()
  const example = guide(page).locator('figure p')
  await expect(example).toContainText(/1:0|0:1/)
  await guide(page)
    .getByRole('switch', { name: /防剧透/ })
    .check()
  await expect(example).not.toContainText(/\d:\d/)
  // The choices so far have requested no permission.
  expect(await asked()).toBe(0)
  await next(page).click()
  await expect.poll(asked).toBe(1)
  await expect(guide(page)).toHaveCount(0)

  await expect(card(page)).toContainText('已选 2 队 · 1 个联赛')
  await expect(card(page).getByRole('button', { name: '调整' })).toBeFocused()
  const follows = await readRows<{ id: string }>(page, 'follow')
  const isMine = ({ league_id, home_team_id, away_team_id }: MatchRow): boolean =>
    follows.some(({ id }) => [league_id, home_team_id, away_team_id].includes(id))
  const mine = hot.filter(isMine).map(({ id }) => `/score-detail?id=${id}`)
  if (playing) expect(mine.length).toBeGreaterThan(0)
  const firstInRail = page.locator('section[aria-label="比分条"] a[href*="/score-detail?id="]').first()
  const href = async (): Promise<string> => ((await firstInRail.getAttribute('href')) ?? '').split('&')[0] ?? ''
  if (mine.length > 0) await expect.poll(async () => mine.includes(await href())).toBe(true)
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ theme: 'dark', hide: '1', guided: '1' })

  await page.reload()
  await interactive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(place(page)).toHaveCount(0)
  if (mine.length > 0) await expect.poll(async () => mine.includes(await href())).toBe(true)
})

test('a team is found by its pronunciation', async ({ page }) => {
  await openGuide(page)
  await next(page).click()
  const field = guide(page).getByRole('searchbox')
  await field.fill('linjiang')
  const found = teams(page).filter({ hasText: '临江' }).first()
  await found.click()
  await expect(found).toHaveAttribute('aria-pressed', 'true')
  // The field handles the first Escape.
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(guide(page)).toBeVisible()
  await expect(teams(page).filter({ hasText: '临江' }).and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
})

test('choices made offline are stored on the device and sent once back online', async ({ page, context }) => {
  await openGuide(page)
  await next(page).click()
  await expect(teams(page).first()).toBeVisible()
  await context.setOffline(true)
  await teams(page).first().click()
  await expect(teams(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  await expect.poll(() => countRows(page, 'outbox')).toBe(1)
  await next(page).click()
  await next(page).click()
  await expect(card(page)).toContainText('已选 1 队')
  await context.setOffline(false)
  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  const device = await readSetting(page, 'push-device-key')
  const status = await page.request.post(`${app.url}/api/Push/status`, { data: { device } })
  expect((await status.json()).data.follows).toBe(1)
})

for (const [lang, width, colorScheme] of [
  ['zh', 390, 'light'],
  ['vi', 390, 'dark'],
  ['en', 1440, 'dark'],
  ['zh', 1440, 'light'],
] as const)
  test(`axe finds no violations in any step, and nothing overflows: ${lang}, ${width}, ${colorScheme}`, async ({ page, context }) => {
    await watchQuestion(page)
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${app.url}/main`)
    await interactive(page)
    await expect(place(page).getByRole('button').first()).toBeVisible()
    expect(await axeViolations(page), 'the invitation').toEqual([])
    await place(page).getByRole('button').first().click()
    for (const step of [1, 2, 3]) {
      await expect(next(page)).toBeVisible()
      await expect(guide(page).locator('[role=status][aria-label]:visible')).toHaveCount(0)
      expect(await axeViolations(page), `step ${step}`).toEqual([])
      const beyond = await guide(page).evaluate((dialog) =>
        [dialog, ...dialog.children].map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)),
      )
      expect(Math.max(...beyond), `step ${step} is too wide`).toBe(0)
      if (step < 3) await next(page).click()
    }
  })
