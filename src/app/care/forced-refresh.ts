// The operator calls a build too old (system config `min_build`): the page is loaded anew, once, when it disturbs
// nobody: as soon as nothing is typed or played. R-UPDATE-3.
import { isOlderBuild, isUrgent } from '../../core/build-order.ts'
import { isBusy } from './busy.ts'

const key = 'forced-refresh'
/** Milliseconds between two looks whether the reader has finished. */
const lookAgain = 1_000
/** Milliseconds that the new worker has to arrive before the page is loaded anew without it. */
const workerPatience = 10_000

export interface RefreshParts {
  /** Looks for the new worker; resolves when it waits or there is none. */
  fetchWorker(): Promise<void>
  /** Lets the waiting worker in. False: there is none. */
  letIn(): boolean
}

let pending = false

/** Does nothing for a build that is new enough, or a page that was loaded anew for this word already. */
export function obeyLeastBuild(least: string, parts: RefreshParts): void {
  if (pending || !isOlderBuild(__BUILD_ID__, least) || !remember(least)) return
  pending = true
  const wait = setInterval(() => {
    if (isBusy() && !isUrgent(least)) return
    clearInterval(wait)
    void refresh(parts)
  }, lookAgain)
}

/** False when this tab obeyed this word before, or cannot remember: then it would go on for ever. */
function remember(least: string): boolean {
  try {
    if (sessionStorage.getItem(key) === least) return false
    sessionStorage.setItem(key, least)
    return true
  } catch {
    // Storage is blocked: an old page is better than one that never rests.
    return false
  }
}

async function refresh({ fetchWorker, letIn }: RefreshParts): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, workerPatience))
  await Promise.race([fetchWorker(), late]).catch((error: unknown) => console.warn('the new worker did not come', error))
  const reload = (): void => window.location.reload()
  if (!letIn()) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, workerPatience)
}
