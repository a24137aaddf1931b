// The base test of browser tests: every context, whoever opens it, rejects store writes during a render; routes still pending at the end of
// a test are dropped.
import { test as base } from '@playwright/test'
import { refuseWritesWhileDrawing } from './refuse-writes.ts'

export const test = base.extend<object, object>({
  async page({ page, context, browser }, use) {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (browser.contexts().includes(context)) await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await refuseWritesWhileDrawing(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
