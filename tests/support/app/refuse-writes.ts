// Browser tests prove beside their own matter that no component writes into a store while React draws it.
import { type BrowserContext, expect } from '@playwright/test'
import { drawnWrite, watchWrites } from './watch-writes.ts'

/** From now on such a write in any page of this context fails the test that runs. Before the pages are opened. */
export async function refuseWritesWhileDrawing(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text()
    // Said beside what the test is about: it goes on to its own end.
    if (text.startsWith(drawnWrite)) expect.soft(text, message.page()?.url()).toBe('')
  })
  await context.addInitScript(watchWrites, drawnWrite)
}
