// Makes every browser test verify that no component writes to a store during a render.
import { type BrowserContext, expect } from '@playwright/test'
import { drawnWrite, watchWrites } from './watch-writes.ts'

/** Fails the running test on such a write in any page of this context. Call it before the pages open. */
export async function refuseWritesWhileDrawing(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text()
    // A soft assertion: the test continues to its own end.
    if (text.startsWith(drawnWrite)) expect.soft(text, message.page()?.url()).toBe('')
  })
  await context.addInitScript(watchWrites, drawnWrite)
}
