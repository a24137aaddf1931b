// Follows from a list: by keyboard only, with the permission prompt after the follow and not before; and the style of followed items.
import { expect } from '@playwright/test'
import { countRows } from '../../support/app/device-storage.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

test('a match can be followed by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { times: 0 }
    ;(window as unknown as { asked: typeof asked }).asked = asked
    Notification.requestPermission = async () => {
      asked.times += 1
      return 'denied'
    }
    Object.defineProperty(Notification, 'permission', { get: () => (asked.times > 0 ? 'denied' : 'default') })
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  await page.goto(`${app.url}/football`)
  const star = page.locator('#content button[aria-pressed][aria-label^="关注"]').first()
  await expect(star).toBeVisible()
  // The focus must stay: hydration may render the rows again.
  await interactive(page)
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('关注') ?? false)
    if (reached) break
  }
  expect(await asked()).toBe(0)
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  expect(label).toMatch(/^关注/)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(asked).toBe(1)
  // The follow is stored on the device: a page that ends before would lose it.
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  await page.reload()
  await expect(page.locator(`button[aria-label="取消${label}"]`).first()).toHaveAttribute('aria-pressed', 'true')
})

test('the star of a followed league is lit like that of a match', async ({ page }) => {
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const group = page
    .locator('#content section')
    .filter({ has: page.locator('article[data-row]') })
    .first()
  // By position, because a tap changes the label: the star follows the pin.
  const league = group.locator('h2 ~ span > button[aria-pressed]').nth(1)
  const match = group.locator('article[data-row] [data-follow] button').first()
  for (const star of [league, match]) {
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  }
  // A hovered star has the colour of interactive elements.
  await page.mouse.move(0, 0)
  const activeColor = await match.evaluate((star) => getComputedStyle(star).color)
  await expect(league).toHaveCSS('color', activeColor)
})

for (const stage of ['before React is at the screen', 'while React takes it over'])
  test(`a tap ${stage} counts once`, async ({ page }) => {
    await page.addInitScript((isBefore) => {
      const tap = (): void => document.querySelector<HTMLElement>('#content button[aria-pressed][aria-label^="关注"]')?.click()
      // React listens at the root from the start of hydration.
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (...args) {
        const isReact = args[0] === 'click' && (this as Element).id === 'root'
        if (isReact) EventTarget.prototype.addEventListener = listen
        if (isReact && isBefore) tap()
        listen.apply(this, args)
        if (isReact && !isBefore) queueMicrotask(tap)
      }
    }, stage.startsWith('before'))
    await page.goto(`${app.url}/football`)
    await interactive(page)
    await expect.poll(() => countRows(page, 'follow')).toBe(1)
    await expect(page.locator('#content button[aria-pressed=true][aria-label^="取消关注"]').first()).toBeVisible()
  })
