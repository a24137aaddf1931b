// Responses that wait to be stored for offline use: each is written when the browser is idle, and all at once when the page is hidden
// or left, because it may not come back.
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

/** Milliseconds after which a busy page writes a copy anyway, so that a user who leaves after a second finds it offline. */
const patience = 250
/** The used part of `window`; also read in tests, which have none. */
const scope = globalThis as Scope
/** By the text of their keys: of two responses to one read the later is written. */
const pending = new Map<string, PendingCopy>()
let isWatching = false

let copies: Promise<typeof import('../packs/copies.ts')> | undefined
/** Loads the module once for all copies; a failed import is retried for the next copy. */
function loadCopies(): Promise<typeof import('../packs/copies.ts')> {
  copies ??= import('../packs/copies.ts').catch((error: unknown) => {
    copies = undefined
    throw error
  })
  return copies
}

/** Called with the first copy. */
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
    .catch((error: unknown) => console.warn('offline copy write failed', error))
}

/** Stores a response for offline use, unless the account that requested it has changed by then. */
export function saveLater(queryKey: readonly unknown[], data: unknown, savedAt: number, reader = readerNow()): void {
  if (typeof indexedDB === 'undefined') return
  watchPage()
  const key = keyText(queryKey)
  pending.set(key, { queryKey, data, savedAt, reader })
  if (scope.document?.hidden) write(key)
  else whenIdle(() => write(key), patience)
}

/** Drops a pending copy whose content the server has deleted. */
export const dropPendingCopy = (queryKey: readonly unknown[]): void => void pending.delete(keyText(queryKey))
