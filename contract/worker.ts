// What a page and its service worker say to each other. Plain types and constants.

export type PageToWorker =
  /** The waiting worker may take over (workbox-window's own message). */
  | { type: 'SKIP_WAITING' }
  /** Language, theme and zone of the page, so that the worker keeps the right rendered copies and words its fallback. */
  | { type: 'context'; lang: string; theme: string; tz: string }
  /** Keep the server's rendered first screens for offline starts. */
  | { type: 'keep-screens' }

export type WorkerToPage =
  /** A notification of this page's scope was tapped: go there. */
  | { type: 'navigate'; path: string }
  /** Background Sync woke the worker: the page's outbox may be flushed by the worker; show the result. */
  | { type: 'outbox-flushed'; sent: number; kept: number }

/** Tag of the one Background Sync registration. */
export const outboxSyncTag = 'outbox'
/** Names of the caches, without the build suffix. */
export const cacheNames = { shell: 'shell', screens: 'screens', data: 'data', pictures: 'pictures' } as const
