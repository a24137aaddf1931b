// Reloads the page once when the build is older than `min_build` of the system config, as soon as the user neither types nor plays
// media. R-UPDATE-3.
import { isOlderBuild, isUrgent } from '../../../core/build-order.ts'
import { isBusy } from '../busy.ts'

const key = 'forced-refresh'
/** Interval in milliseconds between checks whether the user has finished. */
const checkInterval = 1_000
/** Milliseconds to wait for the new worker before the page reloads without it. */
const workerPatience = 10_000

export interface RefreshDeps {
  /** Checks for a new worker; resolves when one is waiting or none exists. */
  fetchWorker(): Promise<void>
  /** Activates the waiting worker. Returns false if there is none. */
  letIn(): boolean
}

let pending = false

/** Does nothing if the build is recent enough or this tab already reloaded for this minimum. */
export function obeyLeastBuild(least: string, deps: RefreshDeps): void {
  if (pending || !isOlderBuild(__BUILD_ID__, least) || !remember(least)) return
  pending = true
  const wait = setInterval(() => {
    if (isBusy() && !isUrgent(least)) return
    clearInterval(wait)
    void refresh(deps)
  }, checkInterval)
}

/** Returns false if this tab already reloaded for this minimum, or cannot store that it did: it would reload forever. */
function remember(least: string): boolean {
  try {
    if (sessionStorage.getItem(key) === least) return false
    sessionStorage.setItem(key, least)
    return true
  } catch {
    // Storage is blocked: an outdated page is better than a reload loop.
    return false
  }
}

async function refresh({ fetchWorker, letIn }: RefreshDeps): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, workerPatience))
  await Promise.race([fetchWorker(), late]).catch((error: unknown) => console.warn('new worker not available', error))
  const reload = (): void => window.location.reload()
  if (!letIn()) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, workerPatience)
}
