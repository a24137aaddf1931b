// A device whose clock is hours off shows the same as any other: today is today, and minutes are those of the match.
import { expect, type Page } from '@playwright/test'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

const hour = 3_600_000
const today = (page: Page) => page.getByRole('navigation', { name: '日期' }).getByRole('link').first()

test('a device whose clock is hours ahead or behind shows the server’s days and minutes', async ({ browser }) => {
  const right = await browser.newPage()
  await right.goto(`${app.url}/football`)
  await interactive(right)
  for (const ahead of [5 * hour, 20 * hour, -20 * hour]) {
    const message = `${ahead / hour} hours ahead`
    const page = await browser.newPage()
    await page.clock.install({ time: Date.now() + ahead })
    await page.goto(`${app.url}/football`)
    await interactive(page)
    // A mocked clock does not measure the page load: the first heartbeat reply sets the time.
    await page.clock.runFor(31_000)
    await expect(async () => {
      await page.clock.runFor(1_000)
      expect(await today(page).getAttribute('href'), message).toBe(await today(right).getAttribute('href'))
    }).toPass({ timeout: 20_000 })
    const running = right.locator('#content article[data-row]').first()
    const id = await running.getAttribute('data-row')
    const textsOf = async (of: Page): Promise<string[]> =>
      ((await of.locator(`#content article[data-row="${id}"]`).allInnerTexts()).join(' ').match(/\d+(?:\+\d+)?′/g) ?? []).slice(0, 1)
    await expect(async () => expect(await textsOf(page), message).toEqual(await textsOf(right))).toPass({ timeout: 20_000 })
    await page.goto(`${app.url}/schedule`)
    await interactive(page)
    await page.clock.runFor(3_000)
    await expect(today(page), message).toContainText('今天')
    await page.close()
  }
  await right.close()
})
