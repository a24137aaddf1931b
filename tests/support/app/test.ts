// The test of browser tests: every context, whoever opens it, refuses writes into stores by what is drawn, and answers of routes that are
// still on their way at the end of a test are let go.
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
