// A room that fails to load: on a phone, where it has neither bar nor tabs, there is still a way out.
import { expect } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'

test('a room that fails to load leaves a way out on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await undrawn(page)
  await page.route('**/api/Live_streaming/getRoomInfo*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${app.url}/live?id=demo01`)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/anchor/)
  await context.close()
})
