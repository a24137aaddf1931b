// Registers the service worker, offers its updates without interrupting the user, and lets it navigate the page.
import type { PageToWorker, WorkerToPage } from '../../../contract/wire/worker.ts'
import { call } from '../../core/api/api.ts'
import { network } from '../../core/api/freshness.ts'
import { hidesScores, preferences } from '../../core/store/preferences.ts'
import { type AppUpdate, update } from '../../core/update.ts'
import type { AppRouter } from '../create-app.tsx'
import { obeyLeastBuild } from './refresh/forced-refresh.ts'
import { startPackRefresh } from './refresh/pack-refresh.ts'

/** Interval in milliseconds between checks for a new build. R-UPDATE-1. */
const checkEvery = 3_600_000
/** Milliseconds within which a page that becomes visible again does not check twice. */
const checkedLately = 60_000
/** Milliseconds until a registration or installation that failed is retried; doubles each time. */
const tryAgain = 60_000
/** Milliseconds to wait for a worker to activate while the old one finishes its work; the new page then loads without it. */
const letInWithin = 5_000

export function startWorker(router: AppRouter): void {
  const worker = import.meta.env.DEV ? undefined : (navigator.serviceWorker as ServiceWorkerContainer | undefined)
  worker?.addEventListener('message', (event: MessageEvent<WorkerToPage>) => {
    if (event.data.type === 'navigate') void router.navigate({ to: event.data.path })
    const alive: PageToWorker = { type: 'alive' }
    event.ports[0]?.postMessage(alive)
  })
  let known: Worker | null = null
  let wait = tryAgain
  async function begin(): Promise<void> {
    try {
      known = await register(beginLater)
    } catch (error) {
      console.warn('the service worker was not registered', error)
      // The script failed to load. A browser that rejects workers throws another error, and the app runs without one.
      if (error instanceof TypeError) beginLater()
    }
  }
  function beginLater(): void {
    const again = (): void => {
      clearTimeout(timer)
      stop()
      void begin()
    }
    const timer = setTimeout(again, wait)
    wait = Math.min(wait * 2, checkEvery)
    const stop = network.subscribe(() => network.get() && again())
  }
  void (worker ? begin() : Promise.resolve()).then(() => {
    watchBuild(() => known)
    if (worker) sendContext()
    if (worker) preferences.subscribe(sendContext)
    return startPackRefresh()
  })
}

interface Worker {
  /** Activates the waiting worker. */
  letIn(): void
  registration: ServiceWorkerRegistration
}

/**
 * Returns null if no worker is available. Calls `onLost` when a first worker could not be installed, because its files failed to load
 * or storage was full. @throws the browser's error if it rejects the worker or the script fails to load
 */
async function register(onLost: () => void): Promise<Worker | null> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  const letIn = (): void => {
    const message: PageToWorker = { type: 'give-way' }
    navigator.serviceWorker.controller?.postMessage(message)
    workbox.messageSkipWaiting()
  }
  let asked = false
  let isIn = false
  let isLeaving = false
  const reload = (): void => {
    if (isLeaving) return
    isLeaving = true
    window.location.reload()
  }
  const offer: AppUpdate = {
    apply: () => {
      asked = true
      if (isIn) return reload()
      letIn()
      setTimeout(reload, letInWithin)
    },
  }
  workbox.addEventListener('waiting', () => {
    isIn = false
    update.set(offer)
  })
  // Another tab may have activated the new worker: only the tab that requested it reloads automatically, this one on the user's request.
  workbox.addEventListener('controlling', () => {
    isIn = true
    if (asked) reload()
  })
  let registration: ServiceWorkerRegistration | undefined
  workbox.addEventListener('redundant', () => {
    if (!registration?.active) onLost()
  })
  registration = await workbox.register()
  return registration ? { letIn, registration } : null
}

/** Checks for a new build every hour and when the page becomes visible, and applies `min_build`. */
function watchBuild(workerNow: () => Worker | null): void {
  let checkedAt = 0
  const deps = {
    fetchWorker: async () => void (await workerNow()?.registration.update()),
    letIn: () => {
      const worker = workerNow()
      if (!worker?.registration.waiting) return false
      worker.letIn()
      return true
    },
  }
  const check = (): void => {
    if (Date.now() - checkedAt < checkedLately) return
    checkedAt = Date.now()
    const worker = workerNow()
    worker?.registration.update().catch((error: unknown) => console.warn('service worker update check failed', error))
    call('GET api/Config/getConfig')
      .then(({ min_build }) => obeyLeastBuild(min_build, deps))
      .catch((error: unknown) => console.warn('min_build check failed', error))
  }
  // The start has read the configuration already: this read comes from memory or as a 304.
  check()
  setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check()
  })
}

function sendContext(): void {
  const current = preferences.get()
  const { lang, theme, tz, guided } = current
  const message: PageToWorker = { type: 'context', lang, theme, tz, hide: hidesScores(current), guided }
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage(message))
}
