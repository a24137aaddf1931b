// Answers that wait to be copied to the device for the time without a network: each is written in the next idle moment, and all at once
// when the page is hidden or left, for it may not come back.
import { whenIdle } from '../when-idle.ts'
import { readerNow } from './api.ts'
import { keyText } from './freshness.ts'

interface PendingCopy {
  queryKey: readonly unknown[]
  data: unknown
  savedAt: number
  reader: number
}
interface Scope {
  addEventListener?(type: string, listener: () => void): void
  document?: { hidden?: boolean; addEventListener?(type: string, listener: () => void): void }
}

/** Milliseconds after which a busy page writes a copy all the same: who leaves after a second finds it offline. */
const patience = 250
/** As much of the window as is needed; also read where there is none, in tests. */
const scope = globalThis as Scope
/** By the text of their keys: of two answers to one read the later is written. */
const pending = new Map<string, PendingCopy>()
let isWatching = false

let copies: Promise<typeof import('../packs/copies.ts')> | undefined
/** One request for it, however many wait; one that failed is made again for the next. */
function loadCopies(): Promise<typeof import('../packs/copies.ts')> {
  copies ??= import('../packs/copies.ts').catch((error: unknown) => {
    copies = undefined
    throw error
  })
  return copies
}

/** Begins with the first copy. */
function watchPage(): void {
  if (isWatching) return
  isWatching = true
  scope.document?.addEventListener?.('visibilitychange', () => scope.document?.hidden && writeAll())
  scope.addEventListener?.('pagehide', writeAll)
}

function writeAll(): void {
  for (const key of [...pending.keys()]) write(key)
}

function write(key: string): void {
  const copy = pending.get(key)
  if (!copy) return
  pending.delete(key)
  const { queryKey, data, savedAt, reader } = copy
  loadCopies()
    .then(({ saveCopy }) => saveCopy(queryKey, data, savedAt, () => reader === readerNow()))
    .catch((error: unknown) => console.warn('the copy for offline use was not saved', error))
}

/** Saves an answer for the time without a network, unless whoever asked has left by then. */
export function saveLater(queryKey: readonly unknown[], data: unknown, savedAt: number, reader = readerNow()): void {
  if (typeof indexedDB === 'undefined') return
  watchPage()
  const key = keyText(queryKey)
  pending.set(key, { queryKey, data, savedAt, reader })
  if (scope.document?.hidden) write(key)
  else whenIdle(() => write(key), patience)
}

/** What waits of a read is not saved: there is no such thing any more. */
export const dropPendingCopy = (queryKey: readonly unknown[]): void => void pending.delete(keyText(queryKey))
