// A new worker waits for the reader's consent. But a page that the old worker broke cannot ask for it: a visible page that does not reply
// is taken over and reloaded. R-UPDATE-4.
import { lookedAt } from './app-window.ts'
import { takenBy } from './ask.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a page has to reply: enough for a slow phone that is still starting. */
const patience = 12_000

/** Pages that did not reply while this worker was installing. */
let dead: readonly WindowClient[] = []

/** Runs during installation. Does nothing if there was no worker before, a page replies, or no page is visible. */
export async function takeOverFromDead(): Promise<void> {
  if (!self.registration.active) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const looked = lookedAt(windows)
  if (looked.length === 0) return
  const results = await Promise.all(looked.map(isAlive))
  if (results.some(Boolean)) return
  dead = looked
  await self.skipWaiting()
}

const isAlive = (client: WindowClient): Promise<boolean> => takenBy(client, { type: 'alive' }, patience)

/** Runs once this worker is active. Not awaited: the pages send requests here, which are handled only after activation. */
export function reloadDead(): void {
  for (const client of dead) client.navigate(client.url).catch((error: unknown) => console.warn('page reload failed', error))
  dead = []
}
