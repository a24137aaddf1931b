// The API page as people read it: without a script, on a phone and a desktop, in both themes.
import { expect } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

test('the API reference is readable on any screen in both themes, and shows a call in full', async ({ page }) => {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1_440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto(`${app.url}/docs/api`)
    const call = page.locator('details', { hasText: '/api/hot_match/all_match' }).first()
    await call.locator('summary').click()
    await expect(call.getByText('Example of a request')).toBeVisible()
    await expect(call.locator('pre', { hasText: 'POST /api/hot_match/all_match' })).toBeVisible()
    // Long lines scroll in their own box; the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  }
  await page
    .getByRole('navigation', { name: 'Nouns' })
    .getByRole('link', { name: /^wallet/ })
    .click()
  await expect(page.getByRole('heading', { name: 'wallet', exact: true })).toBeInViewport()
})
