// What an operator sees and presses at the desk, in browser tests.
import type { Locator, Page } from '@playwright/test'

export const table = (page: Page, name: string): Locator => page.getByRole('table', { name })
/** A decision is held back for half a minute; a test does not wait for it. */
export const sendNow = (page: Page): Locator => page.getByRole('button', { name: /^立即执行/ })
/** Resolves when the page listens to what is for this account alone. Asked before the page is opened. */
export const hears = (page: Page, account: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload)
        if (text.includes('"joined"') && text.includes(`"account:${account}"`)) resolve()
      }),
    )
  })
