// Registers the service worker, offers its updates without interrupting, and lets it send the page somewhere.
import type { PageToWorker, WorkerToPage } from '../../contract/worker.ts'
import { preferences } from '../core/preferences.ts'
import { type AppUpdate, update } from '../core/update.ts'
import type { AppRouter } from './create-app.tsx'

/** Milliseconds between two looks for a new build. Safety R7. */
const checkEvery = 3_600_000

export function startWorker(router: AppRouter): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<WorkerToPage>) => {
    if (event.data.type === 'navigate') void router.navigate({ to: event.data.path })
  })
  void register()
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  let asked = false
  const offer: AppUpdate = {
    apply: () => {
      asked = true
      workbox.messageSkipWaiting()
    },
  }
  workbox.addEventListener('waiting', () => update.offer(offer))
  // Another tab may have let the new worker in: only the tab that asked reloads by itself.
  workbox.addEventListener('controlling', () => {
    if (asked) window.location.reload()
  })
  try {
    const registration = await workbox.register()
    tellContext()
    preferences.subscribe(tellContext)
    const check = (): void => {
      registration?.update().catch((error: unknown) => console.warn('no look for a new build', error))
    }
    setInterval(check, checkEvery)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) check()
    })
  } catch (error) {
    console.warn('the service worker was not registered', error)
  }
}

function tellContext(): void {
  const { lang, theme, tz } = preferences.get()
  const message: PageToWorker = { type: 'context', lang, theme, tz }
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage(message))
}
