// The service worker's event listeners, and nothing else.
import type { PageToWorker } from '../contract/wire/worker.ts'
import { dropOldScreens, giveWay, isPicture, isScreen, rememberContext, serveAsset, servePicture, serveScreen } from './cache.ts'
import { reloadDead, takeOverFromDead } from './heal.ts'
import { onPeriodicSync } from './packs.ts'
import { onNotificationClick, onPush, onSubscriptionChange } from './push.ts'
import { installShell, shell } from './shell.ts'
import { onSync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(installShell(event))
  event.waitUntil(takeOverFromDead())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate(event))
  event.waitUntil(Promise.all([self.clients.claim(), dropOldScreens()]).then(reloadDead))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (isScreen(request, url)) event.respondWith(serveScreen(event, url))
  else if (isPicture(url)) event.respondWith(servePicture(event))
  else {
    const response = serveAsset(request)
    if (response) event.respondWith(response)
  }
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as PageToWorker
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'give-way') giveWay()
  // A page that was loading while the worker activated is uncontrolled until it sends its context.
  if (message.type === 'context') event.waitUntil(Promise.all([self.clients.claim(), rememberContext(message)]))
})

self.addEventListener('push', (event) => event.waitUntil(onPush(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(onNotificationClick(event)))
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(onSubscriptionChange(event as ExtendableEvent)),
)
self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(onSync((event as ExtendableEvent & { tag: string }).tag)))
self.addEventListener('periodicsync', (event) =>
  (event as ExtendableEvent).waitUntil(onPeriodicSync((event as ExtendableEvent & { tag: string }).tag)),
)
