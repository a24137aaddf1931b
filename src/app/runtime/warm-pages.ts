// Preloads the most visited pages from the worker's cache while the browser is idle.
import { isSavingData } from '../../core/store/saving-data.ts'
import { whenIdle } from '../../core/when-idle.ts'
import type { AppRouter } from '../create-app.tsx'

/** In the order of likelihood. */
const likely = ['/football', '/schedule', '/score-detail', '/anchor', '/news', '/main'] as const
/** Delay after the start, in milliseconds: the screen loads first. */
const settleIn = 3_000
/** Milliseconds to wait for a busy page to become idle. */
const patience = 10_000

/** Loads one after the other. Without a worker each would be an unrequested network load. */
export function warmPages(router: AppRouter): void {
  if (!navigator.serviceWorker?.controller || isSavingData()) return
  const rest = [...likely]
  const next = (): void => {
    const path = rest.shift()
    if (!path) return
    whenIdle(() => {
      const page = router.loadRouteChunk(router.routesById[path]) ?? Promise.resolve()
      page.then(next, (error: unknown) => console.info(`preload failed: ${path}`, error))
    }, patience)
  }
  setTimeout(next, settleIn)
}
