// Delivers a push message to the page's service worker as the browser would, and reads the notifications it shows (Chromium's CDP).
import { type BrowserContext, type CDPSession, expect, type Page, type Worker } from '@playwright/test'

interface Registration {
  registrationId: string
  scopeURL: string
}

interface WorkerConnection {
  session: CDPSession
  registrations: Registration[]
  changed: Set<() => void>
}
const connections = new WeakMap<Page, Promise<WorkerConnection>>()

/** One session per page: it receives events of the workers of all origins. */
async function openConnection(page: Page): Promise<WorkerConnection> {
  const session = await page.context().newCDPSession(page)
  const connection: WorkerConnection = { session, registrations: [], changed: new Set() }
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
    connection.registrations.push(...registrations)
    for (const check of connection.changed) check()
  })
  await session.send('ServiceWorker.enable')
  return connection
}

/** Runs a CDP command on the worker of the page's origin; also starts a stopped worker. */
async function atWorker(
  page: Page,
  act: (session: CDPSession, worker: { origin: string; registrationId: string }) => Promise<unknown>,
): Promise<void> {
  const opening = connections.get(page) ?? openConnection(page)
  connections.set(page, opening)
  const { session, registrations, changed } = await opening
  const { origin } = new URL(page.url())
  const find = (): Registration | undefined => registrations.findLast(({ scopeURL }) => scopeURL.startsWith(origin))
  if (!find())
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (!find()) return
        changed.delete(check)
        resolve()
      }
      changed.add(check)
    })
  await act(session, { origin, registrationId: (find() as Registration).registrationId })
}

/** Returns the app's worker once it runs. The worker survives navigations of its pages. */
const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

/**
 * Sends `data` to the worker of the page's origin and waits until the worker has shown the notification. Do not query notifications
 * meanwhile: Chromium treats one that is stored but not yet displayed as closed, and drops it.
 */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const worker = await workerOf(page.context())
  const next = await worker.evaluateHandle(() => {
    const registration = ServiceWorkerRegistration.prototype
    const show = registration.showNotification
    const shown = new Promise<void>((resolve, reject) => {
      registration.showNotification = async function (...given) {
        registration.showNotification = show
        await show.apply(this, given).then(resolve, reject)
        return shown
      }
    })
    // Wrapped in an object, so that evaluateHandle does not await the promise.
    return { shown }
  })
  await atWorker(page, (session, at) => session.send('ServiceWorker.deliverPushMessage', { ...at, data }))
  await next.evaluate(({ shown }) => shown)
  await next.dispose()
}

/** Triggers Background Sync, as the browser does when the network is back. */
export const dispatchSync = (page: Page, tag: string): Promise<void> =>
  atWorker(page, (session, worker) => session.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag, lastChance: false }))

/** Clicks a notification of the worker, or one of its buttons, found by the path that it opens. */
export async function tapNotification(context: BrowserContext, path: string, action = ''): Promise<void> {
  const worker = await workerOf(context)
  await worker.evaluate(
    async ([wanted, button]) => {
      const scope = globalThis as unknown as {
        registration: { getNotifications(): Promise<{ data?: { navigate?: string } }[]> }
        NotificationEvent: new (type: string, init: object) => Event
        dispatchEvent(event: Event): boolean
      }
      const shown = await scope.registration.getNotifications()
      const notification = shown.find(({ data }) => data?.navigate?.startsWith(wanted))
      if (!notification) throw new Error(`no notification opens ${wanted}`)
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: button }))
    },
    [path, action] as const,
  )
}

export interface ShownNotification {
  title: string
  body: string
  tag: string
  data: { navigate?: string }
}

/** Returns the notifications that the worker shows now. Evaluated in the worker, because a click may navigate the page at the same time. */
export const shownNotifications = async (page: Page): Promise<ShownNotification[]> =>
  (await workerOf(page.context())).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** State of the page's worker: `controlling`, or the state of its registration. */
const workerState = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return 'controlling'
    const registration = await navigator.serviceWorker.getRegistration()
    const stages = [registration?.installing, registration?.waiting, registration?.active]
    return registration ? stages.map((worker) => worker?.state ?? 'none').join(', ') : 'not registered'
  })

/** Waits until the worker controls the page, so that following requests pass through it. */
export const workerReady = (page: Page): Promise<void> => expect.poll(() => workerState(page), { timeout: 60_000 }).toBe('controlling')
