// Waits for React's hydration of the server-rendered page: before it a click reaches no handler.
import { expect, type Page } from '@playwright/test'
import { countRows } from './device-storage.ts'

interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean; element: unknown } | null } }
}

/** Reads React's own state at the root: true once the hydrated tree is committed, not during the render. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    const state = key ? (root as unknown as Record<string, RootFiber>)[key]?.stateNode.current.memoizedState : null
    return Boolean(state?.element) && state?.isDehydrated !== true
  })
}

/** Also waits for effects after the first commit: key listeners, and the actions of code that loads immediately. */
export async function interactive(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
}

/** Simulates user activity: pages start deferred work on the first pointer move (src/ui/page/quiet.ts), otherwise seconds later. */
export async function moveAbout(page: Page): Promise<void> {
  await interactive(page)
  for (const at of [10, 20]) await page.mouse.move(at, at)
}

/**
 * Waits until a tap on a star can be stored immediately: its code is loaded, the database is open, and the cached responses of the start
 * are written. The browser drops writes that are still queued behind them when the page closes.
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
