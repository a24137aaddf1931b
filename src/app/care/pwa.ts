// Registers the service worker, offers its updates without interrupting, and lets it send the page somewhere.
import type { PageToWorker, WorkerToPage } from '../../../contract/wire/worker.ts'
import { call } from '../../core/api/api.ts'
import { hidesScores, preferences } from '../../core/preferences.ts'
import { type AppUpdate, update } from '../../core/update.ts'
import type { AppRouter } from '../create-app.tsx'
import { obeyLeastBuild } from './forced-refresh.ts'
import { careForPacks } from './offline-care.ts'

/** Milliseconds between two looks for a new build. R-UPDATE-1. */
const checkEvery = 3_600_000
/** Milliseconds in which a page that is shown again does not look twice. */
const checkedLately = 60_000
/** Milliseconds that a worker may take to come in, held by what the older one has under way: the new page is had without it. */
const letInWithin = 5_000

export function startWorker(router: AppRouter): void {
  const worker = import.meta.env.DEV ? undefined : (navigator.serviceWorker as ServiceWorkerContainer | undefined)
  worker?.addEventListener('message', (event: MessageEvent<WorkerToPage>) => {
    if (event.data.type === 'navigate') void router.navigate({ to: event.data.path })
    const alive: PageToWorker = { type: 'alive' }
    event.ports[0]?.postMessage(alive)
  })
  void (worker ? register() : Promise.resolve(null)).then((workbox) => {
    watchBuild(workbox)
    return careForPacks()
  })
}

interface Worker {
  /** Lets the worker that waits take over. */
  letIn(): void
  registration: ServiceWorkerRegistration
}

/** Null: this browser takes no worker, or refused it. The app works without. */
async function register(): Promise<Worker | null> {
  try {
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
    const registration = await workbox.register()
    if (!registration) return null
    tellContext()
    preferences.subscribe(tellContext)
    return { letIn, registration }
  } catch (error) {
    console.warn('the service worker was not registered', error)
    return null
  }
}

/** Looks for a new build every hour and when the page is shown again, and obeys when the operator calls this one too old. */
function watchBuild(worker: Worker | null): void {
  let checkedAt = 0
  const parts = {
    fetchWorker: async () => void (await worker?.registration.update()),
    letIn: () => {
      if (!worker?.registration.waiting) return false
      worker.letIn()
      return true
    },
  }
  const check = (): void => {
    if (Date.now() - checkedAt < checkedLately) return
    checkedAt = Date.now()
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
