// A new worker waits for the reader's word. But a page that the old worker broke cannot ask for it: one that is
// visible and does not answer is taken over and loaded anew. R-UPDATE-4.
import { lookedAt } from './app-window.ts'
import { takenBy } from './ask.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a page has to answer: a slow phone that is still starting answers in time. */
const patience = 12_000

/** Pages that did not answer this worker while it was installed. */
let dead: readonly WindowClient[] = []

/** Runs while installing. Does nothing when there was no worker before, or a page answers, or none is looked at. */
export async function takeOverFromDead(): Promise<void> {
  if (!self.registration.active) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const looked = lookedAt(windows)
  if (looked.length === 0) return
  const answers = await Promise.all(looked.map(isAlive))
  if (answers.some(Boolean)) return
  dead = looked
  await self.skipWaiting()
}

const isAlive = (client: WindowClient): Promise<boolean> => takenBy(client, { type: 'alive' }, patience)

/** Runs once this worker is active. Not waited for: the pages come to this worker, which answers only when it is done here. */
export function reloadDead(): void {
  for (const client of dead) client.navigate(client.url).catch((error: unknown) => console.warn('a page was not loaded anew', error))
  dead = []
}
