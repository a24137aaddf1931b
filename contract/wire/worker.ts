// What a page and its service worker say to each other. Plain types and constants.

export type PageToWorker =
  /** The waiting worker may take over (workbox-window's own message). */
  | { type: 'SKIP_WAITING' }
  /** To the worker that is in: its successor was asked for, and comes once nothing is under way here. */
  | { type: 'give-way' }
  /** What the page is drawn by, so that the worker keeps the right rendered copies and words its fallback. */
  | { type: 'context'; lang: string; theme: string; tz: string; hide: boolean; guided: boolean }
  /** The answer to what came with a port: this page works. */
  | { type: 'alive' }

export type WorkerToPage =
  /** A notification of this page's scope was tapped: go there. */
  | { type: 'navigate'; path: string }
  /** A new worker asks whether the page works; one that does not answer is replaced without being asked. */
  | { type: 'alive' }

/** On every answer of the server: what lacks it came from somebody on the way, as a network that wants a login does. */
export const siteHeader = 'x-grandstand'

/** Tag of the one Background Sync registration. */
export const outboxSyncTag = 'outbox'
/** Tag of the periodic background sync that refreshes packs, where the browser grants it. */
export const packsSyncTag = 'packs'
/** Names of the caches, without the build suffix. `packPictures` belongs to the packs and outlives every worker. */
export const cacheNames = { screens: 'screens', pictures: 'pictures', packPictures: 'pack-pictures' } as const

/** /shell.json: the texts of the shell by address, each with the revision that the worker's manifest gives it. */
export type ShellPack = Record<string, readonly [revision: string | null, text: string]>
