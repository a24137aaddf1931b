// Messages between a page and its service worker. Plain types and constants.

export type PageToWorker =
  /** The waiting worker may activate (workbox-window's own message). */
  | { type: 'SKIP_WAITING' }
  /** To the active worker: the page requested its successor, which activates once no work is in progress here. */
  | { type: 'give-way' }
  /** The page's rendering context, with which the worker selects rendered copies and localizes its fallback. */
  | { type: 'context'; lang: string; theme: string; tz: string; hide: boolean; guided: boolean }
  /** Reply to a message that came with a port: this page is alive. */
  | { type: 'alive' }

export type WorkerToPage =
  /** A notification of this page's scope was tapped: navigate there. */
  | { type: 'navigate'; path: string }
  /** A new worker checks that the page works; a page that does not reply is replaced without consent. */
  | { type: 'alive' }

/** Set on every response of the server: a response without it comes from an intermediary, such as a captive portal. */
export const siteHeader = 'x-grandstand'

/** Tag of the one Background Sync registration. */
export const outboxSyncTag = 'outbox'
/** Tag of the periodic background sync that refreshes packs, where the browser grants it. */
export const packsSyncTag = 'packs'
/** Cache names, without the build suffix. `packPictures` belongs to the packs and outlives every worker. */
export const cacheNames = { screens: 'screens', pictures: 'pictures', packPictures: 'pack-pictures' } as const

/** /shell.json: the texts of the shell by URL, each with its revision in the worker's manifest. */
export type ShellPack = Record<string, readonly [revision: string | null, text: string]>
