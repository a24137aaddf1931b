// The constants that the first screen needs; numbers are those of docs/requirements.md.
// Plain values: any side may import them.

export const limits = {
  /** Milliseconds before an API call is given up. R-WIRE-4. */
  apiTimeout: 20_000,
  /** Milliseconds between two socket heartbeats. R-LIVE-1. */
  heartbeat: 30_000,
  /** Seconds before another verification code can be asked for. R-CODE-2. */
  codeResend: 60,
  /** Milliseconds that the goal sound plays. R-MATCH-7. */
  goalSound: 6_000,
  /** Milliseconds in which code 700 is shown at most once. R-WIRE-7. */
  authLostDebounce: 2_000,
  /** Pixels from which the desktop layout is used. R-SHELL-2. */
  desktopWidth: 992,
  /** CSS pixels up to which a screen is sent to the host for phones, when the operator has one. R-SHELL-3. */
  mobileRedirectWidth: 500,
  /** Pixels scrolled after which the back-to-top button hides on /main, /football, /basketball. R-SHELL-4. */
  backToTopScroll: 60,
  /** Milliseconds before a page chunk that does not arrive becomes a failure page. R-SHELL-5. */
  chunkTimeout: 120_000,
  /** Milliseconds after which a loading page says that it is slow. */
  chunkSlow: 10_000,
  /** Characters that a search takes, counted as people see them. R-SEARCH-1. */
  searchLength: 10,
  /** Entries of the hot-search list. R-SEARCH-3. */
  hotSearches: 10,
  /** Entries kept of a device's own searches. */
  searchHistory: 10,
  /** Rows of one page of a list call. */
  pageSize: 50,
  /** Most rows that one list call answers. */
  pageSizeMax: 2_000,
  /** Bytes that named packs and saved answers may take on a device together. R-OFFLINE-4. */
  offlineBudget: 50 * 1024 * 1024,
  /** Bytes of that for answers that were saved in passing. R-OFFLINE-4. */
  copyBudget: 10 * 1024 * 1024,
  /** Days of the schedule that a device keeps: of what is followed, and of everything. */
  packDaysFollowed: 14,
  packDays: 3,
  /** Results, and news, that a device keeps. */
  packResults: 50,
  packNews: 50,
  /** Most follows that one device may keep with its subscription; a longer list is 'invalid-input'. */
  followsPerDevice: 500,
  /** Bytes of one incoming socket message. R-LIVE-4. */
  socketPayload: 4_096,
  /** Bytes waiting for a slow reader before its socket is dropped. R-LIVE-4. */
  socketBacklog: 65_536,
  /** Messages a channel remembers for `resume`. R-LIVE-2. */
  channelHistory: 300,
  /** Milliseconds a channel remembers a message for `resume`. R-LIVE-2. */
  channelHistoryAge: 120_000,
  /** Seconds that a push service may keep an alert. R-PUSH-1. */
  pushTtl: 300,
  /** Milliseconds that a push service is left alone at most, however long it asks for. */
  retryAfter: 300_000,
  /** Tests that one device may ask for in a minute. */
  pushTests: 6,
  /** Bytes of one push payload before encryption. R-PUSH-1. */
  pushPayload: 3_500,
  /** Notices that 'since you left' answers at most. */
  sinceNotices: 50,
  /** Milliseconds after which a score that was not refreshed says its age. R-MATCH-5. */
  staleAfter: 30_000,
  /** Milliseconds after which a score loses its live colour. R-MATCH-5. */
  deadAfter: 300_000,
  /** Bytes that a publishing browser has on their way at most; with more it leaves out frames up to the next key frame. */
  ingestWindow: 1_048_576,
} as const

export const langs = ['zh', 'en', 'vi'] as const
export type Lang = (typeof langs)[number]
