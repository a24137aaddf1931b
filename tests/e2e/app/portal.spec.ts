// A captive portal answers every address with a page of its own, and a gateway without a server does the same: the app takes neither for
// itself, at a start or while open.
import { expect, type Page } from '@playwright/test'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { type FaultHttp, faultHttp } from '../../support/hostile/fault-http.ts'

test.use({ serviceWorkers: 'allow' })

let net: FaultHttp
test.beforeEach(async () => {
  net = await faultHttp(app.url)
})
test.afterEach(() => net.close())

const offline = (page: Page) => page.getByText('当前离线')

test('a captive portal or gateway page is not taken for the app, and an open app shows that it is offline', async ({ page, context }) => {
  test.setTimeout(240_000)
  await page.goto(`${net.url}/main`)
  await workerReady(page)
  await interactive(page)
  for (const network of ['portal', 'gateway'] as const) {
    net.set(network)
    await expect(offline(page), network).toBeVisible({ timeout: 40_000 })
    const next = await context.newPage()
    await next.goto(`${net.url}/main?source=app`)
    await interactive(next)
    await expect(offline(next), network).toBeVisible()
    await expect(next.locator('h1').filter({ hasText: /hotel|Gateway/ })).toHaveCount(0)
    net.set('online')
    for (const one of [page, next]) {
      await one.bringToFront()
      await expect(offline(one), network).toBeHidden({ timeout: 40_000 })
    }
    await next.close()
    await page.bringToFront()
  }
})
