// The floor's worker: everything on the page is in one cache, and the cache answers.
const name = 'floor'

self.addEventListener('install', (event) => {
  const files = new URL(self.location.href).searchParams.getAll('file')
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((answer) => answer ?? fetch(event.request)))
})
