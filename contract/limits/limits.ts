// Constants that the first screen needs, from docs/requirements.md.
// Plain values: any side may import them.

export const limits = {
  /** Timeout of an API call, in milliseconds. R-WIRE-4. */
  apiTimeout: 20_000,
  /** Milliseconds between two socket heartbeats. R-LIVE-1. */
  heartbeat: 30_000,
  /** Seconds before another verification code can be requested. R-CODE-2. */
  codeResend: 60,
  /** Duration of the goal sound, in milliseconds. R-MATCH-7. */
  goalSound: 6_000,
  /** Milliseconds in which code 700 is shown at most once. R-WIRE-7. */
  authLostDebounce: 2_000,
  /** Minimum width of the desktop layout, in pixels. R-SHELL-2. */
  desktopWidth: 992,
  /** Maximum width, in CSS pixels, at which a screen is redirected to the phone host, if the operator has one. R-SHELL-3. */
  mobileRedirectWidth: 500,
  /** Pixels scrolled after which the back-to-top button hides on /main, /football, /basketball. R-SHELL-4. */
  backToTopScroll: 60,
  /** Milliseconds before a page chunk that does not load shows the failure page. R-SHELL-5. */
  chunkTimeout: 120_000,
  /** Milliseconds after which a loading page shows that it is slow. */
  chunkSlow: 10_000,
  /** Length of a search, in user-perceived characters. R-SEARCH-1. */
  searchLength: 10,
  /** Entries of the hot-search list. R-SEARCH-3. */
  hotSearches: 10,
  /** Searches stored in a device's own history. */
  searchHistory: 10,
  /** Rows per page of a list call. */
  pageSize: 50,
  /** Maximum rows that one list call returns. */
  pageSizeMax: 2_000,
  /** Bytes that named packs and cached responses may use on a device together. R-OFFLINE-4. */
  offlineBudget: 50 * 1024 * 1024,
  /** The part of it for responses cached while browsing, in bytes. R-OFFLINE-4. */
  copyBudget: 10 * 1024 * 1024,
  /** Days of the schedule stored on a device: of followed matches, and of all. */
  packDaysFollowed: 14,
  packDays: 3,
  /** Results and news articles stored on a device. */
  packResults: 50,
  packNews: 50,
  /** Maximum follows stored with one device's subscription; a longer list is 'invalid-input'. */
  followsPerDevice: 500,
  /** Size of one incoming socket message, in bytes. R-LIVE-4. */
  socketPayload: 4_096,
  /** Bytes buffered for a slow reader before its socket is dropped. R-LIVE-4. */
  socketBacklog: 65_536,
  /** Messages that a channel stores for `resume`. R-LIVE-2. */
  channelHistory: 300,
  /** Milliseconds that a channel stores a message for `resume`. R-LIVE-2. */
  channelHistoryAge: 120_000,
  /** TTL of an alert at the push service, in seconds. R-PUSH-1. */
  pushTtl: 300,
  /** Maximum back-off from a push service, in milliseconds, whatever its Retry-After. */
  retryAfter: 300_000,
  /** Test alerts of one device per minute. */
  pushTests: 6,
  /** Size of one push payload before encryption, in bytes. R-PUSH-1. */
  pushPayload: 3_500,
  /** Maximum notices that 'since you left' returns. */
  sinceNotices: 50,
  /** Milliseconds without an update after which a score shows its age. R-MATCH-5. */
  staleAfter: 30_000,
  /** Milliseconds after which a score loses its live colour. R-MATCH-5. */
  deadAfter: 300_000,
  /** Maximum bytes in flight from a publishing browser; above that it drops frames up to the next key frame. */
  ingestWindow: 1_048_576,
} as const

export const langs = ['zh', 'en', 'vi'] as const
export type Lang = (typeof langs)[number]
