// R-SHELL-5: a page whose code does not load reports that while waiting, and in the end offers a way out.
import { expect } from '@playwright/test'
import { limits } from '../../../contract/limits/limits.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { showsScreen } from '../../support/app/screen-texts.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'

test('a page that does not load says so after ten seconds, and fails with a retry after two minutes', async ({ page }) => {
  let isHeld = false
  await page.route('**/assets/**/*.js', async (route) => {
    if (!isHeld) await route.continue()
  })
  await page.clock.install()
  await page.goto(`${app.url}/main`)
  await interactive(page)
  isHeld = true
  const content = page.locator('#content')
  const slow = content.getByText('网络较慢，页面仍在打开…')
  const failed = content.getByText('页面没有打开')
  await page
    .locator('header nav a[href^="/news"]')
    .first()
    .evaluate((tab) => (tab as HTMLElement).click())
  await expect(content.getByRole('status', { name: '数据加载中，请稍候！' })).toBeAttached()
  await expect(slow).toHaveCount(0)
  // Its timer starts when the outline is drawn, which the page's clock cannot observe.
  await expect(async () => {
    await page.clock.fastForward(limits.chunkSlow)
    await expect(slow).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(failed).toHaveCount(0)
  await page.clock.fastForward(limits.chunkTimeout)
  await expect(failed).toBeVisible()
  await expect(slow).toHaveCount(0)
  isHeld = false
  await content.getByRole('button', { name: '重试' }).click()
  await page.waitForLoadState()
  expect(await showsScreen(page, '/news', { timeout: 30_000 })).toBe(true)
})
