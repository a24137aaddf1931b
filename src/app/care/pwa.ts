// Registers the service worker, offers its updates without interrupting, and lets it send the page somewhere.
import type { PageToWorker, WorkerToPage } from '../../../contract/wire/worker.ts'
import { call } from '../../core/api/api.ts'
import { network } from '../../core/api/freshness.ts'
import { hidesScores, preferences } from '../../core/preferences.ts'
import { type AppUpdate, update } from '../../core/update.ts'
import type { AppRouter } from '../create-app.tsx'
import { obeyLeastBuild } from './forced-refresh.ts'
import { careForPacks } from './offline-care.ts'

/** Milliseconds between two looks for a new build. R-UPDATE-1. */
const checkEvery = 3_600_000
/** Milliseconds in which a page that is shown again does not look twice. */
const checkedLately = 60_000
/** Milliseconds until a worker that did not come, or could not be installed, is asked for again; each time twice as long. */
const tryAgain = 60_000
/** Milliseconds that a worker may take to come in, held by what the older one has under way: the new page is had without it. */
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
      // Its script did not come; a browser that takes no worker says something else, and the app works without.
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
    if (worker) tellContext()
    if (worker) preferences.subscribe(tellContext)
    return careForPacks()
  })
}

interface Worker {
  /** Lets the worker that waits take over. */
  letIn(): void
  registration: ServiceWorkerRegistration
}

/**
 * Null: there is none to be had. `onLost` hears of one that could not be installed where there was none before: its files did not all
 * come, or had no room. @throws what the browser says where it refuses it, or its script does not come
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
  // Another tab may have let the new worker in: only the tab that asked reloads by itself, this one when it is asked.
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

/** Looks for a new build every hour and when the page is shown again, and obeys when the operator calls this one too old. */
function watchBuild(workerNow: () => Worker | null): void {
  let checkedAt = 0
  const parts = {
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
    worker?.registration.update().catch((error: unknown) => console.warn('no look for a new build', error))
    call('GET api/Config/getConfig')
      .then(({ min_build }) => obeyLeastBuild(min_build, parts))
      .catch((error: unknown) => console.warn('no word on the least build', error))
  }
  // The start has read the configuration already: this comes from memory or as a 304.
  check()
  setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check()
  })
}

function tellContext(): void {
  const current = preferences.get()
  const { lang, theme, tz, guided } = current
  const message: PageToWorker = { type: 'context', lang, theme, tz, hide: hidesScores(current), guided }
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage(message))
}
