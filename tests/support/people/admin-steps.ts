// What an operator sees and presses at the admin desk, in browser tests.
import type { Locator, Page } from '@playwright/test'

export const table = (page: Page, name: string): Locator => page.getByRole('table', { name })
/** The desk holds a decision back for half a minute; tests send it immediately. */
export const sendNow = (page: Page): Locator => page.getByRole('button', { name: /^立即执行/ })
/** Resolves when the page has subscribed to its account's channel. Call it before the page opens. */
export const hears = (page: Page, account: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload)
        if (text.includes('"joined"') && text.includes(`"account:${account}"`)) resolve()
      }),
    )
  })
