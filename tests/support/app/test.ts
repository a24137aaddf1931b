// The test of browser tests: every context, whoever opens it, refuses writes into stores by what is drawn, and answers of routes that are
// still on their way at the end of a test are let go.
import { test as base } from '@playwright/test'
import { refuseWritesWhileDrawing } from './refuse-writes.ts'

export const test = base.extend<object, object>({
  async page({ page }, use) {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
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
