// An address with an unknown tab, from an old or mistyped link: the page opens its first one.
import { expect } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

for (const [address, active] of [
  ['/search?name=a&tab=match', /^全部/],
  ['/attention?kind=nobody', /^比赛/],
  ['/reserve?kind=nobody', /^已预约/],
  ['/football?status=nobody', /^全部/],
] as const)
  test(`${address} opens`, async ({ page }) => {
    await page.goto(`${app.url}${address}`)
    await expect(page.locator('main [aria-current="page"], main [aria-selected="true"]').filter({ hasText: active })).toBeVisible()
  })

test('an invitation is kept even if its page is left before the app has started', async ({ page }) => {
  await page.route('**/assets/first-*.js', (route) => route.abort())
  await page.goto(`${app.url}/football?shareCode=Friend1`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('invitation'))).toMatch(/^\d+\?shareCode=Friend1$/)
})
