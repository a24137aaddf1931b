// The pages that are opened most, read from this device while nothing else is to do: a tap finds them there.
import { isSavingData } from '../../core/saving-data.ts'
import { whenIdle } from '../../core/when-idle.ts'
import type { AppRouter } from '../create-app.tsx'

/** In the order in which they are likely to be opened. */
const likely = ['/football', '/schedule', '/score-detail', '/anchor', '/news', '/main'] as const
/** Milliseconds after the start: what is on screen comes first. */
const settleIn = 3_000
/** Milliseconds that a busy page is let alone. */
const patience = 10_000

/** One after the other. Without a worker each would come over the network, unasked. */
export function warmPages(router: AppRouter): void {
  if (!navigator.serviceWorker?.controller || isSavingData()) return
  const rest = [...likely]
  const next = (): void => {
    const path = rest.shift()
    if (!path) return
    whenIdle(() => {
      const page = router.loadRouteChunk(router.routesById[path]) ?? Promise.resolve()
      page.then(next, (error: unknown) => console.info(`${path} is fetched again when it is opened`, error))
    }, patience)
  }
  setTimeout(next, settleIn)
}
