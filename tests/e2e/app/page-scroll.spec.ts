// Scroll positions of a page and its scrollers: an active tab is in view however late its page loads, and a reload keeps the position.
import { once } from 'node:events'
import { expect, type Page } from '@playwright/test'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { worldDay } from '../../support/match/world-day.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Pixels of the active tab that lie outside its row. */
const beyondRow = (page: Page): Promise<number> =>
  page.locator('header nav [data-key][aria-current="page"]').evaluate((active) => {
    const { left, right } = active.getBoundingClientRect()
    const row = (active.closest('nav') as HTMLElement).getBoundingClientRect()
    return Math.round(Math.max(row.left - left, right - row.right, 0))
  })

test('a tab marked active before its page loads stays in view when the page arrives', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'vi', url: app.url }])
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ lang: 'vi' })))
  let held: Promise<unknown> | undefined
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const row = page.locator('header nav').filter({ has: page.locator('[data-key="/football"]') })
  // The reader's scroll position, reported by a scroll event.
  const last = row.locator('[data-key]').last()
  await last.scrollIntoViewIfNeeded()
  await row.evaluate((box) => {
    box.scrollLeft = Math.round(box.scrollLeft / 2)
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  const gate = new AbortController()
  held = once(gate.signal, 'abort')
  await last.evaluate((tab) => (tab as HTMLElement).click())
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => beyondRow(page)).toBe(0)
  const before = await page.locator('#content').textContent()
  gate.abort()
  await expect(page.locator('#content')).not.toHaveText(before ?? '')
  await expect(page.locator('#content h1')).toBeAttached()
  await interactive(page)
  expect(await beyondRow(page)).toBe(0)
})

test('reload and back navigation restore the scroll position', async ({ page }) => {
  // Tomorrow: no match above the place begins or ends meanwhile, which would move what is on the screen.
  await page.goto(`${app.url}/schedule?day=${worldDay(1)}`)
  await interactive(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.reload()
  await interactive(page)
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(16)
  await page.locator('header nav [data-key="/football"]').evaluate((tab) => (tab as HTMLElement).click())
  await expect(page).toHaveURL(/\/football/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/schedule/)
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(16)
  // Again, without its list in memory.
  await page.goForward()
  await expect(page).toHaveURL(/\/football/)
  await page.reload()
  await interactive(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/schedule/)
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(16)
})
