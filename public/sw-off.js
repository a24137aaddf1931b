// Served as /sw.js while the operator has switched the worker off (WORKER=off): takes whatever worker there is away
// and loads its pages anew, once. A page without a worker registers this one, which leaves again without a word.
// What the reader keeps (follows, unsent writes, packs) stays.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
// A page that registered it again while it was leaving keeps it for good: the first word of that page sends it away.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()))

async function leave() {
  // Only the pages of the worker before this one are controlled: nobody claimed the others.
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) if (name !== 'pack-pictures') await caches.delete(name)
  await self.registration.unregister()
  // Not waited for: a page that comes back must not find this worker busy.
  for (const page of pages) page.navigate(page.url).catch((error) => console.warn('a page was not loaded anew', error))
}
