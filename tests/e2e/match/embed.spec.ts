// A match in a frame of another site: the code that a fan copies, what the frame shows there, and what it keeps to itself.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { worldDay } from '../../support/match/world-day.ts'

interface Row {
  id: string
  home_team_id: string
  home_team_name_zh: string
  away_team_name_zh: string
  home_team_name_en: string
}
let upcoming: Row
/** Another site: whatever its page is to be. */
let site: Server
let html = ''
const siteUrl = (): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`

test.beforeAll(async () => {
  const list = async (offset: number): Promise<Row[]> => {
    const answer = await fetch(`${app.url}/api/hot_match/all_match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sport: 'football', day: worldDay(offset), status: 'upcoming', limit: 50, page: 1 }),
    })
    return (await answer.json()).data.list
  }
  upcoming = (await Promise.all([1, 2, 3, 4].map(list))).flat()[0] as Row
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="zh"><title>blog</title><body>${html}</body></html>`)
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
})
test.afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => {
    site.close(resolve)
  })
})

async function openDialog(page: Page) {
  await page.goto(`${app.url}/score-detail?id=${upcoming.id}`)
  await interactive(page)
  await page.locator('#content').getByRole('button', { name: '分享' }).click()
  await page.getByRole('menuitem', { name: '嵌入到网页' }).click()
  const dialog = page.getByRole('dialog', { name: '嵌入到网页' })
  await expect(dialog).toBeVisible()
  return dialog
}
/** The frame on the page of the other site. */
const framed = (page: Page) => {
  const frame = page.frames().find((one) => one.url().startsWith(`${app.url}/widget/`))
  if (!frame) throw new Error('no frame')
  return frame
}

/** The keys of both storages; none where a browser refuses them. */
const storedKeys = (): string[] => {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  } catch {
    return []
  }
}

test('a fan copies the embed code of a match, and another site shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url })
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: '复制代码' }).click()
  await expect(page.getByText('代码已复制')).toBeVisible()
  html = await page.evaluate(() => navigator.clipboard.readText())
  expect(html).toContain(`src="${app.url}/widget/match?id=${upcoming.id}&amp;lang=zh"`)
  const cookies = (await context.cookies()).map(({ name }) => name).sort()
  // The app writes where a page stood as it is left.
  const stored = [...(await page.evaluate(storedKeys)), 'page-scroll']

  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused|blocked/i.test(message.text())) refused.push(message.text())
  })
  await page.goto(siteUrl())
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('link').first()).toContainText(upcoming.home_team_name_zh)
  await expect(inside.getByRole('link').first()).toContainText(upcoming.away_team_name_zh)
  await expect(inside.getByRole('link').first()).toHaveAttribute('rel', 'noopener')
  // Nothing of it is cut off or scrolls, at its width and on a narrow page.
  for (const width of [1_440, 300]) {
    await page.setViewportSize({ width, height: 800 })
    const fits = () =>
      framed(page).evaluate(() => {
        const parts = [...document.querySelectorAll('main, main > *, footer')]
        return parts.every((part) => part.scrollHeight <= part.clientHeight + 1)
      })
    await expect.poll(fits).toBe(true)
    expect((await page.locator('iframe').boundingBox())?.height).toBe(136)
  }
  expect(refused).toEqual([])
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(cookies)
  // What the app itself has stored may be there, nothing beside it. A browser that gives frames of other sites no storage throws.
  const ofFrame = await framed(page).evaluate(storedKeys)
  expect(ofFrame.filter((key) => !stored.includes(key))).toEqual([])
})

test('the frame updates when it becomes visible again, and follows the device’s dark mode', async ({ page }) => {
  html = `<iframe src="${app.url}/widget/match?id=${upcoming.id}&amp;lang=en" width="360" height="136"></iframe>`
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route(`${app.url}/widget/match*`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { etag: '"new"' },
          body: '<!doctype html><main data-next="20"><p>67 : 3</p></main>',
        })
      : route.continue(),
  )
  await page.goto(siteUrl())
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('link').first()).toContainText(upcoming.home_team_name_en)
  expect(await framed(page).evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(19, 28, 23)')
  await framed(page).evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(inside.getByText('67 : 3')).toBeVisible()
})

test('the embed code reflects the chosen options: a team, a language, a theme, no score', async ({ page }) => {
  const dialog = await openDialog(page)
  const code = dialog.getByRole('textbox', { name: '代码' })
  await dialog.getByRole('combobox', { name: '内容' }).selectOption('home')
  await expect(code).toHaveValue(new RegExp(`/widget/team\\?id=${upcoming.home_team_id}&amp;lang=zh".* height="276"`))
  await dialog.getByRole('combobox', { name: '语言' }).selectOption('reader')
  await dialog.getByText('夜场').click()
  await dialog.getByRole('switch', { name: '显示比分' }).click()
  await expect(code).toHaveValue(new RegExp(`/widget/team\\?id=${upcoming.home_team_id}&amp;theme=dark&amp;spoiler=off"`))
  const preview = dialog.getByRole('link', { name: '看看效果' })
  await expect(preview).toHaveAttribute('rel', 'noopener')
  const answer = await page.request.get((await preview.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
})
