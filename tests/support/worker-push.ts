// Delivers a push to the page's service worker as the browser would, and reads what it shows (Chromium's CDP).
import type { Page } from '@playwright/test'

interface Registration {
  registrationId: string
  scopeURL: string
}

/** Sends `data` to the worker of the page's origin; also wakes a stopped one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = await new Promise<Registration>((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(new URL(page.url()).origin))
      if (found) resolve(found)
    })
    session.send('ServiceWorker.enable').catch(reject)
  })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registration.registrationId,
    data,
  })
  await session.detach()
}

export interface ShownNotification {
  title: string
  body: string
  tag: string
  data: { navigate?: string }
}

/** The notifications that the worker of the page shows now. */
export const shownNotifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** Waits until the worker controls the page, so that what follows goes through it. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))
  })
