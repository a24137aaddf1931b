// The test of browser tests: every context, whoever opens it, refuses writes into stores by what is drawn.
import { test as base } from '@playwright/test'
import { refuseWritesWhileDrawing } from './refuse-writes.ts'

export const test = base.extend<object, object>({
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
