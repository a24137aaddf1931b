// When React has hydrated what the server drew: before that a click meets no handler.
import { expect, type Page } from '@playwright/test'
import { countRows } from './device-storage.ts'

interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean; element: unknown } | null } }
}

/** React's own word for it, at the root: not while it draws, but when that has become the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    const state = key ? (root as unknown as Record<string, RootFiber>)[key]?.stateNode.current.memoizedState : null
    return Boolean(state?.element) && state?.isDehydrated !== true
  })
}

/** The same, and what begins behind the first commit listens: keys, and the acts of what is fetched at once. */
export async function interactive(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
}

/** Somebody is there: what a page keeps for later begins at the first move that it hears (src/ui/page/quiet.ts), else seconds later. */
export async function moveAbout(page: Page): Promise<void> {
  await interactive(page)
  for (const at of [10, 20]) await page.mouse.move(at, at)
}

/**
 * When a tap on a star can be kept in the same moment: what it needs is here, the database is open, and the copies that a start keeps
 * for later are written. What stands in a queue behind them when the page ends is given up by the browser.
 */
export async function starsReady(page: Page): Promise<void> {
  await interactive(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
  let before = -1
  await expect
    .poll(async () => {
      const known = before
      before = await countRows(page, 'copy')
      return before === known
    })
    .toBe(true)
}
