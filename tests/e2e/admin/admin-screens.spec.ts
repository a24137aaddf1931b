// Every tab of the desk at each width, theme and language, and the health page.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { table } from '../../support/people/admin-steps.ts'
import { carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { long, soak } from '../../support/soak.ts'

let operator: SignedIn

test.beforeAll(async () => {
  const name = `desk-${randomUUID()}@example.com`
  operator = await logIn(app, name, await createOperator(app, name))
  await registerMember(app)
})

/** Delays the desk's catalogs that match `content` until `release`; fails them while `refuse(true)`. */
async function delayCatalogs(page: Page, content: RegExp) {
  let release = (): void => undefined
  let delayed = 0
  let isRefused = false
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/desk/*.js', async (route) => {
    const response = await fetchAnew(route)
    const text = await response.text()
    if (!/^[^{]{0,40}JSON\.parse/.test(text) || !content.test(text)) return route.fulfill({ response })
    delayed += 1
    if (isRefused) return route.abort()
    await opened
    return route.fulfill({ response })
  })
  return {
    release: () => release(),
    delayed: () => delayed,
    refuse: (on: boolean) => {
      isRefused = on
    },
  }
}
/** Console messages of the app about missing translations. */
function missingMessages(page: Page): string[] {
  const missing: string[] = []
  page.on('console', (message) => /no message/.test(message.text()) && missing.push(message.text()))
  return missing
}
const rawId = /erIHNo|WSP5T2/

const asOperator = (page: Page): Promise<void> => carryLogin(page.context(), app, operator)

test('the health page shows a figure for each part, and counts its own socket', async ({ page }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=health`)
  const figure = (part: string, name: string) =>
    page.getByRole('region', { name: part, exact: true }).locator('dl > div').filter({ hasText: name }).locator('dd')
  // Refreshed every five seconds: the page may have been drawn before its socket opened.
  await expect(figure('实时连接', '现在打开')).toHaveText(/^[1-9]/, { timeout: 30_000 })
  await expect(figure('后台任务', '等待执行')).toHaveText(/^\d/)
  await expect(figure('推送', '已送出')).toHaveText(/^\d/)
  await expect(figure('比赛数据', '来源')).toContainText('simulator')
  await expect(figure('磁盘', '可以写入')).toHaveText('是')
  await expect(figure('磁盘', '剩余')).toHaveText(/^\d/)
})

test('the picture of a row is vertically centered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=gifts`)
  const row = table(page, '礼物').getByRole('row').nth(1)
  await expect(row.locator('img')).toBeVisible()
  const apart = await row.evaluate((line) => {
    const middleOf = (place: string): number => {
      const { top = 0, height = 0 } = line.querySelector(place)?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    return Math.abs(middleOf('td:first-child img') - middleOf('td:nth-child(2) > span:last-child'))
  })
  expect(apart).toBeLessThan(3)
})

test('a member who becomes an operator sees the translated admin desk instead of the rejection', async ({ page, context }) => {
  const missing = missingMessages(page)
  const late = await registerMember(app)
  await carryLogin(context, app, late)
  await page.goto(`${app.url}/desk`)
  const nothing = page.getByRole('heading', { name: '这里没有座位' })
  await expect(nothing).toBeVisible()
  await expect.poll(() => readKeys(page, 'copy')).toContainEqual(expect.stringContaining('getUserInfo'))
  // The cached account is a member; the server's response, after the first catalog, makes it an operator.
  const catalog = await delayCatalogs(page, /运营台/)
  let unblock = (): void => undefined
  const isShown = new Promise<void>((resolve) => {
    unblock = resolve
  })
  await page.route('**/api/User/getUserInfo', async (route) => {
    const response = await fetchAnew(route)
    const { data, ...rest } = await response.json()
    await isShown
    await route.fulfill({ response, json: { ...rest, data: { ...data, roles: ['operator'] } } })
  })
  await page.reload()
  await expect(nothing).toBeVisible()
  unblock()
  await expect.poll(catalog.delayed).toBe(1)
  await expect(page.getByRole('status', { name: /数据加载中/ }).first()).toBeVisible()
  catalog.release()
  await expect(page.getByRole('heading', { name: '运营台' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '运营台的栏目' })).toContainText('实名审核')
  expect(await page.locator('body').textContent()).not.toMatch(rawId)
  expect(missing).toEqual([])
})

test('a failed catalog shows an error and is retried in the language chosen since then', async ({ page }) => {
  const missing = missingMessages(page)
  await asOperator(page)
  await page.goto(`${app.url}/desk`)
  await expect(page.getByRole('heading', { name: '运营台' })).toBeVisible()
  const catalog = await delayCatalogs(page, /Operator/)
  catalog.release()
  catalog.refuse(true)
  // As in another window of the device.
  await page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('preferences') ?? '{}'), lang: 'en' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
  })
  const retry = page.locator('#content').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('运营台')).toHaveCount(0)
  catalog.refuse(false)
  await retry.click()
  await expect(page.getByRole('heading', { name: /Operator/ })).toBeVisible()
  expect(await page.locator('body').textContent()).not.toMatch(rawId)
  expect(missing).toEqual([])
})

test('a list that failed to load says so, online and offline, and is fetched again', async ({ page, context }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=audit`)
  await expect(table(page, '操作日志')).toBeVisible()
  const failure = { code: 1, msg: 'Error', error: 'error', data: null }
  await context.route('**/api/Desk/banners*', (route) => route.fulfill({ json: failure }))
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' })
  await tabs.getByRole('link', { name: '横幅' }).click()
  const failed = page.locator('#content').getByRole('alert').filter({ hasText: '这部分没有加载出来' })
  await expect(failed).toBeVisible({ timeout: 30_000 })
  expect(await axeViolations(page)).toEqual([])
  await context.unroute('**/api/Desk/banners*')
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(failed).toHaveCount(0)
  await tabs.getByRole('link', { name: '资讯' }).click()
  await expect(table(page, '资讯')).toBeVisible()
  await context.setOffline(true)
  await page.getByText('已撤回', { exact: true }).click()
  const offline = page.locator('#content').getByText('这部分没有存在本机')
  await expect(offline.or(failed)).toBeVisible({ timeout: 30_000 })
  expect(await axeViolations(page)).toEqual([])
  await context.setOffline(false)
  await expect(offline.or(failed)).toHaveCount(0, { timeout: 30_000 })
})

type Viewport = { width: 390 | 768 | 1440; colorScheme: 'light' | 'dark' }
const viewports: readonly Viewport[] = [
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]

test('every tab fits and passes axe: 390 and 1440 px, light and dark, and 768 px', async ({ page }) => {
  test.setTimeout(soak(150_000, 500_000))
  const showAs = async ({ width, colorScheme }: Viewport): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  }
  await showAs({ width: 390, colorScheme: 'dark' })
  await asOperator(page)
  await page.goto(`${app.url}/desk`)
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link')
  await expect(tabs).toHaveCount(30)
  const all = [...(await tabs.all()).entries()]
  // npm test groups the tabs by style: redrawing the desk takes as long as opening a tab.
  const byViewport = all.toSorted(([one], [other]) => (one % viewports.length) - (other % viewports.length))
  for (const [at, tab] of soak(byViewport, all)) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    const name = await tab.textContent()
    // npm test checks each tab in one style, in rotation. npm run soak checks all, there and back: every second tab opens at the
    // narrowest width, the others at the widest.
    for (const viewport of soak(viewports.slice(at % viewports.length).slice(0, 1), at % 2 === 0 ? viewports : viewports.toReversed())) {
      await showAs(viewport)
      await expect(tabs).toHaveCount(30)
      await expect(page.locator('#content [role=status][aria-label]:visible')).toHaveCount(0)
      // A chart adopts its new width after the page does.
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      await expect.poll(isWide, `${name}, ${viewport.width}`).toBe(false)
      expect(await axeViolations(page), `${name}, ${viewport.width}`).toEqual([])
    }
  }
})

for (const { lang, label } of [
  { lang: 'vi', label: 'Các mục của trang vận hành' },
  { lang: 'en', label: 'Sections of the desk' },
]) {
  test(`every tab fits in ${lang}`, { tag: long }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.context().addCookies([{ name: 'lang', value: lang, url: app.url }])
    await asOperator(page)
    await page.goto(`${app.url}/desk`)
    const tabs = page.getByRole('navigation', { name: label }).getByRole('link')
    await expect(tabs).toHaveCount(30)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('#content [role=status][aria-label]:visible')).toHaveCount(0)
      const name = await tab.textContent()
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        await expect.poll(isWide, `${name}, ${width}`).toBe(false)
      }
      expect(await axeViolations(page), `${name}`).toEqual([])
    }
  })
}
